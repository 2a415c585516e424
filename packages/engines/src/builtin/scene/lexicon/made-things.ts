/** Vehicles, tools, instruments, toys, clothes and accessories. Columns: see `parseThings`. */
export const MADE_THINGS = `
car|400b|car, cars, automobile, sedan, convertible|auto, wagen, autos|voiture|coche, carro, automóvil|車, 自動車|汽车, 车, 小汽车
taxi|400b|taxi, cab|taxi|taxi|taxi|タクシー|出租车
bus|600b|bus, buses, school bus|omnibus, schulbus|autobus|autobús|バス|公共汽车, 公交车, 巴士
delivery-truck|500b|truck, lorry, van|lastwagen, lkw, lieferwagen|camion, camionnette|camión, camioneta, furgoneta|トラック|卡车
tractor|300b|tractor|traktor|tracteur|tractor|トラクター|拖拉机
locomotive|600b|train, locomotive, steam train, trains|zug, lokomotive, eisenbahn|train, locomotive|tren, locomotora|電車, 列車, 汽車, 機関車|火车, 列车
tram|500b|tram, streetcar|straßenbahn|tramway|tranvía|路面電車|电车
ambulance|450b|ambulance|krankenwagen|ambulance|ambulancia|救急車|救护车
fire-engine|550b|fire engine, fire truck|feuerwehrauto|camion de pompiers|camión de bomberos|消防車|消防车
motorcycle|200g|motorcycle, motorbike, scooter, moped|motorrad, roller, moped|moto, scooter|moto, motocicleta|バイク, スクーター|摩托车
bicycle|170g|bicycle, bike, bicycles|fahrrad, rad, fahrräder|vélo, bicyclette|bicicleta, bici|自転車|自行车
wagon|150g|cart, wagon, carriage, wheelbarrow|karren, kutsche, schubkarre|charrette, brouette|carreta, carretilla, carruaje|荷車, 馬車|马车, 推车
wheel|60g|wheel|reifen|roue|rueda|車輪|轮子, 车轮
airplane|300a|airplane, plane, aeroplane, aircraft, jet|flugzeug, flieger|avion|avión|飛行機|飞机
helicopter|260a|helicopter|hubschrauber|hélicoptère|helicóptero|ヘリコプター|直升机
hot-air-balloon|260a|hot air balloon, airship|heißluftballon|montgolfière|globo aerostático, globo de aire|気球|热气球
rocket|300a|rocket, spaceship, spacecraft, starship|rakete, raumschiff|fusée, vaisseau|cohete, nave espacial|ロケット, 宇宙船|火箭, 飞船, 宇宙飞船
drone|70a|drone, drones, quadcopter|drohne, drohnen|drone|dron, drones|ドローン|无人机
satellite|140a|satellite, space station|satellit, raumstation|satellite|satélite|人工衛星|卫星
flying-saucer|200a|ufo, flying saucer|ufo|soucoupe volante|ovni|円盤|飞碟
parachute|200a|parachute|fallschirm|parachute|paracaídas|パラシュート|降落伞
kite|70a|kite, kites|papierdrachen, lenkdrachen|cerf-volant|cometa de papel, barrilete|凧|风筝
boat|300w|boat, boats, rowboat, canoe, dinghy, gondola, kayak|boot, ruderboot, kahn, kanu|bateau, barque, canot|barca, bote, barco, canoa|ボート, 小舟, 舟|船, 小船, 小舟
sailboat|500w|sailboat, sailing boat, yacht, sail|segelboot, segelschiff, yacht|voilier|velero|ヨット|帆船
ship|600w|ship, ships, steamer, ferry|schiff, dampfer, fähre|navire, paquebot|buque, navío|船|轮船, 大船
galleon|900w|pirate ship, sailing ship, galleon, tall ship|piratenschiff, segelschiffe|bateau pirate, navire pirate, galion|barco pirata, galeón|海賊船, 帆船|海盗船
anchor|80g|anchor|anker|ancre|ancla|錨|锚
compass|12s|compass|kompass|boussole|brújula|羅針盤, コンパス|指南针
world-map|50s|map, maps, world map, chart of the sea|karte, landkarte, schatzkarte|carte|mapa|地図|地图
telescope|110g|telescope|teleskop, fernrohr|télescope, longue-vue|telescopio|望遠鏡|望远镜
microscope|40s|microscope|mikroskop|microscope|microscopio|顕微鏡|显微镜
test-tube|18s|test tube, vial|reagenzglas|éprouvette|tubo de ensayo|試験管|试管
alembic|30s|potion, beaker, alembic|trank, kolben|potion|poción, matraz|フラスコ|烧瓶
magnet|16s|magnet|magnet|aimant|imán|磁石|磁铁
gear|40g|gear, gears, cog|zahnrad|engrenage|engranaje|歯車|齿轮
hammer|30s|hammer|hammer|marteau|martillo|ハンマー, 金槌|锤子
wrench|28s|wrench, spanner|schraubenschlüssel|clé à molette|llave inglesa|レンチ|扳手
toolbox|45g|toolbox, tools, tool|werkzeug, werkzeugkasten|outils, boîte à outils|herramienta, herramientas|工具箱, 道具|工具箱, 工具
spade|110g|shovel, spade|schaufel, spaten|pelle, bêche|pala|シャベル|铲子
watering-can|36g|watering can|gießkanne|arrosoir|regadera|じょうろ|喷壶
rope|50g|rope, ropes|seil, tau|corde|cuerda, soga|縄, ロープ|绳子
fishing-pole|150g|fishing rod, fishing pole|angel, angelrute|canne à pêche|caña de pescar|釣り竿|鱼竿, 钓竿
tent|180b|tent, tents|zelt|tente|tienda de campaña, carpa|テント|帐篷
umbrella|95g|umbrella, parasol|regenschirm, schirm, sonnenschirm|parapluie, parasol|paraguas, sombrilla|傘|雨伞, 伞
backpack|45g|backpack, rucksack, schoolbag|rucksack, ranzen|sac à dos, cartable|mochila|リュック, ランドセル|背包, 书包
bag|40g|bag, sack, handbag, purse, bags|tasche, beutel, handtasche|sac, sacoche|bolsa, bolso, saco|鞄, バッグ, 袋|包, 袋子
suitcase|60g|suitcase, luggage, briefcase|koffer, aktentasche|valise, mallette|maleta, maletín|スーツケース, トランク|行李箱, 箱包, 手提箱
book|26s|book, books, diary, notebook, novel|buch, bücher, tagebuch, heft|livre, cahier|libro, cuaderno, diario|本, ノート, 日記|书, 书本, 日记
letter|22s|letter, letters, envelope, postcard, mail|brief, umschlag, postkarte|enveloppe, lettre|carta, sobre|手紙, 封筒|信, 信封
scroll|30s|scroll, parchment|schriftrolle|parchemin, rouleau|pergamino|巻物|卷轴
newspaper|32s|newspaper|zeitung|journal|periódico|新聞|报纸
pencil|16s|pencil, pen, quill, crayon|bleistift, stift, füller|crayon, stylo|lápiz, pluma estilográfica, bolígrafo|鉛筆, ペン|铅笔, 钢笔, 笔
paintbrush|22s|paintbrush, brush|pinsel|pinceau|pincel|筆, 絵筆|画笔, 毛笔
artist-palette|30s|palette, paints|palette|palette|paleta|パレット|调色板
laptop|36s|laptop, computer, notebook computer|computer, laptop, rechner|ordinateur|ordenador, computadora, portátil|パソコン, コンピューター|电脑, 计算机
mobile-phone|15s|phone, smartphone, mobile phone, cell phone|handy, smartphone|téléphone portable, smartphone|móvil, celular, teléfono móvil|スマホ, 携帯電話|手机
telephone|22s|telephone|telefon|téléphone|teléfono|電話|电话
television|90g|television, tv, screen, monitor|fernseher, bildschirm|télévision, télé, écran|televisor, televisión, pantalla|テレビ|电视
radio|30s|radio|radio|radio|radio|ラジオ|收音机
camera|18s|camera|kamera, fotoapparat|appareil photo, caméra|cámara|カメラ|相机, 照相机
headphone|20s|headphones|kopfhörer|casque audio|auriculares|ヘッドホン|耳机
battery|14s|battery, batteries|batterie, akku|batterie, pile électrique|batería, pila|電池|电池
robot|130g|robot, robots, android|roboter|robot|robot|ロボット|机器人
guitar|100g|guitar|gitarre|guitare|guitarra|ギター|吉他
violin|60g|violin, fiddle, cello|geige, violine, cello|violon, violoncelle|violín|バイオリン|小提琴
piano|150g|piano, keyboard, organ|klavier, flügel, orgel|piano, orgue|piano|ピアノ|钢琴
drum|50g|drum, drums|trommel|tambour|tambor|太鼓, ドラム|鼓
trumpet|50g|trumpet, horn|trompete|trompette|trompeta|トランペット|小号
flute|50s|flute, pipe|flöte|flûte|flauta|笛, フルート|笛子, 长笛
microphone|30s|microphone|mikrofon|microphone, micro|micrófono|マイク|麦克风, 话筒
musical-notes|40a|music, song, melody, notes|musik, lied, melodie|musique, chanson, mélodie|música, canción, melodía|音楽, 歌|音乐, 歌
ball|24g|ball, balls, football, soccer ball|ball, fußball, bälle|balle, ballon|pelota, balón, bola|ボール, 球|球, 皮球, 足球
basketball|26g|basketball|basketball|ballon de basket|baloncesto|バスケットボール|篮球
trophy|34s|trophy, trophies, prize|pokal|trophée|trofeo|トロフィー|奖杯
chess-pawn|14s|chess|schach|échecs|ajedrez|チェス|国际象棋, 棋子
game-die|10s|dice, die|würfel|dé, dés|dado|サイコロ|骰子
skateboard|70g|skateboard|skateboard|planche à roulettes|monopatín, patineta|スケートボード|滑板
sled|110g|sled, sledge, sleigh|schlitten|luge, traîneau|trineo|そり|雪橇
skis|160g|skis, ski|ski, skier|skis|esquís|スキー|滑雪板
crown|24s|crown, tiara|krone|couronne|corona|王冠, 冠|王冠, 皇冠
ring|8s|ring|ring|bague, anneau|anillo|指輪|戒指
top-hat|28s|hat, top hat|hut, zylinder|chapeau|sombrero|帽子|帽子
billed-cap|22s|cap|mütze, kappe|casquette|gorra|キャップ|鸭舌帽
scarf|40s|scarf|schal|écharpe, foulard|bufanda|マフラー|围巾
gloves|22s|gloves, glove, mittens|handschuh, handschuhe|gants|guantes|手袋|手套
coat|90g|coat, jacket|mantel, jacke|manteau, veste|abrigo, chaqueta|コート, 上着|外套, 大衣
dress|100g|dress, gown|kleid|robe|vestido|ドレス|裙子, 连衣裙
hiking-boot|28g|boot, boots, shoe, shoes|schuh, schuhe, stiefel|botte, chaussure|bota, zapato|靴, ブーツ|鞋, 鞋子, 靴子
running-shoe|26g|sneaker, sneakers, running shoes|turnschuh|basket de sport|zapatilla|スニーカー|运动鞋
glasses|14s|glasses, spectacles|brille|lunettes|gafas, anteojos|眼鏡|眼镜
magnifying-glass-tilted-left|22s|magnifying glass|lupe|loupe|lupa|虫眼鏡|放大镜
crystal-ball|28s|crystal ball|kristallkugel|boule de cristal|bola de cristal|水晶玉|水晶球
magic-wand|34s|magic wand, wand|zauberstab|baguette magique|varita, varita mágica|魔法の杖|魔杖, 魔法棒
shield|70g|shield, shields|schild, schutzschild|bouclier|escudo|盾|盾牌
bullseye|70g|target, bullseye|zielscheibe|cible|diana|的|靶子
bar-chart|70s|chart, graph, bar chart, data|diagramm|graphique|gráfico|グラフ|图表
chart-increasing|70s|growth chart, stock chart, stock market|börse, aktienkurs|bourse|bolsa de valores|株価|股市
calendar|40s|calendar|kalender|calendrier|calendario|カレンダー|日历
triangular-flag|120g|flag, flags|flagge, fahne|drapeau|bandera|旗|旗帜, 旗子
pill|8s|pill, pills, medicine|tablette, medizin, pille|médicament, pilule|pastilla, medicina|薬|药, 药片
syringe|18s|syringe, vaccine|spritze, impfstoff|seringue, vaccin|vacuna, jeringa|注射器, ワクチン|疫苗, 注射器
stethoscope|34s|stethoscope|stethoskop|stéthoscope|estetoscopio|聴診器|听诊器
dna|70a|dna, gene, genes|dna, gene|adn|adn|遺伝子|基因
microbe|40a|cell, cells, bacteria, virus, microbe|zelle, bakterie, virus, zellen|cellule, bactérie|célula, bacteria|細胞, 細菌|细胞, 细菌, 病毒
brain|50a|brain|gehirn|cerveau|cerebro|脳|大脑
anatomical-heart|50a|human heart|menschliches herz|coeur humain|corazón humano|心臓|心脏
red-heart|50a|heart, love|herz|cœur, coeur|corazón|ハート|爱心
atom-symbol|60a|atom, atoms, molecule|atom, molekül|atome|átomo|原子|原子
balance-scale|60s|scales, weighing scales|waage|balance|balanza|天秤|天平
factory|900b|factory, factories|fabrik, fabriken|usine, usines|fábrica, fábricas|工場|工厂
thermometer|30a|thermometer|thermometer|thermomètre|termómetro|温度計|温度计
puzzle-piece|30a|puzzle, puzzle piece|puzzle|puzzle|rompecabezas|パズル|拼图
amphora|70g|amphora|amphore|amphore|ánfora|アンフォラ|陶罐
bank|900b|bank building, museum, parliament, courthouse|bankgebäude, museum, parlament|musée, parlement|museo, parlamento|博物館, 美術館|博物馆, 美术馆
bubbles|40a|bubble, bubbles, soap bubbles|seifenblase, blase|bulle, bulles de savon|burbuja|泡, シャボン玉|泡泡, 气泡
fireworks|120a|firework, fireworks|feuerwerk|feu d’artifice|fuegos artificiales|花火|烟花
`
