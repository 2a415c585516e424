/** Drawings by which what is done, or how somebody or something is, is commonly illustrated: `drawing: keys`. A key is a verb, an adjective or a phrase, its words joined by `_`. Keys of M to Z. */
export const VERBS_M_TO_Z = `
3D printer: print_in_3d
airplane: miss_flight on_airplane on_plane pilot pilot_plane take_plane travel_by_plane
alarm clock: oversleep ring_alarm rise_early set_alarm sleep_through_alarm snooze switch_off_alarm turn_off_alarm wake wake_at_five wake_at_six wake_early wake_up wake_up_at_five wake_up_at_six wake_up_early wake_up_late waken
aluminum foil: wrap_in_aluminum_foil wrap_in_foil
ambulance: rush_to_emergency_room rush_to_hospital send_to_hospital take_to_hospital to_emergency_room to_hospital transport_to_hospital
American football: score_touchdown throw_touchdown
anchor: nautical raise_anchor throw_anchor
antibody: produce_antibody
anvil: strike_anvil
apple: peel_apple pick_apple
application form: submit_application submit_form
apron: put_on_apron wear_apron
armchair: sink_into_armchair sit_in_armchair sit_in_chair_by_fire upholster
armor: put_on_armor wear_armor
army: march march_across march_east march_into_battle march_into_city march_north march_off_to_war march_south march_through march_to_war march_west
arrow: sharpen_arrow
ash: turn_to_ash
assembly line: mass-produce produce_car work_on_assembly_line
asteroid: slam_into_earth smash_into_earth strike_earth
astronaut: spacewalk walk_in_space weightless
atm: withdraw_cash withdraw_dollar withdraw_from_account withdraw_money
atom: quantum split_atom
autumn leaf: shed_leaf shed_leave turn_brown turn_orange
axe: sharpen_axe split_log split_wood swing_axe wield_axe
baby bottle: nurse_baby
backpack: travel_light walk_to_school
bag: put_in_bag
bakery: open_bakery run_bakery work_in_bakery
baking sheet: place_on_baking_sheet
balance scale: weigh_gold weigh_heart
ball: play_ball play_with_ball throw_ball
ballet shoe: perform_ballet pirouette watch_ballet
balloon: pop_balloon throw_birthday_party throw_party
ballot box: re-elect reelect register_to_vote run_for_congress run_for_governor run_for_mayor run_for_office run_for_president run_for_senate to_poll to_polls vote vote_against vote_for vote_in_election win_election win_presidential_election win_vote
banana: peel_banana slip_on_banana slip_on_banana_peel
bandage: put_on_bandage sprain_ankle sprain_wrist stop_bleeding tend_wound treat_wound twist_ankle wounded wrap_bandage wrap_in_bandage wrap_wound
bank: open_account open_bank_account open_savings_account put_in_bank put_money_in_bank transfer_fund transfer_money wire_dollar wire_money work_at_bank
bank statement: overdraw overdrawn pay_interest
bank vault: rob_bank steal_from_bank store_gold
banknote: pay_in_banknote print_money
barbell: pump_iron strengthen_muscle
barcode: read_barcode scan_barcode scan_item
barn: run_farm rural work_on_farm
baseball: pitch_ball play_baseball play_catch
baseball bat: swing_bat
basket: weave_basket
basketball: play_basketball
basketball hoop: score_basket shoot_basket shoot_hoop shoot_hoops sink_basket
bathroom scale: measure_weight obese overweight put_on_kilo put_on_pound put_on_weight shed_kilo shed_pound shed_weight stand_on_scale step_on_scale step_onto_scale underweight watch_weight
bathroom tile: scrub_tile
bathtub: relax_in_bath run_bath sit_in_bath sit_in_bathtub soak_in_bath soak_in_bathtub soak_in_tub take_bath take_hot_bath
battery: out_of_battery power_by_battery recharge recharge_battery replace_battery run_on_battery store_electricity store_energy
beach chair: sunbathe
beach umbrella: on_beach relax_at_beach relax_on_beach sandy seaside spend_day_at_beach stroll_along_beach stroll_on_beach walk_along_beach walk_on_beach
bean: soak_bean
bed: make_bed need_rest need_sleep on_deathbed out_of_bed put_to_bed rest_in_bed rise_from_bed roll_out_of_bed send_to_bed sleep sleep_badly sleep_better sleep_deprived sleep_eight_hour sleep_in sleep_in_bed sleep_late sleep_poorly sleep_soundly sleep_well sleepless snore spend_day_in_bed stare_at_ceiling stay_in_bed struggle_to_sleep suffer_from_insomnia to_bed toss_and_turn under_bed wake_in_middle_of_night
bee: pollinate pollinate_flower produce_honey spread_pollen sting sting_by_bee
beehive: make_honey
beer: order_beer pour_beer serve_beer sip_beer
bell: peal ring_bell ring_church_bell ring_out sound_alarm sound_bell strike_bell toll toll_bell
bench: sit_on_bench sit_on_park_bench sleep_on_bench
bib: wear_bib
Bible: quote_bible quote_scripture read_bible study_theology swear_in translate_bible
bicycle: on_bicycle on_bike pedal pedal_bike race_bike rent_bike repair_bike ride_bicycle ride_bike steal_bike travel_by_bicycle travel_by_bike
bicycle pump: pump_air pump_up_tire
Big Ben: visit_london
billboard: run_ad see_ad
billiard ball: play_billiard play_billiards play_pool
binoculars: observe_bird scan_horizon spot_bird watch_bird watch_through_binocular
bird nest: make_nest nest
birthday cake: turn_18 turn_21 turn_30 turn_40 turn_50 turn_60 turn_65 turn_70 turn_80 turn_eighteen turn_eighty turn_fifty turn_forty turn_ninety turn_seventy turn_sixty turn_thirty turn_twenty turn_year_old
bitcoin: mine_bitcoin pay_in_bitcoin pay_with_bitcoin
blackboard: solve_equation solve_math_problem study_math study_mathematics study_physics teach teach_child teach_class teach_english teach_history teach_math teach_mathematics teach_physics write_equation write_on_blackboard write_on_board
bladder: urinary
blanket: pull_blanket tuck_in tuck_in_bed tuck_into_bed wrap_in_blanket wrap_up_warm
blender: puree
blood bag: receive_blood receive_blood_transfusion receive_transfusion transfuse_blood
blood pressure monitor: measure_blood_pressure raise_blood_pressure reduce_blood_pressure take_blood_pressure
blood sugar meter: measure_blood_sugar monitor_blood_sugar test_blood_sugar track_blood_sugar
blood test: test_blood test_for_antibody
blood vessel: vascular
blueberry: pick_berry rich_in_antioxidant
boarding pass: print_boarding_pass
boat: travel_by_boat
bone: strengthen_bone weaken_bone
book: publish_book publish_finding publish_memoir publish_novel publish_poem publish_poetry publish_story publish_theory publish_work read_up_on sell_book translate_book write_book_about
bookshelf: study_in_library visit_library
boot: on_foot travel_on_foot trek
bouquet: receive_flower send_flower throw_bouquet
bow: shoot_arrow shoot_bow
bowl of soup: make_soup serve_soup
box: open_box put_in_box
boxing glove: punch punch_in_face throw_punch
boxing ring: step_into_ring
brain: map_brain neurological rewire_brain send_signal_to_brain stimulate_brain store_memory study_brain suffer_stroke train_brain trick_brain
brake pedal: put_on_brake slam_brake slam_on_brake slam_on_brakes step_on_brake
Brandenburg Gate: visit_berlin
breaker box: shut_off_power trip_breaker turn_off_electricity turn_off_power
breakfast: make_breakfast prepare_breakfast serve_breakfast
brick: stack_brick throw_brick
bridge: sleep_under_bridge stand_on_bridge under_bridge
broccoli: steam_broccoli steam_vegetable
broken mirror: shatter_mirror smash_mirror
bronze medal: win_bronze win_bronze_medal
broom: sweep_floor sweep_kitchen sweep_street sweep_up tidy_up
bus: miss_bus ride_bus stand_at_bus_stop take_bus travel_by_bus wait_for_bus
butter: melt_butter melt_in_butter soften_butter spread_butter
butterfly: turn_into_butterfly
button: sew_button sew_on_button unbutton
cactus: prickly
cage: put_in_cage trap_in_cage
cake: make_cake slice_cake
calculator: make_budget multiply_number on_budget plan_budget set_budget stay_on_budget subtract tally within_budget
calendar: make_appointment mark_anniversary mark_calendar mark_date mark_day miss_deadline monthly overdue pay_monthly pay_per_month per_month plan_month plan_week postpone push_back_deadline quarterly reschedule schedule schedule_appointment set_date set_reminder wait_day wait_month wait_week wait_year weekly yearly
camel: ride_camel travel_by_camel
camera: photogenic photograph photographic pose_for_camera pose_for_photo pose_for_photograph pose_for_picture shoot_photo smile_for_camera snap_photo snap_photograph snap_picture take_photo take_photograph take_picture take_shot_of
campfire: make_fire over_campfire over_fire over_open_fire roast_marshmallow rub_stick sit_around_campfire sit_around_fire sit_by_campfire sit_by_fire start_campfire tend_fire
can: stockpile_food
can opener: open_can
candle: make_candle read_by_candle sit_in_dark trim_wick write_by_candlelight
cane: walk_with_cane
cannon: shoot_cannon
canoe: paddle paddle_across_lake paddle_canoe paddle_down_river
Capitol: storm_capitol
car: self-driving travel_by_car
car key: rent_car sell_car start_car start_engine start_motor steal_car test-drive
carrot: peel_carrot
cash: make_cash owe_money pay_back pay_cash pay_dollar pay_euro pay_in_cash pay_pound pay_with_cash receive_money repay spend_cash spend_dollar spend_euro spend_money stash_cash
cash register: ring_up rob_shop rob_store
castle: medieval storm_castle visit_castle
cat: meow pet_cat purr stroke_cat
catapult: under_siege
caulk gun: seal_crack seal_gap
cave entrance: subterranean trap_in_cave
cement mixer: mix_cement mix_concrete pour_cement pour_concrete
chair: sit_down sit_in_chair sit_on_chair stand_on_chair take_seat
chalk outline: murder murdered murderous shoot_dead
champagne: open_champagne pop_champagne pop_cork pour_champagne raise_glass serve_champagne sip_champagne toast_to
check mark: tick_box tick_off
checkered flag: race_car win_grand_prix win_race
checklist: make_checklist make_list write_list
cheese: make_cheese produce_cheese ripen_cheese
cheque: sign_check sign_cheque write_check write_cheque
chessboard: play_chess
chestnut: roast_chestnut
chili pepper: spicy
chimney: sweep_chimney
chocolate: make_chocolate melt_chocolate
church: preach sing_hymn sit_in_church to_church visit_church
clapperboard: make_film make_movie play_in_film produce_film produce_movie shoot_commercial shoot_documentary shoot_film shoot_movie shoot_scene star_in_blockbuster star_in_comedy star_in_film star_in_movie
clay: make_of_clay
clay tablet: write_in_cuneiform write_on_clay write_on_clay_tablet
clock: measure_time on_time past_bedtime past_midnight punctual repair_clock reset_clock set_clock stay_up_late stop_clock strike_clock strike_midnight take_hour take_minute tell_time tick tick_away travel_back_in_time travel_in_time travel_through_time turn_back_clock wait_hour wait_minute watch_clock wind_clock work_overtime
closed door: shut_door slam_door
cloud: overcast partly_cloudy
cloud backup: upload_to_cloud
cloud storage: store_in_cloud
coal: run_on_coal shovel_coal turn_into_coal
coat: put_on_coat take_off_coat wear_coat
cobblestone street: wander_street wander_through_alley
cobweb: shoot_web spin_web weave_web
cocktail: make_cocktail mix_cocktail mix_drink order_cocktail order_drink serve_cocktail serve_drink shake_cocktail tend_bar
coffee bean: roast_bean roast_coffee roast_coffee_bean
coffee cup: make_latte need_coffee order_coffee pour_coffee pull_all-nighter quit_coffee serve_coffee sip sip_coffee spill_coffee stay_awake stir_coffee take_coffee_break
coffee machine: make_coffee prepare_coffee
coffin: put_in_coffin
coin: mint mint_coin pay_toll pay_with_coin strike_coin throw_coin throw_in_fountain toss_coin
colander: rinse_bean rinse_rice rinse_vegetable strain_pasta wash_vegetable
cold shower: take_cold_shower
colosseum: roman
compass: navigate
computer: reboot reboot_computer restart_computer run_program run_software save_document save_file shut_down_computer sit_at_computer sit_in_front_of_computer stare_at_computer start_computer switch_on_computer turn_on_computer work_at_computer work_on_computer
computer screen: sit_in_front_of_screen stare_at_screen
contact lens: wear_contact wear_contact_lens
contract: read_contract renew_contract rip_up_contract sign_contract sign_document sign_lease sign_loan tear_up_contract
cooking pot: place_in_pot put_in_pot simmer simmer_sauce simmer_soup stand_in_kitchen stew work_in_kitchen
corkscrew: open_bottle open_wine open_wine_bottle uncork
cotton plant: pick_cotton
cotton swab: swab swab_cheek take_dna_sample take_saliva_sample
cow: milk milk_cow moo
cracked phone: replace_screen shatter_screen
cradle: play_lullaby push_cradle rock_baby rock_child rock_cradle rock_to_sleep sing_lullaby sleep_in_cradle
crane: under_construction
crate: unload_cargo
credit card: make_payment max_out max_out_card max_out_credit_card on_credit overspend pay_by_card pay_by_credit_card pay_minimum pay_with_card pay_with_credit_card process_payment put_on_card put_on_credit put_on_credit_card splurge_on steal_credit_card swipe_card tap_card
credit card debt: pay_off_credit_card rack_up_debt
crib: put_baby_to_bed sleep_in_crib
cricket bat: play_cricket
crime scene tape: rope_off_scene seal_off_scene seal_off_street tape_off
cross: nail_to_cross
crossroads: stand_at_crossroad stand_at_crossroads
crown: overthrow_emperor overthrow_king overthrow_monarchy put_on_crown regal reign reign_for_year reign_over rise_to_throne royal rule_empire rule_england rule_france rule_kingdom rule_over seize_throne sit_on_throne succeed_to_throne take_crown take_throne usurp_throne wear_crown
cruise ship: on_cruise take_cruise
crutch: on_crutch use_crutch walk_on_crutch
crystal ball: predict_future see_future see_into_future tell_fortune tell_future
cucumber: slice_cucumber
cup of tea: order_tea sip_tea soothe_sore_throat soothe_throat
curtain: open_curtain perform_in_theater perform_play play_in_theater play_on_broadway pull_curtain raise_curtain stage_play theatrical watch_play
cutting board: prepare_food prepare_vegetable slice slice_carrot slice_into_piece slice_thinly slice_vegetable
dart: play_dart play_darts throw_dart
data center: store_in_data_center
dating app: on_dating_app on_tinder swipe_left swipe_right
debt: pay_debt pay_down_debt pay_off_debt pay_off_loan plunge_into_debt repay_debt run_up_debt sink_into_debt slide_into_debt slip_into_debt
dental braces: straighten_tooth wear_braces
dentist chair: see_dentist to_dentist visit_dentist
denture: toothless
departure board: wait_at_airport
desk: sit_at_desk work_at_desk
dessert: order_dessert serve_dessert skip_dessert
devil: satanic sell_soul
diamond: steal_diamond
diaper: wear_diaper
diary: write_diary write_in_diary write_in_journal
dice: play_board_game play_craps play_dice roll_dice roll_die throw_dice
dinner plate: set_table
dinosaur fossil: prehistoric
diploma: obtain_degree receive_bachelor receive_degree receive_diploma receive_doctorate receive_phd
dish soap: rinse_dish wash_dish wash_up_dish
dishwasher: run_dishwasher unload_dishwasher
diving mask: underwater
dna: map_genome mutate repair_dna replicate_dna sequence_dna sequence_gene sequence_genome share_dna study_dna test_dna
dog: pet_dog play_fetch rabid train_dog wag_tail walk_on_leash woof
doll: play_with_doll
domino: play_domino play_dominoes
donkey: ride_donkey
doorbell: ring_at_door ring_doorbell
doorknob: turn_doorknob turn_handle
doormat: on_doorstep
dopamine: release_dopamine
dough: make_dough make_pizza_dough proof_dough punch_down_dough rest_dough
dragon: mythical slay_dragon
driver's license: pass_driving_test renew_license suspend_license take_driving_test
drum: play_drum strike_drum
duck: quack
dumbbell: sign_up_for_gym stay_in_shape strength-train to_gym train_at_gym train_in_gym visit_gym work_out_at_gym work_out_in_gym
dune: walk_through_desert
dust: turn_to_dust
dynamite: plant_bomb set_off_bomb set_off_dynamite
e-mail: open_email read_email receive_email reply_to_email send_email sign_up_for_newsletter subscribe_newsletter unsubscribe write_email
earring: pierce_ear
earth: spin_on_axis terrestrial
earthquake: rattle_city seismic shake_building shake_city shake_earth shake_ground tremble_ground
easel: paint_canvas pose_for_artist pose_for_painter pose_for_portrait sit_for_portrait stretch_canvas take_up_painting
egg: pack_with_protein produce_egg rich_in_protein separate_egg sit_on_egg
egg cell: ovulate release_egg
Eiffel Tower: visit_paris
electric plug: plug plug_in plug_into_wall pull_plug unplug
electrocardiogram: take_ecg
elephant: ride_elephant trumpet
elevator: ride_elevator step_into_elevator stick_in_elevator stuck_in_elevator take_elevator trap_in_elevator
empty plate: malnourished run_out_of_food skip_breakfast skip_dinner skip_lunch skip_meal starve starve_to_death starving underfed undernourished
engagement ring: pop_question propose_marriage propose_on_knee propose_to_boyfriend propose_to_girlfriend propose_to_wife propose_to_woman slip_ring_on_finger
envelope: open_envelope open_letter open_mail put_in_envelope receive_letter send_letter slip_into_envelope
Everest: summit_everest
exam: pass_exam pass_final pass_test retake_exam sit_exam take_exam write_exam
eye: open_eye rub_eye see_with_naked_eye shut_eye
eye chart: test_eyesight test_vision
face mask: put_on_mask quarantine take_off_mask test_positive_for_covid under_quarantine wear_mask
factory: open_factory pollute pollute_air polluted shut_down_factory toil_in_factory work_in_factory
fan: stay_cool turn_on_fan ventilate ventilate_room
fax machine: send_fax
feather: pluck_feather
fence: put_up_fence
ferry: take_ferry
fighter jet: shoot_down_plane supersonic
film reel: roll_film show_film watch_silent_film
finger: read_braille
fingerprint: study_fingerprint take_fingerprint
fire: on_fire set_ablaze set_house_on_fire set_on_fire stoke_fire throw_into_fire
fire alarm: pull_alarm pull_fire_alarm raise_alarm set_off_alarm set_off_fire_alarm trigger_alarm
fire extinguisher: put_out_fire
fireplace: sit_by_fireplace warm_by_fire
firework: set_off_firework set_off_fireworks
fishing net: mend_net net_fish pull_net repair_net throw_net
fishing rod: reel_in wait_for_bite
fitness tracker: track_step walk_step
flag: patriotic plant_flag plant_in_moon raise_flag take_down_flag unfurl_flag wave_flag
flashlight: search_in_dark shine_flashlight shine_light shine_torch turn_on_flashlight
flat tire: patch_tire puncture_tire replace_tire slash_tire
flower: pick_flower plant_flower smell_flower water_flower
flute: play_flute
fly: swat_fly
flying broom: ride_broom ride_broomstick
foot: run_barefoot shoeless walk_barefoot
football: play_football play_soccer throw_football
footprint: set_foot set_foot_on_moon stand_on_moon step_on_moon step_onto_moon step_onto_surface walk_on_moon
for sale sign: put_house_on_market put_up_for_sale sell_home sell_house sell_property up_for_sale
fork in the road: take_road_less
fortune cookie: open_fortune_cookie
fossil: study_fossil uncover_fossil unearth_fossil
freezer: put_in_freezer store_in_freezer
fried egg: poach_egg
frisbee: throw_frisbee
frog: turn_into_frog
fruit: pick_fruit ripen wash_fruit
frying pan: melt_in_pan place_in_pan saute saute_in_pan sear sizzle toss_pancake
fuse box: replace_fuse
gallows: put_to_death send_to_gallows sentence_to_death sentence_to_hang to_gallows
game controller: play_computer_game play_on_console play_video_game
garden bed: plant_garden plant_in_garden tend_garden work_in_garden
garlic: mince_garlic peel_garlic
gas can: out_of_fuel out_of_gas refill_tank refuel run_on_diesel run_on_gas run_on_gasoline run_out_of_fuel run_out_of_gas run_out_of_gasoline run_out_of_petrol
gas lamp: victorian
gas pedal: step_on_gas
gas station: pump_gas stop_at_gas_station stop_for_gas
gas valve: shut_off_gas turn_off_gas
gate: open_gate
gavel: on_trial outbid overturn_conviction overturn_ruling overturn_verdict pass_sentence plead_guilty plead_innocent plead_not_guilty practice_law press_charge pronounce_guilty prosecute put_on_stand put_on_trial put_up_for_auction reach_verdict return_verdict rule_against rule_in_court rule_in_favor rule_unanimously sell_at_auction sell_at_sotheby sentence sentence_to_month sentence_to_year settle_in_court settle_lawsuit sit_in_court stand_before_judge stand_in_court stand_trial sue take_to_court testify testify_in_court try_case try_for_murder try_for_treason try_in_court under_hammer up_for_auction win_case win_lawsuit
gear: mechanical
gear stick: shift_gear switch_gear
genie lamp: rub_lamp
ghost: paranormal see_ghost spooky supernatural
gift: open_gift open_present receive_gift receive_present send_gift unwrap unwrap_gift unwrap_present wrap_gift wrap_present
glass: make_of_glass
glass of milk: pour_milk spill_milk
glass of water: need_water quench_thirst refill_glass rinse_mouth sip_water thirsty
glasses: near-sighted nearsighted need_glass need_glasses put_on_glass put_on_glasses see_clearly short-sighted shortsighted squint take_off_glass take_off_glasses wear_glass wear_glasses wipe_glasses
globe: spin_globe travel_around_world
glove: put_on_glove wear_glove
goggles: protect_eye put_on_goggles wear_goggles
gold bar: make_of_gold melt_gold turn_into_gold turn_to_gold
gold medal: olympic receive_medal win_gold win_gold_medal win_medal win_olympic win_olympic_gold
gold nugget: steal_gold strike_gold
gold pan: pan_for_gold prospect prospect_for_gold seek_gold
golf club: play_golf swing_club swing_golf_club
gondola: ride_gondola
goose: migrate_south
gpu: process_image
graduation cap: walk_across_stage
grape: pick_grape press_grape stomp_grape tread_grape turn_grape_into_wine
grapevine: visit_vineyard work_in_vineyard
grated cheese: shred_cheese sprinkle_cheese sprinkle_with_cheese top_with_cheese
gravestone: mourn mourn_death mourn_loss pass_away perish remember_dead rest_in_peace stand_at_grave take_to_grave visit_grave widowed
Great Wall: visit_china
greenhouse: trap_heat_in_greenhouse
greenhouse effect: trap_heat warm_planet
grill: place_on_grill put_on_grill
guillotine: send_to_guillotine to_guillotine
guitar: play_guitar pluck_string practice_guitar smash_guitar strum strum_guitar tune_guitar
Hagia Sophia: visit_istanbul
hamburger: overeat
hammer: nail nail_board nail_down nail_together pound_nail remove_nail smash_with_hammer swing_hammer wield_hammer
hammock: relax_in_hammock sleep_in_hammock swing_in_hammock
hand: raise_arm raise_hand read_palm right-handed swear_oath take_oath
hand pump: pump_water
handbag: snatch_handbag snatch_purse steal_handbag steal_purse
handcuff: make_arrest place_under_arrest put_in_handcuff put_under_arrest slap_handcuff surrender_to_police take_into_custody turn_in_to_police under_arrest wear_handcuff
handshake: make_agreement make_deal reach_agreement reach_deal seal_deal shake_hand shake_on_it sign_agreement sign_deal strike_bargain strike_deal
handwritten letter: read_letter write_letter write_letter_to write_to_king
handwritten note: pass_note write_note
hard drive: store_data store_file
hat: take_off_hat tip_hat wear_hat
headphones: put_on_headphone put_on_headphones
hearing aid: wear_hearing_aid
heart: protect_heart pump_blood stop_heart strengthen_heart suffer_heart_attack survive_heart_attack transplant_heart
heart monitor: on_life_support
heart rate monitor: measure_heart_rate measure_heartbeat measure_pulse monitor_heart monitor_heart_rate monitor_heartbeat track_heart_rate
heater: turn_on_heater
hedge trimmer: trim_hedge
hieroglyph: read_hieroglyph
high heel: wear_heel wear_high_heel
hockey stick: play_hockey
hoe: pull_out_weed pull_weed weed weed_garden
home-cooked meal: make_dinner make_lunch make_meal prepare_dinner prepare_lunch prepare_meal serve_dinner serve_meal share_meal
hook: take_bait
horse: mount_horse neigh on_horseback race_horse ride_away ride_horse ride_into_battle ride_into_town ride_on_horseback steal_horse tame_horse train_horse travel_by_horse travel_on_horseback whinny
horse saddle: saddle_horse
horseshoe: shoe_horse
hospital: work_at_hospital work_in_hospital
hospital bed: slip_into_coma spend_month_in_hospital spend_week_in_hospital stay_in_hospital terminally_ill wake_from_coma wake_up_in_hospital
hot chocolate: sip_hot_chocolate
hot shower: take_hot_shower
hotel: run_hotel spend_night_in_hotel stay_at_hotel stay_in_hotel to_hotel
hourglass: run_out_of_time
house: stay_home
house key: purchase_home purchase_house rent rent_apartment rent_flat rent_home rent_house rent_out unlock_house
hurricane: make_landfall
ice: make_of_ice skate_on_thin_ice slip_on_ice stick_in_ice stuck_in_ice trap_in_ice turn_into_ice turn_to_ice under_ice walk_on_ice
ice cube: melt_ice
ice pack: reduce_swelling swollen
ice skate: skate skate_on_ice
iceberg: spot_iceberg strike_iceberg
id card: show_id steal_identity
inhaler: wheeze wheezing
insulation: weatherproof
invoice: miss_payment owe pay_bill pay_fee pay_invoice pay_medical_bill receive_bill receive_invoice send_invoice unpaid
iron: press_clothes press_shirt steam_clothes
island: strand_on_island stranded_on_island
iv drip: receive_chemotherapy rehydrate_patient undergo_chemo undergo_chemotherapy
jacket: put_on_jacket take_off_jacket
jam: spread_jam
jam jar: sterilize_jar
jar: open_jar remove_lid store_in_airtight_container store_in_jar unscrew_lid
javelin: throw_javelin
jeans: wear_jeans
jewelry: rob_jeweler steal_jewel steal_jewelry
jigsaw puzzle: solve_jigsaw solve_puzzle
jug: pour_water
juice: make_juice squeeze_juice
jump rope: skip_rope
key: turn_key turn_lock unlock unlock_door
keyboard: press_key type type_in type_on_keyboard type_word
kidney: renal transplant_kidney
kimono: wear_kimono
kitchen scale: measure_ingredient weigh_flour weigh_ingredient
kitchen timer: set_timer
knee joint: replace_knee tear_ligament tear_meniscus
knife: pull_knife pull_out_knife sharpen_blade sharpen_knife slit_throat stab stab_in_heart stab_to_death whittle
knot: tie_knot untie_knot
lab coat: wear_lab_coat
lab flask: perform_experiment react_chemically run_experiment scientific study_chemistry work_in_lab work_in_laboratory
ladder: stand_on_ladder
lamp: turn_off_lamp turn_on_lamp work_late
language model: predict_next_word predict_word
lantern: walk_in_dark
laptop: meet_online on_internet online open_laptop order_from_laptop order_groceries_online post_blog read_online search_for_job sell_online share_screen stay_online upload watch_online watch_youtube work_from_home work_online work_remotely write_on_laptop
lava: molten molten_rock pour_lava
lawn mower: mow mow_grass mow_lawn
leaf: photosynthesise photosynthesize
leash: put_on_leash take_dog_for_walk walk_dog walk_with_dog
ledger: write_in_ledger
lego brick: play_lego step_on_lego
lemon: slice_lemon sour squeeze_lemon taste_sour zest_lemon
lemon juice: squeeze_lemon_juice
lemonade: make_lemonade sell_lemonade
lens: polish_lens
letter: reply_to_letter write_back write_home write_to_friend write_to_mother
lever: pull_lever throw_lever
lie detector: take_lie_detector_test take_polygraph_test
life buoy: overboard plunge_overboard rescue_at_sea rescue_from_drowning rescue_from_sea rescue_from_water save_from_drowning stay_afloat throw_lifeline tread_water
life jacket: put_on_life_jacket wear_life_jacket
lifeboat: row_lifeboat
light bulb: power_lamp replace_bulb replace_light_bulb save_electricity save_energy screw_in_bulb screw_in_light_bulb
light switch: switch_light_off switch_light_on switch_off switch_off_light switch_on switch_on_light throw_switch turn_light_off turn_light_on turn_off_light turn_on_light turn_out_light
lightning: strike_by_lightning strike_lightning strike_tree thunder thunderous
line of code: program program_computer run_code type_code write_app write_code write_computer_program write_line_of_code write_program write_software
lion: tame_lion throw_to_lion
lizard: reptilian scaly
loaf of bread: make_bread
lockpick: pick_lock
locomotive: work_on_railroad
loom: weave weave_carpet weave_cloth weave_fabric weave_rug weave_silk
lotion: moisturise moisturize rub_in_cream rub_skin
lottery ticket: pick_lottery_number play_lottery play_lotto scratch_off scratch_off_ticket scratch_ticket win_lottery
loudspeaker: turn_down_volume turn_up_music turn_up_volume
love letter: send_love_letter write_love_letter
lung: pulmonary respiratory take_deep_breath
magic carpet: ride_magic_carpet
magic wand: perform_magic perform_trick practice_magic
magnet: magnetic
magnifying glass: magnify read_fine_print read_print read_small_print read_term_and_condition read_terms_and_condition scour_crime_scene search_crime_scene search_for_clue solve_case solve_crime solve_murder solve_mystery zoom_in
mailbox: mail mail_letter post_letter postal send_by_mail send_by_post sort_mail wait_for_letter wait_for_mail wait_for_mailman
makeup: put_on_makeup remove_makeup wear_makeup
mammoth: stone_age survive_ice_age
manuscript: submit_manuscript write_autobiography write_book write_memoir write_novel write_play write_screenplay write_script write_thesis
map: plan_route plan_trip plot_course read_map show_on_map spread_map study_map unfold_map
maple syrup: pour_syrup tap_tree
marionette: pull_string
market stall: sell_at_market sell_fruit sell_in_market sell_spice sell_vegetable stroll_through_market wander_market wander_through_market
Mars rover: roll_across_mars touch_down_on_mars
matchstick: play_with_fire play_with_match set_alight set_fire set_fire_to set_light_to start_fire strike_match
mattress: sleep_on_mattress
measuring cup: measure_cup measure_flour measure_out measure_sugar
measuring tape: measure measure_distance measure_height measure_length measure_room measure_waist measure_width measure_window take_measurement
megaphone: on_strike protest protest_against protest_in_street rally_supporter shout_slogan speak_to_crowd stage_protest take_to_street
microphone: on_air on_stage perform_concert perform_live perform_on_stage perform_song recognize_speech record_album record_music record_podcast record_single record_song record_voice sing_into_microphone sing_karaoke sing_on_stage speak_into_microphone stand_on_stage step_on_stage step_onto_stage take_stage take_to_stage walk_on_stage walk_onto_stage
microscope: microscopic observe_cell observe_under_microscope peer_into_microscope peer_through_microscope place_under_microscope put_under_microscope see_under_microscope study_bacterium study_biology study_cell study_under_microscope study_virus under_microscope
microwave: reheat reheat_food reheat_leftover warm_up_food zap_in_microwave
military helmet: military send_to_front send_to_war serve_in_army serve_in_military serve_in_war serve_in_world_war
milk: produce_milk
mirror: reflect_light reflect_sunlight see_in_mirror see_reflection stand_in_front_of_mirror stare_at_reflection stare_in_mirror stare_into_mirror
missile: shoot_missile
mixing bowl: mix_batter mix_dough mix_egg mix_flour mix_in_bowl mix_ingredient mix_with_flour place_in_bowl pour_batter stir_in_flour
money: make_money
money bag: make_fortune make_million pay_billion pay_million pay_ransom post_bail raise_capital raise_fund raise_million raise_money sell_for_million spend_billion spend_fortune spend_million steal_money win_million
monkey: swing_from_branch swing_from_tree swing_from_vine
moon: on_moon orbit_moon
moon lander: touch_down_on_moon
moon phases: wax_and_wane
moonlight: moonlit
mooring rope: tie_up_boat
mop: mop mop_floor mop_up mop_up_water scrub_floor wash_floor
mortgage: make_mortgage_payment mortgage pay_down_mortgage pay_mortgage pay_off_mortgage refinance refinance_home refinance_house refinance_mortgage sign_mortgage take_out_mortgage
mosquito: spread_by_mosquito spread_dengue spread_malaria suck_blood transmit_malaria
moss: mossy
motorcycle: ride_motorcycle
mountain: mountainous reach_summit scale_mountain scale_peak summit
mousetrap: set_mousetrap set_trap trap_mouse
mouth: open_mouth read_lip
movie ticket: see_film see_movie
moving box: move_across_country move_apartment move_home move_house move_in move_in_together move_into_apartment move_into_flat move_into_house move_out move_to_city move_to_new_apartment move_to_new_city pack_belonging pack_box pack_up pack_up_belonging quit_job relocate unpack
mri scanner: scan_brain undergo_mri
mud: muddy stick_in_mud stuck_in_mud
multimeter: measure_voltage
mummy: mummify wrap_in_linen
muscle: relax_muscle repair_muscle strain_muscle stretch_muscle tear_muscle
museum: put_on_display visit_museum
mushroom: pick_mushroom
mushroom cloud: test_atomic_bomb test_bomb test_nuclear_weapon
musical notes: make_music musical play_melody play_music play_song play_tune sing sing_along sing_in_choir sing_song
mustard: spread_mustard
nail: rust rusty
nail polish: paint_nail polish_nail
necktie: tie_tie wear_tie
needle: mend mend_clothes mend_dress mend_sock patch_trousers patch_up repair_clothes sew sew_by_hand sew_on_patch sew_up sew_up_wound stitch stitch_together stitch_up thread_needle
neural network: train_ai train_algorithm train_model train_neural_network train_on_datum
neuron: neural travel_through_nerve
newborn baby: newborn swaddle
newspaper: publish_article publish_newspaper read_news read_newspaper report_news write_for_newspaper
night sky: read_star sleep_under_star stare_at_sky stare_at_star stare_into_sky stare_up_at_sky starry twinkle under_night_sky under_star watch_star
Nobel medal: receive_nobel receive_nobel_prize share_nobel_prize win_nobel win_nobel_peace_prize win_nobel_prize
noose: tie_noose
northern lights: see_aurora see_northern_light see_northern_lights watch_northern_light
nose: smell sniff
notebook: take_note write_down write_in_notebook
notification: notify
nuclear reactor: shut_down_reactor
office chair: sit_all_day sit_in_office work_at_office work_in_office
oil: oily pour_oil
oil barrel: spill_oil
oil rig: strike_oil
olive: pick_olive press_olive
onion: peel_onion saute_onion slice_onion
onsen: soak_in_hot_spring
open book: open_book read read_aloud read_bedtime_story read_book read_fairy_tale read_in_bed read_novel read_out_loud read_story read_tale read_to_child tell_bedtime_story turn_page
open door: open_door step_through_door stick_foot_in_door walk_out_door walk_through_door
open safe: open_safe
opera house: sing_opera watch_opera
operating table: perform_autopsy put_under_anesthesia under_anesthesia under_general_anesthesia
orange: peel_orange squeeze_orange
orbit: orbit
oven: place_in_oven pop_in_oven preheat preheat_oven put_in_oven set_oven shove_in_oven slide_into_oven stick_in_oven turn_on_oven wood-fired
oven mitt: remove_from_oven take_out_of_oven
owl: nocturnal
oxygen mask: need_oxygen on_ventilator supply_oxygen
oxygen tank: run_out_of_air run_out_of_oxygen
pacifier: soothe_baby suck_pacifier
package: open_package order_from_amazon order_now order_on_amazon order_online pick_up_package place_order purchase_online receive_package return_package send_package ship ship_free ship_order shop_online track_package unpack_package
packet of seeds: save_seed
paint can: spill_paint
paint roller: paint_bedroom paint_ceiling paint_house paint_room paint_wall prime_wall redecorate remodel renovate renovate_apartment renovate_house repaint_wall
paint scraper: remove_wallpaper scrape_off_paint scrape_paint strip_paint strip_wallpaper
paintbrush: paint paint_fence repaint touch_up_paint whitewash
painting: paint_landscape paint_masterpiece paint_portrait paint_still_life steal_painting
palette: mix_color mix_colour mix_paint
palm tree: tropical
pancreas: produce_insulin release_insulin secrete_insulin
paper: make_of_paper
papyrus: write_on_papyrus
parachute: open_parachute parachute skydive strap_on_parachute
parking meter: park park_car
parking ticket: pay_fine
parliament building: parliamentary pass_law pass_legislation sit_in_parliament win_seat_in_parliament
passport: need_passport need_visa pass_customs renew_passport scan_passport show_passport stamp_in_passport stamp_passport travel_abroad
password: need_password reset_password save_password set_password sign_in steal_password type_in_password type_password
patent: patent patent_idea patent_invention receive_patent
paw print: track_animal
paycheck: on_payroll pay_salary pay_wage pay_worker raise_salary raise_wage receive_paycheck receive_salary spend_paycheck wait_for_paycheck
payslip: underpaid underpay
peace sign: make_peace
peanut butter: spread_peanut_butter
pebble: skip_stone
pen: put_pen_to_paper sign sign_autograph sign_bill sign_form sign_here sign_into_law sign_law sign_letter sign_name sign_paper sign_petition sign_up_sheet write write_by_hand write_with_pen
pencil: scribble sharpen_pencil sketch sketch_out
pendulum: swing_back_and_forth swing_pendulum
pepper mill: season_with_pepper
perfume bottle: spray_perfume wear_perfume
petri dish: study_bacteria
pharaoh: rule_egypt
phishing email: phish scam
phone battery: run_out_of_battery
phone charger: recharge_phone recharge_smartphone
photo album: reminisce
piano: play_piano practice_piano sit_at_piano study_piano take_piano_lesson teach_piano tune_piano
pickaxe: mine mine_coal mine_copper mine_gold mine_ore mine_silver swing_pickaxe work_in_coal_mine work_in_gold_mine work_in_mine
pickle jar: pickle pickle_cucumber pickle_vegetable
piggy bank: put_aside put_aside_money put_away_money put_in_savings_account put_into_savings put_money_aside retire_early save_cent save_dollar save_euro save_for_college save_for_home save_for_house save_for_rainy_day save_for_retirement save_money save_on save_penny save_pound save_up set_aside_money set_money_aside smash_piggy_bank
pill: pharmaceutical pop_pill prescribe_antibiotic reduce_pain relieve_headache relieve_pain swallow_capsule swallow_pill take_antibiotic take_aspirin take_dose take_painkiller take_pill take_sleeping_pill take_tablet treat_headache treat_infection treat_with_antibiotic
pill bottle: on_medication over_counter overdose prescribe prescribe_medication prescribe_medicine prescribe_painkiller take_medication take_medicine
pillow: nap need_nap rest_head sleepy stuff_pillow take_nap under_pillow
pirate ship: raid_ship
pizza: make_pizza order_pizza share_pizza
plague mask: spread_plague survive_plague
planet: orbit_star planetary
planet Mars: on_mars send_to_mars travel_to_mars
plank: walk_plank
plant pot: pot_plant repot repot_plant
plaster cast: put_in_cast set_bone set_broken_bone wear_cast
plastic bottle: pollute_ocean pollute_river pollute_sea
plate: serve_food serve_hot serve_on_plate serve_with smash_plate
playground: play_in_playground play_on_playground slide_down_slide
playing card: pick_card play_blackjack play_bridge play_card play_poker play_solitaire shuffle_card shuffle_deck
plough: plough plough_field plow plow_field pull_plough pull_plow till_field till_soil
plunger: unblock unblock_drain unclog unclog_drain
pocket watch: wind_watch
poker chip: place_bet win_at_casino win_at_poker win_bet win_poker
police car: patrol pull_over raid_house
police light: pull_over_by_police
police siren: wail_siren
popcorn: pop_corn pop_popcorn
pope: papal
postcard: send_postcard write_postcard
poster: put_up_poster
potato: mash_potato peel_potato plant_potato
potion: poison poison_with swallow_poison take_poison
potter's wheel: throw_pottery
power line: power_by_electricity power_city power_home produce_electricity produce_power supply_electricity supply_power
praying hands: pious pray pray_for pray_to_god say_prayer worship worship_god
pregnancy test: take_pregnancy_test
price tag: on_sale overpriced pay_extra pay_full_price pay_more pay_price_tag pay_twice pricey raise_cost raise_price reduce_cost reduce_price sell set_price slash_cost slash_price
printer: photocopy print print_document print_out
printing press: print_bible print_book print_newspaper print_pamphlet typeset
prism: refract_light split_light split_white_light
prison bars: on_death_row penal put_away_for_life put_behind_bar put_behind_bars put_in_jail put_in_prison release_from_prison rot_in_jail rot_in_prison send_to_jail send_to_prison sentence_to_life sentence_to_life_in_prison sentence_to_prison serve_life serve_sentence serve_time serve_year_in_prison sit_behind_bar sit_in_jail sit_in_prison spend_day_in_jail spend_decade_in_prison spend_life_behind_bar spend_life_in_prison spend_month_in_jail spend_month_in_prison spend_night_in_cell spend_night_in_jail spend_rest_of_life_in_prison spend_year_behind_bar spend_year_in_jail spend_year_in_prison throw_in_jail throw_in_prison throw_into_jail throw_into_prison to_jail to_prison visit_in_prison walk_out_of_prison
protractor: measure_angle
pruning shears: prune prune_branch prune_tree trim_branch trim_bush trim_tree
puddle: splash_in_puddle step_in_puddle
pumpjack: produce_oil pump_oil
pumpkin: turn_into_pumpkin
purse: rummage_in_purse
pushpin: pin pin_to_board pin_to_wall
putty knife: patch_hole patch_wall plug_hole
pyramid: visit_egypt
qr code: scan_code scan_qr_code
question mark: mysterious pose_question puzzle puzzling raise_question remain_mystery remain_unanswered remain_unclear remain_unknown remain_unsolved unanswered undecided unexplained unidentified unknown unsolved wonder wonder_why
quill: sign_constitution sign_declaration sign_magna_carta sign_peace_treaty sign_treaty write_poem write_poetry write_sonnet write_treatise write_with_quill
radiation sign: nuclear radioactive
radiator: turn_on_heat turn_on_heating warm_house
radio: on_radio switch_on_radio tune_in tune_radio turn_on_radio
radio telescope: receive_radio_signal scan_sky_for_signal
radio tower: transmit_radio_wave transmit_signal
railway: work_on_railway
rain: pour_down pour_rain pour_with_rain rain rain_cat_and_dog rain_heavily rainy start_to_rain torrential wash_out
rake: rake rake_leaf rake_leave rake_leaves
razor: remove_hair shave shave_beard shave_head shave_leg trim_beard
receipt: overpay refund refund_money split_bill split_check
record player: play_record play_vinyl spin_record
recycling bin: recycle recycle_glass recycle_paper recycle_plastic reduce_waste separate_trash separate_waste sort_trash sort_waste
red envelope: receive_red_envelope
refrigerator: open_fridge open_refrigerator place_in_fridge place_in_refrigerator put_in_fridge put_in_refrigerator raid_fridge refrigerate store_in_fridge store_in_refrigerator
rent: pay_rent raise_rent spend_on_rent
resume: send_resume submit_resume update_resume
retina: retinal
ring: pawn_ring
road: on_highway on_road
roast chicken: roast_chicken roast_turkey
robot: robot-assisted robotic
rock: rocky
rocket: put_in_space put_into_space put_man_on_moon reach_moon reach_orbit reach_space send_astronaut send_human_to_mars send_into_space send_man_to_moon send_rocket send_to_moon send_to_orbit send_to_space to_moon to_orbit travel_to_moon travel_to_space
rocking chair: retire retire_at retire_from retired
rocking horse: ride_rocking_horse
roll of wallpaper: wallpaper
roller coaster: ride_roller_coaster
roller skate: roller-skate
rolling pin: roll_dough roll_out_dough roll_out_pastry
Roman soldier: march_on_rome
roof: mend_roof repair_roof
room key: rent_room
root: uproot uproot_tree
rope: pull_rope rappel secure_with_rope strangle take_hostage throw_lasso throw_rope tie_down tie_hand tie_rope tie_to_chair tie_to_mast tie_to_tree tie_together tie_up untie untie_rope walk_tightrope
rose: prune_rose romantic thorny
router: reboot_router reset_router restart_router
rowboat: row row_across row_ashore row_boat row_to_shore
rugby ball: play_rugby
ruler: measure_with_ruler
running shoe: run_10k run_5k run_half_marathon run_kilometer run_marathon run_mile sprint stay_fit take_up_running train_for_marathon train_for_race win_marathon
running track: run_lap run_race
safari jeep: on_safari
safe: put_in_safe store_valuables
safety helmet: protect_head put_on_hard_hat put_on_helmet strap_on_helmet wear_hard_hat wear_helmet wear_safety_helmet
sailboat: sail_boat
sailing ship: mutiny put_to_sea raise_sail sail sail_across sail_around_cape sail_around_world sail_away sail_east sail_for sail_from sail_home sail_into_harbor sail_north sail_ocean sail_sea sail_ship sail_south sail_to sail_to_america sail_up_river sail_west set_out_to_sea set_sail set_to_sea spend_month_at_sea spend_year_at_sea spread_sail take_to_sea to_sea unfurl_sail voyage
salad: on_diet start_diet stick_to_diet toss_salad vegetarian
salmon: rich_in_omega swim_upstream
salt: salt salty taste_salty
salt shaker: reduce_salt season season_to_taste season_with season_with_salt sprinkle_salt
sandcastle: play_in_sand
sandpaper: sand sand_down sand_surface sand_wall sand_wood
sandwich: make_sandwich pack_sandwich
satellite: orbit_earth orbital put_in_orbit put_into_orbit send_into_orbit track_satellite
satellite dish: receive_signal
saucepan: remove_from_heat thicken_sauce
saw: saw_in_half saw_log saw_off saw_through saw_wood
scale: weigh weigh_gram weigh_kilo weigh_kilogram weigh_ounce weigh_pound weigh_ton
scalpel: need_surgery operate_on operate_on_brain operate_on_patient perform_operation perform_surgery perform_transplant receive_transplant remove_appendix remove_kidney remove_tumor sterilize_instrument surgical under_knife undergo_operation undergo_surgery undergo_transplant
scarecrow: scare_away_bird scare_bird scare_crow
school: pick_up_child pick_up_from_school pick_up_kid send_to_school skip_class skip_school start_school teach_school to_school work_in_school
scissors: need_haircut shorten_hem snip trim_hair
scooter: ride_scooter
scrambled egg: scramble_egg
screwdriver: remove_screw screw_in screw_into_wall screw_together tighten_loose_screw tighten_screw turn_screw unscrew
scroll: read_scroll unroll unroll_scroll
scuba mask: scuba-dive scuba_dive
sculpture: sculpt sculpt_statue
scythe: reap reap_harvest
search bar: search_for_online search_google search_internet search_on_google search_online search_web
seat belt: put_on_seat_belt put_on_seatbelt strap_in unbuckle wear_seat_belt wear_seatbelt
seed: plant_seed scatter_seed sow sow_field sow_seed spread_seed
seedling: plant plant_sapling plant_tree reforest sprout sprout_from_seed start_garden take_root transplant_seedling
server: process_data run_website
sewing machine: sew_clothes sew_dress sew_shirt
shackle: sell_as_slave sell_into_slavery sell_slave shackle ship_slave take_captive take_prisoner trade_slave
shampoo: rinse_hair wash_hair
shark: shark-infested
sheep: raise_sheep shear shear_sheep tend_flock tend_sheep watch_over_sheep
sheet music: read_music read_note set_to_music write_concerto write_melody write_music write_opera write_song write_symphony
shelf: mount_shelf put_up_shelf
shield: raise_shield shield_from_blow
ship: on_deck on_ship repair_ship send_ship travel_by_sea travel_by_ship unload_ship
ship's wheel: steer_boat steer_ship
shipping container: ship_abroad ship_good ship_overseas transport_good_by_ship
shipwreck: run_aground shipwreck shipwrecked sink_off_coast sink_ship sink_to_bottom sink_to_bottom_of_sea sink_to_seabed sunken survive_shipwreck wreck_ship
shoe: make_shoe mend_shoe polish_shoe put_on_shoe repair_shoe shine_shoe slip_off_shoe slip_on_shoe take_off_shoe tie_shoe try_on_shoe
shooting star: make_wish wish_upon_star
shooting target: practice_shooting
shop: open_shop open_store run_shop run_store set_up_shop work_in_shop work_in_store
shopping bag: on_shopping_spree purchase shop shoplift splurge
shopping cart: push_cart push_shopping_cart shop_for_food shop_for_groceries shop_for_grocery
shovel: shovel unearth
shower: shower sing_in_shower stand_under_shower step_into_shower step_out_of_shower take_shower
shutoff valve: shut_off_water shut_valve turn_off_water
sieve: sift sift_flour
silo: store_grain
silver medal: win_silver win_silver_medal
siren: sound_siren
skateboard: ride_skateboard skateboard
skeleton: skeletal study_anatomy uncover_skeleton
skewer: skewer
ski: ski ski_down
skyscraper: urban
sled: pull_sled sled
sleeping bag: sleep_in_sleeping_bag sleep_on_ground sleep_outdoors sleep_outside
slice of bread: make_toast slice_bread spread_on_bread
sliced mushroom: slice_mushroom
slot machine: play_slot win_jackpot
smart speaker: speak_to_alexa
smartphone: on_facebook on_instagram on_social_media on_tiktok on_twitter on_youtube open_app pay_with_phone post_on_facebook post_on_instagram post_on_social_media post_on_tiktok post_on_twitter post_online post_photo post_selfie post_video pull_out_phone put_away_phone put_phone_away reach_for_phone scroll scroll_through send_photo share_on_social_media share_photo snap_selfie spend_hour_on_phone stare_at_phone stay_in_touch swipe swipe_through switch_off_phone take_out_phone take_screenshot take_selfie tap_screen touch_screen turn_off_phone tweet unlock_phone update_app upload_selfie watch_video
smartwatch: track_sleep
smoke: smell_smoke smoke smoky
smoke detector: test_smoke_detector
smoothie: sip_smoothie
snail: slimy
snake: shed_skin slither venomous
sneaker: tie_shoelace
snorkel: snorkel
snow: melt_snow shovel_snow snow snowy stamp_through_snow survive_winter trudge_through_snow walk_in_snow walk_through_snow wintry
snowboard: snowboard
snowman: make_snowman play_in_snow
snowy peak: snow-capped snow-covered snowcapped
soap: scrub_hand soapy wash wash_body wash_foot wash_hand wash_off
soccer goal: score_goal
sock: smelly
sofa: on_couch on_sofa relax_on_couch relax_on_sofa sit_at_home sit_on_couch sit_on_sofa sleep_on_couch sleep_on_sofa
soil: test_soil
solar panel: photovoltaic power_by_sun run_on_solar run_on_solar_power solar-powered
solar system: orbit_sun revolve_around_sun
soldering iron: solder
sound wave: sonic ultrasonic
space suit: put_on_spacesuit wear_spacesuit
spacecraft: send_probe travel_through_space
spear: spear spear_fish throw_spear wield_spear
speedometer: measure_speed speed_down_highway speed_down_road
sperm cell: produce_sperm
spice: trade_spice
spinach: rich_in_iron
spine: spinal
spinning wheel: spin_cotton spin_flax spin_thread spin_wool
sponge: scrub scrub_pan scrub_pot wash_car wipe_counter wipe_down wipe_kitchen_counter wipe_off wipe_table
spray bottle: spray spray_water
spreadsheet: track_budget track_expense track_spending
sprinkler: water_lawn
spyglass: spot_land spot_ship
stack of books: prepare_for_exam prepare_for_test study_all_night study_for_exam study_for_test study_hard
stairs: run_down_stairs run_up_stairs take_stair take_stairs use_stairs walk_down_stairs walk_up_stairs
stamp: put_on_stamp stick_stamp
stapler: staple
starting block: start_race
statue: tear_down_statue topple_statue turn_to_stone unveil_statue
Statue of Liberty: visit_new_york
steak: sear_steak
steam: turn_into_steam turn_to_steam vaporize
steam engine: power_by_steam run_on_steam steam-powered
steering wheel: sit_at_wheel sit_behind_wheel steer steer_car swerve take_wheel turn_steering_wheel
stethoscope: practice_medicine see_doctor study_medicine to_doctor train_as_doctor treat_patient visit_doctor
stock chart: pick_stock purchase_stock put_in_stock put_into_stock sell_share sell_stock trade_share trade_stock
stock market: on_wall_street
stone: make_of_stone stony throw_rock throw_stone
stop sign: run_stop_sign
stopwatch: take_second time
storm: shelter_from_storm stormy survive_storm weather_storm
stove: reduce_heat stand_at_stove turn_down_stove turn_off_stove turn_on_gas turn_on_stove
strainer: strain_soup
strawberry: pick_strawberry
street stall: sell_on_street
stroller: push_stroller walk_with_baby
student loan: pay_for_college pay_off_student_loan pay_tuition
submarine: undersea
subway train: ride_subway take_metro take_subway
sugar: sprinkle_sugar sprinkle_with_sugar sugary sweeten
sugar cube: quit_sugar reduce_sugar
suit: put_on_suit wear_suit wear_tuxedo
suitcase: on_holiday on_vacation open_suitcase pack pack_bag pack_for_trip pack_suitcase plan_holiday plan_vacation smuggle stuff_suitcase take_vacation travel_world
sun: shine_in_sky solar stare_at_sun sun-drenched sun-kissed sunlit sunny tan warm_earth
sunglasses: put_on_sunglasses wear_sunglasses
sunrise: rise_at_dawn see_sunrise wake_at_dawn watch_sunrise
sunscreen: protect_from_sun protect_skin protect_skin_from_sun put_on_sunscreen sunburned sunburnt wear_sunscreen
sunset: see_sunset watch_sunset
supplement pill: take_supplement
surfboard: ride_wave surf
swimming pool: swim_in_pool swim_lap take_dip
swing: play_on_swing push_swing swing_on_swing
sword: sharpen_sword slay swing_sword sword-fight take_up_arm unsheathe wage_war wield_sword win_battle
syringe: numb receive_injection receive_shot receive_vaccine sedate self-inject take_blood take_blood_sample vaccinate vaccinate_child vaccinated
table: put_on_table set_on_table sit_around_table sit_at_table
Taj Mahal: visit_india
takeout: order_food order_takeout
tap: rinse rinse_under_water rinse_with_water run_tap save_water turn_off_faucet turn_off_tap turn_on_faucet turn_on_tap
target: take_aim
tarot card: read_card
tax form: owe_tax pay_income_tax pay_tax raise_tax submit_tax_return tax taxable
taxi: order_taxi take_cab take_taxi wait_for_taxi
tea bag: steep_tea
teapot: make_tea pour_tea prepare_tea serve_tea
tectonic plates: tectonic
teddy bear: orphan orphaned play_with_teddy
telegraph: receive_telegram send_telegram telegraph wire_message
telephone: make_call make_phone_call on_phone over_phone phone pick_up_phone place_call put_down_phone receive_call receive_phone_call return_call ring_phone speak_on_phone take_call talk_on_phone tap_phone telephone trace_call wait_for_call wiretap
telescope: observe_galaxy observe_planet observe_sky observe_star observe_through_telescope peer_into_space peer_into_universe peer_through_telescope point_telescope scan_sky search_for_planet search_sky see_through_telescope spot_asteroid spot_comet spot_galaxy spot_planet stargaze study_astronomy study_galaxy study_planet study_sky study_star study_universe telescopic train_telescope
television: mount_tv on_television on_tv sit_in_front_of_television sit_in_front_of_tv stream_movie stream_series stream_show switch_channel switch_on_television switch_on_tv turn_off_tv turn_on_television turn_on_tv watch_film watch_football watch_match watch_movie watch_netflix watch_news watch_series watch_show watch_television watch_tv
temple: visit_temple worship_in_temple
tennis racket: play_tennis swing_racket
tent: pitch_camp pitch_tent put_up_tent set_up_camp set_up_tent sleep_in_tent spend_night_in_tent strike_camp
text message: message message_back read_message receive_message receive_text reply_to_message send_message send_sms send_text send_text_message text text_back type_message
thermometer: measure_temperature overheat read_thermometer record_temperature reduce_fever rise_by_degree run_fever run_temperature sick spike_fever sub_zero take_temperature warm_by_degree
thermostat: set_thermostat turn_down_heat turn_down_heating turn_down_thermostat turn_up_heat turn_up_heating
ticket: purchase_ticket sell_ticket
tile: tile tile_bathroom tile_floor tile_wall
tissue box: sneeze sniffle
toaster: toast_bread
toilet: pee throw_up to_bathroom to_toilet unclog_toilet urinate use_toilet visit_bathroom vomit
toilet brush: scrub_toilet
tomato: slice_tomato
tomb: open_tomb rob_grave rob_tomb seal_tomb uncover_tomb unearth_tomb
tongue: stick_out_tongue taste taste_bitter taste_like taste_sweet
toolbox: repair_house
tooth: pull_out_tooth pull_tooth remove_tooth yank_tooth
toothpaste: squeeze_toothpaste whiten_tooth
torch: steal_fire
towel: throw_in_towel towel_dry towel_off wrap_in_towel
toy: play_with_toy
toy box: put_away_toy tidy_toy
toy brick: play_with_block play_with_brick play_with_lego
traffic jam: sit_in_traffic spend_hour_in_traffic stick_in_traffic stuck_in_traffic wait_in_traffic
traffic light: run_red_light stop_at_red_light stop_at_traffic_light wait_at_red_light wait_at_traffic_light
train: miss_train ride_train sleep_on_train step_off_train stop_train take_train travel_by_train wait_for_train
tram: ride_tram take_tram
trash bag: pick_up_garbage pick_up_trash take_garbage_out take_out_garbage take_out_trash take_trash_out
trash can: throw_away throw_away_food throw_away_plastic throw_in_bin throw_in_garbage throw_in_trash throw_out throw_out_food toss_in_trash toss_trash
tray: wait_on_table wait_table
treadmill: run_on_treadmill walk_on_treadmill
treasure chest: plunder plunder_ship plunder_treasure
trophy: receive_award receive_oscar receive_prize win_award win_championship win_competition win_contest win_cup win_emmy win_final win_game win_grammy win_league win_match win_oscar win_prize win_super_bowl win_title win_tournament win_trophy win_world_cup
trowel: plaster_wall spread_cement spread_grout spread_mortar
truck: transport_good unload_truck
tulip: plant_bulb plant_tulip
tumor: malignant spot_tumor
tuning fork: tune_instrument vibrate
tunnel: underground
tweezers: pluck_eyebrow pluck_hair remove_splinter
typewriter: type_letter type_manuscript type_novel
ultrasound scan: see_baby_on_ultrasound
umbrella: open_umbrella protect_against_rain protect_from_rain shelter_from_rain stand_in_rain stay_dry under_umbrella walk_in_rain
unborn baby: pregnant prenatal
university: start_college start_university study_at_cambridge study_at_college study_at_harvard study_at_oxford study_at_university study_philosophy teach_at_cambridge teach_at_oxford teach_at_university
vacuum cleaner: remove_dust vacuum vacuum_carpet vacuum_floor
valve: open_valve
vampire: turn_into_vampire vampiric
vegetable: nutritious pack_with_nutrient pack_with_vitamin peel_vegetable plant_vegetable rich_in_fiber rich_in_nutrient rich_in_vitamin vegan
video call: on_zoom skype video_call zoom_with
video camera: make_video on_camera record_video shoot_video videotape
viking ship: norse raid_coast raid_monastery
violin: play_in_orchestra play_instrument play_violin practice_violin
virus: spread_virus
vitamin: take_vitamin
voice assistant: talk_to_alexa
volcano: pyroclastic volcanic
volleyball: play_volleyball
voltage tester: test_outlet test_voltage
walking stick: walk_with_stick
wallet: out_of_money pay_for pick_pocket pull_out_wallet reach_for_wallet run_out_of_cash run_out_of_money spend_hundred spend_less spend_money_on spend_more spend_on spend_too_much steal_wallet take_out_wallet tighten_budget
wallpaper: put_up_wallpaper
warning light: overheat_engine
warning sign: poisonous post_warning toxic
warship: naval serve_in_navy
washing machine: tumble_dry wash_clothe wash_clothes wash_laundry wash_sheet
watch: wear_watch
water bottle: refill_bottle rehydrate stay_hydrated
watering can: water water_garden water_plant
wave: swim swim_ashore swim_in_lake swim_in_ocean swim_in_sea swim_in_water tidal wash_away wash_over
wax seal: seal_envelope seal_letter
weather vane: predict_weather
web browser: on_web on_website surf_internet surf_web visit_website
wedding: stand_at_altar throw_wedding
wedding cake: plan_wedding
wedding dress: walk_down_aisle
wedding ring: married marry newly_wed newlywed remarry renew_vow slip_ring_on stay_married take_off_wedding_ring wed
welder: weld
wheat: plant_crop plant_wheat reap_wheat sow_wheat toil_in_field work_in_field
wheelchair: paralysed paralyzed paraplegic push_wheelchair quadriplegic sit_in_wheelchair use_wheelchair wheelchair-bound
whipped cream: top_with_whipped_cream
whisk: whip_cream whip_egg whisk whisk_egg whisk_in whisk_together
whiskey: pour_whiskey sip_whiskey
white cane: sightless visually_impaired
white flag: raise_white_flag surrender surrender_city wave_white_flag
White House: presidential win_presidency
wi-fi: wireless
wig: wear_wig
wilted flower: wilt wilted wither wither_away
wind: windy
wind turbine: power_by_wind renewable
window: open_window shatter_window shut_window sit_at_window sit_by_window smash_window stand_at_window stare_out_window wash_window watch_from_window wipe_window
wine: order_wine pour_glass_of_wine pour_wine serve_wine sip_wine spill_wine taste_wine
wine barrel: make_wine produce_wine store_wine
wing: spread_wing winged
winners podium: place_first place_second place_third rank_first stand_on_podium
wire: pass_current pass_electric_current strip_wire
wok: stir-fry
wolf: tame_wolf
womb: uterine
wood: make_of_wood run_on_wood wooden
wooden spoon: stir stir_constantly stir_in stir_mixture stir_occasionally stir_pot stir_sauce stir_soup stir_until stir_well
woodpecker: peck_at_tree peck_hole
wrench: need_repair repair repair_car repair_machine tighten_bolt tighten_nut tighten_pipe work_on_car
x-ray machine: take_x-ray x-ray
yarn: spin_yarn take_up_knitting
yoga mat: meditate practice_yoga roll_out_yoga_mat unroll_mat
zipper: unzip zip zip_up
`
