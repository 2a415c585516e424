import type { TraitWords } from '../trait-words.ts'

export const ARABIC: TraitWords = {
  endings: { '~': '- ة', '+': '- ه ها' },
  prefixes: 'ال و وال ب بال ف',
  isColourAfter: true,
  words: `
woman: امرأة, سيدة, مرأة
man: رجل, سيد
girl: فتاة, بنت, طفلة
boy: ولد, صبي, فتى
kid: طفل, رضيع
old-woman: جدة, عجوز شمطاء, امرأة عجوز, سيدة مسنة
old-man: الجد, جدي, شيخ, رجل عجوز, رجل مسن
child: صغير~
young: شاب~
old: عجوز, مسن~, كبير السن, كبيرة السن
tall: طويل القامة, طويلة القامة
small: قصير القامة, قصيرة القامة
slim: نحيف~, نحيل~
broad: مفتول العضلات, قوي~
round: سمين~, بدين~
fair: شاحب~, فاتح~
deep: داكن~
dark-skinned: أسمر, سمراء
long: طويل~
short: قصير~
curly: مجعد~
bald: أصلع, صلعاء
bun: كعكة شعر
ponytail: ذيل حصان
braids: ضفائر, ضفيرة
blond: أشقر, شقراء
redhead: أحمر الشعر, حمراء الشعر
gray-haired: أشيب, أبيض الشعر, بيضاء الشعر
bearded: ملتحي, ملتح, ملتحٍ
red: أحمر, حمراء
orange: برتقالي~
yellow: أصفر, صفراء
green: أخضر, خضراء
blue: أزرق, زرقاء
purple: بنفسجي~
pink: وردي~
brown: بني~
black: أسود, سوداء
white: أبيض, بيضاء
gray: رمادي~
gold: ذهبي~
silver: فضي~
hair: شعر
skin: بشرة
beard: لحية
moustache: شارب
glasses: نظارة, نظارات, نظارة طبية
sunglasses: نظارة شمسية, نظارات شمسية
hat: قبعة
cap: قبعة بيسبول, طاقية
helmet: خوذة
headscarf: حجاب, غطاء رأس
turban: عمامة
crown: تاج
hood: قلنسوة
straw-hat: قبعة قش, قبعة من القش
beanie: قبعة صوفية
top-hat: قبعة عالية
scarf: وشاح
coat: معطف
raincoat: معطف مطر, معطف واق من المطر
jacket: سترة, جاكيت
dress: فستان, ثوب
suit: بدلة
skirt: تنورة
shirt: قميص
sweater: كنزة
uniform: زي رسمي, زي عسكري
apron: مئزر, مريلة
robe: رداء, عباءة, جلباب
doctor: طبيب~
nurse: ممرض~
police: شرطي~
firefighter: رجل إطفاء, إطفائي
chef: طباخ~, طاه, خباز~
farmer: مزارع~, فلاح~
astronaut: رائد فضاء, رائدة فضاء
knight: فارس
soldier: جندي~
judge: قاض, قاضي, قاضية
teacher: معلم~, مدرس~
fisherman: صياد سمك, صياد~
sailor: بحار~
scientist: عالم~
pirate: قرصان
king: ملك
queen: ملكة
wizard: ساحر
monk: راهب
builder: عامل بناء, بناء
without: بدون, بلا, دون
wearing: يرتدي, ترتدي, يلبس, تلبس, يضع, تضع, ذو, ذات, مع, في
`,
}
