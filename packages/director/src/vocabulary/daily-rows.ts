/** Things of sport, school, the house and the garden that can be drawn; rows as in `OBJECT_ROWS`. */
export const DAILY_ROWS = `
artifact: javelin@javelin, running track@running-track, race track@running-track, athletics track@running-track, starting block@starting-block, relay baton@relay-baton, baton=baton:5@relay-baton, swimming pool@swimming-pool, pool=pool:1@swimming-pool, diving board@diving-board, springboard=springboard@diving-board
artifact: ski lift@ski-lift, chairlift@ski-lift, climbing wall@climbing-wall, bouldering wall@climbing-wall, golf hole@golf-hole, golf course@golf-hole, golf green@golf-hole, tennis net@tennis-net, tennis court@tennis-net, dartboard@dartboard, dart=dart:1@dartboard, target=target:4@bullseye, archery target@archery-target, shooting target@shooting-target
artifact: domino=domino:4@dominoes, row of dominoes@dominoes, domino effect@dominoes, dominoes=dominoes@dominoes, arcade machine@arcade-machine, arcade game@arcade-machine, exercise bike@exercise-bike, stationary bike@exercise-bike, spin bike@exercise-bike, jump rope@jump-rope, skipping rope@jump-rope
communication: target=target:1@bullseye, yellow card@yellow-card, red card@red-card
artifact: weight plate@weight-plate, trampoline@trampoline, chalkboard@chalkboard, blackboard=blackboard@chalkboard, stick of chalk@chalk, piece of chalk@chalk, chalk=chalk:4@chalk, locker=locker:1@lockers, school locker@lockers, gym locker@lockers, protractor@protractor, school bus@school-bus
communication: report card@graded-paper, exam paper@graded-paper, test paper@graded-paper, graded paper@graded-paper, final exam@graded-paper, exam=examination@graded-paper, school test@graded-paper, math test@graded-paper, good grade@graded-paper
artifact: football stadium@stadium-cutaway, sports stadium@stadium-cutaway, football field@stadium-cutaway, baseball stadium@baseball-stadium, hardware store@hardware-shop, hardware shop@hardware-shop, tool shop@hardware-shop, bean bag@bean-bag, beanbag@bean-bag
artifact: floor lamp@floor-lamp, standing lamp@floor-lamp, lampshade=lampshade@floor-lamp, lamp shade@floor-lamp, coat rack@coat-rack, coat stand@coat-rack, hat stand@coat-rack, doormat=doormat:2@doormat, welcome mat@doormat, bathrobe@bathrobe, dressing gown@bathrobe, shower head@shower-head, showerhead@shower-head, cold shower@shower-head, hot shower@shower-head
artifact: electric toothbrush@electric-toothbrush, tweezers=tweezer@tweezers, tweezer@tweezers, wedding dress@wedding-dress, wedding gown@wedding-dress, bridal gown@wedding-dress, photo album@photo-album, family album@photo-album, polaroid@polaroid, Polaroid@polaroid
food: wedding cake@wedding-cake
artifact: birdhouse@birdhouse, bird house@birdhouse, nesting box@birdhouse, bird feeder@bird-feeder, chicken coop@chicken-coop, henhouse=chicken coop@chicken-coop, hen house@chicken-coop, compost bin@compost, compost heap@compost, compost pile@compost, raised bed@raised-bed, garden bed@raised-bed, vegetable patch@raised-bed, vegetable garden@raised-bed
artifact: seed packet@seed-packet, packet of seeds@seed-packet
substance: compost=compost@compost
plant: tomato plant@tomato-plant, tomato vine@tomato-plant, lavender@lavender, lavender field@lavender, orchid@orchid, daffodil@daffodil, narcissus@daffodil, poppy@poppy, poppy field@poppy, aloe=aloe:2@aloe-vera, aloe vera@aloe-vera
object: honeycomb=honeycomb:1@honeycomb, honey comb@honeycomb
artifact: honeycomb@honeycomb
`
