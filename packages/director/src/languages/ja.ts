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
tooth 歯|brain 脳|bone 骨|letter 手紙|envelope 封筒|key 鍵 カギ|box 箱|chest 宝箱|bag カバン 鞄 かばん|wallet 財布|money お金|ring 指輪|dress ドレス|shirt シャツ|boot 長靴 ブーツ|glove 手袋|scarf マフラー|shield 盾|helmet ヘルメット 兜|clock 時計 置き時計|watch 腕時計|bench ベンチ|sofa ソファ ソファー|pillow 枕|carpet じゅうたん|curtain カーテン|bell 鐘|oven オーブン|pot 鍋|bowl お椀 茶碗|spoon スプーン|chopsticks 箸|toothbrush 歯ブラシ|soap 石鹸 せっけん|scissors はさみ ハサミ|needle 針|gift 贈り物 プレゼント|doll 人形|photo 写真|painting 絵画|flag 旗|diary 日記|notebook ノート|pen ペン|wheel 車輪|tent テント|compass 羅針盤 コンパス|kite 凧|sled そり|fence 柵|wall 壁 城壁|roof 屋根|stairs 階段|road 道路 高速道路|railway 線路|train_station 駅|school 学校|university 大学|museum 博物館 美術館|hotel ホテル 旅館|shop 店 お店|supermarket スーパー スーパーマーケット|cafe 喫茶店 カフェ|restaurant レストラン 食堂|theater 劇場|stadium スタジアム|office オフィス 会社|classroom 教室|park 公園|farm 農場 牧場|market 市場|temple 寺 お寺 神殿|mosque モスク|castle 宮殿|skyscraper 高層ビル ビル|well 井戸|fountain 噴水|headphones ヘッドホン イヤホン|microphone マイク|battery 電池|medal メダル|chess チェス|treasure 宝物 財宝|diamond ダイヤモンド|door 戸|fire 火 焚き火 炎|wave 波|hill 丘|valley 谷|laptop ノートパソコン
hunter 猟師 狩人|waiter ウェイター 店員|thief 泥棒|tailor 仕立て屋|shoemaker 靴屋|hairdresser 美容師 理容師|potter 陶芸家|miner 鉱夫|prisoner 囚人|detective 探偵 刑事|programmer プログラマー|boss 社長 上司|athlete 選手 運動選手|swimmer 水泳選手|photographer 写真家 カメラマン|actor 俳優|actress 女優|beggar 乞食|fairy 妖精|guest 来客|groom 花婿|librarian 司書|mayor 市長|artist 芸術家 画伯|sculptor 彫刻家|inventor 発明家|beekeeper 養蜂家|pianist ピアニスト|historian 歴史家|salesman 店主 販売員|craftsman 職人|surgeon 外科医|monk お坊さん 和尚|man 若者 青年|teacher 先生|girl 少女|guide 案内人
leopard ヒョウ|ox 雄牛|buffalo 水牛|boar イノシシ|hamster ハムスター|beaver ビーバー|otter カワウソ|sloth ナマケモノ|koala コアラ|raccoon アライグマ|chick ひよこ|turkey 七面鳥|peacock クジャク|eagle タカ 鷹|flamingo フラミンゴ|salmon サケ 鮭|squid イカ|shrimp エビ 海老|lobster ロブスター|ladybug テントウムシ|scorpion サソリ|fly ハエ|caterpillar 毛虫 青虫|coral サンゴ|cricket コオロギ|unicorn ユニコーン|bird_nest 鳥の巣|feather 羽根|rhino サイ|hippo カバ|cat 子猫 黒猫|bear 子熊
tree 大きな木 クヌギ|lotus 蓮|tulip チューリップ|rose バラ|root 根っこ|mango マンゴー|avocado アボカド|eggplant なす ナス|lettuce レタス|broccoli ブロッコリー|peanut ピーナッツ|ginger 生姜|nut 木の実 クルミ|pancake パンケーキ|spaghetti スパゲッティ パスタ|ice_cream アイスクリーム|cookie クッキー|candy 飴 キャンディー|fruit 果物|vegetable 野菜|medicine 薬|rock 石 岩|breakfast 朝食 朝ご飯|lunch 昼食 昼ご飯|dinner 夕食 晩ご飯|dough 生地
street_lamp 街灯|teapot 急須|vase 花瓶|fork フォーク|frying_pan フライパン|refrigerator 冷蔵庫|barrel 樽|package 荷物 小包|armchair 肘掛け椅子|alarm_clock 目覚まし時計|hourglass 砂時計|shelf 本棚 棚|fireplace 暖炉|bathtub 浴槽 湯船|yarn 毛糸|teddy_bear ぬいぐるみ|tram 路面電車|ambulance 救急車|carriage 馬車|drone ドローン|parachute パラシュート|canoe カヌー|submarine 潜水艦|magnet 磁石|gear 歯車|shovel シャベル スコップ|watering_can じょうろ|fishing_rod 釣り竿|backpack リュック ランドセル|scroll 巻物|printer プリンター|thermometer 温度計 体温計|syringe 注射器|wheelchair 車椅子|calendar カレンダー|credit_card クレジットカード|piggy_bank 貯金箱|cap 野球帽|sock 靴下|trousers ズボン|kimono 着物|sunglasses サングラス|magnifying_glass 虫眼鏡|mask お面 仮面|brick レンガ|washing_machine 洗濯機|firework 花火|cinema 映画館|playground 遊び場|bakery パン屋|barn 納屋|ruin 遺跡 廃墟|glacier 氷河|living_room 居間 リビング|coast 海岸|pond 池|stream 小川|meadow 草原|harbor 港|dune 砂丘|iceberg 氷山|lightning 稲妻 雷|tornado 竜巻|hurricane 台風|galaxy 銀河 天の川|universe 宇宙|comet 彗星|black_hole ブラックホール|desk_globe 地球儀
hour/dawn 早朝 朝焼け 日の出|hour/dusk 日暮れ 夕日 日が暮れ 日没|hour/night 夜中 今夜 その夜 夜空 ある夜|weather/rain 雨が降 大雨 小雨 土砂降り|weather/snow 吹雪 雪が降|weather/fog 霧|weather/storm 暴風雨|weather/wind 強風 風が強|other/sense 雨戸 雪だるま式 木曜日 火曜日 水曜日 土曜日 月曜日 日曜日 金曜日
son 孫|soup 味噌汁|pot お鍋
airport 空港|courtroom 法廷 裁判所|gym 体育館 ジム|workshop 工房 作業場|cellar 地下室|hallway 廊下|garage ガレージ|parking_lot 駐車場|hot_spring 温泉|attic 屋根裏|battlefield 戦場|trench 塹壕|prison_cell 牢屋 独房|subway_station 地下鉄
sword 剣 刀|knife 包丁 ナイフ|axe 斧|gate 門|coffin 棺|gravestone 墓石 お墓|cradle ゆりかご 揺りかご|passport パスポート|blender ミキサー|beehive 蜂の巣|torch 松明|spear 槍|arrow 矢|bow 弓|drum_kit ドラムセット|sandpaper 紙やすり|plant_pot 植木鉢|safe 金庫|toaster トースター|microwave 電子レンジ`,
  none: `ありません ない いない 一隻も 一つも`,
  not: 'ません ではない じゃない なかった なく ない ないで 決して 誰も',
  away: `から遠く 以外 の代わり`,
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
  actions: `sleep 眠 寝て|run 走 走って 走り 走った|walk 歩 歩いて 歩き 歩いた|swim 泳 泳いで 泳ぎ|read 読 読んで 読みま 読んだ|write 書いて 書き 書きま 書いた 書く|eat 食べ 食べて 食べた 食べま|drink 飲み 飲んで 飲みま 飲んだ|cook 焼いて 料理し 料理 煮て 炒め|dance 踊|sing 歌って 歌い|sit 座 座って 座り|cry 泣 泣いて 泣きま 泣いた|laugh 笑 笑って 笑い|climb 登 登って 登り|look 見つめ 眺め 見上げ|hold 握りしめ 手に持って|carry 運んで 背負って|work 働いて 働き|hug 抱きしめ|play 遊んで 遊び|wave 手を振|kneel ひざまず|ride 馬に乗|think 考え込 考えて 思い出 悩んで|talk 言いました 言った 話し 尋ね 聞きました 答え 叫び 叫んだ ささや 語り 説明し つぶや|point 指さ 指差|cheer 拍手 歓声 祝って 喜んで|pray 祈り 祈って 祈る 拝み|bow お辞儀 頭を下げ|crawl 這って はって這 這い|fall 転び 転んだ 転んで 滑って転|lie 横たわ 横になっ 寝転 寝そべ|push 押して 押しま 押した 押す|pull 引いて 引っ張 引きず|throw 投げ|dig 掘って 掘り 掘った 掘る|sweep 掃いて 掃除|wash 洗って 洗い 洗った 洗う|knock ノック 戸をたた ドアをたた 戸を叩|water 水をやり 水をやって 水やり|look 見つけ 見ま 見て 見た 探して 探しま 気づ 気付|walk 入って来 入りました 出かけ 帰り 帰って やって来 やってき 訪れ 着きま 着いた 向か|work 直して 直し 建て 作って 縫って 縫い 植え 耕し 切って 描い|laugh 微笑 ほほえ ほほ笑|hold 拾 持ち上げ つかみ つかん|hug 抱い 抱き|run 逃げ 追いかけ|jump 跳び 跳ん 飛び跳 飛び降 飛び込|play 弾いて 弾き|cry 涙`,
  empty: `です ます これ それ ある いる する こと もの ため どう どうやって 何年 1日 明日 でし まし あれ この その あの ここ そこ から まで より ほど だけ しか など さえ でも しかし そして また もう まだ とても すぐ いつも した して なる なっ なり よう とき 時 ところ 中 上 下 今 今日 毎日 一つ 二度 人 私 彼 彼女 誰 何 どこ 毎朝 良い`,
}
