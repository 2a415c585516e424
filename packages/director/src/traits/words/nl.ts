import type { TraitWords } from '../trait-words.ts'

export const DUTCH: TraitWords = {
  endings: { '~': '- e', '+': '- en s' },
  words: `
woman: vrouw, dame
man: man, heer
girl: meisje, dochter
boy: jongen, zoon
kid: kind, peuter
old-woman: oma, grootmoeder
old-man: opa, grootvader, grijsaard
child: klein~
young: jong~
old: oud~, oude, bejaard~
tall: lang~ man, grote
slim: slank~, mager~, dun, dunne
broad: gespierd~, stevig~
round: dik, dikke, mollig~
fair: bleek, bleke
deep: donker~
long: lang~
short: kort~
curly: krullend~, krullerig~
bald: kaal, kale
bun: knotje
ponytail: paardenstaart
braids: vlecht+
blond: blond~
redhead: roodharig~
gray-haired: grijsharig~
bearded: bebaard~
red: rood, rode
orange: oranje
yellow: geel, gele
green: groen~
blue: blauw~
purple: paars, paarse
pink: roze
brown: bruin~
black: zwart~
white: wit, witte
gray: grijs, grijze
gold: gouden
silver: zilveren
hair: haar, haren
skin: huid
beard: baard
moustache: snor
glasses: bril
sunglasses: zonnebril
hat: hoed
cap: pet
helmet: helm
headscarf: hoofddoek
turban: tulband
crown: kroon
hood: capuchon
straw-hat: strohoed
beanie: muts
top-hat: hoge hoed
scarf: sjaal
coat: jas, mantel
raincoat: regenjas
jacket: jasje, colbert
dress: jurk
suit: pak
skirt: rok
shirt: overhemd, hemd, blouse
sweater: trui
uniform: uniform
apron: schort
robe: gewaad, toga
overalls: tuinbroek, overall
doctor: dokter, arts
nurse: verpleegster, verpleegkundige
police: politieagent, politieagente
firefighter: brandweerman, brandweervrouw
chef: kok, bakker
farmer: boer, boerin
astronaut: astronaut
knight: ridder
soldier: soldaat
judge: rechter
teacher: leraar, lerares, juf
fisherman: visser
sailor: matroos, zeeman
scientist: wetenschapper
pirate: piraat
king: koning
queen: koningin
wizard: tovenaar
monk: monnik
builder: bouwvakker
without: zonder, geen
wearing: met, in, draagt, droeg
`,
}
