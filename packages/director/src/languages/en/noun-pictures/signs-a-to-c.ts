/** Drawings by which nouns are commonly illustrated: `drawing: nouns`, compounds with `_`. */
export const SIGNS_A_TO_C = `
3d printer: 3d_printing
abacus: arithmetic counting counting_board
abandoned house: abandoned_town ghost_town
acacia tree: savanna savannah
account statement: account_balance bank_account bank_balance checking_account joint_account overdraft
actor: cast_of_characters method_acting street_theater supporting_players
air conditioner: heat_pump_unit hvac
airplane: aileron air_lane air_transport air_transportation air_transportation_system air_travel aircraft_landing airdock airfoil airframe airlift airline_business airline_company airplane_crash approach_path approach_pattern aviation business_class charter_flight cockpit commercial_flight crash_landing direct_flight domestic_flight emergency_landing flight_path forced_landing hangar hijack hijacking international_flight landing_approach landing_gear low-cost_airline low_level_flight plane_crash plane_ride tail_assembly tailfin tailplane takeoff transatlantic_flight travel_agency turbulence
airplane window: economy_class plane_seat window_seat
airport: airport_gate airport_lounge airport_security airport_terminal boarding_gate check-in_desk departure_gate departure_lounge jet_bridge stopover taxi_strip taxiway
alarm clock: early_bird jet_lag morning_routine noise_machine sleep_schedule snooze_button wake-up_call wake-up_time
alembic: athanor copper_still distillation distillery moonshine_still transmutation
alien: alien_abduction alien_civilization alien_invasion alien_life extraterrestrial_life fermi_paradox
aluminum foil: aluminium
ambulance: car_accident car_wreck medical_emergency
American football: draw_play extra_point fair_catch field_goal football_helmet forward_pass nfl_team passing_game passing_play point_after point_after_touchdown running_play screen_pass scrimmage super_bowl touch_football
amusement park: bumper_car
anchor: capstan
anemonefish: sea_anemone
anthill: ant_colony
antibody: antigen autoimmune_disorder
anvil: blacksmith's_forge forging smithy
apartment building: apartment condo flatlet housing studio_apartment
apple: apple_sauce candied_apple caramel_apple cider ciderpress orchard taffy_apple toffee_apple
application form: insurance_claim
arcade game: high_score
arcade machine: arcade pinball_machine
arch: impost
archer: archery archery_bow
architect: architectural_plan
arm: bicep biceps elbow forearm triceps upper_arm
armchair: comfort_zone
armor: armet basinet casque heaume knight's_helmet sallet
army: battalion corps line_of_march military_campaign military_machine military_parade soldiery troop_movement
arrow: curare flaming_arrow tubocurarine
artery: intima
artist's easel: art_department life_class
ash: lampblack
assembly line: car_factory manufacturing mass_production
asteroid: asteroid_belt asteroid_impact extinction_event kuiper_belt mass_extinction
astronaut: microgravity space_walk spacewalk weightlessness zero_gravity
athlete: athleticism
athletics track: athletic_competition athletic_contest sports_meeting track_and_field track_event track_meet
atm: bank_withdrawal
atom: anion antimatter atomic_energy atomic_number ground_state hydrogen ion large_hadron_collider meson neutrino nuclear_fission particle_accelerator particle_physics quantum_mechanics quantum_physics quantum_theory radiochlorine
atomic nucleus: binding_energy strong_force strong_interaction
audience: applause clapping ovation
autumn leaf: autumn deciduous_plant
baby: baby_boom baby_sitting infancy
baby bottle: baby_formula breast_milk formula_milk
backpack: backpacking_trip day_trip hiking_trip
bacteria: antibiotic_resistance bacterial_infection botulin food_poisoning
bacterium: anthrax cholera tularemia
badge: lanyard
badminton racket: badminton
bag: stolen_goods
bag of chips: snack
baggage claim: lost_luggage
bagpipe: scotland
balance scale: balance_of_power comparison equality equilibrium moderation pay_gap wage_gap work-life_balance
balcony: veranda verandah
ball: sphere
ballet shoe: ballet ballet_class ballet_company ballet_lesson ballet_performance ballet_skirt
ballot box: ballot_paper balloting block_vote by-election campaign_for_governor candidacy closed_primary constituency democratization direct_primary disenfranchisement election_commission election_day election_district election_fraud electoral_college electorate general_election labor_party labour_party multiple_voting open_primary political_party poll polling_booth polling_place polling_station polls presidential_campaign presidential_election primary_election right_to_vote secret_ballot senate_campaign senate_race split_ticket straight_ticket voter_fraud voting voting_booth voting_machine voting_paper voting_slip
bamboo: bamboo_forest rattan_cane
banana: plantain_tree
bandage: bleeding combat_injury injury wound
banjo: country_music
bank: bank_closing bank_counter bank_failure bank_holding_company bank_lobby bank_rate bank_robbery bank_run bank_teller_window banking banking_industry banking_system base_rate building_society federal_reserve finance_company prime_interest_rate savings_and_loan savings_and_loan_association trust_company
bank vault: bank_heist heist public_treasury treasury
banknote: bank_loan bank_transfer bureau_de_change currency_exchange direct_deposit exchange_rate foreign_exchange lira loan money_clip payday_loan personal_loan peso rate_of_exchange rouble rupee tax_refund wire_transfer
bar chart: corporate_finance gross_margin gross_national_product gross_profit gross_revenue gross_sales market_analysis national_income net_income net_profit net_sales per_capita_income
bar code: bar_code_scanner shipping_label tracking_number
barbed wire: barb border_fence concentration_camp death_camp detention_camp gulag iron_curtain labor_camp labour_camp prison_camp prisoner_of_war_camp
barbell: bench_press bodybuilding deadlift leg_exercise military_press powerlifting weight_lifting weightlifting
barber pole: barber_chair barber_shop barbershop
barcode: barcode_scanner supermarket_scanner
barn: stable
barrel: toxic_industrial_waste
barrier: border_checkpoint border_crossing checkpoint crowd_control stumbling_block tollbooth
baseball: ball_club base_on_balls baseball_card baseball_club baseball_game baseball_glove baseball_league baseball_mitt baseball_play baseball_score baseball_team batting_cage breaking_ball double_play earned_run fair_ball first_base fly_ball force_out force_play ground_ball home_plate inning line_double line_drive line_single line_triple little_league minor_league passed_ball pop_fly professional_baseball second_base third_base triple_play wild_pitch
baseball bat: base_hit baseball_swing batting bunt home_run solo_homer
baseball stadium: big_league center_field centerfield infield leftfield major_league outfield rightfield
basket: basket_weaver basket_weaving bushel
basketball: basketball_game basketball_league basketball_play basketball_score basketball_team fast_break jump_ball jump_shot set_shot
basketball hoop: bank_shot basketball_court basketball_shot charity_shot charity_throw dunk free_throw lay-up layup penalty_free_throw slam_dunk stuff_shot
basketball player: professional_basketball
bathroom scale: bmi body_fat body_mass_index body_weight obesity weight_gain weight_loss
bathtub: bath_water bathing bubble_bath ice_bath self-care
baton: police_baton
battery: anode battery_life battery_pack battery_power chemical_energy dead_battery direct_current e-bike_battery energy_storage galvanic_cell home_battery lithium voltaic_pile
battlefield: armed_combat battle battle_line civil_war combat hot_war kill_zone killing_zone pitched_battle state_of_war theater_of_operations theater_of_war theatre_of_operations theatre_of_war war warfare world_war
bay: fjord
beach: beach_holiday beach_resort beach_vacation holiday_resort resort_area spring_break summer_holiday summer_vacation tidemark
beaker: chemistry_class
bean: frijoles_refritos pork_and_beans refried_beans
beaver: fur_trade
bed: bed_linen bed_rest bed_sheet bed_time bedpost bedsheet bedtime deathbed deep_sleep fitted_sheet good_night's_sleep headboard insomnia light_sleep night_terror orthodox_sleep rem_sleep sickroom sleep_apnea sleep_cycle sleep_deprivation sleep_quality snoring
bedroom: dorm_room
bedside table: bedside
bee: bee_sting pollination
beehive: bee_colony
beer: brewer's_yeast brewery microbrewery
beer stein: bavaria beer_festival beer_garden beer_hall drinking_song oktoberfest
beet: turnip_plant
beetle: chitin
beggar: beggary
bell: clang town_crier
bell pepper: sweet_pepper_plant
belt: belt_buckle
bench: waiting_area
Bible: bible_page bible_story bible_verse gospel
bicycle: bicycle_race bicycle_rack bike_lane bike_path bike_race bike_rack bike_rental bike_ride bike_sharing bike_tour bike_trip cycling draisine pedal_power penny-farthing tour_de_france training_wheel
bicycle lock: bike_theft
Big Bang: birth_of_the_universe
big bang: cosmic_background_radiation cosmic_microwave_background cosmic_microwave_background_radiation ylem
Big Ben: britain british_parliament england house_of_commons london westminster
bill: fixed_cost operating_cost operating_expense service_charge
billboard: ad_agency ad_campaign advertising advertising_agency advertising_campaign advertising_department advertising_division sales_campaign
billiard ball: billiard_table pool_table poolroom snooker
binoculars: bird_watching birdwatcher birdwatching reconnaissance
biplane: fokker_triplane wright_brothers
bird: beak bird_sanctuary bird_song birdsong
bird feeder: bird_feed bird_food
birdcage: aviary
birth control pill: birth_control birth_control_device birth_prevention contraception family_planning
birthday cake: birthday birthday_candle birthday_card birthday_party birthday_wish
black hole: event_horizon gravitational_wave hawking_radiation spaghettification
blackboard: algebra calculus equation general_relativity history_lesson math_class math_equation math_lesson math_problem mathematical_formula mathematics menu_board price_board pythagorean_theorem string_theory theorem theory_of_relativity
bladder: urethra urinary_tract urinary_tract_infection
blank canvas: gesso
blanket: blanket_fort
blender: blending
blood bag: blood_bank blood_group blood_loss blood_plasma blood_type cord_blood
blood cell: agglutinogen anemia blood_disease cancer_of_the_blood globin haemoglobin hemoglobin oxyhaemoglobin oxyhemoglobin platelet transferrin
blood clot: coagulant fibrin fibrinogen plasmin prothrombin thrombin thromboplastin
blood donation: blood_donor bloodmobile
blood pressure monitor: blood_pressure_reading high_blood_pressure hypertension low_blood_pressure
blood sample: blood_work
blood test: ferritin foetoprotein
blood vessel: blood_circulation blood_flow circulatory_system
bloody handprint: blood_stain
blueberry: antioxidant juniper_berry
board game: board_game_piece
boarding pass: air_ticket airfare airline_ticket boarding flight_number flight_ticket seat_number
boat: boat_ride boat_tour boat_trip boatload river_cruise
boiled egg: egg_cup eggcup
bone: bone_density bone_loss bone_marrow bone_mass bonemeal marrow osteoclast osteocyte osteoporosis periosteum trochanter
book: book_fair book_review bookbinder bookbinding bookshop fiction glossary legal_code lexicon library_fine life_story narrative nonfiction publisher publishing_company publishing_empire publishing_firm publishing_house teaching_reading
bookshelf: book_collection book_shop book_store bookend bookstore
boot: calfskin
bottle: screwtop
bouquet: centerpiece centrepiece flower_shop flower_store
bow: bow_maker bowstring
bowl: cuspidor spittoon
bowl of rice: chicken_and_rice rijsttaffel
bowling ball: bowling
bowling pin: bowling_alley bowling_lane
box: oddment shipping_room
boxer: boxing gumshield professional_boxing
boxing glove: sparring
boxing ring: bout boxing_match prize_fight professional_wrestling title_fight wrestling_match
boy: boyhood
brain: alpha_rhythm alpha_wave alzheimer amygdala beta_rhythm beta_wave brain_activity brain_damage brain_death brain_disease brain_fog brain_injury brain_scan brain_stem brain_surgery brain_tumour brain_wave brainstem cerebellum cerebral_cortex cerebral_death concussion consciousness cortex delta_rhythm delta_wave dementia diencephalon electroencephalograph epilepsy frontal_lobe gray_matter grey_matter hippocampus hypophysis hypothalamus intellect long-term_memory memory_loss meninges meningitis mental_condition mental_disease mental_health mental_illness mental_state mesencephalon migraine mindset neocortex neuroscience neurosis pituitary prefrontal_cortex prosencephalon psychology reward_system rhombencephalon schizophrenia short-term_memory state_of_mind subconscious subconscious_mind telencephalon thinking train_of_thought unconscious_mind visual_cortex
brake pedal: emergency_brake power_brake
branch: catkin pussy_willow waterfinder
Brandenburg Gate: germany
bread: bread-bin breadbox breadcrumb carb carbohydrate gluten hardtack ship's_biscuit
brick: brickkiln
bricklayer: bricklaying
briefcase: business_life employment job
broken heart: adultery heartache infidelity romance_scam sorrow
broken mirror: misfortune
bronze bell: bell_founder
bronze medal: third_place
broom: chore cleanup household_chore housekeeping spring_cleaning
brownie: brownie_mix
browser window: pop-up_ad
bubble: bubble_wand
Buddha statue: buddhist
Buddhist temple: laos stupa
bulldozer: land_development road_roller
bullet train: high-speed_rail maglev_train
bullseye: accuracy precision
bunk bed: barrack dorm dormitory dormitory_room roomette student_dorm youth_hostel
burglar: breaking_and_entering home_invasion
bus: bus_company bus_depot bus_lane bus_line bus_ride bus_route bus_service bus_station bus_stop bus_terminal bus_tour bus_traffic coach_station public_transit public_transport public_transportation transportation
businessman: business_community business_people
butcher: abattoir
butter: butter_churn butterfat drawn_butter wooden_churn
butterfly: butterfly_effect symmetry
button: buttonhole
cabbage: sauerkraut
cable: ethernet
cable car: funicular_railway
cacao bean: chocolate_tree cocoa_pod
cactus: arizona xerophilous_plant xerophytic_plant
cage: dog_pound menagerie pet_carrier
cake: icing
calculator: balanced_budget calculation computation cost_accounting cost_analysis costing estimate
calendar: april aug august bank_holiday booking day_off dec decade december due_date expiration feb february four-day_week friday january july june leap_year menstrual_cycle monday month monthly_payment natural_family_planning notice_period nov november oct october saturday scheduling sept september sunday thursday tomorrow tuesday wednesday week weekday weekend work_week year years yesterday
camel: camel_caravan caravan_route silk_road
camera: aperture camera_care photo_opportunity photo_shoot photo_studio picture_taking plate_camera police_bodycam speed_camera street_photography telephoto_lens time_exposure viewfinder zoom_lens
camper van: camper_trailer
campfire: crackle ember firelight weenie_roast wiener_roast
can: canned_food
cancer cell: cancer cancer_treatment carcinogen leukemia metastasis
candle: candle_maker candlesnuffer candlewick paraffin power_cut power_failure power_outage tallow wax
candy: candy_store
cane: caning
cannon: ack-ack artillery_fire artillery_unit cannon_fire firebase gunmetal gunpowder linstock trench_mortar
cannonball: cannon_shot
canyon: canyonside
Capitol: debt_ceiling debt_limit federal_government government_shutdown house_of_representatives national_debt_ceiling senate_chamber state_capitol us_congress us_senate
capsule: aureomycin
car: auto_company auto_industry auto_loan auto_maker auto_manufacturer automaker automobile_insurance automobile_loan backseat brake_light car_care car_company car_dealership car_insurance car_loan car_maker car_manufacturer car_pool car_ride car_theft car_wash carload carmaker carpool classic_car dealership driving_lesson driving_school henry_ford model_t model_t_ford road_trip tail_lamp turn_signal
car battery: battery_acid ev_battery
car dashboard: dashboard_camera fuel_gauge fuel_indicator fuel_level gas_gauge gasoline_gauge odometer petrol_gauge
car jack: tire_change
car key: car_rental
car seat: car_seat_cover
card terminal: cashless_payment contactless_card contactless_payment card_payment card_reader
cardinal: conclave
cargo container: balance_of_trade cargo_hold customs_duty export export_duty exporting free_trade freight import_duty importing lading protective_tariff revenue_tariff shipping_company tariff trade_balance trade_deficit trade_gap trade_policy trade_protection
carpenter's plane: woodwork
carpet: gobelin
carrot: beta-carotene carotene carotenoid carotin
cart: ice-wagon milkwagon
cash: bribe bribery current_assets embezzlement extra_dividend funds refund stipend working_capital
cash register: cash_drawer checkout checkout_counter checkout_lane checkout_line self-checkout
cassette: cassette_deck cassette_player cassette_recorder tape_deck tape_machine tape_player tape_recorder walkman
castle: bastion castle_moat castle_tower castle_wall dark_ages duchy fairytale hill_fort medieval_times medieval_town middle_ages moat principality rampart
castle keep: fort
cat: cat_owner cat_video puss_in_boots schrodinger's_cat
catapult: ballista
cathedral: arc-boutant archdiocese buttress diocese transept
cauldron: boiling_oil
caulk gun: caulk caulking sealant
caulking gun: silicone_sealant
cave: allegory_of_the_cave cave_system plato's_cave
cctv camera: cctv cctv_footage facial_recognition mass_surveillance surveillance_state
cell: apoptosis cell_death cell_division cell_membrane cell_nucleus cell_wall centriole centrosome lysosome mitochondria mitochondrion nucleolus organelle protoplasm ribosome vacuole
cell tower: 5g cell_signal communications_technology digital_communications_technology mobile_network phone_company phone_reception phone_service phone_signal telecom telecom_equipment telecom_system telecommunication telecommunication_equipment telecommunication_system
cellar: bomb_shelter
cemetery: mass_grave
ceramic tile: mosaic
certificate: accreditation bond_issue certification convertible_bond corporate_bond government_bond government_security guarantee junk_bond municipal_bond registered_bond revenue_bond savings_bond trademark treasury_bond
chainsaw: tree_surgery
chair: waiting_room
chalk: chalkpit
chalk outline: dead_body homicide mass_murder murder_case violent_death
chameleon: camouflage
champagne: champagne_toast flute_glass gala high_society
chandelier: ballroom
charging station: car_charger charging_network charging_point charging_port ev_charger
chart: barograph gdp gross_domestic_product interest_rate kymograph money_market opinion_poll quarterly_report sales_figure statistic
chat bubble: advice anecdote banter chatter comment communicating communication conversation dialect dialogue discussion feedback good_advice gossip opinion positive_feedback remark rumor small_talk spoken_language word_of_mouth
chat message: reply
check mark: approval completion confirmation correctness yes
checkered flag: car_race formula_1 formula_one grand_prix motor_racing victory_lap
checklist: agenda answer_key bucket_list criterion daily_routine list meal_plan new_year's_resolution productivity quality_control requirement task
cheese: ploughman's_lunch rennet rennin
cheque: checkbook stop_payment
cherry blossom: springtime
chess: discovered_check
chess piece: chess_move tactics
chess set: chess_game chess_match chess_tournament
chessboard: chess_computer
Chichen Itza: mexico
chick: brooder
chicken: chicken_farm cluck factory_farm
child: child_care day_care play_group
chili pepper: capsaicin
chimney: chimney_sweep
chocolate: chocolate_sauce chocolate_syrup
cholesterol: cholesterol_level
Christ statue: jesus
Christmas tree: christmas christmas_bauble christmas_carol christmas_day christmas_decoration christmas_eve christmas_holiday christmas_light christmas_morning christmas_ornament christmas_party christmas_song
chromosome: telomerase
church: anglican apse baptism baptist chancel christening church_altar church_music church_organ church_pew church_roof church_service church_spire church_steeple church_tower confessional congregation established_church holy_water_font liturgy monstrance nave organized_religion ostensorium parish preaching protestantism religious_ceremony religious_music religious_service sermon vestry
cinema: blockbuster film_premiere
circuit: rheostat
circuit board: capacitance capacitor diode electronic_equipment electronics electronics_company electronics_industry resistor
circus tent: circus circus_act circus_ring circus_show traveling_circus
city: atlanta birmingham bombay boston brooklyn cincinnati city_district city_life city_planning detroit district downtown indianapolis memphis minneapolis seattle sprawl town_planning urban_planning urbanization
clam: saxitoxin
clapperboard: entertainment_industry film_company film_industry film_making film_school film_set film_shoot film_studio hollywood movie_industry movie_making movie_role movie_scene movie_set shooting_script
classroom: adult_education class_period continuing_education course_of_study course_session discussion_section educational_activity elementary_education extension_course history_class junior_class language_school language_teaching night_school secondary_education seminar senior_class
clay tablet: assyriology code_of_hammurabi
clerk: office_staff
cliff: headland
climber: ascent carabiner climb climbing crampon karabiner piton
climbing wall: rock_climbing
clipboard: assessment census clinical_study evaluation inventory market_research medical_history medical_record medical_report performance_review petition questionnaire time_sheet
clock: atomic_clock big_hand biological_clock body_clock circadian_rhythm day_shift evening_shift hour hours internal_clock midnight min minute nine-to-five office_hour overtime punch_clock roman_numeral sweep_hand time time_management time_zone timecard wait waste_of_time work_shift working_hour
clogged artery: arteriolosclerosis
clogged drain: hair_clog
clothes hanger: dress_rack
clothing: fast_fashion secondhand_shop thrift_store undies
cloud: cloud_cover daydream meteorology overcast silver_lining weather weather_forecast weather_report
cloud storage: cloud_computing
clover: ireland
coal: coal_industry coal_power coalbin coalhole fossil_fuel
coal mine: afterdamp coal_mining firedamp mineshaft mining_company pitprop
coat: coattail
coat rack: checkroom coatroom
cobbled street: old_town
cobweb: spider_silk
cocoa bean: cocoa_butter
coconut: coir
coffee: caffein caffeine caffeine_crash
coffee bean: coffee_berry coffee_plant coffee_roaster coffee_tree
coffee cup: coffee_break
coffee mill: hand_mill
coffin: corpse funeral-residence funeral_chapel funeral_home funeral_march funeral_service hearse
cog: contraption
coil spring: suspension_system
coin: cash_flow delivery_fee electrum even_chance hidden_fee hourly_wage late_fee living_wage minimum_wage overdraft_fee revenue_stream royalty_payment service_fee shekel side_income subscription_fee tithe toss-up tossup
coin stack: capital_gain dividend down_payment earnings finance legal_fee pay_raise pay_rise proceeds profit_margin profits prosperity return_on_investment revenue security_deposit simple_interest tuition tuition_fee
colon: colon_cancer colonoscope colonoscopy
Colosseum: amphitheater ancient_rome italy roman_empire rome
column: architecture
comet: comet_tail oort_cloud
compass: azimuth compass_needle compass_rose east guidance magnetic_dip magnetic_north magnetic_variation north northeast orientation south southwest west wind_rose
compost: fertiliser fertilizer
compost bin: kitchen_waste
compost heap: decomposition
computer: computer_business computer_industry computer_science computer_technology computing office_work operating_system
computer code: bug_fix coding computer_programming open_source programming programming_error software_engineering software_error
computer mouse: click cursor mouse_click mouse_mat mouse_pad mousepad
computer screen: computer_graphic computer_graphics interface
computer virus: antivirus antivirus_software
conductor: philharmonic
conquistador: cabasset morion
construction crane: mobile_crane
contract: clause death_benefit fine_print group_insurance hazard_insurance health_insurance insurance insurance_coverage insurance_policy insurance_premium insurer legal_transfer liability_insurance life_assurance life_insurance loan_approval ordinary_life_insurance signature small_print term_insurance terms_of_service whole_life_insurance
control tower: air_traffic air_traffic_control flight_control ground_control
convict: chain_gang prison_uniform
cook: cooking_class culinary_art
cooking pot: cooking recipe simmering sous_vide_cooker
copper wire: copper
coral reef: coral_bleaching underwater_world
corn: biofuel corn_smut corn_stalk corncrib cornhusk cornmeal cornsilk cornstalk ethanol
cornea: eye_bank
cotton plant: cotton_gin
cotton swab: applicator ear_wax earwax wadding
couple: dating double_date soul_mate
coupon: discount_card food_stamp ration_book
courthouse: court_date judicial_branch
courtroom: administrative_hearing appeal_board appeals_board board_of_appeals court_appearance court_hearing courtroom_drama criminal_prosecution criminal_trial custody_case fraud_trial grand_jury judge's_chair jury_duty jury_room jury_trial murder_trial perjury proceedings prosecution retrial show_trial special_jury testimony witness_box witness_stand
covered wagon: oregon_trail
cow: cattle_pen cattle_trail cowpie domesticated_animal farm_animal feedlot grazing moo stockyard
cowboy: cattle_drive horse_opera rodeo roundup six-gun six-shooter wild_west
crab: crab_pot crabmeat
craftsman: craftsmanship
crane: treadwheel_crane
crate: contraband smuggling trade_good
crayon: coloring coloring_book
credit card: charge_account consumer_credit credit_card_fraud credit_card_number credit_limit credit_score line_of_credit loyalty_card online_payment personal_line_of_credit transaction
cricket bat: cricket_match test_match
crime scene: crime_wave murder
crime scene tape: true_crime
croissant: continental_breakfast
cross: christendom christian christianity martyrdom resurrection salvation sign_of_the_cross
cross mark: mistake veto
crowd: campaign_rally followers foot_traffic over-crowding political_movement political_rally protest_march social_movement street_protest
crown: coronation crown_jewels regency royal_family royal_house royal_line royalty
cruise ship: cruise ocean_trip stateroom
crusader: crusade
cryptocurrency: blockchain crypto_scam crypto_wallet
crystal ball: clairvoyance prophecy
ct scanner: cat_scan ct_scan
cup: beverage
cup of tea: tea_break
curling stone: curling
curtain: curtain_rod
cyberattack: cyber_security cyber_war cybercrime cybersecurity data_breach data_leak
cyclist: cycling_race velodrome
`
