/** Drawings that show what nouns without one of their own name: `drawing: nouns`, compounds with `_`. */
export const KINDS_F_TO_K = `
face mask: dust_mask n95_mask protective_mask
factory: arms_factory assembly_plant auto_factory automobile_factory car_plant chemical_plant chocolate_factory clothing_factory cotton_mill factory_hall gasworks industrial_plant ironworks manufacturing_business manufacturing_plant oil_refinery packing_plant paper_mill petroleum_refinery production_hall refinery rolling_mill shoe_factory shop_floor smelter steel_factory steel_mill steel_plant sugar_refinery textile_mill toy_factory
fairground: county_fair fun_fair village_fair
fairy: bad_fairy dryad fairy_godmother fairy_queen fairy_wing good_fairy tinker_bell
falcon: peregrine_falcon
family: extended_family family_unit foster_family nuclear_family
fan: desk_fan electric_fan exhaust_fan fan_blade standing_fan table_fan
farm: barnyard cattle_farm cattle_ranch collective_farm dairy_farm family_farm farmyard horse_farm kibbutz
farmer: dairy_farmer farm_worker field_hand small_farmer stock_farmer stock_raiser tenant_farmer
father: dad daddy family_man father_figure foster_father male_parent
fault line: common_fault faulting geological_fault gravity_fault inclined_fault normal_fault reverse_fault thrust_fault
fawn: baby_deer
feather: bird_feather duck_down eagle_feather goose_down goose_feather
fence: chicken_wire corral fence_rail garden_fence palisade picket_fence rail_fence split_rail wire_fence wooden_fence worm_fence
ferry: car_ferry ferry_boat passenger_ferry
fetus: human_fetus
field: corn_field crop_field cultivated_land farm_field piece_of_ground piece_of_land plot_of_ground plot_of_land polder
fighter jet: attack_aircraft fighter_aircraft military_aircraft military_jet military_plane stealth_fighter
fighter plane: dive_bomber warplane
file folder: case_file court_file document_folder dossier manila_folder paper_folder patient_file personnel_file police_file
film camera: cine_camera
film reel: film_roll movie_film movie_reel sound_film
finger: index_finger little_finger middle_finger pinky pinky_finger ring_finger
fingerprint: thumb_print
finish line: finish_tape finishing_line winning_post
fire: brush_fire bush_fire crown_fire forest_fire ground_fire house_fire surface_fire wild_fire wildfire
fire alarm: fire_bell
fire engine: aerial_ladder_truck fire_truck ladder_truck
firefighter: fire_chief fire_fighter fire_marshal fire_marshall fireman forest_fire_fighter volunteer_firefighter
fireplace: fireside log_fire
firework: catherine_wheel cherry_bomb firework_rocket fireworks_display fireworks_show
first aid kit: emergency_kit medical_kit medicine_chest
fish: betta_fish black_bass black_sea_bass bottom_fish catfish dried_fish farmed_fish fish_family fish_school fish_species food_fish freshwater_bass freshwater_fish game_fish kipper marine_animal northern_pike pet_fish rainbow_trout rock_bass school_of_fish sea_animal sea_bass shoal_of_fish smoked_fish sport_fish spotted_black_bass
fish fillet: fish_steak salt_cod
fishbowl: fish_bowl
fishing boat: fishing_trawler fishing_vessel
fishing net: drift_net gill_net
fishing rod: fishing_gear fishing_line fishing_pole fishing_rig fishing_tackle fly_rod spinning_rod
fitness tracker: activity_tracker fitness_band
flag: battle_flag blue_peter code_flag country_flag flagpole flagstaff national_flag pennant signal_flag
flame: candle_flame eternal_flame gas_flame
flash drive: flash_memory memory_device
flat tire: flat_tyre puncture punctured_tire
flatbread: fry_bread naan naan_bread tortilla
flight attendant: air_hostess cabin_crew
flint: chert obsidian volcanic_glass
flip flop: beach_sandal
flood: flash_flood flood_water flooding floodwater river_flood
floor tile: lino linoleum
floorboard: floor_plank
floppy disk: diskette floppy_disc
flour: bag_of_flour cornstarch farina graham_flour plain_flour soy_flour soybean_flour starch wheat_flour whole_meal_flour whole_wheat_flour
flower: artificial_flower balloon_flower bed_of_flowers blanket_flower bloom blossom day_lily flower_bed flower_cluster flower_head flowering_plant garden_plant glacier_lily globe_flower glory_lily inflorescence iris_family lily_family lily_of_the_valley morning_glory mountain_lily spring_flower tiger_lily trumpet_flower white_lily white_trumpet_lily wild_flower wildflower wood_lily yellow_iris
flute: tin_whistle wind_instrument
fly: bee_fly black_fly blow_fly compound_eye flesh_fly flies flying_insect fruit_fly horn_fly horse_fly horsefly house_fly housefly sand_fly vinegar_fly
foal: baby_horse
fog: ice_fog morning_fog morning_mist sea_fog sea_mist thick_fog
folding chair: garden_chair lawn_chair lawn_furniture patio_chair
fondue: cheese_dip
food bowl: cat_bowl cat_food pet_bowl pet_food
food stall: coffee_stall coffee_stand hot_dog_stand night_market_stall snack_bar
food truck: coffee_truck ice_cream_truck taco_truck
foot: bare_foot fallen_arch great_toe human_foot little_toe
football: soccer_ball
football field: athletic_field football_pitch playing_area playing_field rugby_field soccer_field soccer_pitch sports_field
football stadium: football_arena soccer_stadium
footballer: football_hero football_player soccer_player
footprint: bloody_footprint boot_print shoe_print
forest: backwoods dark_forest enchanted_forest magic_forest oak_forest old_growth pine_forest second_growth tree_farm virgin_forest
fork: cutlery dinner_fork flatware plastic_fork salad_fork silverware table_fork
forklift: pallet_truck
fortune teller: mind_reader
fossil: fossil_record index_fossil
fountain: bird_bath water_fountain
fox: arctic_fox clever_fox fennec_fox gray_fox grey_fox kit_fox prairie_fox red_fox sly_fox
freezer: chest_freezer deep_freezer
french fries: french_fry side_dish side_order
fried chicken: soul_food
fried egg: bacon_and_eggs ham_and_eggs
fried fish: fish_fry
friend: best_friend childhood_friend close_friend old_friend pen_pal
frisbee: flying_disc
frog: bullfrog chorus_frog cricket_frog dart_frog eastern_cricket_frog frog_king grass_frog green_frog poison_dart_frog poison_frog spring_frog tree_frog true_frog wood_frog
front door: exterior_door front_entrance outside_door
fruit: bowl_of_fruit fresh_fruit fruit_basket fruit_bowl fruit_salad
fruit stand: fruit_market fruit_stall
frying pan: cast-iron_skillet cast_iron_pan cast_iron_skillet cooking_pan griddle iron_skillet non-stick_pan nonstick_pan saute_pan skillet
full moon: harvest_moon supermoon
furnace filter: hvac_filter
fuse box: fusebox
galaxy: andromeda andromeda_galaxy distant_galaxy spiral_galaxy
galleon: spanish_galleon treasure_galleon treasure_ship
galley: roman_galley
gallows: wooden_gallows
game console: gaming_console nintendo_switch playstation video_game_console xbox
game controller: game_pad gamepad gaming_controller video_game_controller
gangster: drug_dealer drug_lord gun_for_hire hired_gun hit_man loan_shark mafioso mobster
garage: car_garage car_port
garbage bag: bin_liner rubbish_bag waste_material waste_matter waste_product
garden: arboretum botanical_garden flower_garden formal_garden front_garden rock_garden rose_garden secret_garden zen_garden
garden bed: seedbed
garden hose: hosepipe
garlic: clove_of_garlic garlic_bulb garlic_clove
gas can: fuel_can petrol_can
gas giant: gas_planet outer_planet
gas mask: gas_helmet respirator
gas station: filling_station fuel_station gasoline_pump gasoline_station petrol_station service_station truck_stop
gas stove: burner gas_cooker gas_range gas_ring
gasoline: petrol
gate: castle_gate city_gate front_gate garden_gate iron_gate palace_gate prison_gate wicket_door wicket_gate
gavel: auctioneer's_hammer courtroom_hammer judge's_gavel wooden_gavel
gear: clockwork differential_gear escape_wheel gear_mechanism gear_wheel geared_wheel gearing planet_gear planet_wheel spur_gear spur_wheel sun_gear worm_gear worm_wheel
gearshift: gear_shift
gene: dominant_gene genetic_marker jumping_gene linked_genes
general: army_general brass_hat brigadier_general commander_in_chief commanding_officer field_marshal four-star_general full_general general_officer lieutenant_general military_leader roman_general war_general
germ: infectious_agent
ghost: apparition banshee friendly_ghost phantom poltergeist specter spectre supernatural_being
giant star: blue_giant supergiant_star
gift: birthday_gift birthday_present christmas_gift christmas_present door_prize gift_box gift_wrapping wedding_gift wedding_present
gift card: gift_certificate
ginger: common_ginger ginger_root rhizome stem_ginger
girl: farm_girl female_child flower_girl great_granddaughter little_girl schoolgirl young_girl
glacier: continental_glacier ice_cap ice_field ice_mass ice_sheet icecap polar_glacier
glass: glassware juice_glass shot_glass tumbler
glass of milk: almond_milk goat_milk oat_milk skim_milk soy_milk soybean_milk whole_milk
glass of red wine: glass_of_wine wine_glass
glass of water: drinking_water ice_water sugar_water
glass slipper: glass_shoe
glasses: eyeglasses pair_of_glasses prescription_glasses reading_glasses smart_glasses spectacles
glove: gardening_glove golf_glove kid_glove leather_glove mitten protective_glove winter_glove work_glove
glue: adhesive epoxy glue_stick rubber_cement spirit_gum super_glue superglue wood_glue
gnome: garden_gnome
goalkeeper: goalie
goat: baby_goat billy_goat domestic_goat mountain_goat wild_goat
goblin: hobgoblin
goggles: lab_goggles protective_goggles safety_glasses safety_goggles ski_goggles swim_goggles swimming_goggles
gold bar: gold gold_brick gold_bullion gold_ingot ingot pure_gold
gold medal: olympic_gold olympic_medal
gold mine: copper_mine silver_mine
gold nugget: gold_dust gold_ore noble_metal pyrite
golden Buddha: golden_buddha_statue
goldfish: gold_fish koi_fish
golf club: club_head driving_iron five_iron golf_equipment golf_iron long_iron nine_iron one_iron pitching_wedge putting_iron sand_wedge seven_iron short_iron
golf course: driving_range golf_links golf_range links_course practice_range sand_trap
golf green: golf_flag putting_green putting_surface
goose: bird_of_passage blue_goose brent_goose golden_goose migratory_bird snow_goose
gorge: water_gap
gorilla: ape mountain_gorilla silverback
governor: governor_general lieutenant_governor state_governor
gpu: graphics_processing_unit graphics_processor
graduation cap: graduation_hat
grain: feed_grain food_grain grain_of_wheat wheat_berry wheat_grain whole_grain
grain silo: granary
grandfather: grandpa great_grandfather
grandfather clock: pendulum_clock
grandmother: grandma granny great_grandmother
granola bar: fruit_bar nut_bar peanut_bar
grape: bunch_of_grapes fox_grape red_grape
grapevine: grape_vine
graph: line_graph profit_graph scatter_plot
graphics card: video_card
grass: beach_grass bent_grass blade_of_grass buffalo_grass bunch_grass canary_grass carpet_grass common_reed couch_grass crab_grass ditch_reed evergreen_grass fountain_grass giant_reed grass_blade grass_family lawn lemon_grass panic_grass prairie_grass reed_grass ribbon_grass sod sward sweet_grass switch_grass sword_grass wire_grass witch_grass yard_grass
grater: box_grater cheese_grater kitchen_grater
gravel: bank_gravel crushed_rock road_metal scree
gravestone: soldier's_grave war_grave
green onion: wild_onion
greenhouse: cold_frame indoor_garden palm_house solarium
greenhouse effect: greenhouse_warming
greenhouse gas: greenhouse_emission methane_gas
grocery bag: paper_bag
guard: bank_guard bodyguard border_guard door_guard guard_of_honor honor_guard museum_guard night_watchman palace_guard royal_guard security_guard
guardian angel: guardian_spirit
guest: guest_of_honor hotel_guest house_guest wedding_guest
guide: hunting_guide mountain_guide tour_guide tourist_guide
guitar: acoustic_guitar classical_guitar guitar_string lute mandolin music_instrument steel_guitar
guitarist: bass_player guitar_player lead_guitarist rock_guitarist
gull: sea_bird sea_gull seagull shore_bird
gut: gut_lining guts
gut bacteria: gut_flora gut_microbe gut_microbiome microbiome
gym: athletic_facility fitness_center fitness_club fitness_studio health_club school_gym
hacker: black_hat_hacker computer_hacker cyber_criminal cybercriminal
hairbrush: hair_brush
hairy monster: bogeyman boogeyman
hallway: corridor entrance_hall passageway school_corridor school_hallway secret_passage vestibule
ham: cold_cuts deli_meat lunch_meat luncheon_meat picnic_ham slice_of_ham
hamburger: beef_burger burger cheese_burger cheeseburger fast_food junk_food veggie_burger
hammer: claw_hammer hand_tool mallet rubber_mallet sledgehammer
hamster: lemming pet_hamster pika
hand: human_hand left_hand right_hand wrist wrist_joint
hand plane: block_plane circular_plane compass_plane
hand pump: tube_well
handbag: clutch_bag designer_bag designer_handbag evening_bag fake_handbag leather_handbag luxury_bag shoulder_bag
handcuff: pair_of_handcuffs steel_handcuff
handprint: palm_print
handwritten note: handwriting
handwritten page: writing
hanging laundry: wet_laundry
harbor: boatyard fishing_harbor fishing_port free_port home_port marina port_of_call port_of_entry seaport treaty_port yacht_harbor
harbor crane: container_crane port_crane
hard disk: fixed_disk hard_disc magnetic_disc magnetic_disk
hard drive: backup_system computer_storage disc_drive disk_drive external_drive external_hard_drive external_storage internal_drive solid_state_drive ssd storage_device storage_medium
hard hat: construction_hat safety_hat
hardware store: building_supply_house building_supply_store
hardwood floor: hardwood_flooring
hare: march_hare
harmonica: mouth_organ
hat: bowler_hat bucket_hat campaign_hat church_hat cowboy_hat derby_hat fedora felt_hat fur_hat winter_hat
hat stand: hat_rack
hatch: air_lock airlock escape_hatch hatchway
hatching egg: hatching
haunted house: haunted_mansion
hawk: bird_of_prey chicken_hawk fish_hawk marsh_hawk
hay bale: hay
headlight: fog_light front_light high_beam low_beam
headphones: bluetooth_headphones noise-cancelling_headphone noise-cancelling_headphones studio_headphones wireless_headphone wireless_headphones
headset: gaming_headset
heart: cardiac_muscle heart_muscle human_heart internal_organ vital_organ
heart monitor: cardiac_monitor electrocardiograph
heart rate: resting_heart_rate
heart valve: cardiac_valve
heartbeat: heart_beat
heat wave: hot_weather
heater: electric_fire electric_heater gas_heat portable_heater room_heater space_heater
heavy traffic: car_traffic vehicle_traffic
hedge: garden_hedge
hedge clipper: garden_shears
helicopter: apache_helicopter army_helicopter attack_helicopter cargo_helicopter chopper military_helicopter police_helicopter rescue_helicopter shuttle_helicopter
herb: bay_leaf common_basil common_sage corn_mint field_mint garlic_mustard healing_herb lemon_mint mint_family mountain_mint sweet_basil water_mint wild_basil wild_garlic wild_rosemary wild_sage wood_mint
heron: wading_bird
hieroglyphs: picture_writing
high chair: baby_chair feeding_chair
high heel: high-heeled_shoe spike_heel stiletto stiletto_heel wedge_heel
highlighter: felt-tip_pen felt_tip marker_pen
highwayman: road_agent
hiker: outdoor_man
hill: brae hillside hilltop mound upland
hippo: river_horse
historian: art_historian
hobby horse: stick_horse
hockey stick: ice_hockey_stick
hoe: garden_hoe
hole: bore-hole bullet_hole burrow mouse_hole orifice pit pothole rabbit_hole
holy book: gospels prayer_book religious_text religious_writing
home loan: home_equity_credit home_equity_loan
home-cooked meal: home-cooked_dinner
honey jar: honey_pot jar_of_honey
honeycomb: beeswax
hoodie: hooded_sweatshirt sweatshirt
hook: coat_hook cup_hook fish_hook fishing_hook meat_hook
horse: bronc bronco cart_horse cavalry_horse coach_horse draft_horse equine farm_horse female_horse horse_mane male_horse mare police_horse pony post_horse quarter_horse race_horse racehorse riding_horse stallion steed war_horse warhorse white_horse wild_horse
horse-drawn carriage: horse_and_carriage horse_carriage
horseshoe: good_luck_charm
hose: tubing
hospital: burn_center children's_hospital clinic health_facility healthcare_facility hospital_building insane_asylum maternity_ward medical_building medical_center medical_institution mental_home mental_hospital mental_institution military_hospital psychiatric_hospital
hospital bed: sickbed
hot chocolate: chocolate_milk cup_of_cocoa drinking_chocolate hot_cocoa mug_of_cocoa
hot dog: chili_dog
hot spring: thermal_bath thermal_spring
hot-air balloon: hot_air_balloon
hotel: bed_and_breakfast luxury_hotel motor_hotel motor_inn motor_lodge resort_hotel tourist_court
house: abode adobe_house beach_house boarding_house brick_house childhood_home country_house detached_house domicile dream_home dream_house dwelling family_home family_house farm_house farmhouse fraternity_house home lodging_house manor_house manufactured_home prefab ranch_house residence row_house safe_house starter_home terraced_house town_house townhouse tract_house tract_housing vacation_home
Hubble telescope: hubble_space_telescope
huge wave: big_wave giant_wave monster_wave rogue_wave tidal_wave tsunami tsunami_wave
hummus: bean_dip tahini
hunter: deer_hunter duck_hunter fox_hunter
hurricane: cyclone tropical_cyclone typhoon
husband: house_husband married_man
hut: bamboo_hut beach_hut fishing_hut hermitage hovel mountain_hut mud_hut shack shanty straw_hut wigwam
ice: dry_ice ice_block
ice cream: banana_split chocolate_ice_cream frozen_dessert ice_cream_scoop ice_cream_sundae ice_milk sorbet strawberry_ice_cream vanilla_ice_cream water_ice
ice cream cone: waffle_cone
ice crystal: ice_needle
ice floe: drift_ice
ice pack: cold_pack compress ice_bag
ice skate: figure_skate hockey_skate racing_skate speed_skate
iced coffee: ice_coffee iced_latte
id card: access_card company_badge fake_id green_card identity_card identity_document insurance_card key_card library_card membership_card press_pass student_id union_card
immune cell: killer_cell mast_cell plasma_cell
impact crater: lunar_crater meteor_crater moon_crater
incense: frankincense
inclined plane: incline
index fund: etf exchange-traded_fund exchange_traded_fund
industrial robot: factory_robot
inflation: hyperinflation inflation_rate
inhaler: asthma_inhaler
inmate: cellmate death_row_inmate jail_bird prison_inmate
inner ear: internal_ear
insect: arthropod assassin_bug bed_bug bedbug invertebrate leaf_bug plant_bug scale_insect stone_fly true_bug
insulation: asbestos fiberglass fibreglass glass_wool mineral_wool rock_wool
insulin pen: insulin_injection insulin_shot
investor: angel_investor shareholder stock_trader stockholder venture_capitalist
iron: clothes_iron flatiron steam_iron travel_iron
island: archipelago barrier_island coral_island desert_island deserted_island guam prison_island private_island treasure_island tropical_island volcanic_island
iv drip: intravenous_drip iv_bag saline_drip
ivy: common_ivy ivy_family poison_ivy
jack-o'-lantern: carved_pumpkin halloween_pumpkin pumpkin_lantern
jacket: blazer bomber_jacket bush_jacket denim_jacket down_jacket leather_jacket lumber_jacket puffer_jacket rain_jacket ski_jacket smoking_jacket sport_coat sport_jacket sports_coat sports_jacket suit_jacket windbreaker winter_jacket
jam: conserves marmalade preserves strawberry_jam
jam jar: jar_of_jam jelly_jar
James Webb telescope: james_webb james_webb_space_telescope
jar: coin_jar cookie_jar glass_jar mason_jar savings_jar
jeans: blue_jeans denim_jeans pair_of_jeans skinny_jeans
jeep: army_jeep military_jeep
jellyfish: box_jellyfish lion's_mane_jellyfish moon_jellyfish
jester: court_jester
jetty: boat_dock landing_place landing_stage
jewelry: trinket
jewelry box: jewelry_case
jewels: moonstone opal stolen_jewel
jigsaw puzzle: puzzle puzzle_game
joint: finger_joint hip_joint shoulder_joint
journal: gratitude_journal
journalist: city_editor columnist investigative_journalist newspaper_columnist newspaper_critic newspaper_editor newspaperman sports_editor sports_writer
joystick: control_stick
judge: chief_justice district_judge federal_judge justice_of_the_peace magistrate presiding_judge supreme_court_justice trial_judge
judo uniform: judo_gi
jug: cream_pitcher milk_jug pitcher_of_water water_jug water_pitcher
jug of red wine: sangria
juice: apple_juice fruit_crush fruit_drink fruit_juice fruit_punch glass_of_juice grape_juice
jump lead: jumper_lead
jump rope: skip_rope
jumper cable: booster_cable
jungle: rain_forest tropical_forest tropical_rain_forest tropical_rainforest
kale: mustard_greens
kangaroo: marsupial
karate uniform: karate_gi taekwondo
katana: japanese_sword
kelp: brown_algae kelp_forest
ketchup: bottle_of_ketchup condiment ketchup_bottle
kettle: electric_kettle tea_kettle teakettle
key: door_key master_key office_key spare_key
keyboard: computer_keyboard data_input_device gaming_keyboard input_device keycap laptop_keyboard mechanical_keyboard return_key shift_key wireless_keyboard
kidney: human_kidney
kidney bean: red_bean
king: crowned_head male_monarch medieval_king old_king young_king
kitchen: restaurant_kitchen
kite: toy_kite
kitten: baby_cat
knee joint: human_knee knee_cap meniscus
knife: bread_knife butcher_knife butter_knife carving_knife case_knife chef's_knife cutting_implement cutting_tool dagger edge_tool fish_knife flick_knife hunting_knife kitchen_knife knife_blade letter_opener machete paper_knife paring_knife penknife pocket_knife pocketknife shiv steak_knife table_knife trench_knife
knight: black_knight brave_knight medieval_knight
knot: rope_knot
koala: koala_bear
`
