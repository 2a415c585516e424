/** Drawings by which nouns are commonly illustrated: `drawing: nouns`, compounds with `_`. */
export const SIGNS_A_TO_E = `
3d printer: 3d_printing
abacus: arithmetic counting
abandoned house: ghost_town
acacia tree: savanna savannah
account statement: account_balance bank_account bank_balance checking_account joint_account overdraft
air conditioner: hvac
airplane: air_travel airframe airline_company airplane_crash aviation business_class charter_flight cockpit commercial_flight emergency_landing landing_gear low-cost_airline plane_crash plane_ride takeoff transatlantic_flight turbulence
airplane window: plane_seat window_seat
airport: airport_gate airport_lounge airport_security airport_terminal boarding_gate check-in_desk departure_gate departure_lounge
alarm clock: early_bird jet_lag morning_routine sleep_schedule snooze_button wake-up_call wake-up_time
alembic: distillation transmutation
alien: alien_abduction alien_civilization alien_invasion alien_life extraterrestrial_life fermi_paradox
ambulance: car_accident car_wreck medical_emergency
American football: nfl_team scrimmage super_bowl
anthill: ant_colony
antibody: autoimmune_disorder
apartment building: apartment condo housing
apple: orchard
application form: insurance_claim
arcade game: high_score
arcade machine: arcade
arm: bicep biceps elbow forearm triceps upper_arm
armchair: comfort_zone
army: battalion corps military_parade soldiery
artery: intima
assembly line: car_factory manufacturing mass_production
asteroid: asteroid_belt asteroid_impact extinction_event kuiper_belt mass_extinction
astronaut: microgravity space_walk spacewalk weightlessness zero_gravity
athlete: athleticism
atom: anion atomic_energy atomic_number hydrogen ion nuclear_fission quantum_mechanics quantum_physics quantum_theory radiochlorine
audience: applause clapping
autumn leaf: autumn
baby: infancy
baby bottle: baby_formula breast_milk formula_milk
backpack: backpacking_trip day_trip hiking_trip
bacteria: antibiotic_resistance bacterial_infection food_poisoning
bacterium: tularemia
bag: stolen_goods
bag of chips: snack
baggage claim: lost_luggage
bagpipe: scotland
balance scale: comparison equality equilibrium moderation pay_gap wage_gap work-life_balance
ball: sphere
ballet shoe: ballet ballet_class ballet_company
ballot box: ballot_paper candidacy disenfranchisement election_day poll polling_place polling_station polls presidential_election right_to_vote voter_fraud voting voting_booth
bamboo: bamboo_forest
bandage: injury wound
banjo: country_music
bank: bank_robbery bank_run federal_reserve
bank vault: bank_heist heist treasury
banknote: bank_loan bank_transfer direct_deposit lira loan money_clip payday_loan personal_loan peso rouble rupee tax_refund wire_transfer
bar code: bar_code_scanner shipping_label tracking_number
barbed wire: barb border_fence concentration_camp iron_curtain labor_camp prison_camp
barbell: bench_press bodybuilding deadlift powerlifting weight_lifting weightlifting
barber pole: barber_shop barbershop
barcode: barcode_scanner
barn: stable
barrier: border_checkpoint border_crossing
baseball: baseball_game baseball_team inning
baseball bat: batting bunt home_run
baseball stadium: centerfield infield leftfield outfield rightfield
basket: bushel
basketball: basketball_game basketball_team
basketball hoop: basketball_court free_throw slam_dunk
bathroom scale: bmi body_fat body_mass_index body_weight obesity weight_gain weight_loss
bathtub: bathing bubble_bath ice_bath self-care
battery: anode battery_life battery_pack battery_power dead_battery energy_storage lithium
battlefield: civil_war combat warfare world_war
beach: beach_holiday beach_resort beach_vacation holiday_resort summer_holiday summer_vacation
beaver: fur_trade
bed: bed_rest bed_sheet bed_time bedpost bedsheet bedtime deathbed deep_sleep fitted_sheet good_night's_sleep headboard rem_sleep sleep_apnea sleep_cycle sleep_deprivation sleep_quality snoring
bedroom: dorm_room
bedside table: bedside
bee: bee_sting pollination
beehive: bee_colony
beer stein: bavaria beer_garden beer_hall
beggar: beggary
bell: clang
belt: belt_buckle
Bible: gospel
bicycle: bicycle_race bike_lane bike_path bike_race bike_rental bike_ride bike_sharing bike_tour cycling pedal_power tour_de_france training_wheel
bicycle lock: bike_theft
Big Bang: birth_of_the_universe
Big Ben: britain british_parliament england house_of_commons london westminster
billboard: ad_campaign advertising advertising_campaign
binoculars: bird_watching birdwatcher birdwatching
biplane: wright_brothers
bird: beak bird_song birdsong
birdcage: aviary
birth control pill: birth_control contraception
birthday cake: birthday birthday_candle birthday_party birthday_wish
black hole: event_horizon hawking_radiation spaghettification
blackboard: algebra calculus equation general_relativity history_lesson math_equation math_problem mathematical_formula mathematics pythagorean_theorem string_theory theorem theory_of_relativity
bladder: urinary_tract urinary_tract_infection
blanket: blanket_fort
blender: blending
blood bag: blood_bank blood_group blood_loss blood_type
blood cell: anemia hemoglobin platelet
blood clot: fibrin
blood pressure monitor: high_blood_pressure hypertension low_blood_pressure
blood sample: blood_work
blood vessel: blood_circulation blood_flow circulatory_system
boarding pass: air_ticket airline_ticket boarding flight_number flight_ticket seat_number
boat: boat_ride boat_tour boat_trip boatload river_cruise
bone: bone_density bone_loss bone_marrow bone_mass marrow osteoporosis
book: bookshop fiction glossary lexicon narrative nonfiction publisher
bookshelf: book_collection book_shop book_store bookstore
bouquet: flower_shop
bow: bowstring
boxing ring: bout boxing_match prize_fight title_fight
boy: boyhood
brain: alzheimer amygdala brain_activity brain_damage brain_fog brain_scan brain_stem brain_surgery brain_wave brainstem cerebellum cerebral_cortex concussion consciousness cortex dementia frontal_lobe gray_matter grey_matter hippocampus hypothalamus intellect long-term_memory memory_loss mental_health migraine mindset neocortex neuroscience neurosis pituitary prefrontal_cortex psychology reward_system short-term_memory state_of_mind subconscious subconscious_mind thinking train_of_thought unconscious_mind visual_cortex
brake pedal: emergency_brake
Brandenburg Gate: germany
bread: carb carbohydrate gluten
bricklayer: bricklaying
briefcase: employment job
broken heart: heartache infidelity romance_scam sorrow
broken mirror: misfortune
bronze medal: third_place
broom: chore household_chore housekeeping spring_cleaning
browser window: pop-up_ad
Buddha statue: buddhist
Buddhist temple: laos
bullet train: high-speed_rail maglev_train
bullseye: accuracy precision
bunk bed: barrack dormitory youth_hostel
bus: bus_lane bus_ride bus_route bus_station bus_stop bus_tour public_transit public_transport public_transportation transportation
butter: butterfat
butterfly: butterfly_effect symmetry
button: buttonhole
cactus: arizona
calculator: calculation computation estimate
calendar: april aug august booking day_off dec decade december due_date expiration feb february four-day_week friday january july june leap_year menstrual_cycle monday month monthly_payment notice_period nov november oct october saturday sept september sunday thursday tomorrow tuesday wednesday week weekday weekend work_week year years yesterday
camel: camel_caravan caravan_route silk_road
camera: aperture photo_shoot photo_studio speed_camera street_photography
campfire: crackle firelight
can: canned_food
cancer cell: cancer cancer_treatment leukemia metastasis
candle: candlewick power_cut power_failure power_outage wax
candy: candy_store
cane: caning
cannon: artillery_fire cannon_fire gunpowder
cannonball: cannon_shot
canyon: canyonside
Capitol: government_shutdown house_of_representatives state_capitol us_congress us_senate
capsule: aureomycin
car: auto_industry auto_loan car_dealership car_insurance car_loan car_ride car_theft car_wash carload carpool driving_lesson driving_school henry_ford road_trip
car dashboard: dashboard_camera fuel_gauge gas_gauge odometer
car jack: tire_change
card terminal: cashless_payment contactless_card
cardinal: conclave
cargo container: export freight import_duty tariff
carpenter's plane: woodwork
cash: bribe funds refund
cash register: checkout checkout_counter checkout_line self-checkout
cassette: walkman
castle: bastion castle_tower castle_wall dark_ages fairytale medieval_times medieval_town middle_ages moat rampart
castle keep: fort
cat: cat_owner cat_video schrodinger's_cat
cave: allegory_of_the_cave cave_system plato's_cave
cctv camera: cctv cctv_footage facial_recognition mass_surveillance surveillance_state
cell: cell_division cell_membrane cell_nucleus cell_wall mitochondria mitochondrion organelle
cell tower: 5g cell_signal mobile_network phone_reception phone_signal
cellar: bomb_shelter
cemetery: mass_grave
ceramic tile: mosaic
certificate: accreditation certification government_bond guarantee savings_bond trademark treasury_bond
chalk outline: homicide murder_case
chandelier: ballroom
charging station: charging_network charging_point charging_port ev_charger
chart: gdp gross_domestic_product interest_rate money_market opinion_poll quarterly_report sales_figure statistic
chat bubble: advice anecdote banter chatter comment communicating communication conversation dialect dialogue discussion feedback good_advice gossip opinion positive_feedback remark rumor small_talk
chat message: reply
check mark: approval completion confirmation correctness yes
checkered flag: car_race formula_1 formula_one grand_prix motor_racing victory_lap
checklist: agenda bucket_list criterion daily_routine list meal_plan new_year's_resolution productivity requirement task
cheque: checkbook
cherry blossom: springtime
chess piece: chess_move tactics
chess set: chess_game chess_match chess_tournament
chessboard: chess_computer
Chichen Itza: mexico
chicken: cluck
Christ statue: jesus
Christmas tree: christmas christmas_day christmas_eve christmas_morning
church: anglican baptist chancel christening church_spire church_steeple church_tower congregation parish preaching protestantism sermon
cigarette: nicotine nicotine_addiction secondhand_smoke second-hand_smoke smoking tobacco_smoke
cinema: film_premiere
circuit board: capacitance capacitor electronics resistor
circus tent: circus circus_act circus_ring traveling_circus
city: atlanta birmingham bombay boston brooklyn cincinnati city_life detroit district downtown indianapolis memphis minneapolis seattle
clapperboard: film_industry film_school film_set film_shoot film_studio hollywood movie_role movie_scene movie_set
clay tablet: assyriology
cliff: headland
climbing wall: rock_climbing
clipboard: assessment census evaluation inventory market_research performance_review petition questionnaire time_sheet
clock: biological_clock body_clock circadian_rhythm hour hours internal_clock midnight min minute nine-to-five office_hour overtime roman_numeral time time_management time_zone wait work_shift working_hour
clogged artery: arteriolosclerosis
clogged drain: hair_clog
clothing: fast_fashion secondhand_shop thrift_store
cloud: cloud_cover daydream overcast silver_lining weather weather_forecast weather_report
cloud storage: cloud_computing
clover: ireland
coal: coal_industry coal_power fossil_fuel
coal mine: coal_mining
coat: coattail
cobbled street: old_town
coffee: caffeine caffeine_crash
coffee cup: coffee_break
coffin: corpse
cog: contraption
coin: cash_flow delivery_fee hidden_fee hourly_wage late_fee living_wage minimum_wage overdraft_fee revenue_stream royalty_payment service_fee shekel side_income subscription_fee
coin stack: capital_gain dividend down_payment earnings finance legal_fee pay_raise pay_rise proceeds profit_margin profits prosperity return_on_investment revenue security_deposit tuition tuition_fee
colon: colon_cancer colonoscopy
Colosseum: amphitheater ancient_rome italy roman_empire rome
column: architecture
comet: comet_tail oort_cloud
compass: compass_needle compass_rose east guidance magnetic_north north northeast orientation south southwest west
compost heap: decomposition
computer: computer_science office_work operating_system
computer code: bug_fix coding open_source programming software_engineering
computer mouse: click
computer screen: interface
computer virus: antivirus antivirus_software
constellation: astrology horoscope star_map zodiac zodiac_sign
construction crane: building_site construction construction_company construction_project construction_site
contract: clause fine_print health_insurance insurance insurance_policy life_insurance signature small_print terms_of_service
control tower: air_traffic air_traffic_control
cooking pot: cooking recipe
copper wire: copper
coral reef: underwater_world
corn: biofuel cornmeal ethanol
cotton swab: ear_wax earwax
couple: soul_mate
coupon: food_stamp ration_book
courthouse: court_date
courtroom: court_hearing criminal_trial jury_trial murder_trial proceedings prosecution testimony witness_stand
covered wagon: oregon_trail
cow: farm_animal feedlot
cowboy: rodeo roundup wild_west
craftsman: craftsmanship
crate: contraband smuggling
crayon: coloring_book
credit card: credit_card_fraud credit_card_number credit_limit credit_score loyalty_card online_payment transaction
crime scene: murder
crime scene tape: true_crime
cross: christendom christian christianity salvation
cross mark: mistake veto
crowd: political_rally protest_march
crown: coronation crown_jewels royal_family royalty
cruise ship: cruise
crusader: crusade
cryptocurrency: blockchain crypto_scam crypto_wallet
crystal ball: clairvoyance prophecy
ct scanner: ct_scan
cup: beverage
curtain: curtain_rod
cyberattack: cyber_security cyber_war cybercrime cybersecurity data_breach data_leak
dam: dam_break hydroelectric_power hydroelectricity hydropower
dancer: choreography dance dancing tango
data center: customer_data
debt: bankruptcy debt_trap
deer: wildlife
dentist chair: dental_office
desert: aridity desert_sand wasteland
desk: desk_job home_office
devil: damnation evil sin
diamond: diamond_heist luxury
dice: chance likelihood probability roleplaying
digital scale: milligram
dinner: feast
dinner plate: appetite dinnertime main_course main_dish
dinosaur: t-rex
diploma: qualification
disco ball: dance_floor dance_hall disco_music night_club nightclub
diving board: diving_competition high_dive
dna: crispr dna_evidence dna_sample dna_test gene_editing gene_pool gene_therapy genetic_code genetic_engineering genetic_mutation genetic_test genome human_genome mrna rna
document: amendment business_plan clinical_trial credit_report executive_order flyer last_will leaflet peer_review permit policy regulation report writ
dog: dog_bite dog_breed dog_owner dog_park
dog bowl: dog_food
domino effect: chain_reaction consequence
door: fire_exit knock
door lock: keyhole
doorbell: door-to-door_sales
dopamine: dopamine_detox dopamine_hit dopamine_rush
downward trend: bear_market decline decrease depreciation economic_crisis financial_crisis market_crash pay_cut recession reduction slump stock_market_crash
drain: drain_cleaner drainage wastewater
dress: bodice dress_size fashion_show
drill: drill_bit
driver's license: driving_exam driving_test
drone: aerial_footage aerial_photo drone_attack drone_footage drone_strike drone_war
drop: fluid liquid moisture perspiration sweat tears
dumbbell: fitness gym_session home_workout resistance_training strength_training weight_room weight_training
dust: dust_bowl
e-mail: email_address email_marketing mailing_list spam_filter
ear: ear_canal ear_infection earlobe
earth: biosphere climate climate_change climate_crisis global_warming human_civilization ozone_layer planet_earth
earthquake: epicenter richter_scale seismic_activity seismic_wave seismograph
easel: art_class art_lesson art_school
ECG: arrhythmia atrial_fibrillation heart_rhythm
egg: eggshell humpty_dumpty
egg cell: ovulation ovum
Eiffel Tower: france paris
electric guitar: guitar_solo rock_band rock_music
electric plug: power_cord
electricity bill: electricity_price
electricity meter: energy_consumption kilowatt_hour power_consumption
elephant: elephant_trunk elephant_tusk ivory
empty plate: anorexia famine fasting hunger hunger_strike intermittent_fasting poverty starvation
energy bill: energy_price
engagement ring: marriage_proposal
engine: engine_failure horsepower piston
engine oil: oil_change
envelope: mail-in_ballot
evidence bag: forensic_evidence piece_of_evidence
exhaust fumes: car_exhaust exhaust_gas smog
exhaust pipe: exhaust_system
explosion: bombing
eye: cataract color_blindness eye_color eye_contact eye_socket eye_surgery eyelid eyeliner glance glaucoma laser_eye_surgery perception peripheral_vision
eye chart: 20/20_vision eyesight
`
