import type { TraitWords } from '../trait-words.ts'

export const ROMANIAN: TraitWords = {
  endings: { '~': '- ă i e' },
  isColourAfter: true,
  words: `
woman: femeie, femeia, doamnă, doamna
man: bărbat, bărbatul, domn, domnul, om
girl: fată, fata, fetiță, fetița
boy: băiat, băiatul, băiețel
kid: copil, copilul
old-woman: bătrână, bătrâna, bunică, bunica
old-man: bătrân, bătrânul, bunic, bunicul, moș
child: mic, mică
young: tânăr, tânără, tineri
old: vârstnic~, bătrân pescar, în vârstă
tall: înalt~
small: scund~
slim: slab~, subțire
broad: musculos, musculoasă, puternic~
round: gras~, plinuț~, durduliu
fair: palid~
deep: închis~
long: lung~
short: scurt~
curly: creț, creață, cârlionțat~
bald: chel, cheală
bun: coc
ponytail: coadă de cal
braids: codițe, cosițe
blond: blond~
redhead: roșcat~
gray-haired: cărunt~
bearded: bărbos, bărboasă
red: roșu, roșie, roșii
orange: portocaliu, portocalie
yellow: galben~
green: verde, verzi
blue: albastru, albastră, albaștri
purple: mov, violet
pink: roz
brown: maro, castaniu
black: negru, neagră, negri
white: alb~
gray: gri, cenușiu
gold: auriu, aurie
silver: argintiu, argintie
hair: păr, părul
skin: piele, pielea
beard: barbă, barba
moustache: mustață, mustața
glasses: ochelari, ochelarii
sunglasses: ochelari de soare
hat: pălărie, pălăria
cap: șapcă
helmet: cască, coif
headscarf: batic, basma, hijab
turban: turban
crown: coroană
hood: glugă
straw-hat: pălărie de paie
beanie: căciulă
top-hat: joben
scarf: fular, eșarfă
coat: palton, haină, halat
raincoat: pelerină de ploaie, impermeabil
jacket: jachetă, geacă
dress: rochie
suit: costum
skirt: fustă
shirt: cămașă, bluză
sweater: pulover
uniform: uniformă
apron: șorț
robe: robă, togă
overalls: salopetă
doctor: medic, doctor, doctoriță
nurse: asistentă medicală
police: polițist, polițistă
firefighter: pompier
chef: bucătar, bucătăreasă, brutar
farmer: fermier, țăran
astronaut: astronaut
knight: cavaler
soldier: soldat
judge: judecător, judecătoare
teacher: profesor, profesoară, învățător, învățătoare
fisherman: pescar, pescarul
sailor: marinar
scientist: om de știință, savant
pirate: pirat
king: rege, regele
queen: regină, regina
wizard: vrăjitor
monk: călugăr
builder: muncitor, zidar
without: fără
wearing: cu, poartă, purta, purtând, îmbrăcat în, îmbrăcată în, în
`,
}
