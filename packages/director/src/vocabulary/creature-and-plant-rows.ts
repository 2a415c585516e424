/** Animals, plants, grounds, parts of bodies and food that can be drawn beside those of `NATURE_ROWS` and `FOOD_ROWS`; rows as in `OBJECT_ROWS`. */
export const CREATURE_AND_PLANT_ROWS = `
animal: tick=tick:2@tick, deer tick@tick, wood tick@tick, sheep tick@tick, louse=louse:1@louse, head louse=head louse@louse, body louse=body louse@louse, leech=leech:1@leech, bloodsucker@leech, medicinal leech@leech, cicada=cicada@cicada, periodical cicada@cicada
animal: silkworm=silkworm:1@silkworm, silk worm@silkworm, silkworm caterpillar@silkworm, glass eel@glass-eel, elver@glass-eel, baby eel@glass-eel, hagfish=hagfish@hagfish, slime eel@hagfish
animal: quokka@quokka, wombat=wombat@wombat, lemur=lemur@lemur, ring-tailed lemur@lemur, armadillo+@armadillo, manatee=manatee@manatee, sea cow=sea cow@manatee, red panda=lesser panda@red-panda, lesser panda@red-panda
animal: black swan=black swan@black-swan, cuckoo=cuckoo:2@cuckoo, cuckoo bird@cuckoo
plant: Venus flytrap=Venus's flytrap@venus-flytrap, venus flytrap@venus-flytrap, Venus fly trap@venus-flytrap, venus fly trap@venus-flytrap, Venus's flytrap@venus-flytrap, carnivorous plant=@venus-flytrap, thistle+@thistle
plant: tulip bulb@tulip-bulb, flower bulb@tulip-bulb, daffodil bulb@tulip-bulb, spring bulb@tulip-bulb, vanilla pod@vanilla-pods, vanilla bean=vanilla bean@vanilla-pods, vanilla=vanilla:1@vanilla-pods, vanilla plant@vanilla-pods
plant: olive branch@olive-branch, olive twig@olive-branch, pollen=pollen@pollen-grain, pollen grain@pollen-grain, grain of pollen@pollen-grain, slime mold=slime mold@slime-mold, slime mould@slime-mold
substance: log=log:1@log, wooden log@log, fallen log@log, hollow log@hollow-log, hailstone=hailstone@hailstones, slime=@slime, green slime@slime, toy slime@slime
phenomenon: hail=hail:1@hailstones, hailstorm=hailstorm@hailstones, hail storm@hailstones
object: foam=foam:1@foam, soap foam@foam, suds=suds:1@foam, soap suds@foam, lather=lather:1@foam, froth@foam, quicksand=quicksand:2@quicksand
location: mudflat=mud flat@mudflat, mud flat@mudflat, tidal flat@mudflat, tidal mudflat@mudflat
body: hoof=hoof:1@hoof, hoof=hoof:2@hoof, horse's hoof@hoof, horse hoof@hoof
plant: algae=algae@algae, alga=algae@algae, algal bloom@algae, algae bloom@algae, green algae=green algae@algae, microalgae@algae
body: claw=claw:1@claw, bear claw@claw, sharp claw@claw
body: fist=fist@clenched-fist, clenched fist@clenched-fist, raised fist@clenched-fist, thumb=thumb:1@raised-thumb
body: spinal disc=intervertebral disc@spinal-disc, spinal disk@spinal-disc, intervertebral disc@spinal-disc, herniated disc@spinal-disc, herniated disk@spinal-disc, slipped disc@spinal-disc, slipped disk@spinal-disc, bulging disc@spinal-disc
food: bread roll=bun:1@bread-rolls, dinner roll@bread-rolls, basket of rolls@bread-rolls, biscuit=@biscuits, tea biscuit=@biscuits, butter biscuit@biscuits, shortbread=shortbread@biscuits, butter cookie@biscuits, cracker=cracker:1@biscuits
food: marshmallow=marshmallow@marshmallows, toasted marshmallow@marshmallows, noodle=noodle:1@bowl-of-noodles, bowl of noodles@bowl-of-noodles, bowl of ramen@bowl-of-noodles, noodle bowl@bowl-of-noodles, instant noodle@cup-noodles, cup noodle@cup-noodles, plate of noodles@plate-of-noodles
food: hot sauce=hot sauce@hot-sauce, bottle of hot sauce@hot-sauce, hot sauce bottle@hot-sauce, chili sauce=chili sauce@hot-sauce, chilli sauce@hot-sauce, sriracha@hot-sauce, chewing gum=chewing gum@chewing-gum, stick of gum@chewing-gum, pack of gum@chewing-gum, piece of gum@chewing-gum, bubble gum@chewing-gum
`
