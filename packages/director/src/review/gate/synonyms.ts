/** Other words for the very same thing, by the name of what is drawn. */
const ROWS = `
moose: elk
hippo: hippopotamus
rhino: rhinoceros
chicken: hen
pig: hog
koala: koala bear
panda: giant panda, panda bear
gull: seagull
snake: serpent, viper, cobra, python
ladybug: ladybird
rabbit: bunny, bunny rabbit
penguin: emperor penguin, king penguin
dog: hound, mutt
cat: tomcat
chick: hatchling
penguin chick: chick, baby penguin
bicycle: bike
motorcycle: motorbike
car: automobile
taxi: cab
truck: lorry
airplane: plane, aeroplane, jet
fire engine: fire truck
train: railroad train
sofa: couch
smartphone: phone, cell phone, cellphone, mobile phone, mobile
telephone: landline, phone
television: tv, tv set
laptop: laptop computer
computer: desktop, desktop computer, pc
refrigerator: fridge
frying pan: pan, skillet
coffee: espresso, cappuccino, americano, cortado
bucket: pail
package: parcel
stairs: staircase, stair, step
street lamp: streetlight, street light
light bulb: bulb, lightbulb
flashlight: torch
fireplace: hearth
carpet: rug
curtain: drape
bathtub: tub, bath
backpack: rucksack, knapsack
axe: ax
wrench: spanner
sled: sleigh, sledge
glasses: spectacles, eyeglasses
magnifying glass: magnifier
banknote: bill, dollar bill, note
money: cash
cash: money
treasure: treasure chest
trash can: garbage can, dustbin, trash bin, bin
tap: faucet
tire: tyre
plough: plow
gravestone: headstone, tombstone
gas station: petrol station
train station: railway station
bread: loaf, loaf of bread
hamburger: burger
french fries: fries
hot dog: hotdog
cookie: biscuit
doughnut: donut
croissant: crescent roll
pancake: flapjack
soda: soda water
candy: sweet
chili: chili pepper
yogurt: yoghurt
corn: sweetcorn, maize
eggplant: aubergine
vegetable: veggie
flower: blossom, bloom
pine: pine tree, fir, fir tree, spruce
palm: palm tree
tree: oak, oak tree, maple, elm, beech
bush: shrub
leaf: leaves
earth: planet earth, globe, planet
moon: full moon
fire: flame, blaze, bonfire
ice: ice block
water: drop of water
iceberg: berg
lightning: lightning bolt, bolt of lightning
tornado: twister
wave: tidal wave
snow: snowflake
diary: journal
letter: missive
e-mail: email
photo: photograph, picture, snapshot
painting: picture
photograph: photo, picture, snapshot
document: paper, form
contract: agreement
camera: photo camera
microphone: mic, mike
helmet: hard hat
football: soccer ball
tennis racket: racket, racquet
ship: vessel
rowing boat: rowboat, boat
boat: rowboat, rowing boat
sailboat: sailing boat, yacht
raft: liferaft
torch: flaming torch
chest: treasure chest
coffin: casket
crown: royal crown
house: home
shop: store
road: highway
`

/** Names of what is drawn with the other words for it. */
export const SYNONYMS: ReadonlyMap<string, readonly string[]> = new Map(
  ROWS.trim()
    .split('\n')
    .map((row) => {
      const [name, words] = row.split(': ')
      return [name!, words!.split(', ')] as const
    }),
)
