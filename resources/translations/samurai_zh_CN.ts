<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>ActionBar</name>
    <message>
        <source>Pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redo</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CoverScreen</name>
    <message>
        <source>Pass the computer to %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The hand stays covered until then.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I am %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FigureButton</name>
    <message>
        <source>%1: %2 left</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FigureTray</name>
    <message>
        <source>Figures to place</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HandScreen</name>
    <message>
        <source>Your hand</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>KindsCard</name>
    <message>
        <source>Set aside: {number}; with four the game ends.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{figures}: {left} of {all} on the map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{text}; nobody leads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{text}; {player} leads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Still on the map, of {number} each</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set aside</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LanguageBox</name>
    <message>
        <source>As the system</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LogPanel</name>
    <message>
        <source>Log</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the log</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fold the log away</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>NewGamePage</name>
    <message>
        <source>New game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seats go clockwise. Who plays first is rolled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Usual rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>OpeningChooser</name>
    <message>
        <source>{player}, choose five tiles to begin with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose five tiles to begin with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Begin with these five</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay all back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The other fifteen are shuffled face down.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{number} of 5: {tiles}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>samurai</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fast 侍</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>exchanges</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ronin and ships, fast 侍</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Samurai</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Options</name>
    <message>
        <source>Edition</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Captures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opening hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Figures on the map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Captured figures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cities all differ</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ties count as most</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both editions play alike; words and the picture at the end differ.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When a surrounded settlement gives up its figures.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How each player comes by the first five tiles.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who puts the figures in cities and villages.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether all see how many figures each player has taken.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No two cities may hold the same pair of figures.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players tied for the most of a kind all have the most of it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>yes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2015: castles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1998: high helmets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at the end of the turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>after each tile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>chosen</source>
        <comment>the opening hand</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>drawn</source>
        <comment>the opening hand</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>placed in turn</source>
        <comment>the figures</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dealt at random</source>
        <comment>the figures</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hidden</source>
        <comment>captured figures</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>open</source>
        <comment>captured figures</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Castles, Buddhas and rice; leaders take a leader token.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>High helmets, Buddhas and rice fields.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Figures are taken once the turn is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Figures are taken as soon as a tile surrounds them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each player secretly chooses five of the twenty tiles.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each player draws five tiles.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players place them one by one: cities first, then villages.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The figures are dealt, and the first turn follows at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They stand behind the screens until the end.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everyone&apos;s counts are shown during play.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cities may hold the same pair.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every city holds another pair, as one printed text says.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only a player with more than all others leads a kind.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ties count when seeking a player with the most of two kinds, as one 1998 text says.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PageHeader</name>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PlayerCard</name>
    <message>
        <source>Captured figures are hidden behind the screen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Captured: {figures}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In hand: {hand}; in stock: {stock}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>thinking</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to play</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PlayersPanel</name>
    <message>
        <source>Players</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Reasons</name>
    <message>
        <source>The game is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is another player&apos;s turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That can&apos;t be done at this point of the game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You don&apos;t have this tile in hand: {tile}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every tile of this kind has been shown already: {tile}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This player has no more tiles in hand this turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only one tile without 侍 may be placed in a turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That tile ended the game: nothing may follow it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{tile_first} isn&apos;t put on an empty hex: it exchanges.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{hex} is a settlement: tiles go on the hexes around it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A ship goes on the sea: {hex} is land.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{tile_first} goes on land: {hex} is sea.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{hex} already holds a tile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no such figure in {hex}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both figures stand in {hex}: the swap would change nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both figures are of one kind: the swap would change nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{hex} would hold two figures of one kind.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no tile on {hex} to take.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tile on {hex} is another player&apos;s.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tiles with 侍, ships and the ronin, can&apos;t be moved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This tile can&apos;t be moved itself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You can place a tile, so you may not pass.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{hex} has all its figures.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Figures stand in villages, cities and Edo only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cities are filled before the villages.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A city takes two figures of different kinds.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No {figures} are left to place.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No two cities may hold the same pair of figures at this table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An opening hand has five tiles.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An opening hand is chosen from your own twenty tiles.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This opening hand has been chosen already.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RulesPage</name>
    <message>
        <source>Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n place(s)</source>
        <comment>search results</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>Plays at this computer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Person</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bot: {level}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Person or bot</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>Settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Theme</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn of the map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As large as the window allows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>North up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reduce motion: show where every piece ends at once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep the hand sorted</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>A board game by Reiner Knizia</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TileButton</name>
    <message>
        <source>Empty place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, chosen</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Verdict</name>
    <message>
        <source> </source>
        <comment>between two sentences</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{numbers}.</source>
        <comment>as in: Ann 4, Bea 3.</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two or three leader tokens win.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The most of two or three kinds wins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The most of two or three kinds wins; those tied for the most count here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only players with exactly one leader token stay in.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only players with the most of exactly one kind stay in.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of these, most figures of the other two kinds.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Most figures in all.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Still level at {number}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who gives up loses.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} wins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{players} share the victory.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody has that.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{players} stay in.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody has one: all stay in.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody drops out.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>WelcomePage</name>
    <message>
        <source>Welcome</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your colour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You can change all of this in the settings at any time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Continue</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>{player} takes {figure} in {place}, {most} to {next}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{figure} in {place} is set aside: nobody has influence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{figure} in {place} is set aside: {players} tie at {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is captured</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game ends: the last figure of a kind leaves the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game ends: four figures stand set aside</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} is the first player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} has chosen five tiles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} puts {figure} in {place}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} passes: no tile can be placed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} places {tile} on {hex}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} swaps {figure} in {place} with {other} in {other_place}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} moves a tile from {origin} to {destination}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>high helmet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>castle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Buddha</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rice field</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>high helmets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>castles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Buddhas</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rice fields</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rice</source>
        <comment>the kind of figure</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the high helmet</source>
        <comment>as in: Ann takes the high helmet</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the castle</source>
        <comment>as in: Ann takes the castle</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the Buddha</source>
        <comment>as in: Ann takes the Buddha</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the rice field</source>
        <comment>as in: Ann takes the rice field</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the rice</source>
        <comment>as in: Ann takes the rice</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{number} {figures}</source>
        <comment>as in: 3 castles</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 tile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{number} tiles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>figure exchange</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>switch</source>
        <comment>the tile</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>token exchange</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>move</source>
        <comment>the tile</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{tile} {strength}</source>
        <comment>as in: samurai 2</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Swaps any two figures on the board, then leaves the game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Takes the place of one of your tiles without 侍, which goes to another empty land hex.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>land</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sea</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>village</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>city</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>capital</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{first} {second}</source>
        <comment>two sentences</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>samurai</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ronin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ship</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Adds {strength} to every figure beside it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Adds {strength} to {figures} beside it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Goes on the sea.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Goes on land.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only one tile without 侍 a turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bears the character 侍: as many a turn as you like.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fast 侍: as many a turn as you like.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kyoto</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Akita</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sapporo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{place} ({hex})</source>
        <comment>as in: Kyoto (l15)</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{hex}, {kind}</source>
        <comment>as in: n12, land</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>random</source>
        <comment>a bot&apos;s level</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>greedy</source>
        <comment>a bot&apos;s level</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>novice</source>
        <comment>a bot&apos;s level</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>easy</source>
        <comment>a bot&apos;s level</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hard</source>
        <comment>a bot&apos;s level</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>master</source>
        <comment>a bot&apos;s level</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plays any legal turn, without a thought.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Takes the turn that gains most influence now and never looks further.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plays for what lies before it: a fair first opponent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looks ahead a little and errs often.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looks ahead and knows what you may still hold.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Thinks longest and gives nothing away.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>person</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bot, {level}</source>
        <comment>as in: bot, hard</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>program {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>caretaker</source>
        <comment>a fixed policy that plays a seat nobody holds</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>red</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>blue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>yellow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>green</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, </source>
        <comment>between names in a row</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{names} and {last}</source>
        <comment>the end of names in a row</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} {number}</source>
        <comment>as in: Ann 4</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{number} figures stand set aside; four end the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every player passed in a row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The players agreed to end the game here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} resigned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} forfeited the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} leads with {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody leads: none was captured</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody leads: {players} tie at {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} wins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{players} share the victory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last figure of one kind has left the board: {figures}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last figures of these kinds have left the board: {figures}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
