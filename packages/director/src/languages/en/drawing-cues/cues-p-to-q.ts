/** Words that call for drawings, the most telling first: `drawing: cues`, the words of a phrase joined by `_`. */
export const CUES_P_TO_Q = `
p-trap: sink drain plumber clog pipe sewer_gas bend hair smell bucket bathroom unscrew wrench blockage washbasin kitchen_sink gas lost_ring
pacemaker: heart arrhythmia heartbeat cardiologist implant pulse cardiac battery electrode surgery irregular rhythm chest elderly electrical_signal
pacifier: baby soothe suck infant cry toddler newborn calm mouth crib teething nipple wean parent dummy
pack of cards: deal poker shuffle magician gamble trick ace bridge casino blackjack joker hearts bluff solitaire 52 king queen card_game probability dealer bet player
pack of gum: chew mint wrigley stick checkout wrapper fresh_breath candy pocket first_barcode impulse_buy flavor convenience_store bubble scanner sugar-free share peppermint cashier juicy_fruit
pack of pills: medication tablet pharmacy prescription dose contraceptive painkiller doctor antibiotic blister side_effect drug swallow headache treatment birth_control antidepressant
package: deliver ship mail parcel amazon courier box order doorstep unbox post tape send online_shopping delivery_driver bomb address gift arrive
packet of seeds: garden plant sow sprout spring soil gardener germinate vegetable grow flower tomato harvest envelope row
paddy: rice asia flooded_field farmer vietnam plant seedling harvest water_buffalo irrigation monsoon terrace bali wet mud crop bangladesh methane knee-deep
paella: spanish rice valencia saffron seafood spain pan shrimp mussel rabbit barcelona sunday rice_dish beach_restaurant catalan socarrat
page: book read chapter turn paragraph reader novel tear_out margin flip print bookmark author text notebook library written blank footnote
pagoda: buddhist temple china japan asia tier kyoto shrine monk myanmar roof vietnam zen relic garden dynasty
paint: brush color canvas wall artist bucket roller palette pigment coat room lead oil dry_time renovate spray drip pollock
paint can: wall color brush decorate renovate bucket lid diy house_painter stir drip roller coat white redecorate latex primer
paint roller: wall renovate color ceiling tray diy decorate coat painter room even white handle redecorate drip primer
paint scraper: peel wallpaper wall strip renovate flake diy blade remove window sand lead_paint scrape putty flaky sandpaper repaint
paint tray: roller wall color renovate diy pour painter coat dip drip decorate liner room redecorate ceiling primer ladder skirting
paint tube: artist oil color canvas palette squeeze pigment impressionist monet van_gogh studio acrylic brush cap squeeze_out painter cadmium portrait
paintbrush: artist paint canvas color art creative van_gogh picasso studio stroke painter bristle express watercolor masterpiece creativity dip pigment
painter: canvas brush easel portrait van_gogh masterpiece palette monet studio oil landscape vermeer rembrandt picasso fresco gallery impressionist color frame wall
painting: art artist museum canvas masterpiece gallery portrait frame vermeer leonardo stolen_art auction forge renaissance portray louvre heist picasso collector depict aesthetic
palace: king queen royal emperor versailles throne court sultan prince monarch luxury princess aristocrat garden reign marble noble gate dynasty
palette: artist color paint mix brush painter canvas shade oil pigment studio easel hue thumb_hole impressionist
palm: tropical beach coconut island vacation paradise frond oasis desert date sway oil caribbean resort florida miami los_angeles hawaii
palm tree: tropical beach coconut island vacation paradise frond oasis desert date sway caribbean resort florida miami los_angeles hawaii hammock castaway
pancake: breakfast maple_syrup flip batter stack shrove_tuesday butter pan griddle flat diner fluffy blueberry brunch sunday_morning
pancreas: insulin diabetes blood_sugar glucose enzyme digest hormone beta_cell pancreatic glucagon banting cancer steve_jobs type_1 gland bloodstream
panda: bamboo china endangered zoo wwf sichuan black_and_white chengdu bear cute reserve conservation diplomacy cub mountain breeding zookeeper mammal keeper
pangolin: scale traffic poach roll_up ant_eater wildlife_market endangered smuggle covid armor medicine anteater china asia wet_market bush_meat nocturnal
paper: write document sheet page print study contract note report essay publish article read blank scientist journal form exam text
paper airplane: fold fly classroom glide kid throw aerodynamics lift wing bored toss desk childhood flight origami lightweight
paper boat: fold float stream child puddle origami fragile rain_gutter childhood drift bathtub water game rainy_day toy pennywise sail
paper clip: office document attach sheet bend wire staple stationery hold_together maximizer report file desk trade_up metal
paper cup: coffee disposable takeaway water_cooler drink lid recycle café barista to_go waste party office street single-use rush_out commuter
paper lantern: festival asia chinese glow float wish tanabata mid-autumn candle light_up night hang japan new_year obon red
paper plane: fold fly classroom glide kid throw aerodynamics wing send_message bored toss childhood flight origami lightweight
paper ship: fold float stream child puddle origami fragile childhood drift bathtub water voyage paper captain rainy_day toy launch sail
paper towel: spill wipe absorb sheet kitchen dry clean_up roll grease tear_off hands disposable counter pat_dry capillary
paperwork: bureaucracy form sign document file fill_out tax office insurance application legal claim admin government permit official stack regulation contract red_tape application_form
paprika: hungarian spice red powder goulash budapest smoked pepper hungary sprinkle spanish chorizo szent-gyorgyi season cayenne sweet_pepper stew
papyrus: egypt scroll scribe ancient nile reed hieroglyph alexandria library parchment pharaoh ink writing_material archaeologist text fragment roman dead_sea mummy
parachute: skydive jump plane land paratrooper descend freefall cooper bail_out canopy pilot drag deploy airborne cord golden_handshake fall d-day
paramedic: ambulance emergency cpr rescue stretcher accident heart_attack siren 911 hospital injure defibrillator oxygen first_responder crash pulse stroke
parcel: deliver package courier post postman shipping doorstep wrap order_online send mail amazon tape post_office address box unwrap porch customs gift tracking_number warehouse return
parchment: scribe manuscript monk medieval animal_skin quill ancient_text scroll ink charter calfskin document sheepskin declaration archive magna_carta treasure_map illuminate codex palimpsest treaty calligraphy
parchment scroll: scribe ancient_text manuscript quill dead_sea decree unroll torah medieval ink royal_proclamation herald library_of_alexandria monk treaty prophecy charter wax_seal archive law calligraphy
parking meter: coin street car park ticket fine city curb warden expire fee downtown pay driver spot hour
parking ticket: fine windshield car street warden pay illegal city violation park meter police driver court overdue serial_killer
parliament building: law politician westminster vote government minister democracy debate legislator capital budapest member_of_parliament bill prime_minister london politics legislation election coalition
parmesan: italian cheese grate pasta parma aged wheel sprinkle spaghetti wedge risotto emilia-romagna umami collateral rind caesar_salad shave
parmesan cheese: italian grate pasta parma aged wheel sprinkle spaghetti wedge risotto emilia-romagna umami collateral earthquake_wheels rind caesar_salad shave
parquet: wood floor plank polish oak herringbone living_room scratch apartment sand varnish dance elegant renovate creak
parrot: talk mimic repeat pirate imitate feather amazon squawk cage colorful tropical echo jungle polly language_model rainforest alex macaw
Parthenon: athens greece acropolis temple column athena ancient_greek marble democracy pericles elgin philosophy plato classical doric
party popper: celebrate new_year birthday confetti surprise congratulate streamer anniversary fun bang festive hooray milestone launch win
passenger: train airplane ticket seat boarding bus titanic luggage flight cabin aboard travel airport ship taxi survive window_seat ferry economy_class
passport: travel border visa airport abroad customs citizen identity stamp immigration country nationality flight forge officer emigrate expire embassy fake_name refugee flee border_control tourist deport
password: login hack account security hacker username secure encrypt forget breach cybersecurity reset two-factor unlock manager steal protect character guess leak authentication
patch: fabric sew hole mend knee nicotine jacket repair stitch elbow cover tear iron-on cloth uniform quick_fix
patent: invention inventor edison tesla intellectual_property lawsuit file legal office exclusive royalty protect_idea monopoly license rights copy infringe bell drug_company
path: walk journey way forest destiny choose direction hike follow trail lead wander lost road_ahead buddha step course route fork life_path calling
path of torii gates: japan kyoto shinto fushimi_inari shrine red tunnel fox pilgrim mountain vermilion hike inari crowd sacred
patient: hospital doctor treatment surgery symptom diagnose bed disease recover nurse therapy clinic illness medication trial operation waiting_room chronic test
paw print: track dog trail footprint follow mud wolf snow trace paw pet wildlife predator tracker cat memorial clue sand tiger ranger beast bear
pay slip: salary wage tax deduction employer gross net payroll month employee income national_insurance earnings overtime envelope job
pay stub: salary wage tax deduction employer gross net payroll income employee withhold earnings overtime proof_of_income job
paycheck: salary wage job earn payday employer month_to_month budget income tax bill friday broke work direct_deposit overtime spend month
payment terminal: card tap swipe pin checkout merchant transaction contactless cashier debit credit_card fee visa receipt point_of_sale cashless shop decline insert customer restaurant_bill
payslip: salary wage tax deduction employer gross net payroll month employee income national_insurance earnings overtime job payday
pea: mendel pod green princess mattress vegetable frozen gene inherit soup monk garden genetics split heredity shell snow
peace sign: hippie v_sign two_fingers anti-war protest sixties woodstock pacifist vietnam_war harmony love john_lennon nonviolence ceasefire photo_pose counterculture activist truce
peace symbol: hippie anti-war protest nuclear_disarmament sixties woodstock pacifist vietnam_war nonviolence ceasefire treaty harmony activist counterculture disarmament truce demonstration end_the_war
peach: fuzzy fruit juicy georgia pit orchard ripe summer cobbler chinese_immortality sweet blossom pie emoji roald_dahl james nectarine
peacock: tail show_off feather display vanity proud pride mate darwin arrogant fan iridescent status plumage flaunt narcissist strut
peanut: allergy elephant shell butter legume snack circus baseball jimmy_carter roasted george_washington_carver salted bar georgia anaphylaxis airline
peanut butter: jelly sandwich toast jar spread crunchy allergy protein lunchbox spoon sticky creamy american elvis mousetrap knife child
pear: fruit orchard juicy ripe partridge tree sweet body_shape green saint_augustine bosc still_life core peel brandy poach
pearl: oyster necklace jewel shell diver precious sand_grain sea lustre white queen gem earring mollusk round wisdom rare
peasant: feudal field serf medieval farm poor lord harvest revolt plow village land starve russia famine tithe grain hut uprising
pebble: small_stone beach smooth river throw skip round shore collect shoe toss pond sling david_and_goliath ripple stream shingle pocket
pecorino: italian sheep_cheese roman cacio_e_pepe carbonara grate pasta sardinia rome salty tuscany amatriciana aged shepherd lazio sheep
pedometer: steps walk fitness count exercise daily_goal health tokyo_olympics wear japan belt activity tracker calories sedentary distance weight_loss jog clip move_more
peeler: potato carrot skin vegetable kitchen apple cook blade strip cucumber scrape swivel zest ribbon salad wrist ginger cooking
pelican: beak pouch coast fish dive seabird oil_spill pier scoop louisiana alcatraz wetland throat bill bay wing florida gull lagoon
pen: write sign signature contract author ink note paper letter journalist writer autograph exam agreement draft deal poet check_off treaty
pencil: write draw sketch eraser graphite school sharpen student design lead draft homework exam idea outline architect doodle note
pendulum: swing clock galileo foucault hypnosis oscillate physics period gravity back_and_forth huygens momentum regular string bob hypnotist inertia alternate
penguin: antarctica ice colony waddle huddle south_pole emperor linux flightless cold tuxedo egg iceberg shackleton swim krill fast_food blizzard
penguin chick: antarctica hatch egg fluffy emperor colony huddle downy ice gray incubate brood feed nest winter rookery krill
pension: retire old_age retiree elderly fund contribution social_security bismarck savings employer worker age_65 income annuity state_benefit veteran
people: crowd population society community human public citizen group humanity gather millions everyone nation majority resident survey folk tribe social
pepper: spice salt grind sneeze shaker spicy black seasoning peppercorn mill spice_trade vasco_da_gama hot kerala season vegetable sprinkle venetian
pepper mill: grind spice season dinner salt steak peppercorn table kitchen restaurant sprinkle twist taste waiter crank
perfume: scent fragrance smell spray aroma chanel seduce paris luxury wear bottle cologne floral attractive jasmine gift pheromone wrist
perfume bottle: scent fragrance smell spray aroma chanel glass seduce paris luxury dresser atomizer gift wrist essence
periodic table: element chemistry mendeleev atom atomic_number hydrogen metal helium chemist proton carbon noble_gas isotope oxygen row electron periodic compound uranium symbol
periodical cicada: 17_years brood underground emerge 13_years prime_number swarm loud nymph red_eyes predator_satiation molt early_summer exoskeleton buzz tree synchronized soil_temperature united_states mating_call
periscope: submarine u-boat underwater torpedo captain spot surface navy look_out spy trench mirror sea crew hidden
Perseverance rover: mars nasa jezero red_planet sample ancient_life ingenuity landing martian explore jpl crater spacecraft seven_minutes_terror rover drill planet robot
person: human individual someone self average body everyone adult identity personality character anonymous citizen typical ordinary introvert user stranger
pestle: grind crush mortar herb spice apothecary pharmacist powder paste stone kitchen garlic pound pepper baba_yaga
petal: flower rose bloom he_loves_me soft pluck pink scatter blossom fall fragrant delicate wedding stamen daisy bee
Petra: jordan nabatean rock-cut sandstone canyon desert indiana_jones treasury rose_city caravan carve ruin arab bedouin caravan_route archaeologist middle_east
petri dish: bacteria culture grow lab fleming penicillin mold microbe colony agar biologist antibiotic sample germ experiment scientist swab lab-grown
petroleum: crude_oil barrel rig refinery drill rockefeller fossil_fuel saudi_arabia opec well pipeline tanker gasoline energy standard_oil plastic geopolitics
pharaoh: egypt pyramid tutankhamun tomb mummy ramses nile throne dynasty gold_mask cleopatra sphinx giza luxor sarcophagus khufu hieroglyph curse afterlife moses
pharmacist: medicine prescription pill drug pharmacy counter dose tablet side_effect drugstore antibiotic bottle over-the-counter generic label coca-cola pemberton refill
phase of the moon: full_moon new_moon crescent wax wane gibbous quarter lunar month calendar tide orbit 29_days werewolf sunlight shadow half-lit
phases of the moon: full_moon new_moon crescent wax wane gibbous quarter lunar month calendar tide orbit 29_days galileo sunlight shadow half-lit
philosopher: socrates plato wisdom aristotle stoic nietzsche kant ethics ponder meaning_of_life truth athens reason marcus_aurelius descartes question existence virtue confucius contemplate
phishing: scam email hacker fake_website password click link cybercrime fraud steal bank_details identity_theft attachment malware impersonate suspicious victim cybersecurity login bait
phishing attack: scam email hacker fake_website password click link cybercrime fraud steal_data breach attachment malware impersonate employee victim cybersecurity login ransomware
phishing email: scam hacker inbox fake_link password click cybercrime fraud suspicious attachment malware impersonate sender victim bank_details login spam urgent verify_account
phishing mail: scam hacker inbox fake_link password click cybercrime fraud suspicious attachment malware impersonate sender victim bank_details login spam urgent verify_account
pho: vietnamese noodle_soup hanoi broth vietnam rice_noodle saigon beef street_food bowl basil star_anise chopsticks lime bone_broth simmer fish_sauce
phoenix: rise ash rebirth fire flame reborn comeback mythical renewal resurrection bird burn immortal rebuild rise_again recover firebird
phone battery: charge drain dead low percent smartphone lithium die overnight lifespan overheat power plug_in last_all_day background_app replace run_out
phone bill: mobile carrier data_plan roaming monthly call text provider pay subscription minutes owe sim cellphone charge contract overdue telecom long_distance
phone booth: call coin anonymous_caller superman london street dial ring clark_kent payphone kidnapper receiver nineties spy stranded
phone box: call coin anonymous_caller london british street dial ring payphone receiver red kidnapper village stranded booth
phone case: smartphone drop protect silicone cracked_screen cover accessory scratch shatter pocket design rubber shock grip pickpocket drop_phone customize
phone charger: battery plug cable smartphone charge outlet usb low_power airport drain forget fast_charge adapter wireless overnight bedside
phone screen: scroll notification app smartphone swipe crack social_media blue_light text_message touch doomscroll addict selfie shatter instagram tiktok stare display unlock
photo: camera picture snapshot take album memory frame instagram smile selfie image capture post portrait wedding family polaroid shot photographer keepsake
photo album: memory family childhood picture nostalgia remember grandmother past snapshot wedding page_through portrait reminisce keepsake old_days ancestor
photograph: camera capture picture image darkroom portrait photographer memory album black_and_white frame evidence snapshot negative lens historic print expose depict journalist
photographer: camera picture lens shoot portrait flash snapshot capture tripod film studio wildlife shutter wedding darkroom album paparazzi focus image
physicist: einstein quantum relativity equation particle atom newton hawking experiment theory feynman blackboard oppenheimer nobel universe bohr energy schrodinger gravity curie
pianist: piano keyboard chopin concert key liszt recital sonata mozart finger play grand_piano practice virtuoso beethoven melody rachmaninoff jazz note
piano: music pianist play chopin mozart beethoven concert compose melody practice prodigy keyboard sonata lesson jazz grand note tune virtuoso
piano key: ivory music note black_and_white play press pianist finger octave melody chord tune scale practice ebony
piano keys: ivory music note black_and_white play press pianist finger octave melody chord scale practice compose ebony
pickaxe: mine miner gold_rush dig rock coal ore tunnel worker prospector dwarf quarry hammer strike shovel crypto_mining labor
pickle: cucumber brine vinegar jar dill fermented burger sour deli salt gherkin preserve crunchy lactic_acid cleopatra pickled craving
pickle jar: cucumber vinegar brine open_lid ferment dill sour salty preserve sandwich snack tight fridge gherkin jar_lid probiotic deli stuck_lid
picklock: burglar break_in thief tension_wrench pin tumbler locksmith door keyhole tool spy heist sneak intruder lock unlock illegal_entry safecracker
pickup truck: drive haul farmer texas ford rural load tow construction bed driver highway tailgate lumber country hunter sheriff ranch
picnic: park blanket basket sandwich summer grass outdoors meadow ant family sunny cheese date lunch friend wine spring lakeside
picnic basket: park blanket sandwich summer wicker grass outdoors meadow wine bread family lunch red_riding_hood cheese sunny fruit
picture frame: photo portrait wall family hang memory glass painting loved_one gallery desk wedding art display deceased nail crooked
pie: bake crust pastry oven slice thanksgiving filling dessert apple grandmother windowsill pumpkin eating_contest tin cream pi_day berry
pie chart: percent share proportion statistics slice segment survey data portion budget majority fraction breakdown category market_share demographic one_third half_of respondent allocate
piece of chalk: blackboard teacher write classroom draw school lecture math board equation erase lesson dust outline sidewalk
piece of gum: chew mint sticky wrapper stick fresh_breath jaw flavor spit_out under_the_desk swallow offer bubble seven_years shoe_sole teacher wad peppermint focus
piece of parchment: scribe quill manuscript medieval monk animal_skin ink treasure_map write charter treaty seal ancient_text constitution palimpsest decree calligraphy sign prophecy archive secret_message faded
piece of wire: bend copper metal electric coil circuit twist conductor hook unclog makeshift pliers resistance pick_lock fence snip twist_together
pier: sea boardwalk dock boat beach fishing coast harbor ocean fisherman santa_monica brighton wooden waves moor jetty tide
pierogi: polish dumpling poland potato boil krakow warsaw babcia sour_cream dough fry ukrainian filling cheese stuffed ukraine
pig: farm mud pork snout sty bacon oink hog transplant greedy swine trough organ_donor curly_tail slaughter flu truffle filth orwell
pigeon: city coo square message carrier home park statue crumb skinner messenger street flock urban superstition loft rooftop venice wartime variable_reward
piggy bank: save savings money coin child allowance budget pocket_money compound_interest retirement frugal emergency_fund finance invest smash penny nest_egg afford set_aside deposit thrift saver financial_goal
piglet: sow newborn farm runt litter pink squeal mud suckle charlotte barn straw curly_tail animal_farm pen teat tiny oink
pile of clothes: messy laundry closet declutter bedroom floor chair dirty fold shopping donate wardrobe fast_fashion wear teenager suitcase sort
pile of coins: money savings treasure wealth fortune save count rich coin budget gold spare_change hoard profit piggy_bank miser pay earn loose_change
pile of gold: treasure dragon hoard fortune wealth greed king midas rich bullion pirate ransom conquistador loot precious eldorado inca vault
pile of grain: harvest wheat silo granary farmer rice barley tax egypt famine store mill chessboard_story mouse sack threshing pharaoh
pile of leaves: autumn rake jump fall yard compost lawn october garden hedgehog mulch burn crunch blower kid hide
pile of manuscripts: author publisher editor writer unpublished desk draft novel rejected archive stack prolific library literary_agent submission ink lifetime_of_writing attic
pile of papers: work overload desk document bureaucracy busy sort file clutter homework deadline report manuscript grade_exams evidence research messy
pile of paperwork: bureaucracy overload desk document form busy file clutter deadline tax admin office case_file backlog clerk stress insurance_claim
pilgrim: pilgrimage mecca santiago shrine holy journey mayflower plymouth thanksgiving staff walk camino faith canterbury relic new_england worship puritan jerusalem
pill: medicine drug tablet dose swallow prescription doctor pharmacy painkiller headache aspirin side_effect antidepressant placebo vitamin capsule treat cure matrix contraceptive supplement dosage medicate
pill bottle: prescription medicine pharmacy drug addiction opioid dose pharmacist painkiller swallow oxycontin doctor antidepressant refill sleeping_pill patient supplement
pill box: medication dose elderly weekday tablet prescription daily vitamin forget organize pharmacy compartment patient caregiver refill blood_pressure
pill organizer: medication dose elderly weekday tablet prescription daily vitamin forget compartment pharmacy caregiver chronic supplement schedule
pillar: temple column greek ancient support stone rome marble uphold foundation parthenon institution strength architecture samson stoic tenet
pillbox: medication dose elderly weekday tablet prescription daily vitamin forget compartment pharmacy supplement organize patient caregiver refill chronic blood_pressure
pillow: sleep bed head rest soft feather bedroom insomnia night nap tired neck_pain dream snore lie_down snuggle lay_head smother
pilot: airplane cockpit fly flight takeoff landing runway amelia_earhart crash airline jet parachute air_force altitude captain lindbergh copilot war red_baron
pinata: birthday mexico candy party stick blindfold smash burst fiesta kid hit celebrate swing posada treat
pine: evergreen forest needle cone resin christmas conifer tree scent mountain timber scandinavia taiga bristlecone squirrel sap turpentine
pine cone: conifer evergreen seed squirrel forest fibonacci spiral christmas scale resin wreath needle gland autumn decoration
pine nut: pesto basil pine_cone genoa seed italian salad roast kernel expensive harvest mediterranean stone_pine squirrel toast italy
pineapple: tropical hawaii pizza fruit spiky bromelain island luxury plantation dole juicy upside-down_cake sweet columbus status_symbol costa_rica slice ring
ping pong ball: table_tennis paddle bounce serve spin lottery_draw beer_pong net celluloid rally float lightweight china match player plastic hollow mousetrap_reaction forehand backspin
ping-pong ball: table_tennis paddle bounce serve spin lottery_draw beer_pong net celluloid rally float lightweight china match player plastic hollow diplomacy chain_reaction backspin
ping-pong paddle: table_tennis rally net serve china player spin opponent ball tournament forrest_gump champion bounce smash diplomacy
pint of beer: pub drink alcohol drunk bar brewery ale bartender guinness toast oktoberfest lager hangover friday_night friends brew sober tavern ireland
pipe: plumbing water leak plumber drain sewer burst bathroom clog rust sink faucet flow valve gas pressure underground lead_poisoning copper
pipette: lab sample drop biologist liquid dna experiment scientist test_tube microliter researcher chemical pcr precise dose dispense
piranha: amazon teeth river bite swarm devour frenzy flesh roosevelt carnivore south_america jaws school rainforest prey fish fisherman brazil
pirate: ship treasure blackbeard caribbean skull sea plunder parrot captain eyepatch crew loot island jolly_roger sword cannon rum buccaneer hook buried
pirate flag: skull caribbean blackbeard buccaneer ship captain plunder jolly_roger crossbones treasure raid sea mutiny loot fear nassau
pirate ship: caribbean blackbeard buccaneer captain plunder treasure skull raid cannon sea mutiny loot sail parrot board crew nassau rum
pistachio: green nut shell iran baklava ice_cream turkish snack gelato crack gaziantep california queen_of_sheba salted kernel
pita: bread pocket hummus falafel greek middle_eastern gyro flatbread lebanese kebab shawarma stuffed tzatziki israel wrap
pitchfork: hay farmer devil mob angry_villager peasant barn hell straw farm revolt satan frankenstein tines stable
pizza: slice italian cheese naples delivery pepperoni oven box dough margherita topping crust order takeout tomato party bitcoin pizzeria mozzarella neapolitan friday_night
pizza cutter: slice cheese dough wheel italian dinner crust pepperoni roll kitchen pie cut party oven mozzarella topping bake
placenta: pregnancy fetus womb mother uterus umbilical nutrient birth baby oxygen midwife trimester mammal obstetrician pregnant labor
plague mask: black_death bubonic doctor beak epidemic medieval disease venice rat fever contagion herb miasma pestilence quarantine mortality europe
plague ship: black_death rat bubonic genoa messina sicily quarantine port epidemic venice flea europe merchant contagion arrive harbor
plane window: flight seat cloud sky travel airport view passenger takeoff wing look_out vacation cabin altitude land turbulence homecoming
planet: orbit solar_system sun world space exoplanet astronomer gas_giant telescope atmosphere alien habitable rocky rotate celestial discover pluto distant_world gravity universe
planet Jupiter: gas_giant largest great_red_spot storm galileo moon europa io ganymede juno solar_system stripe hydrogen roman_god gravity telescope massive asteroid_belt
planet Mars: red rover curiosity perseverance olympus_mons nasa colony spacex musk rusty dust_storm canal alien phobos landing dry_riverbed microbe iron_oxide settle
planet Mercury: closest_to_sun smallest innermost crater scorching messenger orbit solar_system airless fast extreme_temperature iron_core roman_god transit bepicolombo 88_days rocky einstein
planet Neptune: blue farthest outermost ice_giant wind triton voyager methane solar_system cold roman_god le_verrier distant storm supersonic discovered_by_mathematics trident diamond_rain
planet Saturn: ring titan cassini gas_giant enceladus huygens icy solar_system roman_god galileo moon hexagon voyager float_on_water telescope saturday hydrogen dust
planet Uranus: ice_giant tilt sideways herschel voyager methane pale_blue seventh solar_system cold axis roll moon miranda faint_ring distant telescope greek_god
planet Venus: hottest sulfuric_acid thick_atmosphere morning_star evening_star greenhouse_effect runaway carbon_dioxide sister cloud venera crushing_pressure goddess_of_love second_from_sun bright retrograde volcanic scorching
plank: wood board carpenter timber nail floor saw walk_the_plank deck build lumber oak scaffold hull raft
plant: grow water pot leaf soil sunlight garden photosynthesis seed root green houseplant species sprout botany fertilizer bloom nature
plant pot: soil garden seedling houseplant terracotta flower grow balcony water repot clay herb root windowsill drainage gardener
plaque: artery cholesterol tooth dentist brush buildup alzheimer gum amyloid tartar bacteria atherosclerosis heart_attack floss deposit
plaster cast: broken_bone fracture leg arm orthopedic break hospital heal sign injury ski_accident crutch limb doctor itchy fall
plastic bag: pollution ocean trash shopping waste supermarket recycle sea_turtle environment grocery ban single-use landfill carry suffocate evidence litter
plastic bottle: pollution ocean recycle water waste trash microplastic environment drink landfill single-use litter soda deposit bpa cap
plate: dinner eat meal serve food dish portion table restaurant ceramic fork diet appetite wash_dishes hungry lunch diner buffet
plate boundary: tectonic earthquake subduction fault collide volcano ring_of_fire rift transform diverge converge trench geology mid-atlantic_ridge crust seismic slide iceland friction
plate of noodles: spaghetti pasta chopsticks stir_fry eat dinner sauce fork lunch chow_mein street_food italian asian hungry pad_thai restaurant cook soy_sauce carbs serve
platypus: lay_egg mammal australia duck_bill venom monotreme bizarre beaver_tail hoax naturalist electroreception evolution strange river spur creek marsupial fur
playground: child swing slide kid play recess school sandbox park childhood bully climb parent seesaw toddler kidnap missing_child
playing card: poker deck ace gamble casino shuffle magician deal bluff trick queen_of_hearts joker game luck probability suit blackjack spade
playing cards: poker deal shuffle gamble casino bluff ace bridge magician blackjack solitaire joker king queen hearts probability spades bet card_counting trick 52 player luck
pliers: wire grip tool twist mechanic electrician bend tighten pull toolbox cut nut jaw squeeze repair torture
plough: field farmer soil ox agriculture furrow till medieval peasant sow crop horse harvest neolithic tractor earth iron
plug hole: bath drain sink water clog hair bathroom swirl plumber stopper gurgle shower smell blockage vortex coriolis bubble lost_ring
plughole: bath drain sink water clog hair bathroom swirl plumber stopper gurgle shower smell blockage vortex coriolis bubble lost_ring
plum: fruit purple prune juicy pit orchard ripe fridge_poem jam tree sweet blossom brandy sugar_plum sour stone
plumber: pipe leak toilet sink water wrench drain clog faucet bathroom repair flood boiler unclog burst bill emergency tap
plunger: toilet clog unblock plumber drain bathroom sink suction overflow flush blockage pipe rubber backed_up bowl hair repair vacuum_seal
pocket handkerchief: gentleman suit tear blow_nose wipe monogram fold sneeze breast_pocket linen silk cry mop_brow dab embroidered cold dandy wave_goodbye victorian magician
pocket watch: gentleman victorian hypnotize chain punctual gold late conductor railroad waistcoat antique hour white_rabbit heirloom tick einstein relativity
podium: winner first_place medal champion athlete olympics race gold victory compete runner-up silver ranking step_up anthem triumph third
poet: poem verse rhyme write quill love shakespeare dante byron homer muse pen romantic sonnet rumi inspiration word sappho keats
poker chip: casino gamble bet las_vegas all_in bluff stake card risk wager blackjack gambler dealer luck odds jackpot pile roulette
polar bear: arctic ice melt climate_change sea_ice seal warming north_pole greenland svalbard churchill white strand polar hunt endangered tundra
polar bear cub: arctic den mother ice snow newborn white knut zoo sea_ice litter emerge suckle bear playful cold starve cute climate
Polaroid: photo instant snapshot memory vintage nostalgia picture selfie 1970s photograph edwin_land keepsake album souvenir camera film print photographer
Polaroid camera: snapshot instant_photo photo print develop edwin_land film retro party nostalgia memory selfie white_border shake vintage shoot analog wedding_guest souvenir 1970s capture photographer shutter
police badge: officer cop detective sheriff arrest authority law_enforcement investigate patrol uniform flash crime precinct fbi corrupt undercover suspect lawman duty
police car: officer arrest cop chase crime siren patrol suspect pull_over detective emergency highway fugitive investigate sheriff call_911 scene handcuff getaway
police light: siren emergency arrest cop flash blue red crime chase officer patrol suspect raid pull_over scene crash
police officer: arrest crime law suspect patrol cop siren badge handcuffs station traffic_stop 911 speeding_ticket robbery uniform gun investigate criminal chase
police siren: emergency arrest cop chase wail crime officer patrol raid flash suspect alarm loud doppler getaway call_911
police station: officer arrest interrogation detective confess custody suspect report_crime sheriff question witness statement detain cell precinct turn_himself_in missing_person file_report
police tape: crime_scene murder investigate detective body victim forensic evidence homicide cordon yellow officer corpse neighbor do_not_cross killing found_dead crime killer
politician: election vote campaign speech government parliament promise party minister power corruption debate congress scandal lobby policy candidate democracy podium
pollen: allergy bee hay_fever sneeze flower pollinate stamen spring antihistamine runny_nose hive nectar fertilize wind itchy_eyes honey asthma grass birch season yellow_dust bloom
pollen grain: microscope allergy flower stamen pollinate bee hay_fever stigma fertilize sneeze spike dust plant_reproduction brownian_motion robert_brown wind fossil lake_sediment forensic ovule palynology
polygraph: lie_detector suspect interrogation truth deceive detective pulse examiner sweat confess police guilty heart_rate fail_test nervous cia
pomegranate: seed persephone hades underworld red fruit persian juice antioxidant fertility greek_myth granada aril iran rosh_hashanah ruby
pond: frog duck lily_pad fish garden still_water tadpole park koi algae swan dragonfly small_lake reed ripple newt goose walden backyard
poodle: groom curly dog breed pet show haircut fluffy pamper france trim owner salon posh french show_dog fur canine
pool: swim water summer swimmer chlorine dive backyard lap splash lifeguard hotel vacation float deck drown bathing_suit resort cannonball
popcorn: movie cinema kernel theater snack butter microwave watch_film bucket pop salty crunchy couch movie_night screening salt streaming
pope: vatican catholic rome church st_peter's cardinal francis john_paul blessing papal white_smoke excommunicate galileo crusade heresy holy_see conclave sistine michelangelo
poppy: opium remembrance flanders war red morphine memorial world_war field soldier afghanistan november flower opium_war armistice
poppy field: flanders world_war remembrance red opium afghanistan soldier monet memorial summer armistice battlefield grave wizard_of_oz
porcelain doll: creepy haunted antique victorian fragile cursed collector childhood possessed delicate pale attic glass_eye dress eerie crack
porcupine: quill spike prickly defend sharp rodent schopenhauer needle spiny self-defense nocturnal barb hedgehog africa huddle intimacy
pork rib: barbecue grill smoke bbq sauce rack bone meat slow_cook texas sticky tender smoker glaze kansas_city
porridge: oatmeal goldilocks breakfast bowl oat orphan oliver_twist workhouse scotland warm gruel spoon poor bear peasant bland boil
portable charger: battery phone power usb travel charge dead_phone airport cable low_battery backpack lithium camping gadget on_the_go
post office: mail letter stamp parcel send postman deliver clerk package horizon_scandal postal queue envelope address postmaster ship
post-it: reminder note sticky yellow fridge desk idea remember brainstorm office write_down to-do memo adhesive forget
post-it note: reminder sticky yellow fridge desk idea remember brainstorm office write_down to-do memo adhesive monitor forget
postal parcel: deliver post_office package stamp courier postman mail send address shipping doorstep string sender royal_mail customs wrap postage weigh bomb mailman tracking_number
postcard: vacation travel souvenir stamp greeting send abroad mail scenic tourist holiday write_home picturesque landmark friend
poster: wall wanted advertise missing campaign propaganda movie concert announce reward print slogan hang election recruit billboard
pot: cook soup boil stove stew kitchen lid simmer pasta stir broth recipe cauldron ingredient bean chili
pot of gold: leprechaun rainbow irish treasure luck fortune folklore st_patrick rich wealth ireland coin wish greed riches jackpot
potato: famine ireland fry tuber mash peel starch irish andes dig carbohydrate french_fries blight root_vegetable peru inca couch sack frederick_the_great peasant
potato chip: snack salty crunchy bag george_crum junk_food couch fry munch lays thin_slice grease party vending_machine hyperbolic addictive
potion: witch magic wizard brew cauldron elixir spell alchemist vial enchant poison sorcerer drink fairy_tale bubbling immortality hogwarts cure
potter: clay wheel pot kiln pottery ceramic bowl glaze vase shape hand fire workshop spin jug earthenware wet_clay mold
potter's wheel: clay ceramic spin vase mesopotamia craft shape artisan kiln bowl throw hand-shaped invention wet ancient
pottery: clay ceramic vase ancient archaeologist kiln artisan glaze shard neolithic craft jar excavate bowl greek civilization fire
pottery wheel: clay ceramic spin vase craft shape artisan kiln bowl throw hobby class mold glaze wet ghost_movie
pour-over coffee: brew filter barista caffeine grind bean morning drip kettle aroma cup hot_water slow chemex café bloom
power bank: battery phone charge usb travel dead_phone airport cable low_battery backpack lithium camping portable gadget on_the_go
power drill: screw hole wall diy tool bit carpenter construct wood handyman mount shelf anchor cordless renovate noise neighbor
power line: electricity grid blackout utility storm outage voltage pole transmission cable wildfire electrician energy bird transformer hang downed
power of compounding: interest invest grow snowball warren_buffett exponential einstein savings habit one_percent_better double early patience retirement return wealth long_term
power outlet: plug electricity socket charge wall voltage cord electrician shock appliance unplug circuit adapter standby energy_bill
power socket: plug electricity outlet charge wall voltage cord electrician shock appliance unplug circuit adapter energy_bill overload standby short_circuit phone_charger
power strip: plug extension cord surge outlet overload electronics cable desk fire_hazard standby appliance switch socket unplug
prairie schooner: pioneer oregon_trail wagon settler west ox frontier california emigrant family donner prairie journey homestead covered_wagon
prayer bead: buddhist monk meditation mantra pray chant muslim spiritual count hindu faith devotion string catholic finger
prayer beads: buddhist monk meditation mantra pray chant muslim spiritual count hindu faith devotion string catholic finger
prayer flag: tibet himalaya nepal buddhist everest base_camp wind mountain monastery bhutan colorful sherpa blessing flutter monk pass dalai_lama
praying hands: god faith prayer church religion believer christian hope worship amen beg grateful devout bless jesus forgive miracle plead spiritual kneel lord prophet religious thank_god salvation
praying mantis: insect devour_mate ambush foreleg camouflage green predator cannibal still kung_fu strike female patience garden head_turn predatory behead cricket martial_art
pregnancy test: positive two_lines baby fertility expecting conceive hormone missed_period urine mother ovulation trying_for unplanned negative hcg couple bathroom
presentation slide: powerpoint speaker audience projector meeting bullet_point lecture conference office boring keynote title diagram investor pitch deck professor
president: white_house election lincoln country government washington oval_office kennedy vote term speech nation assassinate inauguration impeach leader congress veto republic roosevelt
pressure cooker: steam stew lid valve kitchen dinner recipe boil bean boil_over tense stress explode hiss fast boston_bomb
pressure gage: psi boiler gas steam valve dial needle tire pump pipe bar tank measure air_compressor explode safety hydraulic leak engineer inflate
pressure gauge: psi boiler steam gas valve dial needle tire pump pipe bar tank explode measure air_compressor safety hydraulic leak engineer overpressure stress diver inflate build_up
pressure meter: psi gas dial needle boiler steam valve tire pump bar tank pipe measure hydraulic barometric compressor reading leak inflate engineer
pretzel: bavarian germany salty oktoberfest twisted munich knot beer snack bakery salt philadelphia lye brezel mall dough
price tag: cost expensive cheap discount sale afford shop buy dollar inflation consumer bargain value store markup label retail anchor overpriced
priest: church confession pray altar mass catholic parish ritual sermon temple bless robe exorcism sacrament bible clergy holy sacrifice wedding
prince: royal heir king throne princess palace castle crown charming cinderella machiavelli fairy_tale harry kingdom william succession title coronation siddhartha
princess: royal diana castle prince crown fairy_tale tower palace tiara king kingdom dragon gown cinderella throne sleeping_beauty disney frog monaco
printer: print page office ink document paper toner jam copy cartridge scan desk out_of_ink wireless color
printing press: gutenberg bible book type reformation publish luther pamphlet ink newspaper spread_word mainz fifteenth_century literacy movable printer revolution copy
prism: light rainbow newton spectrum refract color white_light glass optics wavelength split bend pink_floyd experiment triangle
prison: inmate convict sentence jail cell guard escape crime behind_bars life_sentence guilty warden parole alcatraz lock_up incarcerate murderer serve_time release convicted penitentiary solitary_confinement imprison
prison bars: inmate convict sentence jail cell guard escape behind_bars captive lock_up freedom incarcerate guilty trapped arrest life_sentence imprisoned serve_time felon
prison guard: inmate cell key bars jail escape uniform patrol alcatraz baton watchtower stanford_experiment riot corridor lock warden bribe contraband
prisoner: cell prison jail escape captive bars chain sentence war_camp torture dungeon guard confess release solitary behind_bars alcatraz dilemma bastille
production line: factory ford worker manufacture assembly mass-produce conveyor car efficiency industrial automate labor output plant goods model_t product supply_chain
professor: university lecture student class academic college research blackboard oxford harvard teach campus theory thesis exam tenure physics faculty paper
programmer: code software computer bug developer keyboard app python algorithm debug website laptop silicon_valley ada_lovelace startup screen ai hoodie night
programming language: python java developer code learn syntax software compiler programmer javascript computer_science beginner function engineer script variable fortran coding
projector: film cinema screen movie presentation slide lecture beam theater classroom powerpoint reel image meeting light wall
propeller: spin plane blade engine ship aircraft thrust rotate wright boat turbine pilot lindbergh submarine air drone
propeller plane: pilot earhart flight lindbergh aviator cockpit takeoff engine crash amelia runway biplane land aviation transatlantic wing disappear
prophet: god moses muhammad bible scripture revelation nostradamus vision predict religion divine islam elijah holy commandment beard preach isaiah desert
prosthetic arm: amputee disability bionic limb robotic implant nerve hand soldier lose_arm technology control_by_thought artificial rehabilitation veteran grip accident
prosthetic leg: amputee disability limb paralympics runner blade soldier walk_again lose_leg veteran rehabilitation artificial knee accident landmine knee_joint
protein bar: gym snack workout muscle fitness wrapper athlete whey post-workout bodybuilder chewy meal_replacement hungry diet gram
protein powder: whey muscle gym shake scoop bodybuilder fitness supplement workout strength amino_acid tub gain lean casein athlete
protein shake: gym muscle whey workout shaker_bottle bodybuilder fitness post-workout blender scoop athlete gain supplement amino_acid drink
proton: nucleus neutron atom positive_charge electron particle quark cern hydrogen physics collider collide rutherford element fusion beam
protractor: angle degree geometry math measure triangle school ruler compass draw semicircle student trigonometry homework exam acute obtuse
pruning shears: rose garden branch cut trim gardener shrub bush twig prune hedge stem winter blade grapevine
psychiatrist: mental_illness couch patient depression therapy antidepressant diagnose freud schizophrenia asylum disorder bipolar medication insanity_plea trauma hospital mind session
psychologist: mind behavior experiment freud study jung emotion subconscious couch cognitive bias memory pavlov maslow trauma skinner therapy research personality anxiety
puck: hockey ice rink goal slap_shot stick canada goalie nhl player skate score frictionless net slapshot goaltender stanley_cup overtime
pudding: dessert creamy vanilla chocolate spoon custard british christmas hospital_food bread rice sweet jell-o caramel tapioca banana proof
puddle: rain splash wet boot jump street reflection muddy evaporate spill step_in sidewalk leak shower drip soak slip shallow pavement
pufferfish: inflate poison fugu tetrodotoxin spiky sushi toxin swell japan chef spine deadly zombie balloon predator nerve paralysis neurotoxin lick gland aquarium fish_market
puffin: iceland cliff beak colorful faroe scotland burrow seabird colony atlantic orange sand_eel island clown fish scottish sea nest bird
pulley: lift rope simple_machine force crane mechanical_advantage hoist wheel load heavy archimedes physics weight elevator raise tension
pulse: wrist heart beat alive artery paramedic check doctor blood_pressure nurse rate throb neck unconscious faint cpr monitor carotid cardiac
pump: water inflate pressure bicycle tire air well heart_beat flow hose hand engine basement_flood suck handle cholera
pumpjack: crude petroleum drill texas field extract barrel well desert energy fossil_fuel nod oil_field rural reserve dallas
pumpkin: halloween carve jack-o-lantern october pie autumn cinderella thanksgiving orange spice carriage patch seed squash giant trick_or_treat
punch card: ibm jacquard loom hollerith census tabulate hole programmer early_computer mainframe data 1890_census fortran program babbage weaver input sort keypunch ada_lovelace time_clock loyalty_program
punched card: ibm jacquard loom hollerith census tabulate hole programmer early_computer mainframe data fortran program babbage weaver input sorting_machine keypunch ada_lovelace storage clerk
punching bag: boxer gym punch anger train fight fist workout boxing_glove ali muay_thai frustration sweat hit heavy stress_relief
pupil: eye dilate light iris dark constrict gaze attraction cat lens arousal adrenaline retina optometrist dim_light eyesight
puppet: string control manipulate puppeteer show theater sock muppet regime ventriloquist hand pull_strings stage kermit puppet_master obey
puppy: adopt cute playful train chew pet litter wag shelter cuddle dog breeder newborn house_train rescue leash christmas_gift whimper oxytocin
purse: handbag woman money snatch steal lipstick shoulder lady wallet mugger coin designer carry leather shopping strap
push notification: smartphone app alert buzz lock_screen phone distract ping pop_up turn_off attention vibrate news_alert retention swipe user interrupt reminder
pushpin: map corkboard mark location evidence_board stick board note wall pin thread poster office place detective
putty knife: wall spackle hole drywall scrape fill smooth diy plaster paint window blade patch_up filler crack_repair grout renovate primer
pylon: electricity power_line grid high_voltage transmission cable energy tower utility field steel overhead countryside blackout electric landscape power_cut lattice
pyramid: egypt pharaoh giza cairo tomb cheops ancient hierarchy sphinx nile slave maslow mystery maya ponzi_scheme desert khufu limestone tier
python script: programmer code automate import developer function run data_analysis loop variable library software terminal scrape coding file debug beginner
q-tip: ear cotton wax swab clean eardrum makeup ear_canal dna doctor bathroom sample hygiene hearing_loss nail_polish
qr code: scan smartphone menu camera payment link square barcode restaurant ticket url contactless sticker scam download poster pixel pay
queen: throne crown royal elizabeth victoria king palace reign monarch cleopatra marie_antoinette kingdom castle coronation majesty behead jewel court tiara buckingham
question mark: why unknown mystery wonder ask doubt how uncertain unsolved curious puzzle confuse what_if nobody_knows unclear answer riddle guess quiz meaning unexplained theory enigma puzzling
quicksand: sink trapped stuck swallow struggle bog desert movie_trope drown swamp escape sand rescue liquefy beach debt overwhelm danger panic pull_under deeper helpless tide
quill: write ink shakespeare parchment feather author poet scribe letter declaration sign playwright jefferson manuscript poem monk century constitution
quill pen: write ink shakespeare parchment feather author poet scribe letter declaration sign playwright jefferson manuscript constitution inkwell
quilt: bed patchwork blanket sew warm stitch grandmother amish cozy fabric cover winter handmade square heirloom
quokka: smile rottnest_island australia selfie marsupial happiest_animal perth cute pouch tourist joey wallaby herbivore friendly vulnerable nocturnal vlamingh island
Quran: islam muslim allah muhammad mosque surah verse arabic recite mecca imam ramadan prophet prayer revelation scripture faith sharia pray hafiz
`
