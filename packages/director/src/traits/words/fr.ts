import type { TraitWords } from '../trait-words.ts'

export const FRENCH: TraitWords = {
  endings: { '~': '- e s es', '+': '- s', '^': 'eux euse euses' },
  isColourAfter: true,
  words: `
woman: femme, dame
man: homme, monsieur
girl: fille, fillette
boy: garçon
kid: bébé
old-woman: grand-mère, mamie
old-man: grand-père, papi, vieillard
child: petit~
young: jeune+
old: vieux, vieil, vieille, vieilles, âgé~
tall: grand~
slim: mince+, maigre+
broad: musclé~, costaud~, robuste+
round: gros, grosse, rond~, dodu~
fair: pâle+, clair~
deep: foncé~, sombre+
long: long, longs, longue, longues
short: court~
curly: bouclé~, frisé~
bald: chauve+
bun: chignon
ponytail: queue de cheval
braids: tresse+, natte+
blond: blond~
redhead: roux, rousse, rousses
gray-haired: grisonnant~
bearded: barbu~
bespectacled: à lunettes
red: rouge+
orange: orange
yellow: jaune+
green: vert~
blue: bleu~
purple: violet, violets, violette, violettes
pink: rose+
brown: marron, brun~, châtain~
black: noir~
white: blanc, blancs, blanche, blanches
gray: gris, grise, grises
gold: doré~
silver: argenté~
hair: cheveux
skin: peau
beard: barbe
moustache: moustache+
glasses: lunettes
sunglasses: lunettes de soleil
hat: chapeau
cap: casquette
helmet: casque
headscarf: foulard, hijab, voile
turban: turban
crown: couronne
hood: capuche, capuchon
straw-hat: chapeau de paille
beanie: bonnet
top-hat: haut-de-forme
scarf: écharpe
coat: manteau, blouse blanche
raincoat: imperméable, ciré
jacket: veste
dress: robe
suit: costume
skirt: jupe
shirt: chemise, chemisier, t-shirt
sweater: pull, chandail, pull-over
uniform: uniforme
apron: tablier
robe: toge, tunique
overalls: salopette
doctor: médecin, docteur, doctoresse
nurse: infirmier, infirmière
police: policier, policière
firefighter: pompier, pompière
chef: cuisinier, cuisinière, boulanger, boulangère
farmer: fermier, fermière, agriculteur, agricultrice, paysan, paysanne
astronaut: astronaute
knight: chevalier
soldier: soldat~
judge: juge
teacher: professeur~, enseignant~, maîtresse d'école, instituteur, institutrice
fisherman: pêcheur, pêcheuse
sailor: marin
scientist: scientifique
pirate: pirate
king: roi
queen: reine
wizard: magicien, sorcier
monk: moine
builder: maçon, ouvrier, ouvrière
without: sans
wearing: avec, à la, à l', aux, au, en, porte, portait, portant, vêtu~ d'un, vêtu~ d'une, vêtu~ de, coiffé~ d'un, coiffé~ d'une
`,
}
