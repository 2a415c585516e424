/**
 * Things of nature that can be drawn or are wanted. A row: the WordNet lexical file whose sense is meant, then `name=lemma:sense+@art`. `=lemma` where WordNet has
 * another name, `:2` for the second sense, `+` if everything below the synset is drawn alike (otherwise two steps), `@art` for what the painter has: an
 * icon or painted prop, `animal/…`, `person` or `place/…`. Without `@` there is no art yet: the name goes to words.
 */
export const NATURE_ROWS = `
animal: kitten=kitten@animal/cat, puppy=puppy@animal/dog, calf=calf@animal/cow, foal=foal@animal/horse, cub=cub@animal/bear, bear cub=bear cub@animal/bear
animal: lion cub=lion cub@animal/lion, duckling=duckling@animal/duck, piglet=piglet@animal/pig, fawn=fawn@animal/deer, penguin chick@penguin-chick
object: pebble=pebble@pebble, heap of pebbles@heap-of-pebbles, heap of coins@heap-of-coins, pile of coins@heap-of-coins, pile of gold@heap-of-coins, puddle=puddle@puddle, coral reef=coral reef@coral-reef
plant: petal=petal@petal, rose petal@petal, scattered petals@petals, grain=grain:2@heap-of-grain, pile of grain@heap-of-grain, heap of seeds@heap-of-seeds, tree stump=stump:2@stump
food: cream=cream@cream, black pepper=black pepper@peppermill
animal: cat+@animal/cat, dog+@animal/dog, fox@animal/fox, wolf@animal/wolf, deer@animal/deer, moose@moose, horse@animal/horse, zebra@animal/zebra
animal: donkey@donkey, bear@animal/bear, polar bear=ice bear@polar-bear, panda=giant panda@animal/panda, lion@animal/lion, lioness@animal/lioness, tiger@animal/tiger
animal: leopard@leopard, cheetah@animal/cheetah, jaguar@leopard, snow leopard@snow-leopard, rabbit@animal/rabbit, hare@animal/rabbit, elephant@animal/elephant, mammoth@mammoth, hippo=hippopotamus@hippopotamus
animal: rhino=rhinoceros@rhinoceros, giraffe@giraffe, camel@camel, llama@llama, goat@animal/goat, sheep@animal/sheep, lamb@animal/sheep
animal: cow+@animal/cow, ox@ox, buffalo=bison@water-buffalo, pig+@animal/pig, boar=wild boar@boar, mouse@animal/mouse, rat@rat, hamster@hamster
animal: squirrel@animal/squirrel, chipmunk@chipmunk, beaver@beaver, otter@otter, hedgehog@animal/hedgehog, bat@bat, sloth@sloth, kangaroo@kangaroo
animal: koala@koala, badger@badger, skunk@skunk, raccoon@raccoon, gorilla@gorilla, orangutan@orangutan, monkey+@monkey, chimpanzee, owl@animal/owl
animal: parrot@animal/parrot, duck@animal/duck, goose@animal/goose, penguin@animal/penguin, chicken=hen@animal/chicken, rooster=cock@rooster
animal: chick@baby-chick, turkey@turkey, peacock@peacock, swan@animal/swan, dove@dove, crow@animal/crow, raven@animal/crow, eagle@animal/eagle, hawk@animal/eagle
animal: falcon@animal/eagle, vulture@vulture, gull@animal/gull, flamingo@flamingo, ostrich, dodo@dodo, bird+@animal/bird, bird nest=nest@nest-with-eggs, frog@animal/frog
animal: toad=true toad@animal/frog, turtle@animal/turtle, tortoise@animal/turtle, lizard@lizard, snake@snake, crocodile@crocodile, dinosaur+@animal/dinosaur
animal: dragon@dragon, fish+@animal/fish, tropical fish@tropical-fish, salmon@salmon, tuna@tuna, blowfish@blowfish, shark@shark, whale@animal/whale
animal: dolphin@animal/dolphin, seal@seal, octopus@octopus, squid@squid, jellyfish@jellyfish, shrimp@shrimp, crab@crab, lobster@lobster
animal: oyster@oyster, snail@snail, butterfly@butterfly, moth@moth, caterpillar@bug, ant@ant, bee@honeybee, wasp, beetle@beetle, ladybug@lady-beetle
animal: cricket@cricket-insect, grasshopper, cockroach@cockroach, spider@spider, scorpion@scorpion, mosquito@mosquito, fly@fly, worm=earthworm@worm
animal: shell=seashell@spiral-shell, feather@feather, herd, flock, coral@coral, vulture, seahorse@seahorse, antelope, hyena, mole, emperor penguin, insect+@beetle
animal: microbe=microorganism@microbe, germ@microbe, sheepdog@animal/dog, unicorn@animal/unicorn, starfish@starfish, seahorse, clownfish@clownfish, sea urchin@sea-urchin
animal: plankton=plankton, ram@ram, poodle@poodle, bison@bison
food: flatbread=flatbread@flatbread, drumstick=drumstick:1@poultry-leg, soda=pop:2@cup-with-straw, bubble tea@bubble-tea, green apple@green-apple
plant: maple leaf@maple-leaf, hibiscus@hibiscus, hyacinth@hyacinth, herb@herb
object: crescent=crescent:1@crescent-moon, hole=hole:2@hole
body: blood
plant: tree+@tree, plant+=plant:2@potted-plant, pine@pine, palm=palm tree@palm, oak@tree, cherry tree@cherry-tree, bush=shrub@bush, cactus@cactus
plant: rose@rose, tulip@tulip, sunflower@sunflower, flower+@flower, lotus@lotus, daisy@daisy, seedling@seedling, seed@seed, leaf@leaf
plant: clover@four-leaf-clover, fern@fern, moss@moss, grass@grass, wheat@sheaf-of-rice, rice plant@rice-plant, bamboo@bamboo, mushroom@brown-mushroom, pumpkin, ivy, vine
plant: root@root, branch@branch, bark, trunk=tree trunk@wood, acorn@acorn, pine cone@pine-cone, cotton plant@cotton-plant
food: apple@red-apple, pear@pear, orange@tangerine, lemon@lemon, banana@banana, grape@grapes, strawberry@strawberry, blueberry@blueberries
food: cherry@cherries, peach@peach, mango@mango, melon@melon, watermelon@watermelon, pineapple@pineapple, coconut@coconut, kiwi@kiwi-fruit
food: tomato@tomato, olive@olive, avocado@avocado, eggplant@eggplant, potato@potato, carrot@carrot, corn@ear-of-corn, pepper@bell-pepper
food: cucumber@cucumber, lettuce@leafy-green, broccoli@broccoli, garlic@garlic, onion@onion, peanut@peanuts, bean@beans, pea@pea-pod
food: ginger@ginger-root, chestnut@chestnut, nut@nuts, bread+@bread, croissant@croissant, baguette@baguette-bread, pretzel@pretzel, bagel@bagel
food: pancake@pancakes, waffle@waffle, cheese@cheese-wedge, meat+@cut-of-meat, bacon@bacon, hamburger@hamburger, french fries@french-fries
food: pizza@pizza, hot dog@hot-dog, sandwich@sandwich, taco@taco, burrito@burrito, egg@egg, omelette=omelet@omelette, soup@soup-bowl, salad@green-salad
food: popcorn@popcorn, butter@butter, salt@salt, rice@cooked-rice, curry@curry-rice, spaghetti@pasta, sushi@sushi
food: dumpling@dumpling, ice cream@ice-cream, doughnut@doughnut, cookie@cookie, cake@shortcake, pie@pie, tart@pie, chocolate@chocolate-bar
food: candy@candy, lollipop@lollipop, custard@custard, honey@honey-pot, milk@glass-of-milk, coffee@hot-beverage, tea@teacup-without-handle
food: wine@wine-glass, beer@beer-mug, cocktail@cocktail-glass, juice@beverage-box, water bottle@water-bottle, sugar@sugar, flour@flour, dough@dough, oil=olive oil@cooking-oil, spice, cinnamon@cinnamon
food: vanilla, syrup@syrup, jam@jam, sausage@sausage, steak@steak, ham@meat-on-bone, fruit+=edible fruit@fruit-bowl, vegetable+@vegetables, cereal@cereal, tofu@tofu, yogurt@yogurt
food: vinegar, champagne@bottle-with-popping-cork, whiskey@tumbler-glass, lunch@lunch-box, breakfast@breakfast, dinner@fork-and-knife-with-plate
food: meal@meal, rice ball@rice-ball, cupcake@cupcake, lime@lime, bell pepper@bell-pepper, chopsticks=chopstick@chopsticks
food: pickle@pickle, kelp, oat@oat, corn flake@corn-flakes, pudding, stew@pot-of-food, porridge@porridge, toast@toast, sauce@gravy-boat, dessert@pudding
Tops: cell@cell
body: brain@brain, heart@anatomical-heart, lung@lungs, stomach@stomach, liver@liver, kidney@kidney, bone@bone, skeleton@skeleton, skull, tooth@tooth, eye@eye, ear@ear
body: nose@nose, mouth@mouth, tongue@tongue, hand@hand-with-fingers-splayed, foot@foot, leg@leg, arm@flexed-biceps, finger@index-pointing-up
body: muscle@muscle, skin, blood, blood cell@blood-cell, white blood cell@white-blood-cell, nerve@neuron, neuron=nerve cell@neuron, body@human-body, face, head
body: hair, wing@wing, tail, horn, hoof, fur, tentacle, antler, egg cell@cell, chromosome, gene@dna, dna@dna, beard, moustache=mustache
substance: gravel=gravel@heap-of-pebbles, ice@ice, water@still-water, sand@heap-of-sand, mud@heap-of-mud, soil@soil, stone@rock, wood@wood, gold, silver, iron, steel, copper, crystal@crystal, glass@glass, marble
substance: plastic, rubber, leather, wool, cotton, silk, paint, ink, petroleum@oil-drum, coal@heap-of-coal, steam@steam, atom@atom-symbol, molecule@molecule, dna@dna
substance: dust@pile-of-dust, ash@heap-of-ash, lava@lava, smoke@smoke, bubble@bubbles, bacteria@bacteria, virus@virus, poison, medicine@pill, vaccine@syringe, concrete, cement, clay@clay
substance: gasoline@gas-can
object: sun@sun, moon@full-moon, star@star, comet@comet, asteroid, planet@ringed-planet, galaxy@galaxy
object: black hole, constellation, earth@globe-showing-europe-africa, globe@globe-showing-europe-africa, mountain@mountain
object: volcano@volcano, hill@hill, valley@place/mountain, cliff@place/mountain, cave@place/cave, rock@rock, island@desert-island, beach@place/beach
object: desert@place/desert, dune@dune, forest@place/forest, jungle@place/jungle, river@place/river, lake@place/river, sea@place/sea, ocean@place/sea
object: waterfall@waterfall, glacier@glacier, iceberg@iceberg, cloud@cloud, sky@sky, horizon, field@place/field, meadow@place/meadow, swamp, canyon
object: tundra@place/arctic, sea ice=pack ice@place/arctic, pack ice@place/arctic, river bank=riverbank@place/river, riverbank@place/river, shore@place/beach, seashore@place/beach, ocean floor=ocean floor@place/underwater, seabed@place/underwater, savanna, pasture@place/meadow
object: reef@place/underwater, coast@place/beach, pond@pond, stream@place/river, spring, diamond@gem-stone, gold bar=bullion@gold-bar
object: universe@place/space, crater, oasis, nest@nest-with-eggs, beehive@beehive, anthill, cobweb@spider-web, continent, water=body of water@still-water
object: moon=moon:2@full-moon, Milky Way@galaxy, rock formation, ice floe=floe@ice-floe, fjord, bay@place/sea, peninsula
phenomenon: rain@rain, snow@heap-of-snow, storm@cloud-with-lightning-and-rain, lightning@high-voltage, lightning bolt@high-voltage, lightning strike@high-voltage, ice crystal@snowflake, snow crystal@snowflake, rainbow@rainbow, wind@gust-of-wind, fog@fog, tornado@tornado
phenomenon: hurricane@cyclone, wave@water-wave, flood, avalanche, earthquake, eruption, fire@fire, flame@fire, smoke, shadow, sunlight@sun
phenomenon: sunrise=sunrise:2@sunrise, sunset@sunset, moonlight, night sky@milky-way, steam@steam, snowflake@snowflake, heat, light beam=light beam
phenomenon: magnetic field, aurora, tide, explosion@collision, cloud=cloud:1@cloud, fog=haze@fog
food: spaghetti and meatballs@spaghetti, meatball@spaghetti, meatball pasta@spaghetti, shrimp pasta@shrimp-pasta, shrimp linguine@shrimp-pasta, shrimp scampi@shrimp-pasta, fried shrimp@tempura
food: cooked shrimp@cooked-shrimp, grilled shrimp@cooked-shrimp, garlic shrimp@cooked-shrimp, shrimp cocktail@shrimp-cocktail, mushroom pasta@mushroom-pasta, linguine@pasta, fettuccine@pasta, tagliatelle@pasta
food: broth@soup-bowl, chicken soup@soup-bowl, tomato soup@tomato-soup, smoothie=smoothie:2@smoothie, protein shake@protein-shake, roast chicken@roast-chicken
food: rotisserie chicken@roast-chicken, muffin@muffin, pudding=pudding:3@pudding, olive oil@olive-oil, cooking oil@cooking-oil, vegetable oil@cooking-oil
food: lemon half@lemon-half, lemon slice@lemon-half, lemon wedge@lemon-wedge, lemon juice@lemon-juice, parmesan@parmesan, parmesan cheese@parmesan, pecorino@parmesan, grated cheese@parmesan
food: spice=spice:2@spices, coffee bean=coffee bean@coffee-beans, coffee grounds@coffee-grounds, peanut butter@peanut-butter, ketchup@ketchup, mustard=mustard:2@mustard, soy sauce@soy-sauce
food: baking soda@baking-soda, bicarbonate of soda@baking-soda, baking powder@baking-soda, latte@latte, cappuccino@latte, flat white@latte, salmon fillet@salmon-fillet
food: fish fillet@salmon-fillet, fillet=fillet:5@salmon-fillet, mushroom slice@sliced-mushrooms, sliced mushroom@sliced-mushrooms, red onion@sliced-onion, soda can@soda-can, cola@soda-can
food: energy drink@energy-drink, potato chip@crisps, bag of chips@crisps, crisp@crisps, protein powder@protein-powder, brownie=brownie:2@brownie, chicken breast@chicken-breast, grilled chicken@chicken-breast
food: cabbage@cabbage, spinach=spinach:2@spinach, cauliflower=cauliflower:2@cauliflower, zucchini=zucchini:2@zucchini, sweet potato=sweet potato:2@sweet-potato, beet=beet:2@beet, beetroot@beet
food: raspberry=raspberry:2@raspberry, plum=plum:2@plum, chili=chili:2@hot-pepper, chilli@hot-pepper, chili pepper@hot-pepper, jalapeno@jalapeno, almond=almond:2@nuts, walnut=walnut:1@nuts
food: salt shaker@salt, ice cube@ice, stir fry@shallow-pan-of-food, home-cooked meal@meal, fried chicken@poultry-leg, chicken wing@chicken-wing, takeout@takeout-box
plant: toadstool@mushroom
body: gut=intestine@gut, bowel@gut, colon=colon:1@gut, large intestine@gut, small intestine@gut, spine=spine:1@spine, backbone=backbone:4@spine, knee joint@knee-joint, joint=joint:1@knee-joint
body: blood vessel+@blood-vessel, artery=artery:1@blood-vessel, vein=vein:1@blood-vessel, bloodstream@blood-vessel, pancreas@pancreas, rib cage@rib-cage, ribcage@rib-cage, rib=rib:2@rib-cage
body: skin layer@skin-layers, outer skin@skin-layers, skin=skin:1@skin-layers, blood pressure@pressure-cuff, blood sugar@glucose-meter
substance: paint=paint:1@paint-can, vitamin@vitamins, multivitamin@vitamins, supplement pill@vitamins, gut bacteria@bacteria, bacterium@bacteria
animal: pigeon=pigeon@pigeon
object: meteor=meteor:1@meteor, shooting star=shooting star@shooting-star, fallen star@fallen-star
animal: firefly=firefly:2@firefly, lightning bug@firefly, mole=mole:6@mole, lynx=lynx@lynx, leopard seal@leopard-seal, chimpanzee=chimpanzee@chimpanzee, ostrich=ostrich:2@ostrich
animal: wasp=wasp:2@wasp, hornet=hornet@wasp, hyena=hyena@hyena, antelope=antelope@antelope, gazelle=gazelle@antelope, walrus=walrus@walrus
animal: orca=orca@orca, killer whale=killer whale@orca, narwhal=narwhal@narwhal, manta ray=manta ray@manta-ray, anglerfish=anglerfish@anglerfish, axolotl=axolotl@axolotl
animal: platypus=platypus@platypus, capybara=capybara@capybara, meerkat=meerkat@meerkat, pangolin=pangolin@pangolin, porcupine=porcupine@porcupine
animal: chameleon=chameleon:3@chameleon, praying mantis=praying mantis@praying-mantis, mantis=mantis@praying-mantis, hummingbird=hummingbird@hummingbird, toucan=toucan@toucan
animal: pelican=pelican@pelican, stork=stork@stork, puffin=puffin@puffin, hermit crab=hermit crab@hermit-crab, tardigrade=tardigrade@tardigrade, water bear@tardigrade
animal: grasshopper=grasshopper@cricket, locust=locust:1@cricket, sea otter=sea otter@otter
plant: kelp=kelp@kelp, seaweed=seaweed@kelp, cocoon=cocoon@cocoon, chrysalis=chrysalis@cocoon
body: antler=antler@antlers
object: beaver dam@beaver-dam, termite mound@termite-mound, anthill=anthill@anthill
plant: dandelion=dandelion@dandelion, ivy=ivy@ivy, pumpkin=pumpkin:1@pumpkin, pumpkin=pumpkin:2@pumpkin, cherry blossom@cherry-blossom-branch
object: geyser=geyser@geyser, crater=crater:3@crater, crater=crater:1@crater, impact crater@crater, canyon=canyon@canyon, gorge=gorge:1@canyon, ravine=ravine@canyon, cave entrance@cave-entrance
object: stalactite=stalactite@stalactite, asteroid=asteroid@asteroid, meteorite=meteorite@asteroid, nebula=nebula:3@nebula
object: supernova=supernova@supernova, neutron star=neutron star@neutron-star, red giant=red giant@burning-star, dwarf star@white-dwarf, dying star@burning-star
object: planet Mercury@cratered-planet, planet Venus@clouded-planet, planet Mars@red-planet, planet Jupiter@gas-giant, planet Saturn@ringed-planet, planet Uranus@pale-planet, planet Neptune@blue-planet
object: red planet@red-planet, gas giant@gas-giant
location: oasis=oasis:1@oasis
event: avalanche=avalanche:1@avalanche, earthquake=earthquake:1@cracked-ground
phenomenon: flood=flood:1@flooded-house, aurora=aurora:2@aurora, northern lights=northern lights@aurora, northern light@aurora, flooded house@flooded-house, magnetic field=magnetic field@magnetic-field
substance: molecule=molecule:1@molecule, water molecule@water-molecule, molecule of water@water-molecule, h2o molecule@water-molecule, carbon dioxide molecule@carbon-dioxide-molecule, molecule of carbon dioxide@carbon-dioxide-molecule, co2 molecule@carbon-dioxide-molecule, oxygen molecule@oxygen-molecule, molecule of oxygen@oxygen-molecule, hydrogen molecule@hydrogen-molecule, molecule of hydrogen@hydrogen-molecule, nitrogen molecule@nitrogen-molecule, molecule of nitrogen@nitrogen-molecule, radium=radium@glowing-vial
animal: dragonfly=dragonfly@dragonfly, termite=termite@termite, heron=heron:2@heron, egret=egret@egret, woodpecker=woodpecker@woodpecker, eel=eel:2@eel, stingray=stingray@stingray
animal: swordfish=swordfish:2@swordfish, beluga=beluga:2@beluga, beluga whale@beluga, piranha=piranha:2@piranha, pufferfish@blowfish
object: giant star@burning-star, massive star@burning-star, huge star@burning-star, old star@burning-star, collapsing star@burning-star
food: shrimp dish@cooked-shrimp
food: iced coffee@iced-coffee, cold brew@iced-coffee, milkshake@milkshake, lemonade@lemonade, boiled egg@boiled-eggs, hard-boiled egg@boiled-eggs, soft-boiled egg@boiled-eggs, egg yolk@boiled-eggs
food: scrambled egg@scrambled-eggs, fried egg@cooking, celery=celery:2@celery, scallion=scallion:2@scallions, spring onion@scallions, green onion@scallions, leek=leek:2@leek
food: asparagus=asparagus:2@asparagus, pomegranate=pomegranate:2@pomegranate, lasagna@lasagna, macaroni=macaroni:2@macaroni, mac and cheese@macaroni, guacamole@guacamole, stir-fry@wok
food: cheesecake=cheesecake:1@cheesecake, whipped cream@cream, sugar cube@sugar, baked potato@baked-potato, clam=clam:3@clam, apple pie@pie, maple syrup@syrup, coconut oil@coconut-oil
body: womb=uterus@uterus, uterus@uterus, cancer cell@cancer-cell, tumor cell@cancer-cell, insulin=insulin@insulin-pen
state: tumor@cancer-cell
substance: antibody@antibodies, motor oil@motor-oil, engine oil@motor-oil, cement=cement:2@cement-bag, concrete=concrete@cement-bag
food: mozzarella@mozzarella, avocado toast@avocado-toast, tuna can@tuna-can, canned tuna@tuna-can, can of tuna@tuna-can, protein bar@snack-bar, granola bar@snack-bar, energy bar@snack-bar
object: constellation=constellation:2@constellation, Big Dipper@constellation, sky lantern@sky-lantern
substance: ore=ore:1@ore
plant: grapevine=grapevine@grapevine, vine=vine@grapevine, cotton field@cotton-plant, wilted flower@wilted-flower
phenomenon: eruption=eruption:1@volcano, volcanic eruption@volcano
animal: phoenix=phoenix:3@phoenix-bird, hatching egg@hatching-chick
animal: paw print@paw-prints, alien=extraterrestrial being@alien
food: fortune cookie=fortune cookie@fortune-cookie, mooncake@moon-cake, sake=sake:2@sake, ice cream cone=ice-cream cone@soft-ice-cream
animal: mantis shrimp=mantis shrimp@mantis-shrimp, anemonefish=anemone fish@clownfish, goldfish=goldfish@goldfish, cuttlefish=cuttlefish@cuttlefish, albatross=albatross:2@albatross
animal: kingfisher=kingfisher@kingfisher, sparrow=sparrow@sparrow, house sparrow=English sparrow@sparrow, tarantula=tarantula@tarantula
animal: vampire=vampire@vampire, little monster@monster, friendly monster@monster, hairy monster@monster
object: floating bottle@message-in-bottle
`
