"""A hostile host on a network: multicast packets that keep to no rule but the form of DNS.

python -m tests.lan.hostile OWN-ADDRESS KIND …, where KIND is one of
flood COUNT NETWORK | many NETWORK | outside ADDRESS … | named ID ADDRESS PORT

Sends its adverts, says so, and but for a flood sends them again to whoever asks, until killed.
"""

import json
import secrets
import socket
import sys
from collections.abc import Iterable, Iterator
from ipaddress import ip_address, ip_network

from net.discovery import print_advert, txt_record
from tests.hostile import HOSTILE_NAMES
from tests.net.discovery.adverts import advert

MULTICAST = ("224.0.0.251", 5353)
SERVICE = b"\x0b_samurai-qt\x04_tcp\x05local\x00"
LIFETIME = (120).to_bytes(4, "big")
PTR, TXT, SRV, A = 12, 16, 33, 1


def answer(record: bytes, port: int, addresses: Iterable[str]) -> bytes:
    """A packet that holds one whole advert: what it says, its port, its addresses."""
    label = secrets.token_hex(8).encode()
    instance = bytes((len(label),)) + label + SERVICE
    host = bytes((len(label),)) + label + b"\x05local\x00"
    records = [
        (SERVICE, PTR, instance),
        (instance, SRV, bytes(4) + port.to_bytes(2, "big") + host),
        (instance, TXT, record),
        *((host, A, ip_address(address).packed) for address in addresses),
    ]
    head = b"\x00\x00\x84\x00\x00\x00" + len(records).to_bytes(2, "big") + bytes(4)
    return head + b"".join(
        name + kind.to_bytes(2, "big") + b"\x00\x01" + LIFETIME + len(said).to_bytes(2, "big") + said
        for name, kind, said in records
    )


def hosts(network: str) -> list[str]:
    """Every address of a network."""
    return [str(host) for host in ip_network(network).hosts()]


def packets(kind: str, *words: str) -> Iterator[bytes]:
    """What is sent."""
    if kind == "flood":
        everybody = hosts(words[1])
        for number in range(int(words[0])):
            false = advert(table=secrets.token_bytes(8), host_key=secrets.token_bytes(8))
            yield answer(print_advert(false), 4000 + number % 1000, [everybody[number % len(everybody)]])
    elif kind == "many":
        yield answer(print_advert(advert(table=secrets.token_bytes(8))), 4001, hosts(words[0])[:60])
    elif kind == "outside":
        yield answer(print_advert(advert(table=secrets.token_bytes(8))), 4002, words)
    else:
        table, address, port = bytes.fromhex(words[0]), words[1], int(words[2])
        for name in HOSTILE_NAMES:
            honest = txt_record.split(print_advert(advert(table=table, host_key=secrets.token_bytes(8))))
            record = txt_record.join({**honest, "table": name.encode(), "host": name.encode()})
            yield answer(record, port, [address])


def main(own: str, kind: str, *words: str) -> None:
    """Send everything, and what is no flood again at every question."""
    membership = socket.inet_aton(MULTICAST[0]) + socket.inet_aton(own)
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as hostile:
        hostile.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        hostile.bind(("", MULTICAST[1]))
        hostile.setsockopt(socket.IPPROTO_IP, socket.IP_ADD_MEMBERSHIP, membership)
        hostile.setsockopt(socket.IPPROTO_IP, socket.IP_MULTICAST_IF, socket.inet_aton(own))
        hostile.setsockopt(socket.IPPROTO_IP, socket.IP_MULTICAST_LOOP, 0)
        said = [*packets(kind, *words)]
        send(hostile, said)
        print(json.dumps({"event": "sent"}), flush=True)
        while packet := hostile.recv(65536):
            is_question = not packet[2] & 0x80
            if is_question and kind != "flood":
                send(hostile, said)


def send(hostile: socket.socket, said: list[bytes]) -> None:
    for packet in said:
        hostile.sendto(packet, MULTICAST)


if __name__ == "__main__":
    main(*sys.argv[1:])
