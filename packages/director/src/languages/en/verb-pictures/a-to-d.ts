/** Drawings of A to D by which what is done, or how somebody or something is, is commonly illustrated: `drawing: keys`. A key is a verb, an adjective or a phrase, its words joined by `_`. */
export const VERB_PICTURES_A_TO_D = `
3D printer: print_in_3d
abacus: calculate_by_hand count_bead
abandoned house: abandoned decrepit derelict dilapidated
acceptance letter: get_accepted get_into_college get_into_university
acorn: bury_acorn
adhesive tape: hold_together_with_tape
airplane: board_airplane board_plane by_air by_plane catch_flight catch_plane crash_plane fly_abroad fly_across_ocean fly_home fly_plane get_on_plane hijack_plane jet_lagged land_plane miss_flight on_airplane on_plane pilot pilot_plane take_plane travel_by_plane
alarm clock: get_up_early hit_snooze oversleep ring_alarm rise_early set_alarm sleep_through_alarm snooze switch_off_alarm turn_off_alarm wake wake_at_five wake_at_six wake_early wake_up wake_up_at_five wake_up_at_six wake_up_early wake_up_late waken
alcohol: drink_alcohol drink_too_much
alembic: distil distill
aluminum foil: wrap_in_aluminum_foil wrap_in_foil
ambulance: be_rushed_to_hospital call_911 call_ambulance collapse_on_street dial_911 rush_to_emergency_room rush_to_hospital send_to_hospital take_to_hospital to_emergency_room to_hospital transport_to_hospital
American football: score_touchdown throw_touchdown
anchor: cast_anchor drop_anchor nautical raise_anchor throw_anchor
angel: angelic go_to_heaven
antibody: produce_antibody
anvil: forge_blade forge_iron forge_steel forge_sword forge_tool strike_anvil
apple: eat_apple peel_apple pick_apple
application form: apply_online complete_form enrol enroll fill_in_form fill_out_application fill_out_form submit_application submit_form
apron: put_on_apron wear_apron
archery target: aim_at_target
armchair: sink_into_armchair sit_in_armchair sit_in_chair_by_fire upholster
armor: put_on_armor wear_armor
army: attack_city besiege capture_city conquer_city invade_country lay_siege march march_across march_east march_into_battle march_into_city march_north march_off_to_war march_south march_through march_to_war march_west
arrow: sharpen_arrow
ash: turn_to_ash
assembly line: assemble_car build_car mass-produce produce_car work_on_assembly_line
asteroid: slam_into_earth smash_into_earth strike_earth
astronaut: be_weightless explore_space float_in_space float_weightless in_zero_gravity spacewalk walk_in_space weightless
atm: drain_account empty_account get_cash withdraw_cash withdraw_dollar withdraw_from_account withdraw_money
atom: quantum split_atom
atomic nucleus: bombard_nucleus
audience: applaud cheer clap entertain_audience give_ovation
autumn leaf: shed_leaf shed_leave turn_brown turn_orange
axe: chop_down chop_down_tree chop_firewood chop_wood cut_down_tree cut_wood fell_tree sharpen_axe split_log split_wood swing_axe wield_axe
baby: adopt_baby adopt_child bathe_baby be_born bear_child change_baby conceive_child deliver_baby expect_baby feed_baby give_birth have_baby have_child hold_baby learn_to_walk
baby bottle: nurse_baby
backpack: travel_light walk_to_school
bacteria: antibacterial bacterial disinfect grow_bacteria kill_bacteria kill_germ
badge: flash_badge
bag: put_in_bag
baggage carousel: collect_luggage lose_luggage
bakery: open_bakery run_bakery work_in_bakery
baking sheet: place_on_baking_sheet
baking tray: bake_cookie
balance scale: weigh_gold weigh_heart
ball: play_ball play_with_ball throw_ball
ball and chain: do_hard_labor
ballet shoe: dance_ballet perform_ballet pirouette watch_ballet
balloon: blow_up_balloon inflate_balloon pop_balloon throw_birthday_party throw_party
ballot box: be_elected cast_ballot cast_vote count_vote democratic elect elect_president electoral go_to_poll hold_election hold_referendum re-elect reelect register_to_vote run_for_congress run_for_governor run_for_mayor run_for_office run_for_president run_for_senate to_poll to_polls vote vote_against vote_for vote_in_election win_election win_presidential_election win_vote
banana: peel_banana slip_on_banana slip_on_banana_peel
bandage: bandage be_injured be_wounded bind_wound bleed clean_wound cut_finger dress_wound get_hurt heal_wound injured put_on_bandage sprain_ankle sprain_wrist stop_bleeding tend_wound treat_wound twist_ankle wounded wrap_bandage wrap_in_bandage wrap_wound
bank: apply_for_loan deposit_money get_loan go_to_bank open_account open_bank_account open_savings_account put_in_bank put_money_in_bank transfer_fund transfer_money wire_dollar wire_money work_at_bank
bank statement: check_account check_balance overdraw overdrawn pay_interest
bank vault: break_into_vault crack_vault rob_bank steal_from_bank store_gold
banknote: fake_money forge_banknote forge_money pay_in_banknote print_money
barbell: bench_press deadlift do_strength_training pump_iron strengthen_muscle
barcode: read_barcode scan_barcode scan_item
barn: run_farm rural work_on_farm
barrier: barricade
baseball: pitch_ball play_baseball play_catch
baseball bat: hit_home_run swing_bat
basket: forage gather_berry gather_mushroom weave_basket
basketball: bounce_ball dunk dunk_ball play_basketball
basketball hoop: score_basket shoot_basket shoot_hoop shoot_hoops sink_basket
bathroom scale: burn_belly_fat burn_fat drop_pound gain_pound gain_weight get_fat lose_kilo lose_pound lose_weight measure_weight obese overweight put_on_kilo put_on_pound put_on_weight shed_kilo shed_pound shed_weight stand_on_scale step_on_scale step_onto_scale underweight watch_weight
bathroom tile: scrub_tile
bathtub: bathe have_bath relax_in_bath run_bath sit_in_bath sit_in_bathtub soak_in_bath soak_in_bathtub soak_in_tub take_bath take_hot_bath
battering ram: break_down_gate break_through_gate
battery: drain_battery out_of_battery power_by_battery recharge recharge_battery replace_battery run_on_battery store_electricity store_energy
battlefield: die_on_battlefield fall_in_battle fight_battle fight_war go_into_battle lose_battle
beach: go_to_beach lie_on_beach
beach chair: sunbathe
beach umbrella: on_beach relax_at_beach relax_on_beach sandy seaside spend_day_at_beach stroll_along_beach stroll_on_beach walk_along_beach walk_on_beach
beaker: dilute
bean: soak_bean
bear: be_attacked_by_bear hibernate
bed: asleep bedridden climb_into_bed crawl_into_bed deprive_of_sleep doze doze_off drift_off fall_asleep fall_into_bed get_enough_sleep get_into_bed get_out_of_bed get_sleep go_to_bed have_insomnia have_nightmare in_bed lie_awake lie_down lie_in_bed make_bed need_rest need_sleep on_deathbed out_of_bed put_to_bed rest_in_bed rise_from_bed roll_out_of_bed send_to_bed sleep sleep_badly sleep_better sleep_deprived sleep_eight_hour sleep_in sleep_in_bed sleep_late sleep_poorly sleep_soundly sleep_well sleepless snore spend_day_in_bed stare_at_ceiling stay_in_bed struggle_to_sleep suffer_from_insomnia to_bed toss_and_turn under_bed wake_in_middle_of_night
bee: be_stung get_stung keep_bee pollinate pollinate_flower produce_honey spread_pollen sting sting_by_bee
beehive: make_honey
beekeeper: harvest_honey
beer: brew_beer drink_beer grab_beer have_beer order_beer pour_beer serve_beer sip_beer
beggar: become_homeless beg beg_for_money destitute homeless live_on_street
bell: peal ring_bell ring_church_bell ring_out sound_alarm sound_bell strike_bell toll toll_bell
bench: sit_on_bench sit_on_park_bench sleep_on_bench
bib: wear_bib
Bible: become_christian biblical convert_to_christianity quote_bible quote_scripture read_bible study_theology swear_in translate_bible
bicycle: by_bicycle by_bike go_by_bike on_bicycle on_bike pedal pedal_bike race_bike rent_bike repair_bike ride_bicycle ride_bike steal_bike travel_by_bicycle travel_by_bike
bicycle helmet: fall_off_bike
bicycle pump: pump_air pump_up_tire
Big Ben: visit_london
billboard: run_ad see_ad
billiard ball: play_billiard play_billiards play_pool
binoculars: bird_watch birdwatch keep_watch observe_bird scan_horizon spot_bird watch_bird watch_through_binocular
bird: chirp
bird feeder: attract_bird feed_bird
bird nest: make_nest nest
birdcage: caged
birthday cake: celebrate_birthday have_birthday turn_18 turn_21 turn_30 turn_40 turn_50 turn_60 turn_65 turn_70 turn_80 turn_eighteen turn_eighty turn_fifty turn_forty turn_ninety turn_seventy turn_sixty turn_thirty turn_twenty turn_year_old
bitcoin: buy_bitcoin mine_bitcoin pay_in_bitcoin pay_with_bitcoin
black hole: fall_into_black_hole
blackboard: educate solve_equation solve_math_problem study_math study_mathematics study_physics teach teach_child teach_class teach_english teach_history teach_math teach_mathematics teach_physics write_equation write_on_blackboard write_on_board
blacksmith: beat_iron forge_horseshoe
bladder: urinary
blanket: curl_up feel_cold keep_warm_at_night pull_blanket tuck_in tuck_in_bed tuck_into_bed wrap_in_blanket wrap_up_warm
blender: blend_fruit blend_until_smooth puree
blocked artery: block_artery clog_artery
blocked drain: clog_drain clog_sink
blood bag: donate_blood give_blood lose_blood lose_lot_of_blood receive_blood receive_blood_transfusion receive_transfusion transfuse_blood
blood clot: clot
blood pressure cuff: check_blood_pressure have_high_blood_pressure lower_blood_pressure
blood pressure monitor: measure_blood_pressure raise_blood_pressure reduce_blood_pressure take_blood_pressure
blood sample: draw_blood
blood sugar meter: measure_blood_sugar monitor_blood_sugar test_blood_sugar track_blood_sugar
blood test: get_bloodwork test_blood test_for_antibody
blood vessel: vascular
bloody handprint: blood-stained bloodstained
blueberry: pick_berry rich_in_antioxidant
boarding pass: board_flight book_flight check_in_online print_boarding_pass
boat: by_boat get_into_boat travel_by_boat
bone: strengthen_bone weaken_bone
book: edit_book flip_through_book publish_book publish_finding publish_memoir publish_novel publish_poem publish_poetry publish_story publish_theory publish_work read_up_on sell_book translate_book write_book_about
bookshelf: study_in_library visit_library
boot: on_foot travel_on_foot trek
boss: get_promoted
bouquet: arrange_flower bring_flower buy_flower give_flower receive_flower send_flower throw_bouquet
bow: hunt_with_bow shoot_arrow shoot_bow
bowl of soup: eat_hot_soup make_soup serve_soup
bowling ball: go_bowling
bowling pin: knock_down_pin
box: be_dismissed be_fired be_laid_off clear_out_desk get_fired get_laid_off lay_off lay_off_employee lay_off_worker lose_job open_box put_in_box
boxing glove: fight_in_ring punch punch_in_face throw_punch
boxing ring: fight_for_title step_into_ring
braces: get_brace
brain: cerebral cognitive forgetful have_stroke lose_memory map_brain neurological rewire_brain send_signal_to_brain stimulate_brain store_memory study_brain suffer_stroke train_brain trick_brain
brake pedal: brake brake_hard hit_brake put_on_brake slam_brake slam_on_brake slam_on_brakes step_on_brake
Brandenburg Gate: visit_berlin
bread: bake_bread baked eat_bread freshly_baked
breaker box: shut_off_power trip_breaker turn_off_electricity turn_off_power
breakfast: eat_breakfast have_breakfast make_breakfast prepare_breakfast serve_breakfast
brick: build_of_brick lay_brick stack_brick throw_brick
brick wall: build_wall erect_wall
bride: give_away_bride kiss_bride leave_at_altar
bridge: build_bridge cross_bridge jump_off_bridge sleep_under_bridge stand_on_bridge under_bridge
briefcase: go_to_work
broccoli: steam_broccoli steam_vegetable
broken bone: break_bone break_hip
broken heart: break_heart cheat_on_husband cheat_on_wife divorce fall_out_of_love get_divorced get_dumped heartbroken jilt
broken mirror: shatter_mirror smash_mirror
broken phone: crack_screen drop_phone
bronze medal: come_third win_bronze win_bronze_medal
broom: sweep_floor sweep_kitchen sweep_street sweep_up tidy_up
browser window: browse browse_internet browse_web go_online
bucket: bail_out_water carry_water fetch_water
Buddha statue: buddhist
bulldozer: be_demolished bulldoze clear_land demolish demolish_building demolish_house level_house level_village
bullseye: hit_bullseye hit_mark hit_target
burglar: break_in climb_through_window
bus: board_bus by_bus catch_bus get_off_bus get_on_bus miss_bus ride_bus stand_at_bus_stop take_bus travel_by_bus wait_for_bus
butter: melt_butter melt_in_butter soften_butter spread_butter
butterfly: turn_into_butterfly
button: sew_button sew_on_button unbutton
cactus: prickly
cage: be_caged escape_from_cage keep_in_cage put_in_cage trap_in_cage
cake: bake_cake bake_pie decorate_cake eat_cake make_cake slice_cake
calculator: add_number add_up calculate crunch_number divide_number do_math make_budget multiply_number on_budget plan_budget set_budget stay_on_budget subtract tally within_budget
calendar: book_appointment make_appointment mark_anniversary mark_calendar mark_date mark_day miss_deadline monthly overdue pay_monthly pay_per_month per_month plan_month plan_week postpone push_back_deadline quarterly reschedule schedule schedule_appointment set_date set_reminder wait_day wait_month wait_week wait_year weekly yearly
camel: cross_desert ride_camel travel_by_camel
camera: film_documentary photogenic photograph photographic pose_for_camera pose_for_photo pose_for_photograph pose_for_picture shoot_photo smile_for_camera snap_photo snap_photograph snap_picture take_photo take_photograph take_picture take_shot_of
campfire: build_fire gather_around_fire huddle_around_fire light_campfire light_fire make_fire over_campfire over_fire over_open_fire roast_marshmallow rub_stick sit_around_campfire sit_around_fire sit_by_campfire sit_by_fire start_campfire tend_fire
can: stockpile_food
can opener: open_can
candle: blow_out_candle burn_candle by_candlelight candlelit light_candle make_candle read_by_candle sit_in_dark trim_wick write_by_candlelight
candy: eat_candy
cane: walk_with_cane
cannon: bombard bombard_fortress fire_cannon shoot_cannon
canoe: kayak paddle paddle_across_lake paddle_canoe paddle_down_river
Capitol: storm_capitol
captain: command_ship
car: buy_car by_car carpool crash_car drive_across_country drive_car drive_fast drive_home get_into_car get_out_of_car self-driving travel_by_car
car jack: jack_up_car
car key: borrow_car lease_car lock_key_in_car rent_car sell_car start_car start_engine start_motor steal_car test-drive
carriage: arrive_in_carriage
carrot: peel_carrot
cash: ask_for_money collect_money cost_money count_money counterfeit counterfeit_money demand_money donate_money earn_money extort get_paid give_money hand_over_money hide_money launder_money make_cash owe_money pay_back pay_cash pay_dollar pay_euro pay_in_cash pay_pound pay_with_cash receive_money repay spend_cash spend_dollar spend_euro spend_money stash_cash
cash register: charge_customer check_out_customer ring_up rob_shop rob_store
castle: besiege_castle besieged build_castle defend_castle feudal medieval storm_castle visit_castle
cat: adopt_cat meow pet_cat purr stroke_cat
catapult: under_siege
cauldron: brew_potion
caulk gun: seal_crack seal_gap
cave: explore_cave
cave entrance: subterranean trap_in_cave
cement mixer: mix_cement mix_concrete pour_cement pour_concrete
cemetery: bury_in_cemetery
chain: break_chain chain_up
chainsaw: clear_forest clear_rainforest cut_down_forest cut_down_rainforest deforest fell_forest
chair: sit_down sit_in_chair sit_on_chair stand_on_chair take_seat
chalk outline: be_found_dead discover_body find_body find_corpse find_dead murder murdered murderous shoot_dead
champagne: celebrate_success celebrate_victory open_champagne pop_champagne pop_cork pour_champagne raise_glass serve_champagne sip_champagne toast_to
charging cable: charge_battery
charging station: charge_car charge_electric_car
chat bubble: chat_online
chatbot: ask_ai ask_chatgpt chat_with_ai
check mark: approve approved check_off tick_box tick_off
checkered flag: race_car win_grand_prix win_race
checklist: make_checklist make_list write_list
cheese: eat_cheese make_cheese produce_cheese ripen_cheese
cheque: cash_check cash_cheque deposit_check forge_check sign_check sign_cheque write_check write_cheque
chessboard: checkmate play_chess
chestnut: roast_chestnut
chicken: feed_chicken keep_chicken
child: childish childlike grow_up
chili pepper: hot_and_spicy spicy
chimney: sweep_chimney
chisel: carve_in_stone carve_marble carve_out_of_stone carve_statue carve_stone carve_wood hew_stone
chocolate: crave_chocolate eat_chocolate make_chocolate melt_chocolate
Christmas tree: at_christmas celebrate_christmas decorate_tree
chrysalis: emerge_from_cocoon
church: attend_church go_to_church preach sing_hymn sit_in_church to_church visit_church
cinema: go_to_cinema go_to_movies
circus tent: join_circus
clapperboard: act_in_film act_in_movie appear_in_film appear_in_movie make_film make_movie play_in_film produce_film produce_movie shoot_commercial shoot_documentary shoot_film shoot_movie shoot_scene star_in_blockbuster star_in_comedy star_in_film star_in_movie
clay: make_of_clay
clay pot: fire_clay
clay tablet: write_in_cuneiform write_on_clay write_on_clay_tablet
cliff: fall_off_cliff jump_off_cliff
climber: climb_cliff climb_rock climb_wall free_climb
clock: be_delayed be_late be_on_time measure_time on_time past_bedtime past_midnight punctual repair_clock reset_clock set_clock stay_up_late stop_clock strike_clock strike_midnight take_hour take_minute tell_time tick tick_away travel_back_in_time travel_in_time travel_through_time turn_back_clock wait_hour wait_minute watch_clock wind_clock work_overtime
clogged drain: clogged
closed door: close_door shut_door slam_door
clothes hanger: hang_up_clothes hang_up_shirt
clothesline: dry_clothes dry_laundry hang_laundry hang_out_laundry hang_up_laundry
cloud: cloudy overcast partly_cloudy
cloud backup: upload_to_cloud
cloud storage: back_up back_up_data back_up_file back_up_photo store_in_cloud
clover: get_lucky lucky
coal: burn_coal burn_fossil_fuel coal-fired run_on_coal shovel_coal turn_into_coal
coal mine: dig_coal dig_for_coal
coast: coastal
coat: bundle_up dress_warmly put_on_coat take_off_coat wear_coat
cobblestone street: wander_street wander_through_alley
cobweb: shoot_web spin_web weave_web
cocktail: have_cocktail make_cocktail mix_cocktail mix_drink order_cocktail order_drink serve_cocktail serve_drink shake_cocktail tend_bar
coffee: brew_coffee caffeinated drink_coffee have_coffee
coffee bean: roast_bean roast_coffee roast_coffee_bean
coffee cup: make_latte need_coffee order_coffee pour_coffee pull_all-nighter quit_coffee serve_coffee sip sip_coffee spill_coffee stay_awake stir_coffee take_coffee_break
coffee grinder: grind_bean grind_coffee
coffee machine: make_coffee prepare_coffee
coffee maker: brew_pot
coffin: attend_funeral be_buried_alive bury_alive bury_body bury_dead carry_coffin go_to_funeral hold_funeral put_in_coffin
coin: collect_coin cost_penny drop_coin flip_coin insert_coin mint mint_coin pay_toll pay_with_coin strike_coin throw_coin throw_in_fountain toss_coin
colander: drain_noodle drain_pasta drain_water rinse_bean rinse_rice rinse_vegetable strain_pasta wash_vegetable
cold shower: have_cold_shower take_cold_shower
colosseum: roman
comb: comb_hair
compass: find_north get_lost lose_bearing lose_way navigate
compost bin: compost fertilize_soil
computer: boot_up computerized edit_photo hunch_over_computer reboot reboot_computer restart_computer run_program run_software save_document save_file shut_down_computer sit_at_computer sit_in_front_of_computer stare_at_computer start_computer switch_on_computer turn_on_computer work_at_computer work_on_computer
computer code: debug learn_to_code
computer screen: sit_in_front_of_screen stare_at_screen
concert ticket: go_to_concert
conductor: conduct_orchestra conduct_symphony
constellation: connect_star
construction crane: build_skyscraper build_tower erect_building
contact lens: wear_contact wear_contact_lens
contract: breach_contract break_contract cancel_contract close_contract contractual draft_contract draw_up_contract get_signature read_contract renew_contract rip_up_contract sign_contract sign_document sign_lease sign_loan tear_up_contract
cooking pot: cook cook_dinner cook_food cook_for_family cook_lunch cook_meal cook_rice cook_soup cook_stew heat_soup learn_to_cook place_in_pot put_in_pot simmer simmer_sauce simmer_soup stand_in_kitchen stew work_in_kitchen
corkscrew: open_bottle open_wine open_wine_bottle uncork
cotton plant: pick_cotton
cotton swab: swab swab_cheek take_dna_sample take_saliva_sample
couple: be_in_love cuddle dance_together first_kiss flirt go_on_date hold_hand kiss
coupon: clip_coupon
courtroom: appear_in_court be_on_trial bring_charge bring_to_justice defend_in_court end_up_in_court face_charge face_trial go_to_court in_court legal_battle
cow: bovine graze milk milk_cow moo
cowboy: herd_cattle lasso
cracked phone: replace_screen shatter_screen
cradle: lull_to_rest lull_to_sleep play_lullaby push_cradle rock_baby rock_child rock_cradle rock_to_sleep sing_lullaby sleep_in_cradle
crane: lift_heavy_load under_construction
crate: unload_cargo
credit card: buy_online charge_card charge_credit_card make_payment max_out max_out_card max_out_credit_card on_credit overspend pay_by_card pay_by_credit_card pay_minimum pay_with_card pay_with_credit_card process_payment put_on_card put_on_credit put_on_credit_card splurge_on steal_credit_card swipe_card tap_card
credit card debt: pay_off_credit_card rack_up_debt
crib: put_baby_to_bed sleep_in_crib
cricket bat: play_cricket
crime scene: be_murdered commit_crime commit_murder investigate_murder
crime scene tape: cordon_off rope_off_scene seal_off_scene seal_off_street tape_off
cross: be_crucified carry_cross crucify nail_to_cross
cross mark: incorrect
crossroads: stand_at_crossroad stand_at_crossroads
crosswalk: cross_road cross_street
crowd: crowded densely_populated draw_crowd flock_to gather_crowd gather_in_street incite_mob jostle
crown: abdicate be_crowned become_king become_queen coronate crown overthrow_emperor overthrow_king overthrow_monarchy put_on_crown regal reign reign_for_year reign_over rise_to_throne royal rule_empire rule_england rule_france rule_kingdom rule_over seize_throne sit_on_throne succeed_to_throne take_crown take_throne usurp_throne wear_crown
cruise ship: go_on_cruise on_cruise take_cruise
crutch: be_lame hobble limp on_crutch use_crutch walk_on_crutch
crystal: crystalline crystallize
crystal ball: clairvoyant forecast_future foretell foretell_future look_into_future predict_future see_future see_into_future tell_fortune tell_future
cucumber: slice_cucumber
cup of tea: order_tea sip_tea soothe_sore_throat soothe_throat
curtain: close_curtain draw_curtain open_curtain perform_in_theater perform_play play_in_theater play_on_broadway pull_curtain raise_curtain stage_play theatrical watch_play
cutting board: chop chop_finely chop_herb chop_onion chop_vegetable cut_onion cut_vegetable dice_vegetable prepare_food prepare_vegetable slice slice_carrot slice_into_piece slice_thinly slice_vegetable
dam: dam_river
dancer: dance dance_on_stage
dart: play_dart play_darts throw_dart
data center: store_in_data_center
dating app: on_dating_app on_tinder swipe_left swipe_right
deadbolt: bolt_door
debt: debt-ridden deep_in_debt drown_in_debt fall_into_debt get_into_debt in_debt pay_debt pay_down_debt pay_off_debt pay_off_loan plunge_into_debt repay_debt run_up_debt sink_into_debt slide_into_debt slip_into_debt
dental braces: straighten_tooth wear_braces
dental floss: floss
dentist: get_filling go_to_dentist
dentist chair: see_dentist to_dentist visit_dentist
denture: toothless
dentures: lose_all_tooth
departure board: wait_at_airport
desert: arid get_lost_in_desert
desk: sit_at_desk work_at_desk
dessert: order_dessert serve_dessert skip_dessert
detective: crack_case follow_clue hire_detective hunt_killer interrogate investigate_case
devil: demonic diabolical evil_spirit go_to_hell satanic sell_soul
diamond: cut_diamond steal_diamond
diaper: change_diaper wear_diaper
diary: keep_diary keep_journal write_diary write_in_diary write_in_journal
dice: gamble gamble_away leave_to_chance play_board_game play_craps play_dice roll_dice roll_die throw_dice
dinner plate: dine set_table
dinosaur fossil: prehistoric
dinosaur skeleton: become_extinct die_out extinct go_extinct
diploma: obtain_degree receive_bachelor receive_degree receive_diploma receive_doctorate receive_phd
dirty dishes: do_dish
disco ball: go_clubbing go_dancing
dish soap: rinse_dish wash_dish wash_up_dish
dishwasher: empty_dishwasher load_dishwasher run_dishwasher unload_dishwasher
diver: descend_to_seabed go_diving hold_breath_underwater
diving mask: underwater
dna: clone edit_gene genetic hereditary map_genome mutate repair_dna replicate_dna sequence_dna sequence_gene sequence_genome share_dna study_dna test_dna
doctor: ask_doctor be_diagnosed be_misdiagnosed call_doctor consult_doctor diagnose get_diagnosed go_to_doctor
document: declassify destroy_document draft_constitution file_document fill_out_document forge_document leak_document
dog: adopt_dog bark feed_dog fetch_ball fetch_stick get_dog pet_dog play_fetch rabid train_dog wag_tail walk_on_leash woof
dog bowl: feed_pet
doll: play_with_doll
domino: play_domino play_dominoes
dominoes: fall_like_domino
donkey: ride_donkey
door: answer_door bang_on_door break_down_door burst_into_room enter_building enter_house enter_room force_door hold_door kick_down_door kick_in_door knock_at_door knock_on_door
doorbell: ring_at_door ring_doorbell
doorknob: turn_doorknob turn_handle
doormat: on_doorstep
doorway: block_doorway
dopamine: release_dopamine
dough: knead knead_dough make_dough make_pizza_dough proof_dough punch_down_dough rest_dough
downward trend: crash_in_value decline_steadily decrease drop_by_percent drop_in_value drop_sharply fall_by_percent fall_in_price fall_sharply
dragon: breathe_fire fight_dragon kill_dragon mythical slay_dragon
dress: buy_dress get_dressed
drill: drill drill_hole drill_into_wall drill_wall
driver's license: get_license pass_driving_test renew_license suspend_license take_driving_test
drone: fly_drone
drum: beat_drum play_drum strike_drum
duck: feed_duck quack
dumbbell: bulk_up exercise lift_dumbbell lift_weight sign_up_for_gym stay_in_shape strength-train to_gym train_at_gym train_in_gym visit_gym work_out_at_gym work_out_in_gym
dune: walk_through_desert
dust: turn_to_dust
dynamite: blast_tunnel blow_up blow_up_bridge demolish_with_explosive detonate explosive plant_bomb set_off_bomb set_off_dynamite
`
