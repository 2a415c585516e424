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
hour/night 夜 真夜中 深夜|hour/dusk 夕暮れ 夕方 夕焼け|hour/dawn 夜明け 明け方|weather/rain 雨 大雨|weather/snow 雪 大雪|weather/fog 霧|weather/storm 嵐`,
  none: 'ありません ない いない 一隻も 一つも',
  not: 'ません ではない じゃない なかった なく ない ないで 決して 誰も',
  like: 'のよう みたい より ほど',
  if: 'もし',
  possessive: '彼の 彼女の 私の あなたの 彼らの',
  old: '老 年老い 年取った',
  numbers: '2 二つ|3 三つ',
  many: '何千 何百 数千 たくさん 無数',
  dead: '殺 死 亡くな 戦死 処刑 溺',
  up: '上がり 上昇 増え 増加',
  down: '下がり 下落 減少 減り',
  actions: `sleep 眠 寝て|run 走|walk 歩|swim 泳|read 読|write 書いて 書き|eat 食べ|drink 飲み 飲んで|cook 焼いて 料理し|dance 踊|sing 歌って 歌い|sit 座|cry 泣|laugh 笑|climb 登`,
  empty: 'です ます これ それ ある いる する こと もの ため どう どうやって 何年 1日 明日',
}
