/** Drawings that show what nouns without one of their own name: `drawing: nouns`, compounds with `_`. */
export const KINDS_P_TO_R = `
pack ice: polar_ice polar_ice_cap polar_region
paella: arroz_con_pollo jambalaya
page: excerpt page_number title_page
paint: alizarin bistre finger_paint gamboge house_paint poster_color poster_colour poster_paint sinopia ultramarine umber zinc_white
paint can: bucket_of_paint can_of_paint paint_bucket tin_of_paint varnish
paint roller: roller_brush
paint tube: oil_color oil_colour oil_paint
paintbrush: artist's_brush paint_brush
painter: house_painter portrait_painter sign_painter
painting: abstract_art altarpiece artwork cyclorama fine_art genre_painting half-length landscape_painting nude_painting oil_painting portrait portrait_painting self-portrait still_life stolen_painting triptych wall_art wall_painting wash_drawing watercolor_painting work_of_art
palace: imperial_palace papal_palace presidential_palace royal_palace sultan's_palace
palette: color_palette paint_palette
palm tree: babassu_palm bamboo_palm banana_tree betel_palm broom_palm cabbage_palm cabbage_palmetto cabbage_tree carnauba_palm coco_palm cocoa_palm coconut_palm coconut_tree cohune_palm corozo_palm cycad_family date_palm fan_palm feather_palm fern_palm fishtail_palm gebang_palm gomuti_palm ivory-nut_palm jaggery_palm lady_palm nipa_palm oil_palm palm_family palmyra_palm papaya_tree piassava_palm raffia_palm rattan_palm royal_palm sago_palm saw_palmetto sugar_palm talipot_palm thatch_palm toddy_palm traveler's_tree traveller's_tree true_sago_palm wax_palm
pancake: buckwheat_cake buttermilk_pancake dorayaki flannel_cake german_pancake hot_cake johnny_cake syrniki
panda: coon_bear giant_panda panda_bear
pangolin: apar cabassous chinese_pangolin fairy_armadillo giant_armadillo greater_pichiciego nine-banded_armadillo peba peludo pichiciago pichiciego poyou scaly_anteater tatou tatouay three-banded_armadillo
paper: art_paper bond_paper carbon_paper computer_paper construction_paper drawing_paper graph_paper kraft_paper laid_paper letter_paper oilpaper onionskin piece_of_paper printer_paper rice_paper scratch_paper sheet_of_paper slip_of_paper writing_paper
paper clip: gem_clip paperclip
paper cup: paper_coffee_cup
paper lantern: chinese_lantern
paramedic: emt
park: city_park public_park village_green
parking lot: car_park parking_area parking_garage parking_zone rest_area rest_stop
parking ticket: parking_fine
parliament building: house_of_parliament houses_of_parliament
parquet: marqueterie marquetry parqueterie parquetry
parrot: african_grey_parrot budgie carolina_parakeet cockatoo cockatoo_parrot grass_parakeet hyacinth_macaw kakapo macaw pet_parrot pink_cockatoo poll_parrot rainbow_lorikeet ring-necked_parakeet scarlet_macaw shell_parakeet sulphur-crested_cockatoo
Parthenon: greek_temple roman_temple
party popper: noisemaker
passenger: air_traveler
passport: false_passport travel_document
pasture: common_land paddock rangeland
path: cart_track deer_trail forest_path hiking_trail horse-trail mountain_path mountain_trail pathway trail walking_trail
patient: sick_person
paw print: animal_track bear_track spoor
pay slip: salary_slip wage_slip
paycheck: monthly_paycheck pay_cheque payroll_check
pea: common_pea edible-pod_pea edible-podded_pea field_pea garden_pea garden_pea_plant green_pea marrowfat_pea mushy_peas pea_family pea_plant pea_pod pigeon_pea snap_pea snow_pea sugar_pea sugar_snap_pea
peach: common_apricot drupe stone_fruit
peacock: argus_pheasant blue_peafowl green_peafowl
peanut: goober_pea monkey_nut peanut_vine peanuts roasted_peanut
peanut butter: nut_butter
pear: bartlett_pear native_pear seckel_pear
pearl: seed_pearl
peasant: medieval_peasant
pebble: river_rock river_stone smooth_stone
pelican: brown_pelican dalmatian_pelican white_pelican
pen: ballpoint ballpoint_pen gel_pen stylus stylus_pen writing_implement
pencil: color_pencil colored_pencil coloured_pencil lead_pencil mechanical_pencil wooden_pencil
pendulum: foucault's_pendulum foucault_pendulum simple_pendulum
penguin: african_penguin chinstrap_penguin common_murre crested_penguin emperor_penguin galapagos_penguin gentoo_penguin great_auk humboldt_penguin jackass_penguin king_penguin little_blue_penguin macaroni_penguin penguin_colony rock_hopper sphenisciform_seabird thick-billed_murre
penguin chick: baby_penguin
pension: annuity retirement_benefit retirement_pension
people: common_people human_beings human_race humankind humans
pepper mill: pepper_grinder spicemill
perfume: attar cologne_water toilet_water
perfume bottle: atomiser atomizer fragrance_bottle ottar
person: adult common_person human human_being modern_man
petal: flower_petal ray_floret tepal
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
photo: daguerreotype old_photo photographic_print photomontage sepia_photo stock_image stock_photograph tintype tintype_photo wartime_photo
photo album: photograph_album
photograph: black_and_white_photograph crime_scene_photo family_photo family_photograph holiday_photo old_photograph passport_photo police_mugshot press_photo travel_photo vacation_photo vintage_photo wedding_photo wedding_picture
photographer: camera_operator fashion_photographer news_photographer paparazzi press_photographer street_photographer war_photographer wedding_photographer wildlife_photographer
physicist: nuclear_physicist
pianist: chopin concert_pianist piano_player
piano: baby_grand baby_grand_piano celesta cembalo clavichord concert_grand concert_piano grand_piano harpsichord keyboard_instrument mechanical_piano pianoforte player_piano toy_piano upright_piano
piano keys: piano_keyboard
pickaxe: mattock miner's_pick pick_axe pickax
pickle: bread_and_butter_pickle dill_pickle pickled_cucumber sweet_pickle
pickle jar: jar_of_pickles
pickup truck: monster_truck pickup truck_bed
picnic: picnic_blanket
picture frame: photo_frame
pie: blueberry_pie burek cherry_pie deep-dish_pie key_lime_pie lemon_meringue_pie meat_pie mince_pie pecan_pie pie_crust pie_shell pork_pie potpie pumpkin_pie quiche_lorraine rhubarb_pie shoofly_pie slice_of_pie spanakopita squash_pie steak_and_kidney_pie
pier: dock harbor_wall quay wooden_pier
pierogi: pirogi vareniki
pig: lechon little_pig pot-bellied_pig potbellied_pig sucking_pig suckling_pig swine teacup_pig three_little_pigs
pigeon: band-tail_pigeon band-tailed_pigeon carrier_pigeon city_pigeon columbiform_bird domestic_pigeon homing_pigeon messenger_pigeon mourning_dove passenger_pigeon pouter_pigeon racing_pigeon rock_dove rock_pigeon tumbler_pigeon wood_pigeon
piggy bank: coin_bank money_box penny_bank
piglet: baby_pig
pile of coins: pieces_of_eight
pile of papers: papers
pill: abortion_pill alprazolam amitriptyline amphetamine antacid antibiotic antidepressant antipsychotic anxiolytic aspirin atenolol barbiturate benzodiazepine beta_blocker blood_thinner cancer_drug captopril chloramphenicol chloroquine ciprofloxacin clomiphene clozapine diazepam diet_pill digitoxin digoxin diuretic drug drug_cocktail enalapril erythromycin ethical_drug fluoxetine furosemide generic_drug haloperidol hydrochlorothiazide ibuprofen ibuprofen_tablet imipramine ketoprofen levodopa lisinopril lorazepam mefloquine methylphenidate metoprolol mifepristone naproxen pain_pill pain_reliever painkiller paracetamol paroxetime penicillin phenobarbital phenobarbitone placebo prednisone_tablet primaquine propanolol proprietary_drug sertraline sildenafil sleeping_pill soporific statin sugar_pill sulfanilamide tadalafil thalidomide thioguanine trazodone triazolam vardenafil water_pill
pill bottle: medicine_bottle prescription_bottle prescription_medication prescription_medicine
pillar: stanchion
pillow: body_pillow cushion seat_cushion throw_pillow travel_pillow
pilot: airline_pilot airplane_pilot bomber_pilot bush_pilot co-pilot combat_pilot commercial_pilot copilot fighter_pilot flight_engineer flying_ace kamikaze_pilot senior_pilot stunt_pilot test_pilot wing_commander
pine: amabilis_fir ancient_pine arolla_pine bishop's_pine bishop_pine black_hemlock black_larch black_pine black_spruce bristlecone_fir bristlecone_pine bull_pine bunya_bunya_tree cedar_tree celery_pine coniferous_tree deodar_cedar douglas_fir douglas_spruce dwarf_mountain_pine eastern_hemlock eastern_red_cedar eastern_spruce eastern_white_pine evergreen_plant fir_tree giant_fir golden_larch grand_fir hemlock_tree hoop_pine huon_pine jack_pine knobcone_pine larch_tree limber_pine loblolly_pine lodgepole_pine longleaf_pine mountain_hemlock mountain_pine mugo_pine norfolk_island_pine northern_pitch_pine northern_white_cedar nut_pine oriental_spruce pine_family pine_tree pinon_pine pitch_pine pond_pine ponderosa_pine red_cedar red_pine red_spruce scrub_pine shore_pine shortleaf_pine silver_fir silver_pine silver_spruce single-leaf_pine southern_yellow_pine southwestern_white_pine spruce_pine spruce_tree stone_pine subalpine_fir swamp_pine timber_tree true_cedar true_fir true_pine umbrella_pine weeping_spruce western_hemlock western_larch western_red_cedar western_white_pine western_yellow_pine weymouth_pine white_cedar white_fir white_pine white_spruce whitebark_pine wollemi_pine yellow_cedar yellow_pine
pine cone: conifer_cone fir_cone pinecone strobile strobilus
pine nut: cedar_nut pinon_nut
pineapple: multiple_fruit pineapple_family pineapple_plant tropical_fruit
ping-pong paddle: ping_pong_paddle table_tennis_racket
pint of beer: beer_glass
pipe: burst_pipe conduit copper_pipe discharge_pipe drain_pipe drilling_pipe frozen_pipe gas_line gas_main gas_pipe lead_pipe leaky_pipe metal_pipe penstock pipe_fitting plastic_pipe sewer_pipe soil_pipe steam_line steam_pipe waste_pipe water_main
piranha: pacu
pirate: buccaneer captain_hook corsair pirate_captain sea_rover
pirate flag: black_flag jolly_roger_flag
pirate ship: black_pearl_ship queen_anne's_revenge
pistachio: pistachio_nut
pita: pita_bread pocket_bread
pitchfork: hayfork pitch_fork
pizza: anchovy_pizza cheese_pizza deep-dish_pizza frozen_pizza hawaiian_pizza lahmacun margherita_pizza neapolitan_pizza pepperoni_pizza pizza_pie sausage_pizza
placenta: afterbirth
plague mask: beak_mask plague_doctor_mask
planet: alien_planet distant_planet exoplanet inferior_planet major_planet rocky_planet rogue_planet super-earth superior_planet terrestrial_planet
planet Jupiter: jupiter
planet Mars: mars
planet Neptune: ice_giant neptune
planet Saturn: ringed_planet saturn
planet Uranus: uranus
planet Venus: evening_star morning_star
plank: batten crossbeam joist lumber particle_board plywood timber two-by-four wood_plank wooden_beam wooden_board wooden_plank
plant: artichoke_plant bean_plant belladonna_plant black_henbane black_nightshade broad-bean_plant butter-bean_plant castor-oil_plant castor_bean_plant chickpea_plant coca_plant common_bean_plant common_nightshade common_ragweed common_tobacco cowpea_plant cultivated_plant dead_nettle deadly_nightshade great_ragweed green_plant herbaceous_plant house_plant houseplant indigo_plant indoor_plant lentil_plant lima_bean_plant mung_bean_plant nettle_family okra_plant peace_lily plant_family plant_genus plant_material plant_organ plant_part plant_structure pot_plant potted_plant rubber_plant seed_plant sensitive_plant skunk_cabbage snake_plant soybean_plant spider_plant stinging_nettle stonecrop_family sundew_plant taro_plant tobacco_plant vascular_plant vegetation water_chestnut_plant water_lettuce wild_tobacco wood_nettle
plant pot: clay_flower_pot flower_pot flowerpot terracotta_pot window_box
plaster cast: arm_cast leg_cast
plastic bag: freezer_bag sandwich_bag
plate: chinaware crockery dessert_plate dinner_service dinner_set dinnerware dishware paper_plate place_setting porcelain_plate salad_plate saucer serving_dish side_plate tableware willow-pattern willowware
platypus: duck-billed_platypus duckbilled_platypus egg-laying_mammal monotreme
playground: climbing_frame play_area play_park school_playground school_yard
playing card: ace_of_clubs ace_of_diamonds ace_of_hearts card-house cardcastle cardhouse court_card face_card gaming_card picture_card poker_card trump_card wild_card
pliers: needle-nose_pliers pair_of_pliers vice_grip wire_cutter wire_stripper
plough: horse-drawn_plough iron_plough ox-drawn_plough ox_plow wooden_plough
plum: beach_plum chickasaw_plum common_plum damson_plum greengage_plum wild_plum
plunger: rubber_plunger sink_plunger toilet_plunger
pocket watch: conductor's_watch watch_chain watch_guard wind-up_watch
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
poodle: large_poodle miniature_poodle poodle_dog standard_poodle toy_dog toy_poodle
popcorn: bag_of_popcorn bucket_of_popcorn popcorn_bag popcorn_ball popcorn_bucket
poppy: arctic_poppy blue_poppy celandine_poppy corn_poppy field_poppy flaming_poppy horned_poppy matilija_poppy opium_poppy oriental_poppy poppy_family prickly_poppy
porcupine: brush-tail_porcupine brush-tailed_porcupine long-tailed_porcupine
porridge: atole bowl_of_oatmeal bowl_of_porridge congee cornmeal_mush frumenty grits hasty_pudding hominy_grits hot_cereal kasha oatmeal oatmeal_bowl overnight_oats polenta ugali
post office: local_post_office
postcard: post_card
poster: advertising_poster campaign_poster concert_poster election_poster film_poster movie_poster propaganda_poster show_bill show_card
potato: potato_skin potato_vine raw_potato starches tuber white_potato
potato chip: potato_crisp snack_food
potter: ceramic_artist master_potter
pottery: ceramic ceramics earthenware pottery_shard stoneware
pour-over coffee: pour_over
power bank: portable_battery power_pack
power drill: cordless_drill hammer_drill impact_driver power_tool
power line: high-voltage_line overhead_line overhead_power_line telegraph_pole telegraph_post telegraph_wire telephone_line telephone_pole telephone_wire transmission_line utility_pole
power socket: electrical_socket socket
power strip: surge_protector
praying mantis: praying_mantid
presentation slide: pitch_deck powerpoint powerpoint_slide slide_deck
president: american_president chief_of_state head_of_state national_leader us_president
pressure cooker: electric_pressure_cooker
pretzel: soft_pretzel
price tag: asking_price cash_price discount_tag factory_price list_price market_price price_label price_sticker purchase_price sale_tag selling_price
priest: catholic_priest clergy high_priest hospital_chaplain jesuit man_of_the_cloth military_chaplain minister_of_religion parish_priest preacher_man prison_chaplain religious_leader
prince: crown_prince handsome_prince heir_apparent prince_charming young_prince
princess: crown_princess fairy_tale_princess little_princess princess_royal sleeping_beauty snow_white
printer: bubble_jet_printer bubblejet copier copy_machine document_scanner dot_matrix_printer inkjet inkjet_printer label_printer laser_printer matrix_printer office_printer photo_printer photocopier serial_printer thermal_printer wire_matrix_printer wire_printer
printing press: cylinder_press gutenberg_press letterpress_machine mimeo mimeograph printing_machine steam_press
prism: glass_prism newton's_prism optical_prism
prison: county_jail detention_center detention_centre detention_house federal_prison gaol high_security_prison house_of_correction house_of_detention jail jailhouse maximum-security_prison maximum_security_prison penal_facility penal_institution penitentiary prison_house state_prison
prison cell: cellblock death_row death_row_cell detention_cell dungeon dungeon_cell holding_cell hoosegow hoosgow jail_cell lockup poky solitary_cell solitary_confinement
prison guard: correctional_officer
prisoner: political_detainee political_prisoner prisoner_of_war
professor: assistant_professor associate_professor college_professor faculty_member full_professor history_professor university_professor visiting_professor
programmer: coder computer_expert computer_guru computer_scientist software_developer software_engineer system_administrator systems_analyst web_developer
programming language: computer_language
projector: epidiascope film_projector movie_projector
propeller: impeller ship_propeller
propeller plane: mail_plane single_prop spitfire_plane
prosthetic arm: artificial_arm bionic_arm bionic_hand prosthetic_hand
prosthetic leg: leg_prosthesis peg_leg pegleg prosthesis prosthetic_limb
protein powder: creatine whey whey_protein
protein shake: protein_drink protein_shaker
proton: hadron hydrogen_ion nucleon subatomic_particle
pruning shears: bypass_pruner hand_pruner lopper pruning_shear
psychologist: clinical_psychologist
pudding: carrot_pudding chocolate_mousse chocolate_pudding corn_pudding panna_cotta plum_duff plum_pudding steamed_pudding tapioca_pudding
pufferfish: fugu porcupine_fish spiny_puffer
puffin: atlantic_puffin black_guillemot horned_puffin little_auk pigeon_guillemot razor-billed_auk tufted_puffin
pulley: block_and_tackle hoist pulley_system
pulse: pulse_rate
pump: vacuum_pump water_pump
pumpkin: autumn_pumpkin hubbard_squash pumpkin_vine squash_vine winter_squash winter_squash_plant
punching bag: boxing_bag punch_bag
puppet: finger_puppet glove_doll glove_puppet hand_puppet sock_puppet
puppy: baby_dog whelp
push notification: news_alert
pushpin: drawing_pin push_pin thumbtack
pylon: electricity_pylon power_pylon transmission_tower
pyramid: egyptian_pyramid tetrahedron
queen: egyptian_queen evil_queen female_monarch queen_mother queen_of_england queen_regent snow_queen wicked_queen
quill: feather_pen feather_quill goose_quill
quilt: comforter counterpane coverlet duvet hand-stitched_quilt patchwork_quilt quilting
rabbit: bunny bunny_rabbit chinchillon cottontail_rabbit easter_bunny eastern_cottontail lagomorph leporid leporid_mammal marsh_hare mountain_chinchilla mountain_viscacha pet_rabbit rabbit_ears swamp_hare swamp_rabbit viscacha white_rabbit wood_rabbit
raccoon: cacomistle cacomixle civet_cat coati coati-mondi coati-mundi common_raccoon common_racoon crab-eating_raccoon large_civet miner's_cat palm_civet procyonid raccoon_dog raccoon_fox ring-tailed_cat small_civet
race track: homestretch racecourse racetrack raceway racing_circuit
rack of ribs: barbecued_spareribs crown_roast galbi rack_of_lamb
racket: squash_racket
radiator: steam_heat steam_heating
radio: boom_box boombox car_radio crystal_radio ham_radio pocket_radio portable_radio radio_receiver radio_set receiving_set transistor_radio vacuum_tube_radio
radio mast: omnirange radio_aerial radio_antenna radio_beacon radio_transmitter tv-antenna
radio telescope: arecibo_telescope radio_dish
radio tower: broadcast_tower television_transmitter tv_tower
raft: bamboo_raft kon-tiki log_raft pontoon_raft
railway: branch_line crosstie grade_crossing main_line narrow_gauge rail_line rail_track railroad railroad_bed railroad_line railroad_siding railroad_tie railroad_track rails railway_junction railway_line railway_system railway_track railway_yard railyard spur_track train_track trunk_route
rain: acid_rain downpour drizzle heavy_rain monsoon_rain rain_shower rain_storm rain_water rainstorm torrential_rain
rain gutter: gutter_guard
rainbow: color_spectrum
raised bed: raised_garden_bed
rake: garden_rake hand_rake lawn_tool leaf_rake
ram: aoudad argal argali arui audad bighorn bighorn_sheep cimarron dall_sheep maned_sheep moufflon mouflon mountain_sheep urial wild_sheep
ramen: instant_ramen ramen_noodle shoyu_ramen tonkotsu_ramen
raspberry: aggregate_fruit black_raspberry blackcap_raspberry raspberry_bush red_raspberry wild_raspberry
rat: bandicoot_rat black_rat brown_rat bushytail_woodrat cotton_rat dusky-footed_wood_rat dusky-footed_woodrat eastern_woodrat giant_pouched_rat jerboa_rat lab_rat marsupial_rat opossum_rat pack_rat rice_rat roof_rat sand_rat sewer_rat water_rat wharf_rat wood-rat wood_rat
ravine: chasm
razor: disposable_razor electric_shaver razor_blade razorblade safety_razor
real estate: real_property
receipt: bill_of_sale grocery_receipt hotel_bill receipts restaurant_bill sales_receipt sales_slip store_receipt till_receipt
record player: tone_arm vinyl_player
recycling bin: bottle_bank recycle_bin
red giant: betelgeuse red_giant_star red_supergiant
red heart: love_heart
red onion: purple_onion red-skinned_onion
red wine: claret glogg mulled_wine port_wine sacramental_wine sweet_vermouth
referee: football_official line_judge
refrigerator: appliance electric_refrigerator fridge mini_fridge smart_fridge
refugee: displaced_person
rent: rental_income
rental contract: lease lease_agreement rental_agreement tenancy_agreement
report card: grade_report report_sheet school_report
reporter: broadcast_journalist correspondent crime_reporter foreign_correspondent investigative_reporter news_reader news_reporter newspaper_reporter sports_announcer sports_commentator sports_reporter television_announcer television_reporter tv_announcer tv_reporter war_correspondent war_reporter
restaurant: diner eating_house eating_place pizza_place steakhouse
resume: curriculum_vitae cv
retina: fovea macula
retirement account: 401k roth_ira
rhino: baby_rhino black_rhino black_rhinoceros elasmotherium javan_rhino paraceratherium sumatran_rhino uintathere white_rhino white_rhinoceros woolly_rhino woolly_rhinoceros
rib cage: breastbone
rice: basmati_rice brown_rice grain_of_rice jasmine_rice orzo polished_rice rice_grain risotto white_rice wild_rice
rice ball: onigiri
rice field: rice_farm
rice plant: cultivated_rice rice_crop
rickshaw: pedicab
rider: horse_riding riding_master
ring: gold_ring golden_ring magic_ring seal_ring signet_ring smart_ring
ring binder: binder ring-binder
ring light: ring_light_stand
rising prices: price_hike price_increase
river: hudson midstream mountain_river river_bend river_delta tidal_river white_water
river bank: waterside
road: access_road asphalt_road autobahn autostrada blacktop blind_bend blind_corner blind_curve coastal_road country_road dirt_road divided_highway expressway freeway gravel_road highway highway_system interstate interstate_highway local_road main_road mountain_road paved_surface private_road ring_road road_surface roads roman_road service_road side_road state_highway tarmac toll_road traffic_lane trunk_road
road sign: speed_limit_sign street_sign traffic_sign
roast chicken: beer_can_chicken duck_confit peking_duck roast_duck roast_turkey thanksgiving_turkey whole_chicken
robot: android_robot humanoid humanoid_robot mechanical_man toy_robot
robot arm: cobot
robot vacuum: robot_mop robot_vac roomba vacuum_robot
robotic arm: surgical_robot welding_robot
rock: basalt biotite boulder breccia chrysotile dacite feldspar geological_formation granite gritstone hornblende igneous_rock kimberlite magnesite metamorphic_rock moon_rock pitchstone river_boulder sandstone scoria sedimentary_rock shore_boulder siltstone tuff volcanic_rock
rocket: ariane_rocket booster_rocket booster_unit falcon_9 falcon_heavy launch_vehicle moon_rocket nuclear_rocket research_rocket reusable_rocket rocket_booster rocket_ship rocket_stage saturn_v sounding_rocket soyuz_rocket space_rocket step_rocket takeoff_booster takeoff_rocket test_rocket toy_rocket v-2_rocket
rocking chair: platform_rocker
roller coaster: amusement_ride big_dipper_ride roller_coaster_ride theme_park_ride
roller skate: inline_skate
roman helmet: legionary_helmet
Roman soldier: praetorian_guard
roof: eaves hip_roof pantile ridgepole roof_peak rooftop rooftree slate_roof tile_roof
rooster: fighting_cock game_fowl golden_pheasant jungle_cock jungle_fowl red_jungle_fowl ring-necked_pheasant
root: bitter_cassava horse_radish horseradish_root licorice_root mandrake_root plant_root prop_root root_cap root_hair root_system sarsaparilla_root sweet_cassava tree_root
root canal: root_canal_treatment
rope: climbing_rope guy_rope mountaineering_rope towline towrope twine
rosary: rosary_bead
rose: baby_rose banksia_rose bed_of_roses damask_rose dog_rose mountain_rose multiflora_rose musk_rose red_rose rose_bed rose_bush rose_family summer_damask_rose tea_rose
rose wine: blush_wine pink_wine
rough sea: rough_water
router: internet_router mesh_router wi-fi_router wifi_extender wifi_router wireless_router
rowboat: oarlock rowlock thole tholepin whaleboat
rowing boat: racing_boat racing_shell
rubber washer: gasket
ruby: almandine balas garnet jacinth pyrope rhodolite spinel
ruin: ancient_ruin bomb_site castle_ruin roman_ruin temple_ruin
ruined wall: rubble
ruler: foot_rule measuring_device measuring_instrument measuring_stick steel_ruler straightedge wooden_ruler yard_measure
rum: demerara_rum
runner: marathon_runner track_star
runner bean: french_bean fresh_bean green_bean haricot_vert haricots_verts pole_bean scarlet_runner_bean snap_bean string_bean wax_bean yard-long_bean yellow_bean
running shoe: gym_shoe jogging_shoe sports_shoe
`
