/**
 * Rows: code | English | German | French | Spanish | Japanese | Chinese | other languages.
 * Code: w woman, m man, c child, o old, y adult; groups joined by + are several people; then hat, outfit and coat colour.
 */
export const PEOPLE_TABLE = `
wc|girl, girls, daughter, sister, schoolgirl|mädchen, tochter, schwester|fille, fillette, sœur|niña, chica, hija, hermana, muchacha|女の子, 少女, 娘, 妹|女孩, 小女孩, 女儿, 妹妹, 姑娘|menina, ragazza, bambina, meisje, dziewczynka, девочка, девочки, дівчинка, 소녀, लड़की, cô bé, flicka, pige
mc|boy, boys, son, brother, schoolboy|junge, jungen, bub, sohn, bruder|garçon, frère|niño, chico, hijo, hermano, muchacho|男の子, 少年, 息子, 弟|男孩, 小男孩, 儿子, 弟弟|menino, ragazzo, bambino, jongen, chłopiec, мальчик, хлопчик, 소년, लड़का, cậu bé, pojke, dreng
c|child, kid, toddler, baby, pupil|kind, baby, schüler|enfant, bébé, élève|bebé, crío|子供, 子ども, 赤ちゃん|孩子, 小孩, 儿童, 婴儿|criança, ребенок, ребёнок, 아이, बच्चा
wc+mc|children, kids, siblings, pupils, brother and sister, boy and girl|kinder, geschwister|enfants, gamins|niños, críos|子供たち, 子どもたち|孩子们|crianças, bambini, дети, बच्चे
w|woman, lady, mother, mom, mum, wife, aunt, actress, bride, mama|frau, dame, mutter, mama, tante, braut|femme, dame, mère, maman, tante|mujer, señora, madre, mamá, tía|女性, 女の人, 母, お母さん|女人, 妈妈, 母亲, 女士|mulher, mãe, donna, vrouw, kobieta, женщина, мать, жінка, 여자, औरत, माँ, phụ nữ
m|man, father, dad, husband, uncle, guy, gentleman, groom, papa|mann, vater, papa, onkel, herr|homme, père, papa, oncle, monsieur|hombre, señor, padre, papá, tío|男性, 男の人, 父, お父さん, 男|男人, 爸爸, 父亲, 先生|homem, pai, uomo, vader, mężczyzna, мужчина, отец, чоловік, 남자, आदमी, पिता, đàn ông
wo|grandmother, grandma, granny, old woman, old lady, elderly woman|großmutter, oma, alte frau, greisin|grand-mère, grand mère, mamie, vieille dame, vieille femme|abuela, anciana|おばあさん, 祖母, 老婆|奶奶, 外婆, 老奶奶, 老太太|avó, nonna, бабушка, бабуся, 할머니, दादी
mo|grandfather, grandpa, granddad, old man, elderly man, hermit, elder|großvater, opa, alter mann, greis|grand-père, grand père, papy, vieil homme, vieillard|abuelo, anciano|おじいさん, 祖父, 老人|爷爷, 老人, 老爷爷|avô, nonno, opa, дедушка, старик, дід, 할아버지, दादा
w+m|couple, parents, lovers, bride and groom|paar, eltern, ehepaar|couple, parents|pareja, padres|夫婦, 両親|夫妻, 父母|
wo+mo|grandparents, old couple|großeltern|grands-parents|abuelos|老夫婦|爷爷奶奶|
w+m+c|family|familie|famille|familia|家族|家人, 一家人|família, famiglia, семья, 가족
w+m+y|crowd, audience, everyone, customers, clients, visitors, investors, spectators, soldiers, workers, farmers, colleagues, crew, people, villagers, team, neighbors, neighbours, tourists, passengers, citizens, group of people|leute, menschen, menge, publikum, kunden, gäste, besucher, zuschauer, soldaten, bürger, kollegen, mannschaft, besatzung, touristen, dorfbewohner|foule, gens, public, clients, visiteurs, spectateurs, soldats, légions, ouvriers, citoyens, équipage, touristes, villageois|gente, multitud, público, clientes, visitantes, espectadores, soldados, legiones, trabajadores, ciudadanos, tripulación, turistas|人々, 村人, 観客, みんな, 客, 市民, 兵士, 乗組員|人们, 村民, 人群, 大家, 观众, 游客, 客户, 顾客, 士兵, 市民, 船员|pessoas, persone, люди, लोग
w+m|friends, twins|freunde, zwillinge|amis|amigos|友達たち|朋友们|amici
y|person, someone, friend, human, hero, neighbor, neighbour, guest, visitor, stranger, passenger, tourist, customer, player, guide, narrator, presenter, host|mensch, person, freund, freundin, gast, nachbar, held|personne, ami, amie, héros, voisin|persona, amigo, amiga, héroe, vecino|人物, 人間, 友達, 友人|一个人, 有人, 人类, 朋友|pessoa, человек, людина, 사람
y|teacher, student, artist, writer, poet, author, painter, singer, dancer, musician, pianist, violinist, guitarist, reporter, journalist, historian, philosopher, architect, judge, librarian, inventor, programmer, designer|lehrer, lehrerin, student, studentin, künstler, malerin, maler, schriftsteller, dichter, sänger, sängerin, tänzerin, musiker, erfinder, bibliothekar|professeur, étudiant, étudiante, artiste, écrivain, poète, peintre, chanteur, chanteuse, danseuse, musicien, inventeur|maestro, maestra, profesor, estudiante, artista, escritor, poeta, pintor, pintora, cantante, bailarina, músico, inventor|先生, 学生, 画家, 作家, 歌手, 音楽家, 教師|老师, 学生, 画家, 作家, 歌手, 音乐家, 诗人|
wc crown dress|princess|prinzessin|princesse|princesa|王女, 姫, お姫様|公主|principessa, księżniczka, принцесса
w crown dress|queen|königin|reine|reina|女王|女王, 王后|rainha, regina, królowa, королева
m crown coat:#8a2f3f|king, emperor, pharaoh|könig, kaiser|roi, empereur|rey, emperador|王様, 王, 皇帝|国王, 皇帝|rei, re, król, король, царь, राजा, 왕
m crown coat:#2f4f8a|prince|prinz|prince|príncipe|王子|王子|принц
y helmet trousers|astronaut, cosmonaut, spaceman|astronaut, astronautin, raumfahrer|astronaute, cosmonaute|astronauta, cosmonauta|宇宙飛行士|宇航员|космонавт
y helmet trousers|diver, scuba diver|taucher, taucherin|plongeur, plongeuse|buzo, buceador|ダイバー|潜水员|
y chef coat:#f3f1ea|chef, cook, baker, barista, confectioner|koch, köchin, bäcker, bäckerin|cuisinier, cuisinière, boulanger, boulangère, pâtissier|cocinero, cocinera, panadero, panadera|料理人, シェフ, パン屋|厨师, 面包师|повар
y straw trousers|farmer, gardener, fisherman, shepherd, herder, goatherd, beekeeper, winemaker, scarecrow|bauer, bäuerin, gärtner, gärtnerin, fischer, hirte, schäfer, imker|fermier, fermière, jardinier, jardinière, pêcheur, berger, bergère, paysan|granjero, granjera, agricultor, jardinero, pescador, pastor, campesino|農夫, 農家, 漁師, 庭師|农民, 渔夫, 园丁, 牧羊人, 农夫|agricultor, contadino, фермер
y coat:#f3f1ea|scientist, doctor, nurse, chemist, researcher, biologist, physicist, astronomer, vet, dentist, surgeon, pharmacist, physician|wissenschaftler, wissenschaftlerin, arzt, ärztin, krankenschwester, forscher, forscherin, chemikerin|scientifique, médecin, infirmière, chercheur, chercheuse, docteur|científico, científica, médico, médica, doctora, doctor, enfermera|科学者, 医者, 看護師, 研究者|科学家, 医生, 护士, 研究员|cientista, учёный, врач
y suit:#2c3350|boss, manager, founder, businessman, businesswoman, banker, president, lawyer, investor, politician, mayor, salesman, detective, accountant, clerk|chef, chefin, manager, investor, gründer, anwalt, präsident, bürgermeister, detektiv, kaufmann|patron, patronne, investisseur, investisseuse, fondateur, fondatrice, avocat, président, maire, détective, directeur|jefe, jefa, inversor, inversora, fundador, fundadora, abogado, presidente, alcalde, detective, gerente|社長, 投資家, 弁護士, 会社員, 探偵|老板, 投资人, 创始人, 经理, 律师, 商人, 侦探|
y cap trousers|driver, mechanic, worker, builder, engineer, pilot, postman, mailman, captain, carpenter, blacksmith, sailor, conductor, delivery man, firefighter, policeman, police officer, soldier, explorer, hiker, climber, runner, cyclist, miner, craftsman, lighthouse keeper, keeper, traveler, traveller|fahrer, mechaniker, arbeiter, ingenieur, pilot, pilotin, postbote, kapitän, schreiner, schmied, matrose, leuchtturmwärter, feuerwehrmann, polizist, soldat, wanderer, wanderin, bergsteiger, läufer, handwerker, uhrmacher|conducteur, mécanicien, ouvrier, ingénieur, pilote, facteur, capitaine, charpentier, forgeron, marin, gardien de phare, gardien, pompier, policier, randonneur, voyageur, explorateur, horloger|conductor, mecánico, obrero, ingeniero, piloto, cartero, capitán, carpintero, herrero, marinero, farero, bombero, policía, viajero, viajera, explorador, relojero|運転手, 船長, 大工, 灯台守, 消防士, 警察官, 旅人, 職人, 郵便配達員|司机, 船长, 木匠, 邮递员, 工人, 消防员, 警察, 旅行者, 探险家, 灯塔看守人|
m robe|gladiator, legionary, roman soldier|gladiator, gladiatoren, legionär|gladiateur, gladiateurs, légionnaire|gladiador, gladiadores, legionario|剣闘士|角斗士|
m robe|caesar, julius caesar, augustus, senator|caesar, cäsar, senator|césar, jules césar, sénateur|césar, julio césar, senador|カエサル|凯撒|
m coat:#8d97a8|knight|ritter|chevalier|caballero|騎士|骑士|
mo wizard coat:#4b3a7a|wizard, magician, sorcerer|zauberer, magier|magicien, sorcier|mago, hechicero|魔法使い, 魔術師|魔法师, 巫师|
m robe|monk, monks, priest, samurai, ninja|mönch, priester, samurai|moine, moines, prêtre, samouraï|monje, monjes, sacerdote, samurái|僧侶, 侍, 武士, 忍者, 殿様|和尚, 僧人, 武士, 侠客|
w wizard dress|witch|hexe|sorcière|bruja|魔女|女巫|
w dress|fairy|fee|fée|hada|妖精|仙女|
y straw coat:#7a5a3c|merchant, vendor, trader, seller, shopkeeper, pirate, baker’s wife|händler, händlerin, verkäufer, verkäuferin, pirat|marchand, marchande, vendeur, vendeuse, pirate|vendedor, vendedora, mercader, comerciante, pirata|商人, 店員, 海賊|小贩, 店主, 海盗|
`

/** Given names that are common in several languages: women's, then men's. */
export const GIVEN_NAMES = {
  w: 'maria mary anna anne emma sophia sofia olivia mia lena laura julia lisa sarah sara clara klara marie marta martha lucy lucia luisa louise alice eva ella ida nora rosa elena helena hanna hannah lea lilly lily zoe chloe camille juliette manon inès amélie carmen isabel pilar ana paula carla lola grace ruby ivy daisy jane kate kathrin katharina greta frida ingrid heidi susanne petra sabine yuki hana sakura aiko 花子 美咲 さくら 由紀 小红 小美 丽丽 小芳',
  m: 'john james jack tom thomas peter paul max felix leo leon lukas luca lucas noah ben david daniel michael martin karl carl hans fritz jonas jakob jacob emil oscar oskar hugo louis jules pierre jean antoine mateo diego pablo juan carlos miguel luis jorge javier pedro antonio sam harry george henry oliver william robert adam simon theo arthur finn tim bob joe frank kenji hiroshi takeshi haruto 太郎 健太 小明 小刚 小李 小王',
} as const

/** Adjectives of age before a noun. */
export const OLD_WORDS = 'old|elderly|aged|ancient|alter|alte|alten|vieil|vieille|vieux|viejo|vieja|anciano|年老いた|老いた|年老|年迈'
export const YOUNG_WORDS = 'little|small|tiny|young|klein|kleine|kleiner|kleines|petit|petite|jeune|pequeño|pequeña|joven|小さな|幼い|年幼'

/** Numerals before a noun. */
export const COUNTS: readonly (readonly [number, string])[] = [
  [2, 'two|both|pair|2|zwei|beide|deux|dos|duas|dois|due|два|две|二人|2人|ふたり|两个|两位|两名|二'],
  [
    3,
    'three|several|many|some|four|five|group|3|4|5|drei|vier|fünf|mehrere|viele|trois|quatre|cinq|plusieurs|tres|cuatro|cinco|varios|varias|muchos|três|tre|три|三人|3人|四人|三个|四个|几个|许多|三',
  ],
]

/** Irregular plurals. */
export const PLURALS =
  'men women ladies gentlemen people männer frauen leute lehrer wissenschaftler schüler bauern freunde matrosen touristen kinder ritter hombres mujeres'

/** Rows: kind | English | German | French | Spanish | Japanese | Chinese | other languages. */
export const ANIMAL_TABLE = `
fox|fox|fuchs, füchse|renard|zorro, zorra|狐, きつね, キツネ|狐狸|raposa, volpe, vos, lis, лиса, лис, лисиця, 여우, लोमड़ी, cáo, räv, ræv
wolf|wolf, wolves|wolf, wölfe|loup|lobo|狼, オオカミ|狼|lupo, wilk, волк, вовк, 늑대
cat|cat, kitten|katze, kater, kätzchen|chat, chaton, chatte|gato, gata, gatito|猫, 子猫, ネコ|猫, 小猫|gatto, kat, kot, кошка, кот, кіт, 고양이, बिल्ली, mèo, katt
dog|dog, puppy, hound|hund, welpe|chien, chiot|perro, perra, cachorro|犬, 子犬, イヌ|狗, 小狗|cão, cachorro, cane, hond, pies, собака, пёс, пес, 개, कुत्ता, chó
deer|deer, stag, fawn, reindeer, moose|hirsch, reh, rentier|cerf, biche, renne|ciervo, venado, reno|鹿, シカ|鹿, 小鹿|veado, cervo, олень, 사슴
horse|horse, pony, stallion, foal|pferd, pony, fohlen|cheval, chevaux, poney|caballo, poni, potro|馬|马, 小马|cavalo, cavallo, paard, koń, лошадь, конь, кінь, 말, घोड़ा
bear|bear|bär, bären|ours|oso|熊, クマ|熊, 小熊|urso, orso, beer, niedźwiedź, медведь, ведмідь, 곰, भालू
lion|lion, lioness|löwe, löwin|lion|león|ライオン|狮子|leão, leone, leeuw, lew, лев, 사자, शेर
rabbit|rabbit, bunny, hare|hase, kaninchen|lapin, lièvre|conejo, liebre|うさぎ, ウサギ, 兎|兔子, 小兔|coelho, coniglio, konijn, królik, кролик, заяц, 토끼, खरगोश
panda|panda|panda|panda|panda|パンダ|熊猫|панда
elephant|elephant|elefant|éléphant|elefante|象, ゾウ|大象
mouse|mouse, mice|maus, mäuse|souris|ratón|ネズミ, ねずみ|老鼠
owl|owl|eule|hibou, chouette|búho, lechuza|フクロウ, ふくろう|猫头鹰
parrot|parrot|papagei|perroquet|loro|オウム|鹦鹉
duck|duck, ducks, duckling, goose|ente, gans, entlein|canard, oie|pato, ganso|アヒル, 鴨|鸭子, 鹅
penguin|penguin, penguins|pinguin|pingouin, manchot|pingüino|ペンギン|企鹅
chicken|chicken, hen, rooster|huhn, henne, hahn, hühner|poule, coq|gallina, gallo|鶏, ニワトリ|鸡, 公鸡, 母鸡
cow|cow, cows, cattle|kuh, kühe|vache|vaca|牛|牛, 奶牛
pig|pig, piglet|schwein, ferkel|cochon|cerdo|豚|猪, 小猪
sheep|sheep, lamb, lambs|schaf, lamm, schafe|mouton, agneau|oveja, cordero|羊|羊, 绵羊
goat|goat, goats|ziege|chèvre|cabra|ヤギ, 山羊|山羊
tiger|tiger|tiger|tigre|tigre|虎, トラ|老虎
squirrel|squirrel, chipmunk|eichhörnchen|écureuil|ardilla|リス|松鼠
frog|frog, toad|frosch, kröte|grenouille, crapaud|rana, sapo|蛙, カエル|青蛙
turtle|turtle, tortoise|schildkröte|tortue|tortuga|亀, カメ|乌龟, 海龟
unicorn|unicorn|einhorn|licorne|unicornio|ユニコーン|独角兽
`
