import type { TraitWords } from '../trait-words.ts'

export const SPANISH: TraitWords = {
  endings: { '~': 'o a os as', '+': '- s', '^': '- a as es' },
  isColourAfter: true,
  words: `
woman: mujer, señora, dama
man: hombre, señor, caballero
girl: niña, chica, muchacha
boy: niño, chico, muchacho
kid: bebé
old-woman: anciana, abuela, viejita
old-man: anciano, abuelo, viejito
child: pequeñ~
young: joven, jóvenes
old: viej~, mayor
tall: alt~
small: baj~
slim: delgad~, flac~
broad: fuerte, musculos~, fornid~
round: gord~, gordit~, rechonch~
fair: pálid~, clar~
deep: oscur~
dark-skinned: moren~
long: larg~
short: cort~
curly: rizad~
bald: calv~
bun: moño
ponytail: coleta
braids: trenza+
blond: rubi~
redhead: pelirroj~
gray-haired: canos~
bearded: barbud~
red: roj~
orange: naranja, anaranjad~
yellow: amarill~
green: verde+
blue: azul, azules
purple: morad~, violeta
pink: rosa
brown: marrón, marrones, castañ~
black: negr~
white: blanc~
gray: gris, grises
gold: dorad~
silver: platead~
hair: pelo, cabello
skin: piel
beard: barba
moustache: bigote+
glasses: gafas, anteojos, lentes
sunglasses: gafas de sol
hat: sombrero
cap: gorra
helmet: casco
headscarf: pañuelo en la cabeza, velo, hiyab
turban: turbante
crown: corona
hood: capucha
straw-hat: sombrero de paja
beanie: gorro, gorro de lana
top-hat: sombrero de copa, chistera
scarf: bufanda
coat: abrigo, bata
raincoat: impermeable, chubasquero
jacket: chaqueta, americana
dress: vestido
suit: traje
skirt: falda
shirt: camisa, camiseta, blusa
sweater: jersey, suéter, sudadera
uniform: uniforme
apron: delantal
robe: túnica, toga
overalls: peto, mono de trabajo
doctor: médic~, doctor^
nurse: enfermer~
police: policía
firefighter: bombero, bombera
chef: cociner~, chef, panader~
farmer: granjer~, agricultor^, campesin~
astronaut: astronauta
knight: caballero medieval
soldier: soldado
judge: juez, jueza
teacher: profesor^, maestr~
fisherman: pescador^
sailor: mariner~
scientist: científic~
pirate: pirata
king: rey
queen: reina
wizard: mago, hechicero
monk: monje
builder: albañil, obrer~
without: sin
wearing: con, lleva, llevaba, llevando, viste, vestía, vestid~ de, vestid~ con, usa, usaba, de
`,
}
