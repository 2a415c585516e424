import type { TraitWords } from '../trait-words.ts'

export const CHINESE: TraitWords = {
  isUnspaced: true,
  words: `
woman: 女人, 女子, 女性, 女士, 妇女, 婦女
man: 男人, 男子, 男性, 男士, 先生
girl: 女孩, 小女孩, 小姑娘, 少女
boy: 男孩, 小男孩, 少年
kid: 孩子, 小孩, 儿童, 兒童
old-woman: 老奶奶, 老太太, 奶奶, 老婆婆, 老妇人, 老婦人
old-man: 老爷爷, 老爺爺, 爷爷, 爺爺, 老头, 老頭, 老人
child: 年幼的
young: 年轻的, 年轻, 年輕的, 年輕
old: 年老的, 年老, 年迈的, 年邁的, 老
tall: 高个子, 高個子, 高大的, 高高的
small: 矮个子, 矮個子, 矮小的
slim: 瘦, 苗条, 苗條, 瘦高
broad: 强壮, 強壯, 健壮, 健壯, 魁梧
round: 胖, 肥胖, 圆胖
fair: 白皙, 苍白
dark-skinned: 黝黑
long: 长长的, 長長的, 长, 長
short: 短短的, 短
curly: 卷曲的, 卷
bald: 光头, 光頭, 秃头, 禿頭
bun: 发髻, 髮髻, 丸子头
ponytail: 马尾辫, 马尾, 馬尾
braids: 辫子, 辮子
blond: 金发, 金髮
redhead: 红发, 紅髮
gray-haired: 白发, 白髮, 灰发, 银发
bearded: 大胡子, 大鬍子
red: 红色的, 红色, 紅色的, 紅色, 红, 紅
orange: 橙色的, 橙色, 橘色, 橘黄色
yellow: 黄色的, 黄色, 黃色的, 黃色, 黄, 黃
green: 绿色的, 绿色, 綠色的, 綠色, 绿, 綠
blue: 蓝色的, 蓝色, 藍色的, 藍色, 蓝, 藍
purple: 紫色的, 紫色, 紫
pink: 粉红色的, 粉红色, 粉色的, 粉色, 粉紅色
brown: 棕色的, 棕色, 褐色
black: 黑色的, 黑色, 黑
white: 白色的, 白色, 白
gray: 灰色的, 灰色, 灰
gold: 金色的, 金色
silver: 银色的, 银色, 銀色
hair: 头发, 頭髮
skin: 皮肤, 皮膚
beard: 胡子, 胡须, 鬍子, 鬍鬚
moustache: 小胡子, 八字胡, 八字鬍
glasses: 眼镜, 眼鏡
sunglasses: 墨镜, 墨鏡, 太阳镜
hat: 帽子
cap: 棒球帽, 鸭舌帽
helmet: 头盔, 頭盔, 安全帽
headscarf: 头巾, 頭巾
turban: 包头巾, 缠头巾
crown: 王冠, 皇冠
hood: 兜帽
straw-hat: 草帽, 斗笠
beanie: 毛线帽, 毛線帽
top-hat: 礼帽, 高顶礼帽, 禮帽
scarf: 围巾, 圍巾
coat: 大衣, 外套, 白大褂, 风衣
raincoat: 雨衣
jacket: 夹克, 夾克
dress: 连衣裙, 裙子, 連衣裙, 礼服
suit: 西装, 西裝, 西服
skirt: 短裙, 半身裙
shirt: 衬衫, 襯衫, t恤
sweater: 毛衣, 卫衣
uniform: 制服, 军装
apron: 围裙, 圍裙
robe: 长袍, 長袍, 袍子
overalls: 背带裤, 工装
doctor: 医生, 醫生
nurse: 护士, 護士
police: 警察
firefighter: 消防员, 消防員
chef: 厨师, 廚師, 面包师
farmer: 农民, 農民, 农夫, 農夫
astronaut: 宇航员, 太空人, 航天员
knight: 骑士, 騎士
soldier: 士兵, 军人, 軍人
judge: 法官
teacher: 老师, 老師, 教师
fisherman: 渔夫, 渔民, 漁夫
sailor: 水手
scientist: 科学家, 科學家
pirate: 海盗, 海盜
king: 国王, 國王
queen: 女王, 王后
wizard: 巫师, 魔法师
monk: 和尚, 僧人
builder: 建筑工人, 工人
without: 没有, 没戴, 不戴, 沒有
wearing: 戴着, 戴, 穿着, 穿, 披着, 留着, 戴著, 穿著
`,
}
