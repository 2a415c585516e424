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
hour/night 夜里 夜晚 深夜 半夜 晚上|hour/dusk 傍晚 黄昏 日落|hour/dawn 清晨 黎明 日出|weather/rain 下雨 大雨 雨中|weather/snow 下雪 大雪 雪地 雪花 雪中|weather/fog 大雾 雾气|weather/storm 暴风雨 暴雨`,
  none: '没有 无 毫无',
  not: '不是 没有 从不 从未 不会 不能 并非 没人',
  like: '像 好像 如同 仿佛 比',
  if: '如果 假如',
  possessive: '他的 她的 我的 你的 他们的 我们的',
  old: '老 年迈 年老',
  numbers: '2 两|3 三',
  many: '成千上万 数千 数百 许多 无数 几千 上千',
  dead: '死 杀 遇害 阵亡 牺牲 溺水 处决',
  up: '上涨 增长 上升 提高',
  down: '下降 下跌 减少',
  actions: `sleep 睡觉 睡着 入睡|run 奔跑 跑着|walk 走过 走在 散步 行走|swim 游泳|read 看书 阅读 读书|write 写字 写信 写书|eat 吃饭 吃着|drink 喝水 喝茶|cook 做饭 烤面包|dance 跳舞|sing 唱歌|sit 坐在|cry 哭|laugh 大笑|climb 爬上 攀登`,
  empty:
    '从前 一位 一天 这个 那个 他们 我们 为什么 大约 每天 现在 已经 就是 因为 所以 但是 可以 自己 这座 住在 为了 什么 今天 我们的 一个 一只',
}
