<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>ActionBar</name>
    <message>
        <source>Pass</source>
        <translation>跳过</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>结束回合</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>重做</translation>
    </message>
</context>
<context>
    <name>AuditBar</name>
    <message>
        <source>Checking the game</source>
        <translation>正在检查这局游戏</translation>
    </message>
    <message>
        <source>All open what they had sealed, and each computer checks everything again.</source>
        <translation>所有人公开封存的板块，每台电脑都重新检查一遍。</translation>
    </message>
    <message>
        <source>Kept as {file}.</source>
        <translation>已存为 {file}。</translation>
    </message>
</context>
<context>
    <name>Bots</name>
    <message>
        <source>The bot could not be started: {detail}.</source>
        <translation>无法启动电脑玩家：{detail}。</translation>
    </message>
    <message>
        <source>The bot&apos;s program ended ({detail}).</source>
        <translation>电脑玩家的程序已结束（{detail}）。</translation>
    </message>
    <message>
        <source>The bot gave no answer within {detail} s.</source>
        <translation>电脑玩家在 {detail} 秒内没有回答。</translation>
    </message>
    <message>
        <source>The bot gave a wrong answer: {detail}.</source>
        <translation>电脑玩家给出了错误的回答：{detail}。</translation>
    </message>
    <message>
        <source>The bot spoke without being asked: {detail}.</source>
        <translation>电脑玩家在未被询问时发言：{detail}。</translation>
    </message>
    <message>
        <source>The bot wrote a line of more than {detail} bytes.</source>
        <translation>电脑玩家写出了超过 {detail} 字节的一行。</translation>
    </message>
    <message>
        <source>The bot&apos;s program closed its output.</source>
        <translation>电脑玩家的程序关闭了输出。</translation>
    </message>
    <message>
        <source>This program has no bot ‘{detail}’.</source>
        <translation>本程序没有名为“{detail}”的电脑玩家。</translation>
    </message>
</context>
<context>
    <name>ChatPanel</name>
    <message>
        <source>A spectator</source>
        <translation>旁观者</translation>
    </message>
    <message>
        <source>{name}: {text}</source>
        <comment>a line of chat</comment>
        <translation>{name}：{text}</translation>
    </message>
    <message>
        <source>Chat</source>
        <translation>聊天</translation>
    </message>
    <message>
        <source>Say something</source>
        <translation>说点什么</translation>
    </message>
    <message>
        <source>Only players speak at the table</source>
        <translation>只有玩家可以发言</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>发送</translation>
    </message>
</context>
<context>
    <name>CodeDialog</name>
    <message>
        <source>Room code</source>
        <translation>房间密码</translation>
    </message>
    <message>
        <source>That was not the room code</source>
        <translation>房间密码不对</translation>
    </message>
    <message>
        <source>This table asks for a room code</source>
        <translation>这张牌桌需要房间密码</translation>
    </message>
    <message>
        <source>The host knows it. Capitals, spaces and signs make no difference.</source>
        <translation>房主知道密码。大小写、空格和符号不作区分。</translation>
    </message>
    <message>
        <source>Join</source>
        <translation>加入</translation>
    </message>
</context>
<context>
    <name>CompassRose</name>
    <message>
        <source>North; press to turn the map</source>
        <translation>北；按下可旋转地图</translation>
    </message>
    <message>
        <source>Turn the map</source>
        <translation>旋转地图</translation>
    </message>
</context>
<context>
    <name>CoverScreen</name>
    <message>
        <source>Pass the computer to %1</source>
        <translation>请把电脑交给%1</translation>
    </message>
    <message>
        <source>The hand stays covered until then.</source>
        <translation>在此之前手牌保持遮住。</translation>
    </message>
    <message>
        <source>I am %1</source>
        <translation>我是%1</translation>
    </message>
</context>
<context>
    <name>EndPage</name>
    <message>
        <source>Rematch</source>
        <translation>再来一局</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>回放</translation>
    </message>
    <message>
        <source>Save the record…</source>
        <translation>保存记录…</translation>
    </message>
    <message>
        <source>See the map</source>
        <translation>查看地图</translation>
    </message>
    <message>
        <source>Back to start</source>
        <translation>回到开始页</translation>
    </message>
    <message>
        <source>Saved as {file}</source>
        <translation>已保存为 {file}</translation>
    </message>
</context>
<context>
    <name>FailureBar</name>
    <message>
        <source>{player}, a bot, gave no answer: {message}</source>
        <translation>电脑玩家{player}没有回答：{message}</translation>
    </message>
    <message>
        <source>Ask again</source>
        <translation>再问一次</translation>
    </message>
    <message>
        <source>Let this level play on</source>
        <translation>由这个级别接着玩</translation>
    </message>
    <message>
        <source>Level that plays on</source>
        <translation>接着玩的级别</translation>
    </message>
</context>
<context>
    <name>FigureButton</name>
    <message>
        <source>%1: %2 left</source>
        <translation>%1：剩 %2 个</translation>
    </message>
</context>
<context>
    <name>FigureTray</name>
    <message>
        <source>Figures to place</source>
        <translation>待放置的棋子</translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message>
        <source>{file} can&apos;t be written: {reason}.</source>
        <translation>{file} 无法写入：{reason}。</translation>
    </message>
    <message>
        <source>{file} can&apos;t be opened: {reason}.</source>
        <translation>{file} 无法打开：{reason}。</translation>
    </message>
    <message>
        <source>it is no game</source>
        <translation>它不是游戏文件</translation>
    </message>
    <message>
        <source>its end is missing</source>
        <translation>文件不完整</translation>
    </message>
    <message>
        <source>a newer version of the program wrote it</source>
        <translation>它由更新版本的程序写成</translation>
    </message>
    <message>
        <source>it is a game of another kind</source>
        <translation>它是另一种游戏文件</translation>
    </message>
    <message>
        <source>it is damaged</source>
        <translation>它已损坏</translation>
    </message>
    <message>
        <source>it is no sound record ({place})</source>
        <translation>它不是正确的记录（{place}）</translation>
    </message>
    <message>
        <source>The settings file was damaged and is now {file}; settings start anew.</source>
        <translation>设置文件已损坏，现在是 {file}；设置重新开始。</translation>
    </message>
    <message>
        <source>{file}: {name} had no usable value.</source>
        <translation>{file}：{name} 没有可用的值。</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>磁盘已满</translation>
    </message>
    <message>
        <source>permission is denied</source>
        <translation>没有权限</translation>
    </message>
    <message>
        <source>nothing can be written there</source>
        <translation>那里无法写入</translation>
    </message>
    <message>
        <source>there is no such file or folder</source>
        <translation>没有这个文件或文件夹</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <translation>它是文件夹</translation>
    </message>
</context>
<context>
    <name>Games</name>
    <message>
        <source>The last game can&apos;t be taken up again: {fault}. The file is kept as {file}.</source>
        <translation>上一局游戏无法继续：{fault}。文件保留为 {file}。</translation>
    </message>
    <message>
        <source>Saved as {file}</source>
        <translation>已保存为 {file}</translation>
    </message>
</context>
<context>
    <name>Guidance</name>
    <message>
        <source>The game is over.</source>
        <translation>游戏已结束。</translation>
    </message>
    <message>
        <source>Waiting for the others to confirm your turn.</source>
        <translation>正在等待其他人确认你的回合。</translation>
    </message>
    <message>
        <source>{player} is thinking</source>
        <translation>{player}正在思考</translation>
    </message>
    <message>
        <source>{player} is next</source>
        <translation>接下来是{player}</translation>
    </message>
    <message>
        <source>Choose the five tiles you start with.</source>
        <translation>选择你的五块起始板块。</translation>
    </message>
    <message>
        <source>{player}: {guidance}</source>
        <comment>as in: Ann: Choose a tile.</comment>
        <translation>{player}：{guidance}</translation>
    </message>
    <message>
        <source>Waiting for {names}</source>
        <translation>正在等待{names}</translation>
    </message>
    <message>
        <source>You have no tile on the board that could be taken.</source>
        <translation>你在地图上没有可以拿起的板块。</translation>
    </message>
    <message>
        <source>No two figures can be exchanged now.</source>
        <translation>现在没有两个棋子可以互换。</translation>
    </message>
    <message>
        <source>No hex is free for this tile.</source>
        <translation>没有可以放这块板块的空格子。</translation>
    </message>
    <message>
        <source>Choose a figure, then a city for it: cities are filled first.</source>
        <translation>选择一个棋子，再选一个城镇：先放满城镇。</translation>
    </message>
    <message>
        <source>Choose a figure, then a village for it.</source>
        <translation>选择一个棋子，再选一个村庄。</translation>
    </message>
    <message>
        <source>Choose a hex for {tile}. Esc lays it back.</source>
        <translation>为{tile}选择一个格子。按 Esc 放回。</translation>
    </message>
    <message>
        <source>Choose the tile of yours that moves. Esc cancels.</source>
        <translation>选择你要移动的板块。按 Esc 取消。</translation>
    </message>
    <message>
        <source>Choose the hex it moves to. Esc goes back.</source>
        <translation>选择要移到的格子。按 Esc 返回。</translation>
    </message>
    <message>
        <source>Choose the first of the two figures to swap. Esc cancels.</source>
        <translation>选择要交换的第一个棋子。按 Esc 取消。</translation>
    </message>
    <message>
        <source>Choose the figure to swap it with. Esc goes back.</source>
        <translation>选择与它交换的棋子。按 Esc 返回。</translation>
    </message>
    <message>
        <source>None of your tiles can be placed: pass.</source>
        <translation>你没有能放的板块：请跳过。</translation>
    </message>
    <message>
        <source>Your turn: choose a tile, then a hex.</source>
        <translation>轮到你了：先选板块，再选格子。</translation>
    </message>
    <message>
        <source>End the turn, or take something back.</source>
        <translation>结束回合，或收回一步。</translation>
    </message>
    <message>
        <source>Add a tile with 侍, or end the turn.</source>
        <translation>再放一块带“侍”的板块，或结束回合。</translation>
    </message>
    <message>
        <source>Add more tiles, or end the turn.</source>
        <translation>继续放板块，或结束回合。</translation>
    </message>
</context>
<context>
    <name>HandScreen</name>
    <message>
        <source>Your hand</source>
        <translation>你的手牌</translation>
    </message>
</context>
<context>
    <name>HandsStrip</name>
    <message>
        <source>{tiles} unknown</source>
        <translation>{tiles}未知</translation>
    </message>
    <message>
        <source>no tiles</source>
        <translation>没有板块</translation>
    </message>
</context>
<context>
    <name>HelpOverlay</name>
    <message>
        <source>choose a tile of the hand, a figure in setup</source>
        <translation>选择手牌中的板块；准备阶段选择棋子</translation>
    </message>
    <message>
        <source>Arrows, Enter</source>
        <translation>方向键，Enter</translation>
    </message>
    <message>
        <source>go from hex to hex on the map, pick the hex</source>
        <translation>在地图上逐格移动，选定格子</translation>
    </message>
    <message>
        <source>lay the tile back, or go one step back in an exchange</source>
        <translation>放回板块，或在互换中退一步</translation>
    </message>
    <message>
        <source>undo, redo a step of the turn</source>
        <translation>撤销、重做回合中的一步</translation>
    </message>
    <message>
        <source>end the turn, or pass</source>
        <translation>结束回合，或跳过</translation>
    </message>
    <message>
        <source>ask for a hint, lay it out</source>
        <translation>请求提示，按提示摆出</translation>
    </message>
    <message>
        <source>sort the hand</source>
        <translation>整理手牌</translation>
    </message>
    <message>
        <source>zoom in, zoom out, show the whole map</source>
        <translation>放大、缩小、显示整张地图</translation>
    </message>
    <message>
        <source>pause, go on</source>
        <translation>暂停、继续</translation>
    </message>
    <message>
        <source>open or fold the log</source>
        <translation>打开或收起日志</translation>
    </message>
    <message>
        <source>go to the next control</source>
        <translation>移到下一个控件</translation>
    </message>
    <message>
        <source>Drag</source>
        <translation>拖动</translation>
    </message>
    <message>
        <source>a tile to a hex, or to another place in the hand</source>
        <translation>把板块拖到格子上，或拖到手牌中的另一处</translation>
    </message>
    <message>
        <source>Wheel, pinch</source>
        <translation>滚轮，双指</translation>
    </message>
    <message>
        <source>zoom; drag the map to move it, double-click to fit it</source>
        <translation>缩放；拖动地图可移动，双击可适应窗口</translation>
    </message>
    <message>
        <source>on a settlement to see who has influence there</source>
        <translation>村庄、城镇或江户，查看谁在那里有影响力</translation>
    </message>
    <message>
        <source>Point, or tap</source>
        <translation>指向，或轻触</translation>
    </message>
    <message>
        <source>Keys and gestures</source>
        <translation>按键与手势</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
</context>
<context>
    <name>HintCard</name>
    <message>
        <source>Looking for a good choice…</source>
        <translation>正在想一步好棋……</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>Close the hint</source>
        <translation>关闭提示</translation>
    </message>
    <message>
        <source>Close the hint (Esc)</source>
        <translation>关闭提示（Esc）</translation>
    </message>
</context>
<context>
    <name>HintSide</name>
    <message>
        <source>Take these five</source>
        <translation>选这五块</translation>
    </message>
    <message>
        <source>Take this figure</source>
        <translation>拿这种棋子</translation>
    </message>
    <message>
        <source>Lay it out</source>
        <translation>按此摆出</translation>
    </message>
</context>
<context>
    <name>Hints</name>
    <message>
        <source>Keeps {tiles} for later</source>
        <comment>as in: Keeps switch and move for later</comment>
        <translation>留着{tiles}以后再用</translation>
    </message>
    <message>
        <source>Waits: no figure on the map is touched</source>
        <translation>等待：不影响地图上的任何棋子</translation>
    </message>
    <message>
        <source>{tile} on {hex}</source>
        <comment>as in: samurai 2 on n12</comment>
        <translation>{tile} 放在 {hex}</translation>
    </message>
    <message>
        <source>{tile}: {figure} in {place} for {other} in {other_place}</source>
        <translation>{tile}：{place}的{figure}与{other_place}的{other}互换</translation>
    </message>
    <message>
        <source>{tile}: {taken} goes from {origin} to {destination}</source>
        <translation>{tile}：{taken} 从 {origin} 移到 {destination}</translation>
    </message>
    <message>
        <source>Wins the game: the last figure of a kind leaves the map</source>
        <translation>赢得这局：某种棋子的最后一个离开地图</translation>
    </message>
    <message>
        <source>Wins the game: four figures stand set aside</source>
        <translation>赢得这局：四个棋子放在一旁</translation>
    </message>
    <message>
        <source>Ends the game in a shared victory</source>
        <translation>结束游戏，共享胜利</translation>
    </message>
    <message>
        <source>Ends the game</source>
        <translation>结束游戏</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between what a turn does to figures in one place</comment>
        <translation>，</translation>
    </message>
    <message>
        <source>Closes {place}: {does}</source>
        <comment>as in: Closes Kyoto: wins the Buddha</comment>
        <translation>包围{place}：{does}</translation>
    </message>
    <message>
        <source>At {place}, one land hex open: {does}</source>
        <translation>{place}（还有 1 个陆地格子空着）：{does}</translation>
    </message>
    <message>
        <source>At {place}: {does}</source>
        <comment>as in: At Kyoto: leads the Buddha</comment>
        <translation>{place}：{does}</translation>
    </message>
    <message>
        <source>nobody gets {figure}</source>
        <translation>{figure}无人获得</translation>
    </message>
    <message>
        <source>others tie for {figure}</source>
        <translation>{figure}由他人打平</translation>
    </message>
    <message>
        <source>ties {figure} {own} to {most}</source>
        <comment>as in: ties the Buddha 2 to 2</comment>
        <translation>{figure} {own} 比 {most} 打平</translation>
    </message>
    <message>
        <source>leads {figure} {own} to {most}</source>
        <comment>as in: leads the Buddha 4 to 3</comment>
        <translation>{figure}以 {own} 比 {most} 领先</translation>
    </message>
    <message>
        <source>wins {figure} {own} to {most}</source>
        <comment>as in: wins the Buddha 4 to 3</comment>
        <translation>以 {own} 比 {most} 获得{figure}</translation>
    </message>
    <message>
        <source>keeps {player} from {figure} ({own} to {most})</source>
        <translation>不让{player}获得{figure}（{own} 比 {most}）</translation>
    </message>
    <message>
        <source>takes the lead for {figure} from {player} ({own} to {most})</source>
        <translation>{figure}反超{player}（{own} 比 {most}）</translation>
    </message>
    <message>
        <source>ends the lead of {player} for {figure}</source>
        <translation>{player}不再领先{figure}</translation>
    </message>
    <message>
        <source>ends the lead of {player} for {figure} ({own} to {most})</source>
        <translation>{figure}追平{player}（{own} 比 {most}）</translation>
    </message>
    <message>
        <source>strengthens the lead for {figure} ({own} to {most})</source>
        <translation>{figure}扩大领先（{own} 比 {most}）</translation>
    </message>
    <message>
        <source>catches up for {figure} ({own} to {most})</source>
        <translation>{figure}缩小差距（{own} 比 {most}）</translation>
    </message>
    <message>
        <source>leaves {figure} to {player} ({own} to {most})</source>
        <translation>把{figure}让给{player}（{own} 比 {most}）</translation>
    </message>
    <message>
        <source>gives up the lead for {figure} ({own} to {most})</source>
        <translation>放弃{figure}的领先（{own} 比 {most}）</translation>
    </message>
    <message>
        <source>{tile} is enough: {stronger} stays in hand</source>
        <translation>{tile} 已够：{stronger} 留在手中</translation>
    </message>
    <message>
        <source>{figure} in {place}</source>
        <comment>as in: castle in Kyoto</comment>
        <translation>{figure}放在{place}</translation>
    </message>
    <message>
        <source>Your hand is strongest in {figures}: {tiles}</source>
        <translation>手牌中{figures}最强：{tiles}</translation>
    </message>
    <message>
        <source>You hold tiles for {figures}: {tiles}</source>
        <translation>手中有{figures}的板块：{tiles}</translation>
    </message>
    <message>
        <source>You hold no tile for {figures} alone</source>
        <translation>手中没有专属{figures}的板块</translation>
    </message>
    <message>
        <source>Shares land with {places}, where {figures} stand too</source>
        <translation>与{places}共有陆地，那里也有{figures}</translation>
    </message>
    <message>
        <source>Takes {number} tiles on land to surround</source>
        <translation>陆地上放 {number} 块板块即可包围</translation>
    </message>
    <message>
        <source>Takes one tile on land to surround</source>
        <translation>陆地上放一块板块即可包围</translation>
    </message>
    <message>
        <source>{tiles}: for every kind of figure</source>
        <translation>{tiles}：影响每种棋子</translation>
    </message>
    <message>
        <source>{tiles}: much for one kind</source>
        <translation>{tiles}：对一种棋子作用大</translation>
    </message>
    <message>
        <source>{tiles}: beside any other tile in a turn</source>
        <translation>{tiles}：可与任何板块同一回合使用</translation>
    </message>
</context>
<context>
    <name>KindsCard</name>
    <message>
        <source>Set aside: {number}; with four the game ends.</source>
        <translation>放在一旁：{number}；满四个游戏结束。</translation>
    </message>
    <message>
        <source>{figures}: {left} of {all} on the map</source>
        <translation>{figures}：地图上还有 {left}／{all}</translation>
    </message>
    <message>
        <source>{text}; nobody leads</source>
        <translation>{text}；无人占多数</translation>
    </message>
    <message>
        <source>{text}; {player} leads</source>
        <translation>{text}；{player}占多数</translation>
    </message>
    <message>
        <source>Still on the map, of {number} each</source>
        <translation>仍在地图上，每种共 {number} 个</translation>
    </message>
    <message>
        <source>Set aside</source>
        <translation>放在一旁</translation>
    </message>
</context>
<context>
    <name>Lan</name>
    <message>
        <source>another game</source>
        <translation>另一种游戏</translation>
    </message>
    <message>
        <source>usual rules</source>
        <translation>常用规则</translation>
    </message>
    <message>
        <source>{option}: {choice}</source>
        <comment>as in: Captures: after each tile</comment>
        <translation>{option}：{choice}</translation>
    </message>
    <message>
        <source>Silent player</source>
        <translation>无响应的玩家</translation>
    </message>
    <message>
        <source>is waited for {time}</source>
        <translation>最多等待 {time}</translation>
    </message>
    <message>
        <source>1 hour</source>
        <translation>1 小时</translation>
    </message>
    <message>
        <source>{number} hours</source>
        <translation>{number} 小时</translation>
    </message>
    <message>
        <source>1 minute</source>
        <translation>1 分钟</translation>
    </message>
    <message>
        <source>{number} minutes</source>
        <translation>{number} 分钟</translation>
    </message>
    <message>
        <source>{number} seconds</source>
        <translation>{number} 秒</translation>
    </message>
    <message>
        <source>{taken} of {seats}</source>
        <comment>seats taken at a table</comment>
        <translation>{taken}/{seats}</translation>
    </message>
    <message>
        <source>Seats taken: {seats}</source>
        <translation>已入座：{seats}</translation>
    </message>
    <message>
        <source>bots, run by {name}&apos;s computer: {number}</source>
        <translation>由{name}的电脑运行的电脑玩家：{number}</translation>
    </message>
    <message>
        <source>joined by room code</source>
        <translation>凭房间密码加入</translation>
    </message>
    <message>
        <source>reconnecting, {time}</source>
        <comment>a player; the time since</comment>
        <translation>重连中，{time}</translation>
    </message>
    <message>
        <source>at this computer</source>
        <translation>在这台电脑上</translation>
    </message>
    <message>
        <source>connected</source>
        <translation>已连接</translation>
    </message>
    <message>
        <source>has left</source>
        <translation>已离开</translation>
    </message>
    <message>
        <source>caretaker plays</source>
        <translation>托管中</translation>
    </message>
    <message>
        <source>This computer is not connected to a network.</source>
        <translation>这台电脑没有连接到网络。</translation>
    </message>
    <message>
        <source>Port {place} is taken by another program.</source>
        <translation>端口 {place} 已被其他程序占用。</translation>
    </message>
    <message>
        <source>Port {place} can&apos;t be opened. Choose one from 1024 to 65535.</source>
        <translation>端口 {place} 无法打开。请选择 1024 到 65535 之间的端口。</translation>
    </message>
    <message>
        <source>Tables can&apos;t be looked for here: {place}. Joining by address still works.</source>
        <translation>这里无法查找牌桌：{place}。仍可通过地址加入。</translation>
    </message>
    <message>
        <source>No computer is known as {place}.</source>
        <translation>没有名为 {place} 的电脑。</translation>
    </message>
    <message>
        <source>No table is open at {place}.</source>
        <translation>{place} 上没有开放的牌桌。</translation>
    </message>
    <message>
        <source>{place} does not answer. A firewall may stand between.</source>
        <translation>{place} 没有回应。可能被防火墙挡住了。</translation>
    </message>
    <message>
        <source>What answers at {place} is no Samurai table.</source>
        <translation>{place} 上回应的不是《侍》的牌桌。</translation>
    </message>
    <message>
        <source>The connection to the table was lost.</source>
        <translation>与牌桌的连接断开了。</translation>
    </message>
    <message>
        <source>That table is played with {place}, which this version can&apos;t play with. Both need the same.</source>
        <translation>那张牌桌使用 {place}，与这个版本不能一起玩。双方需要相同的版本。</translation>
    </message>
    <message>
        <source>This table asks for a room code.</source>
        <translation>这张牌桌需要房间密码。</translation>
    </message>
    <message>
        <source>That is not the table&apos;s room code.</source>
        <translation>这不是该牌桌的房间密码。</translation>
    </message>
    <message>
        <source>This room code can&apos;t be used: it needs letters or digits.</source>
        <translation>这个房间密码不能用：需要字母或数字。</translation>
    </message>
    <message>
        <source>Type the address as host:port, as in 192.168.1.7:31603.</source>
        <translation>请按“主机:端口”输入地址，例如 192.168.1.7:31603。</translation>
    </message>
    <message>
        <source>All seats of that table are taken.</source>
        <translation>那张牌桌的座位已满。</translation>
    </message>
    <message>
        <source>That table has begun already. You can watch it.</source>
        <translation>那张牌桌已经开始。你可以旁观。</translation>
    </message>
    <message>
        <source>Too many are trying to get in. Try again in a moment.</source>
        <translation>太多人正在尝试加入。请稍后再试。</translation>
    </message>
    <message>
        <source>That table belongs to this computer.</source>
        <translation>那张牌桌就是这台电脑的。</translation>
    </message>
    <message>
        <source>Somebody else answers at {place} than the host that was called.</source>
        <translation>在 {place} 回应的不是所找的房主。</translation>
    </message>
    <message>
        <source>The table can&apos;t be kept on the disk: {place}.</source>
        <translation>牌桌无法保存到磁盘：{place}。</translation>
    </message>
    <message>
        <source>The players&apos; computers have come to different states of the game: {place}.</source>
        <translation>玩家的电脑对这局的记录不一致：{place}。</translation>
    </message>
    <message>
        <source>It did not work: {place}.</source>
        <translation>没有成功：{place}。</translation>
    </message>
    <message>
        <source>Playing on the network is not possible: {reason}.</source>
        <translation>无法进行网络游戏：{reason}。</translation>
    </message>
    <message>
        <source>{host} has sent you away from the table.</source>
        <translation>{host}请你离开了牌桌。</translation>
    </message>
    <message>
        <source>All seats were taken in the meantime.</source>
        <translation>座位刚刚已被坐满。</translation>
    </message>
    <message>
        <source>The game began without you.</source>
        <translation>游戏已开始，没有你的座位。</translation>
    </message>
    <message>
        <source>That table plays another game, or by rules this version doesn&apos;t know.</source>
        <translation>那张牌桌玩的是另一种游戏，或使用此版本不认识的规则。</translation>
    </message>
    <message>
        <source>The connection to {host} was lost. Join again when it is back.</source>
        <translation>与{host}的连接断开了。恢复后请重新加入。</translation>
    </message>
    <message>
        <source>{host} has closed the table.</source>
        <translation>{host}关闭了牌桌。</translation>
    </message>
    <message>
        <source>You know the name {name} from another computer. This may be their new computer, or somebody else: compare the words below aloud if you are not sure.</source>
        <translation>你在另一台电脑上见过{name}这个名字。这可能是对方的新电脑，也可能是别人：如果不确定，请念出下面的词语互相核对。</translation>
    </message>
    <message>
        <source>The table stopped: the computers came to different states of the game.</source>
        <translation>牌桌已停止：各台电脑得出的局面不一致。</translation>
    </message>
    <message>
        <source>The table stopped: {player} {fault}.</source>
        <comment>the fault follows the name</comment>
        <translation>牌桌已停止：{player}{fault}。</translation>
    </message>
    <message>
        <source>sent a message that is not signed by their key</source>
        <translation>发出的消息没有自己的签名</translation>
    </message>
    <message>
        <source>sent something that does not belong there</source>
        <translation>发出了不该在此出现的内容</translation>
    </message>
    <message>
        <source>sent something that can&apos;t be read</source>
        <translation>发出了无法读取的内容</translation>
    </message>
    <message>
        <source>let somebody come back who could not</source>
        <translation>让不能回来的人回来了</translation>
    </message>
    <message>
        <source>said both that a player is here and that they are gone</source>
        <translation>既说某玩家在，又说其已离开</translation>
    </message>
    <message>
        <source>tampered with a roll</source>
        <translation>在掷骰中做了手脚</translation>
    </message>
    <message>
        <source>played a tile that was not in hand</source>
        <translation>打出了不在手中的板块</translation>
    </message>
    <message>
        <source>showed another tile than the one sealed</source>
        <translation>亮出的板块与封存的不同</translation>
    </message>
    <message>
        <source>played one tile twice</source>
        <translation>把同一块板块打了两次</translation>
    </message>
    <message>
        <source>made a move that the rules forbid</source>
        <translation>走了规则不允许的一步</translation>
    </message>
    <message>
        <source>took tiles that were not to be had</source>
        <translation>拿了不能拿的板块</translation>
    </message>
    <message>
        <source>did not play with the twenty tiles</source>
        <translation>没有使用规定的二十块板块</translation>
    </message>
    <message>
        <source>came to another state of the game</source>
        <translation>得出了不同的局面</translation>
    </message>
    <message>
        <source>confirmed another move than the one made</source>
        <translation>确认的不是实际走的那一步</translation>
    </message>
    <message>
        <source>said two different things about one move</source>
        <translation>对同一步说了两种不同的话</translation>
    </message>
    <message>
        <source>Not verified: {fault}</source>
        <translation>未通过验证：{fault}</translation>
    </message>
    <message>
        <source>Not verified: {player} {fault}</source>
        <comment>the fault follows the name</comment>
        <translation>未通过验证：{player}{fault}</translation>
    </message>
    <message>
        <source>Not verified: {names} did not open</source>
        <translation>未通过验证：{names}没有公开</translation>
    </message>
    <message>
        <source>Verified</source>
        <translation>已验证</translation>
    </message>
    <message>
        <source>What could be checked was right: {steps} steps, {signatures} signatures.</source>
        <translation>能检查的都正确：{steps} 步，{signatures} 个签名。</translation>
    </message>
    <message>
        <source>Every hand, draw, move and capture was checked again: {envelopes} sealed tiles, {steps} steps, {signatures} signatures.</source>
        <translation>每副手牌、每次抽取、每一步和每次夺取都已重新检查：{envelopes} 块封存的板块，{steps} 步，{signatures} 个签名。</translation>
    </message>
</context>
<context>
    <name>LanGames</name>
    <message>
        <source>{name} has opened the table again.</source>
        <translation>{name}又开了这张牌桌。</translation>
    </message>
</context>
<context>
    <name>LanHostPage</name>
    <message>
        <source>Host a table</source>
        <translation>开一张牌桌</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>牌桌</translation>
    </message>
    <message>
        <source>Name of the table</source>
        <translation>牌桌名称</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>你的名字</translation>
    </message>
    <message>
        <source>Your colour</source>
        <translation>你的颜色</translation>
    </message>
    <message>
        <source>Room code</source>
        <translation>房间密码</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>玩家</translation>
    </message>
    <message>
        <source>Seat {number}</source>
        <translation>座位 {number}</translation>
    </message>
    <message>
        <source>Silent player</source>
        <translation>无响应的玩家</translation>
    </message>
    <message>
        <source>{name}&apos;s table</source>
        <translation>{name}的牌桌</translation>
    </message>
    <message>
        <source>Samurai</source>
        <translation>侍</translation>
    </message>
    <message>
        <source>none: anybody on the network may join</source>
        <translation>无：网络上任何人都可加入</translation>
    </message>
    <message>
        <source>With a code, only those you tell it to can join.</source>
        <translation>设了密码，只有你告诉的人才能加入。</translation>
    </message>
    <message>
        <source>Bots run on this computer, and everyone sees that they do.</source>
        <translation>电脑玩家在这台电脑上运行，所有人都看得到。</translation>
    </message>
    <message>
        <source>After that the others may go on without them.</source>
        <translation>过了这段时间，其他人可以继续游戏，不再等待。</translation>
    </message>
    <message>
        <source>A firewall on this computer has to let in TCP port {port}.</source>
        <translation>这台电脑的防火墙必须放行 TCP 端口 {port}。</translation>
    </message>
    <message>
        <source>is waited for {time}</source>
        <translation>最多等待 {time}</translation>
    </message>
    <message>
        <source>Open to players</source>
        <translation>留给玩家</translation>
    </message>
    <message>
        <source>Bot: {level}</source>
        <translation>电脑：{level}</translation>
    </message>
    <message>
        <source>Open the table</source>
        <translation>开桌</translation>
    </message>
</context>
<context>
    <name>LanPage</name>
    <message>
        <source>This computer is not connected to a network</source>
        <translation>这台电脑没有连接到网络</translation>
    </message>
    <message>
        <source>Connect to the network the other players are on. Tables appear by themselves.</source>
        <translation>请连接到其他玩家所在的网络。牌桌会自动出现。</translation>
    </message>
    <message>
        <source>Looking for tables</source>
        <translation>正在查找牌桌</translation>
    </message>
    <message>
        <source>No table is open on this network</source>
        <translation>这个网络上没有开放的牌桌</translation>
    </message>
    <message>
        <source>Host one, and the others see it here. If a table is open and doesn&apos;t show: both computers have to be on one network, and firewalls have to let the program through (UDP port 5353 and TCP port {port}). Some guest networks keep computers apart. The host sees the table&apos;s address in the lobby: type it below.</source>
        <translation>你可以自己开一张，其他人会在这里看到。如果有牌桌却没有显示：两台电脑必须在同一网络上，防火墙必须放行本程序（UDP 端口 5353 和 TCP 端口 {port}）。有些访客网络会隔离电脑。房主可在大厅里看到牌桌的地址：请在下面输入。</translation>
    </message>
    <message>
        <source>d MMM yyyy, HH:mm</source>
        <comment>how a date is written</comment>
        <translation>yyyy年M月d日 HH:mm</translation>
    </message>
    <message>
        <source>unfinished, last played {date}</source>
        <translation>未完成，上次游玩 {date}</translation>
    </message>
    <message>
        <source>Take it up again</source>
        <translation>继续这一局</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>旁观</translation>
    </message>
    <message>
        <source>Join</source>
        <translation>加入</translation>
    </message>
    <message>
        <source>Asking to join {table}</source>
        <translation>正在请求加入{table}</translation>
    </message>
    <message>
        <source>Looking for {table}</source>
        <translation>正在查找{table}</translation>
    </message>
    <message>
        <source>More than one table is called {table}: choose one.</source>
        <translation>有多张牌桌叫{table}：请选择一张。</translation>
    </message>
    <message>
        <source>Play on the network</source>
        <translation>网络游戏</translation>
    </message>
    <message>
        <source>Host a table</source>
        <translation>开一张牌桌</translation>
    </message>
    <message>
        <source>Join by address</source>
        <translation>按地址加入</translation>
    </message>
    <message>
        <source>host:port, as shown in the host&apos;s lobby</source>
        <translation>主机:端口，见房主的大厅</translation>
    </message>
    <message>
        <source>Join there</source>
        <translation>加入该处</translation>
    </message>
</context>
<context>
    <name>LanTablePage</name>
    <message>
        <source>{name} is no longer connected</source>
        <translation>{name}的连接断开了</translation>
    </message>
    <message>
        <source>{name} has left the game</source>
        <translation>{name}离开了游戏</translation>
    </message>
    <message>
        <source>The caretaker plays on for {name}</source>
        <translation>{name}由托管代打</translation>
    </message>
    <message>
        <source>{name} is connected again</source>
        <translation>{name}重新连上了</translation>
    </message>
    <message>
        <source>Wait</source>
        <translation>等待</translation>
    </message>
    <message>
        <source>Save for another day</source>
        <translation>保存，改日再玩</translation>
    </message>
    <message>
        <source>If all others agree, the game goes on without them: their hand is dealt anew in the open, and the caretaker plays it until they come back. They lose nothing else.</source>
        <translation>如果其他人都同意，游戏将继续：此人的手牌重新公开发放，由托管代打，直到本人回来。除此之外没有任何损失。</translation>
    </message>
    <message>
        <source>Go on without {name}</source>
        <translation>不等{name}，继续</translation>
    </message>
    <message>
        <source>You are too few to go on at this table. A copy can be played on offline, with bots.</source>
        <translation>人数太少，这张牌桌无法继续。可以用副本与电脑玩家离线玩下去。</translation>
    </message>
    <message>
        <source>Play on in a copy</source>
        <translation>用副本继续</translation>
    </message>
    <message>
        <source>{name} has not been connected for a while</source>
        <translation>{name}已经断线一段时间了</translation>
    </message>
    <message>
        <source>{name} is still not connected.</source>
        <translation>{name}仍未连接。</translation>
    </message>
    <message>
        <source>What now?</source>
        <translation>怎么办？</translation>
    </message>
    <message>
        <source>You go on without {name} as soon as all others agree and the next move is made.</source>
        <translation>其他人都同意后，下一步行动起不再等待{name}。</translation>
    </message>
    <message>
        <source>Propose to end the game here?</source>
        <translation>提议在此结束游戏？</translation>
    </message>
    <message>
        <source>It ends if everyone agrees, and is counted as it stands. Until then it goes on.</source>
        <translation>如果所有人都同意，游戏就结束并按现状计分。在此之前继续进行。</translation>
    </message>
    <message>
        <source>Propose</source>
        <translation>提议</translation>
    </message>
    <message>
        <source>You wish to end the game here. It goes on until all agree.</source>
        <translation>你希望在此结束游戏。所有人同意之前继续进行。</translation>
    </message>
    <message>
        <source>You wish to end the game here. The others hear of it with the next move.</source>
        <translation>你想在此结束游戏。其他人会随下一步得知。</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>收回</translation>
    </message>
    <message>
        <source>You play on after all. The others hear of it with the next move.</source>
        <translation>你改变主意，继续玩。其他人会随下一步得知。</translation>
    </message>
    <message>
        <source>End it here</source>
        <translation>在此结束</translation>
    </message>
    <message>
        <source>{names} would end the game here and count it as it stands.</source>
        <translation>{names}希望在此结束游戏并按现状计分。</translation>
    </message>
    <message>
        <source>Agree</source>
        <translation>同意</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>继续玩</translation>
    </message>
    <message>
        <source>The others went on while you were away: the caretaker plays your seat.</source>
        <translation>你不在时其他人继续了游戏：你的座位由托管代打。</translation>
    </message>
    <message>
        <source>This table was opened in another program with your identity, which plays on.</source>
        <translation>这张牌桌已在另一个使用你身份的程序中打开，游戏在那里继续。</translation>
    </message>
    <message>
        <source>Back to start</source>
        <translation>回到开始页</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>再来一局</translation>
    </message>
    <message>
        <source>Saved for another day, the game goes on when you open it again; the others see that you are away.</source>
        <translation>保存后，你再次打开时游戏继续；其他人会看到你不在。</translation>
    </message>
    <message>
        <source>If you leave for good, the caretaker plays your seat in the open.</source>
        <translation>如果你彻底离开，托管会公开代打你的座位。</translation>
    </message>
    <message>
        <source>If you resign, the other player wins.</source>
        <translation>如果你认输，另一位玩家获胜。</translation>
    </message>
    <message>
        <source>Leave for good</source>
        <translation>彻底离开</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>认输</translation>
    </message>
    <message>
        <source>Leave the table?</source>
        <translation>离开牌桌？</translation>
    </message>
    <message>
        <source>The game ends here, and the other player wins.</source>
        <translation>游戏在此结束，另一位玩家获胜。</translation>
    </message>
    <message>
        <source>Resign the game?</source>
        <translation>认输？</translation>
    </message>
    <message>
        <source>You have resigned. It counts once the others have confirmed it.</source>
        <translation>你已认输。其他人确认后生效。</translation>
    </message>
    <message>
        <source>You leave the game. Once the others have confirmed it the caretaker plays your seat.</source>
        <translation>你离开游戏。其他人确认后，由托管代打。</translation>
    </message>
</context>
<context>
    <name>LanguageBox</name>
    <message>
        <source>As the system</source>
        <translation>跟随系统</translation>
    </message>
</context>
<context>
    <name>LobbyPage</name>
    <message>
        <source>{name} has come to the table</source>
        <translation>{name}来到牌桌</translation>
    </message>
    <message>
        <source>{name} has gone</source>
        <translation>{name}走了</translation>
    </message>
    <message>
        <source>Send {name} away?</source>
        <translation>请{name}离开？</translation>
    </message>
    <message>
        <source>The seat is free again, and they may come back.</source>
        <translation>座位将空出，对方还可以回来。</translation>
    </message>
    <message>
        <source>Send away</source>
        <translation>请离</translation>
    </message>
    <message>
        <source>{address} is copied</source>
        <translation>已复制 {address}</translation>
    </message>
    <message numerus="yes">
        <source>Waiting for %n more player(s).</source>
        <translation>
            <numerusform>还差 %n 位玩家。</numerusform>
        </translation>
    </message>
    <message>
        <source>All seats are taken. The game begins when everyone is ready.</source>
        <translation>座位已满。所有人准备好后游戏开始。</translation>
    </message>
    <message>
        <source>Waiting for {names} to be ready.</source>
        <translation>正在等待{names}准备。</translation>
    </message>
    <message>
        <source>All are ready: the game begins.</source>
        <translation>所有人都准备好了：游戏开始。</translation>
    </message>
    <message>
        <source>Copy the address</source>
        <translation>复制地址</translation>
    </message>
    <message>
        <source>For those who don&apos;t see the table in their list. A firewall has to let in TCP port {port}.</source>
        <translation>给列表中看不到这张牌桌的人。防火墙必须放行 TCP 端口 {port}。</translation>
    </message>
    <message>
        <source>Add a seat</source>
        <translation>增加座位</translation>
    </message>
    <message>
        <source>Free seat</source>
        <translation>空座位</translation>
    </message>
    <message>
        <source>Not ready</source>
        <translation>取消准备</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>准备好了</translation>
    </message>
    <message>
        <source>The table closes, and all who sit here are told.</source>
        <translation>牌桌将关闭，并通知在座的所有人。</translation>
    </message>
    <message>
        <source>Close the table?</source>
        <translation>关闭牌桌？</translation>
    </message>
    <message>
        <source>Close the table</source>
        <translation>关闭牌桌</translation>
    </message>
</context>
<context>
    <name>LobbyRules</name>
    <message>
        <source>Rules</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>Everyone sees the change and has to be ready again.</source>
        <translation>所有人都会看到更改，并需要重新准备。</translation>
    </message>
    <message>
        <source>Play by these rules</source>
        <translation>使用这些规则</translation>
    </message>
    <message>
        <source>Room code: {code}</source>
        <translation>房间密码：{code}</translation>
    </message>
    <message>
        <source>joined by room code</source>
        <translation>凭房间密码加入</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>更改…</translation>
    </message>
</context>
<context>
    <name>LobbySeatCard</name>
    <message>
        <source>Free seat</source>
        <translation>空座位</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>已准备</translation>
    </message>
    <message>
        <source>not ready</source>
        <translation>未准备</translation>
    </message>
    <message>
        <source>Words to compare: {words}</source>
        <translation>核对用词：{words}</translation>
    </message>
    <message>
        <source>I know them</source>
        <translation>我认识此人</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Send away</source>
        <translation>请离</translation>
    </message>
    <message>
        <source>Add a bot</source>
        <translation>添加电脑玩家</translation>
    </message>
    <message>
        <source>Close the seat</source>
        <translation>关闭座位</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>你的名字</translation>
    </message>
    <message>
        <source>Your colour</source>
        <translation>你的颜色</translation>
    </message>
    <message>
        <source>Whoever has the room code may take it.</source>
        <translation>有房间密码的人可以坐下。</translation>
    </message>
    <message>
        <source>Anybody on the network may take it.</source>
        <translation>网络上任何人都可以坐下。</translation>
    </message>
    <message>
        <source>run by {name}&apos;s computer</source>
        <translation>在{name}的电脑上运行</translation>
    </message>
    <message>
        <source>run by this computer</source>
        <translation>在这台电脑上运行</translation>
    </message>
    <message>
        <source>you, at this computer, hosting</source>
        <translation>你，在这台电脑上，房主</translation>
    </message>
    <message>
        <source>you, at this computer</source>
        <translation>你，在这台电脑上</translation>
    </message>
    <message>
        <source>host</source>
        <translation>房主</translation>
    </message>
    <message>
        <source>player</source>
        <translation>玩家</translation>
    </message>
</context>
<context>
    <name>LogAndChat</name>
    <message>
        <source>Log</source>
        <translation>日志</translation>
    </message>
    <message>
        <source>Chat</source>
        <translation>聊天</translation>
    </message>
    <message numerus="yes">
        <source>%n new line(s)</source>
        <comment>of chat</comment>
        <translation>
            <numerusform>%n 条新消息</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LogPanel</name>
    <message>
        <source>Log</source>
        <translation>日志</translation>
    </message>
    <message>
        <source>Show the log</source>
        <translation>显示日志</translation>
    </message>
    <message>
        <source>Fold the log away</source>
        <translation>收起日志</translation>
    </message>
</context>
<context>
    <name>LowerArea</name>
    <message>
        <source>Sort the hand</source>
        <translation>整理手牌</translation>
    </message>
    <message>
        <source>Sort the hand (S)</source>
        <translation>整理手牌（S）</translation>
    </message>
    <message>
        <source>Show the hand of {player}</source>
        <translation>显示{player}的手牌</translation>
    </message>
</context>
<context>
    <name>Map</name>
    <message>
        <source>surrounded</source>
        <translation>已被包围</translation>
    </message>
    <message>
        <source>1 land hex open</source>
        <translation>还有 1 个陆地格子空着</translation>
    </message>
    <message>
        <source>{number} land hexes open</source>
        <translation>还有 {number} 个陆地格子空着</translation>
    </message>
    <message>
        <source>{figure}: no influence</source>
        <translation>{figure}：无影响力</translation>
    </message>
    <message>
        <source>{figure}: {numbers}; tied</source>
        <translation>{figure}：{numbers}；并列</translation>
    </message>
    <message>
        <source>{figure}: {numbers}; {player} leads</source>
        <translation>{figure}：{numbers}；{player}占先</translation>
    </message>
    <message>
        <source>{hex}: {tile} of {player}</source>
        <translation>{hex}：{player}的{tile}</translation>
    </message>
    <message>
        <source>{hex}: free</source>
        <translation>{hex}：空</translation>
    </message>
    <message>
        <source>{hex}: no figures</source>
        <translation>{hex}：没有棋子</translation>
    </message>
    <message>
        <source>{hex}: {figures}</source>
        <translation>{hex}：{figures}</translation>
    </message>
</context>
<context>
    <name>MapView</name>
    <message>
        <source>Map</source>
        <translation>地图</translation>
    </message>
    <message>
        <source>Arrow keys move from hex to hex, Enter chooses, H, B and R choose a figure.</source>
        <translation>方向键逐格移动，Enter 选定，H、B、R 选择棋子。</translation>
    </message>
</context>
<context>
    <name>NewGamePage</name>
    <message>
        <source>New game</source>
        <translation>新游戏</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>玩家</translation>
    </message>
    <message>
        <source>How many</source>
        <translation>人数</translation>
    </message>
    <message>
        <source>Seats go clockwise. Who plays first is rolled.</source>
        <translation>座位按顺时针排列。起始玩家随机决定。</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>开始</translation>
    </message>
</context>
<context>
    <name>OpeningChooser</name>
    <message>
        <source>{player}, choose five tiles to begin with</source>
        <translation>{player}，请选择五块起始板块</translation>
    </message>
    <message>
        <source>Choose five tiles to begin with</source>
        <translation>请选择五块起始板块</translation>
    </message>
    <message>
        <source>Begin with these five</source>
        <translation>以这五块开始</translation>
    </message>
    <message>
        <source>Lay all back</source>
        <translation>全部放回</translation>
    </message>
    <message>
        <source>The other fifteen are shuffled face down.</source>
        <translation>其余十五块洗匀后面朝下放置。</translation>
    </message>
    <message>
        <source>{number} of 5: {tiles}</source>
        <translation>{number}／5：{tiles}</translation>
    </message>
    <message>
        <source>samurai</source>
        <translation>徒步武士</translation>
    </message>
    <message>
        <source>fast 侍</source>
        <translation>侍（快速）</translation>
    </message>
    <message>
        <source>exchanges</source>
        <translation>互换</translation>
    </message>
    <message>
        <source>Ronin and ships, fast 侍</source>
        <translation>骑马武士与船只，侍（快速）</translation>
    </message>
    <message>
        <source>Samurai</source>
        <translation>徒步武士</translation>
    </message>
</context>
<context>
    <name>OpeningSheet</name>
    <message>
        <source>Look at the map</source>
        <translation>查看地图</translation>
    </message>
</context>
<context>
    <name>Options</name>
    <message>
        <source>Edition</source>
        <translation>版本</translation>
    </message>
    <message>
        <source>Captures</source>
        <translation>获得棋子</translation>
    </message>
    <message>
        <source>Opening hand</source>
        <translation>起始手牌</translation>
    </message>
    <message>
        <source>Figures on the map</source>
        <translation>地图上的棋子</translation>
    </message>
    <message>
        <source>Captured figures</source>
        <translation>获得的棋子</translation>
    </message>
    <message>
        <source>Cities all differ</source>
        <translation>城镇各不相同</translation>
    </message>
    <message>
        <source>Ties count as most</source>
        <translation>并列也算最多</translation>
    </message>
    <message>
        <source>Both editions play alike; words and the picture at the end differ.</source>
        <translation>两个版本玩法相同；用词和结束时的画面不同。</translation>
    </message>
    <message>
        <source>When a surrounded settlement gives up its figures.</source>
        <translation>被包围之处何时交出棋子。</translation>
    </message>
    <message>
        <source>How each player comes by the first five tiles.</source>
        <translation>每位玩家如何得到最初的五块板块。</translation>
    </message>
    <message>
        <source>Who puts the figures in cities and villages.</source>
        <translation>由谁把棋子放进城镇和村庄。</translation>
    </message>
    <message>
        <source>Whether all see how many figures each player has taken.</source>
        <translation>是否人人都能看到每位玩家获得了多少棋子。</translation>
    </message>
    <message>
        <source>No two cities may hold the same pair of figures.</source>
        <translation>任何两个城镇不能放同样的一对棋子。</translation>
    </message>
    <message>
        <source>Players tied for the most of a kind all have the most of it.</source>
        <translation>某一种棋子并列最多的玩家都算最多。</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>no</source>
        <translation>否</translation>
    </message>
    <message>
        <source>2015: castles</source>
        <translation>2015：城堡</translation>
    </message>
    <message>
        <source>1998: high helmets</source>
        <translation>1998：头盔</translation>
    </message>
    <message>
        <source>at the end of the turn</source>
        <translation>回合结束时</translation>
    </message>
    <message>
        <source>after each tile</source>
        <translation>每放一块板块之后</translation>
    </message>
    <message>
        <source>chosen</source>
        <comment>the opening hand</comment>
        <translation>选择</translation>
    </message>
    <message>
        <source>drawn</source>
        <comment>the opening hand</comment>
        <translation>抽取</translation>
    </message>
    <message>
        <source>placed in turn</source>
        <comment>the figures</comment>
        <translation>轮流放置</translation>
    </message>
    <message>
        <source>dealt at random</source>
        <comment>the figures</comment>
        <translation>随机分配</translation>
    </message>
    <message>
        <source>hidden</source>
        <comment>captured figures</comment>
        <translation>隐藏</translation>
    </message>
    <message>
        <source>open</source>
        <comment>captured figures</comment>
        <translation>公开</translation>
    </message>
    <message>
        <source>Castles, Buddhas and rice; leaders take a leader token.</source>
        <translation>城堡、佛像和稻米；占多数者拿首领标记。</translation>
    </message>
    <message>
        <source>High helmets, Buddhas and rice fields.</source>
        <translation>头盔、佛像和稻田。</translation>
    </message>
    <message>
        <source>Figures are taken once the turn is over.</source>
        <translation>回合结束后才获得棋子。</translation>
    </message>
    <message>
        <source>Figures are taken as soon as a tile surrounds them.</source>
        <translation>板块一完成包围就获得棋子。</translation>
    </message>
    <message>
        <source>Each player secretly chooses five of the twenty tiles.</source>
        <translation>每位玩家从二十块板块中秘密选出五块。</translation>
    </message>
    <message>
        <source>Each player draws five tiles.</source>
        <translation>每位玩家抽取五块板块。</translation>
    </message>
    <message>
        <source>Players place them one by one: cities first, then villages.</source>
        <translation>玩家逐个放置：先城镇，后村庄。</translation>
    </message>
    <message>
        <source>The figures are dealt, and the first turn follows at once.</source>
        <translation>随机放好棋子，马上开始第一回合。</translation>
    </message>
    <message>
        <source>They stand behind the screens until the end.</source>
        <translation>它们放在屏风后面，直到结束。</translation>
    </message>
    <message>
        <source>Everyone&apos;s counts are shown during play.</source>
        <translation>游戏中显示每个人的数量。</translation>
    </message>
    <message>
        <source>Cities may hold the same pair.</source>
        <translation>城镇可以放同样的一对。</translation>
    </message>
    <message>
        <source>Every city holds another pair, as one printed text says.</source>
        <translation>每个城镇的一对棋子都不同，依某一印刷规则。</translation>
    </message>
    <message>
        <source>Only a player with more than all others leads a kind.</source>
        <translation>只有比所有人都多的玩家才在这一种上占多数。</translation>
    </message>
    <message>
        <source>Ties count when seeking a player with the most of two kinds, as one 1998 text says.</source>
        <translation>寻找在两种上最多的玩家时，并列也算，依某一 1998 年规则。</translation>
    </message>
</context>
<context>
    <name>PageHeader</name>
    <message>
        <source>Back</source>
        <translation>返回</translation>
    </message>
</context>
<context>
    <name>PlayerCard</name>
    <message>
        <source>Captured figures are hidden behind the screen.</source>
        <translation>获得的棋子藏在屏风后面。</translation>
    </message>
    <message>
        <source>Captured: {figures}.</source>
        <translation>获得：{figures}。</translation>
    </message>
    <message>
        <source>In hand: {hand}; in stock: {stock}.</source>
        <translation>手牌：{hand}；牌堆：{stock}。</translation>
    </message>
    <message>
        <source>thinking</source>
        <translation>思考中</translation>
    </message>
    <message>
        <source>to play</source>
        <translation>行动中</translation>
    </message>
</context>
<context>
    <name>PlayersPanel</name>
    <message>
        <source>Players</source>
        <translation>玩家</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>&amp;Look in:</source>
        <translation>查看(&amp;L)：</translation>
    </message>
    <message>
        <source>Files of &amp;type:</source>
        <translation>文件种类(&amp;T)：</translation>
    </message>
</context>
<context>
    <name>Reasons</name>
    <message>
        <source>The game is over.</source>
        <translation>游戏已结束。</translation>
    </message>
    <message>
        <source>It is another player&apos;s turn.</source>
        <translation>现在是其他玩家的回合。</translation>
    </message>
    <message>
        <source>That can&apos;t be done at this point of the game.</source>
        <translation>现在不能这样做。</translation>
    </message>
    <message>
        <source>You don&apos;t have this tile in hand: {tile}.</source>
        <translation>你的手牌里没有这块板块：{tile}。</translation>
    </message>
    <message>
        <source>This player has no more tiles in hand this turn.</source>
        <translation>这位玩家本回合已没有手牌。</translation>
    </message>
    <message>
        <source>Only one tile without 侍 may be placed in a turn.</source>
        <translation>一个回合只能放一块不带“侍”的板块。</translation>
    </message>
    <message>
        <source>That tile ended the game: nothing may follow it.</source>
        <translation>那块板块已结束游戏：之后不能再放。</translation>
    </message>
    <message>
        <source>{tile_first} isn&apos;t put on an empty hex: it exchanges.</source>
        <translation>{tile_first}不放在空格子上：它用来互换。</translation>
    </message>
    <message>
        <source>{hex} is a settlement: tiles go on the hexes around it.</source>
        <translation>{hex}不能放板块：请放在它周围的格子上。</translation>
    </message>
    <message>
        <source>A ship goes on the sea: {hex} is land.</source>
        <translation>船只放在海洋上：{hex}是陆地。</translation>
    </message>
    <message>
        <source>{tile_first} goes on land: {hex} is sea.</source>
        <translation>{tile_first}放在陆地上：{hex}是海洋。</translation>
    </message>
    <message>
        <source>{hex} already holds a tile.</source>
        <translation>{hex}已有板块。</translation>
    </message>
    <message>
        <source>{hex} holds no figure to swap.</source>
        <translation>{hex}没有可以互换的棋子。</translation>
    </message>
    <message>
        <source>Both figures stand in {hex}: the swap would change nothing.</source>
        <translation>两个棋子都在{hex}：交换没有变化。</translation>
    </message>
    <message>
        <source>Both figures are of one kind: the swap would change nothing.</source>
        <translation>两个棋子同一种：交换没有变化。</translation>
    </message>
    <message>
        <source>{hex} would hold two figures of one kind.</source>
        <translation>{hex}会有两个相同的棋子。</translation>
    </message>
    <message>
        <source>There is no tile on {hex} to take.</source>
        <translation>{hex}没有可拿的板块。</translation>
    </message>
    <message>
        <source>The tile on {hex} is another player&apos;s.</source>
        <translation>{hex}的板块属于其他玩家。</translation>
    </message>
    <message>
        <source>Tiles with 侍, ships and the ronin, can&apos;t be moved.</source>
        <translation>带“侍”的板块，即船只和骑马武士，不能移动。</translation>
    </message>
    <message>
        <source>This tile can&apos;t be moved itself.</source>
        <translation>这块板块本身不能移动。</translation>
    </message>
    <message>
        <source>You can place a tile, so you may not pass.</source>
        <translation>你还能放板块，因此不能跳过。</translation>
    </message>
    <message>
        <source>{hex} has all its figures.</source>
        <translation>{hex}的棋子已放满。</translation>
    </message>
    <message>
        <source>Figures stand in villages, cities and Edo only.</source>
        <translation>棋子只放在村庄、城镇和江户。</translation>
    </message>
    <message>
        <source>The cities are filled before the villages.</source>
        <translation>先放满城镇，再放村庄。</translation>
    </message>
    <message>
        <source>A city takes two figures of different kinds.</source>
        <translation>一个城镇放两个不同种类的棋子。</translation>
    </message>
    <message>
        <source>No {figures} are left to place.</source>
        <translation>没有{figures}可放了。</translation>
    </message>
    <message>
        <source>No two cities may hold the same pair of figures at this table.</source>
        <translation>在这一桌，任何两个城镇不能放同样的一对棋子。</translation>
    </message>
    <message>
        <source>An opening hand has five tiles.</source>
        <translation>起始手牌有五块板块。</translation>
    </message>
    <message>
        <source>An opening hand is chosen from your own twenty tiles.</source>
        <translation>起始手牌从你自己的二十块板块中选择。</translation>
    </message>
    <message>
        <source>This opening hand has been chosen already.</source>
        <translation>起始手牌已经选好。</translation>
    </message>
</context>
<context>
    <name>RecordSaver</name>
    <message>
        <source>Save the record</source>
        <translation>保存记录</translation>
    </message>
    <message>
        <source>Samurai record (*.json)</source>
        <translation>《侍》记录 (*.json)</translation>
    </message>
</context>
<context>
    <name>ReplayPage</name>
    <message>
        <source>Setup</source>
        <translation>准备</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>结束</translation>
    </message>
    <message>
        <source>Turn {number} of {all}: {player}</source>
        <translation>第 {number}／{all} 回合：{player}</translation>
    </message>
    <message>
        <source>The game was stopped here: {why}</source>
        <translation>游戏在此中止：{why}</translation>
    </message>
    <message>
        <source>The record ends here.</source>
        <translation>记录到此为止。</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>回放</translation>
    </message>
    <message>
        <source>How the winner is found</source>
        <translation>如何判定胜者</translation>
    </message>
    <message>
        <source>Save the record…</source>
        <translation>保存记录…</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>地图</translation>
    </message>
</context>
<context>
    <name>ResultDialog</name>
    <message>
        <source>Back to the replay</source>
        <translation>回到回放</translation>
    </message>
</context>
<context>
    <name>RulesCard</name>
    <message>
        <source>Rules</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>Usual rules</source>
        <translation>常用规则</translation>
    </message>
</context>
<context>
    <name>RulesPage</name>
    <message>
        <source>Rules</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>搜索规则</translation>
    </message>
    <message numerus="yes">
        <source>%n place(s)</source>
        <comment>search results</comment>
        <translation>
            <numerusform>%n 处</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SavesPage</name>
    <message>
        <source>Saved games and replays</source>
        <translation>存档与回放</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation>打开文件…</translation>
    </message>
    <message>
        <source>Nothing is saved yet. Games that end are kept here.</source>
        <translation>还没有存档。结束的游戏会保存在这里。</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>玩家</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>保存时间</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>回合</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>Export the record…</source>
        <translation>导出记录…</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>删除…</translation>
    </message>
    <message>
        <source>d MMM yyyy, HH:mm</source>
        <comment>how a date is written</comment>
        <translation>yyyy年M月d日 HH:mm</translation>
    </message>
    <message>
        <source>unfinished, on the network</source>
        <translation>未结束，在网络上</translation>
    </message>
    <message>
        <source>won by {names}</source>
        <translation>{names}获胜</translation>
    </message>
    <message>
        <source>unfinished</source>
        <translation>未结束</translation>
    </message>
    <message>
        <source>over</source>
        <translation>已结束</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>已中止</translation>
    </message>
    <message>
        <source>can&apos;t be read</source>
        <translation>无法读取</translation>
    </message>
    <message>
        <source>being checked</source>
        <translation>正在核对</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>观看</translation>
    </message>
    <message>
        <source>Games ({patterns})</source>
        <translation>游戏 ({patterns})</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>打开游戏</translation>
    </message>
    <message>
        <source>Export the record</source>
        <translation>导出记录</translation>
    </message>
    <message>
        <source>You can&apos;t come back to this table.</source>
        <translation>之后无法再回到这张牌桌。</translation>
    </message>
    <message>
        <source>Delete this game?</source>
        <translation>删除这局游戏？</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>删除</translation>
    </message>
</context>
<context>
    <name>ScoreTable</name>
    <message>
        <source>Set aside: {figures}</source>
        <translation>放在一旁：{figures}</translation>
    </message>
    <message>
        <source>In all</source>
        <translation>合计</translation>
    </message>
    <message>
        <source>Set aside</source>
        <translation>放在一旁</translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>Plays at this computer.</source>
        <translation>在这台电脑上玩。</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>真人</translation>
    </message>
    <message>
        <source>Bot: {level}</source>
        <translation>电脑：{level}</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>颜色</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名字</translation>
    </message>
    <message>
        <source>Person or bot</source>
        <translation>真人或电脑</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>玩家</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>外观</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>牌桌</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名字</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>颜色</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>语言</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>主题</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>文字大小</translation>
    </message>
    <message>
        <source>Turn of the map</source>
        <translation>地图方向</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>跟随系统</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>浅色</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>深色</translation>
    </message>
    <message>
        <source>As large as the window allows</source>
        <translation>按窗口尽量放大</translation>
    </message>
    <message>
        <source>North up</source>
        <translation>北方朝上</translation>
    </message>
    <message>
        <source>Reduce motion: show where every piece ends at once</source>
        <translation>减少动画：直接显示每个棋子和板块的最终位置</translation>
    </message>
    <message>
        <source>Keep the hand sorted</source>
        <translation>保持手牌有序</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>A board game by Reiner Knizia</source>
        <translation>莱纳·克尼齐亚的桌面游戏</translation>
    </message>
    <message>
        <source>Go on with the game</source>
        <translation>继续游戏</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>新游戏</translation>
    </message>
    <message>
        <source>Play on the network</source>
        <translation>网络游戏</translation>
    </message>
    <message>
        <source>Saved games and replays</source>
        <translation>存档与回放</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>退出</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation>版本 {version}</translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <comment>played so far</comment>
        <translation>
            <numerusform>%n 个回合</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unfinished game(s)</source>
        <comment>between computers</comment>
        <translation>
            <numerusform>%n 局未完成</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TableHeader</name>
    <message>
        <source>Leave the table; the game is kept</source>
        <translation>离开牌桌；游戏会保留</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>暂停</translation>
    </message>
    <message>
        <source>How long others&apos; moves are shown</source>
        <translation>他人行动的显示时间</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>日志</translation>
    </message>
    <message>
        <source>Keys and gestures</source>
        <translation>按键与手势</translation>
    </message>
    <message>
        <source>Hint, save, rules, resign</source>
        <translation>提示、保存、规则、认输</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>保存游戏</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>认输</translation>
    </message>
    <message>
        <source>Propose to end the game here</source>
        <translation>提议在此结束游戏</translation>
    </message>
    <message>
        <source>Show moves calmly</source>
        <translation>慢速显示行动</translation>
    </message>
    <message>
        <source>Show moves at normal speed</source>
        <translation>正常速度显示行动</translation>
    </message>
    <message>
        <source>Show moves fast</source>
        <translation>快速显示行动</translation>
    </message>
    <message>
        <source>Don&apos;t wait for moves to be seen</source>
        <translation>不等待行动显示</translation>
    </message>
</context>
<context>
    <name>TableList</name>
    <message>
        <source>{ping} ms</source>
        <comment>milliseconds</comment>
        <translation>{ping} 毫秒</translation>
    </message>
    <message>
        <source>other version: {program}</source>
        <translation>其他版本：{program}</translation>
    </message>
    <message>
        <source>in play</source>
        <translation>进行中</translation>
    </message>
    <message>
        <source>full</source>
        <comment>a table</comment>
        <translation>已满</translation>
    </message>
    <message>
        <source>room code</source>
        <translation>房间密码</translation>
    </message>
    <message>
        <source>open</source>
        <comment>a table without a room code</comment>
        <translation>开放</translation>
    </message>
    <message>
        <source>Tables on the network</source>
        <translation>网络上的牌桌</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>牌桌</translation>
    </message>
    <message>
        <source>Host</source>
        <translation>房主</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>座位</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>Ping</source>
        <comment>how long an answer takes</comment>
        <translation>延迟</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>There is no hint: {why}</source>
        <translation>没有提示：{why}</translation>
    </message>
    <message>
        <source>Resign for {player}?</source>
        <translation>替{player}认输？</translation>
    </message>
    <message>
        <source>The game ends here, and the others share the victory.</source>
        <translation>游戏到此结束，其他玩家共享胜利。</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>认输</translation>
    </message>
    <message>
        <source>See the result</source>
        <translation>查看结果</translation>
    </message>
    <message>
        <source>Back to the tiles</source>
        <translation>回到板块</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>地图</translation>
    </message>
</context>
<context>
    <name>TileButton</name>
    <message>
        <source>Empty place</source>
        <translation>空位</translation>
    </message>
    <message>
        <source>%1, chosen</source>
        <translation>%1，已选</translation>
    </message>
    <message>
        <source>%1, as the hint says</source>
        <translation>%1，提示所指</translation>
    </message>
</context>
<context>
    <name>TimelineBar</name>
    <message>
        <source>Pause</source>
        <translation>暂停</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>播放</translation>
    </message>
    <message>
        <source>To the beginning</source>
        <translation>到开头</translation>
    </message>
    <message>
        <source>Capture before</source>
        <translation>上一次获得</translation>
    </message>
    <message>
        <source>One turn back</source>
        <translation>后退一回合</translation>
    </message>
    <message>
        <source>One action back</source>
        <translation>后退一步</translation>
    </message>
    <message>
        <source>One action on</source>
        <translation>前进一步</translation>
    </message>
    <message>
        <source>One turn on</source>
        <translation>前进一回合</translation>
    </message>
    <message>
        <source>Next capture</source>
        <translation>下一次获得</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>到结尾</translation>
    </message>
    <message>
        <source>Moment of the game</source>
        <translation>游戏进度</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>速度</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>慢</translation>
    </message>
    <message>
        <source>Normal speed</source>
        <translation>正常速度</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>快</translation>
    </message>
</context>
<context>
    <name>TurnMenu</name>
    <message>
        <source>Turn to what shows the map largest</source>
        <translation>转到地图最大的方向</translation>
    </message>
    <message>
        <source>North up</source>
        <translation>北方朝上</translation>
    </message>
    <message>
        <source>Turn right</source>
        <translation>向右转</translation>
    </message>
    <message>
        <source>Turn left</source>
        <translation>向左转</translation>
    </message>
</context>
<context>
    <name>Verdict</name>
    <message>
        <source> </source>
        <comment>between two sentences</comment>
        <translation></translation>
    </message>
    <message>
        <source>{numbers}.</source>
        <comment>as in: Ann 4, Bea 3.</comment>
        <translation>{numbers}。</translation>
    </message>
    <message>
        <source>Two or three leader tokens win.</source>
        <translation>有两个或三个首领标记就获胜。</translation>
    </message>
    <message>
        <source>The most of two or three kinds wins.</source>
        <translation>在两种或三种上占多数就获胜。</translation>
    </message>
    <message>
        <source>The most of two or three kinds wins; those tied for the most count here.</source>
        <translation>在两种或三种上最多就获胜；这里并列最多也算。</translation>
    </message>
    <message>
        <source>Only players with exactly one leader token stay in.</source>
        <translation>只有恰好有一个首领标记的玩家留下。</translation>
    </message>
    <message>
        <source>Only players with the most of exactly one kind stay in.</source>
        <translation>只有恰好在一种上占多数的玩家留下。</translation>
    </message>
    <message>
        <source>Of these, most figures of the other two kinds.</source>
        <translation>其中比较另外两种棋子的数量。</translation>
    </message>
    <message>
        <source>Most figures in all.</source>
        <translation>比较棋子总数。</translation>
    </message>
    <message>
        <source>Still level at {number}.</source>
        <translation>仍然同为 {number}。</translation>
    </message>
    <message>
        <source>Who gives up loses.</source>
        <translation>认输者落败。</translation>
    </message>
    <message>
        <source>{player} wins.</source>
        <translation>{player}获胜。</translation>
    </message>
    <message>
        <source>{players} share the victory.</source>
        <translation>{players}共享胜利。</translation>
    </message>
    <message>
        <source>Nobody has that.</source>
        <translation>没有人做到。</translation>
    </message>
    <message>
        <source>{players} stay in.</source>
        <translation>{players}留下。</translation>
    </message>
    <message>
        <source>Nobody has one: all stay in.</source>
        <translation>没有人有：全部留下。</translation>
    </message>
    <message>
        <source>Nobody drops out.</source>
        <translation>无人出局。</translation>
    </message>
</context>
<context>
    <name>VerdictPanel</name>
    <message>
        <source>How the winner is found</source>
        <translation>如何判定胜者</translation>
    </message>
</context>
<context>
    <name>WelcomePage</name>
    <message>
        <source>Welcome</source>
        <translation>欢迎</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>你的名字</translation>
    </message>
    <message>
        <source>Your colour</source>
        <translation>你的颜色</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>语言</translation>
    </message>
    <message>
        <source>You can change all of this in the settings at any time.</source>
        <translation>以后可以随时在设置中更改。</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>继续</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>{player} takes {figure} in {place}, {most} to {next}</source>
        <translation>{player}以 {most} 比 {next} 在{place}获得{figure}</translation>
    </message>
    <message>
        <source>{figure} in {place} is set aside: nobody has influence</source>
        <translation>{place}的{figure}放在一旁：谁都没有影响力</translation>
    </message>
    <message>
        <source>{figure} in {place} is set aside: {players} tie at {number}</source>
        <translation>{place}的{figure}放在一旁：{players}同为 {number}</translation>
    </message>
    <message>
        <source>Nothing is captured</source>
        <translation>没有获得棋子</translation>
    </message>
    <message>
        <source>The game ends: the last figure of a kind leaves the map</source>
        <translation>游戏结束：某一种棋子的最后一个离开地图</translation>
    </message>
    <message>
        <source>The game ends: four figures stand set aside</source>
        <translation>游戏结束：已有四个棋子放在一旁</translation>
    </message>
    <message>
        <source>{player} is the first player</source>
        <translation>{player}是起始玩家</translation>
    </message>
    <message>
        <source>{player} has chosen five tiles</source>
        <translation>{player}选好了五块板块</translation>
    </message>
    <message>
        <source>{player} puts {figure} in {place}</source>
        <translation>{player}把{figure}放到{place}</translation>
    </message>
    <message>
        <source>{player} passes: no tile can be placed</source>
        <translation>{player}跳过：没有能放的板块</translation>
    </message>
    <message>
        <source>{player} places {tile} on {hex}</source>
        <translation>{player}把{tile}放到{hex}</translation>
    </message>
    <message>
        <source>{player} swaps {figure} in {place} with {other} in {other_place}</source>
        <translation>{player}把{place}的{figure}与{other_place}的{other}互换</translation>
    </message>
    <message>
        <source>{player} moves a tile from {origin} to {destination}</source>
        <translation>{player}把一块板块从{origin}移到{destination}</translation>
    </message>
    <message>
        <source>high helmet</source>
        <translation>头盔</translation>
    </message>
    <message>
        <source>castle</source>
        <translation>城堡</translation>
    </message>
    <message>
        <source>Buddha</source>
        <translation>佛像</translation>
    </message>
    <message>
        <source>rice field</source>
        <translation>稻田</translation>
    </message>
    <message>
        <source>rice</source>
        <translation>稻米</translation>
    </message>
    <message>
        <source>high helmets</source>
        <translation>头盔</translation>
    </message>
    <message>
        <source>castles</source>
        <translation>城堡</translation>
    </message>
    <message>
        <source>Buddhas</source>
        <translation>佛像</translation>
    </message>
    <message>
        <source>rice fields</source>
        <translation>稻田</translation>
    </message>
    <message>
        <source>rice</source>
        <comment>the kind of figure</comment>
        <translation>稻米</translation>
    </message>
    <message>
        <source>the high helmet</source>
        <comment>as in: Ann takes the high helmet</comment>
        <translation>头盔</translation>
    </message>
    <message>
        <source>the castle</source>
        <comment>as in: Ann takes the castle</comment>
        <translation>城堡</translation>
    </message>
    <message>
        <source>the Buddha</source>
        <comment>as in: Ann takes the Buddha</comment>
        <translation>佛像</translation>
    </message>
    <message>
        <source>the rice field</source>
        <comment>as in: Ann takes the rice field</comment>
        <translation>稻田</translation>
    </message>
    <message>
        <source>the rice</source>
        <comment>as in: Ann takes the rice</comment>
        <translation>稻米</translation>
    </message>
    <message>
        <source>a high helmet</source>
        <comment>as in: Ann puts a high helmet in Edo</comment>
        <translation>头盔</translation>
    </message>
    <message>
        <source>a castle</source>
        <comment>as in: Ann puts a castle in Edo</comment>
        <translation>城堡</translation>
    </message>
    <message>
        <source>a Buddha</source>
        <comment>as in: Ann puts a Buddha in Edo</comment>
        <translation>佛像</translation>
    </message>
    <message>
        <source>a rice field</source>
        <comment>as in: Ann puts a rice field in Edo</comment>
        <translation>稻田</translation>
    </message>
    <message>
        <source>rice</source>
        <comment>as in: Ann puts rice in Edo</comment>
        <translation>稻米</translation>
    </message>
    <message>
        <source>The last high helmet has left the map</source>
        <translation>最后一个头盔离开了地图</translation>
    </message>
    <message>
        <source>The last castle has left the map</source>
        <translation>最后一个城堡离开了地图</translation>
    </message>
    <message>
        <source>The last Buddha has left the map</source>
        <translation>最后一个佛像离开了地图</translation>
    </message>
    <message>
        <source>The last rice field has left the map</source>
        <translation>最后一个稻田离开了地图</translation>
    </message>
    <message>
        <source>The last rice has left the map</source>
        <translation>最后一个稻米离开了地图</translation>
    </message>
    <message>
        <source>{number} {figures}</source>
        <comment>as in: 3 castles</comment>
        <translation>{number} 个{figures}</translation>
    </message>
    <message>
        <source>1 tile</source>
        <translation>1 块板块</translation>
    </message>
    <message>
        <source>{number} tiles</source>
        <translation>{number} 块板块</translation>
    </message>
    <message>
        <source>figure exchange</source>
        <translation>棋子互换</translation>
    </message>
    <message>
        <source>switch</source>
        <comment>the tile</comment>
        <translation>棋子互换</translation>
    </message>
    <message>
        <source>token exchange</source>
        <translation>板块互换</translation>
    </message>
    <message>
        <source>move</source>
        <comment>the tile</comment>
        <translation>板块互换</translation>
    </message>
    <message>
        <source>{tile} {strength}</source>
        <comment>as in: samurai 2</comment>
        <translation>{tile} {strength}</translation>
    </message>
    <message>
        <source>Swaps any two figures on the board, then leaves the game.</source>
        <translation>交换地图上任意两个棋子，然后离开游戏。</translation>
    </message>
    <message>
        <source>Takes the place of one of your tiles without 侍, which goes to another empty land hex.</source>
        <translation>顶替你的一块不带“侍”的板块，让它移到另一个空的陆地格子。</translation>
    </message>
    <message>
        <source>land</source>
        <translation>陆地</translation>
    </message>
    <message>
        <source>sea</source>
        <translation>海洋</translation>
    </message>
    <message>
        <source>village</source>
        <translation>村庄</translation>
    </message>
    <message>
        <source>city</source>
        <translation>城镇</translation>
    </message>
    <message>
        <source>capital</source>
        <translation>国都</translation>
    </message>
    <message>
        <source>{first} {second}</source>
        <comment>two sentences</comment>
        <translation>{first}{second}</translation>
    </message>
    <message>
        <source>samurai</source>
        <translation>徒步武士</translation>
    </message>
    <message>
        <source>ronin</source>
        <translation>骑马武士</translation>
    </message>
    <message>
        <source>ship</source>
        <translation>船只</translation>
    </message>
    <message>
        <source>Adds {strength} to every figure beside it.</source>
        <translation>对相邻的每个棋子加 {strength}。</translation>
    </message>
    <message>
        <source>Adds {strength} to {figures} beside it.</source>
        <translation>对相邻的{figures}加 {strength}。</translation>
    </message>
    <message>
        <source>Goes on the sea.</source>
        <translation>放在海洋上。</translation>
    </message>
    <message>
        <source>Goes on land.</source>
        <translation>放在陆地上。</translation>
    </message>
    <message>
        <source>Only one tile without 侍 a turn.</source>
        <translation>每回合只能放一块不带“侍”的板块。</translation>
    </message>
    <message>
        <source>Bears the character 侍: as many a turn as you like.</source>
        <translation>印有“侍”字：每回合可放任意多块。</translation>
    </message>
    <message>
        <source>Fast 侍: as many a turn as you like.</source>
        <translation>侍（快速）：每回合可放任意多块。</translation>
    </message>
    <message>
        <source>Edo</source>
        <translation>江户</translation>
    </message>
    <message>
        <source>Kyoto</source>
        <translation>京都</translation>
    </message>
    <message>
        <source>Akita</source>
        <translation>秋田</translation>
    </message>
    <message>
        <source>Sapporo</source>
        <translation>札幌</translation>
    </message>
    <message>
        <source>{place} ({hex})</source>
        <comment>as in: Kyoto (l15)</comment>
        <translation>{place}（{hex}）</translation>
    </message>
    <message>
        <source>{hex}, {kind}</source>
        <comment>as in: n12, land</comment>
        <translation>{hex}，{kind}</translation>
    </message>
    <message>
        <source>random</source>
        <comment>a bot&apos;s level</comment>
        <translation>随机</translation>
    </message>
    <message>
        <source>greedy</source>
        <comment>a bot&apos;s level</comment>
        <translation>贪心</translation>
    </message>
    <message>
        <source>novice</source>
        <comment>a bot&apos;s level</comment>
        <translation>新手</translation>
    </message>
    <message>
        <source>easy</source>
        <comment>a bot&apos;s level</comment>
        <translation>简单</translation>
    </message>
    <message>
        <source>hard</source>
        <comment>a bot&apos;s level</comment>
        <translation>困难</translation>
    </message>
    <message>
        <source>master</source>
        <comment>a bot&apos;s level</comment>
        <translation>大师</translation>
    </message>
    <message>
        <source>Plays any legal turn, without a thought.</source>
        <translation>不假思索，随意下合法的一步。</translation>
    </message>
    <message>
        <source>Takes the turn that gains most influence now and never looks further.</source>
        <translation>只取眼前影响力最大的一步，从不多看。</translation>
    </message>
    <message>
        <source>Looks ahead and weighs what you may answer.</source>
        <translation>向前看，并考虑你可能的应对。</translation>
    </message>
    <message>
        <source>Thinks tile by tile: a fair first opponent.</source>
        <translation>逐块考虑：适合第一次玩的对手。</translation>
    </message>
    <message>
        <source>Weighs whole turns, but not what you may answer.</source>
        <translation>权衡整个回合，但不考虑你的应对。</translation>
    </message>
    <message>
        <source>Looks further ahead, for a second a turn.</source>
        <translation>看得更远，每回合想一秒。</translation>
    </message>
    <message>
        <source>person</source>
        <translation>真人</translation>
    </message>
    <message>
        <source>bot, {level}</source>
        <comment>as in: bot, hard</comment>
        <translation>电脑，{level}</translation>
    </message>
    <message>
        <source>program {name}</source>
        <translation>程序 {name}</translation>
    </message>
    <message>
        <source>caretaker</source>
        <comment>a fixed policy that plays a seat nobody holds</comment>
        <translation>托管</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>玩家 {number}</translation>
    </message>
    <message>
        <source>red</source>
        <translation>红</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>蓝</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>黄</translation>
    </message>
    <message>
        <source>green</source>
        <translation>绿</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between names in a row</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>{names} and {last}</source>
        <comment>the end of names in a row</comment>
        <translation>{names}和{last}</translation>
    </message>
    <message>
        <source>{name} {number}</source>
        <comment>as in: Ann 4</comment>
        <translation>{name} {number}</translation>
    </message>
    <message>
        <source>{number} figures set aside end the game</source>
        <translation>放在一旁的棋子有 {number} 个，游戏结束</translation>
    </message>
    <message>
        <source>Every player passed in a row</source>
        <translation>所有玩家连续跳过</translation>
    </message>
    <message>
        <source>The players agreed to end the game here</source>
        <translation>玩家们同意在此结束游戏</translation>
    </message>
    <message>
        <source>{player} resigned</source>
        <translation>{player}认输</translation>
    </message>
    <message>
        <source>{player} forfeited the game</source>
        <translation>{player}被判负</translation>
    </message>
    <message>
        <source>{player} leads with {number}</source>
        <translation>{player}以 {number} 占多数</translation>
    </message>
    <message>
        <source>Nobody leads: none was captured</source>
        <translation>无人占多数：没有人获得</translation>
    </message>
    <message>
        <source>Nobody leads: {players} tie at {number}</source>
        <translation>无人占多数：{players}同为 {number}</translation>
    </message>
    <message>
        <source>{player} wins</source>
        <translation>{player}获胜</translation>
    </message>
    <message>
        <source>{players} share the victory</source>
        <translation>{players}共享胜利</translation>
    </message>
    <message>
        <source>The last figures of several kinds have left the map: {figures}</source>
        <translation>几种棋子的最后一个都离开了地图：{figures}</translation>
    </message>
</context>
<context>
    <name>ZoomButtons</name>
    <message>
        <source>Zoom out (−)</source>
        <translation>缩小（−）</translation>
    </message>
    <message>
        <source>Show the whole map (0)</source>
        <translation>显示整张地图（0）</translation>
    </message>
    <message>
        <source>Zoom in (+)</source>
        <translation>放大（+）</translation>
    </message>
</context>
</TS>
