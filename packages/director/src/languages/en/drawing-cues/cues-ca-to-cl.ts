/** Words that call for drawings, the most telling first: `drawing: cues`, the words of a phrase joined by `_`. */
export const CUES_CA_TO_CL = `
cabbage: vegetable sauerkraut leaf coleslaw soup kimchi shred green garden head slavic diocletian peasant stuffed rabbit polish irish
cabin: log woods forest cozy retreat thoreau walden lincoln unabomber remote fireplace mountain hermit frontier getaway lakeside settler
cabin filter: car pollen dust air_vent replace clog glove_compartment smell maintenance mechanic car_maintenance debris airflow dirty housing
cable: wire plug fiber_optic connect internet charger undersea electricity data telegraph usb transatlantic network socket suspension tangled cord optic signal router transmission
cable car: san_francisco mountain ski gondola alps ride summit tourist station slope hill tram rio funicular cableway mountain_top panorama
cacao bean: chocolate aztec maya cocoa ferment roast currency pod plantation ghana ivory_coast montezuma bitter mesoamerica harvest farmer tropical
cactus: desert thorn spine arizona mexico dry prickly water_storage saguaro succulent sonora sand drought prick sharp peyote hot tumbleweed
cage: captive trapped freedom zoo prison animal_test bar confine free canary circus imprison lock_up laboratory escape locked captivity trap zoo_animal rat_park bird liberate jail
cake: birthday candle bake slice frosting celebrate dessert marie_antoinette icing party sugar bakery sweet oven layer wedding batter indulge
calculating machine: babbage leibniz pascal gear compute arithmetic crank multiply sum difference_engine mechanical computer_history carry digit inventor wheel mathematician logarithm table_of_numbers accountant invention 17th_century
calculator: math add budget tax interest compound sum spreadsheet arithmetic number bill percent accountant cost divide multiply formula mortgage estimate finance
calendar: date month deadline schedule january appointment day_of_week mark anniversary plan routine julian gregorian leap_year habit_streak december week due_date countdown year_end
calf: cow newborn herd farm milk mother dairy veal udder suckle cattle golden bull wean branding moo birth ranch
camel: desert hump caravan sahara sand dune bedouin thirst dromedary arabia silk_road oasis nomad egypt trader spit needle cairo merchant
camera: photo photographer picture film shoot lens image record paparazzi snapshot capture flash video footage portrait kodak surveillance tourist
camp: tent campfire summer hike scout outdoors night wilderness expedition sleeping_bag forest base_camp everest refugee nomad camper canoe bonfire lantern trek
camper van: road_trip vanlife travel campsite drive national_park freedom vacation adventure highway hippie off_grid rv nomad van_life camper roadside
campervan: road_trip vanlife travel campsite drive national_park freedom vacation adventure highway hippie off_grid rv nomad van_life camper roadside
campfire: marshmallow tent scout story night flame camp outdoors hunter_gatherer wood gather warm ancestor cook_meat stars caveman ember discover_fire
camping chair: campsite fold tent outdoors fishing lake festival campfire relax cooler folding_chair campground sit_outside portable
can: tin soup preserve food aluminum soda lid opener bean warhol open pantry recycle drink supply botulism
can of tuna: fish canned pantry mercury protein sandwich tin shelf cheap opener mayonnaise salad student cat emergency_food omega-3
can opener: tin kitchen lid twist soup bean blade open opener can tin_can pantry gadget drawer canned_food
canal: waterway boat lock venice barge dig suez ship panama amsterdam towpath bridge trade navigate shipping industrial_revolution gondola shortcut irrigation excavate narrowboat dredge connect_two_seas
canal boat: barge lock towpath narrowboat waterway live_aboard tiller cruise england coal horse-drawn slow_pace moor holiday industrial_revolution aqueduct cargo navigate midlands birmingham drift
canal lock: gate water_level raise lower chamber boat barge ship panama sluice waterway uphill fill step navigate lockkeeper leonardo drain elevation narrowboat staircase engineering
cancer cell: tumor chemotherapy mutation malignant oncologist metastasis divide uncontrolled immunotherapy carcinogen biopsy diagnosis leukemia melanoma radiation cure
candle: flame wax wick light dark melt power_outage vigil romantic pray burn scented church memorial blackout glow mourn faraday edison read
candle holder: wax brass table dinner flame drip antique gothic church night romantic candlelight dinner_table holder
candle in the window: christmas wait night vigil winter home welcome remembrance hope flame victorian candle_flame lonely advent homecoming
candle lantern: night dark camp flame watchman carry glow medieval miner smuggler old_street light lantern lamplight night_walk cellar
candlelit window: night winter christmas cozy wait vigil old_house ghost glow snow victorian candle_flame lonely advent homecoming
candlestick: wax brass table dinner flame silver church monastery les_miserables antique altar candlelight dinner_table holder
candy: sweet sugar halloween child treat lollipop sugary trick_or_treat cavity chocolate willy_wonka wrapper store gummy caramel stranger marshmallow tooth craving
candy cane: christmas peppermint sweet december sugar stripe tree stocking holiday treat elf candy ornament mint sugary
cane: old_man elderly walk limp walking_stick blind grandfather aging frail lean knee arthritis gentleman chaplin mobility elder old_age senior stroke
canned tuna: fish pantry mercury protein sandwich tin shelf cheap opener mayonnaise salad student emergency_food omega-3 preserve supermarket
cannoli: sicily italian pastry ricotta godfather mafia dessert fried_shell bakery pistachio palermo little_italy sweet cream_filling leave_the_gun
cannon: battle siege artillery fire gunpowder napoleon pirate ship fort civil_war gettysburg constantinople army castle_wall waterloo bombard bombardment bastion gunner galleon fleet cavalry
cannon ball: siege artillery fire gunpowder galileo iron pirate castle_wall battle trajectory fort projectile newton cannon gravity
cannonball: cannon siege bombard fire_at fortress iron battle warship gunpowder artillery broadside pirate hull breach medieval bastion gunner smash wall trajectory galileo drop
canoe: paddle river lake rapids indigenous birchbark upstream drift portage explorer wilderness tribe polynesian row shallow voyage hollow_log tip_over camper kayak
canyon: grand_canyon arizona erode river cliff gorge colorado_river desert hike rock_layer rim utah sediment ravine sandstone geologist echo carve rappel
cap: baseball brim visor wear head sun teenager logo pitcher backwards shade team fan sporty peak trucker casual sweat disguise
cape: superhero cloak shoulder dracula vampire matador magician swirl hero dress_up costume red drape bullfight cavalry nobleman
Capitol: washington congress senate law senator legislation lawmaker bill dome lobby impeachment house_of_representatives january_6 riot politician federal lobbyist vote government_shutdown
cappuccino: coffee espresso foam milk barista italian cafe froth morning cup italy latte steam caffeine cocoa_sprinkle starbucks
capsule: pill medicine swallow dose drug supplement vitamin antibiotic prescription pharmacy gelatin tablet take_daily clinical_trial placebo powder pharmaceutical side_effect probiotic
captain: ship crew sail command voyage deck helm sea titanic mutiny steer cook navy navigate port ahab pirate cruise overboard go_down_with
capybara: rodent giant south_america calm wetland relaxed hot_spring friendly amazon semiaquatic chill largest_rodent guinea_pig herd swamp venezuela brazil tame social bath
car: drive driver road traffic highway park steer vehicle commute automobile mileage gasoline garage engine license insurance accident dealership road_trip passenger speeding hit-and-run tesla ford mechanic
car battery: jump_start jumper_cable terminal dead alternator won't_start crank cold_morning corrosion hood voltage mechanic charge volt lead-acid click ignition drain engine
car dashboard: speedometer gauge driver odometer steering_wheel fuel_gauge warning_light instrument mileage drive mph glove_box behind_the_wheel dial airbag speed radio windshield
car door: get_in get_out slam passenger driver unlock handle lock park getaway curb climb_out ding chauffeur dent backseat step_out carjack open
car hood: engine open_up mechanic overheat steam prop latch oil_check dipstick breakdown coolant radiator jump_start bonnet look_underneath dent paint inspect
car jack: lift flat_tire spare_tire wheel lug_nut change_tire roadside raise garage underneath crank stand hydraulic mechanic wrench breakdown
car key: ignition fob unlock start drive lose lock_out valet remote lend dealership drunk_driving take_away new_car garage jingle remote_lock hand_over steal
car pedal: brake accelerator clutch foot press driver stop speed_up slow_down slam_on floor driving_lesson step_on manual gas squeak reaction_time
car seat: seat_belt buckle toddler baby infant harness strap rear-facing backseat safety child driver passenger crash upholstery recline booster install drive_home
car shock: suspension bumpy pothole damper spring wheel ride mechanic bounce garage handling vibration absorb worn oil leak axle replace smooth_ride mileage
car trunk: luggage load pack spare_tire suitcase grocery body hide kidnap stuff_in boot road_trip smuggle evidence haul open rear cargo
car window: roll_down roll_up glass driver passenger smash defrost tinted look_out scenery break_in lean_out fog ice_scraper crack heat dog drive-through road_trip
caravel: portuguese explorer columbus voyage sail lateen fifteenth_century age_of_discovery magellan prince_henry nina pinta new_world vasco_da_gama atlantic navigator expedition crew coast sailing_ship africa
card machine: pay tap swipe pin cashier checkout contactless credit_card debit transaction shop fee receipt terminal merchant waiter decline cashless small_business customer insert bill
card payment: tap contactless checkout credit_card debit cashless transaction swipe cashier purchase fee shop pay visa mastercard pin merchant spend consumer interchange receipt bank_account bill
card reader: swipe tap pin chip terminal insert credit_card payment merchant checkout skimmer square cashier contactless transaction fraud magnetic_stripe vendor scan access small_business fee
card terminal: pay tap swipe pin checkout merchant transaction contactless credit_card debit cashier fee visa receipt cashless shop point_of_sale waiter insert decline customer
cardinal: pope vatican conclave church rome catholic red_robe elect richelieu wolsey white_smoke bishop sistine_chapel clergy mazarin papal renaissance inquisition
cargo container: shipping freight port export import trade global_trade supply_chain dock tariff ship crane goods logistics smuggle steel stack overseas harbor truck customs shipment
carnivorous plant: insect trap digest pitcher fly bog sundew nectar prey lure nitrogen poor_soil darwin sticky enzyme swamp flytrap nutrient catch predator drown bladderwort greenhouse
carousel: merry-go-round ride fairground horse spin children amusement_park music carnival turn childhood round_and_round funfair pony whirl organ nostalgia giggle
carpenter: wood saw hammer nail workshop furniture plane build timber joint table bench craft plank jesus joseph chisel sawdust measure_twice cabinet
carpenter's plane: wood shave smooth woodworker plank carpenter blade flatten workshop shaving board joinery plane_down edge sticking_door trim grain bench furniture
carpet: floor rug vacuum stain living_room spill soft persian weave roll shampoo fiber underfoot install pile tread dust_mite bare_foot red wall-to-wall
carrack: portuguese spanish merchant columbus santa_maria voyage explorer sail mast fifteenth_century sixteenth_century spice_trade indies magellan age_of_discovery rigging cargo fleet hull sailing_ship victoria
carriage: horse coachman ride wheel nobility royal queen coach princess cinderella victorian duke passenger footman elegant pull gentleman eighteenth_century procession cab aristocrat
carrot: vegetable rabbit orange eyesight vitamin_a beta_carotene root garden peel horse crunchy stick snowman_nose chop reward salad donkey bunny
carrot cake: dessert cream_cheese frosting slice bake walnut cinnamon bakery grated spice icing easter moist nutmeg grate tea_room
cart: wheel pull push ox donkey farmer market hay load peasant wooden haul vendor village mule street_vendor harvest trundle medieval goods
carton: milk juice cardboard egg box pack pour package fridge dairy recycle supermarket quart container seal expire orange_juice
cash: money bill pay dollar wallet atm withdraw banknote spend bribe robbery suitcase afford hand_over counter wad payment save ransom broke
cash machine: atm withdraw pin bank cash card money account skimmer balance fee insert debit machine screen banknote customer keypad fraud
cash register: cashier checkout pay shop store sale till customer retail receipt change drawer purchase revenue ring_up robbery price clerk supermarket profit price_tag
cashew: nut snack curry roast butter vegan handful creamy kernel india mixed_nuts vietnam tropical protein allergy shell salted
casserole: oven bake dinner serve potluck stew simmer cheese recipe leftover ceramic lid family_dinner layer pasta comfort_food hearty green_bean dish cook
casserole dish: oven bake dinner serve potluck stew simmer cheese recipe leftover ceramic lid family_dinner layer pasta comfort_food hearty green_bean dish cook
cassette: tape music eighties rewind walkman record mixtape play stereo listen album recorder nostalgia confession magnetic interview pencil answering_machine boombox analog
castle: king knight medieval fortress siege tower moat lord queen kingdom prince princess fairy_tale feudal drawbridge wall dungeon baron defend throne noble ruin realm
castle keep: tower stronghold siege medieval norman lord fortress stone defend last_stand dungeon garrison inner_wall thick_wall refuge besiege baron battlement knight
cat: meow purr whisker claw pet litter_box paw feline tabby scratch curl_up windowsill nap schrodinger stray owner hiss vet egypt cheshire pounce aloof curious
catalytic converter: exhaust emission car thief theft platinum palladium rhodium steal carbon_monoxide pollutant muffler smog nitrogen_oxide scrap_metal saw precious_metal prius tailpipe clean_air garage honeycomb unleaded
catapult: siege hurl launch stone medieval army wall fling besiege boulder lever castle warfare siege_engine trebuchet attacker projectile roman bombard greek
caterpillar: leaf cocoon butterfly metamorphosis chrysalis larva munch crawl pupa moth hungry silk transform hairy instar pupate nettle milkweed wriggle spin eric_carle
cathedral: bishop gothic spire church stained_glass mass nave worship medieval pilgrim archbishop notre_dame buttress choir altar christian bell mason coronation vault organ stonemason catholic
cauldron: witch brew potion boil bubble stir spell iron macbeth magic halloween fire pot ingredient broth druid toil hang concoct
cauliflower: vegetable low-carb floret roast white rice_substitute crust head keto steam cruciferous curry gluten-free mash vegan
caulk gun: caulk seal bead gap sealant tube silicone bathtub window_frame squeeze trigger draft crack waterproof joint nozzle smooth bathroom diy leak
caulking gun: caulk seal bead gap sealant tube silicone bathtub window_frame squeeze trigger draft crack waterproof joint nozzle smooth bathroom diy leak
cave entrance: prehistoric explorer stalactite bat bear plato shelter hermit caveman neanderthal lascaux cavern underground spelunker dragon tunnel thai_rescue hide torch
cavity: tooth dentist sugar decay enamel filling drill toothache acid bacteria candy plaque fluoride dental sweet hole brush
cctv camera: surveillance footage record watch suspect police monitor security spy privacy caught_on_camera thief robbery evidence big_brother street_corner detective grainy track intruder last_seen shoplifter
ceiling fan: spin cool blade breeze summer heat room hot pull_chain air overhead humid bedroom circulate rotate clockwise wobble light_fixture switch
celery: stalk crunchy vegetable stick snack low-calorie dip soup peanut_butter diet juice green bloody_mary salad mirepoix chop
cell: membrane nucleus mitochondria organelle cytoplasm biology microscope divide dna tissue protein mitosis gene tumor bacteria chromosome ribosome enzyme immune embryo organism lysosome
cell tower: signal phone antenna network coverage 5g carrier ping mobile reception telecom transmit triangulate call wireless base_station radio_wave phone_record no_service
cellar door: basement underground hatch descend step dark stair cellar bolt hide tornado creak stairway wine horror shelter below storm
cello: bow string orchestra music quartet musician bach suite play concerto classical yo-yo_ma deep_tone instrument symphony chamber_music composer practice mournful
cement: concrete construction brick mortar mix bag build limestone wall foundation harden mixer pour mason sidewalk portland factory
cement mixer: concrete pour construction sand gravel foundation drum builder stir builder's_yard mix site cement slab paving aggregate rotate labourer mortar wet
cement truck: concrete pour construction foundation drum slab site builder driveway mixer skyscraper contractor rotate wet sidewalk delivery chute
cemetery: grave bury death funeral dead mourn tombstone gravestone burial rest_in_peace widow coffin ghost undertaker headstone die grief flower epitaph remember casualty churchyard
center of the earth: core mantle iron magma jules_verne geologist seismic_wave molten crust magnetic_field dig inner_core hollow gravity nickel deep_drill temperature pressure
centre of the earth: core inner_core molten iron nickel deep gravity journey beneath_our_feet kilometers_down hot pressure geology layer jules_verne drill seismic_wave planet mantle
centurion: roman legion rome hundred_men caesar command helmet_crest gladius empire march soldier discipline barbarian crucifixion vine_staff cohort rank veteran
centurion's helmet: roman legion soldier rome crest caesar empire legionary commander plume cohort march general army conquer gaul discipline armor hadrian republic
ceramic tile: bathroom kitchen grout floor wall glaze shower backsplash lay mosaic kiln pattern adhesive crack renovate square tiling spacer remodel
cereal: breakfast bowl milk spoon morning kellogg box grain sugar child flake oat wheat crunchy mascot cheerios fiber supermarket_aisle
cereal box: breakfast milk bowl morning kellogg cornflakes sugar children prize spoon grain mascot kitchen brand supermarket oat shelf pour crunchy label
certificate: award diploma qualify official birth marriage graduate license degree seal achievement stock share proof course accredited sign frame register recognition document authenticity
chai: india spice tea milk masala cardamom ginger cinnamon mumbai street_vendor sip cup chaiwala black_tea sweet delhi pour
chain: link shackle bind iron lock prisoner metal slave captive unbreakable anchor dungeon tether padlock freedom bondage heavy drag enslave break_free clank
chain saw: tree cut logger forest lumber deforestation fell timber log branch trunk trim gasoline blade lumberjack massacre roar buzz rainforest logging horror
chainsaw: tree cut logger forest lumber deforestation fell timber log branch trunk trim gasoline blade lumberjack massacre roar buzz rainforest logging horror
chair: sit seat leg wooden rest furniture table stand_up back dine sit_down empty wobble cushion guest pull_up carve stool
chairlift: ski slope mountain snow skier resort ride snowboard summit cable winter alps piste lift dangle alpine scenic
chalk: blackboard teacher write draw school lesson classroom white dust limestone hopscotch calcium gymnast cliff sidewalk erase board stick pavement mark
chalk outline: murder body victim crime_scene homicide detective killer police corpse dead forensic evidence pavement investigate fall stab shooting manslaughter sidewalk
chalkboard: teacher lesson school classroom equation write professor lecture student formula teach mathematics explain physics proof theorem chalk class erase algebra einstein
chameleon: color camouflage blend change tongue lizard madagascar adapt disguise skin reptile hide shift imitate branch swivel eye insect tropical surrounding pigment
champagne: celebrate toast new_year bubble cork glass sparkling french luxury pop party flute victory millionaire wedding dom_perignon podium rich fizz
chandelier: ballroom crystal ceiling hang elegant palace luxury mansion glitter opera candle grand versailles dining_room sparkle banquet lobby wealthy hall phantom
charger: plug battery phone power outlet cable recharge low_battery laptop adapter usb dead percent wireless overnight lithium volt device
charging bull: wall_street stock_market bull_market investor rally bronze di_modica new_york manhattan fearless_girl optimism shares trader financial_district sculpture tourist record_high gains broker bowling_green horns
charging cable: phone plug usb battery power charge port cord frayed laptop connect low_battery lightning outlet overnight tangled data_transfer device percent
charging station: electric_car ev plug battery tesla range kilowatt charge highway range_anxiety zero_emission parking_lot electric_vehicle charger fast_charging infrastructure renewable recharge garage
chariot: horse roman race pharaoh warrior wheel charioteer egyptian hittite circus_maximus ancient battle bronze_age archer ben_hur sun_god pull troy gallop gladiator assyrian
chart: graph data trend statistics rise percent growth sale line bar analyst figure quarter report market axis increase decline economist forecast compare survey
chat: text reply online typing conversation message messenger smartphone friend emoji gossip bot talk whatsapp group small_talk send catch_up converse instant_message
chat bubble: message text typing reply conversation messenger send whatsapp emoji talk comment speech chatbot smartphone respond dm instant_message dialogue
chat message: send text reply typing whatsapp messenger receive smartphone emoji read unread friend respond notification screenshot conversation delete ghost type
chatbot: ai artificial_intelligence chatgpt answer prompt conversation assistant virtual type language_model customer_service ask_question openai reply automate bot generate text turing_test human-like siri
check engine light: warning dashboard car mechanic come_on diagnose sensor garage repair gas_cap code ignore scanner emission blink oxygen_sensor misfire driver catalytic_converter breakdown
check mark: correct done complete approve right yes verify confirm list tick task pass valid agree to-do accept success finish true requirement answer
checkered flag: race finish win finish_line driver formula_one lap winner champion victory grand_prix motorsport nascar racer track pit podium cross_the_line speedway
checklist: task tick check_off complete item step prepare inspection procedure plan organize requirement pilot surgery verify criteria pack preparation to-do safety ready symptom
cheese: dairy milk mouse cheddar french slice swiss pizza melt mold cow farmer rennet age cracker brie lactose fromage mousetrap calcium
cheesecake: dessert cream_cheese new_york slice graham_crust strawberry bake rich sweet restaurant calorie creamy topping indulge basque
cheetah: fastest sprint speed savanna gazelle chase predator spot africa acceleration big_cat outrun prey serengeti hunt accelerate antelope mile_per_hour cub tear_mark endangered
chemist: lab test_tube reaction element experiment compound molecule lavoisier mendeleev marie_curie flask mix formula acid periodic_table beaker discover synthesize nobel
cheque: bank sign write pay bounce cash_it forge amount payee deposit fraud donation signature frank_abagnale rent envelope lottery_winner
chequered flag: race finish win finish_line driver formula_one lap winner champion victory grand_prix motorsport nascar racer track pit podium cross_the_line speedway
cherry: fruit red pit pie stem sweet orchard top george_washington blossom summer melatonin picked cake sundae tart bowl maraschino
cherry blossom: japan sakura spring kyoto petal pink hanami bloom tokyo picnic fleeting washington samurai temple park fall_like_snow april
cherry tree: george_washington blossom orchard axe cut_down japan sakura spring fruit bloom pick confess chekhov pink hatchet petal
chess: strategy opponent move checkmate pawn grandmaster board king queen think_ahead kasparov deep_blue game rook bishop knight gambit tactic rival tournament outsmart stalemate
chess king: checkmate pawn queen board resign strategy capture protect opponent surrender defeat gambit rook topple ruler move corner endgame power
chess piece: pawn rook bishop knight board move strategy checkmate opponent capture sacrifice player tactic grandmaster carve gambit game outmaneuver
chess set: board pawn rook king checkmate game strategy opponent carve ivory player gift grandmaster lewis match queen play grandfather
chessboard: square pawn checkmate strategy move grandmaster rook black_and_white opponent grain_of_rice game king double tactic board player sixty-four geopolitics
chest: treasure pirate gold bury wooden lock trunk jewel lid coin hoard hidden loot attic open riches map key heirloom
chest of drawers: bedroom clothes sock furniture store fold tidy antique pull_out ikea wardrobe declutter oak linen sweater organize underwear rummage
chestnut: roast autumn christmas open_fire tree street_vendor winter shell nut forest blight squirrel spiny corsica stuffing
chewing gum: chew mint sticky jaw wrigley fresh_breath spit_out sidewalk singapore_ban swallow chicle xylitol sugar-free under_the_desk wrapper flavor nicotine pavement teacher concentrate ear_pressure rubbery stuck
Chichen Itza: maya mexico yucatan pyramid equinox cenote temple kukulkan calendar cancun ruin astronomy ancient mayan serpent staircase jungle pilgrimage
chick: hatch egg hen yellow fluffy peep newborn brood incubator farm easter nest fledge shell downy poultry baby_bird hungry beak coop
chicken: hen egg coop farm lay cluck poultry roost peck rooster feather barn broiler salmonella free-range factory_farm coward flock headless backyard bird_flu
chicken breast: protein grill lean meat bodybuilder diet fillet fitness meal_prep raw muscle pan rice skinless cutting_board low-fat poultry marinate
chicken coop: hen egg chicken farm rooster fox lay backyard nest poultry roost feather farmer peck straw predator cluck barnyard flock collect
chicken soup: sick cold broth grandmother comfort flu noodle jewish homemade warm remedy bowl simmer soul spoon recover
chicken wing: buffalo spicy sauce super_bowl bar_snack fry finger_food hot blue_cheese bone greasy beer sports_bar crispy bucket dip
chickpea dip: hummus tahini middle_eastern garlic pita lebanese olive_oil vegan lemon israel arab appetizer mezze spread mash chickpea blender vegetarian
child: kid play school parent grow_up young toddler toy childhood bedtime learn development curious little mother kindergarten tantrum orphan imagination vaccine
chili: spicy hot pepper capsaicin bean mexican burn texas heat beef sauce tongue bowl stew scoville sweat sichuan
chili pepper: spicy hot capsaicin burn scoville heat mexican tongue red sauce pain thai sweat columbus salsa jalapeno sichuan seed eat_raw
chili sauce: spicy hot pepper condiment dip heat burn thai capsaicin garlic vinegar noodle dumpling tongue sriracha sweet_and_sour fiery asian_food red bottle stir_fry
chilli: spicy hot capsaicin burn scoville heat curry mexican tongue red sauce pain thai sweat india sichuan pepper
chilli sauce: spicy hot pepper condiment dip burn thai capsaicin garlic vinegar kebab noodle tongue heat sweet fiery spring_roll scoville red bottle curry
chimney: smoke roof fireplace soot santa sweep brick house flue factory smokestack london coal stack stork industrial_revolution draft fire
chimpanzee: primate ape jane_goodall ancestor evolution tool jungle genome human_relative intelligent primatologist troop gombe lab banana sign_language grooming bonobo captive congo termite_fishing cousin
china doll: porcelain fragile antique face doll lace delicate collector victorian child painted pale creepy dress shatter girl glass_eye
chip: silicon semiconductor processor transistor computer intel nvidia microchip taiwan circuit electronic wafer moore's_law tech cpu tsmc nanometer device smartphone shortage ai
chipmunk: cheek stripe nut acorn burrow squirrel seed forest stuff scurry hibernate hoard woodland rodent backyard hide autumn
chips bag: snack crisp crunch salty potato junk_food vending_machine calorie craving couch munch party greasy processed_food flavor sodium snacking tv
chisel: carve sculptor stone wood marble hammer mallet michelangelo mason carpenter statue blade chip_away carving sculpture workshop sharpen inscription edge
chocolate: cocoa sweet valentine melt milk cacao craving treat candy swiss belgian aztec box sugar dessert willy_wonka indulge bar lover dopamine
chocolate cake: dessert birthday slice frosting bake cocoa layer rich temptation calorie sweet indulge candle craving matilda ganache
chocolate chip cookie: bake grandmother dough oven milk jar sweet tray toll_house childhood snack chewy treat batch santa butter marshmallow_test
cholesterol: ldl hdl statin heart artery plaque saturated_fat lipid egg cardiologist butter triglyceride liver diet blood_test oats
chopsticks: asian china japan sushi noodle rice eat bowl chinese etiquette ramen utensil takeout korean pick_up restaurant bamboo
Christ statue: jesus rio brazil christianity faith savior mountain arms_outstretched church catholic pilgrim blessing brazilian sugarloaf latin_america tourist world_cup
Christ the Redeemer: rio brazil corcovado jesus carnival samba copacabana statue outstretched_arms catholic favela mountain brazilian sugarloaf latin_america tourist world_cup
Christmas tree: december ornament gift present santa decorate holiday tinsel eve pine star carol festive needle light_string family_gathering winter advent
chromosome: dna gene genetic x_and_y cell mutation inherit telomere down_syndrome division trait parent sex heredity meiosis genome biologist
chrysalis: butterfly caterpillar metamorphosis monarch transform emerge pupa hang wing cocoon change insect larva dissolve silk_pad growth
church: priest pray worship christian sunday mass steeple faith congregation religion parish wedding baptism god sermon pastor bell gospel altar catholic protestant pew vicar
church window: stained_glass saint light medieval gothic cathedral colored pane biblical nave worship arch rose_window christian holy chapel lead sunbeam
churro: spanish fried_dough cinnamon chocolate_dip mexico madrid sugar street_food disneyland dessert snack stick spain fair seville thick_chocolate fry
cicada: chirp underground brood loud summer emerge buzz 17_years insect nymph tree molt swarm exoskeleton 13_years prime_number drone shed_skin tymbal mating_call deafening japan_summer periodical
cinema: movie film screen audience popcorn ticket premiere box_office hollywood director watch projector theater blockbuster actor release seat trailer sequel star
cinnamon: spice stick powder bark sri_lanka sprinkle spice_trade roll apple blood_sugar bake christmas teaspoon ceylon aroma cassia dutch
circuit: current electron wire battery bulb switch resistor voltage electricity flow loop ohm volt amp conductor power short electronics diagram connect physics
circuit board: electronics chip solder computer component transistor motherboard copper trace hardware device silicon engineer capacitor resistor prototype repair tech e-waste microprocessor
circuit breaker: trip overload electricity fuse panel switch power_outage short_circuit shut_off electrician current reset wire safety amp appliance breaker flip blackout
circular saw: cut lumber blade plywood wood carpenter spin teeth board power_tool workshop sawdust contractor builder plank framing safety_glasses diy
circus tent: clown acrobat ringmaster lion trapeze elephant barnum big_top juggler show audience sawdust tightrope performer carnival animal_tamer ticket stripe travelling spectacle
cistern: water toilet flush tank rainwater reservoir float refill store byzantine leak collect underground constantinople drought ancient plumbing fill
clam: shell seafood chowder shellfish sand mollusk pearl beach dig linguine steam bivalve tide new_england mudflat shut oyster
clamp: glue hold wood workshop squeeze tighten carpenter joint vise grip screw secure woodworking pressure bench steady jaw dry
clapperboard: film action director take scene movie cut shoot hollywood actor set camera production script roll filmmaker studio cinema behind_the_scenes
clarinet: reed woodwind jazz orchestra benny_goodman musician play mozart band mouthpiece note klezmer concerto instrument practice squeak blow
claw: talon scratch predator grip sharp paw slash prey rip tear bear cat eagle retract dig climb raptor swipe keratin dinosaur nail seize
clay: pottery potter kiln brick tablet mold wheel cuneiform sumerian soil sculpt terracotta wet shape earthenware bake mud ceramic adobe
clay jug: ancient pottery water potter amphora ceramic wine archaeologist well pour earthenware terracotta vessel village excavate roman kiln thirsty
clay pot: pottery ancient potter ceramic neolithic archaeologist store kiln earthenware terracotta plant vessel wheel grain village excavate shard cook fire handmade
clay tablet: cuneiform sumerian mesopotamia babylon writing scribe ancient babylonian script inscription gilgamesh stylus hammurabi uruk record symbol assyrian archive complaint decipher
clean dishes: wash sparkle dishwasher plate kitchen dry stack rinse spotless shiny put_away detergent unload cupboard sink shine hygiene towel
clean laundry: fold fresh detergent wash shirt dryer smell_fresh basket softener towel iron put_away clothes sock spotless washing_machine soft
cleaner: mop broom scrub dust vacuum floor bucket tidy office hotel detergent sweep hire night_shift spotless bathroom wipe stain housework
clenched fist: anger rage furious fight punch aggression frustration determination protest defiant temper threaten tension knuckle solidarity resist stress power grit_teeth revolt resentment hostile
clerk: office desk paper file record counter form stamp typewriter bureaucracy ledger copy patent_office einstein town_hall store cashier court letter
climber: mountain rope everest summit cliff peak harness oxygen rock free_solo base_camp ascent avalanche ice_axe sherpa altitude el_capitan frostbite carabiner mallory
climbing wall: climb grip handhold rope gym harness boulder belay chalk foothold fear_of_heights climber sport indoor challenge reach_the_top upper_body strength
clipboard: checklist inspector survey form pen nurse inspect coach list take_note audit sign patient_chart paperwork questionnaire assess official supervisor petition
cloak: hood medieval wear wizard traveler conceal wrap invisible disguise robe shoulder monk mysterious fairy_tale hide red_riding_hood wool king stranger fasten
clock: tick hour minute second late midnight deadline o'clock noon schedule wait punctual hand countdown strike wall pass_time pendulum time_zone circadian appointment
clock tower: big_ben chime town_square strike hour westminster bell town_hall london landmark belfry midnight city tourist noon minute_hand medieval toll prague
clogged artery: heart_attack cholesterol plaque stent atherosclerosis chest_pain coronary stroke blood_flow cardiologist bypass fatty statin fried_food smoker
clogged drain: plunger sink hair plumber block unclog slow water pipe snake baking_soda vinegar grease back_up shower backup stink standing_water gunk trap
closed circuit: current battery wire bulb switch flow electron loop complete electricity conductor light_up voltage connect physics path power series
closed door: shut lock knock secret opportunity refuse reject private exclude behind rejection shut_out barrier no_entry unanswered unavailable slam ban isolate negotiation
closet: clothes wardrobe hang hanger shelf bedroom declutter monster skeleton hide outfit dress organize shoe secret coat wear walk-in storage fast_fashion tidy
clothes hanger: closet hang shirt coat dress wardrobe wire wood suit organize iron wrinkle rack dry_cleaner hook boutique jacket garment
clothes line: laundry hang dry peg wash sun sheet breeze backyard shirt pin wet garden flutter rope drip housewife wind linen
clothesline: laundry hang dry peg wash sun sheet breeze backyard shirt pin wet garden flutter rope drip housewife wind linen
clothespin: laundry clothesline peg hang pinch wooden clip dry line wash shirt sheet spring wet nose clamp craft
clothing: wear fashion garment outfit dress shirt textile fabric style brand shop wardrobe sew fast_fashion cotton sweatshop trend designer put_on apparel tailor
cloud: sky rain weather overcast grey fluffy drift cumulus vapor condense forecast humid droplet shade float daydream shower gloomy meteorology silver_lining water_cycle cotton_wool
cloud backup: data file upload save sync restore server phone photo lose icloud recover storage automatic ransomware hard_drive copy google_drive lost
cloud storage: data file upload server sync dropbox google_drive share gigabyte access internet photo online download backup remote collaborate icloud out_of_space encrypt
clove: spice garlic toothache moluccas mulled_wine aromatic indonesia spice_islands nail-shaped oil zanzibar bud ham cinnamon dutch numbing
clover: four-leaf lucky irish shamrock st_patrick meadow bee luck field green nitrogen honey lawn cow ireland fortune pollinate
clown: circus laugh makeup red_nose funny wig juggle joke balloon coulrophobia john_wayne_gacy trick children's_party sad stephen_king big_shoe silly entertain
clownfish: anemone nemo reef orange stripe symbiosis coral sex_change aquarium tentacle host tropical venom polyp diver lagoon fin saltwater mutualism finding_nemo
clutch pedal: manual shift gear stall foot left_foot driver transmission learn_to_drive press release engine stick_shift hill_start first_gear disengage
`
