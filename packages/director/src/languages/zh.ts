import type { LanguageRules } from '../lexical/language-rules.ts'

export const CHINESE: LanguageRules = {
  isUnspaced: true,
  nouns: `
man 男人 男子|woman 女人 女子 妇女|boy 男孩 小男孩 男孩子|girl 女孩 小女孩 姑娘 女孩子|child 孩子 小孩 儿童|baby 婴儿 宝宝|old_man 老人 老爷爷 老头 老爷 爷爷|old_woman 老奶奶 老太太 老妇人 奶奶
king 国王|queen 女王 王后|prince 王子|princess 公主|emperor 皇帝|knight 骑士|soldier 士兵|monk 僧人 和尚 修道士|priest 牧师|doctor 医生 女医生|nurse 护士|teacher 老师 教师|student 学生
farmer 农民 农夫|fisherman 渔夫 渔民|baker 面包师|cook 厨师|carpenter 木匠|worker 工人|engineer 工程师|scientist 科学家|astronaut 宇航员|pilot 飞行员|sailor 水手|captain 船长|singer 歌手|dancer 舞者|painter 画家|writer 作家|police_officer 警察|firefighter 消防员|merchant 商人|pirate 海盗|wizard 巫师 魔法师|witch 女巫|blacksmith 铁匠|gardener 园丁|shepherd 牧羊人|family 一家人|crowd 人群 观众
cat 猫 小猫 猫咪|dog 狗 小狗|fox 狐狸|wolf 狼|bear 熊 小熊|lion 狮子|tiger 老虎|elephant 大象|horse 马匹 骏马|cow 奶牛|pig 猪 小猪|sheep 绵羊 羊羔|goat 山羊|donkey 驴子|rabbit 兔子|mouse 老鼠|squirrel 松鼠|hedgehog 刺猬|deer 鹿 小鹿|monkey 猴子|panda 熊猫 大熊猫|bird 鸟 小鸟 鸟儿|owl 猫头鹰|duck 鸭子|chicken 母鸡|eagle 老鹰|swan 天鹅|penguin 企鹅|parrot 鹦鹉|dove 鸽子|fish 鱼儿 小鱼|shark 鲨鱼|whale 鲸鱼|dolphin 海豚|octopus 章鱼|frog 青蛙|turtle 乌龟 海龟|snake 蛇|crocodile 鳄鱼|dragon 龙|dinosaur 恐龙|butterfly 蝴蝶|bee 蜜蜂|ant 蚂蚁|spider 蜘蛛|snail 蜗牛
tree 树 大树 树木|flower 花朵 鲜花 花|sunflower 向日葵|mushroom 蘑菇|apple 苹果|pear 梨子|lemon 柠檬|banana 香蕉|grape 葡萄|strawberry 草莓|cherry 樱桃|tomato 西红柿 番茄|potato 土豆|carrot 胡萝卜|onion 洋葱|garlic 大蒜|bread 面包|cheese 奶酪|egg 鸡蛋|milk 牛奶|butter 黄油|honey 蜂蜜|rice 米饭|cake 蛋糕|pizza 披萨|soup 汤|salt 盐|flour 面粉|coffee 咖啡|tea 茶|wine 葡萄酒|beer 啤酒|chocolate 巧克力
house 房子 小房子 屋子|hut 小屋 茅屋|castle 城堡|church 教堂|tower 高塔 铁塔 座塔|bridge 桥 大桥|lighthouse 灯塔|factory 工厂|hospital 医院|prison 监狱|pyramid 金字塔|door 大门|window 窗户|chair 椅子|table 桌子|bed 床|lamp 台灯|lantern 灯笼|candle 蜡烛|mirror 镜子|basket 篮子|bucket 水桶|broom 扫帚|bottle 瓶子|cup 杯子|book 书 书本|newspaper 报纸|map 地图|pencil 铅笔|smartphone 手机 智能手机|telephone 电话机|computer 电脑 计算机|television 电视 电视机|camera 相机 照相机|robot 机器人|car 汽车 轿车|bus 公交车 公共汽车|taxi 出租车|truck 卡车|train 火车 列车|airplane 飞机|helicopter 直升机|bicycle 自行车|motorcycle 摩托车|ship 轮船|boat 小船|sailboat 帆船|rocket 火箭|tractor 拖拉机|balloon 气球|umbrella 雨伞|suitcase 行李箱|hat 帽子|shoe 鞋子|coat 大衣|glasses 眼镜|crown 王冠 皇冠|hammer 锤子|ladder 梯子|guitar 吉他|violin 小提琴|piano 钢琴|trumpet 小号|flute 长笛|ball 皮球|coin 硬币|telescope 望远镜|microscope 显微镜|anchor 锚
moon 月亮 月球|sun 太阳|star 星星|cloud 云朵 白云|rainbow 彩虹|volcano 火山|mountain 山 高山|island 岛屿 小岛|earth 地球|sky 天空|waterfall 瀑布|planet 行星|satellite 卫星
forest 森林 树林|sea 大海 海洋 海边|river 河流 河边 小河|lake 湖|beach 海滩 沙滩|village 村庄 村子 村里 小村庄|city 城市|field 田野|garden 花园|desert 沙漠|street 街道 街上|kitchen 厨房|bedroom 卧室|library 图书馆|laboratory 实验室|cave 山洞|jungle 丛林 雨林
hour/night 夜里 夜晚 深夜 半夜 晚上|hour/dusk 傍晚 黄昏 日落|hour/dawn 清晨 黎明 日出|weather/rain 下雨 大雨 雨中|weather/snow 下雪 大雪 雪地 雪花 雪中|weather/fog 大雾 雾气|weather/storm 暴风雨 暴雨
child 孩子们|old_man 外公|old_woman 外婆|mother 母亲 妈妈|father 父亲 爸爸|daughter 女儿|son 儿子|sister 姐姐 妹妹|brother 哥哥 弟弟|wife 妻子|husband 丈夫|uncle 叔叔 舅舅|aunt 阿姨 姑姑|neighbor 邻居|friend 朋友|people 人们|army 军队 大军|tourist 游客|journalist 记者|judge 法官|lawyer 律师|dentist 牙医|driver 司机|musician 音乐家|poet 诗人|philosopher 哲学家|astronomer 天文学家|customer 顾客|mailman 邮递员|guard 卫兵 守卫|bride 新娘|explorer 探险家|traveler 旅行者|president 总统|passenger 乘客|scientist 考古学家 研究人员|architect 建筑师|climber 登山者
bird 鹤 白鹤 鹳 海鸥 麻雀 候鸟|goose 鹅|crow 乌鸦|rooster 公鸡|bat 蝙蝠|giraffe 长颈鹿|zebra 斑马|kangaroo 袋鼠|gorilla 大猩猩|seal 海豹|crab 螃蟹|jellyfish 水母|lizard 蜥蜴|mosquito 蚊子|worm 蚯蚓|camel 骆驼|polar_bear 北极熊|beetle 昆虫 甲虫 虫子
palm 棕榈树 椰子树|pine 松树|leaf 树叶 落叶 叶子|grass 青草 小草|wheat 小麦 麦子|seed 种子|orange 橙子 橘子|peach 桃子|watermelon 西瓜|pineapple 菠萝|coconut 椰子|corn 玉米|pepper 辣椒|cucumber 黄瓜|bean 豆子 黄豆|salad 沙拉|sandwich 三明治|hamburger 汉堡|sugar 白糖|juice 果汁|ice 冰块 冰|wood 木柴 柴火|rice 大米|noodle 面条|dumpling 饺子|tea 茶叶 热茶
tooth 牙齿 蛀牙|brain 大脑|bone 骨头|letter 信 书信|envelope 信封|key 钥匙|box 盒子 箱子|chest 宝箱|bag 书包 背包|wallet 钱包|money 钱 金钱|ring 戒指|dress 裙子 连衣裙|shirt 衬衫|boot 靴子|glove 手套|scarf 围巾|shield 盾牌|helmet 头盔|clock 时钟|watch 手表|bench 长椅|sofa 沙发|pillow 枕头|carpet 地毯|curtain 窗帘|bell 铃铛|oven 烤箱|pot 锅|bowl 碗|spoon 勺子|chopsticks 筷子|toothbrush 牙刷|soap 肥皂|scissors 剪刀|gift 礼物|doll 娃娃|photo 照片|painting 油画|flag 旗帜 国旗|diary 日记|notebook 笔记本|pen 钢笔|wheel 车轮 轮子|tent 帐篷|compass 指南针|kite 风筝|sled 雪橇|fence 栅栏|wall 城墙 围墙|roof 屋顶|stairs 楼梯|road 公路 马路|railway 铁路|train_station 火车站 车站|subway_train 地铁|school 学校|university 大学|museum 博物馆|hotel 酒店 旅馆|shop 商店 店铺|supermarket 超市|cafe 咖啡馆 咖啡店|restaurant 餐馆 饭店 餐厅|theater 剧院|stadium 体育场|office 办公室|classroom 教室|park 公园|farm 农场|market 市场 集市|temple 寺庙 庙|mosque 清真寺|castle 宫殿 皇宫|skyscraper 摩天大楼 高楼|well 水井 井|fountain 喷泉|headphones 耳机|microphone 麦克风|battery 电池|medal 奖牌 金牌|chess 国际象棋|treasure 宝藏 财宝|diamond 钻石|fire 火 篝火 大火|wave 海浪 波浪|hill 小山 山坡|valley 山谷|laptop 笔记本电脑|lake 湖泊|village 小镇|mountain 大山 雪山`,
  none: `没有 无 毫无 而不是`,
  not: '不是 没有 从不 从未 不会 不能 并非 没人',
  like: '像 好像 如同 仿佛 比',
  if: '如果 假如',
  possessive: '他的 她的 我的 你的 他们的 我们的',
  pronouns: `he 他|she 她|narrator 我`,
  ofBehind: `的`,
  beforeYear: `公元`,
  about: `约`,
  old: '老 年迈 年老',
  numbers: '2 两|3 三',
  many: '成千上万 数千 数百 许多 无数 几千 上千',
  dead: `死 杀 遇害 阵亡 牺牲 溺水 处决 去世 逝世 丧生 被杀 死亡 身亡 遇难`,
  up: '上涨 增长 上升 提高',
  down: '下降 下跌 减少',
  actions: `sleep 睡觉 睡着 入睡 睡在 熟睡|run 奔跑 跑着 跑向 跑了 跑进|walk 走过 走在 散步 行走 走进 走着 走出|swim 游泳 游着|read 看书 阅读 读书 读着 读信 读了 翻看|write 写字 写信 写书 写下 写了 写着|eat 吃饭 吃着 吃了|drink 喝水 喝茶 喝着 喝了|cook 做饭 烤面包 煮 揉面 炒菜 烧饭|dance 跳舞|sing 唱歌|sit 坐在 坐着 坐下|cry 哭 哭了 哭泣 流泪 流下了眼泪|laugh 大笑 笑了 笑着|climb 爬上 攀登 爬山|look 望着 看着 看见 凝视 盯着|hold 拿着 握着 抱着|carry 背着 扛着 挑着 提着|work 工作 干活|hug 拥抱|play 玩耍|kneel 跪在 跪下|wave 挥手|ride 骑着马`,
  empty: `从前 一位 一天 这个 那个 他们 我们 为什么 大约 每天 现在 已经 就是 因为 所以 但是 可以 自己 这座 住在 为了 什么 今天 我们的 一个 一只 的 了 是 在 有 和 就 都 也 很 还 又 只 却 着 过 把 被 让 从 到 对 向 跟 与 或 但 如果 虽然 这 那 这些 那些 哪里 那里 这里 怎么 谁 每 每个 时候 以后 以前 可能 会 要 能 一 一些 他 她 它 我 你 你们 它们 大家 没 没有 不 更 最 非常 想想 下次 一样 起来 出来 一直 一直在 超过 却只 只有 多个 第二天 后来 终于`,
}
