/** Drawings that show what nouns without one of their own name: `drawing: nouns`, compounds with `_`. */
export const KINDS_A_TO_F = `
accountant: auditor bookkeeper tax_accountant tax_advisor
actor: film_actor film_star movie_star stage_actor voice_actor
actress: leading_lady
adhesive tape: packing_tape scotch_tape sticky_tape
air conditioner: ac_unit
airplane: airbus aircraft airliner boeing cargo_plane jet_plane jetliner jumbo_jet passenger_jet passenger_plane private_jet seaplane spy_plane
airship: blimp hindenburg
alien: alien_creature extraterrestrial little_green_man martian
aluminum foil: aluminium_foil foil
ancient vase: artifact
ant: army_ant bullet_ant carpenter_ant fire_ant queen_ant worker_ant
anthill: ant_hill
apartment building: apartment_block apartment_complex housing_block tower_block
application form: job_application
archer: longbowman
armchair: furniture recliner
armor: knight's_armor plate_armor suit_of_armor
army: armed_forces brigade militia regiment
artery: carotid_artery coronary_artery
artificial intelligence: ai
artist: comic_artist renaissance_artist street_artist tattoo_artist
astronaut: cosmonaut space_traveler spaceman
athlete: gold_medalist olympic_athlete olympic_champion silver_medalist
atm: bank_machine cash_point
atom: carbon_atom hydrogen_atom isotope
aurora: polar_light
backpack: rucksack school_bag
bacon: bacon_strip strip_of_bacon
bacteria: e_coli salmonella streptococcus superbug
badge: emblem employee_badge sheriff_badge
bag: gym_bag tote tote_bag
baggage claim: luggage_claim
ball: beach_ball
ballet shoe: pointe_shoe
balloon: party_balloon water_balloon
bandage: band-aid plaster_strip
bandit: bank_robber
bank: bank_branch central_bank credit_union
bank vault: vault_door
banker: bank_manager investment_banker
banknote: counterfeit_money currency dollar_bill euro_note fiat_money foreign_currency greenback hundred-dollar_bill legal_tender paper_money
bar: beach_bar cocktail_bar hotel_bar pub rooftop_bar sports_bar tavern wine_bar
bar chart: bar_graph
bar of chocolate: chocolate_bar
baseball: fastball
baseball stadium: ballpark baseball_park
basket: shopping_basket
basketball player: basketball_star nba_player nba_star
bathhouse: roman_bath
battery: aa_battery lithium-ion_battery lithium_battery rechargeable_battery
battlefield: battlefront no_man's_land war_zone
bay: gulf
beach: beachhead sandy_beach
beach chair: sun_lounger
beach umbrella: sunshade
bear: brown_bear grizzly grizzly_bear sun_bear
bed: bed_frame bedstead double_bed king_size_bed queen_bed
bedroom: children's_room guest_room hotel_room hotel_suite kid's_room master_bedroom spare_room
bee: bombus bumblebee carpenter_bee honey_bee honeybee nomia pollinator queen_bee swarm_of_bees worker_bee
beehive: bee_hive
beer: craft_beer draft_beer
beetle: dung_beetle stag_beetle tiger_beetle
bell: church_bell school_bell
bell pepper: green_pepper red_pepper
belt: leather_belt
Bible: bible
bicycle: e-bike electric_bike mountain_bike push_bike racing_bike road_bike
bicycle helmet: cycling_helmet
bill: credit_card_bill tax_bill utility_bill
billboard: outdoor_advertising
biplane: flying_machine wright_flyer
bird: flock_of_birds songbird wild_bird
bird nest: bird's_nest
birth control pill: contraceptive
black hole: sagittarius_a supermassive_black_hole
blank canvas: canvas
blanket: bedding throw_blanket weighted_blanket
blood cell: red_blood_cell
blood clot: clot
blood vessel: capillary
boat: landing_craft riverboat
boiler: gas_boiler steam_boiler
bone: collarbone femur thigh_bone
bonsai: bonsai_tree
book: bestseller biography children's_book cook_book cookbook crime_novel detective_novel dictionary first_edition guide_book history_book manual paperback phone_book picture_book poetry_book recipe_book spell_book spellbook spy_novel story_book storybook
boot: ankle_boot combat_boot cowboy_boot hiking_boot rain_boot walking_boot work_boot
boss: ceo chief_executive chief_executive_officer
bow: longbow
bowl of rice: fried_rice rice_bowl
box: cardboard_box packing_box shoe_box shoebox storage_bin storage_box
boxer: boxing_champion heavyweight_champion prizefighter
boy: little_boy schoolboy
brain: human_brain human_mind
brake disc: brakes
branch: tree_branch
bread: garlic_bread rye_bread sourdough sourdough_bread white_bread whole_wheat_bread
brick wall: masonry
bridge: covered_bridge drawbridge footbridge overpass railway_bridge rope_bridge steel_bridge stone_bridge suspension_bridge toll_bridge viaduct
broth: beef_broth bone_broth chicken_broth chicken_stock vegetable_broth
brother: little_brother older_brother twin_brother
bubble: soap_bubble
Buddha statue: buddha
buffalo: carabao water_buffalo
builder: construction_worker
bullet train: high-speed_train
bunk bed: bunk
burglar: cat_burglar intruder
bus: city_bus coach_bus electric_bus shuttle_bus tour_bus tourist_bus
bush: shrubbery thicket underbrush
businessman: business_executive business_owner businessmen entrepreneur executive
butterfly: monarch_butterfly
button: shirt_button
cabbage: brassica
cabin: mountain_cabin ski_chalet
cabin filter: cabin_air_filter
cable: ethernet_cable fiber_optic_cable hdmi_cable network_cable power_cable undersea_cable
cable car: gondola_lift
cake: piece_of_cake sheet_cake slice_of_cake sponge_cake
camera: bodycam digital_camera dslr
campfire: camp_fire
can: soup_can tin_can
candy: gummy_bear jelly_bean piece_of_candy
cannon: artillery gunpowder_weapon
cannonball: projectile
cap: baseball_cap
Capitol: capitol_hill
capsule: fish_oil
captain: sea_captain ship_captain
car: automobile autonomous_car autonomous_vehicle company_car driverless_car family_car getaway_car hatchback hire_car hybrid_car motor_vehicle rental_car sedan self-driving_car station_wagon vehicle
car key: key_fob
car seat: baby_seat child_car_seat child_seat
cargo container: freight_container
carousel: merry-go-round
cart: donkey_cart horse_cart ox_cart
cash: cold_hard_cash petty_cash wad_of_cash
castle: fortress
cat: black_cat house_cat siamese_cat stray_cat tabby_cat
caterpillar: larva
cave: cavern ice_cave sea_cave underground_cave
cell: human_cell living_cell plant_cell skin_cell stem_cell
cemetery: burial_ground churchyard war_cemetery
cereal: bowl_of_cereal breakfast_cereal
certificate: birth_certificate death_certificate marriage_certificate stock_certificate
chair: dining_chair kitchen_chair wooden_chair
chairlift: chair_lift
charger: wireless_charger
charging cable: charger_cable phone_cable usb-c_cable usb_cable
chart: diagram org_chart sales_chart
chat message: slack_message
chatbot: ai_assistant ai_chatbot chatgpt
checklist: chore_chart cleaning_schedule habit_tracker packing_list
cheese: block_of_cheese cheddar cheddar_cheese slice_of_cheese swiss_cheese
cheque: bank_check blank_check bounced_check paper_check stimulus_check welfare_check
chess: game_of_chess
chessboard: chess_board
chicken: hen mother_hen
chicken breast: raw_chicken
child: child_prodigy child_star kid small_child toddler
chocolate: dark_chocolate milk_chocolate
church: chapel stone_church village_church
cinema: movie_house movie_theater
circuit board: circuitry
city: big_city capital_city chicago city_center city_skyline dallas inner_city manchester
clam: clamshell
clay pot: clay_vessel
clerk: bank_clerk office_clerk office_worker white-collar_worker
cliff: chalk_cliff sea_cliff
climber: free_climber mountain_climber mountaineer rock_climber
climbing wall: climbing_gym
clock: time_clock
closet: walk-in_closet
clothing: designer_clothes outfit
cloud: dark_cloud rain_cloud storm_cloud thundercloud
clover: clover_leaf four-leaf_clover
clown: circus_clown
clownfish: clown_fish
coal: hard_coal lump_of_coal
coast: coastline sea_coast
coat: fur_coat raincoat trench_coat winter_coat
cobweb: spider's_web spider_web spiderweb
cocoa: cocoa_powder
coffee: americano black_coffee decaf instant_coffee morning_coffee
coffee house: coffee_shop
coin: cent copper_coin dime euro_coin gold_coin loose_change penny pocket_money roman_coin silver_coin small_change spare_change
comet: halley's_comet
computer: desktop_computer desktop_pc gaming_pc pc personal_computer
computer code: html javascript machine_code
conquistador: spanish_conquistador
constellation: orion ursa_major
contract: employment_contract job_contract nda nondisclosure_agreement phone_contract prenup prenuptial_agreement publishing_deal record_deal recording_contract service_contract settlement_agreement work_contract
convict: jailbird
cook: chef head_chef line_cook pastry_chef sous_chef
cooking pot: pasta_pot soup_pot
cotton plant: cotton
coupon: ration_card
courthouse: court_building district_court family_court high_court supreme_court
courtroom: trial_court
cow: cattle cows dairy_cow herd_of_cows highland_cow livestock milk_cow
cowboy: gunslinger rodeo_rider
crab: coconut_crab king_crab snow_crab spider_crab
cradle: bassinet
cream: heavy_cream whipping_cream
credit card: bank_card debit_card prepaid_card
crescent: crescent_moon
crib: baby_bed baby_crib
crime scene: murder_scene
crocodile: nile_crocodile saltwater_crocodile
crossroads: intersection junction road_junction
crosswalk: pedestrian_crossing
crowd: masses throng
cruise ship: cruise_liner
crusader: crusader_knight
cryptocurrency: altcoin dogecoin ethereum stablecoin
crystal: mineral
cup of tea: black_tea chamomile_tea herbal_tea mint_tea
cupboard: kitchen_cabinet medicine_cabinet
curve: arc bell_curve
customer: bargain_hunter buyer consumer shopper
cutting board: chopping_board
dam: concrete_dam hoover_dam hydroelectric_dam
dancer: ballerina ballroom_dancer belly_dancer flamenco_dancer salsa_dancer tap_dancer
data center: server_farm server_room
debt: bad_debt government_debt national_debt public_debt
deck of cards: cards
designer: fashion_designer
desk: office_desk reception_desk standing_desk workspace workstation
detective: private_detective private_eye private_investigator sleuth
detergent: laundry_soap
dinosaur: brontosaurus stegosaurus t_rex triceratops tyrannosaurus tyrannosaurus_rex velociraptor
diploma: college_degree doctoral_degree university_degree
dirty dishes: dirty_dish pile_of_dishes
discount code: coupon_code promo_code
dish soap: dishwashing_liquid washing-up_liquid
diver: cave_diver deep-sea_diver free_diver pearl_diver scuba_diver
dna: dna_strand double_helix
doctor: cardiologist dermatologist family_doctor general_practitioner neurologist oncologist pediatrician physician
document: affidavit annual_report arrest_warrant communique divorce_paper legal_document magna_carta memorandum pdf police_report power_of_attorney press_release research_paper scientific_paper search_warrant word_document work_permit
dog: bulldog chihuahua dalmatian german_shepherd golden_retriever guide_dog husky labrador police_dog pug rescue_dog service_dog stray_dog
doll: barbie_doll rag_doll
door: back_door patio_door screen_door
door lock: smart_lock
doorbell: doorbell_camera video_doorbell
doorknob: door_knob
doormat: door_mat
doorway: door_frame doorframe entrance
dough: bread_dough cookie_dough pizza_dough
dragon: fire-breathing_dragon
drain: kitchen_drain
drawer: bottom_drawer cutlery_drawer desk_drawer junk_drawer kitchen_drawer sock_drawer top_drawer
dress: ball_gown cocktail_dress designer_dress evening_gown prom_dress summer_dress
driver: bus_driver cab_driver chauffeur delivery_driver getaway_driver lorry_driver race_driver racing_driver taxi_driver truck_driver trucker uber_driver
driver's license: driver_license driving_licence driving_license
drone: delivery_drone military_drone quadcopter
drop: droplet rain_drop raindrop
drum: bass_drum percussion snare_drum war_drum
drying rack: clotheshorse
dune: sand_dune
dust: house_dust speck
dwarf star: brown_dwarf red_dwarf white_dwarf
e-mail: email email_message work_email
eagle: bald_eagle golden_eagle
earbud: airpod wireless_earbud
earbuds: airpods wireless_earbuds
eardrum: ear_drum
earring: gold_earring pearl_earring
earthquake: aftershock seaquake
eel: electric_eel moray_eel
egg: chicken_egg dragon_egg raw_egg
electric car: battery_electric_vehicle ev
electric plug: power_plug
electricity meter: smart_meter
elephant: african_elephant asian_elephant baby_elephant herd_of_elephants war_elephant
emperor: marcus_aurelius roman_emperor
engagement ring: diamond_ring
engine: car_engine combustion_engine diesel_engine internal_combustion_engine motor v8_engine
explorer: antarctic_explorer arctic_explorer columbus polar_explorer
explosion: blast
eye test: eye_exam
factory: manufacturing_plant production_hall
fairy: fairy_godmother tinker_bell
farm: barnyard family_farm
father: dad daddy
fence: garden_fence picket_fence wooden_fence
ferry: car_ferry ferry_boat
fighter jet: stealth_fighter
file folder: case_file
finger: index_finger middle_finger pinky pinky_finger ring_finger
fire: brush_fire bush_fire forest_fire house_fire wildfire
fire engine: fire_truck
firefighter: fire_chief fireman volunteer_firefighter
fish: betta_fish catfish pet_fish rainbow_trout school_of_fish sea_bass
fishing boat: fishing_trawler
flag: flagpole national_flag pennant
flame: eternal_flame
flat tire: flat_tyre puncture punctured_tire
flatbread: naan tortilla
flight attendant: air_hostess cabin_crew
flood: flash_flood flood_water floodwater
flower: bloom blossom wild_flower wildflower
fly: fruit_fly horsefly house_fly housefly
fog: morning_fog morning_mist sea_fog sea_mist thick_fog
football: soccer_ball
football field: football_pitch soccer_field
football stadium: soccer_stadium
footballer: soccer_player
forest: backwoods dark_forest enchanted_forest pine_forest
fossil: fossil_record
fox: arctic_fox fennec_fox red_fox
friend: best_friend childhood_friend close_friend old_friend
frog: bullfrog poison_dart_frog poison_frog tree_frog
frying pan: cast_iron_pan cast_iron_skillet non-stick_pan nonstick_pan skillet
full moon: harvest_moon supermoon
furnace filter: hvac_filter
`
