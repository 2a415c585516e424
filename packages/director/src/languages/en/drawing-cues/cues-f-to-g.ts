/** Words that call for drawings, the most telling first: `drawing: cues`, the words of a phrase joined by `_`. */
export const CUES_F_TO_G = `
face mask: covid pandemic virus infect spread mouth protect nose germ surgeon breathe n95 quarantine contagious wear flu airborne hospital lockdown
factory: worker production manufacture industrial assembly_line industrial_revolution machine product chimney labor plant mass-produce owner ford wage pollution strike shift goods smoke warehouse
fairground: carnival ride ferris_wheel funfair carousel cotton_candy stall fun rollercoaster children popcorn summer amusement ticket light prize
fairy: wing magic wand tinkerbell wish tale tooth godmother tiny cottingley folklore enchant pixie dust peter_pan forest princess irish
falafel: chickpea pita middle_eastern vegetarian fried tahini hummus street_food lebanese israel cairo wrap vegan ball fava_bean parsley deep-fried
falcon: peregrine dive falconry swoop prey fastest raptor hunt horus spacex hood glove arabia speed nest skyscraper lanner gyrfalcon falconer bird_of_prey millennium
fallen leaf: autumn ground rake brown wind october forest_floor maple season golden drift decay litter path crunch november
fallen log: forest moss decay rot fungus beetle decompose trunk mushroom woods storm hike woodland insect cross_stream sit habitat tree nutrient salamander forest_floor trail
fallen star: wish meteorite night_sky shooting_star fairy_tale washed_up celebrity disgrace fade streak glow stardust lucifer crash_to_ground legend former_idol has-been
false tooth: dentist denture implant gum crown missing smile bite toothless replace gold mouth lose_tooth jaw bridge
family: mother father child home parent dinner relative together sibling household generation holiday gathering reunion heir tradition house cousin marriage bond
family album: photograph memory childhood nostalgia grandmother picture ancestor generation remember look_back past relative portrait heirloom baby_photo reunion flip_through
fan: cool breeze blow heat summer hot air electric blade sweat spin ventilate wind humid temperature room heatwave circulate
fang: vampire snake venom bite dracula viper predator cobra teeth wolf blood puncture spider rattlesnake nosferatu poison
farmer: crop field harvest tractor barn plow cow wheat soil livestock sow land seed drought grain agriculture rural rooster fertilizer manure
father: dad son daughter parent family child fatherhood strict raise role_model freud mother die inherit absent bedtime pride paternal founder
faucet handle: turn_off tap water drip leak sink twist plumber washer bathroom knob kitchen hot_water screw valve cartridge
fault line: earthquake san_andreas crack rupture plate tremor slip seismic california geology quake shake magnitude tectonic rift epicenter stress divide aftershock split
fawn: bambi deer doe spot newborn forest meadow mother wobbly innocent spring hide graze woodland grass camouflage hoof rescue roadside
fax machine: office document send paper phone_line transmit nineties obsolete dial japan print machine outdated page business
feather: bird light quill plume wing pillow soft tickle fall evolution down flight insulation galileo plumage headdress weightless molt
fence: yard neighbor garden boundary post wooden barrier farm gate border backyard property keep_out field wire cattle picket paint enclose
fern: frond forest shade moss green spore jurassic damp prehistoric unfurl houseplant carboniferous undergrowth new_zealand coal_age fossil
ferris wheel: ride fairground amusement_park view carnival london_eye top spin chicago gondola city skyline funfair romantic height date
ferry: boat cross island passenger harbor channel car deck port commute river strait sink aboard sail captain coast
fertilization: sperm egg conceive pregnancy embryo zygote ivf reproduce ovary fertility gamete fuse uterus ovulation chromosome
fettuccine: pasta alfredo italian ribbon sauce parmesan cream rome noodle fork boil ragu carbohydrate white_sauce roman italian_restaurant
fetus: pregnancy womb pregnant baby trimester mother uterus placenta unborn ultrasound develop amniotic_fluid weeks birth abortion umbilical
fighter jet: air_force pilot missile military supersonic war f-16 cockpit dogfight sortie stealth aircraft sonic_boom top_gun airspace scramble bomb nato eject
fighter plane: pilot dogfight spitfire ace war luftwaffe raf world_war_two messerschmitt air_force cockpit squadron shoot_down bomber red_baron propeller battle_of_britain kamikaze
file folder: document paperwork office organize record archive case store report tax desk paper directory investigate cabinet classified dossier
fill valve: toilet tank flush run refill float water plumber leak cistern supply_line hiss shut_off replace flapper overflow
fillet: meat fish steak boneless slice tender raw butcher salmon sear knife pan cut protein trout bone_out sashimi
filling knife: plaster wall crack filler putty smooth spread hole scrape paint repair spackle drywall decorate diy
film: cinema movie director actor hollywood scene screen premiere camera reel shoot studio blockbuster oscar audience screenplay thriller sequel box_office cast producer documentary
film camera: movie director shoot hollywood scene film cinema actor record documentary studio footage lens reel silent_film roll set crew
film reel: movie cinema projector footage hollywood celluloid director old_film silent_film screen archive spool kodak found_footage strip chaplin edit
filter coffee: brew drip pour cup morning caffeine black paper bean ground hot carafe melitta aroma scandinavia
final exam: student university semester study cram pass fail grade professor graduate score stress all-nighter library school test revise finals_week degree nervous
finger: point touch hand fingerprint nail ring tap thumb blame typing tip index count snap piano trigger knuckle
fingerprint: detective forensic crime_scene suspect police evidence identify match unlock biometric trace ridge print whorl thumb unique murder investigator dust glove criminal_record sensor
finish line: race runner marathon win cross sprint champion cyclist ribbon goal medal first_place lap winner exhausted accomplish final_stretch competitor victory last_mile
fire: burn flame blaze smoke camp ignite wood hot spark firefighter ash arson light match cook prometheus warmth fuel inferno extinguish
fire alarm: smoke evacuate emergency siren ring detector alert flame warning pull bell fire building false_alarm drill sprinkler beep
fire engine: firefighter siren fire blaze rescue ladder flame emergency hose station red burn truck 911 smoke rush dispatch
fire extinguisher: flame fire put_out emergency smoke foam spray burn safety kitchen_fire grease blaze workplace co2 pin aim
fire hydrant: firefighter water hose street red dog flood pressure city sidewalk fire burst main summer spray
firefighter: fire hose flame smoke rescue burn alarm truck ladder blaze emergency helmet hydrant extinguish station chernobyl wildfire september_11 axe
firefly: glow night bioluminescence summer blink flash lightning_bug jar luciferin twinkle evening synchrony light_up meadow courtship light insect dark field enzyme june dusk
fireplace: fire log cozy warm winter hearth living_room flame chimney mantel burn stocking christmas wood cabin ember hearthside story
firework: celebrate new_year explode sky independence_day festival sparkle party gunpowder night rocket fourth_of_july burst colorful celebration chinese diwali victory
first aid kit: bandage injury wound emergency bleed medical burn cut hurt treat antiseptic accident rescue hiker plaster prepare ambulance
first-aid kit: bandage injury wound emergency bleed medical burn cut hurt treat antiseptic accident rescue hiker plaster prepare ambulance
fish: swim gill fin scale catch angler ocean river pond hook net lake overfishing bait mercury school omega-3 aquarium fisherman bowl water spawn
fish and chips: british pub fried seaside england cod newspaper_wrap vinegar batter takeaway london mushy_peas haddock friday fish_shop brighton mushy_pea
fish fillet: raw cod cook boneless pan grill omega-3 protein lemon seafood slice fishmonger tilapia knife skin freeze
fish tank: aquarium goldfish pet water swim tropical filter fish gravel guppy feed glass cleaning algae bubble coral
fishbowl: goldfish pet swim water glass small bubble aquarium feed lonely memory confined round goldfish_memory privacy trapped
fisherman: boat net fish catch sea rod river bait hook village harbor trawler hemingway hut line tuna marlin dawn cod
fishing boat: fisherman net sea catch trawler cod harbor crew fishery overfishing dawn ocean tuna coast storm village shrimp haul
fishing net: fisherman catch trawl sea fish haul overfishing bycatch dolphin entangle cast trawler mesh turtle ocean cod tangle
fishing rod: fish angler catch hook bait lake reel river fisherman cast trout patient line bite retire weekend tackle grandpa
fishmonger: fish market stall ice fresh salmon fillet counter gut scale cod shrimp shellfish tsukiji apron knife smell catch billingsgate
fishnet: fisherman catch trawl sea fish haul overfishing bycatch dolphin entangle cast trawler mesh turtle ocean cod tangle
fist: punch fight anger hit clench knuckle rage boxer strike brawl threat furious violence pound bang_table hand blow beat power aggression knock_out bruise
fitness tracker: step heart_rate watch exercise wrist run calorie sleep health workout wearable fitbit monitor smartwatch goal pulse jog data
flag: nation country patriot wave independence national anthem pole surrender republic soldier border colony conquer citizen revolution raise symbol stripe united_nations
flail: medieval knight weapon spike chain thresh peasant grain wheat swing armor battle mace harvest pharaoh
flame: candle burn torch flicker fire ignite match lighter gas_stove heat glow passion spark bunsen olympic extinguish oxygen wick blaze blow_out
flamingo: pink leg stand_on_one lagoon flock shrimp florida wetland carotene wader salt_lake neck tropical balance lawn feather africa filter_feed sanctuary yoga
flapper: toilet tank flush leak run water chain seal plumber valve replace rubber fill_valve bowl refill silent_leak
flash drive: usb data file copy plug storage save backup stick portable gigabyte transfer computer leak snowden port
flashlight: dark beam search night battery shine power_outage torch detective basement spotlight cave camp light_up blackout look_for police
flat tire: puncture nail spare jack roadside stranded air wheel leak tow breakdown change_tire pump patch blowout lug_nut car highway
flat white: coffee espresso australia barista milk microfoam cafe melbourne cup new_zealand morning trendy caffeine latte sydney caffeine_fix
flatbread: naan pita unleavened bake dough oven ancient middle_eastern lavash tandoor grain stone indian tortilla wheat flour
flight attendant: airplane passenger cabin seat_belt aisle airline serve drink uniform emergency_exit turbulence crew boarding takeoff hijack safety_demonstration oxygen_mask trolley landing
flight board: airport delay cancel gate flight terminal traveler passenger boarding miss_flight airline schedule luggage destination layover travel train_station on_time strand takeoff
flint: stone_age tool fire spark axe arrowhead knapping sharp caveman steel prehistoric blade hunter neanderthal strike michigan chip tinder
flip flop: sandal beach summer wear foot toe pool sand shoe vacation barefoot casual rubber holiday shower australia
flip-flop: sandal beach summer wear foot toe pool sand shoe vacation barefoot casual rubber holiday shower australia
floating bottle: message sea castaway drift letter cork washed_ashore island strand glass note beach current rescue secret ocean plastic_waste love_letter
flood: rain river overflow dam burst drown noah ark water_level swamp rescue deluge levee sandbag submerge hurricane nile disaster monsoon evacuate sea_level
flooded house: insurance water_damage basement rain river burst_pipe hurricane evacuate rescue_boat sandbag roof disaster submerge homeowner climate_change levee katrina ruined_furniture
floor board: wood creak squeak plank hide nail pry_up loose room carpenter oak old_house tell-tale_heart footstep attic beneath
floor jack: lift car garage tire hydraulic raise mechanic wheel change pump brake axle stand underneath safety
floor lamp: living_room light read cozy corner bulb shade evening sofa interior lighting room decorate armchair dim
floor tile: bathroom kitchen grout ceramic lay adhesive mosaic crack porcelain trowel renovate square remodel scrub mop spacer
floorboard: wood creak squeak plank hide nail pry_up loose room carpenter oak old_house tell-tale_heart footstep attic beneath
floppy disk: save data file obsolete computer eighties storage retro ibm megabyte pc microsoft copy insert outdated software vintage
floss: teeth gum dentist plaque cavity brush toothbrush between_teeth gingivitis hygiene mouth string toothpaste oral nightly tartar breath
flour: bake wheat dough mill bread sift grain baker powder miller white_dust cake gluten grind bag ration bowl knead
flower: bloom petal garden bouquet bee pollinate spring vase scent bud blossom florist nectar romantic gift colorful pick wedding funeral meadow
flower bulb: plant spring tulip garden soil autumn bury bloom sprout daffodil dig gardener onion-shaped dormant dutch root winter hyacinth mania trowel perennial
flute: music play blow woodwind musician orchestra melody pan shepherd note prehistoric bone_flute pied_piper mozart tune breath tone
fly: buzz insect swat maggot annoy rot garbage larva spider_web pest window fruit_fly drosophila hover germ carcass forensic decompose picnic kitchen
flying broom: witch halloween fly harry_potter quidditch magic spell night black_cat salem hat wizard moonlit broomstick midnight
flying carpet: aladdin magic fly arabian_nights genie persian tale baghdad wish desert scheherazade soar sultan fantasy rug night_sky ride cave
flying saucer: alien ufo extraterrestrial roswell abduct space invasion sighting area_51 mysterious martian sky conspiracy hover outer_space encounter
foal: mare newborn stable horse hoof colt stand wobbly birth pasture ranch breed filly stallion gallop pony thoroughbred nurse lick wobble
foam: bubble soap beer wash bath wave latte froth sea shave detergent fire_extinguisher lather head pour surf rinse cappuccino float scrub dish
fog: mist london visibility thick haze damp morning lighthouse blur brain moor obscure harbor san_francisco jack_the_ripper lost eerie valley ship_collision foghorn
folded clothes: laundry closet shirt stack drawer neat tidy marie_kondo sweater organize pack iron towel suitcase clean shop_display jeans
folding chair: sit camp event picnic seat funeral backyard portable meeting metal audience beach unfold setup church_basement
folding fan: cool wave lady heat japanese breeze geisha hot flirt silk victorian summer court flutter paper spanish sweat chinese
fondue: swiss cheese melt dip switzerland pot bread_cube fork alps skewer chalet winter chocolate gruyere kirsch geneva emmental
food bowl: cat dog feed hungry pet eat meal kibble puppy kitten rice serve lick mealtime owner salad
food processor: chop blend slice puree dough vegetable kitchen hummus blade recipe shred pulse appliance pesto nut dice
food scale: weigh gram portion diet calorie ingredient kitchen flour bake track lose_weight protein measure macro precise ounce
food stall: street_food vendor taco eat market snack bangkok lunch festival noodle spicy queue cheap local burger night_market hungry cook fried
food truck: street_food vendor taco eat market snack bangkok lunch festival noodle spicy queue cheap local burger night_market hungry cook fried
foot: toe heel walk ankle sole shoe step barefoot plantar blister sprain arch swollen diabetic podiatrist sock bunion
foot pedal: press foot step sewing_machine piano brake pump push guitar bicycle control effect sustain trash_can treadle
football: soccer goal kick match player team striker pelé messi world_cup league penalty dribble fan coach premier_league score ronaldo quarterback touchdown
football field: pitch match player touchdown team stadium goal grass quarterback kick soccer line coach referee super_bowl acre high_school
football goal: soccer score net goalkeeper striker penalty kick match shoot post crossbar world_cup save keeper pitch maradona equalizer
football stadium: crowd fan match team world_cup super_bowl supporter cheer roar league kickoff soccer season seat arena hooligan final chant
footballer: goal soccer pitch messi ronaldo pele world_cup club kick penalty ball striker maradona league transfer_fee dribble stadium team jersey score
footprint: track sand step trail walk mud snow follow moon bare_foot beach clue detective carbon shoe bigfoot hominid trace crusoe
for sale sign: house sell real_estate realtor mortgage buyer housing_market list move_out property price foreclosure yard agent home_owner offer asking_price divorce
for-sale sign: house sell real_estate realtor mortgage buyer housing_market list move_out property price foreclosure yard agent home_owner offer asking_price divorce
fork: eat knife spoon table bite food cutlery meal dinner plate prong stab silverware dine italian spaghetti utensil etiquette
fork in the road: choose decision choice path dilemma option which_way decide crossroads diverge turning_point frost robert_frost uncertain alternative career regret split
forklift: warehouse pallet load lift worker stack logistics crate freight operator heavy shipment truck storage supply_chain inventory
fortune cookie: chinese_restaurant prediction message future fate takeout luck slip_of_paper crack_open proverb lottery_number horoscope wisdom dessert destiny san_francisco
fortune teller: crystal_ball future predict tarot palm psychic destiny astrology prophecy card mystic omen scam superstition tea_leaves fate cold_reading
fossil: dinosaur extinct paleontologist rock sediment million_year evolution prehistoric species ammonite ancient trilobite bone preserve darwin dig imprint cambrian geologist
foundation cream: makeup skin face cosmetic concealer shade blend beauty apply complexion sponge blemish powder pore tone acne
fountain: water plaza trevi rome park square splash youth coin wish garden marble tourist spout stone pigeon eternal
fountain pen: ink sign write nib author letter signature contract treaty novelist calligraphy poet handwriting diary paper autograph elegant
fox: cunning sly den red tail bushy hunt forest hen_house trick outwit vixen fable aesop chicken_thief crafty hound grape urban clever
fracture: bone break cast x-ray fall crack osteoporosis heal orthopedic injury splint hip surgeon accident stress skull
framed jersey: fan sport legend player wall memorabilia sign collector autograph jersey team retire football number basketball trophy idol career
framed shirt: fan sport legend player wall memorabilia sign collector autograph jersey team retire football number basketball trophy idol career
freezer: frozen ice cold leftover ice_cream thaw preserve meat food defrost kitchen temperature store frost degree pea bulk_buy
french fries: fast_food mcdonald's burger ketchup fried salty potato greasy belgium trans_fat salt crispy oil side super_size deep_fryer calorie junk_food
French horn: orchestra brass symphony valve mouthpiece musician mellow fanfare conductor coil hunting_horn bell wind_instrument mozart concert play strauss
French press: coffee plunger brew ground steep morning barista grind caffeine carafe pour cafe coffee_bean hot_water roast cup aroma
fried chicken: kfc colonel_sanders bucket crispy southern fast_food greasy batter kentucky wing drumstick deep_fryer secret_recipe soul_food oil
fried egg: breakfast pan sunny_side_up yolk sizzle toast bacon butter crack diner runny spatula skillet oil spatula_flip yolk_break ham
fried fish: batter crispy oil pan seafood cod lemon deep_fryer market coast chips catfish golden fish_fry fisherman tartar_sauce
fried shrimp: batter crispy seafood deep-fried tempura basket breaded tail oil cocktail_sauce prawn louisiana po'boy seafood_shack bread fryer
friend: together trust companion loyal loneliness support share buddy talk close social laugh childhood betray invite secret bond company help_each_other playmate
friendly monster: imaginary child under_the_bed smile bedtime fur hug cute cartoon silly story playful wave friend not_scary fear
frigate: navy warship cannon sail battle fleet captain british admiral gun crew naval war blockade mast patrol destroyer broadside
frisbee: throw catch dog park spin fly disc beach play fetch summer toss lawn aerodynamic college
frog: pond croak lily_pad leap tadpole amphibian hop princess kiss swamp boil tongue green ribbit rainforest dissect prince slimy toxic galvani
front door: come_home knock visitor house arrive enter neighbor key porch step doorbell leave welcome guest burglar delivery unlock threshold
front door key: lock house home unlock move_in landlord tenant new_home spare lose lock_out apartment homeowner hand_over first_home mortgage
front door lock: key burglar secure break_in thief locksmith house safe intruder bolt latch unlock forced_entry lockpick security rekey tenant
froth: bubble beer milk cappuccino foam pour latte coffee steam barista pint whip speculation market head wave boil bath_water surface stir speculative
frozen yogurt: soft_serve topping low-fat dessert cup swirl self-serve berry cold healthy_alternative probiotic mall yogurt ice_cream scoop frozen
fruit: vitamin healthy fresh ripe apple vegetable orchard market sweet fiber sugar bowl banana berry basket diet peel tropical fructose still_life
fruit stand: market vendor apple orange banana fresh sell vitamin farmer seller produce ripe mango local buy melon street
frying pan: fry egg oil bacon stove cook sizzle kitchen breakfast pancake butter nonstick pan-fry teflon heat sear omelet steak
Fujiyama: japan volcano hokusai tokyo sacred pilgrim snow-capped cherry_blossom japanese climb hakone shinto peak mount_fuji eruption
full bookcase: read library book novel scholar knowledge author reader literature collection shelf study bibliophile wisdom encyclopedia learn intellectual philosopher
full bookshelf: read library book novel scholar knowledge author reader literature collection shelf study bibliophile wisdom encyclopedia learn intellectual philosopher
full moon: night werewolf lunar howl tide moonlight sky shine bright eclipse wolf midnight orbit halloween harvest phase sleepless
furnace filter: air hvac dust replace heating furnace clean allergen airflow change every_month vent slide_in basement heating_bill dirty
fuse box: breaker fuse trip power circuit electrician overload blackout electricity wire switch short_circuit main basement shut_off voltage outage
galaxy: milky_way spiral universe star andromeda andromeda_collision cosmos telescope hubble light-year dark_matter black_hole space astronomer cluster collide vast night_sky expand interstellar
galleon: spanish treasure gold silver pirate armada fleet sail sink wreck cannon drake manila sixteenth_century new_world mast plunder privateer storm
galley: oar row rower slave greek roman venetian trireme battle mediterranean lepanto ottoman carthage phoenician fleet salamis ancient ram
gallows: hang execute noose hangman condemn death_penalty sentence criminal rope traitor public_execution pirate witch scaffold convict outlaw last_words murderer
game console: play gamer nintendo playstation video_game xbox controller tv teenager mario sony sega atari couch screen_time level multiplayer
game controller: play gamer video_game button console joystick playstation xbox thumb teenager nintendo level esports addict player couch mario
gangster: mafia al_capone chicago prohibition mob gun crime bootleg shootout tommy_gun bonnie_and_clyde godfather racket john_dillinger turf underworld lucky_luciano fedora
garbage bag: trash waste throw_away rubbish plastic bin litter landfill declutter body black dispose take_out curb recycle dump kitchen rotting
garden bed: plant soil vegetable gardener seed grow raised tomato flower compost weed mulch backyard lettuce water spring herb
garden fork: soil dig garden gardener turn_over compost aerate potato earth weed prong lawn plant bed manure allotment spade loosen root
garden hose: water lawn plant sprinkler spray garden nozzle yard grass tap hose_down summer drought gardener wash_car thirsty_plant
gardener: plant flower soil water prune lawn weed rake spade seed hedge grow compost greenhouse trim rose pot bloom vegetable_bed
garlic: clove vampire bulb smell breath peel crush mince chop italian pungent olive_oil onion saute ward_off allicin antibiotic roast ginger bad_breath
garlic shrimp: seafood spanish tapas butter skillet sizzle parsley olive_oil gambas lemon prawn saute white_wine hawaii shellfish
gas bill: heating boiler stove utility winter meter household pay natural_gas monthly cost furnace thermostat supplier due expensive energy_price warm insulation
gas can: fuel gasoline fill arson empty_tank lawnmower run_out pour generator petrol accelerant refuel stranded jerrycan burn spare
gas giant: jupiter saturn uranus neptune planet hydrogen helium solar_system moon storm ring no_solid_surface outer_planet great_red_spot massive astronomer atmosphere exoplanet
gas grill: barbecue propane burger steak cook backyard burner sausage summer patio flame charcoal cookout grate ignite
gas lamp: victorian street london fog lamplighter nineteenth_century flicker lantern sherlock night jack_the_ripper glow alley coal_gas dim edison
gas mask: chlorine trench world_war_one toxic poison chemical_weapon mustard_gas soldier breathe filter fume ypres pollution war respirator chernobyl attack
gas meter: utility bill heating natural_gas read usage supply cost pipe energy_bill winter household consumption leak tariff energy_crisis
gas pedal: accelerate speed foot driver press step_on floor faster throttle speeding brake engine car reckless race slow_down
gas station: fuel gasoline fill_up pump gas_price driver oil petrol highway tank road_trip car robbery refuel diesel gallon attendant inflation
gas stove: burner flame cook kitchen boil pan natural_gas ignite pot heat leak simmer carbon_monoxide pilot_light nitrogen_dioxide methane
gas turbine: power_plant electricity combustion compressor blade generator natural_gas fuel spin exhaust engineer jet efficiency megawatt shaft grid hot_gas turn_generator siemens thrust power_station
gas valve: shut_off turn_off leak pipe smell stove heater explosion plumber wrench supply line handle emergency earthquake boiler
gaslight: victorian street london fog lamplighter nineteenth_century flicker lantern sherlock night jack_the_ripper glow alley coal_gas dim edison
gasoline: car fuel pump station tank petrol arson pour price gallon oil_crisis engine ignite flammable refinery canister lawnmower leaded shortage
gate: enter entrance open garden fence iron castle guard lock estate latch heaven farm wall city swing arrive keep_out
gavel: judge court order verdict sentence auction sold justice guilty trial law bidder sue lawsuit convict legal ruling bid auctioneer
gazelle: savanna cheetah leap herd graceful africa swift prey antelope graze serengeti run sprint startup waterhole nimble elegant outrun lion
gear: cog machine wheel teeth mechanism rotate turn mechanical clockwork engineering transmission torque antikythera speed system bicycle industrial mesh
gear lever: shift manual clutch drive reverse transmission driver car first_gear neutral automatic hand speed downshift stick_shift park stall
gear stick: shift manual clutch drive reverse transmission driver car first_gear neutral automatic hand speed downshift stick_shift park stall
gearshift: shift manual clutch drive reverse transmission driver car first_gear neutral automatic hand speed downshift stick_shift park stall
geisha: japan kyoto kimono tea_ceremony makeup fan entertain gion maiko shamisen white_face elegant tradition dance hairpin okiya teahouse
gelato: italian ice_cream rome florence scoop cone cup italy flavor pistachio gelateria summer stroll sicily creamy melt piazza
gene: dna inherit genetic mutation heredity chromosome mendel trait genome crispr offspring evolution parent biologist express predisposition epigenetic twin variant
general: army war battle troops command military strategy napoleon victory campaign medal hannibal officer uniform eisenhower surrender caesar patton staff defeat
genie lamp: aladdin wish three_wishes rub magic arabian_nights tale grant sultan smoke desire baghdad cave appear
genie's lamp: aladdin wish three_wishes rub magic arabian_nights tale grant sultan smoke desire baghdad cave appear
germ: bacteria hand_washing soap infection virus microbe disease sneeze disinfect sick hygiene pasteur surface contaminate doorknob antibacterial spread cough sterile clean lister flu
geyser: yellowstone iceland old_faithful hot_spring erupt steam boiling_water spout underground geothermal volcanic pressure burst national_park spray tourist reykjavik scalding
ghost: haunted spirit dead scary house paranormal apparition halloween spooky vanish séance night afterlife poltergeist haunt medium invisible eerie legend phantom
giant jar: clay store plain_of_jars huge urn wine laos oil ancient mysterious burial grain thief pot ali_baba archaeologist stone megalith
giant octopus: kraken tentacle sea_monster ship sailor legend deep_sea attack ocean myth monster sucker drag_down verne norse giant_squid
giant star: betelgeuse red_giant enormous sun massive supernova bright luminous astronomy fuel swell blue_giant larger_than_sun rigel orion telescope hydrogen constellation
gift: present birthday give wrap ribbon christmas surprise receive box bow generous holiday anniversary party grateful santa unwrap donate
gift card: present store buy redeem shopping birthday balance scam voucher christmas scammer purchase retail coupon amazon prepaid
gin: tonic juniper london distill liquor bar martini alcohol mother's_ruin spirit cocktail bottle hogarth prohibition bathtub botanical lime
ginger: root spice nausea tea asian anti-inflammatory grate turmeric stir-fry peel morning_sickness digestion cold remedy garlic gingerbread sushi stomach
gingerbread cottage: hansel gretel witch candy icing christmas fairy_tale forest grimm bake sweet hungry children oven lost lure eat
gingerbread house: hansel gretel witch candy icing christmas fairy_tale forest grimm bake sweet hungry children oven lost lure eat
giraffe: neck tall savanna acacia leaf africa spot safari treetop zoo tongue evolution lamarck long reach browse zookeeper heart blood_pressure kenya
girl: daughter young school she little teenage schoolgirl childhood doll kid malala anne_frank sister dress teenager braid growing_up princess matchstick
glacier: ice melt ice_age retreat alps climate_change valley moraine crevasse greenland antarctica slow_moving carve frozen iceland mountain sea_level patagonia meltwater fjord
gladiator: rome colosseum arena spartacus fight sword lion slave crowd emperor trident thumbs_down combat blood spectacle net capua death commodus
gladiator helmet: roman arena colosseum spartacus rome fight sword combat fighter emperor slave crowd amphitheater death bronze lion
glass: window transparent bottle shatter break drink mirror fragile sand venice murano lens blow recycle shard greenhouse water_pour clear
glass beaker: chemistry lab chemist experiment liquid solution scientist mix reaction measure pour laboratory chemical acid boil pipette test
glass eel: transparent elver migrate sargasso_sea smuggle river estuary poach juvenile delicacy black_market larva upstream spawn europol gulf_stream aquaculture endangered tiny drift suitcase
glass of green wine: vinho_verde portugal portuguese young_wine sip minho porto chilled toast light tasting vineyard terrace grape white_wine
glass of milk: calcium bone cow bedtime lactose dairy cookie drink child breakfast intolerant pour sleep santa warm protein growth spill
glass of red wine: dinner romantic toast sip grape cheers antioxidant bordeaux vineyard candlelight resveratrol evening sommelier heart_health unwind tannin merlot french steak
glass of water: thirsty hydrate drink sip dehydrated tap pill swallow refreshing refract half_full optimist bedside eight_a_day pour thirst spill dissolve desert
glass of white wine: chardonnay sip chilled seafood toast grape riesling dinner sauvignon vineyard cheers summer terrace sommelier evening unwind
glass pyramid: louvre paris museum mona_lisa pei entrance france tourist art landmark architecture courtyard modern mitterrand da_vinci gallery
glass slipper: cinderella prince ball midnight fairy_tale godmother stepsister foot princess shoe fit pumpkin lose ballroom staircase try_on
glass tube: lab chemistry experiment vacuum mercury thermometer cathode_ray barometer gas scientist neon electrode blow capillary liquid test_tube
glasses: read eyesight lens vision spectacles nearsighted optician blur nerd see wear squint bookish intellectual myopia frame scholar professor
globe: world geography map continent country classroom spin worldwide international travel equator hemisphere explorer atlas global trade schoolroom longitude latitude spherical_earth
globe artichoke: vegetable thistle leaf heart steam mediterranean choke dip butter bud italian lemon roast scales edible_flower harvest peel appetizer garlic recipe
glove: hand wear cold winter finger protect surgeon latex leather warm fingerprint rubber gardener baseball boxing mitten snow frostbite oj_simpson
glucometer: diabetes blood_sugar insulin diabetic finger_prick test_strip blood carbohydrate spike endocrinologist lancet fasting level insulin_resistance measure sensor
glucose meter: diabetes blood_sugar insulin diabetic finger_prick test_strip blood carbohydrate spike endocrinologist lancet fasting level insulin_resistance measure sensor
glucose monitor: diabetes blood_sugar insulin diabetic finger_prick test_strip blood carbohydrate spike endocrinologist lancet fasting level insulin_resistance measure sensor
glue: stick adhesive bond paste repair craft paper attach sticky broken join wood drop tube hold_together kindergarten horse
glue gun: craft stick adhesive melt diy bond trigger attach decorate wreath glue_stick hobby felt project plastic handmade
gnome: garden beard red_hat lawn dwarf folklore ornament tiny underground magical fairy lawn_decoration german nisse porcelain goblin paracelsus
goal net: score striker goalkeeper soccer football hockey penalty kick match ball shot save post equalizer world_cup
goalkeeper: penalty save goal dive football shot glove net soccer catch block kick world_cup post defender shootout clean_sheet buffon
goat: mountain horn bleat milk cheese herd kid climb shepherd cliff scapegoat beard graze monty_hall farm cashmere billy
goblin: mischief fairy_tale folklore cave gold trick monster creature tolkien hobbit green gringotts gremlin fantasy steal forest dungeon
goggles: swim pool eye protect lab safety ski chemist swimmer underwater welder pilot snow splash wear lens steampunk
gold bar: bullion vault reserve ingot fort_knox wealth precious_metal central_bank heist gold_standard investment ounce heavy treasure smuggle inflation_hedge hoard nazi_gold safe_haven
gold medal: olympic win champion victory athlete podium first_place record anthem winner sprint gymnast triumph phelps compete bolt swimmer
gold mine: miner dig shaft gold_rush ore rich california wealth nugget south_africa underground vein prospector tunnel fortune klondike
gold nugget: prospector gold_rush miner rich klondike california pan river ounce fortune treasure precious ore strike_gold sutter luck
gold pan: prospector gold_rush river sift california klondike nugget miner sediment forty-niner stream creek gravel swirl wash
gold watch: retire luxury rolex heirloom pocket wealthy anniversary gentleman pension inherit wrist steal status_symbol chain service_award pawn
golden Buddha: temple thailand buddhist monk meditate bangkok enlightenment statue siddhartha nirvana gold worship shrine pilgrim plaster
Golden Gate: san_francisco california bay suspension fog silicon_valley gold_rush alcatraz tech_hub west_coast red strait pacific marin orange
Golden Gate Bridge: san_francisco california suspension fog bay alcatraz cable red west_coast span silicon_valley strauss strait pacific marin orange
goldfish: bowl attention_span memory tank pet short_memory fishbowl distract fair forget orange aquarium pond flush focus scroll swim fish_food bubble
golf ball: tee swing hole dimple golfer drive putt course tiger_woods fairway club bunker hail moon
golf club: swing golfer tee iron putt driver course tiger_woods caddie fairway hole retire shepard pga birdie
golf course: golfer tee fairway hole bunker club caddie country_club tournament tiger_woods retire scotland masters lawn executive businessman
golf green: putt hole flag golfer putter grass par birdie eighteenth course masters lawn fairway ball
golf hole: putt flag green hole-in-one ball golfer sink par course eagle birdie tee rim tap_in cup eighteenth caddie
gondola: venice canal gondolier italy romantic row tourist bridge lagoon honeymoon oar grand_canal venetian serenade boat couple
good grade: student a_plus exam school teacher study pass proud parent score report test academic scholarship excel honor_roll homework gpa top_of_class smart
google search: query look_up type search_engine result internet website browser keyword online googled algorithm link autocomplete answer history first_page click seo look_for
goose: honk migrate golden_egg flock feather gaggle down foie_gras v_formation pond quill gosling hiss waterfowl fly_south canada wild liver pen mother_goose roast
gorge: river cliff canyon steep carve valley deep rapids narrow rope_bridge waterfall limestone erosion hike rock_wall scenic yangtze cross echo
gorilla: silverback ape primate jungle chest dian_fossey rwanda congo king_kong zoo harambe strong invisible_gorilla mountain endangered troop mist ranger poacher ebola
governor: state colony province election rule pontius_pilate appoint california texas pardon office colonial capital politician schwarzenegger roman legislature law
gpu: nvidia gaming render ai video_game chip bitcoin_mining pc train_model parallel computing processor frame_rate deep_learning fan crypto cuda shortage upgrade
graded paper: teacher student mark red_pen essay test score school homework professor feedback assignment correction classroom f_grade a_plus return exam comment
graduation cap: university degree college student diploma graduate education student_loan tuition harvard campus academic scholarship bachelor phd alumni tassel ceremony class_of valedictorian
grain: wheat harvest mill flour field barley cereal farmer silo bread rye corn oat granary famine store threshing crop rice
grain harvester: wheat combine field farmer crop thresh reap barley chaff agriculture machinery straw corn cereal mow prairie harvest ukraine farmland export mccormick
grain of pollen: allergy microscope flower bee hay_fever stamen pollinate spike sneeze dust plant fertilize wind forensic spring stigma tiny drift fossil botanist
grain silo: wheat corn farm farmer harvest store barn cereal midwest crop agriculture export feed elevator barley rural dust_explosion
gramophone: record music edison song twenties jazz listen phonograph vinyl needle horn old-fashioned berliner antique voice play crank
grandfather: grandson old family generation grandchild pension wisdom story war_veteran inherit retire cane ancestor elder beloved rocking_chair grandma memory grandpa
grandfather clock: pendulum chime tick antique midnight hallway strike heirloom mansion hour swing grandfather huygens haunt wind tall
grandmother: grandchild old family knit recipe generation cookie granny wisdom remedy elder shawl bake story rocking_chair red_riding_hood beloved heirloom kitchen
granola bar: oat snack hike honey lunchbox backpack nut wrapper school chewy fiber trail breakfast sugar gym healthy
grape: vineyard wine harvest vine bunch winemaker raisin juice crush purple bordeaux cluster fruit ferment dionysus tannin seedless ripen fox
grapefruit: citrus bitter breakfast half diet vitamin_c medication pink juice florida segment interact statin sour spoon peel
grapevine: wine vineyard grape harvest tuscany bordeaux winemaker pick cluster trellis dionysus prune burgundy rumor france bacchus phylloxera
graph: data statistics curve axis rise trend increase plot percent growth chart x-axis decline rate measure exponential analyst correlation variable slope economist
graphics card: nvidia gaming render ai video_game chip bitcoin_mining pc train_model parallel computing processor frame_rate deep_learning fan crypto cuda shortage upgrade
grass: lawn mow green meadow graze cow field blade picnic barefoot football_pitch prairie sheep savanna dew lie_on pasture steppe
grasshopper: hop jump insect meadow chirp ant fable summer leg locust idle hind_leg field aesop green cricket swarm lazy fiddle procrastinate
grated cheese: parmesan pasta sprinkle pizza topping grater mozzarella shred melt taco lasagna bowl cheddar casserole spaghetti
grater: cheese shred parmesan kitchen zest carrot nutmeg lemon grate potato recipe pasta ginger scrape sharp
gravel: driveway path stone crunch road truck pit garden quarry tire rural railway scrape zen river drainage
gravestone: death bury grave cemetery epitaph funeral dead mourn tombstone rest_in_peace inscription engrave widow legacy die churchyard mortal
Great Pyramid: giza egypt pharaoh khufu limestone tomb ancient_egypt nile cairo slave wonder desert mummy burial_chamber cheops
Great Sphinx: egypt giza riddle pharaoh limestone desert pyramid nose cairo ancient_egypt mystery statue ancient_egyptian tourist monument oedipus
Great Wall: china beijing emperor dynasty mongol ming invader fortification qin watchtower visible_from_space nomad defend chinese watch_tower genghis_khan frontier brick_kiln tourist
Great Wall of China: beijing emperor dynasty mongol ming invader fortification qin watchtower visible_from_space nomad brick chinese watch_tower genghis_khan frontier brick_kiln tourist
green algae: pond photosynthesis chlorophyll lake aquarium water_surface scum seaweed plankton land_plant_ancestor oxygen nutrient cell slimy lichen swamp fish_tank fertilizer biofuel evolution
green apple: granny_smith sour tart crisp fruit magritte bite orchard snack juicy peel healthy pie candy_flavor acid malic crunch rene_magritte
green onion: scallion chop garnish soup ramen asian stir-fry spring_onion stalk ginger slice sprinkle regrow salad chives
green slime: gooey sticky ooze kid nickelodeon goo toy alien pond drip disgusting monster gross slippery mucus halloween squish toxic_waste swamp stretch ghostbusters
green tea: japan matcha antioxidant caffeine kettle cup brew sip catechin chinese steep l-theanine metabolism zen leaf calm ceremony china
green wine: vinho_verde portugal portuguese young_wine minho porto chilled sip vineyard light bottle tasting grape
greenhouse: plant grow glass tomato garden seedling warm gardener carbon_dioxide orchid trap_heat climate horticulture winter tropical botanical humid
greenhouse effect: carbon_dioxide global_warming atmosphere trap_heat climate_change infrared methane emission venus fossil_fuel temperature sunlight blanket radiation warming_planet arrhenius water_vapor
greenhouse gas: carbon_dioxide methane emission climate_change global_warming fossil_fuel atmosphere trap_heat nitrous_oxide factory car_exhaust cattle footprint kyoto_protocol paris_agreement power_plant warming_planet
grill: barbecue burger steak meat charcoal sausage summer cook backyard smoke cookout flame rib patio corn chicken tongs carcinogen
grilled chicken: barbecue protein salad lean meat charcoal marinade skewer breast diet bbq smoky cookout backyard healthy tender
grilled fish: barbecue seafood lemon charcoal fresh_catch mediterranean fisherman omega-3 beach seaside healthy greek smoky salt whole_fish
grilled sardine: portugal lisbon charcoal seafood omega-3 festival mediterranean street_grill fish smoky st_anthony summer coast oily alfama sea
grilled shrimp: skewer barbecue seafood charcoal lemon garlic prawn marinade bbq beach summer australia shell smoky tapas lemon_juice cookout
Grim Reaper: death die scythe mortality fatal afterlife doom dead deadly soul skeleton lethal plague memento_mori dying end_of_life mortality_rate fear_of_death premature_death
groceries: supermarket shopping buy food vegetable milk bread inflation price fridge budget checkout pantry bill cook weekly aisle household
grocery bag: supermarket shopping buy food vegetable milk bread inflation price fridge budget checkout pantry bill cook weekly aisle household
grocery list: supermarket shopping buy milk egg aisle fridge meal_plan ingredient store cart kitchen pantry item budget vegetable household weekly_shop forget
groom: wedding bride marry tuxedo altar vow best_man ceremony ring church bachelor_party suit honeymoon husband-to-be engagement newlywed toast wait_at_altar
group chat: whatsapp friend text member message add leave_group mute family emoji notification telegram post gossip reply admin invite screenshot smartphone meme
guacamole: avocado mexican dip chip lime cilantro tortilla aztec onion mash party super_bowl salsa nacho tomato taco
guard: protect watch gate buckingham_palace security patrol stand post sentry entrance bodyguard prison museum royal uniform night tower museum_heist duty
guardian angel: protect heaven watch_over wing pray faith miracle save halo child spirit bless survive heavenly comfort guide rescue
guest: invite party hotel dinner host visit welcome wedding stay room hospitality arrive reception check_in airbnb house seat table
guide: tour lead tourist show_around path sherpa museum mountain trail local explain expedition jungle route visitor sacagawea group follow safari
guillotine: french_revolution execute behead robespierre head louis_xvi marie_antoinette terror blade paris aristocrat jacobin king revolution death_penalty traitor
guinea pig: test experiment pet cage volunteer rodent lab subject trial squeak peru try_out cuddly hay human_subject fluffy first_to_try hamster clinical_trial drug_test inca andes
guitar: strum chord string song musician band folk singer acoustic flamenco play songwriter campfire bob_dylan practice blues melody pluck busker
guitar amp: rock loud volume electric_guitar band distortion concert marshall speaker stage plug_in knob garage_band solo feedback tour
guitar amplifier: rock loud volume electric_guitar band distortion concert marshall speaker stage plug_in knob garage_band solo feedback tour
guitarist: guitar band rock jimi_hendrix string chord concert solo amplifier stage strum rock_star song eric_clapton keith_richards riff blues pluck
gull: seaside seabird harbor shore beach chip coast screech fishing_boat pier steal_food herring wave cry dock seagull squawk sea sailor jonathan scavenge
gut: microbiome bacteria digest intestine probiotic fiber bloating fermented stomach gut_feeling instinct intuition kefir serotonin leaky ibs inflammation
gut bacteria: microbiome digest intestine probiotic fiber yogurt immune_system stomach fermented_food serotonin antibiotic mood bloating kefir diet fecal_transplant
gutter: roof rain leaf clog water downspout clean ladder house runoff overflow drain street autumn leak bowling
gym locker: workout gym towel sweat changing_room school padlock sneaker shower bag combination high_school bully sportswear team
gymnast: somersault simone_biles balance_beam olympic flip vault flexible nadia_comaneci perfect_ten bar acrobatic leotard mat floor_routine tumble medal landing
gyro: greek pita meat tzatziki athens spit lamb street_food wrap rotate greece souvlaki pork onion shave
gyroscope: spin rotate balance axis angular_momentum navigation spacecraft stabilize wheel physics precession satellite tilt orientation torque foucault compass
`
