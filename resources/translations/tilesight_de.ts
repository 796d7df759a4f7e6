<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>Engine</name>
    <message>
        <source>Tensor core</source>
        <translation>Tensor Core</translation>
    </message>
    <message>
        <source>CUDA core</source>
        <translation>CUDA Core</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>Netzwerk</translation>
    </message>
    <message>
        <source>Memory latency</source>
        <translation>Speicherlatenz</translation>
    </message>
    <message>
        <source>Loop overhead</source>
        <translation>Schleifenaufwand</translation>
    </message>
    <message>
        <source>Launch cost</source>
        <translation>Startkosten</translation>
    </message>
    <message>
        <source>registers</source>
        <translation>Register</translation>
    </message>
    <message>
        <source>warps</source>
        <translation>Warps</translation>
    </message>
    <message>
        <source>blocks</source>
        <translation>Blöcke</translation>
    </message>
    <message>
        <source>shared memory</source>
        <translation>Shared Memory</translation>
    </message>
    <message>
        <source>tensor memory</source>
        <translation>Tensorspeicher</translation>
    </message>
    <message>
        <source>grid</source>
        <translation>Gitter</translation>
    </message>
    <message>
        <source>spec</source>
        <translation>Spezifikation</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>gemessen</translation>
    </message>
    <message>
        <source>derived</source>
        <translation>abgeleitet</translation>
    </message>
    <message>
        <source>guess</source>
        <translation>geschätzt</translation>
    </message>
    <message>
        <source>edited</source>
        <translation>geändert</translation>
    </message>
    <message>
        <source>Indirect addressing</source>
        <translation>Indirekte Adressierung</translation>
    </message>
    <message>
        <source>Pipeline overlap</source>
        <translation>Überlappung der Pipeline</translation>
    </message>
    <message>
        <source>L2 locality</source>
        <translation>Lokalität im L2</translation>
    </message>
    <message>
        <source>Memory layout</source>
        <translation>Speicherlayout</translation>
    </message>
    <message>
        <source>Occupancy</source>
        <translation>Belegung</translation>
    </message>
    <message>
        <source>Tail</source>
        <translation>Letzte Welle</translation>
    </message>
    <message>
        <source>Launch</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>persistent</source>
        <translation>persistent</translation>
    </message>
    <message>
        <source>%1 of the steady period</source>
        <translation>%1 der stationären Periode</translation>
    </message>
    <message>
        <source>%1 of steady</source>
        <translation>%1 stationär</translation>
    </message>
    <message>
        <source>%1 of the steady period; over the whole kernel %2 is busier, %3 against %4</source>
        <translation>%1 der stationären Periode; über den ganzen Kernel ist %2 stärker belegt, %3 gegen %4</translation>
    </message>
    <message>
        <source>%1 of the kernel</source>
        <translation>%1 des Kernels</translation>
    </message>
    <message>
        <source>%1 of the time is launch, start and drain</source>
        <translation>%1 der Zeit sind Start, Anlauf und Auslauf</translation>
    </message>
    <message>
        <source>one stage: loads and work take turns and do not cover the load latency</source>
        <translation>eine Stufe: Laden und Rechnen wechseln sich ab und verdecken die Ladelatenz nicht</translation>
    </message>
    <message>
        <source>%1 tile in flight does not cover the load latency</source>
        <translation>%1 Kachel in Arbeit verdeckt die Ladelatenz nicht</translation>
    </message>
    <message>
        <source>%1 tiles in flight do not cover the load latency</source>
        <translation>%1 Kacheln in Arbeit verdecken die Ladelatenz nicht</translation>
    </message>
    <message>
        <source>blocks wait for their loads</source>
        <translation>Blöcke warten auf ihre Ladezugriffe</translation>
    </message>
    <message>
        <source>barriers bound the loop turn</source>
        <translation>Barrieren begrenzen den Schleifenumlauf</translation>
    </message>
    <message>
        <source>%1 of %2 KiB per block</source>
        <translation>%1 von %2 KiB je Block</translation>
    </message>
    <message>
        <source>%1 of %2 KiB</source>
        <translation>%1 von %2 KiB</translation>
    </message>
    <message>
        <source>%1 registers x %2 threads</source>
        <translation>%1 Register × %2 Threads</translation>
    </message>
    <message>
        <source>%1 warps per block</source>
        <translation>%1 Warps je Block</translation>
    </message>
    <message>
        <source>block slots of an SM</source>
        <translation>Blockplätze eines SM</translation>
    </message>
    <message>
        <source>%1 of %2 KiB of tensor memory per block</source>
        <translation>%1 von %2 KiB Tensorspeicher je Block</translation>
    </message>
    <message>
        <source>%1 of %2 KiB of tensor memory</source>
        <translation>%1 von %2 KiB Tensorspeicher</translation>
    </message>
    <message>
        <source>a persistent schedule launches one block per SM</source>
        <translation>eine persistente Startfolge startet einen Block je SM</translation>
    </message>
    <message>
        <source>Share that L1.5 absorbs</source>
        <translation>Anteil, den L1.5 übernimmt</translation>
    </message>
    <message>
        <source>Of the rest, one request for a cluster</source>
        <translation>Vom Rest: eine Anfrage je Cluster</translation>
    </message>
    <message>
        <source>Could merge with all blocks in step</source>
        <translation>Könnte verschmelzen, wenn alle Blöcke im Gleichschritt liefen</translation>
    </message>
    <message>
        <source>Of it, merges without any step</source>
        <translation>Davon verschmilzt auch ohne Gleichschritt</translation>
    </message>
    <message>
        <source>Of it, needs blocks that are no neighbours</source>
        <translation>Davon braucht Blöcke, die keine Nachbarn sind</translation>
    </message>
    <message>
        <source>Step that neighbours keep</source>
        <translation>Gleichschritt, den Nachbarn halten</translation>
    </message>
    <message>
        <source>Step that others keep</source>
        <translation>Gleichschritt, den andere halten</translation>
    </message>
    <message>
        <source>L2 hit rate, with writes</source>
        <translation>L2-Trefferrate, mit Schreiben</translation>
    </message>
    <message>
        <source>Resident blocks per SM</source>
        <translation>Residente Blöcke je SM</translation>
    </message>
    <message>
        <source>Registers of a thread</source>
        <translation>Register eines Threads</translation>
    </message>
    <message>
        <source>Shared memory of a block</source>
        <translation>Shared Memory eines Blocks</translation>
    </message>
    <message>
        <source>Warps of a block</source>
        <translation>Warps eines Blocks</translation>
    </message>
    <message>
        <source>SM clock</source>
        <translation>SM-Takt</translation>
    </message>
    <message>
        <source>Power at this clock</source>
        <translation>Leistung bei diesem Takt</translation>
    </message>
    <message>
        <source>Latency of the first launches</source>
        <translation>Latenz der ersten Starts</translation>
    </message>
    <message>
        <source>Latency</source>
        <translation>Latenz</translation>
    </message>
    <message>
        <source>Launch, start and drain</source>
        <translation>Start, Anlauf und Auslauf</translation>
    </message>
    <message>
        <source>Prologue</source>
        <translation>Prolog</translation>
    </message>
    <message>
        <source>Steady state</source>
        <translation>Stationärer Zustand</translation>
    </message>
    <message>
        <source>Work of the blocks</source>
        <translation>Arbeit der Blöcke</translation>
    </message>
    <message>
        <source>Epilogue</source>
        <translation>Epilog</translation>
    </message>
    <message>
        <source>First lines and last stores</source>
        <translation>Erste Zeilen und letzte Schreibzugriffe</translation>
    </message>
    <message>
        <source>Stream of blocks</source>
        <translation>Strom der Blöcke</translation>
    </message>
    <message>
        <source>Waves</source>
        <translation>Wellen</translation>
    </message>
    <message>
        <source>Blocks of the grid</source>
        <translation>Blöcke des Gitters</translation>
    </message>
    <message>
        <source>Blocks of a full wave</source>
        <translation>Blöcke einer vollen Welle</translation>
    </message>
    <message>
        <source>How busy the pipes are</source>
        <translation>Wie belegt die Einheiten sind</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>Aktionen</translation>
    </message>
    <message>
        <source>Orders examined</source>
        <translation>Untersuchte Reihenfolgen</translation>
    </message>
    <message>
        <source>Legal orders, at least</source>
        <translation>Zulässige Reihenfolgen, mindestens</translation>
    </message>
    <message>
        <source>Legal orders</source>
        <translation>Zulässige Reihenfolgen</translation>
    </message>
    <message>
        <source>Steady period of the best</source>
        <translation>Stationäre Periode der besten</translation>
    </message>
    <message>
        <source>Overlap</source>
        <translation>Überlappung</translation>
    </message>
    <message>
        <source>Busy on the fullest SM</source>
        <translation>Belegt auf dem vollsten SM</translation>
    </message>
    <message>
        <source>Bytes of one execution</source>
        <translation>Bytes einer Ausführung</translation>
    </message>
    <message>
        <source>Mean reuse distance</source>
        <translation>Mittlerer Abstand der Wiederverwendung</translation>
    </message>
    <message>
        <source>Reads that miss to DRAM</source>
        <translation>Lesezugriffe, die bis DRAM fehlgehen</translation>
    </message>
    <message>
        <source>Executions in a block</source>
        <translation>Ausführungen in einem Block</translation>
    </message>
    <message>
        <source>Work of one execution</source>
        <translation>Arbeit einer Ausführung</translation>
    </message>
    <message>
        <source>Reads that reach L2</source>
        <translation>Lesezugriffe, die L2 erreichen</translation>
    </message>
    <message>
        <source>Own latency</source>
        <translation>Eigene Latenz</translation>
    </message>
    <message>
        <source>Rate of the whole GPU</source>
        <translation>Rate der ganzen GPU</translation>
    </message>
    <message>
        <source>Asked for by the tiles</source>
        <translation>Von den Kacheln verlangt</translation>
    </message>
    <message>
        <source>Work of the kernel</source>
        <translation>Arbeit des Kernels</translation>
    </message>
    <message>
        <source>Steady period of a turn</source>
        <translation>Stationäre Periode eines Umlaufs</translation>
    </message>
    <message>
        <source>Load latency of a tile (L)</source>
        <translation>Ladelatenz einer Kachel (L)</translation>
    </message>
    <message>
        <source>Own transfer</source>
        <translation>Eigene Übertragung</translation>
    </message>
    <message>
        <source>Latency of copies in flight</source>
        <translation>Latenz laufender Kopien</translation>
    </message>
    <message>
        <source>Load, then work</source>
        <translation>Erst Laden, dann Arbeit</translation>
    </message>
    <message>
        <source>Period of one block, best legal order</source>
        <translation>Periode eines Blocks, beste zulässige Reihenfolge</translation>
    </message>
    <message>
        <source>Launch of all blocks</source>
        <translation>Start aller Blöcke</translation>
    </message>
    <message>
        <source>Life of one block</source>
        <translation>Lebensdauer eines Blocks</translation>
    </message>
    <message>
        <source>Error band</source>
        <translation>Fehlerband</translation>
    </message>
    <message>
        <source>Mean error of the model</source>
        <translation>Mittlerer Fehler des Modells</translation>
    </message>
    <message>
        <source>Prologue, all waves</source>
        <translation>Prolog, alle Wellen</translation>
    </message>
    <message>
        <source>Steady state, all waves</source>
        <translation>Stationärer Zustand, alle Wellen</translation>
    </message>
    <message>
        <source>Epilogue, all waves</source>
        <translation>Epilog, alle Wellen</translation>
    </message>
    <message>
        <source>Work of the blocks, all waves</source>
        <translation>Arbeit der Blöcke, alle Wellen</translation>
    </message>
    <message>
        <source>%1 full waves and a tail of %2 blocks</source>
        <translation>%1 volle Wellen und eine letzte aus %2 Blöcken</translation>
    </message>
    <message>
        <source>%1 full waves and a tail of %2 block</source>
        <translation>%1 volle Wellen und eine letzte aus %2 Block</translation>
    </message>
    <message>
        <source>%1 full wave and a tail of %2 blocks</source>
        <translation>%1 volle Welle und eine letzte aus %2 Blöcken</translation>
    </message>
    <message>
        <source>%1 full wave and a tail of %2 block</source>
        <translation>%1 volle Welle und eine letzte aus %2 Block</translation>
    </message>
    <message>
        <source>%1 full waves</source>
        <translation>%1 volle Wellen</translation>
    </message>
    <message>
        <source>%1 full wave</source>
        <translation>%1 volle Welle</translation>
    </message>
    <message>
        <source>one partial wave of %1 blocks</source>
        <translation>eine unvollständige Welle aus %1 Blöcken</translation>
    </message>
    <message>
        <source>one partial wave of %1 block</source>
        <translation>eine unvollständige Welle aus %1 Block</translation>
    </message>
    <message>
        <source>%1 of the %2 written reach DRAM in this launch</source>
        <translation>%1 der %2 geschriebenen erreichen in diesem Start DRAM</translation>
    </message>
    <message>
        <source>busy: the work at the settled clock and at the rate that these instructions and tiles reach, not at the peak; prologue and epilogue included</source>
        <translation>belegt: die Arbeit beim eingeschwungenen Takt und mit der Rate, die diese Befehle und Kacheln erreichen, nicht mit der Spitze; Prolog und Epilog eingeschlossen</translation>
    </message>
    <message>
        <source>%1 of the kernel; prologue and epilogue take %2 of it</source>
        <translation>%1 des Kernels; Prolog und Epilog nehmen %2 davon ein</translation>
    </message>
    <message>
        <source>waiting for the first data takes %1 of the kernel</source>
        <translation>das Warten auf die ersten Daten nimmt %1 des Kernels ein</translation>
    </message>
</context>
<context>
    <name>L2Words</name>
    <message>
        <source>%1 of plane %2</source>
        <translation>%1 der Ebene %2</translation>
    </message>
    <message>
        <source>launched at the same position</source>
        <translation>an derselben Stelle gestartet</translation>
    </message>
    <message>
        <source>launched %1 positions later</source>
        <translation>%1 Stellen später gestartet</translation>
    </message>
    <message>
        <source>launched %1 positions earlier</source>
        <translation>%1 Stellen früher gestartet</translation>
    </message>
    <message>
        <source>± 0, the same</source>
        <translation>± 0, gleich</translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>%1 Punkte</translation>
    </message>
    <message>
        <source>better</source>
        <translation>besser</translation>
    </message>
    <message>
        <source>worse</source>
        <translation>schlechter</translation>
    </message>
    <message>
        <source>Map of the tiles</source>
        <translation>Karte der Kacheln</translation>
    </message>
    <message>
        <source>L2</source>
        <translation>L2</translation>
    </message>
    <message>
        <source>Hit rate over the size of L2</source>
        <translation>Trefferrate über der Größe von L2</translation>
    </message>
    <message>
        <source>Hit rate over the shape of the tile</source>
        <translation>Trefferrate über der Form der Kachel</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Werte</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Unterschied</translation>
    </message>
    <message>
        <source>What is better or worse than in the baseline variant</source>
        <translation>Was besser oder schlechter ist als in der Vergleichsvariante</translation>
    </message>
    <message>
        <source>The plan by itself</source>
        <translation>Der Plan für sich</translation>
    </message>
    <message>
        <source>Hit rate</source>
        <translation>Trefferrate</translation>
    </message>
    <message>
        <source>Bytes from DRAM</source>
        <translation>Bytes aus DRAM</translation>
    </message>
    <message>
        <source>Bytes between partitions</source>
        <translation>Bytes zwischen Partitionen</translation>
    </message>
    <message>
        <source>Bytes evicted</source>
        <translation>Verdrängte Bytes</translation>
    </message>
    <message>
        <source>Position of the launch</source>
        <translation>Stelle in der Startfolge</translation>
    </message>
    <message>
        <source>What the colours show</source>
        <translation>Was die Farben zeigen</translation>
    </message>
    <message>
        <source>Of which tensor</source>
        <translation>Von welchem Tensor</translation>
    </message>
    <message>
        <source>Position in the launch order</source>
        <translation>Stelle in der Startfolge</translation>
    </message>
    <message>
        <source>Play the launches</source>
        <translation>Starts abspielen</translation>
    </message>
    <message>
        <source>Goes through the launches: Left and Right by one, Page Up and Page Down by a wave, Home, End</source>
        <translation>Geht durch die Starts: Links und Rechts um einen, Bild auf und Bild ab um eine Welle, Pos1, Ende</translation>
    </message>
    <message>
        <source>Runs through the launches</source>
        <translation>Läuft durch die Starts</translation>
    </message>
    <message>
        <source>All tensors</source>
        <translation>Alle Tensoren</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Halt</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Abspielen</translation>
    </message>
    <message>
        <source>%1 from L2</source>
        <translation>%1 aus L2</translation>
    </message>
    <message>
        <source>%1 written</source>
        <translation>%1 geschrieben</translation>
    </message>
    <message>
        <source>%1 of the reads hit</source>
        <translation>%1 der Lesezugriffe treffen</translation>
    </message>
    <message>
        <source>No map of L2: %1</source>
        <translation>Keine Karte von L2: %1</translation>
    </message>
    <message>
        <source>What every tile finds in L2 appears here.</source>
        <translation>Hier erscheint, was jede Kachel in L2 findet.</translation>
    </message>
    <message>
        <source>What tiles find in L2 appears here once a plan is open.</source>
        <translation>Hier erscheint, was Kacheln in L2 finden, sobald ein Plan offen ist.</translation>
    </message>
    <message>
        <source>Of the plan before: </source>
        <translation>Vom vorigen Plan: </translation>
    </message>
    <message>
        <source>The tiles of this plan read nothing through L2: there is nothing to map.</source>
        <translation>Die Kacheln dieses Plans lesen nichts über L2: Es gibt nichts zu zeigen.</translation>
    </message>
    <message>
        <source>The grid has one tile, so there is no order of launches to map: %1 of its reads hit in L2, %2 come from DRAM.</source>
        <translation>Das Gitter hat eine einzige Kachel, also keine Startfolge: %1 ihrer Lesezugriffe treffen in L2, %2 kommen aus DRAM.</translation>
    </message>
    <message>
        <source>Tile %1, launch %2 of %3, wave %4</source>
        <translation>Kachel %1, Start %2 von %3, Welle %4</translation>
    </message>
    <message>
        <source>%1 evicted</source>
        <translation>%1 verdrängt</translation>
    </message>
    <message>
        <source>nothing evicted</source>
        <translation>nichts verdrängt</translation>
    </message>
    <message>
        <source>; against %1: %2</source>
        <translation>; gegen %1: %2</translation>
    </message>
    <message>
        <source>All launches: %1 of the reads hit, %2 from DRAM, %3 evicted</source>
        <translation>Alle Starts: %1 der Lesezugriffe treffen, %2 aus DRAM, %3 verdrängt</translation>
    </message>
    <message>
        <source>, %1 between the %2 partitions</source>
        <translation>, %1 zwischen den %2 Partitionen</translation>
    </message>
    <message>
        <source>. The first %1 of %2 launches were replayed; later ones go on at their rate</source>
        <translation>. Die ersten %1 von %2 Starts wurden durchgespielt; spätere gehen im selben Maß weiter</translation>
    </message>
    <message>
        <source>No tile</source>
        <translation>Keine Kachel</translation>
    </message>
    <message>
        <source>Launch</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>after the replayed ones</source>
        <translation>nach den durchgespielten</translation>
    </message>
    <message>
        <source>Tile %1</source>
        <translation>Kachel %1</translation>
    </message>
    <message>
        <source>%1 of %2, wave %3</source>
        <translation>%1 von %2, Welle %3</translation>
    </message>
    <message>
        <source>Against %1</source>
        <translation>Gegen %1</translation>
    </message>
    <message>
        <source>%1 from L2, %2 from DRAM</source>
        <translation>%1 aus L2, %2 aus DRAM</translation>
    </message>
    <message>
        <source>Evicted</source>
        <translation>Verdrängt</translation>
    </message>
    <message>
        <source>Click goes to its launch and selects its loads</source>
        <translation>Ein Klick geht zu ihrem Start und wählt ihre Ladebefehle</translation>
    </message>
    <message>
        <source>Pin a variant as the baseline to see differences</source>
        <translation>Für Unterschiede eine Variante als Vergleich anheften</translation>
    </message>
    <message>
        <source>Set %1</source>
        <translation>%1 einstellen</translation>
    </message>
    <message>
        <source>Read from DRAM, MB</source>
        <translation>Aus DRAM gelesen, MB</translation>
    </message>
    <message>
        <source>Reads that hit, %</source>
        <translation>Lesetreffer, %</translation>
    </message>
    <message>
        <source>Size of L2, MiB</source>
        <translation>Größe von L2, MiB</translation>
    </message>
    <message>
        <source>this GPU</source>
        <translation>diese GPU</translation>
    </message>
    <message>
        <source>now</source>
        <translation>jetzt</translation>
    </message>
    <message>
        <source>L2 of %1</source>
        <translation>L2 mit %1</translation>
    </message>
    <message>
        <source>Reads that hit</source>
        <translation>Lesetreffer</translation>
    </message>
    <message>
        <source>Read from DRAM</source>
        <translation>Aus DRAM gelesen</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>that of this GPU</source>
        <translation>die dieser GPU</translation>
    </message>
    <message>
        <source>%1 times that of this GPU</source>
        <translation>%1-mal die dieser GPU</translation>
    </message>
    <message>
        <source>Cannot run</source>
        <translation>Nicht lauffähig</translation>
    </message>
    <message>
        <source>Latency</source>
        <translation>Latenz</translation>
    </message>
    <message>
        <source>The plan as it is</source>
        <translation>Der Plan, wie er ist</translation>
    </message>
    <message>
        <source>Click sets it</source>
        <translation>Ein Klick setzt sie</translation>
    </message>
    <message>
        <source>more</source>
        <translation>mehr</translation>
    </message>
    <message>
        <source>less</source>
        <translation>weniger</translation>
    </message>
    <message>
        <source>Bytes asked for</source>
        <translation>Verlangte Bytes</translation>
    </message>
    <message>
        <source>Bytes found in L2</source>
        <translation>In L2 gefundene Bytes</translation>
    </message>
    <message>
        <source>touches nothing</source>
        <translation>rührt nichts an</translation>
    </message>
    <message>
        <source>All launches against %1: hit rate %2; from DRAM %3; evicted %4</source>
        <translation>Alle Starts gegen %1: Trefferrate %2; aus DRAM %3; verdrängt %4</translation>
    </message>
    <message>
        <source>. No tile finds what another one has read</source>
        <translation>. Keine Kachel findet, was eine andere gelesen hat</translation>
    </message>
    <message>
        <source>. The analysis, which replays a part, tells %1 from DRAM</source>
        <translation>. Die Analyse, die einen Teil durchspielt, nennt %1 aus DRAM</translation>
    </message>
    <message>
        <source>below %1</source>
        <translation>unter %1</translation>
    </message>
    <message>
        <source>%1 and more</source>
        <translation>%1 und mehr</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>dashed: %1</source>
        <translation>gestrichelt: %1</translation>
    </message>
    <message>
        <source>nothing read</source>
        <translation>nichts gelesen</translation>
    </message>
    <message>
        <source>Reuse distance, MiB</source>
        <translation>Abstand der Wiederverwendung, MiB</translation>
    </message>
    <message>
        <source>Read again, MB</source>
        <translation>Erneut gelesen, MB</translation>
    </message>
    <message>
        <source>filled</source>
        <translation>gefüllt</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>leer</translation>
    </message>
    <message>
        <source>grey</source>
        <translation>grau</translation>
    </message>
    <message>
        <source>hatched</source>
        <translation>schraffiert</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>dashed: L2, %1</source>
        <translation>gestrichelt: L2, %1</translation>
    </message>
    <message>
        <source>Reuse distance %1</source>
        <translation>Abstand der Wiederverwendung %1</translation>
    </message>
    <message>
        <source>%1 read again</source>
        <translation>%1 erneut gelesen</translation>
    </message>
    <message>
        <source>Longer than L2 holds: it comes from DRAM again</source>
        <translation>Größer, als L2 fasst: kommt wieder aus DRAM</translation>
    </message>
    <message>
        <source>Touched between two reads of the same bytes</source>
        <translation>Zwischen zwei Lesezugriffen auf dieselben Bytes berührt</translation>
    </message>
    <message>
        <source>Launch %1</source>
        <translation>Start %1</translation>
    </message>
    <message>
        <source>Click goes there</source>
        <translation>Ein Klick geht dorthin</translation>
    </message>
    <message>
        <source>Hit rate along the launches</source>
        <translation>Trefferrate über die Starts</translation>
    </message>
    <message>
        <source>Reuse distances</source>
        <translation>Abstände der Wiederverwendung</translation>
    </message>
    <message>
        <source>The tile and what L2 holds</source>
        <translation>Die Kachel und was L2 hält</translation>
    </message>
    <message>
        <source>%1 hit</source>
        <translation>%1 Treffer</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>From DRAM</source>
        <translation>Aus DRAM</translation>
    </message>
    <message>
        <source>Written</source>
        <translation>Geschrieben</translation>
    </message>
    <message>
        <source>Evicted by it</source>
        <translation>Von ihr verdrängt</translation>
    </message>
    <message>
        <source>L2 holds</source>
        <translation>L2 hält</translation>
    </message>
    <message>
        <source>Next evictions</source>
        <translation>Danach verdrängt</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>within</source>
        <translation>innerhalb von</translation>
    </message>
    <message>
        <source>one launch</source>
        <translation>einem Start</translation>
    </message>
    <message>
        <source>%1 launches</source>
        <translation>%1 Starts</translation>
    </message>
</context>
<context>
    <name>MeasuredImport</name>
    <message>
        <source>row</source>
        <translation>Zeile</translation>
    </message>
    <message>
        <source>rows</source>
        <translation>Zeilen</translation>
    </message>
    <message>
        <source>%1: no column names one of its parameters</source>
        <translation>%1: keine Spalte nennt einen seiner Parameter</translation>
    </message>
    <message>
        <source>%1: no row</source>
        <translation>%1: keine Zeile</translation>
    </message>
    <message>
        <source>%1: %2, from one row</source>
        <translation>%1: %2, aus einer Zeile</translation>
    </message>
    <message>
        <source>%1: %2, the median of %3 rows from %4 to %5</source>
        <translation>%1: %2, der Median von %3 Zeilen von %4 bis %5</translation>
    </message>
    <message>
        <source>, instead of %1</source>
        <translation>, statt %1</translation>
    </message>
    <message>
        <source>other values of %1</source>
        <translation>andere Werte von %1</translation>
    </message>
    <message>
        <source>the plan does not do what they say: %1</source>
        <translation>der Plan tut nicht, was sie sagen: %1</translation>
    </message>
    <message>
        <source>of another kernel, %1</source>
        <translation>eines anderen Kernels, %1</translation>
    </message>
    <message>
        <source>of another GPU, %1</source>
        <translation>einer anderen GPU, %1</translation>
    </message>
    <message>
        <source>without a measured time</source>
        <translation>ohne gemessene Zeit</translation>
    </message>
    <message>
        <source>%1 not used: %2</source>
        <translation>%1 nicht verwendet: %2</translation>
    </message>
    <message>
        <source>%1 (first in line %2)</source>
        <translation>%1 (zuerst in Zeile %2)</translation>
    </message>
    <message>
        <source>The same rows count for %1 and %2: no column tells them apart</source>
        <translation>Dieselben Zeilen zählen für %1 und %2: keine Spalte unterscheidet sie</translation>
    </message>
    <message>
        <source>the present plan</source>
        <translation>der jetzige Plan</translation>
    </message>
    <message>
        <source>%1: %2 of %3 matched, by the times in %4</source>
        <translation>%1: %2 von %3 passen, nach den Zeiten in %4</translation>
    </message>
    <message>
        <source>%1 not used for other reasons of this kind</source>
        <translation>%1 aus anderen Gründen dieser Art nicht verwendet</translation>
    </message>
    <message>
        <source>; taken as in the plan, as the table has no such column: %1</source>
        <translation>; wie im Plan angenommen, da die Tabelle keine solche Spalte hat: %1</translation>
    </message>
</context>
<context>
    <name>MemoryChart</name>
    <message>
        <source>busiest</source>
        <translation>am stärksten belegt</translation>
    </message>
    <message>
        <source>fewer</source>
        <translation>weniger</translation>
    </message>
    <message>
        <source>more</source>
        <translation>mehr</translation>
    </message>
    <message>
        <source>busier</source>
        <translation>stärker belegt</translation>
    </message>
    <message>
        <source>less busy</source>
        <translation>weniger belegt</translation>
    </message>
    <message>
        <source>Bytes per launch divided by the latency.</source>
        <translation>Bytes je Start, geteilt durch die Latenz.</translation>
    </message>
    <message>
        <source>slower</source>
        <translation>langsamer</translation>
    </message>
    <message>
        <source>faster</source>
        <translation>schneller</translation>
    </message>
    <message>
        <source>Rate against the peak of %1 at the settled clock.</source>
        <translation>Rate im Verhältnis zur Spitze von %1 beim eingeschwungenen Takt.</translation>
    </message>
    <message>
        <source> of peak</source>
        <translation> der Spitze</translation>
    </message>
</context>
<context>
    <name>Operation</name>
    <message>
        <source>Load</source>
        <translation>Laden</translation>
    </message>
    <message>
        <source>Store</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Atomic add</source>
        <translation>Atomare Addition</translation>
    </message>
    <message>
        <source>Matrix product</source>
        <translation>Matrixprodukt</translation>
    </message>
    <message>
        <source>Matrix product on CUDA cores</source>
        <translation>Matrixprodukt auf CUDA-Kernen</translation>
    </message>
    <message>
        <source>Reduce</source>
        <translation>Reduktion</translation>
    </message>
    <message>
        <source>Exponential</source>
        <translation>Exponentialfunktion</translation>
    </message>
    <message>
        <source>Rescale</source>
        <translation>Neu skalieren</translation>
    </message>
    <message>
        <source>Convert</source>
        <translation>Umwandeln</translation>
    </message>
    <message>
        <source>Elementwise</source>
        <translation>Elementweise</translation>
    </message>
    <message>
        <source>Remote transfer</source>
        <translation>Übertragung zu anderer GPU</translation>
    </message>
</context>
<context>
    <name>PlanGraph</name>
    <message>
        <source> of the next iteration</source>
        <translation> des nächsten Durchlaufs</translation>
    </message>
    <message>
        <source>, on the critical chain</source>
        <translation>, auf der kritischen Kette</translation>
    </message>
    <message>
        <source>once per tile</source>
        <translation>einmal je Kachel</translation>
    </message>
    <message>
        <source> · bars show share of its %1</source>
        <translation> · Balken: Anteil an seinen %1</translation>
    </message>
    <message>
        <source>+ %1 latency</source>
        <translation>+ %1 Latenz</translation>
    </message>
    <message>
        <source>in loop %1</source>
        <translation>in Schleife %1</translation>
    </message>
    <message>
        <source>in the epilogue</source>
        <translation>im Epilog</translation>
    </message>
    <message>
        <source>in the tile body</source>
        <translation>im Rumpf der Kachel</translation>
    </message>
    <message>
        <source>on the critical chain</source>
        <translation>auf der kritischen Kette</translation>
    </message>
    <message>
        <source>error: %1</source>
        <translation>Fehler: %1</translation>
    </message>
    <message>
        <source>for %1 in %2</source>
        <translation>für %1 in %2</translation>
    </message>
    <message>
        <source>steady period %1</source>
        <translation>stationäre Periode %1</translation>
    </message>
    <message>
        <source>best of %1 examined, %2 legal: bounded</source>
        <translation>beste von %1 untersuchten, %2 zulässig: begrenzt</translation>
    </message>
    <message>
        <source>%1 legal, %2 examined: exact</source>
        <translation>%1 zulässig, %2 untersucht: exakt</translation>
    </message>
    <message>
        <source>network</source>
        <translation>Netzwerk</translation>
    </message>
    <message>
        <source>from </source>
        <translation>aus </translation>
    </message>
    <message>
        <source>, to </source>
        <translation>, nach </translation>
    </message>
    <message>
        <source>, in </source>
        <translation>, in </translation>
    </message>
    <message>
        <source>in %1</source>
        <translation>in %1</translation>
    </message>
    <message>
        <source>%1 iteration</source>
        <translation>%1 Durchlauf</translation>
    </message>
    <message>
        <source>%1 iterations</source>
        <translation>%1 Durchläufe</translation>
    </message>
    <message>
        <source>%1 iterations on average, %2 at most</source>
        <translation>%1 Durchläufe im Mittel, höchstens %2</translation>
    </message>
    <message>
        <source>no pipeline, 1 stage</source>
        <translation>keine Pipeline, 1 Stufe</translation>
    </message>
    <message>
        <source>pipeline, %1 stages</source>
        <translation>Pipeline, %1 Stufen</translation>
    </message>
    <message>
        <source> (and %1 more)</source>
        <translation> (und %1 weitere)</translation>
    </message>
    <message>
        <source>Tensor %1, %2, %3, written</source>
        <translation>Tensor %1, %2, %3, geschrieben</translation>
    </message>
    <message>
        <source>Tensor %1, %2, %3, read</source>
        <translation>Tensor %1, %2, %3, gelesen</translation>
    </message>
    <message>
        <source>, of the plan before</source>
        <translation>, vom Plan davor</translation>
    </message>
    <message>
        <source>result in %1</source>
        <translation>Ergebnis in %1</translation>
    </message>
    <message>
        <source>Letter of the result&apos;s level: %1</source>
        <translation>Buchstabe der Ebene des Ergebnisses: %1</translation>
    </message>
    <message>
        <source> for %1 blocks on the SM</source>
        <translation> für %1 Blöcke auf dem SM</translation>
    </message>
</context>
<context>
    <name>QMenuBar</name>
    <message>
        <source>Window</source>
        <translation>Fenster</translation>
    </message>
</context>
<context>
    <name>QObject</name>
    <message>
        <source>Cannot open %1</source>
        <translation>%1 kann nicht geöffnet werden</translation>
    </message>
    <message>
        <source>rows</source>
        <translation>Zeilen</translation>
    </message>
    <message>
        <source>columns</source>
        <translation>Spalten</translation>
    </message>
    <message>
        <source>depth</source>
        <translation>Tiefe</translation>
    </message>
    <message>
        <source>in flight</source>
        <translation>in Arbeit</translation>
    </message>
</context>
<context>
    <name>Report</name>
    <message>
        <source>launch</source>
        <translation>der Start</translation>
    </message>
    <message>
        <source>prologue, the filling of the pipeline,</source>
        <translation>der Prolog, das Füllen der Pipeline,</translation>
    </message>
    <message>
        <source>wait for the first lines and the last stores</source>
        <translation>das Warten auf die ersten Zeilen und die letzten Schreibzugriffe</translation>
    </message>
    <message>
        <source>epilogue</source>
        <translation>der Epilog</translation>
    </message>
    <message>
        <source>%1 of %2 questions answered, %3 of them right (numbers: within 10 %, shares: within 5 points).</source>
        <translation>%1 von %2 Fragen beantwortet, davon %3 richtig (Zahlen: auf 10 % genau, Anteile: auf 5 Punkte).</translation>
    </message>
    <message>
        <source>Name: ______________________________</source>
        <translation>Name: ______________________________</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Not answered yet.</source>
        <translation>Noch nicht beantwortet.</translation>
    </message>
    <message>
        <source>All answers were computed by the engine for %1 on %2 when they were revealed.</source>
        <translation>Alle Antworten hat das Modell für %1 auf %2 berechnet, als sie aufgedeckt wurden.</translation>
    </message>
    <message>
        <source>TileSight Explorer, answer sheet</source>
        <translation>TileSight Explorer, Antwortblatt</translation>
    </message>
    <message>
        <source>Model %1</source>
        <translation>Modell %1</translation>
    </message>
    <message>
        <source>d MMMM yyyy</source>
        <translation>d. MMMM yyyy</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <translation>%1 auf %2</translation>
    </message>
    <message>
        <source>TileSight Explorer report</source>
        <translation>TileSight-Explorer-Bericht</translation>
    </message>
    <message>
        <source>%1, %2 in a wave: %3</source>
        <translation>%1, %2 je Welle: %3</translation>
    </message>
    <message>
        <source>block</source>
        <translation>Block</translation>
    </message>
    <message>
        <source>blocks</source>
        <translation>Blöcke</translation>
    </message>
    <message>
        <source> (estimated)</source>
        <translation> (geschätzt)</translation>
    </message>
    <message>
        <source>%1 resident per SM, limited by %2; %3 registers per thread%4, %5 of %6 shared memory per block%7</source>
        <translation>%1 resident je SM, begrenzt durch %2; %3 Register je Thread%4, %5 von %6 Shared Memory je Block%7</translation>
    </message>
    <message>
        <source>%1 of %2 MHz in a sustained run</source>
        <translation>%1 von %2 MHz im Dauerbetrieb</translation>
    </message>
    <message>
        <source>, %1 of %2 W%3</source>
        <translation>, %1 von %2 W%3</translation>
    </message>
    <message>
        <source>: the power limit binds</source>
        <translation>: die Leistungsgrenze begrenzt</translation>
    </message>
    <message>
        <source>%1 of %2 examined, %3</source>
        <translation>%1 von %2 untersucht, %3</translation>
    </message>
    <message>
        <source>legal order</source>
        <translation>zulässigen Reihenfolge</translation>
    </message>
    <message>
        <source>legal orders</source>
        <translation>zulässigen Reihenfolgen</translation>
    </message>
    <message>
        <source>search bounded</source>
        <translation>Suche begrenzt</translation>
    </message>
    <message>
        <source>exact</source>
        <translation>exakt</translation>
    </message>
    <message>
        <source>, %1 of the loop told apart</source>
        <translation>, %1 der Schleife unterschieden</translation>
    </message>
    <message>
        <source>slice</source>
        <translation>Abschnitt</translation>
    </message>
    <message>
        <source>slices</source>
        <translation>Abschnitte</translation>
    </message>
    <message>
        <source>, part of the grid extrapolated</source>
        <translation>, ein Teil des Gitters hochgerechnet</translation>
    </message>
    <message>
        <source>Assumptions</source>
        <translation>Annahmen</translation>
    </message>
    <message>
        <source>Subject</source>
        <translation>Gegenstand</translation>
    </message>
    <message>
        <source>what was assumed or done</source>
        <translation>was angenommen oder getan wurde</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>TileSight %1, analytical: no kernel was run</source>
        <translation>TileSight %1, analytisch: Kein Kernel wurde ausgeführt</translation>
    </message>
    <message>
        <source>Caches</source>
        <translation>Caches</translation>
    </message>
    <message>
        <source>Orders of actions</source>
        <translation>Reihenfolgen der Aktionen</translation>
    </message>
    <message>
        <source>Waves</source>
        <translation>Wellen</translation>
    </message>
    <message>
        <source>Blocks</source>
        <translation>Blöcke</translation>
    </message>
    <message>
        <source>Clock and power</source>
        <translation>Takt und Leistung</translation>
    </message>
    <message>
        <source>Launch orders</source>
        <translation>Startreihenfolgen</translation>
    </message>
    <message>
        <source>%1 examined</source>
        <translation>%1 untersucht</translation>
    </message>
    <message>
        <source>Doubt</source>
        <translation>Zweifel</translation>
    </message>
    <message>
        <source>? The result %1</source>
        <translation>? Das Ergebnis %1</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Warnung</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>Hinweis</translation>
    </message>
    <message>
        <source>Hardware numbers and their sources</source>
        <translation>Hardwarezahlen und ihre Quellen</translation>
    </message>
    <message>
        <source>%1 (%2), from %3%4. Spec: a vendor&apos;s statement. Measured: by a microbenchmark. Derived: follows from others. Guess: nobody says.</source>
        <translation>%1 (%2), aus %3%4. Spezifikation: Angabe eines Herstellers. Gemessen: durch einen Mikrobenchmark. Abgeleitet: folgt aus anderen. Geschätzt: Niemand sagt es.</translation>
    </message>
    <message>
        <source>, edited by the user</source>
        <translation>, vom Benutzer geändert</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>value</source>
        <translation>Zahl</translation>
    </message>
    <message>
        <source>kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>source</source>
        <translation>Quelle</translation>
    </message>
    <message>
        <source>Where the time goes</source>
        <translation>Wohin die Zeit geht</translation>
    </message>
    <message>
        <source>Resource lanes of one tile on one SM, steady state folded. Percentages are busy shares of the steady period.</source>
        <translation>Ressourcenspuren einer Kachel auf einem SM, der stationäre Zustand gefaltet. Prozente sind belegte Anteile der stationären Periode.</translation>
    </message>
    <message>
        <source>Resource lanes of one tile on one SM, from its start to its end. Percentages are busy shares of the kernel.</source>
        <translation>Ressourcenspuren einer Kachel auf einem SM, von ihrem Anfang bis zu ihrem Ende. Prozente sind belegte Anteile des Kernels.</translation>
    </message>
    <message>
        <source> Each lane keeps its letters and its pattern, so the figure survives grey printing.</source>
        <translation> Jede Spur behält ihre Buchstaben und ihr Muster, so übersteht das Bild den Graudruck.</translation>
    </message>
    <message>
        <source> Hollow bars: “%1”.</source>
        <translation> Hohle Balken: „%1“.</translation>
    </message>
    <message>
        <source>Time by phase</source>
        <translation>Zeit nach Phasen</translation>
    </message>
    <message>
        <source>Actions of one tile. Bars: time that one run occupies a pipe; full width is the steady period in the loop, the epilogue behind it. Strong edges: the chain that sets the time.</source>
        <translation>Aktionen einer Kachel. Balken: Zeit, die ein Lauf eine Einheit belegt; die volle Breite ist in der Schleife die stationäre Periode, dahinter der Epilog. Kräftige Kanten: die Kette, die die Zeit bestimmt.</translation>
    </message>
    <message>
        <source>The plan as a graph</source>
        <translation>Der Plan als Graph</translation>
    </message>
    <message>
        <source>Share of the reads that a cache answers (writes do not count), over the %1 × %2 output tiles, for the %3 fastest of %4 launch orders examined, on one scale, sorted by predicted time. Rows of a map are rows of tiles.</source>
        <translation>Anteil der Lesezugriffe, die ein Cache beantwortet (Schreiben zählt nicht), über den %1 × %2 Ausgabekacheln, für die %3 schnellsten von %4 untersuchten Startreihenfolgen, auf einer Skala, nach vorhergesagter Zeit geordnet. Zeilen einer Karte sind Zeilen von Kacheln.</translation>
    </message>
    <message>
        <source>%1 (cannot be read any more)</source>
        <translation>%1 (nicht mehr lesbar)</translation>
    </message>
    <message>
        <source>%1, sha256 %2</source>
        <translation>%1, sha256 %2</translation>
    </message>
    <message>
        <source>Origin of this report</source>
        <translation>Herkunft dieses Berichts</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>from what</source>
        <translation>woraus</translation>
    </message>
    <message>
        <source>Plan</source>
        <translation>Plan</translation>
    </message>
    <message>
        <source>not saved; as it would be saved, sha256 %1</source>
        <translation>nicht gespeichert; so, wie er gespeichert würde, sha256 %1</translation>
    </message>
    <message>
        <source>GPU</source>
        <translation>GPU</translation>
    </message>
    <message>
        <source>, with numbers edited by the user</source>
        <translation>, mit vom Benutzer geänderten Werten</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>Programm</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>The same inputs and versions give the same report but for its date.</source>
        <translation>Gleiche Eingaben und Versionen ergeben bis auf das Datum denselben Bericht.</translation>
    </message>
    <message>
        <source>Parameter</source>
        <translation>Parameter</translation>
    </message>
    <message>
        <source>as written</source>
        <translation>wie geschrieben</translation>
    </message>
    <message>
        <source>meaning</source>
        <translation>Bedeutung</translation>
    </message>
    <message>
        <source>Tensor</source>
        <translation>Tensor</translation>
    </message>
    <message>
        <source>dimensions</source>
        <translation>Dimensionen</translation>
    </message>
    <message>
        <source>type</source>
        <translation>Typ</translation>
    </message>
    <message>
        <source>lives in</source>
        <translation>liegt in</translation>
    </message>
    <message>
        <source>Tensors</source>
        <translation>Tensoren</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Aktion</translation>
    </message>
    <message>
        <source>operation</source>
        <translation>Operation</translation>
    </message>
    <message>
        <source>loop</source>
        <translation>Schleife</translation>
    </message>
    <message>
        <source>footprint</source>
        <translation>Umfang</translation>
    </message>
    <message>
        <source>after</source>
        <translation>nach</translation>
    </message>
    <message>
        <source>one run, µs</source>
        <translation>ein Lauf, µs</translation>
    </message>
    <message>
        <source>runs</source>
        <translation>Läufe</translation>
    </message>
    <message>
        <source>bound by</source>
        <translation>begrenzt durch</translation>
    </message>
    <message>
        <source>Actions of one tile</source>
        <translation>Aktionen einer Kachel</translation>
    </message>
    <message>
        <source> in %1</source>
        <translation> in %1</translation>
    </message>
    <message>
        <source>Grid: %1.</source>
        <translation>Gitter: %1.</translation>
    </message>
    <message>
        <source> Loops: %1.</source>
        <translation> Schleifen: %1.</translation>
    </message>
    <message>
        <source>warp</source>
        <translation>Warp</translation>
    </message>
    <message>
        <source>warps</source>
        <translation>Warps</translation>
    </message>
    <message>
        <source> Blocks of %1, no loop.</source>
        <translation> Blöcke aus %1, keine Schleife.</translation>
    </message>
    <message>
        <source> Pipeline: %1, %2, copies by %3%4.</source>
        <translation> Pipeline: %1, %2, Kopien durch %3%4.</translation>
    </message>
    <message>
        <source>stage</source>
        <translation>Stufe</translation>
    </message>
    <message>
        <source>stages</source>
        <translation>Stufen</translation>
    </message>
    <message>
        <source> from warps of their own</source>
        <translation> aus eigenen Warps</translation>
    </message>
    <message>
        <source>The plan</source>
        <translation>Der Plan</translation>
    </message>
    <message>
        <source>Diagnosis</source>
        <translation>Diagnose</translation>
    </message>
    <message>
        <source>Nothing costs more than 1 %: the busiest pipe sets the time.</source>
        <translation>Nichts kostet mehr als 1 %: Die am stärksten belegte Einheit bestimmt die Zeit.</translation>
    </message>
    <message>
        <source>What costs time (causes overlap)</source>
        <translation>Was Zeit kostet (Ursachen überlappen sich)</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>verloren</translation>
    </message>
    <message>
        <source>of the latency</source>
        <translation>der Latenz</translation>
    </message>
    <message>
        <source>What to try</source>
        <translation>Was zu versuchen ist</translation>
    </message>
    <message>
        <source>No change that the engine tried gains 0.5 % or more.</source>
        <translation>Keine Änderung, die das Modell versucht hat, bringt 0,5 % oder mehr.</translation>
    </message>
    <message>
        <source>Change, each re-computed by the engine</source>
        <translation>Änderung, jede vom Modell neu berechnet</translation>
    </message>
    <message>
        <source>gain</source>
        <translation>Gewinn</translation>
    </message>
    <message>
        <source>new latency</source>
        <translation>neue Latenz</translation>
    </message>
    <message>
        <source>then bound by</source>
        <translation>dann begrenzt durch</translation>
    </message>
    <message>
        <source>−%1, %2</source>
        <translation>−%1, %2</translation>
    </message>
    <message>
        <source>asked for</source>
        <translation>verlangt</translation>
    </message>
    <message>
        <source>read from L2</source>
        <translation>aus L2 gelesen</translation>
    </message>
    <message>
        <source>read from DRAM</source>
        <translation>aus DRAM gelesen</translation>
    </message>
    <message>
        <source>written</source>
        <translation>geschrieben</translation>
    </message>
    <message>
        <source>reuse distance</source>
        <translation>Abstand der Wiederverwendung</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>no reuse</source>
        <translation>keine Wiederverwendung</translation>
    </message>
    <message>
        <source>Traffic of one launch</source>
        <translation>Verkehr eines Starts</translation>
    </message>
    <message>
        <source>L2 hit rate %1 with writes, as a profiler counts it; of the reads alone a cache answers %2. In all %3 are read from DRAM and %4 written to it in this launch.</source>
        <translation>L2-Trefferrate %1 mit Schreiben, wie ein Profiler sie zählt; von den Lesezugriffen allein beantwortet ein Cache %2. Insgesamt werden in diesem Start %3 aus DRAM gelesen und %4 dorthin geschrieben.</translation>
    </message>
    <message>
        <source>Resources</source>
        <translation>Ressourcen</translation>
    </message>
    <message>
        <source>Resource</source>
        <translation>Ressource</translation>
    </message>
    <message>
        <source>busy, µs</source>
        <translation>belegt, µs</translation>
    </message>
    <message>
        <source>of the kernel</source>
        <translation>des Kernels</translation>
    </message>
    <message>
        <source>of the steady period</source>
        <translation>der stationären Periode</translation>
    </message>
    <message>
        <source>work</source>
        <translation>Arbeit</translation>
    </message>
    <message>
        <source>peak</source>
        <translation>Spitze</translation>
    </message>
    <message>
        <source>DRAM: %1.</source>
        <translation>DRAM: %1.</translation>
    </message>
    <message>
        <source>Without work in this plan: %1.</source>
        <translation>Ohne Arbeit in diesem Plan: %1.</translation>
    </message>
    <message>
        <source>Latency, predicted</source>
        <translation>Latenz, vorhergesagt</translation>
    </message>
    <message>
        <source>Against “%1”</source>
        <translation>Gegen „%1“</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>1 partial</source>
        <translation>1 unvollständige</translation>
    </message>
    <message>
        <source>%1 + tail</source>
        <translation>%1 + letzte</translation>
    </message>
    <message>
        <source>%1 of %2 blocks resident</source>
        <translation>%1 von %2 Blöcken resident</translation>
    </message>
    <message>
        <source>Bottleneck</source>
        <translation>Engpass</translation>
    </message>
    <message>
        <source>L2 hit, with writes</source>
        <translation>L2-Treffer, mit Schreiben</translation>
    </message>
    <message>
        <source>tile %1</source>
        <translation>Kachel %1</translation>
    </message>
    <message>
        <source>launch order %1</source>
        <translation>Startreihenfolge %1</translation>
    </message>
    <message>
        <source>on one %1</source>
        <translation>auf einer %1</translation>
    </message>
    <message>
        <source>The prediction may be off by ±%1: ±%2 is the %3</source>
        <translation>Die Vorhersage kann um ±%1 danebenliegen: ±%2 (%3)</translation>
    </message>
    <message>
        <source>; it %1, where each may be a quarter off</source>
        <translation>; hinzu kommen geschätzte Werte (%1), jeder vielleicht um ein Viertel falsch</translation>
    </message>
    <message>
        <source>Outside the steady state the %1 costs most: %2, %3 of the latency.</source>
        <translation>Außerhalb des stationären Zustands kostet %1 am meisten: %2, %3 der Latenz.</translation>
    </message>
    <message>
        <source>Besides the stream of blocks the %1 costs most: %2, %3 of the latency.</source>
        <translation>Neben dem Strom der Blöcke kostet %1 am meisten: %2, %3 der Latenz.</translation>
    </message>
    <message>
        <source>The kernel takes %1</source>
        <translation>Der Kernel braucht %1</translation>
    </message>
    <message>
        <source> and runs at %1</source>
        <translation> und läuft mit %1</translation>
    </message>
    <message>
        <source>, %1 of what the tensor cores can do at the %2 MHz %3</source>
        <translation>, %1 der Spitze der Tensor Cores bei %2 MHz, %3</translation>
    </message>
    <message>
        <source>that the %1 W limit allows</source>
        <translation>die die Grenze von %1 W zulässt</translation>
    </message>
    <message>
        <source>of a sustained run</source>
        <translation>dem Takt eines Dauerlaufs</translation>
    </message>
    <message>
        <source>It is bound by %1</source>
        <translation>Begrenzt wird er durch %1</translation>
    </message>
    <message>
        <source> (%1)</source>
        <translation> (%1)</translation>
    </message>
    <message>
        <source>The change that gains most: %1, −%2 (%3), then bound by %4.</source>
        <translation>Die Änderung mit dem größten Gewinn: %1, −%2 (%3), dann begrenzt durch %4.</translation>
    </message>
    <message>
        <source>In short</source>
        <translation>Kurz gefasst</translation>
    </message>
    <message>
        <source>the same</source>
        <translation>gleich</translation>
    </message>
    <message>
        <source>▼ %1 faster</source>
        <translation>▼ %1 schneller</translation>
    </message>
    <message>
        <source>▲ %1 slower</source>
        <translation>▲ %1 langsamer</translation>
    </message>
    <message>
        <source>the tensor cores</source>
        <translation>die Tensor Cores</translation>
    </message>
    <message>
        <source>the CUDA cores</source>
        <translation>die CUDA Cores</translation>
    </message>
    <message>
        <source>the special-function units</source>
        <translation>die Special Function Units</translation>
    </message>
    <message>
        <source>tensor memory</source>
        <translation>den Tensorspeicher</translation>
    </message>
    <message>
        <source>shared memory</source>
        <translation>das Shared Memory</translation>
    </message>
    <message>
        <source>the way from L2 to the SMs</source>
        <translation>den Weg von L2 zu den SMs</translation>
    </message>
    <message>
        <source>the network</source>
        <translation>das Netzwerk</translation>
    </message>
    <message>
        <source>memory latency</source>
        <translation>die Speicherlatenz</translation>
    </message>
    <message>
        <source>the overhead of each loop turn</source>
        <translation>den Aufwand jedes Schleifenumlaufs</translation>
    </message>
    <message>
        <source>the cost of launching</source>
        <translation>die Kosten des Starts</translation>
    </message>
    <message>
        <source>present plan</source>
        <translation>jetziger Plan</translation>
    </message>
    <message>
        <source>Variants</source>
        <translation>Varianten</translation>
    </message>
    <message>
        <source>Against “%1” the present plan is %2</source>
        <translation>Gegen „%1“ ist der jetzige Plan %2</translation>
    </message>
    <message>
        <source>Figure %1.</source>
        <translation>Bild %1.</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>%1, page %2 of %3</source>
        <translation>%1, Seite %2 von %3</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>; the first launches, under the burst power limit: %1</source>
        <translation>; die ersten Starts unter der kurzzeitigen Leistungsgrenze: %1</translation>
    </message>
    <message>
        <source>reads alone %1, DRAM read %2</source>
        <translation>nur Lesen %1, aus DRAM gelesen %2</translation>
    </message>
    <message>
        <source>no lesson is open</source>
        <translation>keine Lektion ist offen</translation>
    </message>
    <message>
        <source>start one from Help, Lessons</source>
        <translation>beginne eine unter Hilfe, Lektionen</translation>
    </message>
    <message>
        <source>there is no result for this plan yet</source>
        <translation>für diesen Plan gibt es noch kein Ergebnis</translation>
    </message>
    <message>
        <source>wait for the analysis</source>
        <translation>warte auf die Analyse</translation>
    </message>
    <message>
        <source>Not answered yet: %1.</source>
        <translation>Noch nicht beantwortet: %1.</translation>
    </message>
    <message>
        <source>Model %1, %2, plan sha256 %3</source>
        <translation>Modell %1, %2, Plan-sha256 %3</translation>
    </message>
    <message>
        <source>hardware file %1</source>
        <translation>Hardwaredatei %1</translation>
    </message>
    <message>
        <source>hardware table %1</source>
        <translation>Hardwaretabelle %1</translation>
    </message>
    <message>
        <source>Filled: this plan by memory level, at its intensity (FLOP per byte of that level).</source>
        <translation>Gefüllt: dieser Plan je Speicherebene, bei seiner Intensität (FLOP je Byte dieser Ebene).</translation>
    </message>
    <message>
        <source> Dashed: “%1”.</source>
        <translation> Gestrichelt: „%1“.</translation>
    </message>
    <message>
        <source>Roofline</source>
        <translation>Roofline</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Speicher</translation>
    </message>
    <message>
        <source>Legal orders</source>
        <translation>Zulässige Reihenfolgen</translation>
    </message>
    <message>
        <source>Legal orders of the actions: %1, examined: %2.</source>
        <translation>Zulässige Reihenfolgen der Aktionen: %1, untersucht: %2.</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Reihenfolge</translation>
    </message>
    <message>
        <source>a turn</source>
        <translation>je Umlauf</translation>
    </message>
    <message>
        <source>a block</source>
        <translation>je Block</translation>
    </message>
    <message>
        <source>against the chosen</source>
        <translation>gegen die gewählte</translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>gewählt</translation>
    </message>
    <message>
        <source>Hardware table</source>
        <translation>Hardwaretabelle</translation>
    </message>
    <message>
        <source>measured %1, predicted %2 too short</source>
        <translation>gemessen %1, um %2 zu kurz vorhergesagt</translation>
    </message>
    <message>
        <source>measured %1, predicted %2 too long</source>
        <translation>gemessen %1, um %2 zu lang vorhergesagt</translation>
    </message>
    <message>
        <source>%1 of %2 MHz in the first launches</source>
        <translation>%1 von %2 MHz bei den ersten Starts</translation>
    </message>
    <message>
        <source>How it is run</source>
        <translation>Wie er läuft</translation>
    </message>
    <message>
        <source>Asked for</source>
        <translation>Angefordert</translation>
    </message>
    <message>
        <source>Hit in a cache</source>
        <translation>Treffer in Caches</translation>
    </message>
    <message>
        <source>The same in all rows: %1.</source>
        <translation>In allen Zeilen gleich: %1.</translation>
    </message>
    <message>
        <source>From DRAM</source>
        <translation>Aus DRAM</translation>
    </message>
    <message>
        <source>Evicted</source>
        <translation>Verdrängt</translation>
    </message>
    <message>
        <source>Written</source>
        <translation>Geschrieben</translation>
    </message>
    <message>
        <source>Between partitions</source>
        <translation>Zwischen Partitionen</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>What tiles find in L2</source>
        <translation>Was Kacheln im L2 finden</translation>
    </message>
    <message>
        <source>Left: share of the reads of each tile that hit in L2; outlined is the last wave, framed its last tile. Right: the same share of all reads, had the GPU another size of L2.</source>
        <translation>Links: Anteil der Lesezugriffe jeder Kachel, die im L2 treffen; umrandet die letzte Welle, eingerahmt ihre letzte Kachel. Rechts: derselbe Anteil aller Lesezugriffe, hätte die GPU einen L2 anderer Größe.</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message>
        <source>Less</source>
        <translation>Weniger</translation>
    </message>
    <message>
        <source>Latency then</source>
        <translation>Latenz dann</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>%1, now %2</source>
        <translation>%1, jetzt %2</translation>
    </message>
    <message>
        <source>Sensitivity</source>
        <translation>Empfindlichkeit</translation>
    </message>
    <message>
        <source>Latency when one number changes: rates of the GPU by %1 either way, knobs to the next value that can run. The %2 widest of %3.</source>
        <translation>Latenz, wenn sich eine einzige Zahl ändert: Raten der GPU um %1 nach beiden Seiten, Stellgrößen auf den nächsten lauffähigen Wert. Die %2 breitesten von %3.</translation>
    </message>
    <message>
        <source>Why the plan cannot run there</source>
        <translation>Warum der Plan dort nicht läuft</translation>
    </message>
    <message>
        <source>The plan on all GPUs</source>
        <translation>Der Plan auf allen GPUs</translation>
    </message>
    <message>
        <source>It runs on %1 of %2 GPUs, fastest first. The dot marks the GPU of this report.</source>
        <translation>Er läuft auf %1 von %2 GPUs, die schnellste zuerst. Der Punkt kennzeichnet die GPU dieses Berichts.</translation>
    </message>
    <message>
        <source>Band: mean error of the model, and a quarter on every guessed number. Of peak: tensor FLOP/s or DRAM bytes/s of that GPU, whichever is nearer.</source>
        <translation>Band: mittlerer Fehler des Modells und ein Viertel auf jede geschätzte Zahl. Vom Spitzenwert: Tensor-FLOP/s oder DRAM-Byte/s dieser GPU, was näher liegt.</translation>
    </message>
    <message>
        <source>of the first launches</source>
        <translation>dem Takt der ersten Starts</translation>
    </message>
    <message>
        <source> Each row goes on in the one below.</source>
        <translation> Jede Zeile setzt sich in der nächsten fort.</translation>
    </message>
    <message>
        <source>The problem, its grid and one tile; what fills the shared memory.</source>
        <translation>Das Problem, sein Raster und eine Kachel; was den Shared Memory füllt.</translation>
    </message>
</context>
<context>
    <name>RooflinePlot</name>
    <message>
        <source>Intensity, %1 per byte at that level</source>
        <translation>Intensität, %1 je Byte auf dieser Ebene</translation>
    </message>
    <message>
        <source>now</source>
        <translation>jetzt</translation>
    </message>
</context>
<context>
    <name>SharedMemory</name>
    <message>
        <source>%1 per block</source>
        <translation>%1 je Block</translation>
    </message>
    <message>
        <source>%1 of %2 per block</source>
        <translation>%1 von %2 je Block</translation>
    </message>
    <message>
        <source>a %1 fits</source>
        <translation>eine %1 passt</translation>
    </message>
    <message>
        <source>no room for a %1</source>
        <translation>kein Platz für eine %1</translation>
    </message>
    <message>
        <source>stage %1</source>
        <translation>Stufe %1</translation>
    </message>
</context>
<context>
    <name>SweepPlot</name>
    <message>
        <source>Latency, %1</source>
        <translation>Latenz, %1</translation>
    </message>
    <message>
        <source>, now</source>
        <translation>, jetzt</translation>
    </message>
    <message>
        <source>, fastest</source>
        <translation>, schnellste</translation>
    </message>
</context>
<context>
    <name>TilePicture</name>
    <message>
        <source>%1 tile</source>
        <translation>%1 Kachel</translation>
    </message>
    <message>
        <source>%1 tiles</source>
        <translation>%1 Kacheln</translation>
    </message>
    <message>
        <source>1 full wave</source>
        <translation>1 volle Welle</translation>
    </message>
    <message>
        <source>%1 full waves</source>
        <translation>%1 volle Wellen</translation>
    </message>
    <message>
        <source>one wave of %1</source>
        <translation>eine Welle aus %1</translation>
    </message>
    <message>
        <source> and a tail of %1</source>
        <translation> + letzte aus %1</translation>
    </message>
    <message>
        <source>axes not to one scale</source>
        <translation>Achsen nicht im selben Maßstab</translation>
    </message>
    <message>
        <source>Shared memory</source>
        <translation>Shared Memory</translation>
    </message>
    <message>
        <source>does not fit: %1</source>
        <translation>passt nicht: %1</translation>
    </message>
    <message>
        <source>%1 tile</source>
        <comment>of a tensor</comment>
        <translation>Kachel %1</translation>
    </message>
    <message>
        <source>%1 slice</source>
        <translation>Scheibe %1</translation>
    </message>
    <message>
        <source>tail</source>
        <translation>letzte</translation>
    </message>
    <message>
        <source>Blocks per SM</source>
        <translation>Blöcke je SM</translation>
    </message>
    <message>
        <source>not drawn: %1</source>
        <translation>nicht gezeichnet: %1</translation>
    </message>
</context>
<context>
    <name>ViewKeys</name>
    <message>
        <source>Plan</source>
        <translation>Plan</translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation>Pfeiltasten</translation>
    </message>
    <message>
        <source>Walk between actions; Shift extends the selection</source>
        <translation>Von Aktion zu Aktion gehen; mit Umschalt wird die Auswahl erweitert</translation>
    </message>
    <message>
        <source>Ctrl+Arrows</source>
        <translation>Strg+Pfeiltasten</translation>
    </message>
    <message>
        <source>Move the selected actions</source>
        <translation>Die gewählten Aktionen verschieben</translation>
    </message>
    <message>
        <source>Edit the action&apos;s expressions in place; Tab: the next one</source>
        <translation>Die Ausdrücke der Aktion an Ort und Stelle bearbeiten; Tab: der nächste</translation>
    </message>
    <message>
        <source>Show the action in the properties</source>
        <translation>Die Aktion in den Eigenschaften zeigen</translation>
    </message>
    <message>
        <source>Rename the action in place</source>
        <translation>Die Aktion an Ort und Stelle umbenennen</translation>
    </message>
    <message>
        <source>Select all actions</source>
        <translation>Alle Aktionen auswählen</translation>
    </message>
    <message>
        <source>Copy the selected actions as text</source>
        <translation>Die gewählten Aktionen als Text kopieren</translation>
    </message>
    <message>
        <source>Cut the selected actions</source>
        <translation>Die gewählten Aktionen ausschneiden</translation>
    </message>
    <message>
        <source>Paste actions</source>
        <translation>Aktionen einfügen</translation>
    </message>
    <message>
        <source>Duplicate the selected actions</source>
        <translation>Die gewählten Aktionen verdoppeln</translation>
    </message>
    <message>
        <source>Alt+Arrows</source>
        <translation>Alt+Pfeiltasten</translation>
    </message>
    <message>
        <source>Align the selected actions at that side</source>
        <translation>Die gewählten Aktionen an dieser Seite ausrichten</translation>
    </message>
    <message>
        <source>Distribute the selected actions from left to right</source>
        <translation>Die gewählten Aktionen von links nach rechts verteilen</translation>
    </message>
    <message>
        <source>Distribute the selected actions from top to bottom</source>
        <translation>Die gewählten Aktionen von oben nach unten verteilen</translation>
    </message>
    <message>
        <source>Group the selected actions into a loop</source>
        <translation>Die gewählten Aktionen in eine Schleife fassen</translation>
    </message>
    <message>
        <source>Delete the selected actions or edge</source>
        <translation>Die gewählten Aktionen oder die gewählte Kante löschen</translation>
    </message>
    <message>
        <source>Menu key</source>
        <translation>Menütaste</translation>
    </message>
    <message>
        <source>Every other edit: connect, disconnect, align, arrange</source>
        <translation>Alles Übrige: verbinden, trennen, ausrichten, anordnen</translation>
    </message>
    <message>
        <source>Zoom to 100 %</source>
        <translation>Auf 100 % zoomen</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Leertaste</translation>
    </message>
    <message>
        <source>Hold to pan by dragging</source>
        <translation>Gedrückt halten, um durch Ziehen zu verschieben</translation>
    </message>
    <message>
        <source>Cancel the gesture, clear the selection</source>
        <translation>Die Geste abbrechen, die Auswahl aufheben</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>Find in the text</source>
        <translation>Im Text suchen</translation>
    </message>
    <message>
        <source>In the find field: next place; Shift: previous</source>
        <translation>Im Suchfeld: nächste Stelle; mit Umschalt: vorige</translation>
    </message>
    <message>
        <source>Leave the find field</source>
        <translation>Das Suchfeld verlassen</translation>
    </message>
    <message>
        <source>Takes back letters while the text has errors, else steps of the document</source>
        <translation>Nimmt Buchstaben zurück, solange der Text Fehler hat, sonst Schritte des Dokuments</translation>
    </message>
    <message>
        <source>Lanes</source>
        <translation>Spuren</translation>
    </message>
    <message>
        <source>Zoom in and out</source>
        <translation>Vergrößern und verkleinern</translation>
    </message>
    <message>
        <source>Pan</source>
        <translation>Verschieben</translation>
    </message>
    <message>
        <source>Next and previous segment</source>
        <translation>Nächster und voriger Balken</translation>
    </message>
    <message>
        <source>Measure the current segment; again: up to the end of the one current then</source>
        <translation>Den aktuellen Balken messen; noch einmal: bis zum Ende des dann aktuellen</translation>
    </message>
    <message>
        <source>Fit the selection</source>
        <translation>Die Auswahl einpassen</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Pos1</translation>
    </message>
    <message>
        <source>Fit all</source>
        <translation>Alles einpassen</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Aufheben</translation>
    </message>
    <message>
        <source>Legal orders</source>
        <translation>Zulässige Reihenfolgen</translation>
    </message>
    <message>
        <source>Up Down</source>
        <translation>Auf Ab</translation>
    </message>
    <message>
        <source>Another order; in the sequence another step</source>
        <translation>Eine andere Reihenfolge; in der Folge ein anderer Schritt</translation>
    </message>
    <message>
        <source>Alt+Up Alt+Down</source>
        <translation>Alt+Auf Alt+Ab</translation>
    </message>
    <message>
        <source>Move the action earlier or later, if no edge forbids it</source>
        <translation>Die Aktion früher oder später einreihen, wenn keine Kante es verbietet</translation>
    </message>
    <message>
        <source>L2</source>
        <translation>L2</translation>
    </message>
    <message>
        <source>Left Right</source>
        <translation>Links Rechts</translation>
    </message>
    <message>
        <source>One launch back or on</source>
        <translation>Einen Start zurück oder weiter</translation>
    </message>
    <message>
        <source>PgUp PgDown</source>
        <translation>Bild auf Bild ab</translation>
    </message>
    <message>
        <source>One wave back or on</source>
        <translation>Eine Welle zurück oder weiter</translation>
    </message>
    <message>
        <source>Home End</source>
        <translation>Pos1 Ende</translation>
    </message>
    <message>
        <source>First and last launch</source>
        <translation>Erster und letzter Start</translation>
    </message>
    <message>
        <source>Play the launches, or stop</source>
        <translation>Die Starts abspielen oder anhalten</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Tabellen</translation>
    </message>
    <message>
        <source>Copy the selected rows as CSV, all without a selection</source>
        <translation>Die gewählten Zeilen als CSV kopieren, ohne Auswahl alle</translation>
    </message>
    <message>
        <source>Tile and knobs</source>
        <translation>Kachel und Regler</translation>
    </message>
    <message>
        <source>Previous and next stop; Home and End: first and last</source>
        <translation>Vorige und nächste Raste; Pos1 und Ende: erste und letzte</translation>
    </message>
    <message>
        <source>/ or Insert</source>
        <translation>/ oder Einfg</translation>
    </message>
    <message>
        <source>Add an action: opens the list of operations, type to find one</source>
        <translation>Aktion hinzufügen: öffnet die Liste der Operationen, Tippen sucht eine</translation>
    </message>
    <message>
        <source>Zoom in and out, as + and -</source>
        <translation>Vergrößern und verkleinern, wie + und -</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>Find a row; in the lanes an action</source>
        <translation>Eine Zeile suchen; in den Spuren eine Aktion</translation>
    </message>
    <message>
        <source>Edit the name or the size in this cell; Tab: the next one</source>
        <translation>Name oder Größe in dieser Zelle bearbeiten; Tab: die nächste</translation>
    </message>
    <message>
        <source>Fit what is measured or selected</source>
        <translation>Gemessenes oder Gewähltes einpassen</translation>
    </message>
    <message>
        <source>Pin the lane: it stays on top while others scroll</source>
        <translation>Die Spur anheften: Sie bleibt oben, während andere rollen</translation>
    </message>
    <message>
        <source>Variants</source>
        <translation>Varianten</translation>
    </message>
    <message>
        <source>Show the two selected rows side by side, or one and the present plan</source>
        <translation>Die zwei gewählten Zeilen nebeneinander zeigen, oder eine und den jetzigen Plan</translation>
    </message>
    <message>
        <source>Side by side</source>
        <translation>Nebeneinander</translation>
    </message>
    <message>
        <source>as in Lanes</source>
        <translation>wie in den Spuren</translation>
    </message>
    <message>
        <source>Zoom, pan, fit, measure: both sides at once</source>
        <translation>Vergrößern, verschieben, einpassen, messen: beide Seiten zugleich</translation>
    </message>
    <message>
        <source>Another lane; past the last one the other side</source>
        <translation>Eine andere Spur; nach der letzten die andere Seite</translation>
    </message>
</context>
<context>
    <name>tilesight</name>
    <message>
        <source>%1, reads hit %2</source>
        <translation>%1, Lesetreffer %2</translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>gewählt</translation>
    </message>
    <message>
        <source>▼ %1 faster</source>
        <translation>▼ %1 schneller</translation>
    </message>
    <message>
        <source>▲ %1 slower</source>
        <translation>▲ %1 langsamer</translation>
    </message>
    <message>
        <source>the same time</source>
        <translation>dieselbe Zeit</translation>
    </message>
    <message>
        <source>Launch</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>Prologue</source>
        <translation>Prolog</translation>
    </message>
    <message>
        <source>First lines, last stores</source>
        <translation>Erste Zeilen, letzte Schreibzugriffe</translation>
    </message>
    <message>
        <source>Steady state</source>
        <translation>Stationärer Zustand</translation>
    </message>
    <message>
        <source>Stream of blocks</source>
        <translation>Strom der Blöcke</translation>
    </message>
    <message>
        <source>Epilogue</source>
        <translation>Epilog</translation>
    </message>
    <message>
        <source>Latency, predicted</source>
        <translation>Latenz, vorhergesagt</translation>
    </message>
    <message>
        <source>Baseline</source>
        <translation>Vergleichsbasis</translation>
    </message>
    <message>
        <source>Against “%1”</source>
        <translation>Gegen „%1“</translation>
    </message>
    <message>
        <source>Bottleneck</source>
        <translation>Engpass</translation>
    </message>
    <message>
        <source>L2 hit, with writes</source>
        <translation>L2-Treffer, mit Schreiben</translation>
    </message>
    <message>
        <source>Waves</source>
        <translation>Wellen</translation>
    </message>
    <message>
        <source>Occupancy</source>
        <translation>Belegung</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Does not fit</source>
        <translation>Passt nicht</translation>
    </message>
    <message>
        <source>Not legal</source>
        <translation>Nicht zulässig</translation>
    </message>
    <message>
        <source>%1 errors</source>
        <translation>%1 Fehler</translation>
    </message>
    <message>
        <source>Computing</source>
        <translation>Rechnet</translation>
    </message>
    <message>
        <source>None yet</source>
        <translation>Noch keins</translation>
    </message>
    <message>
        <source>no plan open</source>
        <translation>kein Plan offen</translation>
    </message>
    <message>
        <source>Stale</source>
        <translation>Veraltet</translation>
    </message>
    <message>
        <source>Up to date</source>
        <translation>Aktuell</translation>
    </message>
    <message>
        <source>Doubtful</source>
        <translation>Zweifelhaft</translation>
    </message>
    <message>
        <source>Rests on guesses</source>
        <translation>Beruht auf Schätzungen</translation>
    </message>
    <message>
        <source>edited hardware numbers</source>
        <translation>geänderte Hardwarewerte</translation>
    </message>
    <message>
        <source>same</source>
        <translation>gleich</translation>
    </message>
    <message>
        <source>Registers</source>
        <translation>Register</translation>
    </message>
    <message>
        <source>per thread</source>
        <translation>je Thread</translation>
    </message>
    <message>
        <source>32-bit registers of a thread, estimated.</source>
        <translation>32-Bit-Register eines Threads, geschätzt.</translation>
    </message>
    <message>
        <source>32-bit registers of a thread, as compiled.</source>
        <translation>32-Bit-Register eines Threads, wie übersetzt.</translation>
    </message>
    <message>
        <source>blocks per SM</source>
        <translation>Blöcke je SM</translation>
    </message>
    <message>
        <source>Resident blocks, limited by %1.</source>
        <translation>Residente Blöcke, begrenzt durch %1.</translation>
    </message>
    <message>
        <source>per block</source>
        <translation>je Block</translation>
    </message>
    <message>
        <source>Shared memory of a block, estimated.</source>
        <translation>Shared Memory eines Blocks, geschätzt.</translation>
    </message>
    <message>
        <source>Shared memory of a block, as compiled.</source>
        <translation>Shared Memory eines Blocks, wie übersetzt.</translation>
    </message>
    <message>
        <source>at most</source>
        <translation>höchstens</translation>
    </message>
    <message>
        <source>What one block may use on this GPU.</source>
        <translation>Was ein Block auf dieser GPU belegen darf.</translation>
    </message>
    <message>
        <source>%1 SMs</source>
        <translation>%1 SMs</translation>
    </message>
    <message>
        <source>SMs</source>
        <translation>SMs</translation>
    </message>
    <message>
        <source>moved</source>
        <translation>bewegt</translation>
    </message>
    <message>
        <source>Bytes between TMEM and registers per launch.</source>
        <translation>Bytes zwischen TMEM und Registern je Start.</translation>
    </message>
    <message>
        <source>per SM</source>
        <translation>je SM</translation>
    </message>
    <message>
        <source>Tensor memory of an SM.</source>
        <translation>Tensorspeicher eines SM.</translation>
    </message>
    <message>
        <source>Bytes through the ports of shared memory per launch.</source>
        <translation>Bytes durch die Ports des Shared Memory je Start.</translation>
    </message>
    <message>
        <source>reads</source>
        <translation>liest</translation>
    </message>
    <message>
        <source>Bytes that reach L2 per launch, after merging.</source>
        <translation>Bytes, die je Start L2 erreichen, nach dem Zusammenfassen.</translation>
    </message>
    <message>
        <source>writes</source>
        <translation>schreibt</translation>
    </message>
    <message>
        <source>Bytes written to L2 per launch.</source>
        <translation>Bytes, die je Start nach L2 geschrieben werden.</translation>
    </message>
    <message>
        <source>Bytes that tiles ask for per launch.</source>
        <translation>Bytes, die Kacheln je Start verlangen.</translation>
    </message>
    <message>
        <source>merged</source>
        <translation>zusammengefasst</translation>
    </message>
    <message>
        <source>Share of the bytes that tiles ask for that never arrive at L2.</source>
        <translation>Anteil der von Kacheln verlangten Bytes, der L2 nie erreicht.</translation>
    </message>
    <message>
        <source>per group</source>
        <translation>je Gruppe</translation>
    </message>
    <message>
        <source>Capacity of one group of SMs that share an L1.5.</source>
        <translation>Kapazität einer Gruppe von SMs, die sich einen L1.5 teilen.</translation>
    </message>
    <message>
        <source>hit</source>
        <translation>Treffer</translation>
    </message>
    <message>
        <source>Of what arrives at L2, reads and writes, as a profiler counts.</source>
        <translation>Von dem, was bei L2 ankommt, Lesen und Schreiben, wie ein Profiler zählt.</translation>
    </message>
    <message>
        <source>no DRAM</source>
        <translation>ohne DRAM</translation>
    </message>
    <message>
        <source>Share of the bytes that tiles read which a cache answers.</source>
        <translation>Anteil der von Kacheln gelesenen Bytes, den ein Cache liefert.</translation>
    </message>
    <message>
        <source>holds</source>
        <translation>fasst</translation>
    </message>
    <message>
        <source>Capacity of L2.</source>
        <translation>Kapazität von L2.</translation>
    </message>
    <message>
        <source>Bytes read from DRAM per launch.</source>
        <translation>Bytes, die je Start aus DRAM gelesen werden.</translation>
    </message>
    <message>
        <source>Bytes written to DRAM within the launch.</source>
        <translation>Bytes, die während des Starts nach DRAM geschrieben werden.</translation>
    </message>
    <message>
        <source>Capacity of DRAM.</source>
        <translation>Kapazität von DRAM.</translation>
    </message>
    <message>
        <source>This plan moves no bytes.</source>
        <translation>Dieser Plan bewegt keine Bytes.</translation>
    </message>
    <message>
        <source>Busiest: %1, %2, %3</source>
        <translation>Am stärksten belegt: %1, %2, %3</translation>
    </message>
    <message>
        <source>Tensor core %1</source>
        <translation>Tensor Core %1</translation>
    </message>
    <message>
        <source> mma.sync</source>
        <translation> mma.sync</translation>
    </message>
    <message>
        <source> at %1</source>
        <translation> bei %1</translation>
    </message>
    <message>
        <source> at %1, largest clock</source>
        <translation> bei %1, höchster Takt</translation>
    </message>
    <message>
        <source>CUDA core at %1</source>
        <translation>CUDA Core bei %1</translation>
    </message>
    <message>
        <source>This plan multiplies nothing and computes nothing: there is no roof to compare with.</source>
        <translation>Dieser Plan multipliziert und rechnet nichts: Es gibt kein Dach zum Vergleich.</translation>
    </message>
    <message>
        <source>%1 moves no bytes in this plan.</source>
        <translation>%1 bewegt in diesem Plan keine Bytes.</translation>
    </message>
    <message>
        <source>%1 at %2 %3/B, held by %4: </source>
        <translation>%1 bei %2 %3/B, gehalten von %4: </translation>
    </message>
    <message>
        <source>%1 binds: </source>
        <translation>%1 begrenzt: </translation>
    </message>
    <message>
        <source>%1 of %2, %3 of that roof.</source>
        <translation>%1 von %2, %3 dieses Dachs.</translation>
    </message>
    <message>
        <source> It is far away: %1 limits, %2.</source>
        <translation> Es ist weit weg: Es begrenzt %1, %2.</translation>
    </message>
    <message>
        <source> Next: %1 at %2.</source>
        <translation> Danach: %1 bei %2.</translation>
    </message>
    <message>
        <source>largest</source>
        <translation>größter</translation>
    </message>
    <message>
        <source>smallest</source>
        <translation>kleinster</translation>
    </message>
    <message>
        <source>no change</source>
        <translation>keine Änderung</translation>
    </message>
    <message>
        <source>, then %1 limits</source>
        <translation>, dann begrenzt %1</translation>
    </message>
    <message>
        <source>Without effect: %1</source>
        <translation>Ohne Wirkung: %1</translation>
    </message>
    <message>
        <source> faster</source>
        <translation> schneller</translation>
    </message>
    <message>
        <source> slower</source>
        <translation> langsamer</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Anwenden</translation>
    </message>
    <message>
        <source>knob, now %1</source>
        <translation>Regler, jetzt %1</translation>
    </message>
    <message>
        <source>%1 numbers</source>
        <translation>%1 Zahlen</translation>
    </message>
    <message>
        <source>1 number</source>
        <translation>1 Zahl</translation>
    </message>
    <message>
        <source>by a re-run of the plan without it</source>
        <translation>durch erneutes Rechnen ohne sie</translation>
    </message>
    <message>
        <source>read off the analysis</source>
        <translation>aus der Analyse abgelesen</translation>
    </message>
    <message>
        <source>, by a re-run</source>
        <translation>, neu gerechnet</translation>
    </message>
    <message>
        <source>Causes overlap, so the times do not add up.</source>
        <translation>Die Ursachen überlappen sich, die Zeiten lassen sich nicht addieren.</translation>
    </message>
    <message>
        <source>Adopt</source>
        <translation>Übernehmen</translation>
    </message>
    <message>
        <source>current</source>
        <translation>verwendet</translation>
    </message>
    <message>
        <source>Reads hit</source>
        <translation>Lesetreffer</translation>
    </message>
    <message>
        <source>To L2</source>
        <translation>Zu L2</translation>
    </message>
    <message>
        <source>, current order</source>
        <translation>, jetzige Reihenfolge</translation>
    </message>
    <message>
        <source>no tile map</source>
        <translation>keine Karte</translation>
    </message>
    <message>
        <source>no tile maps in this result</source>
        <translation>keine Kachelkarten in diesem Ergebnis</translation>
    </message>
    <message>
        <source>from %1 to %2%3</source>
        <translation>von %1 bis %2%3</translation>
    </message>
    <message>
        <source> points, blue: more hits</source>
        <translation> Punkte, blau: mehr Treffer</translation>
    </message>
    <message>
        <source>%1 actions</source>
        <translation>%1 Aktionen</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>%1 verschieben</translation>
    </message>
    <message>
        <source>Add %1</source>
        <translation>%1 hinzufügen</translation>
    </message>
    <message>
        <source>Delete %1</source>
        <translation>%1 löschen</translation>
    </message>
    <message>
        <source>Delete edge %1 → %2</source>
        <translation>Kante %1 → %2 löschen</translation>
    </message>
    <message>
        <source>Arrange automatically</source>
        <translation>Automatisch anordnen</translation>
    </message>
    <message>
        <source>Rename %1 to %2</source>
        <translation>%1 in %2 umbenennen</translation>
    </message>
    <message>
        <source>Connect %1 → %2</source>
        <translation>%1 → %2 verbinden</translation>
    </message>
    <message>
        <source>Move %1 out of the loops</source>
        <translation>%1 aus den Schleifen nehmen</translation>
    </message>
    <message>
        <source>Move %1 into loop %2</source>
        <translation>%1 in Schleife %2 verschieben</translation>
    </message>
    <message>
        <source>Group %1 into loop %2</source>
        <translation>%1 in Schleife %2 fassen</translation>
    </message>
    <message>
        <source>registers</source>
        <translation>Register</translation>
    </message>
    <message>
        <source>remote GPU</source>
        <translation>andere GPU</translation>
    </message>
    <message>
        <source>%1 must be a whole number</source>
        <translation>%1 muss eine ganze Zahl sein</translation>
    </message>
    <message>
        <source>%1 must lie between %2 and %3</source>
        <translation>%1 muss zwischen %2 und %3 liegen</translation>
    </message>
    <message>
        <source>“%1” is not a number in %2</source>
        <translation>„%1“ ist keine Zahl in %2</translation>
    </message>
    <message>
        <source>plain figures</source>
        <translation>reinen Ziffern</translation>
    </message>
    <message>
        <source>Then: %1 bound.</source>
        <translation>Dann begrenzt: %1.</translation>
    </message>
    <message>
        <source>Changes that make the kernel faster appear here, once a plan is open.</source>
        <translation>Sobald ein Plan offen ist, stehen hier Änderungen, die den Kernel schneller machen.</translation>
    </message>
    <message>
        <source>First make the plan legal: %1</source>
        <translation>Mach zuerst den Plan zulässig: %1</translation>
    </message>
    <message>
        <source>Trying changes …</source>
        <translation>Änderungen werden versucht …</translation>
    </message>
    <message>
        <source>No single change that was tried gains 0.5 % or more.</source>
        <translation>Keine einzelne versuchte Änderung bringt 0,5 % oder mehr.</translation>
    </message>
    <message>
        <source>idle: no work in the loop</source>
        <translation>ohne Arbeit in der Schleife</translation>
    </message>
    <message>
        <source>idle in the loop</source>
        <translation>untätig in der Schleife</translation>
    </message>
    <message>
        <source>idle</source>
        <translation>untätig</translation>
    </message>
    <message>
        <source>baseline ends %1 later</source>
        <translation>Vergleichsbasis endet %1 später</translation>
    </message>
    <message>
        <source>baseline</source>
        <translation>Vergleichsbasis</translation>
    </message>
    <message>
        <source>baseline “%1”</source>
        <translation>Vergleichsbasis „%1“</translation>
    </message>
    <message>
        <source>, ends %1 later</source>
        <translation>, endet %1 später</translation>
    </message>
    <message>
        <source>waits (stripe = who is to blame)</source>
        <translation>Warten (Streifen = wer schuld ist)</translation>
    </message>
    <message>
        <source>critical chain</source>
        <translation>kritische Kette</translation>
    </message>
    <message>
        <source>Start and load latency</source>
        <translation>Start und Ladelatenz</translation>
    </message>
    <message>
        <source>Work</source>
        <translation>Arbeit</translation>
    </message>
    <message>
        <source>Tile 0 on SM 0</source>
        <translation>Kachel 0 auf SM 0</translation>
    </message>
    <message>
        <source>Tile 0</source>
        <translation>Kachel 0</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation>Phase</translation>
    </message>
    <message>
        <source>%1 more, same period</source>
        <translation>%1 weitere, gleiche Periode</translation>
    </message>
    <message>
        <source>%1 more</source>
        <translation>%1 weitere</translation>
    </message>
    <message>
        <source>%1 without work</source>
        <translation>%1 ohne Arbeit</translation>
    </message>
    <message>
        <source> on %1</source>
        <translation> auf %1</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>Dauer</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>Bytes</translation>
    </message>
    <message>
        <source>Rate</source>
        <translation>Rate</translation>
    </message>
    <message>
        <source> of %1</source>
        <translation> von %1</translation>
    </message>
    <message>
        <source>One block alone</source>
        <translation>Ein Block allein</translation>
    </message>
    <message>
        <source>Starts after</source>
        <translation>Beginnt nach</translation>
    </message>
    <message>
        <source>block start</source>
        <translation>Beginn des Blocks</translation>
    </message>
    <message>
        <source>Critical chain</source>
        <translation>Kritische Kette</translation>
    </message>
    <message>
        <source>on it</source>
        <translation>darauf</translation>
    </message>
    <message>
        <source>not on it</source>
        <translation>nicht darauf</translation>
    </message>
    <message>
        <source>F1 explains · click selects the action</source>
        <translation>F1 erklärt · Klick wählt die Aktion</translation>
    </message>
    <message>
        <source>%1 waits</source>
        <translation>%1 wartet</translation>
    </message>
    <message>
        <source>To blame</source>
        <translation>Schuld</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Warum</translation>
    </message>
    <message>
        <source>click selects the action to blame</source>
        <translation>Klick wählt die Aktion, die schuld ist</translation>
    </message>
    <message>
        <source>, starts at %1, takes %2</source>
        <translation>, beginnt bei %1, dauert %2</translation>
    </message>
    <message>
        <source>, on the critical chain</source>
        <translation>, auf der kritischen Kette</translation>
    </message>
    <message>
        <source>lane</source>
        <translation>Spur</translation>
    </message>
    <message>
        <source>lanes</source>
        <translation>Spuren</translation>
    </message>
    <message>
        <source>Tile 0 on SM 0: start and load latency %1, work %2. %3 with work.</source>
        <translation>Kachel 0 auf SM 0: Start und Ladelatenz %1, Arbeit %2. %3 mit Arbeit.</translation>
    </message>
    <message>
        <source>Tile 0 on SM 0: prologue %1, steady state %2, epilogue %3. %4 with work.</source>
        <translation>Kachel 0 auf SM 0: Prolog %1, stationärer Zustand %2, Epilog %3. %4 mit Arbeit.</translation>
    </message>
    <message>
        <source>wave</source>
        <translation>Welle</translation>
    </message>
    <message>
        <source>waves</source>
        <translation>Wellen</translation>
    </message>
    <message>
        <source> + tail</source>
        <translation> + letzte</translation>
    </message>
    <message>
        <source>%1 · %2 SMs</source>
        <translation>%1 · %2 SMs</translation>
    </message>
    <message>
        <source>One partial wave · %1 SMs</source>
        <translation>Eine unvollständige Welle · %1 SMs</translation>
    </message>
    <message>
        <source>Tail wave · all %1 SMs</source>
        <translation>Letzte Welle · alle %1 SMs</translation>
    </message>
    <message>
        <source>Tail wave · %1 of %2 SMs</source>
        <translation>Letzte Welle · %1 von %2 SMs</translation>
    </message>
    <message>
        <source>Wave %1 · %2 SMs</source>
        <translation>Welle %1 · %2 SMs</translation>
    </message>
    <message>
        <source>Tail</source>
        <translation>Letzte</translation>
    </message>
    <message>
        <source>Whole kernel</source>
        <translation>Ganzer Kernel</translation>
    </message>
    <message>
        <source>Change %1 %2 → %3</source>
        <translation>%1 ändern %2 → %3</translation>
    </message>
    <message>
        <source>Launch order %1%2</source>
        <translation>Startreihenfolge %1%2</translation>
    </message>
    <message>
        <source>persistent, </source>
        <translation>persistent, </translation>
    </message>
    <message>
        <source>Change data type %1 → %2</source>
        <translation>Datentyp ändern %1 → %2</translation>
    </message>
    <message>
        <source>Move %1 out of its loop</source>
        <translation>%1 aus seiner Schleife nehmen</translation>
    </message>
    <message>
        <source>Change %1 to %2</source>
        <translation>%1 in %2 ändern</translation>
    </message>
    <message>
        <source>%1 of DRAM</source>
        <translation>%1 des DRAM</translation>
    </message>
    <message>
        <source>Band: ±%1 is the %2</source>
        <translation>Band: ±%1 ist: %2</translation>
    </message>
    <message>
        <source>%1 is a guess: a quarter more or less moves the latency by up to %2</source>
        <translation>%1 ist geschätzt: ein Viertel mehr oder weniger ändert die Latenz um bis zu %2</translation>
    </message>
    <message>
        <source>Band: %1</source>
        <translation>Band: %1</translation>
    </message>
    <message>
        <source>Measured %1, the prediction is %2</source>
        <translation>Gemessen %1, die Vorhersage ist %2</translation>
    </message>
    <message>
        <source>Pin the present result to compare changes with it.</source>
        <translation>Merkt das jetzige Ergebnis, um Änderungen damit zu vergleichen.</translation>
    </message>
    <message>
        <source>Clock %1 of %2 MHz: power limit</source>
        <translation>Takt %1 von %2 MHz: Leistungsgrenze</translation>
    </message>
    <message>
        <source>Reads and writes as a profiler counts them; of the reads alone a cache answers %1</source>
        <translation>Lesen und Schreiben, wie ein Profiler sie zählt; von den Lesezugriffen allein beantwortet ein Cache %1</translation>
    </message>
    <message>
        <source>Reads %1</source>
        <translation>Lesen %1</translation>
    </message>
    <message>
        <source>L1.5 takes %1</source>
        <translation>L1.5 nimmt %1</translation>
    </message>
    <message>
        <source>L1.5 takes %1 of the tile reads, L2 sees the rest</source>
        <translation>L1.5 nimmt %1 der Lesezugriffe der Kacheln, L2 sieht den Rest</translation>
    </message>
    <message>
        <source>DRAM: %1 read, %2 written</source>
        <translation>DRAM: %1 gelesen, %2 geschrieben</translation>
    </message>
    <message>
        <source>1 partial</source>
        <translation>1 unvollständige</translation>
    </message>
    <message>
        <source>%1 + tail</source>
        <translation>%1 + letzte</translation>
    </message>
    <message>
        <source>Tail: %1 of %2 blocks</source>
        <translation>Letzte: %1 von %2 Blöcken</translation>
    </message>
    <message>
        <source>Tail: %1 of %2 SMs</source>
        <translation>Letzte: %1 von %2 SMs</translation>
    </message>
    <message>
        <source>%1 busy</source>
        <translation>%1 belegt</translation>
    </message>
    <message>
        <source>block</source>
        <translation>Block</translation>
    </message>
    <message>
        <source>blocks</source>
        <translation>Blöcke</translation>
    </message>
    <message>
        <source>%1 in the grid, %2 in a wave</source>
        <translation>%1 im Gitter, %2 je Welle</translation>
    </message>
    <message>
        <source>%1 bind</source>
        <translation>%1 begrenzen</translation>
    </message>
    <message>
        <source>%1 binds</source>
        <translation>%1 begrenzt</translation>
    </message>
    <message>
        <source>%1 bind: %2</source>
        <translation>%1 begrenzen: %2</translation>
    </message>
    <message>
        <source>%1 per block</source>
        <translation>%1 je Block</translation>
    </message>
    <message>
        <source>%1 binds: %2</source>
        <translation>%1 begrenzt: %2</translation>
    </message>
    <message>
        <source>best of %1 orders, search bounded</source>
        <translation>beste von %1 Reihenfolgen, Suche begrenzt</translation>
    </message>
    <message>
        <source>exact, %1 of %2 %3</source>
        <translation>exakt, %1 von %2 %3</translation>
    </message>
    <message>
        <source>order</source>
        <translation>Reihenfolge</translation>
    </message>
    <message>
        <source>orders</source>
        <translation>Reihenfolgen</translation>
    </message>
    <message>
        <source> and %1 more</source>
        <translation> und %1 weitere</translation>
    </message>
    <message>
        <source>predicted</source>
        <translation>vorhergesagt</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>gemessen</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>faster</source>
        <translation>schneller</translation>
    </message>
    <message>
        <source>slower</source>
        <translation>langsamer</translation>
    </message>
    <message>
        <source>points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>better</source>
        <translation>besser</translation>
    </message>
    <message>
        <source>worse</source>
        <translation>schlechter</translation>
    </message>
    <message>
        <source>gain = T(plan) - T(changed plan)</source>
        <translation>Gewinn = T(Plan) - T(geänderter Plan)</translation>
    </message>
    <message>
        <source>Latency of the plan</source>
        <translation>Latenz des Plans</translation>
    </message>
    <message>
        <source>Latency of the changed plan</source>
        <translation>Latenz des geänderten Plans</translation>
    </message>
    <message>
        <source>Variants tried</source>
        <translation>Versuchte Varianten</translation>
    </message>
    <message>
        <source>the best of them is the hint</source>
        <translation>die beste davon ist der Hinweis</translation>
    </message>
    <message>
        <source>a re-run of the plan</source>
        <translation>ein erneuter Lauf des Plans</translation>
    </message>
    <message>
        <source>Change against the baseline</source>
        <translation>Änderung gegen die Vergleichsbasis</translation>
    </message>
    <message>
        <source>%1. Changes below 0.5 % are left out.</source>
        <translation>%1. Änderungen unter 0,5 % sind weggelassen.</translation>
    </message>
    <message>
        <source>change = T(now) - T(baseline)</source>
        <translation>Änderung = T(jetzt) - T(Vergleichsbasis)</translation>
    </message>
    <message>
        <source>then %1</source>
        <translation>davor %1</translation>
    </message>
    <message>
        <source>Latency</source>
        <translation>Latenz</translation>
    </message>
    <message>
        <source>Launch, start and drain</source>
        <translation>Start, Anlauf und Auslauf</translation>
    </message>
    <message>
        <source>Prologue, all waves</source>
        <translation>Prolog, alle Wellen</translation>
    </message>
    <message>
        <source>Steady state, all waves</source>
        <translation>Stationärer Zustand, alle Wellen</translation>
    </message>
    <message>
        <source>Epilogue, all waves</source>
        <translation>Epilog, alle Wellen</translation>
    </message>
    <message>
        <source>Steady period of a turn</source>
        <translation>Stationäre Periode eines Umlaufs</translation>
    </message>
    <message>
        <source>L2 hit rate, with writes</source>
        <translation>L2-Trefferrate, mit Schreiben</translation>
    </message>
    <message>
        <source>SM clock</source>
        <translation>SM-Takt</translation>
    </message>
    <message>
        <source>Why there is no result</source>
        <translation>Warum es kein Ergebnis gibt</translation>
    </message>
    <message>
        <source>faults of the plan, reported together</source>
        <translation>Fehler des Plans, gemeinsam gemeldet</translation>
    </message>
    <message>
        <source>Plan</source>
        <translation>Plan</translation>
    </message>
    <message>
        <source>this result was computed without its derivation</source>
        <translation>dieses Ergebnis wurde ohne Herleitung berechnet</translation>
    </message>
    <message>
        <source>lost = T - T_without</source>
        <translation>verloren = T - T_ohne</translation>
    </message>
    <message>
        <source>lost = T - T_launch - T_busy</source>
        <translation>verloren = T - T_Start - T_Arbeit</translation>
    </message>
    <message>
        <source>lost = T_last (1 - n / (ceil(n / SMs) SMs))</source>
        <translation>verloren = T_letzte (1 - n / (ceil(n / SMs) SMs))</translation>
    </message>
    <message>
        <source>lost = T_launch</source>
        <translation>verloren = T_Start</translation>
    </message>
    <message>
        <source>%1: time lost</source>
        <translation>%1: verlorene Zeit</translation>
    </message>
    <message>
        <source>T, latency of the plan</source>
        <translation>T, Latenz des Plans</translation>
    </message>
    <message>
        <source>T_launch, launch, start and drain</source>
        <translation>T_Start, Start, Anlauf und Auslauf</translation>
    </message>
    <message>
        <source>T_busy, work of the busiest pipe</source>
        <translation>T_Arbeit, Arbeit der meistbelegten Einheit</translation>
    </message>
    <message>
        <source>on the fullest SM</source>
        <translation>auf dem vollsten SM</translation>
    </message>
    <message>
        <source>T_last, last wave</source>
        <translation>T_letzte, letzte Welle</translation>
    </message>
    <message>
        <source>n, blocks in it</source>
        <translation>n, Blöcke darin</translation>
    </message>
    <message>
        <source>Share of the SMs&apos; time in it that is idle</source>
        <translation>Anteil der SM-Zeit darin, der leer läuft</translation>
    </message>
    <message>
        <source>T_without, the same without the cause</source>
        <translation>T_ohne, dasselbe ohne die Ursache</translation>
    </message>
    <message>
        <source>%1 of the latency. %2
Try: %3
Causes overlap, so the times do not add up.</source>
        <translation>%1 der Latenz. %2
Versuchen: %3
Ursachen überlappen sich, darum addieren sich die Zeiten nicht.</translation>
    </message>
    <message>
        <source>DRAM read</source>
        <translation>DRAM gelesen</translation>
    </message>
    <message>
        <source>Costs less than 1 % of the latency.</source>
        <translation>Kostet weniger als 1 % der Latenz.</translation>
    </message>
    <message>
        <source>The plan is being run without it.</source>
        <translation>Der Plan wird gerade ohne sie berechnet.</translation>
    </message>
    <message>
        <source>, %1 of the reads hit in a cache (L2 hit rate with writes, as a profiler counts it: %2), reads that reach L2 after merging %3, DRAM read %4</source>
        <translation>, %1 der Lesezugriffe treffen in einem Cache (L2-Trefferrate mit Schreiben, wie ein Profiler zählt: %2), nach dem Zusammenfassen erreichen %3 den L2, aus DRAM gelesen %4</translation>
    </message>
    <message>
        <source>Throughput: DRAM read + write, over the latency</source>
        <translation>Durchsatz: DRAM-Lesen + Schreiben durch die Latenz</translation>
    </message>
    <message>
        <source>DRAM read %1</source>
        <translation>DRAM gelesen %1</translation>
    </message>
    <message>
        <source>this is a folder, not a file</source>
        <translation>dies ist ein Ordner, keine Datei</translation>
    </message>
    <message>
        <source>choose a file name in it</source>
        <translation>wähle einen Dateinamen darin</translation>
    </message>
    <message>
        <source>this is a device or a pipe, not a file</source>
        <translation>dies ist ein Gerät oder eine Pipe, keine Datei</translation>
    </message>
    <message>
        <source>choose a file name</source>
        <translation>wähle einen Dateinamen</translation>
    </message>
    <message>
        <source>the folder %1 does not exist</source>
        <translation>den Ordner %1 gibt es nicht</translation>
    </message>
    <message>
        <source>create it or choose another folder</source>
        <translation>lege ihn an oder wähle einen anderen Ordner</translation>
    </message>
    <message>
        <source>save under another name or make the file writable</source>
        <translation>speichere unter anderem Namen oder mach die Datei beschreibbar</translation>
    </message>
    <message>
        <source>the folder %1 is read-only</source>
        <translation>der Ordner %1 ist schreibgeschützt</translation>
    </message>
    <message>
        <source>choose another folder</source>
        <translation>wähle einen anderen Ordner</translation>
    </message>
    <message>
        <source>check the free space, or save elsewhere</source>
        <translation>prüfe den freien Platz oder speichere woanders</translation>
    </message>
    <message>
        <source>An action cannot wait for itself; drop the edge on another action.</source>
        <translation>Eine Aktion kann nicht auf sich selbst warten; leg die Kante auf einer anderen Aktion ab.</translation>
    </message>
    <message>
        <source>The edge from %1 to %2 %3.</source>
        <translation>Die Kante von %1 zu %2 %3.</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>Zeile %1</translation>
    </message>
    <message>
        <source>the name of the file has %1 bytes, but %2 is the most in %3</source>
        <translation>der Dateiname hat %1 Bytes, in %3 sind aber höchstens %2 möglich</translation>
    </message>
    <message>
        <source>choose a shorter name</source>
        <translation>wähle einen kürzeren Namen</translation>
    </message>
    <message>
        <source>the file system of %1 is read-only</source>
        <translation>das Dateisystem von %1 ist schreibgeschützt</translation>
    </message>
    <message>
        <source>save elsewhere</source>
        <translation>speichere woanders</translation>
    </message>
    <message>
        <source>the file %1 is read-only</source>
        <translation>die Datei %1 ist schreibgeschützt</translation>
    </message>
    <message>
        <source>cannot write %1: %2</source>
        <translation>%1 kann nicht geschrieben werden: %2</translation>
    </message>
    <message>
        <source>set in the plan; what it acts on is below</source>
        <translation>im Plan gesetzt; worauf es wirkt, steht darunter</translation>
    </message>
    <message>
        <source>Latency with %1</source>
        <translation>Latenz mit %1</translation>
    </message>
    <message>
        <source>the order of the plan</source>
        <translation>die Reihenfolge des Plans</translation>
    </message>
    <message>
        <source>the plan analysed in this launch order</source>
        <translation>der Plan, in dieser Startreihenfolge analysiert</translation>
    </message>
    <message>
        <source>Reads that a cache answers</source>
        <translation>Lesezugriffe, die ein Cache beantwortet</translation>
    </message>
    <message>
        <source>1 - DRAM reads / asked for</source>
        <translation>1 - DRAM-Lesezugriffe / verlangt</translation>
    </message>
    <message>
        <source>Reads that reach L2</source>
        <translation>Lesezugriffe, die L2 erreichen</translation>
    </message>
    <message>
        <source>Reads from DRAM</source>
        <translation>Lesezugriffe auf DRAM</translation>
    </message>
    <message>
        <source>Writes to DRAM</source>
        <translation>Schreibzugriffe auf DRAM</translation>
    </message>
    <message>
        <source>Latency of the plan as it is</source>
        <translation>Latenz des Plans, wie er ist</translation>
    </message>
    <message>
        <source> The gain is %1.</source>
        <translation> Der Gewinn ist %1.</translation>
    </message>
    <message>
        <source>(%1 characters)</source>
        <translation>(%1 Zeichen)</translation>
    </message>
    <message>
        <source>measured %1: predicted %2 too short</source>
        <translation>gemessen %1: um %2 zu kurz vorhergesagt</translation>
    </message>
    <message>
        <source>measured %1: predicted %2 too long</source>
        <translation>gemessen %1: um %2 zu lang vorhergesagt</translation>
    </message>
    <message>
        <source>Outside range</source>
        <translation>Außerhalb des Bereichs</translation>
    </message>
    <message>
        <source>Not measured</source>
        <translation>Nicht gemessen</translation>
    </message>
    <message>
        <source>block slots</source>
        <translation>Blockplätze</translation>
    </message>
    <message>
        <source>present plan</source>
        <translation>jetziger Plan</translation>
    </message>
    <message>
        <source>Latency of “%1” on %2</source>
        <translation>Latenz von „%1“ auf %2</translation>
    </message>
    <message>
        <source>not computed yet</source>
        <translation>noch nicht berechnet</translation>
    </message>
    <message>
        <source>T = sum of the phases of all waves</source>
        <translation>T = Summe der Phasen aller Wellen</translation>
    </message>
    <message>
        <source>%1 W</source>
        <translation>%1 W</translation>
    </message>
    <message>
        <source>burst clock</source>
        <translation>Takt im Kurzlauf</translation>
    </message>
    <message>
        <source>sustained clock</source>
        <translation>Takt im Dauerlauf</translation>
    </message>
    <message>
        <source>Burst</source>
        <translation>Kurzlauf</translation>
    </message>
    <message>
        <source>Sustained</source>
        <translation>Dauerlauf</translation>
    </message>
    <message>
        <source>cold caches</source>
        <translation>kalte Caches</translation>
    </message>
    <message>
        <source>warm caches</source>
        <translation>warme Caches</translation>
    </message>
    <message>
        <source>%1 copies</source>
        <translation>%1 Kopien</translation>
    </message>
    <message>
        <source>Seconds of repetition: the power controller holds the board power</source>
        <translation>Sekunden der Wiederholung: die Leistungsregelung hält die Kartenleistung</translation>
    </message>
    <message>
        <source>Seconds of repetition: the power controller holds the board at %1</source>
        <translation>Sekunden der Wiederholung: die Leistungsregelung hält die Karte bei %1</translation>
    </message>
    <message>
        <source>The first launches, before the power controller answers</source>
        <translation>Die ersten Starts, bevor die Leistungsregelung eingreift</translation>
    </message>
    <message>
        <source>The first %1, before the power controller answers: up to %2</source>
        <translation>Die ersten %1, bevor die Leistungsregelung eingreift: bis zu %2</translation>
    </message>
    <message>
        <source>Cold caches: emptied before each launch</source>
        <translation>Kalte Caches: vor jedem Start geleert</translation>
    </message>
    <message>
        <source>Warm caches: the same tensors every launch; L2 has what fits, and lines still to be written</source>
        <translation>Warme Caches: bei jedem Start dieselben Tensoren; im L2 liegt, was passt, und noch Ungeschriebenes</translation>
    </message>
    <message>
        <source>Each launch takes the next of %1 copies of the tensors; L2 has what fits, and lines still to be written</source>
        <translation>Jeder Start nimmt die nächste von %1 Kopien der Tensoren; im L2 liegt, was passt, und noch Ungeschriebenes</translation>
    </message>
    <message>
        <source>does not fit</source>
        <translation>passt nicht</translation>
    </message>
    <message>
        <source>no such GPU</source>
        <translation>keine solche GPU</translation>
    </message>
    <message>
        <source>not legal</source>
        <translation>nicht zulässig</translation>
    </message>
    <message>
        <source>no result</source>
        <translation>kein Ergebnis</translation>
    </message>
    <message>
        <source>GPU</source>
        <translation>GPU</translation>
    </message>
    <message>
        <source>of an earlier plan</source>
        <translation>eines früheren Plans</translation>
    </message>
    <message>
        <source>Measured</source>
        <translation>Gemessen</translation>
    </message>
    <message>
        <source>Limited by</source>
        <translation>Begrenzt durch</translation>
    </message>
    <message>
        <source>L2 hit</source>
        <translation>L2-Treffer</translation>
    </message>
    <message>
        <source>“%1” does not fit %2: %3</source>
        <translation>„%1“ passt nicht auf %2: %3</translation>
    </message>
    <message>
        <source>“%1” is not legal: %2</source>
        <translation>„%1“ ist nicht zulässig: %2</translation>
    </message>
    <message>
        <source>“%1” has no result: %2</source>
        <translation>„%1“ hat kein Ergebnis: %2</translation>
    </message>
    <message>
        <source>“%1” is not computed yet: its lanes appear here as soon as they are</source>
        <translation>„%1“ ist noch nicht berechnet: die Spuren erscheinen hier, sobald sie da sind</translation>
    </message>
    <message>
        <source>“%1” was computed without lanes</source>
        <translation>„%1“ wurde ohne Spuren berechnet</translation>
    </message>
    <message>
        <source>Different GPUs: “%1” on %2, “%3” on %4</source>
        <translation>Verschiedene GPUs: „%1“ auf %2, „%3“ auf %4</translation>
    </message>
    <message>
        <source>Both are on %1; the window shows %2</source>
        <translation>Beide sind auf %1; das Fenster zeigt %2</translation>
    </message>
    <message>
        <source>Latency, %1</source>
        <translation>Latenz, %1</translation>
    </message>
    <message>
        <source>Predicted for: %1</source>
        <translation>Vorhergesagt für: %1</translation>
    </message>
    <message>
        <source>of an earlier plan, GPU or clock</source>
        <translation>von früherem Plan, früherer GPU oder früherem Takt</translation>
    </message>
    <message>
        <source>+%1 too long</source>
        <translation>+%1 zu lang</translation>
    </message>
    <message>
        <source>−%1 too short</source>
        <translation>−%1 zu kurz</translation>
    </message>
    <message>
        <source>now %1</source>
        <translation>jetzt %1</translation>
    </message>
    <message>
        <source>, found in %1</source>
        <translation>, gefunden in %1</translation>
    </message>
</context>
<context>
    <name>tilesight::ActionSection</name>
    <message>
        <source>Action</source>
        <translation>Aktion</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Operation</source>
        <translation>Operation</translation>
    </message>
    <message>
        <source>Loop</source>
        <translation>Schleife</translation>
    </message>
    <message>
        <source>Waits for</source>
        <translation>Wartet auf</translation>
    </message>
    <message>
        <source>Name of the action</source>
        <translation>Name der Aktion</translation>
    </message>
    <message>
        <source>Add a dependency</source>
        <translation>Abhängigkeit hinzufügen</translation>
    </message>
    <message>
        <source>last of %1 selected</source>
        <translation>letzte von %1 ausgewählten</translation>
    </message>
    <message>
        <source>none: once per tile</source>
        <translation>keine: einmal je Kachel</translation>
    </message>
    <message>
        <source>add a dependency</source>
        <translation>Abhängigkeit hinzufügen</translation>
    </message>
    <message>
        <source>No longer wait for %1</source>
        <translation>Nicht mehr auf %1 warten</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
</context>
<context>
    <name>tilesight::ActionsModel</name>
    <message>
        <source>Executions in one block</source>
        <translation>Ausführungen in einem Block</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Aktion</translation>
    </message>
    <message>
        <source>Operation</source>
        <translation>Operation</translation>
    </message>
    <message>
        <source>Limited by</source>
        <translation>Begrenzt durch</translation>
    </message>
    <message>
        <source>Each, %1</source>
        <translation>Einzeln, %1</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>Anzahl</translation>
    </message>
    <message>
        <source>Of latency</source>
        <translation>Von Latenz</translation>
    </message>
    <message>
        <source>KiB each</source>
        <translation>KiB einzeln</translation>
    </message>
    <message>
        <source>MFLOP each</source>
        <translation>MFLOP einzeln</translation>
    </message>
    <message>
        <source>Time, %1</source>
        <translation>Zeit, %1</translation>
    </message>
    <message>
        <source>Rename %1 to %2</source>
        <translation>%1 in %2 umbenennen</translation>
    </message>
    <message>
        <source>name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>another for each tile</source>
        <translation>für jede Kachel anders</translation>
    </message>
    <message>
        <source>%1 of %2, elements. F2 edits it.</source>
        <translation>%1 von %2, Elemente. F2 bearbeitet es.</translation>
    </message>
    <message>
        <source>Extents of the piece of a tensor, m n k of a product, elements of anything else. F2 edits a size.</source>
        <translation>Ausdehnungen des Stücks eines Tensors, m n k eines Produkts, Elemente bei allem anderen. F2 bearbeitet eine Größe.</translation>
    </message>
    <message>
        <source>Size 1</source>
        <translation>Größe 1</translation>
    </message>
    <message>
        <source>Size 2</source>
        <translation>Größe 2</translation>
    </message>
    <message>
        <source>Size 3</source>
        <translation>Größe 3</translation>
    </message>
    <message>
        <source>Size 4</source>
        <translation>Größe 4</translation>
    </message>
</context>
<context>
    <name>tilesight::ActionsTable</name>
    <message>
        <source>Table</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>Aktionen</translation>
    </message>
    <message>
        <source>Resources</source>
        <translation>Ressourcen</translation>
    </message>
    <message>
        <source>action</source>
        <translation>Aktion</translation>
    </message>
    <message>
        <source>actions</source>
        <translation>Aktionen</translation>
    </message>
    <message>
        <source>, 9 resources</source>
        <translation>, 9 Ressourcen</translation>
    </message>
    <message>
        <source>Times of actions and resources appear here, once a plan is open.</source>
        <translation>Sobald ein Plan offen ist, stehen hier die Zeiten der Aktionen und Ressourcen.</translation>
    </message>
</context>
<context>
    <name>tilesight::AppearanceMenus</name>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Hell</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Dunkel</translation>
    </message>
    <message>
        <source>&amp;High Contrast, Light</source>
        <translation>Hoher &amp;Kontrast, hell</translation>
    </message>
    <message>
        <source>High &amp;Contrast, Dark</source>
        <translation>Hoher K&amp;ontrast, dunkel</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Farbschema</translation>
    </message>
    <message>
        <source>Text &amp;Size</source>
        <translation>Schrift&amp;größe</translation>
    </message>
    <message>
        <source>&amp;Larger</source>
        <translation>&amp;Größer</translation>
    </message>
    <message>
        <source>&amp;Smaller</source>
        <translation>&amp;Kleiner</translation>
    </message>
    <message>
        <source>&amp;Normal</source>
        <translation>&amp;Normal</translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation>S&amp;prache</translation>
    </message>
    <message>
        <source>As the &amp;System</source>
        <translation>Wie das &amp;System</translation>
    </message>
    <message>
        <source>The language changes at the next start</source>
        <translation>Die Sprache wechselt beim nächsten Start</translation>
    </message>
</context>
<context>
    <name>tilesight::CanvasActions</name>
    <message>
        <source>Find an action</source>
        <translation>Aktion suchen</translation>
    </message>
    <message>
        <source>Cu&amp;t Actions</source>
        <translation>Aktionen &amp;ausschneiden</translation>
    </message>
    <message>
        <source>C&amp;opy Actions</source>
        <translation>Aktionen &amp;kopieren</translation>
    </message>
    <message>
        <source>P&amp;aste Actions</source>
        <translation>Aktionen &amp;einfügen</translation>
    </message>
    <message>
        <source>&amp;Duplicate Actions</source>
        <translation>Aktionen &amp;verdoppeln</translation>
    </message>
    <message>
        <source>De&amp;lete Actions or Edge</source>
        <translation>Aktionen oder Kante &amp;löschen</translation>
    </message>
    <message>
        <source>Rena&amp;me Action</source>
        <translation>Aktion &amp;umbenennen</translation>
    </message>
    <message>
        <source>&amp;Group into a New Loop</source>
        <translation>In eine neue Schleife &amp;fassen</translation>
    </message>
    <message>
        <source>&amp;Left</source>
        <translation>&amp;Links</translation>
    </message>
    <message>
        <source>&amp;Right</source>
        <translation>&amp;Rechts</translation>
    </message>
    <message>
        <source>&amp;Top</source>
        <translation>&amp;Oben</translation>
    </message>
    <message>
        <source>&amp;Bottom</source>
        <translation>&amp;Unten</translation>
    </message>
    <message>
        <source>From Left to &amp;Right</source>
        <translation>Von links nach &amp;rechts</translation>
    </message>
    <message>
        <source>From Top to &amp;Bottom</source>
        <translation>Von oben nach &amp;unten</translation>
    </message>
    <message>
        <source>&amp;Automatically, All Actions</source>
        <translation>&amp;Automatisch, alle Aktionen</translation>
    </message>
    <message>
        <source>&amp;Find an Action…</source>
        <translation>Aktion &amp;suchen…</translation>
    </message>
    <message>
        <source>&amp;Select All Actions</source>
        <translation>Alle Aktionen aus&amp;wählen</translation>
    </message>
    <message>
        <source>Al&amp;ign</source>
        <translation>Ausri&amp;chten</translation>
    </message>
    <message>
        <source>Arra&amp;nge</source>
        <translation>Anord&amp;nen</translation>
    </message>
</context>
<context>
    <name>tilesight::CompareGpusView</name>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Copy as CSV</source>
        <translation>Als CSV kopieren</translation>
    </message>
    <message>
        <source>Only differences</source>
        <translation>Nur Unterschiede</translation>
    </message>
    <message>
        <source>Choose GPUs…</source>
        <translation>GPUs wählen…</translation>
    </message>
    <message>
        <source>GPUs compared</source>
        <translation>GPUs im Vergleich</translation>
    </message>
    <message>
        <source>This plan</source>
        <translation>Dieser Plan</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Werte</translation>
    </message>
    <message>
        <source>The plan on all GPUs</source>
        <translation>Der Plan auf allen GPUs</translation>
    </message>
    <message>
        <source>Numbers of the chosen GPUs</source>
        <translation>Werte der gewählten GPUs</translation>
    </message>
    <message>
        <source>Filter numbers</source>
        <translation>Werte filtern</translation>
    </message>
    <message>
        <source>GPUs computed</source>
        <translation>Berechnete GPUs</translation>
    </message>
    <message>
        <source>%1 of %2 GPUs run this plan</source>
        <translation>%1 von %2 GPUs können diesen Plan ausführen</translation>
    </message>
    <message>
        <source>Compute</source>
        <translation>Berechnen</translation>
    </message>
    <message>
        <source>%1 of %2 numbers differ. ? = a guess. Click a head to sort by difference.</source>
        <translation>%1 von %2 Werten weichen ab. ? = geschätzt. Ein Klick auf einen Spaltenkopf sortiert nach Abweichung.</translation>
    </message>
    <message>
        <source>Computing, %1 of %2%3</source>
        <translation>Rechnet, %1 von %2%3</translation>
    </message>
    <message>
        <source>; the table is of an earlier plan</source>
        <translation>; die Tabelle gehört zu einem früheren Plan</translation>
    </message>
    <message>
        <source>Stopped after %1 of %2</source>
        <translation>Nach %1 von %2 angehalten</translation>
    </message>
    <message>
        <source>The table is of an earlier plan</source>
        <translation>Die Tabelle gehört zu einem früheren Plan</translation>
    </message>
    <message>
        <source>Click a row to use that GPU. Bands: model error and guesses.</source>
        <translation>Ein Klick auf eine Zeile wählt diese GPU. Bänder: Modellfehler und Schätzungen.</translation>
    </message>
    <message>
        <source>Latency on %1</source>
        <translation>Latenz auf %1</translation>
    </message>
    <message>
        <source>the same plan, analysed on this GPU</source>
        <translation>derselbe Plan, auf dieser GPU analysiert</translation>
    </message>
    <message>
        <source>Share of its peak, %1</source>
        <translation>Anteil an der Spitze, %1</translation>
    </message>
    <message>
        <source>SM clock</source>
        <translation>SM-Takt</translation>
    </message>
    <message>
        <source>the power limit binds</source>
        <translation>die Leistungsgrenze begrenzt</translation>
    </message>
    <message>
        <source>the power limit does not bind</source>
        <translation>die Leistungsgrenze begrenzt nicht</translation>
    </message>
    <message>
        <source>Resident blocks per SM</source>
        <translation>Residente Blöcke je SM</translation>
    </message>
    <message>
        <source>limited by %1</source>
        <translation>begrenzt durch %1</translation>
    </message>
    <message>
        <source>Error band</source>
        <translation>Fehlerband</translation>
    </message>
    <message>
        <source>a guess: change when it is a quarter larger or smaller</source>
        <translation>geschätzt: Änderung, wenn der Wert ein Viertel größer oder kleiner ist</translation>
    </message>
</context>
<context>
    <name>tilesight::ConditionsCommands</name>
    <message>
        <source>Cloc&amp;k and Caches</source>
        <translation>Ta&amp;kt und Caches</translation>
    </message>
    <message>
        <source>A lesson runs at the sustained clock with cold caches, so that its numbers stay</source>
        <translation>Eine Lektion läuft im Dauertakt mit kalten Caches, damit ihre Zahlen bleiben</translation>
    </message>
    <message>
        <source>Rotating over Copies</source>
        <translation>Reihum über Kopien</translation>
    </message>
    <message>
        <source>Copies of the tensors that launches rotate through
(0 = cold caches, 1 = the same tensors every launch):</source>
        <translation>Kopien der Tensoren, die Starts reihum benutzen\n(0 = kalte Caches, 1 = bei jedem Start dieselben Tensoren):</translation>
    </message>
</context>
<context>
    <name>tilesight::ConditionsMenu</name>
    <message>
        <source>Clock</source>
        <translation>Takt</translation>
    </message>
    <message>
        <source>Caches</source>
        <translation>Caches</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <translation>%1 bei %2</translation>
    </message>
    <message>
        <source>Cold Caches</source>
        <translation>Kalte Caches</translation>
    </message>
    <message>
        <source>Warm Caches</source>
        <translation>Warme Caches</translation>
    </message>
    <message>
        <source>Rotating over %1 Copies…</source>
        <translation>Reihum über %1 Kopien…</translation>
    </message>
    <message>
        <source>Rotating over Copies…</source>
        <translation>Reihum über Kopien…</translation>
    </message>
    <message>
        <source>Each launch takes the next of several copies of the tensors; L2 has what fits, and lines still to be written</source>
        <translation>Jeder Start nimmt die nächste von mehreren Kopien der Tensoren; im L2 liegt, was passt, und noch Ungeschriebenes</translation>
    </message>
</context>
<context>
    <name>tilesight::ConditionsPicker</name>
    <message>
        <source>Clock</source>
        <translation>Takt</translation>
    </message>
    <message>
        <source>Clock and Caches</source>
        <translation>Takt und Caches</translation>
    </message>
    <message>
        <source>How the kernel is run: %1</source>
        <translation>Wie der Kernel läuft: %1</translation>
    </message>
    <message>
        <source>; this plan: %1 at %2</source>
        <translation>; dieser Plan: %1 bei %2</translation>
    </message>
</context>
<context>
    <name>tilesight::ContextBar</name>
    <message>
        <source>Baseline</source>
        <translation>Vergleichsbasis</translation>
    </message>
    <message>
        <source>What the numbers are compared with</source>
        <translation>Womit die Werte verglichen werden</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
</context>
<context>
    <name>tilesight::CopyableTable</name>
    <message>
        <source>Copy	Ctrl+C</source>
        <translation>Kopieren	Strg+C</translation>
    </message>
</context>
<context>
    <name>tilesight::DiagnosisView</name>
    <message>
        <source>Diagnosis</source>
        <translation>Diagnose</translation>
    </message>
    <message>
        <source>No diagnosis: %1</source>
        <translation>Keine Diagnose: %1</translation>
    </message>
    <message>
        <source>What costs the kernel its time appears here once a plan is open.</source>
        <translation>Was den Kernel Zeit kostet, steht hier, sobald ein Plan geöffnet ist.</translation>
    </message>
    <message>
        <source>Running the plan without one obstacle after the other …</source>
        <translation>Der Plan wird nacheinander ohne je ein Hindernis gerechnet …</translation>
    </message>
    <message>
        <source>Nothing costs more than 1 %: the busiest pipe sets the time.</source>
        <translation>Nichts kostet mehr als 1 %: Die am stärksten belegte Einheit bestimmt die Zeit.</translation>
    </message>
    <message>
        <source>Of the plan before: </source>
        <translation>Vom Plan davor: </translation>
    </message>
</context>
<context>
    <name>tilesight::DockTools</name>
    <message>
        <source>Expand or restore this panel</source>
        <translation>Dieses Feld vergrößern oder zurücksetzen</translation>
    </message>
    <message>
        <source>Panel menu</source>
        <translation>Menü des Feldes</translation>
    </message>
    <message>
        <source>Dock</source>
        <translation>Andocken</translation>
    </message>
    <message>
        <source>Float</source>
        <translation>Ablösen</translation>
    </message>
    <message>
        <source>Expand or Restore</source>
        <translation>Vergrößern oder zurücksetzen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>tilesight::Document</name>
    <message>
        <source>untitled</source>
        <translation>unbenannt</translation>
    </message>
    <message>
        <source>Reload %1</source>
        <translation>%1 neu laden</translation>
    </message>
    <message>
        <source>Take the hardware numbers of another window</source>
        <translation>Hardwarewerte eines anderen Fensters übernehmen</translation>
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
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Copy details</source>
        <translation>Einzelheiten kopieren</translation>
    </message>
</context>
<context>
    <name>tilesight::ErrorsModel</name>
    <message>
        <source>Fault</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Wo</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Stelle</translation>
    </message>
    <message>
        <source>What to do</source>
        <translation>Was zu tun ist</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>Kennung</translation>
    </message>
    <message>
        <source>Plan text has %1 errors, the first at %2</source>
        <translation>Der Plantext hat %1 Fehler, den ersten bei %2</translation>
    </message>
    <message>
        <source>Plan text has %1 errors</source>
        <translation>Der Plantext hat %1 Fehler</translation>
    </message>
    <message>
        <source>Plan text has an error</source>
        <translation>Der Plantext hat einen Fehler</translation>
    </message>
    <message>
        <source>Plan text has an error at %1</source>
        <translation>Der Plantext hat einen Fehler bei %1</translation>
    </message>
    <message>
        <source>%1; numbers are for the last legal plan.</source>
        <translation>%1; die Zahlen gelten für den letzten zulässigen Plan.</translation>
    </message>
</context>
<context>
    <name>tilesight::ErrorsPanel</name>
    <message>
        <source>Errors</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>error</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>errors</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>The plan is legal.</source>
        <translation>Der Plan ist zulässig.</translation>
    </message>
    <message>
        <source>Faults of a plan appear here, each with its place.</source>
        <translation>Hier stehen die Fehler eines Plans, jeder mit seiner Stelle.</translation>
    </message>
</context>
<context>
    <name>tilesight::ExplainPanel</name>
    <message>
        <source>From the top</source>
        <translation>Von oben</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Hardware entry</source>
        <translation>Hardware-Eintrag</translation>
    </message>
    <message>
        <source>Explain</source>
        <translation>Erklären</translation>
    </message>
    <message>
        <source>What the number follows from</source>
        <translation>Woraus der Wert folgt</translation>
    </message>
    <message>
        <source>Explain the latency from the top</source>
        <translation>Die Latenz von oben an erklären</translation>
    </message>
    <message>
        <source>Copy the derivation as text (Ctrl+C)</source>
        <translation>Herleitung als Text kopieren (Strg+C)</translation>
    </message>
    <message>
        <source>Click any number to see its formula, its inputs and where they come from.</source>
        <translation>Ein Klick auf einen Wert zeigt seine Formel, seine Eingaben und deren Herkunft.</translation>
    </message>
    <message>
        <source>follows selection</source>
        <translation>folgt der Auswahl</translation>
    </message>
</context>
<context>
    <name>tilesight::ExportActions</name>
    <message>
        <source>Save as SVG…</source>
        <translation>Als SVG speichern…</translation>
    </message>
    <message>
        <source>Save as PNG…</source>
        <translation>Als PNG speichern…</translation>
    </message>
    <message>
        <source>Copy Numbers as CSV</source>
        <translation>Zahlen als CSV kopieren</translation>
    </message>
    <message>
        <source>Save Numbers as CSV…</source>
        <translation>Zahlen als CSV speichern…</translation>
    </message>
    <message>
        <source>Copy Picture</source>
        <translation>Bild kopieren</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>Als PDF speichern…</translation>
    </message>
    <message>
        <source>SVG picture</source>
        <translation>SVG-Bild</translation>
    </message>
    <message>
        <source>PNG picture</source>
        <translation>PNG-Bild</translation>
    </message>
    <message>
        <source>Numbers as CSV</source>
        <translation>Zahlen als CSV</translation>
    </message>
    <message>
        <source>%1 does not say its format: its name has to end in %2</source>
        <translation>%1 nennt kein Format: Der Name muss auf %2 enden</translation>
    </message>
    <message>
        <source>files that end in .%1 cannot be written from here; these can: %2</source>
        <translation>Dateien mit der Endung .%1 lassen sich hier nicht schreiben; diese schon: %2</translation>
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
        <translation>Änderungen an %1 speichern?</translation>
    </message>
    <message>
        <source>They are lost otherwise.</source>
        <translation>Sonst gehen sie verloren.</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Verwerfen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>plan</source>
        <translation>Plan</translation>
    </message>
    <message>
        <source>Open a plan</source>
        <translation>Plan öffnen</translation>
    </message>
    <message>
        <source>Tile plans (*.json);;All files (*)</source>
        <translation>Kachelpläne (*.json);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Cannot open %1</source>
        <translation>%1 kann nicht geöffnet werden</translation>
    </message>
    <message>
        <source>Cannot read the sample %1</source>
        <translation>Das Beispiel %1 kann nicht gelesen werden</translation>
    </message>
    <message>
        <source>%1 has been changed by another program.</source>
        <translation>%1 wurde von einem anderen Programm geändert.</translation>
    </message>
    <message>
        <source>Saving here replaces what it wrote.</source>
        <translation>Speichern ersetzt, was es geschrieben hat.</translation>
    </message>
    <message>
        <source>Save As…</source>
        <translation>Speichern unter…</translation>
    </message>
    <message>
        <source>Overwrite</source>
        <translation>Überschreiben</translation>
    </message>
    <message>
        <source>Save the plan</source>
        <translation>Plan speichern</translation>
    </message>
    <message>
        <source>Tile plans (*.json)</source>
        <translation>Kachelpläne (*.json)</translation>
    </message>
    <message>
        <source>Cannot save %1</source>
        <translation>%1 kann nicht gespeichert werden</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>%1 gespeichert</translation>
    </message>
    <message>
        <source>Write a report</source>
        <translation>Bericht schreiben</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Cannot write %1</source>
        <translation>%1 kann nicht geschrieben werden</translation>
    </message>
    <message>
        <source>Report written to %1</source>
        <translation>Bericht nach %1 geschrieben</translation>
    </message>
    <message>
        <source>Save the picture</source>
        <translation>Bild speichern</translation>
    </message>
    <message>
        <source>Written to %1</source>
        <translation>Nach %1 geschrieben</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>Neu laden</translation>
    </message>
    <message>
        <source>Cannot reload %1</source>
        <translation>%1 kann nicht neu geladen werden</translation>
    </message>
    <message>
        <source>Keep mine</source>
        <translation>Meine Fassung behalten</translation>
    </message>
    <message>
        <source>%1 was not saved. A copy of %2 is kept.</source>
        <translation>%1 wurde nicht gespeichert. Eine Kopie von %2 ist vorhanden.</translation>
    </message>
    <message>
        <source>Recover</source>
        <translation>Wiederherstellen</translation>
    </message>
    <message>
        <source>Keep the text of %1 that has errors?</source>
        <translation>Den fehlerhaften Text von %1 behalten?</translation>
    </message>
    <message>
        <source>It is no plan yet, so it cannot be saved as one. A copy of it is offered at the next start.</source>
        <translation>Er ist noch kein Plan und lässt sich deshalb nicht als solcher speichern. Eine Kopie wird beim nächsten Start angeboten.</translation>
    </message>
    <message>
        <source>Keep a Copy</source>
        <translation>Kopie behalten</translation>
    </message>
    <message>
        <source>Cannot keep the text</source>
        <translation>Der Text lässt sich nicht behalten</translation>
    </message>
    <message>
        <source>Saved %1 as it last was without a fault: the text has one and is not in the file</source>
        <translation>%1 gesichert, wie der Plan zuletzt fehlerfrei war: Der Text hat einen Fehler und steht nicht in der Datei</translation>
    </message>
    <message>
        <source>the copy could not be written</source>
        <translation>die Kopie konnte nicht geschrieben werden</translation>
    </message>
    <message>
        <source>copy the text, or mend its errors and save the plan</source>
        <translation>kopiere den Text, oder behebe seine Fehler und speichere den Plan</translation>
    </message>
    <message>
        <source>choose a name with one of these endings</source>
        <translation>wähle einen Namen mit einer dieser Endungen</translation>
    </message>
    <message>
        <source>Save %1</source>
        <translation>%1 speichern</translation>
    </message>
    <message>
        <source>They are lost otherwise. The text has errors and is no plan yet: with Save, a copy of it is offered at the next start.</source>
        <translation>Sonst gehen sie verloren. Der Text hat Fehler und ist noch kein Plan: Mit „Speichern“ wird beim nächsten Start eine Kopie davon angeboten.</translation>
    </message>
    <message>
        <source>%1 exists already. Replace it?</source>
        <translation>%1 gibt es schon. Ersetzen?</translation>
    </message>
    <message>
        <source>It is in %1.</source>
        <translation>Die Datei liegt in %1.</translation>
    </message>
    <message>
        <source>Another Name…</source>
        <translation>Anderer Name…</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Ersetzen</translation>
    </message>
    <message>
        <source>%1 is saved, but not the variants or hardware numbers that belong to it</source>
        <translation>%1 ist gespeichert, nicht aber die zugehörigen Varianten oder Hardwarewerte</translation>
    </message>
    <message>
        <source>%1 more</source>
        <translation>%1 weitere</translation>
    </message>
    <message>
        <source>One plan at a time: %1 not opened</source>
        <translation>Nur ein Plan auf einmal: %1 nicht geöffnet</translation>
    </message>
    <message>
        <source>Pinned variants cannot be kept in %1: %2</source>
        <translation>Gemerkte Varianten lassen sich nicht in %1 aufbewahren: %2</translation>
    </message>
    <message>
        <source>Try Again</source>
        <translation>Erneut versuchen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>No safety copies can be written to %1: %2</source>
        <translation>In %1 können keine Sicherungskopien geschrieben werden: %2</translation>
    </message>
    <message>
        <source>The variants or hardware numbers kept for %1 cannot be read: %2. The file is put aside as .unreadable before another takes its place.</source>
        <translation>Die zu %1 aufbewahrten Varianten oder Hardwarewerte können nicht gelesen werden: %2. Die Datei wird als .unreadable beiseitegelegt, bevor eine andere an ihre Stelle tritt.</translation>
    </message>
    <message>
        <source>Another window has saved other hardware numbers for %1.</source>
        <translation>Ein anderes Fenster hat andere Hardwarewerte für %1 gespeichert.</translation>
    </message>
    <message>
        <source>Take Them</source>
        <translation>Übernehmen</translation>
    </message>
    <message>
        <source>Copy Its Text</source>
        <translation>Text kopieren</translation>
    </message>
    <message>
        <source>A safety copy cannot be read: %1. It stays as %2.</source>
        <translation>Eine Sicherungskopie kann nicht gelesen werden: %1. Sie bleibt als %2 erhalten.</translation>
    </message>
    <message>
        <source>%1 was not saved. A copy of %2 is kept; the file on disc is newer than this copy.</source>
        <translation>%1 wurde nicht gespeichert. Eine Kopie von %2 ist vorhanden; die Datei auf der Festplatte ist neuer als diese Kopie.</translation>
    </message>
    <message>
        <source>%1 was not saved. A copy of %2 is kept; the file on disc has been changed by another program.</source>
        <translation>%1 wurde nicht gespeichert. Eine Kopie von %2 ist vorhanden; die Datei auf der Festplatte wurde von einem anderen Programm geändert.</translation>
    </message>
    <message>
        <source>Save the result</source>
        <translation>Ergebnis speichern</translation>
    </message>
    <message>
        <source>A report is being made</source>
        <translation>Ein Bericht entsteht gerade</translation>
    </message>
    <message>
        <source>Cannot write the report</source>
        <translation>Der Bericht kann nicht geschrieben werden</translation>
    </message>
    <message>
        <source>its values could not be computed</source>
        <translation>seine Werte konnten nicht berechnet werden</translation>
    </message>
    <message>
        <source>Computing for the report…</source>
        <translation>Für den Bericht wird gerechnet…</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Bericht</translation>
    </message>
    <message>
        <source>No report was written</source>
        <translation>Es wurde kein Bericht geschrieben</translation>
    </message>
    <message>
        <source>%1 has been removed by another program: what you see is the only copy.</source>
        <translation>%1 wurde von einem anderen Programm entfernt: Was Sie sehen, ist die einzige Kopie.</translation>
    </message>
    <message>
        <source>The report is written as soon as all results are there</source>
        <translation>Der Bericht wird geschrieben, sobald alle Ergebnisse da sind</translation>
    </message>
</context>
<context>
    <name>tilesight::FileNameLabel</name>
    <message>
        <source>modified</source>
        <translation>geändert</translation>
    </message>
    <message>
        <source>%1, modified</source>
        <translation>%1, geändert</translation>
    </message>
</context>
<context>
    <name>tilesight::FilterPopup</name>
    <message>
        <source>Nothing matches “%1”</source>
        <translation>Nichts passt zu „%1“</translation>
    </message>
</context>
<context>
    <name>tilesight::FindBar</name>
    <message>
        <source>Find in the text</source>
        <translation>Im Text suchen</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>Vorige</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Nächste</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>not found</source>
        <translation>nicht gefunden</translation>
    </message>
    <message>
        <source>%1 places</source>
        <translation>%1 Stellen</translation>
    </message>
</context>
<context>
    <name>tilesight::GalleryCard</name>
    <message>
        <source>This is the launch order of the plan.</source>
        <translation>Dies ist die Startreihenfolge des Plans.</translation>
    </message>
    <message>
        <source>Enter adopts this launch order.</source>
        <translation>Eingabe übernimmt diese Startreihenfolge.</translation>
    </message>
</context>
<context>
    <name>tilesight::GalleryView</name>
    <message>
        <source>Launch orders</source>
        <translation>Startreihenfolgen</translation>
    </message>
    <message>
        <source>Hit rate</source>
        <translation>Trefferrate</translation>
    </message>
    <message>
        <source>Share of each tile&apos;s reads that hit in a cache (H)</source>
        <translation>Anteil der Lesezugriffe jeder Kachel, die einen Cache treffen (H)</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Unterschied</translation>
    </message>
    <message>
        <source>Difference against the current order (D)</source>
        <translation>Unterschied zur jetzigen Reihenfolge (D)</translation>
    </message>
    <message>
        <source>all %1 examined, by predicted time</source>
        <translation>alle %1 untersuchten, nach vorhergesagter Zeit</translation>
    </message>
    <message>
        <source>%1 best of %2 examined, by predicted time</source>
        <translation>%1 beste von %2 untersuchten, nach vorhergesagter Zeit</translation>
    </message>
    <message>
        <source>Colour scale %1.</source>
        <translation>Farbskala %1.</translation>
    </message>
    <message>
        <source>Adopt launch order %1</source>
        <translation>Startreihenfolge %1 übernehmen</translation>
    </message>
    <message>
        <source>No launch orders: %1</source>
        <translation>Keine Startreihenfolgen: %1</translation>
    </message>
    <message>
        <source>This plan has no other launch order to compare.</source>
        <translation>Dieser Plan hat keine andere Startreihenfolge zum Vergleichen.</translation>
    </message>
    <message>
        <source>Comparing launch orders …</source>
        <translation>Startreihenfolgen werden verglichen …</translation>
    </message>
    <message>
        <source>Launch orders appear here, fastest first, once a plan is open.</source>
        <translation>Sobald ein Plan offen ist, stehen hier die Startreihenfolgen, die schnellste zuerst.</translation>
    </message>
    <message>
        <source>Share of each tile&apos;s reads that a cache answers; writes do not count. One scale for all.</source>
        <translation>Anteil der Lesezugriffe jeder Kachel, die ein Cache beantwortet; Schreiben zählt nicht. Eine Skala für alle.</translation>
    </message>
    <message>
        <source>Share of each tile&apos;s reads that a cache answers, without writes.</source>
        <translation>Anteil der Lesezugriffe jeder Kachel, die ein Cache beantwortet, ohne Schreiben.</translation>
    </message>
    <message>
        <source>Reads that hit, per tile</source>
        <translation>Lesetreffer je Kachel</translation>
    </message>
    <message>
        <source>Reads that hit</source>
        <translation>Lesetreffer</translation>
    </message>
    <message>
        <source>Reads that hit against the current order, in points. Blue: more hits. One scale for all.</source>
        <translation>Lesetreffer gegen die jetzige Reihenfolge, in Punkten. Blau: mehr Treffer. Eine Skala für alle.</translation>
    </message>
    <message>
        <source>Against the current order, in points. Blue: more hits.</source>
        <translation>Gegen die jetzige Reihenfolge, in Punkten. Blau: mehr Treffer.</translation>
    </message>
    <message>
        <source>Points; blue: more hits</source>
        <translation>Punkte; blau: mehr Treffer</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
</context>
<context>
    <name>tilesight::GpuModel</name>
    <message>
        <source>A guess: nobody has stated or measured it for this GPU</source>
        <translation>Geschätzt: niemand hat es für diese GPU angegeben oder gemessen</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Zahl</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Quelle</translation>
    </message>
    <message>
        <source>Source: %1</source>
        <translation>Quelle: %1</translation>
    </message>
    <message>
        <source>Also %1 (%2): %3</source>
        <translation>Auch %1 (%2): %3</translation>
    </message>
</context>
<context>
    <name>tilesight::GpuNumbersModel</name>
    <message>
        <source>Click to go back to the order of the groups</source>
        <translation>Klick: zurück zur Ordnung der Gruppen</translation>
    </message>
    <message>
        <source>What the others are compared with</source>
        <translation>Womit die anderen verglichen werden</translation>
    </message>
    <message>
        <source>Click to sort by the size of the difference</source>
        <translation>Klick: nach Größe der Abweichung sortieren</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Wert</translation>
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
        <translation>GPU suchen</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
</context>
<context>
    <name>tilesight::GraphScene</name>
    <message>
        <source>Epilogue</source>
        <translation>Epilog</translation>
    </message>
</context>
<context>
    <name>tilesight::HardwareCommands</name>
    <message>
        <source>%1, my numbers</source>
        <translation>%1, meine Werte</translation>
    </message>
    <message>
        <source>Save numbers as %1</source>
        <translation>Werte als %1 speichern</translation>
    </message>
    <message>
        <source>Saved %1 as %2</source>
        <translation>%1 als %2 gespeichert</translation>
    </message>
    <message>
        <source>Export the GPU</source>
        <translation>GPU exportieren</translation>
    </message>
    <message>
        <source>there is no folder for own GPUs</source>
        <translation>es gibt keinen Ordner für eigene GPUs</translation>
    </message>
    <message>
        <source>set XDG_DATA_HOME or HOME</source>
        <translation>setze XDG_DATA_HOME oder HOME</translation>
    </message>
    <message>
        <source>the GPU needs a name</source>
        <translation>die GPU braucht einen Namen</translation>
    </message>
    <message>
        <source>such as “H200 SXM, our rack”</source>
        <translation>etwa „H200 SXM, unser Rack“</translation>
    </message>
    <message>
        <source>“%1” is the id of a GPU that comes with the program (%2)</source>
        <translation>„%1“ ist die Kennung einer GPU, die zum Programm gehört (%2)</translation>
    </message>
    <message>
        <source>“%1” is the id of a GPU that you saved before (%2)</source>
        <translation>„%1“ ist die Kennung einer GPU, die schon gespeichert wurde (%2)</translation>
    </message>
    <message>
        <source>take another id, or tick that it is to be replaced</source>
        <translation>nimm eine andere Kennung, oder kreuze an, dass sie ersetzt werden soll</translation>
    </message>
    <message>
        <source>another folder of GPUs comes later and has “%1” too: %2</source>
        <translation>ein anderer GPU-Ordner kommt später und enthält „%1“ auch: %2</translation>
    </message>
    <message>
        <source>the saved file is not among the GPUs that were read</source>
        <translation>die gespeicherte Datei ist nicht unter den gelesenen GPUs</translation>
    </message>
    <message>
        <source>take another id, or see TILESIGHT_HWDB</source>
        <translation>nimm eine andere Kennung, oder siehe TILESIGHT_HWDB</translation>
    </message>
</context>
<context>
    <name>tilesight::HardwarePanel</name>
    <message>
        <source>Reset Number</source>
        <translation>Wert zurücksetzen</translation>
    </message>
    <message>
        <source>Reset All</source>
        <translation>Alle zurücksetzen</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Speichern…</translation>
    </message>
    <message>
        <source>Hardware</source>
        <translation>Hardware</translation>
    </message>
    <message>
        <source>Numbers of the GPU</source>
        <translation>Werte der GPU</translation>
    </message>
    <message>
        <source>Filter numbers, kinds, sources</source>
        <translation>Werte, Arten, Quellen filtern</translation>
    </message>
    <message>
        <source>Filter numbers</source>
        <translation>Werte filtern</translation>
    </message>
    <message>
        <source>Puts the database&apos;s value back (Delete)</source>
        <translation>Setzt den Wert der Datenbank wieder ein (Entf)</translation>
    </message>
    <message>
        <source>Puts the database&apos;s values back everywhere</source>
        <translation>Setzt überall die Werte der Datenbank wieder ein</translation>
    </message>
    <message>
        <source>Keeps this GPU as your own, or exports its file</source>
        <translation>Behält diese GPU als eigene oder exportiert ihre Datei</translation>
    </message>
    <message>
        <source>Edit Number</source>
        <translation>Wert ändern</translation>
    </message>
    <message>
        <source>Reset All Numbers</source>
        <translation>Alle Werte zurücksetzen</translation>
    </message>
    <message>
        <source>Save as User GPU…</source>
        <translation>Als eigene GPU speichern…</translation>
    </message>
    <message>
        <source>Export File…</source>
        <translation>Datei exportieren…</translation>
    </message>
    <message>
        <source>The numbers of a GPU appear here with their sources, once one is chosen.</source>
        <translation>Sobald eine GPU gewählt ist, stehen hier ihre Werte mit Quellen.</translation>
    </message>
</context>
<context>
    <name>tilesight::HintCard</name>
    <message>
        <source>Apply</source>
        <translation>Anwenden</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Warum</translation>
    </message>
    <message>
        <source>Apply: %1</source>
        <translation>Anwenden: %1</translation>
    </message>
    <message>
        <source>Why: %1</source>
        <translation>Warum: %1</translation>
    </message>
    <message>
        <source>Change the plan; one step to undo</source>
        <translation>Den Plan ändern; ein Schritt macht es rückgängig</translation>
    </message>
    <message>
        <source>Explain where the gain comes from</source>
        <translation>Erklären, woher der Gewinn kommt</translation>
    </message>
    <message>
        <source>Preview: %1</source>
        <translation>Vorschau: %1</translation>
    </message>
</context>
<context>
    <name>tilesight::HintsPanel</name>
    <message>
        <source>What to try</source>
        <translation>Hinweise</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>%1, gains re-computed</source>
        <translation>%1, Gewinne neu berechnet</translation>
    </message>
</context>
<context>
    <name>tilesight::KnobsSection</name>
    <message>
        <source>Tile and pipeline</source>
        <translation>Kachel und Pipeline</translation>
    </message>
    <message>
        <source>Stages</source>
        <translation>Stufen</translation>
    </message>
    <message>
        <source>no fit</source>
        <translation>passt nicht</translation>
    </message>
    <message>
        <source>latency at every stop</source>
        <translation>Latenz an jeder Raste</translation>
    </message>
</context>
<context>
    <name>tilesight::LanesView</name>
    <message>
        <source>Lanes</source>
        <translation>Spuren</translation>
    </message>
    <message>
        <source>Folded</source>
        <translation>Gefaltet</translation>
    </message>
    <message>
        <source>Fold iterations that repeat the same period</source>
        <translation>Durchläufe mit gleicher Periode falten</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Draw every iteration at its true place</source>
        <translation>Jeden Durchlauf an seiner wahren Stelle zeichnen</translation>
    </message>
    <message>
        <source>Scroll lanes</source>
        <translation>Spuren verschieben</translation>
    </message>
    <message>
        <source>baseline ghost: “%1”</source>
        <translation>Schatten der Vergleichsbasis: „%1“</translation>
    </message>
    <message>
        <source>one tile</source>
        <translation>eine Kachel</translation>
    </message>
    <message>
        <source>No lanes: %1</source>
        <translation>Keine Spuren: %1</translation>
    </message>
    <message>
        <source>Computing the lanes …</source>
        <translation>Spuren werden berechnet …</translation>
    </message>
    <message>
        <source>This result was computed without lanes.</source>
        <translation>Dieses Ergebnis wurde ohne Spuren berechnet.</translation>
    </message>
    <message>
        <source>The pipes of one block appear here, busy and waiting, once a plan is open.</source>
        <translation>Sobald ein Plan offen ist, stehen hier die Einheiten eines Blocks, arbeitend und wartend.</translation>
    </message>
    <message>
        <source>baseline “%1”</source>
        <translation>Vergleichsbasis „%1“</translation>
    </message>
    <message>
        <source>Save as Trace…</source>
        <translation>Als Trace speichern…</translation>
    </message>
    <message>
        <source>Every bar as an event, for chrome://tracing and Perfetto</source>
        <translation>Jeder Balken als Ereignis, für chrome://tracing und Perfetto</translation>
    </message>
    <message>
        <source>%1 measured</source>
        <translation>%1 gemessen</translation>
    </message>
    <message>
        <source>Unpin %1</source>
        <translation>%1 lösen</translation>
    </message>
    <message>
        <source>Pin %1 on Top</source>
        <translation>%1 oben anheften</translation>
    </message>
    <message>
        <source>Unpin All Lanes</source>
        <translation>Alle Spuren lösen</translation>
    </message>
    <message>
        <source>%1 tiles share the SM</source>
        <translation>%1 Kacheln teilen sich den SM</translation>
    </message>
    <message>
        <source>%1, steady state folded</source>
        <translation>%1, stationärer Zustand gefaltet</translation>
    </message>
    <message>
        <source>%1, every iteration</source>
        <translation>%1, jeder Durchlauf</translation>
    </message>
</context>
<context>
    <name>tilesight::LaunchSection</name>
    <message>
        <source>Launch</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>Persistent blocks</source>
        <translation>Persistente Blöcke</translation>
    </message>
    <message>
        <source>group</source>
        <translation>Gruppe</translation>
    </message>
    <message>
        <source>warps</source>
        <translation>Warps</translation>
    </message>
    <message>
        <source>Launch order</source>
        <translation>Startreihenfolge</translation>
    </message>
    <message>
        <source>One block per resident slot walks over many tiles</source>
        <translation>Ein Block je Platz läuft über viele Kacheln</translation>
    </message>
    <message>
        <source> tile</source>
        <translation> Kachel</translation>
    </message>
    <message>
        <source> tiles</source>
        <translation> Kacheln</translation>
    </message>
</context>
<context>
    <name>tilesight::LayoutSwitch</name>
    <message>
        <source>Layout</source>
        <translation>Anordnung</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Bearbeiten</translation>
    </message>
    <message>
        <source>Analyse</source>
        <translation>Analysieren</translation>
    </message>
    <message>
        <source>Present</source>
        <translation>Vorführen</translation>
    </message>
    <message>
        <source>%1 layout</source>
        <translation>Anordnung „%1“</translation>
    </message>
</context>
<context>
    <name>tilesight::LegalLine</name>
    <message>
        <source>this GPU</source>
        <translation>diese GPU</translation>
    </message>
    <message>
        <source> (and %1 more)</source>
        <translation> (und %1 weitere)</translation>
    </message>
    <message>
        <source>Legal on %1</source>
        <translation>Zulässig auf %1</translation>
    </message>
    <message>
        <source>Not analysed yet</source>
        <translation>Noch nicht analysiert</translation>
    </message>
    <message>
        <source>%1 of %2 registers</source>
        <translation>%1 von %2 Registern</translation>
    </message>
    <message>
        <source>%1 registers</source>
        <translation>%1 Register</translation>
    </message>
    <message>
        <source>, estimated</source>
        <translation>, geschätzt</translation>
    </message>
    <message>
        <source>Illegal: </source>
        <translation>Nicht zulässig: </translation>
    </message>
    <message>
        <source>Legal</source>
        <translation>Zulässig</translation>
    </message>
</context>
<context>
    <name>tilesight::LessonCard</name>
    <message>
        <source>Done</source>
        <translation>Erledigt</translation>
    </message>
    <message>
        <source>%1 of %2 steps</source>
        <translation>%1 von %2 Schritten</translation>
    </message>
    <message>
        <source>step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>steps</source>
        <translation>Schritte</translation>
    </message>
</context>
<context>
    <name>tilesight::LessonCommands</name>
    <message>
        <source>Write the answer sheet</source>
        <translation>Antwortblatt schreiben</translation>
    </message>
</context>
<context>
    <name>tilesight::LessonRunner</name>
    <message>
        <source>The engine has no answer for the plan as it is. Restart the lesson.</source>
        <translation>Für den Plan in dieser Form hat das Modell keine Antwort. Beginne die Lektion neu.</translation>
    </message>
    <message>
        <source>The engine has no answer for the plan as it is: %1</source>
        <translation>Für den Plan in dieser Form hat das Modell keine Antwort: %1</translation>
    </message>
    <message>
        <source>Lesson: %1</source>
        <translation>Lektion: %1</translation>
    </message>
    <message>
        <source>“%1” is no number.</source>
        <translation>„%1“ ist keine Zahl.</translation>
    </message>
    <message>
        <source>right</source>
        <translation>richtig</translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>%1 Punkte</translation>
    </message>
    <message>
        <source>%1 too low</source>
        <translation>%1 zu niedrig</translation>
    </message>
    <message>
        <source>%1 too high</source>
        <translation>%1 zu hoch</translation>
    </message>
    <message>
        <source>The engine: %1. Your guess: %2%3.</source>
        <translation>Das Modell: %1. Deine Schätzung: %2%3.</translation>
    </message>
    <message>
        <source>none of these</source>
        <translation>keine davon</translation>
    </message>
    <message>
        <source>✓ Right: %1.</source>
        <translation>✓ Richtig: %1.</translation>
    </message>
    <message>
        <source>The engine: %1. Your guess: %2.</source>
        <translation>Das Modell: %1. Deine Schätzung: %2.</translation>
    </message>
    <message>
        <source>The plan is not legal now: %1. Undo, or press Restart.</source>
        <translation>Der Plan ist jetzt nicht zulässig: %1. Mach es rückgängig oder drücke „Neu beginnen“.</translation>
    </message>
    <message>
        <source>“%1” is far too large.</source>
        <translation>„%1“ ist viel zu groß.</translation>
    </message>
</context>
<context>
    <name>tilesight::LessonView</name>
    <message>
        <source>Do</source>
        <translation>Tun</translation>
    </message>
    <message>
        <source>Predict</source>
        <translation>Vorhersagen</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Frage</translation>
    </message>
    <message>
        <source>Read</source>
        <translation>Lesen</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Lektionen</translation>
    </message>
    <message>
        <source>List of lessons</source>
        <translation>Liste der Lektionen</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>&amp;Beginnen</translation>
    </message>
    <message>
        <source>&amp;Leave</source>
        <translation>&amp;Verlassen</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Schritte</translation>
    </message>
    <message>
        <source>&amp;Do It for Me</source>
        <translation>&amp;Für mich erledigen</translation>
    </message>
    <message>
        <source>Your guess</source>
        <translation>Deine Schätzung</translation>
    </message>
    <message>
        <source>your guess</source>
        <translation>deine Schätzung</translation>
    </message>
    <message>
        <source>&amp;Reveal</source>
        <translation>&amp;Aufdecken</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Zurück</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>&amp;Weiter</translation>
    </message>
    <message>
        <source>Res&amp;tart</source>
        <translation>&amp;Neu beginnen</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>Größere Schrift</translation>
    </message>
    <message>
        <source>For a projector</source>
        <translation>Für einen Beamer</translation>
    </message>
    <message>
        <source>step %1 of %2</source>
        <translation>Schritt %1 von %2</translation>
    </message>
    <message>
        <source>Cannot be read: %1</source>
        <translation>Kann nicht gelesen werden: %1</translation>
    </message>
    <message>
        <source>✓ done</source>
        <translation>✓ erledigt</translation>
    </message>
    <message>
        <source>%1 of %2 steps done</source>
        <translation>%1 von %2 Schritten erledigt</translation>
    </message>
    <message>
        <source>%1 minutes</source>
        <translation>%1 Minuten</translation>
    </message>
    <message>
        <source>✓ Done. Go on with Next.</source>
        <translation>✓ Erledigt. Mit „Weiter“ geht es weiter.</translation>
    </message>
    <message>
        <source>Computing…</source>
        <translation>Rechnet…</translation>
    </message>
    <message>
        <source>Guess first</source>
        <translation>Erst schätzen</translation>
    </message>
    <message>
        <source>The plan is not the lesson&apos;s any more, so some of this may not fit. Restart to follow it.</source>
        <translation>Der Plan ist nicht mehr der der Lektion; manches passt vielleicht nicht. Beginne neu, um ihr zu folgen.</translation>
    </message>
    <message>
        <source>Back to the list of lessons</source>
        <translation>Zurück zur Liste der Lektionen</translation>
    </message>
    <message>
        <source>Back to %1</source>
        <translation>Zurück zu %1</translation>
    </message>
    <message>
        <source>No lessons were found.</source>
        <translation>Keine Lektionen gefunden.</translation>
    </message>
    <message>
        <source>Answer S&amp;heet…</source>
        <translation>Antwor&amp;tblatt…</translation>
    </message>
    <message>
        <source>Save what was asked and answered so far as PDF</source>
        <translation>Bisherige Fragen und Antworten als PDF speichern</translation>
    </message>
</context>
<context>
    <name>tilesight::MainWindow</name>
    <message>
        <source>Cannot use this GPU</source>
        <translation>Diese GPU kann nicht verwendet werden</translation>
    </message>
    <message>
        <source>Undo: %1</source>
        <translation>Rückgängig: %1</translation>
    </message>
    <message>
        <source>%1[*] - TileSight Explorer</source>
        <translation>%1[*] – TileSight Explorer</translation>
    </message>
    <message>
        <source>Plan copied as text</source>
        <translation>Plan als Text kopiert</translation>
    </message>
    <message>
        <source>Paste plan</source>
        <translation>Plan einfügen</translation>
    </message>
    <message>
        <source>The clipboard holds no plan</source>
        <translation>In der Zwischenablage ist kein Plan</translation>
    </message>
    <message>
        <source>Adopt launch order %1</source>
        <translation>Startreihenfolge %1 übernehmen</translation>
    </message>
    <message>
        <source>About TileSight Explorer</source>
        <translation>Über TileSight Explorer</translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation>&amp;Neu</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>Ö&amp;ffnen…</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>Save &amp;As…</source>
        <translation>Speichern &amp;unter…</translation>
    </message>
    <message>
        <source>Re&amp;load from Disk</source>
        <translation>Neu &amp;laden</translation>
    </message>
    <message>
        <source>Cannot reload %1</source>
        <translation>%1 kann nicht neu geladen werden</translation>
    </message>
    <message>
        <source>&amp;Report as PDF…</source>
        <translation>&amp;Bericht als PDF…</translation>
    </message>
    <message>
        <source>&amp;Picture of the Window…</source>
        <translation>Bil&amp;d des Fensters…</translation>
    </message>
    <message>
        <source>Result as &amp;JSON…</source>
        <translation>Ergebnis als &amp;JSON…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>B&amp;eenden</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>&amp;Copy Plan as Text</source>
        <translation>Plan als Text &amp;kopieren</translation>
    </message>
    <message>
        <source>&amp;Paste Plan</source>
        <translation>Plan &amp;einfügen</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>&amp;Analyse</source>
        <translation>&amp;Analysieren</translation>
    </message>
    <message>
        <source>&amp;Present</source>
        <translation>&amp;Vorführen</translation>
    </message>
    <message>
        <source>&amp;Restore Default Layout</source>
        <translation>Anordnung &amp;zurücksetzen</translation>
    </message>
    <message>
        <source>Light or Dark</source>
        <translation>Hell oder dunkel</translation>
    </message>
    <message>
        <source>&amp;Full Screen</source>
        <translation>&amp;Vollbild</translation>
    </message>
    <message>
        <source>Show the &amp;Numbers and Their Sources</source>
        <translation>&amp;Werte und ihre Quellen zeigen</translation>
    </message>
    <message>
        <source>&amp;Compare GPUs</source>
        <translation>GPUs &amp;vergleichen</translation>
    </message>
    <message>
        <source>&amp;Reset All Edited Numbers</source>
        <translation>Alle geänderten Werte &amp;zurücksetzen</translation>
    </message>
    <message>
        <source>Save as &amp;User GPU…</source>
        <translation>Als &amp;eigene GPU speichern…</translation>
    </message>
    <message>
        <source>&amp;Export GPU File…</source>
        <translation>GPU-&amp;Datei exportieren…</translation>
    </message>
    <message>
        <source>&amp;Pin as Baseline</source>
        <translation>Als Vergleichsbasis &amp;merken</translation>
    </message>
    <message>
        <source>&amp;Clear Baseline</source>
        <translation>Vergleichsbasis &amp;löschen</translation>
    </message>
    <message>
        <source>S&amp;top Computing</source>
        <translation>Rechnen &amp;anhalten</translation>
    </message>
    <message>
        <source>Adopt &amp;Fastest Launch Order</source>
        <translation>&amp;Schnellste Startreihenfolge übernehmen</translation>
    </message>
    <message>
        <source>&amp;Apply First Hint</source>
        <translation>Ersten &amp;Hinweis anwenden</translation>
    </message>
    <message>
        <source>&amp;Copy Command Line</source>
        <translation>Befehlszeile &amp;kopieren</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Plan</source>
        <translation>&amp;Plan</translation>
    </message>
    <message>
        <source>Hard&amp;ware</source>
        <translation>&amp;Hardware</translation>
    </message>
    <message>
        <source>&amp;Tools</source>
        <translation>&amp;Werkzeuge</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Hil&amp;fe</translation>
    </message>
    <message>
        <source>From &amp;Template</source>
        <translation>Aus &amp;Vorlage</translation>
    </message>
    <message>
        <source>Cannot make a plan from this template</source>
        <translation>Aus dieser Vorlage kann kein Plan gemacht werden</translation>
    </message>
    <message>
        <source>Open Re&amp;cent</source>
        <translation>&amp;Zuletzt geöffnet</translation>
    </message>
    <message>
        <source>No recent files</source>
        <translation>Keine zuletzt geöffneten Dateien</translation>
    </message>
    <message>
        <source>Clear List</source>
        <translation>Liste leeren</translation>
    </message>
    <message>
        <source>Layout</source>
        <translation>Anordnung</translation>
    </message>
    <message>
        <source>&amp;Panels</source>
        <translation>Fel&amp;der</translation>
    </message>
    <message>
        <source>Show %1</source>
        <translation>%1 zeigen</translation>
    </message>
    <message>
        <source>&amp;Use</source>
        <translation>&amp;Verwenden</translation>
    </message>
    <message>
        <source>&amp;Keyboard Shortcuts</source>
        <translation>&amp;Tastenkürzel</translation>
    </message>
    <message>
        <source>&amp;About TileSight Explorer</source>
        <translation>&amp;Über TileSight Explorer</translation>
    </message>
    <message>
        <source>Panels</source>
        <translation>Felder</translation>
    </message>
    <message>
        <source>Launch orders, in use</source>
        <translation>Startreihenfolgen, verwendet</translation>
    </message>
    <message>
        <source>Launch orders</source>
        <translation>Startreihenfolgen</translation>
    </message>
    <message>
        <source>Pin This as &amp;Variant</source>
        <translation>Als &amp;Variante merken</translation>
    </message>
    <message>
        <source>&amp;Find or Run a Command…</source>
        <translation>Befehl &amp;suchen oder ausführen…</translation>
    </message>
    <message>
        <source>Text &amp;Beside the Graph</source>
        <translation>Text &amp;neben dem Graphen</translation>
    </message>
    <message>
        <source>Find or run a command</source>
        <translation>Befehl suchen oder ausführen</translation>
    </message>
    <message>
        <source>&amp;Lesson</source>
        <translation>&amp;Lektion</translation>
    </message>
    <message>
        <source>&amp;Lessons</source>
        <translation>&amp;Lektionen</translation>
    </message>
    <message>
        <source>&amp;Causes of Lost Time</source>
        <translation>&amp;Ursachen verlorener Zeit</translation>
    </message>
    <message>
        <source>Save %1</source>
        <translation>%1 speichern</translation>
    </message>
    <message>
        <source>Undone: %1. The choice of a GPU is no step: it stays %2.</source>
        <translation>Rückgängig gemacht: %1. Die Wahl einer GPU ist kein Schritt: Es bleibt bei %2.</translation>
    </message>
    <message>
        <source>Model %1</source>
        <translation>Modell %1</translation>
    </message>
    <message>
        <source> · GPU of the user</source>
        <translation> · eigene GPU</translation>
    </message>
    <message>
        <source> · table %1</source>
        <translation> · Tabelle %1</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Validated on %1, %2: %3 mean error, %4 cases</source>
        <translation>Validiert auf %1, %2: mittlerer Fehler %3, %4 Fälle</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>Model %1.</source>
        <translation>Modell %1.</translation>
    </message>
    <message>
        <source>Model %1. Hardware table %2, %3 GPUs; the numbers of %4 come from %5, each with its source.&lt;br&gt;Compared with measurements of %6 kernels on %7 GPUs.</source>
        <translation>Modell %1. Hardwaretabelle %2, %3 GPUs; die Werte von %4 kommen aus %5, jeder mit seiner Quelle.&lt;br&gt;Verglichen mit Messungen von %6 Kerneln auf %7 GPUs.</translation>
    </message>
    <message>
        <source>of the user</source>
        <translation>des Benutzers</translation>
    </message>
    <message>
        <source>&lt;b&gt;TileSight Explorer %1&lt;/b&gt;&lt;p&gt;How long a GPU kernel takes, what limits it and what to change, without running it.&lt;/p&gt;&lt;p&gt;%2&lt;/p&gt;&lt;p&gt;Free software under the GNU General Public License, version 3 or later. Nothing leaves this computer.&lt;/p&gt;</source>
        <translation>&lt;b&gt;TileSight Explorer %1&lt;/b&gt;&lt;p&gt;Wie lange ein GPU-Kernel dauert, was ihn begrenzt und was zu ändern ist, ohne ihn auszuführen.&lt;/p&gt;&lt;p&gt;%2&lt;/p&gt;&lt;p&gt;Freie Software unter der GNU General Public License, Version 3 oder später. Nichts verlässt diesen Rechner.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>S&amp;tart Page</source>
        <translation>S&amp;tartseite</translation>
    </message>
    <message>
        <source>&amp;Explain What Is Focused</source>
        <translation>&amp;Erklären, was den Fokus hat</translation>
    </message>
    <message>
        <source>&amp;Measured Latency…</source>
        <translation>&amp;Gemessene Latenz…</translation>
    </message>
    <message>
        <source>Find, or run a command</source>
        <translation>Suchen oder Befehl ausführen</translation>
    </message>
    <message>
        <source>Undone: %1. How the kernel is run is no step: it stays at %2.</source>
        <translation>Rückgängig gemacht: %1. Wie der Kernel läuft, ist kein Schritt: Es bleibt bei %2.</translation>
    </message>
    <message>
        <source>Validated over many launches on %1, %2: %3 mean error, %4 cases</source>
        <translation>Über viele Starts geprüft auf %1, %2: %3 mittlerer Fehler, %4 Fälle</translation>
    </message>
    <message>
        <source>Show T&amp;wo Variants Side by Side</source>
        <translation>Z&amp;wei Varianten nebeneinander zeigen</translation>
    </message>
    <message>
        <source>Import &amp;Measured Times…</source>
        <translation>Ge&amp;messene Zeiten einlesen…</translation>
    </message>
</context>
<context>
    <name>tilesight::MeasuredCommands</name>
    <message>
        <source>Import measured times</source>
        <translation>Gemessene Zeiten einlesen</translation>
    </message>
    <message>
        <source>Tables (*.csv);;All files (*)</source>
        <translation>Tabellen (*.csv);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>One table at a time: %1 not read</source>
        <translation>Eine Tabelle auf einmal: %1 nicht gelesen</translation>
    </message>
    <message>
        <source>file</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>files</source>
        <translation>Dateien</translation>
    </message>
    <message>
        <source>Open a plan first: measured times belong to plans</source>
        <translation>Öffne zuerst einen Plan: gemessene Zeiten gehören zu Plänen</translation>
    </message>
    <message>
        <source>Reading %1 …</source>
        <translation>%1 wird gelesen …</translation>
    </message>
    <message>
        <source>there is not enough memory for it</source>
        <translation>der Speicher reicht dafür nicht</translation>
    </message>
    <message>
        <source>Cannot import measured times from %1</source>
        <translation>Aus %1 können keine gemessenen Zeiten eingelesen werden</translation>
    </message>
    <message>
        <source>%1 was not imported: another plan has been opened</source>
        <translation>%1 wurde nicht eingelesen: ein anderer Plan ist geöffnet</translation>
    </message>
    <message>
        <source>Read %1</source>
        <translation>%1 gelesen</translation>
    </message>
    <message>
        <source>Measured times</source>
        <translation>Gemessene Zeiten</translation>
    </message>
    <message>
        <source>%1 was not imported</source>
        <translation>%1 wurde nicht importiert</translation>
    </message>
    <message>
        <source>Take Back</source>
        <translation>Zurücknehmen</translation>
    </message>
</context>
<context>
    <name>tilesight::MeasuredDialog</name>
    <message>
        <source>Measured latency</source>
        <translation>Gemessene Latenz</translation>
    </message>
    <message>
        <source>What one launch of this plan took on this GPU, such as 54.2 µs:</source>
        <translation>Was ein Start dieses Plans auf dieser GPU dauerte, etwa 54.2 µs:</translation>
    </message>
    <message>
        <source>Forget It</source>
        <translation>Vergessen</translation>
    </message>
    <message>
        <source>“%1” is no time of a kernel: write a number above 0, of an hour at most, and its unit, such as 54.2 µs</source>
        <translation>„%1“ ist keine Zeit eines Kernels: eine Zahl über 0, höchstens eine Stunde, und ihre Einheit, etwa 54.2 µs</translation>
    </message>
</context>
<context>
    <name>tilesight::MemoryChartView</name>
    <message>
        <source>Memory chart</source>
        <translation>Speicherdiagramm</translation>
    </message>
    <message>
        <source>No memory chart: %1</source>
        <translation>Kein Speicherdiagramm: %1</translation>
    </message>
    <message>
        <source>Computing …</source>
        <translation>Rechnet …</translation>
    </message>
    <message>
        <source>Where the bytes go appears here once a plan is open.</source>
        <translation>Wohin die Bytes gehen, erscheint hier, sobald ein Plan offen ist.</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Zahl</translation>
    </message>
    <message>
        <source>In full</source>
        <translation>Vollständig</translation>
    </message>
    <message>
        <source>Against “%1”</source>
        <translation>Gegen „%1“</translation>
    </message>
    <message>
        <source>Click explains</source>
        <translation>Klick erklärt</translation>
    </message>
    <message>
        <source>Of the plan before: </source>
        <translation>Vom Plan davor: </translation>
    </message>
</context>
<context>
    <name>tilesight::MiniMap</name>
    <message>
        <source>Overview of the plan graph</source>
        <translation>Überblick über den Plangraphen</translation>
    </message>
    <message>
        <source>Drag to move the view</source>
        <translation>Ziehen verschiebt die Ansicht</translation>
    </message>
</context>
<context>
    <name>tilesight::NoPanelsHint</name>
    <message>
        <source>No panel is left here. The menu View, Panels, opens each of them.</source>
        <translation>Hier ist kein Feld mehr. Das Menü Ansicht, Felder öffnet jedes von ihnen.</translation>
    </message>
    <message>
        <source>Restore Default Layout</source>
        <translation>Anordnung zurücksetzen</translation>
    </message>
</context>
<context>
    <name>tilesight::NodeEditor</name>
    <message>
        <source>Next expression of the action (Tab)</source>
        <translation>Nächster Ausdruck der Aktion (Tab)</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>elements</source>
        <translation>Elemente</translation>
    </message>
    <message>
        <source>iterations</source>
        <translation>Durchläufe</translation>
    </message>
</context>
<context>
    <name>tilesight::NumberDetails</name>
    <message>
        <source>What is said about this number</source>
        <translation>Was über diesen Wert gesagt wird</translation>
    </message>
    <message>
        <source>used</source>
        <translation>verwendet</translation>
    </message>
    <message>
        <source>use</source>
        <translation>verwenden</translation>
    </message>
    <message>
        <source>changed by you</source>
        <translation>selbst geändert</translation>
    </message>
</context>
<context>
    <name>tilesight::OccupancyPicture</name>
    <message>
        <source>%1, %2 binds</source>
        <translation>%1, begrenzt durch %2</translation>
    </message>
    <message>
        <source>%1, %2 bind</source>
        <translation>%1, begrenzt durch %2</translation>
    </message>
    <message>
        <source>%1 blocks: %2</source>
        <translation>%1 Blöcke: %2</translation>
    </message>
    <message>
        <source>%1 allows %2: %3</source>
        <translation>%1: höchstens %2; %3</translation>
    </message>
</context>
<context>
    <name>tilesight::OccupancySection</name>
    <message>
        <source>Blocks per SM</source>
        <translation>Blöcke je SM</translation>
    </message>
    <message>
        <source>Blocks per SM: %1</source>
        <translation>Blöcke je SM: %1</translation>
    </message>
</context>
<context>
    <name>tilesight::OperationRail</name>
    <message>
        <source>Operations</source>
        <translation>Operationen</translation>
    </message>
    <message>
        <source>Select and move</source>
        <translation>Auswählen und verschieben</translation>
    </message>
    <message>
        <source>Move the view (hold Space)</source>
        <translation>Ansicht verschieben (Leertaste halten)</translation>
    </message>
    <message>
        <source>Add %1 (or press / and type its name)</source>
        <translation>%1 hinzufügen (oder / drücken und den Namen tippen)</translation>
    </message>
</context>
<context>
    <name>tilesight::OrderHistogram</name>
    <message>
        <source>Steady times of the legal orders</source>
        <translation>Stationäre Zeiten der zulässigen Reihenfolgen</translation>
    </message>
    <message>
        <source>%1 orders from %2 to %3</source>
        <translation>%1 Reihenfolgen von %2 bis %3</translation>
    </message>
    <message>
        <source>%1 fastest</source>
        <translation>%1 schnellste</translation>
    </message>
    <message>
        <source>%1 slowest</source>
        <translation>%1 langsamste</translation>
    </message>
    <message>
        <source>steady time; bars count orders</source>
        <translation>stationäre Zeit; Balken zählen Reihenfolgen</translation>
    </message>
    <message>
        <source>chosen, %1</source>
        <translation>gewählt, %1</translation>
    </message>
</context>
<context>
    <name>tilesight::OrdersCardWidget</name>
    <message>
        <source>Legal orders: %1. Chosen: %2, steady period %3</source>
        <translation>Zulässige Reihenfolgen: %1. Gewählt: %2, stationäre Periode %3</translation>
    </message>
    <message>
        <source>Legal orders of the actions in one iteration.
Chosen: %1</source>
        <translation>Zulässige Reihenfolgen der Aktionen in einem Durchlauf.
Gewählt: %1</translation>
    </message>
    <message>
        <source>Legal orders</source>
        <translation>Zulässige Reihenfolgen</translation>
    </message>
    <message>
        <source>slowest of those examined</source>
        <translation>langsamste der untersuchten</translation>
    </message>
</context>
<context>
    <name>tilesight::OrdersView</name>
    <message>
        <source>slower</source>
        <translation>langsamer</translation>
    </message>
    <message>
        <source>faster</source>
        <translation>schneller</translation>
    </message>
    <message>
        <source>legal order</source>
        <translation>zulässige Reihenfolge</translation>
    </message>
    <message>
        <source>legal orders</source>
        <translation>zulässige Reihenfolgen</translation>
    </message>
    <message>
        <source>%1 %2, all examined</source>
        <translation>%1 %2, alle untersucht</translation>
    </message>
    <message>
        <source>%1 %2, the first %3 examined</source>
        <translation>%1 %2, die ersten %3 untersucht</translation>
    </message>
    <message>
        <source>; counting stopped at %1 sets of finished actions</source>
        <translation>; bei %1 Mengen fertiger Aktionen wurde das Zählen beendet</translation>
    </message>
    <message>
        <source>Legal orders</source>
        <translation>Zulässige Reihenfolgen</translation>
    </message>
    <message>
        <source>Actions of the order</source>
        <translation>Aktionen der Reihenfolge</translation>
    </message>
    <message>
        <source> · of the plan before</source>
        <translation> · vom vorigen Plan</translation>
    </message>
    <message>
        <source>The legal orders of the steady loop appear here once the plan has been analysed.</source>
        <translation>Die zulässigen Reihenfolgen der stationären Schleife erscheinen hier, sobald der Plan analysiert ist.</translation>
    </message>
    <message>
        <source>Steady time (µs)</source>
        <translation>Stationäre Zeit (µs)</translation>
    </message>
    <message>
        <source>Against the chosen</source>
        <translation>Gegen die gewählte</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Reihenfolge</translation>
    </message>
    <message>
        <source>The order that the analysis uses</source>
        <translation>Die Reihenfolge, die die Analyse verwendet</translation>
    </message>
    <message>
        <source>The chosen order, %1 a turn of one block.</source>
        <translation>Die gewählte Reihenfolge, %1 je Umlauf eines Blocks.</translation>
    </message>
    <message>
        <source>%1 a turn of one block: %2 against the chosen order.</source>
        <translation>%1 je Umlauf eines Blocks: %2 gegen die gewählte Reihenfolge.</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>Start (µs)</source>
        <translation>Beginn (µs)</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Aktion</translation>
    </message>
    <message>
        <source>Waits for</source>
        <translation>Wartet auf</translation>
    </message>
    <message>
        <source>%1 cannot go %2 than %3: the edge %4 → %5 forbids it.</source>
        <translation>%1 kann nicht %2 als %3 kommen: die Kante %4 → %5 verbietet es.</translation>
    </message>
    <message>
        <source>earlier</source>
        <translation>früher</translation>
    </message>
    <message>
        <source>later</source>
        <translation>später</translation>
    </message>
    <message>
        <source>A turn in this order</source>
        <translation>Ein Umlauf in dieser Reihenfolge</translation>
    </message>
    <message>
        <source>each action starts when its inputs and its pipes are free</source>
        <translation>jede Aktion beginnt, sobald ihre Eingaben und ihre Einheiten frei sind</translation>
    </message>
    <message>
        <source>The chosen order</source>
        <translation>Die gewählte Reihenfolge</translation>
    </message>
    <message>
        <source>Fastest examined</source>
        <translation>Schnellste untersuchte</translation>
    </message>
    <message>
        <source>Slowest examined</source>
        <translation>Langsamste untersuchte</translation>
    </message>
</context>
<context>
    <name>tilesight::ParametersSection</name>
    <message>
        <source>All parameters</source>
        <translation>Alle Parameter</translation>
    </message>
    <message>
        <source>%1, as expressions</source>
        <translation>%1, als Ausdrücke</translation>
    </message>
</context>
<context>
    <name>tilesight::PlanCanvas</name>
    <message>
        <source>Add an operation</source>
        <translation>Operation hinzufügen</translation>
    </message>
    <message>
        <source>Plan graph</source>
        <translation>Plangraph</translation>
    </message>
    <message>
        <source>Name of the action</source>
        <translation>Name der Aktion</translation>
    </message>
    <message numerus="yes">
        <source>%n action(s)</source>
        <translation>
            <numerusform>%n Aktion</numerusform>
            <numerusform>%n Aktionen</numerusform>
        </translation>
    </message>
    <message>
        <source>; %1 selected</source>
        <translation>; %1 ausgewählt</translation>
    </message>
    <message>
        <source>Connect to</source>
        <translation>Verbinden mit</translation>
    </message>
    <message>
        <source>Disconnect from</source>
        <translation>Trennen von</translation>
    </message>
    <message>
        <source>Edit	Enter</source>
        <translation>Bearbeiten	Eingabe</translation>
    </message>
    <message>
        <source>Rename	F2</source>
        <translation>Umbenennen	F2</translation>
    </message>
    <message>
        <source>Delete	Del</source>
        <translation>Löschen	Entf</translation>
    </message>
    <message>
        <source>Delete edge %1 → %2	Del</source>
        <translation>Kante %1 → %2 löschen	Entf</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <source>Arrange automatically</source>
        <translation>Automatisch anordnen</translation>
    </message>
    <message>
        <source>The clipboard holds no actions as text: copy some with Ctrl+C, here or in a plan&apos;s text</source>
        <translation>In der Zwischenablage sind keine Aktionen als Text: kopiere welche mit Strg+C, hier oder im Text eines Plans</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Einfügen</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Verdoppeln</translation>
    </message>
    <message>
        <source>Select two or more actions to align them</source>
        <translation>Wähle zwei oder mehr Aktionen, um sie auszurichten</translation>
    </message>
    <message>
        <source>Align %1 actions</source>
        <translation>%1 Aktionen ausrichten</translation>
    </message>
    <message>
        <source>Select three or more actions to distribute them</source>
        <translation>Wähle drei oder mehr Aktionen, um sie zu verteilen</translation>
    </message>
    <message>
        <source>Distribute %1 actions</source>
        <translation>%1 Aktionen verteilen</translation>
    </message>
    <message>
        <source>Select the actions that are to be in a loop</source>
        <translation>Wähle die Aktionen, die in eine Schleife sollen</translation>
    </message>
    <message>
        <source>Copy as text	Ctrl+C</source>
        <translation>Als Text kopieren	Strg+C</translation>
    </message>
    <message>
        <source>Cut	Ctrl+X</source>
        <translation>Ausschneiden	Strg+X</translation>
    </message>
    <message>
        <source>Paste	Ctrl+V</source>
        <translation>Einfügen	Strg+V</translation>
    </message>
    <message>
        <source>Duplicate	Ctrl+D</source>
        <translation>Verdoppeln	Strg+D</translation>
    </message>
    <message>
        <source>Align</source>
        <translation>Ausrichten</translation>
    </message>
    <message>
        <source>Left	Alt+Left</source>
        <translation>Links	Alt+Links</translation>
    </message>
    <message>
        <source>Right	Alt+Right</source>
        <translation>Rechts	Alt+Rechts</translation>
    </message>
    <message>
        <source>Top	Alt+Up</source>
        <translation>Oben	Alt+Auf</translation>
    </message>
    <message>
        <source>Bottom	Alt+Down</source>
        <translation>Unten	Alt+Ab</translation>
    </message>
    <message>
        <source>Distribute</source>
        <translation>Verteilen</translation>
    </message>
    <message>
        <source>From left to right	Ctrl+Shift+H</source>
        <translation>Von links nach rechts	Strg+Umschalt+H</translation>
    </message>
    <message>
        <source>From top to bottom	Ctrl+Shift+J</source>
        <translation>Von oben nach unten	Strg+Umschalt+J</translation>
    </message>
    <message>
        <source>Loop</source>
        <translation>Schleife</translation>
    </message>
    <message>
        <source>Into loop %1</source>
        <translation>In Schleife %1</translation>
    </message>
    <message>
        <source>Out of the loops</source>
        <translation>Aus den Schleifen</translation>
    </message>
    <message>
        <source>Group into a new loop	Ctrl+L</source>
        <translation>In eine neue Schleife fassen	Strg+L</translation>
    </message>
    <message>
        <source>Properties	Alt+Enter</source>
        <translation>Eigenschaften	Alt+Eingabe</translation>
    </message>
    <message>
        <source>No action there: drop the edge on the action that %1 waits for, or beside it.</source>
        <translation>Dort ist keine Aktion: leg die Kante auf der Aktion ab, auf die %1 wartet, oder daneben.</translation>
    </message>
    <message>
        <source>No action there: drop the edge on the action that waits for %1, or beside it.</source>
        <translation>Dort ist keine Aktion: leg die Kante auf der Aktion ab, die auf %1 wartet, oder daneben.</translation>
    </message>
    <message>
        <source>The plan has no actions yet.
Double-click, or press / and type, to add one.</source>
        <translation>Der Plan hat noch keine Aktionen.
Doppelklick, oder / drücken und tippen, fügt eine hinzu.</translation>
    </message>
    <message>
        <source>Show all	Home</source>
        <translation>Alles zeigen	Pos1</translation>
    </message>
    <message>
        <source>Show the selection	F</source>
        <translation>Auswahl zeigen	F</translation>
    </message>
    <message>
        <source>Edit %1 of %2</source>
        <translation>%1 von %2 bearbeiten</translation>
    </message>
</context>
<context>
    <name>tilesight::PlanCard</name>
    <message>
        <source>%1, %2, on %3</source>
        <translation>%1, %2, auf %3</translation>
    </message>
    <message>
        <source>computing…</source>
        <translation>rechnet…</translation>
    </message>
    <message>
        <source>action</source>
        <translation>Aktion</translation>
    </message>
    <message>
        <source>actions</source>
        <translation>Aktionen</translation>
    </message>
    <message>
        <source>order</source>
        <translation>Reihenfolge</translation>
    </message>
    <message>
        <source>orders</source>
        <translation>Reihenfolgen</translation>
    </message>
</context>
<context>
    <name>tilesight::PlanDescription</name>
    <message>
        <source>Description of the plan</source>
        <translation>Beschreibung des Plans</translation>
    </message>
    <message>
        <source>less</source>
        <translation>weniger</translation>
    </message>
    <message>
        <source>more</source>
        <translation>mehr</translation>
    </message>
</context>
<context>
    <name>tilesight::PlanEditor</name>
    <message>
        <source>Plan as text</source>
        <translation>Plan als Text</translation>
    </message>
</context>
<context>
    <name>tilesight::PlanGraphView</name>
    <message>
        <source>action</source>
        <translation>Aktion</translation>
    </message>
    <message>
        <source>actions</source>
        <translation>Aktionen</translation>
    </message>
    <message>
        <source>loop</source>
        <translation>Schleife</translation>
    </message>
    <message>
        <source>loops</source>
        <translation>Schleifen</translation>
    </message>
    <message>
        <source>orders: %1</source>
        <translation>Reihenfolgen: %1</translation>
    </message>
</context>
<context>
    <name>tilesight::PlanOnGpusModel</name>
    <message>
        <source>in use</source>
        <translation>verwendet</translation>
    </message>
    <message>
        <source>The plan cannot run there: %1</source>
        <translation>Der Plan kann dort nicht laufen: %1</translation>
    </message>
    <message>
        <source>%1, limited by %2 (%3)</source>
        <translation>%1, begrenzt durch %2 (%3)</translation>
    </message>
    <message>
        <source>Band: ±%1 is the %2</source>
        <translation>Band: ±%1 ist: %2</translation>
    </message>
    <message>
        <source>%1 is a guess: a quarter more or less moves the latency by up to %2</source>
        <translation>%1 ist geschätzt: ein Viertel mehr oder weniger ändert die Latenz um bis zu %2</translation>
    </message>
    <message>
        <source>Click to use this GPU</source>
        <translation>Klick: diese GPU verwenden</translation>
    </message>
    <message>
        <source>The dot marks the GPU in use, the pencil edited numbers</source>
        <translation>Der Punkt markiert die verwendete GPU, der Stift geänderte Werte</translation>
    </message>
    <message>
        <source>Predicted, the bar is relative to the slowest</source>
        <translation>Vorhergesagt, der Balken im Verhältnis zur langsamsten</translation>
    </message>
    <message>
        <source>Mean error of the model, and a quarter on every guessed number</source>
        <translation>Mittlerer Fehler des Modells und ein Viertel auf jeden geschätzten Wert</translation>
    </message>
    <message>
        <source>Compared with the GPU in use</source>
        <translation>Verglichen mit der verwendeten GPU</translation>
    </message>
    <message>
        <source>What bounds the kernel there</source>
        <translation>Was den Kernel dort begrenzt</translation>
    </message>
    <message>
        <source>Share of that GPU&apos;s peak: tensor FLOP/s or DRAM bytes/s, whichever is nearer</source>
        <translation>Anteil an der Spitze dieser GPU: Tensor-FLOP/s oder DRAM-Bytes/s, was näher liegt</translation>
    </message>
    <message>
        <source>Blocks that an SM holds at once</source>
        <translation>Blöcke, die ein SM zugleich hält</translation>
    </message>
    <message>
        <source>Guessed numbers that move the latency by 1 % or more</source>
        <translation>Geschätzte Werte, die die Latenz um 1 % oder mehr ändern</translation>
    </message>
    <message>
        <source>GPU</source>
        <translation>GPU</translation>
    </message>
    <message>
        <source>Latency</source>
        <translation>Latenz</translation>
    </message>
    <message>
        <source>Band</source>
        <translation>Band</translation>
    </message>
    <message>
        <source>Against current</source>
        <translation>Gegen jetzige</translation>
    </message>
    <message>
        <source>Limited by</source>
        <translation>Begrenzt durch</translation>
    </message>
    <message>
        <source>Of peak</source>
        <translation>Von Spitze</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Takt</translation>
    </message>
    <message>
        <source>Blocks / SM</source>
        <translation>Blöcke / SM</translation>
    </message>
    <message>
        <source>Rests on guesses</source>
        <translation>Beruht auf Schätzungen</translation>
    </message>
    <message>
        <source>%1 of the peak of %2</source>
        <translation>%1 des Höchstwerts von %2</translation>
    </message>
    <message>
        <source>Pulled down by the power limit</source>
        <translation>Von der Leistungsgrenze gesenkt</translation>
    </message>
    <message>
        <source>Settled clock; “↓”: pulled down by the power limit</source>
        <translation>Eingestellter Takt; „↓“: von der Leistungsgrenze gesenkt</translation>
    </message>
</context>
<context>
    <name>tilesight::PlanTextView</name>
    <message>
        <source>Take Back to the Plan</source>
        <translation>Auf den Plan zurücksetzen</translation>
    </message>
    <message>
        <source>Bring Back</source>
        <translation>Zurückholen</translation>
    </message>
    <message>
        <source>Forget</source>
        <translation>Vergessen</translation>
    </message>
    <message>
        <source>Shows the last sound plan again; what was typed can be brought back</source>
        <translation>Zeigt wieder den letzten gültigen Plan; Getipptes lässt sich zurückholen</translation>
    </message>
    <message>
        <source>Puts the text with its errors here again, to go on with it</source>
        <translation>Holt den fehlerhaften Text zum Weiterschreiben zurück</translation>
    </message>
    <message>
        <source>line</source>
        <translation>Zeile</translation>
    </message>
    <message>
        <source>lines</source>
        <translation>Zeilen</translation>
    </message>
    <message>
        <source>in step with the plan</source>
        <translation>stimmt mit dem Plan überein</translation>
    </message>
    <message>
        <source>differs from the plan: %1</source>
        <translation>weicht vom Plan ab: %1</translation>
    </message>
    <message>
        <source>error</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>errors</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Edit plan as text</source>
        <translation>Plan als Text bearbeiten</translation>
    </message>
    <message>
        <source>⚠ Differs from the plan: %1. The other views show the last sound plan.</source>
        <translation>⚠ Weicht vom Plan ab: %1. Die anderen Ansichten zeigen den letzten gültigen Plan.</translation>
    </message>
    <message>
        <source>Your text with its errors is set aside; here stands the last sound plan.</source>
        <translation>Der Text mit seinen Fehlern ist beiseitegelegt; hier steht der letzte fehlerfreie Plan.</translation>
    </message>
    <message>
        <source>%1 texts of yours with errors are set aside; here stands the last sound plan.</source>
        <translation>%1 Texte mit Fehlern sind beiseitegelegt; hier steht der letzte fehlerfreie Plan.</translation>
    </message>
</context>
<context>
    <name>tilesight::PreviewButton</name>
    <message>
        <source>Preview</source>
        <translation>Vorschau</translation>
    </message>
    <message>
        <source>Shown in all views; the plan is not changed. Click or Esc ends it</source>
        <translation>In allen Ansichten zu sehen; der Plan ist nicht geändert. Klick oder Esc beendet es</translation>
    </message>
    <message>
        <source>Show all views with this change; the plan stays as it is</source>
        <translation>Alle Ansichten mit dieser Änderung zeigen; der Plan bleibt, wie er ist</translation>
    </message>
</context>
<context>
    <name>tilesight::ProblemSection</name>
    <message>
        <source>Problem</source>
        <translation>Problem</translation>
    </message>
    <message>
        <source>Data type</source>
        <translation>Datentyp</translation>
    </message>
    <message>
        <source>Data type of the operands</source>
        <translation>Datentyp der Operanden</translation>
    </message>
</context>
<context>
    <name>tilesight::PropertiesPanel</name>
    <message>
        <source>Properties</source>
        <translation>Eigenschaften</translation>
    </message>
</context>
<context>
    <name>tilesight::PropertySection</name>
    <message>
        <source>%1, of the plan before</source>
        <translation>%1, vom Plan davor</translation>
    </message>
</context>
<context>
    <name>tilesight::RemovedVariants</name>
    <message>
        <source>Variant “%1” was removed.</source>
        <translation>Variante „%1“ wurde entfernt.</translation>
    </message>
    <message>
        <source>%1 were removed.</source>
        <translation>%1 wurden entfernt.</translation>
    </message>
    <message>
        <source>variant</source>
        <translation>Variante</translation>
    </message>
    <message>
        <source>variants</source>
        <translation>Varianten</translation>
    </message>
    <message>
        <source>Take Back</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>tilesight::ReportDialog</name>
    <message>
        <source>Report</source>
        <translation>Bericht</translation>
    </message>
    <message>
        <source>Sections of the report</source>
        <translation>Abschnitte des Berichts</translation>
    </message>
    <message>
        <source>Letter</source>
        <translation>Letter</translation>
    </message>
    <message>
        <source>Portrait</source>
        <translation>Hochformat</translation>
    </message>
    <message>
        <source>Landscape</source>
        <translation>Querformat</translation>
    </message>
    <message>
        <source>Title, contents and the origin of the report are always in it.</source>
        <translation>Titel, Inhalt und Herkunft des Berichts sind immer dabei.</translation>
    </message>
    <message>
        <source>Write…</source>
        <translation>Schreiben…</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>&amp;Sections</source>
        <translation>&amp;Abschnitte</translation>
    </message>
    <message>
        <source>&amp;Paper</source>
        <translation>&amp;Papier</translation>
    </message>
    <message>
        <source>&amp;Orientation</source>
        <translation>A&amp;usrichtung</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>Zusammenfassung</translation>
    </message>
    <message>
        <source>Where the time goes</source>
        <translation>Wohin die Zeit geht</translation>
    </message>
    <message>
        <source>What to try</source>
        <translation>Was zu versuchen ist</translation>
    </message>
    <message>
        <source>Variants</source>
        <translation>Varianten</translation>
    </message>
    <message>
        <source>Time by phase</source>
        <translation>Zeit nach Phasen</translation>
    </message>
    <message>
        <source>Launch orders</source>
        <translation>Startreihenfolgen</translation>
    </message>
    <message>
        <source>Resources</source>
        <translation>Ressourcen</translation>
    </message>
    <message>
        <source>The plan as a graph</source>
        <translation>Der Plan als Graph</translation>
    </message>
    <message>
        <source>The plan</source>
        <translation>Der Plan</translation>
    </message>
    <message>
        <source>Assumptions</source>
        <translation>Annahmen</translation>
    </message>
    <message>
        <source>Hardware numbers and their sources</source>
        <translation>Hardwarezahlen und ihre Quellen</translation>
    </message>
    <message>
        <source>Diagnosis</source>
        <translation>Diagnose</translation>
    </message>
    <message>
        <source>Roofline</source>
        <translation>Roofline</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Speicher</translation>
    </message>
    <message>
        <source>Legal orders</source>
        <translation>Zulässige Reihenfolgen</translation>
    </message>
    <message>
        <source>What tiles find in L2</source>
        <translation>Was Kacheln im L2 finden</translation>
    </message>
    <message>
        <source>Sensitivity</source>
        <translation>Empfindlichkeit</translation>
    </message>
    <message>
        <source>The plan on all GPUs</source>
        <translation>Der Plan auf allen GPUs</translation>
    </message>
    <message>
        <source>Usual</source>
        <translation>Üblich</translation>
    </message>
    <message>
        <source>All but what makes the report long and takes seconds to compute</source>
        <translation>Alles außer dem, was den Bericht lang macht und sekundenlang zu berechnen ist</translation>
    </message>
</context>
<context>
    <name>tilesight::ResourcesModel</name>
    <message>
        <source>Resource</source>
        <translation>Ressource</translation>
    </message>
    <message>
        <source>Busy, %1</source>
        <translation>Belegt, %1</translation>
    </message>
    <message>
        <source>Of kernel</source>
        <translation>Vom Kernel</translation>
    </message>
    <message>
        <source>Of steady</source>
        <translation>Von Periode</translation>
    </message>
    <message>
        <source>Work</source>
        <translation>Arbeit</translation>
    </message>
    <message>
        <source>Peak</source>
        <translation>Spitze</translation>
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
        <translation>Roofline-Diagramm</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>All memory levels (0)</source>
        <translation>Alle Speicherebenen (0)</translation>
    </message>
    <message>
        <source>Which roof binds</source>
        <translation>Welches Dach begrenzt</translation>
    </message>
    <message>
        <source>by level</source>
        <translation>nach Ebene</translation>
    </message>
    <message>
        <source>No roofline: %1</source>
        <translation>Kein Roofline-Diagramm: %1</translation>
    </message>
    <message>
        <source>Computing …</source>
        <translation>Rechnet …</translation>
    </message>
    <message>
        <source>The roofline appears here once a plan is open.</source>
        <translation>Das Roofline-Diagramm erscheint hier, sobald ein Plan offen ist.</translation>
    </message>
    <message>
        <source>Of the plan before: </source>
        <translation>Vom vorigen Plan: </translation>
    </message>
    <message>
        <source>%1, plan now</source>
        <translation>%1, Plan jetzt</translation>
    </message>
    <message>
        <source>Intensity</source>
        <translation>Intensität</translation>
    </message>
    <message>
        <source>Bytes per launch</source>
        <translation>Bytes je Start</translation>
    </message>
    <message>
        <source>Attained</source>
        <translation>Erreicht</translation>
    </message>
    <message>
        <source>Roof, %1</source>
        <translation>Dach, %1</translation>
    </message>
    <message>
        <source>Share of that roof</source>
        <translation>Anteil an diesem Dach</translation>
    </message>
    <message>
        <source>Click: this level alone · double click explains</source>
        <translation>Klick: nur diese Ebene · Doppelklick erklärt</translation>
    </message>
    <message>
        <source>Peak</source>
        <translation>Spitze</translation>
    </message>
</context>
<context>
    <name>tilesight::SaveGpuDialog</name>
    <message>
        <source>Replace the GPU that has this id</source>
        <translation>Die GPU mit dieser Kennung ersetzen</translation>
    </message>
    <message>
        <source>Save as user GPU</source>
        <translation>Als eigene GPU speichern</translation>
    </message>
    <message>
        <source>Lower-case letters, digits and &apos;-&apos;; the command line knows the GPU by it</source>
        <translation>Kleinbuchstaben, Ziffern und „-“; die Befehlszeile kennt die GPU darunter</translation>
    </message>
    <message>
        <source>It is written to %1 and listed with the other GPUs.</source>
        <translation>Sie wird nach %1 geschrieben und bei den anderen GPUs aufgeführt.</translation>
    </message>
    <message>
        <source>&amp;Id</source>
        <translation>&amp;Kennung</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Name</translation>
    </message>
</context>
<context>
    <name>tilesight::SensitivityView</name>
    <message>
        <source>Sensitivity</source>
        <translation>Empfindlichkeit</translation>
    </message>
    <message>
        <source>±%1 on each rate</source>
        <translation>±%1 auf jede Rate</translation>
    </message>
    <message>
        <source>No sensitivity: %1</source>
        <translation>Keine Empfindlichkeit: %1</translation>
    </message>
    <message>
        <source>Of the plan before: </source>
        <translation>Vom vorigen Plan: </translation>
    </message>
    <message>
        <source>What moves the latency, and by how much, appears here.</source>
        <translation>Hier erscheint, was die Latenz ändert und um wie viel.</translation>
    </message>
    <message>
        <source>What moves the latency appears here once a plan is open.</source>
        <translation>Was die Latenz ändert, erscheint hier, sobald ein Plan offen ist.</translation>
    </message>
    <message>
        <source>Every bar is a run of the engine. Apply sets a knob, one undo step.</source>
        <translation>Jeder Balken ist ein Lauf des Modells. Anwenden stellt einen Parameter ein, in einem Schritt.</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Zahl</translation>
    </message>
    <message>
        <source>there is no further one</source>
        <translation>es gibt keine weitere</translation>
    </message>
    <message>
        <source>Latency</source>
        <translation>Latenz</translation>
    </message>
    <message>
        <source>Cannot run</source>
        <translation>Nicht lauffähig</translation>
    </message>
    <message>
        <source>Limit then</source>
        <translation>Grenze danach</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Jetzt</translation>
    </message>
    <message>
        <source>%1 cannot run</source>
        <translation>%1 nicht lauffähig</translation>
    </message>
    <message>
        <source>Enter or Apply sets it</source>
        <translation>Eingabe oder Anwenden stellt es ein</translation>
    </message>
    <message>
        <source>Enter shows it in the hardware panel</source>
        <translation>Eingabe zeigt es im Hardware-Feld</translation>
    </message>
    <message>
        <source>Change %1 %2 → %3</source>
        <translation>%1 ändern %2 → %3</translation>
    </message>
    <message>
        <source>Latency with %1 %2</source>
        <translation>Latenz mit %1 %2</translation>
    </message>
    <message>
        <source>the plan analysed with this number changed</source>
        <translation>der Plan, mit diesem geänderten Wert analysiert</translation>
    </message>
    <message>
        <source>Latency now</source>
        <translation>Latenz jetzt</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Änderung</translation>
    </message>
</context>
<context>
    <name>tilesight::SharedMemorySection</name>
    <message>
        <source>Shared memory</source>
        <translation>Shared Memory</translation>
    </message>
    <message>
        <source>does not fit: %1</source>
        <translation>passt nicht: %1</translation>
    </message>
    <message>
        <source>Shared memory: %1</source>
        <translation>Shared Memory: %1</translation>
    </message>
</context>
<context>
    <name>tilesight::ShortcutsDialog</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>What they do</source>
        <translation>Was sie tun</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Wo</translation>
    </message>
    <message>
        <source>Window, menu %1</source>
        <translation>Fenster, Menü %1</translation>
    </message>
    <message>
        <source>Filter by key, word or view</source>
        <translation>Nach Taste, Wort oder Ansicht filtern</translation>
    </message>
    <message>
        <source>Copy as CSV</source>
        <translation>Als CSV kopieren</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>Fenster</translation>
    </message>
    <message>
        <source>graph canvas</source>
        <translation>Zeichenfläche des Graphen</translation>
    </message>
</context>
<context>
    <name>tilesight::SideBySideView</name>
    <message>
        <source>%1 measured</source>
        <translation>%1 gemessen</translation>
    </message>
    <message>
        <source>Side by side</source>
        <translation>Nebeneinander</translation>
    </message>
    <message>
        <source>Folded</source>
        <translation>Gefaltet</translation>
    </message>
    <message>
        <source>Fold the iterations that both repeat at the same time</source>
        <translation>Die Durchläufe falten, die beide zur selben Zeit wiederholen</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Draw every iteration at its true place</source>
        <translation>Jeden Durchlauf an seiner wahren Stelle zeichnen</translation>
    </message>
    <message>
        <source>First result</source>
        <translation>Erstes Ergebnis</translation>
    </message>
    <message>
        <source>Second result</source>
        <translation>Zweites Ergebnis</translation>
    </message>
    <message>
        <source>Scroll lanes</source>
        <translation>Spuren verschieben</translation>
    </message>
    <message>
        <source>Pin the plan as a variant (Ctrl+Shift+B), change it, and see both here on one time scale; or any two variants.</source>
        <translation>Merke den Plan als Variante (Strg+Umschalt+B), ändere ihn und sieh beide hier auf einer Zeitachse; oder zwei beliebige Varianten.</translation>
    </message>
    <message>
        <source>“%1” and “%2” on one time scale</source>
        <translation>„%1“ und „%2“ auf einer Zeitachse</translation>
    </message>
    <message>
        <source>Stack</source>
        <translation>Stapeln</translation>
    </message>
    <message>
        <source>Beside</source>
        <translation>Daneben</translation>
    </message>
    <message>
        <source>One above the other</source>
        <translation>Übereinander</translation>
    </message>
    <message>
        <source>One beside the other</source>
        <translation>Nebeneinander</translation>
    </message>
</context>
<context>
    <name>tilesight::StartPage</name>
    <message>
        <source>Start page</source>
        <translation>Startseite</translation>
    </message>
    <message>
        <source>TileSight Explorer</source>
        <translation>TileSight Explorer</translation>
    </message>
    <message>
        <source>How long will this kernel take, and why?</source>
        <translation>Wie lange dauert dieser Kernel, und warum?</translation>
    </message>
    <message>
        <source>New Plan…</source>
        <translation>Neuer Plan…</translation>
    </message>
    <message>
        <source>From a sample or a template</source>
        <translation>Aus einem Beispiel oder einer Vorlage</translation>
    </message>
    <message>
        <source>Open a Plan…</source>
        <translation>Plan öffnen…</translation>
    </message>
    <message>
        <source>Recent</source>
        <translation>Zuletzt geöffnet</translation>
    </message>
    <message>
        <source>Drop a plan here. Nothing leaves this computer.</source>
        <translation>Einen Plan hier ablegen. Nichts verlässt diesen Rechner.</translation>
    </message>
    <message>
        <source>Show this page at the start</source>
        <translation>Diese Seite beim Start zeigen</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>Beispiele</translation>
    </message>
    <message>
        <source>Open one and change it. Each strip shows how the kernel keeps the pipes busy.</source>
        <translation>Öffne eines und ändere es. Jeder Streifen zeigt, wie der Kernel die Einheiten belegt.</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Lektionen</translation>
    </message>
    <message>
        <source>Predict, then reveal. About ten minutes each.</source>
        <translation>Erst vorhersagen, dann aufdecken. Je etwa zehn Minuten.</translation>
    </message>
    <message>
        <source>Recent: nothing yet</source>
        <translation>Zuletzt geöffnet: noch nichts</translation>
    </message>
    <message>
        <source>Recent, on %1</source>
        <translation>Zuletzt geöffnet, auf %1</translation>
    </message>
    <message>
        <source>Colours and patterns of the pipes</source>
        <translation>Farben und Muster der Einheiten</translation>
    </message>
</context>
<context>
    <name>tilesight::StepMarks</name>
    <message>
        <source>you are here</source>
        <translation>hier bist du</translation>
    </message>
    <message>
        <source>done</source>
        <translation>erledigt</translation>
    </message>
    <message>
        <source>to come</source>
        <translation>kommt noch</translation>
    </message>
    <message>
        <source>Step %1: %2, %3</source>
        <translation>Schritt %1: %2, %3</translation>
    </message>
    <message>
        <source>%1 · next: %2</source>
        <translation>%1 · danach: %2</translation>
    </message>
</context>
<context>
    <name>tilesight::SummaryStrip</name>
    <message>
        <source>Summary</source>
        <translation>Zusammenfassung</translation>
    </message>
    <message>
        <source>Pin as baseline</source>
        <translation>Als Basis merken</translation>
    </message>
    <message>
        <source>Compare later changes with the present result</source>
        <translation>Spätere Änderungen mit dem jetzigen Ergebnis vergleichen</translation>
    </message>
    <message>
        <source>Pin the present result as baseline</source>
        <translation>Jetziges Ergebnis als Vergleichsbasis merken</translation>
    </message>
    <message>
        <source>Clear the baseline</source>
        <translation>Vergleichsbasis löschen</translation>
    </message>
    <message>
        <source>%1 of %2 · Cancel</source>
        <translation>%1 von %2 · Abbrechen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Vorschau</translation>
    </message>
    <message>
        <source>the plan is not changed</source>
        <translation>der Plan ist nicht geändert</translation>
    </message>
    <message>
        <source>Text has errors</source>
        <translation>Text hat Fehler</translation>
    </message>
    <message>
        <source>Measured Latency…</source>
        <translation>Gemessene Latenz…</translation>
    </message>
    <message>
        <source>Clear the Measured Latency</source>
        <translation>Gemessene Latenz löschen</translation>
    </message>
</context>
<context>
    <name>tilesight::SweepView</name>
    <message>
        <source>Sweep</source>
        <translation>Durchlauf</translation>
    </message>
    <message>
        <source>Sweep chart</source>
        <translation>Durchlaufdiagramm</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>Curves</source>
        <translation>Kurven</translation>
    </message>
    <message>
        <source>Two parameters as a map, bright = fast</source>
        <translation>Zwei Parameter als Karte, hell = schnell</translation>
    </message>
    <message>
        <source>A curve for each value of the second parameter</source>
        <translation>Eine Kurve je Wert des zweiten Parameters</translation>
    </message>
    <message>
        <source>Parameter to sweep over</source>
        <translation>Parameter für den Durchlauf</translation>
    </message>
    <message>
        <source>Second parameter</source>
        <translation>Zweiter Parameter</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Werte</translation>
    </message>
    <message>
        <source>Values of the second parameter</source>
        <translation>Werte des zweiten Parameters</translation>
    </message>
    <message>
        <source>A list or ranges: 64,128,256 · 2..6 · 16..256*2 · 0..64:16</source>
        <translation>Eine Liste oder Bereiche: 64,128,256 · 2..6 · 16..256*2 · 0..64:16</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>Choose two different parameters</source>
        <translation>Wähle zwei verschiedene Parameter</translation>
    </message>
    <message>
        <source>fastest: %1</source>
        <translation>schnellste: %1</translation>
    </message>
    <message>
        <source> (%1)</source>
        <translation> (%1)</translation>
    </message>
    <message>
        <source>The latency over these values appears here.</source>
        <translation>Die Latenz über diesen Werten erscheint hier.</translation>
    </message>
    <message>
        <source>Sweeps appear here once a plan is open.</source>
        <translation>Durchläufe erscheinen hier, sobald ein Plan offen ist.</translation>
    </message>
    <message>
        <source>None of these values can run: %1</source>
        <translation>Keiner dieser Werte ist lauffähig: %1</translation>
    </message>
    <message>
        <source>Fastest: %1, %2</source>
        <translation>Schnellste: %1, %2</translation>
    </message>
    <message>
        <source>. %1 of %2 cannot run</source>
        <translation>. %1 von %2 nicht lauffähig</translation>
    </message>
    <message>
        <source>. Bright = fast</source>
        <translation>. Hell = schnell</translation>
    </message>
    <message>
        <source>Of the plan before: </source>
        <translation>Vom vorigen Plan: </translation>
    </message>
    <message>
        <source>Click a point to set it, one undo step.</source>
        <translation>Ein Klick auf einen Punkt stellt ihn ein, in einem Schritt.</translation>
    </message>
    <message>
        <source>Cannot run</source>
        <translation>Nicht lauffähig</translation>
    </message>
    <message>
        <source>Latency</source>
        <translation>Latenz</translation>
    </message>
    <message>
        <source>Against now</source>
        <translation>Gegen jetzt</translation>
    </message>
    <message>
        <source>this is now</source>
        <translation>dies ist jetzt</translation>
    </message>
    <message>
        <source>Limit</source>
        <translation>Grenze</translation>
    </message>
    <message>
        <source>Click sets it</source>
        <translation>Klick stellt es ein</translation>
    </message>
    <message>
        <source>Set %1</source>
        <translation>%1 einstellen</translation>
    </message>
    <message>
        <source>Latency with %1</source>
        <translation>Latenz mit %1</translation>
    </message>
    <message>
        <source>the plan with these values, analysed</source>
        <translation>der Plan, mit diesen Werten analysiert</translation>
    </message>
    <message>
        <source>Latency of the plan as it is</source>
        <translation>Latenz des Plans, wie er ist</translation>
    </message>
    <message>
        <source>Reads that a cache answers</source>
        <translation>Lesezugriffe, die ein Cache beantwortet</translation>
    </message>
    <message>
        <source>Bytes from DRAM</source>
        <translation>Bytes aus DRAM</translation>
    </message>
</context>
<context>
    <name>tilesight::TaskFoot</name>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Copy as CSV</source>
        <translation>Als CSV kopieren</translation>
    </message>
    <message>
        <source>Analyses done</source>
        <translation>Fertige Analysen</translation>
    </message>
    <message>
        <source>Compute</source>
        <translation>Berechnen</translation>
    </message>
    <message>
        <source>Computing, %1 of %2</source>
        <translation>Rechnet, %1 von %2</translation>
    </message>
    <message>
        <source>; what is shown is of an earlier plan</source>
        <translation>; gezeigt wird ein früherer Plan</translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation>Angehalten</translation>
    </message>
</context>
<context>
    <name>tilesight::TileHandle</name>
    <message>
        <source>%1 (%2): drag, or arrow keys. Esc cancels.</source>
        <translation>%1 (%2): ziehen oder Pfeiltasten. Esc bricht ab.</translation>
    </message>
</context>
<context>
    <name>tilesight::TilePicture</name>
    <message>
        <source>Tile picture</source>
        <translation>Kachelbild</translation>
    </message>
    <message>
        <source>rows of the tile</source>
        <translation>Zeilen der Kachel</translation>
    </message>
    <message>
        <source>columns of the tile</source>
        <translation>Spalten der Kachel</translation>
    </message>
    <message>
        <source>depth of the slices</source>
        <translation>Tiefe der Scheiben</translation>
    </message>
    <message>
        <source>%1 tile %2, grid of %3</source>
        <translation>%1 Kachel %2, Raster aus %3</translation>
    </message>
    <message>
        <source>No tile to show</source>
        <translation>Keine Kachel zu zeigen</translation>
    </message>
    <message>
        <source>The output tile appears here once the plan is legal and stores something.</source>
        <translation>Die Ausgabekachel erscheint hier, sobald der Plan zulässig ist und etwas speichert.</translation>
    </message>
    <message>
        <source>The output tile of a plan appears here.</source>
        <translation>Hier erscheint die Ausgabekachel eines Plans.</translation>
    </message>
</context>
<context>
    <name>tilesight::TornadoCanvas</name>
    <message>
        <source>Sensitivity bars</source>
        <translation>Empfindlichkeitsbalken</translation>
    </message>
</context>
<context>
    <name>tilesight::VariantsModel</name>
    <message>
        <source>computing…</source>
        <translation>rechnet…</translation>
    </message>
    <message>
        <source>baseline</source>
        <translation>Vergleichsbasis</translation>
    </message>
    <message>
        <source>≈ same</source>
        <translation>≈ gleich</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>Variante</translation>
    </message>
    <message>
        <source>latency, µs</source>
        <translation>Latenz, µs</translation>
    </message>
    <message>
        <source>against the baseline, %</source>
        <translation>gegen die Basis, %</translation>
    </message>
    <message>
        <source>limited by</source>
        <translation>begrenzt durch</translation>
    </message>
    <message>
        <source>L2 hit, %</source>
        <translation>L2-Treffer, %</translation>
    </message>
    <message>
        <source>blocks/SM</source>
        <translation>Blöcke/SM</translation>
    </message>
    <message>
        <source>waves</source>
        <translation>Wellen</translation>
    </message>
    <message>
        <source>launch order</source>
        <translation>Startreihenfolge</translation>
    </message>
    <message>
        <source>%1, within the band</source>
        <translation>%1, innerhalb des Bands</translation>
    </message>
    <message>
        <source>predicted, µs</source>
        <translation>vorhergesagt, µs</translation>
    </message>
    <message>
        <source>measured, µs</source>
        <translation>gemessen, µs</translation>
    </message>
    <message>
        <source>error of the prediction, %</source>
        <translation>Fehler der Vorhersage, %</translation>
    </message>
</context>
<context>
    <name>tilesight::VariantsView</name>
    <message>
        <source>&amp;Pin This as Variant</source>
        <translation>Als Variante &amp;merken</translation>
    </message>
    <message>
        <source>&amp;Load</source>
        <translation>&amp;Laden</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Entfernen</translation>
    </message>
    <message>
        <source>&amp;Copy as CSV</source>
        <translation>Als CSV &amp;kopieren</translation>
    </message>
    <message>
        <source>Variants</source>
        <translation>Varianten</translation>
    </message>
    <message>
        <source>Variants compared</source>
        <translation>Varianten im Vergleich</translation>
    </message>
    <message>
        <source>What makes the difference</source>
        <translation>Was den Unterschied macht</translation>
    </message>
    <message>
        <source>show every change</source>
        <translation>jede Änderung zeigen</translation>
    </message>
    <message>
        <source>hide changes below %1 %</source>
        <translation>Änderungen unter %1 % verbergen</translation>
    </message>
    <message>
        <source>Changes that count as noise</source>
        <translation>Änderungen, die als Rauschen gelten</translation>
    </message>
    <message>
        <source>Take the plan of the selected variant (double click, Enter)</source>
        <translation>Den Plan der gewählten Variante übernehmen (Doppelklick, Eingabe)</translation>
    </message>
    <message>
        <source>Forget the selected variant (Delete)</source>
        <translation>Die gewählte Variante vergessen (Entf)</translation>
    </message>
    <message>
        <source>Pin the plan as a variant, change it, and compare: any number of variants, one of them the baseline.</source>
        <translation>Merke den Plan als Variante, ändere ihn und vergleiche: beliebig viele Varianten, eine davon die Basis.</translation>
    </message>
    <message>
        <source>Click a variant to make it the baseline.</source>
        <translation>Ein Klick auf eine Variante macht sie zur Basis.</translation>
    </message>
    <message>
        <source>The present plan is the baseline “%1”. Change it, or click another variant.</source>
        <translation>Der jetzige Plan ist die Basis „%1“. Ändere ihn oder klicke eine andere Variante an.</translation>
    </message>
    <message>
        <source>Against “%1” the present plan is %2</source>
        <translation>Gegen „%1“ ist der jetzige Plan %2</translation>
    </message>
    <message>
        <source>variant</source>
        <translation>Variante</translation>
    </message>
    <message>
        <source>variants</source>
        <translation>Varianten</translation>
    </message>
    <message>
        <source>&amp;Side by Side</source>
        <translation>Nebe&amp;neinander</translation>
    </message>
    <message>
        <source>Side by Side</source>
        <translation>Nebeneinander</translation>
    </message>
    <message>
        <source>Show the two selected rows, or the selected one and the present plan, on one time scale (Ctrl+Enter)</source>
        <translation>Die zwei gewählten Zeilen, oder die gewählte und den jetzigen Plan, auf einer Zeitachse zeigen (Strg+Eingabe)</translation>
    </message>
    <message>
        <source>, all at %1</source>
        <translation>, alle bei: %1</translation>
    </message>
    <message>
        <source>Forget Measured Time</source>
        <translation>Gemessene Zeit vergessen</translation>
    </message>
</context>
<context>
    <name>tilesight::ViewCover</name>
    <message>
        <source>Hidden until you reveal the answer</source>
        <translation>Verborgen, bis du die Antwort aufdeckst</translation>
    </message>
</context>
<context>
    <name>tilesight::ViewFinder</name>
    <message>
        <source>Find in this view</source>
        <translation>In dieser Ansicht suchen</translation>
    </message>
</context>
<context>
    <name>tilesight::ViewSet</name>
    <message>
        <source>Plan</source>
        <translation>Plan</translation>
    </message>
    <message>
        <source>Tile</source>
        <translation>Kachel</translation>
    </message>
    <message>
        <source>Lanes</source>
        <translation>Spuren</translation>
    </message>
    <message>
        <source>Launch orders</source>
        <translation>Startreihenfolgen</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>Errors</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Properties</source>
        <translation>Eigenschaften</translation>
    </message>
    <message>
        <source>Hardware</source>
        <translation>Hardware</translation>
    </message>
    <message>
        <source>GPUs</source>
        <translation>GPUs</translation>
    </message>
    <message>
        <source>What to try</source>
        <translation>Hinweise</translation>
    </message>
    <message>
        <source>Explain</source>
        <translation>Erklären</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>Roofline</source>
        <translation>Roofline</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Speicher</translation>
    </message>
    <message>
        <source>Legal orders</source>
        <translation>Zulässige Reihenfolgen</translation>
    </message>
    <message>
        <source>Sensitivity</source>
        <translation>Empfindlichkeit</translation>
    </message>
    <message>
        <source>Sweep</source>
        <translation>Durchlauf</translation>
    </message>
    <message>
        <source>Variants</source>
        <translation>Varianten</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Lektion</translation>
    </message>
    <message>
        <source>L2</source>
        <translation>L2</translation>
    </message>
    <message>
        <source>Diagnosis</source>
        <translation>Diagnose</translation>
    </message>
    <message>
        <source>Side by side</source>
        <translation>Nebeneinander</translation>
    </message>
</context>
<context>
    <name>tilesight::Workspace</name>
    <message>
        <source>Edited numbers of %1 are not used: %2</source>
        <translation>Geänderte Werte von %1 werden nicht verwendet: %2</translation>
    </message>
    <message>
        <source>Change %1 of %2 to %3</source>
        <translation>%1 von %2 auf %3 ändern</translation>
    </message>
    <message>
        <source>Use the %1 value of %2, %3</source>
        <translation>Den Wert „%1“ von %2 verwenden, %3</translation>
    </message>
    <message>
        <source>Reset %1 of %2</source>
        <translation>%1 von %2 zurücksetzen</translation>
    </message>
    <message>
        <source>Reset all numbers of %1</source>
        <translation>Alle Werte von %1 zurücksetzen</translation>
    </message>
    <message>
        <source>Load variant %1</source>
        <translation>Variante %1 laden</translation>
    </message>
    <message>
        <source>GPU “%1” is not known</source>
        <translation>GPU „%1“ ist nicht bekannt</translation>
    </message>
    <message>
        <source>before this change</source>
        <translation>vor dieser Änderung</translation>
    </message>
</context>
<context>
    <name>tilesight::ZoomTool</name>
    <message>
        <source>Zoom out</source>
        <translation>Verkleinern</translation>
    </message>
    <message>
        <source>Zoom to 100 %</source>
        <translation>Auf 100 % zoomen</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Vergrößern</translation>
    </message>
    <message>
        <source>Zoom to fit</source>
        <translation>Einpassen</translation>
    </message>
    <message>
        <source>Home</source>
        <comment>key</comment>
        <translation>Pos1</translation>
    </message>
</context>
</TS>
