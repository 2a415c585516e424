/** Furniture, kitchenware and household things. Columns: see `parseThings`. */
export const HOME_THINGS = `
lamp|45s|lamp, table lamp, desk lamp, reading lamp, bedside lamp|lampe, tischlampe, nachttischlampe|lampe|lámpara|ランプ, 電気スタンド|台灯, 灯
light-bulb|14s|light bulb, lightbulb, bulb|glühbirne, glühlampe|ampoule|bombilla|電球|灯泡
lantern|32g|lantern, oil lamp, paper lantern, lanterns|laterne, öllampe|lanterne|farol, linterna de aceite, candil|提灯, ランタン, 灯籠|灯笼
street-lamp|320b|street lamp, streetlamp, street light, lamp post, lamppost|straßenlaterne, straßenlampe, laternenpfahl|réverbère, lampadaire|farola|街灯|路灯
candle|18s|candle, candles, candlestick|kerze, kerzen|bougie, chandelle|vela|ろうそく, キャンドル|蜡烛
flashlight|18s|flashlight, torch|taschenlampe|lampe de poche, torche|linterna|懐中電灯|手电筒
teapot|22s|teapot, tea pot, pot of tea|teekanne, kanne|théière|tetera|ティーポット, 急須|茶壶
kettle|26s|kettle, tea kettle, cauldron|kessel, wasserkocher|bouilloire|hervidor|やかん|水壶
cup|11s|cup, mug, teacup, tea cup, coffee cup, cup of tea, cup of coffee, tea, coffee, cocoa, hot chocolate|tasse, becher, kaffee, tee, kakao|tasse, café, thé|taza, café, té|カップ, 茶碗, コーヒー, お茶, 紅茶|杯子, 茶杯, 咖啡, 茶
glass|14s|glass of water, drinking glass, tumbler|wasserglas, trinkglas|verre|vaso|コップ, グラス|玻璃杯
bottle|28s|bottle, bottles, flask|flasche|bouteille|botella|瓶, ボトル|瓶子
jar|18s|jar, pickle jar|einmachglas, marmeladenglas|bocal|frasco, tarro|びん, 壺|罐子
honey-pot|18s|honey, honey pot|honig|miel|miel|はちみつ, 蜂蜜|蜂蜜
vase|32s|vase, urn|vase|vase|jarrón, florero|花瓶|花瓶
bowl-with-spoon|16s|bowl, spoon|schüssel, schale, löffel|bol, cuillère|cuenco, cuchara, tazón|スプーン, お椀|碗, 勺子
fork-and-knife-with-plate|24s|plate, dish, fork|teller, gabel|assiette, fourchette|plato, tenedor|皿, お皿, フォーク|盘子, 叉子
cooking|34s|frying pan, pan, skillet|pfanne|poêle|sartén|フライパン|平底锅
pot-of-food|30s|cooking pot, saucepan, stew, soup, pot|topf, suppe, eintopf|casserole, marmite, soupe|olla, cazuela, sopa|鍋, スープ|锅, 汤
basket|42g|basket, picnic basket, baskets, hamper|korb, körbe|panier, corbeille|cesta, canasta|かご, バスケット, 籠|篮子
bucket|36g|bucket, pail|eimer|seau|cubo, balde|バケツ|水桶, 桶
broom|130g|broom, broomstick|besen|balai|escoba|ほうき|扫帚
box|55g|box, boxes, crate, carton|kiste, schachtel, karton|boîte, caisse, carton|caja|箱|箱子, 盒子
chest|65g|chest, treasure chest, trunk, treasure|truhe, schatztruhe, schatz|coffre, trésor|cofre, tesoro, baúl|宝箱, 宝物|宝箱, 宝藏
package|45g|package, parcel|paket, päckchen|colis, paquet|paquete|小包, 荷物|包裹
chair|95g|chair, armchair, chairs, stool, throne, rocking chair|stuhl, stühle, sessel, hocker, thron|chaise, fauteuil, tabouret|silla, sillón, taburete|椅子, いす|椅子
table|110g|table, desk, tables, workbench|tisch, schreibtisch, werkbank|table, bureau|mesa, escritorio|テーブル, 机|桌子, 书桌
bed|190g|bed, beds, crib|bett|lit|cama|ベッド, 布団|床
sofa|180g|sofa, couch, settee|sofa, couch|canapé|sofá|ソファ|沙发
bench|150g|bench, benches, park bench|bank, parkbank, sitzbank|banc|banco|ベンチ|长椅, 长凳
door|200b|door, doors, doorway, gate, front door|tür, tor, haustür, pforte|porte, portail|puerta, portón|ドア, 扉, 門|门, 大门
window|110l|window, windows|fenster|fenêtre|ventana|窓|窗户, 窗, 窗子
mirror|90g|mirror|spiegel|miroir|espejo|鏡|镜子
framed-picture|70s|painting, picture frame, portrait, canvas|gemälde, bilderrahmen|tableau, peinture|cuadro, pintura|絵画, 絵|画, 油画
clock|40s|clock, wall clock, clocks|uhr, wanduhr|horloge, pendule|reloj|時計|钟, 时钟
alarm-clock|20s|alarm clock, alarm|wecker|réveil|despertador|目覚まし時計|闹钟
watch|14s|watch, pocket watch, wristwatch|armbanduhr, taschenuhr|montre|reloj de pulsera|腕時計|手表
hourglass-done|24s|hourglass|sanduhr|sablier|reloj de arena|砂時計|沙漏
ladder|240b|ladder, ladders|leiter|échelle|escalera de mano, escalera|はしご|梯子
shelf|120b|bookshelf, shelf, shelves, bookcase, cupboard, wardrobe, closet|regal, bücherregal, schrank|étagère, bibliothèque, armoire|estante, estantería, armario|本棚, 棚|书架, 架子, 柜子
fireplace|130b|fireplace, hearth, stove, oven|kamin, ofen, herd|cheminée, four, poêle à bois|chimenea, horno, estufa|暖炉|壁炉, 炉子
rug|150g|rug, carpet|teppich|tapis|alfombra|絨毯, カーペット|地毯
key|10s|key, keys|schlüssel|clé, clef|llave|鍵|钥匙
locked|14s|lock, padlock|schloss am tor, vorhängeschloss|cadenas|candado|南京錠|锁
bell|26s|bell, bells|glocke, klingel|cloche|campana|鐘, ベル|铃铛, 钟声
soap|12s|soap|seife|savon|jabón|石鹸|肥皂
sponge|12s|sponge|schwamm|éponge|esponja|スポンジ|海绵
toothbrush|18s|toothbrush|zahnbürste|brosse à dents|cepillo de dientes|歯ブラシ|牙刷
bathtub|160g|bathtub, bath tub, bath|badewanne|baignoire|bañera|お風呂, 浴槽|浴缸
scissors|18s|scissors|schere|ciseaux|tijeras|はさみ, ハサミ|剪刀
sewing-needle|12s|needle|nadel|aiguille|aguja|針|针
yarn|16s|yarn, wool, ball of wool|wolle, garn, wollknäuel|laine|lana, ovillo|毛糸|毛线
teddy-bear|36g|teddy bear, teddy, stuffed bear, stuffed animal|teddybär, teddy, kuscheltier|ours en peluche, nounours, peluche|oso de peluche, peluche|ぬいぐるみ|泰迪熊, 玩具熊
doll|34g|doll, dolls|puppe|poupée|muñeca|人形|娃娃
wrapped-gift|34g|gift, present, presents, gifts|geschenk, geschenke|cadeau|regalo|プレゼント, 贈り物|礼物
balloon|50a|balloon, balloons, red balloon|luftballon, ballon, ballons|ballon de baudruche, ballon rouge|globo|風船|气球
`
