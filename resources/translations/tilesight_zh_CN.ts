<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>Diagnosis</name>
    <message>
        <source>Indirect addressing</source>
        <translation>间接寻址</translation>
    </message>
    <message>
        <source>Pipeline overlap</source>
        <translation>流水线重叠</translation>
    </message>
    <message>
        <source>L2 locality</source>
        <translation>L2 局部性</translation>
    </message>
    <message>
        <source>Memory layout</source>
        <translation>内存布局</translation>
    </message>
    <message>
        <source>Occupancy</source>
        <translation>占用率</translation>
    </message>
    <message>
        <source>Tail</source>
        <translation>尾波</translation>
    </message>
    <message>
        <source>Launch</source>
        <translation>启动</translation>
    </message>
</context>
<context>
    <name>L2Words</name>
    <message>
        <source>%1 of plane %2</source>
        <translation>第 %2 面的 %1</translation>
    </message>
    <message>
        <source>launched at the same position</source>
        <translation>在相同位置启动</translation>
    </message>
    <message>
        <source>launched %1 positions later</source>
        <translation>晚 %1 个位置启动</translation>
    </message>
    <message>
        <source>launched %1 positions earlier</source>
        <translation>早 %1 个位置启动</translation>
    </message>
    <message>
        <source>± 0, the same</source>
        <translation>± 0，相同</translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>%1 个百分点</translation>
    </message>
    <message>
        <source>better</source>
        <translation>更好</translation>
    </message>
    <message>
        <source>worse</source>
        <translation>更差</translation>
    </message>
    <message>
        <source>Map of the tiles</source>
        <translation>分块图</translation>
    </message>
    <message>
        <source>L2</source>
        <translation>L2</translation>
    </message>
    <message>
        <source>Hit rate over the size of L2</source>
        <translation>命中率随 L2 容量的变化</translation>
    </message>
    <message>
        <source>Hit rate over the shape of the tile</source>
        <translation>命中率随分块形状的变化</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>数值</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>差异</translation>
    </message>
    <message>
        <source>What is better or worse than in the baseline variant</source>
        <translation>与基准变体相比更好或更差之处</translation>
    </message>
    <message>
        <source>The plan by itself</source>
        <translation>计划本身</translation>
    </message>
    <message>
        <source>Hit rate</source>
        <translation>命中率</translation>
    </message>
    <message>
        <source>Bytes from DRAM</source>
        <translation>来自 DRAM 的字节</translation>
    </message>
    <message>
        <source>Bytes between partitions</source>
        <translation>分区之间的字节</translation>
    </message>
    <message>
        <source>Bytes evicted</source>
        <translation>被逐出的字节</translation>
    </message>
    <message>
        <source>Position of the launch</source>
        <translation>启动位置</translation>
    </message>
    <message>
        <source>What the colours show</source>
        <translation>颜色表示什么</translation>
    </message>
    <message>
        <source>Of which tensor</source>
        <translation>属于哪个张量</translation>
    </message>
    <message>
        <source>Position in the launch order</source>
        <translation>在启动顺序中的位置</translation>
    </message>
    <message>
        <source>Play the launches</source>
        <translation>播放启动过程</translation>
    </message>
    <message>
        <source>Goes through the launches: Left and Right by one, Page Up and Page Down by a wave, Home, End</source>
        <translation>逐次浏览启动：左右键移动一次，Page Up 和 Page Down 移动一波，Home，End</translation>
    </message>
    <message>
        <source>Runs through the launches</source>
        <translation>依次播放各次启动</translation>
    </message>
    <message>
        <source>All tensors</source>
        <translation>全部张量</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>播放</translation>
    </message>
    <message>
        <source>%1 from L2</source>
        <translation>%1 来自 L2</translation>
    </message>
    <message>
        <source>%1 written</source>
        <translation>写入 %1</translation>
    </message>
    <message>
        <source>%1 of the reads hit</source>
        <translation>%1 的读取命中</translation>
    </message>
    <message>
        <source>No map of L2: %1</source>
        <translation>没有 L2 图：%1</translation>
    </message>
    <message>
        <source>What every tile finds in L2 appears here.</source>
        <translation>这里显示每个分块在 L2 中找到的数据。</translation>
    </message>
    <message>
        <source>What tiles find in L2 appears here once a plan is open.</source>
        <translation>打开计划后，这里显示各分块在 L2 中找到的数据。</translation>
    </message>
    <message>
        <source>Of the plan before: </source>
        <translation>之前的计划：</translation>
    </message>
    <message>
        <source>The tiles of this plan read nothing through L2: there is nothing to map.</source>
        <translation>此计划的分块不经 L2 读取任何数据：没有可显示的内容。</translation>
    </message>
    <message>
        <source>The grid has one tile, so there is no order of launches to map: %1 of its reads hit in L2, %2 come from DRAM.</source>
        <translation>网格只有一个分块，因此没有启动顺序可显示：其读取的 %1 在 L2 命中，%2 来自 DRAM。</translation>
    </message>
    <message>
        <source>Tile %1, launch %2 of %3, wave %4</source>
        <translation>分块 %1，第 %2/%3 次启动，第 %4 波</translation>
    </message>
    <message>
        <source>%1 evicted</source>
        <translation>逐出 %1</translation>
    </message>
    <message>
        <source>nothing evicted</source>
        <translation>没有逐出</translation>
    </message>
    <message>
        <source>; against %1: %2</source>
        <translation>；与 %1 相比：%2</translation>
    </message>
    <message>
        <source>All launches: %1 of the reads hit, %2 from DRAM, %3 evicted</source>
        <translation>全部启动：%1 的读取命中，%2 来自 DRAM，逐出 %3</translation>
    </message>
    <message>
        <source>, %1 between the %2 partitions</source>
        <translation>，%1 在 %2 个分区之间传输</translation>
    </message>
    <message>
        <source>. The first %1 of %2 launches were replayed; later ones go on at their rate</source>
        <translation>。重放了 %2 次启动中的前 %1 次；其余按相同比率推算</translation>
    </message>
    <message>
        <source>No tile</source>
        <translation>没有分块</translation>
    </message>
    <message>
        <source>Launch</source>
        <translation>启动</translation>
    </message>
    <message>
        <source>after the replayed ones</source>
        <translation>在重放的启动之后</translation>
    </message>
    <message>
        <source>Tile %1</source>
        <translation>分块 %1</translation>
    </message>
    <message>
        <source>%1 of %2, wave %3</source>
        <translation>%1/%2，第 %3 波</translation>
    </message>
    <message>
        <source>Against %1</source>
        <translation>与 %1 相比</translation>
    </message>
    <message>
        <source>%1 from L2, %2 from DRAM</source>
        <translation>%1 来自 L2，%2 来自 DRAM</translation>
    </message>
    <message>
        <source>Evicted</source>
        <translation>逐出</translation>
    </message>
    <message>
        <source>Click goes to its launch and selects its loads</source>
        <translation>单击转到其启动并选择其加载动作</translation>
    </message>
    <message>
        <source>Pin a variant as the baseline to see differences</source>
        <translation>将一个变体固定为基准以查看差异</translation>
    </message>
    <message>
        <source>Set %1</source>
        <translation>设置 %1</translation>
    </message>
    <message>
        <source>Read from DRAM, MB</source>
        <translation>从 DRAM 读取，MB</translation>
    </message>
    <message>
        <source>Reads that hit, %</source>
        <translation>读取命中，%</translation>
    </message>
    <message>
        <source>Size of L2, MiB</source>
        <translation>L2 容量，MiB</translation>
    </message>
    <message>
        <source>this GPU</source>
        <translation>此 GPU</translation>
    </message>
    <message>
        <source>now</source>
        <translation>当前</translation>
    </message>
    <message>
        <source>L2 of %1</source>
        <translation>%1 的 L2</translation>
    </message>
    <message>
        <source>Reads that hit</source>
        <translation>读取命中</translation>
    </message>
    <message>
        <source>Read from DRAM</source>
        <translation>从 DRAM 读取</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>容量</translation>
    </message>
    <message>
        <source>that of this GPU</source>
        <translation>此 GPU 的容量</translation>
    </message>
    <message>
        <source>%1 times that of this GPU</source>
        <translation>此 GPU 容量的 %1 倍</translation>
    </message>
    <message>
        <source>Cannot run</source>
        <translation>无法运行</translation>
    </message>
    <message>
        <source>Latency</source>
        <translation>延迟</translation>
    </message>
    <message>
        <source>The plan as it is</source>
        <translation>当前的计划</translation>
    </message>
    <message>
        <source>Click sets it</source>
        <translation>单击以采用</translation>
    </message>
    <message>
        <source>more</source>
        <translation>更多</translation>
    </message>
    <message>
        <source>less</source>
        <translation>更少</translation>
    </message>
    <message>
        <source>Bytes asked for</source>
        <translation>请求的字节</translation>
    </message>
    <message>
        <source>Bytes found in L2</source>
        <translation>在 L2 中找到的字节</translation>
    </message>
    <message>
        <source>touches nothing</source>
        <translation>不访问任何数据</translation>
    </message>
    <message>
        <source>All launches against %1: hit rate %2; from DRAM %3; evicted %4</source>
        <translation>全部启动与 %1 相比：命中率 %2；来自 DRAM %3；逐出 %4</translation>
    </message>
    <message>
        <source>. No tile finds what another one has read</source>
        <translation>。没有分块能找到其他分块读过的数据</translation>
    </message>
    <message>
        <source>. The analysis, which replays a part, tells %1 from DRAM</source>
        <translation>。只重放一部分的分析给出来自 DRAM %1</translation>
    </message>
</context>
<context>
    <name>MemoryChart</name>
    <message>
        <source>busiest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fewer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>more</source>
        <translation>更多</translation>
    </message>
    <message>
        <source>busier</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>less busy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bytes per launch divided by the latency.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>slower</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>faster</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rate against the peak of %1 at the settled clock.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> of peak</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Operation</name>
    <message>
        <source>Load</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Store</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Atomic add</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Matrix product</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Matrix product on CUDA cores</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reduce</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exponential</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rescale</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Convert</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Elementwise</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remote transfer</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>QMenuBar</name>
    <message>
        <source>Window</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>QObject</name>
    <message>
        <source>Cannot open %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>columns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>depth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in flight</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Report</name>
    <message>
        <source>launch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>prologue, the filling of the pipeline,</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>wait for the first lines and the last stores</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>epilogue</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SharedMemory</name>
    <message>
        <source>%1 per block</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 per block</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a %1 fits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no room for a %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ViewKeys</name>
    <message>
        <source>Plan</source>
        <translation>计划</translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation>方向键</translation>
    </message>
    <message>
        <source>Walk between actions; Shift extends the selection</source>
        <translation>在动作之间移动；按住 Shift 扩展选择</translation>
    </message>
    <message>
        <source>Ctrl+Arrows</source>
        <translation>Ctrl+方向键</translation>
    </message>
    <message>
        <source>Move the selected actions</source>
        <translation>移动所选动作</translation>
    </message>
    <message>
        <source>Any letter</source>
        <translation>任意字母</translation>
    </message>
    <message>
        <source>Add an action: opens the palette with the letter typed</source>
        <translation>添加动作：打开面板并填入所键入的字母</translation>
    </message>
    <message>
        <source>Edit the action&apos;s expressions in place; Tab: the next one</source>
        <translation>就地编辑动作的表达式；Tab：下一个</translation>
    </message>
    <message>
        <source>Show the action in the properties</source>
        <translation>在属性中显示该动作</translation>
    </message>
    <message>
        <source>Rename the action in place</source>
        <translation>就地重命名动作</translation>
    </message>
    <message>
        <source>Select all actions</source>
        <translation>选择全部动作</translation>
    </message>
    <message>
        <source>Copy the selected actions as text</source>
        <translation>将所选动作复制为文本</translation>
    </message>
    <message>
        <source>Cut the selected actions</source>
        <translation>剪切所选动作</translation>
    </message>
    <message>
        <source>Paste actions</source>
        <translation>粘贴动作</translation>
    </message>
    <message>
        <source>Duplicate the selected actions</source>
        <translation>复制一份所选动作</translation>
    </message>
    <message>
        <source>Alt+Arrows</source>
        <translation>Alt+方向键</translation>
    </message>
    <message>
        <source>Align the selected actions at that side</source>
        <translation>将所选动作向该侧对齐</translation>
    </message>
    <message>
        <source>Distribute the selected actions from left to right</source>
        <translation>从左到右均匀分布所选动作</translation>
    </message>
    <message>
        <source>Distribute the selected actions from top to bottom</source>
        <translation>从上到下均匀分布所选动作</translation>
    </message>
    <message>
        <source>Group the selected actions into a loop</source>
        <translation>将所选动作组成一个循环</translation>
    </message>
    <message>
        <source>Delete the selected actions or edge</source>
        <translation>删除所选动作或边</translation>
    </message>
    <message>
        <source>Menu key</source>
        <translation>菜单键</translation>
    </message>
    <message>
        <source>Every other edit: connect, disconnect, align, arrange</source>
        <translation>其余编辑：连接、断开、对齐、排列</translation>
    </message>
    <message>
        <source>Zoom</source>
        <translation>缩放</translation>
    </message>
    <message>
        <source>Zoom to 100 %</source>
        <translation>缩放到 100 %</translation>
    </message>
    <message>
        <source>Zoom to fit</source>
        <translation>缩放至适合窗口</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>空格</translation>
    </message>
    <message>
        <source>Hold to pan by dragging</source>
        <translation>按住并拖动以平移</translation>
    </message>
    <message>
        <source>Cancel the gesture, clear the selection</source>
        <translation>取消当前手势，清除选择</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>文本</translation>
    </message>
    <message>
        <source>Find in the text</source>
        <translation>在文本中查找</translation>
    </message>
    <message>
        <source>In the find field: next place; Shift: previous</source>
        <translation>在查找框中：下一处；Shift：上一处</translation>
    </message>
    <message>
        <source>Leave the find field</source>
        <translation>离开查找框</translation>
    </message>
    <message>
        <source>Takes back letters while the text has errors, else steps of the document</source>
        <translation>文本有错误时逐字撤销，否则撤销文档的步骤</translation>
    </message>
    <message>
        <source>Lanes</source>
        <translation>泳道</translation>
    </message>
    <message>
        <source>Zoom in and out</source>
        <translation>放大和缩小</translation>
    </message>
    <message>
        <source>Pan</source>
        <translation>平移</translation>
    </message>
    <message>
        <source>Next and previous segment</source>
        <translation>下一段和上一段</translation>
    </message>
    <message>
        <source>Measure the current segment; again: up to the end of the one current then</source>
        <translation>测量当前段；再按一次：测到届时当前段的末端</translation>
    </message>
    <message>
        <source>Fit the selection</source>
        <translation>缩放至所选</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Home</translation>
    </message>
    <message>
        <source>Fit all</source>
        <translation>显示全部</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>清除</translation>
    </message>
    <message>
        <source>Legal orders</source>
        <translation>合法顺序</translation>
    </message>
    <message>
        <source>Up Down</source>
        <translation>上 下</translation>
    </message>
    <message>
        <source>Another order; in the sequence another step</source>
        <translation>另一种顺序；在序列中则为另一步</translation>
    </message>
    <message>
        <source>Alt+Up Alt+Down</source>
        <translation>Alt+上 Alt+下</translation>
    </message>
    <message>
        <source>Move the action earlier or later, if no edge forbids it</source>
        <translation>将动作提前或推后（若没有边禁止）</translation>
    </message>
    <message>
        <source>L2</source>
        <translation>L2</translation>
    </message>
    <message>
        <source>Left Right</source>
        <translation>左 右</translation>
    </message>
    <message>
        <source>One launch back or on</source>
        <translation>后退或前进一次启动</translation>
    </message>
    <message>
        <source>PgUp PgDown</source>
        <translation>PgUp PgDown</translation>
    </message>
    <message>
        <source>One wave back or on</source>
        <translation>后退或前进一波</translation>
    </message>
    <message>
        <source>Home End</source>
        <translation>Home End</translation>
    </message>
    <message>
        <source>First and last launch</source>
        <translation>第一次和最后一次启动</translation>
    </message>
    <message>
        <source>Play the launches, or stop</source>
        <translation>播放启动过程，或停止</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>表格</translation>
    </message>
    <message>
        <source>Copy the selected rows as CSV, all without a selection</source>
        <translation>将所选行复制为 CSV；无选择时复制全部</translation>
    </message>
    <message>
        <source>Tile and knobs</source>
        <translation>分块与旋钮</translation>
    </message>
    <message>
        <source>Previous and next stop; Home and End: first and last</source>
        <translation>上一档和下一档；Home 和 End：第一档和最后一档</translation>
    </message>
</context>
<context>
    <name>tilesight</name>
    <message>
        <source>--%1 %2: choose one of %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Explorer of GPU kernel performance, without running the kernel.

  tilesight-explorer gemm.json --gpu h200-sxm
  tilesight-explorer gemm.json --report gemm.pdf          writes a report, needs no display</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plan to open; without one, a sample.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GPU to analyse for, e.g. h200-sxm.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write a PDF report and exit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write a picture of the window and exit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Size of the window, e.g. 1600x1000.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>light, dark, contrast or contrast-dark.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>edit, analyse or present.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Size of letters in percent, 80 to 175.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language of the window: en, de or zh_CN.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one plan at a time, but %1 were given: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--%1 needs a file name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--language %1: choose one of en, de, zh_CN</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--text-size %1: expected 80 to 175 percent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--size %1: expected WIDTHxHEIGHT from 640x480 to 16384x16384</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, reads hit %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>chosen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>▼ %1 faster</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>▲ %1 slower</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the same time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Launch</source>
        <translation>启动</translation>
    </message>
    <message>
        <source>Prologue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First lines, last stores</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Steady state</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stream of blocks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Epilogue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Latency, predicted</source>
        <translation>预测延迟</translation>
    </message>
    <message>
        <source>Baseline</source>
        <translation>基线</translation>
    </message>
    <message>
        <source>Against “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bottleneck</source>
        <translation>瓶颈</translation>
    </message>
    <message>
        <source>L2 hit, with writes</source>
        <translation>L2 命中率(含写入)</translation>
    </message>
    <message>
        <source>Waves</source>
        <translation>波次</translation>
    </message>
    <message>
        <source>Occupancy</source>
        <translation>占用率</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Does not fit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not legal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 errors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Computing</source>
        <translation>正在计算</translation>
    </message>
    <message>
        <source>None yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no plan open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stale</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of an earlier plan or GPU</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Up to date</source>
        <translation>最新</translation>
    </message>
    <message>
        <source>Doubtful</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rests on guesses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>edited hardware numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>same</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Registers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>per thread</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>32-bit registers of a thread, estimated.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>32-bit registers of a thread, as compiled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>blocks per SM</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resident blocks, limited by %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>per block</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shared memory of a block, estimated.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shared memory of a block, as compiled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at most</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What one block may use on this GPU.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 SMs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SMs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>moved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bytes between TMEM and registers per launch.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>per SM</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tensor memory of an SM.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bytes through the ports of shared memory per launch.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>reads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bytes that reach L2 per launch, after merging.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>writes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bytes written to L2 per launch.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bytes that tiles ask for per launch.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>merged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share of the bytes that tiles ask for that never arrive at L2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>per group</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Capacity of one group of SMs that share an L1.5.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of what arrives at L2, reads and writes, as a profiler counts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no DRAM</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share of the bytes that tiles read which a cache answers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>holds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Capacity of L2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bytes read from DRAM per launch.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bytes written to DRAM within the launch.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Capacity of DRAM.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This plan moves no bytes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Busiest: %1, %2, %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tensor core %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> mma.sync</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> at %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> at %1, largest clock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CUDA core at %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This plan multiplies nothing and computes nothing: there is no roof to compare with.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 moves no bytes in this plan.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 at %2 %3/B, held by %4: </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 binds: </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2, %3 of that roof.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> It is far away: %1 limits, %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> Next: %1 at %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>largest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>smallest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no change</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, then %1 limits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without effect: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> faster</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> slower</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>应用</translation>
    </message>
    <message>
        <source>knob, now %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sections of the report, e.g. summary,lanes; all without it. %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paper of the report: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--%1 is for --report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--report-sections needs names from %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by a re-run of the plan without it</source>
        <translation>去掉该因素后重新计算得出</translation>
    </message>
    <message>
        <source>read off the analysis</source>
        <translation>由分析结果读出</translation>
    </message>
    <message>
        <source>, by a re-run</source>
        <translation>，重新计算</translation>
    </message>
    <message>
        <source>Causes overlap, so the times do not add up.</source>
        <translation>各原因相互重叠，时间不能相加。</translation>
    </message>
</context>
<context>
    <name>tilesight::ActionSection</name>
    <message>
        <source>Action</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Operation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Waits for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of the action</source>
        <translation type="unfinished">动作名称</translation>
    </message>
    <message>
        <source>Add a dependency</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>last of %1 selected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none: once per tile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>add a dependency</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No longer wait for %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tilesight::ActionsModel</name>
    <message>
        <source>Executions in one block</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Action</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Operation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Limited by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each, %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Times</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of latency</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>KiB each</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>MFLOP each</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time, %1</source>
        <translation>时间，%1</translation>
    </message>
</context>
<context>
    <name>tilesight::ActionsTable</name>
    <message>
        <source>Table</source>
        <translation>表格</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resources</source>
        <translation type="unfinished">资源</translation>
    </message>
    <message>
        <source>action</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>actions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, 9 resources</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Times of actions and resources appear here, once a plan is open.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tilesight::AppearanceMenus</name>
    <message>
        <source>&amp;Light</source>
        <translation>浅色(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>深色(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;High Contrast, Light</source>
        <translation>高对比度浅色(&amp;H)</translation>
    </message>
    <message>
        <source>High &amp;Contrast, Dark</source>
        <translation>高对比度深色(&amp;C)</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>主题(&amp;T)</translation>
    </message>
    <message>
        <source>Text &amp;Size</source>
        <translation>文字大小(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Larger</source>
        <translation>放大(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Smaller</source>
        <translation>缩小(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Normal</source>
        <translation>正常(&amp;N)</translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation>语言(&amp;G)</translation>
    </message>
    <message>
        <source>As the &amp;System</source>
        <translation>跟随系统(&amp;S)</translation>
    </message>
    <message>
        <source>The language changes at the next start</source>
        <translation>语言将在下次启动时更改</translation>
    </message>
</context>
<context>
    <name>tilesight::CompareGpusView</name>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Copy as CSV</source>
        <translation type="unfinished">复制为 CSV</translation>
    </message>
    <message>
        <source>Only differences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose GPUs…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GPUs compared</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This plan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The plan on all GPUs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Numbers of the chosen GPUs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GPUs computed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 GPUs run this plan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compute</source>
        <translation type="unfinished">计算</translation>
    </message>
    <message>
        <source>%1 of %2 numbers differ. ? = a guess. Click a head to sort by difference.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Computing, %1 of %2%3</source>
        <translation type="unfinished">正在计算，%1/%2%3 {1 ?}</translation>
    </message>
    <message>
        <source>; the table is of an earlier plan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopped after %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table is of an earlier plan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click a row to use that GPU. Bands: model error and guesses.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tilesight::ContextBar</name>
    <message>
        <source>Baseline</source>
        <translation>基线</translation>
    </message>
    <message>
        <source>What the numbers are compared with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
</context>
<context>
    <name>tilesight::CopyableTable</name>
    <message>
        <source>Copy selected rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy table as CSV</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save table as CSV…</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tilesight::DiagnosisView</name>
    <message>
        <source>Diagnosis</source>
        <translation>诊断</translation>
    </message>
    <message>
        <source>No diagnosis: %1</source>
        <translation>无诊断：%1</translation>
    </message>
    <message>
        <source>What costs the kernel its time appears here once a plan is open.</source>
        <translation>打开方案后，这里显示内核时间的损失原因。</translation>
    </message>
    <message>
        <source>Running the plan without one obstacle after the other …</source>
        <translation>正在逐一去掉障碍重新计算 …</translation>
    </message>
    <message>
        <source>Nothing costs more than 1 %: the busiest pipe sets the time.</source>
        <translation>没有超过 1 % 的损失：时间由最忙的部件决定。</translation>
    </message>
</context>
<context>
    <name>tilesight::DockTools</name>
    <message>
        <source>Expand or restore this panel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Panel menu</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dock</source>
        <translation>停靠</translation>
    </message>
    <message>
        <source>Float</source>
        <translation>浮动</translation>
    </message>
    <message>
        <source>Expand or Restore</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Copy Picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save Picture…</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tilesight::Document</name>
    <message>
        <source>untitled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reload %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tilesight::ErrorDialog</name>
    <message>
        <source>TileSight Explorer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Faults</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy details</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tilesight::ErrorsModel</name>
    <message>
        <source>Fault</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What to do</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Id</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tilesight::ErrorsPanel</name>
    <message>
        <source>Errors</source>
        <translation>错误</translation>
    </message>
    <message>
        <source>error</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>errors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The plan is legal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Faults of a plan appear here, each with its place.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tilesight::ExplainPanel</name>
    <message>
        <source>From the top</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Hardware entry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Explain</source>
        <translation>解释</translation>
    </message>
    <message>
        <source>What the number follows from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Explain the latency from the top</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the derivation as text (Ctrl+C)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click any number to see its formula, its inputs and where they come from.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>follows selection</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tilesight::ExportActions</name>
    <message>
        <source>Copy Full Picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save as SVG…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save as PNG…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy Numbers as CSV</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save Numbers as CSV…</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tilesight::FileCommands</name>
    <message>
        <source>TileSight Explorer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the changes to %1?</source>
        <translation>是否保存对 %1 的更改?</translation>
    </message>
    <message>
        <source>They are lost otherwise.</source>
        <translation>否则更改将丢失。</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>放弃</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>plan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a plan</source>
        <translation>打开计划</translation>
    </message>
    <message>
        <source>Tile plans (*.json);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cannot open %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cannot read the sample %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has been changed by another program.</source>
        <translation>%1 已被其他程序修改。</translation>
    </message>
    <message>
        <source>Saving here replaces what it wrote.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save As…</source>
        <translation>另存为…</translation>
    </message>
    <message>
        <source>Overwrite</source>
        <translation>覆盖</translation>
    </message>
    <message>
        <source>Save the plan</source>
        <translation>保存计划</translation>
    </message>
    <message>
        <source>Tile plans (*.json)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cannot save %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write a report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cannot write %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Report written to %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Written to %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>重新加载</translation>
    </message>
    <message>
        <source>Cannot reload %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep mine</source>
        <translation>保留我的版本</translation>
    </message>
    <message>
        <source>%1 was not saved. A copy of %2 is kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recover</source>
        <translation>恢复</translation>
    </message>
    <message>
        <source>Keep the text of %1 that has errors?</source>
        <translation>保留 %1 中有错误的文本吗？</translation>
    </message>
    <message>
        <source>It is no plan yet, so it cannot be saved as one. A copy of it is offered at the next start.</source>
        <translation>它还不是有效的计划，因此不能保存为计划。下次启动时会提供它的副本。</translation>
    </message>
    <message>
        <source>Keep a Copy</source>
        <translation>保留副本</translation>
    </message>
    <message>
        <source>Cannot keep the text</source>
        <translation>无法保留文本</translation>
    </message>
    <message>
        <source>Saved %1 as it last was without a fault: the text has one and is not in the file</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tilesight::FileNameLabel</name>
    <message>
        <source>modified</source>
        <translation>已修改</translation>
    </message>
    <message>
        <source>%1, modified</source>
        <translation>%1,已修改</translation>
    </message>
</context>
<context>
    <name>tilesight::FindBar</name>
    <message>
        <source>Find in the text</source>
        <translation type="unfinished">在文本中查找</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished">%2 的 %1</translation>
    </message>
    <message>
        <source>not found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 places</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tilesight::GalleryCard</name>
    <message>
        <source>This is the launch order of the plan.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter adopts this launch order.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tilesight::GalleryView</name>
    <message>
        <source>Launch orders</source>
        <translation>启动顺序</translation>
    </message>
    <message>
        <source>Hit rate</source>
        <translation type="unfinished">命中率</translation>
    </message>
    <message>
        <source>Share of each tile&apos;s reads that hit in a cache (H)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Difference</source>
        <translation type="unfinished">差异</translation>
    </message>
    <message>
        <source>Difference against the current order (D)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all %1 examined, by predicted time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 best of %2 examined, by predicted time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colour scale %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Adopt launch order %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No launch orders: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This plan has no other launch order to compare.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Comparing launch orders …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Launch orders appear here, fastest first, once a plan is open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share of each tile&apos;s reads that a cache answers; writes do not count. One scale for all.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share of each tile&apos;s reads that a cache answers, without writes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reads that hit, per tile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reads that hit</source>
        <translation type="unfinished">读取命中</translation>
    </message>
    <message>
        <source>Reads that hit against the current order, in points. Blue: more hits. One scale for all.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Against the current order, in points. Blue: more hits.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points; blue: more hits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tilesight::GpuModel</name>
    <message>
        <source>A guess: nobody has stated or measured it for this GPU</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Source</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tilesight::GpuNumbersModel</name>
    <message>
        <source>Click to go back to the order of the groups</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the others are compared with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click to sort by the size of the difference</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tilesight::GpuPicker</name>
    <message>
        <source>GPU</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find a GPU</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
</context>
<context>
    <name>tilesight::HardwareCommands</name>
    <message>
        <source>%1, my numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save numbers as %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved %1 as %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export the GPU</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tilesight::HardwarePanel</name>
    <message>
        <source>Reset Number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reset All</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hardware</source>
        <translation>硬件</translation>
    </message>
    <message>
        <source>Numbers of the GPU</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter numbers, kinds, sources</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Puts the database&apos;s value back (Delete)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Puts the database&apos;s values back everywhere</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keeps this GPU as your own, or exports its file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edit Number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reset All Numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save as User GPU…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export File…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy Selected Rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy Table as CSV</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save Table as CSV…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The numbers of a GPU appear here with their sources, once one is chosen.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tilesight::HintCard</name>
    <message>
        <source>Apply</source>
        <translation>应用</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>预览</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>原因</translation>
    </message>
    <message>
        <source>Apply: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Preview while held: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change the plan; one step to undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hold to see all views with this change</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Explain where the gain comes from</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tilesight::HintsPanel</name>
    <message>
        <source>What to try</source>
        <translation>改进建议</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished">%2 的 %1</translation>
    </message>
    <message>
        <source>%1, gains re-computed</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tilesight::KnobsSection</name>
    <message>
        <source>Tile and pipeline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no fit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>latency at every stop</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tilesight::LanesView</name>
    <message>
        <source>Lanes</source>
        <translation>通道</translation>
    </message>
    <message>
        <source>Folded</source>
        <translation>折叠</translation>
    </message>
    <message>
        <source>Fold iterations that repeat the same period</source>
        <translation>折叠周期相同的迭代</translation>
    </message>
    <message>
        <source>All</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>Draw every iteration at its true place</source>
        <translation>在真实位置绘制每次迭代</translation>
    </message>
    <message>
        <source>Scroll lanes</source>
        <translation>滚动泳道</translation>
    </message>
    <message>
        <source>baseline ghost: “%1”</source>
        <translation>基准残影：“%1”</translation>
    </message>
    <message>
        <source>one tile, steady state folded</source>
        <translation>一个分块，稳态已折叠</translation>
    </message>
    <message>
        <source>one tile, every iteration</source>
        <translation>一个分块，全部迭代</translation>
    </message>
    <message>
        <source>one tile</source>
        <translation>一个分块</translation>
    </message>
    <message>
        <source>%1 · limited by %2</source>
        <translation>%1 · 受限于%2</translation>
    </message>
    <message>
        <source>No lanes: %1</source>
        <translation>没有泳道：%1</translation>
    </message>
    <message>
        <source>Computing the lanes …</source>
        <translation>正在计算泳道…</translation>
    </message>
    <message>
        <source>This result was computed without lanes.</source>
        <translation>此结果计算时未包含泳道。</translation>
    </message>
    <message>
        <source>The pipes of one block appear here, busy and waiting, once a plan is open.</source>
        <translation>打开计划后，这里显示一个线程块的各条流水线：忙碌与等待。</translation>
    </message>
    <message>
        <source>baseline “%1”</source>
        <translation>基准“%1”</translation>
    </message>
    <message>
        <source>Save as Trace…</source>
        <translation>另存为跟踪文件…</translation>
    </message>
    <message>
        <source>Every bar as an event, for chrome://tracing and Perfetto</source>
        <translation>每个条形作为一个事件，供 chrome://tracing 和 Perfetto 使用</translation>
    </message>
    <message>
        <source>%1 measured</source>
        <translation>已测量 %1</translation>
    </message>
</context>
<context>
    <name>tilesight::LaunchSection</name>
    <message>
        <source>Launch</source>
        <translation>启动</translation>
    </message>
    <message>
        <source>Persistent blocks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>group</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>warps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Launch order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One block per resident slot walks over many tiles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> tile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> tiles</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tilesight::LayoutSwitch</name>
    <message>
        <source>Layout</source>
        <translation>布局</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>编辑</translation>
    </message>
    <message>
        <source>Analyse</source>
        <translation>分析</translation>
    </message>
    <message>
        <source>Present</source>
        <translation>演示</translation>
    </message>
    <message>
        <source>%1 layout</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tilesight::LegalLine</name>
    <message>
        <source>this GPU</source>
        <translation type="unfinished">此 GPU</translation>
    </message>
    <message>
        <source> (and %1 more)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Legal on %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not analysed yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 registers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 registers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, estimated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Illegal: </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Legal</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tilesight::LessonCommands</name>
    <message>
        <source>Write the answer sheet</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tilesight::LessonRunner</name>
    <message>
        <source>The engine has no answer for the plan as it is. Restart the lesson.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The engine has no answer for the plan as it is: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lesson: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is no number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation type="unfinished">%1 个百分点</translation>
    </message>
    <message>
        <source>%1 too low</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 too high</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The engine: %1. Your guess: %2%3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none of these</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>✓ Right: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The engine: %1. Your guess: %2.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tilesight::LessonView</name>
    <message>
        <source>Do</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Predict</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Question</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>List of lessons</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Leave</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Steps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Do It for Me</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your guess</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>your guess</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Reveal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Res&amp;tart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Export Answer Sheet…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For a projector</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>step %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cannot be read: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>✓ done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 steps done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 minutes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>✓ Done. Go on with Next.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Computing…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Guess first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The plan is not the lesson&apos;s any more, so some of this may not fit. Restart to follow it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the list of lessons</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No lessons were found.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tilesight::MainWindow</name>
    <message>
        <source>Save the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cannot use this GPU</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Model %1 · %2 GPUs · %3 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1[*] - TileSight Explorer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plan copied as text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paste plan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The clipboard holds no plan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Adopt launch order %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About TileSight Explorer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;b&gt;TileSight Explorer %1&lt;/b&gt;&lt;p&gt;How long a GPU kernel takes, what limits it and what to change, without running it.&lt;/p&gt;&lt;p&gt;Free software under the GNU General Public License, version 3 or later. Nothing leaves this computer.&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation>新建(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>打开(&amp;O)…</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <source>Save &amp;As…</source>
        <translation>另存为(&amp;A)…</translation>
    </message>
    <message>
        <source>Re&amp;load from Disk</source>
        <translation>从磁盘重新加载(&amp;L)</translation>
    </message>
    <message>
        <source>Cannot reload %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Report as PDF…</source>
        <translation>导出 PDF 报告(&amp;R)…</translation>
    </message>
    <message>
        <source>&amp;Picture of the Window…</source>
        <translation>窗口截图(&amp;P)…</translation>
    </message>
    <message>
        <source>Result as &amp;JSON…</source>
        <translation>结果导出为 JSON(&amp;J)…</translation>
    </message>
    <message>
        <source>Save the result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>退出(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>撤销(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>重做(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Copy Plan as Text</source>
        <translation>以文本复制计划(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Paste Plan</source>
        <translation>粘贴计划(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>编辑(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Analyse</source>
        <translation>分析(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Present</source>
        <translation>演示(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Restore Default Layout</source>
        <translation>恢复默认布局(&amp;R)</translation>
    </message>
    <message>
        <source>Light or Dark</source>
        <translation>浅色或深色</translation>
    </message>
    <message>
        <source>&amp;Full Screen</source>
        <translation>全屏(&amp;F)</translation>
    </message>
    <message>
        <source>Show the &amp;Numbers and Their Sources</source>
        <translation>显示数值及其来源(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Compare GPUs</source>
        <translation>比较 GPU(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Reset All Edited Numbers</source>
        <translation>重置所有修改的数值(&amp;R)</translation>
    </message>
    <message>
        <source>Save as &amp;User GPU…</source>
        <translation>另存为自定义 GPU(&amp;U)…</translation>
    </message>
    <message>
        <source>&amp;Export GPU File…</source>
        <translation>导出 GPU 文件(&amp;E)…</translation>
    </message>
    <message>
        <source>&amp;Pin as Baseline</source>
        <translation>固定为基线(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Clear Baseline</source>
        <translation>清除基线(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Explain the Latency</source>
        <translation>解释延迟(&amp;E)</translation>
    </message>
    <message>
        <source>S&amp;top Computing</source>
        <translation>停止计算(&amp;T)</translation>
    </message>
    <message>
        <source>Adopt &amp;Fastest Launch Order</source>
        <translation>采用最快的启动顺序(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Apply First Hint</source>
        <translation>应用第一条建议(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Copy Command Line</source>
        <translation>复制命令行(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>文件(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>视图(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Plan</source>
        <translation>计划(&amp;P)</translation>
    </message>
    <message>
        <source>Hard&amp;ware</source>
        <translation>硬件(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Tools</source>
        <translation>工具(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>帮助(&amp;H)</translation>
    </message>
    <message>
        <source>From &amp;Template</source>
        <translation>从模板新建(&amp;T)</translation>
    </message>
    <message>
        <source>Cannot make a plan from this template</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open Re&amp;cent</source>
        <translation>最近打开(&amp;C)</translation>
    </message>
    <message>
        <source>No recent files</source>
        <translation>没有最近的文件</translation>
    </message>
    <message>
        <source>Clear List</source>
        <translation>清空列表</translation>
    </message>
    <message>
        <source>Layout</source>
        <translation>布局</translation>
    </message>
    <message>
        <source>&amp;Panels</source>
        <translation>面板(&amp;P)</translation>
    </message>
    <message>
        <source>Show %1</source>
        <translation>显示%1</translation>
    </message>
    <message>
        <source>&amp;Use</source>
        <translation>使用(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Keyboard Shortcuts</source>
        <translation>键盘快捷键(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;About TileSight Explorer</source>
        <translation>关于 TileSight Explorer(&amp;A)</translation>
    </message>
    <message>
        <source>Save the chart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Panels</source>
        <translation>面板</translation>
    </message>
    <message>
        <source>Launch orders, in use</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Launch orders</source>
        <translation>启动顺序</translation>
    </message>
    <message>
        <source>Pin This as &amp;Variant</source>
        <translation>固定为变体(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Find or Run a Command…</source>
        <translation>查找或运行命令(&amp;F)…</translation>
    </message>
    <message>
        <source>Text &amp;Beside the Graph</source>
        <translation>文本与图并排(&amp;B)</translation>
    </message>
    <message>
        <source>Find or run a command</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Lesson</source>
        <translation>课程(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Lessons</source>
        <translation>课程(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Causes of Lost Time</source>
        <translation>时间损失的原因(&amp;C)</translation>
    </message>
</context>
<context>
    <name>tilesight::MemoryChartView</name>
    <message>
        <source>Memory chart</source>
        <translation>内存图</translation>
    </message>
    <message>
        <source>No memory chart: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Computing …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where the bytes go appears here once a plan is open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In full</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Against “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click explains</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tilesight::MiniMap</name>
    <message>
        <source>Overview of the plan graph</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drag to move the view</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tilesight::NodeEditor</name>
    <message>
        <source>Next expression of the action (Tab)</source>
        <translation>动作的下一个表达式 (Tab)</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%2 的 %1</translation>
    </message>
    <message>
        <source>elements</source>
        <translation>个元素</translation>
    </message>
</context>
<context>
    <name>tilesight::NumberDetails</name>
    <message>
        <source>What is said about this number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>use</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>changed by you</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tilesight::OperationRail</name>
    <message>
        <source>Operations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select and move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move the view (hold Space)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add %1 (or type its name)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tilesight::OrderHistogram</name>
    <message>
        <source>Steady times of the legal orders</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 orders from %2 to %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 fastest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 slowest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>steady time; bars count orders</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>chosen, %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tilesight::OrdersCardWidget</name>
    <message>
        <source>Legal orders: %1. Chosen: %2, steady period %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Legal orders of the actions in one iteration.
Chosen: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Legal orders</source>
        <translation type="unfinished">合法顺序</translation>
    </message>
    <message>
        <source>slowest of those examined</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tilesight::OrdersView</name>
    <message>
        <source>slower</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>faster</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>legal order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>legal orders</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2, all examined</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2, the first %3 examined</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>; counting stopped at %1 sets of finished actions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Legal orders</source>
        <translation type="unfinished">合法顺序</translation>
    </message>
    <message>
        <source>Actions of the order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> · of the plan before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The legal orders of the steady loop appear here once the plan has been analysed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Steady time (µs)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Against the chosen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The order that the analysis uses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The chosen order, %1 a turn of one block.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 a turn of one block: %2 against the chosen order.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start (µs)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Action</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Waits for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot go %2 than %3: the edge %4 → %5 forbids it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>earlier</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>later</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tilesight::ParametersSection</name>
    <message>
        <source>All parameters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, as expressions</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tilesight::PlanCanvas</name>
    <message>
        <source>Add an operation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plan graph</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of the action</source>
        <translation>动作名称</translation>
    </message>
    <message>
        <source>The plan has no actions yet.
Double-click or type to add one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n action(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>; %1 selected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Connect to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Disconnect from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edit	Enter</source>
        <translation>编辑	Enter</translation>
    </message>
    <message>
        <source>Rename	F2</source>
        <translation>重命名	F2</translation>
    </message>
    <message>
        <source>Delete	Del</source>
        <translation>删除	Del</translation>
    </message>
    <message>
        <source>Delete edge %1 → %2	Del</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arrange automatically</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zoom to fit	F</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The clipboard holds no actions as text: copy some with Ctrl+C, here or in a plan&apos;s text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paste</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select two or more actions to align them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Align %1 actions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select three or more actions to distribute them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Distribute %1 actions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select the actions that are to be in a loop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy as text	Ctrl+C</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cut	Ctrl+X</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paste	Ctrl+V</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Duplicate	Ctrl+D</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Align</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left	Alt+Left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Right	Alt+Right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Top	Alt+Up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bottom	Alt+Down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Distribute</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From left to right	Ctrl+Shift+H</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From top to bottom	Ctrl+Shift+J</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Into loop %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Out of the loops</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Group into a new loop	Ctrl+L</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Properties	Alt+Enter</source>
        <translation>属性	Alt+Enter</translation>
    </message>
</context>
<context>
    <name>tilesight::PlanDescription</name>
    <message>
        <source>Description of the plan</source>
        <translation>方案说明</translation>
    </message>
    <message>
        <source>less</source>
        <translation>收起</translation>
    </message>
    <message>
        <source>more</source>
        <translation>更多</translation>
    </message>
</context>
<context>
    <name>tilesight::PlanEditor</name>
    <message>
        <source>Plan as text</source>
        <translation>计划文本</translation>
    </message>
</context>
<context>
    <name>tilesight::PlanGraphView</name>
    <message>
        <source>action</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>actions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>loop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>loops</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>orders: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tilesight::PlanOnGpusModel</name>
    <message>
        <source>in use</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished">%2 的 %1</translation>
    </message>
    <message>
        <source>tensor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>DRAM</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, power</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The plan cannot run there: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, limited by %2 (%3)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Band: ±%1 is the %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is a guess: a quarter more or less moves the latency by up to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click to use this GPU</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dot marks the GPU in use, the pencil edited numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Predicted, the bar is relative to the slowest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mean error of the model, and a quarter on every guessed number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compared with the GPU in use</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What bounds the kernel there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share of that GPU&apos;s peak: tensor FLOP/s or DRAM bytes/s, whichever is nearer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settled clock; “power”: pulled down by the power limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blocks that an SM holds at once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Guessed numbers that move the latency by 1 % or more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GPU</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Latency</source>
        <translation type="unfinished">延迟</translation>
    </message>
    <message>
        <source>Band</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Against current</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Limited by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of peak</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blocks / SM</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rests on guesses</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tilesight::PlanTextView</name>
    <message>
        <source>Take Back to the Plan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bring Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forget</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shows the last sound plan again; what was typed can be brought back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Puts the text with its errors here again, to go on with it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in step with the plan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>differs from the plan: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>error</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>errors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edit plan as text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>⚠ Differs from the plan: %1. The other views show the last sound plan.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your text with its errors is set aside; here stands the last sound plan.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tilesight::ProblemSection</name>
    <message>
        <source>Problem</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Data type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Data type of the operands</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tilesight::PropertiesPanel</name>
    <message>
        <source>Properties</source>
        <translation>属性</translation>
    </message>
</context>
<context>
    <name>tilesight::ReportDialog</name>
    <message>
        <source>Report</source>
        <translation>报告</translation>
    </message>
    <message>
        <source>Sections of the report</source>
        <translation>报告的章节</translation>
    </message>
    <message>
        <source>Letter</source>
        <translation>Letter</translation>
    </message>
    <message>
        <source>Portrait</source>
        <translation>纵向</translation>
    </message>
    <message>
        <source>Landscape</source>
        <translation>横向</translation>
    </message>
    <message>
        <source>Title, contents and the origin of the report are always in it.</source>
        <translation>标题、目录和报告来源始终包含在内。</translation>
    </message>
    <message>
        <source>Write…</source>
        <translation>写入…</translation>
    </message>
    <message>
        <source>All</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>None</source>
        <translation>无</translation>
    </message>
    <message>
        <source>&amp;Sections</source>
        <translation>章节(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Paper</source>
        <translation>纸张(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Orientation</source>
        <translation>方向(&amp;O)</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>摘要</translation>
    </message>
    <message>
        <source>Where the time goes</source>
        <translation>时间花在哪里</translation>
    </message>
    <message>
        <source>What to try</source>
        <translation>可以尝试什么</translation>
    </message>
    <message>
        <source>Variants</source>
        <translation>变体</translation>
    </message>
    <message>
        <source>Time by phase</source>
        <translation>各阶段的时间</translation>
    </message>
    <message>
        <source>Launch orders</source>
        <translation>启动顺序</translation>
    </message>
    <message>
        <source>Resources</source>
        <translation>资源</translation>
    </message>
    <message>
        <source>The plan as a graph</source>
        <translation>计划图</translation>
    </message>
    <message>
        <source>The plan</source>
        <translation>计划</translation>
    </message>
    <message>
        <source>Assumptions</source>
        <translation>假设</translation>
    </message>
    <message>
        <source>Hardware numbers and their sources</source>
        <translation>硬件数值及其来源</translation>
    </message>
    <message>
        <source>Diagnosis</source>
        <translation>诊断</translation>
    </message>
</context>
<context>
    <name>tilesight::ReportWriter</name>
    <message>
        <source>Figure %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, page %2 of %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>目录</translation>
    </message>
</context>
<context>
    <name>tilesight::ResourcesModel</name>
    <message>
        <source>Resource</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Busy, %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of kernel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of steady</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Work</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Peak</source>
        <translation>峰值</translation>
    </message>
</context>
<context>
    <name>tilesight::RooflineView</name>
    <message>
        <source>Roofline</source>
        <translation>Roofline</translation>
    </message>
    <message>
        <source>Roofline chart</source>
        <translation>Roofline 图</translation>
    </message>
    <message>
        <source>All</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>All memory levels (0)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which roof binds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by level</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No roofline: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Computing …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The roofline appears here once a plan is open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of the plan before: </source>
        <translation type="unfinished">之前的计划：</translation>
    </message>
    <message>
        <source>%1, plan now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Intensity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bytes per launch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attained</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Roof, %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share of that roof</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click: this level alone · double click explains</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Peak</source>
        <translation>峰值</translation>
    </message>
</context>
<context>
    <name>tilesight::SaveGpuDialog</name>
    <message>
        <source>Replace the GPU that has this id</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save as user GPU</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lower-case letters, digits and &apos;-&apos;; the command line knows the GPU by it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is written to %1 and listed with the other GPUs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Id</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tilesight::SensitivityView</name>
    <message>
        <source>Sensitivity</source>
        <translation>敏感性</translation>
    </message>
    <message>
        <source>±%1 on each rate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No sensitivity: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of the plan before: </source>
        <translation type="unfinished">之前的计划：</translation>
    </message>
    <message>
        <source>What moves the latency, and by how much, appears here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What moves the latency appears here once a plan is open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every bar is a run of the engine. Apply sets a knob, one undo step.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no further one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Latency</source>
        <translation type="unfinished">延迟</translation>
    </message>
    <message>
        <source>Cannot run</source>
        <translation type="unfinished">无法运行</translation>
    </message>
    <message>
        <source>Limit then</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter or Apply sets it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter shows it in the hardware panel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change %1 %2 → %3</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tilesight::SharedMemorySection</name>
    <message>
        <source>Shared memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>does not fit: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shared memory: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tilesight::ShortcutsDialog</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What they do</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Window, menu %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter by key, word or view</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy as CSV</source>
        <translation type="unfinished">复制为 CSV</translation>
    </message>
</context>
<context>
    <name>tilesight::SummaryStrip</name>
    <message>
        <source>Summary</source>
        <translation type="unfinished">摘要</translation>
    </message>
    <message>
        <source>Pin as baseline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare later changes with the present result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pin the present result as baseline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear the baseline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 · Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
</context>
<context>
    <name>tilesight::SweepView</name>
    <message>
        <source>Sweep</source>
        <translation>扫描</translation>
    </message>
    <message>
        <source>Sweep chart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Curves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two parameters as a map, bright = fast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A curve for each value of the second parameter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Parameter to sweep over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Second parameter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Values</source>
        <translation type="unfinished">数值</translation>
    </message>
    <message>
        <source>Values of the second parameter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A list or ranges: 64,128,256 · 2..6 · 16..256*2 · 0..64:16</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Choose two different parameters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fastest: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The latency over these values appears here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sweeps appear here once a plan is open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None of these values can run: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fastest: %1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>. %1 of %2 cannot run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>. Bright = fast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of the plan before: </source>
        <translation type="unfinished">之前的计划：</translation>
    </message>
    <message>
        <source>Click a point to set it, one undo step.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cannot run</source>
        <translation type="unfinished">无法运行</translation>
    </message>
    <message>
        <source>Latency</source>
        <translation type="unfinished">延迟</translation>
    </message>
    <message>
        <source>Against now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click sets it</source>
        <translation type="unfinished">单击以采用</translation>
    </message>
    <message>
        <source>Set %1</source>
        <translation type="unfinished">设置 %1</translation>
    </message>
</context>
<context>
    <name>tilesight::TaskFoot</name>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Copy as CSV</source>
        <translation>复制为 CSV</translation>
    </message>
    <message>
        <source>Analyses done</source>
        <translation>已完成的分析</translation>
    </message>
    <message>
        <source>Compute</source>
        <translation>计算</translation>
    </message>
    <message>
        <source>Computing, %1 of %2</source>
        <translation>正在计算，%1/%2</translation>
    </message>
    <message>
        <source>; what is shown is of an earlier plan</source>
        <translation>；显示的是较早计划的结果</translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation>已停止</translation>
    </message>
</context>
<context>
    <name>tilesight::TileHandle</name>
    <message>
        <source>%1 (%2): drag, or arrow keys. Esc cancels.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tilesight::TilePicture</name>
    <message>
        <source>Tile picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rows of the tile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>columns of the tile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>depth of the slices</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 tile %2, grid of %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No tile to show</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The output tile appears here once the plan is legal and stores something.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The output tile of a plan appears here.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tilesight::TornadoCanvas</name>
    <message>
        <source>Sensitivity bars</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tilesight::VariantsModel</name>
    <message>
        <source>computing…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>baseline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>≈ same</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Variant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>latency, µs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>against the baseline, %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>limited by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>L2 hit, %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>blocks/SM</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>waves</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tilesight::VariantsView</name>
    <message>
        <source>&amp;Pin This as Variant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Load</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Copy as CSV</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Variants</source>
        <translation>变体</translation>
    </message>
    <message>
        <source>Variants compared</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What makes the difference</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>show every change</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hide changes below %1 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changes that count as noise</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the plan of the selected variant (double click, Enter)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forget the selected variant (Delete)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>present plan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pin the plan as a variant, change it, and compare: any number of variants, one of them the baseline.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click a variant to make it the baseline.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The present plan is the baseline “%1”. Change it, or click another variant.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Against “%1” the present plan is %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>variant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>variants</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tilesight::ViewSet</name>
    <message>
        <source>Plan</source>
        <translation>计划</translation>
    </message>
    <message>
        <source>Tile</source>
        <translation>分块</translation>
    </message>
    <message>
        <source>Lanes</source>
        <translation>通道</translation>
    </message>
    <message>
        <source>Launch orders</source>
        <translation>启动顺序</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>表格</translation>
    </message>
    <message>
        <source>Errors</source>
        <translation>错误</translation>
    </message>
    <message>
        <source>Properties</source>
        <translation>属性</translation>
    </message>
    <message>
        <source>Hardware</source>
        <translation>硬件</translation>
    </message>
    <message>
        <source>GPUs</source>
        <translation>GPU</translation>
    </message>
    <message>
        <source>What to try</source>
        <translation>改进建议</translation>
    </message>
    <message>
        <source>Explain</source>
        <translation>解释</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>文本</translation>
    </message>
    <message>
        <source>Roofline</source>
        <translation>Roofline</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>内存</translation>
    </message>
    <message>
        <source>Legal orders</source>
        <translation type="unfinished">合法顺序</translation>
    </message>
    <message>
        <source>Sensitivity</source>
        <translation>敏感性</translation>
    </message>
    <message>
        <source>Sweep</source>
        <translation>扫描</translation>
    </message>
    <message>
        <source>Variants</source>
        <translation>变体</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>课程</translation>
    </message>
    <message>
        <source>L2</source>
        <translation type="unfinished">L2</translation>
    </message>
    <message>
        <source>Diagnosis</source>
        <translation>诊断</translation>
    </message>
</context>
<context>
    <name>tilesight::Workspace</name>
    <message>
        <source>before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edited numbers of %1 are not used: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change %1 of %2 to %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use the %1 value of %2, %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reset %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reset all numbers of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Load variant %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tilesight::ZoomTool</name>
    <message>
        <source>Zoom out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zoom to 100 %</source>
        <translation type="unfinished">缩放到 100 %</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zoom to fit</source>
        <translation type="unfinished">缩放至适合窗口</translation>
    </message>
</context>
</TS>
