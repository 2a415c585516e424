import type { TraitWords } from '../trait-words.ts'

export const SWEDISH: TraitWords = {
  endings: { '~': '- a t e', '+': '- en n et ar er' },
  words: `
woman: kvinna, kvinnan, dam, damen
man: man, mannen
girl: flicka, flickan, tjej
boy: pojke, pojken, kille
kid: barn, barnet
old-woman: mormor, farmor, gumma
old-man: morfar, farfar, gubbe, gubben
child: liten, lilla
young: ung~
old: gammal, gamla, äldre
tall: lång man, storväxt
slim: smal~, mager, magra
broad: muskulös~, stark~
round: tjock~, rund~
fair: blek~
deep: mörk~
long: lång~, långt
short: kort~
curly: lockig~
bald: skallig~, flintskallig~
bun: hårknut
ponytail: hästsvans
braids: fläta, flätor
blond: blond~, ljushårig~
redhead: rödhårig~
gray-haired: gråhårig~
bearded: skäggig~
red: röd~, rött
orange: orange
yellow: gul~
green: grön~
blue: blå~, blått
purple: lila
pink: rosa
brown: brun~
black: svart~
white: vit~, vitt
gray: grå~, grått
gold: gyllene
silver: silverfärgad~
hair: hår, håret
skin: hud
beard: skägg
moustache: mustasch
glasses: glasögon
sunglasses: solglasögon
hat: hatt+
cap: keps
helmet: hjälm
headscarf: sjalett, hijab
turban: turban
crown: krona
hood: huva, luva
straw-hat: stråhatt
beanie: mössa
top-hat: cylinderhatt
scarf: halsduk
coat: kappa, rock
raincoat: regnrock, regnjacka
jacket: jacka, kavaj
dress: klänning
suit: kostym
skirt: kjol
shirt: skjorta, blus
sweater: tröja
uniform: uniform
apron: förkläde
robe: mantel, kåpa
overalls: snickarbyxor, overall
doctor: läkare, doktor
nurse: sjuksköterska
police: polis, polisman
firefighter: brandman
chef: kock, bagare
farmer: bonde, bonden
astronaut: astronaut
knight: riddare
soldier: soldat
judge: domare
teacher: lärare
fisherman: fiskare
sailor: sjöman
scientist: forskare
pirate: pirat
king: kung, kungen
queen: drottning
wizard: trollkarl
monk: munk
builder: byggarbetare
without: utan
wearing: med, i, bär, bar
`,
}
