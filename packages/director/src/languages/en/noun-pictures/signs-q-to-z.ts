/** Drawings by which nouns are commonly illustrated: `drawing: nouns`, compounds with `_`. */
export const SIGNS_Q_TO_Z = `
question mark: bewilderment confusion doubt question questioning unknown
quill: poetry
quill pen: authorship
radiation sign: nuclear_fallout nuclear_waste plutonium radiation_exposure radioactive_material radioactivity toxic_waste uranium
radiator: central_heating heating heating_system
radio: radio_ad radio_broadcast radio_news
radio telescope: radio_astronomy seti
radio tower: broadcast_signal broadcasting radio_signal radio_wave
railway: level_crossing railroad_crossing transcontinental_railroad
rain: rainy_day rainy_season
rake: yard_work
ransom note: blackmail kidnapping ransom ransom_demand
razor: shaving
receipt: expenditure grocery_bill return_policy sales_tax value-added_tax
red heart: charity first_love kiss love_affair love_life love_story self-love true_love
refrigerator: fridge_door midnight_snack refrigeration
rejection letter: pink_slip
relay baton: relay_race
rental contract: tenancy
restaurant: business_lunch fine_dining food_court michelin_star
resume: job_interview job_market job_search
retirement fund: retirement
retirement savings: retirement_plan
rhino: rhino_horn
rider: horseback
ring light: influencer_marketing
river: river_crossing river_valley
road: asphalt roadside
road sign: dead_end detour
robot: robot_uprising robotics
robot arm: automation
rocket: escape_velocity launch_pad liftoff moon_race nasa rocket_engine rocket_fuel rocket_launch rocket_science space_agency space_exploration space_program space_race spacex
roller skate: roller_skating
Roman soldier: roman_legion
roof: roof_shingle roof_tile
room key: keycard
rosary: catholic catholicism
router: bandwidth
rowboat: boating
rowing boat: boat_race
ruin: ancient_city lost_city
ruler: centimeter inch length thickness width
running shoe: city_marathon morning_jog morning_run running
running track: athletics
saddle: stirrup
safe: trade_secret
sailboat: sailing sailing_trip
sailing ship: mast voyage
Saint Basil's Cathedral: moscow russia
salad: balanced_diet healthy_diet healthy_food salad_dressing
salesman: salesmanship
salt: chloride
samurai: feudal_japan
sand: sediment
sandcastle: sand_pit sandbox
Santa hat: santa santa_claus
satellite: global_positioning_system gps space_debris space_junk sputnik starlink
saw: carpentry
saxophone: jazz_band jazz_club jazz_music
scaffolding: rebuilding
scale: ounce
scales of justice: civil_law criminal_law human_rights jurisprudence justice_system legal_system rule_of_law statute
scalpel: autopsy cosmetic_surgery dissection incision plastic_surgery surgery surgical_procedure
scam email: email_scam online_scam
school: first_grade school_day schooldays second_grade
scissors: hair_salon haircut
scripture: parable
scroll: bill_of_rights charter constitution declaration_of_independence decree peace_treaty proclamation
scuba mask: scuba_diving scuba_gear
sealed letter: secret_message
seashore: tide
seat belt: car_safety road_safety
security camera: home_security security_footage
seedling: planting
serotonin: serotonin_level
server: database web_hosting
sewing machine: sweatshop textile_factory
shampoo bottle: conditioner
shark: shark_attack shark_fin
sheep: bleat
sheet music: composing concerto counterpoint hymn lyric orchestration symphony
shelf of books: knowledge
sheriff: posse
shield: defense protection
ship: panama_canal sea_route shipping_lane suez_canal trade_route
shipping container: container_port global_shipping global_trade import supply_chain
shipwreck: sinking
shirt: sleeve
shoe: shoe_rack shoe_store shoelace
shooting star: meteor_shower perseid_meteor_shower
shooting target: marksmanship
shop: clothing_store department_store family_business merchandising retailing shopping_center shopping_mall shopping_street small_business
shopping bag: errand impulse_buy impulse_purchase materialism shoplifting shopping_addiction shopping_spree shopping_trip
shopping cart: buying grocery_run grocery_shopping online_shopping
shower: shower_curtain shower_door shower_gel
siege engine: war_machine
signpost: direction
silver medal: second_place
singer: choir church_choir
siren: alarm_system burglar_alarm
skateboard: skate_park skateboarding
skeleton: anatomy
ski: downhill_skiing ski_race ski_slope ski_trip winter_olympics winter_sport
ski lift: ski_resort
skin: eczema skin_cancer skin_tone
skin layer: collagen dermis epidermis hair_follicle sweat_gland
skincare bottle: beauty_product skin_care skincare skincare_routine
slave ship: slave_trade
slot machine: casino gambling jackpot online_casino
small intestine: digestive_tract
smart speaker: smart_home
smartphone: airplane_mode app_icon banking_app doomscrolling electronic_device face_id group_selfie hashtag infinite_scroll instagram_ad lock_screen meditation_app mobile_app mobile_game mobile_payment navigation_app news_app news_feed payment_app phone_addiction phone_call phone_number ringtone screen_time smartphone_addiction social_media social_media_post social_network tiktok touch_screen touchscreen viral_video voicemail weather_app
snake: hissing snake_bite snake_venom
snorkel: snorkeling
snow: blizzard snow_day snow_storm snowfall snowstorm
snowflake: cold_front cold_snap cold_spell cold_weather coldness freezing_cold frost snowy_day winter
snowy peak: alaska
soap: hand_washing hygiene surfactant
sofa: couch_potato laziness
solar panel: net_zero solar_energy solar_farm solar_power solar_roof
soldering iron: soldering
soldier: child_soldier conscription platoon
sound wave: amplitude audio_file background_noise decibel echo podcast_episode reverberation sound_frequency timbre white_noise
space capsule: atmospheric_reentry heat_shield reentry splashdown
spacecraft: interstellar_travel space_mission space_travel warp_drive
speedometer: acceleration kilometer_per_hour mile_per_hour mph speed speed_limit speed_record speed_trap top_speed velocity
spice: secret_ingredient
spine: back_pain lower_back sciatica scoliosis spinal_cord vertebra
sponge: absorption elbow_grease scouring
sports car: luxury_car racing_car
spray bottle: cleaning_product cleaning_supply disinfectant spraying stain_remover weed_killer
spreadsheet: budget_plan household_budget monthly_budget
sprinkler: irrigation
spy: secret_service spy_agency spy_network spy_ring
stack of books: bibliography book_club
stadium: bleachers
stage: acting broadway_show concert concert_tour curtain_call dress_rehearsal music_festival opening_night recital rehearsal rock_concert school_play stage_play stage_show vaudeville
star: five-star_review star_rating
Star of David: judaism synagogue
starting block: starting_line
statue: monument wax_figure
Statue of Liberty: america american liberty
steam: evaporation
steam engine: age_of_steam james_watt steam_power
steering wheel: driving drunk_driving road_rage
stethoscope: health medical_checkup medical_exam medical_school physical_exam
stock chart: brokerage bull_market dividend_stock growth_stock hedge_fund meme_stock mutual_fund penny_stock share_price stock_index stock_option stock_portfolio stock_price
stock exchange: ipo trading_floor wall_street
stomach: acid_reflux digestion digestive_system gastric_acid heartburn stomach_ache stomach_acid stomach_lining stomach_ulcer
stone axe: stone_age
Stonehenge: stone_circle
stop sign: ban halt
stopwatch: duration haste interval microsecond sec timing world_record
street: curb curbside neighborhood pavement street_corner
stretcher: field_hospital
submarine: sonar
subway train: commute london_underground subway_line
sugar cube: glucose sugar_crash sugar_intake sugar_rush sugar_spike
suit: dress_code
suitcase: business_trip emotional_baggage weekend_trip
sun: coronal_mass_ejection hot_day noon nuclear_fusion solar_flare solar_mass solar_storm solar_wind summer summer_heat sun_exposure sunburn sunny_day sunny_weather sunspot ultraviolet ultraviolet_light uv_radiation uv_ray
sunrise: early_morning fresh_start morning new_beginning new_day
sunset: dusk evening nightfall twilight
supermarket: produce_aisle
surfboard: surf_lesson surf_shop surf_spot
surveillance camera: surveillance
sweater: cashmere
swimmer: swim_team swimming_race
swimming pool: swimming_hall
sword: bronze_age duel
Sydney Opera House: australia
synthesizer: electronic_music
syringe: anaesthesia anesthesia booster_shot botox flu_shot immunization inoculation lethal_injection steroid
table tennis paddle: ping_pong table_tennis
Taj Mahal: india
takeaway cup: coffee_chain
takeout: delivery_app food_delivery
tank: counteroffensive
tap: running_water tap_water water_pressure
target: daily_goal goal_setting life_goal objective target_audience
tax form: income_tax inheritance_tax property_tax tax tax_bracket tax_break tax_deduction tax_evasion tax_fraud tax_season
taxi: ride_share taxi_ride uber
teapot: tea_house tea_party
teddy bear: childhood cuddly_toy plush_toy plushie stuffed_animal stuffed_toy
telegraph: morse_code telegraph_line telegraph_message
telephone: cold_call
telescope: amateur_astronomy astronomy sky_watching
television: breaking_news cartoon commercial election_night entertainment evening_news home_shopping_channel infomercial netflix news_channel news_show reality_show reality_tv streaming_service television_ad tv_ad tv_channel tv_commercial tv_news tv_series tv_show
tennis racket: tennis_match
tent: army_camp base_camp camp_site camping camping_gear camping_trip campsite military_camp refugee_camp
test tube: assay centrifugation centrifuge experimentation reagent ultracentrifugation
theater: auditorium broadway
therapist: counseling psychotherapy therapy
thermometer: absolute_zero ague air_temperature body_temperature boiling_point celsius fahrenheit flu_season freezing_point heat_record malady melting_point millidegree room_temperature sickness symptom temperature temperature_drop thermometry
thief: thieving
throne: throne_room
tick: lyme_disease tick_bite
ticket: fare
tire: pit_stop tire_pressure tread
tissue box: common_cold stuffy_nose
toilet: constipation diarrhea diarrhoea
Tokyo Tower: tokyo
tomato: tomato_paste tomato_sauce
tomb: burial_site
tongue: saliva taste taste_bud
toolbox: diy_project home_improvement home_repair
tooth: dental_implant gum_disease tooth_fairy toothache
toothbrush: dental_care dental_hygiene oral_hygiene
toothpaste: fluoride
torch: olympic_flame
torii gate: japan
tornado: tornado_alley tornado_warning
tourist: mass_tourism sightseeing tour_group tourist_group tourist_season
towel: towel_rack
tower: rapunzel
toy: toy_shop toy_store
toy brick: daycare kindergarten preschool
track hurdle: hurdle_race obstacle
trading screen: crypto_exchange day_trading forex forex_trading trading_app
trading ship: spice_route spice_trade
traffic cone: construction_zone road_construction roadwork roadworks
traffic jam: gridlock morning_commute stop-and-go_traffic traffic_congestion
traffic light: green_light red_light yellow_light
train: boxcar commuting orient_express toy_train train_crash train_journey train_ride
train station: railway_platform train_platform
tram: tram_line trolley_problem
trash can: food_waste garbage_day trash_day waste
traveler: time_traveler
treadmill: cardio
treasure map: treasure_hunt
tree: tree_bark tree_trunk treetop
tree stump: tree_ring
trench: front_line trench_warfare
trireme: ship_of_theseus
trophy: academy_award accomplishment achievement award_ceremony awards_show champions_league championship_game grammy_award hall_of_fame lifetime_achievement spelling_bee success win world_championship world_cup world_title
trousers: corduroy
tundra: permafrost siberia
tuning fork: resonance tuning
tunnel: light_at_the_end_of_the_tunnel
turkey: thanksgiving
UFO: area_51 roswell sci-fi_movie science_fiction ufo_sighting
ultrasound scan: ultrasound
universe: cosmology dark_energy deep_space fabric_of_space interstellar_space multiverse parallel_universe
university: cambridge
uterus: fallopian_tube ovary
vacuum cleaner: housework vacuum_hose
vial: arsenic poison
video camera: camera_crew live_broadcast live_stream news_crew tv_crew video
video conference: conference_call webinar
Viking ship: viking_age viking_raid
vinyl record: gold_record hit_single record_label
violin: orchestra string_quartet symphony_orchestra violin_concerto
virus: flu viral_infection virology virulence
volcanic eruption: ash_cloud
vr headset: augmented_reality metaverse virtual_reality virtual_world
wall: stucco
wallet: pickpocketing
wanted poster: bounty manhunt most_wanted_list mugshot
wardrobe: capsule_wardrobe
warning sign: error red_flag
warship: naval_battle naval_blockade naval_fleet navy sea_battle war_fleet
washing machine: laundromat laundry_room spin_cycle wash_cycle
weather vane: weather_station wind_direction
web browser: google_chrome incognito_mode internet_browser search_history search_result url world_wide_web
web page: banner_ad online_ad
website: domain_name e-commerce homepage landing_page online_shop online_store web_shop
wedding ring: arranged_marriage wedding_anniversary
whale: whale_song
wheat: agriculture
wheel: axle lug_nut
wheelchair: disability
whiskey bottle: bootlegging
whistle: coaching
white cane: blindness
white flag: ceasefire defeat peace_talks surrender
White House: oval_office
wifi: hotspot internet_access internet_connection wireless_network
wilted flower: drought
wind: wind_speed
wind turbine: clean_energy green_energy offshore_wind_farm renewable_energy renewable_power sustainability wind_energy wind_farm wind_power
window: sill window_frame window_screen window_sill windowsill
windshield wiper: washer_fluid windscreen_washer
wine barrel: wine_cellar
winners podium: first_place medal_ceremony
witch: witch_hunt witch_trial
wooden horse: iliad
worker: manpower
workshop: work_bench workbench
wormhole: fourth_dimension space-time spacetime time_travel
wrench: car_repair fix
written page: paragraph prose
X-ray: radiology x-ray_image
yarn: knitting
yin yang: karma
yoga mat: yoga_class yoga_pose
yogurt: probiotic
zombie: zombie_movie
zombie hand: horror_film horror_movie
`
