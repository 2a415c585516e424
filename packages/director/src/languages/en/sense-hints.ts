import { PLAIN_NOUNS } from './plain-nouns.ts'
import { tableRows } from './table-rows.ts'

/**
 * Nouns of several meanings, with words around them that speak for one: `noun, noun > name: cues`; `-` is a meaning that is not drawn. The first meaning without
 * cues is taken where no cue is found; without such a meaning the noun goes to words.
 */
const ROWS = `
bike, bikes > motorcycle: engine motor gas harley leather fuel gang; bicycle: electric pedal helmet brake cyclist cargo handlebar ride; bicycle:
balloon, balloons > hot-air balloon: basket pilot aeronaut burner drift float land passenger altitude crew ascent ascend ballast sandbag valley ride flight fly cross; balloon: party birthday child children string pop burst inflate knot blow clown rubber latex helium breath; balloon:
rainforest, rainforests > jungle:
foam > foam: soap bath shampoo detergent lather dish sponge wash bubble beer suds; -:
commuter, commuters, boiler, boilers, buy, buys, slug, slugs, ten, tens, two, twos, three, threes, monster, monsters, beast, beasts, puma, cougar, lord, snowball, shallow, may, underworld, majority, minority, voyager, pop, pops > -:
woods > forest:
bean, beans > -: coffee grind brew espresso roast; bean:
guard, guards > knight: king queen castle palace throne princess sword dungeon; guard:
pump > hand pump: tire tyre bicycle bike inflate tube; -:
smoke > smoke: fire chimney burn rise flame volcano; -: cigarette
sand > -: sandpaper varnish paint primer lacquer wood filler coat; sand: beach desert dune grain castle dig bucket shovel hourglass cement; -:
ash > ash: volcano eruption fire burn cover; -:
steam > steam: water boil kettle pot hot rise geyser bath pan turbine; -:
clay > clay: pot potter shape bowl brick hand oven vase; -:
mud > mud: boot rain wheel stick pig wet dig river; -:
rake > rake: leaf garden lawn hay soil; -:
sink > sink: kitchen dish wash water tap drain pipe clog; -:
apple > -: iphone mac company shares stock software computer jobs device launch apps; apple:
crane, cranes > construction crane: building construction lift steel port tower concrete harbor harbour container load unload ship hook rusty foreman scrap crate cabin girder yard drop; bird: fly wing nest wetland feather river
vacuum, vacuums > robot vacuum: robot map station dock corner schedule; vacuum cleaner: carpet dust hose rug clean stuck sofa crumb bag; -:
rover, rovers > mars rover:
mouse > computer mouse: click cursor screen keyboard computer scroll usb; mouse:
lime > -: ash chloride mortar cement concrete plaster stone roman kiln wall; lime:
market > market: sell sold fish fruit stall vegetable buy bread cheese egg flower basket town square; -:
urchin, urchins > -: sea otter kelp reef spine ocean coral tide; boy:
seal > seal: ice sea ocean fish swim arctic beach fur; -:
bat > baseball bat: hit ball baseball swing swung pitcher; bat: night cave wing fly insect echo blood hang; -: 
cereal, quarry, labor, labour, others > -:
twenties, thirties, forties, fifties, sixties, seventies, eighties, nineties > -:
mill > factory: steel paper cotton textile worker machine; -:
crossing, passage, opening > -:
bank > -: river muddy lake canal fish grass stream; bank: money loan account deposit rob robber cash savings interest credit; -: water
palm > palm: beach island tropical coconut tree oil desert oasis; -: 
trunk > -: car boot swimming; elephant: elephant; chest: attic suitcase lid clothes rented packed old lay; trunk: tree bark branch ring; -:
ring > ring: finger gold wedding diamond jewel marry engagement wear; -:
bow > bow: arrow archer string hunter shoot; -:
hive > beehive:
ax > axe:
pasta > spaghetti:
safe > safe: money crack lock bank thief steal combination door key vault; -:
cross > cross: church grave wooden hill altar priest cemetery chapel; -:
globe > desk globe: desk classroom school teacher shelf student; earth:
drums > drum kit: band drummer stage rock concert song guitar; drum:
saw > saw: wood cut plank carpenter hammer tool workshop board; -:
gate > -: airport flight boarding logic; gate:
pen > pen: write ink paper letter sign; -:
pitch, match, spring, fall, light, cell, cells, web, board, bar, branch, horn, organ > -:
net, nets > goal net: goal goalkeeper penalty football soccer score; tennis net: tennis racket volleyball; mosquito net: mosquito malaria bed; fishing net: fish fisherman boat trawl sea haul mend; hand net: butterfly insect pond; -:
face, head, hole, skin, current, mine, track, tank, court, club, deck, bill, check > -:
note > handwritten note: slip slipped hand handed pass passed folded fold scribble scribbled pocket envelope paper door fridge write wrote written read desk; -:
change, stock, share, interest, bond, fund, mint, lead, iron, gold, oil, gas, class, page > -:
volume, story, file, folder, port, screen, figure, character, model, fan, jam, date, palm oil > -:
cap, pocket, dollars, euro, party, race, battle, war, card, dish, drink, seat > -:
square, block, line, point, spot, case, mark, mind, spirit, angel, giant, press > -:
dust > dust: sweep broom vacuum shelf clean furniture wipe attic mop; -:
pipe, pipes > pipe: water sink leak drain plumb valve bucket kitchen unscrew burst wrench; -:
tie, ties > tie: suit shirt neck wear collar knot; -:
belt, belts > belt: pants trousers waist wear leather buckle; -:
leek, leeks > leek:
wire, wires > wire: copper electric cut strip plug outlet socket cable; -:
tube, patch, switch, charge, power, solution, culture, bull, tip, spell, row, yard, ruler, pearl > -:
ground, floor, mask, shadow, host, record, post, work, art, works, hall, ball game, program > -:
knee, drive, stick, base, top, company, chamber, hull > -:
star > giant star: galaxy sun telescope universe explode space planet astronomer gravity fuel collapse core orbit fusion hydrogen helium supernova hole nova dwarf neutron mass; star: sky night light bright moon shine giggle wish once upon fall fallen find found grass tree hill roof window; -:
stars > -: dough cookie pastry cutter hotel review; giant star: galaxy telescope universe gravity fuel collapse fusion hydrogen helium supernova hole nova astronomer; star:
earth > earth: planet sun moon orbit space life world ocean core spin degrees atmosphere live surface surfaces globe; -:
tap, taps > tap: water drip leak leaking sink kitchen bath bathroom pipe washer plumber faucet cartridge; -:
nail > nail: hammer wood wall board tire tyre puncture; -: finger toe paw dog cat claw polish clipper cuticle cotton
letter, letters > -: alphabet press print printing type font spell spelling metal cast keyboard word capital vowel; letter: write wrote send sent envelope mail post read stamp love address friend; -:
nut > -: bolt screw
screw, screws > screw: driver drill tighten loosen wood hold thread metal wall turn; -:
chip > chip: computer transistor processor silicon circuit phone memory machine laptop artificial; -:
cloud > -: data photo server computer internet file storage online software upload app; cloud:
virus > virus: body cell flu infect immune vaccine cough disease spread sick; -: 
bug > insect: garden leaf insect crawl wing legs; -: software code computer program
helmet, helmets > military helmet: soldier army war trench battle; gladiator helmet: gladiator arena; roman helmet: legion legionary centurion; space helmet: astronaut space moon; diving helmet: diver; safety helmet: construction site worker builder; bicycle helmet: bike bicycle cyclist cycling; armor: knight viking sword medieval; helmet:
menu, menus > -: click button setting app software screen website computer drop-down cursor scroll option; menu:
tick, ticks > tick: bite skin dog lyme disease blood parasite grass forest deer fur tweezers host insect mite; -:
cube, cubes > ice cube: ice drink freezer glass; sugar cube: sugar coffee tea; -: tofu meat beef potato cheese bread butter dice cut; cube:
antenna, antennas, antennae > -: insect ant bee moth butterfly crab beetle lobster; radio tower: transmit broadcast transmitter; antenna:
turbine, turbines > wind turbine: wind blade; turbine:
canal, canals > -: ear root birth tooth; canal:
claw, claws > -: crab lobster crane machine; claw:
quicksand > quicksand:
biscuit, biscuits > biscuit:
cuckoo, cuckoos > cuckoo:
parcel, parcels > -: land acre plot zoning field estate; parcel:
runway, runways > -: model fashion designer catwalk; runway:
roll, rolls > bread roll: bread bake bakery butter oven breakfast dough basket; -:
gum, gums > chewing gum: chew chewing stick shoe spit wrapper mint bubble; -:
thumb, thumbs > thumb: hand finger nail hurt cut hammer bone joint grip; -:
key > -: piano organ chord melody; key: door lock open pocket house car iron turn lost rusty brass golden silver drawer neck chest desk; -:
keys > -: piano organ chord melody; key: door lock open pocket house car lost find; -:
lock > canal lock: canal barge narrowboat boat ship river level gate; lock: door key thief steal open secure password data bicycle safe; -:
table > table: kitchen eat sit chair plate dinner wood book lamp coffee room family; -:
chair > chair: 
bed > -: river sea flower ocean lake; bed:
mirror > -: life neuron image effect; mirror:
glass > glass: water drink milk wine fill pour sip thirsty; -: 
glasses > glass: tea beer juice lemonade cup samovar serve dish dishwasher rack drink wine water table kitchen champagne plate pot toast pour; glasses:
plate > plate: food eat meal table dinner dish; -: tectonic carbon license number
plant > plant: water leaf garden seed grow soil sun pot root light green flower; factory: power nuclear car steel worker coal; -:
root > root: soil plant grow leaf underground ground dig bark; -:
roots > root: soil plant grow leaf underground ground dig bark; -:
drum > drum: music beat play band song neighbor drummer stick; -:
drums > drum:
heart > heart: speed breath race pound muscle exercise beat blood pump lung body disease muscle attack rate vessel doctor patient oxygen chest; -:
hand > hand: wash finger hold press palm glove soap grip squeeze knead; -:
hands > -: clock dial; hand: wash finger hold press palm glove soap wet dry fold dirty; -:
arm > -: octopus squid tentacle starfish robot sucker; arm: muscle shoulder broken elbow lift tattoo; -:
foot > foot: shoe toe walk step ankle sole barefoot; -:
leg > leg: knee run bone walk muscle; -:
knife > knife: sharp dull blunt blade sharpen whetstone cut slice chop bread butter kitchen cheese vegetable onion peel spread fork spoon cook meat; -:
axe > axe: tree wood chop log forest; -:
razor > razor: shave beard mirror barber; -:
chain, chains > chain: bicycle bike padlock dungeon prisoner slave iron metal link anchor break leg lock rust heavy free own; -:
footprints > footprint:
footprint > footprint: foot sand snow mud wet step floor path lead follow bare attic; -: carbon digital
speaker > loudspeaker: music loud sound volume stereo; -:
police, cop, cops > police officer:
jury, committee, parliament, congress > crowd:
troop, troops > army:
trash, garbage, rubbish > trash can:
myth, legend > -:
magma, lava > lava:
color, colour, colors, colours, cure, cures > -:
eye > -: hook needle storm hurricane cyclone potato private; eye: see light pupil blink tear vision color lens look lid; -:
eyes > -: hook needle potato; eye: see light pupil blink tear vision color lens blue close screen; -:
ear > ear: hear sound noise loud music wax drum; -: 
nose > nose: smell breathe scent face; -:
mouth > mouth: teeth tongue bacteria eat saliva taste speak dentist; -:
tongue > tongue: taste mouth lick; -:
blood > blood: knife floor stain drop nose wound drip lose nurse heart vein red cell body oxygen pump liter sugar vessel pressure; -:
core, cores > earth's core: earth planet iron molten crust mantle; -:
mantle > earth's mantle: earth crust plate rock core volcano; -:
crust > -: pizza bread bake oven dough pie cheese toast; earth's crust: earth plate mantle planet tectonic; -:
magnet, magnets > repelling magnets: repel pole push apart; magnet:
pacemaker, pacemakers > pacemaker:
cavity, cavities > cavity: tooth dentist sugar decay brush enamel floss; -:
embryo, embryos > embryo:
siren, sirens > siren: police ambulance wail alarm street night howl; -:
inflation > inflation: price money grocery cost year cash savings bank rent salary; -:
debt, debts > -: shrink grow rise fall double percent; debt:
rent, rents > rent: pay due landlord tenant; -:
nucleus, nuclei > nucleus: atom proton neutron electron physics energy split; cell: cell dna membrane; -:
circuit, circuits > circuit: electric electron current wire battery switch bulb; -:
timer > kitchen timer: minute oven boil bake egg kitchen cook; -:
tram, trams > Lisbon tram: lisbon alfama; tram:
mummy, mummies > sarcophagus: egypt pharaoh tomb pyramid sarcophagus wrap king linen coffin museum hieroglyph; mother:
valve, valves > heart valve: heart blood aorta; shut-off valve: pipe water gas sink main turn open close leak; -:
chalk > chalk: hand write board teacher draw climb blackboard sidewalk; -:
pool, pools > swimming pool: swim swimmer water dive diver jump hotel splash lane summer; -:
dart, darts > dart: throw dartboard board bullseye pub; -:
pulse > pulse: heart wrist doctor nurse beat weak feel neck; -:
saddle, saddles > bike saddle: bike bicycle cyclist pedal handlebar; saddle:
shell > shell: beach sea sand; -: 
wave > wave: sea ocean beach surf water ship storm wind; -: 
field > field: wheat farmer corn cow grass plow crop grow flower; -: 
plane, planes > airplane: fly pilot airport crash passenger land sky drop wing ticket flight engine jet height runway cockpit hangar; -:
ball > dough: dough flour knead yeast bake oven; yarn: yarn knit crochet wool; ball: golden frog dog puppy kitten mouth bounced rolled play kick throw catch child game team goal goalkeeper referee penalty pitch net bounce shoot racket stadium football match player street; -: meat beef pork meatball cotton foil toilet tank float snow grass paper thread clay wax string
bell > bell: ring church tower school sound rang door; -:
bulb > light bulb: light lamp edison electric glow; tulip bulb: tulip flower garden plant soil; -:
stage > stage: theater theatre play actor audience music dance dancer drummer singer curtain perform; -:
library > library: book read shelf student quiet; -: code software function
paper > paper: write fold sheet pen print page airplane envelope; -: 
window > -: software program screen time opportunity; window:
windows > -: microsoft software computer; window:
server > server: computer data internet cloud rack website hall heat; -:
driver > -: printer software update golf; driver:
engine > engine: car ship plane oil fuel steam piston diesel truck; -:
wheel > -: steering potter spinning; wheel:
gear > gear: machine clock wheel turn tooth; -:
chest > chest: treasure gold lid open lock attic key pirate; -: 
crown > -: tooth dentist tree dollar; crown:
shield > shield: sword knight warrior; -:
sponge > sponge: wash soap dish clean kitchen; -:
pupil > child: teacher school class; -:
guide > -: travel step price; guide:
patient > person: doctor hospital nurse disease medicine; -:
chicken > chicken: egg farm hen feather coop cluck; chicken:
turkey > turkey: thanksgiving feather dinner bird roast; -:
fly > fly: insect buzz wing; -:
rock > rock: stone mountain cliff climb lava cave black ground sea heavy; -: band music song roll concert guitar
pepper > black pepper: salt season crack grind ground pinch taste sprinkle; pepper:
orange > orange: fruit juice peel eat tree; -:
pitcher > jug: fill lemonade water ice juice tea filter glass coffee pour drink; athlete: ball throw threw inning baseball pitch mile; -:
toast > -: couple bride groom speech raise wedding champagne; toast:
box > -: theater theatre opera; box:
juice > -: tomato meat steak roast pickle pan lemon lime squeeze; juice:
juices > -:
tower > -: branch stick twig card dice cup kindling; tower:
needle, needles > -: boiler gauge pressure speed speedometer compass pine dial fir spruce barometer; needle:
temple > -: skin forehead headache hair massage pulse eye brow; temple:
anchor, anchors > -: news television tv broadcast studio; anchor:
hammer, hammers > -: piano judge courtroom; hammer:
log, logs > -: website server file visit error data computer; log:
thread, threads > -: story plot argument forum; thread:
rocket > -: salad arugula lettuce parmesan vinaigrette; rocket:
string, strings > -: guitar violin piano bow tennis theory; -:
rose > rose: garden flower red thorn bouquet petal; -:
calf, calves > -: leg ache ached climb stairs stretch muscle cramp heel running knee foot sore exercise raise toe ankle shin shoe raises massage; calf: cow farm milk herd barn bull pasture born mother meadow grass feed; -:
temple, temples > -: pain ache head headache forehead throb throbbing vein massage rub grey graying pulse; temple:
stool, stools > -: blood doctor sample gut bowel constipation fiber fibre test loose cancer; stool:
cricket > cricket: chirp grass night insect jump hop meadow sing cage leg; -: play match team wicket england pitch bat batsman bowler score; cricket:
bark > bark: tree oak pine beech birch trunk; -:
coat, coats > -: fur horse dog sheep pony wolf cat yak paint layer varnish mascara polish primer lacquer nail roller wax; coat:
boot > -: computer system start software; boot:
bag, bags > -: tea flour rice sugar cement grind roast bean; bag:
chocolates > chocolate:
chocolate > hot chocolate: drink drank mug sip marshmallow hot thermos; chocolate:
airline, airlines > airplane:
chickpea, chickpeas, lentil, lentils > bean:
hazelnut, hazelnuts, walnut, walnuts > nut:
batter > athlete: baseball inning pitcher bat team swing; -:
pan, pans > frying pan: cook heat oil butter fry egg stove medium flame sizzle oven skillet batter onion; -:
pot > pot: cook soup boil stove kitchen melt sugar salt simmer stir pasta spaghetti broth sauce syrup lid bring rice; plant pot: plant garden soil seed root compost seedling flower leaf shade bloom; -:
sail, sails > sailboat: adjust hoist raise trim steer mast; -:
ranger, rangers > person:
dragon, dragons > lizard: komodo flores lizard reptile venom indonesia padar ranger; dragon:
dollar > money:
owner, owners > person:
gift > gift: birthday wrap give box surprise open christmas present; -:
present > gift: birthday wrap give box surprise open christmas; -:
watch > watch: wrist pocket tick time wear gold hand; -:
wall > brick wall: brick build built stone paint house garden climb hole drill city high fence prison fell; -:
path > path: forest walk follow garden hike wind; -:
target > bullseye: arrow shoot hit archer dart; -:
queen > -: bee hive ant chess card; queen:
people > crowd:
world > earth: planet map around globe countries; -:
band > musician: play music concert song stage guitar; -:
scale > balance scale: gold silver coin merchant grain gram feather; scale: weigh weight kilo pound step diet fat; -:
grill > grill: barbecue burger meat charcoal cook steak backyard sausage; -:
drain, drains > drain: sink tub bath block hair clog water pour kitchen bathroom pipe shower plumber; -:
outlet > outlet: plug socket electric wall power; -:
grocery > groceries:
plier, pliers > pliers:
resume, resumes > resume: job send apply hire recruiter employer write interview; -:
vein, veins > blood vessel: blood heart body artery muscle; -:
charger > charger: phone laptop plug battery cable wall; -:
button > button: coat shirt sew thread needle jacket dress; -:
plug > electric plug: socket electric cord wall; -:
bear > -: market investor stocks; bear:
mole > mole: dig ground garden tunnel underground burrow soil claw worm blind; -:
lynx, bobcat > lynx:
prism > prism: light glass beam rainbow split newton color spectrum white sunlight; -:
fleet > ship: sea sail sailor navy harbor harbour port admiral captain war ship island coast anchor voyage; -:
armada, flotilla > ship:
escalator > escalator: stair mall subway station shop ride airport floor broken; -:
guillotine > guillotine: king queen france revolution execute head blade square; -:
catapult > catapult: castle wall stone siege army throw throws hurl medieval roman attack; -:
cloak > cloak: wear wore hood wool shoulder pull wrap king knight wizard beggar coat red black; -:
podium > winners podium: medal gold win race olympic champion winner athlete; lectern: speech audience speak microphone crowd; -:
tank > toilet tank: toilet flush flapper cistern bowl; tank: army soldier war battle gun armored invade troop roll border; -:
hurdle > track hurdle: race jump runner athlete sprint track; -:
flood > flooded house: river rain house village town storm dam levee street home water; -:
avalanche > avalanche: snow slope mountain bury skier ski slide village climber; -:
column > column: temple marble greek roman ruin stone building capital; -:
pillar > column: temple marble greek roman ruin stone hall roof; -:
arch > arch: roman stone triumph bridge gate emperor; -:
tunnel > -: light vision carpal wind end; tunnel:
gondola > gondola: venice canal boat glide palace row gondolier water; -:
convertible > convertible: car drive road red roof wind highway; -:
carriage > carriage: horse pull king queen princess prince ride coachman wheel pumpkin road; -:
building, buildings > apartment building: floor story collapse collapsed fire street city block roof apartment tall brick demolish tenant; -:
barrier > barrier: road police street block crowd; -:
shed > shed: garden tool wood roof door back yard; -:
phoenix > phoenix: ash fire myth bird rise feather; -:
alien, aliens > alien: space planet ship ufo land landed invade galaxy spaceship saucer; -:
earthquake, earthquakes > earthquake: crack ground split tear tore shake house wall street road; -:
albatross > albatross: sea ocean wing fly bird island nest wind glide; -:
racket > tennis racket: tennis ball serve court match player; -:
mail > letter: post stamp envelope; e-mail: inbox email computer send; -: 
grave > gravestone:
picture > painting: hang nail frame museum wall paint hung gallery artist canvas painter; -:
frame > picture frame: picture museum painting wall empty art gallery; -:
frames > picture frame: picture museum painting wall empty art gallery; -:
movie > film:
phone > smartphone:
phones > smartphone:
bath, baths > bathtub: tub soap towel bathroom bubble relax hot; -:
body > body: cell bone heart muscle skin brain lung blood germ fever water sleep hormone organ stomach breathe sugar your human immune; -:
barrel > barrel: stack syrup wine oil beer empty full roll wood fill water powder; -: gun
price tag > price tag:
cookie > -: website browser web computer internet page data online track site; cookie:
maple > tree:
birch > tree:
beech > tree:
elm > tree:
cedar > tree:
spruce > tree:
willow > tree:
film > film: movie cinema camera actor director screen; -:
hook > hook: fish hang line; -:
scales > balance scale: weigh weight justice; -: 
crew > crowd: ship plane captain
couple > couple: love marry married dance old wedding young; -:
team > crowd: player win football engineer scientist; -:
twin, twins, triplet, triplets > person: retired job company adult grown wife husband career founder; child:
neighbour > neighbor:
buttons > button: coat shirt sew thread needle jacket dress; -:
nest > -: ant wasp hornet mouse snake termite; bird nest:
cable, cables > -: television tv news; cable:
drone, drones > -: bee bees hive honey honeybee honeybees queen swarm; drone:
helix, spiral, deaf, blind, poor, rich, culprit, villain > -:
seed > seed: plant grow soil garden sow tree bird flower; -: tournament
chips > chip: computer transistor processor silicon circuit phone memory machine laptop artificial; -:
cabin > -: ship ferry plane deck crew airplane; cabin:
car, cars > -: locomotive samovar railway dining sleeper conductor carriage; car:
trader, traders > merchant: spice silk caravan bazaar camel ship port salt fur ivory silver medieval ancient route; -:
miner, miners > -: blockchain bitcoin crypto cryptocurrency; miner:
tracker, trackers > hunter: deer footprint wolf bear safari hunt; -:
dry, dries, smudge, smudges, low, lows, high, highs, regular, regulars, wet > -:
bubble, bubbles > -: stock market price investor investment crash economy housing share company fortune; bubble:
tooth > -: gear sprocket cog comb zipper chain saw ring rake; tooth:
teeth > -: gear sprocket cog comb zipper chain saw ring rake; tooth:
food > meal: eat taste cook hungry plate dinner lunch kitchen salt restaurant; -:
`

export type SenseHint = { readonly name: string | undefined; readonly cues: ReadonlySet<string> }

const hintRows = new Map<string, readonly SenseHint[]>(
  tableRows(ROWS).flatMap(([nouns, meanings]) => {
    const hints = meanings
      .split(';')
      .filter((meaning) => meaning.trim())
      .map((meaning) => {
        const [name, cues] = meaning.split(':')
        return { name: name!.trim() === '-' ? undefined : name!.trim(), cues: new Set((cues ?? '').split(' ').filter(Boolean)) }
      })
    return nouns.split(',').map((noun) => [noun.trim(), hints] as const)
  }),
)

/** Meanings of a noun in their order. */
export const SENSE_HINTS: ReadonlyMap<string, readonly SenseHint[]> = new Map<string, readonly SenseHint[]>([
  ...PLAIN_NOUNS.map((name) => [name, [{ name, cues: new Set<string>() }]] as const),
  ...hintRows,
])
