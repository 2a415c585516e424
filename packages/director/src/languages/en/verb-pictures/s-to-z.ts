/** Drawings of S to Z by which what is done, or how somebody or something is, is commonly illustrated: `drawing: keys`. A key is a verb, an adjective or a phrase, its words joined by `_`. */
export const VERB_PICTURES_S_TO_Z = `
safari jeep: go_on_safari on_safari
safe: break_open_safe crack_safe keep_in_safe lock_in_safe put_in_safe store_valuables
safety helmet: protect_head put_on_hard_hat put_on_helmet strap_on_helmet wear_hard_hat wear_helmet wear_safety_helmet
sailboat: go_sailing sail_boat
sailing ship: circle_globe circumnavigate cross_atlantic cross_ocean cross_pacific discover_america discover_new_world explore_coast hoist_sail mutiny put_to_sea raise_sail sail sail_across sail_around_cape sail_around_world sail_away sail_east sail_for sail_from sail_home sail_into_harbor sail_north sail_ocean sail_sea sail_ship sail_south sail_to sail_to_america sail_up_river sail_west set_out_to_sea set_sail set_to_sea spend_month_at_sea spend_year_at_sea spread_sail take_to_sea to_sea unfurl_sail voyage
salad: become_vegan become_vegetarian eat_salad go_on_diet go_vegan go_vegetarian leafy_green on_diet start_diet stick_to_diet toss_salad vegetarian
salmon: rich_in_omega swim_upstream
salt: dissolve_salt salt salty taste_salty
salt shaker: add_salt reduce_salt season season_to_taste season_with season_with_salt sprinkle_salt
sandcastle: build_sandcastle play_in_sand
sandpaper: sand sand_down sand_surface sand_wall sand_wood
sandwich: eat_sandwich make_sandwich pack_sandwich
sarcophagus: bury_in_tomb entomb
satellite: in_orbit launch_satellite orbit_earth orbital put_in_orbit put_into_orbit send_into_orbit track_satellite
satellite dish: receive_signal
saucepan: boil_vegetable heat_milk remove_from_heat thicken_sauce
saw: cut_board cut_branch cut_plank saw_in_half saw_log saw_off saw_through saw_wood
scaffolding: be_under_construction
scale: weigh weigh_gram weigh_kilo weigh_kilogram weigh_ounce weigh_pound weigh_ton
scales of justice: fair_trial get_justice
scalpel: cut_open dissect need_surgery operate_on operate_on_brain operate_on_patient perform_operation perform_surgery perform_transplant receive_transplant remove_appendix remove_kidney remove_tumor sterilize_instrument surgical under_knife undergo_operation undergo_surgery undergo_transplant
scarecrow: scare_away_bird scare_bird scare_crow
school: at_school attend_school drop_out_of_school finish_school go_to_school leave_school pick_up_child pick_up_from_school pick_up_kid send_to_school skip_class skip_school start_school teach_school to_school work_in_school
scissors: cut_cloth cut_fabric cut_hair cut_paper cut_ribbon cut_rope cut_thread need_haircut shorten_hem snip trim_hair
scooter: ride_scooter
scrambled egg: scramble_egg
screwdriver: assemble_furniture fasten_screw loosen_screw remove_screw screw_in screw_into_wall screw_together tighten_loose_screw tighten_screw turn_screw unscrew
scroll: read_scroll unroll unroll_scroll
scuba mask: scuba-dive scuba_dive
sculpture: sculpt sculpt_statue
scythe: reap reap_harvest
sea: at_sea drift_at_sea
search bar: google search_for_online search_google search_internet search_on_google search_online search_web
seat belt: buckle_up fasten_seatbelt put_on_seat_belt put_on_seatbelt strap_in unbuckle wear_seat_belt wear_seatbelt
security camera: be_caught_on_camera
seed: germinate plant_seed scatter_seed sow sow_field sow_seed spread_seed
seedling: grow_from_seed plant plant_sapling plant_tree reforest sprout sprout_from_seed start_garden take_root transplant_seedling
server: host_website process_data run_website
sewing machine: sew_clothes sew_dress sew_shirt
shackle: be_chained be_enslaved be_sold_into_slavery enslave enslaved sell_as_slave sell_into_slavery sell_slave shackle ship_slave take_captive take_prisoner trade_slave
shampoo: rinse_hair wash_hair
shark: attack_swimmer be_attacked_by_shark shark-infested
shattered mirror: break_mirror
sheep: keep_sheep raise_sheep shear shear_sheep tend_flock tend_sheep watch_over_sheep
sheet music: read_music read_note set_to_music write_concerto write_melody write_music write_opera write_song write_symphony
shelf: mount_shelf put_up_shelf
shepherd: guard_sheep herd_sheep
shield: raise_shield shield_from_blow
ship: board_ship build_ship by_sea by_ship capsize christen_ship disembark embark on_deck on_ship repair_ship send_ship travel_by_sea travel_by_ship unload_ship
ship's wheel: steer_boat steer_ship
shipping container: ship_abroad ship_good ship_overseas transport_good_by_ship
shipwreck: run_aground shipwreck shipwrecked sink_off_coast sink_ship sink_to_bottom sink_to_bottom_of_sea sink_to_seabed sunken survive_shipwreck wreck_ship
shoe: lace_shoe make_shoe mend_shoe polish_shoe put_on_shoe repair_shoe shine_shoe slip_off_shoe slip_on_shoe take_off_shoe tie_shoe try_on_shoe
shooting star: make_wish wish_upon_star
shooting target: practice_shooting
shop: go_to_store open_shop open_store run_shop run_store set_up_shop work_in_shop work_in_store
shopping bag: buy_clothes buy_shoe go_on_spree impulse_buy on_shopping_spree purchase shop shoplift splurge
shopping cart: buy_food buy_grocery do_shopping get_grocery go_shopping push_cart push_shopping_cart shop_for_food shop_for_groceries shop_for_grocery
shovel: bury_in_garden bury_in_ground dig_ditch dig_grave dig_hole dig_pit dig_trench dig_up dig_well shovel unearth
shower: shower sing_in_shower stand_under_shower step_into_shower step_out_of_shower take_shower
shutoff valve: shut_off_water shut_valve turn_off_water
sieve: sift sift_flour
signpost: give_direction
silo: store_grain
silver medal: come_second win_silver win_silver_medal
siren: sound_siren
skateboard: ride_skateboard skateboard
skeleton: dig_up_skeleton skeletal study_anatomy uncover_skeleton
skewer: skewer
ski: go_skiing ski ski_down
skin: itch
skyscraper: urban
slave: buy_slave free_slave keep_slave
slave ship: be_shipped_as_slave
sled: go_sledding pull_sled sled
sleeping bag: sleep_in_sleeping_bag sleep_on_ground sleep_outdoors sleep_outside
slice of bread: make_toast slice_bread spread_on_bread
sliced mushroom: slice_mushroom
slot machine: hit_jackpot play_slot win_jackpot
smart speaker: speak_to_alexa
smartphone: call_friend call_mother call_parent check_message check_notification check_phone delete_app dial_number doomscroll download_app get_call glance_at_phone hold_phone install_app look_at_phone on_facebook on_instagram on_social_media on_tiktok on_twitter on_youtube open_app pay_with_phone post_on_facebook post_on_instagram post_on_social_media post_on_tiktok post_on_twitter post_online post_photo post_selfie post_video pull_out_phone put_away_phone put_phone_away reach_for_phone scroll scroll_through send_photo share_on_social_media share_photo snap_selfie spend_hour_on_phone stare_at_phone stay_in_touch swipe swipe_through switch_off_phone take_out_phone take_screenshot take_selfie tap_screen touch_screen turn_off_phone tweet unlock_phone update_app upload_selfie watch_video
smartwatch: track_sleep
smoke: smell_smoke smoke smoky
smoke detector: test_smoke_detector
smoothie: sip_smoothie
snail: slimy
snake: be_bitten_by_snake bitten_by_snake shed_skin slither venomous
sneaker: tie_shoelace
snorkel: go_snorkeling snorkel
snow: be_snowed_in melt_snow shovel_snow snow snowy stamp_through_snow survive_winter trudge_through_snow walk_in_snow walk_through_snow wintry
snowboard: snowboard
snowflake: frosty
snowman: build_snowman make_snowman play_in_snow
snowy peak: snow-capped snow-covered snowcapped
soap: scrub_hand soapy wash wash_body wash_foot wash_hand wash_off
soccer goal: concede_goal score_goal
sock: smelly
sofa: lie_on_couch lounge_on_sofa on_couch on_sofa relax_on_couch relax_on_sofa sit_at_home sit_on_couch sit_on_sofa sleep_on_couch sleep_on_sofa
soil: test_soil
solar eclipse: eclipse_sun
solar panel: harness_solar_energy harness_sun photovoltaic power_by_sun run_on_solar run_on_solar_power solar-powered
solar system: orbit_sun revolve_around_sun
soldering iron: solder
soldier: be_drafted conscript desert_army draft_into_army enlist fight_in_war go_to_war join_army
sound wave: sonic ultrasonic
space suit: put_on_spacesuit wear_spacesuit
spacecraft: send_probe travel_through_space
spear: hunt_mammoth hurl_spear spear spear_fish throw_spear wield_spear
speedometer: break_speed_limit drive_too_fast exceed_speed_limit measure_speed speed_down_highway speed_down_road
sperm cell: produce_sperm
spice: trade_spice
spider: arachnid
spinach: rich_in_iron
spine: spinal
spinning wheel: spin_cotton spin_flax spin_thread spin_wool
sponge: scrub scrub_pan scrub_pot wash_car wipe_counter wipe_down wipe_kitchen_counter wipe_off wipe_table
spray bottle: spray spray_water
spreadsheet: track_budget track_expense track_spending
sprinkler: water_lawn
spy: infiltrate
spyglass: spot_land spot_ship
stack of books: devour_book prepare_for_exam prepare_for_test study_all_night study_for_exam study_for_test study_hard
stairs: climb_stair climb_step fall_down_stair go_downstairs go_upstairs run_down_stairs run_up_stairs take_stair take_stairs use_stairs walk_down_stairs walk_up_stairs
stamp: put_on_stamp stick_stamp
stapler: staple
starting block: start_race
statue: erect_statue tear_down_statue topple_statue turn_to_stone unveil_statue
Statue of Liberty: visit_new_york
steak: sear_steak
steam: turn_into_steam turn_to_steam vaporize
steam engine: power_by_steam run_on_steam steam-powered
steering wheel: at_wheel behind_wheel drive_drunk fall_asleep_at_wheel grip_wheel learn_to_drive sit_at_wheel sit_behind_wheel steer steer_car swerve take_wheel turn_steering_wheel
stethoscope: examine_patient listen_to_chest listen_to_heart practice_medicine see_doctor study_medicine to_doctor train_as_doctor treat_patient visit_doctor
stock chart: buy_share buy_stock day_trade hold_stock invest invest_in_market invest_in_stock pick_stock purchase_stock put_in_stock put_into_stock sell_share sell_stock trade_share trade_stock
stock market: go_public list_on_exchange on_wall_street
stomach: bloated digest digest_food feel_bloated gastric
stone: make_of_stone stony throw_rock throw_stone
stop sign: run_stop_sign
stopwatch: take_second time
storm: shelter_from_storm stormy survive_storm weather_storm
stormy sea: be_lost_at_sea lost_at_sea
stove: reduce_heat stand_at_stove turn_down_stove turn_off_stove turn_on_gas turn_on_stove
strainer: strain_soup
strawberry: pick_strawberry
street stall: sell_on_street
stroller: push_stroller walk_with_baby
student loan: pay_for_college pay_off_student_loan pay_tuition
submarine: undersea
subway train: by_subway ride_subway take_metro take_subway
sugar: add_sugar sprinkle_sugar sprinkle_with_sugar sugary sweeten
sugar cube: dissolve_sugar quit_sugar reduce_sugar
suit: dress_for_interview put_on_suit wear_suit wear_tuxedo
suitcase: emigrate flee_abroad flee_country go_on_holiday go_on_trip go_on_vacation immigrate leave_country live_out_of_suitcase on_holiday on_vacation open_suitcase pack pack_bag pack_for_trip pack_suitcase plan_holiday plan_vacation smuggle stuff_suitcase take_vacation travel_world
sun: bask in_sunshine shine_in_sky solar stare_at_sun sun-drenched sun-kissed sunlit sunny tan warm_earth
sunglasses: put_on_sunglasses wear_sunglasses
sunrise: at_dawn at_daybreak at_sunrise before_dawn before_sunrise break_of_day rise_at_dawn see_sunrise wake_at_dawn watch_sunrise
sunscreen: apply_sunscreen protect_from_sun protect_skin protect_skin_from_sun put_on_sunscreen sunburned sunburnt wear_sunscreen
sunset: at_dusk at_sunset before_sunset see_sunset watch_sunset
supplement pill: take_supplement
surfboard: catch_wave go_surfing ride_wave surf
swimming pool: dive_into_pool go_swimming jump_into_pool learn_to_swim swim_in_pool swim_lap take_dip
swing: play_on_swing push_swing swing_on_swing
sword: draw_sword duel fight_duel fight_with_sword sharpen_sword slay swing_sword sword-fight take_up_arm unsheathe wage_war wield_sword win_battle
syringe: anesthetize be_injected be_vaccinated develop_vaccine get_shot get_vaccinated get_vaccine immunize inject inject_drug inject_insulin inoculate numb receive_injection receive_shot receive_vaccine sedate self-inject take_blood take_blood_sample vaccinate vaccinate_child vaccinated
table: put_on_table set_on_table sit_around_table sit_at_table
Taj Mahal: visit_india
takeout: order_food order_takeout
tap: drip_water rinse rinse_under_water rinse_with_water run_tap save_water turn_off_faucet turn_off_tap turn_on_faucet turn_on_tap
target: take_aim
tarot card: read_card
tax form: avoid_tax do_tax dodge_tax evade_income_tax evade_tax file_tax owe_tax pay_income_tax pay_tax raise_tax submit_tax_return tax taxable
taxi: call_cab call_taxi hail_cab hail_taxi order_taxi take_cab take_taxi wait_for_taxi
tea: drink_tea have_tea
tea bag: steep_tea
teapot: brew_tea make_tea pour_tea prepare_tea serve_tea
tectonic plates: tectonic
teddy bear: hug_toy orphan orphaned play_with_teddy
telegraph: receive_telegram send_telegram telegraph wire_message
telephone: hang_up make_call make_phone_call on_phone over_phone phone pick_up_phone place_call put_down_phone receive_call receive_phone_call return_call ring_phone speak_on_phone take_call talk_on_phone tap_phone telephone trace_call wait_for_call wiretap
telescope: gaze_at_moon look_through_telescope observe_galaxy observe_planet observe_sky observe_star observe_through_telescope peer_into_space peer_into_universe peer_through_telescope point_telescope scan_sky search_for_planet search_sky see_through_telescope spot_asteroid spot_comet spot_galaxy spot_planet stargaze study_astronomy study_galaxy study_planet study_sky study_star study_universe telescopic train_telescope
television: air_on_television appear_on_television binge binge_watch broadcast_on_television mount_tv on_television on_tv sit_in_front_of_television sit_in_front_of_tv stream_movie stream_series stream_show switch_channel switch_on_television switch_on_tv turn_off_tv turn_on_television turn_on_tv watch_film watch_football watch_match watch_movie watch_netflix watch_news watch_series watch_show watch_television watch_tv
temple: visit_temple worship_in_temple
tennis racket: play_tennis swing_racket
tent: camp_out go_camping pitch_camp pitch_tent put_up_tent set_up_camp set_up_tent sleep_in_tent spend_night_in_tent strike_camp
test tube: conduct_experiment
text message: get_text message message_back read_message receive_message receive_text reply_to_message send_message send_sms send_text send_text_message text text_back type_message
theater: act_on_stage go_to_theater
therapist: go_into_therapy go_to_therapy
thermometer: boiling_point catch_flu drop_below_freezing drop_below_zero fall_below_zero feverish freezing have_fever have_temperature measure_temperature overheat read_thermometer record_temperature reduce_fever rise_by_degree run_fever run_temperature sick spike_fever sub_zero take_temperature warm_by_degree
thermostat: set_thermostat turn_down_heat turn_down_heating turn_down_thermostat turn_up_heat turn_up_heating
thief: be_robbed commit_robbery commit_theft get_robbed grab_purse
throne: ascend_throne ascend_to_throne come_to_throne inherit_throne
ticket: book_ticket buy_ticket purchase_ticket sell_ticket
tiger: be_attacked_by_tiger
tile: tile tile_bathroom tile_floor tile_wall
timer: let_rest let_simmer
tissue box: catch_cold have_cold sneeze sniffle
toaster: toast_bread
toilet: flush_down_toilet flush_toilet go_to_bathroom go_to_toilet pee throw_up to_bathroom to_toilet unclog_toilet urinate use_toilet visit_bathroom vomit
toilet brush: scrub_toilet
tomato: slice_tomato
tomato plant: grow_tomato
tomb: discover_tomb find_tomb open_tomb rob_grave rob_tomb seal_tomb uncover_tomb unearth_tomb
tongue: stick_out_tongue taste taste_bitter taste_like taste_sweet
toolbox: fix_bike fix_house repair_house
tooth: bite_into break_tooth chew chip_tooth grind_tooth knock_out_tooth lose_tooth pull_out_tooth pull_tooth remove_tooth yank_tooth
tooth decay: get_cavity
toothbrush: brush_tooth
toothpaste: squeeze_toothpaste whiten_tooth
torch: carry_torch steal_fire
tourist: explore_city go_sightseeing
towel: dry_off throw_in_towel towel_dry towel_off wrap_in_towel
toy: play_with_toy
toy box: put_away_toy tidy_toy
toy brick: play_with_block play_with_brick play_with_lego
tractor: cultivate_land farm_field
traffic jam: be_stuck_in_traffic bumper-to-bumper commute get_stuck_in_traffic sit_in_traffic spend_hour_in_traffic stick_in_traffic stuck_in_traffic wait_in_traffic
traffic light: run_red_light stop_at_red_light stop_at_traffic_light wait_at_red_light wait_at_traffic_light
train: board_train by_rail by_train catch_train derail get_off_train get_on_train miss_train ride_train sleep_on_train step_off_train stop_train take_train travel_by_train wait_for_train
train station: arrive_at_station
tram: ride_tram take_tram
trampoline: bounce_on_trampoline
trash bag: pick_up_garbage pick_up_trash take_garbage_out take_out_garbage take_out_trash take_trash_out
trash can: discard throw_away throw_away_food throw_away_plastic throw_in_bin throw_in_garbage throw_in_trash throw_out throw_out_food toss_in_trash toss_trash
tray: wait_on_table wait_table
treadmill: burn_calorie run_on_treadmill walk_on_treadmill
treasure chest: bury_treasure dig_up_treasure plunder plunder_ship plunder_treasure
treasure map: find_treasure hunt_for_treasure hunt_treasure
trebuchet: besiege_fortress
tree: climb_tree
tree stump: deforested
trophy: award_prize break_world_record lift_trophy receive_award receive_oscar receive_prize win_award win_championship win_competition win_contest win_cup win_emmy win_final win_game win_grammy win_league win_match win_oscar win_prize win_super_bowl win_title win_tournament win_trophy win_world_cup
trowel: excavate plaster_wall spread_cement spread_grout spread_mortar
truck: transport_good unload_truck
trumpet: blow_trumpet
tulip: plant_bulb plant_tulip
tumor: malignant spot_tumor
tuning fork: tune_instrument vibrate
tunnel: underground
tweezers: pluck_eyebrow pluck_hair remove_splinter
typewriter: type_letter type_manuscript type_novel
UFO: extraterrestrial
ultrasound scan: see_baby_on_ultrasound
umbrella: open_umbrella protect_against_rain protect_from_rain shelter_from_rain stand_in_rain stay_dry under_umbrella walk_in_rain
unborn baby: be_pregnant become_pregnant get_pregnant pregnant prenatal
university: start_college start_university study_at_cambridge study_at_college study_at_harvard study_at_oxford study_at_university study_philosophy teach_at_cambridge teach_at_oxford teach_at_university
urn: be_cremated cremate
usb drive: copy_file
used car: buy_used_car
vacuum cleaner: clean_carpet hoover remove_dust vacuum vacuum_carpet vacuum_floor
valve: open_valve
vampire: drink_blood turn_into_vampire vampiric
vase: break_vase
vegetable: eat_vegetable nutritious pack_with_nutrient pack_with_vitamin peel_vegetable plant_vegetable rich_in_fiber rich_in_nutrient rich_in_vitamin vegan
vegetable patch: grow_food grow_vegetable
video call: call_on_zoom join_call on_zoom skype video_call zoom_with
video camera: make_video on_camera record_video shoot_video videotape
viking ship: norse raid_coast raid_monastery
vineyard: grow_grape
violin: learn_violin play_in_orchestra play_instrument play_violin practice_violin
virus: be_infected catch_virus contagious contract_virus get_infected infect infected infectious spread_virus
vitamin: take_vitamin
voice assistant: talk_to_alexa
volcano: erupt pyroclastic volcanic
volleyball: play_volleyball
voltage tester: test_outlet test_voltage
walking stick: walk_with_stick
wallet: drop_wallet find_wallet go_broke lose_wallet out_of_money pay_for pick_pocket pull_out_wallet reach_for_wallet run_out_of_cash run_out_of_money spend_hundred spend_less spend_money_on spend_more spend_on spend_too_much steal_wallet take_out_wallet tighten_budget
wallpaper: put_up_wallpaper
warning light: overheat_engine
warning sign: be_careful be_warned beware dangerous endanger harmful hazardous high-risk poisonous post_warning toxic
warship: attack_fleet naval serve_in_navy
washing machine: tumble_dry wash_clothe wash_clothes wash_laundry wash_sheet
watch: wear_watch
water bottle: bring_water keep_hydrated refill_bottle rehydrate stay_hydrated
watering can: irrigate_garden water water_garden water_plant
wave: flood_coast swim swim_ashore swim_in_lake swim_in_ocean swim_in_sea swim_in_water tidal wash_away wash_over
wax seal: seal_envelope seal_letter
weather vane: predict_weather
web browser: on_web on_website surf_internet surf_web visit_website
webcam: livestream
wedding: attend_wedding hold_wedding stand_at_altar throw_wedding
wedding cake: plan_wedding
wedding dress: walk_down_aisle
wedding ring: be_married elope exchange_vow get_married hold_wedding_ceremony married marry newly_wed newlywed remarry renew_vow slip_ring_on stay_married take_off_wedding_ring wed
welder: weld
well: draw_water fall_into_well
werewolf: become_werewolf
whaling ship: harpoon harpoon_whale hunt_whale
wheat: bring_in_harvest grow_crop grow_grain grow_wheat harvest_crop harvest_grain harvest_wheat plant_crop plant_wheat reap_wheat sow_wheat toil_in_field work_in_field
wheelchair: be_disabled be_paralyzed become_disabled disabled paralysed paralyzed paraplegic push_wheelchair quadriplegic sit_in_wheelchair use_wheelchair wheelchair-bound
whipped cream: top_with_whipped_cream
whisk: beat_egg beat_until_stiff whip_cream whip_egg whisk whisk_egg whisk_in whisk_together
whiskey: alcoholic drink_heavily drink_whiskey drunk drunken get_drunk intoxicated pour_whiskey sip_whiskey
whistle: blow_whistle
white cane: be_blind become_blind blind blind_person go_blind lose_sight sightless visually_impaired
white flag: capitulate give_in give_up_city raise_white_flag surrender surrender_city wave_white_flag
White House: presidential win_presidency
wi-fi: wireless
wig: bald go_bald lose_hair wear_wig
wilted flower: wilt wilted wither wither_away
wind: windy
wind turbine: generate_wind harness_wind power_by_wind renewable
window: break_window look_out_window open_window shatter_window shut_window sit_at_window sit_by_window smash_window stand_at_window stare_out_window wash_window watch_from_window wipe_window
wine: ferment_grape order_wine pour_glass_of_wine pour_wine serve_wine sip_wine spill_wine taste_wine
wine barrel: age_in_barrel age_wine make_wine produce_wine store_wine
wing: spread_wing winged
winners podium: place_first place_second place_third rank_first stand_on_podium
wire: pass_current pass_electric_current strip_wire
witch: accuse_of_witchcraft be_accused_of_witchcraft burn_witch
wok: stir-fry
wolf: howl hunt_in_pack tame_wolf
womb: uterine
wood: make_of_wood run_on_wood wooden
wooden spoon: stir stir_constantly stir_in stir_mixture stir_occasionally stir_pot stir_sauce stir_soup stir_until stir_well
woodpecker: peck_at_tree peck_hole
wreath: commemorate honor_dead lay_wreath
wrench: fix_car fix_leak fix_pipe loosen_bolt loosen_nut need_repair repair repair_car repair_machine tighten_bolt tighten_nut tighten_pipe work_on_car
x-ray machine: take_x-ray x-ray
yarn: crochet knit knit_sweater knitted spin_yarn take_up_knitting
yoga mat: do_yoga meditate practice_yoga roll_out_yoga_mat unroll_mat
zipper: unzip zip zip_up
zombie: be_undead
`
