/**
 * Made things, signs and events that can be drawn or are wanted. A row: the WordNet lexical file whose sense is meant, then `name=lemma:sense+@art`. `=lemma` where WordNet has
 * another name, `:2` for the second sense, `+` if everything below the synset is drawn alike (otherwise two steps), `@art` for what the painter has: an
 * icon or painted prop, `animal/…`, `person` or `place/…`. Without `@` there is no art yet: the name goes to words.
 */
export const OBJECT_ROWS = `
artifact: spatula=spatula@spatula, tongs=tongs@tongs, patch=patch@patch, sailing ship=sailing vessel@sailing-ship, galleon=galleon@sailing-ship
artifact: castle keep=donjon@castle-keep, plague mask@plague-mask, candle lantern@candle-lantern, quill=quill:1@quill, horseshoe=horseshoe:2@horseshoe
artifact: chariot=chariot@chariot, sack=sack:1@sack, hay bale=bale:1@hay-bale, scarecrow=scarecrow@scarecrow, spinning wheel=spinning wheel@spinning-wheel
artifact: matchstick=matchstick@match, coil spring=coil spring@spring, pepper mill=pepper mill@peppermill
artifact: lamp@lamp, light bulb@light-bulb, lantern@lantern, street lamp@street-lamp, lamp post@street-lamp, lamppost=lamppost@street-lamp, candle@candle, flashlight@flashlight, teapot@teapot
artifact: kettle@kettle, cup@cup, mug@mug, glass@glass, bottle@bottle, flask, jar@jar, pot@pot, vase@vase, bowl@wooden-bowl
artifact: plate@plate, fork@fork, spoon@spoon, teaspoon@spoon, knife@knife, frying pan=pan@frying-pan, blender=blender@blender, cauldron@cauldron
artifact: oven@oven, stove@cook-stove, refrigerator@refrigerator, microwave@microwave, toaster@toaster, basket@basket, bucket@bucket, barrel@barrel, broom@broom, box@box, crate@crate, chest@chest
artifact: package@package, chair+@chair, armchair@armchair, throne@throne, table@table, desk@desk, bed@bed, cradle@cradle, sofa@sofa, bench@bench, door@door
artifact: gate@gate, window@window, mirror@mirror, painting@framed-picture, picture frame=frame@framed-picture, portrait=portrait:2@portrait, self-portrait=self-portrait@portrait, statue, clock@clock
artifact: alarm clock@alarm-clock, watch@watch, hourglass@hourglass-done, sundial, ladder@ladder, stairs@stairs, shelf@shelf, cupboard@cupboard
artifact: wardrobe@wardrobe, mattress@mattress, wheelbarrow=barrow@wheelbarrow, fireplace@fireplace, carpet@rug, blanket@blanket, pillow@pillow, curtain@curtain, key@key, lock@locked, bell@bell, soap@soap, sponge@sponge
artifact: toothbrush@toothbrush, bathtub@bathtub, shower@shower, toilet@toilet, sink@sink, scissors@scissors, needle@sewing-needle, thread@thread
artifact: yarn@yarn, button@shirt-button, teddy bear@teddy-bear, doll@doll, toy@toy-box, gift@wrapped-gift, balloon@balloon, car@car, taxi@taxi, bus@bus
artifact: truck@delivery-truck, van@minibus, tractor@tractor, train@train, locomotive@locomotive, subway train=subway train@metro, tram@tram
artifact: ambulance@ambulance, fire engine@fire-engine, police car@police-car, motorcycle@motorcycle, scooter, bicycle@bicycle
artifact: cart@cart, wheel@wheel, bicycle wheel, airplane@airplane, helicopter@helicopter, hot-air balloon@hot-air-balloon, airship, rocket@rocket
artifact: space shuttle, spacecraft@rocket, drone@drone, satellite@satellite, space station, parachute@parachute, kite@kite, boat@boat, rowing boat@boat, rowboat@boat, canoe@canoe
artifact: sailboat@sailboat, ship+@ship, submarine@submarine, anchor@anchor, compass@compass, map@world-map, telescope@telescope, microscope@microscope
artifact: test tube@test-tube, glass tube@test-tube, magnet@magnet, gear@gear, hammer@hammer, saw@carpentry-saw, axe=ax@felling-axe, wrench@wrench, screwdriver@screwdriver
artifact: screw@screw-and-nut, nail@nail, chain@chain, hook@hook, toolbox@toolbox, shovel@spade, watering can@watering-can, rope@rope
artifact: fishing rod@fishing-pole, tent@tent, umbrella@umbrella, backpack@backpack, bag@bag, suitcase@suitcase, handbag@handbag, book@book
artifact: notebook@notebook, newspaper@newspaper, magazine@magazine, letter@letter, envelope@envelope, postcard@postcard, stamp@stamp, scroll@scroll, pencil@pencil, pen@pen
artifact: paintbrush@paintbrush, palette@artist-palette, laptop@laptop, computer@desktop-computer, keyboard@keyboard, mouse pad, printer@printer
artifact: smartphone@mobile-phone, telephone@telephone, television@television, radio@radio, camera@camera, film camera=movie camera@movie-camera
artifact: projector@film-projector, headphones=headphone@headphone, microphone@microphone, battery@battery, robot@robot, chip@chip, circuit board@circuit-board, server@server
artifact: cable@cable, electric plug=plug@electric-plug, guitar@guitar, violin@violin, piano@piano, drum@drum, trumpet@trumpet
artifact: flute@flute, saxophone@saxophone, harp, ball@ball, golf ball@golf-ball, tennis ball@tennis-ball, football@soccer-ball, basketball@basketball, tennis racket@tennis-racket, trophy@trophy
artifact: medal@sports-medal, chess@chess-board, dice=die@game-die, jigsaw puzzle@puzzle-piece, toy brick@toy-brick, skateboard@skateboard
artifact: sled@sled, ski@skis, surfboard, crown@crown, ring@ring, necklace, hat@top-hat, top hat@top-hat, cap@billed-cap
artifact: scarf@scarf, glove@gloves, coat@coat, jacket@coat, shirt@shirt, t-shirt@t-shirt, sweater, dress@dress
artifact: trousers@jeans, jeans@jeans, skirt, sock@socks, shoe@mans-shoe, boot@hiking-boot, running shoe@running-shoe, sandal@thong-sandal
artifact: glasses@glasses, sunglasses@sunglasses, magnifying glass@magnifying-glass-tilted-left, crystal ball@crystal-ball, wand@magic-wand
artifact: sword@sword, spear@spear, bow=bow:4@bow, arrow=arrow:2@arrow, shield@shield, armor@armor, cannon, machine gun, gun, bomb, bullet, tank
artifact: chart@bar-chart, calendar@calendar, flag@triangular-flag, pill@pill, syringe@syringe, stethoscope@stethoscope, bandage@adhesive-bandage
artifact: crutch@crutch, wheelchair@manual-wheelchair, thermometer@thermometer, scale=weighing machine@bathroom-scale, calculator@calculator, abacus@abacus
artifact: coin@coin, banknote@banknotes, wallet@wallet, purse@purse, piggy bank@piggy-bank, money bag@money-bag, credit card@credit-card, safe@strongbox, price tag@label
artifact: shopping cart@shopping-cart, shopping bag@shopping-bags, cash register@cash-register, candle holder, typewriter@typewriter, printing press, steam engine@steam-engine, engine@engine
artifact: windmill@windmill, water wheel, solar panel@solar-panel, wind turbine@wind-turbine, power line, nuclear reactor, oil rig, oil lamp@oil-lamp, lighter@lighter, match
artifact: mask, glue@glue, paper@page-facing-up, brick@brick, pipe=pipe:2@pipe, tap=faucet@tap, hose@hose, fan@fan, air conditioner@air-conditioner, heater@heater
artifact: washing machine@washing-machine, vacuum cleaner@vacuum-cleaner, iron@iron, sewing machine@sewing-machine, loom, fishing boat@boat, raft@raft, oar, paddle, buoy, life buoy@ring-buoy, torch=torch:1@burning-torch
artifact: firework@fireworks, trap, cage@cage, fence@fence, barbed wire, wall@brick-wall, bridge@bridge, tunnel, dam, well@well, fountain@fountain, tower@stone-tower
artifact: house@house, hut@hut, castle@castle, palace@palace, church@church, mosque@mosque, temple@classical-building, pagoda
artifact: pyramid@pyramid, lighthouse@lighthouse, skyscraper@skyscraper, office building@office-building, apartment building@apartment-building
artifact: factory@factory, mill, warehouse, barn@barn, greenhouse, shed, shop@shop, bakery@bakery, supermarket@place/supermarket, market@place/market
artifact: restaurant@place/restaurant, cafe@place/cafe, coffee house@place/cafe, bar@place/cafe, hotel@hotel, hospital@hospital, school@school, university@university
artifact: library@place/library, museum@museum, theater@place/stage, cinema@cinema, stadium@stadium-cutaway, bank@bank, post office@post-office
artifact: police station, prison@prison, court@courthouse, train station=railway station@station, airport@place/airport, harbor@place/harbor, railway@railway-track
artifact: road@motorway, street@place/street, path@path, garage@place/garage, gas station@fuel-pump, kitchen@place/kitchen, bedroom@place/bedroom, bathroom@place/bathroom
artifact: living room@place/room, classroom@place/school, office@place/office, laboratory@place/lab, workshop@place/workshop, attic@place/attic, cellar@place/cellar, hallway@place/hallway, parking lot=parking lot@place/parking-lot, hot spring=hot spring@place/hot-spring, roof@roof, chimney@chimney
artifact: balcony, garden@place/garden, park@place/garden, playground@playground-slide, zoo, aquarium, farm@place/field, vineyard@place/field
artifact: amusement park@ferris-wheel, roller coaster@roller-coaster, ferris wheel=ferris wheel@ferris-wheel, carousel@carousel-horse
artifact: circus tent@circus-tent, stage@place/stage, monument, tomb@gravestone, gravestone=gravestone@gravestone, ruin@place/ruins, arch, column
artifact: aqueduct@aqueduct, colosseum@colosseum, igloo, camp@tent, campfire=campfire@campfire, bonfire=bonfire@campfire, observatory, space probe, lens, laser, x-ray machine, hearing aid, diaper@diaper, bib@bib
artifact: cookie cutter@cookie-cutter, rolling pin@rolling-pin, whisk@whisk, grater@grater, cutting board=chopping board@cutting-board, apron, tray@tray, jug@jug, corkscrew@corkscrew, straw hat, wig@wig, lipstick
artifact: perfume@perfume, razor, comb@comb, towel@towel, shoelace=lace, zipper@zipper, quilt@blanket, hammock@hammock, wreath@wreath, marble, slide@playground-slide, swing@swing, seesaw@seesaw, puppet@puppet
artifact: jukebox, record player, vinyl record=phonograph record@vinyl-record, cassette@videocassette, film reel@film-reel, ticket@ticket, passport@passport
artifact: badge, whistle@whistle, megaphone@megaphone, traffic light@vertical-traffic-light, road sign@road-sign, barrier@barrier, parking meter@parking-meter, steering wheel@steering-wheel
artifact: tire@tire, seat belt@seat-belt, propeller@propeller, tent peg, oxygen mask, diving suit, snorkel, goggles@goggles, stretcher, scalpel@scalpel, microchip@chip, hard disk@hard-disk
artifact: joystick@joystick, game console@game-controller, video game@video-game, website, toilet paper, trash can=ashcan@wastebasket, plastic bag@plastic-bag, can@canned-food
artifact: carton@carton, bottle cap, cork@cork, pump@hand-pump, generator, lever@lever, pulley@pulley, spring, valve@valve, thermostat@thermostat, telegraph, periscope, sail, mast, clothing@folded-clothes
artifact: weapon, vehicle, building, furniture, sign@placard, tram=tramcar@tram, tram=tramway@tram, table=table:3@table, bell=bell:2@bell
artifact: picture frame=frame:1@framed-picture, bag=bag:4@bag, ring=ring:8@ring, chip=chip:7@chip, ferry@ship, motorboat@motor-boat
artifact: sports car=sport car@sports-car, pickup truck=pickup@pickup-truck, drawer@chest-of-drawers, mailbox@postbox, briefcase@briefcase
artifact: elevator, escalator, paper clip@paperclip, ruler@straight-ruler, dagger, X-ray@x-ray, teddy@teddy-bear
artifact: jack-o'-lantern@jack-o-lantern, Christmas tree@christmas-tree, snowman@snowman, statue of liberty=Statue of Liberty@statue-of-liberty
artifact: moai@moai, monorail@monorail, plank@plank, post, pole, rail, beam, plaque, poster@poster, receipt@receipt, tube, hinge@door-hinge, curling iron, spade@spade
artifact: rake@rake, hoe@hoe, plough=plow@plough, sickle@sickle, scythe@scythe, torpedo, trench=trench:3@place/battlefield, courtroom@place/courtroom, prison cell=prison cell@place/prison, gym=gymnasium@place/gym, subway station=subway station@place/subway, minaret, windowpane, pier, quay, sluice, scaffold@scaffold, crane=crane:4
artifact: ladle@ladle, sieve@sieve, kiln, anvil@anvil, bellows
group: fleet, forest@place/forest, parade, orchestra, city@place/city, village@place/village, town@place/village, galaxy@galaxy, herd, flock
group: swarm
shape: pie chart, bar chart@bar-chart, curve@bell-curve, circle, drop@droplet
communication: map@world-map, book@book, letter@letter, newspaper@newspaper, painting@framed-picture, film@film-frames, photograph@photograph, photo@photograph
communication: flag@triangular-flag, road sign@road-sign, sign@placard, chart@bar-chart, diary@open-diary, e-mail@e-mail, ticket@ticket, contract@signed-contract
communication: constitution, bill, clef, graph@chart-increasing
possession: money@cash-and-coins, coin@coin, treasure@open-treasure-chest, piggy bank@piggy-bank, cash@cash-stack, savings=savings@savings-jar, gift@wrapped-gift, wallet@wallet
possession: gold, coin=penny@coin
state: night, darkness, fire@fire, fog@fog
time: night, sunset@sunset, sunrise@sunrise, winter, summer, autumn, spring
location: battlefield@place/battlefield, city@place/city, village@place/village, beach@place/beach, field@place/field, garden@place/garden, park@place/garden, desert@place/desert
event: storm@cloud-with-lightning-and-rain, wedding@wedding, race, war, battle, concert, party, fire@fire, explosion@collision, funeral, flood
event: wave=wave:1@water-wave
act: parade, battle, concert
artifact: bullseye=bull's eye@bullseye, balance scale=balance@balance-scale, computer mouse@computer-mouse, brick wall@brick-wall, data center@data-center, inner tube@inner-tube, life jacket, hand pump@hand-pump, flat tire@flat-tire, document@page-facing-up, patent@page-facing-up, certificate@scroll, chatbot@robot, dial, smoke detector@smoke-detector, solar system model
communication: password@locked
artifact: footprint@footprints, stopwatch@stopwatch, coffin@wooden-coffin, urn@urn, knot@knot, safety pin@safety-pin
artifact: fire extinguisher@fire-extinguisher, bouquet=bouquet:1@bouquet, birthday cake@birthday-cake, ballot box@ballot-box-with-ballot, chain
artifact: baseball@baseball, volleyball@volleyball, rugby ball@rugby-football, boxing glove, ice skate@ice-skate, roller skate@roller-skate
artifact: clipboard@clipboard, ledger@ledger, crayon@crayon, fountain pen@fountain-pen, floppy disk@floppy-disk, graduation cap=mortarboard:1@graduation-cap
artifact: mousetrap, petri dish@petri-dish, alembic@alembic, razor, lipstick, baby bottle@baby-bottle, toilet paper@roll-of-paper
artifact: leash@leash, pill bottle=pill bottle@pill-bottle, router=router:2@router, sandpaper@sandpaper, drum kit@drum-set, cross=cross:1@cross, cross=cross:3@cross, desk globe=globe:3@desk-globe, plant pot=flowerpot@plant-pot, cemetery=cemetery@gravestone
artifact: loudspeaker=speaker:2@speaker-high-volume, stop sign@stop-sign, video camera@video-camera, slot machine@slot-machine, kimono@kimono
artifact: pickaxe=pick:5@pick, bullet train@bullet-train, speedboat@speedboat, cable car@mountain-cableway, plunger=plunger:2@plunger, pushpin=drawing pin@pushpin
artifact: compact disc=compact disk@optical-disk, lab coat=laboratory coat@lab-coat, high heel@high-heeled-shoe, ballet shoe=ballet slipper@ballet-shoes
artifact: gold medal@1st-place-medal, silver medal@2nd-place-medal, bronze medal@3rd-place-medal, chandelier@chandelier, marionette@puppet
artifact: red heart@red-heart, broken heart@broken-heart, warning sign@warning, musical notes@musical-notes, praying hands@folded-hands, question mark@red-question-mark
artifact: check mark@check-mark, cross mark@cross-mark, flying saucer@flying-saucer, birdcage@cage, hourglass@hourglass-done, sheet music@musical-score
act: handshake@handshake
artifact: saucepan@saucepan, casserole=casserole:2@pot, stockpot@pot, cooking pot@pot, colander@colander, strainer@colander, peeler=peeler:3@peeler, vegetable peeler@peeler
artifact: oven mitt@oven-mitt, wooden spoon=wooden spoon:2@wooden-spoon, coffee mug@mug, measuring cup@measuring-cup, measuring jug@measuring-cup, mixing bowl@mixing-bowl
artifact: baking tray@baking-tray, baking sheet@baking-tray, cookie sheet@baking-tray, sheet pan@baking-tray, coffee maker@coffee-machine, coffee machine@coffee-machine
artifact: espresso machine@coffee-machine, air fryer@air-fryer, dishwasher@dishwasher, grill=grill:2@grill, barbecue=barbecue:3@grill, barbecue grill@grill, gas grill@gas-grill
artifact: dinner plate@plate, empty plate@plate, lunch box@lunch-box, lunchbox@lunch-box, tin foil@aluminium-foil, aluminum foil@aluminium-foil, tea bag@tea-bag, teabag@tea-bag
artifact: u-shaped pipe@u-trap, u-bend@u-trap, p-trap@u-trap, drain trap@u-trap, sink trap@u-trap, u-shaped trap@u-trap, drain=drain:3@drain, sink drain@drain, shower drain@drain
artifact: detergent=detergent:2@detergent, laundry detergent@detergent, dish soap@dish-soap, spray bottle@spray-bottle, laundry basket@laundry-basket, laundry=laundry:1@laundry-basket
artifact: dirty laundry@laundry-basket, hamper@laundry-basket, ironing board@ironing-board, drill=drill:1@drill, power drill@drill, electric drill@drill, pliers@pliers
artifact: paint roller@paint-roller, paint can@paint-can, duct tape@tape-roll, adhesive tape@tape-roll, masking tape@tape-roll, electrical tape@tape-roll, tape measure@tape-measure
artifact: measuring tape@tape-measure, fuse box@fuse-box, breaker box@fuse-box, circuit breaker@fuse-box, electrical panel@fuse-box, outlet=wall socket@outlet, power outlet@outlet
artifact: wall outlet@outlet, wall socket@outlet, power socket@outlet, electrical outlet@outlet, power strip@power-strip, extension cord@power-strip
artifact: smoke alarm@smoke-detector, fire alarm@smoke-detector, door hinge@door-hinge, doorknob@doorknob, door handle@doorknob, lawn mower@lawn-mower
artifact: lawnmower@lawn-mower, gas can@gas-can, jerry can@gas-can, crib=crib:1@crib, baby monitor@baby-monitor, stroller=stroller:2@stroller
artifact: nappy@diaper, pacifier=pacifier:3@pacifier, closet=closet:3@closet, hanger=coat hanger@hanger, clothes hanger@hanger, mop@mop, dustpan@dustpan
artifact: garbage bag@garbage-bag, trash bag@garbage-bag, bin bag@garbage-bag, recycling bin@recycling-bin, toothpaste@toothpaste, hairbrush@hairbrush, hair dryer@hair-dryer
artifact: hairdryer@hair-dryer, blow dryer@hair-dryer, dresser=chest of drawers@chest-of-drawers, chest of drawers@chest-of-drawers, light switch@light-switch
artifact: office chair@office-chair, swivel chair@office-chair, desk chair@office-chair, doorbell@doorbell, ceiling fan@ceiling-fan, rocking chair@rocking-chair, highchair@high-chair
artifact: high chair@high-chair, car seat@child-seat, rubber duck@rubber-duck, toy car@toy-car, allen key@allen-key, allen wrench@allen-key
artifact: hex key@allen-key, rubber washer@rubber-ring, rubber ring@rubber-ring, o-ring@rubber-ring, car battery@car-battery, car key@car-key, speedometer@speedometer
artifact: hoodie@hoodie, suit=suit:1@suit, business suit@suit, sneaker@sneakers
artifact: radiator=radiator:2@radiator, scaffolding@scaffold, shampoo@lotion-bottle
artifact: inhaler@inhaler, glucose meter@glucose-meter, glucose monitor@glucose-meter, glucometer@glucose-meter, blood sugar meter@glucose-meter, bathroom scale@bathroom-scale
artifact: blood pressure monitor@pressure-cuff, blood pressure cuff@pressure-cuff, yoga mat@yoga-mat, dumbbell@dumbbell, barbell@barbell, kettlebell@kettlebell, treadmill@treadmill
artifact: sleep mask@sleep-mask, eye mask@sleep-mask, hospital bed@hospital-bed, iv drip@drip, infusion@drip, first aid kit@first-aid-kit, first-aid kit@first-aid-kit, face mask@face-mask
artifact: surgical mask@face-mask, mri scanner@body-scanner, mri machine@body-scanner, ct scanner@body-scanner, tissue box@tissue-box, plaster cast@leg-cast
artifact: house key@house-key, front door key@house-key, electric car@ev-charging, electric vehicle@ev-charging, charging station@ev-charging, phone charger@phone-charging, phone battery@phone-charging
artifact: charger=charger:2@phone-charging, charging cable@phone-charging, computer screen@monitor, computer monitor@monitor, motherboard@circuit-board
artifact: usb stick@usb-stick, flash drive@usb-stick, usb drive@usb-stick, hard drive@hard-disk, robot vacuum@robot-vacuum, robot vacuum cleaner@robot-vacuum
artifact: webcam@webcam, security camera@security-camera, surveillance camera@security-camera, cctv camera@security-camera, headset@headset, earphone=earphone@earbuds, earbud@earbuds, earbuds@earbuds
artifact: smartwatch@smartwatch, fitness tracker@smartwatch, remote control@remote-control, tv remote@remote-control, game controller@game-controller
artifact: vr headset@vr-headset, modem@modem, assembly line@conveyor-belt, conveyor belt=conveyer belt@conveyor-belt, production line@conveyor-belt, shipping container@containers
artifact: cargo container@containers, open safe@open-safe, stock chart@stock-screen, trading screen@stock-screen, groceries=grocery:2@groceries, grocery bag@groceries, bag of groceries@groceries
communication: bill=bill:2@bill, electricity bill@bill, electric bill@bill, energy bill@bill, phone bill@bill, water bill@bill, gas bill@bill, medical bill@bill, hospital bill@bill, heating bill@bill
communication: invoice@bill, rejection letter@rejection-letter, acceptance letter@acceptance-letter, job offer@acceptance-letter, resume=curriculum vitae@resume
communication: application form@application-forms, to-do list@todo-list, checklist@todo-list, shopping list@todo-list, grocery list@todo-list, pie chart@pie-chart, tax return@tax-form, tax form@tax-form
communication: notification=notification:2@notifications, push notification@notifications
communication: rental contract@signed-contract
possession: paycheck@cheque, cheque@cheque, coin stack@coin-stacks
possession: savings account@savings-jar
artifact: carriage=carriage:2@horse-carriage
artifact: cabin=cabin:2@log-cabin
artifact: prism=prism:2@prism, lens=lens:1@lens, Erlenmeyer flask=Erlenmeyer flask@lab-flask, laboratory flask@lab-flask, lab flask@lab-flask, vial=vial@vial, lead box@lead-box, telegraph=telegraph@telegraph
artifact: space station=space station@space-station, space shuttle=space shuttle@space-shuttle
artifact: gladiator helmet@gladiator-helmet, clay tablet@clay-tablet, obelisk=obelisk:1@obelisk, sphinx=sphinx:3@sphinx, statue=statue@statue, sculpture=sculpture:1@statue, sundial=sundial@sundial
artifact: column=column:7@column, pillar=pillar:5@column, arch=arch:4@arch, triumphal arch=triumphal arch@arch, storage jar@jar-dwelling, giant jar@jar-dwelling, wooden bowl@wooden-bowl, cloak=cloak:2@cloak, cape=cape:2@cloak, toga=toga@toga
artifact: amphora=amphora@greek-vase, pottery=pottery@greek-vase, ancient vase@greek-vase, catapult=catapult:3@catapult, siege tower@siege-tower, cannon=cannon:1@cannon, cannon=cannon:3@cannon, musket=musket@musket, guillotine=guillotine:2@guillotine
artifact: printing press=printing press@printing-press, gramophone=gramophone@gramophone, vinyl@vinyl-record, record player=record player@record-player, turntable@record-player
artifact: harp=harp:1@harp, airship=airship@airship, zeppelin=zeppelin:2@airship, shipwreck=shipwreck:1@shipwreck, treasure chest=treasure chest@open-treasure-chest
artifact: witch hat@witch-hat, witch's hat@witch-hat, wizard hat@wizard-hat, treasure map@treasure-map, broomstick=broomstick@flying-broom, magic broom@flying-broom, flying broom@flying-broom
food: potion=potion@potion, magic potion@potion, love potion@potion
animal: mermaid=mermaid@mermaid
artifact: pagoda=pagoda@pagoda, Buddhist temple@pagoda, Japanese temple@pagoda, Japanese castle@japanese-castle, Hindu temple@hindu-temple, Shinto shrine@shinto-shrine, cathedral=cathedral:1@cathedral, cathedral=cathedral:2@cathedral
artifact: log cabin=log cabin@log-cabin, wooden cabin@log-cabin, ruined wall@ruined-wall, crumbling wall@ruined-wall, greenhouse=greenhouse@greenhouse, warehouse=warehouse@warehouse
artifact: nuclear reactor=nuclear reactor@nuclear-plant, nuclear power plant@nuclear-plant, nuclear plant@nuclear-plant, oil rig=oil rig@oil-rig, dam=dam:1@dam, tunnel=tunnel:1@tunnel, pier=pier:1@pier, jetty=jetty@pier
artifact: igloo=igloo@igloo, power line=power line@power-line, pylon=pylon:2@power-line, construction crane@construction-crane, tower crane@construction-crane
artifact: gondola=gondola:2@gondola, hotel key@hotel-key, room key@hotel-key, selfie stick@selfie-stick, surfboard=surfboard@surfboard, deck chair=deck chair@beach-chair, beach chair=beach chair@beach-chair, beach umbrella@umbrella-on-ground
artifact: jeep=jeep@safari-jeep, safari jeep@safari-jeep, food truck@food-truck, billboard=billboard@billboard, subway entrance@subway-entrance, escalator=escalator:2@escalator, elevator=elevator:1@elevator
artifact: crosswalk=crosswalk@crosswalk, zebra crossing=zebra crossing@crosswalk, paper lantern@red-paper-lantern, snorkel=snorkel:1@diving-mask, scuba mask@diving-mask, diving mask@diving-mask, diving suit=diving suit@diving-suit
communication: boarding pass=boarding pass@boarding-pass, papyrus=papyrus:3@papyrus, fingerprint=fingerprint:1@fingerprint, diploma=diploma@diploma
substance: papyrus=papyrus:1@papyrus
food: matcha@matcha-bowl, matcha tea@matcha-bowl, green tea@matcha-bowl, ramen@steaming-bowl
artifact: basketball hoop=basketball hoop@basketball-hoop, snowboard=snowboard@snowboard, winners podium@winners-podium, podium=podium@lectern, lectern=lectern@lectern, boxing ring=boxing ring@boxing-ring, boxing glove=boxing glove@red-boxing-glove
artifact: soccer goal@goal-net, football goal@goal-net, goal net@goal-net, racket=racket:4@tennis-racket, chess piece=chess piece@chess-king, chessboard=chessboard@chess-board, chess set=chess set@chess-board, track hurdle=hurdle:1@hurdle
artifact: life jacket=life jacket@life-jacket, life vest@life-jacket, diving helmet@diving-helmet, gavel=gavel@gavel, handcuff=handcuff@handcuffs, evidence bag@evidence-bag, police tape@police-tape, crime scene tape@police-tape
artifact: prison bars@prison-bars, barbed wire=barbed wire@barbed-wire, gas mask@gas-mask, tank=tank:1@tank, sweater=sweater:1@sweater, skirt=skirt:2@skirt, necklace=necklace@necklace
artifact: straw hat=straw hat@straw-hat, apron=apron:1@apron, mousetrap=mousetrap:1@mousetrap
location: finish line=finish line@finish-line
artifact: battleship=battleship@battleship, warship=warship@battleship, tugboat=tugboat@tugboat, steamboat=steamboat@steamboat, lifeboat=lifeboat@lifeboat, oar=oar:1@oar, biplane=biplane@biplane
artifact: limousine=limousine@limousine, limo=limo@limousine, convertible=convertible:1@convertible, stagecoach=stagecoach@horse-carriage, horse-drawn carriage@horse-carriage, camper van@camper-van, campervan@camper-van
artifact: motorhome=motor home@camper-van, sleeping bag=sleeping bag@sleeping-bag, punching bag=punching bag@punching-bag, razor=razor@safety-razor, treehouse=tree house@treehouse, tree house=tree house@treehouse
artifact: sandcastle=sandcastle@sandcastle, sand castle@sandcastle, observatory=observatory:1@observatory, water wheel=water wheel@water-wheel, water mill=water mill@water-wheel, watermill=watermill@water-wheel
communication: app store@phone-apps, home screen@phone-apps, downward trend@falling-chart
possession: real estate@house-for-sale, money tree@money-plant
artifact: used car@car-with-price
artifact: to-go cup@to-go-cup, coffee cup@to-go-cup, paper cup@to-go-cup, takeaway cup@to-go-cup, disposable cup@to-go-cup, egg carton@egg-carton, rice cooker@multi-cooker
artifact: slow cooker@multi-cooker, pressure cooker@multi-cooker, instant pot@multi-cooker, crockpot@multi-cooker, mortar and pestle@mortar-and-pestle, pestle=pestle:2@mortar-and-pestle
artifact: can opener@can-opener, tin opener@can-opener, pizza cutter@pizza-cutter, wok@wok, thermos@thermos, thermos flask@thermos, bike chain@bike-chain, bicycle chain@bike-chain
artifact: bike seat@bike-saddle, bicycle seat@bike-saddle, bike saddle@bike-saddle, handlebar@handlebar, brake disc@brake-disc, brake pad@brake-disc, spark plug@spark-plug
artifact: jumper cable@jumper-cables, jump lead@jumper-cables, washer=washer:3@screw-and-nut, wire=wire:2@coil-of-wire, copper wire@coil-of-wire, trowel@trowel, pruning shears@pruning-shears
artifact: secateurs@pruning-shears, sprinkler@sprinkler, stapler@stapler, sticky note@sticky-notes, post-it note@sticky-notes, post-it@sticky-notes, whiteboard@whiteboard
artifact: highlighter=highlighter:2@highlighter, eraser@eraser, ring binder@binder, atm@atm, cash machine@atm, vending machine@vending-machine, moving box@moving-boxes, vault=vault:2@vault-door
artifact: bank vault@vault-door, stool=stool:1@stool, bar stool@bar-stool, nightstand@nightstand, bedside table@nightstand, bunk bed@bunk-bed, coffee table@coffee-table, folding chair@folding-chair
artifact: camping chair@folding-chair, window blind@blinds, blinds@blinds, humidifier@humidifier, water heater@water-heater, boiler=boiler:1@water-heater, dog bowl@dog-bowl, food bowl@dog-bowl
artifact: litter box@litter-box, dog house@dog-house, doghouse@dog-house, deck of cards@deck-of-cards, board game@board-game, ring light@ring-light
artifact: tripod@tripod, binoculars@binoculars, belt=belt:2@belt, tie=necktie@long-tie, necktie@long-tie, slipper@slippers, makeup=makeup:1@makeup, mascara@mascara, eyeshadow@makeup
artifact: foundation cream@foundation-cream, makeup brush@makeup, earring@earrings, poker chip@poker-chips, id card@identification-card, vhs tape@videocassette, dvd@optical-disk, movie ticket@ticket
artifact: concert ticket@ticket, wedding ring@ring, engagement ring@ring, lego brick@toy-brick, insulin pen@insulin-pen, ultrasound scan@ultrasound-screen
artifact: folded clothes@folded-clothes, clean laundry@folded-clothes, pile of clothes@folded-clothes, air purifier@air-purifier
artifact: gas stove@cook-stove, stovetop@cook-stove, kitchen stove@cook-stove
communication: spreadsheet@spreadsheet, excel sheet@spreadsheet, business card@business-card, qr code@qr-code, lottery ticket@lottery-ticket, presentation slide@whiteboard
possession: bitcoin@crypto-coin, cryptocurrency@crypto-coin, crypto@crypto-coin
artifact: toy box@toy-box, for-sale sign@for-sale-sign, for sale sign@for-sale-sign, gift card@gift-card, voucher@gift-card
artifact: water cooler@water-cooler, candle holder=candlestick@candleholder, candlestick@candleholder
artifact: Eiffel Tower=Eiffel Tower@eiffel-tower, Big Ben=Big Ben@big-ben, Taj Mahal=Taj Mahal@taj-mahal, Great Wall=Great Wall@great-wall, Leaning Tower=Leaning Tower@leaning-tower
artifact: Golden Gate Bridge=Golden Gate Bridge@golden-gate-bridge, Golden Gate@golden-gate-bridge, Stonehenge=Stonehenge@stonehenge, Machu Picchu=Machu Picchu@machu-picchu, Opera House@opera-house, Sydney Opera House@opera-house
artifact: Parthenon=Parthenon@parthenon, Acropolis@parthenon, Titanic@ocean-liner, Mona Lisa=Mona Lisa@mona-lisa, Brandenburg Gate@brandenburg-gate, Berlin Wall@wall-with-graffiti, Colosseum@colosseum
artifact: Great Pyramid@pyramid, Notre Dame@notre-dame, Great Sphinx@sphinx, Statue of Liberty@statue-of-liberty, ocean liner=ocean liner@ocean-liner, opera house=opera house@opera-house
artifact: aquarium=aquarium@fish-tank, fishbowl=fishbowl@fishbowl, fishing net@fishing-net, fishnet=fishnet@fishing-net, buoy=buoy:1@buoy, roadblock=roadblock@barrier, baseball bat=baseball bat@baseball-bat
artifact: golf club=golf club:1@golf-club, cottage=bungalow@cottage, shed=shed@shed, medal in case@medal-in-case, Nobel medal@medal-in-case, old notebook@old-notebook, worn notebook@old-notebook, lab notebook@lab-notebook, loom=loom@loom
artifact: police station=police station@police-station, stretcher=stretcher:2@stretcher, oxygen mask=oxygen mask@oxygen-mask, laser=laser@laser, laser beam@laser, bear trap@bear-trap, balcony=balcony:1@balcony
artifact: accordion=accordion@accordion, maraca=maraca@maracas, bongo=bongo:1@bongos, banjo=banjo@banjo, clapperboard@clapper-board, disco ball@mirror-ball, barber pole@barber-pole, bookmark=bookmark@bookmark
artifact: open book@open-book, stack of books@books, fax machine=facsimile machine@fax-machine, hand fan@folding-hand-fan, folding fan@folding-hand-fan, nesting doll@nesting-dolls, matryoshka@nesting-dolls, nail polish=nail polish@nail-polish
artifact: pinata=pinata@piata, red envelope@red-envelope, sari=sari@sari, trident=trident@trident-emblem, wind chime@wind-chime, yo-yo=yo-yo:2@yo-yo, white cane@white-cane, prosthetic arm@mechanical-arm
artifact: prosthetic leg@mechanical-leg, artificial leg@mechanical-leg, military helmet@military-helmet, steel helmet@military-helmet, pirate flag@pirate-flag, white flag@white-flag
artifact: checkered flag@chequered-flag, chequered flag@chequered-flag, abandoned house@derelict-house, haunted house@derelict-house, motor scooter=motor scooter@motor-scooter, moped=moped@motor-scooter, tuk-tuk@auto-rickshaw, rickshaw=jinrikisha@auto-rickshaw
artifact: trolleybus=trolleybus@trolleybus, semi truck@semi-truck, trailer truck=trailer truck@semi-truck, cruise ship=cruise ship@ship, small plane@small-airplane, propeller plane=propeller plane@small-airplane
artifact: SUV=sport utility@sport-utility-vehicle, bowling ball=bowling ball@bowling, bowling pin=bowling pin@bowling, cricket bat=cricket bat@cricket-game, hockey stick=hockey stick@ice-hockey, hockey puck@ice-hockey, puck=puck:2@ice-hockey
artifact: lacrosse stick@lacrosse, ping-pong paddle@ping-pong, table tennis paddle@ping-pong, badminton racket=badminton racket@badminton, shuttlecock=shuttlecock@badminton, American football@american-football, frisbee=Frisbee@flying-disc
artifact: karate uniform@martial-arts-uniform, judo uniform@martial-arts-uniform, curling stone@curling-stone, billiard ball=billiard ball@pool-8-ball, shorts=short pants@shorts, hearing aid=hearing aid@ear-with-hearing-aid
artifact: party popper@party-popper, love letter=love letter@love-letter
communication: website=web site@website, web page@website, radiation sign@radioactive
artifact: fish tank@fish-tank, sunscreen@sunscreen, lotion@lotion-bottle, file folder@file-folder, safety vest@safety-vest
`
