/** Drawings by which nouns are commonly illustrated: `drawing: nouns`, compounds with `_`. */
export const SIGNS_D_TO_L = `
dam: dam_break flood_control hydroelectric_power hydroelectricity hydropower
dancer: break_dance choreography concert_dance dance dance_school dance_step dancing folk_dance modern_dance morris_dance ring_dance round_dance square_dance tango waltz
data center: customer_data
debt: bankruptcy budget_deficit business_loan commercial_loan consumer_loan debt_trap federal_deficit insolvency installment_loan
deck chair: sun_deck
deer: wildlife
dentist: dental_checkup
dentist chair: dental_clinic dental_office dentist_appointment dentist_office
desert: aridity desert_sand salt_flat salt_plain wasteland
designer: designing
desk: desk_job home_office
desk globe: geography_class
detective: police_investigation police_work
devil: damnation evil sin
diamond: diamond_heist facet luxury
dice: chance dice_cup gambling_den game_of_chance likelihood probability roleplaying
digital scale: milligram
dinner: dining dinner_party feast
dinner plate: appetite dinnertime main_course main_dish table_service
dinosaur: t-rex
dinosaur skeleton: extinction
diploma: qualification
disco ball: dance_club dance_floor dance_hall dance_music dance_party disco disco_music discotheque house_party night_club night_life nightclub nightspot prom
diver: scuba
diving board: diving_competition high_dive
dna: cloning codon crispr dna_evidence dna_profile dna_sample dna_test gene_editing gene_expression gene_pool gene_therapy genetic_code genetic_disease genetic_engineering genetic_mutation genetic_test genome human_genome mrna mutation rna
doctor: family_medicine family_practice group_practice medical_community medical_practice practice_of_medicine primary_care primary_health_care
document: amendment business_plan clinical_trial credit_report deposit_slip executive_order flyer last_will leaflet peer_review permit policy regulation report writ
dog: dog_bite dog_breed dog_owner dog_park dog_racing dog_show
dog bowl: dog_food
domino effect: chain_reaction consequence
door: fire_exit knock
door lock: keyhole
doorbell: door-to-door_sales
dopamine: dopamine_detox dopamine_hit dopamine_rush
double-decker bus: city_tour sightseeing_tour
doughnut: sprinkles
dove: peace_initiative
downward trend: bear_market capital_loss decline decrease depreciation devaluation economic_crisis financial_crisis financial_loss market_crash paper_loss pay_cut recession reduction sales_slump short_sale short_selling slump stock_market_crash
dragon: dragon_dance
drain: drain_cleaner drainage sewage_system wastewater
dress: bodice couture dress_size fashion_business fashion_industry fashion_show
drill: drill_bit drilling drilling_bit
driver's license: driving_exam driving_test
drone: aerial_footage aerial_photo drone_attack drone_footage drone_strike drone_war
drop: blood_drop fluid liquid moisture perspiration surface_tension sweat tears
drum: drum_stick drumming marching_band military_march military_music steel_band
drum kit: drum_solo
dumbbell: arm_exercise athletic_training fitness gym_session home_gym home_workout physical_exercise resistance_training strength_training weight_room weight_training
dust: dust_bowl dust_storm
dynamite: detonator explosive_compound explosive_mixture nitroglycerin time_bomb
e-mail: email_address email_marketing inbox mailing_list spam_filter
eagle: talon
ear: ear_canal ear_infection earlobe listening
earth: biosphere climate climate_change climate_crisis earth's_atmosphere global_warming human_civilization ozone_layer planet_earth
earthquake: epicenter richter_scale seismic_activity seismic_wave seismograph
easel: art_class art_lesson art_school
ECG: arrhythmia atrial_fibrillation defibrillator heart_rhythm
egg: eggshell humpty_dumpty
egg cell: ovulation ovum
Eiffel Tower: france paris
electric circuit: current_electricity electric_current electric_resistance electrical_resistance
electric guitar: guitar_solo heavy_metal_music progressive_rock rock_and_roll rock_band rock_group rock_music rock_opera
electric plug: power_cord
electrical circuit: electrical_system short_circuit
electrician: electrical_work
electricity bill: electricity_price
electricity meter: energy_consumption kilowatt_hour power_consumption
electrocardiogram: irregular_heartbeat
electron: negative_charge
elephant: elephant_trunk elephant_tusk ivory
empty plate: anorexia famine fasting hunger hunger_strike intermittent_fasting malnutrition poverty starvation
energy bill: energy_price
engagement ring: marriage_offer marriage_proposal proposal_of_marriage
engine: camshaft carburetor carburettor crankshaft engine_failure engine_room fuel_injection fuel_injection_system horsepower piston power_train supercharger
engine oil: oil_change
envelope: air_mail direct_mail direct_marketing letter_bomb mail-in_ballot mail_fraud mailing party_invitation return_address wedding_invitation
eviction notice: foreclosure
evidence bag: evidence_room forensic_evidence piece_of_evidence
excavator: strip_mine strip_mining
exhaust fumes: car_exhaust exhaust_gas smog
exhaust pipe: catalytic_converter exhaust_system
explosion: act_of_terrorism area_bombing blast_wave bomb bombardment bombing bombing_run car_bomb cluster_bomb domestic_terrorism international_terrorism shelling shock_wave terrorism terrorist_act terrorist_attack vacuum_bomb
eye: blink cataract cataract_surgery color_blindness crossed_eye double_vision eye_color eye_condition eye_contact eye_disease eye_movement eye_muscle eye_operation eye_socket eye_surgery eyelid eyeliner glance glaucoma laser_eye_surgery perception peripheral_vision rapid_eye_movement rapid_eye_movement_sleep tear_duct
eye chart: 20/20_vision eyesight
factory: air_pollution carbon_emission carbon_tax chemical_industry coal-fired_power_plant coal_plant coal_power_plant economy_of_scale factory_floor greenhouse_gas_emission industrial_air_pollution industrial_enterprise industrial_park industrial_revolution industrialization manufacture manufacturer plant_closing steel_company steel_industry
fairground: carnival
family: blood_relation blood_relative family_line family_tree foster_care kinship lineage loved_one next_of_kin parenthood
fan: airflow ventilation
farm: farming rural_area
fence: enclosure private_property property_line
ferry: ferry_ride
fetus: amniotic_fluid umbilical_cord
field: acre acreage countryside cultivation land_reform prairie
fighter jet: afterburner air_attack air_cover air_division air_force air_force_academy air_group air_power air_strike air_unit airstrike jet_propulsion sonic_barrier sonic_boom sound_barrier
fighter plane: air_raid dogfight squadron
file folder: archive archives classified_document cold_case computer_file criminal_record file_cabinet filing filing_cabinet secret_file state_secret zip_file
film camera: cinematography photographic_film screen_test
film reel: action_movie documentary_film feature_film film_festival film_strip final_cut microfilm motion_picture moving_picture short_film silent_film silent_movie talking_picture
finger: cuticle fingernail fingertip
fingerprint: biometrics fingerprint_scanner forensics touch_id
finish line: photo_finish
fire: burning burning_at_the_stake fire_insurance heat_energy incinerator
fire engine: fire_brigade fire_company fire_department fire_station firehouse
firefly: bioluminescence luminescence
fireplace: fire_screen warmth
firework: festivity independence_day new_year's_day new_year's_eve new_year's_party
first aid kit: aid aid_station first_aid
fish: fish_farm fish_scale gill
fishing boat: fishery fishing_village
fishing net: by-catch bycatch
fishing rod: fishing fishing_license fishing_permit fishing_trip
fishmonger: fish_counter
fitness tracker: daily_step step_count step_counter
flag: mother_country nation national_anthem nationalism native_land patriotism
flame: combustion gas_leak natural_gas
flashlight: beam_of_light light_beam search_party
flood: flood_plain high_water
flower: anther blooming flower_bud flowering hay_fever nectar pollen
folding fan: fan_dance
food scale: calorie_counting calorie_deficit portion_size
food stall: street_food
foot: achilles_heel ankle ankle_joint big_toe flat_foot heel_bone toe toenail
football: association_football corner_kick cup_tie football_club football_team free_kick kickoff soccer soccer_game soccer_match soccer_team sport
football goal: goal_line goal_post goalpost own_goal penalty_kick penalty_shootout
football stadium: football_game football_league football_match football_score professional_football
footprint: carbon_footprint footstep
for sale sign: home_price house_price housing_market open_house property_market
forest: back_country ecology ecosystem hunting_ground national_park oregon outdoors plant_kingdom wilderness
fork: tine
fork in the road: decision dilemma free_will life_choice moral_dilemma opportunity_cost turning_point
forklift: logistics unloading
fossil: carbon_dating geologic_time paleontology
fox: fox_hunting
freezer: cold_storage frozen_food frozen_foods frozen_vegetable
fried chicken: chicken_nugget
frog: frog_legs frog_prince
front door: doorstep front_porch peephole
fruit: fruit_cocktail
frying pan: cast_iron
galaxy: astrophysics dark_matter galactic_center galaxy_cluster light-year light_year quasar red_shift redshift
galleon: spanish_armada treasure_fleet
game controller: esports gameplay gaming
gangster: gang organized_crime racketeering
garage: auto_shop garage_door mechanic_shop
garbage bag: landfill
garden: back_yard backyard front_yard garden_party gardening
garden hose: nozzle
garlic: garlic_press
gas can: diesel_oil fuel
gas grill: propane
gas mask: biological_defence biological_defense chemical_defence chemical_defense chemical_operations chemical_terrorism gas_attack gassing mustard_agent mustard_gas nerve_agent nerve_gas phosgene poison_gas sarin tear_gas teargas
gas meter: gas_company gas_service
gas station: fuel_price fuel_pump fueling gas_mileage gas_price gas_pump gasoline_tax petrol_price petrol_pump service_area
gas stove: gas_burner
gasoline: diesel diesel_fuel octane
gate: gatepost
gavel: acquittal action_at_law adjudication administrative_law art_auction auction auction_house auction_sale bail bail_bond bidding civil_action civil_suit class_action commercial_law compromise_verdict conclusion_of_law court_case court_order court_ruling court_trial criminal_suit custody_battle directed_verdict dutch_auction false_verdict final_decision final_judgment finding_of_fact finding_of_law general_verdict impeachment indictment injunction judgment judgment_of_conviction judicial_decision judicial_review law_of_the_land law_school legal_action legal_battle legalization marine_law military_law murder_conviction punitive_damages ruling securities_law special_verdict summary_judgment
gear: cogwheel engineering gear_box gearbox mechanical_device mechanics transmission_gear transmission_system
gear stick: automatic_drive automatic_transmission first_gear reverse_gear second_gear third_gear
general: general_staff high_command junta military_government
genie lamp: aladdin
geyser: geothermal_energy geothermal_power iceland yellowstone
ghost: fright ghost_story supernatural
gift: baby_shower gift_shop gift_wrap wrapping_paper
gift card: bonus_point loyalty_program
giraffe: zoo zoo_animal
glacier: crevasse greenland moraine
glass of red wine: wine_tasting
glass of water: dehydration thirst water_filter
glass slipper: cinderella
glasses: eyeglass_lens glasses_case
globe: axis_of_rotation climate_policy continent foreign_country foreign_policy global_organization globalization international_affairs international_law international_organisation international_organization land_mass landmass latitude united_nations world_affairs world_council world_organisation world_organization world_tour
glucometer: blood_glucose diabetes glucose_level prediabetes type_2_diabetes
glucose meter: finger_prick
glue gun: hot_glue
gold bar: gold_price gold_reserve gold_standard precious_metal
gold medal: excellence olympic_games olympics
gold pan: gold_rush
golf ball: approach_shot chip_shot golf_tee match_play medal_play pitch_shot professional_golf stroke_play
golf club: golf golf_bag golf_shot golf_stroke golf_swing golf_tournament
golf course: country_club fairway golf_game round_of_golf
golf hole: hole_in_one putt
governor: governorship
gpu: bitcoin_mining
graduation cap: academic_costume academic_gown commencement graduation_ceremony graduation_day graduation_gown graduation_party
grain: bran
grape: raisin
grapevine: trellis
graph: abscissa business_cycle chromatogram data_analysis data_point economics gnp growth_curve learning_curve trend trend_line
gravel: gravel_pit
gravestone: bereavement mortality
Great Wall: ancient_china
grill: grilling
groceries: food_bank food_company
guard: guard_duty private_security_force security_department security_force security_staff
guide: guided_tour
guillotine: french_revolution
guitar: blues country_and_western folk_music guitar_case guitar_lesson guitar_pick
gut: bowel_movement gut_feeling gut_health leaky_gut
gym: gym_class gym_membership
gymnast: acrobatics balance_beam cartwheel gymnastics handstand somersault uneven_bars uneven_parallel_bars
hacker: computer_hacking cyber_crime dark_web hacking identity_theft
hairbrush: hair_care
hairdresser: beauty_salon beauty_shop hair_style hairdo hairstyle
hallway: foyer
hamburger: beef_patty burger_bun burger_chain fast_food_chain fast_food_restaurant hamburger_roll
hammer: hammering
hammock: free_time leisure spare_time
hamster: class_pet
hand: fist gesture knuckle sign_language thumb touch
handbag: luxury_brand
handcuff: criminal_offense extradition felony manslaughter
handshake: armistice business_deal buyout compromise diplomacy diplomatic_corps diplomatic_mission diplomatic_negotiations diplomatic_service friendly_takeover friendship helping_hand joint_venture mediation merger peace_agreement peace_deal peace_talk promise reconciliation state_visit summit_meeting trade_agreement trade_deal trust
harbor: harbor_town port_city
harbor crane: cargo_port container_terminal shipping_port shipyard
hard disk: head_crash
hard hat: site_visit
hat: hat_shop
headphones: audiobook music_streaming talking_book
headset: call_center call_centre customer_service customer_support helpline hotline telemarketing
hearing aid: deafness hearing_loss
heart: aorta artificial_heart cardiology cardiomegaly cardiovascular_disease cardiovascular_system compassion coronary emotion heart_attack heart_block heart_disease heart_failure heart_surgery heart_transplant infatuation open_heart_surgery organ_donation
heart monitor: cardiac_arrest flatline life_support vital_sign vitals
heart rate monitor: racing_heart
heating bill: heating_cost
helicopter: rescue_operation search_and_rescue_mission
herb: alternative_medicine herb_garden
hieroglyph: writing_system
highlighter: dry_erase_marker
hiker: hike hiking trek
Hindu temple: hindu_shrine
hockey puck: hockey_game
hockey stick: field_hockey hockey hockey_league hockey_team ice_hockey power_play
holy book: oath theology
honeycomb: hexagon
hoodie: sweat_suit
horse: bridle canter cavalry cavalry_charge gallop hoof horse_race horse_racing horse_trade horse_trading pony_express rein riding_school show_jumping trail_riding
horseshoe: superstition
hospital: emergency_room emergency_ward extended_care_facility health_care health_maintenance_organization healthcare healthcare_system hospitalization
hospital bed: coma hospice hospital_care hospital_room hospital_stay hospital_ward icu intensive_care intensive_care_unit recovery_room
hot dog: hot_dog_bun
hotel: hotel_chain hotel_lobby hotel_stay lodging lodgings room_rate
hourglass: epoch era expectancy half-life lifetime passage_of_time patience waiting
house: collateral fixer-upper foster_home home_equity home_insurance house_arrest housing_bubble housing_crisis housing_development housing_estate housing_industry housing_price legal_residence residential_area residential_district street_address suburb suburban_area
house key: homeownership
Hubble telescope: hubble
hunter: hunt hunting
hurricane: hurricane_season tropical_storm
ice cream: ice_cream_parlor
ice cube: ice_machine ice_maker
ice pack: swelling
ice skate: figure_eight figure_skating ice_hockey_rink ice_rink ice_show ice_skating rink skating skating_rink speed_skating
iceberg: tip_of_the_iceberg
id card: identification identity press_card
immune system: autoimmune_disease immune_defence
incense: myrrh
incense stick: incense_burner
inflation: consumer_price_index price_index producer_price_index retail_price_index
infusion: vancomycin
inhaler: asthma asthma_attack
inkwell: ink
inner ear: hair_cell
insulin: insulin_resistance insulin_spike
investor: investors_club
invoice: billing receivables
iv drip: chemo chemotherapy saline saline_solution
jack-o'-lantern: halloween halloween_costume halloween_night halloween_party trick_or_treat
jacket: tweed
jam: pectin
jam jar: jelly
jar: sourdough_starter tip_jar
javelin: field_event javelin_throw
jeans: denim
jeep: motor_pool
jewelry: jewelry_store
jewels: jewel_heist jewelry_heist
jigsaw puzzle: puzzle_piece
joint: arthritis bursitis joint_pain rheumatism
journal: journaling
journalist: press_corps
judo uniform: judo
jungle: jungle_expedition
Kaaba: mecca pilgrimage_to_mecca
karate belt: martial_arts
karate uniform: karate
key ring: key_chain keychain
keyboard: command_key control_key key_stroke keyboard_shortcut typing
kidney: artificial_kidney dialysis kidney_disease kidney_donor kidney_failure kidney_stone kidney_transplant
king: royal_court
kitchen: countertop kitchen_counter kitchen_island
kitchen scale: gram
knee joint: artificial_joint cartilage knee_injury knee_pain knee_replacement knee_surgery kneecap ligament synovial_fluid water_on_the_knee
knife: whetstone
knight: chivalry knight_tournament
Koran: sharia
Kremlin: cold_war russian_government soviet_union
lab flask: catalyst chemical chemical_agent chemical_compound chemical_engineering chemical_reaction chemical_substance chemical_weapon reactant science_experiment sulfuric_acid
lacrosse stick: lacrosse
lake: lake_bed lake_bottom
lamp: lamplight lighting
laptop: digital_nomad freelancing online_banking remote_job remote_work startup tech_startup touchpad travel_blog working_from_home
large intestine: appendix
laser beam: laser_pointer light_show photon
laundry basket: laundry_day
laurel wreath: glory
lawn mower: lawn_care mowing
lawyer: defense_team law_practice legal_advice legal_community practice_of_law
leaf: chlorophyll chloroplast photosynthesis transpiration
leash: dog_walk dog_walker
lectern: campaign_speech inaugural_address lecture lecture_hall oration political_speech symposium tv_debate university_lecture
ledger: accounting accounting_system audit balance_sheet bookkeeping double_entry single_entry
leg: calf_muscle hamstring leg_day shin thigh_muscle
leg irons: slave_chain
lemon: acidity lemon_extract lemon_grove lemon_oil lemon_tree
lens: lens_cap lens_cover lens_hood
letter: correspondence mail_call written_communication
lever: fulcrum
library: card_catalog card_catalogue
lifeboat: life_raft sea_rescue
light bulb: breakthrough bright_idea business_idea concept conceptualization energy_efficiency energy_saving epiphany illumination notion thomas_edison watt wattage
lighter: butane
lighthouse: beacon
lightning: lightning_conductor lightning_rod thunder thunder_storm thunderbolt
lightning bolt: electric_charge electric_shock electrical_shock static_electricity volt
like button: popularity
lime: lime_juice
limousine: motorcade
lion: animal_kingdom big_game roar
litter box: cat_litter
liver: bile cirrhosis fatty_liver hepatitis liver_damage liver_disease liver_failure liver_transplant
lock: confidentiality data_privacy encryption end-to-end_encryption locking online_privacy
locker: changing_room locker_room parcel_locker
lockpick: break-in burglary
locomotive: steam_whistle train_robbery
loom: textile weave weaving
lottery ticket: lottery lottery_jackpot lottery_win
lotus: inner_peace lily_pad mindfulness zen
loudspeaker: audio noise sound_pollution stereo stereo_system
lunar lander: apollo_11 apollo_mission apollo_program lunar_landing moon_landing moon_mission
lunch: lunch_break lunch_meeting school_cafeteria
lunch box: leftover meal_prep
lung: air_cell alveolus breath breathing breathing_exercise bronchial_tube bronchiole bronchiolitis bronchitis bronchus deep_breath emphysema inhalation lung_cancer lung_capacity lung_disease lung_infection pleura pneumonia respiratory_system shortness_of_breath trachea tuberculosis windpipe
`
