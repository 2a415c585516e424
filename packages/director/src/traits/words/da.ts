import type { TraitWords } from '../trait-words.ts'

const COMMON = `
slim: slank~, tynd~
broad: muskuløs~, stærk~, sterk~
round: tyk~, tykke, tykk~
fair: bleg~, blek~
deep: mørk~
long: lang~
short: kort~
curly: krøllet, krøllete
bald: skaldet, skallet, skallede, skallete
ponytail: hestehale
braids: fletning, fletninger, flette, fletter
blond: blond~, lyshåret, lyshårede, lyshåret, lyshårete
redhead: rødhåret, rødhårede, rødhårete
gray-haired: gråhåret, gråhårede, gråhårete
bearded: skægget, skjeggete
red: rød~
orange: orange, oransje
yellow: gul~
green: grøn, grønne, grønt, grønn
blue: blå~, blått
purple: lilla
pink: lyserød~, rosa
brown: brun~
black: sort~, svart~
white: hvid~, hvit~
gray: grå~, grått
gold: gylden, gyldne, gyllen, gylne
hair: hår
skin: hud
beard: skæg, skjegg
moustache: overskæg, bart
glasses: briller
sunglasses: solbriller
hat: hat, hatten, hatt
cap: kasket, caps
helmet: hjelm
headscarf: tørklæde om hovedet, skaut, hijab
turban: turban
crown: krone
hood: hætte, hette
straw-hat: stråhat, stråhatt
beanie: hue, lue
top-hat: høj hat, flosshatt
scarf: halstørklæde, skjerf
coat: frakke, kittel, kåpe, frakk
raincoat: regnfrakke, regnjakke
jacket: jakke
dress: kjole
suit: jakkesæt, dress
skirt: nederdel, skjørt
shirt: skjorte, bluse
sweater: sweater, genser
uniform: uniform
apron: forklæde, forkle
robe: kappe, kutte
overalls: overalls, kjeledragt, kjeledress, snekkerbukse
doctor: læge, lege, doktor
nurse: sygeplejerske, sykepleier
police: politibetjent, politimand, politimann
firefighter: brandmand, brannmann
chef: kok, kokk, bager, baker
farmer: landmand, bonde, bonden
astronaut: astronaut
knight: ridder
soldier: soldat
judge: dommer
teacher: lærer
fisherman: fisker
sailor: sømand, sjømann, matros
scientist: forsker
pirate: pirat, sjørøver
king: konge, kongen
queen: dronning
wizard: troldmand, trollmann
monk: munk
builder: bygningsarbejder, bygningsarbeider
without: uden, uten
wearing: med, i, bærer, bar, har på
`
const ENDINGS = { '~': '- e t' }

export const DANISH: TraitWords = {
  endings: ENDINGS,
  words: `
woman: kvinde, kvinden, dame
man: mand, manden, herre
girl: pige, pigen
boy: dreng, drengen
kid: barn
old-woman: bedstemor, mormor, farmor
old-man: bedstefar, morfar, farfar, olding
child: lille
young: ung~
old: gammel, gamle, ældre
tall: høj~
${COMMON.trim()}
`,
}

export const NORWEGIAN: TraitWords = {
  endings: ENDINGS,
  words: `
woman: kvinne, kvinnen, dame
man: mann, mannen, herre
girl: jente, jenta
boy: gutt, gutten
kid: barn
old-woman: bestemor, mormor, farmor
old-man: bestefar, morfar, farfar, olding
child: liten, lille
young: ung~
old: gammel, gamle, eldre
tall: høy~
${COMMON.trim()}
`,
}
