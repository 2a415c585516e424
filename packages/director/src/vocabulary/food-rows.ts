/** Dishes of many countries, drinks and tools of the kitchen that can be drawn; rows as in `OBJECT_ROWS`. */
export const FOOD_ROWS = `
food: pho@pho, noodle soup@pho, rice noodle@pho, udon@pho, bibimbap@bibimbap, kimchi@kimchi, paella@paella, nachos=nacho@nachos, nacho@nachos, churro@churros, empanada@empanadas, pierogi@empanadas
food: kebab=kabob@kebab, shish kebab@kebab, skewer=kabob@kebab, satay@kebab, shawarma@shawarma, doner kebab@shawarma, gyro=gyro:1@stuffed-flatbread, pita=pita:1@stuffed-flatbread, tagine@tagine, couscous@tagine, baklava@baklava, samosa@samosas
food: schnitzel@schnitzel, breaded cutlet@schnitzel, cutlet=cutlet@schnitzel, crepe=crepe:2@crepes, macaron@macarons, macaroon@macarons, ravioli@ravioli, tortellini@ravioli, cannoli@cannoli, bruschetta@bruschetta
food: fish and chips@fish-and-chips, rib=rib:3@barbecue-ribs, barbecue rib@barbecue-ribs, pork rib@barbecue-ribs, spare rib@barbecue-ribs, rack of ribs@barbecue-ribs, grilled fish@grilled-fish, grilled sardine@grilled-fish
food: anchovy=anchovy:1@grilled-fish, fried fish@grilled-fish, mussel=mussel:1@mussels, clam=clam:3@mussels, spring roll@spring-rolls, egg roll@spring-rolls, chocolate cake@chocolate-cake, carrot cake@shortcake, hummus@hummus, chickpea dip@hummus
food: falafel@falafel, fondue=fondue:2@fondue, tamale@tamale, moon cake@moon-cake, mooncake@moon-cake, fortune cookie@fortune-cookie, gelato@soft-ice-cream, frozen yogurt@soft-ice-cream, soft serve@soft-ice-cream
food: red wine@wine-glass, glass of red wine@wine-glass, wine=wine:1@wine-glass, white wine@white-wine, glass of white wine@white-wine, rose wine@rose-wine, bottle of wine@wine-bottle, wine bottle@wine-bottle, bottle of red wine@wine-bottle, wine barrel@wine-barrel, wine cask@wine-barrel
food: jug of wine@wine-jug, jug of red wine@wine-jug, clay jug@wine-jug, whiskey bottle@liquor-bottle, bottle of whiskey@liquor-bottle, bottle of rum@liquor-bottle, rum=rum:1@liquor-bottle, vodka@liquor-bottle, tequila@liquor-bottle, gin=gin:1@liquor-bottle, brandy@liquor-bottle, liquor@liquor-bottle, alcohol=alcohol:1@liquor-bottle
food: orange juice@orange-juice, sparkling water@sparkling-water, mineral water@sparkling-water, soda water@sparkling-water, glass of water@sparkling-water, water glass@sparkling-water, tropical drink@tropical-drink, coconut drink@tropical-drink, mojito@tropical-drink
food: hot chocolate@hot-beverage, cocoa=cocoa:1@hot-beverage, chai@hot-beverage, blood orange@tangerine, orange slice@tangerine
artifact: stand mixer@stand-mixer, hand mixer@stand-mixer, electric mixer@stand-mixer, mixer=mixer:4@stand-mixer, food processor@food-processor, kitchen scale@kitchen-scale, food scale@kitchen-scale, digital scale@kitchen-scale
artifact: kitchen timer@kitchen-timer, egg timer@kitchen-timer, timer=timer:1@kitchen-timer, knife block@knife-block, French press@french-press, french press@french-press, coffee press@french-press, coffee grinder@coffee-grinder, coffee mill@coffee-grinder
artifact: coffee filter@coffee-filter, pour-over coffee@coffee-filter, filter coffee@coffee-filter, muffin tin@muffin-tin, muffin pan@muffin-tin, dish rack@dish-rack, drying rack@dish-rack, clean dishes@dish-rack, dirty dishes@sink
artifact: paper towel@paper-towel, kitchen roll@paper-towel, picnic basket@picnic-basket, picnic=picnic:3@picnic-basket, clay pot@clay-pot, earthen pot@clay-pot, casserole dish@clay-pot, Dutch oven=Dutch oven:2@clay-pot, dutch oven=Dutch oven:2@clay-pot
artifact: ice cube tray@ice-cube-tray, ice tray@ice-cube-tray, freezer=deep-freeze@refrigerator, baker's oven@oven
`
