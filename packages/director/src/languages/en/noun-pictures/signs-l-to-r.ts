/** Drawings by which nouns are commonly illustrated: `drawing: nouns`, compounds with `_`. */
export const SIGNS_L_TO_R = `
lab flask: catalyst chemical chemical_agent chemical_compound chemical_engineering chemical_reaction chemical_substance chemical_weapon reactant science_experiment sulfuric_acid
laboratory flask: buret burette
lacrosse stick: lacrosse
lake: lake_bed lake_bottom
lamp: lamplight lighting
lantern: miner's_lamp sidelight
laptop: digital_nomad freelancing online_banking remote_job remote_work startup tech_startup touchpad travel_blog working_from_home
large intestine: appendix
laser beam: laser_pointer light_show photon
laundry: bluing mangle_wringer washhouse washing_board
laundry basket: laundry_day
laurel wreath: glory
lawn mower: lawn_care mowing robot_lawn_mower
lawyer: defense_team law_practice legal_advice legal_community practice_of_law
leaf: chlorophyl chlorophyll chlorophyll_a chlorophyll_b chloroplast downy_mildew photosynthesis poison_sumac powdery_mildew transpiration vascular_bundle
leash: dog_walk dog_walker
lectern: campaign_speech inaugural_address lecture lecture_hall oration political_speech symposium tv_debate university_lecture
ledger: accounting accounting_system audit balance_sheet bookkeeping double_entry single_entry
leg: calf_muscle hamstring leg_day shin thigh_muscle
leg irons: slave_chain
lemon: acidity lemon_extract lemon_grove lemon_oil lemon_tree limonene
lemon half: squeezer
lens: lens_cap lens_cover lens_hood
letter: correspondence mail_call written_communication
lever: fulcrum
library: card_catalog card_catalogue
lifeboat: life_raft sea_rescue
light bulb: breakthrough bright_idea business_idea concept conceptualization energy_efficiency energy_saving epiphany illumination notion thomas_edison watt wattage
lighter: butane
lighthouse: beacon lighthouse_keeper
lightning: lightning_conductor lightning_rod thunder thunder_storm thunderbolt
lightning bolt: electric_charge electric_shock electrical_shock static_electricity volt
like button: popularity
lime: lime_juice
limousine: motorcade
lion: animal_kingdom big_game roar
litter box: cat_litter
liver: bile cirrhosis fatty_liver hepatitis liver_damage liver_disease liver_failure liver_transplant
lobster: lobster_pot
lock: confidentiality data_privacy encryption end-to-end_encryption locking online_privacy
locker: changing_room locker_room parcel_locker
lockpick: break-in burglary
locomotive: footplate steam_whistle train_robbery
longship: dragon_boat
loom: textile weave weaving
lottery ticket: lottery lottery_jackpot lottery_win
lotus: hydrophytic_plant inner_peace lily_pad mindfulness zen
loudspeaker: audio noise portable_speaker sound_pollution stereo stereo_system
lunar lander: apollo_11 apollo_mission apollo_program lunar_landing moon_landing moon_mission
lunch: lunch_break lunch_meeting school_cafeteria
lunch box: leftover meal_prep
lung: air_cell alveolus breath breathing breathing_exercise bronchial_tube bronchiole bronchiolitis bronchitis bronchoscope bronchus deep_breath emphysema inhalation lung_cancer lung_capacity lung_disease lung_infection pleura pneumonia respiratory_system shortness_of_breath spirometer trachea tuberculosis windpipe
mafia boss: mafia mafia_family
magazine: brochure catalog catalogue magazine_ad magazine_publisher magazine_rack
magic wand: magic magic_spell
magician: magic_show magic_trick
magnet: electromagnetism gauss iron_filing magnetic_force magnetic_levitation magnetic_moment magnetism neodymium polarity
magnetic field: earth's_magnetic_field magnetic_shield magnetosphere
magnifying glass: analysis criminal_investigation detection detective_story enquiry inquiry murder_investigation reading_stone suspicion
mailbox: junk_mail
makeup: beauty_treatment makeover
mammoth: ice_age mammoth_tusk
mango: mango_tree
map: annexation asia battle_plan coordinate county destination escape_plan escape_route europe google_maps gps_tracker itinerary location mapping nautical_chart province region road_map route sea_chart subcontinent territory topography whereabouts
maple leaf: canada
marionette: pinocchio
market: commerce market_square
market stall: christmas_market farmer's_market fish_market flea_market lemonade_stand night_market street_fair
matchstick: firelighter matchbook
math test: long_division
mattress: mattress_topper memory_foam
meal: cuisine eating
measuring jug: liter quart
measuring tape: height measurement waist
meat: butcher_shop meat_counter meat_market mincer packinghouse slaughterhouse
medal: heroism honor merit
medical bill: medical_debt
medicine: ailment laudanum pharmacy remedy
megaphone: activism campaigning general_strike hollering labor_union marketing outcry picket_line political_campaign publicity shout shouting trade_union
melon: melon_ball
meteorite: chondrule
metronome: cadence tempo
microbe: daphnia plankton water_flea zooplankton
microchip: brain_implant high_tech high_technology logic_gate moore's_law quantum_computer semiconductor silicon tech transistor
microphone: audio_recording audition boom_mic broadcasting_studio comedy_club commentary hip-hop karaoke karaoke_bar karaoke_machine lavalier_mic monologue news_conference news_report panel_discussion podcast_studio popular_music press_conference radio_host radio_show radio_studio recording recording_session recording_studio singing stage_fright stand-up_comedy talk_show tv_interview voice_over
microscope: biological_research biology_class biology_lesson biomedicine biopsy forensic_lab lab_test microbiology micron pathology research_project science scientific_research
milk: animal_product dried_milk dry_milk lactose lactose_intolerance milk_powder powdered_milk
milk carton: expiration_date sell-by_date shelf_life
mine cart: adit
mirror: angle_of_incidence angle_of_reflection heliograph mirror_image reflexion self-image self-reflection vanity virtual_image
missile: active_air_defense air_defense armament arms_control arms_deal arms_race missile_crisis
mixing bowl: cake_batter pancake_batter
molecule: acetone adrenaline aminomethane azote carbon_monoxide chemical_attraction chemical_bond chemical_formula compound corticosteroid corticotropin cortisol covalent_bond endorphin estrogen glycerol growth_hormone hormone hydrogen_bond methane oxytocin ozone polymer proteome stress_hormone testosterone thyroglobulin thyroxine tyrosine
Mona Lisa: renaissance
money: affluence alimony assets capitalism child_support dollar_mark dollar_sign economic_aid finances financial_aid financial_assistance financial_backing financial_gain financial_support financing foreign_aid honorarium money_supply political_contribution political_donation risk_capital seed_money subsidy support_payment venture_capital
money bag: bail_money bribe_money compensation dirty_money hush_money kickback money_laundering net_worth payola payout ponzi_scheme prize_money ransom_money rich_people trust_fund windfall
money tree: passive_income
monk: monastery religious_order scriptorium
moon: dark_side_of_the_moon far_side_of_the_moon good_night lunar_dust lunar_gravity lunar_orbit lunar_surface moon_base moon_dust night_shift
mop: cleaning deep_clean steam_mop
mortgage: mortgage_payment mortgage_rate
mosque: friday_prayer minaret muslim_prayer
mosquito: dengue malaria mosquito_bite
moss: moss_campion
motorboat: harbor_patrol
motorcycle: motorcycle_race quad_bike
motorhome: trailer_camp trailer_park
mountain: elevation scenery terrain
mouth: chew chewing drool dry_mouth palate ptyalin spoken_word tonsil uvula
movie ticket: box_office
moving box: belongings cardboard layoff mass_layoff moving_company moving_day moving_expense moving_in personal_effects relocation
mri machine: magnetic_resonance medical_imaging mri mri_scan nuclear_magnetic_resonance
mud: sludge
multimeter: galvanometer milliampere voltage
mummy case: burial_mask death_mask_of_tutankhamun tutankhamun's_mask
muscle: actomyosin cramp muscle_cell muscle_cramp muscle_growth muscle_mass muscle_protein myofibrilla myoglobin physique sarcolemma sarcomere smooth_muscle_cell tendon
museum: exhibition
mushroom: hypha mycelium psilocin
mushroom cloud: atom_bomb atomic_bomb doomsday end_of_the_world hiroshima_bomb hydrogen_bomb manhattan_project nuclear_blast nuclear_bomb nuclear_terrorism nuclear_test nuclear_war nuclear_winter
musical notes: background_music ballad cadenza chord chorus folk_song hit_song love_song music_class music_lesson music_theory musical_theme overture pop_music pop_song soundtrack theme_song treble_clef whole_note
musician: musical_group musical_organisation musical_organization musical_performance musicianship
musket: bayonet horse-pistol musketry
nail polish: nail_salon nailfile
name tag: name_plate
nebula: cosmic_dust interstellar_dust stellar_nursery
necklace: amulet
necktie: tie_clip tie_rack
needle: embroidery needle_and_thread needlepoint pincushion sewing_kit thimble
nerve: nerve_damage nerve_ending nervous_system pain_receptor
neural network: ai_model ai_training
neuron: action_potential axon dendrite enkephalin myelin neuroglia neuroplasticity oligodendrocyte
neutron: antineutron
newborn baby: live_birth maternity
newspaper: business_news classified_ad comic_strip editorial editorial_department fake_news feature_article fourth_estate free_press front_page_story job_ad job_posting lead_story news news_agency news_article news_event news_media news_organisation news_organization news_story newspaper_publisher newspaper_stand newsroom newsstand obituary op-ed paper_round paper_route press_agency press_association press_freedom print_ad print_media public_press scandal want_ad wire_service
Newton's cradle: inertia
night sky: light_pollution nighttime north_star outer_space planetarium polar_night polaris stargazing starlight tonight
Noah's ark: noah's_flood
Nobel medal: nobel_laureate nobel_prize
nobleman: aristocracy ruff_collar second_estate
noose: capital_punishment death_penalty death_sentence lynch_law
nose: mucus nasal_cavity nasal_passage nosebleed nostril runny_nose scent sense_of_smell sinus smell
notebook: homework
nuclear explosion: fusion_bomb
nuclear missile: first_strike nuclear_club nuclear_threat nuclear_warhead
nuclear power plant: atomic_power chernobyl cooling_tower fukushima nuclear_accident nuclear_disaster nuclear_energy nuclear_meltdown nuclear_power
nuclear reactor: control_rod fuel_rod nuclear_fuel nuclear_propulsion reactor_core tokamak
nun: convent nunnery
oasis: mirage
obelisk: war_memorial
ocean: high_seas ocean_current sea_level tidal_energy
ocean floor: deep_ocean deep_sea mariana_trench
ocean liner: emigrant_ship
office: board_meeting business_meeting conference_room cubicle meeting_room office_cubicle office_job workplace
office building: accounting_firm business_activity business_address business_concern business_enterprise business_firm business_organisation business_organization business_sector commercial_enterprise consulting_company consulting_firm corp enterprise firm government_agency government_department holding_company insurance_company insurance_firm law_firm limited_company private_corporation privately_held_corporation shell_corporation tax_office tech_company
office tower: corporation investment_bank tech_giant
official: civil_service
oil: maltha
oil barrel: barrel_of_crude crude_oil oil_crisis oil_price oil_tank opec petrodollar
oil lamp: coal_oil kerosene kerosine lamp_oil whale_oil
oil rig: oil_business oil_company pipeline_company
old ship: prison_hulk
old television: television_tube
olive branch: peace_offering
olive: olive_family olive_tree
onion: corm
open book: bedtime_story fairy_tale folklore learning short_story
open door: opportunity
opera house: aria comic_opera grand_opera light_opera opera opera_company operetta
operating room: major_surgery open-heart_surgery transplant
orange: orange_grove orange_tree sweet_orange_tree
orbit: elliptical_orbit orbital_path orbital_period
ostrich: ostrich_egg
outlet: household_electricity power_supply
oven: baking oven_door oven_rack
owl: night_owl wisdom
ox: yoke
oxygen mask: breathing_machine cpap_machine ventilator
oxygen tank: iron_lung_machine
oyster: aphrodisiac
pack ice: arctic arctic_ocean polar_expedition
package: drug_smuggling express_mail free_shipping home_delivery mail_order online_order package_bomb package_delivery parcel_bomb shipment shipping_cost special_delivery
pagoda: burma
paint: dyestuff
paint can: turps wall_paint
paint roller: coat_of_paint home_renovation house_painting paint_job renovation
paintbrush: art_supply brush_stroke brushstroke
painting: abstractionism art art_collection art_exhibition art_gallery art_history art_movement artistic_creation artistic_movement artistic_production chef-d'oeuvre masterpiece picasso pointillism
palace: buckingham_palace seraglio
palette: artistry arts color_scheme hue
palm tree: caribbean florida palm_leaf raphia tax_haven
pancreas: glucagon trypsin
paper: paper_maker papier-mache
paper clip: email_attachment
paper lantern: lantern_festival
paperwork: in-basket in-tray out-basket out-tray paper_trail red_tape
parachute: drop_zone dropping_zone parachute_jump ripcord skydiving static_line
parking lot: parking parking_space parking_spot
parliament building: backbench form_of_government general_assembly governance government government_building legislative_assembly legislative_body legislative_branch legislative_council legislature parliament_chamber parliament_session parliamentary_democracy political_arena political_system politics
Parthenon: ancient_greece athens greece greek
party popper: celebration confetti congratulation congratulations
passport: border_control citizenship entry_visa passport_control passport_stamp travel_visa visa
password: access_code login login_page login_screen passcode password_manager pin_code pin_number seed_phrase two-factor_authentication
patent: intellectual_property
paw print: animal dog_paw paw
pay slip: gross_pay net_pay salary_cut withholding_tax
paycheck: annual_income combat_pay merit_pay overtime_pay pay payday personal_income sick_pay wages
pea: seedpod
peace sign: anti-war_protest peace_march peace_movement
peach: endocarp exocarp mesocarp peach_pit peach_tree pericarp
peanut: food_allergy hog_peanut nut_allergy peanut_allergy
pearl: pearl_fisher
pen: autograph
pencil: drafting drawing graphite pencil_sharpener sketch
pendulum: mechanical_energy oscillation
pension: pension_fund pension_plan
people: ethnic_group ethnic_minority social_group
perfume: nard spikenard
periodic table: actinide actinium alkali_metal americium antimony argon argonon astatine barium berkelium beryllium bohrium boron bromine cadmium caesium californium cerium cesium chemical_element chromium columbium curium darmstadtium dubnium dysprosium einsteinium erbium europium fermium fluorine francium gadolinium gallium germanium hafnium hassium holmium indium iodine iridium lanthanide lanthanum lawrencium lutetium magnesium manganese meitnerium mendelevium molybdenum neptunium niobium nobelium noble_gas nonmetal osmium palladium praseodymium promethium protactinium radioactive_element rare_earth rare_earth_element rhenium rhodium roentgenium rubidium ruthenium rutherfordium samarium scandium seaborgium selenium strontium sulfur sulphur tantalum technetium tellurium terbium thallium thorium thulium titanium trace_element transactinide vanadium xenon ytterbium yttrium zirconium
pestle: quern
petri dish: agar agar-agar penicillin_mold
petroleum: petrochemical tar_pit
phases of the moon: new_moon waxing_moon
philosopher: philosophy
phishing email: phishing_link phishing_scam
phone booth: pay_phone payphone
photo: image photo_credit
photo album: childhood_memory nostalgia
photograph: family_portrait
piano: piano_concert piano_concerto piano_lesson piano_music sonata
pickaxe: ice_axe
picnic: picnic_table
picture frame: art_heist art_theft
pie chart: consumer_research controlling_interest election_result fraction market_share marketing_research percent percentage profit_sharing proportion
pig: pig_farm pigpen pigsty
piggy bank: college_fund nest_egg rainy_day_fund saving savings_goal savings_rate
pile of clothes: clutter
pile of gold: avarice
pile of paperwork: backlog bureaucracy workload
pilgrim: pilgrimage
pill: antiacid chlorpromazine melatonin methadone narcotic overdose pain_relief placebo_effect salicylate side_effect street_drug
pill bottle: dosage drug_company prescription prescription_drug
pillow: pillow_fight pillow_fort pillowcase power_nap
pilot: air_crew
pinata: fiesta
pine: pine_needle
pint of beer: alehouse
pipe: gas_pipeline oil_pipeline pipeline plumbing water_pipe water_system
pipette: dilution
pirate: eyepatch pirate_crew
pirate flag: piracy
pirate ship: flying_dutchman privateer_ship
pizza: pizza_chain pizza_parlor pizza_shop
placenta: chorionic_villus
plague mask: black_death bubonic_plague plague_doctor
planet: alien_world dwarf_planet goldilocks_zone habitable_zone pluto
planet Jupiter: great_red_spot
planet Mars: mars_colony mars_mission martian_surface olympus_mons terraforming
planet Saturn: planetary_ring ring_system
plank: knothole lumberyard sawbuck sawhorse
plant: pitcher-plant_family
plant pot: mother-in-law's_tongue
plaster cast: broken_arm broken_leg
plastic bag: polyethylene polythene
plastic bottle: plastic
plate: silverwork
playground: jungle_gym monkey_bar recess
playing card: auction_bridge bridge_hand card_game card_trick cardroom contract_bridge house_of_cards poker_game trading_card
plough: plowing
pocket watch: heirloom marine_chronometer watch_key watch_pocket
podium: public_debate public_speaking
poker chip: bet gambling_debt gaming_table poker poker_night poker_table roulette_table
police badge: enforcement fbi international_law_enforcement_agency law_enforcement_agency witness_protection
police car: car_chase drug_bust police_chase police_patrol police_raid
police officer: billystick breathalyzer_test crackdown law_enforcement nightstick police_academy police_force police_squad public_security vice_squad
police station: police_department precinct
police tape: police_barrier
politician: election_winner people_in_power
polygraph: polygraph_test
popcorn: movie_night
pope: papacy
poppy: opium remembrance
post office: general_delivery mail_service
post-it note: reminder
poster: election_campaign posterboard
potato: mashed_potato potato_fungus potato_peel potato_salad sack_of_potatoes tuberous_plant
potter's wheel: pottery_class
pottery: clay_pot_shard kiln potsherd sherd
power line: electric_company electric_grid electric_power electrical_energy electrical_grid electrical_plant electrical_power electricity_grid high_voltage light_company national_grid outage power_company power_grid power_service power_system public_utility public_utility_company utility_company
prayer flag: tibet
praying hands: blessing devotion faith prayer_meeting prayer_service religion religious_movement worship
presentation slide: briefing presentation sales_pitch team_meeting
price tag: appraisal black_friday black_friday_sale clearance_sale cost cyber_monday fixed_price garage_sale market_value overcharge price_comparison price_cut price_cutting price_drop price_list price_reduction price_war pricing retail_price sale_price sales_event selling special_offer sticker_price valuation
priest: cassock chasuble ordination priesthood soutane surplice
printer: ink_cartridge paper_tray printer_ink xerox
printing press: hectograph movable_type print_shop printing_shop underground_press
prism: light_ray light_spectrum refraction spectroscope spectroscopy visible_light visible_spectrum white_light
prison: cell_block penal_colony prison_tower prison_wall prison_yard
prison bars: cell_door imprisonment jail_sentence jail_time jailbreak life_sentence prison_break prison_door prison_escape prison_sentence punishment
prison cell: confinement detention incarceration life_imprisonment
projector: magic_lantern projection_screen
propeller plane: bomber_plane cowling warbird
proton: antiproton positive_charge quark
protractor: acute_angle exterior_angle geometry interior_angle right_angle semicircle
pudding: gelatine
pufferfish: tetrodotoxin
pulley: winch
pumpjack: oil_boom oil_drilling oil_field oil_industry oil_production oilfield
puppet: puppet_show puppet_theater
purse: coin_purse purse_strings
pushpin: bulletin_board
putty knife: putty
pylon: substation
pyramid: ancient_egypt egypt
question mark: bewilderment confusion doubt question questioning unknown
quill: poetry
quill pen: authorship
race track: auto_race auto_racing car_racing go-kart pole_position
radiation sign: alpha_radiation alpha_ray beta_radiation beta_ray dosemeter dosimeter gamma_radiation gamma_ray nuclear_fallout nuclear_radiation nuclear_waste plutonium polonium radiation_exposure radioactive_dust radioactive_material radioactive_waste radioactivity radon toxic_waste uranium weapons_plutonium yellowcake
radiator: central_heating heating heating_system
radio: police_radio radio_ad radio_broadcast radio_news walkie-talkie walky-talky
radio mast: radio_station telemeter tv_antenna
radio telescope: radio_astronomy seti
radio tower: broadcast_area broadcast_signal broadcast_station broadcasting broadcasting_company broadcasting_station carrier_wave long_wave medium_wave radio_emission radio_signal radio_spectrum radio_wave short_wave
raft: rubber_dinghy
railway: flatcar handcar level_crossing rail_technology railroad_crossing railway_sleeper standard_gauge third_rail transcontinental_railroad
rain: pluviometer precipitation rainy_day rainy_season udometer
rake: yard_work
ransom note: blackmail kidnapping ransom ransom_demand
raspberry: drupelet
rat: rat_catcher ratsbane
razor: shave shaving straight_razor strop
receipt: business_expense expenditure expense_account grocery_bill reimbursement return_policy sales_tax travel_expense value-added_tax
recycling bin: recycling recycling_plant
red envelope: chinese_new_year lunar_new_year
red heart: charity first_love kiss love_affair love_life love_story self-love true_love valentine valentine's_day valentine_card
referee: officiating
refrigerator: fridge_door midnight_snack minibar refrigerant refrigeration
rejection letter: pink_slip
relay baton: relay_race
rental contract: rental renting tenancy
report card: grade_point_average
restaurant: business_lunch dining-hall fine_dining food_court michelin_star restaurant_chain
resume: employment_agency employment_interview employment_office job_fair job_interview job_market job_search personnel_department personnel_office
retina: cone_cell rod_cell visual_cell
retirement fund: retirement
retirement savings: retirement_plan
rhino: rhino_horn
rib cage: chest_cavity
rider: horseback
ring: love-token white_gold
ring light: influencer_marketing
river: river_bottom river_crossing river_valley riverbed water_pollution
road: asphalt black_ice curbstone lay-by layby roadside white_line
road sign: dead_end detour street_name
roast chicken: turnspit
robot: delivery_robot robot_dog robot_uprising robotics
robot arm: automation warehouse_robot
rock: menhir
rocket: aerospace booster_stage escape_velocity jet_pack launch_area launch_pad launching_pad launchpad liftoff moon_race moon_shot nasa nose_cone propellant propellent propulsion retrorocket rocket_base rocket_engine rocket_firing rocket_fuel rocket_launch rocket_propulsion rocket_range rocket_science space_age space_agency space_exploration space_flight space_program space_race spacex
roller skate: roller_skating
roman helmet: spartan_helmet
Roman soldier: roman_army roman_legion
roof: ridge_tile roof_shingle roof_tile
room key: keycard
root: tapioca_plant
rope: garotte garrote garrotte rope_maker ropewalk
rosary: catholic catholicism
rose: rose_oil
router: bandwidth local_area_network wide_area_network
rowboat: boating rowing_race
rowing boat: boat_race rowing
rubber ring: water_wings
rugby ball: contact_sport rugby rugby_football rugby_match scrum
ruin: ancient_city devastation disaster_area lost_city
ruler: calliper centimeter inch length slide_rule thickness vernier width
runner: foot_race fun_run
running shoe: city_marathon morning_jog morning_run power_walking running
running track: athletics
`
