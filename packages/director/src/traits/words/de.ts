import type { TraitWords } from '../trait-words.ts'

export const GERMAN: TraitWords = {
  endings: { '~': '- e er es en em', '+': '- e n en s', '^': '- in' },
  words: `
woman: frau, dame
man: mann, herr
girl: mädchen, tochter
boy: junge, bub, sohn
kid: kleinkind
old-woman: oma, großmutter, greisin
old-man: opa, großvater, greis
child: klein~
young: jung~
old: alt~, ältere, älterer, älteren, betagt~
tall: groß~
slim: schlank~, dünn~, hager~
broad: muskulös~, kräftig~, stämmig~
round: dick~, rundlich~, mollig~
fair: blass~, hell~
deep: dunkel, dunkle, dunkler, dunklen, dunkles
dark-skinned: dunkelhäutig~
long: lang~, langhaarig~
short: kurz~, kurzhaarig~
curly: lockig~, krause, krausen
bald: kahl~, glatzköpfig~, glatze
bun: dutt, haarknoten
ponytail: pferdeschwanz
braids: zopf, zöpfe, zöpfen
blond: blond~, blondhaarig~
redhead: rothaarig~
gray-haired: grauhaarig~, weißhaarig~
bearded: bärtig~
red: rot~
orange: orange, orangen~, orangefarben~
yellow: gelb~
green: grün~
blue: blau~
purple: lila, violett~
pink: rosa, pink~
brown: braun~
black: schwarz~
white: weiß~
gray: grau~
gold: golden~
silver: silbern~
hair: haar+
skin: haut
beard: bart, vollbart
moustache: schnurrbart, schnauzer
glasses: brille
sunglasses: sonnenbrille
hat: hut
cap: kappe, schirmmütze, basecap
helmet: helm
headscarf: kopftuch, hidschab
turban: turban
crown: krone
hood: kapuze
straw-hat: strohhut
beanie: mütze, wollmütze
top-hat: zylinder
scarf: schal
coat: mantel, kittel
raincoat: regenmantel, regenjacke, ölzeug
jacket: jacke
dress: kleid
suit: anzug
skirt: rock
shirt: hemd, bluse, t-shirt
sweater: pullover, pulli
uniform: uniform
apron: schürze
robe: robe, gewand, kutte
overalls: latzhose, overall
doctor: arzt, ärztin
nurse: krankenschwester, krankenpfleger^
police: polizist, polizistin
firefighter: feuerwehrmann, feuerwehrfrau
chef: koch, köchin, bäcker^
farmer: bauer, bäuerin, landwirt^
astronaut: astronaut, astronautin
knight: ritter
soldier: soldat, soldatin
judge: richter^
teacher: lehrer^
fisherman: fischer^
sailor: matrose, seemann
scientist: wissenschaftler^
pirate: pirat, piratin
king: könig
queen: königin
wizard: zauberer
monk: mönch
builder: bauarbeiter^
without: ohne, kein, keine, keinen
wearing: mit, im, in, trägt, trug, tragen, gekleidet in
`,
}
