<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>LobbyPage</name>
    <message numerus="yes">
        <source>Waiting for %n more player(s).</source>
        <translation>
            <numerusform>Waiting for %n more player.</numerusform>
            <numerusform>Waiting for %n more players.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LogAndChat</name>
    <message numerus="yes">
        <source>%n new line(s)</source>
        <comment>of chat</comment>
        <translation>
            <numerusform>%n new line</numerusform>
            <numerusform>%n new lines</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RulesPage</name>
    <message numerus="yes">
        <source>%n place(s)</source>
        <comment>search results</comment>
        <translation>
            <numerusform>%n place</numerusform>
            <numerusform>%n places</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <comment>played so far</comment>
        <translation>
            <numerusform>%n turn</numerusform>
            <numerusform>%n turns</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unfinished game(s)</source>
        <comment>between computers</comment>
        <translation>
            <numerusform>%n unfinished game</numerusform>
            <numerusform>%n unfinished games</numerusform>
        </translation>
    </message>
</context>
</TS>
