import type { WordSpan } from '../lexical/grammar/grammar-rules.ts'
import type { LanguageRules } from '../lexical/language-rules.ts'
import type { LexicalWord } from '../lexical/words.ts'

const INSTEAD_REACH = 3

/** `而是猎人` */
const isSaidInstead = ({ from }: WordSpan, words: readonly LexicalWord[]): boolean =>
  words.slice(Math.max(0, from - INSTEAD_REACH), from).some(({ clause, low }) => clause === words[from]!.clause && low === '而是')

/** `一千五` as `一千五百` */
const withLastScale = (numeral: string): string =>
  numeral.replace(/(?<=([百千万]))[一二三四五六七八九]$/u, (digit, scale: string) => digit + { 百: '十', 千: '百', 万: '千' }[scale])

export const CHINESE: LanguageRules = {
  isUnspaced: true,
  and: /^[和与跟]$/u,
  objectBefore: /[把将][^，。]{0,4}$/u,
  // `还清了所有(的债)`
  postposition: /^(?:的|了|着|过|地|得)$/u,
  seenOfPerson: /^(?:脸|眼睛|双手|手|头发|声音|背影|表情|笑容|眼泪)$/u,
  womanMark: /^女/u,
  copula: /^(?:是|当|当了|成为|成了|变成|变成了|当上|当上了)$/u,
  isSaidInstead,
  // `船队再也没有出海`
  noLonger: /^(?:再也|不再)/u,
  comparesAtClauseStart: true,
  // `只有一块黄油那么重`: as heavy as butter
  comparedBehind: /^(?:那么|这么|一样|似的|大小)$/u,
  personalPronouns: 'people',
  rangeJoint: /^\s?(?:到|至|〜|～|~)\s?$/u,
  hasUnspacedAmounts: true,
  withLastScale,
  countsBehindNoun: true,
  bindsNumbers: true,
  wholeParts: 'phrases',
  hasWholePhrasesOnly: true,
  hasUnboundedNames: true,
  tellsOwnSubject: true,
  deniedIdentity: /^([^，。不也]{1,8})(?:并)?不是([^，。的]{1,8})[。！]?$/u,
  contrasts: ['不是([^，。；]+)，?而是([^，。；]+)'],
  positions: {
    behind: `
on 上面 上
under 下面 底下 下
in 里面 里 中
behind 后面 背后
in-front 前面
beside 旁边 旁
around 周围`,
    topic: /^(?:正|就|一直)?(?:坐|躺|睡|站|藏|放|停|趴|蹲|挂|跳|住|落)?(?:在|到)(?:一[个张只把棵座条块])?(?:[\p{Script=Han}]{0,2}的)?$/u,
    there:
      /^(?:的|有|放着|坐着|站着|躺着|睡着|挂着|摆着|藏着|趴着)(?:一|两|三|几|许多)?[个张只把棵座条块位本盏颗群]?(?:[\p{Script=Han}]{0,2}的)?[小大老]?$/u,
  },
  nouns: `
man 男人 男子|woman 女人 女子 妇女|boy 男孩 小男孩 男孩子|girl 女孩 小女孩 姑娘 女孩子|child 孩子 小孩 儿童|baby 婴儿 宝宝|old_man 老人 老爷爷 老头 老爷 爷爷|old_woman 老奶奶 老太太 老妇人 奶奶
king 国王|queen 女王 王后|prince 王子|princess 公主|emperor 皇帝|knight 骑士|soldier 士兵|monk 僧人 和尚 修道士|priest 牧师|doctor 医生 女医生|nurse 护士|teacher 老师 教师|student 学生
farmer 农民 农夫|fisherman 渔夫 渔民|baker 面包师|cook 厨师|carpenter 木匠|worker 工人|engineer 工程师|scientist 科学家|astronaut 宇航员|pilot 飞行员|sailor 水手|captain 船长|singer 歌手|dancer 舞者|painter 画家|writer 作家|police_officer 警察|firefighter 消防员|merchant 商人|pirate 海盗|wizard 巫师 魔法师|witch 女巫|blacksmith 铁匠|gardener 园丁|shepherd 牧羊人|family 一家人|crowd 人群 观众
cat 猫 小猫 猫咪|dog 狗 小狗|fox 狐狸|wolf 狼|bear 熊 小熊|lion 狮子|tiger 老虎|elephant 大象|horse 马匹 骏马|cow 奶牛|pig 猪 小猪|sheep 绵羊 羊羔|goat 山羊|donkey 驴子|rabbit 兔子|mouse 老鼠|squirrel 松鼠|hedgehog 刺猬|deer 鹿 小鹿|monkey 猴子|panda 熊猫 大熊猫|bird 鸟 小鸟 鸟儿|owl 猫头鹰|duck 鸭子|chicken 母鸡|eagle 老鹰|swan 天鹅|penguin 企鹅|parrot 鹦鹉|dove 鸽子|fish 鱼儿 小鱼|shark 鲨鱼|whale 鲸鱼|dolphin 海豚|octopus 章鱼|frog 青蛙|turtle 乌龟 海龟|snake 蛇|crocodile 鳄鱼|dragon 龙|dinosaur 恐龙|butterfly 蝴蝶|bee 蜜蜂|ant 蚂蚁|spider 蜘蛛|snail 蜗牛
tree 树 大树 树木|flower 花朵 鲜花|sunflower 向日葵|mushroom 蘑菇|pear 梨子|lemon 柠檬|banana 香蕉|grape 葡萄|strawberry 草莓|cherry 樱桃|tomato 西红柿 番茄|potato 土豆|carrot 胡萝卜|onion 洋葱|garlic 大蒜|bread 面包|cheese 奶酪|egg 鸡蛋|milk 牛奶|butter 黄油|honey 蜂蜜|rice 米饭|cake 蛋糕|pizza 披萨|soup 汤|salt 盐|flour 面粉|coffee 咖啡|tea 茶|wine 葡萄酒|beer 啤酒|chocolate 巧克力
house 房子 小房子 屋子|hut 小屋 茅屋|castle 城堡|church 教堂|tower 高塔 铁塔 座塔|bridge 桥 大桥|lighthouse 灯塔|factory 工厂|hospital 医院|prison 监狱|pyramid 金字塔|door 大门|window 窗户|chair 椅子|table 桌子|bed 床|lamp 台灯|lantern 灯笼|candle 蜡烛|mirror 镜子|basket 篮子|bucket 水桶|broom 扫帚|bottle 瓶子|cup 杯子|book 书 书本|newspaper 报纸|map 地图|pencil 铅笔|smartphone 手机 智能手机|telephone 电话机|computer 电脑 计算机|television 电视 电视机|camera 相机 照相机|robot 机器人|car 汽车 轿车|bus 公交车 公共汽车|taxi 出租车|truck 卡车|train 火车 列车|airplane 飞机|helicopter 直升机|bicycle 自行车|motorcycle 摩托车|ship 轮船|boat 小船|sailboat 帆船|rocket 火箭|tractor 拖拉机|balloon 气球|umbrella 雨伞|suitcase 行李箱|hat 帽子|shoe 鞋子|coat 大衣|glasses 眼镜|crown 王冠 皇冠|hammer 锤子|ladder 梯子|guitar 吉他|violin 小提琴|piano 钢琴|trumpet 小号|flute 长笛|ball 皮球|coin 硬币|telescope 望远镜|microscope 显微镜|anchor 锚
moon 月亮 月球|sun 太阳|star 星星|cloud 云朵 白云|rainbow 彩虹|volcano 火山|mountain 山 高山|island 岛屿 小岛|earth 地球|sky 天空|waterfall 瀑布|planet 行星|satellite 卫星
forest 森林 树林|sea 大海 海洋 海边|river 河流 河边 小河|lake 湖|beach 海滩 沙滩|village 村庄 村子 村里 小村庄|city 城市|field 田野|garden 花园|desert 沙漠|street 街道 街上|kitchen 厨房|bedroom 卧室|library 图书馆|laboratory 实验室|cave 山洞|jungle 丛林 雨林
hour/night 夜里 夜晚 深夜 半夜 晚上|hour/dusk 傍晚 黄昏 日落|hour/dawn 清晨 黎明 日出|weather/rain 下雨 大雨 雨中|weather/snow 下雪 大雪 雪地 雪花 雪中|weather/fog 大雾 雾气|weather/storm 暴风雨 暴雨
child 孩子们|old_man 外公|old_woman 外婆|mother 母亲 妈妈|father 父亲 爸爸|daughter 女儿|son 儿子|sister 姐姐 妹妹|brother 哥哥 弟弟|wife 妻子|husband 丈夫|uncle 叔叔 舅舅|aunt 阿姨 姑姑|neighbor 邻居|friend 朋友|people 人们|army 军队 大军|tourist 游客|journalist 记者|judge 法官|lawyer 律师|dentist 牙医|driver 司机|musician 音乐家|poet 诗人|philosopher 哲学家|astronomer 天文学家|customer 顾客|mailman 邮递员|guard 卫兵 守卫|bride 新娘|explorer 探险家|traveler 旅行者|president 总统|passenger 乘客|scientist 考古学家 研究人员|architect 建筑师|climber 登山者
bird 鹤 白鹤 鹳 海鸥 麻雀 候鸟|goose 鹅|crow 乌鸦|rooster 公鸡|bat 蝙蝠|giraffe 长颈鹿|zebra 斑马|kangaroo 袋鼠|gorilla 大猩猩|seal 海豹|crab 螃蟹|jellyfish 水母|lizard 蜥蜴|mosquito 蚊子|worm 蚯蚓|camel 骆驼|polar_bear 北极熊|beetle 昆虫 甲虫 虫子
palm 棕榈树 椰子树|pine 松树|leaf 树叶 落叶 叶子|grass 青草 小草|wheat 小麦 麦子|seed 种子|orange 橙子 橘子|peach 桃子|watermelon 西瓜|pineapple 菠萝|coconut 椰子|corn 玉米|pepper 辣椒|cucumber 黄瓜|bean 豆子 黄豆|salad 沙拉|sandwich 三明治|hamburger 汉堡|sugar 白糖|juice 果汁|ice 冰块 冰|wood 木柴 柴火|rice 大米|noodle 面条|dumpling 饺子|tea 茶叶 热茶
tooth 牙齿 蛀牙|brain 大脑|bone 骨头|letter 书信|envelope 信封|key 钥匙|box 盒子 箱子|chest 宝箱|bag 书包 背包|wallet 钱包|money 钱 金钱|ring 戒指|dress 裙子 连衣裙|shirt 衬衫|boot 靴子|glove 手套|scarf 围巾|shield 盾牌|helmet 头盔|clock 时钟|watch 手表|bench 长椅|sofa 沙发|pillow 枕头|carpet 地毯|curtain 窗帘|bell 铃铛|oven 烤箱|pot 锅|bowl 碗|spoon 勺子|chopsticks 筷子|toothbrush 牙刷|soap 肥皂|scissors 剪刀|gift 礼物|doll 娃娃|photo 照片|painting 油画|flag 旗帜 国旗|diary 日记|notebook 笔记本|pen 钢笔|wheel 车轮 轮子|tent 帐篷|compass 指南针|kite 风筝|sled 雪橇|fence 栅栏|wall 城墙 围墙|roof 屋顶|stairs 楼梯|road 公路 马路|railway 铁路|train_station 火车站 车站|subway_train 地铁|school 学校|university 大学|museum 博物馆|hotel 酒店 旅馆|shop 商店 店铺|supermarket 超市|cafe 咖啡馆 咖啡店|restaurant 餐馆 饭店 餐厅|theater 剧院|stadium 体育场|office 办公室|classroom 教室|park 公园|farm 农场|market 市场 集市|temple 寺庙 庙|mosque 清真寺|castle 宫殿 皇宫|skyscraper 摩天大楼 高楼|well 水井 井|fountain 喷泉|headphones 耳机|microphone 麦克风|battery 电池|medal 奖牌 金牌|chess 国际象棋|treasure 宝藏 财宝|diamond 钻石|fire 篝火 大火|wave 海浪 波浪|hill 小山 山坡|valley 山谷|laptop 笔记本电脑|lake 湖泊|village 小镇|mountain 大山 雪山
hunter 猎人|waiter 服务员|viking 维京人|butcher 屠夫|landlord 房东|electrician 电工|bandit 强盗|hacker 黑客|clown 小丑|referee 裁判|executioner 刽子手|rabbi 拉比|pope 教皇|shaman 萨满|zombie 僵尸|refugee 难民|psychologist 心理学家|geisha 艺伎|thief 小偷 盗贼|tailor 裁缝|shoemaker 鞋匠|hairdresser 理发师|miner 矿工|prisoner 囚犯|detective 侦探|programmer 程序员|boss 老板|athlete 运动员|cyclist 骑手|photographer 摄影师|actor 演员|actress 女演员|beggar 乞丐|fairy 仙女|guest 客人|groom 新郎|librarian 图书管理员|mayor 市长|artist 艺术家|sculptor 雕塑家|inventor 发明家|builder 建筑工人 工匠|beekeeper 养蜂人|pianist 钢琴家|historian 历史学家|salesman 售货员 推销员|craftsman 手艺人|surgeon 外科医生|soldier 战士|boy 少年 男生|girl 少女 女生 女孩儿|man 小伙子 年轻人|monk 道士|police_officer 警官|writer 诗仙|teacher 女老师 教授|painter 画师
goalkeeper 守门员|boxer 拳击手 拳手|gymnast 体操运动员|sprinter 短跑运动员|tennis_player 网球运动员 网球选手|basketball_player 篮球运动员|trainer 教练
leopard 豹子|ox 公牛 水牛|buffalo 野牛|boar 野猪|hamster 仓鼠|beaver 河狸|otter 水獭|sloth 树懒|koala 考拉|chick 小鸡|turkey 火鸡|peacock 孔雀|eagle 猎鹰|flamingo 火烈鸟|salmon 三文鱼 鲑鱼|squid 鱿鱼|shrimp 虾|lobster 龙虾|ladybug 瓢虫|scorpion 蝎子|fly 苍蝇|caterpillar 毛毛虫|coral 珊瑚|cricket 蟋蟀|unicorn 独角兽|frog 蛤蟆 癞蛤蟆|bird_nest 鸟巢 鸟窝|feather 羽毛|rhino 犀牛|hippo 河马|chicken 鸡|rabbit 小兔子 兔|cow 牛|horse 马|fish 鱼|sheep 羊
tree 柳树 橡树 老树|lotus 莲花 荷花|tulip 郁金香|rose 玫瑰|root 树根|mango 芒果|avocado 牛油果|eggplant 茄子|lettuce 生菜|broccoli 西兰花|peanut 花生|pea 豌豆|ginger 生姜|nut 坚果 核桃|pancake 煎饼|spaghetti 意大利面|ice_cream 冰淇淋 冰激凌|cookie 饼干|candy 糖果|fruit 水果|vegetable 蔬菜 青菜|medicine 药片|rock 石头 岩石|breakfast 早餐 早饭|lunch 午餐 午饭|dinner 晚餐 晚饭|dough 面团|noodle 拉面|egg 蛋
street_lamp 路灯|teapot 茶壶|vase 花瓶|fork 叉子|frying_pan 平底锅|refrigerator 冰箱|barrel 木桶|package 包裹 快递|armchair 扶手椅|alarm_clock 闹钟|hourglass 沙漏|shelf 书架|fireplace 壁炉|bathtub 浴缸|toilet 马桶|yarn 毛线|teddy_bear 玩具熊|tram 有轨电车|ambulance 救护车|scooter 滑板车|carriage 马车|drone 无人机|parachute 降落伞|canoe 独木舟|submarine 潜水艇|magnet 磁铁|gear 齿轮|shovel 铲子 铁锹|watering_can 水壶|fishing_rod 鱼竿 钓竿|printer 打印机|thermometer 温度计 体温计|syringe 注射器|wheelchair 轮椅|calendar 日历|credit_card 信用卡|piggy_bank 存钱罐|cap 棒球帽|sock 袜子|trousers 裤子|sunglasses 太阳镜 墨镜|magnifying_glass 放大镜|mask 面具|brick 砖头|washing_machine 洗衣机|firework 烟花 烟火|cinema 电影院|circus_tent 马戏团|playground 游乐场|bakery 面包店|barn 谷仓|ruin 废墟 遗址|glacier 冰川|living_room 客厅|coast 海岸|pond 池塘|stream 小溪 溪边|meadow 草地 草原|harbor 港口|dune 沙丘|iceberg 冰山|lightning 闪电|tornado 龙卷风|hurricane 飓风 台风|galaxy 银河 星系|universe 宇宙|comet 彗星|black_hole 黑洞|desk_globe 地球仪|boat 船 渔船|house 家门口 老屋
hour/dawn 早晨 天亮 拂晓|hour/dusk 夕阳 天黑|hour/night 夜空 午夜 当晚 那天晚上 夜|weather/rain 雨水 细雨 小雨 淋雨|weather/snow 大雪纷飞 积雪|weather/fog 雾|weather/storm 雷雨 风暴|weather/wind 大风 狂风|other/sense 马上 牛顿 火车票 花费 花了 火腿 鱼尾纹 鸡毛蒜皮 羊毛 马虎 马克 牛仔 水果店 马来 蛋白 马力
son 孙子|daughter 孙女
airport 机场|courtroom 法庭 法院|gym 健身房 体育馆|workshop 工作坊 车间|cellar 地下室 地窖|hallway 走廊|garage 车库|parking_lot 停车场|hot_spring 温泉|attic 阁楼|battlefield 战场|trench 战壕|prison_cell 牢房 囚室|subway_station 地铁站
sword 宝剑 长剑 剑|knife 刀子 菜刀 小刀|axe 斧头 斧子|gate 城门|coffin 棺材|gravestone 墓碑|cradle 摇篮|passport 护照|blender 搅拌机|beehive 蜂巢 蜂箱|torch 火把|spear 长矛|arrow 箭|bow 弓箭|drum_kit 架子鼓|sandpaper 砂纸|plant_pot 花盆|safe 保险箱|toaster 烤面包机|microwave 微波炉
water 水! 温水 热水 开水|lock 门锁 挂锁|heart 心脏|bubble 泡泡 气泡|tire 轮胎|cable 电线 数据线|soil 土壤 泥土|pump 水泵 打气筒|banknote 钞票 纸币|banker 银行家|skeleton 骨架 骷髅|bacteria 细菌|plank 木板|screw 螺丝 螺丝钉|nail 钉子|glue 胶水|fossil 化石|puddle 水坑 水洼|teaspoon 茶匙|warship 军舰|snowman 雪人|neutron_star 中子星|aqueduct 引水渠|crib 婴儿床
robot_vacuum 扫地机器人|cello 大提琴|olive_oil 橄榄油|oil 食用油 油!|vinegar 醋 白醋|smoke 浓烟 烟雾|runner 跑者 跑步者|seedling 幼苗 小苗|firefly 萤火虫|kettle 烧水壶|towel 毛巾 抹布|ruler 尺子|lifeboat 救生艇|mathematician 数学家|magma 岩浆|lava 熔岩|barcode 条形码|moth 飞蛾|meal 饭菜|desk 书桌 办公桌|rowing_boat 小木船|shopping_cart 购物车|board_game 桌游|manuscript 手稿
microbe 微生物|neuron 神经元|blood_vessel 血管|artery 动脉|supernova 超新星|picture_frame 相框|saw 锯子|hook 鱼钩|tap 水龙头|ticket 车票 门票|lever 杠杆|thermostat 恒温器|stopwatch 秒表|printing_press 印刷机|diver 潜水员|ghost 鬼魂 幽灵|slave 奴隶|archer 弓箭手|hose 水管!|hedge 树篱|clothespin 衣夹|starfish 海星|calf 小牛|cream 奶油
toast 吐司 面包片|muscle 肌肉|reef 珊瑚礁|cola 可乐|skin 皮肤|earthquake 地震|flashlight 手电筒|mattress 床垫|wheelbarrow 手推车|thread 针线|van 面包车|fan 电风扇 风扇|sewing_machine 缝纫机|gas_station 加油站|bathroom 浴室 卫生间|whisk 打蛋器|video_game 电子游戏|plastic_bag 塑料袋|ferry 渡轮|drawer 抽屉|coffee_machine 咖啡机|dishwasher 洗碗机|cannon 大炮|dam 水坝 大坝
tunnel 隧道|fingerprint 指纹|shed 棚屋 小木屋|laser 激光|manager 经理|businessman 企业家|couple 夫妇 夫妻|target 靶子|chalkboard 黑板|branch 树枝|syrup 糖浆|ear 耳朵|eye 眼睛|tongue 舌头|nose 鼻子|nebula 星云|egg_yolk 蛋黄|quill 羽毛笔|mug 马克杯|stove 炉灶 灶台|throne 王座 宝座|blanket 毯子 被子|police_car 警车|spacecraft 宇宙飞船 飞船
toolbox 工具箱|jacket 夹克 外套|t-shirt T恤|money_bag 钱袋|roller_coaster 过山车|ferris_wheel 摩天轮|trash_can 垃圾桶|certificate 证书 奖状|sundial 日晷|gondola 贡多拉|wedding_ring 结婚戒指|lottery_ticket 彩票|patient 病人|maid 女仆|valve 阀门|shut-off_valve 水阀|saddle 马鞍|jam 果酱|sauce 酱汁|soy_sauce 酱油|wing 翅膀|blood_cell 血细胞 红细胞|crystal 水晶 晶体|clay 黏土
flame 火焰|crater 陨石坑 火山口|paint 油漆|sponge 海绵|sink 水槽 洗手池|toy 玩具|stamp 邮票|iron 熨斗|raft 木筏|zipper 拉链|seat_belt 安全带|drill 电钻|toothpaste 牙膏|elevator 电梯|wire 铁丝|belt 腰带 皮带|tie 领带|pharaoh 法老|politician 政治家|chemist 化学家|physicist 物理学家|biologist 生物学家|magician 魔术师|hermit 隐士
accountant 会计!|investor 投资者|spy 间谍|nun 修女|watchmaker 钟表匠|general 将军|servant 仆人|peasant 村民!|bishop 主教|plumber 水管工|pilgrim 朝圣者|prophet 先知|gladiator 角斗士|dwarf 小矮人|angel 天使|devil 魔鬼|werewolf 狼人|mummy 木乃伊|sarcophagus 石棺|hieroglyphs 象形文字|catapult 投石机|katana 武士刀|pendulum 钟摆|periodic_table 元素周期表
atom 原子|molecule 分子!|solar_system 太阳系|solar_eclipse 日食|lunar_eclipse 月食|satellite_dish 卫星天线|radio_telescope 射电望远镜|space_suit 宇航服|dna DNA! 基因|virus 病毒|vaccine 疫苗|lung 肺!|stomach 胃!|liver 肝脏|kidney 肾脏|coal 煤炭 煤!|petroleum 石油|gasoline 汽油|gold_bar 金条|cobweb 蜘蛛网|lightning_strike 雷击|lioness 母狮|moose 驼鹿|mammoth 猛犸象
vulture 秃鹫|oyster 牡蛎|cockroach 蟑螂|tuna 金枪鱼|lamb 小羊|bamboo 竹子|moss 苔藓|fern 蕨类|acorn 橡子|lavender 薰衣草|orchid 兰花|daisy 雏菊|cherry_tree 樱花 樱花树|compost 堆肥|blueberry 蓝莓|raspberry 覆盆子|melon 哈密瓜|kiwi 猕猴桃|plum 李子|grapefruit 葡萄柚|cabbage 卷心菜 白菜|spinach 菠菜|zucchini 西葫芦|sweet_potato 红薯 地瓜
pumpkin 南瓜|almond 杏仁|cinnamon 肉桂|sausage 香肠|steak 牛排|bacon 培根|tofu 豆腐|yogurt 酸奶|croissant 牛角包|baguette 法棍|waffle 华夫饼|popcorn 爆米花|sushi 寿司|rice_ball 饭团|doughnut 甜甜圈|omelette 煎蛋卷|curry 咖喱|stew 炖菜|porridge 粥|cocktail 鸡尾酒|whiskey 威士忌|lemon_juice 柠檬汁|orange_juice 橙汁|baking_soda 小苏打
baking_powder 泡打粉|black_pepper 胡椒粉|coffee_bean 咖啡豆|coffee_grounds 咖啡渣|tea_bag 茶包|broth 高汤 肉汤|freezer 冰箱冷冻室|grater 擦丝器|peeler 削皮刀|ladle 汤勺|rolling_pin 擀面杖|baking_tray 烤盘|cutting_board 砧板 菜板|saucepan 汤锅|jug 水罐|wrench 扳手|pliers 钳子|paintbrush 画笔 刷子|tape_measure 卷尺|light_bulb 灯泡|outlet 插座|light_switch 开关|solar_panel 太阳能板|wind_turbine 风力发电机
charger 充电器|keyboard 键盘|cash_register 收银机|receipt 收据|calculator 计算器|paper 纸张 白纸|document 文件|sand_castle 沙堡|surfboard 冲浪板|skateboard 滑板|dumbbell 哑铃|swimming_pool 游泳池|finish_line 终点线|whistle 哨子|gallows 绞刑架|guillotine 断头台|chain 铁链|dynamite 炸药|tank 坦克|fighter_jet 战斗机|missile 导弹|clothesline 晾衣绳|wardrobe 衣柜|statue 雕像
chimney 烟囱|scarecrow 稻草人|bird_house 鸟屋|pocket_watch 怀表|message_in_a_bottle 漂流瓶|music_box 音乐盒|rocking_chair 摇椅|grandfather_clock 落地钟|magic_wand 魔杖|genie_lamp 神灯|pearl 珍珠|ruby 红宝石|emerald 绿宝石|prayer_flag 经幡|Great_Wall 长城|Mona_Lisa 蒙娜丽莎|Eiffel_Tower 埃菲尔铁塔|Statue_of_Liberty 自由女神像|Taj_Mahal 泰姬陵|Colosseum 斗兽场|Mount_Fuji 富士山|warehouse 仓库|greenhouse 温室|rice_field 稻田
traffic_jam 堵车|traffic_light 红绿灯|wedding_dress 婚纱|wedding_cake 婚礼蛋糕|sickle 镰刀|scale 天平 电子秤|hair_dryer 吹风机|comb 梳子|toilet_paper 卫生纸|spray_bottle 喷雾瓶 喷壶|salesman 店主 店员|other/sense 一口水|jar 玻璃罐 罐子|screwdriver 螺丝刀|rope 绳子|plate 盘子|cliff 悬崖|glass 玻璃杯|drum 鼓!|bush 灌木|meat 肉! 牛肉 猪肉|contract 合同|needle 缝衣针|other/sense 葱花 火花 雪花膏 花生油
plant 植物 盆栽|other/sense 咸鱼|herb 香草|sultan 苏丹!|thermos 保温杯|sieve 筛子|cactus 仙人掌
other/sense 在家
e-mail 电子邮件 邮件|video_call 视频通话|online_meeting 视频会议|website 网站 网页|password 密码|wifi 无线网络|qr_code 二维码|business_card 名片|bill 账单|electricity_bill 电费|rent 房租|mortgage 房贷|inflation 通货膨胀 通胀|bank_statement 银行对账单|payslip 工资条|stock_market 股市|cash 现金|savings_account 存款|bitcoin 比特币|coupon 优惠券|resume 简历|diploma 毕业证|shopping_list 购物清单|exam 考试 试卷|report_card 成绩单|driver's_license 驾照|boarding_pass 登机牌|drain 下水道|bookcase 书柜|tile 瓷砖|wallpaper 墙纸 壁纸|bathrobe 浴袍|doormat 门垫|tweezers 镊子|photo_album 相册|vegetable_garden 菜园|timer 定时器|paper_towel 厨房纸|picnic 野餐|clay_pot 砂锅|robot_arm 机械臂|artificial_intelligence 人工智能
tablet_computer 平板电脑|jewelry 珠宝 首饰|full_moon 满月|snow_globe 水晶球|paper_boat 纸船|paper_plane 纸飞机|Viking_ship 维京船|coal_mine 煤矿|crossroads 十字路口|market_stall 摊位 小摊|phone_booth 电话亭|electric_guitar 电吉他|piano_key 琴键|harmonica 口琴|accordion 手风琴|easel 画架|horseshoe 马蹄铁|chariot 战车|sack 麻袋|matchstick 火柴|cupboard 橱柜 柜子|locomotive 蒸汽机车 火车头|fire_engine 消防车|hot-air_balloon 热气球|magazine 杂志|postcard 明信片|playing_card 扑克牌|dice 骰子|jigsaw_puzzle 拼图|football 足球|tennis_racket 网球拍|baseball_bat 棒球棒|jeans 牛仔裤|running_shoe 跑鞋|sweater 毛衣|skirt 短裙 裙摆|necklace 项链|apron 围裙|suit 西装 西服|slipper 拖鞋|razor 剃须刀|perfume 香水
bandage 绷带 创可贴|stethoscope 听诊器|crutch 拐杖|hospital_bed 病床|typewriter 打字机|steam_engine 蒸汽机|engine 发动机 引擎|oil_lamp 油灯 煤油灯|lighter 打火机|pipe 管道|air_conditioner 空调|heater 暖气!|radiator 暖气片|vacuum_cleaner 吸尘器|cage 笼子|apartment_building 公寓 居民楼|office_building 写字楼 办公楼|post_office 邮局|police_station 派出所 警察局|cemetery 墓地|vineyard 葡萄园|stage 舞台|Christmas_tree 圣诞树|diaper 尿布|stroller 婴儿车|tray 托盘|hammock 吊床|puppet 木偶|vinyl_record 唱片|cassette 磁带|film_reel 胶片|road_sign 路牌 路标|steering_wheel 方向盘|mailbox 信箱 邮箱!|briefcase 公文包|computer_mouse 鼠标|data_center 数据中心|footprint 脚印|fire_extinguisher 灭火器|bouquet 花束
birthday_cake 生日蛋糕|ballot_box 投票箱|baby_bottle 奶瓶|router 路由器|loudspeaker 音箱 喇叭|bullet_train 高铁|chandelier 吊灯|birdcage 鸟笼|wooden_spoon 木勺|measuring_cup 量杯|air_fryer 空气炸锅|grill 烧烤架|aluminum_foil 锡纸|lunch_box 饭盒|rice_cooker 电饭煲 电饭锅|pressure_cooker 高压锅|detergent 洗衣液 洗洁精|laundry 脏衣服|duct_tape 胶带|fuse_box 配电箱|smoke_detector 烟雾报警器|doorknob 门把手|lawn_mower 割草机|hanger 衣架|mop 拖把|dustpan 簸箕|dresser 梳妆台|office_chair 办公椅|doorbell 门铃|car_key 车钥匙|house_key 家门钥匙|electric_car 电动车 电动汽车|shampoo 洗发水|yoga_mat 瑜伽垫|treadmill 跑步机|first_aid_kit 急救箱|usb_stick U盘|hard_drive 硬盘|security_camera 监控摄像头 摄像头|smartwatch 智能手表
remote_control 遥控器|conveyor_belt 流水线|shipping_container 集装箱|cathedral 大教堂|nuclear_power_plant 核电站|shipwreck 沉船|treasure_map 藏宝图|space_station 空间站|lens 镜片|handcuff 手铐|gas_mask 防毒面具|barbed_wire 铁丝网|mousetrap 捕鼠器|camper_van 房车|sleeping_bag 睡袋|treehouse 树屋|water_mill 水车|coffee_cup 咖啡杯|whiteboard 白板|sticky_note 便利贴 便签|eraser 橡皮|atm 取款机|vending_machine 自动售货机|moving_box 纸箱|stool 凳子 小板凳|bunk_bed 上下铺|binoculars 双筒望远镜|makeup 化妆品|earring 耳环|engagement_ring 订婚戒指|fishing_net 渔网|cruise_ship 游轮 邮轮|balcony 阳台|fish_tank 鱼缸 玻璃缸|sunscreen 防晒霜|love_letter 情书|dog_collar 项圈|dental_floss 牙线|spirit_level 水平仪
excavator 挖掘机|crane 起重机 吊车|school_bus 校车|running_track 跑道|tennis_court 网球场|football_field 足球场|torii_gate 鸟居|mushroom_cloud 蘑菇云|rib_cage 肋骨|spine 脊椎 脊柱|blood_pressure 血压|blood_sugar 血糖|gut 肠道|immune_system 免疫系统|fetus 胎儿|cancer_cell 癌细胞|cell 细胞|joint 关节|proton 质子|meteor 流星|asteroid 小行星|meteorite 陨石|canyon 峡谷|northern_lights 极光|flood 洪水|explosion 爆炸|avalanche 雪崩|steam 蒸汽|dust 灰尘|mud 淤泥|sand 沙子|seaweed 海藻 水草|dandelion 蒲公英|tree_stump 树桩|poppy 罂粟花|ivy 常春藤|goldfish 金鱼|ostrich 鸵鸟|wasp 黄蜂|dragonfly 蜻蜓|chimpanzee 黑猩猩|orangutan 红毛猩猩|hyena 鬣狗|antelope 羚羊|walrus 海象|orca 虎鲸|hummingbird 蜂鸟|chameleon 变色龙
grasshopper 蚂蚱 蝗虫|cheetah 猎豹|hare 野兔|mole 鼹鼠|porcupine 豪猪|shell 贝壳|alien 外星人|vampire 吸血鬼|mermaid 美人鱼|cauliflower 花菜 菜花|beet 甜菜|leek 大葱 葱|celery 芹菜|asparagus 芦笋|pomegranate 石榴|french_fries 薯条|potato_chip 薯片|hot_dog 热狗|lasagna 千层面|muffin 松饼|pudding 布丁|dessert 甜点 甜品|mustard 芥末|ketchup 番茄酱|peanut_butter 花生酱|green_tea 绿茶|hot_chocolate 热巧克力|champagne 香槟|fried_egg 煎蛋|boiled_egg 水煮蛋|fried_chicken 炸鸡|chicken_breast 鸡胸肉|lime 青柠|pickle 泡菜 咸菜|spice 香料|oat 燕麦|cereal 麦片|glass_of_water 一杯水|conductor 指挥家|designer 设计师|violinist 小提琴家|guitarist 吉他手|flight_attendant 空姐 乘务员|midwife 接生婆 助产士|locksmith 锁匠
cleaner 清洁工 保洁|Roman_soldier 罗马士兵|wedding 婚礼|electric_plug 插头|power_strip 接线板|projector 放映机 投影仪|shower 淋浴 花洒|radio 收音机|button 纽扣 按钮|handbag 手提包|bank 银行|scholar 学者
footballer 足球运动员 足球队员|swimmer 游泳运动员|hiker 徒步者|clerk 职员 上班族|basketball 篮球|trophy 奖杯|ski 滑雪板|windmill 风车|chestnut 栗子|therapist 治疗师|duke 公爵
hour/day 第二天 中午 白天
server 服务器|computer_code 源代码 代码|chip 芯片|circuit_board 电路板|neural_network 神经网络|hinge 铰链|can 罐头|cement 水泥|concrete 混凝土|constellation 星座|chromosome 染色体|antibody 抗体|cholesterol 胆固醇|dopamine 多巴胺|insulin 胰岛素
chainsaw 电锯|spatula 锅铲|contact_lens 隐形眼镜|crosswalk 斑马线|escalator 自动扶梯|pelican 鹈鹕|tardigrade 水熊虫|sea_urchin 海胆|geyser 间歇泉|oasis 绿洲|stalactite 钟乳石|tectonic_plate 板块构造|black_pepper 黑胡椒|bagpipes 风笛|harp 竖琴
saxophone 萨克斯|gavel 法槌|hearing_aid 助听器|life_jacket 救生衣|pulley 滑轮|rake 耙子|slide 滑梯|swing 秋千|trampoline 蹦床|telegraph 电报机|weathervane 风向标
man 男士 先生 大叔 男性|woman 女士 女性 太太|boy 小伙 小男生|girl 小姑娘|child 幼儿 小朋友|baby 新生儿 婴儿们|couple 情侣 新婚夫妇|crowd 群众 粉丝 示威者 游客们|audience 听众|people 居民 市民 公民 员工 志愿者 用户 百姓 老百姓 成年人 路人|family 家人 全家|team 球队 团队 国家队|mother 妈|father 爸|grandmother 姥姥 祖母|grandfather 祖父|husband 老公|wife 老婆|brother 兄弟|sister 姐妹|friend 好友 同学 同事 伙伴 朋友们|doctor 大夫 医师 儿科医生 主治医生|paramedic 急救员 急救人员|pharmacist 药剂师|psychiatrist 精神科医生|therapist 心理医生 心理咨询师|scientist 研究员 地质学家 气象学家|engineer 技术员 技术人员|programmer 开发者|student 大学生 中学生 小学生 学生们 留学生|welder 焊工|builder 泥瓦匠|mechanic 修理工 汽修工|gardener 园艺师|farmer 农户 果农 茶农|fisherman 钓鱼人|baker 糕点师|cook 大厨 主厨|driver 出租车司机 公交司机|pilot 机长|sailor 船员 海员 水兵|navigator 航海家|captain 舰长|police_officer 民警 交警 警方 警员|inspector 检查员
lawyer 检察官|prisoner 犯人|burglar 入室盗贼|thief 贼|bandit 土匪 劫匪|gangster 黑帮 黑手党|soldier 军人 士兵们|army 部队|general 将领 元帅|guard 保安 警卫|emperor 皇上 秦始皇 女皇|king 君主|queen 皇后|nobleman 贵族|president 国家主席|politician 部长 议员 首相 总理 大臣|governor 总督|merchant 商贩 小贩|salesman 销售员|businesswoman 女企业家|businessman 富豪 亿万富翁|boss 上司|manager 主管|clerk 秘书 公务员|investor 股民|customer 客户 消费者 买家|cleaner 保洁员|musician 作曲家|singer 歌星 歌唱家|dancer 舞蹈家 芭蕾舞者|writer 小说家 作者 编剧|actor 男演员|cyclist 骑行者|climber 登山家 攀岩者|traveler 旅客 旅人|philosopher 思想家|guest 来宾|immigrant 移民|maid 保姆|hero 英雄|craftsman 匠人|astronaut 航天员|samurai 武士|patient 患者|mailman 快递员|flight_attendant 空乘|cat 黑猫|dog 狗狗 导盲犬 牧羊犬|horse 战马|cow 母牛 黄牛|pig 母猪|sheep 羊群|donkey 驴 毛驴|mouse 小老鼠
deer 梅花鹿 麋鹿|wolf 狼群|bear 棕熊 黑熊|monkey 猴|leopard 豹|snow_leopard 雪豹|elephant 象群|sea_lion 海狮|whale 鲸 蓝鲸 抹香鲸|shark 大白鲨|fish 鱼群 鲤鱼 鲫鱼 草鱼|eel 鳗鱼|clownfish 小丑鱼|seahorse 海马|pufferfish 河豚|crab 蟹|bee 蜂群 蜂王|wasp 马蜂|ant 蚁群 蚁后|termite 白蚁|cocoon 茧|mantis 螳螂|grasshopper 蚱蜢|worm 虫|frog 蝌蚪|snake 毒蛇 蟒蛇 眼镜蛇|lizard 壁虎|dinosaur 霸王龙|bird 燕子 喜鹊 黄鹂|eagle 鹰 雄鹰|woodpecker 啄木鸟|dove 白鸽|duck 鸭|duckling 小鸭子|goose 大雁|tree 银杏 槐树 梧桐 杨树|bamboo 竹林|grass 草坪|leaf 枯叶|maple_leaf 枫叶|flower 花儿 菊花 牡丹 野花 桂花|petal 花瓣|plum 梅子|seedling 嫩芽 树苗|branch 枝条|trunk 树干|mushroom 香菇|cotton_plant 棉花|wheat 麦田 稻谷 大麦|rice_plant 水稻|seaweed 海带|herb 香菜 薄荷|pear 梨|orange 桔子|olive 橄榄|fruit 果实 果子 荔枝 柿子 木瓜|potato 马铃薯|green_onion 小葱|garlic 蒜|ginger 姜
pepper 青椒 甜椒|bean 绿豆 红豆 大豆|salt 食盐|sugar 红糖|cheese 芝士|egg_white 蛋清|milk 豆浆|tea 红茶 茶水|water_bottle 水瓶 矿泉水瓶|plastic_bottle 塑料瓶|mineral_water 矿泉水|wine 红酒|alcohol 酒精 白酒|meat 羊肉 鸡肉|dumpling 包子 馄饨|cake 月饼|ice_cream 雪糕|meal 食物 美食|takeout 外卖|energy_drink 能量饮料|house 房屋 住宅 住房 别墅 四合院|apartment_building 小区|skyscraper 大厦|tower 塔|pagoda 宝塔|castle 要塞|palace 故宫|school 小学 中学 高中 幼儿园|university 校园|hospital 诊所|factory 发电厂|shop 小店 书店 药店 便利店 商场|cafe 茶馆|bar 酒吧|hotel 宾馆 民宿|barn 马厩|bridge 石桥|wall 墙 墙壁|fence 篱笆|door 房门|window 窗 橱窗|stairs 台阶|swimming_pool 泳池|column 柱子|statue 雕塑 兵马俑|street 小巷 人行道 大街|road 高速公路|path 小路|crossroads 路口|charging_station 充电桩|railway 铁轨|bullet_train 动车|bus 巴士 大巴|car 小汽车 车子|truck 货车|bicycle 单车
bicycle_helmet 自行车头盔|airplane 客机|ship 货轮 船只 宝船|warship 战舰|boat 木船|submarine 潜艇|spacecraft 探测器|table 餐桌|shelf 架子|blanket 毛毯|stove 燃气灶 炉子|freezer 冷冻室|kettle 热水壶|water_heater 热水器|wok 炒锅 铁锅|plate 碟子|cup 茶杯|can 易拉罐|jar 坛子|cutting_board 案板|bucket 桶|soap 香皂|toilet 厕所|trash_bag 垃圾袋|bag 袋子|suitcase 行李|safe 保险柜|lock 锁|adhesive_tape 透明胶|rope 绳|cable 电缆 充电线|power_bank 充电宝|greenhouse 大棚|hat 草帽|shoe 鞋 皮鞋|running_shoe 运动鞋|clothing 衣服 服装|umbrella 伞|thread 线头 丝线|armor 盔甲|book 书籍 课本 小说 词典|Bible 圣经|letter 信件|document 资料|receipt 发票 小票|notebook 本子 记事本|map 航海图|photo 相片 自拍|painting 国画 名画|poster 海报|sign 牌子 招牌|flag 旗子|pen 圆珠笔|chalk 粉笔|paper 纸|calculator 算盘|clock 闹表 挂钟|computer_screen 屏幕 显示器|computer_virus 电脑病毒
software 软件|computer_code 编程语言|chatbot 聊天机器人 ChatGPT|text_message 短信|search_engine 搜索引擎|web_browser 浏览器|security_camera 监控|microphone 话筒|game_console 游戏机|test_tube 试管|syringe 针筒|pill 药丸 胶囊|vitamin 维生素|medicine 药 药物 药品 抗生素 中药|surgical_mask 口罩|X-ray X光|brain 脑|kidney 肾|gut 肠子|bone 骨骼|nerve 神经|white_blood_cell 白细胞|tumor 肿瘤|tooth 牙|hand 双手|finger 手指|foot 双脚 脚|leg 腿 大腿|arm 手臂 胳膊|eye 双眼|mouth 嘴巴 嘴 嘴唇|body 身体|mountain 山脉 珠穆朗玛峰|cave 洞穴|island 岛|pier 码头|sea 海 太平洋|wave 巨浪|river 河 江 长江 黄河 大河|stream 溪流|field 农田 田地|rice_field 梯田|meadow 牧场|mud 泥巴|ash 火山灰|star 恒星|planet_Mars 火星|planet_Jupiter 木星|planet_Saturn 土星|sun 阳光|lightning 雷电|drop 水滴|fire 火灾|flame 火苗|gold_bar 黄金|brick 砖|wood 木头 木材|bow 弓|money 资金
coin 铜钱|credit_card 银行卡|chess 象棋 围棋|firework 鞭炮|red_envelope 红包|compass 罗盘|anchor 船锚|vase 瓷器
tick 蜱虫|louse 虱子|leech 水蛭 蚂蟥|cicada 知了 蝉鸣|silkworm 蚕宝宝 家蚕|glass_eel 玻璃鳗|hagfish 盲鳗|quokka 短尾矮袋鼠|wombat 袋熊|lemur 狐猴|armadillo 犰狳|manatee 海牛|red_panda 小熊猫|black_swan 黑天鹅|cuckoo 布谷鸟 杜鹃鸟|hoof 马蹄|fist 拳头|thumb 大拇指 拇指|algae 藻类 蓝藻|Venus_flytrap 捕蝇草|tulip_bulb 郁金香球茎|vanilla_pod 香草荚|olive_branch 橄榄枝|pollen 花粉|slime_mold 黏菌|log 原木
hail 冰雹|foam 肥皂泡沫|quicksand 流沙|mudflat 泥滩 滩涂|spinal_disc 椎间盘|bread_roll 小面包|marshmallow 棉花糖|hot_sauce 辣酱|chewing_gum 口香糖|ashtray 烟灰缸|net 捕虫网|mosquito_net 蚊帐|traffic_cone 交通锥|runway 飞机跑道 机场跑道|roundabout 环岛|canal_lock 船闸|houseboat 船屋|suspension_railway 悬挂式铁路|snowplow 扫雪车|combine_harvester 联合收割机 收割机|ice_cream_van 冰淇淋车|pressure_gauge 压力表|catalytic_converter 催化转化器|shock_absorber 减震器
punched_card 打孔卡|instant_camera 拍立得|card_terminal 刷卡机|pedometer 计步器|steel_ball 钢球|kilogram_weight 砝码|whisky_barrel 威士忌桶|sauna 桑拿|cuckoo_clock 布谷鸟钟|empty_chair 空椅子|empty_wallet 空钱包|empty_shelf 空货架|whetstone 磨刀石|handkerchief 手帕|rubber_band 橡皮筋|bronze_bull 铜牛|parchment 羊皮纸|menu 菜单|telegram 电报|cube 立方体|playing_card 纸牌|ping_pong_ball 乒乓球
canal 运河|turbine 涡轮机|jet_engine 喷气发动机|claw 爪子 利爪|artichoke 洋蓟|antenna 天线
woman 妇人 大妈|old_man 老大爷 老汉|old_woman 老婆婆|crowd 观众席|crew 水手们|team 队员|grandfather 姥爷|general 大将|soldier 官兵|official 官员 县令|man 太监|scholar 书生 秀才|emperor 天子 帝王|monk 高僧|nun 尼姑|pirate 倭寇|farmer 菜农|beggar 叫花子|thief 窃贼|detective 刑警|clerk 白领|programmer 码农|mailman 外卖员|teacher 班主任|runner 长跑运动员|witch 巫婆|fairy 精灵
dog 土狗|tiger 东北虎|lion 雄狮|wolf 野狼|bear 狗熊|monkey 猕猴|rabbit 小白兔|rat 大老鼠|ox 耕牛|pig 肥猪|crane 仙鹤 丹顶鹤|dove 和平鸽|whale 座头鲸|squid 乌贼|shrimp 虾仁 大虾|cicada 蝉!|silkworm 蚕|dragon 巨龙|phoenix 凤凰
tree 老槐树 榕树 古树|flower 梅花|flower 桃花|apple 红苹果|pear 雪梨|garlic 蒜瓣|ginger 姜片|chili 干辣椒|rice 白米饭|noodle 泡面 方便面|dumpling 馒头|soup 火锅|candy 糖葫芦|soup 鸡汤 汤汁|rice 炒饭|ice_cream 冰棍|sugar 冰糖|vinegar 醋!|cup 水杯|water 清水 冷水 自来水
office_building 大楼 楼房|pagoda 佛塔|temple 寺院|market 菜市场|restaurant 饭馆|hotel 客栈|bridge 桥梁|door 木门|window 窗子 窗台|roof 房顶|street 胡同|village 小村|city 都市 县城|garden 院子|mountain 山峰 山顶|river 江水|lake 湖面|sea 海面|galaxy 银河系|cloud 乌云|fire 火堆|ash 灰烬
ship 船队|car 小车|book 古籍|map 海图|scroll 圣旨 卷轴 竹简|painting 画作|paintbrush 毛笔|lock 锁头|box 木箱|fan 扇子|bed 床上 大床|pot 锅里|bowl 饭碗 碗里|hoe 锄头|arrow 箭头|armor 铠甲|throne 龙椅|seal 印章 玉玺|clothing 衣裳|drum 大鼓|flute 笛子|doll 布娃娃|brain 脑子|lung 肺部|stomach 肠胃|eye 眼球|statue 石像|gravestone 坟墓|software 软件_程序
other/sense 冤大头 石沉大海 不翼而飞 火遍 火爆 火了 走红 马马虎虎 牛市 熊市 黑马 白马王子 吹牛 拍马屁 露马脚 纸老虎 狐狸精 变色龙似的 铁饭碗 背黑锅 炒鱿鱼 吃醋 吃豆腐 开夜车 泼冷水 走后门 穿小鞋 戴高帽 敲门砖 绊脚石 垫脚石 定心丸 导火索 里程碑 双刃剑 聚宝盆 摇钱树 落汤鸡 替罪羊 领头羊 井底之蛙 画蛇添足 守株待兔 对牛弹琴 虎头蛇尾 龙马精神 狼吞虎咽 如鱼得水 鱼龙混杂 骑虎难下 亡羊补牢 一箭双雕 一石二鸟 九牛一毛 杯水车薪 拆东墙补西墙 拆东墙 补西墙 竹篮打水 刻舟求剑 雪上加霜 锦上添花 火上浇油 大海捞针 水滴石穿 破釜沉舟 心血 心头 心目中 心里 手头 手段 手续 手法 着手 眼前 眼看 眼光 眼下 亲眼 头疼 口碑 脸面 脚步 骨干 鼻祖 月初 月底 星期 日子 土豪 高手 新手 老手 对手 选手 助手 水平 水准 山寨 江湖 海量 云计算 云端 网友 网红 网民 火候 天花板 眼里 手里 心中 眼中 手中
  `,
  signs: `
coin 工资 薪水 薪资 月薪 年薪 收入 利润 盈利 费用 成本 开支 支出 消费额 利息 利率 复利 分红 收益 奖金 补贴 捐款 预算 金额 财富 资产 资本 投资 储蓄 积蓄 折扣 退休金 养老金 赔偿 赏金 赎金 生活费 学费 零花钱 佣金 小费 经费 理财 首付 财务 货币|banknote 美元 欧元 人民币 日元 英镑 债务 欠款 贷款 借款 付款 罚款 遗产 还款 押金 钱财|bill 水电费 水费 话费 会员费 年费 订阅 月供|tax_form 税 税收 税款 所得税 报税 纳税|price_tag 价格 价钱 房价 物价 促销 特价 优惠 涨价 降价 打折|bank_statement 账户 余额 转账 存折 账目|stock_chart 股票 股价 基金 金融危机 经济危机 衰退 指数基金 金融|bar_chart 统计 调查 经济 增长 数据 结果 数字 比例 百分比 平均 失业率 增长率|calendar 每天 每周 每月 每年 星期 一周 两周 一个月 三个月 半年 一年 两年 十年 世纪 星期一 星期二 星期三 星期四 星期五 星期六 星期日 周末 周一 周二 周三 周四 周五 一月 二月 三月 四月 五月 六月 七月 八月 九月 十月 十一月 十二月 日期 期限 截止日期 节日 假日 生日 纪念日 计划表 日程 年底 月底 学期|clock 小时 分钟 半小时 时刻 加班 上班时间 迟到 几分钟 钟头 一刻钟 准时|stopwatch 秒 秒钟 速度 时速 纪录 世界纪录|hourglass 时间 寿命 永恒 等待 耐心 岁月 时光
earth 世界 全球 人类 气候 气候变化 全球变暖 环境 环保 全世界 可持续|chat_bubble 对话 谈话 回答 评论 意见 语言 讨论 辩论 沟通 批评 借口 建议 谣言 笑话 赞美 聊天 英语 外语 交流 争吵 道歉 吐槽|chat_bubble 微信 消息 留言|newspaper 新闻 报道 头条 媒体 丑闻 舆论|light_bulb 主意 点子 想法 发明 解决方案 解决办法 创新 灵感 创意 窍门 技巧 妙招 诀窍 智慧 办法|gavel 法律 判决 禁令 拍卖 规定 法规 裁决 条例|balance_scale 正义 公平 审判 诉讼 权利 平衡 平等 道德 人权 良心|handcuff 逮捕 犯罪 罪犯 嫌疑人 嫌犯 案件 凶手|magnifying_glass 调查取证 线索 证据 研究 分析 真相 原因 搜索 细节 侦查|question_mark 问题 谜 谜团 疑问 秘密 为何 谜语 疑惑 悬念|warning_sign 危险 风险 警告 错误 失误 故障 威胁 紧急情况 危机 灾难 陷阱 骗局 诈骗 副作用 症状 事故 隐患 警报 漏洞|bullseye 目标 目的 专注|trophy 胜利 冠军 比赛 成功 奖项 成就 荣誉 奖励 成绩 获胜|medal 诺贝尔奖 奥运会 奥运|handshake 协议 合作 联盟 条约 谈判 交易 信任 面试 和解 默契|office_building 公司 企业 集团 机构 总部 保险公司 创业公司 政府机关 初创公司 保险
parliament_building 政府 议会 国会 政治 民主 政策 宪法 朝廷|ballot_box 选举 投票 选票 大选|factory 工业 产业 生产 制造 污染 排放 二氧化碳 工业革命 制造业|gear 技术 科技 系统 机制 机器 自动化 设备 零件 原理 机械|briefcase 工作 职业 事业 就业 失业 辞职 升职 跳槽 岗位 求职 生意 职场 副业 创业|toolbox 维修 修理 工具 保养 装修|graduation_cap 教育 毕业 学历 学位 学习 培训 知识 课程|book 故事 传说 童话 文学 诗 诗歌 阅读 历史 神话 哲学 宗教 理论 传记 成语|scroll 古代 中世纪 传统 预言 遗嘱 唐朝 明朝 宋朝 清朝 圣旨|musical_notes 音乐 歌曲 歌 旋律 音乐会 节奏 歌声 声音 噪音 国歌 交响乐|red_heart 爱 爱情 爱心 友情 友谊 感激 善良 热情 恋爱 初恋|broken_heart 失恋 离婚 分手 孤独 悲伤 失望 背叛|ring 结婚 婚姻 求婚 订婚|lock 安全 隐私 加密 个人信息|shield 保护 防御 免疫力 防护|dove 和平 自由 停战|candle 希望 悼念 祈福|gravestone 葬礼 葬|praying_hands 祈祷 信仰 愿望 祝福|dna 进化 遗传 突变 物种 生物 灭绝|atom 物理 粒子 量子 辐射 放射性 物质|lightning_bolt 电 电力 能量 能源 停电 电流 电压 用电
test_tube 实验 化学 激素 荷尔蒙 酶 蛋白质 成分 新陈代谢 代谢|microbe 感染 疾病 传染病 瘟疫 炎症 流感 感冒 病菌 疫情 鼠疫 霍乱|thermometer 温度 气温 体温 高温 低温 发烧 热量 寒冷|syringe 疫苗接种 接种 打针 麻醉 注射|stethoscope 诊断 健康 治疗 体检 医学 预防 看病|pill 剂量 毒品 处方 保健品|hospital 手术 住院|bed 睡眠 失眠 午睡 休息 疲劳 梦 熬夜 疲惫 睡觉|muscle 力量 体力 力气|dumbbell 运动 锻炼 健身 训练 体育 瑜伽|running_shoe 马拉松 跑步 散步 慢跑 步行|scale 体重 重量 公斤 千克 减肥 肥胖 吨 卡路里 热量表|plate 饥饿 饮食 营养 食欲 胃口 断食|drop 水分 湿度 液体 汗水 口渴 升水|leaf 生态 大自然|recycling_bin 回收 垃圾分类|trash_can 垃圾 废物 浪费|fork_in_the_road 选择 决定 抉择 取舍|signpost 方向 道路 路线|domino 后果 连锁反应|checklist 清单 计划 步骤 方法 准备 习惯 策略 规则 任务 流程 名单|dice 运气 概率 赌博 机会 游戏 命运|megaphone 广告 宣传 抗议 罢工 示威|smartphone 应用 应用程序 通话 抖音 微博 短视频|like_button 点赞 粉丝数 网红 社交媒体|laptop 互联网 网络 远程办公 博客 网课 上网|search_bar 百度 谷歌
film_reel 电影 视频 电视剧 纪录片 好莱坞 影片|microphone 演讲 采访 讲座 播客|suitcase 旅行 旅游 假期 搬家 度假 旅途 出差|airplane 航班 飞行 航空公司 起飞|compass 冒险 探险 探索 远征 出海|map 国家 边境 边界 地区 领土 距离 大陆 公里 欧洲 亚洲 非洲 美洲 省 目的地 各国|car 交通 驾驶 车祸 开车 打车|rent 租金|house 房地产 房产 买房 家园|contract 签名 签字 保证 条款|crown 权力 王国 帝国 王朝 统治 皇权|sword 战争 战斗 战役 攻击 侵略 革命 起义 内战|chain 奴隶制 上瘾 成瘾 束缚|shopping_cart 购物 购买 网购 订单 消费|package 送货 发货 退货 物流|gift 惊喜 圣诞节 新年礼物|birthday_cake 派对 庆祝|cradle 出生 诞生 怀孕 出生率|ruler 长度 高度 宽度 尺寸 厘米 毫米 身高|calculator 计算 数学 公式 方程|brain 记忆 记忆力 思考 思维 智力 心理 压力 焦虑 情绪 注意力 意识 恐惧 回忆 抑郁 动力|eye 视力 目光 视线|palette 艺术 颜色 色彩 设计|mirror 美丽 外貌 外表 形象|ladder 进步 改善 提升|money 亿元 万元 百万|wallet 贫困 贫穷|artificial_intelligence 算法|server 数据库 云端|gas_station 燃料 柴油 油价|microscope 科学
telescope 天文学|volcano 喷发|sun 夏天 夏季|maple_leaf 秋天|cherry_blossom 春天|tank 武器 军事|ship 航海 航行|map 航海路线
  `,
  ambiguous: `
船长 > ship: 船长一 船长两 船长二 船长三 船长四 船长五 船长六 船长七 船长八 船长九 船长十 船长约 船长达 船长近 船长超; captain:
包 > bag: 背 拎 装 皮 放进 书包; dumpling: 馅 蒸; -:
表 > watch: 戴 手腕 指针; -:
针 > needle: 线 缝 绣; syringe: 打 护士 疫苗; -:
信 > letter: 写 寄 收到 信封 邮 读; -:
花 > flower: 开 园 香 种 美丽 蜜蜂 春天 浇 花瓣 摘 束 朵; -:
门 > door: 开 关 敲 锁 打开 推; -:
画 > painting: 画家 墙 博物馆 挂 颜料; -:
笔 > pen: 写 纸 字 墨; -:
球 > ball: 踢 打 扔 球场 比赛 进; -:
根 > root: 土 植物 树 泥 吸收 扎; -:
刀 > knife: 切 砍 磨 锋利 厨房; -:
米 > rice: 吃 煮 饭 田 粮 洗; -:
手 > hand: 洗 握 手套 手指 擦 肥皂; -:
苹果 > -: 公司 手机 电脑 股票 乔布斯; apple:
杜鹃 > flower: 开 山 红 花; bird: 蛋 巢 叫; -:
火 > fire: 烧 燃 点 灭 烟 森林 熄 救; stove: 小火 大火 煮 锅 炒 中火 关火; -:
灯 > lamp: 开 关 亮 台 照 点; -:
线 > thread: 针 缝 绣; -:
网 > fishing_net: 鱼 捕 海; cobweb: 蜘蛛; -:
枪 > musket: 火枪; -:
钟 > clock: 墙 敲 响 指针 挂; bell: 寺 撞; -:
云 > cloud: 天 白 乌 飘 雨 空; -:
叶 > leaf: 树 绿 植物; -:
角 > antler: 鹿; -:
糖 > sugar: 甜 血糖 勺 加 放 吃 蔗; -:
草 > grass: 吃 绿 牛 羊 割 地; -:
星 > star: 天空 夜; -:
烟 > smoke: 火 冒 烧 浓; -:
鬼 > ghost: 怕 夜 房子 出现; -:
  `,
  goesOn: `它 它们 这 其 这种 该 那`,
  none: `没有 无 毫无 而不是 毫不 没带 没有任何 缺乏 不含 不带 不用 不见 谈不上 不存在`,
  not: '不是 没有 从不 从未 不会 不能 并非 没人 没收钱 没人 没能 并没 看不见 看不到 听不见 不再 不敢 不想 不肯 不愿 无法 没法 不必 不要 不许 别把 别用 别让 别放 请勿 切勿 并不 从没 未曾 不可 别去 别买 别喝 别吃 别在 不该 不应 拒绝 停止 不知 不靠 不再是 别再 别被 别给 别说 别想 别跟 别等 别忘 别只 别总 别太',
  away: `远离 除了 代替 而不是 取代 不再是 避开 躲开 逃离 除去`,
  comparisons: '(?:像|好像|如同|仿佛|犹如|宛如|好比|跟|和)[^，。！？]{1,18}?(?:一样|似的|一般|那么|那样|一样大)',
  like: '像 好像 如同 仿佛 比 相当于 等于 堪比 犹如 宛如 好比 比作 当成 当作 误认为 媲美 不亚于 胜过 比起 被称为 称为 号称 誉为 称作 像是 就像 类似 似的 模仿 形容 比得上 赛过 不如',
  if: '如果 假如 要是 倘若 假设 若是 万一 哪怕 即使 即便 就算',
  possessive: '他的 她的 我的 你的 他们的 我们的',
  pronouns: `he 他|she 她|narrator 我`,
  ofBehind: `的`,
  beforeYear: `公元`,
  about: `约`,
  old: '老 年迈 年老',
  numbers: '2 两|3 三',
  many: '成千上万 数千 数百 许多 无数 几千 上千',
  dead: `死 杀 遇害 阵亡 牺牲 溺水 处决 去世 逝世 丧生 被杀 死亡 身亡 遇难 不在了 离世 过世 病逝 撒手人寰 与世长辞 长眠 离开人世 离开了人世 夭折 殉职 自杀 凶杀 谋杀 葬身`,
  up: '上涨 增长 上升 提高',
  down: '下降 下跌 减少',
  actions: `sleep 睡觉 睡着 入睡 睡在 熟睡|run 奔跑 跑着 跑向 跑了 跑进|walk 走过 走在 散步 行走 走进 走着 走出|swim 游泳 游着|read 看书 阅读 读书 读着 读信 读了 翻看|write 写字 写信 写书 写下 写了 写着|eat 吃饭 吃着 吃了|drink 喝水 喝茶 喝着 喝了|cook 做饭 烤面包 煮 揉面 炒菜 烧饭|dance 跳舞|sing 唱歌|sit 坐在 坐着 坐下|cry 哭 哭了 哭泣 流泪 流下了眼泪|laugh 大笑 笑了 笑着|climb 爬上 攀登 爬山|look 望着 看着 看见 凝视 盯着|hold 拿着 握着 抱着|carry 背着 扛着 挑着 提着|work 工作 干活|hug 拥抱|play 玩耍|kneel 跪在 跪下|wave 挥手|ride 骑着马|think 思考 心想 沉思 琢磨|talk 说道 说： 问道 回答 喊道 大喊 低声 聊天 告诉 讲述 解释 说话 问他 问她|point 指着 指向|cheer 欢呼 鼓掌 庆祝|pray 祈祷 祷告 拜佛|bow 鞠躬 行礼|crawl 爬行 匍匐 爬着|fall 摔倒 跌倒 绊倒 滑倒 摔了一跤|lie 躺在 躺着 躺下|push 推着 推开 推动 推车 推了|pull 拉着 拖着 拽着 拉车|throw 扔石 扔出 抛出 投掷 扔球 撒网|dig 挖洞 挖坑 挖出 挖着 挖了 挖土|sweep 扫地 扫着 打扫 扫雪|wash 洗碗 洗衣 洗手 洗脸 洗着 刷牙|knock 敲门 敲着门 敲了|water 浇花 浇水|look 看到 发现 寻找 找到 盯着 抬头看 望向|walk 走到 走来 走回 来到 回到 离开 走上|work 修理 建造 缝衣 缝补 种地 种田 耕地 砍柴 画画 织布|laugh 微笑 笑道 笑起来|hold 举起 拿起 捡起 捧着 拿出|hug 抱住 搂着|run 逃跑 追赶 跑来|jump 跳起 跳了 跳过 跳进|ride 骑自行车 骑车 骑马|play 弹琴 弹钢琴 玩着 玩游戏|cry 眼泪 落泪`,
  empty: `从前 一位 一天 这个 那个 他们 我们 为什么 大约 每天 现在 已经 就是 因为 所以 但是 可以 自己 这座 住在 为了 什么 今天 我们的 一个 一只 的 了 是 在 有 和 就 都 也 很 还 又 只 却 着 过 把 被 让 从 到 对 向 跟 与 或 但 如果 虽然 这 那 这些 那些 哪里 那里 这里 怎么 谁 每 每个 时候 以后 以前 可能 会 要 能 一 一些 他 她 它 我 你 你们 它们 大家 没 没有 不 更 最 非常 想想 下次 一样 起来 出来 一直 一直在 超过 却只 只有 多个 第二天 后来 终于`,
}
