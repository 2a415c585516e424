/** Default placement of a thing. */
export type Placement = 'surface' | 'ground' | 'back' | 'water' | 'air' | 'wall'

/** A thing with a known size. `centimetres`: its longest side; 0 for scenery. */
type ThingSize = { readonly centimetres: number; readonly placement: Placement }

const PLACEMENTS: Readonly<Record<string, Placement>> = { s: 'surface', g: 'ground', b: 'back', w: 'water', a: 'air', l: 'wall' }

/** Icons with centimetres and placement: s surface, g ground, b back, w water, a air, l wall. */
const SIZES = `
lamp 45s, light-bulb 14s, lantern 32g, street-lamp 320b, candle 18s, flashlight 18s, teapot 22s, kettle 26s, cup 11s, glass 14s, bottle 28s
jar 18s, honey-pot 18s, vase 32s, bowl-with-spoon 16s, fork-and-knife-with-plate 24s, cooking 34s, pot-of-food 30s, basket 42g, bucket 36g
broom 130g, box 55g, chest 65g, package 45g, chair 95g, table 110g, bed 190g, sofa 180g, bench 150g, door 205b, window 110l, mirror 90g
framed-picture 70s, portrait 70s, clock 40s, alarm-clock 20s, watch 14s, hourglass-done 24s, ladder 240b, shelf 120b, fireplace 130b, rug 150g, key 10s
locked 14s, bell 26s, soap 12s, sponge 12s, toothbrush 18s, bathtub 160g, scissors 18s, sewing-needle 12s, yarn 16s, teddy-bear 36g, doll 34g
wrapped-gift 34g, balloon 50a
red-apple 9s, green-apple 9s, pear 10s, tangerine 9s, lemon 8s, banana 16s, grapes 16s, strawberry 8s, blueberries 8s, cherries 8s, peach 9s
watermelon 30s, pineapple 26s, coconut 16s, tomato 9s, carrot 18s, potato 10s, onion 10s, garlic 8s, ear-of-corn 20s, hot-pepper 12s
jack-o-lantern 34g, bread 24s, baguette-bread 34s, croissant 14s, cheese-wedge 16s, butter 14s, egg 8s, glass-of-milk 16s, birthday-cake 30s
pie 24s, cookie 10s, chocolate-bar 16s, candy 9s, ice-cream 18s, pizza 30s, hamburger 16s, spaghetti 24s, steaming-bowl 22s, cooked-rice 16s
sushi 14s, dumpling 12s, salt 12s, wine-glass 22s, beans 10s, sandwich 16s, pancakes 20s, chestnut 6s, herb 26g
rose 36g, tulip 34g, sunflower 90g, flower 38g, bouquet 36s, cherry-tree 500b, potted-plant 55g, seedling 22g, leaf-fluttering-in-wind 20a
four-leaf-clover 16g, mushroom 28g, cactus 120g, wood 60g, rock 70g, campfire 60g, spiral-shell 14g, feather 20s, nest-with-eggs 26g
gem-stone 12s, coin 8s, money-bag 34g, star 40a, fallen-star 20g, shooting-star 50a, black-hole 160a, comet 60a, crescent-moon 60a, full-moon 60a
ringed-planet 70a, globe-showing-europe-africa 50a, rainbow 120a, high-voltage 50a, snowman 120g, ice 24g, butterfly 16a, honeybee 12a
lady-beetle 10g, ant 8g, snail 14g, spider 12g, worm 10g, songbird 22a, gull 50a, eagle 60a, dove 26a, swan 60w, baby-chick 14g, donkey 110b
camel 190b, giraffe 300b, monkey 60g, hedgehog 24g, beaver 45g, snake 50g, lizard 24g, fish 30w, tropical-fish 26w, whale 260w, dolphin 170w
shark 200w, octopus 60w, jellyfish 40w, crab 20g, seal 100g, polar-bear 200b, dragon 260b, t-rex 300b
car 400b, taxi 400b, bus 600b, delivery-truck 500b, tractor 300b, locomotive 600b, tram 500b, ambulance 450b, fire-engine 550b, motorcycle 200g
bicycle 170g, wagon 150g, wheel 60g, airplane 300a, helicopter 260a, hot-air-balloon 260a, rocket 300a, drone 70a, satellite 140a
flying-saucer 200a, parachute 200a, kite 70a, boat 300w, sailboat 500w, ship 600w, galleon 900w, anchor 80g, compass 12s, world-map 50s
telescope 110g, microscope 40s, test-tube 18s, alembic 30s, magnet 16s, gear 40g, hammer 30s, wrench 28s, toolbox 45g, spade 110g
watering-can 36g, rope 50g, fishing-pole 150g, tent 180b, umbrella 95g, backpack 45g, bag 40g, suitcase 60g, book 26s, letter 22s, scroll 30s
newspaper 32s, pencil 16s, paintbrush 22s, artist-palette 30s, laptop 36s, mobile-phone 15s, telephone 22s, television 90g, radio 30s, camera 18s
headphone 20s, battery 14s, robot 130g, guitar 100g, violin 60g, piano 150g, drum 50g, trumpet 50g, flute 50s, microphone 30s, musical-notes 40a
ball 24g, basketball 26g, trophy 34s, chess-pawn 14s, game-die 10s, skateboard 70g, sled 110g, skis 160g, crown 24s, ring 8s, top-hat 28s
billed-cap 22s, scarf 40s, gloves 22s, coat 90g, dress 100g, hiking-boot 28g, running-shoe 26g, glasses 14s, magnifying-glass-tilted-left 22s
crystal-ball 28s, magic-wand 34s, shield 70g, bullseye 70g, bar-chart 70s, chart-increasing 70s, calendar 40s, triangular-flag 120g, pill 8s
syringe 18s, stethoscope 34s, dna 70a, microbe 40a, brain 50a, anatomical-heart 50a, red-heart 50a, atom-symbol 60a, balance-scale 60s
factory 900b, thermometer 30a, puzzle-piece 30a, amphora 70g, bank 900b, bubbles 40a, fireworks 120a
tire 65g, wheelbarrow 150g, steam 60g, smoke 90g, mattress 190g, wardrobe 210b, throne 170b, sink 90g, hand-pump 60g, rake 150g, cauldron 70g, stairs 300b
heap-of-sand 90g, heap-of-coal 90g, heap-of-ash 90g, heap-of-mud 90g, chain 60g, raft 250w, cage 60g, golf-ball 5s
tree 500b, pine 500b, palm 500b, bush 130b, grass 0g, mountain 0g, volcano 2400b, hill 0g, house 800b, roof 0g, tower 900b, castle 900b
lighthouse 900b, church 900b, windmill 800b, barn 700b, colosseum 1800b, aqueduct 1500b, pyramid 1800b, bridge 600b, fence 200b, well 120b
path 0g, river 0g, lake 0g, sea 0g, beach 0g, dune 0g, waterfall 700b, field 0g, snowfield 0g, sun 0g, cloud 0g, sky 0g, rain 0g, market 300b, shop 600b
curtain 0g, blackboard 150b
human-body 170g, cell 50a, white-blood-cell 45a, neuron 60a, kidney 40a, liver 45a, gust-of-wind 200a, pipe 90g, bakery 600b, iceberg 700w
gold-bar 40g, refrigerator 180b, submarine 700w, tap 40a, sword 95s, knife 32s, felling-axe 80g, spear 200g
arrow 75s, bow 150g, frying-pan 48s, blender 38s, whisk 30s, microwave 50s, toaster 32s, plant-pot 30g, carton 24s, gravestone 100g
wooden-coffin 200g, cross 180b, urn 36s, cradle 90g, gate 260b, desk-globe 42s, beehive 70g, burning-torch 50s, passport 14s, wallet 14s
oil-drum 90g, fire 150g, leash 40s, pill-bottle 12s, router 30s, sandpaper 24s, strongbox 60g, drum-set 150b
pasta 26s, shrimp-pasta 26s, cooked-shrimp 24s, soup-bowl 20s, tomato-soup 20s, omelette 24s, steak 26s, toast 13s, smoothie 20s, roast-chicken 34s
muffin 9s, pudding 14s, olive-oil 28s, lemon-half 8s, parmesan 16s, spices 20s, coffee-beans 8s, tea-bag 8s, peanut-butter 13s, ketchup 22s, mustard 18s
soy-sauce 16s, baking-soda 16s, mixing-bowl 30s, saucepan 34s, pot 32s, colander 30s, peeler 16s, oven-mitt 30s, plate 26s, fork 19s
wooden-spoon 30s, mug 12s, measuring-cup 18s, baking-tray 42s, coffee-machine 38s, cook-stove 90g, air-fryer 34s, dishwasher 85g, grill 100g
vegetables 45s, fruit-bowl 32s, groceries 42s, cabbage 20s, spinach 24s, cauliflower 20s, zucchini 22s, sweet-potato 18s, beet 18s, nuts 8s
raspberry 6s, plum 7s, meal 28s, breakfast 30s, latte 14s, salmon-fillet 24s, lunch-box 26s, sliced-mushrooms 12s, sliced-onion 12s, soda-can 13s, crisps 28s
protein-powder 26s, brownie 8s, chicken-breast 22s, aluminium-foil 32s, brown-mushroom 12g
gut 50a, skin-layers 40a, spine 60a, virus 45a, bacteria 40a, blood-vessel 45a, knee-joint 45a, pancreas 45a, rib-cage 60a, inhaler 12s, glucose-meter 12s
bathroom-scale 32g, pressure-cuff 24s, yoga-mat 62g, dumbbell 34g, barbell 130g, kettlebell 28g, treadmill 160g, sleep-mask 20s, hospital-bed 210b
drip 190b, first-aid-kit 32s, face-mask 18s, body-scanner 240b, tissue-box 22s, leg-cast 60g, vitamins 14s, scalpel 16s
lotion-bottle 18s
u-trap 40g, drain 50s, detergent 30s, spray-bottle 26s, laundry-basket 55g, ironing-board 120g, drill 28s, pliers 20s, paint-roller 34s, paint-can 26s
tape-roll 12s, tape-measure 10s, fuse-box 50l, outlet 13l, power-strip 34s, smoke-detector 18l, door-hinge 10s, doorknob 16l, lawn-mower 110g, gas-can 40g
crib 125b, newborn 60g, crying-newborn 60g, baby-monitor 18s, stroller 105g, diaper 30s, pacifier 6s, closet 210b, hanger 42s, mop 130g, dustpan 45g, garbage-bag 75g, recycling-bin 90g
toothpaste 18s, hairbrush 24s, hair-dryer 24s, armchair 100g, desk 150g, chest-of-drawers 110g, crate 60g, light-switch 13l, office-chair 110g
doorbell 15l, ceiling-fan 120a, rocking-chair 110g, high-chair 100g, child-seat 70g, rubber-duck 10s, toy-car 14s, allen-key 9s
rubber-ring 4s, car-battery 26s, car-key 9s, speedometer 14s, hoodie 70g, suit 75g
wig 40s, sneakers 30g, folded-clothes 34s, zipper 14s
coin-stacks 14s, money-plant 22s, savings-jar 20s, cash-stack 16s, cheque 18s, bill 26s, signed-contract 28s, rejection-letter 26s, acceptance-letter 26s
resume 28s, application-forms 28s, todo-list 24s, house-for-sale 800b, car-with-price 400b, house-key 12s, stock-screen 60s, falling-chart 70s
pie-chart 60s, tax-form 28s, open-safe 60g
phone-apps 16s, notifications 16s, phone-charging 16s, monitor 60s, circuit-board 20s, usb-stick 7s, hard-disk 15s, robot-vacuum 35g, webcam 10s
security-camera 30l, headset 20s, earbuds 7s, smartwatch 8s, remote-control 18s, game-controller 16s, vr-headset 20s, modem 28s
ev-charging 480b, conveyor-belt 300g, containers 700b
chimney 200b, air-conditioner 90l, thermostat 14l, radiator 80g, scaffold 700b
muscle 40a, cancer-cell 40a, antibodies 40a, uterus 40a, insulin-pen 16s, ultrasound-screen 50s, to-go-cup 15s, iced-coffee 16s, milkshake 20s
lemonade 15s, boiled-eggs 12s, scrambled-eggs 24s, egg-carton 28s, multi-cooker 34s, mortar-and-pestle 18s, can-opener 18s, pizza-cutter 20s, wok 42s
thermos 28s, celery 34s, scallions 34s, asparagus 24s, pomegranate 10s, lasagna 22s, macaroni 18s, guacamole 18s
bike-chain 40s, bike-saddle 28s, handlebar 60g, brake-disc 32g, spark-plug 9s, motor-oil 26s, jumper-cables 40s, screw-and-nut 6s, coil-of-wire 20s
cement-bag 60g, trowel 24s, pruning-shears 22s, sprinkler 40g, stapler 16s, sticky-notes 18s, whiteboard 150b, highlighter 14s, eraser 6s, binder 32s
spreadsheet 50s, atm 170b, vending-machine 185b, qr-code 20s, crypto-coin 10s, lottery-ticket 14s, poker-chips 10s, moving-boxes 110g, vault-door 240b
business-card 9s, stool 65g, nightstand 100g, bunk-bed 180b, coffee-table 110g, folding-chair 85g, blinds 120l, humidifier 28s, water-heater 150b
dog-bowl 22g, litter-box 50g, dog-house 100g, deck-of-cards 12s, board-game 40s, ring-light 50s, tripod 120g, binoculars 18s, belt 24s
long-tie 45s, slippers 28g, makeup 18s, earrings 5s
seat-belt 60s, parking-meter 150b, toy-box 60g, pile-of-dust 30g, mozzarella 14s, avocado-toast 14s
tuna-can 9s, snack-bar 14s, for-sale-sign 160b, gift-card 9s, water-cooler 130b, candleholder 24s, bib 24s, cookie-cutter 9s
ghost 130a, moose 240b, zebra 220b, leopard 150g, mammoth 380b, hippopotamus 300b, rhinoceros 320b, llama 180b, ox 240b, water-buffalo 250b
boar 120g, rat 26g, hamster 12g, chipmunk 22g, otter 75g, sloth 60g, kangaroo 150g, koala 70g, badger 70g, skunk 50g, raccoon 65g, gorilla 170b
orangutan 140b, goose 80g, rooster 55g, turkey 90g, peacock 150g, flamingo 130g, dodo 90g, crocodile 380g, lobster 36g, ram 120g, poodle 60g
bison 280b, oven 90g, couch-and-lamp 150g, pillow 60g, shower 210b, toilet 75g, minibus 480b, train 700b, metro 600b, police-car 450b, kick-scooter 100g
canoe 450w, desktop-computer 60g, printer 45g, film-projector 45g, server 180b, satellite-antenna 240b, saxophone 70g, soccer-ball 24g, tennis 60g
manual-wheelchair 105g, crutch 130g, shopping-cart 105g, shopping-bags 45g, steam-engine 600b, engine 80g, solar-panel 170b, wind-turbine 2600b
washing-machine 85g, sewing-machine 40s, ring-buoy 70g, brick-wall 240b, fountain 260b, stone-tower 1500b, hut 420b, mosque 1500b
classical-building 1500b, office-building 1900b, hotel 1500b, hospital 1400b, school 1200b, cinema 1000b, stadium 1900b, post-office 900b
prison 1300b, station 1300b, fuel-pump 190b, playground-slide 240b, ferris-wheel 2400b, roller-coaster 2000b, carousel-horse 210b
circus-tent 1100b, camping 260b, vertical-traffic-light 260b, wastebasket 45g, placard 110g, ferry 1500w, motor-boat 500w, racing-car 420b
pickup-truck 500b, file-cabinet 130g, postbox 150b, briefcase 45g, elevator 220b, christmas-tree 220b, statue-of-liberty 3000b, moai 500b
fire-extinguisher 60g, ballot-box-with-ballot 45g, baseball 8s, volleyball 22g, rugby-football 30g, ice-skate 30g, roller-skate 30g
speaker-high-volume 60a, stop-sign 210b, slot-machine 180b, kimono 130g, pick 95g, bullet-train 1200b, speedboat 600w, handbag 34g, purse 20s
galaxy 160a, nebula 160a, burning-star 60a, supernova 110a, asteroid 90a, meteor 90a, space-station 300a, space-shuttle 600b, red-planet 70a
gas-giant 90a, clouded-planet 70a, blue-planet 80a, pale-planet 80a, cratered-planet 60a, molecule 50a, water-molecule 50a, carbon-dioxide-molecule 50a, oxygen-molecule 50a, hydrogen-molecule 50a, nitrogen-molecule 50a, magnetic-field 40s, prism 14s, lens 20s, lab-flask 22s, vial 12s, glowing-vial 12s, lead-box 45g, telegraph 30s
geyser 600b, crater 900b, canyon 0g, cave-entrance 400b, stalactite 120a, avalanche 1500b, aurora 200a, glacier 1500b, hot-spring 300b
cracked-ground 400b, flooded-house 800w, oasis 600b, firefly 10a, mole 20g, lynx 100g, snow-leopard 120g, leopard-seal 300w, chimpanzee 120g, ostrich 230b, wasp 8a
hyena 110g, antelope 140b, beaver-dam 400w, termite-mound 250b, anthill 60g, cocoon 12a, kelp 200g, dandelion 30g, ivy 90g, pumpkin 40g, leaf 14s
antlers 80g, cherry-blossom-branch 60a, gladiator-helmet 36s, clay-tablet 24s, papyrus 40s, obelisk 1800b, sphinx 1500b, statue 240b, sundial 110g
column 450b, arch 1800b, jar-dwelling 180g, wooden-bowl 18s, cloak 110g, toga 140g, greek-vase 50g, catapult 400b, siege-tower 1000b, cannon 200g
musket 150g, guillotine 380b, printing-press 220b, gramophone 60s, vinyl-record 30s, record-player 45s, harp 170g, airship 1500a, shipwreck 900b
open-treasure-chest 70g, potion 20s, witch-hat 40s, wizard-hat 40s, treasure-map 40s, message-in-bottle 34w, vampire 170g, monster 170b, mermaid 160g
flying-broom 140a, pagoda 1500b, cathedral 1900b, log-cabin 600b, palace 1900b, skyscraper 2400b, apartment-building 1500b, ruined-wall 400b
greenhouse 500b, warehouse 1100b, nuclear-plant 2400b, oil-rig 1800w, dam 1800b, tunnel 600b, pier 900w, igloo 300b, power-line 1500b
construction-crane 1800b, gondola 700w, boarding-pass 18s, hotel-key 12s, selfie-stick 70g, surfboard 200g, beach-chair 120g, safari-jeep 420b
food-truck 550b, billboard 600b, subway-entrance 400b, escalator 600b, motorway 0g, railway-track 0g, crosswalk 500g
matcha-bowl 14s, sunrise 120a, sunset 120a, red-boxing-glove 32g, photograph 14s, basketball-hoop 310b, tennis-racket 70g, snowboard 150g, winners-podium 220b, finish-line 400b
boxing-ring 600b, chess-king 10s, chess-board 45s, hurdle 110g, life-jacket 60g, diving-helmet 45s, gavel 28s, handcuffs 24s, fingerprint 12s
evidence-bag 30s, police-tape 300b, prison-bars 220b, lectern 120g, diploma 36s, barbed-wire 200b, gas-mask 34s, tank 700b, shirt 75s
sweater 70s, skirt 60s, necklace 24s, straw-hat 38s, apron 90g, mousetrap 14s
walrus 300g, orca 650w, narwhal 420w, manta-ray 350w, anglerfish 60w, axolotl 24w, platypus 50g, capybara 120g, meerkat 35g, pangolin 80g
porcupine 70g, chameleon 35g, praying-mantis 9g, hummingbird 10a, toucan 55g, pelican 120g, stork 110g, puffin 30g, hermit-crab 12g, tardigrade 40a
dragonfly 10a, termite 8g, heron 100g, woodpecker 40a, eel 80w, stingray 110w, swordfish 300w, beluga 420w, piranha 28w, pigeon 32g, mantis-shrimp 20g
clownfish 12w, salmon 70w, goldfish 14w, cuttlefish 40w, albatross 200a, kingfisher 18g, sparrow 15g, tarantula 16g
battleship 2400w, tugboat 900w, steamboat 1500w, lifeboat 700w, oar 200g, biplane 500a, limousine 800b, convertible 400b, horse-carriage 350b
camper-van 480b, sleeping-bag 190g, punching-bag 150g, plank 180g, safety-razor 13s, treehouse 600b, sandcastle 70g, observatory 1300b, water-wheel 700b
eiffel-tower 3000b, big-ben 2400b, taj-mahal 2400b, great-wall 1800b, leaning-tower 2000b, golden-gate-bridge 2600b, stonehenge 900b
machu-picchu 2200b, opera-house 1900w, parthenon 1700b, ocean-liner 2400w, mona-lisa 80l, brandenburg-gate 1600b, wall-with-graffiti 360b
fish-tank 90s, constellation 160a, fishing-net 150g, website 60a, buoy 300w, barrier 150g, ore 60g, baseball-bat 90g, golf-club 100g, cottage 700b, shed 300b
sky-lantern 90a, medal-in-case 14s, old-notebook 24s, grapevine 170g, cotton-plant 110g, loom 180b, police-station 1400b, stretcher 200g
oxygen-mask 20s, laser 30s, bear-trap 40g, balcony 400b
accordion 45s, maracas 25s, long-drum 70g, banjo 95g, clapper-board 30s, mirror-ball 45a, barber-pole 90l, bookmark 16s, books 30s, open-book 40s, fax-machine 40s
fortune-cookie 8s, folding-hand-fan 30s, nesting-dolls 18s, nail-polish 10s, piata 60g, red-envelope 16s, sake 16s, sari 150g, trident-emblem 160g, wind-chime 35a
yo-yo 7s, moon-cake 9s, takeout-box 14s, white-cane 120g, mechanical-arm 60g, mechanical-leg 80g, military-helmet 30s, lotion-bottle 18s, radioactive 60a, paw-prints 40g
pirate-flag 120g, white-flag 120g, chequered-flag 100g, phoenix-bird 150a, hatching-chick 14g, alien 60g, derelict-house 900b, motor-scooter 180g, auto-rickshaw 280b
trolleybus 1200b, railway-car 1400b, articulated-lorry 1400b, passenger-ship 2400w, small-airplane 800a, sport-utility-vehicle 480b, bowling 40g, cricket-game 85g
ice-hockey 140g, lacrosse 110g, ping-pong 26s, badminton 68g, american-football 28g, flying-disc 28s, martial-arts-uniform 90g, curling-stone 30g, pool-8-ball 6s
shorts 50s, ear-with-hearing-aid 40a, party-popper 24s, file-folder 30s, safety-vest 65s, wilted-flower 34g, love-letter 20s, shinto-shrine 700b, japanese-castle 1500b
hindu-temple 1500b, red-paper-lantern 50a, goal-net 300b, diving-mask 30s, umbrella-on-ground 220b
piggy-bank 18s, credit-card 9s, banknotes 16s, notebook 22s, envelope 20s, page-facing-up 24s, screwdriver 24s, carpentry-saw 50s, brick 22g
nut-and-bolt 6s, nail 8s, thread 6s, shirt-button 3s, toy-brick 12g, t-shirt 65g, jeans 95g, socks 26g, mans-shoe 28g, rescue-workers-helmet 32g
towel 60g, megaphone 34s, video-camera 26s, movie-camera 40g, stopwatch 9s, droplet 20a, tooth 16a, bone 30g, skeleton 170b
rolling-pin 42s, grater 26s, cutting-board 40s, tray 45s, jug 24s, ladle 32s, sieve 30s, spatula 32s, tongs 30s, peppermill 22s, cream 18s, cereal 18s
porridge 18s, sausage 18s, jam 14s, pickle 18s, syrup 26s, vinegar 28s, water-bottle 24s, yogurt 12s, tofu 14s, cinnamon 10s, gravy-boat 20s, cork 5s
corkscrew 14s, blanket 60s, fan 60g, heater 70g, iron 28s, vacuum-cleaner 80g, comb 18s, perfume 12s, chandelier 110a, cupboard 190b
lighter 8s, match 5s, hammock 260b, swing 230b, seesaw 250g, wreath 40l, puppet 45g, typewriter 36s, cash-register 45s, calculator 14s
steering-wheel 40s, hose 60g, inner-tube 66g, patch 6s, lever 14s, pulley 30s, spring 12s, valve 30s, propeller 90g, poster 80l, magazine 28s
postcard 15s, stamp 4s, whistle 6s, road-sign 220b, sailing-ship 1100w, cart 190g, castle-keep 1800b, plague-mask 36s, armor 180g, quill 26s, anvil 60g
plough 180g, hoe 150g, scythe 160g, sickle 42s, horseshoe 14s, chariot 210g, barrel 90g, sack 75g, hay-bale 130g, scarecrow 190b, spinning-wheel 120g
candle-lantern 36g, oil-lamp 22s, ice-floe 320w, penguin-chick 45g, pond 500b, coral-reef 160g, fern 70g, moss 40g, branch 60g, bough 200b, acorn 5s, pine-cone 10s
stump 60g, puddle 90g, bamboo 260b, daisy 36g, starfish 18g, seahorse 14a, sea-urchin 14g, vulture 80g, moth 12a
nucleus 40a, empty-atom 60a, repelling-magnets 60s, attracting-magnets 60s, circuit 40s, pendulum 40s, newtons-cradle 20s, periodic-table 120l, sound-wave 60a
tuning-fork 20s, bunsen-burner 22s, beaker 16s, pipette 20s, inclined-plane 60s, gyroscope 14s, dynamite 24s, earth-layers 90a, water-cycle 120a, tectonic-plates 120a
volcano-cutaway 2400b, sinkhole 600g, lunar-eclipse 60a, moon-phases 90a, wormhole 160a, big-bang 160a, space-telescope 300a, radio-telescope 1500b, mars-rover 270g
lunar-lander 600b, space-capsule 300g, space-helmet 40s, greenhouse-effect 90a, solar-system 160a, solar-eclipse 60a, orbit 120a, heart-cutaway 50a, immune-cell 50a
tooth-cutaway 40a, eye-cutaway 45a, inner-ear 50a, synapse 50a, chromosome 45a, bladder 45a, fetus 45a, sperm-and-egg 45a, clogged-artery 50a, broken-bone 45a
braces 20a, dentures 12s, skull 24s, x-ray-machine 210b, heart-monitor 50s, blood-bag 24s, blood-vials 14s, dentist-chair 190b, dental-floss 8s, walking-frame 90g
walking-cane 95g, pregnancy-test 14s, contact-lens 8s, eye-drops 9s, nasal-spray 12s, ice-pack 22s, hot-water-bottle 32s, blister-pack 12s, pill-organizer 20s
oxygen-tank 75g, operating-table 210b, surgical-gloves 26s, eye-chart 90l, arm-sling 50s, pacemaker 12s, cotton-swabs 8s
shut-off-valve 20s, faucet-handle 14s, toilet-tank 45s, toilet-brush 40g, utility-meter 28s, spirit-level 50s, caulk-gun 32s, multimeter 20s, soldering-iron 22s
utility-knife 16s, chisel 24s, hand-plane 24s, vise 34s, nail-gun 30s, chainsaw 70g, circular-saw 36s, leaf-blower 80g, garden-hose 60g, glue-gun 20s, deadbolt 20s
roof-gutter 200b, insulation 60g, wall-anchor 8s, leaking-shed 320b, leaking-roof 90g, dipstick 50s, oil-filter 12s, air-filter 30s, windshield-wiper 140b, headlight 40s
rearview-mirror 24s, license-plate 52s, gear-stick 30s, foot-pedals 40g, dashboard 90s, car-jack 36g, exhaust-pipe 60g, airbag 50s, bike-pump 60g, bike-lock 24s
bicycle-helmet 30s, derailleur 20s, parking-ticket 90b, clamp 24s, cracked-phone 15s, chat 15s, unread-message 15s, video-call 60s, search-bar 60s, source-code 60s
cloud-storage 60a, neural-network 80a, robot-arm 180b, printer-3d 50s, smart-speaker 18s, tablet-computer 26s, e-reader 18s, graphics-card 28s, power-bank 14s, sim-card 4s
like-button 40a, wifi-signal 40a, phishing 40a, computer-virus 60s, dating-app 15s, compound-interest 60s, rent 16s, mortgage 90s, debt 30s, inflation 60s, bank-statement 30s
retirement-savings 18s, coupon 16s, jewelry-box 24s, ruby 8s, emerald 8s, pearl-oyster 14s, police-badge 9s, chalk-outline 180g, wanted-poster 60l, police-siren 24s
lock-pick 16s, statue-of-justice 240b, gallows 300b, lie-detector 40s, pho 20s, bibimbap 20s, kimchi 16s, paella 44s, nachos 28s, churros 24s, empanadas 24s, kebab 30s
shawarma 80s, tagine 32s, baklava 24s, samosas 22s, schnitzel 28s, crepes 26s, macarons 12s, ravioli 26s, cannoli 18s, bruschetta 22s, fish-and-chips 26s
barbecue-ribs 32s, grilled-fish 28s, mussels 22s, spring-rolls 24s, chocolate-cake 20s, hummus 18s, white-wine 22s, rose-wine 22s, wine-bottle 32s, wine-jug 28s
wine-barrel 100g, liquor-bottle 28s, orange-juice 18s, sparkling-water 18s, stand-mixer 38s, food-processor 38s, kitchen-scale 24s, kitchen-timer 9s, knife-block 32s
french-press 24s, coffee-grinder 24s, coffee-filter 22s, muffin-tin 38s, dish-rack 45s, paper-towel 28s, picnic-basket 42g, clay-pot 28s, ice-cube-tray 28s
falafel 16s, fondue 22s, tamale 18s, moon-cake 9s, fortune-cookie 9s, soft-ice-cream 18s, stuffed-flatbread 18s, tropical-drink 20s, name-badge 9s, drop-of-blood 20a
porcelain-doll 34s, music-box 18s, broken-mirror 60s, grandfather-clock 200b, trapdoor 110g, old-iron-key 14s, ouija-board 40s, tarot-cards 14s, zombie-hand 40g
bloody-handprint 60l, empty-swing 230b, static-tv 60s, vampire-fangs 20a, candle-in-window 200b, magic-mirror 50s, genie-lamp 28s, flying-carpet 180a, beanstalk 700b
glass-slipper 24s, gingerbread-house 32s, candy-cane 14s, snow-globe 12s, rocking-horse 90g, spinning-top 10s, paper-boat 18s, paper-plane 24a, pot-of-gold 60g
mushroom-cloud 2400b, fighter-jet 400a, missile 300a, aircraft-carrier 1800w
periscope 90w, dog-tag 7s, roman-helmet 40s, battle-axe 90s, flail 60s, katana 95s, viking-ship 900w, sextant 26s, spyglass 34s, ships-wheel 110g
covered-wagon 400b, gold-pan 40s, mine-cart 170b, sarcophagus 210b, hieroglyphs 120b, stone-axe 50s, arrowheads 8s, gas-lamp 320b, bomb 40s
yellow-tram 450b, laundry-between-balconies 700b, clothesline 300b, mooring-rope 60g, cobblestones 300g, red-phone-booth 240b, double-decker-bus 600b, tower-bridge 1900b
blue-dome-church 900b, departure-board 200b, baggage-carousel 300b, airplane-window 60b, control-tower 1500b, overwater-bungalow 600w, signpost 260b, market-stall 280b
petra 1800b, tallest-tower 2400b, glass-pyramid 1200b, onion-domes 1500b, christ-statue 1900b, step-pyramid 1500b, sombrero 55s, sugar-skull 24s, red-rock-mountain 2000b
rice-terrace 1500b, prayer-flags 700b, baobab 700b, acacia 600b, kaaba 900b, tokyo-tower 2400b, mount-fuji 2400b, snow-capped-mountain 2400b, thong-sandal 28s
cello 125g, double-bass 180g, electric-guitar 100g, clarinet 60s, trombone 110s, tuba 95g, bagpipes 80s, harmonica 12s, xylophone 60s, cymbals 90g, guitar-amp 60g, jukebox 150b
metronome 22s, easel 170b, paint-tube 12s, pottery-wheel 90g, stained-glass 220b, rosary 30s, holy-book 24s, torah-scroll 50s, open-quran 36s, buddha-statue 60g, incense 28s
singing-bowl 18s, angel-wings 90a, noahs-ark 1200w, halo 40a, musical-keyboard 90s, prayer-beads 24s, star-of-david 30a, yin-yang 30a, peace-symbol 30a, menorah 40s
javelin 230s, running-track 0g, starting-block 70g, relay-baton 30s, swimming-pool 900g, diving-board 400b, ski-lift 300a, climbing-wall 400b, golf-hole 260g, tennis-net 600b
dartboard 45l, dominoes 16s, arcade-machine 180b, yellow-card 12s, red-card 12s, exercise-bike 120g, jump-rope 60s, weight-plate 45g, trampoline 240g, chalkboard 220b, chalk 8s
lockers 190b, graded-paper 30s, protractor 12s, school-bus 700b, stadium-cutaway 1900b, hardware-shop 600b, bean-bag 90g, floor-lamp 160g, coat-rack 180b, doormat 70g
bathrobe 110g, shower-head 40l, electric-toothbrush 22s, tweezers 10s, wedding-cake 60s, wedding-dress 150g, photo-album 34s, polaroid 11s, birdhouse 170b, chicken-coop 200b
compost 110g, raised-bed 150g, seed-packet 12s, tomato-plant 120g, lavender 60g, orchid 45g, daffodil 36g, poppy 40g, aloe-vera 40g, honeycomb 24s, lipstick 8s, cigarette 8s
excavator 600b, bulldozer 500b, dump-truck 700b, concrete-mixer 700b, forklift 300b, pumpjack 900b, traffic-jam 0g, fossil 24s, dinosaur-skeleton 500b, pirate-ship 1100w
saddle 60s, santa-hat 32s, paperwork 36s, barcode 8s, weather-vane 90b, beer-mug 18s, dagger 34s
cog 1400w, caravel 1800w, galley 1900w, tall-ship 2200w, rough-sea 900w, torii-gate 520b, torii-path 560b, temple-bell 320b, wooden-bath 260b, closed-door 205b, open-door 205b
framed-shirt 90l, bent-hanger 42s, manuscripts 34s, full-bookcase 200b, eviction-notice 30s, ransom-note 30s, spiral-staircase 400b, fire-hydrant 80g, leaf-pile 120g
plughole 12s, ball-and-chain 60g, siege-catapult 420b, battering-ram 420b, cannonballs 60g, harbour-crane 1800b, radio-tower 2000b, silo 1200b
sea-monster 900w, kraken 2200w, grim-reaper 200g, werewolf 210g, bigfoot 230g, angel 180a, devil 190g, ogre 240g, sumo-wrestler 180g, wallpaper-roll 60s, floor-tiles 80g
floorboards 120g, putty-knife 22s, hedge-trimmer 80s, dollhouse 70g, sealed-letter 22s, inkwell 16s, pocket-watch 9s, message-in-a-bottle 30s
cellar-door 205b, handwritten-page 24s, open-diary 32s, cash-and-coins 20s, heap-of-coins 40g, heap-of-snow 120g, heap-of-grain 70g, heap-of-pebbles 70g
heap-of-seeds 30g, petals 90g, pebble 6g, petal 4g, washbasin 80g, wedding 240b, tornado 2000b, cyclone 160a, fog 300b, collision 400b, handshake 40a, folded-hands 40a, milky-way 160a, water-wave 700w
sheaf-of-rice 110g
tick 6g, louse 5g, leech 9s, cicada 9a, silkworm 8s, glass-eel 24w, hagfish 45w, quokka 48g, wombat 85g, lemur 60g, red-panda 65g, armadillo 60g, manatee 300w, black-swan 110w
cuckoo 32a, hoof 40g, clenched-fist 40a, raised-thumb 40a, spinal-disc 45a, venus-flytrap 22g, thistle 60g, tulip-bulb 9g, vanilla-pods 20s, olive-branch 40s, pollen-grain 40a
algae 200w, slime-mold 30g, log 110g, hailstones 160a, mudflat 600g, quicksand 220g, foam 60g, slime 40s, cube 24s, bread-rolls 30s, biscuits 16s, marshmallows 12s, bowl-of-noodles 22s
hot-sauce 18s, whisky-barrel 110g, chewing-gum 9s, menu 32s, motorcycle-helmet 32s, ashtray 14s, hand-net 120g, telegram 22s, parchment 34s, tied-parcel 36s
handkerchief 30s, rubber-bands 9s, ping-pong-ball 24s, empty-chair 160b, empty-wallet 14s, empty-shelf 200b, cuckoo-clock 45l, sauna 260b, mosquito-net 220b, whetstone 30s
traffic-cone 70g, runway 0g, roundabout 0g, canal-lock 900b, houseboat 1100w, semaphore-tower 1500b, snowplow 600b, combine-harvester 700b, ice-cream-van 480b, hanging-railway 900b
horn-antenna 900b, pressure-gauge 14s, catalytic-converter 40s, shock-absorber 50s, calculating-machine 36s, punched-card 19s, instant-camera 16s, card-terminal 18s, pedometer 7s
steel-balls 6s, kilogram-weight 9s, didgeridoo 130g, cowrie-shell 7s, bronze-bull 400b, canal 900b, turbine 500b, jet-engine 300g, claw 30g, artichoke 12s, roof-antenna 300b
grapefruit 14s, blood-orange 10s, orange-slice 8s, lemon-wedge 6s, lemon-juice 14s, cashew 5s, pistachio 4s, pine-nut 6s, brazil-nut 6s
macadamia-nut 5s, nutmeg 5s, clove 4s, saffron 10s, cocoa-beans 18s, coffee-grounds 14s, coconut-milk 16s, coconut-oil 14s, cooking-oil 28s
mushroom-pasta 24s, tortellini 24s, flatbread 26s, meat-on-bone 40s, balsamic-vinegar 28s, beer-bottle 24s, beer-can 14s, energy-drink 15s
mojito 18s, coconut-drink 16s, cereal-box 30s, corn-flakes 18s, protein-shake 24s, dish-soap 24s, clear-spirit 28s, cup-noodles 14s
plate-of-noodles 26s, sunscreen 16s, serum-bottle 10s, tempura 24s, shrimp-cocktail 18s, egg-white 18s, slice-of-bread 14s, cheesecake 16s
oat 20s, baked-potato 14s, lima-beans 16s, black-beans 16s, runner-beans 22s, couscous 20s, chicken-wing 12s, clam 12s, jalapeno 9s
placenta 22s, blood-clot 50a, microscope-slide 8s, guinea-pig 25g, yeti 230g, tuna 180w, black-widow 3g, leafcutter-ant 3g, egret 90g
sea-lion 200g, polar-bear-cub 70g, cricket-insect 5g, pitchfork 150g, paint-tray 40g, hand-mixer 24s, table-saw 110g, bent-wire 30s
key-ring 9s, clothespin 8s, hard-hat 30s, hubble-telescope 300a, neutron-star 60a, white-dwarf 60a, heat-wave 120a
petri-dish 10s
dirty-dishes 60s, hot-tub 220g, clogged-drain 60s, hedge 300g, bar-stool 80g, parquet 120g, loose-floorboard 120g, heating-pad 40s
air-purifier 60g, french-horn 60s, bassoon 130s, bongos 40g, bass-guitar 110g, tennis-ball 7s, archery-target 130b, shooting-target 60l
black-belt 40s, laurel-wreath 30s, lab-notebook 26s, ornate-book 26s, mascara 12s, foundation-cream 12s, sd-card 4s, astrolabe 20s
war-hammer 90s, blank-canvas 170b, flat-tire 66g, film-reel 30s, sports-car 420b, car-door 120g, car-hood 400b, car-trunk 400b
side-mirror 24s, engine-light 12s, semi-truck 1600b, floor-jack 60g, speeding-ticket 20s, electricity-meter 30l, gas-meter 36l
white-house 1800b, capitol 2000b, courthouse 1700b, university 1700b, museum 1700b, notre-dame 2000b, empire-state-building 2400b
ziggurat 1500b, kilimanjaro 2400b, baseball-stadium 1900b, irrigation-canal 700b, shipping-canal 900b, dark-sea 900w, clay 30s, proton 40a
neutron 40a, bonsai 40s, rice-plant 90g, leek 40s, artichoke-heart 10s, hollow-log 110g, trilobite 24s, crystal 30s, fang 10s, hand-axe 14s
magic-bean 8s, bird-feeder 150g, fishbowl 30s, missed-call 15s, phone-case 15s, bell-curve 60a, space-suit 190g, diving-suit 190g, payslip 26s
student-debt 40s, gas-grill 120g, china-doll 34g, fishbowl 30s
still-water 60g`

const sizes: ReadonlyMap<string, ThingSize> = new Map(
  SIZES.trim()
    .split(/,\s|\n/u)
    .map((entry) => {
      const [icon, size] = entry.split(' ') as [string, string]
      return [icon, { centimetres: parseInt(size, 10), placement: PLACEMENTS[size.at(-1)!]! }] as const
    }),
)

/** Size and placement of an icon or painted prop; undefined for those without an entry. */
export const sizeOfThing = (icon: string): ThingSize | undefined => sizes.get(icon)

/** Icons with a size. */
export const SIZED_ICONS: readonly string[] = [...sizes.keys()]
