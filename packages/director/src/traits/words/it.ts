import type { TraitWords } from '../trait-words.ts'

export const ITALIAN: TraitWords = {
  endings: { '~': 'o a i e', '%': 'e i', '^': 'ore rice ori' },
  isColourAfter: true,
  words: `
woman: donna, signora
man: uomo, signore
girl: bambina, ragazza
boy: bambino, ragazzo
kid: neonato
old-woman: anziana, nonna, vecchietta
old-man: anziano, nonno, vecchietto
child: piccol~
young: giovan%
old: vecchi~, vecchi
tall: alt~
small: bass~
slim: magr~, snell~
broad: muscolos~, robust~, fort%
round: grass~, grassott~, paffut~
fair: pallid~, chiar~
deep: scur~
long: lungh%, lung~
short: cort~
curly: ricci~, ricci
bald: calv~
bun: chignon, crocchia
ponytail: coda di cavallo
braids: trecce, treccia
blond: biond~
redhead: dai capelli rossi
gray-haired: brizzolat~
bearded: barbut~
red: ross~
orange: arancione, arancioni
yellow: giall~
green: verd%
blue: blu, azzurr~
purple: viola
pink: rosa
brown: marron%, castan~
black: ner~
white: bianc~, bianch%
gray: grigi~, grigi
gold: dorat~
silver: argentat~
hair: capelli
skin: pelle
beard: barba
moustache: baffi
glasses: occhiali
sunglasses: occhiali da sole
hat: cappello
cap: berretto, cappellino
helmet: casco, elmo, elmetto
headscarf: foulard, hijab, velo
turban: turbante
crown: corona
hood: cappuccio
straw-hat: cappello di paglia
beanie: berretto di lana
top-hat: cilindro
scarf: sciarpa
coat: cappotto, camice
raincoat: impermeabile
jacket: giacca
dress: vestito, abito
suit: completo
skirt: gonna
shirt: camicia, maglietta, camicetta
sweater: maglione, felpa
uniform: uniforme, divisa
apron: grembiule
robe: tunica, toga
overalls: salopette
doctor: medico, dottor%, dottoressa
nurse: infermier%, infermiera
police: poliziott~
firefighter: pompier%, vigile del fuoco
chef: cuoc~, panettier%, chef
farmer: contadin~, agricolt^
astronaut: astronauta
knight: cavaliere
soldier: soldat~, soldatessa
judge: giudic%
teacher: insegnant%, maestr~, professor%, professoressa
fisherman: pescat^
sailor: marinai~
scientist: scienziat~
pirate: pirata
king: re
queen: regina
wizard: mago, stregone
monk: monaco
builder: murator%, operai~
without: senza
wearing: con, con la, con il, con gli, indossa, indossava, porta, portava, vestit~ di, in, dai, dalla
`,
}
