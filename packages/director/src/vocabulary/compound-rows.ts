/**
 * Compounds that are not what their last word is (a microscope slide is no slide), and nouns that the dictionary puts below another picture; rows as in
 * `OBJECT_ROWS`.
 */
export const COMPOUND_ROWS = `
artifact: excavator=power shovel@excavator, digger=digger:2@excavator, bulldozer@bulldozer, dump truck@dump-truck, tipper truck@dump-truck, cement truck@concrete-mixer, cement mixer@concrete-mixer, concrete mixer@concrete-mixer, forklift@forklift, oil pump@pumpjack, pumpjack@pumpjack, oil well@pumpjack
artifact: traffic jam@traffic-jam, rush hour@traffic-jam, heavy traffic@traffic-jam, fossil=fossil:2@fossil, ammonite@fossil, trilobite@trilobite, dinosaur skeleton@dinosaur-skeleton, dinosaur bone@dinosaur-skeleton, dinosaur fossil@dinosaur-skeleton, pirate ship@pirate-ship
artifact: saddle=saddle:1@saddle, horse saddle@saddle, Santa hat@santa-hat, paperwork=paperwork@paperwork, pile of paperwork@paperwork, stack of paper@paperwork, pile of papers@paperwork, barcode@barcode, bar code@barcode, weather vane@weather-vane, weathervane@weather-vane
artifact: newborn baby@newborn, crying newborn@crying-newborn, microscope slide@microscope-slide, lightning rod, sun hat@straw-hat, hard hat@hard-hat, safety helmet@hard-hat, construction helmet@hard-hat, pirate hat, wooden shoe, wooden clog, home plate, black belt@black-belt, karate belt@black-belt
artifact: balaclava, ski mask, side mirror@side-mirror, car door@car-door, car hood@car-hood, car trunk@car-trunk, car window@car-door, browser window@search-bar, stud finder, paint tray@paint-tray, garden fork@pitchfork, pitchfork@pitchfork, carabiner, hologram, mosaic, plantation
artifact: beer can@beer-can, beer bottle@beer-bottle, pint of beer@beer-mug, beer stein@beer-mug, laurel wreath@laurel-wreath, dog collar@leash, cereal box@cereal-box, jam jar@jam, honey jar@honey-pot, pickle jar@pickle, milk carton@carton, chips bag@crisps, vitamin bottle@vitamins, shampoo bottle@lotion-bottle
artifact: perfume bottle@perfume, serum bottle@serum-bottle, skincare bottle@lotion-bottle, plastic bottle@water-bottle, soda bottle@water-bottle, oil barrel@oil-drum, barrel of oil@oil-drum, clock tower@big-ben, scooter=scooter:2@kick-scooter, windowpane@window, office tower@office-building, chess king@chess-king
artifact: White House@white-house, Capitol@capitol, courthouse=courthouse:1@courthouse, parliament building@capitol, operating room@operating-table, flash card, wedding veil, toilet seat@toilet, hot tub@hot-tub, key ring@key-ring, bunch of keys@key-ring
communication: pink slip
phenomenon: heat wave@heat-wave, heatwave@heat-wave
animal: sea horse@seahorse, sea lion@sea-lion, guinea pig@guinea-pig, black widow@black-widow, black widow spider@black-widow, stick insect, leafcutter ant@leafcutter-ant, polar bear cub@polar-bear-cub, sea cucumber, sea anemone, barnacle, weasel=weasel:2
food: cocoa bean=cacao bean@cocoa-beans, cacao bean@cocoa-beans, lima bean@lima-beans, runner bean@runner-beans, butter bean@lima-beans, kidney bean@beans, black bean@black-beans, kale=kale:3@leafy-green, papaya=papaya:2, grapefruit=grapefruit:2@grapefruit, cashew=cashew:2@cashew, pistachio=pistachio:2@pistachio, pine nut@pine-nut, brazil nut@brazil-nut, macadamia nut@macadamia-nut, cranberry=cranberry:2, blackberry=blackberry:1, raisin, artichoke=artichoke:2@artichoke, artichoke heart@artichoke-heart, globe artichoke@artichoke, nutmeg=nutmeg:2@nutmeg
food: clove=clove:4@clove, turmeric=turmeric:2@spices, cumin=cumin:2@spices, saffron=saffron:2@saffron, paprika=paprika:2@spices, escargot, cough syrup, bowl of rice@cooked-rice, slice of bread@slice-of-bread, loaf of bread@bread, cup of coffee@hot-beverage, cup of tea@teacup-without-handle, glass of milk@glass-of-milk
food: bowl of soup@soup-bowl, slice of pizza@pizza, bar of chocolate@chocolate-bar, egg white@egg-white, tempura@tempura, coconut milk@coconut-milk, chocolate chip cookie@cookie
food: vinegar@vinegar, balsamic vinegar@balsamic-vinegar
object: black hole@black-hole
phenomenon: moonlight@full-moon
plant: palm tree@palm, hedge=hedge:1@hedge, bonsai@bonsai
`
