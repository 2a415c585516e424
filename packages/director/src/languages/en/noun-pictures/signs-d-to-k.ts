/** Drawings by which nouns are commonly illustrated: `drawing: nouns`, compounds with `_`. */
export const SIGNS_D_TO_K = `
dam: dam_break flood_control hydroelectric_power hydroelectricity hydropower sluiceway
dancer: break_dance choreography concert_dance dance dance_school dance_step dancing folk_dance modern_dance morris_dance ring_dance round_dance square_dance tango waltz
dandelion: thistledown
data center: customer_data
debt: bankruptcy budget_deficit business_loan commercial_loan consumer_loan debt_trap federal_deficit insolvency installment_loan
deck chair: sun_deck
deer: wildlife
dental braces: biteplate
dentist: dental_checkup
dentist chair: dental_clinic dental_office dentist_appointment dentist_office
desert: aridity desert_sand salt_flat salt_plain wasteland
designer: designing
desk: desk_job home_office
desk globe: geography_class
detective: police_investigation police_work
devil: damnation evil sin
diamond: diamond_heist facet luxury
diaper: meconium
dice: chance dice_cup gambling_den game_of_chance likelihood probability roleplaying
digital scale: milligram
dinner: dining dinner_party feast
dinner plate: appetite dinnertime main_course main_dish table_service
dinosaur: flying_reptile pteranodon pterodactyl quetzalcoatlus t-rex
dinosaur skeleton: extinction
diploma: qualification
disco ball: dance_club dance_floor dance_hall dance_music dance_party disco disco_music discotheque house_party night_club night_life nightclub nightspot prom
diver: scuba
diving board: diving_competition high_dive
diving helmet: hard-hat_diver
dna: cloning codon crispr cytidine deoxyribose dna_evidence dna_profile dna_sample dna_test gene_editing gene_expression gene_pool gene_therapy genetic_code genetic_disease genetic_engineering genetic_mutation genetic_test genome guanosine human_genome mrna mutation rna thymidine thymine uracil
doctor: family_medicine family_practice group_practice medical_community medical_practice practice_of_medicine primary_care primary_health_care
document: amendment business_plan clinical_trial credit_report deposit_slip executive_order flyer last_will leaflet peer_review permit policy regulation report writ
dog: dog_bite dog_breed dog_owner dog_park dog_racing dog_show
dog bowl: dog_food pet-food petfood
domino effect: chain_reaction consequence
door: fire_exit knock latchstring
door lock: keyhole keypad_lock
doorbell: door-to-door_sales
dopamine: dopamine_detox dopamine_hit dopamine_rush
double-decker bus: city_tour sightseeing_tour
dough: baker's_yeast barm
doughnut: sprinkles
dove: peace_initiative
downward trend: bear_market capital_loss decline decrease depreciation devaluation economic_crisis financial_crisis financial_loss market_crash paper_loss pay_cut recession reduction sales_slump short_sale short_selling slump stock_market_crash
dragon: dragon_dance
drain: drain_cleaner drainage sewage_system wastewater
dress: bodice couture dress_size fashion_business fashion_industry fashion_show whalebone_corset
drill: drill_bit drill_press drilling drilling_bit
driver's license: driving_exam driving_test
drone: aerial_footage aerial_photo drone_attack drone_footage drone_strike drone_war
drop: blood_drop fluid liquid moisture perspiration surface_tension sweat tears
drum: drum_stick drumming marching_band military_march military_music steel_band
drum kit: drum_solo
dumbbell: arm_exercise athletic_training fitness gym_session home_gym home_workout physical_exercise resistance_training strength_training weight_room weight_training
dust: dust_bowl dust_storm
dynamite: detonator explosive_compound explosive_mixture nitroglycerin nitroglycerine plastique time_bomb trinitroglycerin
e-mail: email_address email_marketing inbox mailing_list spam_filter
eagle: talon
ear: auriscope auroscope cerumen ear_canal ear_infection earlobe listening otoscope
earth: biosphere climate climate_change climate_crisis earth's_atmosphere exosphere global_warming human_civilization mesosphere ozone_layer planet_earth thermosphere
earthquake: epicenter richter_scale seismic_activity seismic_wave seismograph
easel: art_class art_lesson art_school
ECG: arrhythmia atrial_fibrillation defibrillator heart_rhythm
egg: dinosaur_egg eggshell humpty_dumpty
egg cell: ovulation ovum
egg yolk: lecithin
Eiffel Tower: france paris
electric circuit: current_electricity electric_current electric_resistance electrical_resistance
electric guitar: guitar_solo heavy_metal_music progressive_rock rock_and_roll rock_band rock_group rock_music rock_opera
electric plug: power_cord smart_plug
electric toothbrush: water_flosser
electrical circuit: electrical_system short_circuit
electrician: electrical_work
electricity bill: electricity_price
electricity meter: energy_consumption kilowatt_hour power_consumption
electrocardiogram: irregular_heartbeat
electron: antielectron negative_charge
elephant: elephant_trunk elephant_tusk houdah howdah ivory
embryo: ectoderm endoderm neural_tube trophoblast yolk_sac
emerald: jadeite jadestone nephrite
empty plate: anorexia famine fasting hunger hunger_strike intermittent_fasting malnutrition poverty starvation
energy bill: energy_price
engagement ring: marriage_offer marriage_proposal proposal_of_marriage
engine: camshaft carburetor carburettor crankshaft engine_failure engine_room fuel_injection fuel_injection_system horsepower piston power_train supercharger
engine oil: oil_change
envelope: air_mail direct_mail direct_marketing letter_bomb mail-in_ballot mail_fraud mailing manilla party_invitation return_address wedding_invitation
eviction notice: foreclosure
evidence bag: evidence_room forensic_evidence piece_of_evidence
excavator: bucket_wheel_excavator strip_mine strip_mining
exercise bike: exerciser
exhaust fumes: car_exhaust exhaust_gas smog
exhaust pipe: exhaust_system
explosion: act_of_terrorism area_bombing blast_wave bomb bombardment bombing bombing_run car_bomb cluster_bomb domestic_terrorism guncotton international_terrorism nitrocellulose petard shelling shock_wave terrorism terrorist_act terrorist_attack tetryl vacuum_bomb
eye: blink cataract cataract_surgery color_blindness crossed_eye double_vision eye_color eye_condition eye_contact eye_disease eye_movement eye_muscle eye_operation eye_socket eye_surgery eyelid eyeliner glance glaucoma iodopsin laser_eye_surgery lutein perception peripheral_vision photopigment rapid_eye_movement rapid_eye_movement_sleep rhodopsin tear_duct uvea zeaxanthin
eye chart: 20/20_vision eyesight
eye drops: eyebath
eye test: ophthalmoscope
eyeball: choroid
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
film camera: autocue cinematograph cinematography photographic_film screen_test
film reel: action_movie documentary_film feature_film film_festival film_strip final_cut kinetoscope microfiche microfilm motion_picture moving_picture short_film silent_film silent_movie talking_picture zoetrope
finger: cuticle fingernail fingertip
fingerprint: biometrics fingerprint_scanner forensics touch_id
finish line: photo_finish
fire: burning burning_at_the_stake fire_insurance firetrap heat_energy incinerator
fire engine: fire_brigade fire_company fire_department fire_station firehouse
firefly: bioluminescence luciferin luminescence
fireplace: fire_screen warmth
firework: festivity independence_day new_year's_day new_year's_eve new_year's_party
first aid kit: aid aid_station first_aid
fish: fish_farm fish_scale gill
fish tank: terrarium
fishing boat: fishery fishing_village
fishing net: by-catch bycatch
fishing rod: bobber fishing fishing_license fishing_permit fishing_trip handline
fishmonger: fish_counter
fitness tracker: daily_step step_count
flag: mother_country nation national_anthem nationalism native_land patriotism
flame: blowlamp combustion gas_leak greek_fire natural_gas phlogiston
flashlight: beam_of_light light_beam search_party
flood: flood_plain high_water
floppy disk: floppy_drive
flower: androecium anther blooming carpel flower_bud flowerbed flowering gynoecium hay_fever nectar nectary perianth pistil pollen_tube stamen
flute: pan_flute panpipe
fly: flyswat flyswatter flytrap
fog: mephitis
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
fossil: carbon_dating crinoid geologic_time paleontology
fox: fox_hunting
freezer: cold_storage frozen_food frozen_foods frozen_vegetable
french horn: alpine_horn
french press: aeropress
fried chicken: chicken_nugget
frog: frog_legs frog_prince polliwog pollywog
front door: doorknocker doorstep front_porch peephole
fruit: candied_fruit dragon_fruit fruit_cocktail fruit_compote
fruit stand: applecart
frying pan: cast_iron
galaxy: astrophysics dark_matter galactic_center galaxy_cluster light-year light_year quasar red_shift redshift
galleon: spanish_armada treasure_fleet
galley: naumachia
game controller: esports gameplay gaming
gangster: gang organized_crime racketeering
garage: auto_shop garage_door mechanic_shop
garbage bag: landfill
garden: back_yard backyard front_yard garden_party gardening
garden hose: nozzle
garlic: garlic_press
gas can: diesel_oil fuel
gas grill: propane
gas lamp: lamplighter
gas mask: biological_defence biological_defense chemical_defence chemical_defense chemical_operations chemical_terrorism chloropicrin fumigant gas_attack gassing lachrymator mustard_agent mustard_gas nerve_agent nerve_gas phosgene poison_gas sarin tabun tear_gas teargas vesicant
gas meter: gas_company gas_service
gas station: fuel_price fuel_pump fueling gas_mileage gas_price gas_pump gasohol gasoline_tax petrol_price petrol_pump service_area
gas stove: gas_burner
gasoline: diesel diesel_fuel octane
gate: gatepost
gavel: acquittal action_at_law adjudication administrative_law art_auction auction auction_house auction_sale bail bail_bond bidding civil_action civil_suit class_action commercial_law compromise_verdict conclusion_of_law court_case court_order court_ruling court_trial criminal_suit custody_battle directed_verdict dutch_auction false_verdict final_decision final_judgment finding_of_fact finding_of_law general_verdict impeachment indictment injunction judgment judgment_of_conviction judicial_decision judicial_review law_of_the_land law_school legal_action legal_battle legalization marine_law military_law murder_conviction punitive_damages ruling securities_law special_verdict summary_judgment
gear: analytical_engine antikythera_mechanism cogwheel difference_engine engineering gear_box gearbox mechanical_device mechanics transmission_gear transmission_system
gear stick: automatic_drive automatic_transmission first_gear reverse_gear second_gear third_gear
general: general_staff high_command junta military_government
genie lamp: aladdin
geyser: geothermal_energy geothermal_power iceland yellowstone
ghost: ectoplasm fright ghost_story supernatural
gift: baby_shower gift_shop gift_wrap wrapping_paper
gift card: bonus_point loyalty_program
giraffe: zoo zoo_animal
glacier: crevasse greenland moraine
glass: glassblower glassblowing vitrification
glass of red wine: wine_goblet wine_tasting
glass of water: dehydration thirst water_filter
glass slipper: cinderella
glasses: augmented_reality_glasses eyeglass_lens glasses_case
globe: axis_of_rotation climate_policy continent foreign_country foreign_policy global_organization globalization international_affairs international_law international_organisation international_organization land_mass landmass latitude united_nations world_affairs world_council world_organisation world_organization world_tour
glucometer: blood_glucose diabetes glucose_level prediabetes type_2_diabetes
glucose meter: finger_prick
glue gun: hot_glue
gold bar: gold_price gold_reserve gold_standard precious_metal
gold medal: excellence olympic_games olympics
gold pan: gold_rush
golf ball: approach_shot chip_shot golf_tee match_play medal_play pitch_shot professional_golf stroke_play
golf club: golf golf_bag golf_shot golf_stroke golf_swing golf_tournament
golf course: country_club fairway golf_game golfcart round_of_golf
golf hole: hole_in_one putt
governor: governorship
gpu: bitcoin_mining mining_rig
graduation cap: academic_costume academic_gown commencement graduation_ceremony graduation_day graduation_gown graduation_party
grain: bran ergot rye_ergot
gramophone: wax_cylinder
grape: raisin white_currant
grapevine: trellis
graph: abscissa business_cycle chromatogram data_analysis data_point economics gnp growth_curve learning_curve trend trend_line
grass: cattail_family narrow-leaf_cattail reed_mace
gravel: gravel_pit
gravestone: bereavement grave_digger mortality
Great Wall: ancient_china
grill: grilling
groceries: food_bank food_company
guard: guard_duty private_security_force security_department security_force security_staff
guide: guided_tour
guillotine: french_revolution
guitar: blues country_and_western folk_music guitar_case guitar_lesson guitar_pick
gut: bowel_movement gut_feeling gut_health leaky_gut submucosa
gym: gym_class gym_membership palaestra
gymnast: acrobatics balance_beam cartwheel gymnastics handstand somersault uneven_bars uneven_parallel_bars
hacker: computer_hacking cyber_crime dark_web hacking identity_theft
hairbrush: hair_care
hairdresser: beauty_salon beauty_shop hair_style hairdo hairstyle
hallway: foyer
hamburger: beef_patty burger_bun burger_chain fast_food_chain fast_food_restaurant hamburger_roll
hammer: hammering triphammer
hammock: free_time leisure spare_time
hamster: class_pet
hand: gesture knuckle sign_language touch
hand mixer: immersion_blender
handbag: luxury_brand
handcuff: criminal_offense extradition felony manslaughter
handshake: armistice business_deal buyout compromise diplomacy diplomatic_corps diplomatic_mission diplomatic_negotiations diplomatic_service friendly_takeover friendship helping_hand joint_venture mediation merger peace_agreement peace_deal peace_talk promise reconciliation state_visit summit_meeting trade_agreement trade_deal trust
harbor: harbor_town port_city
harbor crane: cargo_port container_terminal shipping_port shipyard
hard disk: head_crash
hard drive: nas_drive
hard hat: site_visit
hardware store: ironmongery
hat: hat_shop
hay bale: hayrack hayrig provender
headphones: audiobook earmuff music_streaming talking_book
headset: call_center call_centre customer_service customer_support helpline hotline switchboard_operator telemarketing
hearing aid: deafness hearing_loss
heart: aorta artificial_heart cardiology cardiomegaly cardiovascular_disease cardiovascular_system compassion coronary emotion endocardium epicardium heart_attack heart_block heart_disease heart_failure heart_surgery heart_transplant infatuation open_heart_surgery organ_donation pericardium
heart monitor: cardiac_arrest flatline life_support vital_sign vitals
heart rate: oximeter pulse_oximeter
heart rate monitor: racing_heart
heating bill: heating_cost
hedge trimmer: string_trimmer weed-whacker
helicopter: rescue_operation search_and_rescue_mission
herb: alternative_medicine herb_garden
hieroglyph: writing_system
hieroglyphs: rosetta_stone
highlighter: dry_erase_marker
hiker: hike hiking trek
Hindu temple: hindu_shrine
hockey puck: hockey_game
hockey stick: field_hockey hockey hockey_league hockey_team ice_hockey power_play
holy book: oath theology
honeycomb: beebread hexagon
hoodie: sweat_suit
hook: ankus
horse: bridle canter caparison cavalry cavalry_charge gallop horse_race horse_racing horse_trade horse_trading pony_express rein riding_school show_jumping snaffle trail_riding
horseshoe: superstition
hospital: emergency_room emergency_ward extended_care_facility health_care health_maintenance_organization healthcare healthcare_system hospitalization
hospital bed: coma hospice hospital_care hospital_room hospital_stay hospital_ward icu intensive_care intensive_care_unit recovery_room sickbay
hot dog: hot_dog_bun
hotel: hotel_chain hotel_lobby hotel_stay lodging lodgings room_rate
hourglass: epoch era expectancy half-life lifetime passage_of_time patience waiting water_clock
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
incense: bdellium benzoin copal galbanum gum_myrrh myrrh opopanax stacte storax
incense stick: incense_burner
inflation: consumer_price_index price_index producer_price_index retail_price_index
infusion: vancomycin
inhaler: asthma asthma_attack
inkwell: ink
inner ear: hair_cell
insulin: insulin_resistance insulin_spike
insulin pen: insulin_pump
investor: investors_club
invoice: billing receivables
iron: charcoal_iron
iv drip: cannula chemo chemotherapy fluorouracil saline saline_solution vinblastine vincristine
jack-o'-lantern: halloween halloween_costume halloween_night halloween_party trick_or_treat
jacket: tweed
jam: pectin
jam jar: jelly
jar: bell_jar formalin leech_jar leyden_jar petrolatum pomade sourdough_starter tip_jar
javelin: field_event javelin_throw
jeans: denim
jeep: motor_pool
jester: fool's_cap
jewelry: filagree jewelry_store
jewels: jewel_heist jewelry_heist
jigsaw puzzle: puzzle_piece tangram
joint: arthritis bursitis joint_pain rheumatism
journal: journaling
journalist: press_corps
judo uniform: judo
jumper cable: jump_starter
jungle: jungle_expedition
Kaaba: mecca pilgrimage_to_mecca
karate belt: martial_arts
karate uniform: karate
key ring: air_tag airtag key_chain key_finder keychain
keyboard: command_key control_key key_stroke keyboard_shortcut typing
kidney: artificial_kidney dialysis hemodialyzer kidney_disease kidney_donor kidney_failure kidney_stone kidney_transplant nephron ureter
kimono: samurai_robe
king: royal_court
kitchen: countertop kitchen_counter kitchen_island
kitchen scale: gram
knee joint: artificial_joint cartilage knee_injury knee_pain knee_replacement knee_surgery kneecap ligament synovia synovial_fluid synovium water_on_the_knee
knight: chivalry jousting knight_tournament
Koran: sharia
Kremlin: cold_war russian_government soviet_union
`
