const ROWS = `
underwater: fish, tropical fish, blowfish, clownfish, hagfish, manatee, shark, whale, dolphin, octopus, squid, jellyfish, tuna, shrimp, lobster, turtle, seahorse, sea horse, eel, slime eel, coral, starfish, sea urchin, orca, narwhal, manta ray, anglerfish, stingray, swordfish, beluga, pufferfish, anemonefish, cuttlefish, piranha, axolotl, glass eel, elver, baby eel
arctic: polar bear, penguin, seal, mammoth, walrus, polar bear cub, narwhal, beluga
jungle: dinosaur, lemur, gorilla, orangutan, monkey, sloth, tiger, leopard, jaguar, parrot, panda, koala, snake, chimpanzee, toucan, chameleon, tarantula
desert: camel, scorpion, lizard, meerkat, tortoise, vulture
river: beaver, otter, duck, frog, toad, swan, goose, crocodile, hippo, flamingo, salmon, heron, egret, kingfisher, platypus, capybara, dragonfly, duckling, pelican
sea: gull, seal, dolphin, whale, sea otter, orca, albatross, pelican, puffin
beach: crab, turtle, gull, oyster, shell, puffin, pelican
forest: red panda, cuckoo, cicada, wolf, deer, moose, bear, fox, boar, badger, hedgehog, owl, squirrel, chipmunk, raccoon, skunk, bat, rabbit, hare, crow, raven, bird, eagle, hawk
forest: falcon, snake, spider, ant, beetle, mouse, snail, toad, frog, turtle, bear cub, fawn, lynx, woodpecker, porcupine, moth
summit: snow leopard, yak
mountain: ibex, chamois, condor, eagle, hawk, falcon, goat, llama, leopard, snow leopard, yak, ram, vulture
savanna: lion, cheetah, elephant, giraffe, zebra, rhino, ostrich, lion cub, lioness, hyena, antelope, gazelle, vulture, meerkat
plain: kangaroo, wombat, quokka, armadillo, bison, buffalo, horse, donkey
meadow: cow, sheep, lamb, goat, ox, hare, horse, donkey, cricket, rabbit, foal, calf, grasshopper, firefly, stork, sheepdog, ram
field: cow, sheep, lamb, horse, goat, ox, llama, donkey, hare, mouse, crow, raven, pig
field: chicken, chick, rooster, turkey, cricket, owl, hawk, fox, rabbit, dog, cat, duck, goose, bird, piglet, duckling, locust, grasshopper, sheepdog
garden: butterfly, bee, ladybug, caterpillar, worm, ant, snail, beetle, insect, spider, cricket, bird, hedgehog, rabbit, frog, toad, cat, dog, mouse, hummingbird, sparrow, house sparrow, wasp, hornet, praying mantis, mantis, mole, moth, dragonfly, firefly
garden: peacock, cuckoo, cicada, silkworm, squirrel, turtle, mosquito, fly, bat
village: cat, dog, chicken, rooster, goose, pigeon, dove, donkey
room: cat, dog, hamster, parrot, mouse, spider, kitten, puppy, poodle
`

const ENTRIES = ROWS.trim()
  .split('\n')
  .flatMap((row) => {
    const [place, names] = row.split(': ')
    return names!.split(', ').map((name) => ({ name, place: place! }))
  })

const PLACES_BY_ANIMAL = new Map<string, readonly string[]>()
for (const { name, place } of ENTRIES) PLACES_BY_ANIMAL.set(name, [...(PLACES_BY_ANIMAL.get(name) ?? []), place])

/** Ids of the places where an animal is at home; none for unknown ones. */
export const habitatsOf = (what: string): readonly string[] =>
  PLACES_BY_ANIMAL.get(what) ?? PLACES_BY_ANIMAL.get(what.split(' ').at(-1)!) ?? []

/** Ids of places where animals are at home together, the likeliest first; those of the one with the fewest where they share none. */
export function sharedHabitats(animals: readonly string[]): readonly string[] {
  const [first = [], ...others] = animals
    .map(habitatsOf)
    .filter((places) => places.length > 0)
    .toSorted((a, b) => a.length - b.length)
  const shared = first.filter((place) => others.every((places) => places.includes(place)))
  return shared.length > 0 ? shared : first
}
