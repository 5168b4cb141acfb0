<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_TW" sourcelanguage="en">
<context>
    <name>ActionBar</name>
    <message>
        <source>Pass</source>
        <translation>跳過</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>結束回合</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤銷</translation>
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
        <translation>正在檢查這局遊戲</translation>
    </message>
    <message>
        <source>All open what they had sealed, and each computer checks everything again.</source>
        <translation>所有人公開封存的板塊，每台電腦都重新檢查一遍。</translation>
    </message>
    <message>
        <source>Kept as {file}.</source>
        <translation>已存為 {file}。</translation>
    </message>
</context>
<context>
    <name>Bots</name>
    <message>
        <source>The bot could not be started: {detail}.</source>
        <translation>無法啟動電腦玩家：{detail}。</translation>
    </message>
    <message>
        <source>The bot&apos;s program ended ({detail}).</source>
        <translation>電腦玩家的程式已結束（{detail}）。</translation>
    </message>
    <message>
        <source>The bot gave no answer within {detail} s.</source>
        <translation>電腦玩家在 {detail} 秒內沒有回答。</translation>
    </message>
    <message>
        <source>The bot gave a wrong answer: {detail}.</source>
        <translation>電腦玩家給出了錯誤的回答：{detail}。</translation>
    </message>
    <message>
        <source>The bot spoke without being asked: {detail}.</source>
        <translation>電腦玩家在未被詢問時發言：{detail}。</translation>
    </message>
    <message>
        <source>The bot wrote a line of more than {detail} bytes.</source>
        <translation>電腦玩家寫出了超過 {detail} 位元組的一行。</translation>
    </message>
    <message>
        <source>The bot&apos;s program closed its output.</source>
        <translation>電腦玩家的程式關閉了輸出。</translation>
    </message>
    <message>
        <source>This program has no bot ‘{detail}’.</source>
        <translation>本程式沒有名為「{detail}」的電腦玩家。</translation>
    </message>
</context>
<context>
    <name>ChatPanel</name>
    <message>
        <source>A spectator</source>
        <translation>旁觀者</translation>
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
        <translation>說點什麼</translation>
    </message>
    <message>
        <source>Only players speak at the table</source>
        <translation>只有玩家可以發言</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>傳送</translation>
    </message>
</context>
<context>
    <name>CodeDialog</name>
    <message>
        <source>Room code</source>
        <translation>房間密碼</translation>
    </message>
    <message>
        <source>That was not the room code</source>
        <translation>房間密碼不對</translation>
    </message>
    <message>
        <source>This table asks for a room code</source>
        <translation>這張牌桌需要房間密碼</translation>
    </message>
    <message>
        <source>The host knows it. Capitals, spaces and signs make no difference.</source>
        <translation>房主知道密碼。大小寫、空格和符號不作區分。</translation>
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
        <translation>北；按下可旋轉地圖</translation>
    </message>
    <message>
        <source>Turn the map</source>
        <translation>旋轉地圖</translation>
    </message>
</context>
<context>
    <name>CoverScreen</name>
    <message>
        <source>Pass the computer to %1</source>
        <translation>請把電腦交給%1</translation>
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
        <translation>再來一局</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>回放</translation>
    </message>
    <message>
        <source>Save the record…</source>
        <translation>儲存記錄…</translation>
    </message>
    <message>
        <source>See the map</source>
        <translation>查看地圖</translation>
    </message>
    <message>
        <source>Back to start</source>
        <translation>回到開始頁</translation>
    </message>
    <message>
        <source>Saved as {file}</source>
        <translation>已儲存為 {file}</translation>
    </message>
</context>
<context>
    <name>FailureBar</name>
    <message>
        <source>{player}, a bot, gave no answer: {message}</source>
        <translation>電腦玩家{player}沒有回答：{message}</translation>
    </message>
    <message>
        <source>Ask again</source>
        <translation>再問一次</translation>
    </message>
    <message>
        <source>Let this level play on</source>
        <translation>由這個級別接著玩</translation>
    </message>
    <message>
        <source>Level that plays on</source>
        <translation>接著玩的級別</translation>
    </message>
</context>
<context>
    <name>FigureButton</name>
    <message>
        <source>%1: %2 left</source>
        <translation>%1：剩 %2 個</translation>
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
        <translation>{file} 無法寫入：{reason}。</translation>
    </message>
    <message>
        <source>{file} can&apos;t be opened: {reason}.</source>
        <translation>{file} 無法開啟：{reason}。</translation>
    </message>
    <message>
        <source>it is no game</source>
        <translation>它不是遊戲檔案</translation>
    </message>
    <message>
        <source>its end is missing</source>
        <translation>檔案不完整</translation>
    </message>
    <message>
        <source>a newer version of the program wrote it</source>
        <translation>它由更新版本的程式寫成</translation>
    </message>
    <message>
        <source>it is a game of another kind</source>
        <translation>它是另一種遊戲檔案</translation>
    </message>
    <message>
        <source>it is damaged</source>
        <translation>它已損壞</translation>
    </message>
    <message>
        <source>it is no sound record ({place})</source>
        <translation>它不是正確的記錄（{place}）</translation>
    </message>
    <message>
        <source>The settings file was damaged and is now {file}; settings start anew.</source>
        <translation>設定檔案已損壞，現在是 {file}；設定重新開始。</translation>
    </message>
    <message>
        <source>{file}: {name} had no usable value.</source>
        <translation>{file}：{name} 沒有可用的值。</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>磁碟已滿</translation>
    </message>
    <message>
        <source>permission is denied</source>
        <translation>沒有許可權</translation>
    </message>
    <message>
        <source>nothing can be written there</source>
        <translation>那裡無法寫入</translation>
    </message>
    <message>
        <source>there is no such file or folder</source>
        <translation>沒有這個檔案或資料夾</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <translation>它是資料夾</translation>
    </message>
</context>
<context>
    <name>Games</name>
    <message>
        <source>The last game can&apos;t be taken up again: {fault}. The file is kept as {file}.</source>
        <translation>上一局遊戲無法繼續：{fault}。檔案保留為 {file}。</translation>
    </message>
    <message>
        <source>Saved as {file}</source>
        <translation>已儲存為 {file}</translation>
    </message>
</context>
<context>
    <name>Guidance</name>
    <message>
        <source>The game is over.</source>
        <translation>遊戲已結束。</translation>
    </message>
    <message>
        <source>Waiting for the others to confirm your turn.</source>
        <translation>正在等待其他人確認你的回合。</translation>
    </message>
    <message>
        <source>{player} is thinking</source>
        <translation>{player}正在思考</translation>
    </message>
    <message>
        <source>{player} is next</source>
        <translation>接下來是{player}</translation>
    </message>
    <message>
        <source>Choose the five tiles you start with.</source>
        <translation>選擇你的五塊起始板塊。</translation>
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
        <translation>你在地圖上沒有可以拿起的板塊。</translation>
    </message>
    <message>
        <source>No two figures can be exchanged now.</source>
        <translation>現在沒有兩個棋子可以互換。</translation>
    </message>
    <message>
        <source>No hex is free for this tile.</source>
        <translation>沒有可以放這塊板塊的空格子。</translation>
    </message>
    <message>
        <source>Choose a figure, then a city for it: cities are filled first.</source>
        <translation>選擇一個棋子，再選一個城鎮：先放滿城鎮。</translation>
    </message>
    <message>
        <source>Choose a figure, then a village for it.</source>
        <translation>選擇一個棋子，再選一個村莊。</translation>
    </message>
    <message>
        <source>Choose a hex for {tile}. Esc lays it back.</source>
        <translation>為{tile}選擇一個格子。按 Esc 放回。</translation>
    </message>
    <message>
        <source>Choose the tile of yours that moves. Esc cancels.</source>
        <translation>選擇你要移動的板塊。按 Esc 取消。</translation>
    </message>
    <message>
        <source>Choose the hex it moves to. Esc goes back.</source>
        <translation>選擇要移到的格子。按 Esc 返回。</translation>
    </message>
    <message>
        <source>Choose the first of the two figures to swap. Esc cancels.</source>
        <translation>選擇要交換的第一個棋子。按 Esc 取消。</translation>
    </message>
    <message>
        <source>Choose the figure to swap it with. Esc goes back.</source>
        <translation>選擇與它交換的棋子。按 Esc 返回。</translation>
    </message>
    <message>
        <source>None of your tiles can be placed: pass.</source>
        <translation>你沒有能放的板塊：請跳過。</translation>
    </message>
    <message>
        <source>Your turn: choose a tile, then a hex.</source>
        <translation>輪到你了：先選板塊，再選格子。</translation>
    </message>
    <message>
        <source>End the turn, or take something back.</source>
        <translation>結束回合，或收回一步。</translation>
    </message>
    <message>
        <source>Add a tile with 侍, or end the turn.</source>
        <translation>再放一塊帶「侍」的板塊，或結束回合。</translation>
    </message>
    <message>
        <source>Add more tiles, or end the turn.</source>
        <translation>繼續放板塊，或結束回合。</translation>
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
        <translation>沒有板塊</translation>
    </message>
</context>
<context>
    <name>HelpOverlay</name>
    <message>
        <source>choose a tile of the hand, a figure in setup</source>
        <translation>選擇手牌中的板塊；準備階段選擇棋子</translation>
    </message>
    <message>
        <source>Arrows, Enter</source>
        <translation>方向鍵，Enter</translation>
    </message>
    <message>
        <source>go from hex to hex on the map, pick the hex</source>
        <translation>在地圖上逐格移動，選定格子</translation>
    </message>
    <message>
        <source>lay the tile back, or go one step back in an exchange</source>
        <translation>放回板塊，或在互換中退一步</translation>
    </message>
    <message>
        <source>undo, redo a step of the turn</source>
        <translation>撤銷、重做回合中的一步</translation>
    </message>
    <message>
        <source>end the turn, or pass</source>
        <translation>結束回合，或跳過</translation>
    </message>
    <message>
        <source>ask for a hint, lay it out</source>
        <translation>請求提示，按提示擺出</translation>
    </message>
    <message>
        <source>sort the hand</source>
        <translation>整理手牌</translation>
    </message>
    <message>
        <source>zoom in, zoom out, show the whole map</source>
        <translation>放大、縮小、顯示整張地圖</translation>
    </message>
    <message>
        <source>pause, go on</source>
        <translation>暫停、繼續</translation>
    </message>
    <message>
        <source>open or fold the log</source>
        <translation>開啟或收起日誌</translation>
    </message>
    <message>
        <source>go to the next control</source>
        <translation>移到下一個控制元件</translation>
    </message>
    <message>
        <source>Drag</source>
        <translation>拖動</translation>
    </message>
    <message>
        <source>a tile to a hex, or to another place in the hand</source>
        <translation>把板塊拖到格子上，或拖到手牌中的另一處</translation>
    </message>
    <message>
        <source>Wheel, pinch</source>
        <translation>滾輪，雙指</translation>
    </message>
    <message>
        <source>zoom; drag the map to move it, double-click to fit it</source>
        <translation>縮放；拖動地圖可移動，雙擊可適應視窗</translation>
    </message>
    <message>
        <source>on a settlement to see who has influence there</source>
        <translation>村莊、城鎮或江戶，查看誰在那裡有影響力</translation>
    </message>
    <message>
        <source>Point, or tap</source>
        <translation>指向，或輕觸</translation>
    </message>
    <message>
        <source>Keys and gestures</source>
        <translation>按鍵與手勢</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>關閉</translation>
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
        <translation>關閉提示</translation>
    </message>
    <message>
        <source>Close the hint (Esc)</source>
        <translation>關閉提示（Esc）</translation>
    </message>
</context>
<context>
    <name>HintSide</name>
    <message>
        <source>Take these five</source>
        <translation>選這五塊</translation>
    </message>
    <message>
        <source>Take this figure</source>
        <translation>拿這種棋子</translation>
    </message>
    <message>
        <source>Lay it out</source>
        <translation>按此擺出</translation>
    </message>
</context>
<context>
    <name>Hints</name>
    <message>
        <source>Keeps {tiles} for later</source>
        <comment>as in: Keeps switch and move for later</comment>
        <translation>留著{tiles}以後再用</translation>
    </message>
    <message>
        <source>Waits: no figure on the map is touched</source>
        <translation>等待：不影響地圖上的任何棋子</translation>
    </message>
    <message>
        <source>{tile} on {hex}</source>
        <comment>as in: samurai 2 on n12</comment>
        <translation>{tile} 放在 {hex}</translation>
    </message>
    <message>
        <source>{tile}: {figure} in {place} for {other} in {other_place}</source>
        <translation>{tile}：{place}的{figure}與{other_place}的{other}互換</translation>
    </message>
    <message>
        <source>{tile}: {taken} goes from {origin} to {destination}</source>
        <translation>{tile}：{taken} 從 {origin} 移到 {destination}</translation>
    </message>
    <message>
        <source>Wins the game: the last figure of a kind leaves the map</source>
        <translation>贏得這局：某種棋子的最後一個離開地圖</translation>
    </message>
    <message>
        <source>Wins the game: four figures stand set aside</source>
        <translation>贏得這局：四個棋子放在一旁</translation>
    </message>
    <message>
        <source>Ends the game in a shared victory</source>
        <translation>結束遊戲，共享勝利</translation>
    </message>
    <message>
        <source>Ends the game</source>
        <translation>結束遊戲</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between what a turn does to figures in one place</comment>
        <translation>，</translation>
    </message>
    <message>
        <source>Closes {place}: {does}</source>
        <comment>as in: Closes Kyoto: wins the Buddha</comment>
        <translation>包圍{place}：{does}</translation>
    </message>
    <message>
        <source>At {place}, one land hex open: {does}</source>
        <translation>{place}（還有 1 個陸地格子空著）：{does}</translation>
    </message>
    <message>
        <source>At {place}: {does}</source>
        <comment>as in: At Kyoto: leads the Buddha</comment>
        <translation>{place}：{does}</translation>
    </message>
    <message>
        <source>nobody gets {figure}</source>
        <translation>{figure}無人獲得</translation>
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
        <translation>{figure}以 {own} 比 {most} 領先</translation>
    </message>
    <message>
        <source>wins {figure} {own} to {most}</source>
        <comment>as in: wins the Buddha 4 to 3</comment>
        <translation>以 {own} 比 {most} 獲得{figure}</translation>
    </message>
    <message>
        <source>keeps {player} from {figure} ({own} to {most})</source>
        <translation>不讓{player}獲得{figure}（{own} 比 {most}）</translation>
    </message>
    <message>
        <source>takes the lead for {figure} from {player} ({own} to {most})</source>
        <translation>{figure}反超{player}（{own} 比 {most}）</translation>
    </message>
    <message>
        <source>ends the lead of {player} for {figure}</source>
        <translation>{player}不再領先{figure}</translation>
    </message>
    <message>
        <source>ends the lead of {player} for {figure} ({own} to {most})</source>
        <translation>{figure}追平{player}（{own} 比 {most}）</translation>
    </message>
    <message>
        <source>strengthens the lead for {figure} ({own} to {most})</source>
        <translation>{figure}擴大領先（{own} 比 {most}）</translation>
    </message>
    <message>
        <source>catches up for {figure} ({own} to {most})</source>
        <translation>{figure}縮小差距（{own} 比 {most}）</translation>
    </message>
    <message>
        <source>leaves {figure} to {player} ({own} to {most})</source>
        <translation>把{figure}讓給{player}（{own} 比 {most}）</translation>
    </message>
    <message>
        <source>gives up the lead for {figure} ({own} to {most})</source>
        <translation>放棄{figure}的領先（{own} 比 {most}）</translation>
    </message>
    <message>
        <source>{tile} is enough: {stronger} stays in hand</source>
        <translation>{tile} 已夠：{stronger} 留在手中</translation>
    </message>
    <message>
        <source>{figure} in {place}</source>
        <comment>as in: castle in Kyoto</comment>
        <translation>{figure}放在{place}</translation>
    </message>
    <message>
        <source>Your hand is strongest in {figures}: {tiles}</source>
        <translation>手牌中{figures}最強：{tiles}</translation>
    </message>
    <message>
        <source>You hold tiles for {figures}: {tiles}</source>
        <translation>手中有{figures}的板塊：{tiles}</translation>
    </message>
    <message>
        <source>You hold no tile for {figures} alone</source>
        <translation>手中沒有專屬{figures}的板塊</translation>
    </message>
    <message>
        <source>Shares land with {places}, where {figures} stand too</source>
        <translation>與{places}共有陸地，那裡也有{figures}</translation>
    </message>
    <message>
        <source>Takes {number} tiles on land to surround</source>
        <translation>陸地上放 {number} 塊板塊即可包圍</translation>
    </message>
    <message>
        <source>Takes one tile on land to surround</source>
        <translation>陸地上放一塊板塊即可包圍</translation>
    </message>
    <message>
        <source>{tiles}: for every kind of figure</source>
        <translation>{tiles}：影響每種棋子</translation>
    </message>
    <message>
        <source>{tiles}: much for one kind</source>
        <translation>{tiles}：對一種棋子作用大</translation>
    </message>
    <message>
        <source>{tiles}: beside any other tile in a turn</source>
        <translation>{tiles}：可與任何板塊同一回合使用</translation>
    </message>
</context>
<context>
    <name>KindsCard</name>
    <message>
        <source>Set aside: {number}; with four the game ends.</source>
        <translation>放在一旁：{number}；滿四個遊戲結束。</translation>
    </message>
    <message>
        <source>{figures}: {left} of {all} on the map</source>
        <translation>{figures}：地圖上還有 {left}／{all}</translation>
    </message>
    <message>
        <source>{text}; nobody leads</source>
        <translation>{text}；無人佔多數</translation>
    </message>
    <message>
        <source>{text}; {player} leads</source>
        <translation>{text}；{player}佔多數</translation>
    </message>
    <message>
        <source>Still on the map, of {number} each</source>
        <translation>仍在地圖上，每種共 {number} 個</translation>
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
        <translation>另一種遊戲</translation>
    </message>
    <message>
        <source>usual rules</source>
        <translation>常用規則</translation>
    </message>
    <message>
        <source>{option}: {choice}</source>
        <comment>as in: Captures: after each tile</comment>
        <translation>{option}：{choice}</translation>
    </message>
    <message>
        <source>Silent player</source>
        <translation>無回應的玩家</translation>
    </message>
    <message>
        <source>is waited for {time}</source>
        <translation>最多等待 {time}</translation>
    </message>
    <message>
        <source>1 hour</source>
        <translation>1 小時</translation>
    </message>
    <message>
        <source>{number} hours</source>
        <translation>{number} 小時</translation>
    </message>
    <message>
        <source>1 minute</source>
        <translation>1 分鐘</translation>
    </message>
    <message>
        <source>{number} minutes</source>
        <translation>{number} 分鐘</translation>
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
        <translation>由{name}的電腦執行的電腦玩家：{number}</translation>
    </message>
    <message>
        <source>joined by room code</source>
        <translation>憑房間密碼加入</translation>
    </message>
    <message>
        <source>reconnecting, {time}</source>
        <comment>a player; the time since</comment>
        <translation>重連中，{time}</translation>
    </message>
    <message>
        <source>at this computer</source>
        <translation>在這台電腦上</translation>
    </message>
    <message>
        <source>connected</source>
        <translation>已連線</translation>
    </message>
    <message>
        <source>has left</source>
        <translation>已離開</translation>
    </message>
    <message>
        <source>caretaker plays</source>
        <translation>託管中</translation>
    </message>
    <message>
        <source>This computer is not connected to a network.</source>
        <translation>這台電腦沒有連上網路。</translation>
    </message>
    <message>
        <source>Port {place} is taken by another program.</source>
        <translation>連接埠 {place} 已被其他程式占用。</translation>
    </message>
    <message>
        <source>Port {place} can&apos;t be opened. Choose one from 1024 to 65535.</source>
        <translation>連接埠 {place} 無法開啟。請選擇 1024 到 65535 之間的連接埠。</translation>
    </message>
    <message>
        <source>Tables can&apos;t be looked for here: {place}. Joining by address still works.</source>
        <translation>這裡無法尋找牌桌：{place}。仍可透過位址加入。</translation>
    </message>
    <message>
        <source>No computer is known as {place}.</source>
        <translation>沒有名為 {place} 的電腦。</translation>
    </message>
    <message>
        <source>No table is open at {place}.</source>
        <translation>{place} 上沒有開放的牌桌。</translation>
    </message>
    <message>
        <source>{place} does not answer. A firewall may stand between.</source>
        <translation>{place} 沒有回應。可能被防火牆擋住了。</translation>
    </message>
    <message>
        <source>What answers at {place} is no Samurai table.</source>
        <translation>{place} 上回應的不是《侍》的牌桌。</translation>
    </message>
    <message>
        <source>The connection to the table was lost.</source>
        <translation>與牌桌的連線中斷了。</translation>
    </message>
    <message>
        <source>That table is played with {place}, which this version can&apos;t play with. Both need the same.</source>
        <translation>那張牌桌使用 {place}，與這個版本不能一起玩。雙方需要相同的版本。</translation>
    </message>
    <message>
        <source>This table asks for a room code.</source>
        <translation>這張牌桌需要房間密碼。</translation>
    </message>
    <message>
        <source>That is not the table&apos;s room code.</source>
        <translation>這不是該牌桌的房間密碼。</translation>
    </message>
    <message>
        <source>This room code can&apos;t be used: it needs letters or digits.</source>
        <translation>這個房間密碼不能用：需要字母或數字。</translation>
    </message>
    <message>
        <source>Type the address as host:port, as in 192.168.1.7:31603.</source>
        <translation>請按「主機:連接埠」輸入位址，例如 192.168.1.7:31603。</translation>
    </message>
    <message>
        <source>All seats of that table are taken.</source>
        <translation>那張牌桌的座位已滿。</translation>
    </message>
    <message>
        <source>That table has begun already. You can watch it.</source>
        <translation>那張牌桌已經開始。你可以旁觀。</translation>
    </message>
    <message>
        <source>Too many are trying to get in. Try again in a moment.</source>
        <translation>太多人正在嘗試加入。請稍後再試。</translation>
    </message>
    <message>
        <source>That table belongs to this computer.</source>
        <translation>那張牌桌就是這台電腦的。</translation>
    </message>
    <message>
        <source>Somebody else answers at {place} than the host that was called.</source>
        <translation>在 {place} 回應的不是所找的房主。</translation>
    </message>
    <message>
        <source>The table can&apos;t be kept on the disk: {place}.</source>
        <translation>牌桌無法儲存到磁碟：{place}。</translation>
    </message>
    <message>
        <source>The players&apos; computers have come to different states of the game: {place}.</source>
        <translation>玩家的電腦對這局的記錄不一致：{place}。</translation>
    </message>
    <message>
        <source>It did not work: {place}.</source>
        <translation>沒有成功：{place}。</translation>
    </message>
    <message>
        <source>Playing on the network is not possible: {reason}.</source>
        <translation>無法進行網路遊戲：{reason}。</translation>
    </message>
    <message>
        <source>{host} has sent you away from the table.</source>
        <translation>{host}請你離開了牌桌。</translation>
    </message>
    <message>
        <source>All seats were taken in the meantime.</source>
        <translation>座位剛剛已被坐滿。</translation>
    </message>
    <message>
        <source>The game began without you.</source>
        <translation>遊戲已開始，沒有你的座位。</translation>
    </message>
    <message>
        <source>That table plays another game, or by rules this version doesn&apos;t know.</source>
        <translation>那張牌桌玩的是另一種遊戲，或使用此版本不認識的規則。</translation>
    </message>
    <message>
        <source>The connection to {host} was lost. Join again when it is back.</source>
        <translation>與{host}的連線中斷了。恢復後請重新加入。</translation>
    </message>
    <message>
        <source>{host} has closed the table.</source>
        <translation>{host}關閉了牌桌。</translation>
    </message>
    <message>
        <source>You know the name {name} from another computer. This may be their new computer, or somebody else: compare the words below aloud if you are not sure.</source>
        <translation>你在另一台電腦上見過{name}這個名字。這可能是對方的新電腦，也可能是別人：如果不確定，請念出下面的詞語互相核對。</translation>
    </message>
    <message>
        <source>The table stopped: the computers came to different states of the game.</source>
        <translation>牌桌已停止：各台電腦得出的局面不一致。</translation>
    </message>
    <message>
        <source>The table stopped: {player} {fault}.</source>
        <comment>the fault follows the name</comment>
        <translation>牌桌已停止：{player}{fault}。</translation>
    </message>
    <message>
        <source>sent a message that is not signed by their key</source>
        <translation>送出的訊息沒有自己的簽章</translation>
    </message>
    <message>
        <source>sent something that does not belong there</source>
        <translation>送出了不該在此出現的內容</translation>
    </message>
    <message>
        <source>sent something that can&apos;t be read</source>
        <translation>送出了無法讀取的內容</translation>
    </message>
    <message>
        <source>let somebody come back who could not</source>
        <translation>讓不能回來的人回來了</translation>
    </message>
    <message>
        <source>said both that a player is here and that they are gone</source>
        <translation>既說某玩家在，又說其已離開</translation>
    </message>
    <message>
        <source>tampered with a roll</source>
        <translation>在擲骰中做了手腳</translation>
    </message>
    <message>
        <source>played a tile that was not in hand</source>
        <translation>打出了不在手中的板塊</translation>
    </message>
    <message>
        <source>showed another tile than the one sealed</source>
        <translation>亮出的板塊與封存的不同</translation>
    </message>
    <message>
        <source>played one tile twice</source>
        <translation>把同一塊板塊打了兩次</translation>
    </message>
    <message>
        <source>made a move that the rules forbid</source>
        <translation>走了規則不允許的一步</translation>
    </message>
    <message>
        <source>took tiles that were not to be had</source>
        <translation>拿了不能拿的板塊</translation>
    </message>
    <message>
        <source>did not play with the twenty tiles</source>
        <translation>沒有使用規定的二十塊板塊</translation>
    </message>
    <message>
        <source>came to another state of the game</source>
        <translation>得出了不同的局面</translation>
    </message>
    <message>
        <source>confirmed another move than the one made</source>
        <translation>確認的不是實際走的那一步</translation>
    </message>
    <message>
        <source>said two different things about one move</source>
        <translation>對同一步說了兩種不同的話</translation>
    </message>
    <message>
        <source>Not verified: {fault}</source>
        <translation>未通過驗證：{fault}</translation>
    </message>
    <message>
        <source>Not verified: {player} {fault}</source>
        <comment>the fault follows the name</comment>
        <translation>未通過驗證：{player}{fault}</translation>
    </message>
    <message>
        <source>Not verified: {names} did not open</source>
        <translation>未通過驗證：{names}沒有公開</translation>
    </message>
    <message>
        <source>Verified</source>
        <translation>已驗證</translation>
    </message>
    <message>
        <source>What could be checked was right: {steps} steps, {signatures} signatures.</source>
        <translation>能檢查的都正確：{steps} 步，{signatures} 個簽章。</translation>
    </message>
    <message>
        <source>Every hand, draw, move and capture was checked again: {envelopes} sealed tiles, {steps} steps, {signatures} signatures.</source>
        <translation>每副手牌、每次抽取、每一步和每次奪取都已重新檢查：{envelopes} 塊封存的板塊，{steps} 步，{signatures} 個簽章。</translation>
    </message>
</context>
<context>
    <name>LanGames</name>
    <message>
        <source>{name} has opened the table again.</source>
        <translation>{name}又開了這張牌桌。</translation>
    </message>
</context>
<context>
    <name>LanHostPage</name>
    <message>
        <source>Host a table</source>
        <translation>開一張牌桌</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>牌桌</translation>
    </message>
    <message>
        <source>Name of the table</source>
        <translation>牌桌名稱</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>你的名字</translation>
    </message>
    <message>
        <source>Your colour</source>
        <translation>你的顏色</translation>
    </message>
    <message>
        <source>Room code</source>
        <translation>房間密碼</translation>
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
        <translation>無回應的玩家</translation>
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
        <translation>無：網路上任何人都可加入</translation>
    </message>
    <message>
        <source>With a code, only those you tell it to can join.</source>
        <translation>設了密碼，只有你告訴的人才能加入。</translation>
    </message>
    <message>
        <source>Bots run on this computer, and everyone sees that they do.</source>
        <translation>電腦玩家在這台電腦上執行，所有人都看得到。</translation>
    </message>
    <message>
        <source>After that the others may go on without them.</source>
        <translation>過了這段時間，其他人可以繼續遊戲，不再等待。</translation>
    </message>
    <message>
        <source>A firewall on this computer has to let in TCP port {port}.</source>
        <translation>這台電腦的防火牆必須放行 TCP 連接埠 {port}。</translation>
    </message>
    <message>
        <source>is waited for {time}</source>
        <translation>最多等待 {time}</translation>
    </message>
    <message>
        <source>Open to players</source>
        <translation>留給玩家</translation>
    </message>
    <message>
        <source>Bot: {level}</source>
        <translation>電腦：{level}</translation>
    </message>
    <message>
        <source>Open the table</source>
        <translation>開桌</translation>
    </message>
</context>
<context>
    <name>LanPage</name>
    <message>
        <source>This computer is not connected to a network</source>
        <translation>這台電腦沒有連上網路</translation>
    </message>
    <message>
        <source>Connect to the network the other players are on. Tables appear by themselves.</source>
        <translation>請連上其他玩家所在的網路。牌桌會自動出現。</translation>
    </message>
    <message>
        <source>Looking for tables</source>
        <translation>正在尋找牌桌</translation>
    </message>
    <message>
        <source>No table is open on this network</source>
        <translation>這個網路上沒有開放的牌桌</translation>
    </message>
    <message>
        <source>Host one, and the others see it here. If a table is open and doesn&apos;t show: both computers have to be on one network, and firewalls have to let the program through (UDP port 5353 and TCP port {port}). Some guest networks keep computers apart. The host sees the table&apos;s address in the lobby: type it below.</source>
        <translation>你可以自己開一張，其他人會在這裡看到。如果有牌桌卻沒有顯示：兩台電腦必須在同一網路上，防火牆必須放行本程式（UDP 連接埠 5353 和 TCP 連接埠 {port}）。有些訪客網路會隔離電腦。房主可在大廳裡看到牌桌的位址：請在下面輸入。</translation>
    </message>
    <message>
        <source>d MMM yyyy, HH:mm</source>
        <comment>how a date is written</comment>
        <translation>yyyy年M月d日 HH:mm</translation>
    </message>
    <message>
        <source>unfinished, last played {date}</source>
        <translation>未完成，上次遊玩 {date}</translation>
    </message>
    <message>
        <source>Take it up again</source>
        <translation>繼續這一局</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>旁觀</translation>
    </message>
    <message>
        <source>Join</source>
        <translation>加入</translation>
    </message>
    <message>
        <source>Asking to join {table}</source>
        <translation>正在請求加入{table}</translation>
    </message>
    <message>
        <source>Looking for {table}</source>
        <translation>正在尋找{table}</translation>
    </message>
    <message>
        <source>More than one table is called {table}: choose one.</source>
        <translation>有多張牌桌叫{table}：請選擇一張。</translation>
    </message>
    <message>
        <source>Play on the network</source>
        <translation>網路遊戲</translation>
    </message>
    <message>
        <source>Host a table</source>
        <translation>開一張牌桌</translation>
    </message>
    <message>
        <source>Join by address</source>
        <translation>按位址加入</translation>
    </message>
    <message>
        <source>host:port, as shown in the host&apos;s lobby</source>
        <translation>主機:連接埠，見房主的大廳</translation>
    </message>
    <message>
        <source>Join there</source>
        <translation>加入該處</translation>
    </message>
</context>
<context>
    <name>LanTablePage</name>
    <message>
        <source>{name} is no longer connected</source>
        <translation>{name}的連線中斷了</translation>
    </message>
    <message>
        <source>{name} has left the game</source>
        <translation>{name}離開了遊戲</translation>
    </message>
    <message>
        <source>The caretaker plays on for {name}</source>
        <translation>{name}由託管代打</translation>
    </message>
    <message>
        <source>{name} is connected again</source>
        <translation>{name}重新連上了</translation>
    </message>
    <message>
        <source>Wait</source>
        <translation>等待</translation>
    </message>
    <message>
        <source>Save for another day</source>
        <translation>儲存，改日再玩</translation>
    </message>
    <message>
        <source>If all others agree, the game goes on without them: their hand is dealt anew in the open, and the caretaker plays it until they come back. They lose nothing else.</source>
        <translation>如果其他人都同意，遊戲將繼續：此人的手牌重新公開發放，由託管代打，直到本人回來。除此之外沒有任何損失。</translation>
    </message>
    <message>
        <source>Go on without {name}</source>
        <translation>不等{name}，繼續</translation>
    </message>
    <message>
        <source>You are too few to go on at this table. A copy can be played on offline, with bots.</source>
        <translation>人數太少，這張牌桌無法繼續。可以用副本與電腦玩家離線玩下去。</translation>
    </message>
    <message>
        <source>Play on in a copy</source>
        <translation>用副本繼續</translation>
    </message>
    <message>
        <source>{name} has not been connected for a while</source>
        <translation>{name}已經斷線一段時間了</translation>
    </message>
    <message>
        <source>{name} is still not connected.</source>
        <translation>{name}仍未連線。</translation>
    </message>
    <message>
        <source>What now?</source>
        <translation>怎麼辦？</translation>
    </message>
    <message>
        <source>You go on without {name} as soon as all others agree and the next move is made.</source>
        <translation>其他人都同意後，下一步行動起不再等待{name}。</translation>
    </message>
    <message>
        <source>Propose to end the game here?</source>
        <translation>提議在此結束遊戲？</translation>
    </message>
    <message>
        <source>It ends if everyone agrees, and is counted as it stands. Until then it goes on.</source>
        <translation>如果所有人都同意，遊戲就結束並按現狀計分。在此之前繼續進行。</translation>
    </message>
    <message>
        <source>Propose</source>
        <translation>提議</translation>
    </message>
    <message>
        <source>You wish to end the game here. It goes on until all agree.</source>
        <translation>你希望在此結束遊戲。所有人同意之前繼續進行。</translation>
    </message>
    <message>
        <source>You wish to end the game here. The others hear of it with the next move.</source>
        <translation>你想在此結束遊戲。其他人會隨下一步得知。</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>收回</translation>
    </message>
    <message>
        <source>You play on after all. The others hear of it with the next move.</source>
        <translation>你改變主意，繼續玩。其他人會隨下一步得知。</translation>
    </message>
    <message>
        <source>End it here</source>
        <translation>在此結束</translation>
    </message>
    <message>
        <source>{names} would end the game here and count it as it stands.</source>
        <translation>{names}希望在此結束遊戲並按現狀計分。</translation>
    </message>
    <message>
        <source>Agree</source>
        <translation>同意</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>繼續玩</translation>
    </message>
    <message>
        <source>The others went on while you were away: the caretaker plays your seat.</source>
        <translation>你不在時其他人繼續了遊戲：你的座位由託管代打。</translation>
    </message>
    <message>
        <source>This table was opened in another program with your identity, which plays on.</source>
        <translation>這張牌桌已在另一個使用你身分的程式中開啟，遊戲在那裡繼續。</translation>
    </message>
    <message>
        <source>Back to start</source>
        <translation>回到開始頁</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>再來一局</translation>
    </message>
    <message>
        <source>Saved for another day, the game goes on when you open it again; the others see that you are away.</source>
        <translation>儲存後，你再次開啟時遊戲繼續；其他人會看到你不在。</translation>
    </message>
    <message>
        <source>If you leave for good, the caretaker plays your seat in the open.</source>
        <translation>如果你徹底離開，託管會公開代打你的座位。</translation>
    </message>
    <message>
        <source>If you resign, the other player wins.</source>
        <translation>如果你認輸，另一位玩家獲勝。</translation>
    </message>
    <message>
        <source>Leave for good</source>
        <translation>徹底離開</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>認輸</translation>
    </message>
    <message>
        <source>Leave the table?</source>
        <translation>離開牌桌？</translation>
    </message>
    <message>
        <source>The game ends here, and the other player wins.</source>
        <translation>遊戲在此結束，另一位玩家獲勝。</translation>
    </message>
    <message>
        <source>Resign the game?</source>
        <translation>認輸？</translation>
    </message>
    <message>
        <source>You have resigned. It counts once the others have confirmed it.</source>
        <translation>你已認輸。其他人確認後生效。</translation>
    </message>
    <message>
        <source>You leave the game. Once the others have confirmed it the caretaker plays your seat.</source>
        <translation>你離開遊戲。其他人確認後，由託管代打。</translation>
    </message>
</context>
<context>
    <name>LanguageBox</name>
    <message>
        <source>As the system</source>
        <translation>跟隨系統</translation>
    </message>
</context>
<context>
    <name>LobbyPage</name>
    <message>
        <source>{name} has come to the table</source>
        <translation>{name}來到牌桌</translation>
    </message>
    <message>
        <source>{name} has gone</source>
        <translation>{name}走了</translation>
    </message>
    <message>
        <source>Send {name} away?</source>
        <translation>請{name}離開？</translation>
    </message>
    <message>
        <source>The seat is free again, and they may come back.</source>
        <translation>座位將空出，對方還可以回來。</translation>
    </message>
    <message>
        <source>Send away</source>
        <translation>請離</translation>
    </message>
    <message>
        <source>{address} is copied</source>
        <translation>已複製 {address}</translation>
    </message>
    <message numerus="yes">
        <source>Waiting for %n more player(s).</source>
        <translation>
            <numerusform>還差 %n 位玩家。</numerusform>
        </translation>
    </message>
    <message>
        <source>All seats are taken. The game begins when everyone is ready.</source>
        <translation>座位已滿。所有人準備好後遊戲開始。</translation>
    </message>
    <message>
        <source>Waiting for {names} to be ready.</source>
        <translation>正在等待{names}準備。</translation>
    </message>
    <message>
        <source>All are ready: the game begins.</source>
        <translation>所有人都準備好了：遊戲開始。</translation>
    </message>
    <message>
        <source>Copy the address</source>
        <translation>複製位址</translation>
    </message>
    <message>
        <source>For those who don&apos;t see the table in their list. A firewall has to let in TCP port {port}.</source>
        <translation>給清單中看不到這張牌桌的人。防火牆必須放行 TCP 連接埠 {port}。</translation>
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
        <translation>取消準備</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>準備好了</translation>
    </message>
    <message>
        <source>The table closes, and all who sit here are told.</source>
        <translation>牌桌將關閉，並通知在座的所有人。</translation>
    </message>
    <message>
        <source>Close the table?</source>
        <translation>關閉牌桌？</translation>
    </message>
    <message>
        <source>Close the table</source>
        <translation>關閉牌桌</translation>
    </message>
</context>
<context>
    <name>LobbyRules</name>
    <message>
        <source>Rules</source>
        <translation>規則</translation>
    </message>
    <message>
        <source>Everyone sees the change and has to be ready again.</source>
        <translation>所有人都會看到更改，並需要重新準備。</translation>
    </message>
    <message>
        <source>Play by these rules</source>
        <translation>使用這些規則</translation>
    </message>
    <message>
        <source>Room code: {code}</source>
        <translation>房間密碼：{code}</translation>
    </message>
    <message>
        <source>joined by room code</source>
        <translation>憑房間密碼加入</translation>
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
        <translation>已準備</translation>
    </message>
    <message>
        <source>not ready</source>
        <translation>未準備</translation>
    </message>
    <message>
        <source>Words to compare: {words}</source>
        <translation>核對用詞：{words}</translation>
    </message>
    <message>
        <source>I know them</source>
        <translation>我認識此人</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Send away</source>
        <translation>請離</translation>
    </message>
    <message>
        <source>Add a bot</source>
        <translation>加入電腦玩家</translation>
    </message>
    <message>
        <source>Close the seat</source>
        <translation>關閉座位</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>你的名字</translation>
    </message>
    <message>
        <source>Your colour</source>
        <translation>你的顏色</translation>
    </message>
    <message>
        <source>Whoever has the room code may take it.</source>
        <translation>有房間密碼的人可以坐下。</translation>
    </message>
    <message>
        <source>Anybody on the network may take it.</source>
        <translation>網路上任何人都可以坐下。</translation>
    </message>
    <message>
        <source>run by {name}&apos;s computer</source>
        <translation>在{name}的電腦上執行</translation>
    </message>
    <message>
        <source>run by this computer</source>
        <translation>在這台電腦上執行</translation>
    </message>
    <message>
        <source>you, at this computer, hosting</source>
        <translation>你，在這台電腦上，房主</translation>
    </message>
    <message>
        <source>you, at this computer</source>
        <translation>你，在這台電腦上</translation>
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
        <translation>日誌</translation>
    </message>
    <message>
        <source>Chat</source>
        <translation>聊天</translation>
    </message>
    <message numerus="yes">
        <source>%n new line(s)</source>
        <comment>of chat</comment>
        <translation>
            <numerusform>%n 則新訊息</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LogPanel</name>
    <message>
        <source>Log</source>
        <translation>日誌</translation>
    </message>
    <message>
        <source>Show the log</source>
        <translation>顯示日誌</translation>
    </message>
    <message>
        <source>Fold the log away</source>
        <translation>收起日誌</translation>
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
        <translation>顯示{player}的手牌</translation>
    </message>
</context>
<context>
    <name>Map</name>
    <message>
        <source>surrounded</source>
        <translation>已被包圍</translation>
    </message>
    <message>
        <source>1 land hex open</source>
        <translation>還有 1 個陸地格子空著</translation>
    </message>
    <message>
        <source>{number} land hexes open</source>
        <translation>還有 {number} 個陸地格子空著</translation>
    </message>
    <message>
        <source>{figure}: no influence</source>
        <translation>{figure}：無影響力</translation>
    </message>
    <message>
        <source>{figure}: {numbers}; tied</source>
        <translation>{figure}：{numbers}；並列</translation>
    </message>
    <message>
        <source>{figure}: {numbers}; {player} leads</source>
        <translation>{figure}：{numbers}；{player}佔先</translation>
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
        <translation>{hex}：沒有棋子</translation>
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
        <translation>地圖</translation>
    </message>
    <message>
        <source>Arrow keys move from hex to hex, Enter chooses, H, B and R choose a figure.</source>
        <translation>方向鍵逐格移動，Enter 選定，H、B、R 選擇棋子。</translation>
    </message>
</context>
<context>
    <name>NewGamePage</name>
    <message>
        <source>New game</source>
        <translation>新遊戲</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>玩家</translation>
    </message>
    <message>
        <source>How many</source>
        <translation>人數</translation>
    </message>
    <message>
        <source>Seats go clockwise. Who plays first is rolled.</source>
        <translation>座位按順時針排列。起始玩家隨機決定。</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>開始</translation>
    </message>
</context>
<context>
    <name>OpeningChooser</name>
    <message>
        <source>{player}, choose five tiles to begin with</source>
        <translation>{player}，請選擇五塊起始板塊</translation>
    </message>
    <message>
        <source>Choose five tiles to begin with</source>
        <translation>請選擇五塊起始板塊</translation>
    </message>
    <message>
        <source>Begin with these five</source>
        <translation>以這五塊開始</translation>
    </message>
    <message>
        <source>Lay all back</source>
        <translation>全部放回</translation>
    </message>
    <message>
        <source>The other fifteen are shuffled face down.</source>
        <translation>其餘十五塊洗勻後面朝下放置。</translation>
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
        <translation>互換</translation>
    </message>
    <message>
        <source>Ronin and ships, fast 侍</source>
        <translation>騎馬武士與船隻，侍（快速）</translation>
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
        <translation>查看地圖</translation>
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
        <translation>獲得棋子</translation>
    </message>
    <message>
        <source>Opening hand</source>
        <translation>起始手牌</translation>
    </message>
    <message>
        <source>Figures on the map</source>
        <translation>地圖上的棋子</translation>
    </message>
    <message>
        <source>Captured figures</source>
        <translation>獲得的棋子</translation>
    </message>
    <message>
        <source>Cities all differ</source>
        <translation>城鎮各不相同</translation>
    </message>
    <message>
        <source>Ties count as most</source>
        <translation>並列也算最多</translation>
    </message>
    <message>
        <source>Both editions play alike; words and the picture at the end differ.</source>
        <translation>兩個版本玩法相同；用詞和結束時的畫面不同。</translation>
    </message>
    <message>
        <source>When a surrounded settlement gives up its figures.</source>
        <translation>被包圍之處何時交出棋子。</translation>
    </message>
    <message>
        <source>How each player comes by the first five tiles.</source>
        <translation>每位玩家如何得到最初的五塊板塊。</translation>
    </message>
    <message>
        <source>Who puts the figures in cities and villages.</source>
        <translation>由誰把棋子放進城鎮和村莊。</translation>
    </message>
    <message>
        <source>Whether all see how many figures each player has taken.</source>
        <translation>是否人人都能看到每位玩家獲得了多少棋子。</translation>
    </message>
    <message>
        <source>No two cities may hold the same pair of figures.</source>
        <translation>任何兩個城鎮不能放同樣的一對棋子。</translation>
    </message>
    <message>
        <source>Players tied for the most of a kind all have the most of it.</source>
        <translation>某一種棋子並列最多的玩家都算最多。</translation>
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
        <translation>1998：頭盔</translation>
    </message>
    <message>
        <source>at the end of the turn</source>
        <translation>回合結束時</translation>
    </message>
    <message>
        <source>after each tile</source>
        <translation>每放一塊板塊之後</translation>
    </message>
    <message>
        <source>chosen</source>
        <comment>the opening hand</comment>
        <translation>選擇</translation>
    </message>
    <message>
        <source>drawn</source>
        <comment>the opening hand</comment>
        <translation>抽取</translation>
    </message>
    <message>
        <source>placed in turn</source>
        <comment>the figures</comment>
        <translation>輪流放置</translation>
    </message>
    <message>
        <source>dealt at random</source>
        <comment>the figures</comment>
        <translation>隨機分配</translation>
    </message>
    <message>
        <source>hidden</source>
        <comment>captured figures</comment>
        <translation>隱藏</translation>
    </message>
    <message>
        <source>open</source>
        <comment>captured figures</comment>
        <translation>公開</translation>
    </message>
    <message>
        <source>Castles, Buddhas and rice; leaders take a leader token.</source>
        <translation>城堡、佛像和稻米；佔多數者拿首領標記。</translation>
    </message>
    <message>
        <source>High helmets, Buddhas and rice fields.</source>
        <translation>頭盔、佛像和稻田。</translation>
    </message>
    <message>
        <source>Figures are taken once the turn is over.</source>
        <translation>回合結束後才獲得棋子。</translation>
    </message>
    <message>
        <source>Figures are taken as soon as a tile surrounds them.</source>
        <translation>板塊一完成包圍就獲得棋子。</translation>
    </message>
    <message>
        <source>Each player secretly chooses five of the twenty tiles.</source>
        <translation>每位玩家從二十塊板塊中秘密選出五塊。</translation>
    </message>
    <message>
        <source>Each player draws five tiles.</source>
        <translation>每位玩家抽取五塊板塊。</translation>
    </message>
    <message>
        <source>Players place them one by one: cities first, then villages.</source>
        <translation>玩家逐個放置：先城鎮，後村莊。</translation>
    </message>
    <message>
        <source>The figures are dealt, and the first turn follows at once.</source>
        <translation>隨機放好棋子，馬上開始第一回合。</translation>
    </message>
    <message>
        <source>They stand behind the screens until the end.</source>
        <translation>它們放在屏風後面，直到結束。</translation>
    </message>
    <message>
        <source>Everyone&apos;s counts are shown during play.</source>
        <translation>遊戲中顯示每個人的數量。</translation>
    </message>
    <message>
        <source>Cities may hold the same pair.</source>
        <translation>城鎮可以放同樣的一對。</translation>
    </message>
    <message>
        <source>Every city holds another pair, as one printed text says.</source>
        <translation>每個城鎮的一對棋子都不同，依某一印刷規則。</translation>
    </message>
    <message>
        <source>Only a player with more than all others leads a kind.</source>
        <translation>只有比所有人都多的玩家才在這一種上佔多數。</translation>
    </message>
    <message>
        <source>Ties count when seeking a player with the most of two kinds, as one 1998 text says.</source>
        <translation>尋找在兩種上最多的玩家時，並列也算，依某一 1998 年規則。</translation>
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
        <translation>獲得的棋子藏在屏風後面。</translation>
    </message>
    <message>
        <source>Captured: {figures}.</source>
        <translation>獲得：{figures}。</translation>
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
        <translation>行動中</translation>
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
        <translation>檔案種類(&amp;T)：</translation>
    </message>
</context>
<context>
    <name>Reasons</name>
    <message>
        <source>The game is over.</source>
        <translation>遊戲已結束。</translation>
    </message>
    <message>
        <source>It is another player&apos;s turn.</source>
        <translation>現在是其他玩家的回合。</translation>
    </message>
    <message>
        <source>That can&apos;t be done at this point of the game.</source>
        <translation>現在不能這樣做。</translation>
    </message>
    <message>
        <source>You don&apos;t have this tile in hand: {tile}.</source>
        <translation>你的手牌裡沒有這塊板塊：{tile}。</translation>
    </message>
    <message>
        <source>This player has no more tiles in hand this turn.</source>
        <translation>這位玩家本回合已沒有手牌。</translation>
    </message>
    <message>
        <source>Only one tile without 侍 may be placed in a turn.</source>
        <translation>一個回合只能放一塊不帶「侍」的板塊。</translation>
    </message>
    <message>
        <source>That tile ended the game: nothing may follow it.</source>
        <translation>那塊板塊已結束遊戲：之後不能再放。</translation>
    </message>
    <message>
        <source>{tile_first} isn&apos;t put on an empty hex: it exchanges.</source>
        <translation>{tile_first}不放在空格子上：它用來互換。</translation>
    </message>
    <message>
        <source>{hex} is a settlement: tiles go on the hexes around it.</source>
        <translation>{hex}不能放板塊：請放在它周圍的格子上。</translation>
    </message>
    <message>
        <source>A ship goes on the sea: {hex} is land.</source>
        <translation>船隻放在海洋上：{hex}是陸地。</translation>
    </message>
    <message>
        <source>{tile_first} goes on land: {hex} is sea.</source>
        <translation>{tile_first}放在陸地上：{hex}是海洋。</translation>
    </message>
    <message>
        <source>{hex} already holds a tile.</source>
        <translation>{hex}已有板塊。</translation>
    </message>
    <message>
        <source>{hex} holds no figure to swap.</source>
        <translation>{hex}沒有可以互換的棋子。</translation>
    </message>
    <message>
        <source>Both figures stand in {hex}: the swap would change nothing.</source>
        <translation>兩個棋子都在{hex}：交換沒有變化。</translation>
    </message>
    <message>
        <source>Both figures are of one kind: the swap would change nothing.</source>
        <translation>兩個棋子同一種：交換沒有變化。</translation>
    </message>
    <message>
        <source>{hex} would hold two figures of one kind.</source>
        <translation>{hex}會有兩個相同的棋子。</translation>
    </message>
    <message>
        <source>There is no tile on {hex} to take.</source>
        <translation>{hex}沒有可拿的板塊。</translation>
    </message>
    <message>
        <source>The tile on {hex} is another player&apos;s.</source>
        <translation>{hex}的板塊屬於其他玩家。</translation>
    </message>
    <message>
        <source>Tiles with 侍, ships and the ronin, can&apos;t be moved.</source>
        <translation>帶「侍」的板塊，即船隻和騎馬武士，不能移動。</translation>
    </message>
    <message>
        <source>This tile can&apos;t be moved itself.</source>
        <translation>這塊板塊本身不能移動。</translation>
    </message>
    <message>
        <source>You can place a tile, so you may not pass.</source>
        <translation>你還能放板塊，因此不能跳過。</translation>
    </message>
    <message>
        <source>{hex} has all its figures.</source>
        <translation>{hex}的棋子已放滿。</translation>
    </message>
    <message>
        <source>Figures stand in villages, cities and Edo only.</source>
        <translation>棋子只放在村莊、城鎮和江戶。</translation>
    </message>
    <message>
        <source>The cities are filled before the villages.</source>
        <translation>先放滿城鎮，再放村莊。</translation>
    </message>
    <message>
        <source>A city takes two figures of different kinds.</source>
        <translation>一個城鎮放兩個不同種類的棋子。</translation>
    </message>
    <message>
        <source>No {figures} are left to place.</source>
        <translation>沒有{figures}可放了。</translation>
    </message>
    <message>
        <source>No two cities may hold the same pair of figures at this table.</source>
        <translation>在這一桌，任何兩個城鎮不能放同樣的一對棋子。</translation>
    </message>
    <message>
        <source>An opening hand has five tiles.</source>
        <translation>起始手牌有五塊板塊。</translation>
    </message>
    <message>
        <source>An opening hand is chosen from your own twenty tiles.</source>
        <translation>起始手牌從你自己的二十塊板塊中選擇。</translation>
    </message>
    <message>
        <source>This opening hand has been chosen already.</source>
        <translation>起始手牌已經選好。</translation>
    </message>
</context>
<context>
    <name>RecordSaver</name>
    <message>
        <source>Save the record</source>
        <translation>儲存記錄</translation>
    </message>
    <message>
        <source>Samurai record (*.json)</source>
        <translation>《侍》記錄 (*.json)</translation>
    </message>
</context>
<context>
    <name>ReplayPage</name>
    <message>
        <source>Setup</source>
        <translation>準備</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>結束</translation>
    </message>
    <message>
        <source>Turn {number} of {all}: {player}</source>
        <translation>第 {number}／{all} 回合：{player}</translation>
    </message>
    <message>
        <source>The game was stopped here: {why}</source>
        <translation>遊戲在此中止：{why}</translation>
    </message>
    <message>
        <source>The record ends here.</source>
        <translation>記錄到此為止。</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>回放</translation>
    </message>
    <message>
        <source>How the winner is found</source>
        <translation>如何判定勝者</translation>
    </message>
    <message>
        <source>Save the record…</source>
        <translation>儲存記錄…</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>地圖</translation>
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
        <translation>規則</translation>
    </message>
    <message>
        <source>Usual rules</source>
        <translation>常用規則</translation>
    </message>
</context>
<context>
    <name>RulesPage</name>
    <message>
        <source>Rules</source>
        <translation>規則</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>搜尋規則</translation>
    </message>
    <message numerus="yes">
        <source>%n place(s)</source>
        <comment>search results</comment>
        <translation>
            <numerusform>%n 處</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SavesPage</name>
    <message>
        <source>Saved games and replays</source>
        <translation>存檔與回放</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation>開啟檔案…</translation>
    </message>
    <message>
        <source>Nothing is saved yet. Games that end are kept here.</source>
        <translation>還沒有存檔。結束的遊戲會儲存在這裡。</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>玩家</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>儲存時間</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>回合</translation>
    </message>
    <message>
        <source>State</source>
        <translation>狀態</translation>
    </message>
    <message>
        <source>Export the record…</source>
        <translation>匯出記錄…</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>刪除…</translation>
    </message>
    <message>
        <source>d MMM yyyy, HH:mm</source>
        <comment>how a date is written</comment>
        <translation>yyyy年M月d日 HH:mm</translation>
    </message>
    <message>
        <source>unfinished, on the network</source>
        <translation>未結束，在網路上</translation>
    </message>
    <message>
        <source>won by {names}</source>
        <translation>{names}獲勝</translation>
    </message>
    <message>
        <source>unfinished</source>
        <translation>未結束</translation>
    </message>
    <message>
        <source>over</source>
        <translation>已結束</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>已中止</translation>
    </message>
    <message>
        <source>can&apos;t be read</source>
        <translation>無法讀取</translation>
    </message>
    <message>
        <source>being checked</source>
        <translation>正在核對</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>繼續</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>觀看</translation>
    </message>
    <message>
        <source>Games ({patterns})</source>
        <translation>遊戲 ({patterns})</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>開啟遊戲</translation>
    </message>
    <message>
        <source>Export the record</source>
        <translation>匯出記錄</translation>
    </message>
    <message>
        <source>You can&apos;t come back to this table.</source>
        <translation>之後無法再回到這張牌桌。</translation>
    </message>
    <message>
        <source>Delete this game?</source>
        <translation>刪除這局遊戲？</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>刪除</translation>
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
        <translation>合計</translation>
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
        <translation>在這台電腦上玩。</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>真人</translation>
    </message>
    <message>
        <source>Bot: {level}</source>
        <translation>電腦：{level}</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>顏色</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名字</translation>
    </message>
    <message>
        <source>Person or bot</source>
        <translation>真人或電腦</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>Settings</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>玩家</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>外觀</translation>
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
        <translation>顏色</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>語言</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>主題</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>文字大小</translation>
    </message>
    <message>
        <source>Turn of the map</source>
        <translation>地圖方向</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>跟隨系統</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>淺色</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>深色</translation>
    </message>
    <message>
        <source>As large as the window allows</source>
        <translation>按視窗儘量放大</translation>
    </message>
    <message>
        <source>North up</source>
        <translation>北方朝上</translation>
    </message>
    <message>
        <source>Reduce motion: show where every piece ends at once</source>
        <translation>減少動畫：直接顯示每個棋子和板塊的最終位置</translation>
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
        <translation>萊納·克尼齊亞的桌面遊戲</translation>
    </message>
    <message>
        <source>Go on with the game</source>
        <translation>繼續遊戲</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>新遊戲</translation>
    </message>
    <message>
        <source>Play on the network</source>
        <translation>網路遊戲</translation>
    </message>
    <message>
        <source>Saved games and replays</source>
        <translation>存檔與回放</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>規則</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>設定</translation>
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
            <numerusform>%n 個回合</numerusform>
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
        <translation>離開牌桌；遊戲會保留</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>暫停</translation>
    </message>
    <message>
        <source>How long others&apos; moves are shown</source>
        <translation>他人行動的顯示時間</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>日誌</translation>
    </message>
    <message>
        <source>Keys and gestures</source>
        <translation>按鍵與手勢</translation>
    </message>
    <message>
        <source>Hint, save, rules, resign</source>
        <translation>提示、儲存、規則、認輸</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>儲存遊戲</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>規則</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>認輸</translation>
    </message>
    <message>
        <source>Propose to end the game here</source>
        <translation>提議在此結束遊戲</translation>
    </message>
    <message>
        <source>Show moves calmly</source>
        <translation>慢速顯示行動</translation>
    </message>
    <message>
        <source>Show moves at normal speed</source>
        <translation>正常速度顯示行動</translation>
    </message>
    <message>
        <source>Show moves fast</source>
        <translation>快速顯示行動</translation>
    </message>
    <message>
        <source>Don&apos;t wait for moves to be seen</source>
        <translation>不等待行動顯示</translation>
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
        <translation>進行中</translation>
    </message>
    <message>
        <source>full</source>
        <comment>a table</comment>
        <translation>已滿</translation>
    </message>
    <message>
        <source>room code</source>
        <translation>房間密碼</translation>
    </message>
    <message>
        <source>open</source>
        <comment>a table without a room code</comment>
        <translation>開放</translation>
    </message>
    <message>
        <source>Tables on the network</source>
        <translation>網路上的牌桌</translation>
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
        <translation>規則</translation>
    </message>
    <message>
        <source>State</source>
        <translation>狀態</translation>
    </message>
    <message>
        <source>Ping</source>
        <comment>how long an answer takes</comment>
        <translation>延遲</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>There is no hint: {why}</source>
        <translation>沒有提示：{why}</translation>
    </message>
    <message>
        <source>Resign for {player}?</source>
        <translation>替{player}認輸？</translation>
    </message>
    <message>
        <source>The game ends here, and the others share the victory.</source>
        <translation>遊戲到此結束，其他玩家共享勝利。</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>認輸</translation>
    </message>
    <message>
        <source>See the result</source>
        <translation>查看結果</translation>
    </message>
    <message>
        <source>Back to the tiles</source>
        <translation>回到板塊</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>地圖</translation>
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
        <translation>%1，已選</translation>
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
        <translation>暫停</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>播放</translation>
    </message>
    <message>
        <source>To the beginning</source>
        <translation>到開頭</translation>
    </message>
    <message>
        <source>Capture before</source>
        <translation>上一次獲得</translation>
    </message>
    <message>
        <source>One turn back</source>
        <translation>後退一回合</translation>
    </message>
    <message>
        <source>One action back</source>
        <translation>後退一步</translation>
    </message>
    <message>
        <source>One action on</source>
        <translation>前進一步</translation>
    </message>
    <message>
        <source>One turn on</source>
        <translation>前進一回合</translation>
    </message>
    <message>
        <source>Next capture</source>
        <translation>下一次獲得</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>到結尾</translation>
    </message>
    <message>
        <source>Moment of the game</source>
        <translation>遊戲進度</translation>
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
        <translation>轉到地圖最大的方向</translation>
    </message>
    <message>
        <source>North up</source>
        <translation>北方朝上</translation>
    </message>
    <message>
        <source>Turn right</source>
        <translation>向右轉</translation>
    </message>
    <message>
        <source>Turn left</source>
        <translation>向左轉</translation>
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
        <translation>有兩個或三個首領標記就獲勝。</translation>
    </message>
    <message>
        <source>The most of two or three kinds wins.</source>
        <translation>在兩種或三種上佔多數就獲勝。</translation>
    </message>
    <message>
        <source>The most of two or three kinds wins; those tied for the most count here.</source>
        <translation>在兩種或三種上最多就獲勝；這裡並列最多也算。</translation>
    </message>
    <message>
        <source>Only players with exactly one leader token stay in.</source>
        <translation>只有恰好有一個首領標記的玩家留下。</translation>
    </message>
    <message>
        <source>Only players with the most of exactly one kind stay in.</source>
        <translation>只有恰好在一種上佔多數的玩家留下。</translation>
    </message>
    <message>
        <source>Of these, most figures of the other two kinds.</source>
        <translation>其中比較另外兩種棋子的數量。</translation>
    </message>
    <message>
        <source>Most figures in all.</source>
        <translation>比較棋子總數。</translation>
    </message>
    <message>
        <source>Still level at {number}.</source>
        <translation>仍然同為 {number}。</translation>
    </message>
    <message>
        <source>Who gives up loses.</source>
        <translation>認輸者落敗。</translation>
    </message>
    <message>
        <source>{player} wins.</source>
        <translation>{player}獲勝。</translation>
    </message>
    <message>
        <source>{players} share the victory.</source>
        <translation>{players}共享勝利。</translation>
    </message>
    <message>
        <source>Nobody has that.</source>
        <translation>沒有人做到。</translation>
    </message>
    <message>
        <source>{players} stay in.</source>
        <translation>{players}留下。</translation>
    </message>
    <message>
        <source>Nobody has one: all stay in.</source>
        <translation>沒有人有：全部留下。</translation>
    </message>
    <message>
        <source>Nobody drops out.</source>
        <translation>無人出局。</translation>
    </message>
</context>
<context>
    <name>VerdictPanel</name>
    <message>
        <source>How the winner is found</source>
        <translation>如何判定勝者</translation>
    </message>
</context>
<context>
    <name>WelcomePage</name>
    <message>
        <source>Welcome</source>
        <translation>歡迎</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>你的名字</translation>
    </message>
    <message>
        <source>Your colour</source>
        <translation>你的顏色</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>語言</translation>
    </message>
    <message>
        <source>You can change all of this in the settings at any time.</source>
        <translation>以後可以隨時在設定中更改。</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>繼續</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>{player} takes {figure} in {place}, {most} to {next}</source>
        <translation>{player}以 {most} 比 {next} 在{place}獲得{figure}</translation>
    </message>
    <message>
        <source>{figure} in {place} is set aside: nobody has influence</source>
        <translation>{place}的{figure}放在一旁：誰都沒有影響力</translation>
    </message>
    <message>
        <source>{figure} in {place} is set aside: {players} tie at {number}</source>
        <translation>{place}的{figure}放在一旁：{players}同為 {number}</translation>
    </message>
    <message>
        <source>Nothing is captured</source>
        <translation>沒有獲得棋子</translation>
    </message>
    <message>
        <source>The game ends: the last figure of a kind leaves the map</source>
        <translation>遊戲結束：某一種棋子的最後一個離開地圖</translation>
    </message>
    <message>
        <source>The game ends: four figures stand set aside</source>
        <translation>遊戲結束：已有四個棋子放在一旁</translation>
    </message>
    <message>
        <source>{player} is the first player</source>
        <translation>{player}是起始玩家</translation>
    </message>
    <message>
        <source>{player} has chosen five tiles</source>
        <translation>{player}選好了五塊板塊</translation>
    </message>
    <message>
        <source>{player} puts {figure} in {place}</source>
        <translation>{player}把{figure}放到{place}</translation>
    </message>
    <message>
        <source>{player} passes: no tile can be placed</source>
        <translation>{player}跳過：沒有能放的板塊</translation>
    </message>
    <message>
        <source>{player} places {tile} on {hex}</source>
        <translation>{player}把{tile}放到{hex}</translation>
    </message>
    <message>
        <source>{player} swaps {figure} in {place} with {other} in {other_place}</source>
        <translation>{player}把{place}的{figure}與{other_place}的{other}互換</translation>
    </message>
    <message>
        <source>{player} moves a tile from {origin} to {destination}</source>
        <translation>{player}把一塊板塊從{origin}移到{destination}</translation>
    </message>
    <message>
        <source>high helmet</source>
        <translation>頭盔</translation>
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
        <translation>頭盔</translation>
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
        <translation>頭盔</translation>
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
        <translation>頭盔</translation>
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
        <translation>最後一個頭盔離開了地圖</translation>
    </message>
    <message>
        <source>The last castle has left the map</source>
        <translation>最後一個城堡離開了地圖</translation>
    </message>
    <message>
        <source>The last Buddha has left the map</source>
        <translation>最後一個佛像離開了地圖</translation>
    </message>
    <message>
        <source>The last rice field has left the map</source>
        <translation>最後一個稻田離開了地圖</translation>
    </message>
    <message>
        <source>The last rice has left the map</source>
        <translation>最後一個稻米離開了地圖</translation>
    </message>
    <message>
        <source>{number} {figures}</source>
        <comment>as in: 3 castles</comment>
        <translation>{number} 個{figures}</translation>
    </message>
    <message>
        <source>1 tile</source>
        <translation>1 塊板塊</translation>
    </message>
    <message>
        <source>{number} tiles</source>
        <translation>{number} 塊板塊</translation>
    </message>
    <message>
        <source>figure exchange</source>
        <translation>棋子互換</translation>
    </message>
    <message>
        <source>switch</source>
        <comment>the tile</comment>
        <translation>棋子互換</translation>
    </message>
    <message>
        <source>token exchange</source>
        <translation>板塊互換</translation>
    </message>
    <message>
        <source>move</source>
        <comment>the tile</comment>
        <translation>板塊互換</translation>
    </message>
    <message>
        <source>{tile} {strength}</source>
        <comment>as in: samurai 2</comment>
        <translation>{tile} {strength}</translation>
    </message>
    <message>
        <source>Swaps any two figures on the board, then leaves the game.</source>
        <translation>交換地圖上任意兩個棋子，然後離開遊戲。</translation>
    </message>
    <message>
        <source>Takes the place of one of your tiles without 侍, which goes to another empty land hex.</source>
        <translation>頂替你的一塊不帶「侍」的板塊，讓它移到另一個空的陸地格子。</translation>
    </message>
    <message>
        <source>land</source>
        <translation>陸地</translation>
    </message>
    <message>
        <source>sea</source>
        <translation>海洋</translation>
    </message>
    <message>
        <source>village</source>
        <translation>村莊</translation>
    </message>
    <message>
        <source>city</source>
        <translation>城鎮</translation>
    </message>
    <message>
        <source>capital</source>
        <translation>國都</translation>
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
        <translation>騎馬武士</translation>
    </message>
    <message>
        <source>ship</source>
        <translation>船隻</translation>
    </message>
    <message>
        <source>Adds {strength} to every figure beside it.</source>
        <translation>對相鄰的每個棋子加 {strength}。</translation>
    </message>
    <message>
        <source>Adds {strength} to {figures} beside it.</source>
        <translation>對相鄰的{figures}加 {strength}。</translation>
    </message>
    <message>
        <source>Goes on the sea.</source>
        <translation>放在海洋上。</translation>
    </message>
    <message>
        <source>Goes on land.</source>
        <translation>放在陸地上。</translation>
    </message>
    <message>
        <source>Only one tile without 侍 a turn.</source>
        <translation>每回合只能放一塊不帶「侍」的板塊。</translation>
    </message>
    <message>
        <source>Bears the character 侍: as many a turn as you like.</source>
        <translation>印有「侍」字：每回合可放任意多塊。</translation>
    </message>
    <message>
        <source>Fast 侍: as many a turn as you like.</source>
        <translation>侍（快速）：每回合可放任意多塊。</translation>
    </message>
    <message>
        <source>Edo</source>
        <translation>江戶</translation>
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
        <translation>隨機</translation>
    </message>
    <message>
        <source>greedy</source>
        <comment>a bot&apos;s level</comment>
        <translation>貪心</translation>
    </message>
    <message>
        <source>novice</source>
        <comment>a bot&apos;s level</comment>
        <translation>新手</translation>
    </message>
    <message>
        <source>easy</source>
        <comment>a bot&apos;s level</comment>
        <translation>簡單</translation>
    </message>
    <message>
        <source>hard</source>
        <comment>a bot&apos;s level</comment>
        <translation>困難</translation>
    </message>
    <message>
        <source>master</source>
        <comment>a bot&apos;s level</comment>
        <translation>大師</translation>
    </message>
    <message>
        <source>Plays any legal turn, without a thought.</source>
        <translation>不假思索，隨意下合法的一步。</translation>
    </message>
    <message>
        <source>Takes the turn that gains most influence now and never looks further.</source>
        <translation>只取眼前影響力最大的一步，從不多看。</translation>
    </message>
    <message>
        <source>Looks ahead and weighs what you may answer.</source>
        <translation>向前看，並考慮你可能的應對。</translation>
    </message>
    <message>
        <source>Thinks tile by tile: a fair first opponent.</source>
        <translation>逐塊考慮：適合第一次玩的對手。</translation>
    </message>
    <message>
        <source>Weighs whole turns, but not what you may answer.</source>
        <translation>權衡整個回合，但不考慮你的應對。</translation>
    </message>
    <message>
        <source>Looks further ahead, for a second a turn.</source>
        <translation>看得更遠，每回合想一秒。</translation>
    </message>
    <message>
        <source>person</source>
        <translation>真人</translation>
    </message>
    <message>
        <source>bot, {level}</source>
        <comment>as in: bot, hard</comment>
        <translation>電腦，{level}</translation>
    </message>
    <message>
        <source>program {name}</source>
        <translation>程式 {name}</translation>
    </message>
    <message>
        <source>caretaker</source>
        <comment>a fixed policy that plays a seat nobody holds</comment>
        <translation>託管</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>玩家 {number}</translation>
    </message>
    <message>
        <source>red</source>
        <translation>紅</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>藍</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>黃</translation>
    </message>
    <message>
        <source>green</source>
        <translation>綠</translation>
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
        <translation>放在一旁的棋子有 {number} 個，遊戲結束</translation>
    </message>
    <message>
        <source>Every player passed in a row</source>
        <translation>所有玩家連續跳過</translation>
    </message>
    <message>
        <source>The players agreed to end the game here</source>
        <translation>玩家們同意在此結束遊戲</translation>
    </message>
    <message>
        <source>{player} resigned</source>
        <translation>{player}認輸</translation>
    </message>
    <message>
        <source>{player} forfeited the game</source>
        <translation>{player}被判負</translation>
    </message>
    <message>
        <source>{player} leads with {number}</source>
        <translation>{player}以 {number} 佔多數</translation>
    </message>
    <message>
        <source>Nobody leads: none was captured</source>
        <translation>無人佔多數：沒有人獲得</translation>
    </message>
    <message>
        <source>Nobody leads: {players} tie at {number}</source>
        <translation>無人佔多數：{players}同為 {number}</translation>
    </message>
    <message>
        <source>{player} wins</source>
        <translation>{player}獲勝</translation>
    </message>
    <message>
        <source>{players} share the victory</source>
        <translation>{players}共享勝利</translation>
    </message>
    <message>
        <source>The last figures of several kinds have left the map: {figures}</source>
        <translation>幾種棋子的最後一個都離開了地圖：{figures}</translation>
    </message>
</context>
<context>
    <name>ZoomButtons</name>
    <message>
        <source>Zoom out (−)</source>
        <translation>縮小（−）</translation>
    </message>
    <message>
        <source>Show the whole map (0)</source>
        <translation>顯示整張地圖（0）</translation>
    </message>
    <message>
        <source>Zoom in (+)</source>
        <translation>放大（+）</translation>
    </message>
</context>
</TS>
