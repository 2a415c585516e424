import type { SongPlace } from './scenery.ts'

/** Names of places in English, German, French, Spanish, Japanese and Chinese. */
export const PLACE_WORDS: readonly (readonly [SongPlace, string])[] = [
  [
    'village',
    'village|villages|town|hamlet|countryside|home town|neighbourhood|neighborhood|dorf|dörfer|städtchen|hameau|bourg|pueblo|aldea|村|田舎|村庄|村子|小镇|乡村',
  ],
  [
    'sea',
    'sea|ocean|coast|harbour|harbor|port|seaside|bay|lighthouse|high seas|meer|ozean|see|hafen|küste|leuchtturm|bucht|mer|océan|côte|phare|mar|océano|puerto|costa|faro|海|港|灯台|海岸|大海|海边|港口|灯塔|海洋',
  ],
  [
    'beach',
    'beach|beaches|sandy shore|seashore|shore|desert island|tropical island|island|strand|sandstrand|ufer|insel|plage|rivage|île|playa|orilla del mar|isla|砂浜|浜辺|ビーチ|島|沙滩|海滩|岛上|小岛',
  ],
  ['forest', 'forest|forests|woods|woodland|grove|wald|wälder|wäldchen|forêt|bois|sous-bois|bosque|arboleda|森|林|森林|树林|林子'],
  [
    'jungle',
    'jungle|rainforest|rain forest|tropics|dschungel|urwald|regenwald|forêt tropicale|selva|jungla|ジャングル|熱帯雨林|丛林|雨林|热带雨林',
  ],
  [
    'mountain',
    'mountain|mountains|peak|summit|alps|everest|himalaya|berg|berge|gebirge|alpen|gipfel|montagne|montagnes|sommet|alpes|montaña|montañas|cumbre|sierra|山|山頂|高山|山顶',
  ],
  [
    'city',
    'city|cities|downtown|skyline|metropolis|skyscraper|skyscrapers|new york|tokyo|london|paris|berlin|stadt|großstadt|innenstadt|wolkenkratzer|hochhaus|ville|gratte-ciel|ciudad|rascacielos|都市|街|都会|東京|城市|市中心|摩天大楼',
  ],
  [
    'rooftop',
    'rooftop|rooftops|roof terrace|roof deck|penthouse|balcony|on the roof|dachterrasse|balkon|auf dem dach|toit-terrasse|balcon|sur le toit|azotea|balcón|en el tejado|屋上|ベランダ|屋顶|天台|阳台',
  ],
  [
    'street',
    'street|streets|sidewalk|alley|bus stop|avenue|road|crossroads|straße|gasse|allee|bürgersteig|rue|ruelle|trottoir|calle|callejón|avenida|acera|通り|道|道路|路地|街道|路|马路|小巷|街上',
  ],
  [
    'room',
    'room|living room|sitting room|parlor|parlour|attic|garage|at home|lounge|zimmer|wohnzimmer|stube|dachboden|zuhause|salon|chambre|grenier|pièce|habitación|sala|salón|cuarto|desván|garaje|部屋|居間|リビング|ガレージ|房间|客厅|屋里|家里|阁楼|车库',
  ],
  [
    'bedroom',
    'bedroom|in bed|nursery|children’s room|schlafzimmer|kinderzimmer|chambre à coucher|chambre d’enfant|dormitorio|alcoba|寝室|子供部屋|卧室|儿童房',
  ],
  ['kitchen', 'kitchen|küche|backstube|cuisine|cocina|台所|キッチン|厨房'],
  [
    'cafe',
    'cafe|café|coffee shop|coffee shops|coffee house|coffee houses|coffeehouse|pub|tavern|restaurant|diner|bistro|tea house|kaffeehaus|kneipe|bar|gasthaus|bistrot|taverne|cafetería|taberna|restaurante|カフェ|喫茶店|居酒屋|レストラン|咖啡馆|酒吧|咖啡厅|餐厅|茶馆',
  ],
  [
    'office',
    'office|boardroom|meeting room|büro|besprechungsraum|bureaux|bureau|salle de réunion|oficina|despacho|sala de reuniones|会社|オフィス|事務所|办公室|公司',
  ],
  [
    'school',
    'school|classroom|university|lecture hall|schule|klassenzimmer|universität|école|salle de classe|université|escuela|aula|universidad|学校|教室|大学',
  ],
  [
    'library',
    'library|libraries|bookshop|bookstore|archive|bibliothek|bücherei|buchladen|bibliothèque|librairie|biblioteca|librería|図書館|本屋|图书馆|书店',
  ],
  ['lab', 'laboratory|lab|labor|laboratoire|laboratorio|実験室|研究所|研究室|实验室'],
  ['hospital', 'hospital|clinic|krankenhaus|klinik|hôpital|clinique|clínica|病院|医院|诊所'],
  [
    'station',
    'station|train station|railway station|platform|bus station|airport|bahnhof|bahnsteig|flughafen|gare|quai|aéroport|estación|andén|aeropuerto|駅|ホーム|空港|车站|火车站|站台|机场',
  ],
  ['desert', 'desert|deserts|sahara|dune|dunes|oasis|wüste|oase|düne|dünen|désert|desierto|sáhara|duna|砂漠|オアシス|砂丘|沙漠|绿洲|沙丘'],
  [
    'ruins',
    'ruins|ruin|temple|temples|ancient rome|ancient greece|ancient egypt|acropolis|ruine|ruinen|tempel|ruines|ruinas|templo|遺跡|廃墟|神殿|废墟|遗迹|神庙|古庙',
  ],
  [
    'space',
    'space|outer space|deep space|galaxy|galaxies|mars|moon landing|on the moon|spaceship|space station|cosmos|solar system|universe|nebula|orbit|weltraum|weltall|all|galaxie|raumschiff|raumstation|universum|espace|univers|vaisseau spatial|espacio|galaxia|marte|universo|nave espacial|宇宙|銀河|火星|太空|银河',
  ],
  [
    'field',
    'field|fields|farm|meadow|prairie|pasture|vineyard|feld|felder|wiese|bauernhof|acker|weide|weinberg|champ|champs|ferme|pré|vigne|campo|prado|granja|pradera|viñedo|畑|野原|農場|牧場|草原|田んぼ|田野|农场|草地|麦田',
  ],
  [
    'garden',
    'garden|gardens|park|greenhouse|playground|backyard|orchard|garten|gewächshaus|spielplatz|obstgarten|jardin|parc|serre|verger|jardín|parque|invernadero|huerto|庭|公園|庭園|温室|花园|公园|院子|果园',
  ],
  [
    'underwater',
    'underwater|coral reef|reef|seabed|sea floor|deep sea|under the sea|ocean floor|unterwasser|korallenriff|riff|meeresgrund|sous l’eau|récif|fond de la mer|récif de corail|bajo el agua|arrecife|fondo del mar|海中|海底|サンゴ礁|水下|珊瑚礁',
  ],
  [
    'castle',
    'castle|palace|kingdom|fortress|throne room|fairy tale|fairytale|schloss|burg|palast|königreich|château|palais|royaume|forteresse|castillo|palacio|reino|fortaleza|城|お城|宮殿|王国|城堡|宫殿',
  ],
  [
    'stage',
    'stage|concert|theatre|theater|opera|concert hall|circus|bühne|konzert|oper|zirkus|scène|théâtre|opéra|cirque|escenario|concierto|teatro|ópera|circo|舞台|ステージ|コンサート|劇場|サーカス|演唱会|剧院|音乐会|马戏团',
  ],
  [
    'market',
    'market|bazaar|marketplace|grocery|fair|markt|marktplatz|basar|jahrmarkt|marché|bazar|foire|mercado|feria|市場|屋台|市场|集市|菜市场',
  ],
  [
    'river',
    'river|rivers|lake|waterfall|stream|pond|riverbank|swamp|creek|fluss|bach|teich|wasserfall|flussufer|rivière|fleuve|lac|étang|ruisseau|cascade|río|lago|estanque|arroyo|cascada|川|湖|池|滝|小川|河|池塘|河边|瀑布|小溪|湖边',
  ],
  [
    'arctic',
    'arctic|antarctic|antarctica|north pole|south pole|iceberg|icebergs|glacier|glaciers|tundra|igloo|arktis|antarktis|nordpol|südpol|eisberg|gletscher|arctique|antarctique|pôle nord|banquise|ártico|antártida|polo norte|glaciar|北極|南極|氷山|氷河|北极|南极|冰山|冰川',
  ],
  ['cave', 'cave|caves|cavern|caverns|grotto|höhle|grotte|bergwerk|caverne|cueva|caverna|gruta|洞窟|洞穴|山洞'],
  [
    'future-city',
    'future city|city of the future|futuristic city|spaceport|smart city|year 2100|year 3000|stadt der zukunft|zukunftsstadt|ville du futur|ciudad del futuro|未来都市|未来城市',
  ],
  ['abstract', 'abstract|abstrakt|abstrait|abstracto|抽象'],
]

/** Words for places without a setting, mapped to the nearest one. */
export const NEAREST_PLACE_WORDS: readonly (readonly [SongPlace, string])[] = [
  ['kitchen', 'bakery|bakehouse|patisserie|bäckerei|boulangerie|panadería|パン屋|面包店'],
  ['rooftop', 'roof|helipad|toit|tejado'],
  ['street', 'highway|freeway|expressway|motorway|boulevard|driveway|parking lot|autobahn|autoroute|autopista|高速道路|公路'],
  ['stage', 'nightclub|club|disco|dance floor|ballroom|arena|stadium|festival|recording studio|studio|tanzfläche|discoteca|クラブ|舞厅'],
  ['cafe', 'bar|pizzeria|ice cream parlour|ice cream parlor|teahouse|kneipe|居酒屋|酒吧'],
  ['market', 'mall|supermarket|store|kaufhaus|centre commercial|商场'],
  ['station', 'subway|metro|train|u-bahn|métro|地下鉄|地铁'],
  ['bedroom', 'hotel|motel|hotelzimmer|hôtel|ホテル|酒店'],
  ['sea', 'pier|dock|jetty|wharf|marina|sailboat|ferry|lighthouse|cliff|steg|quai|muelle|桟橋|码头'],
  ['mountain', 'valley|canyon|cabin|ridge|tal|vallée|valle|谷|山谷'],
  ['field', 'hill|hilltop|hillside|barn|countryside road|hügel|colline|colina|丘|小山'],
  ['garden', 'swimming pool|pool|yard|terrace|patio|schwimmbad|piscine|piscina|プール|泳池'],
  ['castle', 'church|cathedral|museum|manor|mansion|kirche|église|iglesia|教会|教堂'],
  ['river', 'bridge|canal|riverside|brücke|pont|puente|橋|桥'],
]
