import type { LanguageRules } from '../lexical/language-rules.ts'

export const JAPANESE: LanguageRules = {
  isUnspaced: true,
  isVerbLast: true,
  nouns: `
man 男性 男の人|woman 女性 女の人|boy 男の子 少年|girl 女の子 少女|child 子供 子ども|baby 赤ちゃん 赤ん坊|old_man おじいさん 老人 老爺|old_woman おばあさん 老婆
king 王様 国王|queen 女王|prince 王子|princess 王女 お姫様|emperor 皇帝|knight 騎士|soldier 兵士|monk 修道士 僧侶|priest 司祭|doctor 医者 医師|nurse 看護師|teacher 教師|student 学生 生徒
farmer 農夫 農家|fisherman 漁師|baker パン職人|cook 料理人|carpenter 大工|worker 労働者|engineer 技師 エンジニア|scientist 科学者|astronaut 宇宙飛行士|sailor 船乗り 水夫|captain 船長|singer 歌手|dancer 踊り子 ダンサー|painter 画家|writer 作家|police_officer 警察官|firefighter 消防士|merchant 商人|pirate 海賊|wizard 魔法使い|witch 魔女|blacksmith 鍛冶屋|gardener 庭師|shepherd 羊飼い|samurai 侍 武士|family 一家|crowd 群衆 観客
cat 猫 ネコ|dog 犬 イヌ 子犬|fox 狐 キツネ きつね|wolf 狼 オオカミ|bear 熊 クマ|lion ライオン|tiger 虎 トラ|elephant ゾウ 象|horse 馬|cow 牛|pig 豚|sheep 羊|goat ヤギ|donkey ロバ|rabbit ウサギ うさぎ|mouse ネズミ|squirrel リス|hedgehog ハリネズミ|deer 鹿|monkey 猿 サル|panda パンダ|bird 鳥 小鳥|owl フクロウ|duck アヒル 鴨|chicken ニワトリ 鶏|eagle 鷲 ワシ|swan 白鳥|penguin ペンギン|parrot オウム|dove 鳩 ハト|fish 魚|shark サメ|whale クジラ 鯨|dolphin イルカ|octopus タコ|frog カエル 蛙|turtle カメ 亀|snake 蛇 ヘビ|crocodile ワニ|dragon 竜 ドラゴン|dinosaur 恐竜|butterfly 蝶 チョウ|bee ミツバチ 蜂|ant アリ 蟻|spider クモ 蜘蛛|snail カタツムリ
tree 木 樹木 大木|flower 花|sunflower ひまわり|mushroom キノコ きのこ|apple りんご リンゴ|pear 梨|lemon レモン|banana バナナ|grape ぶどう ブドウ|strawberry いちご イチゴ|cherry さくらんぼ|tomato トマト|potato じゃがいも|carrot にんじん|onion 玉ねぎ たまねぎ|garlic にんにく|bread パン|cheese チーズ|egg 卵 たまご|milk 牛乳 ミルク|butter バター|honey 蜂蜜 はちみつ|rice ご飯 ごはん|cake ケーキ|pizza ピザ|soup スープ|salt 塩|flour 小麦粉|coffee コーヒー|tea お茶 紅茶|wine ワイン|beer ビール|chocolate チョコレート|sushi 寿司
house 家 小さな家|hut 小屋|castle 城 お城|church 教会|tower 塔|bridge 橋|windmill 風車|lighthouse 灯台|factory 工場|hospital 病院|prison 監獄 刑務所|pyramid ピラミッド|door ドア 扉|window 窓|chair 椅子|table テーブル 机|bed ベッド|lamp ランプ|lantern ランタン 提灯|candle ろうそく|mirror 鏡|basket かご|bucket バケツ|broom ほうき|bottle 瓶|cup カップ|book 本 絵本|newspaper 新聞|map 地図|pencil 鉛筆|smartphone スマートフォン スマホ|telephone 電話機|computer パソコン コンピューター|television テレビ|camera カメラ|robot ロボット|car 車 自動車|bus バス|taxi タクシー|truck トラック|train 列車 電車 汽車|airplane 飛行機|helicopter ヘリコプター|bicycle 自転車|motorcycle バイク|ship 船|boat ボート 小舟|sailboat ヨット|rocket ロケット|tractor トラクター|balloon 風船|umbrella 傘|suitcase スーツケース|hat 帽子|shoe 靴|glasses 眼鏡 メガネ|crown 王冠|hammer ハンマー|ladder はしご|guitar ギター|violin バイオリン|piano ピアノ|drum 太鼓|trumpet トランペット|flute フルート|ball ボール|coin 硬貨 コイン|telescope 望遠鏡|microscope 顕微鏡|anchor 錨
moon 月 月面|sun 太陽|star 星|cloud 雲|rainbow 虹|volcano 火山|mountain 山|island 島|earth 地球|sky 空|waterfall 滝|planet 惑星|satellite 人工衛星
forest 森 森林|sea 海 海辺|river 川|lake 湖|beach 砂浜 浜辺|village 村|city 都市|field 畑 野原|garden 庭 庭園|desert 砂漠|street 通り|kitchen 台所 キッチン|bedroom 寝室|library 図書館|laboratory 実験室|cave 洞窟|jungle ジャングル
hour/night 夜 真夜中 深夜|hour/dusk 夕暮れ 夕方 夕焼け|hour/dawn 夜明け 明け方|weather/rain 雨 大雨|weather/snow 雪 大雪|weather/fog 霧|weather/storm 嵐
man 男 きこり 木こり|girl 娘|son 息子|sister 姉 妹|brother 兄 弟|wife 妻|husband 夫|uncle おじさん 叔父|aunt おばさん 叔母|neighbor 隣人|friend 友人 友だち 友達|people 人々 人びと 人たち|army 軍隊 軍勢|tourist 観光客|journalist 記者|judge 裁判官|lawyer 弁護士|dentist 歯科医 歯医者|driver 運転手|musician 音楽家|poet 詩人|philosopher 哲学者|astronomer 天文学者|customer お客さん 客|mailman 郵便配達員|bride 花嫁|explorer 探検家|traveler 旅人|president 大統領|passenger 乗客|scientist 考古学者 研究者|architect 建築家|samurai 武将 将軍|climber 登山家|mother 母親 お母さん|father 父親 お父さん|old_man 祖父 おじいちゃん|old_woman 祖母 おばあちゃん
bird 鶴 ツル コウノトリ カモメ スズメ 雀 渡り鳥|goose ガチョウ|crow カラス|rooster 雄鶏|rat ドブネズミ|bat コウモリ|giraffe キリン|zebra シマウマ|kangaroo カンガルー|gorilla ゴリラ|seal アザラシ|crab カニ 蟹|jellyfish クラゲ|lizard トカゲ|mosquito 蚊|worm ミミズ|camel ラクダ|polar_bear ホッキョクグマ|beetle カブトムシ 昆虫 虫
palm ヤシの木|pine 松 松の木|cherry_tree 桜 桜の木|leaf 落ち葉 木の葉 葉|grass 草|wheat 小麦 麦|orange みかん オレンジ|peach 桃 もも|watermelon スイカ|pineapple パイナップル|corn とうもろこし トウモロコシ|pepper ピーマン|cucumber きゅうり|bean 豆 大豆|salad サラダ|sandwich サンドイッチ|hamburger ハンバーガー|sugar 砂糖|juice ジュース|ice 氷|wood 薪|rice_ball おにぎり おむすび|noodle ラーメン うどん そば|lunch 弁当 お弁当|sushi すし 鮨
tooth 歯|brain 脳|bone 骨|letter 手紙|envelope 封筒|key 鍵 カギ|box 箱|chest 宝箱|bag カバン 鞄 かばん|wallet 財布|money お金|ring 指輪|dress ドレス|shirt シャツ|boot 長靴 ブーツ|glove 手袋|scarf マフラー|shield 盾|helmet ヘルメット 兜|clock 時計 置き時計|watch 腕時計|bench ベンチ|sofa ソファ ソファー|pillow 枕|carpet じゅうたん|curtain カーテン|bell 鐘|oven オーブン|pot 鍋|bowl お椀 茶碗|spoon スプーン|chopsticks 箸|toothbrush 歯ブラシ|soap 石鹸 せっけん|scissors はさみ ハサミ|needle 針|gift 贈り物 プレゼント|doll 人形|photo 写真|painting 絵画|flag 旗|diary 日記|notebook ノート|pen ペン|wheel 車輪|tent テント|compass 羅針盤 コンパス|kite 凧|sled そり|fence 柵|wall 壁 城壁|roof 屋根|stairs 階段|road 道路 高速道路|railway 線路|train_station 駅|school 学校|university 大学|museum 博物館 美術館|hotel ホテル 旅館|shop 店 お店|supermarket スーパー スーパーマーケット|cafe 喫茶店 カフェ|restaurant レストラン 食堂|theater 劇場|stadium スタジアム|office オフィス 会社|classroom 教室|park 公園|farm 農場 牧場|market 市場|temple 寺 お寺 神殿|mosque モスク|castle 宮殿|skyscraper 高層ビル ビル|well 井戸|fountain 噴水|headphones ヘッドホン イヤホン|microphone マイク|battery 電池|medal メダル|chess チェス|treasure 宝物 財宝|diamond ダイヤモンド|door 戸|fire 火 焚き火 炎|wave 波|hill 丘|valley 谷|laptop ノートパソコン`,
  none: `ありません ない いない 一隻も 一つも`,
  not: 'ません ではない じゃない なかった なく ない ないで 決して 誰も',
  like: `のよう みたい より ほど の代わりに`,
  if: 'もし',
  possessive: '彼の 彼女の 私の あなたの 彼らの',
  pronouns: `he 彼|she 彼女|narrator 私 僕 俺`,
  dropsSubjects: true,
  ofBehind: `の`,
  beforeYear: `西暦`,
  about: `約`,
  old: '老 年老い 年取った',
  numbers: '2 二つ|3 三つ',
  many: '何千 何百 数千 たくさん 無数',
  dead: `殺 死 亡くな 戦死 処刑 溺 死ん 殺さ 命を落と`,
  up: '上がり 上昇 増え 増加',
  down: '下がり 下落 減少 減り',
  actions: `sleep 眠 寝て|run 走 走って 走り 走った|walk 歩 歩いて 歩き 歩いた|swim 泳 泳いで 泳ぎ|read 読 読んで 読みま 読んだ|write 書いて 書き 書きま 書いた 書く|eat 食べ 食べて 食べた 食べま|drink 飲み 飲んで 飲みま 飲んだ|cook 焼いて 料理し 料理 煮て 炒め|dance 踊|sing 歌って 歌い|sit 座 座って 座り|cry 泣 泣いて 泣きま 泣いた|laugh 笑 笑って 笑い|climb 登 登って 登り|look 見つめ 眺め 見上げ|hold 握りしめ 手に持って|carry 運んで 背負って|work 働いて 働き|hug 抱きしめ|play 遊んで 遊び|wave 手を振|kneel ひざまず|ride 馬に乗`,
  empty: `です ます これ それ ある いる する こと もの ため どう どうやって 何年 1日 明日 でし まし あれ この その あの ここ そこ から まで より ほど だけ しか など さえ でも しかし そして また もう まだ とても すぐ いつも した して なる なっ なり よう とき 時 ところ 中 上 下 今 今日 毎日 一つ 二度 人 私 彼 彼女 誰 何 どこ 毎朝 良い`,
}
