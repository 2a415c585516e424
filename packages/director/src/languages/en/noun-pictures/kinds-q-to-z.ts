/** Drawings that show what nouns without one of their own name: `drawing: nouns`, compounds with `_`. */
export const KINDS_Q_TO_Z = `
queen: evil_queen queen_of_england
quilt: comforter coverlet duvet
rabbit: bunny bunny_rabbit easter_bunny pet_rabbit
railway: rail_line railroad railroad_track railway_line railway_track train_track
rain: acid_rain downpour drizzle heavy_rain monsoon_rain rain_shower rain_storm rainstorm torrential_rain
rain gutter: gutter_guard
raised bed: raised_garden_bed
ramen: instant_ramen
rat: lab_rat
receipt: receipts sales_receipt till_receipt
recycling bin: recycle_bin
red giant: betelgeuse red_supergiant
red wine: claret
refrigerator: fridge
rental contract: lease lease_agreement rental_agreement
reporter: correspondent foreign_correspondent news_reporter war_correspondent war_reporter
restaurant: diner pizza_place steakhouse
resume: curriculum_vitae cv
retirement account: 401k roth_ira
rhino: black_rhino white_rhino
rice: brown_rice jasmine_rice white_rice
ring binder: binder
rising prices: price_hike price_increase
river: hudson river_delta
road: asphalt_road country_road dirt_road expressway freeway highway interstate mountain_road roman_road toll_road
road sign: street_sign traffic_sign
robot: android_robot humanoid humanoid_robot
robot vacuum: roomba vacuum_robot
rock: boulder granite moon_rock sedimentary_rock volcanic_rock
rocket: falcon_9 rocket_ship saturn_v space_rocket
roof: rooftop
root: plant_root tree_root
rope: climbing_rope
rose: red_rose rose_bush
ruin: ancient_ruin castle_ruin temple_ruin
ruler: measuring_stick
safety vest: high-visibility_vest
sailboat: catamaran sail_boat sailing_boat sailing_yacht yacht
sailor: deck_hand deckhand seaman
salad: caesar_salad green_salad
salesman: car_salesman sales_rep salesperson
salmon fillet: smoked_salmon
salt: kosher_salt pinch_of_salt sea_salt table_salt teaspoon_of_salt
samurai: samurai_warrior
sandwich: cheese_sandwich club_sandwich grilled_cheese ham_sandwich tuna_sandwich
satellite: communication_satellite gps_satellite spy_satellite weather_satellite
sauce: barbecue_sauce pasta_sauce
saw: hacksaw hand_saw handsaw
scam email: spam_email spam_mail
scarf: silk_scarf wool_scarf
school: boarding_school elementary_school grammar_school high_school primary_school school_building
school test: pop_quiz spelling_test
scientist: rocket_scientist
scissors: kitchen_scissors kitchen_shears
scooter: e-scooter electric_scooter
screw: drywall_screw loose_screw stripped_screw wood_screw
screwdriver: flathead_screwdriver phillips_screwdriver
scroll: ancient_scroll
sculpture: ice_sculpture marble_sculpture stone_carving stone_sculpture
sea: aegean
seabed: sea_bed sea_floor
seal: elephant_seal fur_seal harp_seal
seat belt: safety_belt
seed: apple_seed chia_seed pumpkin_seed sunflower_seed
semi truck: big_rig eighteen-wheeler tractor_trailer
senator: roman_senator us_senator
serum bottle: antiserum
server rack: mainframe supercomputer
shark: bull_shark great_white great_white_shark hammerhead hammerhead_shark lemon_shark nurse_shark reef_shark tiger_shark whale_shark
shed: garden_shed tool_shed toolshed
sheep: flock_of_sheep
sheepdog: border_collie
sheet music: musical_score
shell: sea_shell seashell
ship: cargo_ship container_ship flagship freighter hospital_ship oil_tanker troop_ship
shipwreck: sunken_ship
shirt: button-down_shirt dress_shirt flannel_shirt polo_shirt white_shirt
shoe: dress_shoe leather_shoe pair_of_shoes
shooting star: falling_star
shop: antique_shop convenience_store corner_shop corner_store duty-free_shop flagship_store outlet_store pawn_shop pet_shop shop_window shopfront souvenir_shop storefront
shopping cart: shopping_trolley
shrimp: pistol_shrimp
sign: protest_sign
singer: folk_singer jazz_singer lead_singer opera_singer pop_singer pop_star tenor
sink: bathroom_sink kitchen_sink utility_sink
siren: air_raid_siren
sister: little_sister older_sister twin_sister
skirt: mini_skirt miniskirt pencil_skirt
sky: blue_sky clear_sky open_sky
skyscraper: high-rise high-rise_building highrise
slide: playground_slide
slipper: house_slipper
slot machine: one-armed_bandit
slow cooker: crock_pot
smart speaker: alexa
smartphone: android_phone burner_phone cell_phone cellphone company_phone gadget iphone mobile_phone touchscreen_phone work_phone
smartwatch: apple_watch smart_watch wearable
snail: garden_snail sea_snail
snake: anaconda boa_constrictor cottonmouth garden_snake king_cobra rattlesnake sea_snake
sneaker: tennis_shoe
snowflake: snow_flake
soap: bar_of_soap bar_soap hand_soap
sock: dirty_sock missing_sock odd_sock pair_of_socks wool_sock
soda: ginger_ale root_beer soda_pop soft_drink
sofa: couch leather_couch loveseat sectional
soil: dirt garden_soil potting_soil topsoil
solar panel: photovoltaic_panel solar_array solar_cell
solar system: planetary_system
soldier: drill_sergeant foot_soldier infantry infantryman war_hero war_veteran
sound wave: sound ultrasonic_wave
space station: international_space_station iss
spacecraft: alien_spaceship space_probe spaceship starship
spare tire: spare_tyre
speeding ticket: traffic_fine traffic_ticket
spice: chili_powder curry_powder
spider: house_spider jumping_spider wolf_spider
sponge: dish_sponge kitchen_sponge
spoon: soup_spoon tablespoon utensil
sports car: ferrari lamborghini porsche supercar
sports stadium: sports_arena
spray bottle: all-purpose_cleaner all_purpose_cleaner cleaning_spray glass_cleaner
spreadsheet: excel excel_spreadsheet
spy: double_agent secret_agent undercover_agent
squid: colossal_squid giant_squid
squirrel: flying_squirrel gray_squirrel ground_squirrel red_squirrel
stage: bandstand
stained glass window: stained_glass_panel
stairs: cellar_stairs marble_staircase staircase stairway stairwell stone_stairs
starfish: sea_star
statue: bronze_statue idol marble_statue stone_statue
steak: filet_mignon red_meat ribeye sirloin
steam: vapor
steamboat: paddle_steamer paddle_wheeler
stew: beef_stew
stone: agate
storm: electrical_storm thunderstorm
stovetop: stove_top
stream: mountain_stream
street: avenue back_street city_street high_street main_street one-way_street side_street
street lamp: street_light streetlight
stroller: baby_carriage baby_stroller
strongbox: cash_box lockbox safe_deposit_box
student debt: student_debt_crisis
submarine: attack_submarine nuclear_submarine submersible u-boat
subway station: metro_station tube_station underground_station
subway train: metro metro_train subway_car underground_train
sugar: cane_sugar powdered_sugar white_sugar
suit: three-piece_suit
suitcase: baggage carry-on carry-on_bag checked_bag hand_luggage travel_bag
sun: desert_sun midday_sun noonday_sun
sunlight: daylight sun_ray sunbeam sunray sunshine
sunrise: daybreak
supermarket: grocery_store
supernova: exploding_star supernova_explosion
supplement pill: dietary_supplement food_supplement supplement
surgeon: brain_surgeon heart_surgeon neurosurgeon plastic_surgeon
sushi: california_roll sushi_roll
sweater: cardigan knit_sweater pullover turtleneck wool_sweater
swimmer: olympic_swimmer
swimming pool: hotel_pool indoor_pool infinity_pool public_pool
swing: swing_set tire_swing
t-shirt: tee_shirt tshirt undershirt
table: conference_table dining_table dinner_table kitchen_table
takeout: takeaway
tap: bathroom_faucet dripping_tap faucet kitchen_faucet leaky_faucet
taxi: taxi_cab taxicab yellow_cab
teacher: history_teacher school_teacher
team: home_team national_team sports_team
teaspoon: measuring_spoon
teddy bear: stuffed_bear
telephone: landline landline_phone rotary_phone
television: flat-screen_tv flat_screen smart_tv
temple: ancient_temple
tennis court: center_court
tennis player: tennis_champion tennis_star
terminal window: command_line command_prompt
thermostat: smart_thermostat
thief: art_thief car_thief jewel_thief pickpocket shoplifter
thread: spool_of_thread
ticket: bus_ticket entrance_ticket ferry_ticket one-way_ticket plane_ticket return_ticket season_ticket train_ticket
tiger: bengal_tiger siberian_tiger
tire: bike_tire car_tire rubber_tire snow_tire tyre winter_tire
toadstool: fly_agaric
toilet: clogged_toilet running_toilet toilet_bowl
toilet paper: toilet_roll
tomato: cherry_tomato
tomb: burial_chamber royal_tomb
toolbox: tool_box tool_kit toolkit
tooth: baby_tooth canine_tooth front_tooth loose_tooth milk_tooth molar wisdom_tooth
torch: olympic_torch
towel: bath_towel beach_towel dish_towel hand_towel kitchen_towel tea_towel
tower: bell_tower guard_tower watchtower
town: coastal_town hometown mining_town small_town
toy box: toy_chest
toy brick: building_block lego lego_piece lego_set
traffic light: stoplight traffic_signal
train: commuter_train express_train freight_train night_train passenger_train sleeper_train
train station: central_station railroad_station railway_station
trainer: fitness_trainer personal_trainer
tram: light_rail trolley_car
trash can: bin garbage_bin garbage_can rubbish_bin trash_bin waste_bin wastebasket wheelie_bin
traveler: solo_traveler
treasure chest: buried_treasure pirate_treasure sunken_treasure
tree: apple_tree fruit_tree giant_sequoia old_tree redwood_tree
treehouse: tree_fort
trench: foxhole intrenchment
trophy: oscar_statuette
trousers: cargo_pants dress_pants pair_of_pants pair_of_trousers pants
truck: box_truck delivery_truck lorry moving_truck
tumor: brain_tumor
tunnel: channel_tunnel escape_tunnel railway_tunnel road_tunnel secret_tunnel train_tunnel underpass
turtle: green_turtle sea_turtle
UFO: alien_ship uap unidentified_flying_object
universe: cosmos observable_universe
university: college college_campus harvard university_campus yale
usb stick: thumb_drive
van: delivery_van minibus minivan
vegetable: produce
vegetable garden: kitchen_garden
vegetable peeler: potato_peeler
video conference: video_meeting
viking: viking_warrior
village: mountain_village
vinyl record: concept_album debut_album studio_album
violin: stradivarius
virus: cold_virus coronavirus covid flu_virus hiv influenza pathogen
vitamin: vitamin_a vitamin_b12 vitamin_c vitamin_d
voice assistant: siri virtual_assistant
volcano: active_volcano dormant_volcano supervolcano
voucher: gift_voucher
vr headset: vr_goggles
wall: border_wall city_wall garden_wall stone_wall
wall outlet: electric_outlet electric_socket
warden: prison_warden
warehouse: distribution_center fulfillment_center storehouse
watch: luxury_watch wrist_watch wristwatch
wave: ocean_wave
web page: blog_post webpage wikipedia_page
website: blog web_site
wedding: royal_wedding wedding_ceremony wedding_day
wedding ring: wedding_band
well: wishing_well
whale: blue_whale gray_whale humpback_whale pod_of_whales sperm_whale
wifi: wireless_internet
wind: gust_of_wind high_wind strong_wind wind_gust
window: bedroom_window front_window kitchen_window living_room_window
windowpane: pane
windshield wiper: windscreen_wiper
wing: wings
witch: evil_witch wicked_witch
wolf: big_bad_wolf gray_wolf lone_wolf pack_of_wolves timber_wolf wolf_pack
wooden floor: wood_floor
worker: factory_worker warehouse_worker
workman: handyman
wrench: adjustable_wrench monkey_wrench pipe_wrench socket_wrench spanner torque_wrench
writer: balzac crime_writer ghostwriter novelist playwright screenwriter shakespeare
written page: essay
yarn: ball_of_yarn wool_yarn
zoom call: zoom_meeting
`
