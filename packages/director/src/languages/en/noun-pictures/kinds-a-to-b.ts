/** Drawings that show what nouns without one of their own name: `drawing: nouns`, compounds with `_`. */
export const KINDS_A_TO_B = `
3d printer: 3-d_printer
abandoned house: abandoned_building
accordion: squeeze_box
account statement: current_account financial_statement
accountant: auditor bean_counter bookkeeper certified_public_accountant chartered_accountant cost_accountant internal_auditor tax_accountant tax_advisor
actor: character_actor film_actor film_star ham_actor leading_man movie_actor movie_star screen_actor stage_actor television_star voice_actor
actress: leading_lady
adhesive tape: packing_tape scotch_tape sticky_tape
air conditioner: ac_unit air_con air_conditioning heat_pump
air purifier: air_cleaner purifier
aircraft carrier: attack_aircraft_carrier flight_deck landing_deck
airplane: airbus aircraft airliner airplane_wing amphibious_aircraft boeing cargo_plane charter_plane fuselage jet_plane jetliner jumbo_jet model_airplane model_plane passenger_jet passenger_plane private_jet reconnaissance_plane seaplane spy_plane tanker_plane toy_airplane toy_plane
airport: air_base air_station air_terminal airfield airport_runway airstrip arrival_gate flying_field landing_field
airship: barrage_balloon blimp hindenburg
alarm clock: clock_radio radio_alarm_clock
alcohol: alcoholic_beverage alcoholic_drink
alembic: retort
alien: alien_creature extraterrestrial little_green_man martian
aloe: century_plant
aloe vera: aloe_plant
aluminum foil: aluminium_foil foil roll_of_foil
ambulance: emergency_vehicle
ammonite: guide_fossil
amphora: greek_urn wine_amphora
anchor: ship_anchor
ancient vase: artifact
angel: divine_messenger seraph
anglerfish: deep-sea_fish
ant: army_ant bullet_ant carpenter_ant fire_ant queen_ant social_insect worker_ant
antelope: black_buck pronghorn
anthill: ant_hill
antler: deer_antler
apartment building: apartment_block apartment_complex apartment_house block_of_flats condominium efficiency_apartment housing_block housing_project penthouse public_housing student_lodging student_residence tower_block
apple: apple_core apple_slice cooking_apple crab_apple dessert_apple eating_apple false_fruit golden_apple poison_apple poisoned_apple red_apple western_crab_apple wild_apple
application form: claim_form credit_application job_application loan_application mortgage_application order_form
apron: kitchen_apron
aquarium: marine_museum
aqueduct: roman_aqueduct
arcade machine: amusement_arcade arcade_cabinet penny_arcade
arch: barrel_vault pointed_arch round_arch
archer: longbowman
architect: landscape_architect
arm: elbow_joint human_arm human_elbow
armchair: armrest easy_chair furniture lounge_chair recliner reclining_chair wing_chair wingback_chair
armor: body_armor body_armour breastplate chain_armor chain_armour chain_mail coat_of_mail knight's_armor plate_armor plate_armour ring_armor ring_armour ring_mail suit_of_armor suit_of_armour
army: armed_forces army_corps army_unit brigade ground_forces military_force military_formation military_group military_unit militia regiment regular_army standing_army
arrow: broad_arrow
artery: arterial_wall carotid_artery cerebral_artery coronary_artery facial_artery middle_cerebral_artery pulmonary_artery
artificial intelligence: ai
artificial leg: wooden_leg
artist: abstract_artist comic_artist commercial_artist genre_painter graphic_artist oil_painter old_master renaissance_artist scene_painter scenic_artist street_artist tattoo_artist
ash: bone_ash fly_ash soot volcanic_ash wood_ash
assembly line: factory_line
asteroid: minor_planet near-earth_asteroid space_rock
astronaut: cosmonaut space_tourist space_traveler spaceman
athlete: gold_medalist olympic_athlete olympic_champion pole_jumper silver_medalist
atm: bank_machine cash_dispenser cash_point
atom: carbon_atom gold_atom heavy_hydrogen helium_atom hydrogen_atom isotope oxygen_atom radiocarbon tritium uranium_atom
atomic explosion: atomic_blast
atomic nucleus: alpha_particle
atrium: left_atrium right_atrium
aunt: maiden_aunt
aurora: polar_light southern_lights
avocado: avocado_half
axe: ax bronze_axe felling_axe hatchet iron_axe tomahawk
axolotl: external_gill
baby: abandoned_infant
baby bottle: feeding_bottle nursing_bottle
backbone: tail_bone
backpack: back_pack book_bag camping_backpack hiking_backpack kit_bag knapsack rucksack school_backpack school_bag school_satchel schoolbag travel_backpack
bacon: bacon_strip pork_belly salt_pork side_of_bacon strip_of_bacon
bacteria: bacteria_family bacteria_genus bacteria_species e_coli escherichia purple_bacteria salmonella shigella soil_bacteria staph staphylococcus streptococcus streptomyces superbug true_bacteria
bacterium: bacterial_cell plague_bacterium
badge: emblem employee_badge sheriff's_badge sheriff_badge
badminton racket: badminton_equipment
bag: beach_bag gym_bag satchel sports_bag tote tote_bag waist_pack
bag of chips: chip_bag
baggage claim: luggage_claim
baked potato: jacket_potato
baker's oven: bread_oven pizza_oven
baking powder: leavening
baking sheet: cookie_tray
baking soda: bicarbonate
baking tray: baking_pan cake_tin oven_tray roasting_pan
balance scale: beam_balance beam_scale chemical_balance
balcony: roof_terrace
ball: beach_ball bouncy_ball exercise_ball rubber_ball toy_ball
ballet shoe: ballet_slipper dance_shoe pointe_shoe
ballistic missile: intercontinental_ballistic_missile
balloon: balloon_animal birthday_balloon meteorological_balloon party_balloon water_balloon weather_balloon
ballot box: voting_box
bamboo: bamboo_shoot black_bamboo common_bamboo giant_bamboo giant_timber_bamboo
banana: banana_peel banana_skin bunch_of_bananas dwarf_banana ripe_banana
bandage: adhesive_bandage band-aid band_aid elastic_bandage gauze gauze_bandage medical_dressing plaster_strip surgical_dressing wound_dressing
bandit: bank_robber stagecoach_robber
bank: agent_bank bank_branch bank_building banking_company banking_concern central_bank commercial_bank credit_union federal_savings_bank financial_institution financial_organisation financial_organization full_service_bank industrial_bank lead_bank lending_institution loan_office member_bank mutual_savings_bank national_bank reserve_bank savings_bank state_bank
bank vault: vault_door
banker: bank_manager investment_adviser investment_advisor investment_banker money_dealer
banknote: bank_bill bank_note counterfeit_money currency dollar_bill dollar_note euro_note fiat_money fifty_dollar_bill five_dollar_bill foreign_currency government_note greenback hundred-dollar_bill hundred_dollar_bill legal_tender one_dollar_bill paper_money silver_certificate ten-dollar_bill ten_dollar_bill twenty_dollar_bill two_dollar_bill
bar: beach_bar cash_bar cocktail_bar cocktail_lounge hotel_bar pub public_house rooftop_bar sports_bar tap_house tavern wet_bar wine_bar
bar chart: bar_graph
bar of chocolate: baking_chocolate bitter_chocolate candy_bar chocolate_bar cooking_chocolate
bar stool: barstool
barbecue: barbecue_pit
barbecue grill: bbq_grill charcoal_grill
barbecue rib: short_ribs
barbed wire: barbed_wire_fence prison_fence
barcode: product_barcode
barn: barn_door cow_barn farm_building horse_barn stabling
barrel: beer_barrel beer_keg cask keg rain_barrel water_butt
barrel of oil: fuel_oil heating_oil
barrier: crash_barrier
bartender: tavern_keeper
baseball: fastball
baseball bat: baseball_equipment
baseball stadium: ball_field ballpark baseball_diamond baseball_field baseball_park
basket: bread_basket bushel_basket easter_basket shopping_basket
basketball: basketball_equipment
basketball hoop: basketball_basket basketball_net hoops
basketball player: basketball_star nba_player nba_star
bass guitar: electric_bass
bat: big_brown_bat brown_bat cave_bat false_vampire_bat flying_fox fruit_bat little_brown_bat red_bat spotted_bat true_vampire_bat vampire_bat
bathhouse: roman_bath
bathrobe: bath_robe housecoat
bathroom: powder_room wash_room
bathroom scale: bathroom_scales weight_scale
bathtub: bath_tub
battery: aa_battery alkaline_battery battery_cell dry_battery dry_cell electric_battery electric_cell lithium-ion_battery lithium_battery primary_cell rechargeable_battery secondary_cell storage_battery storage_cell wet_cell
battle axe: viking_axe
battlefield: battlefront combat_area combat_zone field_of_battle field_of_honor no_man's_land war_zone
bay: gulf
beach: beachfront beachhead foreshore oceanfront sand_bar sand_beach sandbank sandbar sandy_beach tropical_beach
beach chair: beach_lounger sun_lounger
beach umbrella: sun_umbrella sunshade
beaker: lab_glassware measuring_beaker
bean: bush_bean cluster_bean common_bean dried_bean field_bean field_soybean green_soybean jack_bean jumping_bean navy_bean soy_bean sword_bean velvet_bean
bean bag: beanbag_chair
bear: black_bear brown_bear grizzly grizzly_bear sun_bear
bear cub: baby_bear
bear trap: steel_trap
bed: bed_frame bedroom_furniture bedstead camp_bed canopy_bed double_bed guest_bed hotel_bed king-size_bed king_size_bed marriage_bed platform_bed queen_bed single_bed twin_bed water_bed
bedroom: adjoining_room children's_room guest_room hotel_room hotel_suite kid's_room master_bedroom motel_room sleeping_room spare_room
bee: black_bee bombus bumblebee carpenter_bee honey_bee honeybee killer_bee mason_bee mining_bee nomia pollinator potter_bee queen_bee swarm_of_bees wild_bee worker_bee
beehive: bee_hive bee_house
beer: craft_beer draft_beer glass_of_beer light_beer near_beer round_of_drinks shandy wheat_beer white_beer
beer bottle: bottle_of_beer
beer can: can_of_beer
beer stein: beer_mug tankard
beetle: bark_beetle bean_beetle bee_beetle black_carpet_beetle carpet_beetle click_beetle dung_beetle fire_beetle flour_beetle giant_water_bug ground_beetle leaf_beetle oil_beetle potato_beetle potato_bug rose_beetle rove_beetle seed_beetle squash_bug stag_beetle tiger_beetle water_beetle water_bug
beggar: bag_lady homeless_person poor_person street_person
bell: bell_shape brass_bell church_bell cow_bell dinner_bell hand_bell jingle_bell school_bell sheep_bell ship_bell shop_bell sleigh_bell warning_bell wedding_bell
bell pepper: green_pepper red_pepper stuffed_peppers sweet_pepper yellow_pepper
belt: leather_belt
bench: church_bench garden_bench park_bench wooden_bench
Bible: bible family_bible gospel_book holy_bible
bicycle: cargo_bike e-bike electric_bicycle electric_bike kids_bike mountain_bike ordinary_bicycle push_bike racing_bike road_bike safety_bicycle safety_bike tandem_bicycle
bicycle helmet: cycling_helmet
bicycle pump: air_pump
big bang: big_bang_theory
bill: bar_tab credit_card_bill dinner_bill internet_bill overdue_bill tax_bill tuition_bill unpaid_bill utility_bill
billboard: advertising_billboard advertising_sign digital_billboard outdoor_advertising roadside_billboard
billiard ball: cue_ball eight_ball object_ball pool_ball snooker_ball
binoculars: field_glass field_glasses opera_glasses
biologist: animal_scientist life_scientist molecular_biologist plant_scientist
biplane: crop_duster flying_machine stunt_plane wright_flyer
bird: bank_martin bank_swallow barn_swallow bird_family bird_flock blue_jay canary_bird cliff_swallow common_canary flock_of_birds flying_bird gray_jay grey_jay house_martin purple_martin sand_martin songbird tree_swallow wild_bird
bird nest: bird's_nest
birdcage: bird_cage
birth control pill: contraceptive
bishop: catholic_bishop
bitcoin: crypto_coin digital_coin
black bean: turtle_bean
black belt: judo_belt
black hole: sagittarius_a stellar_black_hole supermassive_black_hole
blackboard: classroom_blackboard
bladder: urinary_bladder
blank canvas: canvas
blanket: baby_blanket bed_clothing bed_cover bed_covering bedding bedspread electric_blanket security_blanket throw_blanket weighted_blanket wool_blanket
blender: hand_blender kitchen_blender smoothie_maker
blinds: venetian_blind
blister pack: bubble_pack pill_pack pill_packet
blood bag: artificial_blood whole_blood
blood cell: blood_platelet red_blood_cell
blood clot: clot
blood donation: blood_drive
blood sugar: blood_sugar_level
blood test: blood_count blood_draw blood_profile complete_blood_count
blood vessel: capillary
bloodstream: blood_stream
boar: warthog
board game: game_board go_game monopoly_board scrabble table_game
boat: canal_boat inflatable_boat landing_craft narrow_boat paddle_boat pilot_boat river_boat riverboat rubber_boat small_boat watercraft wooden_boat
body: adult_body human_body material_body physical_body torso
boiled egg: deviled_egg stuffed_egg
boiler: gas_boiler steam_boiler
bone: arm_bone bare_bone bone_tissue bones calf_bone collarbone femur fibula humerus leg_bone long_bone shin_bone short_bone shoulder_blade shoulder_bone thigh_bone tibia ulna wrist_bone
bonfire: signal_fire watch_fire
bongo: hand_drum
bonsai: bonsai_tree ming_tree
book: anthology autobiography bestseller biography book_binding book_of_facts book_of_knowledge children's_book cook_book cookbook crime_novel detective_novel dictionary fairy_tale_book field_guide first_edition guide_book guidebook hardcover_book history_book hymn_book instruction_manual library_book literary_work magic_book manual math_book medical_textbook paperback paperback_book phone_book picture_book pocket_book pocket_edition poetry_book reading_material recipe_book reference_book reference_work review_copy rule_book school_book school_text science_book service_book source_book spell_book spellbook spy_novel story_book storybook telephone_book text_edition trade_book trade_edition travel_guide treatise user_manual white_pages yellow_pages
bookshelf: book_rack
boot: ankle_boot army_boot combat_boot cowboy_boot desert_boot gum_boot half_boot hiking_boot hiking_shoe leather_boot military_boot rain_boot riding_boot rubber_boot ski_boot snow_boot soldier's_boot thigh_boot top_boot walking_boot winter_boot work_boot work_shoe
boss: big_shot ceo chief_executive chief_executive_officer
bottle: glass_bottle milk_bottle
bottle of ink: drawing_ink ink_bottle marking_ink printing_ink writing_ink
bouldering wall: boulder_wall
bouquet: bridal_bouquet bunch_of_flowers flower_arrangement flower_bouquet wedding_bouquet
bow: bow_and_arrow longbow
bowel: entrails innards viscera
bowl: bowls ceramic_bowl glass_bowl punch_bowl salad_bowl soup_bowl soup_plate sugar_bowl
bowl of rice: cooked_rice fried_rice pilaf rice_bowl steamed_rice
bowl of soup: hot_soup
bowling ball: bowling_equipment
box: cardboard_box delivery_box evidence_box packing_box shipping_box shoe_box shoebox storage_bin storage_box wooden_box
boxer: boxing_champion heavyweight_champion junior_lightweight junior_middleweight light_heavyweight light_middleweight prizefighter super_heavyweight
boxing glove: boxing_equipment
boxing ring: prize_ring ringside wrestling_ring
boy: boy_scout city_boy farm_boy great_grandson little_boy male_child schoolboy sonny_boy
brain: brain-stem brain_region central_nervous_system cerebral_hemisphere forebrain gyrus human_brain human_mind language_area left_brain left_hemisphere midbrain motor_area motor_region pons right_brain right_hemisphere striatum sulcus thalamus visual_area white_matter
brake disc: brake_disk brake_system brakes disc_brake disk_brake
brake pad: brake_lining brake_shoe
brake pedal: foot_brake
branch: tree_branch
brass key: golden_key
bread: baked_goods batter_bread garlic_bread hard_roll kaiser_roll light_bread onion_bread onion_roll rye_bread soft_roll sourdough sourdough_bread white_bread whole_wheat_bread
breakfast: breakfast_table
brick: adobe_brick breeze_block building_material clay_brick concrete_block mud_brick red_brick
brick wall: bricks_and_mortar brickwork masonry row_of_bricks
bride: war_bride
bridge: covered_bridge drawbridge floating_bridge footbridge lift_bridge overpass pedestrian_bridge railway_bridge rope_bridge steel_arch_bridge steel_bridge stone_bridge suspension_bridge toll_bridge viaduct wooden_bridge
briefcase: laptop_bag
broken bone: bone_break hairline_fracture
broom: push_broom
broth: beef_broth beef_stock beef_tea bone_broth chicken_broth chicken_stock vegetable_broth
brother: foster_brother half_brother little_brother older_brother twin_brother
bruschetta: appetizer open_sandwich
bubble: air_bubble soap_bubble
bucket: bucket_of_water ice_bucket metal_bucket plastic_bucket sand_bucket toy_bucket water_bucket wine_bucket
Buddha statue: buddha stone_buddha
Buddhist temple: lamasery
buffalo: carabao dwarf_buffalo water_buffalo
builder: construction_worker
bullet train: high-speed_train
bunk bed: bunk lower_berth upper_berth
burglar: cat_burglar house_burglar intruder safe-cracker safe_cracker
burrito: bean_burrito enchilada
bus: airport_shuttle city_bus coach_bus electric_bus night_bus prison_bus shuttle_bus tour_bus tourist_bus
bush: butterfly_bush cherry_laurel common_box mountain_laurel poison_oak sage_brush shrubbery spice_bush thicket underbrush woody_plant
business card: calling_card visiting_card
businessman: account_representative big_businessman board_member business_executive business_leader business_owner business_traveler businessmen chairman_of_the_board chief_financial_officer chief_operating_officer corporate_executive entrepreneur executive executive_director executive_vice_president management_consultant managing_director oil_tycoon senior_vice_president small_businessman top_executive
businesswoman: account_executive career_girl
butcher: pork_butcher
butter: block_of_butter butter_dish garlic_butter margarine stick_of_butter
butter bean: white_bean
butterfly: emperor_butterfly monarch_butterfly painted_beauty purple_emperor red_admiral white_admiral
button: coat_button shirt_button
`
