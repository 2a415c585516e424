/** Drawings of N to R by which what is done, or how somebody or something is, is commonly illustrated: `drawing: keys`. A key is a verb, an adjective or a phrase, its words joined by `_`. */
export const VERB_PICTURES_N_TO_R = `
nail: drive_in_nail rust rusty
nail polish: do_nail paint_nail polish_nail
nappy: change_nappy
necktie: tie_tie wear_tie
needle: embroider mend mend_clothes mend_dress mend_sock patch_trousers patch_up repair_clothes sew sew_by_hand sew_on_patch sew_up sew_up_wound stitch stitch_together stitch_up thread_needle
nest: build_nest
neural network: train_ai train_algorithm train_model train_neural_network train_on_datum
neuron: neural travel_through_nerve
newborn baby: cradle_newborn go_into_labor newborn swaddle
newspaper: appear_in_newspaper be_reported_in_newspaper hit_headline journalistic publish_article publish_newspaper read_news read_newspaper report_news write_for_newspaper
night sky: at_night by_night count_star gaze_at_star gaze_into_sky look_at_star look_up_at_sky read_star sleep_under_star stare_at_sky stare_at_star stare_into_sky stare_up_at_sky starry twinkle under_night_sky under_star watch_star
Nobel medal: receive_nobel receive_nobel_prize share_nobel_prize win_nobel win_nobel_peace_prize win_nobel_prize
noose: tie_noose
northern lights: see_aurora see_northern_light see_northern_lights watch_northern_light
nose: blow_nose inhale_scent smell sniff
notebook: jot_down take_note write_down write_in_notebook
notification: notify
nuclear reactor: shut_down_reactor
nun: become_nun join_convent
nurse: care_for_patient
nut: crack_nut
office building: found_business found_company
office chair: sit_all_day sit_in_office work_at_office work_in_office
oil: oily pour_oil
oil barrel: spill_oil
oil dipstick: check_oil
oil rig: discover_oil drill_for_oil drill_oil find_oil strike_oil
old man: elderly get_old grey-haired grow_old
olive: pick_olive press_olive
onion: dice_onion peel_onion saute_onion slice_onion
onsen: soak_in_hot_spring
open book: leaf_through_book open_book read read_aloud read_bedtime_story read_book read_fairy_tale read_in_bed read_novel read_out_loud read_story read_tale read_to_child tell_bedtime_story turn_page
open door: leave_door_open open_door step_through_door stick_foot_in_door walk_out_door walk_through_door
open safe: empty_safe open_safe
opera house: sing_opera watch_opera
operating table: have_operation have_surgery perform_autopsy put_under_anesthesia under_anesthesia under_general_anesthesia
orange: peel_orange squeeze_orange
orbit: orbit
oven: bake bake_for_hour bake_in_oven heat_oven place_in_oven pop_in_oven preheat preheat_oven put_in_oven set_oven shove_in_oven slide_into_oven stick_in_oven turn_on_oven wood-fired
oven mitt: remove_from_oven take_out_of_oven
owl: nocturnal
oxygen mask: need_oxygen on_ventilator supply_oxygen
oxygen tank: run_out_of_air run_out_of_oxygen
pacifier: soothe_baby suck_pacifier
package: deliver_order deliver_package deliver_parcel deliver_to_door get_package open_package order_from_amazon order_now order_on_amazon order_online pick_up_package place_order purchase_online receive_package return_package send_package ship ship_free ship_order shop_online track_package unpack_package
packet of seeds: save_seed
paint can: spill_paint
paint roller: coat_wall paint_bedroom paint_ceiling paint_house paint_room paint_wall prime_wall redecorate remodel renovate renovate_apartment renovate_house repaint_wall
paint scraper: remove_wallpaper scrape_off_paint scrape_paint strip_paint strip_wallpaper
paintbrush: artistic paint paint_fence repaint touch_up_paint whitewash
painting: appraise_painting buy_painting commission_painting commission_portrait hang_painting hang_picture paint_landscape paint_masterpiece paint_portrait paint_still_life steal_painting
palette: mix_color mix_colour mix_paint
palm tree: tropical
pancreas: produce_insulin release_insulin secrete_insulin
paper: make_of_paper
paper airplane: fold_paper_airplane fold_plane
paperwork: bureaucratic do_paperwork file_paperwork
papyrus: write_on_papyrus
parachute: eject_from_plane jump_from_plane jump_out_of_plane open_parachute parachute skydive strap_on_parachute
parking meter: park park_car
parking ticket: pay_fine
parliament building: parliamentary pass_law pass_legislation sit_in_parliament win_seat_in_parliament
party popper: celebrate_with_friend have_party
passport: apply_for_citizenship apply_for_visa be_deported become_citizen check_passport cross_border deport extradite get_visa go_abroad need_passport need_visa pass_customs renew_passport scan_passport show_passport stamp_in_passport stamp_passport travel_abroad
password: crack_password enter_password forget_password guess_password need_password reset_password save_password set_password sign_in steal_password type_in_password type_password
patent: patent patent_idea patent_invention receive_patent
path: go_for_walk
paw print: track_animal
paycheck: earn_salary earn_wage get_paycheck get_raise live_from_paycheck live_paycheck_to_paycheck on_payroll pay_salary pay_wage pay_worker raise_salary raise_wage receive_paycheck receive_salary spend_paycheck wait_for_paycheck
payslip: underpaid underpay
peace sign: make_peace
peanut butter: spread_peanut_butter
pearl: dive_for_pearl
pebble: skip_stone
pen: put_pen_to_paper sign sign_autograph sign_bill sign_form sign_here sign_into_law sign_law sign_letter sign_name sign_paper sign_petition sign_up_sheet write write_by_hand write_with_pen
pencil: doodle draw_by_hand draw_line draw_map draw_picture draw_sketch scribble sharpen_pencil sketch sketch_out
pendulum: swing_back_and_forth swing_pendulum
pepper mill: season_with_pepper
perfume bottle: spray_perfume wear_perfume
petri dish: grow_in_lab study_bacteria
pharaoh: rule_egypt
phishing email: click_on_link fall_for_scam phish scam
phone battery: run_out_of_battery
phone booth: call_from_booth
phone charger: charge_phone recharge_phone recharge_smartphone
photo album: reminisce
piano: compose_music compose_opera compose_piece compose_symphony learn_piano play_piano practice_piano sit_at_piano study_piano take_piano_lesson teach_piano tune_piano
pickaxe: mine mine_coal mine_copper mine_gold mine_ore mine_silver swing_pickaxe work_in_coal_mine work_in_gold_mine work_in_mine
pickle jar: ferment_cabbage pickle pickle_cucumber pickle_vegetable
picture frame: frame_picture
pie chart: account_for_percent
pig: keep_pig
piggy bank: build_saving deposit_coin grow_saving keep_saving put_aside put_aside_money put_away_money put_in_savings_account put_into_savings put_money_aside retire_early save_cent save_dollar save_euro save_for_college save_for_home save_for_house save_for_rainy_day save_for_retirement save_money save_on save_penny save_pound save_up set_aside_money set_money_aside smash_piggy_bank
pile of coins: hoard_money
pilgrim: go_on_pilgrimage
pill: pharmaceutical pop_pill prescribe_antibiotic reduce_pain relieve_headache relieve_pain swallow_capsule swallow_pill take_antibiotic take_aspirin take_dose take_painkiller take_pill take_sleeping_pill take_tablet treat_headache treat_infection treat_with_antibiotic
pill bottle: on_medication over_counter overdose prescribe prescribe_medication prescribe_medicine prescribe_painkiller take_medication take_medicine
pillow: nap need_nap rest_head sleepy stuff_pillow take_nap under_pillow
pilot: become_pilot
pint of beer: have_pint
pipe: burst_pipe
pirate ship: attack_ship board_merchantman raid_ship
pizza: bake_pizza deliver_pizza eat_pizza make_pizza order_pizza share_pizza
plague mask: spread_plague survive_plague
planet: orbit_star planetary
planet Mars: colonize_mars land_on_mars live_on_mars on_mars send_to_mars travel_to_mars
plank: walk_plank
plant: botanical grow_plant
plant pot: pot_plant repot repot_plant
plaster cast: break_ankle break_arm break_foot break_leg break_wrist put_in_cast set_bone set_broken_bone wear_cast
plastic bottle: pollute_ocean pollute_river pollute_sea
plate: clear_plate finish_meal serve_food serve_hot serve_on_plate serve_with smash_plate
playground: play_in_playground play_on_playground slide_down_slide
playing card: bluff cheat_at_card deal_card pick_card play_blackjack play_bridge play_card play_poker play_solitaire shuffle_card shuffle_deck
plough: cultivate_soil plough plough_field plow plow_field pull_plough pull_plow till_field till_soil
plunger: unblock unblock_drain unclog unclog_drain
pocket watch: hypnotise hypnotize wind_watch
poker chip: lose_bet place_bet win_at_casino win_at_poker win_bet win_poker
police car: alert_police call_cop call_police patrol pull_over raid_house
police light: pull_over_by_police
police officer: escape_police evade_police interrogate_suspect
police siren: wail_siren
police station: confess_to_police file_report
popcorn: pop_corn pop_popcorn
pope: elect_pope excommunicate papal
postcard: send_postcard write_postcard
poster: put_up_poster
potato: mash_potato peel_potato plant_potato
potion: concoct drink_potion poison poison_with swallow_poison take_poison
potter's wheel: form_clay throw_pottery
pottery: ceramic
power line: power_by_electricity power_city power_home produce_electricity produce_power supply_electricity supply_power
praying hands: ask_for_forgiveness atone beg_for_forgiveness beg_for_mercy kneel_in_prayer pious pray pray_for pray_to_god say_prayer worship worship_god
pregnancy test: find_out_pregnant take_pregnancy_test
price tag: affordable bargain_price cheap cost_cent cost_dollar cost_euro cost_less cost_more cost_only cost_pound cost_twice discounted expensive inexpensive on_sale overpriced pay_extra pay_full_price pay_more pay_price_tag pay_twice pricey raise_cost raise_price reduce_cost reduce_price sell set_price slash_cost slash_price
priest: baptize hear_confession
printer: photocopy print print_document print_out
printing press: print_bible print_book print_newspaper print_pamphlet typeset
prism: refract_light split_light split_white_light
prison: break_out_of_jail break_out_of_prison escape_from_jail escape_from_prison escape_prison
prison bars: behind_bar on_death_row penal put_away_for_life put_behind_bar put_behind_bars put_in_jail put_in_prison release_from_prison rot_in_jail rot_in_prison send_to_jail send_to_prison sentence_to_life sentence_to_life_in_prison sentence_to_prison serve_life serve_sentence serve_time serve_year_in_prison sit_behind_bar sit_in_jail sit_in_prison spend_day_in_jail spend_decade_in_prison spend_life_behind_bar spend_life_in_prison spend_month_in_jail spend_month_in_prison spend_night_in_cell spend_night_in_jail spend_rest_of_life_in_prison spend_year_behind_bar spend_year_in_jail spend_year_in_prison throw_in_jail throw_in_prison throw_into_jail throw_into_prison to_jail to_prison visit_in_prison walk_out_of_prison
prison cell: be_imprisoned be_jailed be_sent_to_prison be_sentenced_to_prison end_up_in_jail end_up_in_prison get_life_sentence go_to_jail go_to_prison imprison in_custody in_jail in_prison in_solitary incarcerate jail land_in_prison life_sentence
prosthetic arm: lose_arm lose_hand
prosthetic leg: amputate amputate_leg lose_leg
protractor: measure_angle
pruning shears: prune prune_branch prune_tree trim_branch trim_bush trim_tree
puddle: splash_in_puddle step_in_puddle
pumpjack: produce_oil pump_oil
pumpkin: turn_into_pumpkin
puppy: adopt_puppy get_puppy
purse: rummage_in_purse
pushpin: pin pin_to_board pin_to_wall
putty knife: patch_hole patch_wall plug_hole
pyramid: build_pyramid visit_egypt
qr code: scan_code scan_qr_code
question mark: answer_question ask_question ask_why baffle baffled bewildered confuse confused inexplicable mysterious pose_question puzzle puzzling raise_question remain_mystery remain_unanswered remain_unclear remain_unknown remain_unsolved unanswered undecided unexplained unidentified unknown unsolved wonder wonder_why
quill: dip_quill handwrite_manuscript sign_constitution sign_declaration sign_magna_carta sign_peace_treaty sign_treaty write_poem write_poetry write_sonnet write_treatise write_with_quill
radiation sign: nuclear radioactive
radiator: turn_on_heat turn_on_heating warm_house
radio: broadcast_on_radio listen_to_radio on_radio switch_on_radio tune_in tune_radio turn_on_radio
radio telescope: receive_radio_signal scan_sky_for_signal
radio tower: transmit_radio_wave transmit_signal
raft: drift_on_raft float_downriver
railway: build_railroad build_railway lay_rail lay_track work_on_railway
rain: drenched get_wet pour_down pour_rain pour_with_rain rain rain_cat_and_dog rain_heavily rainy start_to_rain torrential wash_out
rake: gather_leaf rake rake_leaf rake_leave rake_leaves
ransom note: abduct be_kidnapped blackmail demand_ransom get_kidnapped hold_captive hold_for_ransom hold_hostage kidnap
razor: have_shave remove_hair shave shave_beard shave_head shave_leg trim_beard
receipt: overpay refund refund_money split_bill split_check
record player: play_record play_vinyl spin_record
recycling bin: recycle recycle_glass recycle_paper recycle_plastic reduce_waste separate_trash separate_waste sort_trash sort_waste
red card: get_sent_off
red envelope: receive_red_envelope
red heart: adore fall_in_love in_love love_each_other
refrigerator: chill_in_fridge keep_fresh keep_in_fridge leave_in_fridge open_fridge open_refrigerator place_in_fridge place_in_refrigerator put_in_fridge put_in_refrigerator raid_fridge refrigerate store_in_fridge store_in_refrigerator
rejection letter: get_rejected get_turned_down
rent: pay_rent raise_rent spend_on_rent
rental contract: lease_apartment
restaurant: dine_out go_out_for_dinner
resume: apply_for_job apply_for_position find_job job_hunt jobless lie_on_resume look_for_job send_resume submit_resume update_resume
retina: retinal
rice terrace: grow_rice
ring: pawn_ring
river: cross_river
road: build_road hit_road hitchhike on_highway on_road
roadblock: block_road
roast chicken: roast_chicken roast_turkey
robot: automate automated robot-assisted robotic
rock: rocky
rocket: blast_off fly_into_space fly_to_mars fly_to_moon go_into_space go_to_mars go_to_moon go_to_space launch_into_space launch_rocket launch_spacecraft leave_atmosphere leave_earth put_in_space put_into_space put_man_on_moon reach_moon reach_orbit reach_space send_astronaut send_human_to_mars send_into_space send_man_to_moon send_rocket send_to_moon send_to_orbit send_to_space to_moon to_orbit travel_to_moon travel_to_space
rocking chair: retire retire_at retire_from retired
rocking horse: ride_rocking_horse
roll of wallpaper: wallpaper
roller coaster: go_to_amusement_park ride_roller_coaster
roller skate: roller-skate
rolling pin: flatten_dough roll_dough roll_out_dough roll_out_pastry
Roman soldier: march_on_rome
roof: fall_off_roof mend_roof repair_roof
room key: rent_room
rooster: crow_at_dawn
root: uproot uproot_tree
rope: climb_rope knotted pull_rope rappel secure_with_rope strangle take_hostage throw_lasso throw_rope tie_down tie_hand tie_rope tie_to_chair tie_to_mast tie_to_tree tie_together tie_up untie untie_rope walk_tightrope
rose: give_rose prune_rose romantic thorny
router: connect_to_internet connect_to_wi-fi connect_to_wifi reboot_router reset_router restart_router
rowboat: row row_across row_ashore row_boat row_to_shore
rubber glove: clean_bathroom
rugby ball: play_rugby
ruler: draw_straight_line measure_with_ruler
runner: go_for_run go_jogging go_running jog
running shoe: lace_up run_10k run_5k run_half_marathon run_kilometer run_marathon run_mile sprint stay_fit take_up_running train_for_marathon train_for_race win_marathon
running track: run_lap run_race
`
