import type { TraitWords } from '../trait-words.ts'

export const PORTUGUESE: TraitWords = {
  endings: { '~': 'o a os as', '+': '- s', '^': '- a es as' },
  isColourAfter: true,
  words: `
woman: mulher, senhora
man: homem, senhor
girl: menina, garota, rapariga
boy: menino, garoto, rapaz
kid: bebê, bebé
old-woman: avó, velhinha, idosa
old-man: avô, velhinho, idoso
child: pequen~
young: jovem, jovens
old: velh~
tall: alt~
small: baix~
slim: magr~, esbelt~
broad: musculos~, forte+
round: gord~, gordinh~
fair: pálid~, clar~
deep: escur~
long: long~, comprid~
short: curt~
curly: cachead~, encaracolad~, crespo
bald: careca+, calv~
bun: coque
ponytail: rabo de cavalo
braids: trança+
blond: loir~, lour~
redhead: ruiv~
gray-haired: grisalh~
bearded: barbud~
red: vermelh~
orange: laranja
yellow: amarel~
green: verde+
blue: azul, azuis
purple: rox~, violeta
pink: rosa, cor-de-rosa
brown: marrom, castanh~
black: pret~, negr~
white: branc~
gray: cinza, cinzent~
gold: dourad~
silver: pratead~
hair: cabelo+
skin: pele
beard: barba
moustache: bigode+
glasses: óculos
sunglasses: óculos de sol, óculos escuros
hat: chapéu
cap: boné
helmet: capacete, elmo
headscarf: lenço na cabeça, véu, hijab
turban: turbante
crown: coroa
hood: capuz
straw-hat: chapéu de palha
beanie: gorro
top-hat: cartola
scarf: cachecol
coat: casaco, jaleco, sobretudo
raincoat: capa de chuva, impermeável
jacket: jaqueta
dress: vestido
suit: terno, fato
skirt: saia
shirt: camisa, camiseta, blusa
sweater: suéter, moletom, camisola
uniform: uniforme, farda
apron: avental
robe: túnica, toga
overalls: macacão, jardineira
doctor: médic~, doutor^
nurse: enfermeir~
police: policial
firefighter: bombeir~
chef: cozinheir~, padeir~, chef
farmer: fazendeir~, agricultor^
astronaut: astronauta
knight: cavaleiro
soldier: soldado
judge: juiz, juíza
teacher: professor^
fisherman: pescador^
sailor: marinheir~
scientist: cientista
pirate: pirata
king: rei
queen: rainha
wizard: mago, feiticeiro
monk: monge
builder: pedreir~, operári~
without: sem
wearing: com, usa, usava, usando, veste, vestia, vestid~ de, de
`,
}
