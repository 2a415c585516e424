import type { TraitWords } from '../trait-words.ts'

export const TAGALOG: TraitWords = {
  endings: { '+': '- ng' },
  words: `
woman: babae+, ginang
man: lalaki+, ginoo+
girl: batang babae, dalagita+
boy: batang lalaki, binatilyo+
kid: bata+, sanggol
old-woman: lola+, matandang babae
old-man: lolo+, matandang lalaki
child: maliit na, munti+
young: batang-bata, dalaga+, binata+
old: matanda+
tall: matangkad na, matangkad
small: pandak na, pandak
slim: payat na, payat
broad: maskulado+, malakas na
round: mataba+
fair: maputi+, maputla+
deep: maitim na, kayumanggi+
long: mahaba+
short: maikli+
curly: kulot na, kulot
bald: kalbo+
ponytail: nakapusod
braids: nakatirintas
red: pula+
orange: kahel na, kahel
yellow: dilaw na, dilaw
green: berde+
blue: asul na, asul, bughaw na
purple: lila+
pink: rosas na, rosas
brown: kayumangging
black: itim na, itim
white: puti+
gray: kulay-abo+, abo+
gold: ginto+, gintong
hair: buhok
skin: balat
beard: balbas
moustache: bigote
glasses: salamin, salamin sa mata
sunglasses: salaming pang-araw, shades
hat: sumbrero+, sombrero+
cap: gora
helmet: helmet
headscarf: belo, hijab
crown: korona+
straw-hat: salakot
scarf: bandana, alampay
coat: amerikana+
raincoat: kapote+
jacket: dyaket
dress: bestida, damit
skirt: palda+
shirt: kamisa, polo, blusa
uniform: uniporme+
apron: tapis, epron
doctor: doktor, doktora, manggagamot
nurse: nars
police: pulis
firefighter: bumbero+
chef: kusinero+, tagaluto+, panadero+
farmer: magsasaka+
astronaut: astronaut, astronawta
knight: kabalyero+
soldier: sundalo+
judge: hukom
teacher: guro+, titser
fisherman: mangingisda+
sailor: mandaragat, marino+
scientist: siyentipiko+, siyentista+
pirate: pirata+
king: hari+
queen: reyna+
wizard: salamangkero+
monk: monghe+
without: walang
wearing: may, nakasuot ng, suot ang, na nakasuot ng, nakasuot, naka
`,
}
