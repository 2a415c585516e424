/** Drawings that show what nouns without one of their own name: `drawing: nouns`, compounds with `_`. */
export const KINDS_L_TO_O = `
lab coat: laboratory_coat
lab flask: glass_flask round-bottom_flask volumetric_flask
lab notebook: lab_book lab_journal
laboratory: bio_lab biology_lab biology_laboratory chemistry_lab chemistry_laboratory clean_room crime_lab lab_bench laboratory_bench physics_lab physics_laboratory research_center research_facility research_lab research_laboratory science_lab science_laboratory test_room testing_room
ladder: accommodation_ladder aerial_ladder extension_ladder rope_ladder rung step_ladder stepladder wooden_ladder
ladle: soup_ladle
ladybug: lady_beetle ladybird
lake: artificial_lake body_of_water lakefront mountain_lake reservoir salt_lake
lamb: baby_sheep
laminate floor: laminate_flooring
lamp: bedside_lamp ceiling_lamp desk_lamp electric_lamp light_fixture lighting_fixture night_light nightlight reading_lamp reading_light student_lamp sun_lamp table_lamp
lander: landing_module
landlord: property_owner rent_collector
language model: large_language_model
lantern: hurricane_lamp safety_lamp storm_lamp
laptop: chromebook laptop_computer laptop_screen macbook notebook_computer portable_computer trackpad work_laptop
large intestine: blind_gut rectum
laser beam: laser_light
latex glove: disposable_glove lab_glove nitrile_glove
laundry basket: clothes_basket laundry_cart laundry_hamper
laundry detergent: fabric_softener soap_powder washing_powder washing_soda
laurel wreath: laurels
lava: lava_flow lava_lake molten_lava
lawn mower: mower riding_mower
lawyer: attorney attorney_general barrister civil_rights_lawyer corporate_lawyer criminal_lawyer defense_attorney defense_counsel defense_lawyer defense_lawyers district_attorney divorce_lawyer legal_expert legal_representative patent_lawyer prosecuting_attorney prosecuting_officer prosecutor public_defender public_prosecutor solicitor solicitor_general state_attorney trial_attorney trial_lawyer
layers of the earth: earth's_interior
leaf: compound_leaf entire_leaf green_leaf leaf_blade leaf_vein midrib oak_leaf petiole simple_leaf tea_leaf
leaf blower: blower
leash: dog_lead dog_leash
lectern: speaker's_lectern
ledger: account_book accounting_entry accounts_ledger adjusting_entry book_of_account cash_book check_register cost_ledger expense_record general_ledger ledger_entry subsidiary_ledger trial_balance
leg: human_leg lower_leg
legionary: roman_legionary
lego brick: lego_block
lemon: lemon_peel
lemon slice: slice_of_lemon
lemonade: ade
lens: camera_lens compound_lens concave_lens convex_lens glass_lens object_lens objective_lens optical_glass optical_lens
letter: business_letter chain_letter cover_letter covering_letter dead_letter draft_notice fan_letter fan_mail form_letter hate_mail letter_of_recommendation letter_of_resignation open_letter personal_letter resignation_letter short_letter surface_mail termination_letter
lettuce: corn_salad head_of_lettuce iceberg_lettuce leafy_vegetable lettuce_leaf salad_green salad_greens
lever: simple_machine
library: athenaeum atheneum circulating_library city_library college_library lending_library public_library reading_room school_library state_library town_library university_library
license plate: license_number registration_plate
lie detector: lie_detector_test
life buoy: life_belt life_preserver life_ring lifebelt rescue_ring ring_buoy
life jacket: air_jacket
lifeboat: rescue_boat
light bulb: electric_light energy-saving_bulb incandescent_bulb led_bulb led_light light_source lightbulb smart_bulb
light switch: dimmer dimmer_switch electric_switch electrical_switch wall_switch
lighter: cigar_lighter cigarette_lighter pocket_lighter
lighthouse: beacon_light lighthouse_beam
lightning: atmospheric_electricity chain_lightning electric_storm lightning_flash
lightning bolt: bolt_of_lightning thunder_bolt
lima bean: broad_bean
lime: key_lime lime_wedge
line of code: program_line
lion: big_cat carnivore lion_pride male_lion mane pride_of_lions
lioness: mountain_lion
liquor: hard_drink hard_liquor strong_drink
litter box: cat_box litter_tray
little monster: monster_under_the_bed
liver: human_liver
living room: common_room drawing_room family_room front_room morning_room sitting_room television_room tv_room withdrawing_room
lizard: bearded_dragon common_newt gecko iguana komodo_dragon monitor_lizard newt reptile reptilian salamander
loaf of bread: banana_bread black_bread bread_loaf brown_bread dark_bread fresh_bread graham_bread nut_bread quick_bread sour_bread sourdough_loaf whole_meal_bread
lobster: seafood
lock: combination_lock padlock
locker: storage_locker
locomotive: iron_horse locomotive_engine railway_locomotive steam_locomotive steam_train switch_engine tank_engine tank_locomotive
locust: locust_swarm swarm_of_locusts
log cabin: hunting_lodge log_house shooting_lodge
loom: textile_machine
lord: feudal_lord
lotion: body_lotion cold_cream face_cream hand_cream moisturiser moisturizer skin_cream
lottery ticket: lotto_ticket scratch_card
lotus: aquatic_plant blue_lotus lotus_flower pond_lily sacred_lotus water_lily water_plant white_lotus yellow_pond_lily yellow_water_lily
loudspeaker: audio_system concert_speaker public_address_system sound_system speaker_box speaker_system speaker_unit stereo_speaker
lunar cycle: lunation
lunar rover: moon_buggy moon_rover
lunch: free_lunch school_lunch
lunch box: dinner_bucket lunch_bag packed_lunch
lunchbox: food_container
lung: human_lung lower_respiratory_tract lung_tissue respiratory_organ respiratory_tract
lynx: wildcat
mac and cheese: comfort_food
macaroni: penne
mafia boss: crime_boss crime_lord drug_baron mob_boss
magazine: center_spread centre_spread comic_book comic_magazine fashion_magazine glossy_magazine gossip_magazine magazine_article magazine_cover magazine_page news_magazine periodical publication science_magazine trade_magazine
magic lamp: wishing_lamp
magician: escape_expert stage_magician
magma: molten_rock
magnet: bar_magnet electromagnet fridge_magnet horseshoe_magnet permanent_magnet
magnetic attraction: attractive_force
magnetic field: electric_field field_line line_of_force magnetic_field_line magnetic_line_of_force
magnifying glass: magnifier
maid: domestic_help servant_girl serving_girl
mailbox: letter_box letterbox mail_box pillar_box post_box postbox
mailman: letter_carrier mail_carrier postman
makeup: cosmetic face_powder lipstick makeup_bag makeup_kit powder_compact
malware: computer_malware spyware trojan_horse_virus
mammoth: imperial_mammoth mastodon northern_mammoth woolly_mammoth
man: adult_male adult_male_body common_man divorced_man male_body male_person man_in_the_street men unmarried_man young_man
manager: department_head district_manager general_manager hiring_manager hotel_manager middle_manager project_manager store_manager supervisor
manta ray: devil_ray eagle_ray spotted_eagle_ray
manuscript: ancient_manuscript annals chronicle codex historical_document historical_paper historical_record illuminated_manuscript medieval_manuscript
map: ancient_map battle_map city_map historical_map map_collection naval_chart old_map relief_map subway_map tourist_map weather_chart weather_map world_map
marionette: string_puppet wooden_puppet
market: farmers_market food_market green_market market_place souk spice_market street_market
market stall: fish_stall flea_market_stall flower_stall vegetable_stall
mars rover: space_rover
masking tape: painter's_tape
matchstick: book_matches friction_match kitchen_match safety_match
matryoshka: russian_doll
mattress: air_mattress box_spring foam_mattress
mayor: city_mayor town_mayor
meadow: alpine_meadow grassland lowland wildflower_meadow
meal: hot_meal square_meal
meat: beef_neck beef_roast blade_roast bottom_round breast_of_lamb corn_beef cut_of_lamb cut_of_meat cut_of_pork ground_beef ground_meat lamb_chop lamb_roast leg_of_lamb minced_meat pork_chop pork_roast pot_roast raw_meat roast_beef roast_lamb roast_pork side_of_beef side_of_meat side_of_pork
meatball: fish_ball
mechanic: automobile_mechanic shop_mechanic
medal: bravery_medal military_medal purple_heart_medal war_medal
medical bill: medical_expense
medicine: antifungal antimicrobial cold_medicine cough_medicine cough_syrup oxytetracycline patent_medicine phenothiazine quinine
meerkat: mongoose
menorah: hanukkah_candle hanukkah_menorah jewish_candelabra
merchant: grain_merchant market_keeper retail_merchant salt_merchant slave_dealer slave_trader wine_merchant
merchant ship: merchant_marine merchant_vessels
mermaid: little_mermaid
message in a bottle: message_bottle
messaging app: chat_app messaging
microbe: amoeba candida ciliate giardia microorganism plasmodium protozoa single-celled_organism
microchip: ai_chip central_processing_unit central_processor computer_chip computer_memory cpu gene_chip integrated_circuit memory_chip micro_chip microprocessor processor random_access_memory random_memory semiconductor_device semiconductor_unit silicon_chip
microphone: microphone_boom podcast_microphone press_microphone stage_microphone studio_microphone
microscope: electron_microscope lab_equipment light_microscope optical_instrument optical_microscope scientific_instrument
microscope slide: cover_glass cover_slip glass_slide tissue_sample
microwave: microwave_oven toaster_oven
military helmet: army_helmet combat_helmet soldier's_helmet
milk: certified_milk cow_milk dairy_product raw_milk sour_milk
milk carton: carton_of_milk milk_box
milkshake: milk_shake root_beer_float
Milky Way: milky_way_galaxy
miner: coal_miner gold_miner gold_prospector gold_rush_miner strip_miner
mineral water: spring_water
mirror: bathroom_mirror concave_mirror full-length_mirror hand_mirror looking_glass makeup_mirror pier_glass pier_mirror wall_mirror
missile: anti-aircraft_missile buzz_bomb cold_war_missile cruise_missile flying_bomb guided_missile naval_missile robot_bomb smart_bomb surface-to-air_missile warhead weapon_system weapons_system
modem: acoustic_modem cable_modem
molecule: acetaldehyde acetylene acrylamide actin adenine adenosine aflatoxin air_molecule alanine aldehyde aldosterone alkaloid alkene aluminium_oxide aluminum_oxide amide amine amino_acid ammonia ammonium amyloid androgen aniline arginine atropine benzene bilirubin carbon_dioxide_molecule cellulose chemical_group chloroform coordination_compound copper_oxide cortisone cysteine cytochrome cytokine cytosine digestive_enzyme dimer dioxin double_bond enantiomer enzyme erythropoietin ester estradiol ethane ethylene fatty_acid formaldehyde free_radical fructose galactose gas_molecule globulin glucocorticoid glucose_molecule glutamine glycerin glycine glycogen glycol glycoprotein growth_factor guanine heme histamine histidine histone human_growth_hormone hunger_hormone hydrazine hydrocarbon hydroxide interleukin isomer keratin ketone kinase lactate leucine ligand lysine metabolite methanol methionine monoamine monomer myosin nandrolone nanotube nerve_growth_factor neurotoxin nicotine nitrate nitrite nitrogen_dioxide nitrogen_oxide nucleoside nucleotide organic_compound organic_molecule oxidase oxide oxygen_molecule peptide perchlorate peroxide phenol phenylalanine pheromone phosphatase plant_hormone plasma_protein polymerase polypeptide polypropylene polysaccharide polystyrene polyurethane prion progesterone progestin prolactin proline propylene prostaglandin protease protein_chain protein_molecule purine restriction_enzyme ribose ricin serine sex_hormone simple_protein sleep_hormone steroid_hormone strychnine styrene sugar_molecule sulfate sulfide superoxide tannin taurine threonine toluene transferase triglyceride tryptophan urea vasopressin water_molecule
money: amount_of_money big_bucks big_money earnest_money easy_money megabucks sum_of_money
money bag: bag_of_cash blood_money sack_of_money
monk: buddhist_monk franciscan_monk holy_man holy_person spiritual_leader
monkey: baby_monkey crown_monkey gibbon green_monkey howler_monkey jungle_animal simian snow_monkey spider_monkey
moonlight: moon_ray
mooring rope: anchor_rope
mop: cleaning_device cleaning_equipment cleaning_implement floor_mop wet_mop
moped: vespa
mortgage: first_mortgage mortgage_loan real_estate_loan second_mortgage
mosque: masjid mosque_dome mosque_minaret
mosquito: common_mosquito crane_fly malaria_mosquito
moss: club_moss lichen moss_family spike_moss
moth: atlas_moth bee_moth carpet_moth clothes_moth emperor_moth grain_moth hawk_moth imperial_moth luna_moth potato_moth silk_moth tiger_moth tobacco_moth wax_moth
mother: female_parent foster_mother mom mother_figure mum single_mom single_mother
motherboard: mother_board
motor oil: lube lubricant
motorboat: cabin_cruiser motor_yacht patrol_boat pleasure_boat pleasure_craft police_boat
motorcycle: dirt_bike harley harley-davidson motorbike police_motorcycle trail_bike
motorhome: house_trailer mobile_home motor_home recreational_vehicle rv
mountain: chain_of_mountains highland massif mountain_chain mountain_pass mountain_peak mountain_range mountain_top mountainside range_of_mountains ridge ridgeline
mouse: cotton_mouse deer_mouse dormouse field_mouse gerbil harvest_mouse house_mouse jumping_mouse lab_mouse laboratory_mouse nude_mouse pine_mouse pocket_mouse rodent vole wood_mouse
mouth: lip roof_of_the_mouth
mud: alluvium drilling_mud mud_pie
muffin: blueberry_muffin chocolate_muffin
multimeter: circuit_tester voltmeter
mummy: egyptian_mummy
muscle: biceps_muscle muscle_fiber muscle_system muscle_tissue muscular_structure muscular_tissue musculature quadriceps smooth_muscle voluntary_muscle
museum: art_museum exhibition_area exhibition_hall history_museum national_museum picture_gallery science_museum
mushroom: button_mushroom chanterelle death_angel death_cap death_cup deer_mushroom destroying_angel fairy_circle fairy_ring field_mushroom fungus golden_oak_mushroom honey_mushroom horse_mushroom magic_mushroom morel mushroom_cap shiitake straw_mushroom stuffed_mushroom wild_mushroom winter_mushroom
music box: musical_box
musical notes: eighth_note grace_note half_note music_note musical_note musical_scale quarter_note
musician: busker jazz_musician rhythm_and_blues_musician rock_musician rock_star songwriter street_musician
musket: flintlock muzzle_loader smoothbore
mussel: shellfish
mustard: mustard_bottle mustard_sauce table_mustard
nacho: corn_chip
nail: iron_nail rusty_nail
nail gun: staple_gun
nail polish: nail_varnish
name badge: security_badge staff_badge visitor_badge work_badge
name tag: nameplate
narcissus: paper_white
nasal spray: nose_spray
navigator: sailing_master
nebula: crab_nebula gas_cloud interstellar_cloud orion_nebula
necklace: beads diamond_necklace gold_chain gold_necklace locket pearl_necklace pendant
necktie: old_school_tie string_tie
needle: bodkin sewing_needle straight_pin
neighbor: next-door_neighbor
nerve: acoustic_nerve facial_nerve free_nerve_ending ganglion motor_fiber motor_nerve motor_nerve_fiber nerve_end nerve_fiber nerve_pathway nerve_tissue nerve_tract nervous_tissue sciatic_nerve spinal_nerve spinal_nerve_root sympathetic_nervous_system vagus_nerve wandering_nerve
nest: eagle_nest stork_nest
neuron: brain_cell motor_neuron nerve_cell sensory_neuron
neurotransmitter: brain_chemical chemical_messenger glutamate norepinephrine
neutron star: magnetar pulsar
newborn baby: newborn preemie premature_baby premature_infant term_infant
newspaper: daily_newspaper front_page local_newspaper morning_newspaper morning_paper newspaper_ad newspaper_article newspaper_clipping newspaper_column newspaper_cutting newspaper_headline newspaper_page newsprint old_newspaper press_cutting school_newspaper school_paper sports_page sports_section sunday_newspaper sunday_paper tabloid tabloid_newspaper
night sky: heavens night starry_night starry_sky
nightstand: bedside_cabinet end_table night_stand
nobleman: blue_blood nobility peer_of_the_realm
noodle: egg_noodle instant_noodle
noodle soup: chicken_noodle_soup
noose: hangman's_noose hangman's_rope
northern lights: aurora_borealis
nose: upper_respiratory_tract
notebook: composition_book drawing_book exercise_book message_pad minute_book note_pad notepad pad_of_paper school_notebook scratch_pad sketch_block sketch_pad sketchbook spiral_notebook stationery writing_pad
nuclear missile: atomic_weapon nuclear_weapon nuke weapon_of_mass_destruction
nuclear power plant: power_station
nuclear reactor: atomic_pile atomic_reactor boiling_water_reactor breeder_reactor fusion_reactor thermal_reactor
number plate: vanity_plate
nun: catholic_nun mother_superior
nurse: graduate_nurse head_nurse hospital_attendant licensed_practical_nurse medical_assistant nursing_aide practical_nurse registered_nurse student_nurse trained_nurse visiting_nurse
nut: cola_nut mixed_nuts roasted_nut
oak: bear_oak black_oak canyon_live_oak canyon_oak coast_live_oak common_oak cork_oak dwarf_oak evergreen_oak jack_oak laurel_oak live_oak northern_pin_oak northern_red_oak oak_tree pin_oak post_oak red_oak southern_live_oak southern_red_oak swamp_oak swamp_white_oak turkey_oak valley_oak valley_white_oak water_oak white_oak yellow_oak
oar: canoe_paddle kayak_paddle
oat: rolled_oats
oboe: english_horn
ocean: atlantic high_sea international_waters ocean_surface open_ocean open_sea pacific seven_seas
ocean floor: ocean_bottom
ocean liner: cabin_liner express_luxury_liner luxury_liner passenger_ship
octopus: blue-ringed_octopus cephalopod marine_creature mimic_octopus octopus_arm sea_creature tentacle
office: boardroom business_office co-working_space corner_office office_space open-plan_office
office building: building_complex company_building company_headquarters government_office head_office headquarters office_block office_complex
office chair: computer_chair ergonomic_chair gaming_chair
office tower: corporate_headquarters
official: administrative_official bureaucrat civil_officer civil_servant collector_of_internal_revenue customs_officer federal_official government_agent government_official government_officials immigration_officer internal_revenue_agent public_servant state_treasurer tax_collector
oil: mineral_oil
oil barrel: metal_drum oil_drum
oil filter: fuel_filter
oil rig: drill_rig drill_site drilling_platform drilling_rig offshore_platform offshore_rig oil_platform
oil well: gas_well wellhead
old key: magic_key
old man: golden_ager old_person retired_person senior_citizen
old ship: abandoned_ship ghost_ship
old television: black_and_white_television picture_tube
old woman: old_lady
olive: black_olive green_olive ripe_olive
olive oil: bottle_of_olive_oil olive_oil_bottle salad_oil sweet_oil
omelette: frittata omelet
onion: onion_plant
open book: facing_pages
operating room: operating_theater operating_theatre surgery_room
orange: bitter_orange citrus_fruit mandarin_orange orange_peel sour_orange sweet_orange temple_orange
orange juice: frozen_orange_juice glass_of_orange_juice
orbit: earth's_orbit planetary_orbit
ore: bauxite chromite cobalt coltan copper_ore dressed_ore galena gold_vein iron_ore lead_ore lode mineral_resources mineral_vein ore_bed uranium_ore
ostrich: elephant_bird flightless_bird
otter: river_otter
outlaw: cattle_thief desperate_criminal train_robber
oven: electric_oven gas_oven kitchen_oven
oven mitt: oven_glove
owl: barn_owl bird_of_night great_horned_owl night_bird nocturnal_animal snowy_owl wise_owl
ox: bullock draft_animal gaur longhorn oxen urus work_animal
oxygen mask: breathing_apparatus breathing_device
oxygen tank: air_tank diving_tank scuba_tank
oyster: oyster_shell
`
