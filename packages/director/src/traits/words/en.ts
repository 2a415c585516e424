import type { TraitWords } from '../trait-words.ts'

export const ENGLISH: TraitWords = {
  endings: { '+': '- s' },
  words: `
woman: woman, lady
man: man, gentleman
girl: girl, daughter
boy: boy, son
kid: kid, toddler
old-woman: grandmother, grandma, granny
old-man: grandfather, grandpa, granddad
child: little
young: young, teenage, teenaged
old: old, elderly, aged
tall: tall
small: small
slim: slim, thin, slender, skinny, lanky
broad: muscular, burly, broad-shouldered, strong
round: fat, plump, chubby, stout, heavyset, overweight
fair: fair, pale
fair-skinned: fair-skinned, pale-skinned, light-skinned
deep: dark
dark-skinned: dark-skinned, brown-skinned
long: long, long-haired
short: short, short-haired
curly: curly, curly-haired
bald: bald, bald-headed
bun: hair in a bun
ponytail: ponytail
braids: braid+, plait+
blond: blond, blonde, fair-haired, blond-haired
redhead: red-haired, redhead, redheaded, ginger-haired
gray-haired: gray-haired, grey-haired, silver-haired, white-haired
bearded: bearded
bespectacled: bespectacled
red: red, crimson, scarlet
orange: orange
yellow: yellow
green: green
blue: blue, navy
purple: purple, violet
pink: pink
brown: brown
black: black
white: white
gray: gray, grey
gold: golden, gold
silver: silver
hair: hair
skin: skin
beard: beard
moustache: moustache, mustache
glasses: glasses, spectacles, eyeglasses
sunglasses: sunglasses
hat: hat, fedora
cap: cap, baseball cap
helmet: helmet
headscarf: headscarf, hijab, head scarf
turban: turban
crown: crown, tiara
hood: hood
straw-hat: straw hat, sun hat
beanie: beanie, woolly hat, wool cap, knit cap
top-hat: top hat, bowler hat, bowler
scarf: scarf, shawl
coat: coat, overcoat, lab coat, trench coat
raincoat: raincoat, rain jacket, oilskin+, slicker
jacket: jacket, blazer
dress: dress, gown
suit: suit, tuxedo
skirt: skirt
shirt: shirt, t-shirt, blouse
sweater: sweater, jumper, pullover, hoodie, cardigan
uniform: uniform
apron: apron
robe: robe+, kimono, toga
overalls: overalls, dungarees
doctor: doctor, surgeon, physician
nurse: nurse
police: police officer+, policeman, policewoman, cop
firefighter: firefighter, fireman
chef: chef, cook, baker
farmer: farmer
astronaut: astronaut
knight: knight
soldier: soldier
judge: judge
teacher: teacher
fisherman: fisherman
sailor: sailor
scientist: scientist
pirate: pirate
king: king
queen: queen
wizard: wizard
monk: monk
builder: builder, construction worker
thief: thief, burglar, robber
without: without, no
wearing: wearing, wears, wore, in, with, has, had, dressed in, puts on, put on
`,
}
