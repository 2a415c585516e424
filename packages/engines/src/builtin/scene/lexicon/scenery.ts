/** Land, buildings and weather: the setting shows them, or they are drawn in it. Columns: see `parseScenery`. */
export const SCENERY = `
tree|500b|trees, tree, forest, apple trees, oak|tree, trees, oak tree, oak, willow, apple tree|baum, bäume, eiche, linde, apfelbaum|arbre, chêne, pommier|árbol, roble, manzano|木, 樹|树, 大树, 树木
pine|500b|pines, pine, forest, trees|pine, pines, pine tree, pine trees, fir, fir tree, fir trees, christmas tree|tanne, kiefer, fichte, tannenbaum|sapin, pin|pino, abeto|松|松树
palm|500b|palms, palm, beach, jungle|palm, palms, palm tree, palm trees|palme|palmier|palmera, palma|ヤシの木|棕榈树, 椰子树
bush|130b|bushes, bush, garden, hedge|bush, bushes, hedge|busch, hecke|buisson, haie|arbusto, seto|茂み|灌木
grass|0|meadow, grass, field, hills, garden|grass, lawn, meadow|gras, wiese|herbe, pré|hierba, césped, pradera|草, 草原|草地, 草
mountain|0|mountain, mountains, snow peaks, peaks, hills|mountain, mountains, peak, summit|berg, berge, gipfel|montagne, sommet|montaña, cumbre|山|山, 高山
volcano|2400b|volcano|volcano, volcanoes|vulkan, vulkane|volcan, volcans|volcán, volcanes|火山|火山
hill|0|hills, mountain, dunes, meadow|hill, hills, hillside|hügel|colline|colina|丘|山坡, 小山, 山丘
house|800b|houses, house, village, cabin, cottage, huts|house, houses, cottage, cabin, hut|haus, häuser, hütte|maison, chaumière, cabane|casa, cabaña, casita|家|房子, 小屋
roof|0|houses, village, city, buildings, shops|roof, roofs, rooftops, chimney|dach, dächer, schornstein|toit, toits|tejado, techo|屋根|屋顶
tower|900b|towers, tower, castle, skyscrapers, buildings, lighthouse|tower, towers, skyscraper, skyscrapers, building, buildings|turm, hochhaus, gebäude, wolkenkratzer|tour, gratte-ciel, immeuble, bâtiment|torre, rascacielos, edificio|塔, 高層ビル, ビル|塔, 高楼, 摩天大楼, 大楼
castle|900b|castle|castle, palace, fortress|schloss, burg, palast|château, palais|castillo, palacio|城, お城, 宮殿|城堡, 宫殿
lighthouse|900b|lighthouse|lighthouse|leuchtturm|phare|faro|灯台|灯塔
church|900b|church, chapel, temple|church, chapel|kirche, kapelle|église|iglesia|教会|教堂
windmill|800b|windmill|windmill, mill|mühle, windmühle|moulin|molino|風車|风车
barn|700b|barn|barn, farmhouse|scheune, bauernhaus|grange|granero|納屋|谷仓
colosseum|1800b|colosseum|colosseum, arena, amphitheatre|kolosseum, amphitheater|colisée, amphithéâtre|coliseo, anfiteatro|コロッセオ, 闘技場|斗兽场, 竞技场
aqueduct|1500b|aqueduct|aqueduct, aqueducts, viaduct|aquädukt, aquädukte|aqueduc, aqueducs|acueducto, acueductos|水道橋|渡槽, 引水渠
pyramid|1800b|pyramid, pyramids|pyramid, pyramids|pyramide, pyramiden|pyramide, pyramides|pirámide, pirámides|ピラミッド|金字塔
bridge|600b|bridge|bridge, bridges|brücke|pont|puente|橋|桥
fence|200b|fence, fences|fence, fences|zaun|clôture, barrière|valla, cerca|柵|栅栏, 篱笆
well|120b|well, fountain|well, fountain|brunnen, springbrunnen|puits, fontaine|pozo, fuente|井戸, 噴水|井, 喷泉
path|0|path, street, road, railway|path, road, trail, lane, street|weg, pfad, straße, gasse|chemin, route, sentier, rue|camino, sendero, calle, carretera|道, 小道, 通り|路, 小路, 道路, 街道
river|0|river, stream|river, stream, brook|fluss, bach|rivière, fleuve, ruisseau|río, arroyo|川, 小川, 河|河, 小河, 河流, 溪
lake|0|lake, river, pond, sea|lake, pond, water|see, teich, weiher|lac, étang, eau|lago, estanque, agua|湖, 池|湖, 池塘
sea|0|sea, ocean, waves, underwater|sea, ocean, waves, wave, tide|meer, ozean, welle, wellen|mer, océan, vague, vagues|mar, océano, ola, olas|海, 波|海, 大海, 海浪, 海洋
beach|0|beach, sand|beach, sand, shore|strand, sand, ufer|plage, sable, rivage|playa, arena, orilla|砂浜, 浜辺|沙滩, 海滩, 海岸
dune|0|dunes, desert|dune, dunes|düne, dünen|dune|duna|砂丘|沙丘
waterfall|700b|waterfall|waterfall|wasserfall|cascade|cascada, catarata|滝|瀑布
field|0|field, meadow, wheat|field, wheat, fields, crops|feld, weizen, acker|champ, blé|campo, trigo|畑, 麦|田野, 麦田, 田
snowfield|0|snow, snow peaks, ice, glacier, snowfall|snow|schnee|neige|nieve|雪|雪
sun|0|sun|sun, sunset, sunrise, sunlight|sonne, sonnenuntergang, sonnenaufgang|soleil, coucher de soleil|sol, atardecer, puesta de sol|太陽, 夕日, 夕焼け|太阳, 夕阳, 落日
cloud|0|clouds|cloud, clouds|wolke, wolken|nuage|nube|雲|云, 白云, 云朵
sky|0|sky|sky|himmel|ciel|cielo|空|天空
rain|0|rain|rain, raindrops|regen|pluie|lluvia|雨|雨
market|300b|market, stalls|market stall, stall, stalls|marktstand, stand|étal|puesto|屋台|摊位, 小摊
shop|600b|shops, market|shop, store, bakery|laden, geschäft, bäckerei|boutique, magasin, boulangerie|tienda, panadería|店, お店|商店
curtain|0|curtain, curtains, stage|curtain, curtains|vorhang|rideau|cortina|カーテン|窗帘
blackboard|150b|blackboard|blackboard, whiteboard|tafel|tableau noir|pizarra|黒板|黑板
`
