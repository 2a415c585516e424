/** Words that call for drawings, the most telling first: `drawing: cues`, the words of a phrase joined by `_`. */
export const CUES_A = `
3D printer: filament prototype print layer plastic nozzle manufacture maker cad custom_part additive resin model rapid_prototyping prosthetic workshop design spare_part engineer
abacus: count bead arithmetic calculate merchant ancient_china calculation math sum ledger number addition computation accountant trade slide teach china reckon
abandoned house: haunted ruin decay derelict boarded_up empty ghost_town overgrown vacant foreclosure creepy detroit squat crumble urban_explorer missing cobweb dust broken_window neglect
abominable snowman: yeti himalaya everest snow footprint myth nepal cryptid legend sherpa hairy sighting mountaineer mystery tibetan climber
acacia: savanna africa giraffe thorn serengeti umbrella-shaped ant kenya drought elephant gum_arabic shade safari grassland tannin kudu
acacia tree: savanna africa giraffe thorn serengeti umbrella-shaped ant kenya drought elephant shade safari lion grassland leopard flat_top kudu
accelerator pedal: gas speed_up drive foot press floor_it car accelerate brake throttle driver toyota_recall speeding overtake gas_pedal acceleration press_down drunk_driving
acceptance letter: university college admission apply applicant harvard envelope accepted get_in scholarship enroll dream_school freshman congratulations admissions_office graduate_school ivy_league tuition admit oxford
accordion: polka folk bellow squeeze musician tango key squeezebox buenos_aires oktoberfest sailor street_musician folk_music play instrument dance cajun
account statement: bank balance transaction monthly fee withdrawal deposit check_balance finance audit paper budget credit_card charge spending debit subscription overdraft
accountant: tax book audit balance_sheet bookkeeping ledger number income deduction spreadsheet invoice expense fraud cpa financial_statement file calculate firm irs figures
acorn: oak squirrel seed bury autumn nut tiny_beginnings hoard grow_into jay forest winter_store potential small forgotten sprout
Acropolis: athens greece parthenon ancient_greek temple hill pericles athena democracy marble ruin column classical citadel socrates polis athenian
actor: film movie role hollywood stage theater play audition script oscar director star scene perform character celebrity cast drama audience fame
actress: film movie role hollywood star oscar audition marilyn_monroe glamour scene red_carpet leading_lady she stage script director starlet celebrity perform beauty
adding machine: sum ledger clerk accountant bookkeeping lever total burroughs column keys office arithmetic tally paper_roll figures crank receipts balance_the_books bank_clerk 1890s subtract cashier
adhesive tape: stick roll seal wrap tear glue patch repair fix scotch package graphene gift_wrap stationery label scotch_tape sticky_note duct bond
air bag: crash collision car_safety inflate seat_belt dashboard accident recall deploy cushion driver impact driver_seat seatbelt steering_wheel save_life wreck
air conditioner: cool heat_wave summer thermostat electricity_bill cooling room_temperature refrigerant compressor hot hvac energy_use unit humid sweat filter window ac temperature energy_bill indoor
air filter: engine dust car clog replace clean pollen maintenance mechanic hvac particle intake allergy car_maintenance debris airflow dirty housing
air fryer: crispy fries kitchen oil cook basket chicken_wing recipe appliance preheat crunchy leftover minute snack potato chicken season
air purifier: dust allergy pollen indoor filter asthma smoke hepa bedroom particle air_quality smog wildfire allergen clean_air mold hepa_filter pollution
airbag: crash collision car_safety inflate seat_belt dashboard accident recall deploy cushion driver impact driver_seat seatbelt steering_wheel save_life wreck
aircraft carrier: navy fleet fighter_jet flight_deck pacific pearl_harbor midway admiral warship sailor world_war deploy superpower squadron taiwan warplane aviation
aircraft engine: thrust plane airline wing pilot jet takeoff rolls-royce fuel mechanic turbine propulsion boeing airbus nacelle bird_strike general_electric hangar maintenance aviation flight engine_failure altitude roar
airplane: flight fly pilot airport takeoff passenger landing travel airline altitude wright_brothers jet land abroad board arrive departure turbulence crash hijack jet_lag cabin ticket vacation overseas
airplane window: seat flight cloud passenger view altitude fly window_seat wing cabin look_out travel takeoff landing aisle runway jet sky passenger_seat
airport runway: takeoff land plane taxi pilot flight control_tower touchdown asphalt airliner delay airline passenger tarmac approach clearance aviation landing_lights arrival departure jet heathrow abort_takeoff
airship: zeppelin hindenburg hydrogen helium float dirigible fire lighter_than_air passenger germany gas_bag blimp crossing rigid sky air_travel
airstrip: remote land small_plane bush_pilot dirt jungle grass takeoff smuggler island cessna cargo outpost touchdown supplies makeshift drug_flight air_base wartime gravel evacuate propeller charter_flight
alarm clock: wake_up oversleep snooze morning early get_up ring bed sleep_in six_o'clock routine late tired schedule bedtime circadian 5_a.m. monday drowsy
albatross: seabird wingspan glide southern_ocean soar sailor mariner burden antarctic open_ocean colony longline coleridge ship wind_current mate_for_life bycatch navigate gale vessel pacific
alcohol: drunk drink bar sober hangover beer addiction liver alcoholic party intoxicated prohibition liquor booze binge rehab ferment drunk_driving relapse ethanol whiskey tipsy
alembic: alchemy distill alchemist vapor still perfume spirit essential_oil medieval condense liquor philosopher's_stone potion arab_chemist distillation mercury flask jabir apothecary
alga: photosynthesis single-celled pond chlorophyll water oxygen green lichen plankton symbiont coral cell seaweed microscope aquatic biofuel chloroplast ocean diatom primitive_plant
algae: pond photosynthesis green_water aquarium seaweed oxygen bloom fertilizer_runoff nutrient lake scum chlorophyll coral biofuel plankton phosphorus slimy phytoplankton spirulina sloth_fur fish_tank carbon_dioxide ocean feed
algae bloom: lake runoff fertilizer phosphorus nitrogen dead_zone toxic green_water oxygen fish_kill nutrient pollution warm_water sewage cyanobacteria beach_closed eutrophication toxin scum lake_erie suffocate drinking_water farm
algal bloom: eutrophication runoff fertilizer phosphorus nitrogen toxic lake dead_zone oxygen_depletion fish_kill nutrient cyanobacteria red_tide pollution warm_water green_water toxin scum satellite_image sewage baltic suffocate
alien: extraterrestrial ufo outer_space invasion abduct galaxy planet roswell fermi_paradox saucer civilization martian first_contact seti area_51 sci-fi intelligent_life drake_equation green_men exoplanet
allen key: hex furniture_assembly ikea screw tighten bolt flat_pack adjust loosen tool hexagonal shelf instruction assemble furniture screwdriver wrench crib
allen wrench: hex furniture_assembly ikea screw tighten bolt flat_pack adjust loosen tool hexagonal handlebar assemble furniture screwdriver wrench crib
almond: nut marzipan milk snack orchard california roast shell pollinate vitamin_e cyanide bitter nutty blossom unsalted dairy-free slivered handful
aloe: gel sunburn skin succulent soothe plant burn leaf moisturize cosmetic remedy desert cleopatra thick_leaves pot heal juice
aloe vera: gel sunburn skin succulent soothe burn leaf moisturize cosmetic remedy desert cleopatra pot heal houseplant juice lotion
aluminum foil: wrap oven leftover bake kitchen roll shiny tinfoil_hat grill cover roast microwave crumple sheet tray heat crispy
ambulance: emergency paramedic siren 911 hospital rush accident heart_attack injured collapse stretcher first_aid stroke rescue emergency_room unconscious crash victim critical_condition
American football: nfl touchdown quarterback super_bowl helmet tackle end_zone concussion coach linebacker kickoff huddle yard college_team fumble stadium draft_pick
ammonite: fossil spiral extinct jurassic shell cephalopod sea cretaceous paleontologist mary_anning cliff limestone prehistoric fossil_hunter seabed mollusk evolution nautilus
amphora: ancient_greece wine olive_oil shipwreck clay merchant pottery archaeologist cargo jar mediterranean vessel ceramic ancient_rome storage pompeii trader
amplifier: guitar loud sound concert speaker volume signal band rock transistor electric stage plug_in feedback distortion audio guitarist sound_wave gain hendrix
amusement park: roller_coaster ride ferris_wheel thrill disney ticket carousel fun cotton_candy family carnival entertainment scream coaster theme_park vacation queue kid
anchor: ship harbor drop seabed anchoring_bias navy sailor moor stability port negotiate kahneman vessel chain hold_fast initial_offer boat
anchovy: fish pizza salty tin fillet caesar_salad small_fish mediterranean school caper sardine pasta cured garum umami fishy topping
ancient vase: pottery greece museum archaeologist ming artifact ceramic antique dynasty excavate clay collector auction priceless urn pot greek tomb shard
anemonefish: anemone reef clownfish tentacle sting symbiosis orange stripe mucus nemo coral host saltwater aquarium immune venom polyp diver lagoon fin mutualism finding_nemo
angel: heaven wing halo divine god messenger miracle guardian gabriel holy angel_investor bless pray saint protect harp christmas paradise cherub
angel of death: wing dark mengele passover die plague doom reaper final_hour fatal scythe epidemic egypt firstborn serial_killer black_robe
angel wing: heaven feather halo divine guardian flight icarus costume white soul mural memorial cherub fly innocent
anglerfish: deep_sea lure bioluminescence abyss darkness glow teeth prey bait dangle ocean_floor parasitic_male trench midnight_zone depth jaws lantern predator pressure symbiosis mate
angry sea: storm wave ship sailor shipwreck gale sink hurricane rough rogue_wave captain overboard tempest poseidon drown fisherman lighthouse turbulent odysseus
ankle chain: prisoner shackle slave convict captive bondage jail chain_gang fetter freedom escape iron convict_ship slavery dungeon transport
ant: colony anthill worker queen pheromone trail swarm crumb nest tunnel carry forage insect picnic tiny antenna hardworking scout soldier cooperation sugar
antelope: savanna herd graze horn hoof africa predator lion cheetah migrate gallop flee serengeti grassland leap outrun plains kudu fur cave_painting hunter waterhole sprint
antenna: radio signal receive transmit broadcast wave frequency reception tower aerial mast communication amplifier wireless station tune marconi satellite telescope cell_phone interference spacecraft wavelength metal_rod
anthill: ant colony worker queen tunnel soil nest insect mound swarm forage pheromone entomologist termite underground aardvark cooperate forest_floor
antibody: immune_system vaccine virus antigen infection blood b_cell protein bind y-shaped infect plasma defend test monoclonal immunity white_blood_cell
antique doll: porcelain creepy haunted collector victorian attic annabelle childhood lace flea_market grandmother collectible haunt glass_eye
antler: deer elk stag moose buck shed hunter reindeer horn caribou rut grow_back trophy bone velvet forest mating
anvil: blacksmith hammer forge iron metal horseshoe sword strike hot spark craftsman shape cartoon steel village_smith smith blacksmith_shop blade weld medieval
apartment building: rent tenant landlord city flat neighbor housing resident lease floor urban high-rise block unit move_in real_estate eviction rooftop super condo dwell
app store: download install smartphone developer app iphone apple google_play in-app_purchase update rating review subscription tap mobile_game icon free_trial android launch mobile_phone
apple: fruit newton orchard doctor_away core adam_and_eve peel bite snow_white gravity cider tree crisp red forbidden_fruit pick worm temptation teacher eve
apple pie: bake crust cinnamon american thanksgiving dessert oven slice grandmother pastry lattice ice_cream flaky filling windowsill patriotic
application form: apply applicant fill_out submit candidate sign_up visa register paperwork deadline eligible signature hire admission job_seeker enroll permit bureaucracy box_to_tick applied vacancy passport
apron: cook chef kitchen bake butcher blacksmith waiter recipe tie barista flour housewife craftsman grill maid restaurant cookery pastry dishwasher
aquarium: fish tank sea_world glass shark_tank visitor water reef pet filter saltwater tropical jellyfish marine_biologist ocean sea_creature curator octopus glass_wall goldfish exhibit feeding_time
aqueduct: roman water_supply arch rome channel engineering ancient_rome segovia spring pont_du_gard city_water gravity bath engineer gradient stone irrigation
Arc de Triomphe: paris france napoleon champs_elysees triumph french parade victory monument unknown_soldier tour_de_france austerlitz traffic_circle etoile avenue tourist emperor bonaparte flame
arcade game: 1980s joystick coin pac-man video_game teenager high_score retro atari pixel nintendo space_invaders player nostalgia quarter gamer console token video pinball
arcade machine: 1980s joystick coin pac-man video_game teenager high_score retro atari pixel quarter space_invaders gamer console token video pinball
arch: keystone roman architecture stone span bridge gateway curve vault load column triumphal ruin cathedral mason doorway dome triumph
archaeologist: dig excavate ruin tomb artifact ancient bone pottery unearth site trowel skeleton buried civilization howard_carter museum pompeii relic mummy brush
archangel: gabriel michael wing heaven messenger holy annunciation sword quran divine bible god angel heavenly fall lucifer seraph
archer: bow arrow shoot target longbow quiver agincourt aim volley medieval robin_hood bullseye string arrowhead castle zen olympic sherwood battle sagittarius
archery target: aim hit arrow bow precision accuracy goal bullseye objective shoot focus miss archer performance_target on_target
architect: blueprint building design plan skyscraper draw cathedral structure model frank_lloyd_wright gaudi facade drawing_board construction sketch dome house bauhaus masterplan
arm: elbow muscle shoulder lift biceps wrist hug sleeve strong reach forearm raise injection carry stretch embrace push-up numb
arm sling: broken_arm injury fracture shoulder dislocate bandage doctor heal cast sprain accident collarbone rehab elbow hurt wrist emergency_room surgery humerus
armadillo: armor shell roll_up curl ball burrow dig texas leprosy nine-banded roadkill south_america insect bony_plates claw mammal quadruplets ants nocturnal glyptodon leathery scutes
armchair: sit living_room relax read comfortable therapist recline grandfather upholstery cozy psychoanalyst fireplace cushion session detective couch sofa nap evening
armor: knight medieval sword crusade battle shield soldier protect samurai steel joust joan_of_arc chivalry defense plate agincourt warrior chainmail invade duel
army: soldier troops war battle invade march general conquer napoleon military battalion commander regiment siege defeat recruit enemy defend campaign conscript
arrow: bow archer shoot quiver target zeno_paradox flight direction cupid battle point agincourt pierce hunter william_tell robin_hood indigenous wound
arrowhead: flint stone_age archaeologist hunter_gatherer obsidian spear clovis prehistoric native_american chip bronze_age tip otzi artifact hunt knap bow stone_tool
artery: blood heart plaque vessel cholesterol oxygen atherosclerosis coronary carotid stroke circulation stiffen blood_flow aorta pulse narrow hypertension stent
artichoke: vegetable thistle leaf heart steam globe mediterranean scales choke dip lemon butter peel recipe roman_cuisine appetizer fiber castroville harvest bud liver garlic bitter
artichoke heart: tender marinate jar salad pizza canned dip spinach olive_oil antipasto choke trim center leaves lemon recipe mediterranean core roast appetizer
artificial intelligence: ai machine_learning chatgpt neural_network algorithm model openai chatbot train robot automate llm turing deep_learning data generate prompt job_loss deepfake superintelligence gpt nvidia token
artificial leg: prosthesis amputee amputate veteran limb sprinter paralympic landmine rehab walk_again diabetic carbon_fiber knee prosthetic disability walk
artist: paint canvas studio masterpiece gallery brush easel sculpture creative draw exhibition picasso van_gogh muse portrait sketch genius museum bohemian palette
artist's easel: paint canvas painter brush portrait studio palette sketch masterpiece picasso van_gogh monet art_class landscape atelier artwork oil_paint impressionist artist
ash: volcano burn fire pompeii cremate urn eruption cigarette grey phoenix vesuvius fireplace dust bury cloud soot smolder mount_st_helens
ashtray: cigarette smoker butt smoke ash quit stub_out cigar bar tobacco nicotine chain_smoker lighter smell lung pub coffee_table extinguish detective pack_a_day 1950s smoking_ban poker_night
asparagus: vegetable spear spring grill urine_smell steam green stalk side_dish roast tender hollandaise season trim white harvest
assembly line: factory henry_ford worker mass_production manufacture conveyor model_t industry automation car_plant repetitive productivity efficiency division_of_labor industrial industrial_revolution production robot ford taylorism
asteroid: dinosaur_extinction impact crater space chicxulub nasa collide meteor orbit belt jupiter ceres rock_from_space armageddon mining deflect comet apophis mars
astrolabe: navigate star astronomer latitude sailor instrument brass altitude celestial arab_scholar explorer sextant astronomy ptolemy compass mariner
astronaut: space nasa moon spacesuit rocket weightless apollo orbit space_station spacecraft launch spacewalk armstrong gravity mission float helmet mars buzz_aldrin lunar
astronomer: telescope star galileo planet observatory copernicus sky comet kepler galaxy hubble discover observe tycho_brahe universe orbit heaven chart herschel edmond_halley
athlete: train sport olympic competition medal coach performance muscle race champion fitness run stadium endurance doping injury record workout peak marathon
athletics track: sprint run lane olympic marathon race athlete jog stadium 100_meter relay coach usain_bolt four_minute_mile sprinter runner hurdle training 400_meter
atm: cash withdraw pin card bank_account fee money skim teller dispense balance debit bank_run banknote withdrawal bank cash_machine scam card_skimmer overdraft hacker
atom: electron nucleus proton neutron physics molecule democritus bohr quantum rutherford particle matter bomb element split tiny orbit dalton fission
atomic explosion: nuclear hiroshima oppenheimer mushroom_cloud manhattan_project uranium trinity nagasaki fission warhead truman chain_reaction cold_war los_alamos hydrogen_bomb radiation arms_race detonate
atomic nucleus: proton neutron electron rutherford fission strong_force atom split physics radioactive decay bohr gold_foil dense energy quark uranium fusion
atrium: heart chamber blood ventricle fibrillation valve pump upper_chamber vein heartbeat cardiac oxygen-poor contract pacemaker arrhythmia
attic window: roof haunted loft dormer old_house hide gable anne_frank dusty garret ghost peek house_top upstairs watch_from_above shadow
attracting magnets: pole force opposite_attract north_south magnetism field iron pull together attraction polarity romance magnet magnetic electron attract couple
audience: applause theater listen clap concert stage speech watch seat performance crowd spectator presentation laugh viewer lecture public_speaking cheer show standing_ovation
aunt: mother's_sister father's_sister relative uncle niece nephew family visit cousin raised_by inherit spinster christmas holiday stay_with kind eccentric kiss_on_cheek
aurora: northern_lights arctic solar_wind green_glow magnetic_field iceland norway sky dance charged_particle shimmer polar night borealis magnetosphere curtain tromso solar_storm lapland
autumn leaf: fall october red orange golden drop tree season wind crisp rake maple chlorophyll fade change_color november cool
avalanche: snow mountain skier bury slope slab rescue alps slide snowpack beacon shovel backcountry trigger climber airbag bury_alive thunder_down survivor snowboarder
avocado: guacamole toast pit ripe millennial mexican healthy_fat green skin brunch slice creamy mash brown superfood cartel
avocado toast: millennial brunch breakfast hipster cafe house_deposit mash healthy_fat poached_egg sourdough instagram trendy afford sourdough_bread lime chili_flakes gen_z
axe: chop wood lumberjack murder split hack blade lizzie_borden execution firewood logger viking cut behead ax_murderer layoff medieval_weapon carpenter wooden lumber
axolotl: salamander regenerate limb gill mexico larva amphibian regrow lake neoteny xochimilco heal spinal_cord aztec endangered pink stem_cell aquarium spinal blastema wound lab
Ayers Rock: australia outback aboriginal sacred red_sandstone monolith northern_territory desert anangu alice_springs climb_ban sunset dreamtime dingo sandstone red_desert uluru
Aztec pyramid: mexico tenochtitlan sacrifice cortes moctezuma conquistador temple empire sun_god priest mesoamerica teotihuacan step human_sacrifice spanish_conquest montezuma aztec spaniard codex
Aztec temple: mexico tenochtitlan sacrifice cortes moctezuma conquistador empire god priest mesoamerica ritual heart step spanish_conquest montezuma aztec spaniard codex
`
