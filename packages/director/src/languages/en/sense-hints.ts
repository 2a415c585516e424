import { PLAIN_NOUNS } from './plain-nouns.ts'

/**
 * Nouns of several meanings, with words around them that speak for one: `noun, noun > name: cues`; `-` is a meaning that is not drawn. The first meaning without
 * cues is taken where no cue is found; without such a meaning the noun goes to words.
 */
const ROWS = `
bike, bikes > motorcycle: engine motor gas harley leather fuel gang; bicycle:
lord, snowball, avalanche, shallow, may, underworld, majority, minority, voyager > -:
apple > -: iphone mac company shares stock software computer jobs device launch apps; apple:
crane > -: building construction lift steel port tower concrete; bird: fly wing nest wetland feather river
mouse > computer mouse: click cursor screen keyboard computer scroll usb; mouse:
lime > -: ash mortar cement concrete plaster stone roman kiln wall; lime:
market > market: sell sold fish fruit stall vegetable buy bread cheese egg flower basket town square; -:
seal > seal: ice sea ocean fish swim arctic beach fur; -:
bat > bat: night cave wing fly insect echo blood hang; -: 
bank > bank: money loan account deposit rob robber cash savings interest credit; -: river fish grass water
palm > palm: beach island tropical coconut tree oil desert oasis; -: 
trunk > elephant: elephant; chest: attic suitcase lid clothes rented packed old lay; trunk: tree bark branch ring; -:
ring > ring: finger gold wedding diamond jewel marry engagement wear; -:
bow > bow: arrow archer string hunter shoot; -:
pen > pen: write ink paper letter sign; -:
pitch > -:
match > -: 
star > star: sky night galaxy sun light telescope bright universe moon shine giggle explode space planet astronomer; -:
stars > star:
sun > sun:
moon > moon:
earth > earth: planet sun moon orbit space life world ocean core spin degrees atmosphere live surface surfaces globe; -:
spring > -: 
fall > -:
light > -: 
nail > nail: hammer wood wall board; -:
letter > letter: write wrote send sent envelope mail post read stamp love address friend; -:
stamp > stamp:
nut > -: bolt screw
chip > chip: computer transistor processor silicon circuit phone memory machine laptop artificial; -:
cell > -:
cells > -:
web > -: 
net > -: 
cloud > -: data photo server computer internet file storage online software upload app; cloud:
virus > microbe: body cell flu infect immune vaccine cough disease spread sick; -: 
bug > insect: garden leaf insect crawl wing legs; -: software code computer program
key > key: door lock open pocket house car iron turn lost; -:
keys > key: door lock open pocket house car lost find; -:
lock > lock: door key thief steal open secure password data bicycle safe; -:
table > table: kitchen eat sit chair plate dinner wood book lamp coffee room family; -:
chair > chair: 
board > -:
bed > -: river sea flower ocean lake; bed:
mirror > -: life neuron image effect; mirror:
glass > glass: water drink milk wine fill empty table pour morning; -: 
glasses > glass: dish dishwasher rack drink wine water table kitchen champagne plate pot toast pour; glasses:
bar > -: 
plate > plate: food eat meal table dinner dish; -: tectonic carbon license number
plant > plant: water leaf garden seed grow soil sun pot root light green flower; factory: power nuclear car steel worker coal; -:
root > root: soil plant grow leaf underground ground dig bark; -:
roots > root: soil plant grow leaf underground ground dig bark; -:
branch > -: 
leaf > leaf:
drum > drum: music beat play band song neighbor drummer stick; -:
drums > drum:
horn > -: 
organ > -: 
heart > heart: speed breath race pound muscle exercise beat blood pump lung body disease muscle attack rate vessel doctor patient oxygen chest; -:
face > -:
head > -:
hand > hand: wash finger hold press palm glove soap grip squeeze knead; -:
hands > hand: wash finger hold press palm glove soap wet dry fold dirty; -:
arm > -: octopus squid tentacle starfish robot sucker; arm: muscle shoulder broken elbow lift tattoo; -:
foot > foot: shoe toe walk step ankle sole barefoot; -:
leg > leg: knee run bone walk muscle; -:
knife > knife: cut slice chop bread butter kitchen cheese vegetable onion peel spread fork spoon cook meat; -:
axe > axe: tree wood chop log forest; -:
razor > razor: shave beard mirror barber; -:
chain, chains > chain: prisoner slave iron metal link anchor break leg lock rust heavy free own; -:
footprints > footprint:
footprint > footprint: foot sand snow mud wet step; -:
speaker > loudspeaker: music loud sound volume stereo; -:
hole > -:
police, cop, cops > police officer:
jury, committee, parliament, congress > crowd:
troop, troops > army:
trash, garbage, rubbish > trash can:
eye > -: hook needle storm hurricane cyclone potato private; eye: see light pupil blink tear vision color lens look lid; -:
eyes > -: hook needle potato; eye: see light pupil blink tear vision color lens blue close; -:
ear > ear: hear sound noise loud music wax drum; -: 
nose > nose: smell breathe scent face; -:
mouth > mouth: teeth tongue bacteria eat saliva taste speak dentist; -:
tongue > tongue: taste mouth lick; -:
skin > -:
blood > blood: heart vein red cell body oxygen pump liter sugar vessel pressure; -:
brain > brain:
bone > bone:
skull > skull:
shell > shell: beach sea sand; -: 
wave > wave: sea ocean beach surf water ship storm wind; -: 
current > -: 
mine > -:
field > field: wheat farmer corn cow grass plow crop grow flower; -: 
track > -: 
train > train:
plane > airplane: fly pilot airport crash passenger land sky; -:
ship > ship:
boat > boat:
tank > -: 
bomb > bomb:
cannon > cannon:
ball > ball: play kick throw catch child game team goal; -:
court > -: 
club > -: 
deck > -: 
bell > bell: ring church tower school sound rang door; -:
ticket > ticket:
bill > -: 
note > -: 
check > -: 
change > -: 
stock > -: 
share > -: 
interest > -: 
bond > -: 
fund > -: 
mint > -: 
bulb > light bulb: light lamp edison electric glow; tulip: tulip flower garden; -:
lead > -: 
iron > -: 
gold > -: 
oil > -: 
gas > -: 
stage > stage: theater theatre play actor audience music dance dancer drummer singer curtain perform; -:
school > school:
class > -: 
library > library: book read shelf student quiet; -: code software function
book > book:
page > -: 
volume > -: 
story > -: 
paper > paper: write fold sheet pen print page airplane envelope; -: 
file > -: 
folder > -: 
window > -: software program screen time opportunity; window:
windows > -: microsoft software computer; window:
port > -: 
server > server: computer data internet cloud rack website hall heat; -:
driver > -: printer software update golf; driver:
engine > engine: car ship plane oil fuel steam piston diesel truck; -:
wheel > -: steering potter spinning; wheel:
gear > gear: machine clock wheel turn tooth; -:
screen > -: 
robot > robot:
chest > chest: treasure gold lid open lock attic key pirate; -: 
crown > -: tooth dentist tree dollar; crown:
shield > shield: sword knight warrior; -:
sponge > sponge: wash soap dish clean kitchen; -:
pupil > child: teacher school class; -:
teacher > teacher:
nurse > nurse:
cook > cook:
guide > -: travel step price; guide:
figure > -:
character > -:
model > -: 
patient > person: doctor hospital nurse disease medicine; -:
bird > bird:
fish > fish:
duck > duck:
chicken > chicken: egg farm hen feather coop cluck; chicken:
turkey > turkey: thanksgiving feather dinner bird roast; -:
fly > fly: insect buzz wing; -:
fan > -: 
bridge > bridge:
tower > tower:
castle > castle:
rock > rock: stone mountain cliff climb lava cave black ground sea heavy; -: band music song roll concert guitar
stone > stone:
sand > -:
salt > salt:
sugar > sugar:
pepper > pepper:
jam > -: 
orange > orange: fruit juice peel eat tree; -:
rose > rose: garden flower red thorn bouquet petal; -:
date > -:
palm oil > -:
bark > bark: tree; -:
tie > -: 
cap > -: 
coat > -: paint layer varnish; coat:
boot > -: computer system start software; boot:
pocket > -: 
bag > bag:
box > box:
can > can:
pot > pot: cook soup boil stove kitchen water; -:
cup > cup:
fire > fire:
ice > ice:
snow > snow:
water > water:
wind > wind:
storm > storm:
rain > rain:
smoke > -:
sail > sailboat:
sails > sailboat:
money > money:
coin > coin:
dollar > money:
dollars > -:
euro > -:
gift > gift: birthday wrap give box surprise open christmas present; -:
present > gift: birthday wrap give box surprise open christmas; -:
clock > clock:
watch > watch: wrist pocket tick time wear gold hand; -:
wall > brick wall: brick build built stone paint house garden climb hole drill city high fence prison fell; -:
hole > -: 
road > road:
path > path: forest walk follow garden hike wind; -:
street > street:
party > -: 
race > -: 
battle > -: 
war > -: 
target > bullseye: arrow shoot hit archer dart; -:
card > -: 
queen > -: bee hive ant chess card; queen:
king > king:
worker > worker:
soldier > soldier:
doctor > doctor:
scientist > scientist:
people > crowd:
world > earth: planet map around globe countries; -:
kite > kite:
toilet > toilet:
band > musician: play music concert song stage guitar; -:
dish > -: 
drink > -: 
meal > meal:
seat > -: 
scale > balance scale: weigh weight kilo pound gram; -:
square > -: 
block > -: 
line > -: 
point > -: 
spot > -: 
case > -: 
mark > -: 
mind > -: 
spirit > -: 
ghost > ghost:
angel > -: 
giant > -: 
press > -: 
jar > jar:
pipe > -: 
pump > -: 
tube > -: 
patch > -: 
button > button: coat shirt sew thread needle jacket dress; -:
switch > -: 
plug > electric plug: socket electric cord wall; -:
charge > -: 
power > -: 
solution > -: 
culture > -: 
bear > -: market investor stocks; bear:
bull > -: 
tip > -: 
spell > -: 
row > -: 
yard > -: 
ruler > -: 
mole > mole: dig ground garden; -:
deer > deer:
diamond > diamond:
pearl > -: 
ground > -: 
floor > -: 
mask > -: 
shadow > -: 
dust > -: 
host > -: 
record > -: 
mail > letter: post stamp envelope; e-mail: inbox email computer send; -: 
post > -: 
grave > gravestone:
picture > painting: hang nail frame museum wall paint hung gallery artist canvas painter; -:
frame > picture frame: picture museum painting wall empty art gallery; -:
frames > picture frame: picture museum painting wall empty art gallery; -:
work > -: 
art > -: 
works > -: 
hall > -: 
ball game > -:
program > -: 
movie > film:
tart > tart:
phone > smartphone:
phones > smartphone:
bath, baths > bathtub: tub soap towel bathroom bubble relax hot; -:
fountain > fountain:
body > person: cell bone heart muscle skin brain lung blood germ fever water sleep hormone organ stomach breathe sugar your human immune; -:
barrel > barrel: stack syrup wine oil beer empty full roll wood fill water powder; -: gun
price tag > price tag:
knee > -: 
cookie > -: website browser web computer internet page data online track site; cookie:
maple > tree:
birch > tree:
beech > tree:
elm > tree:
cedar > tree:
spruce > tree:
willow > tree:
film > film: movie cinema camera actor director screen; -:
drive > -: 
hook > hook: fish hang line; -:
stick > -: 
base > -: 
top > -: 
scales > balance scale: weigh weight justice; -: 
crew > crowd: ship plane captain
company > -:
couple > couple: love marry married dance old wedding young; -:
team > crowd: player win football engineer scientist; -:
family > family:
child > child:
baby > baby:
man > man:
woman > woman:
person > person:
boy > boy:
girl > girl:
neighbor > neighbor:
neighbour > neighbor:
boss > boss:
customer > customer:
farmer > farmer:
buttons > button: coat shirt sew thread needle jacket dress; -:
glue > glue:
towel > towel:
dough > dough:
soil > soil:
flour > flour:
nest > -: ant wasp hornet mouse snake termite; bird nest:
cable > -: television tv news; cable:
cables > -: television tv news; cable:
stomach > stomach:
skeleton > skeleton:
pillow > pillow:
seed > seed: plant grow soil garden sow tree bird flower; -: tournament
oven > oven:
prison > prison:
chips > chip: computer transistor processor silicon circuit phone memory machine laptop artificial; -:
chamber > -:
cabin > -: ship ferry plane deck crew airplane; cabin:
hull > -:
food > meal: eat taste cook hungry plate dinner lunch kitchen salt restaurant; -:
`

export type SenseHint = { readonly name: string | undefined; readonly cues: ReadonlySet<string> }

const hintRows = new Map<string, readonly SenseHint[]>(
  ROWS.trim()
    .split('\n')
    .flatMap((row) => {
      const [nouns, meanings] = row.split(' > ')
      const hints = meanings!
        .split(';')
        .filter((meaning) => meaning.trim())
        .map((meaning) => {
          const [name, cues] = meaning.split(':')
          return { name: name!.trim() === '-' ? undefined : name!.trim(), cues: new Set((cues ?? '').split(' ').filter(Boolean)) }
        })
      return nouns!.split(',').map((noun) => [noun.trim(), hints] as const)
    }),
)

/** Meanings of a noun in their order. */
export const SENSE_HINTS: ReadonlyMap<string, readonly SenseHint[]> = new Map<string, readonly SenseHint[]>([
  ...PLAIN_NOUNS.map((name) => [name, [{ name, cues: new Set<string>() }]] as const),
  ...hintRows,
])
