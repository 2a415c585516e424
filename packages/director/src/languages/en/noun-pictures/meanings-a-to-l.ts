/** Nouns of several meanings: `noun > drawing: cues; drawing~: cues; -: cues`. `~`: a sign for it; `-`: not drawn. One without cues is taken where no cue is found. */
export const MEANINGS_A_TO_L = `
abolition > shackle~: slave slavery
abscess > tooth~: tooth dentist gum
abyss > dark ocean~: ocean sea deep
academy > graduation cap~: student school university study; trophy~: award oscar film
accelerator > accelerator pedal: car pedal driver drive
acceptance > acceptance letter~: university college letter apply school
accessory > handbag: outfit fashion wear dress
accident > ambulance~: car road crash injure traffic driver
accompaniment > piano~: music sing
account > bank statement~: bank money deposit balance savings; password~: login user password hacker email log
acid > stomach~: stomach digest reflux; lab flask~:
acquisition > handshake~: company buy deal merge
address > envelope~: letter mail post postman; browser window~: web url browser ip; lectern~: speech nation inaugural president
admission > ticket~: museum park price pay enter
agent > spy: secret cia kgb undercover spy; chatbot~: ai llm autonomous
aggregate > gravel: concrete cement gravel
air > sky~: fly bird plane balloon rise soar; -: breathe lung oxygen
airway > lung~: breathe breath lung asthma
aisle > supermarket~: store shop supermarket cart grocery
alarm > fire alarm: fire smoke evacuate; siren~: police raid; alarm clock: wake morning sleep bed clock
album > photo album: photo family picture; vinyl record~: music song band singer record
albumin > egg white~: egg
allotment > vegetable garden: garden grow vegetable plant
allowance > coin~: child kid pocket parent
alpha > wolf~: wolf pack
altitude > airplane~: airplane plane pilot flight; mountain~: mountain climber summit
aluminum > aluminum foil~: foil kitchen; soda can~: can drink recycle recycling
amber > traffic light~: traffic driver signal; fossil~: insect resin million fossil
amp > guitar amplifier: guitar band; multimeter~: current volt circuit
amplification > amplifier~: sound guitar
ancestry > dna~: test gene genetic
angle > protractor~: degree triangle geometry measure math
anniversary > bouquet~: wedding couple wife husband; calendar~:
apparatus > lab flask~: chemist laboratory chemistry distil
appeal > gavel~: court judge verdict lawyer case
appearance > mirror~: face beauty hair clothes makeup
application > application form: apply job visa submit university fill; smartphone~: app software phone download
arena > stadium:; Colosseum: gladiator roman rome
article > newspaper~: news write magazine journalist read publish
ass > donkey: donkey mule burden
assembly > parliament building~: vote national parliament law; assembly line~: factory worker car
asset > gold bar~: invest wealth investor portfolio
assignment > notebook~: homework school teacher student class
asylum > suitcase~: refugee immigrant country border
atmosphere > sky~: oxygen gas carbon nitrogen layer earth air
attachment > e-mail~: email file send click
attack > cyberattack: hacker computer server data network password; battlefield~: army soldier enemy war troop
attendance > classroom~: school student class
attraction > attracting magnets: magnet pole; ferris wheel~: fairground park ride
axis > globe~: earth rotate tilt
back > spine~: pain spine muscle posture vertebra ache
bait > worm: fish hook fisherman
balance > account statement~: account bank card loan credit; -: fall leg walk rope bike stand foot; balance scale~:
bass > fish: fish lake river catch; bass guitar: guitar band play music string
batch > cookie~: bake oven cookie dough
beam > laser beam: laser; sunlight: sun light window; plank~: wood roof house carpenter
bearing > compass~: compass navigate ship course
beat > heartbeat: heart pulse; drum~: music drum song rhythm
beauty > makeup~: product brand skin industry makeup; rose~: flower rose garden
belief > praying hands~: god religion religious faith
berth > bunk bed: train sleep cabin
bid > gavel~: auction painting
blackout > candle~: power electricity city
blade > knife~:; grass: grass lawn; sword~: sword knight samurai; wind turbine~: turbine wind
blare > trumpet~: band trumpet; siren~: alarm police
bleach > detergent~: clean laundry stain white
blight > dead leaf~: plant crop potato leaf
bluff > cliff: river edge overlook; poker chip~: poker card bet
bogey > golf hole~: golf par
boiling > cooking pot~: water pot pasta potato
boiling_water > kettle~: tea coffee cup; cooking pot~: pasta pot egg salt cook
bolt > lightning bolt: lightning storm thunder sky electric; deadbolt: door lock
bonus > money~: salary boss pay company worker bank
boom > explosion~: explode bomb loud; stock chart~: economy market price
booster > syringe~: vaccine covid immunity dose; rocket~: rocket space launch
booth > phone booth: phone call; ballot box~: vote ballot election
booty > treasure chest: pirate ship loot
border > passport~: country cross passport refugee immigrant
bottleneck > traffic jam~: traffic road highway
boundary > plate boundary: plate tectonic; fence~:
brace > dental braces: tooth dentist orthodontist
brake > brake disc: car wheel disc; brake pedal: foot press pedal driver
brass > trumpet~: band orchestra music play
breach > cyberattack~: data hacker password security
break > coffee cup~: coffee lunch
breast > chicken breast: chicken cook oven grill meat
breed > dog~: dog puppy; cat~: cat kitten; horse~: horse; cow~: cow cattle
brim > hat~: hat
bristle > toothbrush~: tooth brush toothbrush
broadside > cannon~: ship cannon
bronze > bronze medal~: medal third olympic; statue~: statue sculptor
brood > chick~: hen nest chicken
brush > paintbrush: paint canvas artist wall stroke; hairbrush: hair comb; toothbrush: tooth; -: death
brushing > toothbrush~:; hairbrush~: hair
buck > deer: deer antler doe hunt forest; banknote~: dollar cost pay spend save
buckle > seat belt~: car seat drive; belt~:
bureau > dresser: drawer bedroom
business > office building~: company corporate executive startup firm; shop~: small local customer family owner store
cab > truck~: truck trucker; taxi:
cabinet > cupboard: kitchen drawer shelf door dish; -: minister president government
cache > treasure chest~: gold coin bury treasure
caesar > salad: salad lettuce
calcium > glass of milk~:; bone~: bone skeleton
call > telephone~:; video call: video zoom screen
calorie > hamburger~: burger fast; food scale~:
calving > iceberg~: glacier ice; calf~: cow
canteen > water bottle: soldier hike desert sip
caravan > camper van: holiday tow park trip; camel~: desert trade merchant silk
carbon > factory~: emission climate footprint dioxide; diamond~: diamond pressure; coal~:
carbon_dioxide > carbon dioxide molecule~:
cargo > crate: ancient roman wooden merchant spice pirate; cargo container~:
carrier > aircraft carrier: navy warship jet fleet
cartridge > printer~: ink printer print
cast > plaster cast: bone break broken arm leg fracture
catch > fish~: fish net fisherman boat
ceremony > wedding~: wedding bride marry groom; trophy~: award prize oscar
chancellor > politician: germany german berlin government election
channel > television~: tv news broadcast; river: river flow water; like button~: youtube subscribe
chase > police car~: police thief officer cop
china > plate: porcelain saucer crockery; Great Wall~:
chlorine > swimming pool~: pool swim swimmer
chrome > browser window: browser google tab web extension
circulation > newspaper~: newspaper copy paper; blood vessel~: blood heart body
citation > speeding ticket: police speed driver
civilization > ruin~: ancient lost collapse maya empire
clearance > price tag~: sale store discount
clearing > meadow~: forest wood tree deer
clip > paper clip: paper sheet desk; film~: video watch youtube movie
closing > contract~: house mortgage buyer
clutch > clutch pedal: car pedal gear engine; egg: egg nest bird
coalition > parliament building~: party government election
code > computer code: program programmer software computer bug app developer run line
coil > coil spring: spring metal
cold > tissue box~: sick cough sneeze fever flu virus; snowflake~:
collapse > crumbling wall~: building wall roof tower structure; downward trend~: market price stock bank
colony > anthill~: ant queen termite; beehive~: bee honey hive; planet Mars~: mars
combination > safe~: lock safe vault crack
comedy > stage~: theater stage club joke; clapperboard~: film movie hollywood
command > terminal window: computer type terminal line code linux
commission > coin stack~: sale agent broker percent
commodity > barrel of oil~: oil price trade
competition > trophy~:; -: species predator market price
compiling > computer code~: code program software
complex > apartment building: apartment housing
component > microchip: electronic circuit computer
composition > sheet music: music composer piano symphony mozart
compounding > compound interest~: interest money invest
condensation > cloud~: vapor cloud rise
cone > ice cream cone: ice cream; pine cone: pine tree
conference > lectern~:; video conference: video zoom online
conflict > battlefield~: war army nation soldier armed
congestion > traffic jam:; nasal spray~: nose nasal cold
congo > jungle~: jungle forest gorilla; river: river boat
connection > wifi~: internet network signal online
conquest > conquistador~: aztec inca spanish
conservation > forest~: forest wildlife animal species nature
constriction > blocked artery~: artery blood vessel
container > shipping container: ship cargo port freight; jar: lid food kitchen
contamination > bacteria~: food bacteria
contraction > muscle~: muscle fiber
conviction > gavel~: court judge crime jury prison
convoy > truck~:; ship~: ship atlantic submarine sea
cooling > fan~: computer server chip; air conditioner~: room home house summer building
cord > extension cord: electric plug power appliance outlet; rope:
corona > solar eclipse~: sun eclipse; virus~: virus pandemic covid
corruption > money bag~: bribe politician official government
countdown > rocket~: rocket launch space nasa; stopwatch~:
country > map~:; field~: farm rural
course > golf course: golf; laptop~: online lesson video enroll; dinner plate~: meal dish menu restaurant
coverage > cell tower~: network phone signal; newspaper~: news media journalist
crack > cracked screen: screen phone; crumbling wall~: wall plaster; broken mirror: mirror
craft > spacecraft: space orbit nasa moon; boat: sea sail water
crash > downward trend~: market stock price economy
crawl > baby~: baby floor; swimmer~: swim pool stroke
credit > credit card~: bank card loan pay debt score buy
crest > wave: ocean sea surf; shield~: family coat noble
crisis > downward trend~: financial bank economy market debt
curiosity > Curiosity rover: mars nasa rover; question mark~:
customs > airport~: airport passport border luggage
cut > bandage~: finger blood skin wound; scissors~: hair paper
cutting > scissors~: paper hair fabric cloth; seedling: plant root soil
darkness > night sky~: night star sky
dash > sprinter~: sprint meter race
data > chart~:; hard drive~: steal hacker backup delete store storage privacy disk
debate > lectern~: politician election candidate president parliament; chat bubble~:
decay > tooth decay: tooth dentist sugar; dead leaf~: leaf forest fungus
declaration > scroll~: independence king sign
decoration > Christmas tree~: christmas; medal: soldier military honor; balloon~: party birthday
deduction > tax form~: tax income
degree > thermometer~: temperature cold heat hot celsius fahrenheit oven warm; diploma~: college university earn bachelor master graduate
delay > departure board~: flight train airport; hourglass~:
delivery > package~:; newborn baby~: birth midwife labor mother; pizza~: pizza
demonstration > megaphone~: protest street police crowd march
denomination > banknote~: bill currency coin note; church~: church protestant christian
departure > departure board~: flight airport train gate
deposit > ore: mineral gold mine metal; bank~: bank money account; -: rent landlord
depression > downward trend~: economic economy great market bank crash
depth > ocean floor~: ocean sea dive submarine
detector > smoke detector: smoke fire alarm; lie detector: lie truth polygraph
dew > grass~: grass morning
diet > salad~: weight calorie lose healthy
dimension > measuring tape~: measure room wall
director > manager: company board firm executive
discharge > lightning~: electric spark voltage
discovery > magnifying glass~: scientist archaeologist find science
disk > hard disk: computer drive data file; compact disc: music cd album
dislocation > joint~: shoulder bone elbow
display > computer monitor: screen computer pixel monitor
disposal > trash can~: waste garbage trash
distraction > smartphone~: phone notification scroll focus
dive > diving mask~: diver sea underwater ocean scuba reef
doctrine > holy book~: church religion faith
domain > website~: web internet url site
dozen > egg carton~: egg; doughnut~: doughnut donut
draft > draft manuscript: write writer novel book essay chapter
drama > stage~: theater play actor perform; television~: series episode tv watch
draught > pint of beer: beer pub ale
dream > bed~: sleep night wake nightmare
drinking > glass of water~: water thirst hydrate; beer~: alcohol beer drunk pub
dugout > canoe: canoe river paddle; bench: baseball coach inning
edge > cliff: cliff fall mountain
edition > book~: book print publish author
element > periodic table~: chemical chemistry atom metal hydrogen helium
embankment > riverbank: river flood
emission > exhaust fumes~: car diesel engine traffic; factory~: carbon co2 climate greenhouse factory
energy > solar panel~: solar sun renewable; wind turbine~: wind green clean; lightning bolt~:
entry > diary entry: diary write journal; doorway~: door house gate
environment > earth~: climate pollution planet protect green
epic > scroll~: poem homer ancient
equipment > backpack~: hike climb camp mountain; toolbox~: repair tool workshop builder; microscope~: lab laboratory scientist
estate > house~: real agent property buy
eve > Christmas tree~: christmas santa; apple~: adam paradise garden eden
examination > exam: student school pass study; stethoscope~: doctor patient medical
excavation > archaeologist~: archaeologist ancient tomb site; excavator~:
exchange > stock exchange: stock trade share broker; chat bubble~: word letter message
execution > guillotine~: behead guillotine; gallows~: hang hangman gallows
expansion > big bang~: universe galaxy
exploit > hacker~: vulnerability hacker code software
extension > extension cord: cord outlet plug; web browser~: browser chrome install
faculty > professor~: university college campus
fantasy > dragon~: novel story game genre
fashion > dress~: clothing wear designer brand trend dress clothes
fat > bathroom scale~: lose weight belly gain; butter~: food saturate oil calorie
fault > fault line: earthquake plate andreas tectonic
feed > smartphone~: social instagram scroll post algorithm; hay bale~: cattle horse farm livestock
fermentation > wine barrel~: wine grape; beer~: beer brew hop; dough~: bread dough yeast
festival > stage~: music band concert; sky lantern~: lantern china chinese
fiber > vegetable~: diet eat food gut digestion
fight > boxing glove~: boxer ring punch boxing champion; battlefield~: army soldier troop war
fighting > battlefield~: soldier war troop army battle; boxing glove~: ring boxer boxing
filling > tooth~: dentist tooth cavity decay
filter > coffee filter: coffee; oil filter: oil engine; furnace filter: furnace; air filter: air dust house car
finish > finish line: race runner line marathon
firearm > musket: colonial musket flintlock gunpowder
firewall > router~: network internet hacker computer
flash > camera~: camera photo photographer; lightning~: lightning storm thunder
flask > thermos flask: coffee tea hot hike; lab flask:
flat > apartment building~: rent london tenant landlord apartment
flesh > meat: eat animal bite roast
flock > sheep~: sheep shepherd; goose~: goose; bird~:
flurry > snow~: snow winter wind
flush > toilet~: toilet tank water bathroom handle
focus > lens~: camera photo lens
form > application form: fill sign submit visa apply office
formula > baby bottle~: baby infant milk; molecule~: chemical chemistry chemist; blackboard~: math equation physics einstein
foundation > foundation cream: makeup face skin brush; concrete~: building house concrete wall dig
fraud > scam email~: email online phishing scam
freedom > open door~: prison escape prisoner cage jail; Statue of Liberty~: america american immigrant liberty
frequency > sound wave~: sound hear radio pitch tone
front > trench~: war soldier army eastern western troop
function > source code~: code program python return
fusion > sun~: star hydrogen helium
future > crystal ball~: predict foresee fortune know tell
gallon > gas can~: gas fuel gasoline car; milk carton~: milk
game > game controller~: video console gamer online computer level; football~: football team goal score stadium league; chessboard~: chess; board game: board dice family table
generation > family~: family grandparent parent ancestor child
genesis > Bible: bible god creation book
godfather > mafia boss: mafia mob crime family sicily; -: baptism godmother child
grade > graded paper~: school student teacher exam class
grand_slam > tennis racket~: tennis wimbledon final; baseball bat~: baseball inning homer
gravity > apple~: newton apple; black hole~: star collapse hole; earth~: earth planet moon orbit pull
grease > motor oil~: engine chain machine mechanic
green > golf green: golf putt
grinding > coffee grinder~: coffee bean; mortar and pestle~: spice herb
groove > vinyl record~: record needle vinyl
growing > seedling~: plant seed garden crop soil
growth > graph~: money economy company sale market population business; seedling~: plant seed root leaf garden
gun > glue gun: glue; nail gun: nail carpenter; caulk gun: caulk silicone sealant; musket: musket colonial powder redcoat
halogen > light bulb~: lamp bulb headlight; periodic table~:
handicap > golf hole~: golf; wheelchair~: disabled wheelchair disability
handle > door handle: door
hardware > hardware store~: tool nail screw; circuit board~: computer software chip
harmony > musical notes~: music sing song choir; yin yang~: balance nature opposite
harvest > wheat~:; grape~: grape wine vineyard
hearing > ear~:; courtroom~: court judge lawyer trial
heat > thermometer~: temperature summer degree weather; flame~:
heavy_metal > electric guitar~: band music guitar concert rock album fan
heel > high heel: shoe wear dress; foot~:
helium > balloon~:; sun~: star sun fusion hydrogen
hell > devil~: satan heaven soul devil demon dante sin
hemisphere > brain~: brain left right cortex; globe~:
herd > elephant~: elephant savanna trunk; sheep~: sheep shepherd; deer~: deer forest; cow~: cow cattle farmer
history > scroll~:; browser window~: browser search delete clear google tab
holmes > detective: sherlock detective watson
homer > baseball bat~: baseball inning pitcher; scroll~: odyssey iliad greek poet
hoop > basketball hoop: basketball score dunk
horizon > ocean~: sea ship sail sailor island; sunrise~: sun dawn
horror > haunted house~: film movie story genre novel
hot_water > water heater~: shower tank bill heater; kettle~: tea coffee pour cup noodle
huddle > penguin~: penguin cold antarctic
illusion > magician~: magic trick stage magician
immunity > immune defense~: virus disease vaccine infect antibody
impact > impact crater~: asteroid meteor crater moon
inauguration > Capitol~: president american washington
independence > flag~: country declare nation war colony
index > index fund~: fund invest stock market
induction > magnet~: magnet current coil electric
input > keyboard~: computer data program user
inscription > hieroglyphs: egypt egyptian pharaoh; plaque~:
installment > invoice~: pay loan month
institution > bank~: financial money loan; university~: academic education student
instrument > violin: music musical song melody band orchestra; scalpel: surgical surgeon surgery
intelligence > spy~: agency cia mi6 secret military; brain~:
iris > flower~: garden bloom petal; eye~: eye pupil vision light
issue > magazine: magazine newsstand cover monthly publish
jab > boxing glove~: boxer punch ring; syringe~: vaccine arm doctor
jet > fighter jet: military pilot fighter army force; airplane:
jigsaw > jigsaw puzzle: piece puzzle picture; saw: cut wood blade
jolt > lightning bolt~: electric shock
journey > road~:; ship~: sea ocean sail voyage; rocket~: space moon mars
jumper > sweater: knit wool wear warm
kick > football~: ball goal soccer penalty
kit > first aid kit: aid medical bandage; drum kit: drum; toolbox~: tool repair
knob > doorknob: door open room
label > price tag~: price store sale shop clothing
land > field: farm farmer grow crop acre
landing > airplane~: runway pilot plane flight; lunar lander~: moon apollo astronaut; beach~: troop d-day amphibious normandy
landscape > desert~: desert dry sand; painting: painter paint canvas; hill~:
lane > road~: car highway drive traffic
language > programming language: code program programmer python software; chat bubble~:
lap > race track~: race driver car; running track~: runner
layer > layers of the earth: earth crust mantle core; skin layer: skin
leak > leaky roof: roof ceiling rain; pipe~: pipe plumber water
leave > calendar~: sick vacation maternity parental
lesson > blackboard~: teacher school student class classroom; piano~: piano
level > bubble level: carpenter wall shelf drill install hang mount screw
license > driver's license: drive driver car road; contract~: software patent company
limb > branch: tree climb; artificial leg~: prosthetic artificial amputate; arm: body human arm
limit > speedometer~: speed drive car
linen > bed~: bed sheet hotel
link > chain~: chain metal; web page~: click url website email
litter > litter box~: cat box; puppy: puppy dog born; trash can~: trash street throw garbage
load > laundry basket~: laundry wash washer dryer
lobby > hotel~: hotel guest check
lobe > brain~: brain frontal
loot > treasure~: pirate ship viking; money bag~:
loss > downward trend~: money stock invest market profit
losses > downward trend~: money stock market invest
lump > sugar cube: sugar; coal: coal
`
