/** Food and crops. Columns: see `parseThings`. */
export const FOOD_THINGS = `
red-apple|9s|apple, apples|apfel, äpfel|pomme|manzana|りんご, リンゴ, 林檎|苹果
green-apple|9s|green apple|grüner apfel|pomme verte|manzana verde|青りんご|青苹果
pear|10s|pear|birne|poire|pera|梨|梨, 梨子
tangerine|9s|orange, oranges, tangerine, mandarin|orange, mandarine, apfelsine|mandarine, oranges|naranja, mandarina|みかん, オレンジ|橘子, 橙子
lemon|8s|lemon, lemons|zitrone|citron|limón|レモン|柠檬
banana|16s|banana|banane|banane|plátano, banana|バナナ|香蕉
grapes|16s|grape, grapes|traube, weintraube|raisin|uva|ぶどう, ブドウ|葡萄
strawberry|8s|strawberry, strawberries|erdbeere|fraise|fresa|いちご, イチゴ|草莓
blueberries|8s|berry, berries, red berries, blueberry, blueberries|beere, beeren, heidelbeere|baie, myrtille|baya, arándano|ベリー|浆果, 蓝莓
cherries|8s|cherry, cherries|kirsche|cerise|cereza|さくらんぼ|樱桃
peach|9s|peach, peaches|pfirsich|pêche|melocotón, durazno|桃|桃子
watermelon|30s|watermelon, melon|wassermelone, melone|pastèque, melon|sandía, melón|スイカ, すいか|西瓜
pineapple|26s|pineapple|ananas|ananas|piña|パイナップル|菠萝
coconut|16s|coconut|kokosnuss|noix de coco|coco|ココナッツ|椰子
tomato|9s|tomato, tomatoes|tomate|tomate|tomate|トマト|西红柿, 番茄
carrot|18s|carrot|karotte, möhre|carotte|zanahoria|にんじん, 人参|胡萝卜
potato|10s|potato, potatoes|kartoffel|pomme de terre, patate|patata, papa|じゃがいも|土豆
onion|10s|onion|zwiebel|oignon|cebolla|玉ねぎ|洋葱
garlic|8s|garlic|knoblauch|ail|ajo|にんにく|大蒜
ear-of-corn|20s|corn, maize|mais, maiskolben|maïs|maíz|とうもろこし|玉米
hot-pepper|12s|chili, pepper, chilli|chili, peperoni|piment|chile, pimiento|唐辛子|辣椒
jack-o-lantern|34g|pumpkin, pumpkins|kürbis|citrouille, potiron|calabaza|かぼちゃ|南瓜
bread|24s|bread, loaf, loaves, toast, loaf of bread|brot, brotlaib|pain|pan|パン|面包
baguette-bread|34s|baguette|baguette|baguette|barra de pan|バゲット|法棍
croissant|14s|croissant|croissant, hörnchen|croissant|cruasán|クロワッサン|羊角面包
cheese-wedge|16s|cheese|käse|fromage|queso|チーズ|奶酪
butter|14s|butter|butter|beurre|mantequilla|バター|黄油
egg|8s|egg, eggs|ei, eier|œuf, oeuf|huevo|卵, たまご|鸡蛋
glass-of-milk|16s|milk, glass of milk|milch|lait|leche|牛乳, ミルク|牛奶
birthday-cake|30s|cake, birthday cake|kuchen, torte, geburtstagstorte|gâteau|pastel, tarta, torta|ケーキ|蛋糕
pie|24s|pie|pastete|tourte, tarte|tarta de manzana, empanada|パイ|馅饼
cookie|10s|cookie, cookies, biscuit|keks, plätzchen|biscuit|galleta|クッキー|饼干
chocolate-bar|16s|chocolate|schokolade|chocolat|chocolate|チョコレート|巧克力
candy|9s|candy, sweets|bonbon, süßigkeiten|bonbon|caramelo, dulce|飴, キャンディー|糖果
ice-cream|18s|ice cream|eis, eiscreme, speiseeis|glace|helado|アイスクリーム|冰淇淋
pizza|30s|pizza|pizza|pizza|pizza|ピザ|披萨
hamburger|16s|burger, hamburger|burger|hamburger|hamburguesa|ハンバーガー|汉堡
spaghetti|24s|spaghetti, pasta, noodles|nudeln|pâtes, nouilles|fideos, pasta|スパゲッティ|意大利面
steaming-bowl|22s|ramen, noodle soup, bowl of noodles|nudelsuppe|bol de nouilles|ramen|ラーメン, うどん|面条, 拉面
cooked-rice|16s|rice|reis|riz|arroz|ご飯, お米|米饭
sushi|14s|sushi|sushi|sushi|sushi|寿司|寿司
dumpling|12s|dumpling, dumplings|knödel|ravioli|empanadilla|餃子|饺子
salt|12s|salt|salz|sel|sal|塩|盐
wine-glass|22s|wine|wein, weinglas|vin|vino|ワイン|葡萄酒
beans|10s|beans, bean, coffee beans, coffee bean|bohne, kaffeebohne, kaffeebohnen|haricot, grains de café|frijol, granos de café|豆|豆子
sandwich|16s|sandwich|butterbrot, sandwich|sandwich|sándwich, bocadillo|サンドイッチ|三明治
pancakes|20s|pancake, pancakes|pfannkuchen|crêpe|panqueque|パンケーキ|煎饼
chestnut|6s|nut, nuts, acorn, chestnut, hazelnut|nuss, nüsse, eichel, kastanie|noisette, noix, gland|nuez, bellota, castaña|どんぐり, 栗|坚果, 栗子
herb|26g|herb, herbs|kräuter|herbes|hierbas|ハーブ|草药
`
