/** Words that call for drawings, the most telling first: `drawing: cues`, the words of a phrase joined by `_`. */
export const CUES_H_TO_K = `
hacker: computer password cyber code breach data system malware phishing ransomware security keyboard hoodie steal_data anonymous virus network dark_web firewall identity_theft
hagfish: slime deep_sea mucus jawless scavenge whale_carcass eel-like primitive knot gills ocean_floor skull ancient fish rot clog gross thread korea slippery
Hagia Sophia: istanbul constantinople byzantine justinian dome ottoman mosque turkey mosaic orthodox cathedral mehmed minaret emperor_justinian bosphorus church christian orthodox_church
hail: ice storm crop_damage pelt thunderstorm windshield dent weather roof golf-ball-sized fall updraft frozen insurance pound cloud farmer forecast shower smash cold_front tornado
hail storm: ice pelt crop_damage dent windshield thunderstorm roof insurance golf-ball-sized weather farmer smash updraft vineyard cloud forecast shelter car_damage frozen severe_weather
hailstone: ice golf-ball-sized thunderstorm updraft layer pelt dent windshield fall storm frozen cloud crop_damage weather baseball-sized roof smash pellet freeze supercell meteorologist
hailstorm: ice pelt crop_damage dent windshield thunderstorm roof insurance weather golf-ball-sized farmer smash updraft vineyard harvest_ruined frozen shelter severe_weather forecast supercell hundred_years_war
hair dryer: hair wet blow-dry salon hot_air style stylist bathroom shampoo heat frizz mirror brush noisy hairdresser towel
hairbrush: hair tangle brush groom style mirror bristle detangle morning shampoo hair_loss salon dna_sample vanity comb knot
hairdresser: hair cut salon scissors comb shampoo style barber dye blow_dry mirror trim bangs appointment curl perm chair gossip
hairdryer: hair wet blow-dry salon hot_air style stylist bathroom shampoo heat frizz mirror brush noisy hairdresser towel
hairy monster: fur yeti beast scary under_the_bed nightmare myth legend growl child shaggy cave folklore imaginary closet creature
halo: angel saint holy heaven ring_of_light sacred glow painting icon innocent divine virtue jesus wing religious pure moon ice_crystal
ham: pork pig christmas slice sandwich smoked cured spanish roast jamon leg prosciutto easter deli glaze salt canned spam
hamburger: fast_food mcdonald's bun beef patty fries grill ketchup ray_kroc drive-thru american cheese obesity junk_food calorie greasy order hamburg lettuce bite diner
hammer: nail hit carpenter tool pound build wood smash workshop toolbox construction blacksmith thor wall strike drive_in bang sickle repair
hammock: relax vacation palm beach nap lazy summer tree rest swing island holiday siesta tropical do_nothing paradise leisure backyard
hamper: laundry basket dirty_clothes wash picnic wicker sock bathroom pile washing_machine food towel gift lid smelly bedroom toss
hamster: wheel cage pet rodent run_in_place cheek treadmill tiny burnout rat_race nibble sawdust routine exhausted stuck seed whisker bedding busy go_nowhere spin hedonic
hand: hold finger palm grip wash touch grab shake gesture wave thumb glove wrist reach fist clap handshake applaud high_five
hand axe: stone_age flint homo_erectus prehistoric hominid acheulean tool paleolithic neanderthal ancestor stone archaeologist early_human sharp chip hunter-gatherer butcher
hand fan: cool wave lady heat japanese breeze geisha hot flirt silk victorian summer court flutter paper spanish sweat chinese
hand mixer: whisk beat batter dough cake bake egg cream whip butter bowl flour kitchen recipe sugar dessert meringue frosting
hand net: fish scoop catch pond insect angler aquarium dip handle stream landing tadpole rockpool biologist specimen mesh shrimp fisherman net_hoop wade
hand plane: wood shave smooth woodworker plank carpenter blade flatten workshop shaving board joinery plane_down edge sticking_door trim grain bench furniture
hand pump: water well village africa inflate tire pump lever bicycle drinking_water cholera groundwater bucket john_snow thirsty rural
handbag: purse woman leather designer gucci hermes luxury fashion carry lipstick strap shopping thatcher counterfeit snatch accessory birkin
handcuff: arrest police criminal prisoner suspect jail officer detain crime custody guilty fraud wrist fugitive catch indict thief miranda warrant convict
handkerchief: tear cry sneeze blow_nose wipe weep pocket cotton embroidered gentleman cold wave_goodbye mop_brow sob magician fold monogram runny_nose dab funeral othello linen dab_eyes
handlebar: bicycle bike steer grip ride brake cyclist motorcycle bell hold scooter pedal basket front_wheel tricycle mountain_bike
handprint: cave prehistoric cave_art palm child paint hand ancestor clay wall kindergarten ochre turkey trace hollywood stencil
handshake: deal agreement agree negotiate partnership contract greet meet trust businessman merger treaty introduce partner settle diplomat cooperation alliance compromise hire close_deal truce congratulate
handwritten letter: envelope ink pen post love sincerely dear write stamp correspondence lover soldier mail confess sign postal sentimental penned farewell wrote_to stationery pen_pal
handwritten note: scribble left_behind ransom message fridge pen paper sticky thank_you leave write desk anonymous reminder handwriting jot farewell slip_under threat
handwritten page: ink pen notebook manuscript diary author scribble write quill handwriting draft letter cursive paragraph writer journal script essay
hanger: closet hang shirt coat dress wardrobe wire wood suit organize iron wrinkle rack dry_cleaner hook boutique jacket garment
hanging laundry: clothesline dry wash wind sun sheet balcony line peg wet shirt breeze naples linen alley flutter
hanging railway: wuppertal monorail suspended track train overhead rail commuter germany passenger transit below_the_rail river elephant_tuffi engineering gondola public_transport elevated sway futuristic
hangman: noose gallows rope execution scaffold condemn trapdoor neck death_sentence hood pierrepoint gibbet hang public_execution crowd drop murderer
harbor crane: port container ship dock cargo load shipping export freight unload trade logistics tariff import quay longshoreman
hard disk: data store file computer backup crash delete recover gigabyte bitcoin laptop memory ssd save failure evidence seize wipe magnetic
hard drive: data store file computer backup crash delete recover gigabyte bitcoin laptop memory ssd save failure evidence seize wipe magnetic
hard hat: worker safety builder site construction engineer hard_labor protect head foreman miner contractor wear yellow osha architect hazard falling_object blue-collar
hard-boiled egg: peel shell yolk protein boil snack salt easter breakfast slice salad lunchbox minute devil picnic
hardware shop: tool nail screw hammer buy diy paint aisle lumber home_depot repair plumbing purchase renovate key_copy rope
hardware store: tool nail screw hammer buy diy paint aisle lumber home_depot repair plumbing purchase renovate key_copy rope
hardwood floor: oak plank polish scratch living_room sand varnish mop laminate lay nail maple refinish stain install creak rug
hare: tortoise race fast field leap overconfident ear fable rabbit nap moon boxing meadow hunt sprint march snail rush complacent lepus bolt warren
harmonica: blues blow play music dylan mouth tune campfire cowboy folk harp prison note reed pocket
harp: string angel pluck music heaven celtic ireland harpist orchestra lyre king_david irish ancient melody lullaby serene
hat: wear head brim lincoln magician rabbit gentleman fedora cowboy sun detective indiana_jones tip_hat fashion felt lady straw mercury
hat stand: hang hallway coat entrance gentleman hook office umbrella wooden take_off victorian arrive fedora lobby bowler rack detective study
hatch: ship submarine open deck climb seal spacecraft escape crew airlock bunker lid ladder apollo descend trapdoor below_deck waterproof
hatching egg: chick shell crack break_out newborn nest emerge incubate born beginning peck hen reptile baby_bird new_life embryo tap incubator fledge dinosaur poultry
haunted doll: ghost possess annabelle curse horror creepy demon paranormal spirit robert attic warren supernatural move_by_itself porcelain evil conjuring
haunted house: ghost spirit halloween creepy abandoned paranormal horror mansion scare poltergeist spooky scream phantom curse creak midnight amityville
hawk: prey talon swoop soar hunt raptor sharp_eye circle interest_rate hawkish perch mouse sky federal_reserve swift feather jerome_powell inflation bird_of_prey field
hay bale: farm straw barn field farmer harvest horse cow cattle feed countryside grass stack tractor rural summer rustic
head louse: itch scalp hair nit school comb scratch infest child parasite shampoo egg outbreak blood treatment contagious kindergarten classroom delouse crawl pediculosis sleepover
headlamp: dark cave miner camp night climb hiker beam spelunker battery forehead lamp torch tunnel run hands-free
headlight: car night beam drive dark road deer bulb fog dim glare highway driver oncoming bright blind
headphones: music listen podcast noise_canceling audio song sound playlist dj volume wireless hear commute tinnitus album hearing_loss studio focus
headset: call_center customer_service gamer microphone voice agent support vr virtual_reality phone operator zoom telemarketer video_call gaming pilot
heap of coins: treasure wealth fortune money rich hoard gold savings ransom loot pile miser pay tax silver greed count buried bribe
heap of leaves: autumn rake pile jump compost yard fall garden hedgehog october burn mulch lawn blower hide crunch
heap of pebbles: beach river small_stone shore grave cairn count throw smooth paradox stack gravel garden ballot voting_urn smooth_stone vague
heap of seeds: plant sow grain sunflower crop vault bird_feed pumpkin sort cinderella garden store grow svalbard harvest genetic_diversity
hearing aid: deaf hear ear elderly hearing_loss sound audiologist amplify old volume cochlea deafness tinnitus microphone age-related dementia
heart: beat pump blood cardiac artery cardiologist heart_attack pulse cardio chest circulation transplant palpitation ventricle aorta arrhythmia exercise love heart_rate stroke valentine
heart chamber: ventricle atrium heart blood pump valve contract cardiac septum heartbeat fill oxygen fibrillation echocardiogram aorta pulmonary
heart monitor: hospital pulse heartbeat beep cardiac patient icu ecg flatline surgery heart_attack vital_sign cardiologist nurse coma rhythm intensive_care
heart rate: beats_per_minute pulse cardio exercise resting monitor workout smartwatch stress blood_pressure runner slow_down panic fitness elevated aerobic adrenaline breathing cardiac
heart rate monitor: pulse beat exercise run workout wrist chest_strap cardio athlete fitness cardiac zone bpm training resting watch treadmill
heart valve: heart blood ventricle atrium murmur open_and_close mitral aortic replacement surgeon stenosis cardiologist leak flap heartbeat
heartbeat: pulse heart cardiac pound chest alive rhythm doctor stethoscope ecg love adrenaline ultrasound flatline arrhythmia excitement pacemaker nervous race
heat wave: hot summer temperature drought dehydrate heatstroke record_high air_conditioning sweat scorching thermometer climate_change wildfire elderly degree fan swelter melt_asphalt
heater: warm cold winter heat room electric radiator temperature thermostat freeze chilly space cozy heating_bill boiler warm_up shiver
heating bill: winter radiator furnace thermostat cold boiler insulation gas utility warm household cost monthly pay freeze draft energy expensive sweater oil_price
heating pad: pain cramp back_pain warm muscle period sore relief soothe menstrual heat ache electric relax stiff neck arthritis
heatwave: hot summer temperature drought dehydrate heatstroke record_high air_conditioning sweat scorching thermometer climate_change wildfire elderly degree fan swelter europe_2003
heavy sea: gale swell captain ship sailor seasick wave capsize hull deck rough_weather atlantic lifeboat crew helm cape_horn pitch_and_roll spray overboard
heavy traffic: traffic_jam commute rush_hour congestion gridlock honk stuck highway driver late car city los_angeles pollution road_rage delay bumper
hedge: garden trim maze neighbor privacy bush fence boxwood shears english topiary green row estate boundary bird_nest versailles
hedge clipper: garden bush trim hedge shrub prune gardener topiary blade cut leaf yard shape branch landscaping overgrown
hedge trimmer: garden bush trim hedge shrub prune gardener topiary blade cut leaf yard shape branch landscaping overgrown
hedgehog: spine spike roll_up ball prickly nocturnal garden snuffle schopenhauer dilemma hibernate quill curl slug isaiah_berlin woodland bristle porcupine isolate intimacy leaf_pile animal_rescue
helicopter: rescue pilot fly rotor hover crash search_party military vietnam medevac police kobe_bryant airlift chopper blade aerial land leonardo parent
helm: ship captain steer wheel sailor navigate sail course leadership take_command voyage pirate rudder take_charge storm ceo crew lead
helmet: protect head safety wear cyclist knight soldier crash skull construction concussion rider football visor chin_strap armor astronaut firefighter injury brain_injury miner combat
hen house: hen egg chicken farm rooster fox lay backyard nest poultry roost feather farmer peck straw predator cluck barnyard flock collect
henhouse: hen egg chicken farm rooster fox lay backyard nest poultry roost feather farmer peck straw predator cluck barnyard flock collect
herb: basil mint rosemary remedy kitchen garden thyme medicine tea cook sage heal parsley medieval monk apothecary season fresh_leaves
hermit: cave alone solitude isolated beard monk desert withdraw recluse silence wilderness retreat hut ascetic forest saint_anthony society meditate contemplate
hermit crab: shell borrow swap beach move_house vacancy outgrow sand tide_pool claw new_home snail_shell crawl pet crustacean scavenge soft_body vacant shore
herniated disc: back_pain spine sciatica nerve vertebra lumbar surgeon lower_back mri numbness leg_pain lift rupture bulge compress physiotherapy posture orthopedic cartilage gel spinal_cord painkiller
herniated disk: back_pain spine sciatica nerve vertebra lumbar surgery lower_back mri numbness leg_pain heavy_lifting rupture bulge compress chiropractor posture orthopedic cartilage inflammation painkiller
hero: save brave courage rescue myth legend quest cape epic victory villain sacrifice hercules odysseus achilles journey medal joseph_campbell superhero monster
heron: wading wetland marsh fish stand_still patient long_leg reed pond beak wader stalk riverbank lake gray feather spear frog still egret
hex key: allen_wrench bolt furniture ikea assemble tighten screw bicycle hexagonal tool bike adjust flat-pack tool_kit loosen saddle
hibiscus: hawaii tropical flower red tea island petal hummingbird hair malaysia garland bloom luau exotic karkade
hieroglyph: egypt pharaoh rosetta_stone ancient tomb champollion symbol decipher scribe pyramid temple inscription carve papyrus cartouche archaeologist nile egyptian writing_system
hieroglyphics: egypt pharaoh rosetta_stone ancient tomb champollion symbol decipher scribe pyramid temple inscription carve papyrus cartouche archaeologist nile egyptian writing_system
hieroglyphs: egypt pharaoh rosetta_stone ancient tomb champollion symbol decipher scribe pyramid temple inscription carve papyrus cartouche archaeologist nile egyptian writing_system
high chair: baby feed toddler puree meal eat solid_food infant spoon bib tray messy mother mealtime kitchen strap
high heel: shoe woman stiletto fashion wear walk elegant louboutin ankle louis_xiv dress foot blister red_carpet catwalk bunion
highchair: baby feed toddler puree meal eat solid_food infant spoon bib tray messy mother mealtime kitchen strap
highlighter: study text mark student yellow underline note exam textbook key_point read important pen revise page memorize
highwayman: stagecoach dick_turpin rob pistol horse mask stand_and_deliver road england outlaw holdup tricorn 18th-century gallows ambush cloak coach
hiker: trail backpack mountain forest boot path trek walk map wilderness appalachian lost bear tent national_park summit compass camino blister
hill: slope climb uphill green valley grassy roll countryside shepherd hilltop overlook gentle_slope fort steep meadow sledge roll_down castle landscape jack_and_jill
Himalayas: nepal tibet everest mountain sherpa india bhutan monk glacier yak tectonic_collision snow_leopard trek peak monastery yeti climber plateau altitude
Hindu temple: india hinduism shiva vishnu krishna pilgrim priest varanasi god karma ganges ritual ganesh tamil deity diwali brahman
hinge: door swing squeak pivot gate screw lid oil creak joint rust bracket metal cabinet elbow loose
hippo: river mud africa nile wallow yawn heavy submerge pablo_escobar territorial colombia dangerous waterhole zoo lake tusk aggressive bank crocodile mammal hippopotamus
historian: past archive document ancient book century herodotus debate record source chronicle manuscript scholar account thucydides myth evidence interpret legend
hobby horse: toy child ride wooden nursery stick gallop childhood rock play pretend victorian pony christmas mane knight wheel obsession
hockey puck: ice rink stick goal nhl skate gretzky canada slap_shot goalie player team slide rubber net
hockey stick: ice puck rink skate nhl goal player canada gretzky graph field team slap_shot mann exponential
hoe: garden weed soil farmer till peasant field plant dig agriculture crop plow gardener neolithic dirt row
hole: dig shovel pit gap fall_into burrow ground bury tunnel leak pierce empty deep escape trap rabbit drill void missing hollow
hollow log: den hide owl beehive drum forest nest fox hiding_place shelter woodland hibernate squirrel tunnel rot crawl_inside badger moss animal_home playground tree_trunk
holy book: scripture religion sacred faith prophet verse believer pray god bible quran torah worship preach revelation priest commandment divine church doctrine
home loan: mortgage house bank borrow down_payment interest_rate buyer monthly_payment lender refinance property approve credit_score foreclosure first-time_buyer
home screen: smartphone app icon swipe widget phone unlock iphone tap wallpaper notification android menu tablet folder screen_time display launch
home-cooked meal: kitchen family mother cook homemade dinner comfort recipe wholesome nourish homesick grandmother table stove leftover gather nostalgia
honey: bee beehive beekeeper sweet nectar jar hive tea comb natural_sweetener bear sticky throat drizzle mead never_spoil antibacterial pot winnie_the_pooh botulism
honey comb: bee hive hexagon wax beekeeper cell nectar sweet queen_bee larva colony beeswax worker_bee pollen swarm golden geometry sticky
honey jar: bee sweet beekeeper hive spoon sugar winnie_the_pooh pollen toast nectar sticky spread tea antibacterial bear golden preserve
honeycomb: bee hive hexagon wax beekeeper cell nectar sweet queen_bee larva colony beeswax worker_bee pollen swarm golden geometry honey structure
hoodie: wear teenager sweatshirt hood casual zuckerberg cotton hacker suspect startup street programmer comfy trayvon pocket skateboard
hoof: horse gallop cow trample farrier horseshoe kick goat track ungulate keratin stomp deer clatter cloven trot foot_and_mouth cattle stable shoe devil zebra
hook: fish hang bait peter_pan captain pirate catch curved lure line coat metal snag angler butcher crane
horn antenna: penzias wilson cosmic_microwave_background radio_telescope bell_labs big_bang microwave pigeon_droppings noise hiss holmdel signal astronomer radiation radar waveguide static nobel satellite receiver
hornet: sting nest wasp swarm asian_giant murder_hornet venom buzz allergic angry invasive aggressive exterminator wasp_nest killer invade insect colony attic
horse: ride gallop saddle stable rider hoof cavalry race jockey mane neigh carriage knight cowboy rein bridle trojan stallion ranch plow trot pony betting
horse hoof: farrier horseshoe shoe nail trim gallop stable keratin lame trot pick clean pony clatter track rider blacksmith cobblestone toe kick pasture
horse saddle: ride rider cowboy horse stirrup leather gallop cavalry mount rodeo knight western ranch equestrian bridle rein mongol jockey
horse's hoof: farrier horseshoe shoe nail trim gallop stable keratin lame trot single_toe pick pony clatter rider blacksmith cobblestone abscess kick evolution
horse-drawn carriage: coachman victorian coach passenger nineteenth_century ride nobility street cab cobblestone royal automobile travel stagecoach central_park wedding manure gentleman
horseshoe: luck horse blacksmith lucky iron forge nail hoof superstition farrier charm anvil stable cowboy hammer fortune
hose: water spray firefighter garden nozzle pipe fire leak rubber coolant vacuum connect pump drain wash sprinkler pressure
hospital: doctor patient nurse surgery sick emergency ill ambulance treatment admit injure clinic operate diagnose death birth ward cancer health recover intensive_care medical
hospital bed: patient sick nurse surgery recover ill coma iv doctor bedside ward operation dying icu bedridden visit intensive_care treatment chemotherapy
hospital bill: insurance surgery emergency_room patient debt medical ambulance healthcare afford uninsured deductible bankruptcy treatment thousand_dollars owe operation discharge premium pay
hot chocolate: cocoa winter marshmallow mug cold warm snow cozy christmas fireplace ski milk steam whipped_cream blanket sip
hot dog: sausage bun mustard ketchup baseball new_york street_cart fourth_of_july eating_contest coney_island frankfurter ballpark vendor american grill stadium
hot glue gun: craft stick adhesive melt diy bond trigger attach decorate wreath glue_stick hobby felt project plastic handmade
hot sauce: spicy chili pepper burn tabasco capsaicin scoville condiment heat mexican taco vinegar wing habanero tongue fiery sweat mouth dash challenge cayenne louisiana flavor
hot sauce bottle: spicy tabasco chili pepper burn capsaicin scoville condiment shake heat taco diner vinegar wing drops tongue fiery label table habanero splash
hot shower: steam rinse soap shampoo relax_muscle wash warm_up bathroom lather soothe sore unwind after_work congestion dry_skin scrub hot_water refresh morning_routine towel tile
hot tub: soak jacuzzi bubble jet_stream relax backyard spa steam whirlpool swimsuit couple resort unwind chlorine muscle luxury party warm_water
hot water bottle: cramp period_pain warm_bed soothe tummy_ache cold_night rubber fill snuggle ache bedtime winter menstrual cozy blanket comfort stomach lower_back
hot-air balloon: float basket burner ascend sky drift pilot flight cappadocia sunrise soar propane envelope aloft montgolfier wind altitude landing festival tethered hover
hot-water bottle: cramp warm_bed soothe period_pain rubber stopper cozy cold_night tummy ache back_pain snuggle winter heat_therapy cover bedtime comfort stomach
hotel: check_in guest room reception book stay lobby concierge suite tourist vacation bellhop travel reservation lodging accommodation luxury resort room_service overnight star_rating check_out business_trip motel tourism
hotel key: check_in room_number front_desk reception guest tag unlock suite door concierge lobby keycard check_out bellboy reservation overnight_stay floor lock
hourglass: sand deadline run_out time_pass patience wait mortality countdown fleeting expire trickle finite hour aging impermanence measure_time slip_away era limited duration
house: home family mortgage buy rent neighborhood roof suburb real_estate live_in move_in homeowner property residence garden front_door renovate neighbor household landlord address yard settle_down housing foreclosure
house boat: float live_aboard amsterdam lake kerala moor river dock cabin floating_home canal kashmir rent vacation waterfront deck marina backwater water_level sausalito
house key: lease move_in front_door unlock tenant landlord homeowner spare locked_out new_home realtor mortgage doormat lose apartment lock sign buyer property closing hand_over
house sparrow: city chirp roof crumb garden flock small brown urban eaves seed pest mao feeder hop perch
houseboat: float live_aboard amsterdam lake kerala moor canal river dock floating_home cabin kashmir waterfront vacation marina rent deck backwater housing_shortage sausalito sleepless_in_seattle
housekeeper: clean maid dust household hotel linen laundry mansion vacuum servant tidy cook key nanny bed apron domestic employer
Hubble telescope: nasa galaxy orbit deep_field astronomer nebula expanding_universe mirror star astronaut shuttle cosmic universe pillars_of_creation edwin_hubble distant light_year
huge star: giant supergiant betelgeuse massive bright supernova enormous sun dwarf_by_comparison luminous astronomy black_hole light-year blaze fusion telescope blue_giant hydrogen
huge wave: tsunami surfer surf nazare tower swell ocean earthquake coast wipe_out overwhelm flood ship capsize hokusai wall_of_water rogue_wave hawaii drown big_wave
humidifier: dry_air mist moisture vapor humidity bedroom dry_skin congestion winter nosebleed sinus water_tank dry_throat breathe nursery cough static ultrasonic
hummingbird: hover nectar flower wing_beat tiny metabolism beak fast colibri feeder flutter heartbeat nazca iridescent pollinate backward_flight tropical jewel garden iridescence sugar_water
hummus: chickpea tahini dip pita middle_eastern lebanese garlic israel vegan spread mezze olive_oil carrot_stick falafel snack
hunter: bow spear prey deer rifle track forest animal gatherer stone_age kill trap mammoth game trophy shoot poach tribe wild
hurricane: storm wind katrina florida category_five eye evacuate landfall caribbean flood tropical gulf_coast cyclone typhoon new_orleans warm_ocean spiral insurance devastate
husband: wife marriage spouse wed divorce couple man home affair murder life_insurance widow ring anniversary faithful household cheat breadwinner
hut: thatch village tribe straw mud primitive shelter jungle island poor remote villager mud_brick hunter witch clay nomad humble dwell africa
hyacinth: spring bulb fragrance purple flower apollo greek_myth blossom pot scent dutch garden easter nowruz
hydrant: firefighter fire_truck water_pressure hose street sidewalk dog_pee parking_ban fire_department valve emergency red cap city_block water_main burst spray curb
hyena: laugh scavenge carcass savanna pack africa bone lion clan jaw cackle den carrion serengeti scavenger spot giggle vulture night predator
ice: cold freeze frozen melt cube winter glacier arctic skate slippery drink polar freezer cool antarctica frost penguin rink hockey
ice cream: summer cone scoop dessert melt vanilla sundae sweet cold freezer child flavor truck hot_day gelato treat parlor lick breakup brain_freeze
ice cream cone: summer scoop melt lick waffle vanilla child hot_day truck drop beach parlor treat sweet vendor boardwalk drip
ice cream truck: summer jingle kids cone driver melt neighborhood treat hot_day popsicle vanilla chocolate street soft_serve sprinkles vendor childhood chime scoop suburb sweet turf_war
ice cream van: summer jingle kids cone melt treat hot_day seaside lolly 99_flake vendor soft_serve chime scoop queue beach_town park childhood greensleeves glasgow estate
ice crystal: snowflake freeze frost hexagon cloud cold frozen water_molecule cirrus halo ice_cream window_pane supercooled six-sided branch winter freezer microscope
ice cube: freezer cold melt drink freeze frozen tray glass cool whiskey chill water temperature float bag swelling clink cocktail molecule
ice cube tray: freezer freeze water silicone cold drink refrigerator cool herb leftover broth portion mold pop_out lemonade hack twist
ice floe: polar_bear arctic penguin antarctica seal frozen_sea melt drift pack_ice polar_explorer shackleton trapped_ship float inuit greenland walrus cold sea_ice
ice pack: swelling sprain bruise injury numb cold_compress sore inflammation ankle knee pain athlete reduce_swelling first_aid bump icing headache twenty_minutes
ice skate: rink blade glide figure_skating hockey frozen_lake winter spin lace_up skater olympics slip axel edge speed_skating pond cold balance jump
ice tray: freezer freeze cube water cold drink silicone mold refrigerator pop_out cool herb broth portion lemonade cocktail twist
ice-cream truck: summer jingle kids cone driver melt neighborhood treat hot_day popsicle street soft_serve sprinkles vendor childhood chime scoop suburb sweet vanilla
ice-cream van: summer jingle kids cone melt treat hot_day seaside lolly vendor soft_serve chime scoop queue park childhood greensleeves flake british_summer sweet
iceberg: titanic ship sink collision arctic hidden_part below_the_surface hidden unconscious freud calve glacier north_atlantic float antarctica lookout underwater freezing greenland hull
iced coffee: caffeine summer straw cold ice barista starbucks cafe refreshing vietnamese milk tumbler drive-thru morning hot_day
id card: identity identify verify prove_age badge photo name bureaucracy citizen security_check official bouncer registration officer forge fake license underage employee birthdate wallet document
igloo: inuit snow arctic snow_block dome eskimo shelter insulate cold polar ice greenland tundra freezing hunter winter build north body_heat
imam: mosque prayer islam muslim quran friday sermon minaret kneel ramadan faith mecca scholar preach shia congregation sunni
immigrant: ellis_island border new_country suitcase visa passport america arrive citizenship ship statue_of_liberty foreign language_barrier homeland green_card irish accent settle
immune cell: virus white_blood infection pathogen t_cell antibody macrophage attack bacteria inflammation lymph vaccine defend immunity foreign_invader neutrophil
immune defense: virus infection antibody pathogen immunity fight_off white_blood vaccine invader bacteria protect fever inflammation lymph germ
immune response: virus antibody vaccine pathogen inflammation allergy infection t_cell antigen fever immunity autoimmune invader histamine cytokine react
immune system: virus antibody infection pathogen vaccine immunity white_blood bacteria fight_off sick cold autoimmune allergy inflammation flu vitamin_c lymph sleep_deprived
impact crater: asteroid meteorite dinosaur extinction chicxulub collide moon arizona collision blast rim geologist shock lunar_surface scar yucatan iridium mars wide_hole
incense: temple buddhist smoke stick scent altar pray burn ritual church frankincense meditate shrine fragrant censer arabia myrrh trade_route
incense stick: burn smoke scent temple prayer buddhist meditation ritual aroma fragrance ancestor offering altar sandalwood ash ceremony shrine hindu sacred calm
inclined plane: slope physics gravity friction simple_machine galileo angle slide force roll mechanical_advantage normal_force block newton acceleration effort ramp incline experiment
index fund: invest s&p_500 stock_market vanguard passive low_fee john_bogle diversify etf warren_buffett portfolio retirement return broker buy_and_hold long_term compound
industrial robot: factory automation weld assembly_line manufacture job_loss replace_worker arm car_plant engineer precise efficiency worker automate production productivity labor industry joint
inflation: price rise central_bank currency interest_rate purchasing_power weimar groceries money_printing wage economy zimbabwe expensive hyperinflation federal_reserve worthless consumer devalue
infusion: drip intravenous hospital chemo nurse vein saline bag dehydration patient transfusion fluid drug treatment needle antibiotic dose catheter clinic therapy
inhaler: asthma breathe wheeze attack puff lung airway shortness_of_breath bronchial allergy gasp cough asthmatic pollen steroid chest_tightness prescription trigger respiratory
ink pot: quill write dip parchment calligraphy letter scribe manuscript sign author poet desk blot pen stain scholar nib declaration
inkpot: quill write dip parchment calligraphy letter scribe manuscript sign author poet desk blot pen stain scholar nib treaty
inkwell: quill write dip parchment calligraphy scribe manuscript desk author novelist poet pen blot classroom nib letter draft signature playwright
inmate: prison cell jail guard sentence bars orange_jumpsuit alcatraz escape parole death_row convict yard behind_bars solitary warden crime visitor riot
inner core: iron solid center earth nickel outer_core seismic_wave pressure hot geology mantle inge_lehmann rotate magnetic_field crystal deep layer sphere
inner ear: balance vertigo cochlea hearing dizzy semicircular motion_sickness vestibular nausea fluid seasick hair_cell spin tinnitus equilibrium crystals eustachian_tube
inner tube: bicycle tire puncture patch inflate flat_tire rubber pump valve wheel leak cyclist repair rim air_pressure tubing
insect: bug six_legs antenna exoskeleton crawl larva entomologist pest wing species amber insecticide bite pollinate swarm entomology decline compound_eye
insect net: butterfly catch entomologist specimen collect meadow sweep moth bug dragonfly naturalist biologist species field_work swoop handle survey beetle child summer jar
inside of an atom: nucleus electron proton neutron empty_space quark physics rutherford bohr particle quantum zoom_in subatomic orbit shell cern
inspector: check police examine investigate safety regulation health_code quality clipboard scotland_yard factory violation report compliance fine restaurant_kitchen home_inspection tax
instant camera: snapshot photo print develop polaroid edwin_land film retro party fujifilm instax nostalgia memory shake selfie vintage wedding self-developing souvenir capture analog
instant noodle: student boiling_water cheap packet three_minutes momofuku_ando nissin sodium ramen quick_meal dormitory seasoning broke fried japan convenience_store salty slurp prison_currency microwave late-night korea
instant pot: pressure_cook dinner recipe meal_prep stew rice appliance kitchen quick steam lid bean weeknight broth countertop timer slow_cook electric
insulation: heat_loss attic fiberglass wall energy_bill warm foam draft thermal efficient winter renovate loft r-value wool contractor cold insulate
insulin: diabetes glucose pancreas blood_sugar diabetic carbs hormone inject banting sugar type_1 resistance spike obesity beta_cell fasting
insulin pen: diabetes blood_sugar inject diabetic glucose pancreas dose needle type_one hormone insulin meal jab abdomen prick endocrinologist prescription carb hyperglycemia
intervertebral disc: spine vertebra cushion back_pain cartilage nucleus spinal_column shock_absorption lumbar degeneration nerve height_loss herniate gel posture astronaut_taller compress collagen aging anatomy sciatica
inventor: edison tesla patent idea lightbulb machine prototype workshop genius gadget discover experiment da_vinci breakthrough gutenberg steam_engine bell garage telephone
investor: stock market portfolio warren_buffett share return profit wall_street fund venture_capital dividend buy money wealth risk startup panic hedge bond diversify
invoice: freelancer client payment due supplier accountant bookkeeping amount_owed vendor billing customer accounting pay_within order contractor small_business fraud overdue receipt tax
iPad: apple tablet screen swipe touchscreen app toddler screen_time stylus steve_jobs stream cartoon charge e-reader drawing_app browse gadget tap portable
iron: wrinkle press shirt steam laundry crease chore clothes fabric hot collar smooth housework cotton board pants suit scorch housewife plug_in
iron key: dungeon lock castle rusty jailer cell heavy_door gate chest blacksmith unlock medieval secret_room tower warden fairy_tale keyhole cellar
ironing board: wrinkle shirt press steam laundry crease chore housework fold clothes fabric housewife smooth hot crisp collar starch
irrigation canal: farm crop field water desert mesopotamia nile dig farmer drought agriculture ditch river_diversion rice sumerian reservoir egypt flood sluice fertile aral_sea harvest cotton
island: tropical castaway beach shipwreck palm remote strand paradise ocean archipelago ferry hawaii isolated lagoon sail robinson_crusoe exile shore vacation greek volcanic mainland
iv drip: hospital patient vein nurse saline fluid dehydration bag infusion chemo intravenous recover emergency_room needle treatment antibiotic critical_condition coma bedside transfusion ward
ivy: climb wall vine league harvard cover creep old_house green poison brick castle overgrown cottage ruin cling evergreen
jack-o'-lantern: halloween carve pumpkin october candle trick_or_treat spooky porch costume haunted all_hallows grin irish turnip candy night ghost glow samhain
jacket: cold_weather zip wear coat sleeve chilly autumn outfit leather layer outerwear put_on pocket fashion windproof warm wardrobe hood dress_up biker
jaguar: jungle rainforest amazon big_cat spot predator maya prowl rosette south_america panther stalk pounce aztec_warrior pantanal mexico conservation prey night roar
jailer: key prison cell lock prisoner guard dungeon bars captive ring_of_keys escape chain warden gaol tower hemlock socrates
jalapeno: spicy pepper mexican hot capsaicin scoville nacho salsa green chili burn taco popper seed texas pickled slice
jam: strawberry jar toast spread fruit preserve bread sugar scone berry homemade sweet breakfast canning sticky pectin doughnut peanut_butter
jam jar: preserve strawberry spread fruit toast lid homemade sugar pantry breakfast canning berry marmalade sticky jelly grandmother label glass cook_down
James Webb telescope: infrared galaxy nasa early_universe golden_mirror exoplanet lagrange first_stars cosmic_dawn astronomer nebula space_telescope universe distant telescope heat_shield cosmos light_year
janitor: mop school floor clean broom bucket hallway night_shift sweep custodian closet overalls trash building key lunch_lady vacuum
Japanese castle: samurai shogun japan feudal osaka himeji daimyo tokugawa edo ninja kyoto nobunaga moat siege feudal_lord warlord cherry_blossom shogunate clan
Japanese temple: kyoto zen monk japan buddhist pagoda garden meditate incense bamboo nara samurai tea_ceremony shrine bonsai maple buddhism cherry_blossom prayer pilgrim
jar: lid glass store preserve pantry container screw_top honey cookie spice pour fill contain shelf pickle sealed label airtight open
javelin: throw athlete olympics spear track_and_field distance decathlon hurl thrower ancient_greek stadium aim run-up launch pierce medal competition arm
jeans: denim levi pants casual blue cotton wear pocket wash tight fashion zipper gold_rush miner cowboy rivet ripped size wardrobe waist
jeep: off-road army drive soldier terrain four-wheel safari wrangler mud desert rugged world_war patrol dirt_road expedition military convoy convertible
jellyfish: sting tentacle drift ocean float transparent immortal swarm venom beach bloom glow brainless umbrella gfp box_jelly pulse swim medusa gelatinous aquarium sea invertebrate
jerry can: fuel gasoline petrol spare arson pour diesel canister out_of_gas flammable generator fire army accelerant refill desert refugee
jester: king court joke fool laugh bell medieval hat entertain juggle trick royal motley mock castle comedy feast wit
jet engine: thrust plane airline turbine wing frank_whittle takeoff fuel compressor rolls-royce roar airliner combustion supersonic exhaust pilot propulsion bird_strike boeing blade kerosene aviation newton_third_law
jet fighter: air_force pilot dogfight missile supersonic cockpit intercept squadron military bomb scramble warplane stealth sound_barrier combat airspace afterburner sortie air_strike top_gun
jetty: dock boat harbor fishing moor wooden sea lake ferry pile fisherman tide plank coast waves anchor shoreline
jewellery: gold diamond necklace ring earring jeweller steal wealth precious gem wear silver heist bracelet inherit heirloom luxury gift burglar valuable ornament
jewelry: gold diamond necklace ring earring jeweler steal wealth precious gem wear silver heist bracelet inherit heirloom luxury gift pawn burglar valuable
jewelry box: necklace heirloom dresser burglar earring ring grandmother inherit ballerina keepsake velvet precious ransack bedroom pearl treasure drawer steal missing_ring bracelet
jewels: crown royal gem diamond ruby emerald sapphire treasure heist steal thief precious queen wealth fortune smuggle loot priceless sparkle hoard sultan
jigsaw puzzle: piece fit missing_piece solve put_together whole_picture clue assemble mystery figure_out detective evidence incomplete fall_into_place complex patience pattern fragment rainy_day reconstruct
job offer: hire interview salary employer candidate career position recruiter negotiate accept applicant company resign new_job start_date offered employ unemployed hiring_manager contract
joint: knee arthritis cartilage hip ache stiff inflammation bone ligament elbow swollen movement synovial_fluid gout mobility shoulder crack
journal: write reflect thought gratitude notebook diary daily record therapy mindfulness pen feeling habit entry marcus_aurelius reflection explorer jot mood introspection
journalist: newspaper report interview story article press news headline scoop editor expose write source media watergate investigative deadline publish microphone reporter
joystick: video_game arcade gamer play console control pilot atari controller button steer move cockpit maneuver flight_simulator drone level retro
judge: court trial verdict sentence gavel law justice robe courtroom jury lawyer guilty rule bench case bail legal plea supreme_court appeal
judo uniform: throw martial_art dojo belt mat japanese grapple sensei opponent bow tatami wrestle sparring discipline train kano black_belt olympics
jug: pour water milk lemonade handle pitcher spout wine ceramic serve fill liquid clay refill drink gallon juice
jug of red wine: tavern pour table_wine grape medieval feast greek_taverna dionysus roman harvest rustic sangria carafe banquet symposium
jug of wine: tavern pour grape feast medieval dionysus roman greek omar_khayyam symposium carafe rustic monk banquet harvest
juice: squeeze fruit orange drink straw carton breakfast vitamin apple cleanse glass blender sugar sip pulp fresh concentrate detox fast
jukebox: diner song coin rock_and_roll fifties record music bar elvis play retro dance vinyl nostalgia selection neon teenager hit
jump lead: dead_battery car start engine red_clamp terminal breakdown stranded stall electric clamp mechanic negative positive roadside cold_morning
jump rope: skip exercise cardio playground hop workout boxer kid calorie schoolyard fitness recess warm-up double_dutch stamina footwork coordination girl
jumper cable: dead_battery car start engine clamp terminal breakdown stranded stall positive negative mechanic roadside cold_morning won't_start spark trunk
Kaaba: mecca hajj islam muslim pilgrimage muhammad pilgrim prayer saudi_arabia quran mosque allah black_stone ramadan umrah
kale: superfood leafy_green healthy smoothie salad vegetable chip vitamin_k nutrient diet iron health_food massage calcium hipster detox
kangaroo: australia pouch hop joey outback marsupial jump tail sydney boxing captain_cook qantas leap bush down_under aboriginal desert mob court
karate belt: dojo martial_art sensei rank black yellow kick train discipline promotion grade japanese master student uniform knot earn beginner level
karate uniform: dojo martial_art sensei kick punch belt japanese kata train discipline spar bow self-defense master okinawa white student chop
katana: samurai sword blade japanese ninja slice steel feudal warrior forge shogun duel sheath bushido honor ronin swordsmith seppuku sharp folded_steel
kebab: turkish skewer grill lamb meat street_food istanbul spit persian pita charcoal late_night anatolia iran shop takeaway
kelp: underwater_forest sea_otter sea_urchin california ocean algae frond seaweed cold_water iodine coast pacific sway snorkel abalone canopy
ketchup: tomato fries burger bottle sauce hot_dog heinz red squeeze stain condiment mustard shake vinegar fake_blood viscosity dip
kettle: boil tea hot_water steam whistle stove brew pour kitchen cup limescale spout british instant_coffee heat electric teabag simmer
kettlebell: swing workout gym strength lift squat exercise weight fitness trainer muscle core crossfit cast_iron rep train deadlift grip
key: unlock lock open door access secret lose spare solution decipher keyhole password answer locked_out entry enter chest locksmith turn possession secret_to_success crucial
key ring: door car house jingle lose pocket unlock bunch janitor fob landlord attach charm souvenir spare misplaced hand_over
keyboard: type computer hacker password code programmer typing email office desk qwerty letter shortcut spacebar software writer log_in screen enter_key mouse data_entry remote_work keystroke cybercrime
kidney: urine filter blood dialysis stone water transplant donor renal dehydration creatinine salt bladder waste hypertension nephrologist toxin
kidney bean: chili_con_carne red legume protein fiber rice soak mexican can lectin louisiana raw_toxic stew salad toxin undercooked bean_stew
Kilimanjaro: tanzania africa climb summit glacier hemingway volcano safari snow elephant savanna masai trek highest_peak altitude kenya
killer whale: pod orca predator ocean seaworld captivity tilikum dorsal_fin black_and_white trainer antarctic apex_predator breach marine_park yacht calf mammal hunt fierce intelligent norway
kilogram prototype: standard mass metrology platinum iridium sevres paris_vault metric_system unit planck_constant redefine bell_jar weigh calibrate le_grand_k si_unit international_bureau replica measurement scientist cylinder
kilogram weight: mass scale weigh balance metric heavy gram standard gravity lift calibrate unit newton_force physics gym shopkeeper balance_pan drop laboratory pull_down
kimchi: korean fermented cabbage spicy probiotic seoul gut_bacteria korea gochugaru side_dish jar garlic lactic_acid pickled pungent
kimono: japan geisha silk traditional kyoto sash wear tea_ceremony robe sleeve obi fabric embroidered japanese elegant ceremony edo wooden_sandal
Kindle: ebook read e-reader amazon page download novel author screen bookworm self-publish bestseller library reading_device publisher digital bookstore
king: throne crown queen royal reign kingdom palace monarch henry_viii castle rule coronation knight heir arthur louis noble medieval louis_xiv majesty
kingfisher: river dive bullet_train beak biomimicry fish bird perch stream blue plunge shinkansen halcyon splash biomimetic aerodynamic nose tunnel wetland minnow
kitchen roll: spill wipe mop_up sheet absorb grease tear_off clean counter dry disposable pat_dry tissue towel oil messy
kitchen scale: weigh gram baking flour ingredient measure portion ounce recipe precise diet bread calorie digital accurate dough cook
kitchen stove: cook burner boil gas pan oven simmer flame heat fry dinner pot stir chef recipe grease_fire turn_off gas_leak soup
kitchen tile: grout backsplash floor ceramic wall renovate splash clean grease mortar crack remodel lay square mosaic porcelain scrub adhesive
kitchen timer: minute bake set ring oven boil_egg pomodoro countdown focus cook alarm tick productivity twenty-five beep recipe burnt study_session
kite: wind fly string soar breeze tail franklin lightning sky beach windy festival tug diamond park storm glide let_go
kitten: cute meow litter purr adopt playful yarn cat pet fluffy shelter newborn paw rescue cuddle foster tiny stray internet_video claw basket
kiwi: fruit green new_zealand vitamin_c fuzzy gooseberry slice sleep_aid seed tart peel spoon tropical fiber digestion
knee joint: cartilage knee arthritis ligament meniscus acl run squat replacement kneecap stairs tendon orthopedic injury ache bend
knife: stab cut sharp blade murder weapon kill slice chop chef wound handle victim threaten dangerous peel bleed assailant kitchen carve
knife block: kitchen chef blade sharp counter slot wooden cook slice missing_knife chop steel cutlery set weapon store murder_weapon
knight: armor sword medieval castle horse shield joust chivalry lance king round_table crusade tournament dragon squire helmet quest templar lady
knot: tie rope untie tangle sailor loop bind tighten scout string intertwine boy_scout shoelace fasten tied_up complicated unravel bow climber
koala: eucalyptus australia tree sleep marsupial bushfire pouch cling leaf lazy outback fingerprint chlamydia cuddly queensland gum_tree joey endangered fire_rescue nap
Koran: islam muslim allah muhammad mosque surah verse arabic recite mecca imam ramadan prophet prayer revelation scripture faith sharia pray hafiz
kraken: sea_monster tentacle legend sailor ship squid norse drag_down ocean deep myth giant swallow octopus terror beast sink abyss lore
Kremlin: moscow russia putin soviet stalin russian red_square cold_war tsar politburo oligarch lenin ussr propaganda sanction gorbachev kgb
`
