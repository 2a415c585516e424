/** Words that call for drawings, the most telling first: `drawing: cues`, the words of a phrase joined by `_`. */
export const CUES_B = `
baby: newborn cry diaper infant crib mother birth pregnant milk cradle toddler nap parent bottle stroller lullaby breastfeed born crawl pacifier teething
baby bottle: formula milk infant feed newborn nursing_mother nipple hungry breastfeed mother parent sterilize cry nanny toddler breast_milk lullaby night_feed suck
baby eel: transparent smuggle elver migrate sargasso_sea river estuary larva poach tiny juvenile upstream delicacy black_market aristotle aquaculture drift endangered slippery atlantic_crossing spawn
baby monitor: nursery crib infant parent cry hack camera newborn bedroom watch night speaker baby nap noise new_parent wifi
backbone: spine vertebra vertebrate posture disc spinal_cord evolution courage back_pain skeleton nerve fish stand_upright column integrity fossil
backpack: student hike school traveler trail camp pack carry hostel gear trek backpacker wilderness campus laptop trip homework adventure commute hitchhike
bacon: breakfast egg pork crispy sizzle fry strip frying_pan smoky greasy pig cholesterol rasher cured processed_meat edward_bernays slice
bacteria: infection germ microbe antibiotic gut disease microscope fleming plague petri_dish hygiene resistant wash_hands pasteur cell food_poisoning immune microbiome yogurt
bacterium: infection germ microbe antibiotic plague microscope disease cell pathogen cholera petri_dish tuberculosis yersinia_pestis helicobacter single-celled resistant e._coli
badge: officer police sheriff detective authority security employee_id cop pin identification access staff uniform rank emblem scout conference flash earn visitor law_enforcement
badger: burrow sett dig stripe nocturnal honey_badger snout claw woodland cull tuberculosis underground fierce british_wildlife mustelid dachshund set_trap tenacious forest worm
badminton racket: shuttlecock net court birdie smash indonesia serve sport rally gym_class play player swing gym doubles
bag: carry shop handbag luggage pack zip plastic tote purse grocery shoulder leather suitcase handle stuff backpack duffel zipper belongings belonging schoolbag checkout satchel
bag of blood: transfusion donor hospital blood_type iv hemorrhage plasma surgery red_cross emergency anemia blood_loss donate iv_drip red_cells trauma hematologist
bag of chips: snack salty crunchy vending_machine potato couch junk_food munch crisp doritos party packet binge sodium movie_night empty_calories processed
bag of groceries: supermarket shop food inflation consumer_price food_bill family_budget vegetable weekly_shopping milk_and_bread cost_of_living cashier pantry meal_plan grocery household inflation_rate shopping_list produce
bagel: cream_cheese new_york lox breakfast bakery jewish toast boiled_dough sesame hole deli brooklyn salmon poppy_seed schmear chewy
baggage carousel: airport luggage suitcase arrival conveyor lost_luggage wait passenger terminal flight claim airline delay traveler belongings
baggage claim: airport luggage suitcase arrival lost_luggage carousel passenger terminal customs flight wait airline delay traveler belongings
bagpipe: scotland kilt highland piper drone edinburgh celtic tartan parade scottish military_funeral play pipe_band glasgow clan
bagpipes: scotland kilt highland piper drone edinburgh celtic tartan parade scottish military_funeral play pipe_band glasgow clan
baguette: french bakery paris bread crust france baker crusty boulangerie cheese beret loaf butter picnic fresh-baked long_loaf
baked potato: foil oven butter sour_cream jacket steak starch skin side_dish chives fluffy cheese carbohydrate steakhouse topping
baker: bread oven dough flour knead loaf bake pastry bakery cake rise early_morning apron yeast croissant pudding_lane baguette sourdough rolling_pin
baker's oven: bread loaf bakery dough bake wood-fired flour pizza crust pastry fire_of_london hot baguette breadmaker firewood stone
bakery: bread baker loaf croissant pastry dough flour cake oven shop_window smell_of_bread sourdough early_morning bun baguette pastry_chef queue fresh_bread
baking powder: bake rise leaven cake muffin flour leavening batter teaspoon dough fluffy pancake acid bubble carbon_dioxide tin sift recipe
baking sheet: oven cookie parchment preheat roast recipe tray dough spread degree rack biscuit bake crispy line potato
baking soda: vinegar clean odor stain fizz bicarbonate scrub bake fridge deodorize alkaline paste drain volcano_experiment teaspoon household_hack leaven neutralize heartburn
baking tray: oven cookie parchment preheat roast recipe sheet dough spread degree roast_vegetables biscuit bake crispy line potato
baklava: turkish pastry honey pistachio phyllo layer syrup walnut ottoman sweet greek istanbul flaky ramadan middle_eastern gaziantep
balance scale: weigh compare justice equal tradeoff outweigh fairness pros_and_cons weight equilibrium measure equity lavoisier fair tip merchant
balcony: apartment railing juliet overlook view hotel potted_plant fall speech terrace lean_over pope neighbor summer_evening tomato rear_window upstairs
ball: throw bounce kick roll catch play child game toy sphere round toss juggle drop physics soccer play_catch kid playground gravity goal pitch football
ball and chain: prisoner slave burden convict debt bondage shackle captivity addiction imprisonment sunk freedom drag weight imprison debt_burden hard_labor
ball bearing: friction rotate wheel axle shaft spin smooth_rotation lubricate race bicycle_hub motor steel_sphere machine skateboard grease schweinfurt precision load fidget_spinner roller gear sweden
ballet shoe: dancer tutu pirouette pointe rehearsal ballerina studio stage swan_lake bolshoi toe graceful recital dance leap tchaikovsky prima_ballerina audition
ballistic missile: nuclear warhead launch north_korea cold_war cuba silo rocket v-2 deter icbm arms_race khrushchev iran threat target
balloon: helium float inflate birthday party pop air burst blow_up rise celebration string burst_bubble expand child latex float_away gas bubble asset_bubble
ballot box: vote election democracy voter candidate poll campaign referendum elect suffrage turnout suffragette polling_station electoral president_elect majority fraud electorate
balsamic vinegar: modena italian salad dressing drizzle olive_oil barrel aged glaze grape tomato dark vinaigrette marinade mozzarella
bamboo: panda china grow_fast stalk asia grove forest kyoto shoot scaffold flexible bend strong sustainable japan zen flute chopsticks green
banana: peel fruit potassium yellow bunch monkey tropical slip plantation ripe bruise cavendish gorilla smoothie republic chiquita cramp fungus chimpanzee
bandage: wound injury cut bleed first_aid wrap heal gauze sprain burn nurse dress knee mummy hurt scrape battlefield blood antiseptic heal_wound scar
bandit: rob ambush outlaw gang hide mask road stagecoach loot hideout mountain_pass wanted armed traveler gold mexico plunder robin_hood ned_kelly
banjo: bluegrass country pluck folk string appalachia fiddle american_south strum kentucky music folk_song play steve_martin
bank: loan account deposit savings interest teller mortgage money vault withdraw customer branch robbery lend debt banker credit transfer bailout bankruptcy bank_run investor federal_reserve financial_crisis
bank statement: balance transaction monthly fee withdrawal deposit mortgage_application proof_of_income finance budget charge spending subscription debit overdraft account divorce paper
bank vault: heist robbery gold safe steel_door thief safe_deposit_box secure locked reserve treasure robber burglar fortune wealth bullion
banker: loan finance money wall_street invest interest deposit credit medici rothschild j.p._morgan capital bailout wealthy suit financial_crisis lend mortgage bonus debt
banknote: cash money bill currency inflation print_money counterfeit dollar central_bank paper_money pay wage wallet salary euro devalue hyperinflation wealth
baobab: madagascar africa thick_trunk savanna ancient upside_down store_water little_prince drought thousand_years_old senegal fruit avenue
baobab tree: madagascar africa thick_trunk savanna ancient upside_down store_water little_prince drought thousand_years_old senegal hollow avenue lemur trunk fruit
bar chart: data graph percent statistics compare figures report growth increase survey presentation sales column quarter result trend axis analysis
bar code: scan supermarket checkout product price cashier laser stripe label inventory package retail scanner supply_chain qr grocery shop
bar of chocolate: cocoa sweet treat cacao snack melt milk craving square wrapper dark_chocolate candy hershey break_off cadbury swiss willy_wonka indulge bite
bar stool: pub bartender drink counter whiskey beer nightlife regular tavern pint cocktail drunk saloon drinker nightclub order sit lounge
barbecue: grill sausage summer backyard charcoal rib picnic steak smoke neighbor texas sauce meat cookout fourth_of_july weekend grilled marinade
barbecue grill: charcoal steak burger summer backyard sausage sear smoke cookout flame meat tongs rib patio marinade
barbecue rib: grill sauce smoke pork meat smoker texas bbq sticky pitmaster backyard bone tender charcoal rack finger-licking cookout
barbed wire: prison camp concentration_camp border auschwitz trench refugee fence no_man's_land cattle_ranch gulag guard detention internment frontier
barbell: lift weight gym squat bench_press deadlift strength muscle powerlifter workout bodybuilder progressive_overload training athlete reps schwarzenegger
barber pole: haircut shave barber stripe spiral salon bloodletting town_street scissors trim main_street barbershop shave_close surgeon
barcode: scan supermarket checkout product price cashier laser stripe label inventory package retail scanner tracking supply_chain qr grocery shop
bare shelf: shortage sold_out panic_buying stock_up supermarket out_of_stock hoard rationing supply_chain pandemic toilet_paper nothing_left scarcity store soviet queue lockdown run_out shopper grocery venezuela
barista: coffee espresso latte cafe cappuccino foam starbucks order tip counter milk_steam apron morning cup latte_art brew part-time_job
barn: farm hay farmer cow red livestock rural stable horse loft midwest harvest amish tractor countryside cattle farmhouse rural_life grain pitchfork shed stall
baron: noble title castle feudal estate lord king magna_carta medieval aristocrat manor richthofen munchausen robber land vassal rank coat_of_arms
barrel: wine whiskey oak wood cask cellar brewery rum ferment gunpowder_plot pirate age distillery cooper diogenes niagara_falls whisky beer monkey
barrel of oil: crude petroleum opec price saudi_arabia energy_crisis rockefeller embargo drill refinery standard_oil fuel gulf futures commodity oil_price petrol energy_market oil_shock kuwait
barrier: block road_closed obstacle prevent checkpoint traffic restrict border obstruct stop entry crash construction crowd_control roadblock fence blockade barricade stop_sign
bartender: drink cocktail bar pour whiskey pub tip shaker beer last_call drunk mix counter alcohol customer martini nightclub saloon order stool
baseball: pitcher home_run inning league babe_ruth yankees diamond glove catch umpire world_series jackie_robinson strikeout moneyball curveball fan joe_dimaggio major_league
baseball bat: swing hit home_run batter weapon beat assault pitch smash slugger strike bludgeon little_league wooden hitter attack club
baseball stadium: crowd inning pitcher yankees home_run fan league hot_dog diamond scoreboard game_day fenway ballpark spectator season mound
basement door: cellar staircase dark locked creak underground captive descend horror hidden secret_room noise cellar_stairs secret
basin: wash water hand bathroom sink face nurse pour soap bowl pontius_pilate porcelain shaving bath rinse pour_water
basket: picnic fruit wicker carry weave harvest apple egg market bread gather laundry diversify handle berry hamper handwoven egg_basket bread_basket portfolio weaver strawberry orchard
basket of rolls: bread bakery breakfast table waiter restaurant butter dinner warm serve fresh appetizer carbs brunch dough yeast before_the_meal refill oven crust napkin
basketball: nba hoop dunk court dribble michael_jordan lebron team league three-pointer coach slam playoffs kobe rebound player tall locker_room
basketball hoop: dunk free_throw court shoot net rim backboard nba driveway slam score three-pointer practice shoot_hoops shot basketball_player jump
basketball player: nba dunk hoop michael_jordan court dribble tall shoot lebron rebound three-pointer slam team coach lakers free_throw jump jersey kobe
bass guitar: band rhythm string amplifier paul_mccartney groove rock funk low_note musician jazz bassist bass_line jam motown
bassoon: orchestra woodwind reed symphony low_note musician conductor stravinsky double_reed wind_instrument play music instrument concert
bat: cave echolocation nocturnal wing hang upside_down mammal roost ultrasound night vampire virus guano rabies flutter insect-eating dusk colony belfry sonar halloween coronavirus
bath house: roman sauna steam soak public_bath hot_spring thermal finland rome hygiene hammam onsen bath ancient_rome pool hot_water turkish_bath wellness
bathhouse: roman sauna steam soak public_bath hot_spring thermal hammam rome hygiene onsen archimedes bath ancient_rome pool hot_water turkish_bath wellness
bathrobe: morning spa shower terry_cloth hotel hefner slippers lounge coffee towel weekend relaxed bath robe wrap dress
bathroom scale: weight diet lose_weight obesity pound kilogram gain weigh_in calorie bmi overweight body_weight weight_loss ozempic slim
bathroom tile: grout mold clean shower scrub ceramic floor bleach renovation slippery wall mildew bathroom_floor mould baking_soda
bathtub: soak relax bath archimedes eureka water bubble drown marat overflow warm foam hygiene candle fill tub take_a_bath wash plug hot_water
bathtub drain: clog hair water plug plumber swirl slow_drain coriolis unclog plunger pipe empty vortex block water_level
baton: relay runner hand_over conductor orchestra pass_on track police sprint team wave beat succession race handoff successor orchestra_conductor
battering ram: siege castle gate break_down door medieval wall swat smash fortress troy assault castle_siege attack besiege gatehouse soldier
battery: charge energy power electric_car lithium volt tesla recharge volta drain electrode ion storage voltage cell_phone renewable discharge fatigue burnout cobalt rechargeable
battle axe: viking warrior norse weapon medieval berserker fight dwarf chop hastings shield raid melee axe skull combat swing
battle-axe: viking warrior norse weapon medieval berserker fight dwarf chop hastings shield raid melee axe skull combat swing
battleship: navy fleet gun pearl_harbor warship bismarck jutland admiral naval_battle sink yamato dreadnought torpedo deck sailor naval war_at_sea wwii
beach chair: vacation relax sand seaside sun retire sunbathe holiday resort ocean summer tan idle umbrella beachside getaway lounge vacationer caribbean sunscreen
beach umbrella: sand seaside vacation sun summer shade resort sunbathe holiday towel ocean tourist beachside getaway lounge vacationer caribbean sunscreen
beaker: chemistry lab liquid experiment chemist solution pour measure science_class reaction glassware heat stir acid chemical glass scientist lab_bench
bean: legume protein fiber soup pulse chili_con_carne can soak gas plant mexican seed vegetarian pod burrito sprout stew flatulence
bean bag: lounge startup_office dorm relax sit slouch living_room game_room silicon_valley cozy teenager seat corner google lazy
beanbag: lounge startup_office dorm relax sit slouch living_room game_room silicon_valley cozy teenager seat corner google lazy
beanstalk: jack giant fairy_tale climb magic_bean sky vine grow castle golden_goose harp fairytale climb_up seed bean ogre
bear: grizzly hibernate forest honey den salmon claw growl cub bear_market yosemite alaska attack maul wilderness roar selloff camper wild_animal fur hibernation campsite
bear claw: grizzly scratch maul paw dig slash hibernate swipe attack necklace predator black_bear rip salmon climb_tree tear wilderness camper hiker sharp mark_tree
bear cub: den mother_bear hibernation hibernate newborn grizzly climb playful orphan spring furry protective sow forest wildlife rescue zoo hungry berry milk mountain yellowstone
bear trap: hunter poacher caught jaws steel snap ankle wilderness fur_trapper danger ambush pitfall trap animal_trap snare fur hidden_danger
beaver: dam lodge gnaw stream pond log rodent build engineer wetland tail chew river fur_trade pelt canada teeth fell
beaver dam: rodent river stream pond wetland lodge tree_gnaw engineer ecosystem flood branch fur_trade mud canada keystone_species chew build_dam
bed: sleep insomnia night pillow mattress tired rest lie_down dream wake nap bedtime asleep awake bedroom exhausted blanket sick sheet doze melatonin snore recover nightmare fatigue lie_awake
bed net: malaria mosquito sleep africa insecticide bite hang prevent tropical anopheles parasite charity distribute infection village child_mortality gates_foundation dengue fever public_health donate cover
bedroom door: knock slam locked hallway teenager peek kid night close creak parent handle bedroom shut sleepwalker footsteps
bedside table: lamp alarm_clock bedroom glass_of_water phone book pill nightstand reach_for hotel charger bedside charge_phone sleep_hygiene night_light novel
bee: honey hive pollinate flower nectar pollen sting buzz queen beekeeper swarm colony honeycomb wax worker pollination busy pesticide waggle_dance drone garden
beehive: honey beekeeper bee queen swarm worker colony comb pollinate nectar hexagon drone sting apiary wax colony_collapse winnie_the_pooh buzz smoker busy
beekeeper: hive honey bee swarm sting smoker veil honeycomb colony pollinate queen wax protective_suit apiary frame harvest colony_collapse mite
beer: brewery pub brew hop drink bar pint ale oktoberfest foam ferment drunk barley malt bartender keg lager mug yeast tavern monk
beer bottle: drink alcohol brewery pub drunk lager party cap hangover glass hops cold_one dna_evidence ale bar brew booze drinker
beer can: drink alcohol six_pack party fridge tailgate aluminum lager brewery drunk crush open college bar brew booze drinker
beer stein: oktoberfest munich bavaria brewery toast pub ale foam germany tavern lager hops waitress putsch
beet: root vegetable borscht red purple juice salad earthy stain sugar nitrate roast pickled beet_juice endurance dye
beetle: insect bug dung shell bark wing_case larva scarab crawl weevil exoskeleton darwin infest species antennae collector ladybird insect_collection forest_floor armor iridescent
beetroot: root vegetable borscht red purple juice salad earthy stain nitrate roast pickled blood_pressure endurance dye soup
beggar: poor alms street homeless coin poverty rags hungry charity hand_out hat diogenes pity plead sidewalk pauper destitute spare_change
bell: ring church school chime pavlov toll alarm signal tower tibetan sound salivate stock_exchange_opening monastery hunchback liberty bell_tower conditioning dinner recess
bell pepper: vegetable capsicum red green slice stuffed vitamin_c fajita crunchy sweet stir-fry salad roast seed chop yellow
belt: pants buckle tighten leather waist trousers loosen austerity cinch hole weight_loss strap waistband garment trouser seat notch
beluga: arctic white whale melon pod caviar canary click ice cetacean sturgeon chirp captivity sea_ice aquarium sonar estuary blowhole inuit vocal
beluga whale: arctic white melon pod chirp ice canary_of_sea cetacean click echolocation mammal captivity hudson_bay svalbard sea_ice aquarium sonar estuary blowhole inuit
bench: park sit rest homeless old_couple pigeon garden wait lonely square lunch_break lean_back stroll judge walk_park bus_stop sit_together seat old_man wooden bystander waiting
bent coat hanger: wire wardrobe unlock_car twist hook diy closet clog improvise metal straighten unclog reach car_door hanger
bent hanger: wire wardrobe unlock_car twist hook diy closet clog improvise straighten coat_hanger unclog hook_shape reach
bent wire: hook twist metal clog paperclip diy pick_lock improvise reach pull straighten crow pick unclog pliers
bent wire hanger: wardrobe unlock_car twist hook diy closet clog improvise drain metal straighten unclog reach car_door coat_hanger
Berlin Wall: cold_war east_germany divide 1989 communism reunification gdr escape iron_curtain kennedy checkpoint graffiti soviet gorbachev stasi reagan defect
bib: baby feed spoon drool toddler mess puree high_chair infant highchair infancy stain slobber lobster
bibimbap: korean rice bowl gochujang vegetable egg kimchi seoul spicy mix sesame_oil stone_bowl bulgogi korea spinach bean_sprout jeonju stone_pot
Bible: christian god scripture gospel testament verse genesis preacher church jesus pastor prophet moses psalm gutenberg swear_oath luther commandment missionary prayer pulpit sin exodus apostle noah
bicarbonate of soda: baking_soda vinegar clean odor stain fizz scrub bake deodorize alkaline paste drain teaspoon leaven neutralize heartburn antacid
bicycle: ride pedal cyclist bike commute cycle tour_de_france netherlands wheel two-wheeler lance_armstrong handlebar amsterdam balance copenhagen path helmet exercise
bicycle chain: lubricate pedal rust oil derailleur repair cyclist link slip drivetrain squeak maintenance grease cycle
bicycle gear: shift derailleur pedal cyclist chain uphill sprocket climb ratio mechanic cadence bike_shop climb_hill mountain_bike
bicycle helmet: cyclist head_injury safety ride crash concussion strap protect child commute bike_ride brain_injury skull traffic fall
bicycle lock: theft thief steal chain rack secure cut combination key cyclist bike stolen_bike bolt_cutter bike_thief u-lock
bicycle pump: tire inflate flat air puncture pressure valve cyclist repair tube flat_tire pump_up inner_tube gas_law compress
bicycle seat: cyclist ride adjust height saddle pedal knee_pain post comfort sore bike_fit posture seat_height knee
Big Bang: universe origin explosion expand cosmology hubble inflation singularity cosmic_microwave_background lemaitre billion_years physicist redshift first_second creation cosmos beginning
Big Ben: london clock westminster parliament britain british england united_kingdom thames chime uk tower brexit prime_minister victorian churchill
Big Dipper: constellation star ursa_major north_star polaris night_sky great_bear astronomer navigate ladle stargazing seven_stars drinking_gourd underground_railroad astronomy polar_star dipper
Bigfoot: sasquatch footprint forest hoax cryptid sighting legend pacific_northwest blurry_photo hairy myth folklore evidence ape conspiracy believer plaster_cast washington_state wilderness mystery
bike chain: lubricate pedal rust oil derailleur repair cyclist link slip drivetrain squeak maintenance grease cycle
bike gear: shift derailleur pedal cyclist chain uphill sprocket climb ratio mechanic cadence bike_shop climb_hill mountain_bike
bike helmet: cyclist head_injury safety ride crash concussion strap protect child commute bike_ride brain_injury skull traffic fall
bike lock: theft thief steal chain rack secure cut combination key cyclist bike stolen_bike bolt_cutter bike_thief u-lock
bike pump: tire inflate flat air puncture pressure valve cyclist repair tube flat_tire pump_up inner_tube gas_law compress
bike saddle: cyclist ride adjust height seat pedal knee_pain post comfort sore bike_fit posture seat_height knee
bike seat: cyclist ride adjust height saddle pedal knee_pain post comfort sore bike_fit posture seat_height knee
bill: owe pay overdue due debt charge afford expense monthly utility payment amount rent creditor fee electricity waiter unpaid statement mail cost household budget invoice_due reimburse
billboard: advertise ad campaign highway slogan marketing brand poster roadside commercial times_square sponsor promote las_vegas hollywood advertisement road brand_name
billiard ball: pool cue pocket collision table hume momentum snooker newtonian pub roll strike physics cause_and_effect pool_hall
bin bag: trash garbage waste rubbish throw_out tie declutter black_plastic dispose_body evidence curb clean_up junk dump garbage_bag dispose
binoculars: watch birdwatcher spy observe look_closer surveillance distance safari lookout scout search zoom stakeout detective horizon stalker
biologist: species cell evolution organism lab microscope gene darwin specimen ecosystem field_work marine dna research nature animal_behavior wildlife sample habitat
biplane: wright_brothers red_baron world_war_i pilot dogfight aviator ace amelia_earhart wing barnstorm airmail aeroplane flyer propeller kitty_hawk ww1
bird: wing feather fly sing beak nest chirp flock migrate tree egg perch song flight tweet sky branch birdwatcher peck dawn_chorus species
bird feeder: seed garden winter backyard sparrow finch suet squirrel perch birdwatcher hang bird songbird hummingbird
bird house: garden nest wooden backyard box build diy tree perch carpentry nail sparrow songbird wren shelter spring woodwork
bird nest: twig egg hatch chick lay fledgling branch build incubate tree weave brood spring roost empty_nest parent_bird mud clutch
birdcage: captive parrot canary trapped freedom pet coal_mine perch open_door confinement imprison song bird confine maya_angelou miner
birdhouse: garden nest wooden backyard build diy tree perch carpentry nail sparrow songbird wren shelter spring woodwork
birth control pill: contraception pregnancy hormone estrogen women's_liberation sex fertility prescription 1960s gynecologist ovulation abortion contraceptive margaret_sanger family_planning oral birth_rate
birthday cake: candle party turn_forty celebrate blow_out milestone guest balloon wish anniversary frosting born surprise_party birthday icing slice celebration birthday_party cake
biscuit: tea dunk bake crumb crunchy tin snack dough packet sweet chocolate nibble british digestive grandma flour oven cup_of_tea butter treat crumble teatime
bishop: church diocese cathedral miter pope catholic priest clergy medieval crozier heresy council archbishop ordain sermon christian canterbury excommunicate saint_nicholas robe
bison: buffalo prairie herd plains yellowstone native_american graze hump cave_painting hunt american_west stampede extinction hide lascaux ice_age grassland calf snow cattle slaughter bull reservation
bitcoin: crypto blockchain satoshi miner wallet currency digital decentralized el_salvador exchange pizza halving volatile price ledger coinbase private_key hodl speculate
black bean: burrito mexican rice legume protein fiber cuban soup taco brazil feijoada can vegetarian latin_american salsa stew soak
black belt: karate judo martial_art dojo master sensei discipline kick taekwondo rank fighter sparring bruce_lee jiu-jitsu
black hole: event_horizon gravity singularity hawking collapse_star galaxy einstein light_escape schwarzschild astronomer spaghettification supermassive relativity accretion_disk spacetime neutron_star supernova physicist swallow interstellar
black pepper: spice peppercorn grind mill salt season sneeze sprinkle seasoning spice_trade pinch malabar vasco_da_gama portuguese turmeric piperine india crack
black sea: ukraine crimea odessa turkey russian_fleet bulgaria istanbul bosphorus sevastopol romania argonaut danube crimean_war grain_export georgia caspian coast
black swan: unpredictable rare_event improbable nassim_taleb crash unforeseen outlier australia hume induction white_swan risk popper shock rare impossible financial_crisis falsify surprise ballet perth extreme exception
black widow: venom spider web poisonous poisoner hourglass bite husband insurance murder mate female deadly serial_killer seduce arsenic cyanide inheritance widow victim abdomen
black widow spider: venom web hourglass bite poisonous antivenom red_mark female mate arachnid silk neurotoxin woodpile deadly bitten abdomen garage cannibalism wood_pile muscle_cramp
blackboard: chalk teacher equation classroom lesson lecture professor formula mathematician teach feynman school lecturer explain university homework theorem pupil
blacksmith: anvil hammer forge iron horseshoe sword furnace metal bellows glow steel tongs medieval village strike craft tool apprentice soot spark
bladder: urine pee urinate kidney infection incontinence full hold_it bathroom urologist leak prostate pelvic_floor uti nighttime ureter
blank canvas: painter paint artist easel start_fresh creativity brush inspiration possibility empty begin tabula_rasa white_space new_beginning idea
blanket: warm bed cozy cold wrap sleep shiver wool cover sofa comfort hypothermia picnic newborn cuddle weighted
blender: smoothie puree kitchen mix fruit juice protein_shake soup blend recipe appliance frozen chop liquefy mixer banana ice
blinds: window light shade sunlight close privacy dark_room slat morning_light dim peek office glare window_blind venetian curtain
blister pack: pill tablet medication antibiotic pharmacy ibuprofen dose painkiller prescription aspirin foil drug antidepressant medicine pharmacist capsule side_effect statin
blocked artery: heart_attack cholesterol plaque stent atherosclerosis chest_pain coronary stroke blood_flow cardiologist bypass fatty_deposit statin saturated_fat narrow clot
blocked drain: clog plumber sink slow_drain pipe hair baking_soda vinegar unclog grease plunger smelly standing_water drainpipe plumbing bathroom kitchen_sink
blood bag: transfusion donor hospital iv hemorrhage plasma surgery red_cross emergency anemia blood_type donate iv_drip red_cells trauma hematologist
blood cell: red hemoglobin oxygen bone_marrow white anemia leukemia plasma vein platelet iron transport vessel capillary hematologist circulate immune
blood clot: stroke thrombosis embolism platelet aspirin vein heart_attack clot deep_vein coagulate warfarin leg_swelling long_flight wound bleed thinner lodge
blood donation: donor red_cross give_blood needle plasma save_life hospital arm volunteer blood_type transfusion nurse donate red_blood_cell blood_bank recipient
blood moon: lunar_eclipse red shadow omen prophecy night_sky astronomer umbra copper full_moon earth_shadow apocalypse superstition totality werewolf columbus
blood orange: citrus sicily red_flesh fruit juice peel segment anthocyanin mediterranean vitamin_c winter crimson tangy mount_etna orchard sicilian antioxidant marmalade
blood pressure: hypertension cuff salt sodium systolic heart artery doctor stroke stress reading diastolic potassium mmhg medication vessel monitor
blood pressure cuff: hypertension arm doctor systolic checkup measure nurse stroke_risk reading salt inflate cardiologist stress systole heart_disease diastolic patient pulse hypertensive
blood pressure monitor: hypertension systolic reading arm cuff checkup measure stroke_risk salt cardiologist stress artery systole heart_disease diastolic patient pulse hypertensive
blood sample: lab test vial cholesterol forensic dna needle tube hospital diagnose nurse theranos crime_scene type antibody draw_blood phlebotomist patient analysis serum
blood sugar: glucose insulin diabetes carbs spike pancreas diabetic sugar crash meal hunger glycemic_index sweet fasting metformin craving refined a1c
blood sugar meter: diabetes glucose insulin finger_prick diabetic spike carb monitor pancreas test_strip hypoglycemia metabolic type_2 blood_glucose sugar_level endocrinologist
blood test: lab vial needle cholesterol diagnose doctor result theranos vitamin_deficiency nurse hormone_level screening thyroid iron_level marker draw_blood phlebotomist patient analysis serum
blood transfusion: donor hospital blood_type iv hemorrhage surgery plasma anemia emergency landsteiner blood_loss hemophilia donate red_blood_cell blood_bank recipient
blood vessel: artery vein capillary heart circulation blood_flow constrict dilate oxygen vasodilation plaque nitric_oxide pulse bleed vascular migraine
bloodstream: absorb circulate enter hormone glucose oxygen nutrient inject caffeine toxin drug alcohol insulin infection vein vessel liver travel_through
bloodsucker: blood leech parasite suck feed bite host latch drain anticoagulant vampire exploit swamp attach parasitic greedy swollen feeding skin bloodletting
bloody handprint: murder crime_scene killer victim stab forensic homicide evidence horror wall detective massacre blood cold_case murder_scene suspect
blow dryer: hair salon hot_air style hairdresser dry bathroom morning_routine heat brush hairstyle beauty wet_hair electric
blowfish: puffer inflate poison toxin fugu spine tetrodotoxin sushi japan swell deadly chef spiky predator nerve paralysis neurotoxin lick gland aquarium fish_market
blue dome: santorini greece church mosque samarkand aegean island isfahan mediterranean whitewash dome whitewashed_wall orthodox sea_view cyclades
blue light: screen phone melatonin sleep_disruption circadian led bedtime glow eyes smartphone retina glasses screen_time night_scroll pineal
Blue Mosque: istanbul turkey ottoman minaret sultan islam dome prayer muslim constantinople bosphorus tile ramadan ottoman_empire turkish call_to_prayer bazaar bosporus
blue tick: verified twitter account whatsapp read_message influencer follower seen social_media celebrity_account instagram authentic verification reply ignored left_on_read profile checkmark subscription
blue-domed church: santorini greece greek_island aegean whitewash mediterranean orthodox cruise mykonos postcard dome whitewashed_wall sea_view cyclades
blueberry: antioxidant berry muffin fruit pancake superfood bush pick smoothie bear brain_health yogurt pie handful memory anthocyanin maine
boar: wild tusk hunt pig forest snout sow obelix truffle charge root feast bristle sounder wildschwein piglet squeal wilderness crop_damage feral javelin
board game: dice monopoly family_night strategy player piece roll rule token chess rainy_day opponent game_night catan game take_turns play tabletop
boarding pass: airport flight gate passenger check-in airline seat security board departure traveler luggage plane_ticket fly passport delayed terminal upgrade scan layover aisle_seat
boat: sail row lake river fisherman harbor sea shore cross drift fishing migrant island capsize captain oar ferry wave dock theseus paddle oarsman
body: human organ health physical anatomy physique weight metabolism muscle figure nutrition hormone fasting exercise mind_and calories temperature heal
body louse: typhus clothing seam infest itch bite parasite trench soldier epidemic lousy fever blood unwashed napoleon refugee hygiene prison transmit uniform delouse nit camp
boiled egg: breakfast yolk shell peel protein boil salt pot egg_white eggcup minute toast hard soft-boiled spoon easter
boiler: heating steam furnace hot_water pressure plumber radiator gas basement thermostat steam_engine explode central_heating steam_power watt locomotive winter
bollard: street post pedestrian parking traffic block harbor mooring sidewalk terror_attack concrete pedestrian_zone barrier car
bone: skeleton fracture calcium marrow osteoporosis vitamin_d fossil skull archaeologist dig joint density remains break femur collagen paleontologist forensic
bone fracture: break broken cast x-ray fall osteoporosis heal orthopedic injury calcium crack splint hip surgeon elderly accident wrist
bonfire: flame festival burn summer_night camp beach witch midsummer gather guy_fawkes wood_pile spark celebration vanities ritual solstice
bongo: drum beat rhythm cuba feynman latin percussion hand beatnik jazz tap percussionist play jam
bonsai: japan miniature prune pot tree patience zen tiny trim wire scissors karate_kid garden juniper master cultivate shape
book: read author novel chapter library page publish writer literature bestseller story write knowledge bible philosopher edition reader scholar text study publisher memoir learn treatise philosophy
book shelf: library reader collection volume study novel scholar knowledge author spine living_room wooden literature bookworm literary study_room read shelf
bookcase: library reader collection volume study novel scholar furniture author spine living_room wooden bookworm literary study_room read shelf
bookmark: page read save_place novel ribbon link browser chapter reader tab book note bible tassel
bookshelf: library reader collection volume study novel scholar knowledge author spine living_room ikea literature bookworm literary study_room read shelf
boot: hike leather mud soldier march cowboy winter lace snow trail worker ankle army footprint rubber climber heel sole walker
boss: job employee office fire promote raise meeting manager work salary quit resign promotion desk company demand email deadline colleague annual_review ceo
bottle: water drink glass plastic message liquid cap pour recycle thirst empty soda wine hydration cork pollution flask drunk genie plastic_waste drinking_water
bottle of hot sauce: spicy chili pepper tabasco burn condiment capsaicin heat scoville vinegar drizzle taco mexican wing fiery table tongue dash sweat diner splash cayenne
bottle of ink: quill pen write letter calligraphy manuscript dip sign declaration scribe parchment author shakespeare signature
bottle of red wine: cork dinner bordeaux romantic vineyard grape cellar pour merlot sommelier vintage corkscrew cabernet french tannin toast uncork
bottle of rum: pirate caribbean sailor jamaica drunk sugar_cane cuba yo_ho navy molasses tavern cocktail havana treasure swig captain_morgan
bottle of whiskey: bourbon drunk scotch alcoholic bar detective liquor saloon bootlegger prohibition drown_sorrow distillery swig drinking_problem kentucky nightstand irish outlaw
bottle of wine: cork dinner romantic vineyard grape cellar pour sommelier vintage corkscrew candlelight uncork gift french restaurant bordeaux collector
bouldering wall: climb grip hold gym chalk climber indoor finger_strength mat route ascent rock_climber hang adventure
bouquet: flower wedding bride rose valentine romance apology gift anniversary florist mother's_day date funeral ribbon propose
bourbon barrel: kentucky charred oak age distillery whiskey warehouse ferment corn cooper spirit distiller vanilla_notes flavor jim_beam angels'_share prohibition moonshine mash stave liquor caramel
bow: arrow archer shoot agincourt longbow robin_hood hunt string draw medieval cupid mongol quiver genghis_khan archery bowstring hun crecy artemis
bowel: constipation stool gut poop digest fiber colon ibs bloating diarrhea intestine laxative crohn colonoscopy movement cramp
bowl: soup cereal rice eat spoon mix ramen breakfast salad whisk batter serve porridge stir noodle dish chopstick kitchen dough oatmeal ceramic
bowl of noodles: slurp chopsticks broth soup asian street_food hungry lunch ramen cook steam vendor udon china soy_sauce hot_meal boil wheat spicy pho takeaway eat
bowl of ramen: noodle japan broth slurp chopsticks tokyo pork egg miso umami tonkotsu soy_sauce street_food soup steam seaweed restaurant late_night spicy queue savory scallion shop
bowl of rice: chopsticks asian china steamed grain japan staple starve meal peasant hunger paddy monk bland korean side_dish
bowl of soup: spoon hot broth kitchen ladle starter steam sick warm poor noodle breadline hungry slurp homemade comfort_food simmer
bowling ball: pin strike lane alley roll gutter knock_down heavy drop_experiment finger_hole vacuum league bowling bowler bowling_alley spare_time
bowling pin: strike lane alley knock_down spare gutter roll league juggle white bowling bowler bowling_alley spare_time
box: package carton cardboard move_out ship deliver store pack open unbox content container lid amazon_delivery parcel mystery parcel_post storage gift wrap_up crate schrodinger pandora courier
box cutter: blade cardboard cut hijacker slice warehouse utility_knife package open cutter sharp knife warehouse_worker hijack
boxer: ring punch glove fight knockout muhammad_ali heavyweight round champion mike_tyson bell opponent jab referee train title spar concussion gym jaw
boxing glove: fight punch boxer knockout muhammad_ali champion ring heavyweight opponent spar rivalry jab tyson compete combat
boxing ring: fight boxer muhammad_ali knockout round heavyweight champion referee opponent tyson rope match bout crowd foreman frazier
boy: kid son school play childhood young child lad teenager schoolboy growing_up mischief mother toy curious little_brother orphan tom_sawyer shepherd
braces: teeth orthodontist teenager smile crooked dentist align metal wire retainer jaw adolescent dental straighten tooth bite adolescence
brain: think memory neuron mind cognitive learn dopamine neuroscience decision intelligence cortex remember hippocampus conscious bias amygdala dementia psychology focus prefrontal habit thought neurologist psychologist subconscious alzheimer
brake disc: car stop caliper worn mechanic rotor wheel squeal replace friction heat garage brake_fluid brake car_repair
brake pad: car stop worn squeal mechanic replace friction caliper wheel grind garage stopping_distance brake_fluid brake car_repair
brake pedal: stop slow_down car foot press driver slam reaction_time stopping_distance skid emergency accelerator clutch brake_fluid brake car_repair
branch: tree twig bird perch leaf limb climb swing fork prune monkey snap bud owl fruit saw hang bough nest
Brandenburg Gate: berlin germany german prussia reunification quadriga napoleon cold_war reichstag merkel bundestag parade west_germany wall reunify tourist column berliner
brandy: cognac snifter distill spirit french liquor sip drink after_dinner gentleman cigar st_bernard flask winston_churchill grape warm aristocrat
brass key: lock door unlock antique old_house keyhole treasure secret hotel chest skeleton_key door_lock locksmith secret_door
brass weight: scale balance gram weigh measure merchant pound apothecary pan calibrate kitchen_scale trade mass ounce market counterweight physics_class laboratory heavy standard gold_trader spice
brazil nut: selenium amazon brazil rainforest shell snack thyroid mixed_nuts agouti radioactive mineral trace_element bolivia capsule harvest
bread: bake loaf bakery flour dough baker yeast wheat slice crust toast oven famine gluten hunger grain sourdough rise revolution_price peasant ration
bread roll: bake dough bakery butter flour yeast sandwich crust breakfast oven soft wheat soup bun knead baker loaf gluten crumb lunch picnic carbohydrate
breaded cutlet: schnitzel fry breadcrumb pork vienna veal tonkatsu lemon pan flour_and_egg crispy germany austrian milanese japanese
breaker box: electrician circuit trip fuse power_outage switch wiring overload basement panel electricity short_circuit circuit_breaker fuse_box electrical outage voltage
breakfast: morning wake_up egg toast cereal coffee skip hungry pancake kellogg bacon orange_juice oatmeal kitchen_table hotel intermittent_fasting first_meal day_start
breaking wave: surf surfer beach ocean foam shore crash tide hawaii swell seaside coast spray barrel curl hokusai roar tsunami
brick: build mason mortar wall house clay lay construction kiln red foundation bricklayer babylon chimney builder masonry tile architecture rubble cement
brick wall: dead_end obstacle block mortar stuck mason hit_wall alley barrier prison build impasse crash factory wall hit_a_wall stone unable
bricklayer: brick wall mortar trowel construction build scaffold lay cement site mason craft row tradesman house level labor foundation
bridal gown: wedding bride marry aisle white lace groom veil princess_diana ceremony altar fitting train dress wedding_dress bridal vow married
bride: wedding groom marry veil white_dress bouquet aisle altar vow ring ceremony engagement honeymoon dowry wedding_day bridesmaid church newlywed arranged_marriage
bridge: cross river span engineer suspension collapse connect traffic cable arch steel toll gorge brunel gap trolley_problem
briefcase: businessman lawyer office job commute executive career corporate ransom document work spy deal employee salesman nuclear_football profession
broccoli: vegetable healthy green child_refuse steam vitamin floret diet fiber nutrient cabbage_family plate sulforaphane brassica stem dislike
broken bone: fracture cast x-ray fall break heal orthopedic injury crack splint accident pain emergency_room surgeon crutches snap
broken heart: breakup grief divorce heartbreak rejection sad betrayal ex loss dump cry lonely widow takotsubo unrequited
broken mirror: bad_luck seven_years shatter superstition reflection self-image crack identity_crisis shard curse vanity dissociation broken_glass fractured self superstitious
broken phone: screen crack drop repair smartphone shatter replace glass insurance fix_it water_damage cracked_screen device phone_repair warranty
bronze bell: church ring toll monastery temple tower cast chime foundry ancient_china tibetan temple_bell bell_tower monk gong
bronze bull: wall_street stock_market investor rally bull_market sculptor new_york charging shares broker optimism trader di_modica manhattan rising_prices tourist financial_district record_high sculpture gains
bronze medal: third_place olympic podium athlete ribbon runner-up compete silver championship counterfactual olympian medalist silver_medal competition
broom: sweep clean floor dust witch janitor dustpan chore kitchen housework debris bristle maid broom_closet swept tidy cleanup
broomstick: witch fly salem halloween magic harry_potter quidditch spell sabbath cauldron hex witchcraft sorceress witch_hunt
broth: soup simmer bone stock boil chicken ladle ramen vegetable pot collagen warm noodle sick slurp sip liquid season
brother: sibling sister twin family older younger rivalry cain_and_abel wright orville_and_wilbur romulus_and_remus betray childhood share_a_room brotherhood relative grimm mother
brown paper parcel: string wrap post deliver package postman mail tied_up doorstep send mysterious_delivery stamp gift open twine unwrap address post_office courier bundle letterbox sender
brownie: chocolate bake fudge dessert square cocoa chewy pan cannabis oven walnut sweet gooey bake_sale edible treat
browser tab: chrome open_tab close click website distracted multitask firefox switch laptop internet search bookmark window online scroll url refresh focus twenty_tabs
browser window: website internet tab url search google click online web_page chrome link web netscape cookies homepage private_mode surf
bruschetta: italian appetizer tomato basil toast garlic olive_oil bread starter italy antipasto grilled_bread trattoria tuscany grilled chop peasant_food
bubble: soap pop float foam champagne air fizz burst blow underwater stock_market speculate dot-com soda fragile housing fizzy tulip gas
bubble gum: chew blow_bubble pop pink sticky candy kid sugary stick_to_hair teenager baseball_card wad flavor sweet cheek childhood under_the_desk diemer jaw burst
bubble level: straight shelf hang_picture carpenter horizontal even spirit_level align wall diy mount drill bubble install carpentry
bubble tea: taiwan tapioca pearl boba straw milk chewy sweet taipei cup asian teenager tea_shop sugar shake teen
bucket: water mop pour well fill carry paint leak bail_out sand ice_challenge milk_pail drip clean bucket_list thirsty flood sponge ice_water
Buddha: meditate enlightenment buddhism suffering nirvana desire mindfulness monk siddhartha bodhi detachment karma four_noble_truths zen attachment dharma serenity middle_way impermanence
Buddha statue: buddhism temple meditate thailand serene monk bamiyan japan shrine pilgrim enlightenment lotus gold kamakura incense theravada burma tibet buddhist golden asia
Buddhist temple: monk meditate thailand tibet incense pagoda prayer pilgrimage monastery bangkok kyoto zen lotus burma chant dharma
buffalo: herd africa horn water_buffalo plains graze lion savanna wallow bison bull mozzarella charge rice_paddy ox stampede hoof hide plow
builder: construction house brick site wall contractor hard_hat renovate cement scaffold foundation roof hammer home extension quote plan labor pyramid
bulging disc: back_pain spine vertebra nerve sciatica lower_back lumbar mri compress numbness lift posture chiropractor physiotherapy leg_pain surgeon pinch cushion orthopedic herniate degeneration sitting
bull statue: stock_market wall_street investor rally bronze bull_market sculpture optimism shares trader finance new_york horns gains monument financial_district charging rising_prices frankfurt_exchange tourist
bulldozer: demolish construction excavate rubble dig deforestation earth building_site tear_down landfill evict demolition heavy_machine worker bulldoze logging amazon_rainforest
bullet train: japan high-speed shinkansen rail tokyo fast china commuter magnetic kingfisher punctual osaka railway commute speed_record train hokkaido
bullseye: hit target aim accuracy dart precise exactly goal center arrow on_point success objective marksman exact achieve dartboard
bunch of keys: janitor landlord unlock jailer door ring lost prison_guard jangle hotel real_estate_agent lock caretaker warden apartment key
bunk bed: siblings dorm hostel kid barracks camp ladder top_bunk prison_cell summer_camp sailor sleep sleepover bunkmate roommate
Bunsen burner: lab flame chemistry heat gas experiment chemist test_tube boil spectroscopy beaker laboratory sodium class blue_flame chemical ignite combustion science_class oxygen methane
buoy: sea float harbor marker lifeguard tsunami_warning channel navigation rescue shark_net wave tether sensor nautical mooring lifebuoy
burglar: break_in steal house night window alarm rob mask police lock valuables home_security crowbar jewelry intruder sneak flashlight loot theft
Burj Khalifa: dubai skyscraper tallest emirates uae desert_city tower luxury abu_dhabi height elevator observation_deck arab skyline shopping_mall engineer billionaire sheikh
burrito: mexican tortilla wrap bean rice chipotle salsa beef guacamole taco foil fast_food tex-mex fill hot_sauce mission
bus: passenger commute driver ride rosa_parks montgomery stop school route public_transport seat segregation ticket tour boycott greyhound depot bus_stop strike
bush: shrub hide hedge garden berry burn moses leaf rustle green trim thicket outback_scrub landscape outback rose_thorn
business card: networking contact client company job_title hand_over entrepreneur introduce executive conference salesman logo office consultant phone_number profession freelancer startup professional partner
business suit: office executive ceo banker interview job tie lawyer professional wall_street corporate career politician tailor dress_code boss promotion
businessman: company deal suit ceo entrepreneur profit meeting investor wealthy tycoon corporate briefcase millionaire executive office negotiate market contract industry success
businesswoman: ceo entrepreneur company executive career boardroom founder startup suit office success meeting deal glass_ceiling corporate leader she ambitious manager lean_in
butcher: meat knife cleaver cut beef sausage slaughter chop pork apron shop steak carcass bone counter ham lamb hook blood
butler: mansion serve master tray aristocrat servant estate lord downton tea polite wealthy victorian silver announce guest manor household murder_mystery
butter: spread toast bread melt churn dairy cream saturated_fat knife pan milk margarine cholesterol stick bake cow pastry grease
butter bean: lima legume creamy stew white protein soup fiber pulse soak can mediterranean pod gigante vegetarian casserole mash
butter biscuit: tea tin bake crumbly shortbread danish sweet dough crumb snack flour oven christmas nibble scottish golden dunk rich treat grandma
butter cookie: tin danish bake christmas sewing_kit dough sugar snack crumbly oven sweet grandma flour golden treat vanilla blue_tin crumb holiday piping
butterfly: caterpillar metamorphosis wing flutter cocoon monarch chrysalis transform nectar chaos pollinator flower migration stomach transformation nervous butterfly_effect delicate meadow milkweed net pupa
butterfly net: collector insect specimen catch meadow entomologist nabokov naturalist chase wing swoop lepidoptera moth pin expedition summer flutter field_work species darwin wallace handle
button: press push shirt click switch sew activate trigger start tap control panic launch interface on_off fastener elevator remote doomsday coat keyboard
`
