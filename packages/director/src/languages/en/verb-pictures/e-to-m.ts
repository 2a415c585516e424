/** Drawings of E to M by which what is done, or how somebody or something is, is commonly illustrated: `drawing: keys`. A key is a verb, an adjective or a phrase, its words joined by `_`. */
export const VERB_PICTURES_E_TO_M = `
e-mail: answer_email check_email forward_email get_email open_email read_email receive_email reply_to_email send_email sign_up_for_newsletter subscribe_newsletter unsubscribe write_email
ear: eavesdrop hear_noise hear_sound hear_voice hear_whisper listen_closely
earring: pierce_ear
earth: spin_on_axis terrestrial
earthquake: rattle_city seismic shake_building shake_city shake_earth shake_ground tremble_ground
easel: draw_portrait paint_canvas pose_for_artist pose_for_painter pose_for_portrait sit_for_portrait stretch_canvas take_up_painting
egg: break_egg crack_egg eat_egg lay_egg pack_with_protein produce_egg rich_in_protein separate_egg sit_on_egg
egg cell: fertilize_egg ovulate release_egg
Eiffel Tower: visit_paris
electric car: go_electric
electric plug: electrical plug plug_in plug_into_wall pull_plug unplug
electrocardiogram: take_ecg
elephant: ride_elephant trumpet
elevator: be_stuck_in_elevator get_stuck_in_elevator ride_elevator step_into_elevator stick_in_elevator stuck_in_elevator take_elevator trap_in_elevator
empty plate: be_hungry die_of_starvation famished feel_hungry go_hungry go_without_food hungry malnourished run_out_of_food skip_breakfast skip_dinner skip_lunch skip_meal starve starve_to_death starving underfed undernourished
engagement ring: be_engaged get_down_on_knee get_engaged pop_question propose_marriage propose_on_knee propose_to_boyfriend propose_to_girlfriend propose_to_wife propose_to_woman slip_ring_on_finger
envelope: by_mail by_post get_mail open_envelope open_letter open_mail put_in_envelope receive_letter send_letter slip_into_envelope
eraser: erase
Everest: summit_everest
eviction notice: be_evicted evict face_eviction foreclose lose_home lose_house
evidence bag: collect_evidence destroy_evidence gather_evidence
exam: cheat_on_exam cheat_on_test fail_exam fail_math fail_test pass_exam pass_final pass_test retake_exam sit_exam take_exam write_exam
excavator: dig_foundation excavate_site
executioner: be_executed execute_king execute_prisoner
exhaust pipe: emit_carbon emit_co2
explorer: lead_expedition
explosion: be_blown_up explode
eye: blink cross-eyed open_eye rub_eye see_with_naked_eye shut_eye
eye chart: test_eyesight test_vision
face mask: put_on_mask quarantine take_off_mask test_positive_for_covid under_quarantine wear_mask
factory: be_manufactured build_factory industrial industrialize industrialized open_factory pollute pollute_air polluted shut_down_factory toil_in_factory work_in_factory
fan: stay_cool turn_on_fan ventilate ventilate_room
farmer: agricultural
fax machine: fax send_fax
feather: pluck_feather
fence: fence_in fence_off put_up_fence
ferris wheel: go_to_fair
ferry: cross_by_ferry take_ferry
fetus: kick_in_womb
fighter jet: shoot_down_plane supersonic
fighter plane: bomb_city bomb_london
film camera: direct_film direct_movie film_scene
film reel: roll_film show_film watch_silent_film
finger: count_on_finger read_braille
fingerprint: dust_for_fingerprint forensic identify_suspect leave_fingerprint study_fingerprint take_fingerprint
finish line: cross_finish_line finish_race
fire: ablaze be_burned_down be_on_fire blaze burn_book burn_down burn_house burn_letter burn_to_ground burn_village burn_wood burnt_to_ground burst_into_flame catch_fire combustible engulf_in_flame flammable go_up_in_flame incinerate inflammable on_fire set_ablaze set_house_on_fire set_on_fire stoke_fire throw_into_fire
fire alarm: pull_alarm pull_fire_alarm raise_alarm set_off_alarm set_off_fire_alarm trigger_alarm
fire engine: call_firefighter
fire extinguisher: extinguish put_out_fire
firefighter: extinguish_fire fight_fire
fireplace: sit_by_fireplace warm_by_fire
firework: celebrate celebrate_independence celebrate_new_year light_firework set_off_firework set_off_fireworks
fish: catch_fish eat_fish
fishing net: cast_net haul_in_net mend_net net_fish pull_net repair_net throw_net
fishing rod: cast_line go_fishing reel_in wait_for_bite
fitness tracker: track_step walk_step
flag: become_independent become_republic declare_independence found_nation found_republic gain_independence hoist_flag patriotic plant_flag plant_in_moon raise_flag take_down_flag unfurl_flag wave_flag
flashlight: search_in_dark shine_flashlight shine_light shine_torch turn_on_flashlight
flat tire: blow_tire change_tire patch_tire puncture_tire replace_tire slash_tire
flood: be_flooded flood
flooded house: flood_basement flood_cellar flood_home flood_house
flour: dust_with_flour
flower: bloom blossom floral pick_flower plant_flower smell_flower water_flower
flute: play_flute
fly: swat_fly
flying broom: ride_broom ride_broomstick
fog: foggy
folded clothes: fold_clothes fold_laundry fold_shirt
foot: barefoot go_barefoot run_barefoot shoeless walk_barefoot
football: dribble dribble_ball kick_ball kick_penalty play_football play_soccer throw_football
footprint: follow_footprint follow_trail leave_footprint set_foot set_foot_on_moon stand_on_moon step_on_moon step_onto_moon step_onto_surface walk_on_moon
for sale sign: for_sale put_house_on_market put_up_for_sale sell_home sell_house sell_property up_for_sale
forest: forested get_lost_in_forest get_lost_in_wood
fork in the road: be_at_crossroad choose_between choose_path come_to_fork take_road_less
fortune cookie: open_fortune_cookie
fortune teller: consult_fortune_teller
fossil: fossilize fossilized study_fossil uncover_fossil unearth_fossil
fountain pen: dip_pen
freezer: freeze_food freeze_leftover put_in_freezer store_in_freezer
fried egg: poach_egg
frisbee: throw_frisbee
frog: croak turn_into_frog
fruit: bear_fruit pick_fruit ripen wash_fruit
frying pan: deep-fry deep_fry fry fry_bacon fry_egg fry_fish fry_onion melt_in_pan place_in_pan saute saute_in_pan sear sizzle toss_pancake
fuse box: blow_fuse replace_fuse
galaxy: cosmic galactic
gallows: be_hanged be_sentenced_to_death condemn_to_death execute_murderer face_execution face_gallows hang_criminal hang_murderer hang_pirate hang_traitor hang_witch put_to_death send_to_gallows sentence_to_death sentence_to_hang to_gallows
game controller: play_computer_game play_on_console play_video_game
garden bed: plant_garden plant_in_garden tend_garden work_in_garden
garlic: chop_garlic crush_garlic mince_garlic peel_garlic
gas can: out_of_fuel out_of_gas refill_tank refuel run_on_diesel run_on_gas run_on_gasoline run_out_of_fuel run_out_of_gas run_out_of_gasoline run_out_of_petrol
gas lamp: victorian
gas pedal: step_on_gas
gas station: fill_tank fill_up_car fill_up_tank get_gas pump_gas stop_at_gas_station stop_for_gas
gas valve: shut_off_gas turn_off_gas
gate: close_gate guard_gate open_gate
gavel: acquit auction auction_off be_acquitted be_auctioned be_convicted be_found_guilty convict find_guilty find_innocent go_to_trial hand_down_sentence judicial on_trial outbid overturn_conviction overturn_ruling overturn_verdict pass_sentence plead_guilty plead_innocent plead_not_guilty practice_law press_charge pronounce_guilty prosecute put_on_stand put_on_trial put_up_for_auction reach_verdict return_verdict rule_against rule_in_court rule_in_favor rule_unanimously sell_at_auction sell_at_sotheby sentence sentence_to_month sentence_to_year settle_in_court settle_lawsuit sit_in_court stand_before_judge stand_in_court stand_trial sue take_to_court testify testify_in_court try_case try_for_murder try_for_treason try_in_court under_hammer up_for_auction win_case win_lawsuit
gear: mechanical
gear stick: shift_gear switch_gear
general: command_army command_troop lead_army lead_troop
genie lamp: grant_three_wish grant_wish rub_lamp
ghost: ghostly haunt_castle haunt_house paranormal see_ghost spooky supernatural
gift: bring_gift buy_gift buy_present exchange_gift get_gift get_present giftwrap give_gift give_present open_gift open_present receive_gift receive_present send_gift unwrap unwrap_gift unwrap_present wrap_gift wrap_present
glacier: glacial
gladiator: fight_in_arena fight_lion
glass: clink_glass make_of_glass
glass of milk: lactose_intolerant pour_milk spill_milk
glass of red wine: drink_wine
glass of water: be_thirsty dehydrated die_of_thirst drink_glass drink_more_water drink_plenty drink_water fill_glass get_thirsty hydrate need_water quench_thirst refill_glass rinse_mouth sip_water thirsty
glasses: farsighted near-sighted nearsighted need_glass need_glasses put_on_glass put_on_glasses see_clearly short-sighted shortsighted squint take_off_glass take_off_glasses wear_glass wear_glasses wipe_glasses
globe: across_world all_over_world around_world circle_earth global international spin_globe travel_around_world
glove: put_on_glove wear_glove
glucometer: check_blood_sugar diabetic get_diabetes have_diabetes
glue: adhesive glue glue_together join_with_glue
goat: keep_goat
goggles: protect_eye put_on_goggles wear_goggles
gold bar: buy_gold hoard_gold make_of_gold melt_gold turn_into_gold turn_to_gold
gold medal: become_champion finish_first olympic receive_medal win_gold win_gold_medal win_medal win_olympic win_olympic_gold
gold nugget: discover_gold find_gold steal_gold strike_gold
gold pan: dig_for_gold pan_for_gold prospect prospect_for_gold seek_gold
golf club: play_golf swing_club swing_golf_club
gondola: ride_gondola
good grade: ace_exam ace_test get_good_grade
goose: migrate_south
gpu: process_image
graduation cap: academic attend_college attend_university drop_out_of_college drop_out_of_university earn_degree earn_doctorate earn_phd educated finish_college get_degree get_diploma get_doctorate go_to_college go_to_university graduate graduate_from walk_across_stage
grape: pick_grape press_grape stomp_grape tread_grape turn_grape_into_wine
grapevine: visit_vineyard work_in_vineyard
graph: climb_percent double_every exponential grow_exponentially grow_percent grow_steadily increase increase_tenfold
grass: grassy
grated cheese: grated shred_cheese sprinkle_cheese sprinkle_with_cheese top_with_cheese
grater: grate grate_cheese
gravestone: be_dead deadly deceased die die_alone die_at_age die_in_accident die_in_battle die_in_crash die_in_war die_of_cancer die_of_disease die_of_hunger die_poor die_suddenly die_young fatal late_husband late_wife lethal lie_buried mourn mourn_death mourn_loss pass_away perish remember_dead rest_in_peace stand_at_grave take_to_grave visit_grave widowed
Great Wall: visit_china
greenhouse: grow_indoors trap_heat_in_greenhouse
greenhouse effect: trap_heat warm_planet
grill: grill grill_fish grill_meat grill_steak place_on_grill put_on_grill
grim reaper: cheat_death face_death
groceries: bring_home_grocery carry_grocery
guard: guard guarded
guillotine: be_beheaded be_guillotined behead behead_king chop_off_head cut_off_head decapitate guillotine send_to_guillotine to_guillotine
guitar: learn_guitar play_guitar pluck_string practice_guitar smash_guitar strum strum_guitar tune_guitar
gym: go_to_gym hit_gym join_gym
hacker: break_into_network hack hack_account hack_bank hack_computer hack_into
Hagia Sophia: visit_istanbul
hairbrush: brush_hair
hairdresser: get_haircut
hairdryer: blow-dry blow_dry dry_hair
halo: be_canonized canonize
hamburger: eat_fast_food eat_junk_food overeat
hammer: drive_nail hammer_nail hit_nail nail nail_board nail_down nail_together pound_nail remove_nail smash_with_hammer swing_hammer wield_hammer
hammock: laze relax_in_hammock sleep_in_hammock swing_in_hammock
hand: by_hand hand-made handmade raise_arm raise_hand read_palm right-handed swear_oath take_oath
hand pump: pump_water
handbag: snatch_handbag snatch_purse steal_handbag steal_purse
handcuff: apprehend arrest be_arrested be_detained be_handcuffed capture_suspect catch_criminal catch_killer catch_murderer catch_suspect catch_thief detain get_arrested handcuff make_arrest place_under_arrest put_in_handcuff put_under_arrest slap_handcuff surrender_to_police take_into_custody turn_in_to_police under_arrest wear_handcuff
handshake: agree_on_deal close_deal come_to_agreement conclude_treaty congratulate cut_deal enter_into_agreement forge_alliance form_alliance form_partnership join_force make_agreement make_deal reach_agreement reach_deal seal_deal shake_hand shake_on_it sign_agreement sign_deal strike_bargain strike_deal
handwritten letter: handwritten read_letter write_letter write_letter_to write_to_king
handwritten note: leave_note pass_note write_note
hard drive: erase_data store_data store_file
hat: take_off_hat tip_hat wear_hat
hatching egg: hatch hatch_from_egg
haunted house: haunted
headphones: listen_to_music listen_to_podcast listen_to_song put_on_headphone put_on_headphones
hearing aid: become_deaf deaf go_deaf hard_of_hearing wear_hearing_aid
heart: beat_faster cardiac cardiovascular have_heart_attack heart-healthy protect_heart pump_blood stop_heart strengthen_heart suffer_heart_attack survive_heart_attack transplant_heart
heart monitor: on_life_support
heart rate monitor: elevate_heart_rate measure_heart_rate measure_heartbeat measure_pulse monitor_heart monitor_heart_rate monitor_heartbeat track_heart_rate
heat wave: boiling_hot
heater: turn_on_heater
hedge trimmer: trim_hedge
helicopter: airlift
herb: herbal
hieroglyph: read_hieroglyph
hieroglyphics: decipher_hieroglyph
high heel: wear_heel wear_high_heel
hiker: go_hiking hike hike_trail
hockey stick: play_hockey
hoe: pull_out_weed pull_weed weed weed_garden
hole: fall_into_hole
home-cooked meal: make_dinner make_lunch make_meal prepare_dinner prepare_lunch prepare_meal serve_dinner serve_meal share_meal
hook: take_bait
horse: bet_on_horse break_horse by_horse canter equestrian fall_from_horse fall_off_horse feed_horse gallop get_on_horse groom_horse harness_horse jump_on_horse mount_horse neigh on_horseback race_horse ride_away ride_horse ride_into_battle ride_into_town ride_on_horseback steal_horse tame_horse train_horse travel_by_horse travel_on_horseback whinny
horse saddle: saddle_horse
horseshoe: bring_luck shoe_horse
hospital: be_hospitalized go_to_hospital hospitalize work_at_hospital work_in_hospital
hospital bed: be_bedridden be_ill be_sick comatose critically_ill die_in_hospital fall_ill fall_into_coma fall_sick get_sick gravely_ill ill in_coma in_hospital lie_dying lie_in_hospital slip_into_coma spend_month_in_hospital spend_week_in_hospital stay_in_hospital terminally_ill wake_from_coma wake_up_in_hospital
hot chocolate: sip_hot_chocolate
hot shower: have_shower take_hot_shower
hot-air balloon: float_in_sky
hotel: book_hotel book_room check_in_to_hotel check_into_hotel run_hotel spend_night_in_hotel stay_at_hotel stay_in_hotel to_hotel
hotel key: get_room_key
hourglass: have_no_time run_out_of_time
house: build_house come_home go_home head_home inherit_house leave_home stay_home
house key: buy_apartment buy_home buy_house hand_over_key purchase_home purchase_house rent rent_apartment rent_flat rent_home rent_house rent_out unlock_house
hunter: go_hunting hunt_animal hunt_game
hurricane: hit_coast make_landfall
ice: freeze_over freeze_to_ice icy make_of_ice skate_on_thin_ice slip_on_ice stick_in_ice stuck_in_ice trap_in_ice turn_into_ice turn_to_ice under_ice walk_on_ice
ice cream: eat_ice_cream
ice cube: freeze_water melt_ice
ice pack: cool_injury ice_injury reduce_swelling swollen
ice skate: go_skating ice-skate ice_skate skate skate_on_ice
iceberg: hit_iceberg spot_iceberg strike_iceberg
id card: show_id steal_identity
imam: call_to_prayer
incense stick: burn_incense
inflation: cost_of_live
inhaler: asthmatic gasp_for_breath have_asthma wheeze wheezing
insulation: weatherproof
invoice: miss_payment owe pay_bill pay_fee pay_invoice pay_medical_bill receive_bill receive_invoice send_invoice unpaid
iron: iron_clothes iron_shirt press_clothes press_shirt steam_clothes
ironing board: do_ironing
island: be_marooned be_stranded_on_island strand_on_island stranded_on_island
iv drip: receive_chemotherapy rehydrate_patient undergo_chemo undergo_chemotherapy
jack-o'-lantern: carve_pumpkin celebrate_halloween
jacket: put_on_jacket take_off_jacket
jam: spread_jam
jam jar: sterilize_jar
jar: can_food open_jar remove_lid store_in_airtight_container store_in_jar unscrew_lid
javelin: throw_javelin
jeans: wear_jeans
jewelry: bejeweled rob_jeweler steal_jewel steal_jewelry
jigsaw puzzle: fit_together solve_jigsaw solve_puzzle
job offer: accept_job be_hired get_hired get_job land_job
judge: appear_before_judge be_sentenced face_judge
jug: pour_water
juice: make_juice squeeze_juice
jump rope: jump_rope skip_rope
jumper cable: jump-start jump_start
jungle: hack_through_jungle
kettle: boil boil_water bring_to_boil heat_water
key: turn_key turn_lock unlock unlock_door
keyboard: press_key type type_in type_on_keyboard type_word
kidney: renal transplant_kidney
kimono: wear_kimono
kitchen scale: measure_ingredient weigh_flour weigh_ingredient
kitchen timer: set_timer
kite: fly_kite
kitten: adopt_kitten
knee joint: replace_knee tear_ligament tear_meniscus
knife: at_knifepoint be_stabbed pull_knife pull_out_knife sharpen_blade sharpen_knife slit_throat stab stab_in_heart stab_to_death whittle
knight: chivalrous joust
knot: tie_knot untie_knot
lab coat: wear_lab_coat
lab flask: perform_experiment react_chemically run_experiment scientific study_chemistry work_in_lab work_in_laboratory
laboratory: do_experiment
ladder: climb_ladder fall_off_ladder stand_on_ladder
lamp: light_lamp turn_off_lamp turn_on_lamp work_late
language model: predict_next_word predict_word
lantern: light_lantern walk_in_dark
laptop: book_online build_website code_app edit_video hunch_over_laptop launch_website meet_online on_internet online open_laptop order_from_laptop order_groceries_online post_blog read_online search_for_job sell_online share_screen stay_online upload watch_online watch_youtube work_from_home work_online work_remotely write_on_laptop
laundry: do_laundry
lava: igneous molten molten_rock pour_lava
lawn mower: cut_grass cut_lawn mow mow_grass mow_lawn
lawyer: cross-examine defend_client get_lawyer hire_attorney hire_lawyer
leaf: leafy photosynthesise photosynthesize
leaking roof: leak_roof
leash: put_on_leash take_dog_for_walk walk_dog walk_with_dog
lectern: address_crowd address_nation campaign_for_president deliver_speech give_lecture give_sermon give_speech hold_speech
ledger: balance_book cook_book keep_ledger write_in_ledger
lego brick: play_lego step_on_lego
lemon: citrusy slice_lemon sour squeeze_lemon taste_sour zest_lemon
lemon half: juice_lemon
lemon juice: squeeze_lemon_juice
lemonade: make_lemonade sell_lemonade
lens: polish_lens
letter: answer_letter deliver_letter get_letter reply_to_letter write_back write_home write_to_friend write_to_mother
lever: pull_lever throw_lever
library: borrow_book go_to_library
lie detector: catch_liar detect_lie fail_polygraph lie_under_oath take_lie_detector_test take_polygraph_test
life buoy: drown fall_overboard go_overboard overboard plunge_overboard rescue_at_sea rescue_from_drowning rescue_from_sea rescue_from_water save_from_drowning stay_afloat throw_lifeline tread_water
life jacket: put_on_life_jacket wear_life_jacket
lifeboat: abandon_ship row_lifeboat
light bulb: bright_idea change_bulb change_lightbulb come_up_with_idea dim_light have_idea invent_light_bulb power_lamp replace_bulb replace_light_bulb save_electricity save_energy screw_in_bulb screw_in_light_bulb
light switch: flick_switch flip_switch switch_light_off switch_light_on switch_off switch_off_light switch_on switch_on_light throw_switch turn_light_off turn_light_on turn_off_light turn_on_light turn_out_light
lighter: light_cigarette
lighthouse: guide_ship
lightning: strike_by_lightning strike_lightning strike_tree thunder thunderous
lightning bolt: be_electrocuted be_struck_by_lightning electrocute electrocuted get_electrocuted
line of code: program program_computer run_code type_code write_app write_code write_computer_program write_line_of_code write_program write_software
lion: tame_lion throw_to_lion
lizard: reptilian scaly
loaf of bread: make_bread
lock: encrypt encrypted keep_locked lock lock_away lock_door lock_house lock_out lock_up
lock pick: break_into_apartment break_into_bank break_into_building break_into_car break_into_home break_into_house break_into_office break_into_room burgle
locked door: be_locked be_locked_in be_locked_out
lockpick: pick_lock
locomotive: work_on_railroad
loom: weave weave_carpet weave_cloth weave_fabric weave_rug weave_silk
lotion: apply_cream apply_lotion moisturise moisturize rub_in_cream rub_skin
lottery ticket: buy_lottery_ticket pick_lottery_number play_lottery play_lotto scratch_off scratch_off_ticket scratch_ticket win_lottery
loudspeaker: turn_down_volume turn_up_music turn_up_volume
love letter: confess_love declare_love send_love_letter write_love_letter
lunch: eat_lunch have_lunch
lunchbox: bring_lunch
lung: breathe breathe_air breathe_deeply breathe_in breathe_out breathless exhale inhale pulmonary respiratory take_deep_breath
magic carpet: ride_magic_carpet
magic wand: be_bewitched bewitch cast_spell do_magic enchant enchanted perform_magic perform_trick practice_magic
magnet: attract_iron magnetic
magnifying glass: examine_closely examine_evidence inspect inspect_closely look_closely look_for_clue magnify read_fine_print read_print read_small_print read_term_and_condition read_terms_and_condition scour_crime_scene search_crime_scene search_for_clue solve_case solve_crime solve_murder solve_mystery zoom_in
mailbox: check_mail mail mail_letter post_letter postal send_by_mail send_by_post sort_mail wait_for_letter wait_for_mail wait_for_mailman
mailman: deliver_mail
makeup: apply_makeup put_on_makeup remove_makeup wear_makeup
malware: infect_computer
mammoth: stone_age survive_ice_age
manuscript: submit_manuscript write_autobiography write_book write_memoir write_novel write_play write_screenplay write_script write_thesis
map: chart_coast find_route follow_map plan_route plan_trip plot_course read_map show_on_map spread_map study_map unfold_map
maple syrup: pour_syrup tap_tree
marionette: pull_string
market: barter
market stall: bargain haggle sell_at_market sell_fruit sell_in_market sell_spice sell_vegetable stroll_through_market wander_market wander_through_market
Mars rover: roll_across_mars touch_down_on_mars
mascara: apply_mascara
matchstick: light_match play_with_fire play_with_match set_alight set_fire set_fire_to set_light_to start_fire strike_match
mattress: sleep_on_mattress
meal: eat_dinner eat_healthy eat_meal eat_out eat_well have_dinner have_meal
measuring cup: measure_cup measure_flour measure_out measure_sugar
measuring tape: measure measure_distance measure_height measure_length measure_room measure_waist measure_width measure_window take_measurement
meat: carnivorous eat_meat
megaphone: chant_slogan on_strike protest protest_against protest_in_street rally_supporter shout_slogan speak_to_crowd stage_protest take_to_street
meteor: burn_up_in_atmosphere
microphone: announce_to_press deliver_joke give_interview go_on_tour grab_microphone on_air on_stage perform_concert perform_live perform_on_stage perform_song recognize_speech record_album record_music record_podcast record_single record_song record_voice sing_into_microphone sing_karaoke sing_on_stage speak_into_microphone stand_on_stage step_on_stage step_onto_stage take_stage take_to_stage walk_on_stage walk_onto_stage
microscope: examine_cell look_through_microscope microscopic observe_cell observe_under_microscope peer_into_microscope peer_through_microscope place_under_microscope put_under_microscope see_under_microscope study_bacterium study_biology study_cell study_under_microscope study_virus under_microscope
microwave: heat_in_microwave reheat reheat_food reheat_leftover warm_up_food zap_in_microwave
military helmet: military send_to_front send_to_war serve_in_army serve_in_military serve_in_war serve_in_world_war
milk: curdle drink_milk produce_milk
mirror: gaze_into_mirror look_in_mirror look_into_mirror reflect_light reflect_sunlight see_in_mirror see_reflection stand_in_front_of_mirror stare_at_reflection stare_in_mirror stare_into_mirror
missile: fire_missile launch_missile shoot_missile
mixing bowl: add_flour combine_ingredient fold_in mix_batter mix_dough mix_egg mix_flour mix_in_bowl mix_ingredient mix_with_flour place_in_bowl pour_batter stir_in_flour
money: make_money
money bag: accept_bribe amass_fortune amass_wealth become_millionaire become_rich become_wealthy borrow_money bribe cost_billion cost_fortune cost_million donate_million earn_billion earn_fortune earn_million embezzle filthy_rich generate_revenue get_rich give_bribe inherit_fortune inherit_money lend_money lucrative make_fortune make_million pay_billion pay_million pay_ransom post_bail raise_capital raise_fund raise_million raise_money sell_for_million spend_billion spend_fortune spend_million steal_money win_million
money tree: grow_money
monk: ascetic become_monk join_monastery live_in_monastery
monkey: swing_from_branch swing_from_tree swing_from_vine
moon: at_midnight howl_at_moon land_on_moon lunar on_moon orbit_moon
moon lander: touch_down_on_moon
moon phases: wax_and_wane
moonlight: moonlit
mooring rope: tie_up_boat
mop: clean_floor mop mop_floor mop_up mop_up_water scrub_floor wash_floor
mortar and pestle: crush_herb crush_seed grind_herb grind_into_powder grind_spice grind_to_powder grind_up
mortgage: buy_house_on_credit make_mortgage_payment mortgage pay_down_mortgage pay_mortgage pay_off_mortgage refinance refinance_home refinance_house refinance_mortgage sign_mortgage take_out_mortgage
mosque: islamic
mosquito: be_bitten_by_mosquito bloodsucking get_malaria spread_by_mosquito spread_dengue spread_malaria suck_blood transmit_malaria
moss: mossy
motor oil: change_oil
motorcycle: crash_motorcycle ride_motorcycle
mountain: alpine climb_mountain climb_peak climb_summit conquer_peak conquer_summit cross_alps cross_himalaya cross_mountain mountainous reach_summit scale_mountain scale_peak summit
mousetrap: catch_mouse set_mousetrap set_trap trap_mouse
mouth: open_mouth read_lip
movie ticket: see_film see_movie
moving box: leave_town move_across_country move_apartment move_home move_house move_in move_in_together move_into_apartment move_into_flat move_into_house move_out move_to_city move_to_new_apartment move_to_new_city pack_belonging pack_box pack_up pack_up_belonging quit_job relocate unpack
mri scanner: scan_brain undergo_mri
mud: get_muddy muddy stick_in_mud stuck_in_mud
multimeter: measure_voltage
mummy: be_mummified embalm embalm_body mummify wrap_in_linen
muscle: build_muscle flex_muscle gain_muscle lose_muscle relax_muscle repair_muscle strain_muscle stretch_muscle tear_muscle
museum: be_exhibited display_in_museum go_to_museum hang_in_museum put_on_display visit_museum
mushroom: pick_mushroom
mushroom cloud: detonate_atomic_bomb detonate_nuclear drop_atomic_bomb drop_bomb_on_hiroshima explode_atomic test_atomic_bomb test_bomb test_nuclear_weapon
musical notes: hum_song hum_tune make_music musical play_melody play_music play_song play_tune sing sing_along sing_in_choir sing_song
mustard: spread_mustard
`
