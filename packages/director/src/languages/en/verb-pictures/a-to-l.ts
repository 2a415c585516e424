/** Drawings by which what is done, or how somebody or something is, is commonly illustrated: `drawing: keys`. A key is a verb, an adjective or a phrase, its words joined by `_`. Keys of A to L. */
export const VERBS_A_TO_L = `
abacus: calculate_by_hand count_bead
abandoned house: abandoned decrepit derelict dilapidated
acceptance letter: get_accepted get_into_college get_into_university
acorn: bury_acorn
adhesive tape: hold_together_with_tape
airplane: board_airplane board_plane by_air by_plane catch_flight catch_plane crash_plane fly_abroad fly_across_ocean fly_home fly_plane get_on_plane hijack_plane jet_lagged land_plane
alarm clock: get_up_early hit_snooze
alcohol: drink_alcohol drink_too_much
alembic: distil distill
ambulance: be_rushed_to_hospital call_911 call_ambulance collapse_on_street dial_911
anchor: cast_anchor drop_anchor
angel: angelic go_to_heaven
anvil: forge_blade forge_iron forge_steel forge_sword forge_tool
apple: eat_apple
application form: apply_online complete_form enrol enroll fill_in_form fill_out_application fill_out_form
archery target: aim_at_target
army: attack_city besiege capture_city conquer_city invade_country lay_siege
assembly line: assemble_car build_car
astronaut: be_weightless explore_space float_in_space float_weightless in_zero_gravity
atm: drain_account empty_account get_cash
atomic nucleus: bombard_nucleus
audience: applaud cheer clap entertain_audience give_ovation
axe: chop_down chop_down_tree chop_firewood chop_wood cut_down_tree cut_wood fell_tree
baby: adopt_baby adopt_child bathe_baby be_born bear_child change_baby conceive_child deliver_baby expect_baby feed_baby give_birth have_baby have_child hold_baby learn_to_walk
bacteria: antibacterial bacterial disinfect grow_bacteria kill_bacteria kill_germ
badge: flash_badge
baggage carousel: collect_luggage lose_luggage
baking tray: bake_cookie
ball and chain: do_hard_labor
ballet shoe: dance_ballet
balloon: blow_up_balloon inflate_balloon
ballot box: be_elected cast_ballot cast_vote count_vote democratic elect elect_president electoral go_to_poll hold_election hold_referendum
bandage: bandage be_injured be_wounded bind_wound bleed clean_wound cut_finger dress_wound get_hurt heal_wound injured
bank: apply_for_loan deposit_money get_loan go_to_bank
bank statement: check_account check_balance
bank vault: break_into_vault crack_vault
banknote: fake_money forge_banknote forge_money
barbell: bench_press deadlift do_strength_training
barrier: barricade
baseball bat: hit_home_run
basket: forage gather_berry gather_mushroom
basketball: bounce_ball dunk dunk_ball
bathroom scale: burn_belly_fat burn_fat drop_pound gain_pound gain_weight get_fat lose_kilo lose_pound lose_weight
bathtub: bathe have_bath
battering ram: break_down_gate break_through_gate
battery: drain_battery
battlefield: die_on_battlefield fall_in_battle fight_battle fight_war go_into_battle lose_battle
beach: go_to_beach lie_on_beach
beaker: dilute
bear: be_attacked_by_bear hibernate
bed: asleep bedridden climb_into_bed crawl_into_bed deprive_of_sleep doze doze_off drift_off fall_asleep fall_into_bed get_enough_sleep get_into_bed get_out_of_bed get_sleep go_to_bed have_insomnia have_nightmare in_bed lie_awake lie_down lie_in_bed
bee: be_stung get_stung keep_bee
beekeeper: harvest_honey
beer: brew_beer drink_beer grab_beer have_beer
beggar: become_homeless beg beg_for_money destitute homeless live_on_street
Bible: become_christian biblical convert_to_christianity
bicycle: by_bicycle by_bike go_by_bike
bicycle helmet: fall_off_bike
binoculars: bird_watch birdwatch keep_watch
bird: chirp
bird feeder: attract_bird feed_bird
birdcage: caged
birthday cake: celebrate_birthday have_birthday
bitcoin: buy_bitcoin
black hole: fall_into_black_hole
blackboard: educate
blacksmith: beat_iron forge_horseshoe
blanket: curl_up feel_cold keep_warm_at_night
blender: blend_fruit blend_until_smooth
blocked artery: block_artery clog_artery
blocked drain: clog_drain clog_sink
blood bag: donate_blood give_blood lose_blood lose_lot_of_blood
blood clot: clot
blood pressure cuff: check_blood_pressure have_high_blood_pressure lower_blood_pressure
blood sample: draw_blood
blood test: get_bloodwork
bloody handprint: blood-stained bloodstained
boarding pass: board_flight book_flight check_in_online
boat: by_boat get_into_boat
book: edit_book flip_through_book
boss: get_promoted
bouquet: arrange_flower bring_flower buy_flower give_flower
bow: hunt_with_bow
bowl of soup: eat_hot_soup
bowling ball: go_bowling
bowling pin: knock_down_pin
box: be_dismissed be_fired be_laid_off clear_out_desk get_fired get_laid_off lay_off lay_off_employee lay_off_worker lose_job
boxing glove: fight_in_ring
boxing ring: fight_for_title
braces: get_brace
brain: cerebral cognitive forgetful have_stroke lose_memory
brake pedal: brake brake_hard hit_brake
bread: bake_bread baked eat_bread freshly_baked
breakfast: eat_breakfast have_breakfast
brick: build_of_brick lay_brick
brick wall: build_wall erect_wall
bride: give_away_bride kiss_bride leave_at_altar
bridge: build_bridge cross_bridge jump_off_bridge
briefcase: go_to_work
broken bone: break_bone break_hip
broken heart: break_heart cheat_on_husband cheat_on_wife divorce fall_out_of_love get_divorced get_dumped heartbroken jilt
broken phone: crack_screen drop_phone
bronze medal: come_third
browser window: browse browse_internet browse_web go_online
bucket: bail_out_water carry_water fetch_water
Buddha statue: buddhist
bulldozer: be_demolished bulldoze clear_land demolish demolish_building demolish_house level_house level_village
bullseye: hit_bullseye hit_mark hit_target
burglar: break_in climb_through_window
bus: board_bus by_bus catch_bus get_off_bus get_on_bus
cage: be_caged escape_from_cage keep_in_cage
cake: bake_cake bake_pie decorate_cake eat_cake
calculator: add_number add_up calculate crunch_number divide_number do_math
calendar: book_appointment
camel: cross_desert
camera: film_documentary
campfire: build_fire gather_around_fire huddle_around_fire light_campfire light_fire
candle: blow_out_candle burn_candle by_candlelight candlelit light_candle
candy: eat_candy
cannon: bombard bombard_fortress fire_cannon
canoe: kayak
captain: command_ship
car: buy_car by_car carpool crash_car drive_across_country drive_car drive_fast drive_home get_into_car get_out_of_car
car jack: jack_up_car
car key: borrow_car lease_car lock_key_in_car
carriage: arrive_in_carriage
cash: ask_for_money collect_money cost_money count_money counterfeit counterfeit_money demand_money donate_money earn_money extort get_paid give_money hand_over_money hide_money launder_money
cash register: charge_customer check_out_customer
castle: besiege_castle besieged build_castle defend_castle feudal
cat: adopt_cat
cauldron: brew_potion
cave: explore_cave
cemetery: bury_in_cemetery
chain: break_chain chain_up
chainsaw: clear_forest clear_rainforest cut_down_forest cut_down_rainforest deforest fell_forest
chalk outline: be_found_dead discover_body find_body find_corpse find_dead
champagne: celebrate_success celebrate_victory
charging cable: charge_battery
charging station: charge_car charge_electric_car
chat bubble: chat_online
chatbot: ask_ai ask_chatgpt chat_with_ai
check mark: approve approved check_off
cheese: eat_cheese
cheque: cash_check cash_cheque deposit_check forge_check
chessboard: checkmate
chicken: feed_chicken keep_chicken
child: childish childlike grow_up
chili pepper: hot_and_spicy
chisel: carve_in_stone carve_marble carve_out_of_stone carve_statue carve_stone carve_wood hew_stone
chocolate: crave_chocolate eat_chocolate
Christmas tree: at_christmas celebrate_christmas decorate_tree
chrysalis: emerge_from_cocoon
church: attend_church go_to_church
cinema: go_to_cinema go_to_movies
circus tent: join_circus
clapperboard: act_in_film act_in_movie appear_in_film appear_in_movie
clay pot: fire_clay
cliff: fall_off_cliff jump_off_cliff
climber: climb_cliff climb_rock climb_wall free_climb
clock: be_delayed be_late be_on_time
clogged drain: clogged
closed door: close_door
clothes hanger: hang_up_clothes hang_up_shirt
clothesline: dry_clothes dry_laundry hang_laundry hang_out_laundry hang_up_laundry
cloud: cloudy
cloud storage: back_up back_up_data back_up_file back_up_photo
clover: get_lucky lucky
coal: burn_coal burn_fossil_fuel coal-fired
coal mine: dig_coal dig_for_coal
coast: coastal
coat: bundle_up dress_warmly
cocktail: have_cocktail
coffee: brew_coffee caffeinated drink_coffee have_coffee
coffee grinder: grind_bean grind_coffee
coffee maker: brew_pot
coffin: attend_funeral be_buried_alive bury_alive bury_body bury_dead carry_coffin go_to_funeral hold_funeral
coin: collect_coin cost_penny drop_coin flip_coin insert_coin
colander: drain_noodle drain_pasta drain_water
cold shower: have_cold_shower
comb: comb_hair
compass: find_north get_lost lose_bearing lose_way
compost bin: compost fertilize_soil
computer: boot_up computerized edit_photo hunch_over_computer
computer code: debug learn_to_code
concert ticket: go_to_concert
conductor: conduct_orchestra conduct_symphony
constellation: connect_star
construction crane: build_skyscraper build_tower erect_building
contract: breach_contract break_contract cancel_contract close_contract contractual draft_contract draw_up_contract get_signature
cooking pot: cook cook_dinner cook_food cook_for_family cook_lunch cook_meal cook_rice cook_soup cook_stew heat_soup learn_to_cook
couple: be_in_love cuddle dance_together first_kiss flirt go_on_date hold_hand kiss
coupon: clip_coupon
courtroom: appear_in_court be_on_trial bring_charge bring_to_justice defend_in_court end_up_in_court face_charge face_trial go_to_court in_court legal_battle
cow: bovine graze
cowboy: herd_cattle lasso
cradle: lull_to_rest lull_to_sleep
crane: lift_heavy_load
credit card: buy_online charge_card charge_credit_card
crime scene: be_murdered commit_crime commit_murder investigate_murder
crime scene tape: cordon_off
cross: be_crucified carry_cross crucify
cross mark: incorrect
crosswalk: cross_road cross_street
crowd: crowded densely_populated draw_crowd flock_to gather_crowd gather_in_street incite_mob jostle
crown: abdicate be_crowned become_king become_queen coronate crown
cruise ship: go_on_cruise
crutch: be_lame hobble limp
crystal: crystalline crystallize
crystal ball: clairvoyant forecast_future foretell foretell_future look_into_future
curtain: close_curtain draw_curtain
cutting board: chop chop_finely chop_herb chop_onion chop_vegetable cut_onion cut_vegetable dice_vegetable
dam: dam_river
dancer: dance dance_on_stage
deadbolt: bolt_door
debt: debt-ridden deep_in_debt drown_in_debt fall_into_debt get_into_debt in_debt
dental floss: floss
dentist: get_filling go_to_dentist
dentures: lose_all_tooth
desert: arid get_lost_in_desert
detective: crack_case follow_clue hire_detective hunt_killer interrogate investigate_case
devil: demonic diabolical evil_spirit go_to_hell
diamond: cut_diamond
diaper: change_diaper
diary: keep_diary keep_journal
dice: gamble gamble_away leave_to_chance
dinner plate: dine
dinosaur skeleton: become_extinct die_out extinct go_extinct
dirty dishes: do_dish
disco ball: go_clubbing go_dancing
dishwasher: empty_dishwasher load_dishwasher
diver: descend_to_seabed go_diving hold_breath_underwater
dna: clone edit_gene genetic hereditary
doctor: ask_doctor be_diagnosed be_misdiagnosed call_doctor consult_doctor diagnose get_diagnosed go_to_doctor
document: declassify destroy_document draft_constitution file_document fill_out_document forge_document leak_document
dog: adopt_dog bark feed_dog fetch_ball fetch_stick get_dog
dog bowl: feed_pet
dominoes: fall_like_domino
door: answer_door bang_on_door break_down_door burst_into_room enter_building enter_house enter_room force_door hold_door kick_down_door kick_in_door knock_at_door knock_on_door
doorway: block_doorway
dough: knead knead_dough
downward trend: crash_in_value decline_steadily decrease drop_by_percent drop_in_value drop_sharply fall_by_percent fall_in_price fall_sharply
dragon: breathe_fire fight_dragon kill_dragon
dress: buy_dress get_dressed
drill: drill drill_hole drill_into_wall drill_wall
driver's license: get_license
drone: fly_drone
drum: beat_drum
duck: feed_duck
dumbbell: bulk_up exercise lift_dumbbell lift_weight
dynamite: blast_tunnel blow_up blow_up_bridge demolish_with_explosive detonate explosive
e-mail: answer_email check_email forward_email get_email
ear: eavesdrop hear_noise hear_sound hear_voice hear_whisper listen_closely
easel: draw_portrait
egg: break_egg crack_egg eat_egg lay_egg
egg cell: fertilize_egg
electric car: go_electric
electric plug: electrical
elevator: be_stuck_in_elevator get_stuck_in_elevator
empty plate: be_hungry die_of_starvation famished feel_hungry go_hungry go_without_food hungry
engagement ring: be_engaged get_down_on_knee get_engaged
envelope: by_mail by_post get_mail
eraser: erase
eviction notice: be_evicted evict face_eviction foreclose lose_home lose_house
evidence bag: collect_evidence destroy_evidence gather_evidence
exam: cheat_on_exam cheat_on_test fail_exam fail_math fail_test
excavator: dig_foundation excavate_site
executioner: be_executed execute_king execute_prisoner
exhaust pipe: emit_carbon emit_co2
explorer: lead_expedition
explosion: be_blown_up explode
eye: blink cross-eyed
factory: be_manufactured build_factory industrial industrialize industrialized
farmer: agricultural
fax machine: fax
fence: fence_in fence_off
ferris wheel: go_to_fair
ferry: cross_by_ferry
fetus: kick_in_womb
fighter plane: bomb_city bomb_london
film camera: direct_film direct_movie film_scene
finger: count_on_finger
fingerprint: dust_for_fingerprint forensic identify_suspect leave_fingerprint
finish line: cross_finish_line finish_race
fire: ablaze be_burned_down be_on_fire blaze burn_book burn_down burn_house burn_letter burn_to_ground burn_village burn_wood burnt_to_ground burst_into_flame catch_fire combustible engulf_in_flame flammable go_up_in_flame incinerate inflammable
fire engine: call_firefighter
fire extinguisher: extinguish
firefighter: extinguish_fire fight_fire
firework: celebrate celebrate_independence celebrate_new_year light_firework
fish: catch_fish eat_fish
fishing net: cast_net haul_in_net
fishing rod: cast_line go_fishing
flag: become_independent become_republic declare_independence found_nation found_republic gain_independence hoist_flag
flat tire: blow_tire change_tire
flood: be_flooded flood
flooded house: flood_basement flood_cellar flood_home flood_house
flour: dust_with_flour
flower: bloom blossom floral
fog: foggy
folded clothes: fold_clothes fold_laundry fold_shirt
foot: barefoot go_barefoot
football: dribble dribble_ball kick_ball kick_penalty
footprint: follow_footprint follow_trail leave_footprint
for sale sign: for_sale
forest: forested get_lost_in_forest get_lost_in_wood
fork in the road: be_at_crossroad choose_between choose_path come_to_fork
fortune teller: consult_fortune_teller
fossil: fossilize fossilized
fountain pen: dip_pen
freezer: freeze_food freeze_leftover
frog: croak
fruit: bear_fruit
frying pan: deep-fry deep_fry fry fry_bacon fry_egg fry_fish fry_onion
fuse box: blow_fuse
galaxy: cosmic galactic
gallows: be_hanged be_sentenced_to_death condemn_to_death execute_murderer face_execution face_gallows hang_criminal hang_murderer hang_pirate hang_traitor hang_witch
garlic: chop_garlic crush_garlic
gas station: fill_tank fill_up_car fill_up_tank get_gas
gate: close_gate guard_gate
gavel: acquit auction auction_off be_acquitted be_auctioned be_convicted be_found_guilty convict find_guilty find_innocent go_to_trial hand_down_sentence judicial
general: command_army command_troop lead_army lead_troop
genie lamp: grant_three_wish grant_wish
ghost: ghostly haunt_castle haunt_house
gift: bring_gift buy_gift buy_present exchange_gift get_gift get_present giftwrap give_gift give_present
glacier: glacial
gladiator: fight_in_arena fight_lion
glass: clink_glass
glass of milk: lactose_intolerant
glass of red wine: drink_wine
glass of water: be_thirsty dehydrated die_of_thirst drink_glass drink_more_water drink_plenty drink_water fill_glass get_thirsty hydrate
glasses: farsighted
globe: across_world all_over_world around_world circle_earth global international
glucometer: check_blood_sugar diabetic get_diabetes have_diabetes
glue: adhesive glue glue_together join_with_glue
goat: keep_goat
gold bar: buy_gold hoard_gold
gold medal: become_champion finish_first
gold nugget: discover_gold find_gold
gold pan: dig_for_gold
good grade: ace_exam ace_test get_good_grade
graduation cap: academic attend_college attend_university drop_out_of_college drop_out_of_university earn_degree earn_doctorate earn_phd educated finish_college get_degree get_diploma get_doctorate go_to_college go_to_university graduate graduate_from
graph: climb_percent double_every exponential grow_exponentially grow_percent grow_steadily increase increase_tenfold
grass: grassy
grated cheese: grated
grater: grate grate_cheese
gravestone: be_dead deadly deceased die die_alone die_at_age die_in_accident die_in_battle die_in_crash die_in_war die_of_cancer die_of_disease die_of_hunger die_poor die_suddenly die_young fatal late_husband late_wife lethal lie_buried
greenhouse: grow_indoors
grill: grill grill_fish grill_meat grill_steak
grim reaper: cheat_death face_death
groceries: bring_home_grocery carry_grocery
guard: guard guarded
guillotine: be_beheaded be_guillotined behead behead_king chop_off_head cut_off_head decapitate guillotine
guitar: learn_guitar
gym: go_to_gym hit_gym join_gym
hacker: break_into_network hack hack_account hack_bank hack_computer hack_into
hairbrush: brush_hair
hairdresser: get_haircut
hairdryer: blow-dry blow_dry dry_hair
halo: be_canonized canonize
hamburger: eat_fast_food eat_junk_food
hammer: drive_nail hammer_nail hit_nail
hammock: laze
hand: by_hand hand-made handmade
handcuff: apprehend arrest be_arrested be_detained be_handcuffed capture_suspect catch_criminal catch_killer catch_murderer catch_suspect catch_thief detain get_arrested handcuff
handshake: agree_on_deal close_deal come_to_agreement conclude_treaty congratulate cut_deal enter_into_agreement forge_alliance form_alliance form_partnership join_force
handwritten letter: handwritten
handwritten note: leave_note
hard drive: erase_data
hatching egg: hatch hatch_from_egg
haunted house: haunted
headphones: listen_to_music listen_to_podcast listen_to_song
hearing aid: become_deaf deaf go_deaf hard_of_hearing
heart: beat_faster cardiac cardiovascular have_heart_attack heart-healthy
heart rate monitor: elevate_heart_rate
heat wave: boiling_hot
helicopter: airlift
herb: herbal
hieroglyphics: decipher_hieroglyph
hiker: go_hiking hike hike_trail
hole: fall_into_hole
horse: bet_on_horse break_horse by_horse canter equestrian fall_from_horse fall_off_horse feed_horse gallop get_on_horse groom_horse harness_horse jump_on_horse
horseshoe: bring_luck
hospital: be_hospitalized go_to_hospital hospitalize
hospital bed: be_bedridden be_ill be_sick comatose critically_ill die_in_hospital fall_ill fall_into_coma fall_sick get_sick gravely_ill ill in_coma in_hospital lie_dying lie_in_hospital
hot shower: have_shower
hot-air balloon: float_in_sky
hotel: book_hotel book_room check_in_to_hotel check_into_hotel
hotel key: get_room_key
hourglass: have_no_time
house: build_house come_home go_home head_home inherit_house leave_home
house key: buy_apartment buy_home buy_house hand_over_key
hunter: go_hunting hunt_animal hunt_game
hurricane: hit_coast
ice: freeze_over freeze_to_ice icy
ice cream: eat_ice_cream
ice cube: freeze_water
ice pack: cool_injury ice_injury
ice skate: go_skating ice-skate ice_skate
iceberg: hit_iceberg
imam: call_to_prayer
incense stick: burn_incense
inflation: cost_of_live
inhaler: asthmatic gasp_for_breath have_asthma
iron: iron_clothes iron_shirt
ironing board: do_ironing
island: be_marooned be_stranded_on_island
jack-o'-lantern: carve_pumpkin celebrate_halloween
jar: can_food
jewelry: bejeweled
jigsaw puzzle: fit_together
job offer: accept_job be_hired get_hired get_job land_job
judge: appear_before_judge be_sentenced face_judge
jump rope: jump_rope
jumper cable: jump-start jump_start
jungle: hack_through_jungle
kettle: boil boil_water bring_to_boil heat_water
kite: fly_kite
kitten: adopt_kitten
knife: at_knifepoint be_stabbed
knight: chivalrous joust
laboratory: do_experiment
ladder: climb_ladder fall_off_ladder
lamp: light_lamp
lantern: light_lantern
laptop: book_online build_website code_app edit_video hunch_over_laptop launch_website
laundry: do_laundry
lava: igneous
lawn mower: cut_grass cut_lawn
lawyer: cross-examine defend_client get_lawyer hire_attorney hire_lawyer
leaf: leafy
leaking roof: leak_roof
lectern: address_crowd address_nation campaign_for_president deliver_speech give_lecture give_sermon give_speech hold_speech
ledger: balance_book cook_book keep_ledger
lemon: citrusy
lemon half: juice_lemon
letter: answer_letter deliver_letter get_letter
library: borrow_book go_to_library
lie detector: catch_liar detect_lie fail_polygraph lie_under_oath
life buoy: drown fall_overboard go_overboard
lifeboat: abandon_ship
light bulb: bright_idea change_bulb change_lightbulb come_up_with_idea dim_light have_idea invent_light_bulb
light switch: flick_switch flip_switch
lighter: light_cigarette
lighthouse: guide_ship
lightning bolt: be_electrocuted be_struck_by_lightning electrocute electrocuted get_electrocuted
lock: encrypt encrypted keep_locked lock lock_away lock_door lock_house lock_out lock_up
lock pick: break_into_apartment break_into_bank break_into_building break_into_car break_into_home break_into_house break_into_office break_into_room burgle
locked door: be_locked be_locked_in be_locked_out
lotion: apply_cream apply_lotion
lottery ticket: buy_lottery_ticket
love letter: confess_love declare_love
lunch: eat_lunch have_lunch
lunchbox: bring_lunch
lung: breathe breathe_air breathe_deeply breathe_in breathe_out breathless exhale inhale
magic wand: be_bewitched bewitch cast_spell do_magic enchant enchanted
magnet: attract_iron
magnifying glass: examine_closely examine_evidence inspect inspect_closely look_closely look_for_clue
mailbox: check_mail
mailman: deliver_mail
makeup: apply_makeup
malware: infect_computer
map: chart_coast find_route follow_map
market: barter
market stall: bargain haggle
mascara: apply_mascara
matchstick: light_match
meal: eat_dinner eat_healthy eat_meal eat_out eat_well have_dinner have_meal
meat: carnivorous eat_meat
megaphone: chant_slogan
meteor: burn_up_in_atmosphere
microphone: announce_to_press deliver_joke give_interview go_on_tour grab_microphone
microscope: examine_cell look_through_microscope
microwave: heat_in_microwave
milk: curdle drink_milk
mirror: gaze_into_mirror look_in_mirror look_into_mirror
missile: fire_missile launch_missile
mixing bowl: add_flour combine_ingredient fold_in
money bag: accept_bribe amass_fortune amass_wealth become_millionaire become_rich become_wealthy borrow_money bribe cost_billion cost_fortune cost_million donate_million earn_billion earn_fortune earn_million embezzle filthy_rich generate_revenue get_rich give_bribe inherit_fortune inherit_money lend_money lucrative
money tree: grow_money
monk: ascetic become_monk join_monastery live_in_monastery
moon: at_midnight howl_at_moon land_on_moon lunar
mop: clean_floor
mortar and pestle: crush_herb crush_seed grind_herb grind_into_powder grind_spice grind_to_powder grind_up
mortgage: buy_house_on_credit
mosque: islamic
mosquito: be_bitten_by_mosquito bloodsucking get_malaria
motor oil: change_oil
motorcycle: crash_motorcycle
mountain: alpine climb_mountain climb_peak climb_summit conquer_peak conquer_summit cross_alps cross_himalaya cross_mountain
mousetrap: catch_mouse
moving box: leave_town
mud: get_muddy
mummy: be_mummified embalm embalm_body
muscle: build_muscle flex_muscle gain_muscle lose_muscle
museum: be_exhibited display_in_museum go_to_museum hang_in_museum
mushroom cloud: detonate_atomic_bomb detonate_nuclear drop_atomic_bomb drop_bomb_on_hiroshima explode_atomic
musical notes: hum_song hum_tune
nail: drive_in_nail
nail polish: do_nail
nappy: change_nappy
needle: embroider
nest: build_nest
newborn baby: cradle_newborn go_into_labor
newspaper: appear_in_newspaper be_reported_in_newspaper hit_headline journalistic
night sky: at_night by_night count_star gaze_at_star gaze_into_sky look_at_star look_up_at_sky
nose: blow_nose inhale_scent
notebook: jot_down
nun: become_nun join_convent
nurse: care_for_patient
nut: crack_nut
office building: found_business found_company
oil dipstick: check_oil
oil rig: discover_oil drill_for_oil drill_oil find_oil
old man: elderly get_old grey-haired grow_old
onion: dice_onion
open book: leaf_through_book
open door: leave_door_open
open safe: empty_safe
operating table: have_operation have_surgery
oven: bake bake_for_hour bake_in_oven heat_oven
package: deliver_order deliver_package deliver_parcel deliver_to_door get_package
paint roller: coat_wall
paintbrush: artistic
painting: appraise_painting buy_painting commission_painting commission_portrait hang_painting hang_picture
paper airplane: fold_paper_airplane fold_plane
paperwork: bureaucratic do_paperwork file_paperwork
parachute: eject_from_plane jump_from_plane jump_out_of_plane
party popper: celebrate_with_friend have_party
passport: apply_for_citizenship apply_for_visa be_deported become_citizen check_passport cross_border deport extradite get_visa go_abroad
password: crack_password enter_password forget_password guess_password
path: go_for_walk
paycheck: earn_salary earn_wage get_paycheck get_raise live_from_paycheck live_paycheck_to_paycheck
pearl: dive_for_pearl
pencil: doodle draw_by_hand draw_line draw_map draw_picture draw_sketch
petri dish: grow_in_lab
phishing email: click_on_link fall_for_scam
phone booth: call_from_booth
phone charger: charge_phone
piano: compose_music compose_opera compose_piece compose_symphony learn_piano
pickle jar: ferment_cabbage
picture frame: frame_picture
pie chart: account_for_percent
pig: keep_pig
piggy bank: build_saving deposit_coin grow_saving keep_saving
pile of coins: hoard_money
pilgrim: go_on_pilgrimage
pilot: become_pilot
pint of beer: have_pint
pipe: burst_pipe
pirate ship: attack_ship board_merchantman
pizza: bake_pizza deliver_pizza eat_pizza
planet Mars: colonize_mars land_on_mars live_on_mars
plant: botanical grow_plant
plaster cast: break_ankle break_arm break_foot break_leg break_wrist
plate: clear_plate finish_meal
playing card: bluff cheat_at_card deal_card
plough: cultivate_soil
pocket watch: hypnotise hypnotize
poker chip: lose_bet
police car: alert_police call_cop call_police
police officer: escape_police evade_police interrogate_suspect
police station: confess_to_police file_report
pope: elect_pope excommunicate
potion: concoct drink_potion
potter's wheel: form_clay
pottery: ceramic
praying hands: ask_for_forgiveness atone beg_for_forgiveness beg_for_mercy kneel_in_prayer
pregnancy test: find_out_pregnant
price tag: affordable bargain_price cheap cost_cent cost_dollar cost_euro cost_less cost_more cost_only cost_pound cost_twice discounted expensive inexpensive
priest: baptize hear_confession
prison: break_out_of_jail break_out_of_prison escape_from_jail escape_from_prison escape_prison
prison bars: behind_bar
prison cell: be_imprisoned be_jailed be_sent_to_prison be_sentenced_to_prison end_up_in_jail end_up_in_prison get_life_sentence go_to_jail go_to_prison imprison in_custody in_jail in_prison in_solitary incarcerate jail land_in_prison life_sentence
prosthetic arm: lose_arm lose_hand
prosthetic leg: amputate amputate_leg lose_leg
puppy: adopt_puppy get_puppy
pyramid: build_pyramid
question mark: answer_question ask_question ask_why baffle baffled bewildered confuse confused inexplicable
quill: dip_quill handwrite_manuscript
radio: broadcast_on_radio listen_to_radio
raft: drift_on_raft float_downriver
railway: build_railroad build_railway lay_rail lay_track
rain: drenched get_wet
rake: gather_leaf
ransom note: abduct be_kidnapped blackmail demand_ransom get_kidnapped hold_captive hold_for_ransom hold_hostage kidnap
razor: have_shave
red card: get_sent_off
red heart: adore fall_in_love in_love love_each_other
refrigerator: chill_in_fridge keep_fresh keep_in_fridge leave_in_fridge
rejection letter: get_rejected get_turned_down
rental contract: lease_apartment
restaurant: dine_out go_out_for_dinner
resume: apply_for_job apply_for_position find_job job_hunt jobless lie_on_resume look_for_job
rice terrace: grow_rice
river: cross_river
road: build_road hit_road hitchhike
roadblock: block_road
robot: automate automated
rocket: blast_off fly_into_space fly_to_mars fly_to_moon go_into_space go_to_mars go_to_moon go_to_space launch_into_space launch_rocket launch_spacecraft leave_atmosphere leave_earth
roller coaster: go_to_amusement_park
rolling pin: flatten_dough
roof: fall_off_roof
rooster: crow_at_dawn
rope: climb_rope knotted
rose: give_rose
router: connect_to_internet connect_to_wi-fi connect_to_wifi
rubber glove: clean_bathroom
ruler: draw_straight_line
runner: go_for_run go_jogging go_running jog
running shoe: lace_up
safari jeep: go_on_safari
safe: break_open_safe crack_safe keep_in_safe lock_in_safe
sailboat: go_sailing
sailing ship: circle_globe circumnavigate cross_atlantic cross_ocean cross_pacific discover_america discover_new_world explore_coast hoist_sail
salad: become_vegan become_vegetarian eat_salad go_on_diet go_vegan go_vegetarian leafy_green
salt: dissolve_salt
salt shaker: add_salt
sandcastle: build_sandcastle
sandwich: eat_sandwich
sarcophagus: bury_in_tomb entomb
satellite: in_orbit launch_satellite
saucepan: boil_vegetable heat_milk
saw: cut_board cut_branch cut_plank
scaffolding: be_under_construction
scales of justice: fair_trial get_justice
scalpel: cut_open dissect
school: at_school attend_school drop_out_of_school finish_school go_to_school leave_school
scissors: cut_cloth cut_fabric cut_hair cut_paper cut_ribbon cut_rope cut_thread
screwdriver: assemble_furniture fasten_screw loosen_screw
sea: at_sea drift_at_sea
search bar: google
seat belt: buckle_up fasten_seatbelt
security camera: be_caught_on_camera
seed: germinate
seedling: grow_from_seed
server: host_website
shackle: be_chained be_enslaved be_sold_into_slavery enslave enslaved
shark: attack_swimmer be_attacked_by_shark
shattered mirror: break_mirror
sheep: keep_sheep
shepherd: guard_sheep herd_sheep
ship: board_ship build_ship by_sea by_ship capsize christen_ship disembark embark
shoe: lace_shoe
shop: go_to_store
shopping bag: buy_clothes buy_shoe go_on_spree impulse_buy
shopping cart: buy_food buy_grocery do_shopping get_grocery go_shopping
shovel: bury_in_garden bury_in_ground dig_ditch dig_grave dig_hole dig_pit dig_trench dig_up dig_well
signpost: give_direction
silver medal: come_second
skeleton: dig_up_skeleton
ski: go_skiing
skin: itch
slave: buy_slave free_slave keep_slave
slave ship: be_shipped_as_slave
sled: go_sledding
slot machine: hit_jackpot
smartphone: call_friend call_mother call_parent check_message check_notification check_phone delete_app dial_number doomscroll download_app get_call glance_at_phone hold_phone install_app look_at_phone
snake: be_bitten_by_snake bitten_by_snake
snorkel: go_snorkeling
snow: be_snowed_in
snowflake: frosty
snowman: build_snowman
soccer goal: concede_goal
sofa: lie_on_couch lounge_on_sofa
solar eclipse: eclipse_sun
solar panel: harness_solar_energy harness_sun
soldier: be_drafted conscript desert_army draft_into_army enlist fight_in_war go_to_war join_army
spear: hunt_mammoth hurl_spear
speedometer: break_speed_limit drive_too_fast exceed_speed_limit
spider: arachnid
spy: infiltrate
stack of books: devour_book
stairs: climb_stair climb_step fall_down_stair go_downstairs go_upstairs
statue: erect_statue
steering wheel: at_wheel behind_wheel drive_drunk fall_asleep_at_wheel grip_wheel learn_to_drive
stethoscope: examine_patient listen_to_chest listen_to_heart
stock chart: buy_share buy_stock day_trade hold_stock invest invest_in_market invest_in_stock
stock market: go_public list_on_exchange
stomach: bloated digest digest_food feel_bloated gastric
stormy sea: be_lost_at_sea lost_at_sea
subway train: by_subway
sugar: add_sugar
sugar cube: dissolve_sugar
suit: dress_for_interview
suitcase: emigrate flee_abroad flee_country go_on_holiday go_on_trip go_on_vacation immigrate leave_country live_out_of_suitcase
sun: bask in_sunshine
sunrise: at_dawn at_daybreak at_sunrise before_dawn before_sunrise break_of_day
sunscreen: apply_sunscreen
sunset: at_dusk at_sunset before_sunset
surfboard: catch_wave go_surfing
swimming pool: dive_into_pool go_swimming jump_into_pool learn_to_swim
sword: draw_sword duel fight_duel fight_with_sword
syringe: anesthetize be_injected be_vaccinated develop_vaccine get_shot get_vaccinated get_vaccine immunize inject inject_drug inject_insulin inoculate
tap: drip_water
tax form: avoid_tax do_tax dodge_tax evade_income_tax evade_tax file_tax
taxi: call_cab call_taxi hail_cab hail_taxi
tea: drink_tea have_tea
teapot: brew_tea
teddy bear: hug_toy
telephone: hang_up
telescope: gaze_at_moon look_through_telescope
television: air_on_television appear_on_television binge binge_watch broadcast_on_television
tent: camp_out go_camping
test tube: conduct_experiment
text message: get_text
theater: act_on_stage go_to_theater
therapist: go_into_therapy go_to_therapy
thermometer: boiling_point catch_flu drop_below_freezing drop_below_zero fall_below_zero feverish freezing have_fever have_temperature
thief: be_robbed commit_robbery commit_theft get_robbed grab_purse
throne: ascend_throne ascend_to_throne come_to_throne inherit_throne
ticket: book_ticket buy_ticket
tiger: be_attacked_by_tiger
timer: let_rest let_simmer
tissue box: catch_cold have_cold
toilet: flush_down_toilet flush_toilet go_to_bathroom go_to_toilet
tomato plant: grow_tomato
tomb: discover_tomb find_tomb
toolbox: fix_bike fix_house
tooth: bite_into break_tooth chew chip_tooth grind_tooth knock_out_tooth lose_tooth
tooth decay: get_cavity
toothbrush: brush_tooth
torch: carry_torch
tourist: explore_city go_sightseeing
towel: dry_off
tractor: cultivate_land farm_field
traffic jam: be_stuck_in_traffic bumper-to-bumper commute get_stuck_in_traffic
train: board_train by_rail by_train catch_train derail get_off_train get_on_train
train station: arrive_at_station
trampoline: bounce_on_trampoline
trash can: discard
treadmill: burn_calorie
treasure chest: bury_treasure dig_up_treasure
treasure map: find_treasure hunt_for_treasure hunt_treasure
trebuchet: besiege_fortress
tree: climb_tree
tree stump: deforested
trophy: award_prize break_world_record lift_trophy
trowel: excavate
trumpet: blow_trumpet
UFO: extraterrestrial
unborn baby: be_pregnant become_pregnant get_pregnant
urn: be_cremated cremate
usb drive: copy_file
used car: buy_used_car
vacuum cleaner: clean_carpet hoover
vampire: drink_blood
vase: break_vase
vegetable: eat_vegetable
vegetable patch: grow_food grow_vegetable
video call: call_on_zoom join_call
vineyard: grow_grape
violin: learn_violin
virus: be_infected catch_virus contagious contract_virus get_infected infect infected infectious
volcano: erupt
wallet: drop_wallet find_wallet go_broke lose_wallet
warning sign: be_careful be_warned beware dangerous endanger harmful hazardous high-risk
warship: attack_fleet
water bottle: bring_water keep_hydrated
watering can: irrigate_garden
wave: flood_coast
webcam: livestream
wedding: attend_wedding hold_wedding
wedding ring: be_married elope exchange_vow get_married hold_wedding_ceremony
well: draw_water fall_into_well
werewolf: become_werewolf
whaling ship: harpoon harpoon_whale hunt_whale
wheat: bring_in_harvest grow_crop grow_grain grow_wheat harvest_crop harvest_grain harvest_wheat
wheelchair: be_disabled be_paralyzed become_disabled disabled
whisk: beat_egg beat_until_stiff
whiskey: alcoholic drink_heavily drink_whiskey drunk drunken get_drunk intoxicated
whistle: blow_whistle
white cane: be_blind become_blind blind blind_person go_blind lose_sight
white flag: capitulate give_in give_up_city
wig: bald go_bald lose_hair
wind turbine: generate_wind harness_wind
window: break_window look_out_window
wine: ferment_grape
wine barrel: age_in_barrel age_wine
witch: accuse_of_witchcraft be_accused_of_witchcraft burn_witch
wolf: howl hunt_in_pack
wreath: commemorate honor_dead lay_wreath
wrench: fix_car fix_leak fix_pipe loosen_bolt loosen_nut
yarn: crochet knit knit_sweater knitted
yoga mat: do_yoga
zombie: be_undead
`
