import type { TraitWords } from '../trait-words.ts'

export const JAPANESE: TraitWords = {
  isUnspaced: true,
  isNegationAfter: true,
  isWearingAfter: true,
  words: `
woman: 女性, 女の人, 婦人
man: 男性, 男の人, 紳士
girl: 女の子, 少女
boy: 男の子, 少年
kid: 子供, 子ども, 赤ちゃん
old-woman: おばあさん, 祖母, 老婆, 老婦人
old-man: おじいさん, 祖父, 老爺
child: 小さな, 幼い
young: 若い, 若者
old: 年老いた, 老いた, 老人, 高齢の, 年配の, 老
tall: 背の高い, 長身の
small: 背の低い, 小柄な
slim: 痩せた, やせた, 細身の, ほっそりした
broad: たくましい, がっしりした, 筋肉質の
round: 太った, 太っている, ふくよかな, ぽっちゃりした
fair-skinned: 色白の
dark-skinned: 色黒の, 褐色の肌の
long: 長い, ロング
short: 短い, ショート
curly: 巻き毛の, 縮れた
bald: はげた, 禿げた, 坊主頭, スキンヘッド
bun: お団子頭, お団子
ponytail: ポニーテール
braids: 三つ編み, おさげ
blond: 金髪
redhead: 赤毛
gray-haired: 白髪
bearded: ひげ面
red: 赤い, 真っ赤な, 赤色の, 赤
orange: オレンジ色の, オレンジの, 橙色の
yellow: 黄色い, 黄色の, 黄色
green: 緑の, 緑色の, 緑
blue: 青い, 青色の, 青
purple: 紫の, 紫色の, 紫
pink: ピンクの, ピンク色の, 桃色の
brown: 茶色い, 茶色の, 茶色
black: 黒い, 真っ黒な, 黒色の, 黒
white: 白い, 真っ白な, 白色の, 白
gray: 灰色の, グレーの, 灰色
gold: 金色の, 金色
silver: 銀色の, 銀色
hair: 髪の毛, 髪
skin: 肌
beard: 髭, ひげ, あごひげ, 顎髭
moustache: 口ひげ, 口髭, ちょび髭
glasses: 眼鏡, めがね, メガネ
sunglasses: サングラス
hat: 帽子
cap: キャップ, 野球帽
helmet: ヘルメット, 兜
headscarf: スカーフを頭に, ヒジャブ, 頭巾
turban: ターバン
crown: 王冠, 冠
hood: フード
straw-hat: 麦わら帽子, 麦藁帽子
beanie: ニット帽, 毛糸の帽子
top-hat: シルクハット, 山高帽
scarf: マフラー, スカーフ
coat: コート, 白衣, 外套
raincoat: レインコート, 雨合羽, カッパ
jacket: ジャケット, 上着
dress: ドレス, ワンピース
suit: スーツ, 背広
skirt: スカート
shirt: シャツ, ブラウス, tシャツ
sweater: セーター, パーカー
uniform: 制服, 軍服
apron: エプロン
robe: ローブ, 着物, 法衣
overalls: オーバーオール, つなぎ
doctor: 医者, 医師
nurse: 看護師, 看護婦
police: 警察官, 警官, おまわりさん
firefighter: 消防士
chef: 料理人, シェフ, コック, パン職人
farmer: 農夫, 農民, 農家
astronaut: 宇宙飛行士
knight: 騎士
soldier: 兵士, 兵隊, 軍人
judge: 裁判官, 判事
teacher: 先生, 教師
fisherman: 漁師
sailor: 船乗り, 水夫, 船員
scientist: 科学者
pirate: 海賊
king: 王様, 国王
queen: 女王, 王妃
wizard: 魔法使い, 魔術師
monk: 僧侶, お坊さん, 修道士
builder: 大工, 建設作業員
without: のない, がない, なしの, をかけていない, をかぶっていない, を着ていない
wearing: をかけた, をかけて, をかぶった, をかぶって, を着た, を着て, をつけた, を巻いた, を巻いて, を履いた, 姿の, をはいた, の
`,
}
