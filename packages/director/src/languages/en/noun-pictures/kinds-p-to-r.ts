/** Drawings that show what nouns without one of their own name: `drawing: nouns`, compounds with `_`. */
export const KINDS_P_TO_R = `
pack ice: polar_ice polar_ice_cap polar_region
package: parcel
paella: jambalaya
page: excerpt page_number title_page
paint: finger_paint house_paint poster_color poster_colour poster_paint zinc_white
paint can: bucket_of_paint can_of_paint paint_bucket tin_of_paint varnish
paint tube: oil_color oil_colour oil_paint
paintbrush: artist's_brush paint_brush
painter: house_painter portrait_painter sign_painter
painting: abstract_art altarpiece artwork fine_art genre_painting landscape_painting nude_painting oil_painting portrait portrait_painting self-portrait still_life stolen_painting triptych wall_art wall_painting wash_drawing watercolor_painting work_of_art
palace: imperial_palace presidential_palace royal_palace
palette: color_palette paint_palette
palm tree: bamboo_palm banana_tree cocoa_palm coconut_palm coconut_tree date_palm fan_palm lady_palm oil_palm palm_family royal_palm sugar_palm wax_palm
pancake: hot_cake johnny_cake
panda: giant_panda panda_bear
paper: art_paper bond_paper carbon_paper computer_paper construction_paper drawing_paper graph_paper kraft_paper laid_paper letter_paper piece_of_paper printer_paper rice_paper scratch_paper sheet_of_paper slip_of_paper writing_paper
paper clip: gem_clip paperclip
paper cup: paper_coffee_cup
paper lantern: chinese_lantern
paramedic: emt
park: city_park public_park village_green
parking lot: car_park parking_area parking_garage parking_zone rest_area rest_stop
parking ticket: parking_fine
parliament building: house_of_parliament houses_of_parliament
parrot: cockatoo macaw pet_parrot
Parthenon: greek_temple roman_temple
passenger: air_traveler
passport: false_passport travel_document
pasture: common_land paddock rangeland
path: cart_track deer_trail forest_path hiking_trail mountain_path mountain_trail pathway trail walking_trail
patient: sick_person
paw print: animal_track bear_track
pay slip: salary_slip wage_slip
paycheck: monthly_paycheck pay_cheque payroll_check
pea: green_pea pea_pod snow_pea
peach: drupe stone_fruit
peanut: monkey_nut peanuts roasted_peanut
peanut butter: nut_butter
pearl: seed_pearl
peasant: medieval_peasant
pebble: river_rock river_stone smooth_stone
pen: ballpoint ballpoint_pen gel_pen stylus writing_implement
pencil: color_pencil colored_pencil coloured_pencil lead_pencil mechanical_pencil wooden_pencil
pendulum: simple_pendulum
penguin: emperor_penguin king_penguin
penguin chick: baby_penguin
pension: annuity retirement_benefit retirement_pension
people: common_people human_beings human_race humankind humans
pepper mill: pepper_grinder
perfume: attar cologne_water toilet_water
perfume bottle: fragrance_bottle
person: adult common_person human human_being modern_man
petal: flower_petal
petri dish: bacterial_culture cell_culture culture_dish culture_medium
petroleum: bitumen fossil_oil naphtha rock_oil
pharaoh: egyptian_pharaoh
phases of the moon: lunar_phase moon_phase
philosopher: ancient_philosopher aristotle diogenes epictetus greek_philosopher hegel plato platonist rousseau socrates stoic_philosopher wise_man
phishing email: phishing_message
phone bill: telephone_bill
phone box: call_box
phone case: phone_cover
phone screen: screen_protector
photo: photographic_print stock_image stock_photograph
photo album: photograph_album
photograph: black_and_white_photograph crime_scene_photo family_photo family_photograph holiday_photo old_photograph passport_photo police_mugshot press_photo travel_photo vacation_photo vintage_photo wedding_photo wedding_picture
photographer: camera_operator fashion_photographer news_photographer paparazzi press_photographer street_photographer war_photographer wedding_photographer wildlife_photographer
physicist: nuclear_physicist
pianist: chopin concert_pianist piano_player
piano: baby_grand baby_grand_piano concert_grand concert_piano grand_piano harpsichord keyboard_instrument mechanical_piano player_piano toy_piano upright_piano
piano keys: piano_keyboard
pickaxe: pickax
pickle: dill_pickle pickled_cucumber
pickle jar: jar_of_pickles
pickup truck: pickup truck_bed
picnic: picnic_blanket
picture frame: photo_frame
pie: cherry_pie meat_pie pecan_pie pie_crust pie_shell pork_pie pumpkin_pie slice_of_pie squash_pie steak_and_kidney_pie
pier: dock harbor_wall quay wooden_pier
pig: little_pig swine three_little_pigs
pigeon: carrier_pigeon city_pigeon homing_pigeon messenger_pigeon mourning_dove rock_dove
piggy bank: coin_bank money_box penny_bank
piglet: baby_pig
pile of papers: papers
pill: abortion_pill amphetamine antacid antibiotic antidepressant antipsychotic anxiolytic aspirin barbiturate benzodiazepine beta_blocker blood_thinner cancer_drug chloroquine ciprofloxacin diazepam diet_pill diuretic drug drug_cocktail erythromycin ethical_drug fluoxetine furosemide generic_drug ibuprofen methylphenidate mifepristone naproxen pain_pill pain_reliever painkiller paracetamol penicillin placebo proprietary_drug sleeping_pill soporific statin sugar_pill thalidomide water_pill
pill bottle: medicine_bottle prescription_bottle prescription_medication prescription_medicine
pillow: body_pillow cushion seat_cushion throw_pillow travel_pillow
pilot: airline_pilot airplane_pilot bomber_pilot bush_pilot co-pilot combat_pilot commercial_pilot copilot fighter_pilot flight_engineer flying_ace kamikaze_pilot senior_pilot stunt_pilot test_pilot wing_commander
pine: ancient_pine bishop_pine black_pine bull_pine cedar_tree dwarf_mountain_pine eastern_red_cedar eastern_white_pine evergreen_plant fir_tree hoop_pine jack_pine mountain_pine norfolk_island_pine northern_pitch_pine northern_white_cedar nut_pine pine_family pine_tree pitch_pine pond_pine red_cedar red_pine shore_pine silver_pine southern_yellow_pine southwestern_white_pine spruce_tree stone_pine swamp_pine timber_tree true_cedar true_pine umbrella_pine western_red_cedar western_white_pine western_yellow_pine white_cedar white_pine yellow_cedar yellow_pine
pine nut: cedar_nut
pineapple: multiple_fruit tropical_fruit
ping-pong paddle: ping_pong_paddle table_tennis_racket
pint of beer: beer_glass
pipe: burst_pipe conduit copper_pipe discharge_pipe drain_pipe drilling_pipe frozen_pipe gas_line gas_main gas_pipe lead_pipe leaky_pipe metal_pipe pipe_fitting plastic_pipe sewer_pipe soil_pipe steam_line steam_pipe waste_pipe water_main
pirate: captain_hook pirate_captain sea_rover
pirate flag: black_flag
pita: pita_bread pocket_bread
pitchfork: pitch_fork
pizza: cheese_pizza frozen_pizza pepperoni_pizza pizza_pie
planet: alien_planet distant_planet exoplanet inferior_planet major_planet rocky_planet rogue_planet super-earth superior_planet terrestrial_planet
planet Jupiter: jupiter
planet Mars: mars
planet Neptune: ice_giant neptune
planet Saturn: ringed_planet saturn
planet Uranus: uranus
planet Venus: evening_star morning_star
plank: batten lumber particle_board plywood timber two-by-four wood_plank wooden_beam wooden_board wooden_plank
plant: bean_plant coca_plant common_bean_plant common_tobacco cultivated_plant green_plant house_plant houseplant indoor_plant lima_bean_plant peace_lily plant_family plant_genus plant_material plant_organ plant_part plant_structure pot_plant potted_plant rubber_plant seed_plant sensitive_plant snake_plant soybean_plant spider_plant tobacco_plant vegetation wild_tobacco
plant pot: clay_flower_pot flower_pot flowerpot terracotta_pot window_box
plaster cast: arm_cast leg_cast
plastic bag: freezer_bag sandwich_bag
plate: crockery dessert_plate dinner_service dinner_set dinnerware paper_plate place_setting porcelain_plate salad_plate saucer serving_dish side_plate tableware
playground: climbing_frame play_area play_park school_playground school_yard
playing card: ace_of_clubs ace_of_diamonds ace_of_hearts court_card face_card gaming_card picture_card poker_card trump_card wild_card
pliers: needle-nose_pliers pair_of_pliers vice_grip wire_cutter wire_stripper
plunger: rubber_plunger sink_plunger toilet_plunger
pocket watch: watch_chain watch_guard
podium: speaker's_podium
poet: coleridge folk_poet poet_laureate wordsworth
poker chip: ante casino_chip
polar bear: arctic_animal ice_bear
police badge: detective's_badge fbi_badge
police car: cop_car paddy_wagon panda_car patrol_car patrol_wagon police_cruiser police_van police_vehicle police_wagon squad_car
police officer: desk_sergeant highway_patrolman law_officer meter_maid motorcycle_cop motorcycle_policeman patrol_officer peace_officer police_captain police_chief police_commissioner police_constable police_lieutenant police_sergeant policeman riot_police speed_cop station_keeper traffic_cop traffic_police
police station: police_headquarters police_precinct sheriff's_office station_house
police tape: crime_tape police_cordon
politician: cabinet_minister congressman council_member diplomatic_minister elder_statesman elected_official finance_minister foreign_minister government_minister law-makers lawmaker machine_politician majority_leader minister_of_finance minority_leader nationalist_leader party_boss party_leader party_whip policy_maker political_boss political_leader presidential_candidate prime_minister secretary_of_state vice_president
pond: marsh marshland salt_marsh swamp swampland swimming_hole water_hazard water_hole wetland
poodle: toy_dog
popcorn: bag_of_popcorn bucket_of_popcorn popcorn_bag popcorn_bucket
poppy: arctic_poppy blue_poppy corn_poppy field_poppy opium_poppy oriental_poppy poppy_family
porridge: bowl_of_oatmeal bowl_of_porridge grits hot_cereal kasha oatmeal oatmeal_bowl overnight_oats polenta
post office: local_post_office
postcard: post_card
poster: advertising_poster campaign_poster concert_poster election_poster film_poster movie_poster propaganda_poster show_bill show_card
potato: potato_skin raw_potato starches tuber white_potato
potato chip: potato_crisp snack_food
pottery: ceramic ceramics earthenware pottery_shard stoneware
power bank: power_pack
power drill: cordless_drill hammer_drill impact_driver power_tool
power line: high-voltage_line overhead_line overhead_power_line telegraph_pole telegraph_post telegraph_wire telephone_line telephone_pole telephone_wire transmission_line utility_pole
power socket: electrical_socket socket
power strip: surge_protector
presentation slide: pitch_deck powerpoint powerpoint_slide slide_deck
president: american_president chief_of_state head_of_state national_leader us_president
price tag: asking_price cash_price discount_tag factory_price list_price market_price price_label price_sticker purchase_price sale_tag selling_price
priest: catholic_priest clergy high_priest hospital_chaplain jesuit man_of_the_cloth military_chaplain minister_of_religion parish_priest preacher_man prison_chaplain religious_leader
prince: crown_prince handsome_prince heir_apparent prince_charming young_prince
princess: crown_princess fairy_tale_princess little_princess princess_royal sleeping_beauty snow_white
printer: bubble_jet_printer copier copy_machine document_scanner dot_matrix_printer inkjet_printer laser_printer matrix_printer office_printer photocopier serial_printer thermal_printer wire_matrix_printer wire_printer
printing press: cylinder_press gutenberg_press printing_machine
prism: glass_prism
prison: county_jail detention_center detention_centre detention_house federal_prison gaol high_security_prison house_of_correction house_of_detention jail jailhouse maximum-security_prison maximum_security_prison penal_facility penal_institution penitentiary prison_house state_prison
prison cell: cellblock death_row death_row_cell detention_cell dungeon dungeon_cell holding_cell jail_cell lockup solitary_cell solitary_confinement
prison guard: correctional_officer
prisoner: political_detainee political_prisoner prisoner_of_war
professor: assistant_professor associate_professor college_professor faculty_member full_professor history_professor university_professor visiting_professor
programmer: coder computer_expert computer_guru computer_scientist software_developer software_engineer system_administrator systems_analyst web_developer
programming language: computer_language
projector: film_projector movie_projector
propeller: ship_propeller
propeller plane: single_prop
prosthetic arm: artificial_arm
prosthetic leg: leg_prosthesis prosthesis
protein powder: creatine whey whey_protein
protein shake: protein_drink
proton: hadron hydrogen_ion subatomic_particle
pruning shears: pruning_shear
psychologist: clinical_psychologist
pufferfish: fugu
pulley: block_and_tackle hoist pulley_system
pulse: pulse_rate
pump: vacuum_pump water_pump
pumpkin: hubbard_squash winter_squash winter_squash_plant
punching bag: boxing_bag punch_bag
puppet: finger_puppet glove_doll glove_puppet hand_puppet sock_puppet
puppy: baby_dog
push notification: news_alert
pushpin: drawing_pin push_pin thumbtack
pylon: electricity_pylon power_pylon transmission_tower
pyramid: egyptian_pyramid tetrahedron
queen: egyptian_queen evil_queen female_monarch queen_mother queen_of_england queen_regent snow_queen wicked_queen
quill: feather_pen feather_quill
quilt: comforter coverlet duvet patchwork_quilt quilting
rabbit: bunny bunny_rabbit easter_bunny pet_rabbit rabbit_ears swamp_rabbit white_rabbit wood_rabbit
race track: homestretch racecourse racetrack raceway racing_circuit
rack of ribs: crown_roast rack_of_lamb
racket: squash_racket
radiator: steam_heat steam_heating
radio: boom_box boombox car_radio pocket_radio portable_radio radio_receiver radio_set receiving_set transistor_radio
radio mast: radio_aerial radio_antenna radio_beacon radio_transmitter
radio telescope: radio_dish
radio tower: broadcast_tower television_transmitter tv_tower
railway: branch_line grade_crossing main_line narrow_gauge rail_line railroad railroad_bed railroad_line railroad_siding railroad_tie railroad_track rails railway_junction railway_line railway_system railway_track railway_yard railyard spur_track train_track trunk_route
rain: acid_rain downpour drizzle heavy_rain monsoon_rain rain_shower rain_storm rain_water rainstorm torrential_rain
rain gutter: gutter_guard
rainbow: color_spectrum
raised bed: raised_garden_bed
rake: garden_rake lawn_tool leaf_rake
ram: bighorn cimarron mountain_sheep wild_sheep
ramen: bowl_of_ramen instant_ramen ramen_noodle
raspberry: aggregate_fruit
rat: black_rat brown_rat cotton_rat lab_rat pack_rat rice_rat roof_rat sand_rat sewer_rat water_rat wood_rat
ravine: chasm
razor: disposable_razor razor_blade safety_razor
real estate: real_property
receipt: bill_of_sale grocery_receipt hotel_bill receipts restaurant_bill sales_receipt sales_slip store_receipt till_receipt
record player: tone_arm vinyl_player
recycling bin: bottle_bank recycle_bin
red giant: betelgeuse red_giant_star red_supergiant
red heart: love_heart
red onion: purple_onion
red wine: claret port_wine
referee: football_official line_judge
refrigerator: appliance electric_refrigerator fridge mini_fridge smart_fridge
refugee: displaced_person
rent: rental_income
rental contract: lease lease_agreement rental_agreement tenancy_agreement
report card: grade_report report_sheet school_report
reporter: broadcast_journalist correspondent crime_reporter foreign_correspondent investigative_reporter news_reader news_reporter newspaper_reporter sports_announcer sports_commentator sports_reporter television_announcer television_reporter tv_announcer tv_reporter war_correspondent war_reporter
restaurant: diner eating_house eating_place pizza_place steakhouse
resume: curriculum_vitae cv
retina: macula
retirement account: 401k roth_ira
rhino: black_rhino white_rhino
rib cage: breastbone
rice: brown_rice grain_of_rice jasmine_rice polished_rice rice_grain risotto white_rice wild_rice
rice field: rice_farm
rice plant: cultivated_rice rice_crop
rickshaw: pedicab
rider: horse_riding riding_master
ring: gold_ring golden_ring magic_ring seal_ring
ring binder: binder
rising prices: price_hike price_increase
river: hudson midstream mountain_river river_bend river_delta tidal_river white_water
river bank: waterside
road: access_road asphalt_road autobahn blacktop blind_bend blind_corner blind_curve coastal_road country_road dirt_road divided_highway expressway freeway gravel_road highway highway_system interstate interstate_highway local_road main_road mountain_road paved_surface private_road ring_road road_surface roads roman_road service_road side_road state_highway tarmac toll_road traffic_lane trunk_road
road sign: speed_limit_sign street_sign traffic_sign
roast chicken: roast_duck roast_turkey thanksgiving_turkey whole_chicken
robot: android_robot humanoid humanoid_robot mechanical_man toy_robot
robot vacuum: roomba vacuum_robot
robotic arm: welding_robot
rock: basalt boulder breccia feldspar geological_formation granite igneous_rock kimberlite metamorphic_rock moon_rock river_boulder sandstone sedimentary_rock shore_boulder siltstone tuff volcanic_rock
rocket: booster_rocket booster_unit falcon_9 launch_vehicle moon_rocket nuclear_rocket research_rocket rocket_booster rocket_ship saturn_v sounding_rocket space_rocket step_rocket takeoff_booster takeoff_rocket test_rocket toy_rocket
rocking chair: platform_rocker
roller coaster: amusement_ride theme_park_ride
roller skate: inline_skate
roof: eaves hip_roof roof_peak rooftop slate_roof tile_roof
root: plant_root prop_root root_cap root_hair root_system tree_root
root canal: root_canal_treatment
rope: climbing_rope guy_rope mountaineering_rope twine
rosary: rosary_bead
rose: baby_rose bed_of_roses dog_rose mountain_rose red_rose rose_bed rose_bush rose_family tea_rose
rose wine: pink_wine
rough sea: rough_water
router: internet_router wi-fi_router wifi_router wireless_router
rowing boat: racing_boat racing_shell
rubber washer: gasket
ruby: garnet
ruin: ancient_ruin bomb_site castle_ruin roman_ruin temple_ruin
ruined wall: rubble
ruler: foot_rule measuring_device measuring_instrument measuring_stick steel_ruler wooden_ruler yard_measure
runner: marathon_runner track_star
runner bean: french_bean fresh_bean green_bean pole_bean snap_bean string_bean wax_bean yellow_bean
running shoe: gym_shoe jogging_shoe sports_shoe
`
