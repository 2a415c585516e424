/**
 * Things of nature that can be drawn or are wanted. A row: the WordNet lexical file whose sense is meant, then `name=lemma:sense+@art`. `=lemma` where WordNet has
 * another name, `:2` for the second sense, `+` if everything below the synset is drawn alike (otherwise two steps), `@art` for what the painter has: an
 * icon or painted prop, `animal/…`, `person` or `place/…`. Without `@` there is no art yet: the name goes to words.
 */
export const NATURE_ROWS = `
animal: kitten=kitten@animal/cat, puppy=puppy@animal/dog, calf=calf@animal/cow, foal=foal@animal/horse, cub=cub@animal/bear, bear cub=bear cub@animal/bear
animal: lion cub=lion cub@animal/lion, duckling=duckling@animal/duck, piglet=piglet@animal/pig, fawn=fawn@animal/deer, penguin chick@penguin-chick
object: puddle=puddle@puddle, coral reef=coral reef@coral-reef
plant: tree stump=stump:2@stump
food: cream=cream@cream, black pepper=black pepper@peppermill
animal: cat+@animal/cat, dog+@animal/dog, fox@animal/fox, wolf@animal/wolf, deer@animal/deer, moose@moose, horse@animal/horse, zebra@zebra
animal: donkey@donkey, bear@animal/bear, polar bear=ice bear@polar-bear, panda=giant panda@animal/panda, lion@animal/lion, tiger@animal/tiger
animal: leopard@leopard, cheetah@leopard, jaguar@leopard, snow leopard@leopard, rabbit@animal/rabbit, hare@animal/rabbit, elephant@animal/elephant, mammoth@mammoth, hippo=hippopotamus@hippopotamus
animal: rhino=rhinoceros@rhinoceros, giraffe@giraffe, camel@camel, llama@llama, goat@animal/goat, sheep@animal/sheep, lamb@animal/sheep
animal: cow+@animal/cow, ox@ox, buffalo=bison@water-buffalo, pig+@animal/pig, boar=wild boar@boar, mouse@animal/mouse, rat@rat, hamster@hamster
animal: squirrel@animal/squirrel, chipmunk@chipmunk, beaver@beaver, otter@otter, hedgehog@hedgehog, bat@bat, sloth@sloth, kangaroo@kangaroo
animal: koala@koala, badger@badger, skunk@skunk, raccoon@raccoon, gorilla@gorilla, orangutan@orangutan, monkey+@monkey, chimpanzee, owl@animal/owl
animal: parrot@animal/parrot, duck@animal/duck, goose@goose, penguin@animal/penguin, chicken=hen@animal/chicken, rooster=cock@rooster
animal: chick@baby-chick, turkey@turkey, peacock@peacock, swan@swan, dove@dove, pigeon@dove, crow@blackbird, raven@blackbird, eagle@eagle, hawk@eagle
animal: falcon@eagle, vulture@vulture, gull@gull, flamingo@flamingo, ostrich, dodo@dodo, bird+@animal/bird, bird nest=nest@nest-with-eggs, frog@animal/frog
animal: toad=true toad@animal/frog, turtle@animal/turtle, tortoise@animal/turtle, lizard@lizard, snake@snake, crocodile@crocodile, dinosaur+@animal/dinosaur
animal: dragon@dragon, fish+@animal/fish, tropical fish@tropical-fish, salmon@fish, tuna@fish, blowfish@blowfish, shark@shark, whale@animal/whale
animal: dolphin@animal/dolphin, seal@seal, octopus@octopus, squid@squid, jellyfish@jellyfish, shrimp@shrimp, crab@crab, lobster@lobster
animal: oyster@oyster, snail@snail, butterfly@butterfly, moth@moth, caterpillar@bug, ant@ant, bee@honeybee, wasp, beetle@beetle, ladybug@lady-beetle
animal: cricket@cricket, grasshopper, cockroach@cockroach, spider@spider, scorpion@scorpion, mosquito@mosquito, fly@fly, worm=earthworm@worm
animal: shell=seashell@spiral-shell, feather@feather, herd, flock, coral@coral, vulture, seahorse@seahorse, antelope, hyena, mole, emperor penguin, insect+@beetle
animal: microbe=microorganism@microbe, germ@microbe, sheepdog@animal/dog, unicorn@animal/unicorn, starfish@starfish, seahorse, clownfish@tropical-fish, sea urchin@sea-urchin
animal: plankton=plankton, ram@ram, poodle@poodle, bison@bison
food: flatbread=flatbread@flatbread, drumstick=drumstick:1@poultry-leg, soda=pop:2@cup-with-straw, bubble tea@bubble-tea, green apple@green-apple
plant: maple leaf@maple-leaf, hibiscus@hibiscus, hyacinth@hyacinth, herb@herb
object: crescent=crescent:1@crescent-moon, hole=hole:2@hole
body: blood
plant: tree+@tree, plant+=plant:2@potted-plant, pine@pine, palm=palm tree@palm, oak@tree, cherry tree@cherry-tree, bush=shrub@bush, cactus@cactus
plant: rose@rose, tulip@tulip, sunflower@sunflower, flower+@flower, lotus@lotus, daisy@daisy, seedling@seedling, seed@seed, leaf@leaf-fluttering-in-wind
plant: clover@four-leaf-clover, fern@fern, moss@moss, grass@grass, wheat@sheaf-of-rice, rice plant@sheaf-of-rice, bamboo@bamboo, mushroom@mushroom, pumpkin, ivy, vine
plant: root@root, branch@branch, bark, trunk=tree trunk@wood, acorn@acorn, pine cone@pine-cone, cotton plant
food: apple@red-apple, pear@pear, orange@tangerine, lemon@lemon, banana@banana, grape@grapes, strawberry@strawberry, blueberry@blueberries
food: cherry@cherries, peach@peach, mango@mango, melon@melon, watermelon@watermelon, pineapple@pineapple, coconut@coconut, kiwi@kiwi-fruit
food: tomato@tomato, olive@olive, avocado@avocado, eggplant@eggplant, potato@potato, carrot@carrot, corn@ear-of-corn, pepper@hot-pepper
food: cucumber@cucumber, lettuce@leafy-green, broccoli@broccoli, garlic@garlic, onion@onion, peanut@peanuts, bean@beans, pea@pea-pod
food: ginger@ginger-root, chestnut@chestnut, nut, bread+@bread, croissant@croissant, baguette@baguette-bread, pretzel@pretzel, bagel@bagel
food: pancake@pancakes, waffle@waffle, cheese@cheese-wedge, meat+@cut-of-meat, bacon@bacon, hamburger@hamburger, french fries@french-fries
food: pizza@pizza, hot dog@hot-dog, sandwich@sandwich, taco@taco, burrito@burrito, egg@egg, omelette=omelet, soup@pot-of-food, salad@green-salad
food: popcorn@popcorn, butter@butter, salt@salt, rice@cooked-rice, curry@curry-rice, spaghetti@spaghetti, noodle@steaming-bowl, sushi@sushi
food: dumpling@dumpling, ice cream@ice-cream, doughnut@doughnut, cookie@cookie, cake@shortcake, pie@pie, tart@pie, chocolate@chocolate-bar
food: candy@candy, lollipop@lollipop, custard@custard, honey@honey-pot, milk@glass-of-milk, coffee@hot-beverage, tea@teacup-without-handle
food: wine@wine-glass, beer@beer-mug, cocktail@cocktail-glass, juice@beverage-box, water bottle@water-bottle, sugar@sugar, flour@flour, dough@dough, oil=olive oil, spice, cinnamon@cinnamon
food: vanilla, syrup@syrup, jam@jam, sausage@sausage, steak@cut-of-meat, ham@meat-on-bone, fruit+=edible fruit@red-apple, vegetable+@carrot, cereal@cereal, tofu@tofu, yogurt@yogurt
food: vinegar, champagne@bottle-with-popping-cork, whiskey@tumbler-glass, lunch, breakfast@cooking, dinner@fork-and-knife-with-plate
food: meal@fork-and-knife-with-plate, rice ball@rice-ball, cupcake@cupcake, lime@lime, bell pepper@bell-pepper, chopsticks=chopstick@chopsticks
food: pickle@pickle, kelp, oat@porridge, corn flake@cereal, pudding, stew@pot-of-food, porridge@porridge, toast, sauce@gravy-boat, dessert
Tops: cell@cell
body: brain@brain, heart@anatomical-heart, lung@lungs, stomach@stomach, liver@liver, kidney@kidney, bone@bone, skeleton@skeleton, skull, tooth@tooth, eye@eye, ear@ear
body: nose@nose, mouth@mouth, tongue@tongue, hand@hand-with-fingers-splayed, foot@foot, leg@leg, arm@flexed-biceps, finger@index-pointing-up
body: muscle@flexed-biceps, skin, blood, blood cell@blood-cell, white blood cell@white-blood-cell, nerve@neuron, neuron=nerve cell@neuron, body@human-body, face, head@bust-in-silhouette
body: hair, wing@wing, tail, horn, hoof, claw, fur, tentacle, antler, egg cell@cell, chromosome, gene@dna, dna@dna, beard, moustache=mustache
substance: ice@ice, water@droplet, sand@heap-of-sand, mud@heap-of-mud, soil@soil, stone@rock, wood@wood, gold, silver, iron, steel, copper, crystal@gem-stone, glass@glass, marble
substance: plastic, rubber, leather, wool, cotton, silk, paint, ink, petroleum@oil-drum, coal@heap-of-coal, steam@steam, atom@atom-symbol, molecule, dna@dna
substance: dust, ash@heap-of-ash, lava@lava, smoke@smoke, bubble@bubbles, bacteria@microbe, virus@microbe, poison, medicine@pill, vaccine@syringe, concrete, cement, clay@heap-of-mud
substance: gasoline
object: sun@sun, moon@full-moon, star@star, shooting star=meteor@shooting-star, comet@comet, asteroid, planet@ringed-planet, galaxy@milky-way
object: black hole, constellation, earth@globe-showing-europe-africa, globe@globe-showing-europe-africa, mountain@mountain
object: volcano@volcano, hill@hill, valley@place/mountain, cliff@place/mountain, cave@place/cave, rock@rock, island@desert-island, beach@place/beach
object: desert@place/desert, dune@dune, forest@place/forest, jungle@place/jungle, river@place/river, lake@place/river, sea@place/sea, ocean@place/sea
object: waterfall@waterfall, glacier@place/arctic, iceberg@iceberg, cloud@cloud, sky@sky, horizon, field@place/field, meadow@place/meadow, swamp, canyon
object: tundra@place/arctic, sea ice=pack ice@place/arctic, pack ice@place/arctic, river bank=riverbank@place/river, riverbank@place/river, shore@place/beach, seashore@place/beach, ocean floor=ocean floor@place/underwater, seabed@place/underwater, savanna, pasture@place/meadow
object: reef@place/underwater, coast@place/beach, pond@pond, stream@place/river, spring, diamond@gem-stone, gold bar=bullion@gold-bar
object: universe@place/space, crater, oasis, nest@nest-with-eggs, beehive@beehive, anthill, cobweb@spider-web, continent, water=body of water@droplet
object: moon=moon:2@full-moon, Milky Way@milky-way, rock formation, ice floe=floe@ice-floe, fjord, bay@place/sea, peninsula
phenomenon: rain@rain, snow@snowflake, storm@cloud-with-lightning-and-rain, lightning@high-voltage, rainbow@rainbow, wind@gust-of-wind, fog@fog, tornado@tornado
phenomenon: hurricane@cyclone, wave@water-wave, flood, avalanche, earthquake, eruption, fire@fire, flame@fire, smoke, shadow, sunlight@sun
phenomenon: sunrise=sunrise:2@sunrise, sunset@sunset, moonlight, night sky@milky-way, steam@steam, snowflake@snowflake, heat, light beam=light beam
phenomenon: magnetic field, aurora, tide, explosion@collision, cloud=cloud:1@cloud, fog=haze@fog
`
