/** Words that call for drawings, the most telling first: `drawing: cues`, the words of a phrase joined by `_`. */
export const CUES_T_TO_V = `
t-shirt: wear cotton clothes casual print sleeve summer band logo sweat merch laundry fast_fashion slogan steve_jobs outfit fold
table: sit dinner eat chair dining meal gather wooden furniture meeting negotiate guest kitchen legs surface family_dinner set_the_table banquet sit_down
table of elements: periodic_table chemistry mendeleev atom atomic_number hydrogen metal helium chemist proton carbon noble_gas isotope oxygen electron compound symbol
table saw: wood carpenter cut blade plank workshop lumber woodworking sawdust fence rip plywood safety cabinet maker measure_twice
table tennis ball: ping_pong paddle bounce serve spin net rally match player china celluloid lightweight forehand plastic olympics lottery_draw backspin hollow racket tournament
table tennis paddle: ping_pong table_tennis rally china ball serve spin olympic diplomacy player rubber net backhand match forrest_gump smash
tablet computer: screen ipad app digital touchscreen kid screen_time swipe e-book device drawing apple stylus streaming online toddler classroom
taco: mexican tortilla salsa beef street_food taco_tuesday mexico shell guacamole truck carnitas lime bell cilantro tex-mex hot_sauce
tagine: moroccan morocco marrakech clay_pot lamb north_african slow_cook couscous apricot spice berber stew conical fez fez_souk olive lemon
tagliatelle: pasta italian bologna ragu egg_dough ribbon emilia-romagna handmade bolognese noodle flat_strand parmesan mushroom al_dente truffle fork
tailor: suit sew needle fabric thread scissors measure cloth stitch savile_row dress fit garment sewing_machine tape custom emperor's_new_clothes alteration
tailpipe: exhaust car emission pollution smoke carbon_monoxide fumes diesel engine catalytic_converter greenhouse_gas gasoline muffler smog nitrogen_oxide vehicle
Taj Mahal: india agra mughal shah_jahan mausoleum marble indian delhi mumtaz minaret tourist emperor south_asia mourn grief empress
takeaway cup: coffee latte starbucks cafe barista to_go caffeine lid commute espresso morning single-use cardboard cappuccino sip busy
takeout: order delivery chinese restaurant box lazy pizza doordash food_delivery uber_eats couch eat_in container spend leftover noodle friday_night tired_to_cook
tall ship: sail mast rigging sailor voyage columbus explorer captain age_of_sail galleon colony wind 18th_century navy crew deck new_world frigate magellan
tamale: mexican corn_husk masa aztec christmas steam maya pork abuela texas unwrap mesoamerica street_food oaxaca vendor husk
tank: army war soldier military invade battlefield wwii armor invasion panzer troops combat tiananmen patton turret artillery russia sherman blitzkrieg normandy general ammunition
tap: water faucet drip sink leak turn_on turn_off washer plumber wash drinking_water kitchen run flow fill bathroom drought cold_water
tap handle: faucet turn drip leak unscrew hot cold valve washer plumber cartridge sink twist bathroom loosen set_screw
tape measure: measure length waist inch carpenter tailor centimeter size diy mark width diet lose_weight builder construction accurate body_fat distance height
tarantula: hairy spider burrow venom phobia fear bite arachnid desert pet exposure_therapy amazon terrarium rain_forest leg venomous creepy creep
tardigrade: survive vacuum microscope dry radiation extreme cryptobiosis moss indestructible freeze boil outer_space tiny dormant moon microscopic dehydrate lunar biologist
target: aim goal bullseye objective hit focus arrow archer achieve shoot strategy precise miss marketing victim accuracy precision narrow_down
tarot: fortune_teller fortune card psychic future predict destiny mystic occult divination fate superstition reading esoteric arcana deck
tarot card: fortune_teller tarot psychic future predict destiny mystic occult divination fate superstition reading arcana the_fool hanged_man medium
tart: pastry dessert fruit crust bake custard french strawberry bakery lemon filling berry queen_of_hearts patisserie sweet
tax form: irs income deduction file accountant refund april fill_out revenue taxpayer declare audit bracket filing employer paperwork withhold earnings evade
tax return: irs income file deduction refund accountant april deadline declare taxpayer audit earnings revenue evade self-employed write-off filing bracket owe capital_gains
taxi: cab driver ride fare airport city passenger new_york uber meter backseat hail drop_off yellow_cab pick_up london street dispatch travel_tip
tea: british kettle cup brew steep china england leaf boston_harbor ceremony herbal opium_war teapot camellia caffeine afternoon chamomile sip boycott ceylon
tea bag: brew steep cup hot_water tea herbal chamomile caffeine mug tea_break teapot green_tea boil infuse british leaf kettle
tea biscuit: dunk cup_of_tea teatime crumb british bake snack crunchy tin digestive afternoon_tea nibble butter sweet saucer grandma shortbread packet break dough
teabag: brew steep cup hot_water tea herbal chamomile caffeine mug tea_break teapot green_tea boil infuse british leaf kettle
teacher: school class student lesson blackboard teach education homework classroom chalk learn exam grade pupil explain textbook kindergarten strict plato
team: together cooperate player work collaborate project group football coach colleague win goal member leader unite match office communicate champion
teapot: tea pour brew steep kettle afternoon china british cup leaf porcelain ceremony green_tea oolong guest spout hot_water russell utah
teaspoon: sugar measure stir salt coffee recipe vanilla baking_powder spoon pinch tea dose cinnamon add ingredient half tsp
tectonic plate: earthquake continent drift crust mantle collide subduction fault volcano pangaea boundary wegener lithosphere mountain_range slide geology ocean_floor ring_of_fire shift
tectonic plates: earthquake continent drift crust mantle collide subduction fault volcano pangaea boundary wegener lithosphere mountain_range slide geology grind ring_of_fire shift
teddy: bear child toy stuffed childhood cuddle roosevelt hug comfort nursery bedtime plush soft toddler childhood_bedroom sleepover
teddy bear: child toy stuffed childhood cuddle roosevelt hug comfort nursery bedtime plush soft toddler attachment innocent missing_child orphan gift
telegram: message urgent stop wire telegraph morse western_union news messenger deliver dispatch wartime_death congratulate send zimmermann ambassador cable next_of_kin brief decode operator 1917
telegraph: morse_code message wire samuel_morse signal dot_dash communicate operator 19th_century transatlantic_cable cable telegram western_union edison railroad key
telephone: call phone ring bell dial answer hang_up voice caller receiver alexander_graham operator conversation number speak line rotary contact wiretap
telephone booth: call payphone phone london dial coin superman caller anonymous_call ransom street spy ring receiver 1980s informant
telephone box: london call british phone red payphone dial coin england street iconic booth receiver ring pub souvenir doctor_who
telescope: galileo astronomer star planet jupiter observe galaxy universe stargaze hubble astronomy lens sky night_sky observatory moons_of_jupiter saturn kepler discover distant comet
television: watch screen show broadcast channel program sitcom viewer episode network family remote tune_in 1950s news advertisement media couch audience series commercial stream
television antenna: broadcast channel signal reception tune_in roof static over_the_air rabbit_ears aerial free_channels transmitter watch_tv picture_quality station 1950s snowy_screen cable_bill cord_cutter digital
temple: worship god priest ancient greek shrine pray sacred ritual goddess pilgrim athens buddhist hindu column ruin monk parthenon offering deity sacrifice angkor
temple bell: buddhist monk ring japan toll meditation kyoto zen bronze strike pray dawn new_year resonate thailand gong
tempura: japanese fried batter shrimp vegetable tokyo portuguese crispy udon japan light_batter dip deep-fried soy_sauce nagasaki
tennis ball: tennis serve court racket wimbledon federer bounce player match dog fetch serena fuzzy yellow massage ace nadal
tennis court: tennis match serve wimbledon player federer clay grass net serena racket rally grand_slam nadal baseline set djokovic
tennis net: tennis court serve match volley wimbledon player racket rally fault doubles ball match_point grand_slam let borg drop_shot
tennis player: racket court serve wimbledon federer serena_williams match net set backhand djokovic nadal grand_slam ball forehand ace elbow tournament
tennis racket: tennis serve wimbledon player federer match backhand serena elbow string ball swing williams nadal grand_slam coach court
tent: camp camper campsite hike outdoors campfire nomad shelter wilderness pitch refugee circus festival backpacker canvas everest base_camp scout sleep_outside bedouin
tequila: mexican agave shot lime salt mexico margarita drunk jalisco party distill bar hangover worm mezcal vacation
terminal window: command_line linux code programmer hacker type prompt cursor script shell developer run bash black_screen install server keyboard execute
termite: wood mound infest colony queen eat_away cellulose fungus ventilation exterminator africa rot biomimicry beam fumigate inspector timber mound_tower insect
termite mound: insect colony africa savanna ventilation tower queen nest worker air_conditioning australia mud aardvark soldier tunnel architecture saliva eastgate colossal
test paper: student exam grade school teacher score answer question mark pencil classroom cheat fail pass quiz desk multiple_choice hand_in
test tube: chemist experiment lab chemistry scientist sample reaction blood laboratory liquid solution reagent dna chemical mix ivf beaker pharmaceutical test culture
text message: send sms phone reply texted receive emoji type smartphone chat unread screenshot delete respond goodnight breakup read witness_phone text_back
theme park: roller_coaster disney ride disneyland amusement orlando ticket queue attraction family mickey thrill ferris_wheel fun children fairground universal
therapist: therapy couch session talk anxiety depression trauma counselor feeling mental_health cope listen couple childhood office grief marriage confidential burnout
thermometer: temperature fever degree hot cold celsius heat fahrenheit sick heatwave global_warming mercury flu weather measure freezing warm climate boiling body_temperature
thermos: coffee hot_drink hike keep_warm tea vacuum insulated pour lunch picnic flask soup dewar camping worker cold_day
thermos flask: coffee hot_drink hike keep_warm tea vacuum insulated pour picnic soup dewar camping heat_transfer cold_day lunch
thermostat: temperature heating degree energy_bill air_conditioner set heat cool_down homeostasis regulate furnace room setpoint hvac smart_home nest hypothalamus turn_down
thief: steal rob burglar pickpocket night heist mask jewel theft caught mona_lisa purse sneak break_in shoplift police loot museum wanted
thistle: scotland prickly spine weed purple_flower national_emblem thorn field pasture goldfinch pollinator viking_barefoot seed_fluff donkey heraldry highland eeyore meadow bloom milk liver
thread: sew needle stitch spool seamstress fabric weave tailor cotton yarn cloth ariadne string bobbin spin button mend silk seam
throne: king queen crown reign monarch heir emperor royal coronation succession kingdom rule dynasty overthrow prince power abdicate palace usurp ruler
thumb: opposable hand grip finger hitchhike press knuckle texting suck scroll swipe gladiator_fate nail primate tool_use rule_of_thumb dexterity fingerprint scanner joint arthritis
tick: lyme_disease bite parasite blood woods tall_grass rash tweezers attach arachnid hiker remove embed dog borrelia deer meat_allergy host encephalitis repellent engorged fever
ticket: buy admission concert train movie lottery passenger theater show flight price boarding travel book venue fare entry sold_out scalper fine
tidal flat: low_tide shore wading_bird estuary mud wadden_sea coast intertidal migratory_bird clam worm crab silt bay salt_marsh hike sandpiper sediment korea lugworm
tidal mudflat: low_tide wading_bird estuary shore wadden_sea coast intertidal migratory_bird clam worm crab silt bay salt_marsh sandpiper sediment mudskipper sink lugworm cockle_pickers
tie: suit office businessman wear knot formal shirt collar interview executive neck corporate silk banker father's_day windsor nervous
tiger: stripe jungle india bengal predator roar stalk poacher growl siberia zoo big_cat endangered fierce maneater circus tibet pounce reserve
tile: bathroom grout floor ceramic kitchen roof mosaic lay mortar adhesive azulejo portugal backsplash glaze crack mason square
tile floor: bathroom kitchen grout mop ceramic slippery clean scrub lay marble mosaic step grid cold_floor stain
tiled floor: bathroom kitchen grout mop ceramic slippery clean scrub lay marble mosaic checkered cold_floor stain bathtub cracked_tile
timer: minute countdown set_a_timer pomodoro deadline beep seconds cook focus productivity bomb tick bake alarm interval break wait oven
tin foil: wrap aluminum kitchen oven conspiracy_theory bake leftovers shiny cover crumple grill hat faraday baking_tray reflect roll
tin opener: can tin lid kitchen open beans canned gadget blade tuna turn soup handle tinned_food sharp_edge
tipper truck: construction gravel dump load sand haul quarry mine unload rubble site earth excavator driver cement
tire: car rubber flat puncture wheel inflate tread pressure rotate mechanic road goodyear grip air skid burn brake vehicle pothole michelin
tire pump: inflate bicycle air flat pressure valve bike psi puncture tube cyclist compress gauge roadside tread garage gas_station deflate
tissue box: cry sneeze cold allergy tears nose flu blow therapy grief sick runny weep sad pollen counseling breakup funeral
Titanic: iceberg sink ship atlantic maiden_voyage 1912 unsinkable lifeboat disaster passenger wreck captain drown steerage submersible belfast
to-do list: task productivity procrastinate check_off priority organize plan deadline overwhelmed busy chore tick finish schedule postpone workload accomplish planner efficient multitask
to-go cup: coffee latte starbucks cafe barista caffeine lid commute espresso morning single-use cardboard cappuccino sip busy
toad: wart pond croak amphibian cane_toad poison invasive hop witch mud swamp bufo garden warty queensland kenneth_grahame kiss
toadstool: poison red_cap white_dot fly_agaric fairy gnome fungus forest witch hallucinate toxic spore smurf mario alice_in_wonderland
toast: breakfast butter bread toaster jam morning burn brown slice crispy crumb spread egg avocado french maillard
toasted marshmallow: campfire s'mores stick roast graham_cracker chocolate sweet gooey golden camping burnt fire melt scout summer_night skewer sugar maillard treat hot_chocolate
toaster: toast bread breakfast slice crumb morning kitchen bagel burnt pop_up appliance heating_element butter crisp electric short_circuit
tofu: soy vegan vegetarian protein chinese asian soybean meat_substitute block japanese plant-based stir-fry bland monk press miso
toga: roman rome senator caesar cicero senate emperor philosopher citizen ancient_rome augustus cloth marcus_aurelius drape frat orator seneca
toilet: flush bathroom urine poop plumber clog bowl pee sewage constipation diarrhea sanitation plunger restroom bladder seat lavatory tank wipe
toilet brush: scrub clean toilet bowl bathroom bleach stain germ limescale cleaner flush rinse rim chore disinfect
toilet flapper: tank flush leak running_toilet chain rubber seal valve refill water_bill plumber replace overflow lift jiggle
toilet paper: wipe bathroom roll hoarding panic_buy toilet pandemic shortage diarrhea flush sheets constipation septic bidet run_out restroom
toilet seat: lid bathroom toilet hinge lift bowl sit germ wobbly bolt loosen flush disinfect leave_it_up public_restroom
toilet tank: flush flapper float refill fill_valve cistern leak lid running_toilet chain water_level plumber overflow_tube handle dye water_bill
Tokyo Tower: japan japanese city skyline neon broadcast olympic observation_deck metropolis godzilla skyscraper shibuya metro nightlife
tomato: red vegetable ketchup sauce fruit salad garden italian vine greenhouse pizza lycopene ripe slice heirloom la_tomatina nightshade seed poisonous_belief basil
tomato plant: garden vine grow stake red fruit greenhouse ripe water balcony harvest pick pot basil prune aphid
tomato soup: campbell's warhol grilled_cheese can bowl van_gogh_protest red basil spoon warm gazpacho cream starter comfort andy_warhol lunch
tomato vine: garden grow stake red ripe fruit greenhouse pick trellis harvest climb sauce prune italy cluster truss
tomb: bury pharaoh egypt mummy grave tutankhamun burial archaeologist emperor coffin carter sarcophagus dead mausoleum curse king looter crypt resurrection ancient
tongs: grill barbecue flip grab meat blacksmith salad hot grip pasta cook turn kitchen serve ember sear steak
tongue: taste lick flavor bitter sweet language speak bud mouth swallow saliva salty pronounce spicy umami sour
tool shop: hardware tool buy hammer drill diy builder screw paint nails store carpenter rent supplies wrench
toolbox: repair fix wrench hammer diy mechanic tool handyman plumber screwdriver maintenance kit skill garage carpenter set_of_tools strategy equip
tooth: dentist cavity enamel chew brush decay gum bite toothache molar crown root extract fairy dental shark filling
tooth decay: cavity dentist plaque sugar toothache filling enamel drill bacteria brush floss molar rot gum oral_health acid sweets root_canal fluoride dental
tooth enamel: dentist whiten erode acid fluoride hardest_substance cavity dentin brush plaque stain wear_away toothpaste sensitive mineral coating grind_teeth soda dental
toothbrush: brush teeth dentist toothpaste plaque cavity oral morning gum bristle dental hygiene bathroom fluoride mouth bedtime routine rinse floss
toothpaste: fluoride brush teeth dentist enamel mint whiten cavity plaque tube dental squeeze oral sensitivity foam gum rinse
toothpaste tube: brush squeeze tooth dentist fluoride bathroom mint cap cavity toiletry oral_hygiene plaque colgate minty roll_up gum morning_routine last_drop whitening recycle
top hat: magician gentleman lincoln victorian rabbit aristocrat capitalist formal monopoly tycoon banker magic_trick butler 19th_century cane baron circus
Torah: jewish judaism moses hebrew rabbi synagogue scripture commandment talmud genesis sinai law_of_moses israelite bar_mitzvah kosher covenant sabbath pentateuch exodus scribe
Torah scroll: synagogue rabbi parchment hebrew jewish scribe judaism ark moses unroll recite bar_mitzvah calligraphy sabbath commandment sacred_text cantor congregation ink five_books
torch: flame fire burn light olympic dark cave mob carry mythology prometheus ignite medieval pass_on relay night enlightenment flaming arson
torii: japan shinto shrine gate kyoto vermilion fushimi_inari sacred kami miyajima pilgrim spirit itsukushima entrance
torii gate: japan shinto shrine kyoto vermilion fushimi_inari sacred kami miyajima pilgrim spirit itsukushima tokyo entrance threshold
torii path: japan shinto shrine kyoto vermilion fushimi_inari walk thousand_gates inari pilgrim mountain trail hike tourist kami shrine_path
tornado: twister funnel wind kansas oklahoma storm shelter debris great_plains spin siren basement wizard_of_oz dorothy destroy supercell chaser whirl
tortellini: italian pasta stuffed bologna broth filling emilia-romagna venus_navel cheese dough ring-shaped handmade christmas italy ricotta
tortoise: slow galapagos shell hare steady patience old longevity achilles darwin lifespan zeno race island ancient aesop charles_darwin century wrinkle
total eclipse: totality sun moon corona darkness shadow eclipse_glasses astronomer umbra path omen sky_darken eddington daytime eclipse_chaser diamond_ring birds_fall_silent
toucan: beak rainforest colorful tropical jungle fruit brazil amazon costa_rica bill canopy bird bright south_america
tourist: travel camera vacation sightseeing map trip visit hotel souvenir landmark selfie guidebook destination passport paris crowd beach holiday venice sunhat
towel: dry bath shower beach wet wipe swim sweat hotel fold laundry spa cotton gym absorb wrap pool soak
tower: tall castle fortress watch medieval height prisoner build climb rapunzel stone overlook skyline babel guard london lookout pisa rook
Tower Bridge: london thames england britain drawbridge british uk victorian river raise tourist english londoner city river_crossing
tower crane: construction building site build skyscraper lift developer engineer high-rise urban housing real_estate concrete steel boom worker project property
toy: child play kid childhood christmas doll gift nursery lego game plaything santa toddler playroom store parent mattel
toy box: child play kid nursery tidy toddler doll childhood playroom blocks bedroom put_away clutter teddy mess tidy_up lego
toy brick: lego build child play block plastic construct childhood creativity denmark snap_together castle kid modular imagination
toy car: child play boy hot_wheels matchbox childhood miniature kid race collector wind-up friction ramp nursery roll
toy slime: kid stretch goo squish borax glue nickelodeon sticky play diy glitter polymer craft viral_video mattel gooey child sensory non-newtonian carpet_stain
track hurdle: runner race obstacle jump athlete overcome sprint olympic setback challenge barrier leap track_and_field clear stumble difficulty
tractor: farm farmer plow field crop harvest agriculture soil wheat rural barn fertilizer diesel corn countryside cultivate john_deere mechanization
trading screen: trader stock market wall_street broker price hedge_fund invest algorithm bitcoin buy_and_sell chart portfolio day_trading forex volatility option crypto
trading ship: merchant spice silk trade goods voyage cargo port dutch east_india colony venetian route phoenician import merchandise company sail harbor
traffic circle: intersection yield roundabout driver exit car lane junction merge right_of_way traffic_flow collision road_design town new_jersey arc_de_triomphe washington counterclockwise rush_hour
traffic cone: road_work detour construction lane_closed caution driver highway orange block hazard crew barrier repair divert parking driving_test accident_scene prank statue_head asphalt robotaxi
traffic jam: commute rush_hour car stuck congestion highway honk bumper driver late gridlock delay road slow city lane frustration los_angeles pollution
traffic light: red_light green_light intersection driver wait stop crossing pedestrian signal amber run_a_red car street junction turn_green go yellow
trail sign: hike hiker path trailhead forest direction national_park lost route marker mountain arrow loop summit mile junction wilderness
trailer truck: freight haul highway cargo trucker semi trailer logistics diesel delivery long-haul eighteen-wheeler goods supply_chain load driver
train: railway passenger station track ride platform locomotive rail conductor carriage ticket travel journey derail express depart arrive commuter railroad europe freight high-speed timetable
train station: platform train passenger arrive depart commuter ticket railway luggage timetable suitcase goodbye wait departure grand_central board last_seen travel meet
trainer: gym fitness exercise workout coach dumbbell muscle personal squat lift sweat dog animal motivate boxing push-up circus whistle pokemon
tram: rail passenger city ride public_transport track lisbon melbourne ticket commute stop electric streetcar driver hop_on cable overhead_wire prague
tram 28: lisbon alfama portugal hill yellow tourist ride narrow_street graca pickpocket vintage wooden viewpoint
tram of Lisbon: lisbon alfama portugal hill yellow tourist ride narrow_street bairro_alto fado pickpocket vintage viewpoint
trampoline: bounce jump child backyard spacetime gravity gymnast spring curve kid rubber_sheet elastic flip einstein rebound general_relativity
transmitter: radio signal broadcast antenna frequency marconi wave spy send station morse transmit resistance receiver code distress_call wireless
trap door: hidden secret escape cellar basement fall_through floor hatch stage magician attic tunnel dungeon gallows open_beneath smuggle
trapdoor: hidden secret escape cellar basement fall_through floor hatch stage magician attic tunnel dungeon gallows open_beneath smuggle
trash bag: garbage throw_away rubbish waste dispose trash declutter bin dump plastic landfill litter clean_up body_parts take_out discard murder
trash can: throw_away garbage waste dispose rubbish delete discard bin landfill litter junk reject food_waste dump toss wasteful raccoon worthless
traveler: journey suitcase road backpack map airport wander passport trip foreign adventure marco_polo destination inn train caravan luggage jet_lag gulliver
tray: serve waiter food drinks carry cafeteria breakfast_in_bed bake ice_cube hospital_food platter maid seedling airplane_meal butler lunch
treadmill: run gym cardio exercise workout hedonic stress_test calorie jog fitness monotonous belt running_in_place weight_loss keep_up interval heart_rate incline
treasure: pirate gold chest buried island map jewel hoard tomb sunken shipwreck tutankhamun find_riches loot dragon hunt legend coin hidden
treasure chest: gold pirate coin fortune jewel wealth buried riches loot hoard shipwreck treasure island rich spoils valuable dig_up spanish_galleon plunder
treasure map: pirate treasure buried x_marks island clue hidden gold hunt adventure legend quest search dig mystery lost_city seek
trebuchet: siege castle medieval hurl stone counterweight besiege wall fortress army crusade projectile lever fling catapult sling
tree: forest trunk leaf branch wood root climb shade plant_one cut_down bark grow oxygen squirrel deforestation newton_apple sap ring park
tree house: child kids backyard hideout climb ladder branch build childhood oak rope plank jungle hut club adventure
tree stump: cut_down deforestation axe ring logger chainsaw forest sit_on clear lumber giving_tree age chop trunk fell clearing
treehouse: child kids backyard hideout climb ladder branch build childhood oak rope plank jungle hut club adventure
trident: poseidon neptune sea_god gladiator spear atlantis greek_myth shiva three-pronged devil ocean retiarius triton britannia zeus sea
trilobite: fossil cambrian paleozoic extinct paleontologist arthropod permian prehistoric sea_floor exoskeleton evolution mass_extinction half_a_billion geologist ancient_ocean extinction burgess_shale
tripod: camera photographer steady film stand telescope long_exposure shot shaky legs photo landscape shoot mount selfie surveyor
trireme: athens greek oar rower salamis persian naval ram themistocles galley fleet sparta ancient_greece oarsman warship xerxes
triumphal arch: rome paris napoleon victory triumph emperor roman arc_de_triomphe conquest parade constantine champs-elysees monument titus legion general
troll: bridge norse norway folklore fairy_tale myth giant cave scandinavia goat monster internet_comment online_abuse iceland goblin turn_to_stone
trolleybus: overhead_wire city passenger electric public_transport soviet bus ride commute commuter street route pole tram fare passenger_seat
trombone: brass jazz orchestra musician slide band play new_orleans blow march swing_band note instrument brass_section glissando marching
trophy: win champion award winner victory championship tournament cup prize team celebrate success compete triumph first_place title league achievement contest
tropical drink: cocktail beach vacation umbrella pina_colada resort coconut island straw hawaii rum poolside pineapple holiday tiki honeymoon lounge_chair
tropical fish: reef aquarium coral colorful snorkel tank maldives lagoon swim dive scuba angelfish exotic bright ocean saltwater stripe scuba_diver hawaii
trousers: wear pants leg suit belt pocket clothes tailor waist zip tight jeans fold iron hem fashion lose_weight
trowel: garden soil plant archaeologist dig mortar brick mason seedling bulb excavation bricklayer cement plaster pot weed
truck: haul driver load cargo delivery highway freight transport move goods diesel road trucker pickup ship_goods supplies depot roadblock vehicle
trumpet: jazz louis_armstrong brass play fanfare musician miles_davis blow orchestra announce band new_orleans herald horn proclaim soloist
trunk: tree bark thick wood cut_down ring climb log hollow oak redwood sap branch saw timber lean_against hug
tuba: brass band orchestra marching low_note musician bass blow oompah play instrument polka marching_band parade
tube of paint: artist paint painter canvas color pigment oil_paint impressionist squeeze brush palette monet acrylic van_gogh studio easel
tube of toothpaste: brush squeeze tooth dentist fluoride bathroom mint cap cavity toiletry oral_hygiene plaque colgate minty gum morning_routine travel_size whitening airport_security
tugboat: harbor ship port pull tow evergreen suez dock maneuver pilot barge channel tow_line vessel river rescue
tuk-tuk: bangkok thailand ride driver india rickshaw street sri_lanka fare haggle tourist three-wheeler traffic delhi
tulip: holland mania dutch bulb spring netherlands amsterdam bubble ottoman bloom keukenhof flower speculate turkey bouquet windmill
tulip bulb: dutch mania bubble holland speculation amsterdam 1637 auction price plant autumn spring merchant craze crash garden semper_augustus haarlem ottoman soil onion-shaped futures famine
tumor: cancer scan biopsy malignant brain benign oncologist chemotherapy surgeon cell mri lump growth metastasis diagnose radiation remove hospital
tumor cell: cancer malignant chemotherapy oncology mutation divide metastasis biopsy spread immune oncologist radiation benign carcinoma uncontrolled_growth diagnosis remission gene melanoma immunotherapy
tuna: mercury sushi can ocean fisherman sandwich bluefin overfish protein sashimi net pacific tsukiji omega-3 fish_market school steak atlantic fishing_fleet
tuna can: fish pantry mercury protein sandwich tin cheap opener mayonnaise shelf cat salad student omega-3 emergency_food lid
tuning fork: vibrate sound frequency resonance pitch note wave hertz hearing_test tone music physics harmonic musician oscillate
tunnel: dig underground dark train escape mine subway railway end_of_tunnel passage mountain channel_tunnel smuggle bore prison_break pass_through underpass cave
tunnel of gates: japan kyoto fushimi_inari torii shinto shrine vermilion walk inari pilgrim thousand mountain
tunnel of torii gates: japan kyoto fushimi_inari shinto shrine vermilion walk inari pilgrim thousand path mountain
turbine: electricity generator spin power_plant blade dam energy rotate wind steam megawatt hydroelectric shaft grid engineer renewable rotor jet kinetic_energy nuclear efficiency
turbofan: jet thrust plane bypass airliner wing fan_blade rolls-royce airline takeoff fuel_efficiency compressor nacelle pratt_&_whitney boeing airbus quiet combustion bird_strike aviation
turbofan engine: jet thrust plane bypass airliner wing fan_blade rolls-royce airline takeoff fuel_efficiency compressor nacelle pratt_&_whitney boeing airbus combustion bird_strike aviation mechanic
turkey: thanksgiving roast gobble bird feast november stuff carve farm pilgrim dinner wild tryptophan russell taleb pardon oven holiday poultry cranberry leftover
turmeric: curcumin yellow indian anti-inflammatory curry spice ayurveda golden_milk root powder inflammation black_pepper stain joint_pain ginger remedy
turntable: record vinyl dj play music needle scratch album spin lp song hip_hop disc speaker 1970s groove
turtle: shell sea beach hatchling slow plastic_straw nest egg ocean hawaii endangered crawl longevity swim flipper reef sand
TV antenna: broadcast channel signal reception tune_in roof static television over_the_air cord_cutter rabbit_ears cable_bill free_channels network aerial picture_quality transmitter watch_tv station snowy_screen 1950s digital
tv remote: channel watch button change_channel television couch flip screen netflix streaming volume battery binge mute couch_potato lazy
tv static: no_signal noise screen channel broadcast analog antenna white_noise big_bang cosmic_background flicker haunted blackout poltergeist interference
tweezer: pluck eyebrow splinter tick remove hair tiny forensic grip pull_out jeweler ingrown pinch stamp
tweezers: pluck eyebrow splinter tick remove hair tiny forensic grip pull_out ingrown pinch sting stamp first_aid
two magnets: attract repel pole magnetic north south force field opposite attraction physics iron stick_together polarity opposites_attract pull
typewriter: writer author novel type journalist manuscript letter hemingway key ribbon reporter script secretary page draft novelist ransom_note story essay write
u-bend: pipe sink plumber clog trap under_the_sink sewer_gas smell unscrew bucket toilet water_seal drain leak
u-shaped pipe: sink plumber clog trap under_the_sink sewer_gas smell unscrew bucket drain water_seal leak lost_ring
u-shaped trap: sink plumber clog pipe under_the_sink sewer_gas smell unscrew bucket drain water_seal leak
udon: japanese noodle thick broth chopsticks bowl wheat japan kagawa soup tempura slurp chewy dashi bouncy
UFO: alien saucer roswell extraterrestrial sighting abduct pentagon area_51 unexplained conspiracy sky_light hover witness radar uap government_secret
ultrasound scan: pregnant pregnancy fetus baby womb expect trimester sonogram doctor midwife embryo gender heartbeat sound_wave obstetrician mother-to-be
Uluru: australia outback aboriginal sacred red_sandstone monolith northern_territory desert anangu alice_springs climb_ban sunset dreamtime dingo sandstone red_desert indigenous
umbrella: rain storm wet raindrop downpour drizzle insurance protect cloudy london forecast shelter rainy_day monsoon weather puddle cover mary_poppins
umpire: baseball strike cricket tennis call out decision match home_plate rule chair pitch game dispute foul wicket mcenroe safe
unanswered message: ghost reply ignore text no_response wait left_on_read dating silence worried missing seen phone texted lonely call_back hours_later inbox
unborn baby: pregnant pregnancy fetus womb ultrasound trimester expectant_mother placenta umbilical_cord prenatal kick due_date obstetrician embryo miscarriage folic_acid expecting gestation amniotic_fluid birth
uncle: father's_brother mother's_brother nephew niece aunt relative family cousin inherit sam rich visit christmas story wealthy hamlet funny
unicorn: startup billion valuation horn myth magical fairy_tale rainbow fantasy rare venture_capital medieval virgin imaginary valuable silicon_valley tapestry
university: student professor degree study campus graduate college academic scholar harvard lecture tuition oxford research education enroll faculty student_loan dropout scholarship
unread message: inbox notification phone text email pile_up reply ignore badge_count smartphone check whatsapp open overwhelmed new_message red_dot
urn: ashes cremation funeral greek bury dead pottery remains grief grave mourn keats ancient memorial probability scatter
usb drive: file data storage copy malware backup computer plug_in leak snowden gigabyte hacker port save document transfer stuxnet
usb stick: file data storage copy malware backup computer plug_in leak gigabyte hacker port save document transfer stuxnet
used car: dealer buy mileage salesman second-hand depreciation price sell lemon vehicle negotiate loan warranty inspect odometer test_drive
uterus: menstruation period pregnant ovary gynecologist hysterectomy cervix fallopian_tube endometriosis cramp fibroid implant embryo reproductive pelvic fertility placenta hormone menopause contraction
utility knife: cut blade cardboard box drywall carpet score retract sharp diy craft stanley hijacker slice wallpaper
vacant chair: absence missing grief mourn loss gone absent death lonely civil_war_song no-show nobody resign vacancy family_dinner memorial loved_one unoccupied waiting widow
vaccine: virus immunity injection syringe smallpox jenner polio pandemic covid antibody dose salk shot measles booster needle jab cowpox outbreak
vacuum cleaner: dust carpet clean suck hose floor housework dyson dirt filter rug pet_hair chore household crumb bag appliance
valve: pipe flow pressure open close turn steam gas leak regulate engine plumber water pump release pipeline oil
vampire: blood dracula transylvania bite fang coffin garlic undead stake night bram_stoker castle halloween immortal neck cape romania legend
vampire tooth: dracula fang bite blood neck transylvania undead coffin halloween gothic bram_stoker costume garlic count night_creature canine bloodsucker suck immortal
van: delivery driver kidnap move parcel road_trip transport camper plumber park surveillance load abduct mechanic getaway hippie drive
vanilla: orchid madagascar flavor ice_cream edmond_albius extract pod hand-pollinate spice aroma mexico sweet expensive_spice bake dessert aztec bourbon vine perfume cake totonac saffron
vanilla bean: pod extract flavor madagascar orchid ice_cream bake dessert spice scrape aroma edmond_albius custard expensive_spice cure mexico vine seeds hand-pollinate pastry theft
vanilla plant: orchid vine madagascar pollinate edmond_albius hand-pollinate pod mexico bee reunion_island flower spice botanist tropical plantation flavor totonac greenhouse slave_boy climb
vanilla pod: orchid bean extract flavor madagascar ice_cream bake dessert spice scrape seeds aroma custard expensive_spice cure mexico edmond_albius vine pastry hand-pollinate
vase: flower bouquet ming porcelain ceramic pottery antique greek break arrange china clay painted decorate roses shatter museum
vault: bank gold heist robber safe money lock reserve combination deposit_box treasure secure thief bullion fort_knox central_bank steal steel_door
vegetable: healthy broccoli carrot diet garden fiber vitamin vegetarian grow green salad chop farmer market nutrient eat_healthy cook lettuce greenhouse plate
vegetable garden: grow plant tomato soil gardener compost lettuce bed seed harvest carrot organic backyard homegrown self-sufficient kale weed water
vegetable oil: fry deep-fry cook pan bottle canola saturated_fat seed_oil omega-6 bake pour soybean biodiesel margarine sunflower hydrogenate
vegetable patch: grow plant tomato soil gardener compost lettuce seed harvest carrot organic backyard homegrown cabbage rabbit weed allotment
vegetable peeler: peel potato carrot skin kitchen slice apple zucchini ribbon blade cook prep cucumber peelings squash ginger chop
vein: blood artery circulation needle inject blood_draw nurse varicose capillary iv_drip valve thrombosis clot forearm bloodstream deoxygenated donate_blood bulge phlebotomist intravenous
vellum: calfskin manuscript parchment scribe monk medieval illuminate codex ink animal_skin book_of_kells charter gutenberg_bible acts_of_parliament quill archive calligraphy binding voynich scriptorium
vending machine: coin snack soda buy japan button tokyo drink candy office hallway impulse junk_food dispense corridor cash
ventricle: heart atrium valve pump cardiac aorta chamber cardiologist contract blood_flow arrhythmia fibrillation heart_failure pulmonary beat oxygenated_blood myocardium ecg
Venus fly trap: carnivorous insect fly trigger_hair snap_shut digest bog lure nectar prey darwin trap jaws carolina swamp nitrogen_poor_soil houseplant count electrical_signal teeth devour predator
Venus flytrap: carnivorous insect snap_shut trigger_hair fly digest bog prey lure trap lobe darwin north_carolina enzyme nectar touch_twice hungry swamp nitrogen poor_soil poacher devour
Venus's flytrap: carnivorous insect snap_shut trigger_hair digest prey bog fly lure trap darwin enzyme lobe carolina nectar poor_soil nitrogen swamp spider catch
vermilion gate: japan torii shinto shrine kyoto fushimi_inari sacred kami miyajima pilgrim inari red lacquer
vhs tape: 1980s movie video rewind rent blockbuster cassette record vcr nostalgia obsolete betamax home_video horror retro netflix footage
vial: medicine vaccine liquid dose drug poison sample lab pharmaceutical antidote insulin glass injection serum syringe potion toxin
vial of blood: blood_test sample lab draw doctor cholesterol hemoglobin theranos anemia needle forensic dna glucose nurse diagnosis biomarker elizabeth_holmes
video call: webcam facetime skype grandparent laptop screen zoom long_distance remote smartphone family mute colleague see_each_other camera meeting connect skype_call abroad
video camera: film record footage director movie shoot cameraman lens documentary reporter tape interview scene youtube lights tripod broadcast
video conference: webcam colleague meeting remote zoom mute participant screen_share laptop home_office team virtual business conference executive microphone work_from_home
video game: play gamer console level controller nintendo player mario sony dopamine addicted arcade playstation avatar atari quest virtual score teenager xbox
viking: norse longship raid scandinavia norway helmet axe shield odin lindisfarne plunder monastery warrior leif_erikson denmark fjord valhalla ragnar saga iceland
Viking longship: norse raid scandinavia norway sail oar lindisfarne denmark plunder leif_erikson vinland fjord monastery iceland warrior odin viking scandinavian seafarer norseman ship_burial sea
Viking ship: norse raid scandinavia norway sail oar longship denmark plunder leif_erikson vinland fjord iceland warrior odin viking scandinavian seafarer norseman ship_burial sea
vine: climb jungle grape swing tarzan wall trellis wine creep twist tangle green overgrown tendril wrap cling
vinegar: acid sour baking_soda clean salad dressing pickle acetic_acid descale stain bottle apple_cider ferment hannibal_alps fish_and_chips limescale preserve window
vinyl: record album music turntable lp groove song needle retro band label studio beatles collector disc hit 1970s
vinyl record: album music turntable lp groove song needle retro band label studio beatles collector disc hit 1970s spin
violin: orchestra string bow musician play stradivarius concert classical paganini mozart symphony virtuoso melody einstein prodigy fiddle soloist vivaldi
violinist: violin bow string orchestra stradivarius concert paganini symphony solo quartet music practice virtuoso einstein joshua_bell chin sonata titanic
virtual meeting: webcam remote colleague zoom mute participant screen_share laptop home_office team online camera_off calendar work_from_home avatar microphone
virus: infection pandemic covid flu disease outbreak immune vaccine spread contagious mask ebola computer cell quarantine host malware mutate smallpox hiv
vise: clamp workshop grip squeeze carpenter bench metal hold pressure jaw woodworking tighten headache file grind hacksaw drill
vitamin: supplement deficiency pill scurvy nutrient fruit vegetable diet health orange_juice immune sunlight_skin rickets mineral capsule lemon iron
vitamin bottle: supplement vitamin pill vitamin_d deficiency nutrient multivitamin capsule daily_dose health placebo omega-3 magnesium zinc dietary tablet pharmacy
vodka: russian drunk moscow shot bottle alcohol russia distill martini soviet yeltsin bar cocktail toast polish stalin spirit potato hangover
voice assistant: alexa siri ask command speech ai google listen smart_home microphone speaker device recognize privacy chatbot reply
volcanic eruption: lava ash magma pompeii vesuvius crater explode evacuate krakatoa plume tambora pumice iceland year_without_summer bury extinction molten herculaneum flight_cancel
volcano: erupt lava magma ash crater pompeii vesuvius active dormant mountain explode iceland hawaii krakatoa molten evacuate smoke etna tectonic geologist anger
volleyball: net spike beach serve player team court olympic wilson jump match dive set ball cast_away
voltage tester: electrician wire circuit outlet breaker power live_wire safety shock current dead switch turn_off check terminal multimeter
voucher: discount coupon gift redeem shop code save offer deal travel refund promotion customer free expire
vr headset: virtual_reality metaverse immersive oculus simulation gamer 3d goggles zuckerberg avatar meta technology illusion vision_pro simulated phobia training
vulture: carcass scavenge circle carrion death desert corpse vulture_fund feed bone decay sky_burial soar bald eagle feast dead_animal condor scavenger
`
