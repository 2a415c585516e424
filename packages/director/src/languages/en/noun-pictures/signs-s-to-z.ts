/** Drawings by which nouns are commonly illustrated: `drawing: nouns`, compounds with `_`. */
export const SIGNS_S_TO_Z = `
sack: bag_of_rice burlap jute
saddle: saddle_maker saddlecloth stirrup
safari jeep: safari safari_tour
safe: trade_secret
saffron: saffron_crocus
sailboat: boat_club centerboard jib keel regatta sailcloth sailing sailing_trip spinnaker
sailing ship: convict_ship fire_ship foremast mast voyage
Saint Basil's Cathedral: moscow russia
salad: balanced_diet diabetic_diet healthy_diet healthy_food low-calorie_diet low-fat_diet nutrition salad_bar salad_dressing
salesman: sales_department sales_division sales_force sales_staff salesmanship
salt: chloride saltworks sodium
salt shaker: cruet-stand
samurai: feudal_japan samurai_helmet
sand: diatomite kieselguhr sediment
sand castle: sand_box
sandcastle: sand_pit sandbox
sandpaper: carborundum
Santa hat: santa santa_claus
sarcophagus: egyptian_tomb iron_maiden
satellite: global_positioning_system gps space_debris space_junk sputnik starlink
satellite dish: satellite_television weather_radar
sausage: bangers_and_mash pigs_in_blankets toad-in-the-hole
saw: carpentry two-man_saw
saxophone: big_band cool_jazz dance_band hot_jazz jazz jazz_band jazz_club jazz_festival jazz_group jazz_music modern_jazz new_jazz
scaffolding: housing_start rebuilding
scale: ounce
scales of justice: civil_law criminal_law due_process due_process_of_law human_rights judicial_system jurisprudence justice_system legal_system rule_of_law statute
scalpel: autopsy circumcision cosmetic_surgery dissection incision minor_surgery plastic_surgery surgery surgical_procedure
scam email: email_scam online_scam
scarecrow: straw_man
scholar: community_of_scholars
school: board_of_education first_grade school_board school_board_meeting school_day school_district schooldays second_grade
school bus: field_trip
scientist: research_staff
scissors: hair_salon haircut
scripture: parable
scroll: bill_of_rights charter constitution declaration_of_independence decree peace_treaty proclamation royal_decree
scuba mask: scuba_diving scuba_gear
sealed letter: secret_message
search engine: search_ad
seashore: tide
seat belt: car_safety road_safety
security camera: automatic_face_recognition face_recognition home_security security_footage
seed: seedcase
seedling: auxin gibberellin planting
serotonin: serotonin_level
server: database web_hosting
server rack: computer_network eniac punch_card_computer
sewing machine: sweatshop textile_factory
shackle: slave_market torture_chamber
shampoo bottle: conditioner
shark: shark_attack shark_fin
sheep: bleat fleece raw_wool sheep_pen sheepcote sheepfold virgin_wool
sheet music: composing concerto counterpoint hymn lyric music_rack music_stand orchestration symphony voice_part
shelf: shelf_bracket wall_bracket
shelf of books: knowledge
sheriff: posse
shield: defense heraldry protection testudo
ship: dry_dock drydock keelson larboard ocean_voyage panama_canal sea_lane sea_route sea_voyage ship_building ship_canal ship_deck ship_route shipping_lane suez_canal taffrail trade_route wardroom water_travel
ship's wheel: wheelhouse
shipping container: container_port global_shipping global_trade import supply_chain
shipwreck: jetsam sinking
shirt: sleeve
shoe: cordovan innersole insole shoe_polish shoe_rack shoe_shop shoe_store shoehorn shoelace shoetree toe_box
shoemaker: cobbler's_bench
shooting star: meteor_shower perseid_meteor_shower
shooting target: firing_range marksmanship rifle_range shooting_gallery shooting_range target_practice target_range
shop: awning clothing_store department_store family_business merchandising pet_store retail_chain retailing shop_counter shopping_center shopping_mall shopping_street small_business
shopping bag: consumer_goods errand impulse_buy impulse_purchase materialism shoplifting shopping_addiction shopping_centre shopping_spree shopping_trip
shopping cart: buying grocery_run grocery_shopping online_shopping purchasing
shovel: burying dig digging
shower: shower_curtain shower_door shower_gel
siege engine: war_machine
sign: company_logo
signpost: direction
silo: ensilage silage
silver medal: second_place
sim card: esim
singer: choir church_choir pop_group
siren: alarm_system burglar_alarm car_alarm civil_defense red_alert
skateboard: hoverboard onewheel skate_park skateboarding
skeleton: anatomy pelvis skull
ski: downhill_skiing kick_turn piste ski_holiday ski_jump ski_pole ski_race ski_rack ski_run ski_slope ski_trail ski_trip ski_vacation ski_wax skiing slalom winter_olympics winter_sport
ski lift: ski_resort
skin: disease_of_the_skin eczema melanin sebum skin_cancer skin_condition skin_disease skin_graft skin_pore skin_rash skin_tone
skin layer: collagen dermis elastin epidermis hair_follicle melanocyte sweat_gland
skincare bottle: beauty_product skin_care skincare skincare_routine
sky: air_space airspace
skyscraper: big_business financial_center
slave ship: slave_trade
sled: sled_ride sleigh_ride
slide: water_park
slot machine: casino gambling gambling_casino gambling_house gaming_house jackpot online_casino
sloth: ground_sloth megathere megatherian megatherium mylodon
small intestine: digestive_tract
small plane: flying_school
smart speaker: smart_home
smartphone: airplane_mode app_icon banking_app doomscrolling electronic_device face_id facebook_ad fitness_app flip_phone foldable_phone group_selfie hashtag home_banking infinite_scroll instagram_ad instagram_post lock_screen meditation_app mobile_app mobile_game mobile_payment navigation_app news_app news_feed nfc_payment parking_app payment_app phone_addiction phone_app phone_call phone_number phone_stand ringtone screen_time smartphone_addiction social_media social_media_ad social_media_app social_media_feed social_media_post social_network tiktok tiktok_video touch_screen touchscreen twitter viral_video voicemail weather_app youtube_ad
smoke: cheroot cigaret cigarillo meerschaum panatela smoke_bomb smoke_grenade smoke_screen spliff stogie stogy
snail: snail_slime
snake: hissing snake_bite snake_skin snake_venom venom
snorkel: snorkeling
snow: blizzard cold_wave ice_storm ski_conditions snow_day snow_storm snowfall snowstorm
snowboard: snowboarding
snowflake: cold_front cold_snap cold_spell cold_weather coldness freezing_cold frost snowy_day winter
snowy peak: alaska snow_line
soap: hand_washing hygiene soap_dish surfactant
sock: christmas_stocking
sofa: couch_potato laziness living_room_set
soil: soil_conservation soil_profile
solar panel: net_zero photocell solar_energy solar_farm solar_house solar_power solar_roof
soldering iron: solder soldering
soldier: armed_service armed_services army_base army_uniform basic_training battle_dress boot_camp child_soldier combat_mission conscription defence_force defense_force firing_party firing_squad ground_attack guerrilla_force home_guard military_academy military_action military_ceremony military_control military_mission military_operation military_police military_reserve military_service military_training military_uniform national_service paramilitary peacekeeping peacekeeping_mission peacekeeping_operation platoon quick_march regimentals shell_shock soldier's_uniform toy_soldier
sound wave: amplitude audio_file background_noise decibel echo podcast_episode reverberation sound_frequency timbre wave_form wave_shape white_noise
soup: liquid_diet miso
source code: program_library
space capsule: atmospheric_reentry heat_shield reentry splashdown
spacecraft: interstellar_travel space_mission space_travel space_voyage warp_drive
spackle knife: spackle
spear: hunting_and_gathering_society hunting_and_gathering_tribe
speedboat: boat_racing
speedometer: acceleration kilometer_per_hour mile_per_hour mph speed speed_limit speed_record speed_trap speeding tachograph top_speed velocity
sperm: sperm_bank sperm_count
spice: secret_ingredient spice_rack
spider: spider_bite
spine: back_pain lower_back sciatica scoliosis spinal_cord spinal_fluid vertebra
spinning wheel: spindle
spirit level: laser_level
sponge: absorption elbow_grease scouring
sports car: formula_one_car luxury_car racing_car
spray bottle: cleaning_product cleaning_supply disinfectant fungicide larvicide organophosphate paraquat parathion rotenone spraying stain_remover weed_killer
spreadsheet: budget_plan household_budget monthly_budget operating_budget raw_data
sprinkler: irrigation
sprinter: sprint
spy: black_operation intelligence_activity intelligence_agency intelligence_cell intelligence_operation intelligence_service international_intelligence_agency military_intelligence_agency secret_service spy_agency spy_network spy_ring spying
squid: calamari
stack of books: bibliography book_club
stadium: away_game bleachers day_game exhibition_game home_game night_game quarterfinal road_game semifinal
stage: acting backcloth benefit_concert broadway_show cabaret concert concert_tour curtain_call dramatic_performance dramatic_production dress_rehearsal encore floor_show footlights left_stage live_concert music_festival musical_comedy musical_theater opening_night pop_concert recital rehearsal right_stage rock_concert school_play show_business stage_crew stage_left stage_play stage_right stage_show theater_company theater_curtain theater_light theater_play theatre_curtain variety_show vaudeville
stairs: stair-rod upstairs
stamp: stamp_album stamp_duty
star: five-star_review star_rating
Star of David: judaism synagogue
starting block: racing_start starting_line
statue: monument wax_figure
Statue of Liberty: america american liberty
statue of liberty: verdigris
steak: high-protein_diet
steam: evaporation steam_room
steam engine: age_of_steam james_watt steam_power
steering wheel: automobile_horn car_horn cruise_control driving drunk_driving horn_button power_steering road_rage steering_gear steering_mechanism steering_system
stethoscope: health health_care_delivery health_check medical_aid medical_care medical_checkup medical_exam medical_school physical_exam
stock chart: brokerage brokerage_account bull_market call_option closing_price common_shares common_stock covered_option dividend_stock earning_per_share financial_forecast growth_stock hedge_fund high_finance hot_stock initial_offering initial_public_offering investing investment_company investment_firm investment_trust margin_account margin_call meme_stock mutual_fund mutual_fund_company ordinary_shares penny_stock preference_shares preferred_shares preferred_stock put_option reverse_split reverse_stock_split securities_firm securities_industry share_price shareholding stock_dividend stock_index stock_issue stock_option stock_portfolio stock_price stock_split stocks technical_analysis treasury_stock unit_investment_trust unit_trust voting_stock
stock exchange: big_board ipo trading_floor wall_street
stomach: abdomen acid_reflux belly chyme chymosin digestion digestive_system esophagus gastric_acid gastrin ghrelin gullet heartburn pepsin stomach_ache stomach_acid stomach_lining stomach_ulcer upset_stomach
stone axe: stone_age
Stonehenge: standing_stone stone_circle
stop sign: ban halt octagon
stopwatch: duration haste interval microsecond sec timing world_record
storm: bad_weather storm_center storm_centre
stove: camping_stove
street: city_block curb curbside neighborhood pavement street_corner
stretcher: field_hospital
submarine: bathysphere fathometer sonar submarine_torpedo torpedo_tube
subway train: commute london_underground subway_line transit_line
sugar: sugar_cane
sugar cube: glucose sugar_crash sugar_intake sugar_rush sugar_spike
sugar skull: day_of_the_dead
suit: dress_code
suitcase: business_trip emotional_baggage luggage_rack luggage_tag package_holiday package_tour travel_allowance traveling travelling weekend_trip
sultan: sultanate
sun: coronal_mass_ejection fair_weather good_weather hot_day noon nuclear_fusion solar_flare solar_magnetic_field solar_mass solar_storm solar_wind summer summer_heat sun's_core sun_exposure sunburn sunny_day sunny_weather sunspot ultraviolet ultraviolet_light uv_radiation uv_ray
sunrise: early_morning fresh_start good_morning morning new_beginning new_day
sunscreen: zinc_oxide
sunset: dusk evening nightfall twilight
supermarket: produce_aisle supermarket_shelf
surfboard: aquaplane surf_lesson surf_shop surf_spot surfing water_sport
surgeon: face_lift medical_procedure surgical_gown
surgical mask: quarantine
surveillance camera: electronic_surveillance hidden_camera police_state security_measures surveillance
sushi: sushi_restaurant
sweater: cashmere
sweet potato: yam_plant
swimmer: backstroke breaststroke swim swim_team swimming_cap swimming_costume swimming_event swimming_kick swimming_lesson swimming_meet swimming_race swimming_stroke
swimming pool: swimming_hall
sword: bronze_age duel scabbard
Sydney Opera House: australia
synapse: alpha-adrenoceptor beta-adrenoceptor
synthesizer: electronic_music
syringe: anaesthesia anaesthetic anesthesia anesthetic booster_shot botox diacetylmorphine drug_abuse euthanasia flu_shot heroin immunization inoculant inoculation lethal_injection meperidine midazolam novocaine pentobarbital steroid streptokinase synthetic_heroin truth_drug tuberculin urokinase vaccination
table: dinette dining-room dining_room tablecloth
table tennis paddle: ping_pong table_tennis
Taj Mahal: india
takeaway cup: coffee_chain
takeout: delivery_app food_delivery
tall ship: crow's_nest_lookout
tank: arms_industry counteroffensive
tap: hard_water running_water tap_water water_company water_conservation water_pressure water_supply
target: daily_goal goal_setting life_goal objective target_audience
tax form: capital_gains_tax council_tax death_tax direct_tax estate_tax estimated_tax federal_tax_lien franchise_tax gift_tax graduated_tax income_tax indirect_tax inheritance_tax internal_revenue land_tax progressive_tax property_tax proportional_tax surtax tax tax_advantage tax_benefit tax_bracket tax_break tax_collection tax_credit tax_cut tax_deduction tax_evasion tax_fraud tax_law tax_liability tax_lien tax_rate tax_revenue tax_season tax_shelter taxation transfer_tax
taxi: cab_fare ride_share taxi_fare taxi_ride taximeter uber
tea: tea_ball
team: team_sport teamwork
teapot: tea_ceremony tea_house tea_party
teddy bear: childhood cuddly_toy plush_toy plushie stuffed_animal stuffed_toy
telegraph: morse_code telegraph_line telegraph_message
telephone: answering_machine cold_call collect_call hot_line local_call phone_line phone_system telephone_bell telephone_call telephone_company telephone_conversation telephone_exchange telephone_interview telephone_message telephone_number telephone_service telephone_system toll_call
telescope: amateur_astronomy astronomy sky_watching
television: ad_break breaking_news broadcast_medium cable_system cartoon commercial commercial_break election_night entertainment entertainment_center evening_news home_shopping_channel home_theater home_theatre iconoscope infomercial kinescope netflix news_channel news_program news_show news_studio newscast orthicon reality_show reality_tv sitcom situation_comedy streaming_service super_bowl_ad telecast television_ad television_channel television_news television_program television_show television_station television_system tv_ad tv_channel tv_commercial tv_news tv_series tv_show video_ad
temple: holy_place
temple bell: temple_gong
tennis court: court_game tennis_club
tennis net: net_ball
tennis player: professional_tennis
tennis racket: backhand court_tennis drop_shot forehand ground_stroke passing_shot real_tennis royal_tennis tennis_match tennis_shot tennis_stroke
tent: army_camp base_camp camp_site camping camping_gear camping_trip camping_vacation campsite groundsheet military_camp refugee_camp
test paper: intelligence_test personality_test
test tube: assay centrifugation centrifuge chemical_analysis chemistry_set experimentation hydrometer reagent ultracentrifugation ultracentrifuge
theater: auditorium broadway dramatic_art dramatic_play dramatic_work houselights upper_balcony
therapist: counseling psychotherapy therapy
thermometer: absolute_zero ague air_temperature body_temperature boiling_point celsius fahrenheit flu_season freezing_point heat_record high_fever hygrometer malady melting_point millidegree room_temperature sickness symptom temperature temperature_drop thermometry weatherglass
thief: theft thieving
thread: ravelling
throne: throne_room
tick: lyme_disease tick_bite
ticket: admission_charge admission_fee admission_price bus_fare entrance_fee fare price_of_admission subway_fare ticket_booth ticket_line ticket_office ticket_window train_fare
tiger: saber-toothed_cat saber-toothed_tiger sabertooth smilodon
tile floor: grout
tire: caoutchouc ebonite gutta-percha pit_stop snow_chain tire_chain tire_pressure tread vulcanite
tissue box: allergy common_cold hankie head_cold stuffy_nose
toast: toastrack
toilet: body_waste constipation diarrhea diarrhoea excrement faeces feces human_waste pee piss urinal urine
Tokyo Tower: tokyo
tomato: lycopene tomato_juice tomato_paste tomato_sauce
tomb: burial_mound burial_site
tongue: saliva taste taste_bud
toolbox: diy_project home_improvement home_repair
tooth: bacterial_plaque crownwork dental_filling dental_implant dental_plaque gingiva gum_disease tooth_fairy tooth_root toothache
toothbrush: dental_care dental_hygiene mouthwash oral_hygiene toilet_articles toilet_bag toilet_kit travel_kit
toothpaste: fluoride tooth_powder toothpowder
Torah scroll: hebrew_bible torah_reading
torch: olympic_flame
torii gate: japan
tornado: tornado_alley tornado_warning
tortoise: tortoise_and_the_hare
tourist: mass_tourism sightseeing tour_group tourism tourist_group tourist_season
towel: towel_rack
tower: rapunzel
town: gildhall
toy: toy_aisle toy_shop toy_store
toy box: playroom
toy brick: day_care_center daycare kindergarten preschool
track hurdle: hurdle_race obstacle
tractor: hay_baler seed_drill threshing_machine
trading screen: bond_trading brokerage_house crypto_exchange day_trading forex forex_trading futures_contract stock_ticker trading_app trading_desk trading_operations
trading ship: spice_route spice_trade
traffic cone: construction_zone road_construction roadwork roadworks
traffic jam: gridlock morning_commute stop-and-go_traffic traffic_congestion
traffic light: green_light point_duty red_light traffic_control yellow_light
trail sign: trail_head
train: boxcar commuting orient_express tank_car toy_train train_crash train_journey train_ride train_set trans-siberian_railway transportation_system
train station: railway_platform train_platform
tram: horse_tram tram_line tramline trolley_problem
trash can: food_waste garbage_day trash_day waste waste_paper
traveler: time_traveler
treadmill: cardio
treasure chest: ark_of_the_covenant coin_hoard treasure_house
treasure map: treasure_hunt
tree: tree_bark tree_trunk treetop
tree stump: deforestation tree_ring
trench: breastwork front_line trench_warfare
tripod: alidade tacheometer tachymeter theodolite
trireme: ship_of_theseus
trophy: academy_award accomplishment achievement award_ceremony awards_show champions_league championship_game cup_final grammy_award hall_of_fame lifetime_achievement playoff playoff_game spelling_bee success trophy_case victory_celebration win winning_streak world_championship world_cup world_title
trousers: corduroy waistband
trowel: dibber
truck: hauling transportation_company truck_traffic
trumpet: brass_band concert_band military_band swing_music war_horn
trunk: phloem
tulip: bulbous_plant
tundra: permafrost siberia
tuning fork: resonance tuning
tunnel: light_at_the_end_of_the_tunnel
turkey: thanksgiving
turntable: dj_booth techno
typewriter: cryptograph enigma_machine word_processing_system
UFO: area_51 roswell sci-fi_movie science_fiction ufo_sighting
ultrasound scan: portable_ultrasound ultrasound
unborn baby: amnion amniotic_sac pregnancy
universe: cosmology dark_energy deep_space fabric_of_space interstellar_space multiverse parallel_universe
university: academia academic_department business_college cambridge degree_program department_of_computer_science department_of_economics department_of_history department_of_music department_of_philosophy economics_department higher_education history_department music_department philosophy_department
urn: cinerarium crematorium crematory
usb stick: hardware_wallet streaming_stick usb_port
uterus: birth_canal fallopian_tube ovary
vaccine: adjuvant
vacuum cleaner: handheld_vacuum housework vacuum_bag vacuum_hose
vase: bric-a-brac knickknack nicknack
vegetable: phytochemical vegetarianism
vending machine: ticket_dispenser
vial: arsenic cyanide poison
video camera: body_cam camera_crew dash_cam dashcam footage home_movie live_broadcast live_stream news_crew tv_crew tv_studio video video_recording
video conference: conference_call webinar
viking: drinking_horn viking_helmet
Viking ship: viking_age viking_raid
vine: parasitic_plant
vinyl record: discography gold_record hit_single record_collection record_company record_label recording_label vinyl_collection
violin: chamber_music chamber_orchestra chin_rest classical_music dance_orchestra orchestra serious_music string_orchestra string_quartet string_section symphony_orchestra violin_case violin_concerto violin_lesson
virus: airborne_transmission bioarm biohazard biological_attack biological_terrorism biological_weapon bioweapon epidemic flu measles pandemic viral_infection virology virulence
vitamin: micronutrient provitamin
volcanic eruption: ash_cloud
volleyball: volleyball_court volleyball_net
vr headset: augmented_reality metaverse virtual_reality virtual_world
vulture: carrion
waiter: service_industry
walking stick: quarterstaff
wall: graffito stucco wallboard
wallet: pickpocketing
wanted poster: bounty manhunt most_wanted_list mugshot
wardrobe: capsule_wardrobe
warehouse: loading_dock storage_room storage_unit storeroom
warning light: oil_pressure
warning sign: danger_line danger_zone error red_flag
warship: battle_fleet naval_academy naval_battle naval_blockade naval_campaign naval_division naval_fleet naval_forces naval_shipyard naval_unit navy navy_base navy_yard sea_battle sea_power war_fleet
washing machine: launderette laundromat laundry_room spin_cycle wash_cycle
watering can: watering
wax seal: royal_charter sealing_wax
weather vane: anemometer weather_station wind_direction wind_gauge
web browser: browsing google_chrome incognito_mode internet_browser search_history search_result url web_link world_wide_web
web page: banner_ad online_ad
website: domain_name e-commerce homepage landing_page online_shop online_store web_shop
wedding: wedding_altar wedding_march
wedding cake: wedding_reception
wedding dress: trousseau
wedding ring: arranged_marriage civil_marriage civil_union wedding_anniversary wedding_vow
welder: oxyacetylene welding
well: aquifer ground_water well_water windlass
whale: ambergris baleen blubber spermaceti whale_song
wheat: agriculture awn harvest_festival harvesting wheat_field wheat_future wheat_germ wheat_rust
wheel: axle lug_nut monocycle stone_wheel wheel_maker
wheelchair: disability disability_benefit nursing_home paralysis rest_home
whiskey bottle: alcohol_abuse alcoholism bootlegging hipflask
whistle: coaching
white cane: blindness
white flag: ceasefire defeat peace_talks surrender
White House: executive_branch oval_office
wifi: hotspot internet_access internet_connection wireless_network
wilted flower: drought plant_disease
wind: wind_speed
wind turbine: alternative_energy clean_energy green_energy offshore_wind_farm renewable_energy renewable_power renewable_resource sustainability wind_energy wind_farm wind_power
windmill: grain_mill
window: sill window_frame window_screen window_sill windowsill
windshield: safety_glass
windshield wiper: washer_fluid windscreen_washer
wine: wine-maker's_yeast
wine barrel: wine_cellar wine_making winepress
wine bottle: wine_festival
winners podium: first_place medal_ceremony
witch: witch_hunt witch_trial
wood: biomass cinchona_bark dry_rot lignin
wooden horse: iliad
worker: labor_force labor_market labor_movement labor_pool manpower organized_labor trade_union_movement work_force workforce working_class
workman: road_gang sandblaster work_party
workshop: shop_class work_bench workbench
wormhole: fourth_dimension space-time spacetime time_travel
wreath: crown_of_thorns
wrench: car_repair fix inspection_and_repair torque
written page: paragraph prose written_language written_word
X-ray: radiology x-ray_image
yarn: crochet filature knitting knitting_needle knitting_needles workbasket
yin yang: karma
yoga mat: back_exercise foam_roller wellness yoga_class yoga_pose
yogurt: probiotic
ziggurat: tower_of_babel
zombie: zombie_movie
zombie hand: horror_film horror_movie
`
