import type { TraitWords } from '../trait-words.ts'

export const UKRAINIAN: TraitWords = {
  endings: {
    '~': 'ий ій а я е є і ого ього ої ому ою ею у ю им ім их іх ими',
    '+': '- а у ом ові і ів ами',
    '^': 'а у и і ою о',
  },
  words: `
woman: жінк^, жінці, пані
man: чоловік+
girl: дівчинк^, дівчин^
boy: хлопчик+, хлопець
kid: дитин^, малюк+
old-woman: бабус^, бабуся, старенька
old-man: дідусь, дідуся, дід
child: маленьк~
young: молод~, юн~
old: стар~, літн~
tall: висок~
small: низьк~
slim: худ~, струнк~
broad: сильн~, мʼязист~, міцн~
round: товст~, повн~
fair: блід~, світл~
deep: темн~
dark-skinned: смагляв~, темношкір~
long: довг~
short: коротк~
curly: кучеряв~
bald: лис~
bun: пучок
ponytail: хвостик
braids: кос^, косами, кіск^
blond: світловолос~, білявк^
redhead: рудоволос~, руд~
gray-haired: сивоволос~
bearded: бородат~
red: червон~
orange: помаранчев~
yellow: жовт~
green: зелен~
blue: син~, блакитн~
purple: фіолетов~
pink: рожев~
brown: коричнев~
black: чорн~
white: біл~
gray: сір~, сив~
gold: золот~
silver: срібн~
hair: волосся, волоссям
skin: шкіра, шкірою
beard: бород^, бородою
moustache: вуса, вусами
glasses: окуляри, окулярах, окулярами
sunglasses: сонцезахисних окулярах, сонцезахисні окуляри
hat: капелюх+, капелюсі
cap: кепк^, кашкет+
helmet: шолом+, касц^, каск^
headscarf: хустк^, хустці, хіджаб+
turban: тюрбан+
crown: корон^
hood: капюшон+
straw-hat: соломʼяному капелюсі, соломʼяний капелюх
beanie: шапк^, шапці
top-hat: циліндр+
scarf: шарф+
coat: пальто, халат+
raincoat: дощовик+, плащ, плащі
jacket: куртк^, куртці, піджак+
dress: сукн^, сукня
suit: костюм+
skirt: спідниц^, спідниця
shirt: сорочк^, сорочці
sweater: светр+
uniform: формі, однострій
apron: фартух, фартусі
robe: мантії, мантія, ряс^
overalls: комбінезон+
doctor: лікар+, лікарк^
nurse: медсестр^
police: поліцейськ~
firefighter: пожежник+
chef: кухар, кухаря, пекар
farmer: фермер+, селянин
astronaut: космонавт+, астронавт+
knight: лицар, лицаря
soldier: солдат+
judge: суддя
teacher: вчитель, вчителька, учитель
fisherman: рибалк^
sailor: моряк+, матрос+
scientist: науковець, вчений, вчена
pirate: пірат+
king: король, короля
queen: королев^
wizard: чарівник+
monk: монах, ченець
builder: будівельник+
without: без
wearing: в, у, з, із, зі, носить, носив, одягнен~ в, одягнен~ у
`,
}
