/** Nouns of several meanings: `noun > drawing: cues; drawing~: cues; -: cues`. `~`: a sign for it; `-`: not drawn. One without cues is taken where no cue is found. */
export const MEANINGS_M_TO_Z = `
machine > gear~:; washing machine: laundry wash clothes; coffee machine: coffee espresso
magnitude > earthquake~: earthquake quake richter
marble > sculpture~: sculptor carve statue michelangelo
march > calendar~: month april february spring; army~: soldier troop infantry general legion; crowd~: protest civil demonstrator
marketplace > website~: online amazon ebay internet; market:
mass > church~: sunday priest pray catholic church
mat > yoga mat: yoga exercise gym; welcome mat: door
mate > chess king~: chess
matter > atom~: physics universe particle antimatter atom proton
measuring > tape measure~:; measuring cup~: flour sugar recipe cook
meeting > online meeting: zoom online remote video call
memory > brain~: brain learn sleep forget neuron recall; memory card~: camera gigabyte storage computer; photo album~: childhood grandmother cherish nostalgia photo
mercury > planet Mercury: planet orbit solar venus; thermometer~: thermometer temperature; periodic table~: toxic metal element
mess > dirty dishes~: kitchen dish sink; dirty laundry~: clothes bedroom
message > text message: phone text send app reply whatsapp; message in a bottle: bottle sea beach; chat bubble~:
meter > parking meter: parking coin; electric meter: electricity electric; water meter: water pipe; gas meter: gas
michigan > lake: lake shore boat
migration > goose~: bird fly winter flock; suitcase~: people country europe refugee
mile > -: space star planet galaxy earth moon sun ocean sea deep sky light; road~:
milliliter > measuring cup~:; syringe~: inject vaccine drug
mining > gpu~: bitcoin crypto; pickaxe~:
ministry > office building~: government minister
mission > rocket~: space moon mars nasa launch orbit astronaut
mississippi > river: river boat steamboat flow bank
mixing > mixing bowl~: flour dough egg batter cake
mixture > mixing bowl~: flour egg stir whisk dough butter
mobility > wheelchair~: disabled wheelchair disability
momentum > Newton's cradle~: physics collision mass velocity
monitoring > heart monitor~: heart patient hospital; security camera~: police employee camera street
monopoly > board game: dice game board player
mortar > mortar and pestle: grind herb spice pestle; brick wall~: brick cement stone
muffler > scarf: wool neck winter; exhaust pipe~: car engine exhaust loud
mustang > horse: wild herd horse ranch gallop; car: car ford engine drive
mutiny > sailing ship~: ship crew captain
nature > forest~: forest animal tree walk green wild outdoors
nerves > nerve: body brain pain spine
network > router~: internet computer wifi device home; neuron~: brain nerve neural
nickel > coin: cent dime penny
nitrogen > nitrogen molecule~:
north_pole > magnet~: magnet attract repel; pack ice~:
notation > sheet music~: music composer
observation > telescope~: star planet astronomer sky; binoculars~: bird animal wild; microscope~: cell bacteria lab
occupation > briefcase~: job work profession career
offer > job offer: job hire employer; coupon~: discount sale
opener > can opener: can tin kitchen
operation > operating room: surgery surgeon patient hospital doctor; -: military army business rescue secret
opus > sheet music~: music composer symphony
order > package~: online deliver ship parcel; gavel~: court judge restrain; takeout~: food restaurant burger pizza
organism > microbe: single microscopic tiny cell microscope
organization > office building~:; -: closet drawer tidy body
outline > chalk outline: murder crime body victim
ownership > house key~: house home buy mortgage
oxygen > oxygen tank~: dive diver climb everest mask tank; oxygen molecule~:
pace > running shoe~: run runner marathon jog
pack > backpack: hike trail carry shoulder; wolf~: wolf hunt wolves
packet > seed packet: seed plant garden; router~: network internet data
packing > suitcase~: travel trip vacation; moving box~: move house
par > golf hole~: golf hole
paradise > beach~: island tropical vacation
particle > dust: dust air pollution smoke; proton: physics atom collider quantum accelerator subatomic
partition > wall: room office house
pass > mountain~: mountain alpine hannibal alp; ticket~: park museum ski day visitor
paste > glue: paper stick wallpaper
patrol > police car~: police officer highway; soldier~: soldier army
peak > mountain: mountain climb summit snow
peg > clothespin: laundry clothes wash line
penalty > football goal~: football goal ball kick soccer goalkeeper; gavel~: court law crime judge prison
performance > stage~: theater actor singer music concert dance audience
pet > dog~:; cat~: cat
phase > moon phases: moon lunar
piece > chess piece: chess board checkmate
pigment > paint tube~: paint painter artist
pitching > baseball~: baseball inning mound
plasma > blood bag~: blood donor donation; sun~: sun star
plaster > bandage: wound cut knee; wall~: wall ceiling paint
plasticity > brain~: brain neuron
platform > train station~: train station passenger; smartphone~: social media app user; diving board: diver dive jump
platinum > wedding ring~: ring jewelry
play > stage~: theater actor stage drama audience shakespeare; playground~: child kid playground
plot > book~: novel story character writer; field: land farm acre
pole > magnetic pole~: magnet magnetic; pack ice~: arctic antarctic ice polar explorer
polish > nail polish: nail manicure; shoe~: shoe leather shine
popping > popcorn~: corn kernel popcorn
pore > skin layer~: skin face acne sweat
portfolio > stock chart~: stock invest investor fund share
posture > spine~: back spine neck sit
potassium > banana~: food eat diet fruit; periodic table~:
pound > bathroom scale~: weigh lose weight fat gain; banknote~: pay cost price bank money worth
power_plant > nuclear power plant: nuclear reactor uranium; dam~: hydroelectric river; factory~:
prediction > crystal ball~: fortune prophet psychic astrologer nostradamus foretell
pressure > blood pressure cuff~: blood artery doctor heart
pride > lion~: lion lioness savanna hunt
primary > ballot box~: election candidate vote voter democrat republican
print > fingerprint: finger; footprint: foot paw animal; printer~: printer ink
printing > printing press~: gutenberg book century press; printer~:
private_key > password~: crypto wallet bitcoin encryption
procedure > operating room~: surgery surgeon patient doctor hospital
production > assembly line~:; clapperboard~: film movie theater director
prohibition > bottle of whiskey~: alcohol liquor bootleg
projection > projector~: film wall screen
promotion > coupon~: discount store sale price
property > house~: buy rent real estate tenant landlord own
proposal > engagement ring~: marry marriage ring love; document~: business project company write
protein > egg~: food eat diet muscle meal; molecule~:
pursuit > police car~: police chase suspect
python > snake:; python script: code program language script
quarter > coin: cent dime coin
raid > viking ship~: viking monastery; police car~: police drug officer gang fbi
rail > railway~: train track station locomotive
raise > paycheck~: salary boss job pay
rally > crowd~: political protest politician supporter
ration > can~: soldier war army
rattler > snake: snake desert venom bite
ray > stingray: sea ocean fish reef swim; sunlight: sun light
reader > e-reader: kindle ebook screen device
reading > open book~: book library page novel literature; thermometer~: temperature degree; -: meter instrument gauge
realm > castle~: king queen knight rule
receiver > telephone~: phone call hang pick; radio: radio signal antenna
reception > wedding~: bride groom guest wedding
reconstruction > scaffolding~: building city house bridge church war
recorder > cassette~: tape audio record
recovery > hospital bed~: surgery patient hospital illness
recruitment > resume~: job company candidate employee hire
reel > film reel: film movie cinema; fishing rod~: fish line bait
reflection > mirror~: mirror face glass
refrain > musical notes~: song sing chorus
register > cash register: cash store shop cashier money
registration > license plate~: car vehicle plate; application form~:
rehabilitation > crutch~: injury leg walk patient knee hospital
rejection > rejection letter~: job college publisher apply letter
reporting > microphone~: journalist reporter war news
repository > source code~: github code git
repulsion > magnetic repulsion: magnet pole charge
rescue > helicopter~: helicopter mountain; life buoy~:
reservation > restaurant~: table restaurant dinner; hotel~: hotel room
reserves > gold bar~: gold bank; oil barrel~: oil gas
resignation > letter~: job boss quit minister
rest > bed~: sleep night tired
restoration > paintbrush~: painting art museum canvas; scaffolding~: church castle cathedral building house
restraint > handcuff: prisoner arrest wrist
return > tax return: tax irs file income
reverse > gear stick~: car gear drive
revision > draft manuscript~: book author draft manuscript
revolution > guillotine~: french paris louis; orbit~: sun planet axis; factory~: industrial steam
reward > money bag~: offer capture bounty; trophy~: win prize
rhythm > heartbeat~: heart pulse; metronome~: music song drum dance beat
ride > roller coaster: amusement theme thrill; horse~: horse saddle; bicycle~: bike cyclist; taxi~: uber cab
rifle > musket: frontier settler redcoat colonial musket revolutionary
rig > oil rig: oil sea drill ocean
rim > wheel~: wheel tire car; basketball hoop: basketball dunk shot
ringing > telephone~: phone call answer; ear~: ear tinnitus; doorbell~: door doorbell
roast > roast chicken: chicken oven dinner; coffee bean~: coffee bean
rod > fishing rod: fish bait catch
roll > dice~: dice luck; toilet paper: toilet bathroom; film reel~: film camera
roman > Roman soldier: army legion soldier battle
room > bedroom: hotel sleep rent guest bed night; living room: house family home sofa; classroom: teacher school student class; -: leave space enough error improvement
rot > tooth decay: tooth
rotation > earth~: earth planet axis
rotor > helicopter~: helicopter
round > boxing ring~: boxer fight punch knock
routine > alarm clock~: morning wake day daily
rover > mars rover: mars planet nasa moon
rubber > eraser: pencil erase; tire~: tire wheel car
rule > crown~: king queen emperor dynasty empire throne; checklist~:
run > running shoe~: marathon jog runner mile jogging; ski~: ski snow slope
sabotage > dynamite~: explosive railway resistance
safety > safety helmet~: construction worker factory site; seat belt~: car driver crash passenger; lock~: password online data account
saga > viking~: norse iceland viking
sage > herb: cook butter leaf herb
sale > for-sale sign~: house home land property estate; price tag~: discount store shop price customer black
sample > blood sample: blood vein nurse; test tube~: lab dna test scientist analyze water; petri dish~: bacteria virus culture microbe
scan > qr code~: code phone qr; mri scanner~: brain body doctor hospital mri
scene > crime scene: crime police murder detective; stage~: theater act play
score > sheet music: music composer orchestra symphony compose; credit card~: credit lender loan
scrape > bandage~: knee skin
script > python script: python code run program; manuscript: film movie actor director writer scene
seam > coal mine~: coal mine; thread~: sew cloth needle
search > magnifying glass~:; search bar~: google internet web engine online
second > stopwatch~: minute per split count few every
senate > Capitol~: congress america american president bill vote washington; column~: rome roman caesar
sentence > prison bars~: prison year judge jail crime; written page~: word write read paragraph grammar
septum > nose~: nose nasal
sequence > dna~: gene genetic dna genome
series > television~: tv watch netflix episode season
serum > vial of blood~: blood antibody patient; serum bottle:
serve > tennis racket~: tennis court ace
settlement > village: colony settler river found ancient people; contract~: lawsuit court lawyer sue claim
shade > tree~: sun hot tree cool; palette~: color paint red blue
shaft > coal mine~: mine miner coal; elevator~: elevator floor
sheet > baking sheet: bake oven cookie; bed~: bed sleep linen; paper: paper write print
shelter > hut~:; -: dog cat adopt rescue bomb
shift > clock~: work nurse factory worker night hour; gear stick~: gear car clutch
shipping > package~:; cargo container~: sea ocean port trade
shock > lightning bolt~: electric electricity volt current
shooting > crime scene tape~: police victim suspect gunman; clapperboard~: film movie director actor
shot > syringe~: vaccine flu doctor nurse needle arm; video camera~: film movie scene director; espresso machine~: espresso coffee; camera~: photographer photo picture
show > stage~: theater audience broadway perform; television~: tv episode watch season channel
shutter > camera~: camera photo lens; window~: house window close
siege > castle~: castle wall medieval knight crusader
sight > eye~: see blind lose vision eye
signal > wifi signal: wifi router internet; radio telescope~: space star telescope astronomer alien; radio tower~: radio tower antenna station phone; traffic light: traffic car driver cross
silk > cobweb: spider; cocoon~: worm moth silkworm
silver > silver medal~: medal second olympic; coin~: coin mine
single > vinyl record: song album chart release band
singularity > black hole~: hole star gravity universe; artificial intelligence~: ai machine intelligence human
sip > cup of tea~: tea; cup of coffee~: coffee; glass of red wine~: wine; glass of water~: water
site > ruin~: dig archaeologist ancient excavate archaeological; construction crane~: construction build builder worker; website: web internet page browser visit click
slice > slice of pizza: pizza; slice of bread: bread toast loaf sandwich; lemon slice: lemon; orange slice: orange
slope > hill:; mountain: ski mountain avalanche
slot > slot machine: casino gamble
sole > shoe~: shoe foot heel boot
solid > ice: liquid gas melt freeze
space > universe: rocket astronaut star planet galaxy earth orbit nasa universe telescope; parking lot~: parking park car
span > bridge: bridge steel
specimen > microscope slide~: microscope lab cell biologist
spectrum > rainbow~: light color visible wavelength
spike > graph~: price sugar data
spoke > wheel~: wheel bicycle rim
spore > mushroom~: mushroom fungus
spray > nasal spray: nose nasal allergy; spray bottle:
spree > shopping bag~: shopping shop buy
squad > team: player football coach match; police car~: police
stack > stack of books: book; stack of paper: paper document; coin stack: coin money
stake > stock chart~: company investor share
stand > market stall: fruit lemonade sell market vegetable
standing_order > calendar~: bank pay rent month
statement > account statement: bank account credit card; document~: court police sign witness lawyer
station > gas station: gas fuel fill pump; space station: space orbit astronaut; subway station: subway metro; police station: police arrest officer; radio tower~: radio broadcast; train station:
step > stairs: climb stair staircase
stern > ship~: ship boat deck
stimulant > coffee~: coffee caffeine
sting > wasp~: wasp; scorpion~: scorpion; jellyfish~: jellyfish; bee~:
stop > stop sign~: sign road driver traffic
storage > cloud storage: cloud file photo backup; hard drive: data computer disk memory; warehouse~: goods factory store
strain > virus: virus flu infect disease
strand > dna: dna gene helix; thread: thread yarn; spaghetti: spaghetti pasta
straw > hay bale~: barn horse farm stable
streaming > television~: show movie series netflix; headphones~: music song spotify
strike > megaphone~: worker union protest pay factory; lightning~: lightning thunder; bowling pin~: bowling pin
stroke > brain~: blood brain patient clot hospital doctor; paintbrush~: brush paint canvas painter; swimmer~: swim pool
studio > microphone~: record music album song podcast; easel~: artist paint painter; clapperboard~: film movie hollywood disney
study > microscope~: scientist researcher university participant researchers find; book~: student exam school
subdivision > house~: suburb developer home
substance > lab flask~: chemical chemistry lab toxic
suite > hotel~: hotel room night guest
sum > calculator~:; pile of coins~: money pay dollar
surprise > gift~: birthday gift party
suspension > coil spring: car wheel shock
swarm > locust~: locust crop; mosquito~: mosquito; bee~: bee hive honey
sweep > broom~: floor clean dust
swell > wave: sea ocean surf
syndicate > mafia boss~: crime mafia
syntax > computer code~: code program error
tag > price tag: price store shop; name tag: name; dog tag: soldier
talk > lectern~: audience ted speaker stage; chat bubble~:
tan > sun~: skin beach summer sunscreen
tape > cassette: music audio song listen recorder; vhs tape: video movie vcr; adhesive tape: stick glue seal wrap
teaching > Buddha statue~: buddha buddhist; holy book~: jesus bible church christian; blackboard~: school teacher student class child
tear > eye~: cry eye cheek weep
technology > microchip~:; -: ancient roman medieval
telegram > messaging app~: app chat channel
terminal > airport~: airport flight plane gate; terminal window: command computer linux type
terms > contract~: contract condition sign agreement lease loan service
terrace > rice terrace: rice hill
tesla > lightning bolt~: nikola edison inventor current coil; electric car: car musk battery drive electric
test > exam: school student class teacher grade study; test tube~: lab blood sample; mushroom cloud: nuclear atomic bomb
testament > Bible~: new old god jesus bible
testing > test tube~: lab blood vaccine drug sample; exam paper~: school student class exam
text > text message: phone send reply message; page~:
theory > blackboard~: physics einstein relativity quantum scientist
thesis > book~: student university write professor
thigh > leg~:; -: chicken
thrust > rocket~: rocket engine launch
tick > clock~: clock second hand watch
tin > ore~: metal copper bronze mine alloy; can:
tissue > tissue box: nose cry sneeze wipe cold; muscle~: muscle body tear injury
title > trophy~: champion win league championship
token > bitcoin~: crypto blockchain; coin~: arcade subway machine
toll > coin~: road bridge pay driver
tone > musical notes~: music sing note melody; telephone~: dial phone ring
tool > toolbox~:; software~: ai software app online website; stone tool: stone prehistoric hominin flint neanderthal
torrent > river: river rain mountain
toss > coin~: coin
touchdown > American football~: football quarterback score; lander~: mars moon rover probe
tour > microphone~: band concert singer album; tourist~: guide museum city bus visit
trade > stock chart~: stock option trader share invest; trading ship~: spice route merchant silk ship port empire; cargo container~: tariff export import china global economy
trading > trading ship~: spice port ship silk; trading screen~:
traffic > traffic jam:; -: website web network
training > dumbbell~: gym muscle workout fitness athlete strength; soldier~: army military recruit
trance > pocket watch~: hypnosis hypnotist
tranquilizer > syringe~: dart animal inject; pill:
transfer > banknote~: money bank account wire
transformation > butterfly~: caterpillar butterfly cocoon
transit > planet~: sun star telescope; subway train~: city public commuter bus
transport > bus~: public city; truck~: goods cargo
trap > mousetrap: mouse rat cheese; fishing net: fish crab; bear trap:
travel > rocket~: space mars star; clock~: time machine past future; suitcase~:
treatment > medicine~: patient doctor disease cancer hospital illness therapy drug
tremor > hand~: hand parkinson; earthquake: earthquake ground volcano
trick > magician~: magic magician audience
trim > hedge trimmer~: hedge bush; scissors~: hair beard
trojan_horse > malware: computer hacker virus software; wooden horse:
trolley > shopping cart: supermarket store shop; streetcar: street rail tram
tungsten > light bulb~: filament bulb lamp; periodic table~:
twister > tornado: storm wind kansas sky cloud
ulcer > stomach~: stomach
unit > apartment building~: apartment rent tenant landlord
utility > electric meter~: bill electric water power
vacuum > vacuum cleaner: clean floor carpet dust hose
vector > mosquito: disease malaria mosquito
venus > planet Venus:; -: goddess roman love
verse > Bible~: bible god chapter; musical notes~: song sing chorus
vessel > blood vessel: blood artery heart vein; clay pot: clay pottery potter; ship:
violation > speeding ticket~: traffic driver speed parking
vision > eye~: see blind blurry sight eye night
visit > doorbell~: neighbor door guest; hospital~: hospital doctor patient
vogue > magazine: cover editor magazine
voice > microphone~: sing singer record radio podcast; sound wave~:
wagon > covered wagon: pioneer west trail oregon settler prairie; cart:
wail > siren~: police ambulance siren
ward > hospital bed~: hospital patient nurse
warrant > document: police judge arrest search court
wash > washing machine~: clothes laundry shirt cycle
washing > laundry: clothes clothing detergent machine dry
washington > Capitol~: congress senate capital lobby government politician dc city; -: george
wavelength > prism~: light color red prism; sound wave~: sound
weapon > missile~: nuclear missile military modern rocket; knife: murder crime victim killer stab; sword: knight roman medieval ancient samurai warrior blade
weight > bathroom scale~:; dumbbell: lift gym muscle bench
will > document: inherit estate testament heir fortune lawyer
wish > shooting star~: star sky night; genie lamp~: genie lamp three; birthday cake~: birthday candle blow
withdrawal > atm~: bank account cash money
wool > sheep~: sheep shear; yarn~:
words > page~: write writer book paper
wrestling > sumo: sumo japan
wrinkle > iron~: shirt clothes fabric
yardage > American football~: quarterback nfl touchdown
yeast > dough~: bread dough bake flour rise; beer~: beer brew brewer
yield > wheat~: crop harvest acre farmer
zinc > supplement pill~: supplement vitamin immune
`
