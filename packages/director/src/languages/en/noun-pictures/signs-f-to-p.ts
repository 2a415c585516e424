/** Drawings by which nouns are commonly illustrated: `drawing: nouns`, compounds with `_`. */
export const SIGNS_F_TO_P = `
factory: air_pollution carbon_emission carbon_tax coal-fired_power_plant coal_plant coal_power_plant factory_floor greenhouse_gas_emission industrial_revolution industrialization manufacture manufacturer
fairground: carnival
family: family_tree kinship lineage parenthood
fan: airflow ventilation
farm: farming
fence: enclosure
ferry: ferry_ride
fetus: amniotic_fluid umbilical_cord
field: acre acreage countryside cultivation prairie
fighter jet: air_force air_strike airstrike sonic_boom sound_barrier
fighter plane: air_raid dogfight squadron
file folder: archives classified_document cold_case computer_file filing filing_cabinet secret_file state_secret zip_file
film reel: action_movie feature_film film_festival short_film silent_film silent_movie
finger: cuticle fingernail fingertip
fingerprint: biometrics fingerprint_scanner forensics touch_id
fire: burning
fire engine: fire_brigade fire_department fire_station
fireplace: warmth
firework: festivity independence_day
first aid kit: aid
fishing boat: fishing_village
fishing rod: fishing
fitness tracker: daily_step step_count
flag: nation national_anthem nationalism patriotism
flame: combustion gas_leak natural_gas
flower: blooming flowering hay_fever nectar
food scale: calorie_counting calorie_deficit portion_size
food stall: street_food
foot: achilles_heel ankle big_toe flat_foot toe toenail
football: corner_kick football_club football_team free_kick kickoff soccer_game soccer_match soccer_team sport
football goal: goal_post goalpost own_goal penalty_kick penalty_shootout
football stadium: football_match
footprint: carbon_footprint footstep
for sale sign: home_price house_price housing_market open_house property_market
forest: oregon
fork: tine
fork in the road: decision dilemma free_will life_choice moral_dilemma turning_point
forklift: logistics unloading
fossil: carbon_dating geologic_time paleontology
freezer: frozen_food frozen_vegetable
fried chicken: chicken_nugget
frog: frog_prince
front door: doorstep front_porch peephole
galaxy: astrophysics dark_matter galactic_center galaxy_cluster light-year light_year quasar
galleon: spanish_armada treasure_fleet
game controller: esports gameplay gaming
gangster: gang organized_crime
garage: auto_shop garage_door mechanic_shop
garden: back_yard backyard front_yard gardening
garden hose: nozzle
gas can: fuel
gas mask: gas_attack gassing mustard_gas poison_gas
gas station: fuel_price fuel_pump gas_mileage gas_price gas_pump petrol_price petrol_pump
gas stove: gas_burner
gasoline: diesel diesel_fuel
gate: gatepost
gavel: adjudication art_auction auction_house bidding class_action court_case court_order court_ruling court_trial custody_battle indictment judgment law_school legal_battle ruling
gear: cogwheel engineering gearbox mechanics transmission_gear
genie lamp: aladdin
geyser: geothermal_energy geothermal_power iceland yellowstone
ghost: fright ghost_story supernatural
gift: baby_shower gift_shop gift_wrap wrapping_paper
gift card: bonus_point loyalty_program
giraffe: zoo zoo_animal
glacier: greenland
glass of water: thirst
glass slipper: cinderella
globe: climate_policy continent foreign_policy globalization international_law landmass latitude united_nations world_tour
glucometer: blood_glucose diabetes glucose_level prediabetes type_2_diabetes
glue gun: hot_glue
gold bar: gold_price gold_reserve gold_standard precious_metal
gold medal: excellence olympic_games olympics
gold pan: gold_rush
golf club: golf golf_bag golf_swing golf_tournament
golf course: fairway
golf hole: hole_in_one
gpu: bitcoin_mining
graduation cap: graduation_ceremony graduation_day
graph: abscissa chromatogram data_analysis data_point economics gnp growth_curve learning_curve trend
gravestone: bereavement mortality
Great Wall: ancient_china
guide: guided_tour
guillotine: french_revolution
guitar: blues
gut: bowel_movement gut_feeling gut_health
gym: gym_membership
gymnast: acrobatics cartwheel gymnastics handstand somersault
hacker: dark_web hacking identity_theft
hallway: foyer
hamburger: burger_chain fast_food_chain fast_food_restaurant
hammock: free_time leisure spare_time
hamster: class_pet
hand: gesture knuckle touch
handbag: luxury_brand
handshake: business_deal compromise diplomacy friendship joint_venture merger peace_agreement peace_deal peace_talk promise trade_deal trust
harbor: harbor_town port_city
harbor crane: shipyard
headphones: audiobook music_streaming
headset: call_center customer_service customer_support helpline hotline telemarketing
hearing aid: deafness hearing_loss
heart: aorta cardiology cardiomegaly cardiovascular_disease cardiovascular_system compassion emotion heart_attack heart_disease heart_failure heart_surgery heart_transplant infatuation open_heart_surgery organ_donation
heart monitor: cardiac_arrest flatline life_support vital_sign vitals
heart rate monitor: racing_heart
heating bill: heating_cost
hiker: hike
hockey puck: hockey_game
hockey stick: hockey_team ice_hockey
holy book: oath theology
horse: bridle canter cavalry cavalry_charge gallop horse_race horse_racing pony_express rein show_jumping
horseshoe: superstition
hospital: emergency_room emergency_ward health_care healthcare healthcare_system hospitalization
hospital bed: coma hospital_room hospital_stay hospital_ward icu intensive_care intensive_care_unit
hotel: hotel_chain hotel_stay lodging lodgings
hourglass: epoch era expectancy half-life lifetime passage_of_time patience waiting
house: fixer-upper home_equity home_insurance housing_bubble housing_crisis housing_price suburb
house key: homeownership
Hubble telescope: hubble
hunter: hunting
hurricane: hurricane_season tropical_storm
ice pack: swelling
ice skate: figure_skating ice_rink ice_skating speed_skating
iceberg: tip_of_the_iceberg
id card: identification identity press_card
immune system: autoimmune_disease immune_defence
inhaler: asthma asthma_attack
inkwell: ink
insulin: insulin_resistance insulin_spike
iv drip: chemo chemotherapy saline saline_solution
jack-o'-lantern: halloween halloween_night trick_or_treat
jacket: tweed
jam jar: jelly
jar: sourdough_starter tip_jar
javelin: javelin_throw
jeans: denim
jewelry: jewelry_store
jewels: jewel_heist
jigsaw puzzle: puzzle_piece
joint: arthritis bursitis rheumatism
journal: journaling
jungle: jungle_expedition
karate belt: martial_arts
key ring: key_chain keychain
keyboard: keyboard_shortcut typing
kidney: dialysis kidney_disease kidney_failure kidney_stone kidney_transplant
king: royal_court
kitchen: countertop kitchen_counter kitchen_island
kitchen scale: gram
knee joint: cartilage knee_pain knee_replacement knee_surgery kneecap ligament synovial_fluid
knight: chivalry knight_tournament
Kremlin: cold_war russian_government soviet_union
lab flask: catalyst chemical chemical_compound chemical_reaction chemical_weapon reactant science_experiment sulfuric_acid
lamp: lamplight lighting
laptop: digital_nomad freelancing online_banking remote_job remote_work startup tech_startup touchpad travel_blog working_from_home
large intestine: appendix
laser beam: laser_pointer photon
laundry basket: laundry_day
laurel wreath: glory
lawn mower: lawn_care mowing
lawyer: legal_advice
leaf: chlorophyll chloroplast photosynthesis transpiration
leash: dog_walk
lectern: campaign_speech inaugural_address lecture lecture_hall oration political_speech symposium tv_debate
ledger: accounting audit balance_sheet bookkeeping
leg: calf_muscle hamstring leg_day shin
lemon: acidity
letter: correspondence
lifeboat: life_raft sea_rescue
light bulb: breakthrough bright_idea business_idea concept conceptualization energy_efficiency energy_saving epiphany illumination notion thomas_edison watt
lighthouse: beacon
lightning: thunder thunder_storm thunderbolt
lightning bolt: electric_charge electric_shock static_electricity volt
like button: popularity
lion: roar
litter box: cat_litter
liver: bile cirrhosis fatty_liver hepatitis liver_damage liver_disease liver_failure
lock: confidentiality data_privacy encryption end-to-end_encryption online_privacy
locker: locker_room
lockpick: break-in burglary
locomotive: train_robbery
loom: textile weave
lottery ticket: lottery_jackpot lottery_win
lotus: inner_peace mindfulness zen
loudspeaker: noise stereo
lunar lander: apollo_11 apollo_mission apollo_program lunar_landing moon_landing moon_mission
lunch: lunch_break
lunch box: leftover meal_prep
lung: alveolus breath breathing breathing_exercise bronchiole bronchiolitis bronchitis bronchus deep_breath emphysema inhalation lung_cancer lung_capacity lung_disease pleura pneumonia respiratory_system shortness_of_breath trachea tuberculosis windpipe
mafia boss: mafia
magazine: brochure catalog catalogue magazine_ad
magic wand: magic magic_spell
magician: magic_show magic_trick
magnet: electromagnetism gauss magnetic_force magnetic_levitation magnetism polarity
magnetic field: magnetic_shield magnetosphere
magnifying glass: analysis criminal_investigation detection detective_story inquiry murder_investigation suspicion
mailbox: junk_mail
mammoth: ice_age
map: asia battle_plan coordinate county destination escape_plan escape_route europe google_maps location nautical_chart province region road_map route sea_chart territory topography whereabouts
maple leaf: canada
marionette: pinocchio
market: commerce market_square
market stall: christmas_market farmer's_market fish_market flea_market night_market
mattress: mattress_topper memory_foam
meal: eating
measuring jug: liter quart
measuring tape: height measurement waist
medal: heroism honor merit
medical bill: medical_debt
medicine: ailment pharmacy remedy
megaphone: activism general_strike hollering labor_union marketing outcry picket_line publicity shout shouting trade_union
metronome: cadence tempo
microchip: moore's_law quantum_computer semiconductor transistor
microphone: comedy_club commentary karaoke_bar monologue news_report press_conference recording recording_session recording_studio singing stage_fright stand-up_comedy talk_show tv_interview
microscope: biomedicine biopsy lab_test microbiology micron pathology science
milk: lactose lactose_intolerance
milk carton: expiration_date sell-by_date shelf_life
mirror: self-image self-reflection vanity
missile: armament arms_deal arms_race missile_crisis
mixing bowl: cake_batter pancake_batter
molecule: acetone adrenaline aminomethane carbon_dioxide carbon_monoxide chemical_bond chemical_formula compound corticosteroid corticotropin cortisol covalent_bond endorphin estrogen glycerol growth_hormone hormone hydrogen_bond methane nitrogen oxytocin ozone polymer stress_hormone testosterone thyroglobulin thyroxine tyrosine
Mona Lisa: renaissance
money: affluence capitalism financing
money bag: bail_money bribe_money compensation dirty_money hush_money kickback money_laundering net_worth payout ponzi_scheme prize_money ransom_money trust_fund windfall
money tree: passive_income
moon: dark_side_of_the_moon far_side_of_the_moon lunar_dust lunar_gravity lunar_orbit lunar_surface moon_base moon_dust night_shift
mop: cleaning deep_clean
mortgage: mortgage_payment mortgage_rate
mosque: minaret
mosquito: malaria mosquito_bite
motorcycle: motorcycle_race
mountain: elevation scenery terrain
movie ticket: box_office
moving box: cardboard layoff mass_layoff moving_company moving_day
mri machine: medical_imaging mri mri_scan
mud: sludge
multimeter: milliampere voltage
muscle: cramp muscle_cramp muscle_growth muscle_mass muscle_protein myofibrilla physique tendon
museum: exhibition
mushroom: mycelium
mushroom cloud: atom_bomb atomic_bomb hydrogen_bomb nuclear_blast nuclear_bomb nuclear_test nuclear_war
musical notes: ballad cadenza chord chorus folk_song hit_song love_song music_lesson overture pop_music pop_song soundtrack theme_song
musician: musicianship
musket: bayonet musketry
nebula: cosmic_dust interstellar_dust stellar_nursery
necklace: amulet
needle: needle_and_thread sewing_kit
nerve: nerve_damage nerve_ending nervous_system
neural network: ai_model ai_training
neuron: axon dendrite neuroplasticity
newspaper: editorial fake_news free_press job_ad job_posting news news_article news_story newsroom newsstand obituary op-ed press_freedom scandal
night sky: light_pollution nighttime north_star outer_space planetarium polar_night polaris stargazing starlight tonight
Nobel medal: nobel_laureate nobel_prize
nobleman: aristocracy
noose: capital_punishment death_penalty death_sentence
nose: mucus nasal_cavity nosebleed nostril runny_nose scent sense_of_smell sinus smell
notebook: homework
nuclear missile: nuclear_threat nuclear_warhead
nuclear power plant: chernobyl cooling_tower fukushima nuclear_accident nuclear_disaster nuclear_energy nuclear_meltdown nuclear_power
nuclear reactor: control_rod fuel_rod reactor_core
nun: convent
obelisk: war_memorial
ocean: high_seas ocean_current sea_level tidal_energy
ocean floor: deep_ocean deep_sea mariana_trench
office: board_meeting business_meeting conference_room cubicle meeting_room office_job workplace
office building: enterprise firm insurance_company law_firm tech_company
office tower: corporation investment_bank tech_giant
oil barrel: barrel_of_crude crude_oil oil_crisis oil_price opec petrodollar
olive branch: peace_offering
open book: bedtime_story fairy_tale folklore learning short_story
open door: opportunity
opera house: opera operetta
orbit: elliptical_orbit orbital_path orbital_period
ostrich: ostrich_egg
outlet: household_electricity power_supply
oven: oven_door oven_rack
owl: night_owl wisdom
pack ice: arctic arctic_ocean polar_expedition
package: drug_smuggling free_shipping home_delivery mail_order online_order package_delivery shipment shipping_cost
pagoda: burma
paint can: wall_paint
paint roller: coat_of_paint home_renovation paint_job renovation
paintbrush: art_supply brush_stroke brushstroke
painting: abstractionism art_collection art_exhibition art_gallery art_history masterpiece picasso
palace: buckingham_palace
palette: artistry arts hue
palm tree: caribbean florida tax_haven
paper clip: email_attachment
paperwork: paper_trail red_tape
parachute: parachute_jump skydiving
parking lot: parking parking_space parking_spot
parliament building: government government_building legislature politics
Parthenon: ancient_greece athens greece greek
party popper: celebration congratulation congratulations
passport: border_control citizenship entry_visa passport_control travel_visa visa
password: access_code login passcode password_manager pin_code pin_number seed_phrase two-factor_authentication
patent: intellectual_property
paw print: animal paw
pay slip: gross_pay net_pay
paycheck: annual_income overtime_pay pay payday wages
peace sign: anti-war_protest peace_movement
peanut: food_allergy nut_allergy peanut_allergy
pencil: drafting drawing graphite sketch
pendulum: oscillation
pension: pension_fund pension_plan
periodic table: argon barium beryllium chemical_element chromium iodine noble_gas rare_earth
phases of the moon: new_moon waxing_moon
philosopher: philosophy
phishing email: phishing_link phishing_scam
phone booth: pay_phone payphone
photo: image
photo album: childhood_memory nostalgia
piano: piano_concerto piano_lesson
picture frame: art_heist art_theft
pie chart: election_result fraction market_share percent percentage proportion
piggy bank: college_fund nest_egg rainy_day_fund saving savings_goal savings_rate
pile of clothes: clutter
pile of gold: avarice
pile of paperwork: backlog bureaucracy
pilgrim: pilgrimage
pill: chlorpromazine melatonin overdose pain_relief placebo_effect
pill bottle: dosage prescription prescription_drug
pillow: pillow_fight pillow_fort pillowcase power_nap
pine: pine_needle
pipe: gas_pipeline oil_pipeline pipeline plumbing water_pipe
pipette: dilution
pirate: pirate_crew
pizza: pizza_chain
plague mask: black_death bubonic_plague plague_doctor
planet: alien_world dwarf_planet goldilocks_zone habitable_zone pluto
planet Jupiter: great_red_spot
planet Mars: mars_colony mars_mission martian_surface olympus_mons terraforming
planet Saturn: planetary_ring ring_system
plastic bag: polyethylene
plastic bottle: plastic
playground: jungle_gym monkey_bar recess
playing card: card_game card_trick cardroom poker_game
plough: plowing
poker chip: bet gambling_debt poker_night poker_table roulette_table
police badge: enforcement fbi witness_protection
police car: car_chase drug_bust police_chase police_patrol police_raid
police officer: police_force
police station: police_department precinct
pollen: pollen_allergy pollen_count
polygraph: polygraph_test
popcorn: movie_night
poppy: opium remembrance
post-it note: reminder
poster: election_campaign
potter's wheel: pottery_class
power line: electric_grid electrical_grid electricity_grid high_voltage national_grid power_grid utility_company
prayer flag: tibet
praying hands: blessing devotion faith religion worship
presentation slide: briefing presentation sales_pitch team_meeting
price tag: appraisal black_friday clearance_sale cost cyber_monday fixed_price price_comparison price_cut price_drop price_war pricing retail_price sale_price selling special_offer sticker_price valuation
prism: light_ray light_spectrum refraction spectroscopy visible_light visible_spectrum
prison: penal_colony prison_wall
prison bars: imprisonment jail_sentence jail_time jailbreak life_sentence prison_break prison_escape prison_sentence punishment
prison cell: confinement
propeller plane: cowling
proton: quark
protractor: geometry
pumpjack: oil_boom oil_drilling oil_field oil_industry oilfield
puppet: puppet_show
purse: coin_purse
pyramid: ancient_egypt egypt
`
