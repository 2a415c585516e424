/** Drawings that show what nouns without one of their own name: `drawing: nouns`, compounds with `_`. */
export const KINDS_G_TO_P = `
galaxy: andromeda andromeda_galaxy spiral_galaxy
galleon: spanish_galleon treasure_galleon treasure_ship
game console: gaming_console nintendo_switch playstation video_game_console xbox
game controller: gamepad
gangster: drug_lord mafioso mobster
garden: botanical_garden front_garden rose_garden zen_garden
garden bed: seedbed
garlic: clove_of_garlic garlic_clove
gas giant: gas_planet
gas station: filling_station fuel_station petrol_station service_station
gas stove: burner
gasoline: petrol
gate: castle_gate city_gate
general: army_general roman_general war_general
ghost: apparition banshee phantom specter
gift: birthday_gift birthday_present christmas_gift christmas_present gift_box
gift card: gift_certificate
girl: little_girl schoolgirl
glacier: ice_cap ice_field ice_sheet
glass: tumbler
glass of milk: skim_milk whole_milk
glass of red wine: wine_glass
glass of water: ice_water
glasses: eyeglasses pair_of_glasses reading_glasses
glove: gardening_glove leather_glove winter_glove work_glove
glue: adhesive glue_stick super_glue superglue wood_glue
goat: billy_goat mountain_goat
goggles: safety_glasses safety_goggles
gold bar: gold_bullion gold_ingot
gold medal: olympic_gold olympic_medal
goldfish: gold_fish
gorilla: ape mountain_gorilla silverback
governor: state_governor
gpu: graphics_processing_unit graphics_processor
grandfather: grandpa
grandmother: grandma granny
graph: line_graph scatter_plot
graphics card: video_card
grass: lawn sod sward
grater: box_grater cheese_grater
gravestone: war_grave
guard: bodyguard border_guard museum_guard night_watchman palace_guard royal_guard security_guard
guest: hotel_guest wedding_guest
guide: mountain_guide tour_guide
guitar: acoustic_guitar classical_guitar
guitarist: guitar_player lead_guitarist
gull: sea_gull seagull
gut: guts
gut bacteria: gut_microbiome microbiome
gym: fitness_center fitness_studio
hacker: black_hat_hacker cyber_criminal cybercriminal
hallway: corridor passageway secret_passage vestibule
ham: deli_meat lunch_meat
hamburger: burger cheeseburger fast_food junk_food veggie_burger
hammer: claw_hammer
handbag: designer_bag designer_handbag fake_handbag luxury_bag shoulder_bag
handwritten note: handwriting
handwritten page: writing
harbor: fishing_port seaport
hard drive: solid_state_drive ssd
hat: bucket_hat cowboy_hat fedora winter_hat
hatch: hatchway
hatching egg: hatching
haunted house: haunted_mansion
hawk: bird_of_prey
hay bale: hay
headlight: fog_light front_light high_beam
headphones: noise-cancelling_headphones wireless_headphones
heart: heart_muscle human_heart
heart monitor: electrocardiograph
heart rate: resting_heart_rate
heater: electric_heater space_heater
helicopter: apache_helicopter attack_helicopter chopper police_helicopter rescue_helicopter
herb: bay_leaf
high heel: stiletto stiletto_heel
hill: hillside mound
hole: burrow orifice pit
holy book: gospels
hoodie: hooded_sweatshirt
horse: bronc mare pony race_horse racehorse stallion war_horse warhorse wild_horse
horse-drawn carriage: horse_and_carriage horse_carriage
hose: tubing
hot chocolate: hot_cocoa
hot spring: thermal_spring
hotel: luxury_hotel
house: abode beach_house brick_house childhood_home country_house dream_house dwelling family_home farm_house farmhouse home manor_house residence row_house safe_house starter_home terraced_house town_house townhouse vacation_home
Hubble telescope: hubble_space_telescope
huge wave: big_wave rogue_wave tidal_wave tsunami
hurricane: cyclone tropical_cyclone typhoon
hut: beach_hut fishing_hut mountain_hut mud_hut straw_hut
ice cream: ice_cream_sundae vanilla_ice_cream
ice pack: compress
id card: company_badge fake_id green_card identity_card
impact crater: lunar_crater meteor_crater moon_crater
inclined plane: incline
index fund: etf exchange-traded_fund
inflation: hyperinflation inflation_rate
inmate: cellmate death_row_inmate prison_inmate
insect: bed_bug bedbug
investor: angel_investor shareholder stockholder venture_capitalist
island: desert_island deserted_island guam prison_island private_island treasure_island tropical_island volcanic_island
jacket: blazer bomber_jacket denim_jacket leather_jacket puffer_jacket rain_jacket suit_jacket
James Webb telescope: james_webb james_webb_space_telescope
jar: glass_jar mason_jar
jeans: pair_of_jeans skinny_jeans
jellyfish: box_jellyfish lion's_mane_jellyfish moon_jellyfish
jester: court_jester
jigsaw puzzle: puzzle
journal: gratitude_journal
journalist: columnist investigative_journalist newspaperman
judge: magistrate supreme_court_justice
juice: apple_juice fruit_juice
jungle: rain_forest tropical_forest
kelp: kelp_forest
key: spare_key
knife: bread_knife butter_knife chef's_knife kitchen_knife paring_knife steak_knife
knight: medieval_knight
koala: koala_bear
laboratory: crime_lab
ladder: step_ladder stepladder
ladybug: ladybird
lake: mountain_lake reservoir salt_lake
lamp: bedside_lamp desk_lamp reading_light table_lamp
language model: large_language_model
laptop: laptop_computer macbook notebook_computer
laurel wreath: laurels
lava: lava_flow
lawyer: attorney barrister defense_attorney defense_lawyer district_attorney divorce_lawyer prosecutor solicitor
leaf blower: blower
ledger: account_book
legionary: roman_legionary
lens: camera_lens
letter: cover_letter draft_notice letter_of_recommendation letter_of_resignation resignation_letter
library: city_library public_library reading_room school_library
license plate: registration_plate
lie detector: lie_detector_test
life buoy: life_preserver life_ring lifebelt ring_buoy
light bulb: incandescent_bulb led_bulb led_light lightbulb
light switch: dimmer dimmer_switch
lion: male_lion pride_of_lions
lizard: bearded_dragon gecko iguana komodo_dragon
loaf of bread: banana_bread
lock: combination_lock padlock
locomotive: steam_locomotive steam_train
log cabin: log_house
lord: feudal_lord
lotion: body_lotion face_cream hand_cream moisturizer
lottery ticket: lotto_ticket scratch_card
lunar cycle: lunation
lynx: wildcat
mafia boss: crime_boss mob_boss
magazine: gossip_magazine periodical publication
magician: stage_magician
magnet: bar_magnet electromagnet fridge_magnet
magnifying glass: magnifier
mailman: mail_carrier postman
makeup: lipstick
malware: spyware
mammoth: woolly_mammoth
man: men
manager: hiring_manager middle_manager project_manager store_manager supervisor
manuscript: ancient_manuscript
map: city_map subway_map weather_map world_map
market: farmers_market food_market street_market
mars rover: space_rover
masking tape: painter's_tape
meat: ground_beef ground_meat raw_meat
medicine: oxytetracycline phenothiazine
microbe: ciliate microorganism protozoa
microchip: ai_chip computer_chip cpu integrated_circuit microprocessor processor silicon_chip
microscope: electron_microscope lab_equipment
microwave: microwave_oven
Milky Way: milky_way_galaxy
miner: coal_miner gold_miner gold_prospector
molecule: amino_acid enzyme hydrocarbon water_molecule
monkey: howler_monkey snow_monkey spider_monkey
mop: wet_mop
moped: vespa
moth: luna_moth tiger_moth
mother: mom mum single_mom single_mother
motorcycle: dirt_bike harley harley-davidson motorbike
motorhome: recreational_vehicle rv
mountain: mountain_chain mountain_peak mountain_range mountain_top mountainside ridge
mouse: field_mouse lab_mouse
mouth: lip
mummy: egyptian_mummy
muscle: muscle_fiber muscle_tissue
museum: art_museum history_museum national_museum science_museum
mushroom: fungus mushroom_cap wild_mushroom
musical notes: music_note musical_note
musician: busker jazz_musician rock_musician rock_star songwriter street_musician
musket: flintlock muzzle_loader
nebula: crab_nebula orion_nebula
necklace: gold_chain pearl_necklace
needle: sewing_needle
neighbor: next-door_neighbor
nerve: sciatic_nerve vagus_nerve
neuron: brain_cell nerve_cell
neutron star: magnetar pulsar
newborn baby: preemie premature_baby
newspaper: daily_newspaper front_page local_newspaper newspaper_article newspaper_headline tabloid
night sky: heavens night starry_night starry_sky
nobleman: nobility
notebook: drawing_book sketchbook stationery
nuclear missile: nuclear_weapon
nuclear reactor: breeder_reactor fusion_reactor
number plate: vanity_plate
oak: oak_tree
ocean: atlantic pacific
ocean liner: passenger_ship
octopus: blue-ringed_octopus mimic_octopus
office: co-working_space corner_office office_space open-plan_office
office building: company_headquarters head_office headquarters office_block
office tower: corporate_headquarters
official: bureaucrat civil_servant customs_officer government_official immigration_officer
oil rig: drilling_rig offshore_platform oil_platform
old ship: ghost_ship
omelette: omelet
operating room: operating_theater operating_theatre
otter: river_otter
outlaw: train_robber
owl: barn_owl great_horned_owl snowy_owl
ox: oxen
pack ice: polar_region
paintbrush: paint_brush
painter: portrait_painter
painting: landscape_painting oil_painting portrait portrait_painting self-portrait still_life stolen_painting watercolor_painting
palace: presidential_palace royal_palace
palette: color_palette
palm tree: coconut_palm coconut_tree
panda: giant_panda panda_bear
paramedic: emt
park: city_park public_park
parking lot: car_park parking_garage
parking ticket: parking_fine
parrot: cockatoo macaw pet_parrot
passport: false_passport travel_document
path: forest_path hiking_trail mountain_path mountain_trail pathway trail walking_trail
person: adult human
petal: flower_petal
petri dish: bacterial_culture culture_dish
pharaoh: egyptian_pharaoh
phases of the moon: lunar_phase moon_phase
philosopher: ancient_philosopher aristotle diogenes epictetus greek_philosopher hegel plato platonist rousseau socrates stoic_philosopher
photograph: family_photo passport_photo vintage_photo wedding_photo
photographer: fashion_photographer paparazzi press_photographer street_photographer war_photographer wildlife_photographer
physicist: nuclear_physicist
pianist: chopin concert_pianist piano_player
piano: grand_piano upright_piano
pickup truck: pickup
pier: dock
pigeon: carrier_pigeon homing_pigeon messenger_pigeon
piggy bank: money_box
pile of papers: papers
pill: antibiotic antidepressant aspirin barbiturate beta_blocker blood_thinner diet_pill drug ibuprofen painkiller paracetamol placebo sleeping_pill statin
pillow: throw_pillow
pilot: airline_pilot bomber_pilot bush_pilot co-pilot commercial_pilot copilot fighter_pilot flying_ace kamikaze_pilot test_pilot
pine: pine_tree
pipe: burst_pipe copper_pipe drain_pipe frozen_pipe sewer_pipe
pirate: captain_hook pirate_captain
pizza: frozen_pizza pepperoni_pizza
planet: alien_planet exoplanet rogue_planet super-earth
planet Jupiter: jupiter
planet Mars: mars
planet Neptune: ice_giant neptune
planet Saturn: ringed_planet saturn
planet Uranus: uranus
plank: lumber timber two-by-four wood_plank wooden_board wooden_plank
plant: house_plant houseplant indoor_plant potted_plant vegetation
plant pot: flower_pot flowerpot
plate: paper_plate
pliers: needle-nose_pliers pair_of_pliers
plunger: toilet_plunger
poet: coleridge wordsworth
poker chip: casino_chip
police car: cop_car patrol_car squad_car
police officer: highway_patrolman police_chief policeman riot_police traffic_cop traffic_police
police station: police_headquarters police_precinct
politician: congressman finance_minister foreign_minister lawmaker party_leader prime_minister
porridge: bowl_of_oatmeal oatmeal overnight_oats
poster: campaign_poster election_poster propaganda_poster
pottery: pottery_shard
power drill: cordless_drill
power line: high-voltage_line overhead_line transmission_line
presentation slide: pitch_deck powerpoint powerpoint_slide slide_deck
president: american_president head_of_state us_president
price tag: price_label
priest: clergy jesuit
prince: crown_prince handsome_prince prince_charming
princess: crown_princess sleeping_beauty snow_white
printer: inkjet_printer laser_printer
prison: detention_center jail maximum-security_prison penitentiary
prison cell: death_row dungeon holding_cell jail_cell lockup solitary_confinement
prison guard: correctional_officer
prisoner: prisoner_of_war
programmer: coder software_developer software_engineer web_developer
protein powder: whey whey_protein
proton: subatomic_particle
push notification: news_alert
pushpin: push_pin thumbtack
`
