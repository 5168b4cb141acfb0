"""256 short English words to read out: no two start with the same four letters or differ by one letter alone."""

_LIST = """
    actor agent alarm album amber anchor angle apron arena atlas attic autumn avenue baker ballad bamboo
    banjo barrel beacon beetle bench berry bishop blanket bonfire border bottle boulder breeze bridge
    bronze bubble bucket buffalo button cabin cactus camel canoe carpet castle cavern cedar cello cherry
    chimney cinema circus clover cobra coconut coffee comet copper coral cotton cousin cowboy cradle
    crayon cricket crystal cuckoo curtain cushion daisy dancer denim desert diamond doctor dolphin
    donkey dragon drawer dynamo echo eclipse elbow emerald engine equator evening falcon family feather
    fiddle finger flannel flute forest fossil fox fungus galaxy garden garlic giant giraffe glacier
    gorilla granite guitar hammer harvest helmet hermit holiday horizon hotel hurdle iceberg igloo
    indigo insect iris island ivory jacket jaguar jasmine jelly jigsaw judge kernel kimono kitchen kiwi
    knight koala ladder lagoon lantern laptop lemon leopard lizard llama lobster lotus lunch magnet
    mango maple marble meadow melody mirror mitten monsoon moth museum mustard napkin nectar nickel
    ninja noodle nutmeg oasis oatmeal ocean octopus olive onion opera orbit orchid otter oven oxygen
    paddle palace panda paper parrot pebble pelican pencil piano picnic pigeon pilot pirate planet plaza
    pony poplar potato prism pumpkin puppet pyramid quartz quilt quiver rabbit radar radish ribbon robin
    rooster ruby runway salmon sandal satin scarf school sesame shadow shelter sherbet silver siren sofa
    spider statue sugar summit sunset swallow syrup tailor teapot temple thunder tiger toast tomato
    tornado tractor trumpet tulip tunnel turtle tuxedo uncle unicorn vacuum valley vanilla vessel violin
    volcano voyage vulture waffle walnut whisper window wolf yacht yogurt zenith zigzag
"""
WORDS = tuple(_LIST.split())


def spell(data: bytes) -> tuple[str, ...]:
    """A word for each byte."""
    return tuple(WORDS[byte] for byte in data)
