/** Plants, stones, small animals and celestial bodies. Columns: see `parseThings`. */
export const NATURE_THINGS = `
rose|36g|rose, roses|rosen|roses|rosa|バラ, 薔薇|玫瑰
tulip|34g|tulip, tulips|tulpe|tulipe|tulipán|チューリップ|郁金香
sunflower|90g|sunflower|sonnenblume|tournesol|girasol|ひまわり|向日葵
flower|38g|flower, flowers, daisy, blossom, poppy|blume, blüte, blumen|fleur|flor, flores|花|花, 鲜花, 花朵
bouquet|36s|bouquet|blumenstrauß, strauß|bouquet|ramo de flores|花束|花束
cherry-tree|500b|cherry tree, cherry trees, cherry blossom, cherry blossoms|kirschbaum, kirschblüte, kirschblüten|cerisier, cerisiers, fleurs de cerisier|cerezo, cerezos, flor de cerezo|桜, 桜の木|樱花, 樱花树
potted-plant|55g|plant, potted plant, flower pot, flowerpot, houseplant|pflanze, blumentopf, topfpflanze|plante, pot de fleurs|planta, maceta|植木鉢, 植物|盆栽, 植物
seedling|22g|seedling, sprout, seed, seeds|samen, keimling, setzling, samenkorn|graine, pousse|semilla, brote|種, 芽, 苗|种子, 幼苗, 树苗
leaf-fluttering-in-wind|20a|leaf, leaves|blatt, blätter, laub|feuille|hoja|葉, 落ち葉|叶子, 树叶, 落叶
four-leaf-clover|16g|clover|kleeblatt|trèfle|trébol|クローバー|四叶草
mushroom|28g|mushroom, mushrooms, toadstool|pilz|champignon|hongo, seta|キノコ, きのこ|蘑菇
cactus|120g|cactus|kaktus|cactus|cactus|サボテン|仙人掌
wood|60g|log, logs, firewood, driftwood|holzscheit, baumstamm, brennholz|bûche, bois flotté|leña, tronco|薪, 丸太|木头, 木柴
rock|70g|rock, stone, stones, rocks, boulder, pebble|stein, steine, fels, felsen|pierre, rocher, caillou|piedra, roca|岩, 石|石头, 岩石
campfire|60g|campfire, bonfire, fire, flame, flames|lagerfeuer, feuer, flamme|feu, feu de camp, flamme|fuego, hoguera, fogata, llama|焚き火, 炎, 火|篝火, 火, 火焰
spiral-shell|14g|shell, seashell, shells|muschel|coquillage|concha, caracola|貝殻|贝壳
feather|20s|feather, feathers|feder|plume|pluma|羽根, 羽|羽毛
nest-with-eggs|26g|nest, bird nest|nest|nid|nido|巣|鸟巢
gem-stone|12s|gem, jewel, diamond, crystal, ruby|edelstein, juwel, diamant, kristall|bijou, diamant, cristal, joyau|joya, diamante, cristal, gema|宝石, 水晶|宝石, 钻石, 水晶
coin|8s|coin, coins, gold coin, penny|münze|pièce, monnaie|moneda|硬貨, コイン|硬币, 金币
money-bag|34g|money, money bag, gold, savings, fortune|geld, geldsack, gold|argent, or|dinero, oro|お金|钱, 金钱
star|40a|star, stars|stern, sterne|étoile|estrella|星|星星, 星
shooting-star|50a|shooting star|sternschnuppe|étoile filante|estrella fugaz|流れ星|流星
black-hole|160a|black hole, black holes|schwarzes loch, schwarze löcher|trou noir, trous noirs|agujero negro, agujeros negros|ブラックホール|黑洞
comet|60a|comet, meteor, asteroid|komet, asteroid|comète, astéroïde|cometa espacial, asteroide|彗星, 隕石|彗星
crescent-moon|60a|moon, crescent, crescent moon|mond, halbmond, mondsichel|lune|luna|月, 三日月|月亮, 月牙
full-moon|60a|full moon|vollmond|pleine lune|luna llena|満月|满月
ringed-planet|70a|planet, planets, saturn|planet, planeten|planète|planeta|惑星|行星, 星球
globe-showing-europe-africa|50a|earth, globe|erde, erdkugel, globus|terre, globe|tierra, globo terráqueo|地球|地球
rainbow|120a|rainbow|regenbogen|arc-en-ciel|arcoíris, arco iris|虹|彩虹
high-voltage|50a|lightning, electricity, bolt|blitz, elektrizität, strom|éclair, foudre, électricité|rayo, relámpago, electricidad|稲妻, 電気|闪电, 电
snowman|120g|snowman|schneemann|bonhomme de neige|muñeco de nieve|雪だるま|雪人
ice|24g|ice cube, ice cubes|eiswürfel|glaçon|cubito de hielo|氷|冰块
butterfly|16a|butterfly, butterflies|schmetterling|papillon|mariposa|蝶, ちょう, 蝶々|蝴蝶
honeybee|12a|bee, bees, honeybee|biene, hummel|abeille|abeja|蜂, ミツバチ|蜜蜂
lady-beetle|10g|ladybug, ladybird, beetle|marienkäfer, käfer|coccinelle|mariquita|てんとう虫|瓢虫
ant|8g|ant, ants|ameise|fourmi|hormiga|蟻, アリ|蚂蚁
snail|14g|snail|schnecke|escargot|caracol|かたつむり, カタツムリ|蜗牛
spider|12g|spider|spinne|araignée|araña|蜘蛛|蜘蛛
worm|10g|worm, caterpillar|wurm, raupe|ver de terre, chenille|gusano, oruga|ミミズ|虫子, 毛毛虫
songbird|22a|bird, birds, sparrow, robin, songbird, swallow, nightingale, canary|vogel, vögel, spatz, amsel, nachtigall|oiseau, moineau|pájaro, ave, gorrión|鳥, 小鳥|鸟, 小鸟
gull|50a|seagull, gull, seagulls, gulls, albatross|möwe, möwen|mouette|gaviota|カモメ, かもめ|海鸥
eagle|60a|eagle, hawk, falcon|adler, falke|aigle, faucon|águila, halcón|鷲, 鷹|老鹰, 鹰
dove|26a|dove, pigeon, crow, raven|taube, krähe, rabe|colombe, pigeon, corbeau|paloma, cuervo|鳩|鸽子, 乌鸦
swan|60w|swan|schwan|cygne|cisne|白鳥|天鹅
baby-chick|14g|chick, chicks|küken|poussin|pollito|ひよこ|小鸡
donkey|110b|donkey|esel|âne|burro|ロバ|驴
camel|190b|camel, camels|kamel|chameau|camello|ラクダ|骆驼
giraffe|300b|giraffe|giraffe|girafe|jirafa|キリン|长颈鹿
monkey|60g|monkey|affe|singe|mono|猿, サル|猴子
hedgehog|24g|hedgehog|igel|hérisson|erizo|ハリネズミ|刺猬
beaver|45g|beaver, otter|biber, otter|castor, loutre|castor|ビーバー|海狸
snake|50g|snake|schlange|serpent|serpiente|蛇|蛇
lizard|24g|lizard, gecko|eidechse|lézard|lagarto|トカゲ|蜥蜴
fish|30w|fish, fishes, goldfish, salmon|fisch, fische, lachs|poisson|pez, peces, pescado|魚|鱼
tropical-fish|26w|tropical fish, clownfish|clownfisch|poisson tropical|pez tropical|熱帯魚|热带鱼
whale|260w|whale, whales|wal|baleine|ballena|鯨, クジラ|鲸鱼
dolphin|170w|dolphin|delfin, delphin|dauphin|delfín|イルカ|海豚
shark|200w|shark|hai|requin|tiburón|サメ|鲨鱼
octopus|60w|octopus|krake, oktopus|pieuvre, poulpe|pulpo|タコ|章鱼
jellyfish|40w|jellyfish|qualle|méduse|medusa|クラゲ|水母
crab|20g|crab, lobster|krabbe, krebs|crabe|cangrejo|カニ, 蟹|螃蟹
seal|100g|seal|robbe, seehund|phoque|foca|アザラシ|海豹
polar-bear|200b|polar bear|eisbär|ours polaire|oso polar|シロクマ|北极熊
dragon|260b|dragon, dragons|drache, drachen|dragon, dragonne|dragón|竜, ドラゴン|龙
t-rex|300b|dinosaur, dinosaurs|dinosaurier|dinosaure|dinosaurio|恐竜|恐龙
`
