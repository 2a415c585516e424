/** Drawings that show what nouns without one of their own name: `drawing: nouns`, compounds with `_`. */
export const KINDS_C_TO_E = `
cabbage: brassica chinese_cabbage head_of_cabbage pak_choi
cabin: mountain_cabin ski_chalet ski_lodge tiny_house wooden_hut
cabin filter: cabin_air_filter
cable: electrical_cable ethernet_cable fiber_optic_cable hdmi_cable internet_cable network_cable phone_cord power_cable printer_cable steel_cable telephone_cord undersea_cable
cable car: gondola_lift
cactus: cactus_plant desert_cactus desert_plant
cafe: coffee_bar street_cafe
cage: dog_crate hamster_cage
cake: angel_cake angel_food_cake cake_slice coconut_cake coffee_cake cream_cake honey_cake layer_cake marble_cake piece_of_cake pound_cake sheet_cake slice_of_cake spice_cake sponge_cake torte white_cake
calculator: adding_machine desk_calculator pocket_calculator school_calculator
calendar: appointment_book calendar_page desk_calendar wall_calendar
calf: baby_cow
camel: desert_animal
camera: action_camera bodycam box_camera digital_camera dslr dslr_camera flash_camera photographic_camera photographic_equipment
camp: camping_site summer_camp
camper van: camping_bus
campfire: camp_fire fire_pit
camping chair: camp_chair
can: can_of_beans can_of_soup canister canned_foods canned_goods canned_meat canned_soup coffee_can food_can soup_can tin_can
candle: altar_candle candle_wick candlelight church_candle prayer_candle scented_candle tea_light vigil_light wax_candle wax_light wick
candy: candy_corn candy_kiss gum_ball gummy_bear halloween_candy hard_candy jelly_bean lemon_drop mint_candy piece_of_candy rock_candy sugar_candy
canned tuna: tinned_fish
cannon: artillery artillery_cannon field_artillery field_gun gunpowder_weapon ship's_cannon
cannonball: projectile round_shot
canoe: dugout_canoe
canyon: badlands
cap: ball_cap baseball_cap cloth_cap golf_cap jockey_cap
Capitol: capitol_dome capitol_hill congress_building us_capitol
capsule: antibiotic_pill cod_liver_oil fish_oil gel_capsule sleeping_capsule
captain: commissioned_naval_officer flag_captain fleet_admiral full_admiral lieutenant_commander naval_commander naval_officer rear_admiral sea_captain ship_captain vice_admiral
car: automobile automotive_vehicle autonomous_car autonomous_vehicle beach_wagon compact_car company_car driverless_car estate_car family_car getaway_car hatchback hire_car hybrid_car motor_vehicle passenger_car rental_car sedan self-driving_car shooting_brake station_wagon stock_car stolen_car vehicle vintage_car
car battery: automobile_battery
car dashboard: instrument_panel
car jack: bumper_jack jackscrew screw_jack
car key: key_fob
car seat: baby_seat bucket_seat child_car_seat child_seat head_restraint
car trunk: automobile_trunk trunk_lid
car window: rear_window
cargo container: freight_container
carousel: carousel_horse merry-go-round
carpenter: furniture_maker
carpenter's plane: jack_plane smooth_plane
carpet: area_rug carpet_pad floor_cover floor_covering persian_rug prayer_mat prayer_rug rug throw_rug wool_carpet
carriage: golden_carriage pumpkin_carriage royal_carriage
carrot: baby_carrot carrot_stick root_crop root_vegetable
cart: donkey_cart horse_cart ox_cart pushcart street_vendor's_cart wain wooden_cart wooden_wagon
carton: juice_carton
cash: bankroll bundle_of_banknotes bundle_of_cash cash_advance cash_in_hand cash_payment cold_cash cold_hard_cash fast_buck folding_money hard_cash liquid_assets paper_currency petty_cash pile_of_cash pin_money quick_buck ready_cash ready_money remittance spending_money stack_of_bills stolen_money travel_money wad_of_bills wad_of_cash winnings
casserole dish: baking_dish
cassette: audio_cassette audiotape cassette_tape magnetic_tape mix_tape mixtape music_cassette tape_recording
castle: alcazar citadel fairy_tale_castle fortress ice_castle medieval_castle stronghold
cat: alley_cat barn_cat black_cat cheshire_cat domestic_cat feline feral_cat house_cat jungle_cat pet_cat sand_cat siamese_cat stray_cat tabby_cat tiger_cat
caterpillar: army_worm grub hungry_caterpillar larva measuring_worm silkworm tomato_worm
cave: bear_cave cavern dragon_cave dragon_lair ice_cave sea_cave underground_cave wolf_den
cave entrance: cave_mouth
cell: animal_cell beta_cell body_cell bone_cell cell_organ cytoplasm cytoskeleton cytosol daughter_cell embryonic_cell fat_cell human_cell living_cell mother_cell plant_cell plasma_membrane skin_cell stem_cell target_cell yeast_cell
cell tower: cell_phone_tower cellular_tower mobile_mast mobile_phone_mast phone_mast
cello: cello_bow
cement: hydraulic_cement wet_cement
cemetery: burial_ground churchyard memorial_park military_cemetery war_cemetery
cereal: bowl_of_cereal breakfast_cereal breakfast_food cereal_bowl cold_cereal dry_cereal granola
cereal box: box_of_cereal
certificate: award_certificate bill_of_health birth_certificate bond_certificate certificate_of_deposit death_certificate marriage_certificate marriage_license naturalization_certificate partnership_certificate school_certificate share_certificate stock_certificate wedding_license
chain: anchor_chain iron_chain metal_chain steel_chain
chair: article_of_furniture dining_chair kitchen_chair piece_of_furniture plastic_chair school_chair side_chair straight_chair wooden_chair
chairlift: chair_lift
chalkboard: chalk_board green_chalkboard school_chalkboard
champagne: bottle_of_champagne champagne_bottle champagne_flute champagne_glass glass_of_champagne sparkling_wine
charger: battery_charger laptop_charger power_adapter usb_charger wall_charger wireless_charger
charging cable: charger_cable charging_cord phone_cable usb-c_cable usb_cable
chariot: roman_chariot war_chariot
chart: diagram org_chart sales_chart
chat message: chat_window instant_message slack_message
chatbot: ai_assistant ai_chatbot chat_bot chatgpt
checkered flag: race_flag
checklist: chore_chart cleaning_schedule habit_tracker packing_list
cheese: block_of_cheese blue_cheese brick_cheese cheddar cheddar_cheese cheese_slice cheese_wheel farm_cheese goat_cheese process_cheese processed_cheese slice_of_cheese string_cheese swiss_cheese wheel_of_cheese
cheque: bad_check bank_check bank_draft blank_check blank_cheque bounced_check certified_check counter_check disability_check medicare_check money_order paper_check personal_check personal_cheque postal_order retirement_check rubber_check stimulus_check traveler's_check welfare_check
cherry: barbados_cherry bird_cherry black_cherry heart_cherry sour_cherry sweet_cherry wild_cherry
cherry tree: bird_cherry_tree black_cherry_tree cherry_blossom_tree common_bird_cherry flowering_cherry flowering_tree fuji_cherry oriental_cherry sour_cherry_tree wild_cherry_tree
chess: game_of_chess
chess piece: chess_knight chess_pawn chess_queen
chessboard: checkerboard chess_board
chest: cedar_chest hope_chest sea_chest wedding_chest wooden_chest
chest of drawers: sideboard
chick: baby_bird baby_chick baby_chicken young_bird
chicken: farm_bird hen laying_hen mother_hen
chicken breast: raw_chicken white_meat
chicken coop: chicken_run chicken_yard
chicken wing: buffalo_wing turkey_wing
child: child_prodigy child_star foster_child illegitimate_child juvenile_body kid minors small_child street_child toddler
chili pepper: bird_pepper cherry_pepper cone_pepper hot_pepper red_chili
chimney: factory_chimney flue
chisel: wood_chisel
chocolate: box_of_chocolates choc chocolate_candy chocolate_chip chocolate_kiss chocolate_truffle dark_chocolate milk_chocolate
cholesterol: high_cholesterol lipoprotein
chromosome: telomere x_chromosome y_chromosome
church: catholic_church chapel church_building country_church house_of_prayer house_of_worship meetinghouse orthodox_church place_of_worship priory stone_church village_church wedding_chapel wooden_church
cinema: movie_hall movie_house movie_screen movie_theater movie_theatre picture_palace picture_show silver_screen
cinnamon: cinnamon_stick ground_cinnamon
circuit board: circuit_card circuitry computer_circuit printed_circuit printed_circuit_board
circular saw: buzz_saw portable_circular_saw portable_saw power_saw saw_blade
circus tent: big_top
city: big_city business_district capital_city central_city chicago city_center city_centre city_skyline dallas down_town inner_city manchester metropolis municipal_center national_capital provincial_capital skyline state_capital urban_area urban_center
clam: bivalve clamshell
clamp: c-clamp
clapperboard: film_slate
clarinet: woodwind
classroom: lecture_room study_hall
clay: boulder_clay china_clay clay_soil red_clay wet_clay
clay pot: ceramic_pot clay_vessel
clay tablet: cuneiform_tablet stone_tablet wax_tablet
cleaner: cleaning_lady cleaning_woman street_cleaner window_cleaner
clerk: bank_clerk booking_clerk desk_clerk file_clerk filing_clerk hotel_clerk hotel_desk_clerk mail_clerk office_boy office_clerk office_worker postal_clerk room_clerk shop_assistant shop_clerk ticket_agent town_clerk white-collar_worker
cliff: chalk_cliff ledge ocean_cliff promontory sea_cliff
climber: free_climber mountain_climber mountaineer rock_climber
climbing wall: climbing_gym climbing_hall
clock: analog_clock clock_dial clock_face electric_clock hour_hand kitchen_clock little_hand minute_hand office_clock time_clock wall_clock wooden_clock
closet: clothes_closet coat_closet linen_closet supply_closet walk-in_closet
clothes hanger: coat_hanger
clothespin: clothes_peg clothes_pin
clothing: article_of_clothing civilian_clothing designer_clothes garment outfit street_clothes wearing_apparel work_clothes work_clothing
cloud: cloud_bank dark_cloud rain_cloud storm_cloud thundercloud
cloud backup: computer_backup
cloud storage: cloud_drive
clover: clover_leaf cover_crop four-leaf_clover
clown: birthday_clown circus_clown
clownfish: clown_fish
coal: activated_carbon brown_coal charcoal hard_coal lump_of_coal soft_coal steam_coal wood_coal
coal cart: coal_car
coal mine: colliery
coast: coastal_plain coastline peninsula rocky_coast sea_coast
coat: box_coat coat_pocket fur_coat outer_garment overcoat parka raincoat trench_coat trenchcoat winter_coat
coat rack: cloakroom clothes_rack
coat stand: clothes_tree coat_tree
cobblestone: flagstone paving_stone
cobweb: spider's_web spider_web spiderweb
cocktail: cocktail_glass gin_and_tonic mixed_drink
cocoa: cocoa_powder
coconut: coconut_meat coconut_shell
coconut drink: coconut_water
coconut milk: coconut_cream
cocoon: silk_cocoon
coffee: americano black_coffee coffee_substitute decaf decaf_coffee instant_coffee morning_coffee
coffee bean: roasted_coffee roasted_coffee_bean
coffee cup: espresso_cup
coffee filter: filter_paper
coffee grounds: ground_coffee
coffee house: coffee_shop
coffee maker: coffee_pot drip_coffee_maker moka_pot
coffee table: cocktail_table side_table tea_table
cog: cog_wheel
coil spring: shock_absorber spiral_spring
coin: ancient_coin bronze_coin cent commemorative_coin copper_coin dime double_eagle euro_coin foreign_coin gold_coin half_crown half_dollar half_eagle loose_change metal_money new_penny penny piece_of_eight pocket_money roman_coin silver_coin small_change spare_change specie subway_token
colander: pasta_strainer
colosseum: roman_amphitheater roman_arena
column: colonnade support_column
comb: hair_comb
comet: halley's_comet
compact disc: audio_compact_disc compact_disk optical_disc optical_disk
compass: compass_card magnetic_compass magnetic_needle
compost: leaf_mold manure organic_fertilizer
compost bin: worm_farm
compost heap: compost_pit
computer: computer_hardware computer_system computing_device computing_machine computing_system data_processor desktop desktop_computer desktop_pc digital_computer electronic_computer gaming_computer gaming_pc home_computer office_computer pc personal_computer
computer code: assembly_language code_editor command_language html javascript machine_code machine_language program_code programming_code
computer monitor: computer_display desktop_monitor display_screen flat_panel_display gaming_monitor video_display visual_display_unit
computer mouse: gaming_mouse mouse_button trackball wireless_mouse
computer program: application_program applications_programme computer_programme
computer screen: liquid_crystal_display
concrete: fresh_concrete reinforced_concrete
conquistador: spanish_conquistador
constellation: asterism star_chart star_sign
construction crane: building_crane building_site construction_site
contract: acquisition_agreement collective_agreement commercial_treaty confidentiality_agreement contract_offer distribution_agreement employment_agreement employment_contract franchise_agreement insurance_contract job_contract labor_agreement labor_contract loan_agreement loan_contract marriage_contract marriage_settlement merger_agreement mortgage_contract nda nondisclosure_agreement phone_contract prenup prenuptial_agreement publishing_deal purchase_agreement purchase_contract record_contract record_deal recording_contract sales_agreement sales_contract service_contract settlement_agreement work_contract written_agreement
convertible: touring_car
convict: jailbird
cook: chef fry_cook head_chef line_cook pastry_chef sous_chef
cookie: butter_cookie chocolate_cookie christmas_cookie ginger_nut ginger_snap gingerbread oatmeal_cookie spice_cookie sugar_cookie
cooking oil: corn_oil frying_oil mustard_oil palm_oil peanut_oil rape_oil soybean_oil sunflower_oil
cooking pot: cookware kitchenware pasta_pot soup_pot
copper wire: conducting_wire copper_cable
coral: coral_polyp dead_coral precious_coral red_coral sea_fan
coral reef: barrier_reef
cork: bottle_cork wine_cork
corkscrew: bottle_screw wine_opener
corn: cash_crop corn_cob corn_kernel corn_silk dent_corn ear_of_corn field_corn flint_corn flint_maize flour_corn green_corn seed_corn soft_corn sugar_corn sweet_corn sweet_corn_plant
cottage: country_cottage holiday_home summer_cottage summer_house
cotton field: cotton_crop
cotton plant: boll cotton cotton_boll cotton_fiber natural_fiber plant_fiber sea_island_cotton tree_cotton wild_cotton
couple: man_and_wife married_couple mixed_marriage power_couple
coupon: ration_card store_coupon
courthouse: city_hall county_court county_courthouse court_building court_house courthouse_steps district_court family_court federal_courthouse hall_of_justice high_court state_supreme_court supreme_court town_hall
courtroom: appeals_court circuit_court_of_appeals court_of_appeals court_of_domestic_relations court_of_justice court_of_law court_session criminal_court divorce_court domestic_relations_court federal_court judge's_bench jury_box law_court lower_court military_court night_court police_court superior_court traffic_court trial_court
couscous: cracked_wheat
covered wagon: chuck_wagon covered_cart prairie_wagon
cow: beef_cattle bovine cattle cattle_herd cow_udder cows dairy_cattle dairy_cow domestic_animal grazing_cow herbivore herd_of_cattle herd_of_cows highland_cow livestock milk_cow ruminant udder
cowboy: cow_man gunslinger ranch_hand rodeo_rider trail_boss
crab: blue_crab coconut_crab crab_claw crab_legs crabs crustacean giant_crab king_crab lady_crab rock_crab snow_crab spider_crab stone_crab swimming_crab
cracked screen: broken_screen
cradle: baby_cradle bassinet
craft knife: hobby_knife
craftsman: barrel_maker gem_cutter jewelry_maker piano_maker skilled_worker trained_worker violin_maker
crashing wave: sea_spray
crate: fruit_crate packing_case tea_chest wooden_crate
crayon: wax_crayon
cream: coffee_cream double_cream heavy_cream light_cream single_cream sour_cream soured_cream whipping_cream
credit card: bank_card cash_card charge_card contactless_card debit_card gold_card payment_card phone_card prepaid_card smart_card store_card
crescent: crescent_moon half_moon
crew: crew_member
crib: baby_bed baby_cot baby_crib playpen
cricket: field_cricket mormon_cricket sand_cricket tree_cricket
cricket bat: cricket_equipment
crime scene: murder_scene
crocodile: alligator caiman gator nile_crocodile saltwater_crocodile
croissant: crescent_roll
cross: christian_cross golden_cross stone_cross wooden_cross
crossroads: cross_street crossroad intersection junction road_junction
crosswalk: pedestrian_crossing school_crossing
crowd: mass_meeting masses protest_crowd throng
crown: crown_jewel diadem golden_crown imperial_crown king's_crown royal_crown tiara
cruise ship: cruise_liner
crusader: crusader_knight templar_knight
crust of the earth: lithosphere
cryptocurrency: altcoin dogecoin ethereum stablecoin
crystal: amethyst aquamarine bismuth calcite fluorite gypsum mineral olivine quartz quartz_crystal rock_crystal salt_crystal topaz zircon
cub: wolf_pup
cup: bone_china drinking_vessel sippy_cup teacup
cup of coffee: cafe_noir espresso_shot
cup of tea: afternoon_tea black_tea chamomile_tea ginger_tea herb_tea herbal_tea high_tea mint_tea oolong tea_cup
cupboard: china_cabinet china_closet cupboard_door kitchen_cabinet kitchen_cupboard larder medicine_cabinet pantry wall_unit
cupcake: frosting
curry: chicken_curry curry_sauce lamb_curry vegetable_curry
curtain: blackout_curtain drop_curtain valance window_curtain
curve: arc bell_curve curved_shape hyperbola parabola
customer: bargain_hunter buyer consumer shopper
cutting board: bread_board butcher_block butcher_board chopping_board
dam: concrete_dam hoover_dam hydroelectric_dam hydropower_plant
dancer: ballerina ballet_dancer ballroom_dancer belly_dancer chorus_girl exotic_belly_dancer exotic_dancer flamenco_dancer folk_dancer morris_dancer professional_dancer salsa_dancer social_dancer square_dancer tap_dancer taxi_dancer
data center: data_centre server_farm server_room telecom_hotel
daughter: female_offspring foster_daughter
deadbolt: safety_lock
debt: arrears bad_debt government_debt installment_debt liabilities national_debt public_debt
deck chair: yacht_chair
deck of cards: card_deck cards pack_of_cards
deer: doe forest_animal mouse_deer red_deer roe_deer water_deer white_tail
demon: evil_spirit
dentist: dental_surgeon tooth_doctor
denture: dental_plate dentition false_teeth
desert: outback
designer: clothes_designer costume_designer fashion_designer graphic_designer interior_designer
desk: classroom_desk computer_desk drafting_table library_desk office_desk office_furniture reading_desk reception_desk school_desk standing_desk student_desk teacher's_desk work_desk workspace workstation writing_desk writing_table
detective: federal_agent hotel_detective house_detective house_dick inquiry_agent narcotics_agent police_detective private_detective private_eye private_investigator sleuth store_detective
detergent: cleansing_agent laundry_soap
diamond: gem_stone gemstone precious_stone raw_diamond rhinestone rough_diamond transparent_gem
diaper: baby_diaper
dice: dice_game game_dice
digital scale: analytical_balance electronic_balance lab_scale precision_scale
dinner: family_dinner
dinosaur: armored_dinosaur brontosaurus stegosaurus t_rex triceratops tyrannosaurus tyrannosaurus_rex velociraptor
diploma: academic_degree associate_degree college_degree college_diploma doctoral_degree graduation_certificate high_school_diploma law_degree school_diploma university_degree
dirty dishes: dirty_dish pile_of_dishes
dirty laundry: pile_of_laundry
disco ball: disco_light
discount code: coupon_code promo_code
dish rack: plate_rack
dish soap: dishwashing_liquid liquid_soap washing-up_liquid
disposable cup: disposable_coffee_cup
diver: cave_diver deep-sea_diver free_diver pearl_diver scuba_diver
diving board: diving_tower
diving mask: diving_goggles
diving suit: diving_dress wet_suit
dna: base_pair chromatin dna_molecule dna_sequence dna_strand double_helix genetic_material haplotype plasmid
doctor: baby_doctor brain_doctor cardiologist country_doctor dermatologist ear_doctor ear_specialist eye_doctor family_doctor foot_doctor general_practitioner health_care_provider health_professional heart_specialist house_physician medical_examiner medical_intern medical_man medical_officer medical_specialist neurologist oncologist pediatrician physician primary_care_physician primary_care_provider resident_physician skin_doctor
document: affidavit affidavit_form annual_report arrest_warrant bill_of_exchange building_permit commercial_document communique court_document court_record court_summons dissertation divorce_paper earnings_report expense_report hard_copy house_deed job_description land_grant legal_brief legal_document legal_opinion legal_paper lesson_plan letter_of_credit living_trust living_will magna_carta manifesto memorandum official_document pdf police_report power_of_attorney press_release property_deed purchase_order research_paper scientific_paper search_warrant subpoena term_paper text_file transcript white_paper word_document work_permit written_account written_document written_material written_record written_report
dog: attack_dog bird_dog bulldog chihuahua dalmatian dingo domestic_dog drug_dog german_shepherd golden_retriever guard_dog guide_dog gun_dog hearing_dog hunting_dog husky labrador pet_dog police_dog pug purebred rescue_dog service_dog shelter_dog sniffer_dog sporting_dog stray_dog street_dog therapy_dog tracker_dog wild_dog
dog bowl: dog_dish
dog collar: cat_collar
dog house: dog_kennel
doghouse: kennel
doll: baby_doll barbie_doll fashion_doll rag_doll toy_doll voodoo_doll
dolphin: bottlenose bottlenose_dolphin common_dolphin porpoise river_dolphin
domino: domino_stone domino_tile
donkey: beast_of_burden pack_animal
door: apartment_door back_door back_entrance bathroom_door double_door fire_door folding_door interior_door kitchen_door patio_door revolving_door screen_door secret_door service_door service_entrance shop_door side_door side_entrance sliding_door stage_door storm_door swing_door swinging_door
door lock: cylinder_lock smart_lock
doorbell: bell_push door_bell doorbell_camera electric_bell video_doorbell
doorknob: door_knob
doormat: door_mat
doorway: door_frame doorframe entrance entranceway entryway
dopamine: reward_chemical
double bass: string_bass
double-decker bus: sightseeing_bus
dough: ball_of_dough bread_dough cookie_dough phyllo pizza_dough
doughnut: glazed_donut glazed_doughnut
dove: peace_dove white_dove
downspout: drainpipe rain_pipe
downward trend: downturn
draft manuscript: draft_copy
dragon: baby_dragon fire-breathing_dragon friendly_dragon legendary_creature wyvern
drain: drainage_system kitchen_drain
drawer: bottom_drawer cutlery_drawer desk_drawer dresser_drawer junk_drawer kitchen_drawer sock_drawer top_drawer
dress: ball_gown cocktail_dress designer_dress dinner_dress dinner_gown evening_dress evening_gown prom_dress red_dress summer_dress
dresser: dressing_table toilet_table
drill: bore_bit brace_and_bit hand_drill twist_bit twist_drill
driver: automobile_driver bus_driver cab_driver chauffeur delivery_driver delivery_truck_driver getaway_driver lorry_driver motorman race_driver racing_driver school_bus_driver taxi_driver test_driver truck_driver trucker uber_driver
driver's license: driver_license driving_licence driving_license
drone: camera_drone delivery_drone military_drone quadcopter
drop: drop_of_water droplet rain_drop raindrop water_drop water_droplet
dropper: eye_dropper glass_dropper
drum: bass_drum percussion percussion_instrument side_drum snare_drum tenor_drum timpani toy_drum war_drum
drum kit: drum_set
drumstick: chicken_drumstick chicken_leg chicken_thigh dark_meat turkey_leg
drying rack: clotheshorse
duchess: grand_duchess
duck: aquatic_bird black_duck diving_duck mandarin_duck mother_duck sea_duck summer_duck water_bird wild_duck wood_drake wood_duck
duckling: baby_duck ugly_duckling
duct tape: duck_tape
duke: grand_duke
dumbbell: exercising_weight free_weight gym_equipment hand_weight
dump truck: tip_truck
dumpling: dim_sum won_ton
dune: desert_dune sand_dune
dust: dust_cloud house_dust mote particulate speck
dwarf: seven_dwarfs
dwarf star: brown_dwarf red_dwarf red_dwarf_star white_dwarf white_dwarf_star
dynamite: explosive_charge explosive_device high_explosive low_explosive
e-book: electronic_text
e-mail: confirmation_email electronic_mail email email_inbox email_message marketing_email promotional_email welcome_email work_email
e-reader: e-book_reader ebook_reader
eagle: bald_eagle fish_eagle fishing_eagle golden_eagle gray_sea_eagle grey_sea_eagle sea_eagle
ear: external_ear organ_of_hearing outer_ear
earbud: airpod wireless_earbud
earbuds: airpods wireless_earbuds
eardrum: ear_drum
earring: gold_earring hoop_earring pearl_earring
earth: blue_planet earth's_surface home_planet
earth's mantle: lower_mantle upper_mantle
earthquake: aftershock seaquake
eel: electric_eel lamprey moray_eel
egg: bird_egg chicken_egg chocolate_egg dragon_egg easter_egg egg_shell golden_egg ovoid raw_egg
egg carton: box_of_eggs egg_box egg_tray
egg cell: human_egg reproductive_cell
electric car: battery_electric_vehicle electric_automobile ev
electric circuit: open_circuit parallel_circuit series_circuit
electric guitar: rock_guitar
electric plug: adaptor male_plug power_plug
electrical outlet: outlet_box
electrical tape: friction_tape insulating_tape
electricity meter: electrical_meter power_meter smart_meter
electron: beta_particle elementary_particle free_electron fundamental_particle muon positron
electron cloud: electron_orbital
electron shell: electron_orbit energy_level energy_state
elephant: african_elephant asian_elephant baby_elephant circus_elephant herd_of_elephants pachyderm rogue_elephant safari_animal tusker war_elephant
elevator: elevator_car elevator_shaft freight_elevator service_elevator
elf: christmas_elf forest_elf house_elf
embryo: fertilized_egg human_embryo
empanada: apple_turnover
emperor: chinese_emperor marcus_aurelius roman_emperor
engagement ring: diamond_ring
engine: auto_part automobile_engine auxiliary_engine car_engine car_part combustion_engine cylinder_block cylinder_head diesel_engine diesel_motor engine_block gas_engine gasoline_engine internal_combustion_engine motor motor_engine petrol_engine v8_engine
engineer: aerospace_engineer automotive_engineer civil_engineer electrical_engineer highway_engineer marine_engineer mechanical_engineer mining_engineer naval_engineer rocket_engineer
envelope: air_letter pay_envelope registered_mail registered_post window_envelope
eraser: rubber_eraser
Erlenmeyer flask: conical_flask
espresso machine: espresso_maker
exam: school_exam
exam paper: entrance_exam exam_sheet
exercise bike: exercise_bicycle exercise_device fitness_bike
exhaust fumes: pollutant
explorer: antarctic_explorer arctic_explorer columbus polar_explorer
explosion: blast bomb_blast bomb_explosion car_bomb_explosion grenade_explosion mine_explosion
extension cord: electric_cord extension_cable extension_lead
eye: eyelash human_eye lens_of_the_eye naked_eye sense_organ visual_system
eye mask: blindfold
eye test: eye_exam sight_test vision_test
eyeball: glass_eye
`
