/** Drawings that show what nouns without one of their own name: `drawing: nouns`, compounds with `_`. */
export const KINDS_V_TO_Z = `
vaccine: booster_dose flu_vaccine
vacuum cleaner: carpet_cleaner
valley: bottomland rift_valley
valve: ball_valve butterfly_valve escape_valve relief_valve safety_valve
van: delivery_van laundry_truck milk_float minibus minivan news_van passenger_van prison_van tv_van
vase: flower_vase glass_vase greek_vase porcelain
vegetable: fresh_food fresh_foods green_goods produce raw_vegetable
vegetable garden: kitchen_garden market_garden truck_farm truck_garden vegetable_plot victory_garden
vegetable peeler: potato_peeler
vein: cerebral_vein digital_vein facial_vein portal_vein varicose_vein
vending machine: coin_machine snack_machine
vhs tape: vhs_cassette video_tape videotape
vial: glass_vial specimen_bottle water_sample
vial of blood: blood_tube blood_vial
video camera: camcorder movie_camera news_camera studio_camera television_camera tv_camera video_equipment
video conference: video_meeting
video game: computer_game
viking: norse_warrior sea_king viking_raider viking_warrior
village: medieval_village mountain_village
vinegar: wine_vinegar
vineyard: winery
vinyl record: concept_album debut_album music_record record_album record_cover record_jacket studio_album tribute_album
violin: musical_instrument stradivarius string_instrument stringed_instrument viol violin_bow violin_string
virus: animal_virus biological_agent cold_virus coronavirus covid enterovirus flu_virus hiv influenza pathogen plant_virus poliovirus retrovirus rotavirus slow_virus smallpox_virus tumor_virus viral_delivery_vector viral_vector virus_particle
vise: bench_vise
vitamin: biotin choline folate niacin riboflavin thiamine vitamin_a vitamin_b12 vitamin_c vitamin_d vitamin_tablet
voice assistant: siri virtual_assistant
volcano: active_volcano dormant_volcano supervolcano volcanic_crater volcanism
voucher: discount_voucher gift_voucher scrip
vr headset: virtual_reality_headset vr_glasses vr_goggles
waiter: restaurant_attendant
walking cane: sword_cane sword_stick
walking stick: hiking_pole trekking_pole walking_pole
wall: ancient_wall bearing_wall border_wall city_wall concrete_wall drywall fortress_wall garden_wall plasterboard retaining_wall stone_wall wall_panel
wall anchor: expansion_bolt
wall outlet: electric_outlet electric_socket
wallet: billfold leather_wallet stolen_wallet
wallpaper: wall_paper
walnut: nutshell
wanted poster: reward_poster wanted_notice
warden: prison_warden
warehouse: distribution_center fulfillment_center logistics_center stock_room storage_warehouse storehouse wholesale_house
warning light: indicator_lamp warning_signal
warship: battle_cruiser capital_ship combat_ship destroyer_escort destroyer_ship guided_missile_cruiser guided_missile_destroyer guided_missile_frigate motor_torpedo_boat naval_ship navy_ship patrol_ship surface_ship torpedo_boat war_vessel
washing machine: clothes_dryer dryer tumble_dryer
wasp: stinging_insect yellow_jacket
watch: analog_watch luxury_watch timepiece watch_case watch_crystal watch_glass wrist_watch wristwatch
water: fresh_water heavy_water
water bottle: bottled_water drink_bottle drinking_bottle sports_bottle
water glass: drinking_glass
water heater: hot_water_heater hot_water_tank
water wheel: mill_wheel
watering can: water_can
watermelon: slice_of_watermelon watermelon_slice
watermill: gristmill
wave: ocean_wave rolling_wave sea_wave
wax seal: cachet great_seal
weather vane: wind_tee
web page: blog_post checkout_page product_page sales_page webpage wikipedia_page
web search: internet_search
webcam: web_camera
website: blog company_website home_page internet_site web_site
wedding: church_wedding marriage_ceremony royal_wedding wedding_ceremony wedding_day wedding_party
wedding dress: bridal_dress
wedding ring: wedding_band
well: wishing_well
whale: baby_whale black_whale blue_whale cetacean dwarf_sperm_whale fin_whale gray_whale grey_whale humpback_whale pilot_whale pod_of_whales right_whale sperm_whale white_whale
wheat: barley_field cereal_grass common_wheat ear_of_wheat field_crop hard_wheat soft_wheat wild_wheat
wheel: bicycle_wheel bike_wheel car_wheel wagon_tire wagon_wheel wheel_spoke
wheelbarrow: garden_cart lawn_cart
wheelchair: bath_chair electric_wheelchair
whisk: egg_beater egg_whisk kitchen_whisk wire_whisk
whiskey: corn_liquor
whistle: police_whistle referee_whistle
white blood cell: macrophage t-cell t_cell white_cell
white cane: guide_cane
white flag: flag_of_truce surrender_flag
whiteboard: classroom_whiteboard dry_erase_board interactive_whiteboard
wi-fi: wireless_fidelity wireless_local_area_network
wife: married_woman trophy_wife
wifi: wireless_internet
wig: false_hair toupee
wilted flower: dead_plant wilted_plant
wind: air_current current_of_air east_wind fresh_breeze gentle_breeze gentle_wind gust_of_wind high_wind jet_stream light_breeze moderate_breeze moderate_gale north_wind northwest_wind prevailing_wind sea_breeze south_wind strong_breeze strong_wind trade_wind west_wind wind_gust
wind chime: wind_bell
wind turbine: wind_energy_facility wind_generation wind_generator wind_park
windmill: flour_mill
window: bay_window bedroom_window bow_window casement double_glazing front_window kitchen_window living_room_window picture_window sliding_window storm_window
window blind: roller_blind roller_shade window_shade
windowpane: pane plate_glass sheet_glass window_glass
windshield wiper: windscreen_wiper
wine: altar_wine dessert_wine fortified_wine table_wine
wine barrel: oak_barrel
wing: wings
wire: electric_wire electrical_wire metal_wire steel_wire trip_wire
witch: evil_witch sea_witch weird_sister wicked_witch
wizard: evil_wizard old_wizard warlock
wolf: arctic_wolf big_bad_wolf brush_wolf gray_wolf grey_wolf jackal lone_wolf pack_of_wolves prairie_wolf red_wolf timber_wolf white_wolf wolf_pack
woman: adult_female adult_female_body female_body female_person lady_friend lady_of_the_house unmarried_woman war_widow woman_of_the_house young_lady young_woman
wood: fire_wood firewood oak_wood pile_of_wood pine_wood raw_wood tree_log
wooden floor: flooring wood_floor
wooden spoon: cooking_spoon
wooden tub: laundry_tub
worker: assembly_worker dock_worker factory_worker garbage_carter garbage_collector garbage_man guest_worker hard_worker hired_hand hired_man line_worker migrant_worker night_worker power_worker refuse_collector seasonal_worker shift_worker steel_worker temporary_worker trade_unionist union_member warehouse_worker working_person
workman: handyman maintenance_man road_builder ship_builder working_man
workshop: atelier machine_shop repair_shop workroom
worm: fishing_worm flatworm maggot nematode red_worm ribbon_worm roundworm tapeworm
wreath: advent_wreath christmas_wreath funeral_wreath
wrench: adjustable_wrench monkey_wrench pipe_wrench screw_key socket_wrench spanner torque_wrench
writer: balzac crime_writer film_writer folk_writer ghostwriter joint_author man_of_letters novelist playwright screenwriter shakespeare
written page: essay essay_paper piece_of_writing written_matter written_text
X-ray: chest_x-ray dental_x-ray x-ray_picture
xylophone: glockenspiel orchestral_bells vibraphone
yarn: animal_fiber ball_of_yarn knitting_yarn skein wool_yarn
yo-yo: yo_yo
yoga mat: exercise_mat gym_mat sleeping_mat sleeping_pad
zipper: zip_fastener
zombie: living_dead
zoom call: zoom_meeting
zucchini: summer_squash yellow_squash
`
