<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>Engine</name>
    <message>
        <source>Tensor core</source>
        <translation>Tensor 核心</translation>
    </message>
    <message>
        <source>CUDA core</source>
        <translation>CUDA 核心</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>网络</translation>
    </message>
    <message>
        <source>Memory latency</source>
        <translation>访存延迟</translation>
    </message>
    <message>
        <source>Loop overhead</source>
        <translation>循环开销</translation>
    </message>
    <message>
        <source>Launch cost</source>
        <translation>启动开销</translation>
    </message>
    <message>
        <source>registers</source>
        <translation>寄存器</translation>
    </message>
    <message>
        <source>warps</source>
        <translation>warp</translation>
    </message>
    <message>
        <source>blocks</source>
        <translation>线程块</translation>
    </message>
    <message>
        <source>shared memory</source>
        <translation>共享内存</translation>
    </message>
    <message>
        <source>tensor memory</source>
        <translation>张量内存</translation>
    </message>
    <message>
        <source>grid</source>
        <translation>网格</translation>
    </message>
    <message>
        <source>spec</source>
        <translation>规格</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>实测</translation>
    </message>
    <message>
        <source>derived</source>
        <translation>推导</translation>
    </message>
    <message>
        <source>guess</source>
        <translation>猜测</translation>
    </message>
    <message>
        <source>edited</source>
        <translation>已修改</translation>
    </message>
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
    <message>
        <source>persistent</source>
        <translation>持久化</translation>
    </message>
    <message>
        <source>%1 of the steady period</source>
        <translation>稳态周期的 %1</translation>
    </message>
    <message>
        <source>%1 of steady</source>
        <translation>稳态的 %1</translation>
    </message>
    <message>
        <source>%1 of the steady period; over the whole kernel %2 is busier, %3 against %4</source>
        <translation>稳态周期的 %1；就整个内核而言 %2 更忙，%3 对 %4</translation>
    </message>
    <message>
        <source>%1 of the kernel</source>
        <translation>内核时间的 %1</translation>
    </message>
    <message>
        <source>%1 of the time is launch, start and drain</source>
        <translation>%1 的时间用于启动、起步与排空</translation>
    </message>
    <message>
        <source>one stage: loads and work take turns and do not cover the load latency</source>
        <translation>仅一级：加载与计算轮流进行，无法掩盖加载延迟</translation>
    </message>
    <message>
        <source>%1 tile in flight does not cover the load latency</source>
        <translation>%1 个在途分块无法掩盖加载延迟</translation>
    </message>
    <message>
        <source>%1 tiles in flight do not cover the load latency</source>
        <translation>%1 个在途分块无法掩盖加载延迟</translation>
    </message>
    <message>
        <source>blocks wait for their loads</source>
        <translation>线程块在等待各自的加载</translation>
    </message>
    <message>
        <source>barriers bound the loop turn</source>
        <translation>屏障限制了循环的每一轮</translation>
    </message>
    <message>
        <source>%1 of %2 KiB per block</source>
        <translation>每线程块 %1 / %2 KiB</translation>
    </message>
    <message>
        <source>%1 of %2 KiB</source>
        <translation>%1 / %2 KiB</translation>
    </message>
    <message>
        <source>%1 registers x %2 threads</source>
        <translation>%1 个寄存器 × %2 个线程</translation>
    </message>
    <message>
        <source>%1 warps per block</source>
        <translation>每线程块 %1 个 warp</translation>
    </message>
    <message>
        <source>block slots of an SM</source>
        <translation>SM 的线程块槽位</translation>
    </message>
    <message>
        <source>%1 of %2 KiB of tensor memory per block</source>
        <translation>每线程块张量内存 %1 / %2 KiB</translation>
    </message>
    <message>
        <source>%1 of %2 KiB of tensor memory</source>
        <translation>张量内存 %1 / %2 KiB</translation>
    </message>
    <message>
        <source>a persistent schedule launches one block per SM</source>
        <translation>持久化调度在每个 SM 上启动一个线程块</translation>
    </message>
    <message>
        <source>Share that L1.5 absorbs</source>
        <translation>L1.5 承担的份额</translation>
    </message>
    <message>
        <source>Of the rest, one request for a cluster</source>
        <translation>其余部分：每个集群一次请求</translation>
    </message>
    <message>
        <source>Could merge with all blocks in step</source>
        <translation>若所有线程块同步，则可合并</translation>
    </message>
    <message>
        <source>Of it, merges without any step</source>
        <translation>其中无需同步即可合并</translation>
    </message>
    <message>
        <source>Of it, needs blocks that are no neighbours</source>
        <translation>其中需要非相邻的线程块</translation>
    </message>
    <message>
        <source>Step that neighbours keep</source>
        <translation>相邻线程块保持的同步</translation>
    </message>
    <message>
        <source>Step that others keep</source>
        <translation>其他线程块保持的同步</translation>
    </message>
    <message>
        <source>L2 hit rate, with writes</source>
        <translation>L2 命中率（含写入）</translation>
    </message>
    <message>
        <source>Resident blocks per SM</source>
        <translation>每个 SM 的驻留线程块</translation>
    </message>
    <message>
        <source>Registers of a thread</source>
        <translation>每个线程的寄存器</translation>
    </message>
    <message>
        <source>Shared memory of a block</source>
        <translation>每个线程块的共享内存</translation>
    </message>
    <message>
        <source>Warps of a block</source>
        <translation>每个线程块的 warp</translation>
    </message>
    <message>
        <source>SM clock</source>
        <translation>SM 频率</translation>
    </message>
    <message>
        <source>Power at this clock</source>
        <translation>此频率下的功耗</translation>
    </message>
    <message>
        <source>Latency of the first launches</source>
        <translation>最初几次启动的延迟</translation>
    </message>
    <message>
        <source>Latency</source>
        <translation>延迟</translation>
    </message>
    <message>
        <source>Launch, start and drain</source>
        <translation>启动、起步与排空</translation>
    </message>
    <message>
        <source>Prologue</source>
        <translation>序言</translation>
    </message>
    <message>
        <source>Steady state</source>
        <translation>稳态</translation>
    </message>
    <message>
        <source>Work of the blocks</source>
        <translation>线程块的工作</translation>
    </message>
    <message>
        <source>Epilogue</source>
        <translation>尾声</translation>
    </message>
    <message>
        <source>First lines and last stores</source>
        <translation>首批缓存行与最后的存储</translation>
    </message>
    <message>
        <source>Stream of blocks</source>
        <translation>线程块流</translation>
    </message>
    <message>
        <source>Waves</source>
        <translation>波次</translation>
    </message>
    <message>
        <source>Blocks of the grid</source>
        <translation>网格的线程块</translation>
    </message>
    <message>
        <source>Blocks of a full wave</source>
        <translation>一个满波的线程块</translation>
    </message>
    <message>
        <source>How busy the pipes are</source>
        <translation>各部件的忙碌程度</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>动作</translation>
    </message>
    <message>
        <source>Orders examined</source>
        <translation>已检查的顺序</translation>
    </message>
    <message>
        <source>Legal orders, at least</source>
        <translation>合法顺序，至少</translation>
    </message>
    <message>
        <source>Legal orders</source>
        <translation>合法顺序</translation>
    </message>
    <message>
        <source>Steady period of the best</source>
        <translation>最佳顺序的稳态周期</translation>
    </message>
    <message>
        <source>Overlap</source>
        <translation>重叠</translation>
    </message>
    <message>
        <source>Busy on the fullest SM</source>
        <translation>最满 SM 上的忙碌时间</translation>
    </message>
    <message>
        <source>Bytes of one execution</source>
        <translation>单次执行的字节数</translation>
    </message>
    <message>
        <source>Mean reuse distance</source>
        <translation>平均重用距离</translation>
    </message>
    <message>
        <source>Reads that miss to DRAM</source>
        <translation>未命中而到达 DRAM 的读取</translation>
    </message>
    <message>
        <source>Executions in a block</source>
        <translation>每个线程块中的执行次数</translation>
    </message>
    <message>
        <source>Work of one execution</source>
        <translation>单次执行的工作量</translation>
    </message>
    <message>
        <source>Reads that reach L2</source>
        <translation>到达 L2 的读取</translation>
    </message>
    <message>
        <source>Own latency</source>
        <translation>自身延迟</translation>
    </message>
    <message>
        <source>Rate of the whole GPU</source>
        <translation>整个 GPU 的速率</translation>
    </message>
    <message>
        <source>Asked for by the tiles</source>
        <translation>分块请求的字节</translation>
    </message>
    <message>
        <source>Work of the kernel</source>
        <translation>内核的工作量</translation>
    </message>
    <message>
        <source>Steady period of a turn</source>
        <translation>一轮的稳态周期</translation>
    </message>
    <message>
        <source>Load latency of a tile (L)</source>
        <translation>一个分块的加载延迟 (L)</translation>
    </message>
    <message>
        <source>Own transfer</source>
        <translation>自身传输</translation>
    </message>
    <message>
        <source>Latency of copies in flight</source>
        <translation>在途复制的延迟</translation>
    </message>
    <message>
        <source>Load, then work</source>
        <translation>先加载，后计算</translation>
    </message>
    <message>
        <source>Period of one block, best legal order</source>
        <translation>一个线程块的周期，最佳合法顺序</translation>
    </message>
    <message>
        <source>Launch of all blocks</source>
        <translation>所有线程块的启动</translation>
    </message>
    <message>
        <source>Life of one block</source>
        <translation>一个线程块的生存期</translation>
    </message>
    <message>
        <source>Error band</source>
        <translation>误差带</translation>
    </message>
    <message>
        <source>Mean error of the model</source>
        <translation>模型的平均误差</translation>
    </message>
    <message>
        <source>Prologue, all waves</source>
        <translation>序言，所有波次</translation>
    </message>
    <message>
        <source>Steady state, all waves</source>
        <translation>稳态，所有波次</translation>
    </message>
    <message>
        <source>Epilogue, all waves</source>
        <translation>尾声，所有波次</translation>
    </message>
    <message>
        <source>Work of the blocks, all waves</source>
        <translation>线程块的工作，所有波次</translation>
    </message>
    <message>
        <source>%1 full waves and a tail of %2 blocks</source>
        <translation>%1 个满波，尾波 %2 个线程块</translation>
    </message>
    <message>
        <source>%1 full waves and a tail of %2 block</source>
        <translation>%1 个满波，尾波 %2 个线程块</translation>
    </message>
    <message>
        <source>%1 full wave and a tail of %2 blocks</source>
        <translation>%1 个满波，尾波 %2 个线程块</translation>
    </message>
    <message>
        <source>%1 full wave and a tail of %2 block</source>
        <translation>%1 个满波，尾波 %2 个线程块</translation>
    </message>
    <message>
        <source>%1 full waves</source>
        <translation>%1 个满波</translation>
    </message>
    <message>
        <source>%1 full wave</source>
        <translation>%1 个满波</translation>
    </message>
    <message>
        <source>one partial wave of %1 blocks</source>
        <translation>一个不满波，共 %1 个线程块</translation>
    </message>
    <message>
        <source>one partial wave of %1 block</source>
        <translation>一个不满波，共 %1 个线程块</translation>
    </message>
    <message>
        <source>%1 of the %2 written reach DRAM in this launch</source>
        <translation>写入的 %2 中有 %1 在本次启动内到达 DRAM</translation>
    </message>
    <message>
        <source>busy: the work at the settled clock and at the rate that these instructions and tiles reach, not at the peak; prologue and epilogue included</source>
        <translation>忙碌：按稳定频率以及这些指令和分块可达的速率（而非峰值）计算的工作时间；含序言与尾声</translation>
    </message>
    <message>
        <source>%1 of the kernel; prologue and epilogue take %2 of it</source>
        <translation>占内核的 %1；序言与尾声占其 %2</translation>
    </message>
    <message>
        <source>waiting for the first data takes %1 of the kernel</source>
        <translation>等待首批数据占内核的 %1</translation>
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
        <translation>与基线变体相比更好或更差之处</translation>
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
        <translation>属于之前的计划：</translation>
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
        <translation>将一个变体固定为基线以查看差异</translation>
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
    <message>
        <source>below %1</source>
        <translation>低于 %1</translation>
    </message>
    <message>
        <source>%1 and more</source>
        <translation>%1 及以上</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 至 %2</translation>
    </message>
    <message>
        <source>dashed: %1</source>
        <translation>虚线：%1</translation>
    </message>
    <message>
        <source>nothing read</source>
        <translation>没有读取</translation>
    </message>
    <message>
        <source>Reuse distance, MiB</source>
        <translation>重用距离，MiB</translation>
    </message>
    <message>
        <source>Read again, MB</source>
        <translation>再次读取，MB</translation>
    </message>
    <message>
        <source>filled</source>
        <translation>实心</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>空心</translation>
    </message>
    <message>
        <source>grey</source>
        <translation>灰色</translation>
    </message>
    <message>
        <source>hatched</source>
        <translation>斜线</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>dashed: L2, %1</source>
        <translation>虚线：L2，%1</translation>
    </message>
    <message>
        <source>Reuse distance %1</source>
        <translation>重用距离 %1</translation>
    </message>
    <message>
        <source>%1 read again</source>
        <translation>再次读取 %1</translation>
    </message>
    <message>
        <source>Longer than L2 holds: it comes from DRAM again</source>
        <translation>超出 L2 容量：需再次从 DRAM 读取</translation>
    </message>
    <message>
        <source>Touched between two reads of the same bytes</source>
        <translation>两次读取相同字节之间访问的数据量</translation>
    </message>
    <message>
        <source>Launch %1</source>
        <translation>第 %1 次启动</translation>
    </message>
    <message>
        <source>Click goes there</source>
        <translation>单击转到该处</translation>
    </message>
    <message>
        <source>Hit rate along the launches</source>
        <translation>命中率随启动过程的变化</translation>
    </message>
    <message>
        <source>Reuse distances</source>
        <translation>重用距离</translation>
    </message>
    <message>
        <source>The tile and what L2 holds</source>
        <translation>该分块与 L2 中的数据</translation>
    </message>
    <message>
        <source>%1 hit</source>
        <translation>命中 %1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>From DRAM</source>
        <translation>来自 DRAM</translation>
    </message>
    <message>
        <source>Written</source>
        <translation>写入</translation>
    </message>
    <message>
        <source>Evicted by it</source>
        <translation>被其逐出</translation>
    </message>
    <message>
        <source>L2 holds</source>
        <translation>L2 中保有</translation>
    </message>
    <message>
        <source>Next evictions</source>
        <translation>接下来逐出</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>within</source>
        <translation>范围</translation>
    </message>
    <message>
        <source>one launch</source>
        <translation>一次启动</translation>
    </message>
    <message>
        <source>%1 launches</source>
        <translation>%1 次启动</translation>
    </message>
</context>
<context>
    <name>MeasuredImport</name>
    <message>
        <source>row</source>
        <translation>行</translation>
    </message>
    <message>
        <source>rows</source>
        <translation>行</translation>
    </message>
    <message>
        <source>%1: no column names one of its parameters</source>
        <translation>%1：没有列对应其参数</translation>
    </message>
    <message>
        <source>%1: no row</source>
        <translation>%1：无匹配行</translation>
    </message>
    <message>
        <source>%1: %2, from one row</source>
        <translation>%1：%2，来自一行</translation>
    </message>
    <message>
        <source>%1: %2, the median of %3 rows from %4 to %5</source>
        <translation>%1：%2，为 %3 行的中位数，范围 %4 至 %5</translation>
    </message>
    <message>
        <source>, instead of %1</source>
        <translation>，替代原值 %1</translation>
    </message>
    <message>
        <source>other values of %1</source>
        <translation>%1 的值不同</translation>
    </message>
    <message>
        <source>the plan does not do what they say: %1</source>
        <translation>计划的做法与其不符：%1</translation>
    </message>
    <message>
        <source>of another kernel, %1</source>
        <translation>属于另一内核 %1</translation>
    </message>
    <message>
        <source>of another GPU, %1</source>
        <translation>属于另一 GPU %1</translation>
    </message>
    <message>
        <source>without a measured time</source>
        <translation>没有实测时间</translation>
    </message>
    <message>
        <source>%1 not used: %2</source>
        <translation>%1未使用：%2</translation>
    </message>
    <message>
        <source>%1 (first in line %2)</source>
        <translation>%1（首见于第 %2 行）</translation>
    </message>
    <message>
        <source>The same rows count for %1 and %2: no column tells them apart</source>
        <translation>相同的行同时计入 %1 和 %2：没有列能区分它们</translation>
    </message>
    <message>
        <source>the present plan</source>
        <translation>当前计划</translation>
    </message>
    <message>
        <source>%1: %2 of %3 matched, by the times in %4</source>
        <translation>%1：%3中有 %2 行匹配，时间取自 %4</translation>
    </message>
    <message>
        <source>%1 not used for other reasons of this kind</source>
        <translation>%1因其他同类原因未使用</translation>
    </message>
    <message>
        <source>; taken as in the plan, as the table has no such column: %1</source>
        <translation>；表中没有这些列，按计划的值处理：%1</translation>
    </message>
</context>
<context>
    <name>MemoryChart</name>
    <message>
        <source>busiest</source>
        <translation>最忙</translation>
    </message>
    <message>
        <source>fewer</source>
        <translation>更少</translation>
    </message>
    <message>
        <source>more</source>
        <translation>更多</translation>
    </message>
    <message>
        <source>busier</source>
        <translation>更忙</translation>
    </message>
    <message>
        <source>less busy</source>
        <translation>更闲</translation>
    </message>
    <message>
        <source>Bytes per launch divided by the latency.</source>
        <translation>每次启动的字节数除以延迟。</translation>
    </message>
    <message>
        <source>slower</source>
        <translation>更慢</translation>
    </message>
    <message>
        <source>faster</source>
        <translation>更快</translation>
    </message>
    <message>
        <source>Rate against the peak of %1 at the settled clock.</source>
        <translation>相对于稳定频率下 %1 峰值的速率。</translation>
    </message>
    <message>
        <source> of peak</source>
        <translation> （占峰值）</translation>
    </message>
</context>
<context>
    <name>Operation</name>
    <message>
        <source>Load</source>
        <translation>加载</translation>
    </message>
    <message>
        <source>Store</source>
        <translation>存储</translation>
    </message>
    <message>
        <source>Atomic add</source>
        <translation>原子加</translation>
    </message>
    <message>
        <source>Matrix product</source>
        <translation>矩阵乘</translation>
    </message>
    <message>
        <source>Matrix product on CUDA cores</source>
        <translation>CUDA 核心上的矩阵乘</translation>
    </message>
    <message>
        <source>Reduce</source>
        <translation>归约</translation>
    </message>
    <message>
        <source>Exponential</source>
        <translation>指数</translation>
    </message>
    <message>
        <source>Rescale</source>
        <translation>重新缩放</translation>
    </message>
    <message>
        <source>Convert</source>
        <translation>转换</translation>
    </message>
    <message>
        <source>Elementwise</source>
        <translation>逐元素</translation>
    </message>
    <message>
        <source>Remote transfer</source>
        <translation>远程传输</translation>
    </message>
</context>
<context>
    <name>PlanGraph</name>
    <message>
        <source> of the next iteration</source>
        <translation>（下一次迭代的）</translation>
    </message>
    <message>
        <source>, on the critical chain</source>
        <translation>，位于关键链上</translation>
    </message>
    <message>
        <source>once per tile</source>
        <translation>每个分块一次</translation>
    </message>
    <message>
        <source> · bars show share of its %1</source>
        <translation> · 条形表示占其 %1 的份额</translation>
    </message>
    <message>
        <source>+ %1 latency</source>
        <translation>+ %1 延迟</translation>
    </message>
    <message>
        <source>in loop %1</source>
        <translation>在循环 %1 中</translation>
    </message>
    <message>
        <source>in the epilogue</source>
        <translation>在尾声中</translation>
    </message>
    <message>
        <source>in the tile body</source>
        <translation>在分块主体中</translation>
    </message>
    <message>
        <source>on the critical chain</source>
        <translation>位于关键链上</translation>
    </message>
    <message>
        <source>error: %1</source>
        <translation>错误：%1</translation>
    </message>
    <message>
        <source>for %1 in %2</source>
        <translation>对 %2 中的 %1</translation>
    </message>
    <message>
        <source>steady period %1</source>
        <translation>稳态周期 %1</translation>
    </message>
    <message>
        <source>best of %1 examined, %2 legal: bounded</source>
        <translation>已检查 %1 个中的最佳，合法 %2 个：搜索受限</translation>
    </message>
    <message>
        <source>%1 legal, %2 examined: exact</source>
        <translation>合法 %1 个，已检查 %2 个：精确</translation>
    </message>
    <message>
        <source>network</source>
        <translation>网络</translation>
    </message>
    <message>
        <source>from </source>
        <translation>来自 </translation>
    </message>
    <message>
        <source>, to </source>
        <translation>，到 </translation>
    </message>
    <message>
        <source>, in </source>
        <translation>，在 </translation>
    </message>
    <message>
        <source>in %1</source>
        <translation>在 %1 中</translation>
    </message>
    <message>
        <source>%1 iteration</source>
        <translation>%1 次迭代</translation>
    </message>
    <message>
        <source>%1 iterations</source>
        <translation>%1 次迭代</translation>
    </message>
    <message>
        <source>%1 iterations on average, %2 at most</source>
        <translation>平均 %1 次迭代，最多 %2 次</translation>
    </message>
    <message>
        <source>no pipeline, 1 stage</source>
        <translation>无流水线，1 级</translation>
    </message>
    <message>
        <source>pipeline, %1 stages</source>
        <translation>流水线，%1 级</translation>
    </message>
    <message>
        <source> (and %1 more)</source>
        <translation>（另有 %1 项）</translation>
    </message>
    <message>
        <source>Tensor %1, %2, %3, written</source>
        <translation>张量 %1，%2，%3，写入</translation>
    </message>
    <message>
        <source>Tensor %1, %2, %3, read</source>
        <translation>张量 %1，%2，%3，读取</translation>
    </message>
    <message>
        <source>, of the plan before</source>
        <translation>，属于之前的计划</translation>
    </message>
    <message>
        <source>result in %1</source>
        <translation>结果在 %1 中</translation>
    </message>
    <message>
        <source>Letter of the result&apos;s level: %1</source>
        <translation>结果所在层级的字母：%1</translation>
    </message>
    <message>
        <source> for %1 blocks on the SM</source>
        <translation>，SM 上共 %1 个块</translation>
    </message>
</context>
<context>
    <name>QMenuBar</name>
    <message>
        <source>Window</source>
        <translation>窗口</translation>
    </message>
</context>
<context>
    <name>QObject</name>
    <message>
        <source>Cannot open %1</source>
        <translation>无法打开 %1</translation>
    </message>
    <message>
        <source>rows</source>
        <translation>行</translation>
    </message>
    <message>
        <source>columns</source>
        <translation>列</translation>
    </message>
    <message>
        <source>depth</source>
        <translation>深度</translation>
    </message>
    <message>
        <source>in flight</source>
        <translation>在途</translation>
    </message>
</context>
<context>
    <name>Report</name>
    <message>
        <source>launch</source>
        <translation>启动</translation>
    </message>
    <message>
        <source>prologue, the filling of the pipeline,</source>
        <translation>序言（填充流水线）</translation>
    </message>
    <message>
        <source>wait for the first lines and the last stores</source>
        <translation>等待首批缓存行与最后的存储</translation>
    </message>
    <message>
        <source>epilogue</source>
        <translation>尾声</translation>
    </message>
    <message>
        <source>%1 of %2 questions answered, %3 of them right (numbers: within 10 %, shares: within 5 points).</source>
        <translation>%2 题中已答 %1 题，答对 %3 题（数值：误差不超过 10 %，份额：不超过 5 个百分点）。</translation>
    </message>
    <message>
        <source>Name: ______________________________</source>
        <translation>姓名：______________________________</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Not answered yet.</source>
        <translation>尚未作答。</translation>
    </message>
    <message>
        <source>All answers were computed by the engine for %1 on %2 when they were revealed.</source>
        <translation>所有答案均由引擎在揭晓时针对 %2 上的 %1 计算得出。</translation>
    </message>
    <message>
        <source>TileSight Explorer, answer sheet</source>
        <translation>TileSight Explorer 答题纸</translation>
    </message>
    <message>
        <source>Model %1</source>
        <translation>模型 %1</translation>
    </message>
    <message>
        <source>d MMMM yyyy</source>
        <translation>yyyy年M月d日</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <translation>%2 上的 %1</translation>
    </message>
    <message>
        <source>TileSight Explorer report</source>
        <translation>TileSight Explorer 报告</translation>
    </message>
    <message>
        <source>%1, %2 in a wave: %3</source>
        <translation>%1，每波 %2 个：%3</translation>
    </message>
    <message>
        <source>block</source>
        <translation>线程块</translation>
    </message>
    <message>
        <source>blocks</source>
        <translation>线程块</translation>
    </message>
    <message>
        <source> (estimated)</source>
        <translation>（估计）</translation>
    </message>
    <message>
        <source>%1 resident per SM, limited by %2; %3 registers per thread%4, %5 of %6 shared memory per block%7</source>
        <translation>每个 SM 驻留 %1 个，受限于%2；每线程 %3 个寄存器%4，每线程块共享内存 %5 / %6%7</translation>
    </message>
    <message>
        <source>%1 of %2 MHz in a sustained run</source>
        <translation>持续运行时为 %1 / %2 MHz</translation>
    </message>
    <message>
        <source>, %1 of %2 W%3</source>
        <translation>，%1 / %2 W%3</translation>
    </message>
    <message>
        <source>: the power limit binds</source>
        <translation>：受功耗上限限制</translation>
    </message>
    <message>
        <source>%1 of %2 examined, %3</source>
        <translation>已检查 %1 / %2，%3</translation>
    </message>
    <message>
        <source>legal order</source>
        <translation>个合法顺序</translation>
    </message>
    <message>
        <source>legal orders</source>
        <translation>个合法顺序</translation>
    </message>
    <message>
        <source>search bounded</source>
        <translation>搜索受限</translation>
    </message>
    <message>
        <source>exact</source>
        <translation>精确</translation>
    </message>
    <message>
        <source>, %1 of the loop told apart</source>
        <translation>，区分循环中的 %1</translation>
    </message>
    <message>
        <source>slice</source>
        <translation>个切片</translation>
    </message>
    <message>
        <source>slices</source>
        <translation>个切片</translation>
    </message>
    <message>
        <source>, part of the grid extrapolated</source>
        <translation>，部分网格为外推</translation>
    </message>
    <message>
        <source>Assumptions</source>
        <translation>假设</translation>
    </message>
    <message>
        <source>Subject</source>
        <translation>项目</translation>
    </message>
    <message>
        <source>what was assumed or done</source>
        <translation>所作的假设或处理</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>TileSight %1, analytical: no kernel was run</source>
        <translation>TileSight %1，解析模型：未运行任何内核</translation>
    </message>
    <message>
        <source>Caches</source>
        <translation>缓存</translation>
    </message>
    <message>
        <source>Orders of actions</source>
        <translation>动作顺序</translation>
    </message>
    <message>
        <source>Waves</source>
        <translation>波次</translation>
    </message>
    <message>
        <source>Blocks</source>
        <translation>线程块</translation>
    </message>
    <message>
        <source>Clock and power</source>
        <translation>频率与功耗</translation>
    </message>
    <message>
        <source>Launch orders</source>
        <translation>启动顺序</translation>
    </message>
    <message>
        <source>%1 examined</source>
        <translation>已检查 %1 个</translation>
    </message>
    <message>
        <source>Doubt</source>
        <translation>疑问</translation>
    </message>
    <message>
        <source>? The result %1</source>
        <translation>? 结果 %1</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>警告</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>说明</translation>
    </message>
    <message>
        <source>Hardware numbers and their sources</source>
        <translation>硬件数值及其来源</translation>
    </message>
    <message>
        <source>%1 (%2), from %3%4. Spec: a vendor&apos;s statement. Measured: by a microbenchmark. Derived: follows from others. Guess: nobody says.</source>
        <translation>%1（%2），来自 %3%4。规格：厂商声明。实测：由微基准测试得出。推导：由其他数值得出。猜测：没有来源。</translation>
    </message>
    <message>
        <source>, edited by the user</source>
        <translation>，已由用户修改</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>数值名称</translation>
    </message>
    <message>
        <source>value</source>
        <translation>数值</translation>
    </message>
    <message>
        <source>kind</source>
        <translation>类别</translation>
    </message>
    <message>
        <source>source</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>Where the time goes</source>
        <translation>时间花在哪里</translation>
    </message>
    <message>
        <source>Resource lanes of one tile on one SM, steady state folded. Percentages are busy shares of the steady period.</source>
        <translation>一个分块在一个 SM 上的资源泳道，稳态已折叠。百分比为稳态周期中的忙碌份额。</translation>
    </message>
    <message>
        <source>Resource lanes of one tile on one SM, from its start to its end. Percentages are busy shares of the kernel.</source>
        <translation>一个分块在一个 SM 上从开始到结束的资源泳道。百分比为内核时间中的忙碌份额。</translation>
    </message>
    <message>
        <source> Each lane keeps its letters and its pattern, so the figure survives grey printing.</source>
        <translation>每条泳道都保留其字母和图案，因此灰度打印后仍可辨认。</translation>
    </message>
    <message>
        <source> Hollow bars: “%1”.</source>
        <translation>空心条形：“%1”。</translation>
    </message>
    <message>
        <source>Time by phase</source>
        <translation>各阶段的时间</translation>
    </message>
    <message>
        <source>Actions of one tile. Bars: time that one run occupies a pipe; full width is the steady period in the loop, the epilogue behind it. Strong edges: the chain that sets the time.</source>
        <translation>一个分块的各动作。条形：一次执行占用部件的时间；循环内全宽为稳态周期，其后为尾声。粗边：决定时间的链。</translation>
    </message>
    <message>
        <source>The plan as a graph</source>
        <translation>计划图</translation>
    </message>
    <message>
        <source>Share of the reads that a cache answers (writes do not count), over the %1 × %2 output tiles, for the %3 fastest of %4 launch orders examined, on one scale, sorted by predicted time. Rows of a map are rows of tiles.</source>
        <translation>由缓存应答的读取所占份额（不计写入），按 %1 × %2 个输出分块显示；取已检查的 %4 种启动顺序中最快的 %3 种，使用同一刻度，按预测时间排序。图中的行即分块的行。</translation>
    </message>
    <message>
        <source>%1 (cannot be read any more)</source>
        <translation>%1（已无法读取）</translation>
    </message>
    <message>
        <source>%1, sha256 %2</source>
        <translation>%1，sha256 %2</translation>
    </message>
    <message>
        <source>Origin of this report</source>
        <translation>本报告的来源</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>输入</translation>
    </message>
    <message>
        <source>from what</source>
        <translation>取自</translation>
    </message>
    <message>
        <source>Plan</source>
        <translation>计划</translation>
    </message>
    <message>
        <source>not saved; as it would be saved, sha256 %1</source>
        <translation>未保存；若保存，其 sha256 为 %1</translation>
    </message>
    <message>
        <source>GPU</source>
        <translation>GPU</translation>
    </message>
    <message>
        <source>, with numbers edited by the user</source>
        <translation>，含用户修改的数值</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>程序</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>The same inputs and versions give the same report but for its date.</source>
        <translation>相同的输入和版本会生成除日期外完全相同的报告。</translation>
    </message>
    <message>
        <source>Parameter</source>
        <translation>参数</translation>
    </message>
    <message>
        <source>as written</source>
        <translation>写法</translation>
    </message>
    <message>
        <source>meaning</source>
        <translation>含义</translation>
    </message>
    <message>
        <source>Tensor</source>
        <translation>张量</translation>
    </message>
    <message>
        <source>dimensions</source>
        <translation>维度</translation>
    </message>
    <message>
        <source>type</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>lives in</source>
        <translation>位于</translation>
    </message>
    <message>
        <source>Tensors</source>
        <translation>张量</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>动作</translation>
    </message>
    <message>
        <source>operation</source>
        <translation>操作</translation>
    </message>
    <message>
        <source>loop</source>
        <translation>循环</translation>
    </message>
    <message>
        <source>footprint</source>
        <translation>访问范围</translation>
    </message>
    <message>
        <source>after</source>
        <translation>依赖</translation>
    </message>
    <message>
        <source>one run, µs</source>
        <translation>单次，µs</translation>
    </message>
    <message>
        <source>runs</source>
        <translation>次数</translation>
    </message>
    <message>
        <source>bound by</source>
        <translation>受限于</translation>
    </message>
    <message>
        <source>Actions of one tile</source>
        <translation>一个分块的动作</translation>
    </message>
    <message>
        <source> in %1</source>
        <translation>（在 %1 内）</translation>
    </message>
    <message>
        <source>Grid: %1.</source>
        <translation>网格：%1。</translation>
    </message>
    <message>
        <source> Loops: %1.</source>
        <translation>循环：%1。</translation>
    </message>
    <message>
        <source>warp</source>
        <translation>warp</translation>
    </message>
    <message>
        <source>warps</source>
        <translation>warp</translation>
    </message>
    <message>
        <source> Blocks of %1, no loop.</source>
        <translation>线程块含 %1，无循环。</translation>
    </message>
    <message>
        <source> Pipeline: %1, %2, copies by %3%4.</source>
        <translation>流水线：%1，%2，以 %3 复制%4。</translation>
    </message>
    <message>
        <source>stage</source>
        <translation>级</translation>
    </message>
    <message>
        <source>stages</source>
        <translation>级</translation>
    </message>
    <message>
        <source> from warps of their own</source>
        <translation>（由专用 warp 发起）</translation>
    </message>
    <message>
        <source>The plan</source>
        <translation>计划</translation>
    </message>
    <message>
        <source>Diagnosis</source>
        <translation>诊断</translation>
    </message>
    <message>
        <source>Nothing costs more than 1 %: the busiest pipe sets the time.</source>
        <translation>没有超过 1 % 的损失：时间由最忙的部件决定。</translation>
    </message>
    <message>
        <source>What costs time (causes overlap)</source>
        <translation>时间损失的原因（相互重叠）</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>损失</translation>
    </message>
    <message>
        <source>of the latency</source>
        <translation>占延迟</translation>
    </message>
    <message>
        <source>What to try</source>
        <translation>改进建议</translation>
    </message>
    <message>
        <source>No change that the engine tried gains 0.5 % or more.</source>
        <translation>引擎尝试过的改动中，没有一项收益达到 0.5 %。</translation>
    </message>
    <message>
        <source>Change, each re-computed by the engine</source>
        <translation>改动（均由引擎重新计算）</translation>
    </message>
    <message>
        <source>gain</source>
        <translation>收益</translation>
    </message>
    <message>
        <source>new latency</source>
        <translation>新延迟</translation>
    </message>
    <message>
        <source>then bound by</source>
        <translation>之后受限于</translation>
    </message>
    <message>
        <source>−%1, %2</source>
        <translation>−%1，%2</translation>
    </message>
    <message>
        <source>asked for</source>
        <translation>请求</translation>
    </message>
    <message>
        <source>read from L2</source>
        <translation>从 L2 读取</translation>
    </message>
    <message>
        <source>read from DRAM</source>
        <translation>从 DRAM 读取</translation>
    </message>
    <message>
        <source>written</source>
        <translation>写入</translation>
    </message>
    <message>
        <source>reuse distance</source>
        <translation>重用距离</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>no reuse</source>
        <translation>无重用</translation>
    </message>
    <message>
        <source>Traffic of one launch</source>
        <translation>一次启动的数据流量</translation>
    </message>
    <message>
        <source>L2 hit rate %1 with writes, as a profiler counts it; of the reads alone a cache answers %2. In all %3 are read from DRAM and %4 written to it in this launch.</source>
        <translation>L2 命中率为 %1（含写入，与性能分析器口径一致）；仅就读取而言，缓存应答 %2。本次启动共从 DRAM 读取 %3，写入 %4。</translation>
    </message>
    <message>
        <source>Resources</source>
        <translation>资源</translation>
    </message>
    <message>
        <source>Resource</source>
        <translation>资源</translation>
    </message>
    <message>
        <source>busy, µs</source>
        <translation>忙碌，µs</translation>
    </message>
    <message>
        <source>of the kernel</source>
        <translation>占内核</translation>
    </message>
    <message>
        <source>of the steady period</source>
        <translation>占稳态周期</translation>
    </message>
    <message>
        <source>work</source>
        <translation>工作量</translation>
    </message>
    <message>
        <source>peak</source>
        <translation>峰值</translation>
    </message>
    <message>
        <source>DRAM: %1.</source>
        <translation>DRAM：%1。</translation>
    </message>
    <message>
        <source>Without work in this plan: %1.</source>
        <translation>本计划中无工作：%1。</translation>
    </message>
    <message>
        <source>Latency, predicted</source>
        <translation>预测延迟</translation>
    </message>
    <message>
        <source>Against “%1”</source>
        <translation>与“%1”相比</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>1 partial</source>
        <translation>1 个不满波</translation>
    </message>
    <message>
        <source>%1 + tail</source>
        <translation>%1 + 尾波</translation>
    </message>
    <message>
        <source>%1 of %2 blocks resident</source>
        <translation>驻留 %1 / %2 个线程块</translation>
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
        <source>tile %1</source>
        <translation>分块 %1</translation>
    </message>
    <message>
        <source>launch order %1</source>
        <translation>启动顺序 %1</translation>
    </message>
    <message>
        <source>on one %1</source>
        <translation>在一块 %1 上</translation>
    </message>
    <message>
        <source>The prediction may be off by ±%1: ±%2 is the %3</source>
        <translation>预测误差可能为 ±%1：其中 ±%2（%3）</translation>
    </message>
    <message>
        <source>; it %1, where each may be a quarter off</source>
        <translation>；此外%1，各值可能有四分之一的偏差</translation>
    </message>
    <message>
        <source>Outside the steady state the %1 costs most: %2, %3 of the latency.</source>
        <translation>稳态之外，开销最大的是%1：%2，占延迟的 %3。</translation>
    </message>
    <message>
        <source>Besides the stream of blocks the %1 costs most: %2, %3 of the latency.</source>
        <translation>除线程块流之外，开销最大的是%1：%2，占延迟的 %3。</translation>
    </message>
    <message>
        <source>The kernel takes %1</source>
        <translation>内核耗时 %1</translation>
    </message>
    <message>
        <source> and runs at %1</source>
        <translation>，速率为 %1</translation>
    </message>
    <message>
        <source>, %1 of what the tensor cores can do at the %2 MHz %3</source>
        <translation>，为 Tensor 核心在 %2 MHz（%3）下峰值的 %1</translation>
    </message>
    <message>
        <source>that the %1 W limit allows</source>
        <translation>%1 W 功耗上限所允许</translation>
    </message>
    <message>
        <source>of a sustained run</source>
        <translation>持续运行频率</translation>
    </message>
    <message>
        <source>It is bound by %1</source>
        <translation>其瓶颈是%1</translation>
    </message>
    <message>
        <source> (%1)</source>
        <translation>（%1）</translation>
    </message>
    <message>
        <source>The change that gains most: %1, −%2 (%3), then bound by %4.</source>
        <translation>收益最大的改动：%1，−%2（%3），之后受限于%4。</translation>
    </message>
    <message>
        <source>In short</source>
        <translation>概要</translation>
    </message>
    <message>
        <source>the same</source>
        <translation>相同</translation>
    </message>
    <message>
        <source>▼ %1 faster</source>
        <translation>▼ 快 %1</translation>
    </message>
    <message>
        <source>▲ %1 slower</source>
        <translation>▲ 慢 %1</translation>
    </message>
    <message>
        <source>the tensor cores</source>
        <translation>Tensor 核心</translation>
    </message>
    <message>
        <source>the CUDA cores</source>
        <translation>CUDA 核心</translation>
    </message>
    <message>
        <source>the special-function units</source>
        <translation>特殊函数单元</translation>
    </message>
    <message>
        <source>tensor memory</source>
        <translation>张量内存</translation>
    </message>
    <message>
        <source>shared memory</source>
        <translation>共享内存</translation>
    </message>
    <message>
        <source>the way from L2 to the SMs</source>
        <translation>L2 到 SM 的通路</translation>
    </message>
    <message>
        <source>the network</source>
        <translation>网络</translation>
    </message>
    <message>
        <source>memory latency</source>
        <translation>访存延迟</translation>
    </message>
    <message>
        <source>the overhead of each loop turn</source>
        <translation>循环每一轮的开销</translation>
    </message>
    <message>
        <source>the cost of launching</source>
        <translation>启动开销</translation>
    </message>
    <message>
        <source>present plan</source>
        <translation>当前计划</translation>
    </message>
    <message>
        <source>Variants</source>
        <translation>变体</translation>
    </message>
    <message>
        <source>Against “%1” the present plan is %2</source>
        <translation>与“%1”相比，当前计划 %2</translation>
    </message>
    <message>
        <source>Figure %1.</source>
        <translation>图 %1.</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>目录</translation>
    </message>
    <message>
        <source>%1, page %2 of %3</source>
        <translation>%1，第 %2 页，共 %3 页</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1。</translation>
    </message>
    <message>
        <source>; the first launches, under the burst power limit: %1</source>
        <translation>；在短时功率限制下的最初几次启动：%1</translation>
    </message>
    <message>
        <source>reads alone %1, DRAM read %2</source>
        <translation>仅读取 %1，DRAM 读取 %2</translation>
    </message>
    <message>
        <source>no lesson is open</source>
        <translation>没有打开的课程</translation>
    </message>
    <message>
        <source>start one from Help, Lessons</source>
        <translation>请从“帮助”菜单的“课程”中开始一课</translation>
    </message>
    <message>
        <source>there is no result for this plan yet</source>
        <translation>此计划尚无结果</translation>
    </message>
    <message>
        <source>wait for the analysis</source>
        <translation>请等待分析完成</translation>
    </message>
    <message>
        <source>Not answered yet: %1.</source>
        <translation>尚未作答：%1。</translation>
    </message>
    <message>
        <source>Model %1, %2, plan sha256 %3</source>
        <translation>模型 %1，%2，计划 sha256 %3</translation>
    </message>
    <message>
        <source>hardware file %1</source>
        <translation>硬件文件 %1</translation>
    </message>
    <message>
        <source>hardware table %1</source>
        <translation>硬件表 %1</translation>
    </message>
    <message>
        <source>Filled: this plan by memory level, at its intensity (FLOP per byte of that level).</source>
        <translation>实心：本计划在各存储层级上的点，位于其计算强度处（该级每字节的 FLOP 数）。</translation>
    </message>
    <message>
        <source> Dashed: “%1”.</source>
        <translation> 虚线：“%1”。</translation>
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
        <translation>合法顺序</translation>
    </message>
    <message>
        <source>Legal orders of the actions: %1, examined: %2.</source>
        <translation>操作的合法顺序：%1，已检查：%2。</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>顺序</translation>
    </message>
    <message>
        <source>a turn</source>
        <translation>每轮</translation>
    </message>
    <message>
        <source>a block</source>
        <translation>每个线程块</translation>
    </message>
    <message>
        <source>against the chosen</source>
        <translation>与选用的顺序相比</translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>已选用</translation>
    </message>
    <message>
        <source>Hardware table</source>
        <translation>硬件表</translation>
    </message>
    <message>
        <source>measured %1, predicted %2 too short</source>
        <translation>实测 %1，预测偏短 %2</translation>
    </message>
    <message>
        <source>measured %1, predicted %2 too long</source>
        <translation>实测 %1，预测偏长 %2</translation>
    </message>
    <message>
        <source>%1 of %2 MHz in the first launches</source>
        <translation>最初几次启动时为 %1 / %2 MHz</translation>
    </message>
    <message>
        <source>How it is run</source>
        <translation>运行方式</translation>
    </message>
    <message>
        <source>Asked for</source>
        <translation>请求</translation>
    </message>
    <message>
        <source>Hit in a cache</source>
        <translation>缓存命中</translation>
    </message>
    <message>
        <source>The same in all rows: %1.</source>
        <translation>各行相同：%1。</translation>
    </message>
    <message>
        <source>From DRAM</source>
        <translation>来自 DRAM</translation>
    </message>
    <message>
        <source>Evicted</source>
        <translation>逐出</translation>
    </message>
    <message>
        <source>Written</source>
        <translation>写入</translation>
    </message>
    <message>
        <source>Between partitions</source>
        <translation>分区之间</translation>
    </message>
    <message>
        <source>All</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>What tiles find in L2</source>
        <translation>各分块在 L2 中的命中</translation>
    </message>
    <message>
        <source>Left: share of the reads of each tile that hit in L2; outlined is the last wave, framed its last tile. Right: the same share of all reads, had the GPU another size of L2.</source>
        <translation>左:每个分块的读取在 L2 中命中的比例;描边的是最后一波,加框的是其最后一个分块。右:若该 GPU 的 L2 为其他容量,全部读取的同一比例。</translation>
    </message>
    <message>
        <source>What</source>
        <translation>项目</translation>
    </message>
    <message>
        <source>Less</source>
        <translation>减小</translation>
    </message>
    <message>
        <source>Latency then</source>
        <translation>此时的延迟</translation>
    </message>
    <message>
        <source>More</source>
        <translation>增大</translation>
    </message>
    <message>
        <source>%1, now %2</source>
        <translation>%1,当前 %2</translation>
    </message>
    <message>
        <source>Sensitivity</source>
        <translation>敏感度</translation>
    </message>
    <message>
        <source>Latency when one number changes: rates of the GPU by %1 either way, knobs to the next value that can run. The %2 widest of %3.</source>
        <translation>只改变一个数值时的延迟:GPU 的各项速率上下各变 %1,可调参数取下一个能运行的值。共 %3 项,显示影响最大的 %2 项。</translation>
    </message>
    <message>
        <source>Why the plan cannot run there</source>
        <translation>计划无法在其上运行的原因</translation>
    </message>
    <message>
        <source>The plan on all GPUs</source>
        <translation>计划在所有 GPU 上</translation>
    </message>
    <message>
        <source>It runs on %1 of %2 GPUs, fastest first. The dot marks the GPU of this report.</source>
        <translation>可在 %2 个 GPU 中的 %1 个上运行,最快的在前。圆点标出本报告的 GPU。</translation>
    </message>
    <message>
        <source>Band: mean error of the model, and a quarter on every guessed number. Of peak: tensor FLOP/s or DRAM bytes/s of that GPU, whichever is nearer.</source>
        <translation>误差带:模型的平均误差,以及每个估计值上下四分之一。占峰值:该 GPU 的张量 FLOP/s 或 DRAM 字节/s,取较接近者。</translation>
    </message>
    <message>
        <source>of the first launches</source>
        <translation>最初几次启动的频率</translation>
    </message>
    <message>
        <source> Each row goes on in the one below.</source>
        <translation> 每一行在下一行继续。</translation>
    </message>
    <message>
        <source>The problem, its grid and one tile; what fills the shared memory.</source>
        <translation>问题、其网格与一个分块；共享内存的占用。</translation>
    </message>
</context>
<context>
    <name>RooflinePlot</name>
    <message>
        <source>Intensity, %1 per byte at that level</source>
        <translation>计算强度，该级每字节 %1 数</translation>
    </message>
    <message>
        <source>now</source>
        <translation>当前</translation>
    </message>
</context>
<context>
    <name>SharedMemory</name>
    <message>
        <source>%1 per block</source>
        <translation>每线程块 %1</translation>
    </message>
    <message>
        <source>%1 of %2 per block</source>
        <translation>每线程块 %1 / %2</translation>
    </message>
    <message>
        <source>a %1 fits</source>
        <translation>可再容纳第 %1 级</translation>
    </message>
    <message>
        <source>no room for a %1</source>
        <translation>容不下第 %1 级</translation>
    </message>
    <message>
        <source>stage %1</source>
        <translation>第 %1 级</translation>
    </message>
</context>
<context>
    <name>SweepPlot</name>
    <message>
        <source>Latency, %1</source>
        <translation>延迟，%1</translation>
    </message>
    <message>
        <source>, now</source>
        <translation>，当前</translation>
    </message>
    <message>
        <source>, fastest</source>
        <translation>，最快</translation>
    </message>
</context>
<context>
    <name>TilePicture</name>
    <message>
        <source>%1 tile</source>
        <translation>%1 个分块</translation>
    </message>
    <message>
        <source>%1 tiles</source>
        <translation>%1 个分块</translation>
    </message>
    <message>
        <source>1 full wave</source>
        <translation>1 个满波</translation>
    </message>
    <message>
        <source>%1 full waves</source>
        <translation>%1 个满波</translation>
    </message>
    <message>
        <source>one wave of %1</source>
        <translation>一波，共 %1 个</translation>
    </message>
    <message>
        <source> and a tail of %1</source>
        <translation>，尾波 %1 个</translation>
    </message>
    <message>
        <source>axes not to one scale</source>
        <translation>坐标轴比例不同</translation>
    </message>
    <message>
        <source>Shared memory</source>
        <translation>共享内存</translation>
    </message>
    <message>
        <source>does not fit: %1</source>
        <translation>放不下：%1</translation>
    </message>
    <message>
        <source>%1 tile</source>
        <comment>of a tensor</comment>
        <translation>分块 %1</translation>
    </message>
    <message>
        <source>%1 slice</source>
        <translation>切片 %1</translation>
    </message>
    <message>
        <source>tail</source>
        <translation>尾波</translation>
    </message>
    <message>
        <source>Blocks per SM</source>
        <translation>每个 SM 的线程块</translation>
    </message>
    <message>
        <source>not drawn: %1</source>
        <translation>未绘制：%1</translation>
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
        <source>Zoom to 100 %</source>
        <translation>缩放到 100 %</translation>
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
    <message>
        <source>/ or Insert</source>
        <translation>/ 或 Insert</translation>
    </message>
    <message>
        <source>Add an action: opens the list of operations, type to find one</source>
        <translation>添加动作：打开操作列表，键入以查找</translation>
    </message>
    <message>
        <source>Zoom in and out, as + and -</source>
        <translation>放大和缩小，与 + 和 - 相同</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>表格</translation>
    </message>
    <message>
        <source>Find a row; in the lanes an action</source>
        <translation>查找一行；在泳道中为查找动作</translation>
    </message>
    <message>
        <source>Edit the name or the size in this cell; Tab: the next one</source>
        <translation>编辑此单元格中的名称或大小；Tab：下一个</translation>
    </message>
    <message>
        <source>Fit what is measured or selected</source>
        <translation>缩放至所测或所选部分</translation>
    </message>
    <message>
        <source>Pin the lane: it stays on top while others scroll</source>
        <translation>固定泳道：其他泳道滚动时它保持在顶部</translation>
    </message>
    <message>
        <source>Variants</source>
        <translation>变体</translation>
    </message>
    <message>
        <source>Show the two selected rows side by side, or one and the present plan</source>
        <translation>并排显示选中的两行，或一行与当前计划</translation>
    </message>
    <message>
        <source>Side by side</source>
        <translation>并排</translation>
    </message>
    <message>
        <source>as in Lanes</source>
        <translation>与泳道相同</translation>
    </message>
    <message>
        <source>Zoom, pan, fit, measure: both sides at once</source>
        <translation>缩放、平移、适应、测量：两侧同时</translation>
    </message>
    <message>
        <source>Another lane; past the last one the other side</source>
        <translation>另一条泳道；越过最后一条则到另一侧</translation>
    </message>
</context>
<context>
    <name>tilesight</name>
    <message>
        <source>%1, reads hit %2</source>
        <translation>%1，读取命中 %2</translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>已选用</translation>
    </message>
    <message>
        <source>▼ %1 faster</source>
        <translation>▼ 快 %1</translation>
    </message>
    <message>
        <source>▲ %1 slower</source>
        <translation>▲ 慢 %1</translation>
    </message>
    <message>
        <source>the same time</source>
        <translation>时间相同</translation>
    </message>
    <message>
        <source>Launch</source>
        <translation>启动</translation>
    </message>
    <message>
        <source>Prologue</source>
        <translation>序言</translation>
    </message>
    <message>
        <source>First lines, last stores</source>
        <translation>首批缓存行与最后的存储</translation>
    </message>
    <message>
        <source>Steady state</source>
        <translation>稳态</translation>
    </message>
    <message>
        <source>Stream of blocks</source>
        <translation>线程块流</translation>
    </message>
    <message>
        <source>Epilogue</source>
        <translation>尾声</translation>
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
        <translation>与“%1”相比</translation>
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
        <translation>放不下</translation>
    </message>
    <message>
        <source>Not legal</source>
        <translation>不合法</translation>
    </message>
    <message>
        <source>%1 errors</source>
        <translation>%1 个错误</translation>
    </message>
    <message>
        <source>Computing</source>
        <translation>正在计算</translation>
    </message>
    <message>
        <source>None yet</source>
        <translation>尚无</translation>
    </message>
    <message>
        <source>no plan open</source>
        <translation>未打开计划</translation>
    </message>
    <message>
        <source>Stale</source>
        <translation>已过期</translation>
    </message>
    <message>
        <source>Up to date</source>
        <translation>最新</translation>
    </message>
    <message>
        <source>Doubtful</source>
        <translation>存疑</translation>
    </message>
    <message>
        <source>Rests on guesses</source>
        <translation>依赖猜测值</translation>
    </message>
    <message>
        <source>edited hardware numbers</source>
        <translation>硬件数值已修改</translation>
    </message>
    <message>
        <source>same</source>
        <translation>相同</translation>
    </message>
    <message>
        <source>Registers</source>
        <translation>寄存器</translation>
    </message>
    <message>
        <source>per thread</source>
        <translation>每线程</translation>
    </message>
    <message>
        <source>32-bit registers of a thread, estimated.</source>
        <translation>每个线程的 32 位寄存器数，估计值。</translation>
    </message>
    <message>
        <source>32-bit registers of a thread, as compiled.</source>
        <translation>每个线程的 32 位寄存器数，以编译结果为准。</translation>
    </message>
    <message>
        <source>blocks per SM</source>
        <translation>线程块/SM</translation>
    </message>
    <message>
        <source>Resident blocks, limited by %1.</source>
        <translation>驻留线程块数，受限于%1。</translation>
    </message>
    <message>
        <source>per block</source>
        <translation>每线程块</translation>
    </message>
    <message>
        <source>Shared memory of a block, estimated.</source>
        <translation>一个线程块的共享内存，估计值。</translation>
    </message>
    <message>
        <source>Shared memory of a block, as compiled.</source>
        <translation>一个线程块的共享内存，以编译结果为准。</translation>
    </message>
    <message>
        <source>at most</source>
        <translation>最多</translation>
    </message>
    <message>
        <source>What one block may use on this GPU.</source>
        <translation>一个线程块在此 GPU 上可用的容量。</translation>
    </message>
    <message>
        <source>%1 SMs</source>
        <translation>%1 个 SM</translation>
    </message>
    <message>
        <source>SMs</source>
        <translation>SM</translation>
    </message>
    <message>
        <source>moved</source>
        <translation>传输</translation>
    </message>
    <message>
        <source>Bytes between TMEM and registers per launch.</source>
        <translation>每次启动在 TMEM 与寄存器之间传输的字节数。</translation>
    </message>
    <message>
        <source>per SM</source>
        <translation>每 SM</translation>
    </message>
    <message>
        <source>Tensor memory of an SM.</source>
        <translation>一个 SM 的张量内存。</translation>
    </message>
    <message>
        <source>Bytes through the ports of shared memory per launch.</source>
        <translation>每次启动经过共享内存端口的字节数。</translation>
    </message>
    <message>
        <source>reads</source>
        <translation>读取</translation>
    </message>
    <message>
        <source>Bytes that reach L2 per launch, after merging.</source>
        <translation>每次启动合并后到达 L2 的字节数。</translation>
    </message>
    <message>
        <source>writes</source>
        <translation>写入</translation>
    </message>
    <message>
        <source>Bytes written to L2 per launch.</source>
        <translation>每次启动写入 L2 的字节数。</translation>
    </message>
    <message>
        <source>Bytes that tiles ask for per launch.</source>
        <translation>每次启动中各分块请求的字节数。</translation>
    </message>
    <message>
        <source>merged</source>
        <translation>已合并</translation>
    </message>
    <message>
        <source>Share of the bytes that tiles ask for that never arrive at L2.</source>
        <translation>分块请求的字节中从未到达 L2 的份额。</translation>
    </message>
    <message>
        <source>per group</source>
        <translation>每组</translation>
    </message>
    <message>
        <source>Capacity of one group of SMs that share an L1.5.</source>
        <translation>共享一个 L1.5 的一组 SM 的容量。</translation>
    </message>
    <message>
        <source>hit</source>
        <translation>命中</translation>
    </message>
    <message>
        <source>Of what arrives at L2, reads and writes, as a profiler counts.</source>
        <translation>到达 L2 的读取与写入中的命中份额，与性能分析器口径一致。</translation>
    </message>
    <message>
        <source>no DRAM</source>
        <translation>不经 DRAM</translation>
    </message>
    <message>
        <source>Share of the bytes that tiles read which a cache answers.</source>
        <translation>分块读取的字节中由缓存应答的份额。</translation>
    </message>
    <message>
        <source>holds</source>
        <translation>容量</translation>
    </message>
    <message>
        <source>Capacity of L2.</source>
        <translation>L2 的容量。</translation>
    </message>
    <message>
        <source>Bytes read from DRAM per launch.</source>
        <translation>每次启动从 DRAM 读取的字节数。</translation>
    </message>
    <message>
        <source>Bytes written to DRAM within the launch.</source>
        <translation>启动期间写入 DRAM 的字节数。</translation>
    </message>
    <message>
        <source>Capacity of DRAM.</source>
        <translation>DRAM 的容量。</translation>
    </message>
    <message>
        <source>This plan moves no bytes.</source>
        <translation>此计划不传输任何字节。</translation>
    </message>
    <message>
        <source>Busiest: %1, %2, %3</source>
        <translation>最忙：%1，%2，%3</translation>
    </message>
    <message>
        <source>Tensor core %1</source>
        <translation>Tensor 核心 %1</translation>
    </message>
    <message>
        <source> mma.sync</source>
        <translation> mma.sync</translation>
    </message>
    <message>
        <source> at %1</source>
        <translation>，%1</translation>
    </message>
    <message>
        <source> at %1, largest clock</source>
        <translation>，%1，最高频率</translation>
    </message>
    <message>
        <source>CUDA core at %1</source>
        <translation>CUDA 核心，%1</translation>
    </message>
    <message>
        <source>This plan multiplies nothing and computes nothing: there is no roof to compare with.</source>
        <translation>此计划既无矩阵乘也无计算：没有可比较的屋顶。</translation>
    </message>
    <message>
        <source>%1 moves no bytes in this plan.</source>
        <translation>此计划中 %1 不传输任何字节。</translation>
    </message>
    <message>
        <source>%1 at %2 %3/B, held by %4: </source>
        <translation>%1 的强度为 %2 %3/B，受限于 %4：</translation>
    </message>
    <message>
        <source>%1 binds: </source>
        <translation>%1 是瓶颈：</translation>
    </message>
    <message>
        <source>%1 of %2, %3 of that roof.</source>
        <translation>%1 / %2，为该屋顶的 %3。</translation>
    </message>
    <message>
        <source> It is far away: %1 limits, %2.</source>
        <translation> 距屋顶尚远：瓶颈是%1，%2。</translation>
    </message>
    <message>
        <source> Next: %1 at %2.</source>
        <translation> 下一个：%1，%2。</translation>
    </message>
    <message>
        <source>largest</source>
        <translation>最大</translation>
    </message>
    <message>
        <source>smallest</source>
        <translation>最小</translation>
    </message>
    <message>
        <source>no change</source>
        <translation>无变化</translation>
    </message>
    <message>
        <source>, then %1 limits</source>
        <translation>，之后 %1 成为瓶颈</translation>
    </message>
    <message>
        <source>Without effect: %1</source>
        <translation>无影响：%1</translation>
    </message>
    <message>
        <source> faster</source>
        <translation> 更快</translation>
    </message>
    <message>
        <source> slower</source>
        <translation> 更慢</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>应用</translation>
    </message>
    <message>
        <source>knob, now %1</source>
        <translation>旋钮，当前 %1</translation>
    </message>
    <message>
        <source>%1 numbers</source>
        <translation>%1 个数值</translation>
    </message>
    <message>
        <source>1 number</source>
        <translation>1 个数值</translation>
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
    <message>
        <source>Adopt</source>
        <translation>采用</translation>
    </message>
    <message>
        <source>current</source>
        <translation>当前</translation>
    </message>
    <message>
        <source>Reads hit</source>
        <translation>读取命中</translation>
    </message>
    <message>
        <source>To L2</source>
        <translation>到 L2</translation>
    </message>
    <message>
        <source>, current order</source>
        <translation>，当前顺序</translation>
    </message>
    <message>
        <source>no tile map</source>
        <translation>无分块图</translation>
    </message>
    <message>
        <source>no tile maps in this result</source>
        <translation>此结果中没有分块图</translation>
    </message>
    <message>
        <source>from %1 to %2%3</source>
        <translation>从 %1 到 %2%3</translation>
    </message>
    <message>
        <source> points, blue: more hits</source>
        <translation> 个百分点，蓝色：命中更多</translation>
    </message>
    <message>
        <source>%1 actions</source>
        <translation>%1 个动作</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>移动 %1</translation>
    </message>
    <message>
        <source>Add %1</source>
        <translation>添加 %1</translation>
    </message>
    <message>
        <source>Delete %1</source>
        <translation>删除 %1</translation>
    </message>
    <message>
        <source>Delete edge %1 → %2</source>
        <translation>删除边 %1 → %2</translation>
    </message>
    <message>
        <source>Arrange automatically</source>
        <translation>自动排列</translation>
    </message>
    <message>
        <source>Rename %1 to %2</source>
        <translation>将 %1 重命名为 %2</translation>
    </message>
    <message>
        <source>Connect %1 → %2</source>
        <translation>连接 %1 → %2</translation>
    </message>
    <message>
        <source>Move %1 out of the loops</source>
        <translation>将 %1 移出循环</translation>
    </message>
    <message>
        <source>Move %1 into loop %2</source>
        <translation>将 %1 移入循环 %2</translation>
    </message>
    <message>
        <source>Group %1 into loop %2</source>
        <translation>将 %1 组成循环 %2</translation>
    </message>
    <message>
        <source>registers</source>
        <translation>寄存器</translation>
    </message>
    <message>
        <source>remote GPU</source>
        <translation>远程 GPU</translation>
    </message>
    <message>
        <source>%1 must be a whole number</source>
        <translation>%1 必须是整数</translation>
    </message>
    <message>
        <source>%1 must lie between %2 and %3</source>
        <translation>%1 必须介于 %2 与 %3 之间</translation>
    </message>
    <message>
        <source>“%1” is not a number in %2</source>
        <translation>“%1”不是以 %2 表示的数</translation>
    </message>
    <message>
        <source>plain figures</source>
        <translation>纯数字</translation>
    </message>
    <message>
        <source>Then: %1 bound.</source>
        <translation>之后瓶颈：%1。</translation>
    </message>
    <message>
        <source>Changes that make the kernel faster appear here, once a plan is open.</source>
        <translation>打开计划后，这里显示能让内核更快的改动。</translation>
    </message>
    <message>
        <source>First make the plan legal: %1</source>
        <translation>请先使计划合法：%1</translation>
    </message>
    <message>
        <source>Trying changes …</source>
        <translation>正在尝试改动…</translation>
    </message>
    <message>
        <source>No single change that was tried gains 0.5 % or more.</source>
        <translation>尝试过的单项改动中，没有一项收益达到 0.5 %。</translation>
    </message>
    <message>
        <source>idle: no work in the loop</source>
        <translation>空闲：循环内无工作</translation>
    </message>
    <message>
        <source>idle in the loop</source>
        <translation>循环内空闲</translation>
    </message>
    <message>
        <source>idle</source>
        <translation>空闲</translation>
    </message>
    <message>
        <source>baseline ends %1 later</source>
        <translation>基线晚 %1 结束</translation>
    </message>
    <message>
        <source>baseline</source>
        <translation>基线</translation>
    </message>
    <message>
        <source>baseline “%1”</source>
        <translation>基线“%1”</translation>
    </message>
    <message>
        <source>, ends %1 later</source>
        <translation>，晚 %1 结束</translation>
    </message>
    <message>
        <source>waits (stripe = who is to blame)</source>
        <translation>等待（条纹 = 被等待者）</translation>
    </message>
    <message>
        <source>critical chain</source>
        <translation>关键链</translation>
    </message>
    <message>
        <source>Start and load latency</source>
        <translation>启动与加载延迟</translation>
    </message>
    <message>
        <source>Work</source>
        <translation>工作量</translation>
    </message>
    <message>
        <source>Tile 0 on SM 0</source>
        <translation>SM 0 上的分块 0</translation>
    </message>
    <message>
        <source>Tile 0</source>
        <translation>分块 0</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation>阶段</translation>
    </message>
    <message>
        <source>%1 more, same period</source>
        <translation>另有 %1 次，周期相同</translation>
    </message>
    <message>
        <source>%1 more</source>
        <translation>另有 %1 次</translation>
    </message>
    <message>
        <source>%1 without work</source>
        <translation>%1 无工作</translation>
    </message>
    <message>
        <source> on %1</source>
        <translation>（%1）</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>时长</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>字节数</translation>
    </message>
    <message>
        <source>Rate</source>
        <translation>速率</translation>
    </message>
    <message>
        <source> of %1</source>
        <translation> / %1</translation>
    </message>
    <message>
        <source>One block alone</source>
        <translation>单个线程块独占</translation>
    </message>
    <message>
        <source>Starts after</source>
        <translation>开始于其后</translation>
    </message>
    <message>
        <source>block start</source>
        <translation>线程块开始</translation>
    </message>
    <message>
        <source>Critical chain</source>
        <translation>关键链</translation>
    </message>
    <message>
        <source>on it</source>
        <translation>位于其上</translation>
    </message>
    <message>
        <source>not on it</source>
        <translation>不在其上</translation>
    </message>
    <message>
        <source>F1 explains · click selects the action</source>
        <translation>F1 解释 · 单击选择该动作</translation>
    </message>
    <message>
        <source>%1 waits</source>
        <translation>%1 等待</translation>
    </message>
    <message>
        <source>To blame</source>
        <translation>被等待者</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>原因</translation>
    </message>
    <message>
        <source>click selects the action to blame</source>
        <translation>单击选择被等待的动作</translation>
    </message>
    <message>
        <source>, starts at %1, takes %2</source>
        <translation>，开始于 %1，用时 %2</translation>
    </message>
    <message>
        <source>, on the critical chain</source>
        <translation>，位于关键链上</translation>
    </message>
    <message>
        <source>lane</source>
        <translation>条泳道</translation>
    </message>
    <message>
        <source>lanes</source>
        <translation>条泳道</translation>
    </message>
    <message>
        <source>Tile 0 on SM 0: start and load latency %1, work %2. %3 with work.</source>
        <translation>SM 0 上的分块 0：启动与加载延迟 %1，工作 %2。%3有工作。</translation>
    </message>
    <message>
        <source>Tile 0 on SM 0: prologue %1, steady state %2, epilogue %3. %4 with work.</source>
        <translation>SM 0 上的分块 0：序言 %1，稳态 %2，尾声 %3。%4有工作。</translation>
    </message>
    <message>
        <source>wave</source>
        <translation>波</translation>
    </message>
    <message>
        <source>waves</source>
        <translation>波次</translation>
    </message>
    <message>
        <source> + tail</source>
        <translation> + 尾波</translation>
    </message>
    <message>
        <source>%1 · %2 SMs</source>
        <translation>%1 · %2 个 SM</translation>
    </message>
    <message>
        <source>One partial wave · %1 SMs</source>
        <translation>一个不满波 · %1 个 SM</translation>
    </message>
    <message>
        <source>Tail wave · all %1 SMs</source>
        <translation>尾波 · 全部 %1 个 SM</translation>
    </message>
    <message>
        <source>Tail wave · %1 of %2 SMs</source>
        <translation>尾波 · %1 / %2 个 SM</translation>
    </message>
    <message>
        <source>Wave %1 · %2 SMs</source>
        <translation>第 %1 波 · %2 个 SM</translation>
    </message>
    <message>
        <source>Tail</source>
        <translation>尾波</translation>
    </message>
    <message>
        <source>Whole kernel</source>
        <translation>整个内核</translation>
    </message>
    <message>
        <source>Change %1 %2 → %3</source>
        <translation>更改 %1 %2 → %3</translation>
    </message>
    <message>
        <source>Launch order %1%2</source>
        <translation>启动顺序 %1%2</translation>
    </message>
    <message>
        <source>persistent, </source>
        <translation>持久化，</translation>
    </message>
    <message>
        <source>Change data type %1 → %2</source>
        <translation>更改数据类型 %1 → %2</translation>
    </message>
    <message>
        <source>Move %1 out of its loop</source>
        <translation>将 %1 移出其循环</translation>
    </message>
    <message>
        <source>Change %1 to %2</source>
        <translation>将 %1 改为 %2</translation>
    </message>
    <message>
        <source>%1 of DRAM</source>
        <translation>DRAM %1</translation>
    </message>
    <message>
        <source>Band: ±%1 is the %2</source>
        <translation>误差带：±%1 为 %2</translation>
    </message>
    <message>
        <source>%1 is a guess: a quarter more or less moves the latency by up to %2</source>
        <translation>%1 为猜测值：增减四分之一会使延迟变化最多 %2</translation>
    </message>
    <message>
        <source>Band: %1</source>
        <translation>误差带：%1</translation>
    </message>
    <message>
        <source>Measured %1, the prediction is %2</source>
        <translation>实测 %1，预测值 %2</translation>
    </message>
    <message>
        <source>Pin the present result to compare changes with it.</source>
        <translation>固定当前结果，以便与之后的改动比较。</translation>
    </message>
    <message>
        <source>Clock %1 of %2 MHz: power limit</source>
        <translation>频率 %1 / %2 MHz：功耗上限</translation>
    </message>
    <message>
        <source>Reads and writes as a profiler counts them; of the reads alone a cache answers %1</source>
        <translation>读取与写入均按性能分析器口径计数；仅就读取而言，缓存应答 %1</translation>
    </message>
    <message>
        <source>Reads %1</source>
        <translation>读取 %1</translation>
    </message>
    <message>
        <source>L1.5 takes %1</source>
        <translation>L1.5 承担 %1</translation>
    </message>
    <message>
        <source>L1.5 takes %1 of the tile reads, L2 sees the rest</source>
        <translation>L1.5 承担分块读取的 %1，其余到达 L2</translation>
    </message>
    <message>
        <source>DRAM: %1 read, %2 written</source>
        <translation>DRAM：读取 %1，写入 %2</translation>
    </message>
    <message>
        <source>1 partial</source>
        <translation>1 个不满波</translation>
    </message>
    <message>
        <source>%1 + tail</source>
        <translation>%1 + 尾波</translation>
    </message>
    <message>
        <source>Tail: %1 of %2 blocks</source>
        <translation>尾波：%1 / %2 个线程块</translation>
    </message>
    <message>
        <source>Tail: %1 of %2 SMs</source>
        <translation>尾波：%1 / %2 个 SM</translation>
    </message>
    <message>
        <source>%1 busy</source>
        <translation>%1 忙碌</translation>
    </message>
    <message>
        <source>block</source>
        <translation>线程块</translation>
    </message>
    <message>
        <source>blocks</source>
        <translation>线程块</translation>
    </message>
    <message>
        <source>%1 in the grid, %2 in a wave</source>
        <translation>网格共 %1，每波 %2 个</translation>
    </message>
    <message>
        <source>%1 bind</source>
        <translation>受限于%1</translation>
    </message>
    <message>
        <source>%1 binds</source>
        <translation>受限于%1</translation>
    </message>
    <message>
        <source>%1 bind: %2</source>
        <translation>受限于%1：%2</translation>
    </message>
    <message>
        <source>%1 per block</source>
        <translation>每线程块 %1</translation>
    </message>
    <message>
        <source>%1 binds: %2</source>
        <translation>受限于%1：%2</translation>
    </message>
    <message>
        <source>best of %1 orders, search bounded</source>
        <translation>%1 种顺序中的最佳，搜索受限</translation>
    </message>
    <message>
        <source>exact, %1 of %2 %3</source>
        <translation>精确，%1 / %2 %3</translation>
    </message>
    <message>
        <source>order</source>
        <translation>种顺序</translation>
    </message>
    <message>
        <source>orders</source>
        <translation>种顺序</translation>
    </message>
    <message>
        <source> and %1 more</source>
        <translation>，另有 %1 项</translation>
    </message>
    <message>
        <source>predicted</source>
        <translation>预测</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>实测</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>faster</source>
        <translation>更快</translation>
    </message>
    <message>
        <source>slower</source>
        <translation>更慢</translation>
    </message>
    <message>
        <source>points</source>
        <translation>个百分点</translation>
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
        <source>gain = T(plan) - T(changed plan)</source>
        <translation>收益 = T(计划) - T(改动后的计划)</translation>
    </message>
    <message>
        <source>Latency of the plan</source>
        <translation>计划的延迟</translation>
    </message>
    <message>
        <source>Latency of the changed plan</source>
        <translation>改动后计划的延迟</translation>
    </message>
    <message>
        <source>Variants tried</source>
        <translation>尝试过的变体</translation>
    </message>
    <message>
        <source>the best of them is the hint</source>
        <translation>其中最佳者即为建议</translation>
    </message>
    <message>
        <source>a re-run of the plan</source>
        <translation>重新计算计划</translation>
    </message>
    <message>
        <source>Change against the baseline</source>
        <translation>相对基线的变化</translation>
    </message>
    <message>
        <source>%1. Changes below 0.5 % are left out.</source>
        <translation>%1。小于 0.5 % 的变化未列出。</translation>
    </message>
    <message>
        <source>change = T(now) - T(baseline)</source>
        <translation>变化 = T(当前) - T(基线)</translation>
    </message>
    <message>
        <source>then %1</source>
        <translation>之前 %1</translation>
    </message>
    <message>
        <source>Latency</source>
        <translation>延迟</translation>
    </message>
    <message>
        <source>Launch, start and drain</source>
        <translation>启动、起步与排空</translation>
    </message>
    <message>
        <source>Prologue, all waves</source>
        <translation>序言，所有波次</translation>
    </message>
    <message>
        <source>Steady state, all waves</source>
        <translation>稳态，所有波次</translation>
    </message>
    <message>
        <source>Epilogue, all waves</source>
        <translation>尾声，所有波次</translation>
    </message>
    <message>
        <source>Steady period of a turn</source>
        <translation>一轮的稳态周期</translation>
    </message>
    <message>
        <source>L2 hit rate, with writes</source>
        <translation>L2 命中率（含写入）</translation>
    </message>
    <message>
        <source>SM clock</source>
        <translation>SM 频率</translation>
    </message>
    <message>
        <source>Why there is no result</source>
        <translation>为何没有结果</translation>
    </message>
    <message>
        <source>faults of the plan, reported together</source>
        <translation>计划中的错误，一并报告</translation>
    </message>
    <message>
        <source>Plan</source>
        <translation>计划</translation>
    </message>
    <message>
        <source>this result was computed without its derivation</source>
        <translation>此结果计算时未包含推导过程</translation>
    </message>
    <message>
        <source>lost = T - T_without</source>
        <translation>损失 = T - T_无</translation>
    </message>
    <message>
        <source>lost = T - T_launch - T_busy</source>
        <translation>损失 = T - T_启动 - T_忙</translation>
    </message>
    <message>
        <source>lost = T_last (1 - n / (ceil(n / SMs) SMs))</source>
        <translation>损失 = T_末 (1 - n / (ceil(n / SM 数) SM 数))</translation>
    </message>
    <message>
        <source>lost = T_launch</source>
        <translation>损失 = T_启动</translation>
    </message>
    <message>
        <source>%1: time lost</source>
        <translation>%1：损失的时间</translation>
    </message>
    <message>
        <source>T, latency of the plan</source>
        <translation>T，计划的延迟</translation>
    </message>
    <message>
        <source>T_launch, launch, start and drain</source>
        <translation>T_启动，启动、开始与排空</translation>
    </message>
    <message>
        <source>T_busy, work of the busiest pipe</source>
        <translation>T_忙，最忙单元的工作时间</translation>
    </message>
    <message>
        <source>on the fullest SM</source>
        <translation>在最满的 SM 上</translation>
    </message>
    <message>
        <source>T_last, last wave</source>
        <translation>T_末，最后一波</translation>
    </message>
    <message>
        <source>n, blocks in it</source>
        <translation>n，其中的块数</translation>
    </message>
    <message>
        <source>Share of the SMs&apos; time in it that is idle</source>
        <translation>其中 SM 时间的空闲占比</translation>
    </message>
    <message>
        <source>T_without, the same without the cause</source>
        <translation>T_无，去除该原因后的时间</translation>
    </message>
    <message>
        <source>%1 of the latency. %2
Try: %3
Causes overlap, so the times do not add up.</source>
        <translation>占延迟的 %1。%2
可尝试：%3
各原因相互重叠，因此时间不能相加。</translation>
    </message>
    <message>
        <source>DRAM read</source>
        <translation>DRAM 读取</translation>
    </message>
    <message>
        <source>Costs less than 1 % of the latency.</source>
        <translation>不到延迟的 1 %。</translation>
    </message>
    <message>
        <source>The plan is being run without it.</source>
        <translation>正在计算去除该原因后的计划。</translation>
    </message>
    <message>
        <source>, %1 of the reads hit in a cache (L2 hit rate with writes, as a profiler counts it: %2), reads that reach L2 after merging %3, DRAM read %4</source>
        <translation>，%1 的读取在缓存命中（按性能分析器计算、含写入的 L2 命中率：%2），合并后到达 L2 的读取 %3，DRAM 读取 %4</translation>
    </message>
    <message>
        <source>Throughput: DRAM read + write, over the latency</source>
        <translation>吞吐量：DRAM 读取 + 写入除以延迟</translation>
    </message>
    <message>
        <source>DRAM read %1</source>
        <translation>DRAM 读取 %1</translation>
    </message>
    <message>
        <source>this is a folder, not a file</source>
        <translation>这是文件夹，不是文件</translation>
    </message>
    <message>
        <source>choose a file name in it</source>
        <translation>请在其中选择一个文件名</translation>
    </message>
    <message>
        <source>this is a device or a pipe, not a file</source>
        <translation>这是设备或管道，不是文件</translation>
    </message>
    <message>
        <source>choose a file name</source>
        <translation>请选择一个文件名</translation>
    </message>
    <message>
        <source>the folder %1 does not exist</source>
        <translation>文件夹 %1 不存在</translation>
    </message>
    <message>
        <source>create it or choose another folder</source>
        <translation>请创建它或选择其他文件夹</translation>
    </message>
    <message>
        <source>save under another name or make the file writable</source>
        <translation>请另存为其他名称，或使文件可写</translation>
    </message>
    <message>
        <source>the folder %1 is read-only</source>
        <translation>文件夹 %1 为只读</translation>
    </message>
    <message>
        <source>choose another folder</source>
        <translation>请选择其他文件夹</translation>
    </message>
    <message>
        <source>check the free space, or save elsewhere</source>
        <translation>请检查可用空间，或保存到其他位置</translation>
    </message>
    <message>
        <source>An action cannot wait for itself; drop the edge on another action.</source>
        <translation>动作不能等待自身；请将边放到另一个动作上。</translation>
    </message>
    <message>
        <source>The edge from %1 to %2 %3.</source>
        <translation>从 %1 到 %2 的边 %3。</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>第 %1 行</translation>
    </message>
    <message>
        <source>the name of the file has %1 bytes, but %2 is the most in %3</source>
        <translation>文件名有 %1 字节，而在 %3 中最多为 %2 字节</translation>
    </message>
    <message>
        <source>choose a shorter name</source>
        <translation>请选择更短的名称</translation>
    </message>
    <message>
        <source>the file system of %1 is read-only</source>
        <translation>%1 所在的文件系统为只读</translation>
    </message>
    <message>
        <source>save elsewhere</source>
        <translation>请保存到其他位置</translation>
    </message>
    <message>
        <source>the file %1 is read-only</source>
        <translation>文件 %1 为只读</translation>
    </message>
    <message>
        <source>cannot write %1: %2</source>
        <translation>无法写入 %1：%2</translation>
    </message>
    <message>
        <source>set in the plan; what it acts on is below</source>
        <translation>在计划中设定；其作用对象列于下方</translation>
    </message>
    <message>
        <source>Latency with %1</source>
        <translation>采用 %1 时的延迟</translation>
    </message>
    <message>
        <source>the order of the plan</source>
        <translation>计划的顺序</translation>
    </message>
    <message>
        <source>the plan analysed in this launch order</source>
        <translation>按此启动顺序分析的计划</translation>
    </message>
    <message>
        <source>Reads that a cache answers</source>
        <translation>由缓存应答的读取</translation>
    </message>
    <message>
        <source>1 - DRAM reads / asked for</source>
        <translation>1 - DRAM 读取 / 请求量</translation>
    </message>
    <message>
        <source>Reads that reach L2</source>
        <translation>到达 L2 的读取</translation>
    </message>
    <message>
        <source>Reads from DRAM</source>
        <translation>从 DRAM 读取</translation>
    </message>
    <message>
        <source>Writes to DRAM</source>
        <translation>写入 DRAM</translation>
    </message>
    <message>
        <source>Latency of the plan as it is</source>
        <translation>当前计划的延迟</translation>
    </message>
    <message>
        <source> The gain is %1.</source>
        <translation> 收益为%1。</translation>
    </message>
    <message>
        <source>(%1 characters)</source>
        <translation>（%1 个字符）</translation>
    </message>
    <message>
        <source>measured %1: predicted %2 too short</source>
        <translation>实测 %1：预测偏短 %2</translation>
    </message>
    <message>
        <source>measured %1: predicted %2 too long</source>
        <translation>实测 %1：预测偏长 %2</translation>
    </message>
    <message>
        <source>Outside range</source>
        <translation>超出范围</translation>
    </message>
    <message>
        <source>Not measured</source>
        <translation>未实测</translation>
    </message>
    <message>
        <source>block slots</source>
        <translation>线程块槽位</translation>
    </message>
    <message>
        <source>present plan</source>
        <translation>当前计划</translation>
    </message>
    <message>
        <source>Latency of “%1” on %2</source>
        <translation>“%1”在 %2 上的延迟</translation>
    </message>
    <message>
        <source>not computed yet</source>
        <translation>尚未计算</translation>
    </message>
    <message>
        <source>T = sum of the phases of all waves</source>
        <translation>T = 所有波次各阶段之和</translation>
    </message>
    <message>
        <source>%1 W</source>
        <translation>%1 W</translation>
    </message>
    <message>
        <source>burst clock</source>
        <translation>短时频率</translation>
    </message>
    <message>
        <source>sustained clock</source>
        <translation>持续频率</translation>
    </message>
    <message>
        <source>Burst</source>
        <translation>短时</translation>
    </message>
    <message>
        <source>Sustained</source>
        <translation>持续</translation>
    </message>
    <message>
        <source>cold caches</source>
        <translation>冷缓存</translation>
    </message>
    <message>
        <source>warm caches</source>
        <translation>热缓存</translation>
    </message>
    <message>
        <source>%1 copies</source>
        <translation>%1 份副本</translation>
    </message>
    <message>
        <source>Seconds of repetition: the power controller holds the board power</source>
        <translation>重复运行数秒：功耗控制器维持板卡功耗</translation>
    </message>
    <message>
        <source>Seconds of repetition: the power controller holds the board at %1</source>
        <translation>重复运行数秒：功耗控制器将板卡保持在 %1</translation>
    </message>
    <message>
        <source>The first launches, before the power controller answers</source>
        <translation>最初几次启动，功耗控制器尚未响应</translation>
    </message>
    <message>
        <source>The first %1, before the power controller answers: up to %2</source>
        <translation>最初 %1，功耗控制器尚未响应：最高 %2</translation>
    </message>
    <message>
        <source>Cold caches: emptied before each launch</source>
        <translation>冷缓存：每次启动前清空</translation>
    </message>
    <message>
        <source>Warm caches: the same tensors every launch; L2 has what fits, and lines still to be written</source>
        <translation>热缓存：每次启动使用相同张量；L2 中有放得下的部分和尚未写回的行</translation>
    </message>
    <message>
        <source>Each launch takes the next of %1 copies of the tensors; L2 has what fits, and lines still to be written</source>
        <translation>每次启动使用 %1 份张量副本中的下一份；L2 中有放得下的部分和尚未写回的行</translation>
    </message>
    <message>
        <source>does not fit</source>
        <translation>放不下</translation>
    </message>
    <message>
        <source>no such GPU</source>
        <translation>无此 GPU</translation>
    </message>
    <message>
        <source>not legal</source>
        <translation>不合法</translation>
    </message>
    <message>
        <source>no result</source>
        <translation>无结果</translation>
    </message>
    <message>
        <source>GPU</source>
        <translation>GPU</translation>
    </message>
    <message>
        <source>of an earlier plan</source>
        <translation>属于先前的计划</translation>
    </message>
    <message>
        <source>Measured</source>
        <translation>实测</translation>
    </message>
    <message>
        <source>Limited by</source>
        <translation>受限于</translation>
    </message>
    <message>
        <source>L2 hit</source>
        <translation>L2 命中</translation>
    </message>
    <message>
        <source>“%1” does not fit %2: %3</source>
        <translation>“%1”在 %2 上放不下：%3</translation>
    </message>
    <message>
        <source>“%1” is not legal: %2</source>
        <translation>“%1”不合法：%2</translation>
    </message>
    <message>
        <source>“%1” has no result: %2</source>
        <translation>“%1”没有结果：%2</translation>
    </message>
    <message>
        <source>“%1” is not computed yet: its lanes appear here as soon as they are</source>
        <translation>“%1”尚未计算：泳道算好后即显示在此处</translation>
    </message>
    <message>
        <source>“%1” was computed without lanes</source>
        <translation>“%1”的计算结果不含泳道</translation>
    </message>
    <message>
        <source>Different GPUs: “%1” on %2, “%3” on %4</source>
        <translation>GPU 不同：“%1”在 %2 上，“%3”在 %4 上</translation>
    </message>
    <message>
        <source>Both are on %1; the window shows %2</source>
        <translation>两者均在 %1 上；窗口显示的是 %2</translation>
    </message>
    <message>
        <source>Latency, %1</source>
        <translation>延迟，%1</translation>
    </message>
    <message>
        <source>Predicted for: %1</source>
        <translation>预测条件：%1</translation>
    </message>
    <message>
        <source>of an earlier plan, GPU or clock</source>
        <translation>属于较早的计划、GPU 或频率</translation>
    </message>
    <message>
        <source>+%1 too long</source>
        <translation>+%1 偏长</translation>
    </message>
    <message>
        <source>−%1 too short</source>
        <translation>−%1 偏短</translation>
    </message>
    <message>
        <source>now %1</source>
        <translation>现为 %1</translation>
    </message>
    <message>
        <source>, found in %1</source>
        <translation>，用时 %1</translation>
    </message>
</context>
<context>
    <name>tilesight::ActionSection</name>
    <message>
        <source>Action</source>
        <translation>动作</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Operation</source>
        <translation>操作</translation>
    </message>
    <message>
        <source>Loop</source>
        <translation>循环</translation>
    </message>
    <message>
        <source>Waits for</source>
        <translation>等待</translation>
    </message>
    <message>
        <source>Name of the action</source>
        <translation>动作名称</translation>
    </message>
    <message>
        <source>Add a dependency</source>
        <translation>添加依赖</translation>
    </message>
    <message>
        <source>last of %1 selected</source>
        <translation>所选 %1 个中的最后一个</translation>
    </message>
    <message>
        <source>none: once per tile</source>
        <translation>无：每个分块一次</translation>
    </message>
    <message>
        <source>add a dependency</source>
        <translation>添加依赖</translation>
    </message>
    <message>
        <source>No longer wait for %1</source>
        <translation>不再等待 %1</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>无</translation>
    </message>
</context>
<context>
    <name>tilesight::ActionsModel</name>
    <message>
        <source>Executions in one block</source>
        <translation>每个线程块中的执行次数</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>动作</translation>
    </message>
    <message>
        <source>Operation</source>
        <translation>操作</translation>
    </message>
    <message>
        <source>Limited by</source>
        <translation>受限于</translation>
    </message>
    <message>
        <source>Each, %1</source>
        <translation>单次，%1</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>次数</translation>
    </message>
    <message>
        <source>Of latency</source>
        <translation>占延迟</translation>
    </message>
    <message>
        <source>KiB each</source>
        <translation>单次 KiB</translation>
    </message>
    <message>
        <source>MFLOP each</source>
        <translation>单次 MFLOP</translation>
    </message>
    <message>
        <source>Time, %1</source>
        <translation>时间，%1</translation>
    </message>
    <message>
        <source>Rename %1 to %2</source>
        <translation>将 %1 重命名为 %2</translation>
    </message>
    <message>
        <source>name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%2 的 %1</translation>
    </message>
    <message>
        <source>another for each tile</source>
        <translation>各分块不同</translation>
    </message>
    <message>
        <source>%1 of %2, elements. F2 edits it.</source>
        <translation>%2 的 %1，元素数。按 F2 编辑。</translation>
    </message>
    <message>
        <source>Extents of the piece of a tensor, m n k of a product, elements of anything else. F2 edits a size.</source>
        <translation>张量块的各维大小、矩阵乘的 m n k，其余为元素数。按 F2 编辑大小。</translation>
    </message>
    <message>
        <source>Size 1</source>
        <translation>大小 1</translation>
    </message>
    <message>
        <source>Size 2</source>
        <translation>大小 2</translation>
    </message>
    <message>
        <source>Size 3</source>
        <translation>大小 3</translation>
    </message>
    <message>
        <source>Size 4</source>
        <translation>大小 4</translation>
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
        <translation>动作</translation>
    </message>
    <message>
        <source>Resources</source>
        <translation>资源</translation>
    </message>
    <message>
        <source>action</source>
        <translation>个动作</translation>
    </message>
    <message>
        <source>actions</source>
        <translation>个动作</translation>
    </message>
    <message>
        <source>, 9 resources</source>
        <translation>，9 种资源</translation>
    </message>
    <message>
        <source>Times of actions and resources appear here, once a plan is open.</source>
        <translation>打开计划后，这里显示各动作和资源的时间。</translation>
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
    <name>tilesight::CanvasActions</name>
    <message>
        <source>Find an action</source>
        <translation>查找动作</translation>
    </message>
    <message>
        <source>Cu&amp;t Actions</source>
        <translation>剪切动作(&amp;T)</translation>
    </message>
    <message>
        <source>C&amp;opy Actions</source>
        <translation>复制动作(&amp;O)</translation>
    </message>
    <message>
        <source>P&amp;aste Actions</source>
        <translation>粘贴动作(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Duplicate Actions</source>
        <translation>复制一份动作(&amp;D)</translation>
    </message>
    <message>
        <source>De&amp;lete Actions or Edge</source>
        <translation>删除动作或边(&amp;L)</translation>
    </message>
    <message>
        <source>Rena&amp;me Action</source>
        <translation>重命名动作(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Group into a New Loop</source>
        <translation>组成新循环(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Left</source>
        <translation>左(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Right</source>
        <translation>右(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Top</source>
        <translation>上(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Bottom</source>
        <translation>下(&amp;B)</translation>
    </message>
    <message>
        <source>From Left to &amp;Right</source>
        <translation>从左到右(&amp;R)</translation>
    </message>
    <message>
        <source>From Top to &amp;Bottom</source>
        <translation>从上到下(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Automatically, All Actions</source>
        <translation>自动，全部动作(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Find an Action…</source>
        <translation>查找动作(&amp;F)…</translation>
    </message>
    <message>
        <source>&amp;Select All Actions</source>
        <translation>选择全部动作(&amp;S)</translation>
    </message>
    <message>
        <source>Al&amp;ign</source>
        <translation>对齐(&amp;I)</translation>
    </message>
    <message>
        <source>Arra&amp;nge</source>
        <translation>排列(&amp;N)</translation>
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
        <translation>复制为 CSV</translation>
    </message>
    <message>
        <source>Only differences</source>
        <translation>仅显示差异</translation>
    </message>
    <message>
        <source>Choose GPUs…</source>
        <translation>选择 GPU…</translation>
    </message>
    <message>
        <source>GPUs compared</source>
        <translation>参与比较的 GPU</translation>
    </message>
    <message>
        <source>This plan</source>
        <translation>当前计划</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>数值</translation>
    </message>
    <message>
        <source>The plan on all GPUs</source>
        <translation>计划在所有 GPU 上的表现</translation>
    </message>
    <message>
        <source>Numbers of the chosen GPUs</source>
        <translation>所选 GPU 的数值</translation>
    </message>
    <message>
        <source>Filter numbers</source>
        <translation>筛选数值</translation>
    </message>
    <message>
        <source>GPUs computed</source>
        <translation>已计算的 GPU</translation>
    </message>
    <message>
        <source>%1 of %2 GPUs run this plan</source>
        <translation>%2 个 GPU 中有 %1 个可运行此计划</translation>
    </message>
    <message>
        <source>Compute</source>
        <translation>计算</translation>
    </message>
    <message>
        <source>%1 of %2 numbers differ. ? = a guess. Click a head to sort by difference.</source>
        <translation>%2 个数值中有 %1 个不同。? = 猜测值。单击列标题按差异排序。</translation>
    </message>
    <message>
        <source>Computing, %1 of %2%3</source>
        <translation>正在计算，%1/%2%3</translation>
    </message>
    <message>
        <source>; the table is of an earlier plan</source>
        <translation>；表格属于较早的计划</translation>
    </message>
    <message>
        <source>Stopped after %1 of %2</source>
        <translation>计算 %2 个中的 %1 个后停止</translation>
    </message>
    <message>
        <source>The table is of an earlier plan</source>
        <translation>表格属于较早的计划</translation>
    </message>
    <message>
        <source>Click a row to use that GPU. Bands: model error and guesses.</source>
        <translation>单击一行以使用该 GPU。误差带：模型误差与猜测值。</translation>
    </message>
    <message>
        <source>Latency on %1</source>
        <translation>%1 上的延迟</translation>
    </message>
    <message>
        <source>the same plan, analysed on this GPU</source>
        <translation>同一计划在此 GPU 上的分析</translation>
    </message>
    <message>
        <source>Share of its peak, %1</source>
        <translation>占峰值的份额，%1</translation>
    </message>
    <message>
        <source>SM clock</source>
        <translation>SM 频率</translation>
    </message>
    <message>
        <source>the power limit binds</source>
        <translation>受功耗上限限制</translation>
    </message>
    <message>
        <source>the power limit does not bind</source>
        <translation>未受功耗上限限制</translation>
    </message>
    <message>
        <source>Resident blocks per SM</source>
        <translation>每个 SM 的驻留线程块</translation>
    </message>
    <message>
        <source>limited by %1</source>
        <translation>受限于%1</translation>
    </message>
    <message>
        <source>Error band</source>
        <translation>误差带</translation>
    </message>
    <message>
        <source>a guess: change when it is a quarter larger or smaller</source>
        <translation>猜测值：增减四分之一时的变化</translation>
    </message>
</context>
<context>
    <name>tilesight::ConditionsCommands</name>
    <message>
        <source>Cloc&amp;k and Caches</source>
        <translation>频率与缓存(&amp;K)</translation>
    </message>
    <message>
        <source>A lesson runs at the sustained clock with cold caches, so that its numbers stay</source>
        <translation>课程以持续频率和冷缓存运行，数字保持不变</translation>
    </message>
    <message>
        <source>Rotating over Copies</source>
        <translation>轮换多份副本</translation>
    </message>
    <message>
        <source>Copies of the tensors that launches rotate through
(0 = cold caches, 1 = the same tensors every launch):</source>
        <translation>各次启动轮换使用的张量副本数\n（0 = 冷缓存，1 = 每次启动使用相同张量）：</translation>
    </message>
</context>
<context>
    <name>tilesight::ConditionsMenu</name>
    <message>
        <source>Clock</source>
        <translation>频率</translation>
    </message>
    <message>
        <source>Caches</source>
        <translation>缓存</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>Cold Caches</source>
        <translation>冷缓存</translation>
    </message>
    <message>
        <source>Warm Caches</source>
        <translation>热缓存</translation>
    </message>
    <message>
        <source>Rotating over %1 Copies…</source>
        <translation>轮换 %1 份副本…</translation>
    </message>
    <message>
        <source>Rotating over Copies…</source>
        <translation>轮换多份副本…</translation>
    </message>
    <message>
        <source>Each launch takes the next of several copies of the tensors; L2 has what fits, and lines still to be written</source>
        <translation>每次启动使用多份张量副本中的下一份；L2 中有放得下的部分和尚未写回的行</translation>
    </message>
</context>
<context>
    <name>tilesight::ConditionsPicker</name>
    <message>
        <source>Clock</source>
        <translation>频率</translation>
    </message>
    <message>
        <source>Clock and Caches</source>
        <translation>频率与缓存</translation>
    </message>
    <message>
        <source>How the kernel is run: %1</source>
        <translation>运行方式：%1</translation>
    </message>
    <message>
        <source>; this plan: %1 at %2</source>
        <translation>；本计划：%1，%2</translation>
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
        <translation>各数值的比较对象</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
</context>
<context>
    <name>tilesight::CopyableTable</name>
    <message>
        <source>Copy	Ctrl+C</source>
        <translation>复制	Ctrl+C</translation>
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
        <translation>打开计划后，这里显示内核时间损失的原因。</translation>
    </message>
    <message>
        <source>Running the plan without one obstacle after the other …</source>
        <translation>正在逐一去掉障碍重新计算 …</translation>
    </message>
    <message>
        <source>Nothing costs more than 1 %: the busiest pipe sets the time.</source>
        <translation>没有超过 1 % 的损失：时间由最忙的部件决定。</translation>
    </message>
    <message>
        <source>Of the plan before: </source>
        <translation>之前的计划：</translation>
    </message>
</context>
<context>
    <name>tilesight::DockTools</name>
    <message>
        <source>Expand or restore this panel</source>
        <translation>展开或还原此面板</translation>
    </message>
    <message>
        <source>Panel menu</source>
        <translation>面板菜单</translation>
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
        <translation>展开或还原</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
</context>
<context>
    <name>tilesight::Document</name>
    <message>
        <source>untitled</source>
        <translation>未命名</translation>
    </message>
    <message>
        <source>Reload %1</source>
        <translation>重新加载 %1</translation>
    </message>
    <message>
        <source>Take the hardware numbers of another window</source>
        <translation>采用另一窗口的硬件数值</translation>
    </message>
</context>
<context>
    <name>tilesight::ErrorDialog</name>
    <message>
        <source>TileSight Explorer</source>
        <translation>TileSight Explorer</translation>
    </message>
    <message>
        <source>Faults</source>
        <translation>错误</translation>
    </message>
    <message>
        <source>Copy details</source>
        <translation>复制详细信息</translation>
    </message>
</context>
<context>
    <name>tilesight::ErrorsModel</name>
    <message>
        <source>Fault</source>
        <translation>错误</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>所在处</translation>
    </message>
    <message>
        <source>What to do</source>
        <translation>处理办法</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>标识</translation>
    </message>
    <message>
        <source>Plan text has %1 errors, the first at %2</source>
        <translation>计划文本有 %1 个错误，第一个在 %2</translation>
    </message>
    <message>
        <source>Plan text has %1 errors</source>
        <translation>计划文本有 %1 个错误</translation>
    </message>
    <message>
        <source>Plan text has an error</source>
        <translation>计划文本有一个错误</translation>
    </message>
    <message>
        <source>Plan text has an error at %1</source>
        <translation>计划文本有一个错误，在 %1</translation>
    </message>
    <message>
        <source>%1; numbers are for the last legal plan.</source>
        <translation>%1；数值属于最近一次合法的计划。</translation>
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
        <translation>个错误</translation>
    </message>
    <message>
        <source>errors</source>
        <translation>个错误</translation>
    </message>
    <message>
        <source>The plan is legal.</source>
        <translation>计划合法。</translation>
    </message>
    <message>
        <source>Faults of a plan appear here, each with its place.</source>
        <translation>计划中的错误及其位置显示在这里。</translation>
    </message>
</context>
<context>
    <name>tilesight::ExplainPanel</name>
    <message>
        <source>From the top</source>
        <translation>从顶层开始</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Hardware entry</source>
        <translation>硬件条目</translation>
    </message>
    <message>
        <source>Explain</source>
        <translation>解释</translation>
    </message>
    <message>
        <source>What the number follows from</source>
        <translation>该数值由何得出</translation>
    </message>
    <message>
        <source>Explain the latency from the top</source>
        <translation>从顶层解释延迟</translation>
    </message>
    <message>
        <source>Copy the derivation as text (Ctrl+C)</source>
        <translation>将推导过程复制为文本 (Ctrl+C)</translation>
    </message>
    <message>
        <source>Click any number to see its formula, its inputs and where they come from.</source>
        <translation>单击任一数值，查看其公式、输入及来源。</translation>
    </message>
    <message>
        <source>follows selection</source>
        <translation>跟随选择</translation>
    </message>
</context>
<context>
    <name>tilesight::ExportActions</name>
    <message>
        <source>Save as SVG…</source>
        <translation>保存为 SVG…</translation>
    </message>
    <message>
        <source>Save as PNG…</source>
        <translation>保存为 PNG…</translation>
    </message>
    <message>
        <source>Copy Numbers as CSV</source>
        <translation>将数值复制为 CSV</translation>
    </message>
    <message>
        <source>Save Numbers as CSV…</source>
        <translation>将数值保存为 CSV…</translation>
    </message>
    <message>
        <source>Copy Picture</source>
        <translation>复制图片</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>保存为 PDF…</translation>
    </message>
    <message>
        <source>SVG picture</source>
        <translation>SVG 图片</translation>
    </message>
    <message>
        <source>PNG picture</source>
        <translation>PNG 图片</translation>
    </message>
    <message>
        <source>Numbers as CSV</source>
        <translation>CSV 数值</translation>
    </message>
    <message>
        <source>%1 does not say its format: its name has to end in %2</source>
        <translation>%1 未指明格式：名称须以 %2 结尾</translation>
    </message>
    <message>
        <source>files that end in .%1 cannot be written from here; these can: %2</source>
        <translation>此处无法写入以 .%1 结尾的文件；可以写入：%2</translation>
    </message>
</context>
<context>
    <name>tilesight::FileCommands</name>
    <message>
        <source>TileSight Explorer</source>
        <translation>TileSight Explorer</translation>
    </message>
    <message>
        <source>Save the changes to %1?</source>
        <translation>是否保存对 %1 的更改？</translation>
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
        <translation>计划</translation>
    </message>
    <message>
        <source>Open a plan</source>
        <translation>打开计划</translation>
    </message>
    <message>
        <source>Tile plans (*.json);;All files (*)</source>
        <translation>分块计划 (*.json);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Cannot open %1</source>
        <translation>无法打开 %1</translation>
    </message>
    <message>
        <source>Cannot read the sample %1</source>
        <translation>无法读取示例 %1</translation>
    </message>
    <message>
        <source>%1 has been changed by another program.</source>
        <translation>%1 已被其他程序修改。</translation>
    </message>
    <message>
        <source>Saving here replaces what it wrote.</source>
        <translation>在此保存会覆盖其写入的内容。</translation>
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
        <translation>分块计划 (*.json)</translation>
    </message>
    <message>
        <source>Cannot save %1</source>
        <translation>无法保存 %1</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>已保存 %1</translation>
    </message>
    <message>
        <source>Write a report</source>
        <translation>生成报告</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Cannot write %1</source>
        <translation>无法写入 %1</translation>
    </message>
    <message>
        <source>Report written to %1</source>
        <translation>报告已写入 %1</translation>
    </message>
    <message>
        <source>Save the picture</source>
        <translation>保存图片</translation>
    </message>
    <message>
        <source>Written to %1</source>
        <translation>已写入 %1</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>重新加载</translation>
    </message>
    <message>
        <source>Cannot reload %1</source>
        <translation>无法重新加载 %1</translation>
    </message>
    <message>
        <source>Keep mine</source>
        <translation>保留我的版本</translation>
    </message>
    <message>
        <source>%1 was not saved. A copy of %2 is kept.</source>
        <translation>%1 未保存。保留有 %2 的副本。</translation>
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
        <translation>已按最近一次无错误的状态保存 %1：文本中有错误，未写入文件</translation>
    </message>
    <message>
        <source>the copy could not be written</source>
        <translation>无法写入副本</translation>
    </message>
    <message>
        <source>copy the text, or mend its errors and save the plan</source>
        <translation>请复制文本，或改正错误后保存计划</translation>
    </message>
    <message>
        <source>choose a name with one of these endings</source>
        <translation>请选择以其中之一结尾的名称</translation>
    </message>
    <message>
        <source>Save %1</source>
        <translation>保存 %1</translation>
    </message>
    <message>
        <source>They are lost otherwise. The text has errors and is no plan yet: with Save, a copy of it is offered at the next start.</source>
        <translation>否则更改将丢失。文本含有错误，还不是有效的计划：选择“保存”后，下次启动时会提供它的副本。</translation>
    </message>
    <message>
        <source>%1 exists already. Replace it?</source>
        <translation>%1 已存在。要替换吗？</translation>
    </message>
    <message>
        <source>It is in %1.</source>
        <translation>该文件位于 %1。</translation>
    </message>
    <message>
        <source>Another Name…</source>
        <translation>其他名称…</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>替换</translation>
    </message>
    <message>
        <source>%1 is saved, but not the variants or hardware numbers that belong to it</source>
        <translation>%1 已保存，但其所属的变体或硬件数值未保存</translation>
    </message>
    <message>
        <source>%1 more</source>
        <translation>另外 %1 个</translation>
    </message>
    <message>
        <source>One plan at a time: %1 not opened</source>
        <translation>一次只能打开一个计划：未打开 %1</translation>
    </message>
    <message>
        <source>Pinned variants cannot be kept in %1: %2</source>
        <translation>固定的变体无法保存到 %1：%2</translation>
    </message>
    <message>
        <source>Try Again</source>
        <translation>重试</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>No safety copies can be written to %1: %2</source>
        <translation>无法将备份副本写入 %1：%2</translation>
    </message>
    <message>
        <source>The variants or hardware numbers kept for %1 cannot be read: %2. The file is put aside as .unreadable before another takes its place.</source>
        <translation>无法读取为 %1 保存的变体或硬件数值：%2。在新文件取代它之前，该文件会以 .unreadable 另行保留。</translation>
    </message>
    <message>
        <source>Another window has saved other hardware numbers for %1.</source>
        <translation>另一窗口为 %1 保存了不同的硬件数值。</translation>
    </message>
    <message>
        <source>Take Them</source>
        <translation>采用</translation>
    </message>
    <message>
        <source>Copy Its Text</source>
        <translation>复制其文本</translation>
    </message>
    <message>
        <source>A safety copy cannot be read: %1. It stays as %2.</source>
        <translation>无法读取备份副本：%1。它仍保留为 %2。</translation>
    </message>
    <message>
        <source>%1 was not saved. A copy of %2 is kept; the file on disc is newer than this copy.</source>
        <translation>%1 未保存。保留有 %2 的副本；磁盘上的文件比此副本新。</translation>
    </message>
    <message>
        <source>%1 was not saved. A copy of %2 is kept; the file on disc has been changed by another program.</source>
        <translation>%1 未保存。保留有 %2 的副本；磁盘上的文件已被其他程序修改。</translation>
    </message>
    <message>
        <source>Save the result</source>
        <translation>保存结果</translation>
    </message>
    <message>
        <source>A report is being made</source>
        <translation>正在生成报告</translation>
    </message>
    <message>
        <source>Cannot write the report</source>
        <translation>无法写入报告</translation>
    </message>
    <message>
        <source>its values could not be computed</source>
        <translation>无法计算其数值</translation>
    </message>
    <message>
        <source>Computing for the report…</source>
        <translation>正在为报告计算…</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>报告</translation>
    </message>
    <message>
        <source>No report was written</source>
        <translation>未写入报告</translation>
    </message>
    <message>
        <source>%1 has been removed by another program: what you see is the only copy.</source>
        <translation>%1 已被其他程序删除：您看到的是唯一的副本。</translation>
    </message>
    <message>
        <source>The report is written as soon as all results are there</source>
        <translation>所有结果就绪后即写入报告</translation>
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
        <translation>%1，已修改</translation>
    </message>
</context>
<context>
    <name>tilesight::FilterPopup</name>
    <message>
        <source>Nothing matches “%1”</source>
        <translation>没有与“%1”匹配的项</translation>
    </message>
</context>
<context>
    <name>tilesight::FindBar</name>
    <message>
        <source>Find in the text</source>
        <translation>在文本中查找</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>上一个</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>下一个</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>not found</source>
        <translation>未找到</translation>
    </message>
    <message>
        <source>%1 places</source>
        <translation>%1 处</translation>
    </message>
</context>
<context>
    <name>tilesight::GalleryCard</name>
    <message>
        <source>This is the launch order of the plan.</source>
        <translation>这是计划当前的启动顺序。</translation>
    </message>
    <message>
        <source>Enter adopts this launch order.</source>
        <translation>按 Enter 采用此启动顺序。</translation>
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
        <translation>命中率</translation>
    </message>
    <message>
        <source>Share of each tile&apos;s reads that hit in a cache (H)</source>
        <translation>每个分块的读取在缓存命中的份额 (H)</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>差异</translation>
    </message>
    <message>
        <source>Difference against the current order (D)</source>
        <translation>与当前顺序的差异 (D)</translation>
    </message>
    <message>
        <source>all %1 examined, by predicted time</source>
        <translation>已检查的全部 %1 种，按预测时间排序</translation>
    </message>
    <message>
        <source>%1 best of %2 examined, by predicted time</source>
        <translation>已检查 %2 种中的最佳 %1 种，按预测时间排序</translation>
    </message>
    <message>
        <source>Colour scale %1.</source>
        <translation>色标%1。</translation>
    </message>
    <message>
        <source>Adopt launch order %1</source>
        <translation>采用启动顺序 %1</translation>
    </message>
    <message>
        <source>No launch orders: %1</source>
        <translation>没有启动顺序：%1</translation>
    </message>
    <message>
        <source>This plan has no other launch order to compare.</source>
        <translation>此计划没有其他启动顺序可比较。</translation>
    </message>
    <message>
        <source>Comparing launch orders …</source>
        <translation>正在比较启动顺序…</translation>
    </message>
    <message>
        <source>Launch orders appear here, fastest first, once a plan is open.</source>
        <translation>打开计划后，这里按从快到慢显示启动顺序。</translation>
    </message>
    <message>
        <source>Share of each tile&apos;s reads that a cache answers; writes do not count. One scale for all.</source>
        <translation>每个分块的读取中由缓存应答的份额；不计写入。全部使用同一刻度。</translation>
    </message>
    <message>
        <source>Share of each tile&apos;s reads that a cache answers, without writes.</source>
        <translation>每个分块的读取中由缓存应答的份额，不含写入。</translation>
    </message>
    <message>
        <source>Reads that hit, per tile</source>
        <translation>每个分块的读取命中</translation>
    </message>
    <message>
        <source>Reads that hit</source>
        <translation>读取命中</translation>
    </message>
    <message>
        <source>Reads that hit against the current order, in points. Blue: more hits. One scale for all.</source>
        <translation>读取命中与当前顺序之差，单位为百分点。蓝色：命中更多。全部使用同一刻度。</translation>
    </message>
    <message>
        <source>Against the current order, in points. Blue: more hits.</source>
        <translation>与当前顺序之差，单位为百分点。蓝色：命中更多。</translation>
    </message>
    <message>
        <source>Points; blue: more hits</source>
        <translation>百分点；蓝色：命中更多</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>百分点</translation>
    </message>
</context>
<context>
    <name>tilesight::GpuModel</name>
    <message>
        <source>A guess: nobody has stated or measured it for this GPU</source>
        <translation>猜测值：此 GPU 的该数值无人声明或实测</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>数值名称</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>数值</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>类别</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>Source: %1</source>
        <translation>来源：%1</translation>
    </message>
    <message>
        <source>Also %1 (%2): %3</source>
        <translation>另有 %1（%2）：%3</translation>
    </message>
</context>
<context>
    <name>tilesight::GpuNumbersModel</name>
    <message>
        <source>Click to go back to the order of the groups</source>
        <translation>单击以恢复分组顺序</translation>
    </message>
    <message>
        <source>What the others are compared with</source>
        <translation>其他 GPU 的比较对象</translation>
    </message>
    <message>
        <source>Click to sort by the size of the difference</source>
        <translation>单击以按差异大小排序</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>数值名称</translation>
    </message>
</context>
<context>
    <name>tilesight::GpuPicker</name>
    <message>
        <source>GPU</source>
        <translation>GPU</translation>
    </message>
    <message>
        <source>Find a GPU</source>
        <translation>查找 GPU</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
</context>
<context>
    <name>tilesight::GraphScene</name>
    <message>
        <source>Epilogue</source>
        <translation>尾声</translation>
    </message>
</context>
<context>
    <name>tilesight::HardwareCommands</name>
    <message>
        <source>%1, my numbers</source>
        <translation>%1，我的数值</translation>
    </message>
    <message>
        <source>Save numbers as %1</source>
        <translation>将数值保存为 %1</translation>
    </message>
    <message>
        <source>Saved %1 as %2</source>
        <translation>已将 %1 保存为 %2</translation>
    </message>
    <message>
        <source>Export the GPU</source>
        <translation>导出 GPU</translation>
    </message>
    <message>
        <source>there is no folder for own GPUs</source>
        <translation>没有存放自定义 GPU 的文件夹</translation>
    </message>
    <message>
        <source>set XDG_DATA_HOME or HOME</source>
        <translation>请设置 XDG_DATA_HOME 或 HOME</translation>
    </message>
    <message>
        <source>the GPU needs a name</source>
        <translation>GPU 需要名称</translation>
    </message>
    <message>
        <source>such as “H200 SXM, our rack”</source>
        <translation>例如“H200 SXM，我们的机架”</translation>
    </message>
    <message>
        <source>“%1” is the id of a GPU that comes with the program (%2)</source>
        <translation>“%1”是程序自带的 GPU 的标识（%2）</translation>
    </message>
    <message>
        <source>“%1” is the id of a GPU that you saved before (%2)</source>
        <translation>“%1”是您之前保存的 GPU 的标识（%2）</translation>
    </message>
    <message>
        <source>take another id, or tick that it is to be replaced</source>
        <translation>请换一个标识，或勾选替换</translation>
    </message>
    <message>
        <source>another folder of GPUs comes later and has “%1” too: %2</source>
        <translation>之后读取的另一个 GPU 文件夹中也有“%1”：%2</translation>
    </message>
    <message>
        <source>the saved file is not among the GPUs that were read</source>
        <translation>保存的文件不在已读取的 GPU 之中</translation>
    </message>
    <message>
        <source>take another id, or see TILESIGHT_HWDB</source>
        <translation>请换一个标识，或参见 TILESIGHT_HWDB</translation>
    </message>
</context>
<context>
    <name>tilesight::HardwarePanel</name>
    <message>
        <source>Reset Number</source>
        <translation>重置数值</translation>
    </message>
    <message>
        <source>Reset All</source>
        <translation>全部重置</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>保存…</translation>
    </message>
    <message>
        <source>Hardware</source>
        <translation>硬件</translation>
    </message>
    <message>
        <source>Numbers of the GPU</source>
        <translation>GPU 的数值</translation>
    </message>
    <message>
        <source>Filter numbers, kinds, sources</source>
        <translation>筛选数值、类别、来源</translation>
    </message>
    <message>
        <source>Filter numbers</source>
        <translation>筛选数值</translation>
    </message>
    <message>
        <source>Puts the database&apos;s value back (Delete)</source>
        <translation>恢复数据库中的值 (Delete)</translation>
    </message>
    <message>
        <source>Puts the database&apos;s values back everywhere</source>
        <translation>将所有数值恢复为数据库中的值</translation>
    </message>
    <message>
        <source>Keeps this GPU as your own, or exports its file</source>
        <translation>将此 GPU 保存为自定义 GPU，或导出其文件</translation>
    </message>
    <message>
        <source>Edit Number</source>
        <translation>编辑数值</translation>
    </message>
    <message>
        <source>Reset All Numbers</source>
        <translation>重置所有数值</translation>
    </message>
    <message>
        <source>Save as User GPU…</source>
        <translation>另存为自定义 GPU…</translation>
    </message>
    <message>
        <source>Export File…</source>
        <translation>导出文件…</translation>
    </message>
    <message>
        <source>The numbers of a GPU appear here with their sources, once one is chosen.</source>
        <translation>选择 GPU 后，这里显示其数值及来源。</translation>
    </message>
</context>
<context>
    <name>tilesight::HintCard</name>
    <message>
        <source>Apply</source>
        <translation>应用</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>原因</translation>
    </message>
    <message>
        <source>Apply: %1</source>
        <translation>应用：%1</translation>
    </message>
    <message>
        <source>Why: %1</source>
        <translation>原因：%1</translation>
    </message>
    <message>
        <source>Change the plan; one step to undo</source>
        <translation>更改计划；一步即可撤销</translation>
    </message>
    <message>
        <source>Explain where the gain comes from</source>
        <translation>解释收益从何而来</translation>
    </message>
    <message>
        <source>Preview: %1</source>
        <translation>预览：%1</translation>
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
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>%1, gains re-computed</source>
        <translation>%1，收益已重新计算</translation>
    </message>
</context>
<context>
    <name>tilesight::KnobsSection</name>
    <message>
        <source>Tile and pipeline</source>
        <translation>分块与流水线</translation>
    </message>
    <message>
        <source>Stages</source>
        <translation>级数</translation>
    </message>
    <message>
        <source>no fit</source>
        <translation>放不下</translation>
    </message>
    <message>
        <source>latency at every stop</source>
        <translation>各档位的延迟</translation>
    </message>
</context>
<context>
    <name>tilesight::LanesView</name>
    <message>
        <source>Lanes</source>
        <translation>泳道</translation>
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
        <translation>基线残影：“%1”</translation>
    </message>
    <message>
        <source>one tile</source>
        <translation>一个分块</translation>
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
        <translation>打开计划后，这里显示一个线程块占用的各个部件：忙碌与等待。</translation>
    </message>
    <message>
        <source>baseline “%1”</source>
        <translation>基线“%1”</translation>
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
    <message>
        <source>Unpin %1</source>
        <translation>取消固定 %1</translation>
    </message>
    <message>
        <source>Pin %1 on Top</source>
        <translation>将 %1 固定在顶部</translation>
    </message>
    <message>
        <source>Unpin All Lanes</source>
        <translation>取消固定所有泳道</translation>
    </message>
    <message>
        <source>%1 tiles share the SM</source>
        <translation>%1 个分块共享一个 SM</translation>
    </message>
    <message>
        <source>%1, steady state folded</source>
        <translation>%1，稳态已折叠</translation>
    </message>
    <message>
        <source>%1, every iteration</source>
        <translation>%1，全部迭代</translation>
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
        <translation>持久化线程块</translation>
    </message>
    <message>
        <source>group</source>
        <translation>组</translation>
    </message>
    <message>
        <source>warps</source>
        <translation>warp</translation>
    </message>
    <message>
        <source>Launch order</source>
        <translation>启动顺序</translation>
    </message>
    <message>
        <source>One block per resident slot walks over many tiles</source>
        <translation>每个驻留槽位一个线程块，依次处理多个分块</translation>
    </message>
    <message>
        <source> tile</source>
        <translation> 个分块</translation>
    </message>
    <message>
        <source> tiles</source>
        <translation> 个分块</translation>
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
        <translation>“%1”布局</translation>
    </message>
</context>
<context>
    <name>tilesight::LegalLine</name>
    <message>
        <source>this GPU</source>
        <translation>此 GPU</translation>
    </message>
    <message>
        <source> (and %1 more)</source>
        <translation>（另有 %1 项）</translation>
    </message>
    <message>
        <source>Legal on %1</source>
        <translation>在 %1 上合法</translation>
    </message>
    <message>
        <source>Not analysed yet</source>
        <translation>尚未分析</translation>
    </message>
    <message>
        <source>%1 of %2 registers</source>
        <translation>%1 / %2 个寄存器</translation>
    </message>
    <message>
        <source>%1 registers</source>
        <translation>%1 个寄存器</translation>
    </message>
    <message>
        <source>, estimated</source>
        <translation>，估计值</translation>
    </message>
    <message>
        <source>Illegal: </source>
        <translation>不合法：</translation>
    </message>
    <message>
        <source>Legal</source>
        <translation>合法</translation>
    </message>
</context>
<context>
    <name>tilesight::LessonCard</name>
    <message>
        <source>Done</source>
        <translation>已完成</translation>
    </message>
    <message>
        <source>%1 of %2 steps</source>
        <translation>%2 步中的 %1 步</translation>
    </message>
    <message>
        <source>step</source>
        <translation>步</translation>
    </message>
    <message>
        <source>steps</source>
        <translation>步</translation>
    </message>
</context>
<context>
    <name>tilesight::LessonCommands</name>
    <message>
        <source>Write the answer sheet</source>
        <translation>生成答题纸</translation>
    </message>
</context>
<context>
    <name>tilesight::LessonRunner</name>
    <message>
        <source>The engine has no answer for the plan as it is. Restart the lesson.</source>
        <translation>引擎对当前计划没有答案。请重新开始本课。</translation>
    </message>
    <message>
        <source>The engine has no answer for the plan as it is: %1</source>
        <translation>引擎对当前计划没有答案：%1</translation>
    </message>
    <message>
        <source>Lesson: %1</source>
        <translation>课程：%1</translation>
    </message>
    <message>
        <source>“%1” is no number.</source>
        <translation>“%1”不是数字。</translation>
    </message>
    <message>
        <source>right</source>
        <translation>正确</translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>%1 个百分点</translation>
    </message>
    <message>
        <source>%1 too low</source>
        <translation>低了 %1</translation>
    </message>
    <message>
        <source>%1 too high</source>
        <translation>高了 %1</translation>
    </message>
    <message>
        <source>The engine: %1. Your guess: %2%3.</source>
        <translation>引擎：%1。您的猜测：%2%3。</translation>
    </message>
    <message>
        <source>none of these</source>
        <translation>都不是</translation>
    </message>
    <message>
        <source>✓ Right: %1.</source>
        <translation>✓ 正确：%1。</translation>
    </message>
    <message>
        <source>The engine: %1. Your guess: %2.</source>
        <translation>引擎：%1。您的猜测：%2。</translation>
    </message>
    <message>
        <source>The plan is not legal now: %1. Undo, or press Restart.</source>
        <translation>计划现在不合法：%1。请撤销，或按“重新开始”。</translation>
    </message>
    <message>
        <source>“%1” is far too large.</source>
        <translation>“%1”过大。</translation>
    </message>
</context>
<context>
    <name>tilesight::LessonView</name>
    <message>
        <source>Do</source>
        <translation>操作</translation>
    </message>
    <message>
        <source>Predict</source>
        <translation>预测</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>Read</source>
        <translation>阅读</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>课程</translation>
    </message>
    <message>
        <source>List of lessons</source>
        <translation>课程列表</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>开始(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Leave</source>
        <translation>退出(&amp;L)</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>步骤</translation>
    </message>
    <message>
        <source>&amp;Do It for Me</source>
        <translation>替我完成(&amp;D)</translation>
    </message>
    <message>
        <source>Your guess</source>
        <translation>您的猜测</translation>
    </message>
    <message>
        <source>your guess</source>
        <translation>您的猜测</translation>
    </message>
    <message>
        <source>&amp;Reveal</source>
        <translation>揭晓(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>上一步(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>下一步(&amp;N)</translation>
    </message>
    <message>
        <source>Res&amp;tart</source>
        <translation>重新开始(&amp;T)</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>更大的文字</translation>
    </message>
    <message>
        <source>For a projector</source>
        <translation>用于投影</translation>
    </message>
    <message>
        <source>step %1 of %2</source>
        <translation>第 %1/%2 步</translation>
    </message>
    <message>
        <source>Cannot be read: %1</source>
        <translation>无法读取：%1</translation>
    </message>
    <message>
        <source>✓ done</source>
        <translation>✓ 完成</translation>
    </message>
    <message>
        <source>%1 of %2 steps done</source>
        <translation>%2 步中已完成 %1 步</translation>
    </message>
    <message>
        <source>%1 minutes</source>
        <translation>%1 分钟</translation>
    </message>
    <message>
        <source>✓ Done. Go on with Next.</source>
        <translation>✓ 已完成。请按“下一步”继续。</translation>
    </message>
    <message>
        <source>Computing…</source>
        <translation>正在计算…</translation>
    </message>
    <message>
        <source>Guess first</source>
        <translation>请先猜测</translation>
    </message>
    <message>
        <source>The plan is not the lesson&apos;s any more, so some of this may not fit. Restart to follow it.</source>
        <translation>计划已不是本课的计划，部分内容可能不再适用。重新开始即可跟随课程。</translation>
    </message>
    <message>
        <source>Back to the list of lessons</source>
        <translation>返回课程列表</translation>
    </message>
    <message>
        <source>Back to %1</source>
        <translation>返回 %1</translation>
    </message>
    <message>
        <source>No lessons were found.</source>
        <translation>未找到课程。</translation>
    </message>
    <message>
        <source>Answer S&amp;heet…</source>
        <translation>答题纸(&amp;H)…</translation>
    </message>
    <message>
        <source>Save what was asked and answered so far as PDF</source>
        <translation>将目前的提问与回答保存为 PDF</translation>
    </message>
</context>
<context>
    <name>tilesight::MainWindow</name>
    <message>
        <source>Cannot use this GPU</source>
        <translation>无法使用此 GPU</translation>
    </message>
    <message>
        <source>Undo: %1</source>
        <translation>撤销：%1</translation>
    </message>
    <message>
        <source>%1[*] - TileSight Explorer</source>
        <translation>%1[*] - TileSight Explorer</translation>
    </message>
    <message>
        <source>Plan copied as text</source>
        <translation>计划已复制为文本</translation>
    </message>
    <message>
        <source>Paste plan</source>
        <translation>粘贴计划</translation>
    </message>
    <message>
        <source>The clipboard holds no plan</source>
        <translation>剪贴板中没有计划</translation>
    </message>
    <message>
        <source>Adopt launch order %1</source>
        <translation>采用启动顺序 %1</translation>
    </message>
    <message>
        <source>About TileSight Explorer</source>
        <translation>关于 TileSight Explorer</translation>
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
        <translation>无法重新加载 %1</translation>
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
        <translation>无法用此模板生成计划</translation>
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
        <source>Panels</source>
        <translation>面板</translation>
    </message>
    <message>
        <source>Launch orders, in use</source>
        <translation>启动顺序，使用中</translation>
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
        <translation>查找或运行命令</translation>
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
    <message>
        <source>Save %1</source>
        <translation>保存 %1</translation>
    </message>
    <message>
        <source>Undone: %1. The choice of a GPU is no step: it stays %2.</source>
        <translation>已撤销：%1。选择 GPU 不算一步：仍为 %2。</translation>
    </message>
    <message>
        <source>Model %1</source>
        <translation>模型 %1</translation>
    </message>
    <message>
        <source> · GPU of the user</source>
        <translation> · 自定义 GPU</translation>
    </message>
    <message>
        <source> · table %1</source>
        <translation> · 硬件表 %1</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Validated on %1, %2: %3 mean error, %4 cases</source>
        <translation>已在 %1 上验证，%2：平均误差 %3，%4 个用例</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>导出</translation>
    </message>
    <message>
        <source>Model %1.</source>
        <translation>模型 %1。</translation>
    </message>
    <message>
        <source>Model %1. Hardware table %2, %3 GPUs; the numbers of %4 come from %5, each with its source.&lt;br&gt;Compared with measurements of %6 kernels on %7 GPUs.</source>
        <translation>模型 %1。硬件表 %2，%3 个 GPU；%4 的数值来自 %5，各附来源。&lt;br&gt;已与 %7 个 GPU 上 %6 个内核的实测结果比较。</translation>
    </message>
    <message>
        <source>of the user</source>
        <translation>用户自定义</translation>
    </message>
    <message>
        <source>&lt;b&gt;TileSight Explorer %1&lt;/b&gt;&lt;p&gt;How long a GPU kernel takes, what limits it and what to change, without running it.&lt;/p&gt;&lt;p&gt;%2&lt;/p&gt;&lt;p&gt;Free software under the GNU General Public License, version 3 or later. Nothing leaves this computer.&lt;/p&gt;</source>
        <translation>&lt;b&gt;TileSight Explorer %1&lt;/b&gt;&lt;p&gt;无需运行即可得知 GPU 内核耗时多久、受何限制、该改什么。&lt;/p&gt;&lt;p&gt;%2&lt;/p&gt;&lt;p&gt;自由软件，依据 GNU 通用公共许可证第 3 版或更高版本发布。任何数据都不会离开本机。&lt;/p&gt;</translation>
    </message>
    <message>
        <source>S&amp;tart Page</source>
        <translation>起始页(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Explain What Is Focused</source>
        <translation>解释焦点所在项(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Measured Latency…</source>
        <translation>实测延迟(&amp;M)…</translation>
    </message>
    <message>
        <source>Find, or run a command</source>
        <translation>查找或运行命令</translation>
    </message>
    <message>
        <source>Undone: %1. How the kernel is run is no step: it stays at %2.</source>
        <translation>已撤销：%1。运行方式不算一步：仍为 %2。</translation>
    </message>
    <message>
        <source>Validated over many launches on %1, %2: %3 mean error, %4 cases</source>
        <translation>已在多次启动上于 %1、%2 验证：平均误差 %3，%4 例</translation>
    </message>
    <message>
        <source>Show T&amp;wo Variants Side by Side</source>
        <translation>并排显示两个变体(&amp;W)</translation>
    </message>
    <message>
        <source>Import &amp;Measured Times…</source>
        <translation>导入实测时间(&amp;M)…</translation>
    </message>
</context>
<context>
    <name>tilesight::MeasuredCommands</name>
    <message>
        <source>Import measured times</source>
        <translation>导入实测时间</translation>
    </message>
    <message>
        <source>Tables (*.csv);;All files (*)</source>
        <translation>表格 (*.csv);;所有文件 (*)</translation>
    </message>
    <message>
        <source>One table at a time: %1 not read</source>
        <translation>一次一个表格：%1未读取</translation>
    </message>
    <message>
        <source>file</source>
        <translation>个文件</translation>
    </message>
    <message>
        <source>files</source>
        <translation>个文件</translation>
    </message>
    <message>
        <source>Open a plan first: measured times belong to plans</source>
        <translation>请先打开计划：实测时间属于计划</translation>
    </message>
    <message>
        <source>Reading %1 …</source>
        <translation>正在读取 %1 …</translation>
    </message>
    <message>
        <source>there is not enough memory for it</source>
        <translation>内存不足</translation>
    </message>
    <message>
        <source>Cannot import measured times from %1</source>
        <translation>无法从 %1 导入实测时间</translation>
    </message>
    <message>
        <source>%1 was not imported: another plan has been opened</source>
        <translation>%1 未导入：已打开另一个计划</translation>
    </message>
    <message>
        <source>Read %1</source>
        <translation>已读取 %1</translation>
    </message>
    <message>
        <source>Measured times</source>
        <translation>实测时间</translation>
    </message>
    <message>
        <source>%1 was not imported</source>
        <translation>未导入 %1</translation>
    </message>
    <message>
        <source>Take Back</source>
        <translation>撤回</translation>
    </message>
</context>
<context>
    <name>tilesight::MeasuredDialog</name>
    <message>
        <source>Measured latency</source>
        <translation>实测延迟</translation>
    </message>
    <message>
        <source>What one launch of this plan took on this GPU, such as 54.2 µs:</source>
        <translation>此计划在此 GPU 上启动一次所用的时间，例如 54.2 µs：</translation>
    </message>
    <message>
        <source>Forget It</source>
        <translation>忘记</translation>
    </message>
    <message>
        <source>“%1” is no time of a kernel: write a number above 0, of an hour at most, and its unit, such as 54.2 µs</source>
        <translation>“%1”不是内核的时间：请写大于 0、至多一小时的数及其单位，例如 54.2 µs</translation>
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
        <translation>没有内存图：%1</translation>
    </message>
    <message>
        <source>Computing …</source>
        <translation>正在计算…</translation>
    </message>
    <message>
        <source>Where the bytes go appears here once a plan is open.</source>
        <translation>打开计划后，这里显示各字节的去向。</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>数值</translation>
    </message>
    <message>
        <source>In full</source>
        <translation>完整数值</translation>
    </message>
    <message>
        <source>Against “%1”</source>
        <translation>与“%1”相比</translation>
    </message>
    <message>
        <source>Click explains</source>
        <translation>单击以解释</translation>
    </message>
    <message>
        <source>Of the plan before: </source>
        <translation>之前的计划：</translation>
    </message>
</context>
<context>
    <name>tilesight::MiniMap</name>
    <message>
        <source>Overview of the plan graph</source>
        <translation>计划图概览</translation>
    </message>
    <message>
        <source>Drag to move the view</source>
        <translation>拖动以移动视图</translation>
    </message>
</context>
<context>
    <name>tilesight::NoPanelsHint</name>
    <message>
        <source>No panel is left here. The menu View, Panels, opens each of them.</source>
        <translation>这里已没有面板。可通过菜单“视图”中的“面板”打开各个面板。</translation>
    </message>
    <message>
        <source>Restore Default Layout</source>
        <translation>恢复默认布局</translation>
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
        <translation>元素数</translation>
    </message>
    <message>
        <source>iterations</source>
        <translation>次迭代</translation>
    </message>
</context>
<context>
    <name>tilesight::NumberDetails</name>
    <message>
        <source>What is said about this number</source>
        <translation>关于此数值的各种说法</translation>
    </message>
    <message>
        <source>used</source>
        <translation>已采用</translation>
    </message>
    <message>
        <source>use</source>
        <translation>采用</translation>
    </message>
    <message>
        <source>changed by you</source>
        <translation>由您修改</translation>
    </message>
</context>
<context>
    <name>tilesight::OccupancyPicture</name>
    <message>
        <source>%1, %2 binds</source>
        <translation>%1，受限于%2</translation>
    </message>
    <message>
        <source>%1, %2 bind</source>
        <translation>%1，受限于%2</translation>
    </message>
    <message>
        <source>%1 blocks: %2</source>
        <translation>%1 个线程块：%2</translation>
    </message>
    <message>
        <source>%1 allows %2: %3</source>
        <translation>%1：最多 %2 个；%3</translation>
    </message>
</context>
<context>
    <name>tilesight::OccupancySection</name>
    <message>
        <source>Blocks per SM</source>
        <translation>每个 SM 的线程块</translation>
    </message>
    <message>
        <source>Blocks per SM: %1</source>
        <translation>每个 SM 的线程块：%1</translation>
    </message>
</context>
<context>
    <name>tilesight::OperationRail</name>
    <message>
        <source>Operations</source>
        <translation>操作</translation>
    </message>
    <message>
        <source>Select and move</source>
        <translation>选择和移动</translation>
    </message>
    <message>
        <source>Move the view (hold Space)</source>
        <translation>移动视图（按住空格）</translation>
    </message>
    <message>
        <source>Add %1 (or press / and type its name)</source>
        <translation>添加%1（或按 / 并键入其名称）</translation>
    </message>
</context>
<context>
    <name>tilesight::OrderHistogram</name>
    <message>
        <source>Steady times of the legal orders</source>
        <translation>各合法顺序的稳态时间</translation>
    </message>
    <message>
        <source>%1 orders from %2 to %3</source>
        <translation>%1 种顺序，从 %2 到 %3</translation>
    </message>
    <message>
        <source>%1 fastest</source>
        <translation>%1 最快</translation>
    </message>
    <message>
        <source>%1 slowest</source>
        <translation>%1 最慢</translation>
    </message>
    <message>
        <source>steady time; bars count orders</source>
        <translation>稳态时间；条形为顺序数</translation>
    </message>
    <message>
        <source>chosen, %1</source>
        <translation>已选用，%1</translation>
    </message>
</context>
<context>
    <name>tilesight::OrdersCardWidget</name>
    <message>
        <source>Legal orders: %1. Chosen: %2, steady period %3</source>
        <translation>合法顺序：%1。已选用：%2，稳态周期 %3</translation>
    </message>
    <message>
        <source>Legal orders of the actions in one iteration.
Chosen: %1</source>
        <translation>一次迭代中各动作的合法顺序。
已选用：%1</translation>
    </message>
    <message>
        <source>Legal orders</source>
        <translation>合法顺序</translation>
    </message>
    <message>
        <source>slowest of those examined</source>
        <translation>已检查顺序中最慢的</translation>
    </message>
</context>
<context>
    <name>tilesight::OrdersView</name>
    <message>
        <source>slower</source>
        <translation>更慢</translation>
    </message>
    <message>
        <source>faster</source>
        <translation>更快</translation>
    </message>
    <message>
        <source>legal order</source>
        <translation>个合法顺序</translation>
    </message>
    <message>
        <source>legal orders</source>
        <translation>个合法顺序</translation>
    </message>
    <message>
        <source>%1 %2, all examined</source>
        <translation>%1 %2，已全部检查</translation>
    </message>
    <message>
        <source>%1 %2, the first %3 examined</source>
        <translation>%1 %2，已检查前 %3 个</translation>
    </message>
    <message>
        <source>; counting stopped at %1 sets of finished actions</source>
        <translation>；统计到 %1 个已完成动作集合时停止</translation>
    </message>
    <message>
        <source>Legal orders</source>
        <translation>合法顺序</translation>
    </message>
    <message>
        <source>Actions of the order</source>
        <translation>该顺序的动作</translation>
    </message>
    <message>
        <source> · of the plan before</source>
        <translation> · 属于之前的计划</translation>
    </message>
    <message>
        <source>The legal orders of the steady loop appear here once the plan has been analysed.</source>
        <translation>分析计划后，这里显示稳态循环的合法顺序。</translation>
    </message>
    <message>
        <source>Steady time (µs)</source>
        <translation>稳态时间 (µs)</translation>
    </message>
    <message>
        <source>Against the chosen</source>
        <translation>与选用顺序相比</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>顺序</translation>
    </message>
    <message>
        <source>The order that the analysis uses</source>
        <translation>分析所采用的顺序</translation>
    </message>
    <message>
        <source>The chosen order, %1 a turn of one block.</source>
        <translation>选用的顺序，一个线程块每轮 %1。</translation>
    </message>
    <message>
        <source>%1 a turn of one block: %2 against the chosen order.</source>
        <translation>一个线程块每轮 %1：与选用的顺序相比 %2。</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>步骤</translation>
    </message>
    <message>
        <source>Start (µs)</source>
        <translation>开始 (µs)</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>动作</translation>
    </message>
    <message>
        <source>Waits for</source>
        <translation>等待</translation>
    </message>
    <message>
        <source>%1 cannot go %2 than %3: the edge %4 → %5 forbids it.</source>
        <translation>%1 不能%2于 %3：边 %4 → %5 不允许。</translation>
    </message>
    <message>
        <source>earlier</source>
        <translation>早</translation>
    </message>
    <message>
        <source>later</source>
        <translation>晚</translation>
    </message>
    <message>
        <source>A turn in this order</source>
        <translation>按此顺序的一轮</translation>
    </message>
    <message>
        <source>each action starts when its inputs and its pipes are free</source>
        <translation>每个动作在其输入和部件空闲时开始</translation>
    </message>
    <message>
        <source>The chosen order</source>
        <translation>选用的顺序</translation>
    </message>
    <message>
        <source>Fastest examined</source>
        <translation>已检查中最快的</translation>
    </message>
    <message>
        <source>Slowest examined</source>
        <translation>已检查中最慢的</translation>
    </message>
</context>
<context>
    <name>tilesight::ParametersSection</name>
    <message>
        <source>All parameters</source>
        <translation>全部参数</translation>
    </message>
    <message>
        <source>%1, as expressions</source>
        <translation>%1，以表达式表示</translation>
    </message>
</context>
<context>
    <name>tilesight::PlanCanvas</name>
    <message>
        <source>Add an operation</source>
        <translation>添加操作</translation>
    </message>
    <message>
        <source>Plan graph</source>
        <translation>计划图</translation>
    </message>
    <message>
        <source>Name of the action</source>
        <translation>动作名称</translation>
    </message>
    <message numerus="yes">
        <source>%n action(s)</source>
        <translation>
            <numerusform>%n 个动作</numerusform>
        </translation>
    </message>
    <message>
        <source>; %1 selected</source>
        <translation>；已选 %1 个</translation>
    </message>
    <message>
        <source>Connect to</source>
        <translation>连接到</translation>
    </message>
    <message>
        <source>Disconnect from</source>
        <translation>断开与其连接</translation>
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
        <translation>删除边 %1 → %2	Del</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>添加</translation>
    </message>
    <message>
        <source>Arrange automatically</source>
        <translation>自动排列</translation>
    </message>
    <message>
        <source>The clipboard holds no actions as text: copy some with Ctrl+C, here or in a plan&apos;s text</source>
        <translation>剪贴板中没有文本形式的动作：请在此处或计划文本中用 Ctrl+C 复制一些</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>粘贴</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>复制一份</translation>
    </message>
    <message>
        <source>Select two or more actions to align them</source>
        <translation>请选择两个或更多动作以对齐</translation>
    </message>
    <message>
        <source>Align %1 actions</source>
        <translation>对齐 %1 个动作</translation>
    </message>
    <message>
        <source>Select three or more actions to distribute them</source>
        <translation>请选择三个或更多动作以均匀分布</translation>
    </message>
    <message>
        <source>Distribute %1 actions</source>
        <translation>均匀分布 %1 个动作</translation>
    </message>
    <message>
        <source>Select the actions that are to be in a loop</source>
        <translation>请选择要放入循环的动作</translation>
    </message>
    <message>
        <source>Copy as text	Ctrl+C</source>
        <translation>复制为文本	Ctrl+C</translation>
    </message>
    <message>
        <source>Cut	Ctrl+X</source>
        <translation>剪切	Ctrl+X</translation>
    </message>
    <message>
        <source>Paste	Ctrl+V</source>
        <translation>粘贴	Ctrl+V</translation>
    </message>
    <message>
        <source>Duplicate	Ctrl+D</source>
        <translation>复制一份	Ctrl+D</translation>
    </message>
    <message>
        <source>Align</source>
        <translation>对齐</translation>
    </message>
    <message>
        <source>Left	Alt+Left</source>
        <translation>左	Alt+Left</translation>
    </message>
    <message>
        <source>Right	Alt+Right</source>
        <translation>右	Alt+Right</translation>
    </message>
    <message>
        <source>Top	Alt+Up</source>
        <translation>上	Alt+Up</translation>
    </message>
    <message>
        <source>Bottom	Alt+Down</source>
        <translation>下	Alt+Down</translation>
    </message>
    <message>
        <source>Distribute</source>
        <translation>均匀分布</translation>
    </message>
    <message>
        <source>From left to right	Ctrl+Shift+H</source>
        <translation>从左到右	Ctrl+Shift+H</translation>
    </message>
    <message>
        <source>From top to bottom	Ctrl+Shift+J</source>
        <translation>从上到下	Ctrl+Shift+J</translation>
    </message>
    <message>
        <source>Loop</source>
        <translation>循环</translation>
    </message>
    <message>
        <source>Into loop %1</source>
        <translation>移入循环 %1</translation>
    </message>
    <message>
        <source>Out of the loops</source>
        <translation>移出循环</translation>
    </message>
    <message>
        <source>Group into a new loop	Ctrl+L</source>
        <translation>组成新循环	Ctrl+L</translation>
    </message>
    <message>
        <source>Properties	Alt+Enter</source>
        <translation>属性	Alt+Enter</translation>
    </message>
    <message>
        <source>No action there: drop the edge on the action that %1 waits for, or beside it.</source>
        <translation>该处没有动作：请将边放到 %1 所等待的动作上，或放在其旁。</translation>
    </message>
    <message>
        <source>No action there: drop the edge on the action that waits for %1, or beside it.</source>
        <translation>该处没有动作：请将边放到等待 %1 的动作上，或放在其旁。</translation>
    </message>
    <message>
        <source>The plan has no actions yet.
Double-click, or press / and type, to add one.</source>
        <translation>计划中还没有动作。
双击，或按 / 并键入，以添加动作。</translation>
    </message>
    <message>
        <source>Show all	Home</source>
        <translation>全部显示	Home</translation>
    </message>
    <message>
        <source>Show the selection	F</source>
        <translation>显示所选	F</translation>
    </message>
    <message>
        <source>Edit %1 of %2</source>
        <translation>编辑 %2 的 %1</translation>
    </message>
</context>
<context>
    <name>tilesight::PlanCard</name>
    <message>
        <source>%1, %2, on %3</source>
        <translation>%1，%2，在 %3 上</translation>
    </message>
    <message>
        <source>computing…</source>
        <translation>正在计算…</translation>
    </message>
    <message>
        <source>action</source>
        <translation>个动作</translation>
    </message>
    <message>
        <source>actions</source>
        <translation>个动作</translation>
    </message>
    <message>
        <source>order</source>
        <translation>种顺序</translation>
    </message>
    <message>
        <source>orders</source>
        <translation>种顺序</translation>
    </message>
</context>
<context>
    <name>tilesight::PlanDescription</name>
    <message>
        <source>Description of the plan</source>
        <translation>计划说明</translation>
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
        <translation>个动作</translation>
    </message>
    <message>
        <source>actions</source>
        <translation>个动作</translation>
    </message>
    <message>
        <source>loop</source>
        <translation>循环</translation>
    </message>
    <message>
        <source>loops</source>
        <translation>个循环</translation>
    </message>
    <message>
        <source>orders: %1</source>
        <translation>顺序：%1</translation>
    </message>
</context>
<context>
    <name>tilesight::PlanOnGpusModel</name>
    <message>
        <source>in use</source>
        <translation>使用中</translation>
    </message>
    <message>
        <source>The plan cannot run there: %1</source>
        <translation>计划无法在其上运行：%1</translation>
    </message>
    <message>
        <source>%1, limited by %2 (%3)</source>
        <translation>%1，受限于%2（%3）</translation>
    </message>
    <message>
        <source>Band: ±%1 is the %2</source>
        <translation>误差带：±%1 为 %2</translation>
    </message>
    <message>
        <source>%1 is a guess: a quarter more or less moves the latency by up to %2</source>
        <translation>%1 为猜测值：增减四分之一会使延迟变化最多 %2</translation>
    </message>
    <message>
        <source>Click to use this GPU</source>
        <translation>单击以使用此 GPU</translation>
    </message>
    <message>
        <source>The dot marks the GPU in use, the pencil edited numbers</source>
        <translation>圆点标记使用中的 GPU，铅笔标记已修改的数值</translation>
    </message>
    <message>
        <source>Predicted, the bar is relative to the slowest</source>
        <translation>预测值，条形相对于最慢者</translation>
    </message>
    <message>
        <source>Mean error of the model, and a quarter on every guessed number</source>
        <translation>模型的平均误差，加上每个猜测值四分之一的偏差</translation>
    </message>
    <message>
        <source>Compared with the GPU in use</source>
        <translation>与使用中的 GPU 相比</translation>
    </message>
    <message>
        <source>What bounds the kernel there</source>
        <translation>内核在该 GPU 上的瓶颈</translation>
    </message>
    <message>
        <source>Share of that GPU&apos;s peak: tensor FLOP/s or DRAM bytes/s, whichever is nearer</source>
        <translation>占该 GPU 峰值的份额：张量 FLOP/s 或 DRAM 字节/s，取较接近者</translation>
    </message>
    <message>
        <source>Blocks that an SM holds at once</source>
        <translation>一个 SM 同时容纳的线程块数</translation>
    </message>
    <message>
        <source>Guessed numbers that move the latency by 1 % or more</source>
        <translation>会使延迟变化 1 % 或更多的猜测值</translation>
    </message>
    <message>
        <source>GPU</source>
        <translation>GPU</translation>
    </message>
    <message>
        <source>Latency</source>
        <translation>延迟</translation>
    </message>
    <message>
        <source>Band</source>
        <translation>误差带</translation>
    </message>
    <message>
        <source>Against current</source>
        <translation>与当前相比</translation>
    </message>
    <message>
        <source>Limited by</source>
        <translation>受限于</translation>
    </message>
    <message>
        <source>Of peak</source>
        <translation>占峰值</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>频率</translation>
    </message>
    <message>
        <source>Blocks / SM</source>
        <translation>线程块/SM</translation>
    </message>
    <message>
        <source>Rests on guesses</source>
        <translation>依赖猜测值</translation>
    </message>
    <message>
        <source>%1 of the peak of %2</source>
        <translation>%2 峰值的 %1</translation>
    </message>
    <message>
        <source>Pulled down by the power limit</source>
        <translation>被功耗上限拉低</translation>
    </message>
    <message>
        <source>Settled clock; “↓”: pulled down by the power limit</source>
        <translation>稳定后的时钟频率；“↓”：被功耗上限拉低</translation>
    </message>
</context>
<context>
    <name>tilesight::PlanTextView</name>
    <message>
        <source>Take Back to the Plan</source>
        <translation>恢复为计划</translation>
    </message>
    <message>
        <source>Bring Back</source>
        <translation>取回</translation>
    </message>
    <message>
        <source>Forget</source>
        <translation>丢弃</translation>
    </message>
    <message>
        <source>Shows the last sound plan again; what was typed can be brought back</source>
        <translation>重新显示最近一次无错误的计划；键入的内容可以取回</translation>
    </message>
    <message>
        <source>Puts the text with its errors here again, to go on with it</source>
        <translation>重新放回含错误的文本，以便继续编辑</translation>
    </message>
    <message>
        <source>line</source>
        <translation>行</translation>
    </message>
    <message>
        <source>lines</source>
        <translation>行</translation>
    </message>
    <message>
        <source>in step with the plan</source>
        <translation>与计划一致</translation>
    </message>
    <message>
        <source>differs from the plan: %1</source>
        <translation>与计划不同：%1</translation>
    </message>
    <message>
        <source>error</source>
        <translation>个错误</translation>
    </message>
    <message>
        <source>errors</source>
        <translation>个错误</translation>
    </message>
    <message>
        <source>Edit plan as text</source>
        <translation>以文本编辑计划</translation>
    </message>
    <message>
        <source>⚠ Differs from the plan: %1. The other views show the last sound plan.</source>
        <translation>⚠ 与计划不同：%1。其他视图显示最近一次无错误的计划。</translation>
    </message>
    <message>
        <source>Your text with its errors is set aside; here stands the last sound plan.</source>
        <translation>含错误的文本已搁置；此处为最近一次无错误的计划。</translation>
    </message>
    <message>
        <source>%1 texts of yours with errors are set aside; here stands the last sound plan.</source>
        <translation>%1 份含错误的文本已搁置；此处为最近一次无错误的计划。</translation>
    </message>
</context>
<context>
    <name>tilesight::PreviewButton</name>
    <message>
        <source>Preview</source>
        <translation>预览</translation>
    </message>
    <message>
        <source>Shown in all views; the plan is not changed. Click or Esc ends it</source>
        <translation>正在所有视图中显示；计划未更改。单击或按 Esc 结束</translation>
    </message>
    <message>
        <source>Show all views with this change; the plan stays as it is</source>
        <translation>在所有视图中显示此更改；计划保持不变</translation>
    </message>
</context>
<context>
    <name>tilesight::ProblemSection</name>
    <message>
        <source>Problem</source>
        <translation>问题规模</translation>
    </message>
    <message>
        <source>Data type</source>
        <translation>数据类型</translation>
    </message>
    <message>
        <source>Data type of the operands</source>
        <translation>操作数的数据类型</translation>
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
    <name>tilesight::PropertySection</name>
    <message>
        <source>%1, of the plan before</source>
        <translation>%1，属于之前的计划</translation>
    </message>
</context>
<context>
    <name>tilesight::RemovedVariants</name>
    <message>
        <source>Variant “%1” was removed.</source>
        <translation>已移除变体“%1”。</translation>
    </message>
    <message>
        <source>%1 were removed.</source>
        <translation>已移除 %1。</translation>
    </message>
    <message>
        <source>variant</source>
        <translation>个变体</translation>
    </message>
    <message>
        <source>variants</source>
        <translation>个变体</translation>
    </message>
    <message>
        <source>Take Back</source>
        <translation>撤回</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
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
        <translation>生成…</translation>
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
        <translation>改进建议</translation>
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
        <translation>合法顺序</translation>
    </message>
    <message>
        <source>What tiles find in L2</source>
        <translation>各分块在 L2 中的命中</translation>
    </message>
    <message>
        <source>Sensitivity</source>
        <translation>敏感度</translation>
    </message>
    <message>
        <source>The plan on all GPUs</source>
        <translation>计划在所有 GPU 上</translation>
    </message>
    <message>
        <source>Usual</source>
        <translation>常用</translation>
    </message>
    <message>
        <source>All but what makes the report long and takes seconds to compute</source>
        <translation>除了使报告变长且需计算数秒的部分之外的全部</translation>
    </message>
</context>
<context>
    <name>tilesight::ResourcesModel</name>
    <message>
        <source>Resource</source>
        <translation>资源</translation>
    </message>
    <message>
        <source>Busy, %1</source>
        <translation>忙碌，%1</translation>
    </message>
    <message>
        <source>Of kernel</source>
        <translation>占内核</translation>
    </message>
    <message>
        <source>Of steady</source>
        <translation>占稳态</translation>
    </message>
    <message>
        <source>Work</source>
        <translation>工作量</translation>
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
        <translation>全部内存层级 (0)</translation>
    </message>
    <message>
        <source>Which roof binds</source>
        <translation>哪个屋顶是瓶颈</translation>
    </message>
    <message>
        <source>by level</source>
        <translation>按层级</translation>
    </message>
    <message>
        <source>No roofline: %1</source>
        <translation>没有 Roofline 图：%1</translation>
    </message>
    <message>
        <source>Computing …</source>
        <translation>正在计算…</translation>
    </message>
    <message>
        <source>The roofline appears here once a plan is open.</source>
        <translation>打开计划后，这里显示 Roofline 图。</translation>
    </message>
    <message>
        <source>Of the plan before: </source>
        <translation>属于之前的计划：</translation>
    </message>
    <message>
        <source>%1, plan now</source>
        <translation>%1，当前计划</translation>
    </message>
    <message>
        <source>Intensity</source>
        <translation>计算强度</translation>
    </message>
    <message>
        <source>Bytes per launch</source>
        <translation>每次启动的字节数</translation>
    </message>
    <message>
        <source>Attained</source>
        <translation>达到</translation>
    </message>
    <message>
        <source>Roof, %1</source>
        <translation>屋顶，%1</translation>
    </message>
    <message>
        <source>Share of that roof</source>
        <translation>占该屋顶的份额</translation>
    </message>
    <message>
        <source>Click: this level alone · double click explains</source>
        <translation>单击：仅此层级 · 双击解释</translation>
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
        <translation>替换具有此标识的 GPU</translation>
    </message>
    <message>
        <source>Save as user GPU</source>
        <translation>另存为自定义 GPU</translation>
    </message>
    <message>
        <source>Lower-case letters, digits and &apos;-&apos;; the command line knows the GPU by it</source>
        <translation>小写字母、数字和“-”；命令行以此识别该 GPU</translation>
    </message>
    <message>
        <source>It is written to %1 and listed with the other GPUs.</source>
        <translation>将写入 %1，并与其他 GPU 一同列出。</translation>
    </message>
    <message>
        <source>&amp;Id</source>
        <translation>标识(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>名称(&amp;N)</translation>
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
        <translation>各速率 ±%1</translation>
    </message>
    <message>
        <source>No sensitivity: %1</source>
        <translation>没有敏感性分析：%1</translation>
    </message>
    <message>
        <source>Of the plan before: </source>
        <translation>属于之前的计划：</translation>
    </message>
    <message>
        <source>What moves the latency, and by how much, appears here.</source>
        <translation>这里显示哪些因素影响延迟以及影响多少。</translation>
    </message>
    <message>
        <source>What moves the latency appears here once a plan is open.</source>
        <translation>打开计划后，这里显示影响延迟的因素。</translation>
    </message>
    <message>
        <source>Every bar is a run of the engine. Apply sets a knob, one undo step.</source>
        <translation>每个条形都是引擎的一次计算。“应用”设置旋钮，一步即可撤销。</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>数值</translation>
    </message>
    <message>
        <source>there is no further one</source>
        <translation>没有更多档位</translation>
    </message>
    <message>
        <source>Latency</source>
        <translation>延迟</translation>
    </message>
    <message>
        <source>Cannot run</source>
        <translation>无法运行</translation>
    </message>
    <message>
        <source>Limit then</source>
        <translation>之后的瓶颈</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>当前</translation>
    </message>
    <message>
        <source>%1 cannot run</source>
        <translation>%1 无法运行</translation>
    </message>
    <message>
        <source>Enter or Apply sets it</source>
        <translation>按 Enter 或“应用”进行设置</translation>
    </message>
    <message>
        <source>Enter shows it in the hardware panel</source>
        <translation>按 Enter 在硬件面板中显示</translation>
    </message>
    <message>
        <source>Change %1 %2 → %3</source>
        <translation>更改 %1 %2 → %3</translation>
    </message>
    <message>
        <source>Latency with %1 %2</source>
        <translation>%1 %2 时的延迟</translation>
    </message>
    <message>
        <source>the plan analysed with this number changed</source>
        <translation>更改此数值后分析的计划</translation>
    </message>
    <message>
        <source>Latency now</source>
        <translation>当前延迟</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>变化</translation>
    </message>
</context>
<context>
    <name>tilesight::SharedMemorySection</name>
    <message>
        <source>Shared memory</source>
        <translation>共享内存</translation>
    </message>
    <message>
        <source>does not fit: %1</source>
        <translation>放不下：%1</translation>
    </message>
    <message>
        <source>Shared memory: %1</source>
        <translation>共享内存：%1</translation>
    </message>
</context>
<context>
    <name>tilesight::ShortcutsDialog</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>键盘快捷键</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>按键</translation>
    </message>
    <message>
        <source>What they do</source>
        <translation>作用</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>Window, menu %1</source>
        <translation>窗口，%1菜单</translation>
    </message>
    <message>
        <source>Filter by key, word or view</source>
        <translation>按按键、词语或视图筛选</translation>
    </message>
    <message>
        <source>Copy as CSV</source>
        <translation>复制为 CSV</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>窗口</translation>
    </message>
    <message>
        <source>graph canvas</source>
        <translation>图画布</translation>
    </message>
</context>
<context>
    <name>tilesight::SideBySideView</name>
    <message>
        <source>%1 measured</source>
        <translation>已测量 %1</translation>
    </message>
    <message>
        <source>Side by side</source>
        <translation>并排</translation>
    </message>
    <message>
        <source>Folded</source>
        <translation>折叠</translation>
    </message>
    <message>
        <source>Fold the iterations that both repeat at the same time</source>
        <translation>折叠两者在同一时段重复的迭代</translation>
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
        <source>First result</source>
        <translation>第一个结果</translation>
    </message>
    <message>
        <source>Second result</source>
        <translation>第二个结果</translation>
    </message>
    <message>
        <source>Scroll lanes</source>
        <translation>滚动泳道</translation>
    </message>
    <message>
        <source>Pin the plan as a variant (Ctrl+Shift+B), change it, and see both here on one time scale; or any two variants.</source>
        <translation>将计划固定为变体（Ctrl+Shift+B），修改它，即可在此用同一时间轴查看两者；也可以是任意两个变体。</translation>
    </message>
    <message>
        <source>“%1” and “%2” on one time scale</source>
        <translation>“%1”与“%2”使用同一时间轴</translation>
    </message>
    <message>
        <source>Stack</source>
        <translation>上下</translation>
    </message>
    <message>
        <source>Beside</source>
        <translation>左右</translation>
    </message>
    <message>
        <source>One above the other</source>
        <translation>上下排列</translation>
    </message>
    <message>
        <source>One beside the other</source>
        <translation>左右排列</translation>
    </message>
</context>
<context>
    <name>tilesight::StartPage</name>
    <message>
        <source>Start page</source>
        <translation>起始页</translation>
    </message>
    <message>
        <source>TileSight Explorer</source>
        <translation>TileSight Explorer</translation>
    </message>
    <message>
        <source>How long will this kernel take, and why?</source>
        <translation>这个内核需要多长时间，为什么？</translation>
    </message>
    <message>
        <source>New Plan…</source>
        <translation>新建计划…</translation>
    </message>
    <message>
        <source>From a sample or a template</source>
        <translation>从示例或模板新建</translation>
    </message>
    <message>
        <source>Open a Plan…</source>
        <translation>打开计划…</translation>
    </message>
    <message>
        <source>Recent</source>
        <translation>最近打开</translation>
    </message>
    <message>
        <source>Drop a plan here. Nothing leaves this computer.</source>
        <translation>将计划拖放到此处。任何数据都不会离开本机。</translation>
    </message>
    <message>
        <source>Show this page at the start</source>
        <translation>启动时显示此页</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>示例</translation>
    </message>
    <message>
        <source>Open one and change it. Each strip shows how the kernel keeps the pipes busy.</source>
        <translation>打开一个并加以修改。每条色带显示内核如何使各部件保持忙碌。</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>课程</translation>
    </message>
    <message>
        <source>Predict, then reveal. About ten minutes each.</source>
        <translation>先预测，再揭晓。每课约十分钟。</translation>
    </message>
    <message>
        <source>Recent: nothing yet</source>
        <translation>最近打开：暂无</translation>
    </message>
    <message>
        <source>Recent, on %1</source>
        <translation>最近打开，在 %1 上</translation>
    </message>
    <message>
        <source>Colours and patterns of the pipes</source>
        <translation>各部件的颜色与图案</translation>
    </message>
</context>
<context>
    <name>tilesight::StepMarks</name>
    <message>
        <source>you are here</source>
        <translation>当前位置</translation>
    </message>
    <message>
        <source>done</source>
        <translation>已完成</translation>
    </message>
    <message>
        <source>to come</source>
        <translation>待完成</translation>
    </message>
    <message>
        <source>Step %1: %2, %3</source>
        <translation>第 %1 步：%2，%3</translation>
    </message>
    <message>
        <source>%1 · next: %2</source>
        <translation>%1 · 下一步：%2</translation>
    </message>
</context>
<context>
    <name>tilesight::SummaryStrip</name>
    <message>
        <source>Summary</source>
        <translation>摘要</translation>
    </message>
    <message>
        <source>Pin as baseline</source>
        <translation>固定为基线</translation>
    </message>
    <message>
        <source>Compare later changes with the present result</source>
        <translation>将之后的改动与当前结果比较</translation>
    </message>
    <message>
        <source>Pin the present result as baseline</source>
        <translation>将当前结果固定为基线</translation>
    </message>
    <message>
        <source>Clear the baseline</source>
        <translation>清除基线</translation>
    </message>
    <message>
        <source>%1 of %2 · Cancel</source>
        <translation>%1/%2 · 取消</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>预览</translation>
    </message>
    <message>
        <source>the plan is not changed</source>
        <translation>计划未更改</translation>
    </message>
    <message>
        <source>Text has errors</source>
        <translation>文本有错误</translation>
    </message>
    <message>
        <source>Measured Latency…</source>
        <translation>实测延迟…</translation>
    </message>
    <message>
        <source>Clear the Measured Latency</source>
        <translation>清除实测延迟</translation>
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
        <translation>扫描图</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>热图</translation>
    </message>
    <message>
        <source>Curves</source>
        <translation>曲线</translation>
    </message>
    <message>
        <source>Two parameters as a map, bright = fast</source>
        <translation>以热图显示两个参数，越亮越快</translation>
    </message>
    <message>
        <source>A curve for each value of the second parameter</source>
        <translation>第二个参数的每个值一条曲线</translation>
    </message>
    <message>
        <source>Parameter to sweep over</source>
        <translation>要扫描的参数</translation>
    </message>
    <message>
        <source>Second parameter</source>
        <translation>第二个参数</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>取值</translation>
    </message>
    <message>
        <source>Values of the second parameter</source>
        <translation>第二个参数的取值</translation>
    </message>
    <message>
        <source>A list or ranges: 64,128,256 · 2..6 · 16..256*2 · 0..64:16</source>
        <translation>列表或范围：64,128,256 · 2..6 · 16..256*2 · 0..64:16</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Choose two different parameters</source>
        <translation>请选择两个不同的参数</translation>
    </message>
    <message>
        <source>fastest: %1</source>
        <translation>最快：%1</translation>
    </message>
    <message>
        <source> (%1)</source>
        <translation>（%1）</translation>
    </message>
    <message>
        <source>The latency over these values appears here.</source>
        <translation>这里显示延迟随这些取值的变化。</translation>
    </message>
    <message>
        <source>Sweeps appear here once a plan is open.</source>
        <translation>打开计划后，这里显示扫描结果。</translation>
    </message>
    <message>
        <source>None of these values can run: %1</source>
        <translation>这些取值均无法运行：%1</translation>
    </message>
    <message>
        <source>Fastest: %1, %2</source>
        <translation>最快：%1，%2</translation>
    </message>
    <message>
        <source>. %1 of %2 cannot run</source>
        <translation>。%2 个中有 %1 个无法运行</translation>
    </message>
    <message>
        <source>. Bright = fast</source>
        <translation>。越亮越快</translation>
    </message>
    <message>
        <source>Of the plan before: </source>
        <translation>属于之前的计划：</translation>
    </message>
    <message>
        <source>Click a point to set it, one undo step.</source>
        <translation>单击一个点进行设置，一步即可撤销。</translation>
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
        <source>Against now</source>
        <translation>与当前相比</translation>
    </message>
    <message>
        <source>this is now</source>
        <translation>即当前值</translation>
    </message>
    <message>
        <source>Limit</source>
        <translation>瓶颈</translation>
    </message>
    <message>
        <source>Click sets it</source>
        <translation>单击以设置</translation>
    </message>
    <message>
        <source>Set %1</source>
        <translation>设置 %1</translation>
    </message>
    <message>
        <source>Latency with %1</source>
        <translation>%1 时的延迟</translation>
    </message>
    <message>
        <source>the plan with these values, analysed</source>
        <translation>采用这些值分析的计划</translation>
    </message>
    <message>
        <source>Latency of the plan as it is</source>
        <translation>当前计划的延迟</translation>
    </message>
    <message>
        <source>Reads that a cache answers</source>
        <translation>由缓存应答的读取</translation>
    </message>
    <message>
        <source>Bytes from DRAM</source>
        <translation>来自 DRAM 的字节</translation>
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
        <translation>%1（%2）：拖动或用方向键。Esc 取消。</translation>
    </message>
</context>
<context>
    <name>tilesight::TilePicture</name>
    <message>
        <source>Tile picture</source>
        <translation>分块图</translation>
    </message>
    <message>
        <source>rows of the tile</source>
        <translation>分块的行数</translation>
    </message>
    <message>
        <source>columns of the tile</source>
        <translation>分块的列数</translation>
    </message>
    <message>
        <source>depth of the slices</source>
        <translation>切片的深度</translation>
    </message>
    <message>
        <source>%1 tile %2, grid of %3</source>
        <translation>%1分块 %2，网格 %3</translation>
    </message>
    <message>
        <source>No tile to show</source>
        <translation>没有可显示的分块</translation>
    </message>
    <message>
        <source>The output tile appears here once the plan is legal and stores something.</source>
        <translation>计划合法并有存储动作后，这里显示输出分块。</translation>
    </message>
    <message>
        <source>The output tile of a plan appears here.</source>
        <translation>这里显示计划的输出分块。</translation>
    </message>
</context>
<context>
    <name>tilesight::TornadoCanvas</name>
    <message>
        <source>Sensitivity bars</source>
        <translation>敏感性条形图</translation>
    </message>
</context>
<context>
    <name>tilesight::VariantsModel</name>
    <message>
        <source>computing…</source>
        <translation>正在计算…</translation>
    </message>
    <message>
        <source>baseline</source>
        <translation>基线</translation>
    </message>
    <message>
        <source>≈ same</source>
        <translation>≈ 相同</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>变体</translation>
    </message>
    <message>
        <source>latency, µs</source>
        <translation>延迟，µs</translation>
    </message>
    <message>
        <source>against the baseline, %</source>
        <translation>与基线相比，%</translation>
    </message>
    <message>
        <source>limited by</source>
        <translation>受限于</translation>
    </message>
    <message>
        <source>L2 hit, %</source>
        <translation>L2 命中率，%</translation>
    </message>
    <message>
        <source>blocks/SM</source>
        <translation>线程块/SM</translation>
    </message>
    <message>
        <source>waves</source>
        <translation>波次</translation>
    </message>
    <message>
        <source>launch order</source>
        <translation>启动顺序</translation>
    </message>
    <message>
        <source>%1, within the band</source>
        <translation>%1，在误差带内</translation>
    </message>
    <message>
        <source>predicted, µs</source>
        <translation>预测，µs</translation>
    </message>
    <message>
        <source>measured, µs</source>
        <translation>实测，µs</translation>
    </message>
    <message>
        <source>error of the prediction, %</source>
        <translation>预测误差，%</translation>
    </message>
</context>
<context>
    <name>tilesight::VariantsView</name>
    <message>
        <source>&amp;Pin This as Variant</source>
        <translation>固定为变体(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Load</source>
        <translation>载入(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>移除(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Copy as CSV</source>
        <translation>复制为 CSV(&amp;C)</translation>
    </message>
    <message>
        <source>Variants</source>
        <translation>变体</translation>
    </message>
    <message>
        <source>Variants compared</source>
        <translation>参与比较的变体</translation>
    </message>
    <message>
        <source>What makes the difference</source>
        <translation>造成差异的因素</translation>
    </message>
    <message>
        <source>show every change</source>
        <translation>显示所有变化</translation>
    </message>
    <message>
        <source>hide changes below %1 %</source>
        <translation>隐藏小于 %1 % 的变化</translation>
    </message>
    <message>
        <source>Changes that count as noise</source>
        <translation>视为噪声的变化</translation>
    </message>
    <message>
        <source>Take the plan of the selected variant (double click, Enter)</source>
        <translation>采用所选变体的计划（双击，Enter）</translation>
    </message>
    <message>
        <source>Forget the selected variant (Delete)</source>
        <translation>丢弃所选变体 (Delete)</translation>
    </message>
    <message>
        <source>Pin the plan as a variant, change it, and compare: any number of variants, one of them the baseline.</source>
        <translation>将计划固定为变体，修改后再比较：变体数量不限，其中一个为基线。</translation>
    </message>
    <message>
        <source>Click a variant to make it the baseline.</source>
        <translation>单击一个变体，将其设为基线。</translation>
    </message>
    <message>
        <source>The present plan is the baseline “%1”. Change it, or click another variant.</source>
        <translation>当前计划即基线“%1”。请修改计划，或单击另一个变体。</translation>
    </message>
    <message>
        <source>Against “%1” the present plan is %2</source>
        <translation>与“%1”相比，当前计划 %2</translation>
    </message>
    <message>
        <source>variant</source>
        <translation>个变体</translation>
    </message>
    <message>
        <source>variants</source>
        <translation>个变体</translation>
    </message>
    <message>
        <source>&amp;Side by Side</source>
        <translation>并排(&amp;S)</translation>
    </message>
    <message>
        <source>Side by Side</source>
        <translation>并排</translation>
    </message>
    <message>
        <source>Show the two selected rows, or the selected one and the present plan, on one time scale (Ctrl+Enter)</source>
        <translation>用同一时间轴显示选中的两行，或选中的一行与当前计划（Ctrl+Enter）</translation>
    </message>
    <message>
        <source>, all at %1</source>
        <translation>，全部按 %1</translation>
    </message>
    <message>
        <source>Forget Measured Time</source>
        <translation>忘记实测时间</translation>
    </message>
</context>
<context>
    <name>tilesight::ViewCover</name>
    <message>
        <source>Hidden until you reveal the answer</source>
        <translation>揭晓答案前隐藏</translation>
    </message>
</context>
<context>
    <name>tilesight::ViewFinder</name>
    <message>
        <source>Find in this view</source>
        <translation>在此视图中查找</translation>
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
        <translation>泳道</translation>
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
        <translation>合法顺序</translation>
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
        <translation>L2</translation>
    </message>
    <message>
        <source>Diagnosis</source>
        <translation>诊断</translation>
    </message>
    <message>
        <source>Side by side</source>
        <translation>并排</translation>
    </message>
</context>
<context>
    <name>tilesight::Workspace</name>
    <message>
        <source>Edited numbers of %1 are not used: %2</source>
        <translation>未使用 %1 的已修改数值：%2</translation>
    </message>
    <message>
        <source>Change %1 of %2 to %3</source>
        <translation>将 %2 的 %1 改为 %3</translation>
    </message>
    <message>
        <source>Use the %1 value of %2, %3</source>
        <translation>采用 %2 的“%1”值 %3</translation>
    </message>
    <message>
        <source>Reset %1 of %2</source>
        <translation>重置 %2 的 %1</translation>
    </message>
    <message>
        <source>Reset all numbers of %1</source>
        <translation>重置 %1 的所有数值</translation>
    </message>
    <message>
        <source>Load variant %1</source>
        <translation>载入变体 %1</translation>
    </message>
    <message>
        <source>GPU “%1” is not known</source>
        <translation>未知的 GPU“%1”</translation>
    </message>
    <message>
        <source>before this change</source>
        <translation>此更改之前</translation>
    </message>
</context>
<context>
    <name>tilesight::ZoomTool</name>
    <message>
        <source>Zoom out</source>
        <translation>缩小</translation>
    </message>
    <message>
        <source>Zoom to 100 %</source>
        <translation>缩放到 100 %</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>放大</translation>
    </message>
    <message>
        <source>Zoom to fit</source>
        <translation>缩放至适合窗口</translation>
    </message>
    <message>
        <source>Home</source>
        <comment>key</comment>
        <translation>Home</translation>
    </message>
</context>
</TS>
