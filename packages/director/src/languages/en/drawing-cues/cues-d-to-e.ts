/** Words that call for drawings, the most telling first: `drawing: cues`, the words of a phrase joined by `_`. */
export const CUES_D_TO_E = `
daffodil: spring yellow bulb bloom wordsworth wales garden narcissus march trumpet easter wander_lonely petal flower
daffodil bulb: plant autumn spring soil garden dig bloom bury yellow_flower sprout narcissus gardener dormant winter trowel flowerbed root depth poisonous perennial
daisy: petal he_loves_me white meadow flower yellow_center chain innocence garden bloom pluck spring field fresh simple
dam: river water reservoir hydroelectric flood concrete electricity turbine hoover power valley burst beaver hydropower nile irrigation upstream drought build overflow
dancer: ballet stage dance choreography pirouette perform tango rhythm music step graceful studio costume ballroom swan_lake salsa nijinsky isadora_duncan flamenco mata_hari
dandelion: blow seed weed wish puff lawn yellow fluff meadow wind parachute tea root float childhood drift
dark ocean: deep abyss night midnight pitch_black unknown creature sunlight_never_reaches submarine drown depth lonely shipwreck mysterious anglerfish titanic adrift cold_water bioluminescence seafloor
dark sea: night abyss deep wave drown adrift ship shipwreck cold lonely midnight moonless smuggler lifeboat depth unknown mysterious voyage overboard fear
dart: dartboard throw pub bullseye target aim arrow sharp game tranquilizer blow poison point hit_the_mark tip flight
dartboard: dart bullseye target pub aim throw goal accuracy precise hit_the_mark player score game miss bar focus objective
dashboard light: warning_light car engine check_engine blink mechanic oil_pressure tire_pressure alert driver diagnose low_fuel sensor battery come_on symbol ignore
data center: server cloud internet google amazon ai computing energy cooling store network electricity rack microsoft big_data power_hungry warehouse nvidia bitcoin_mining
dating app: swipe match single tinder romance relationship date online first_date partner flirt bumble love catfish scam soulmate bio lonely boyfriend profile_picture heartbreak ghost
dating profile: swipe match single tinder romance relationship date online first_date partner flirt bumble love catfish scam soulmate bio lonely boyfriend profile_picture heartbreak ghost
daughter: father mother girl family child raise parent heir princess son only_child bedtime wedding adopt teenage grow_up inherit kidnap proud
dead bolt: lock door secure burglar key break_in home_security intruder front_door latch bolt locksmith safe turn_key installation strike_plate thief
dead leaf: autumn brown wither fall decay compost dry ground rake crumble litter winter camouflage wilt decompose rot
deadbolt: lock door secure burglar key break_in home_security intruder front_door latch bolt locksmith safe turn_key installation strike_plate thief
debt: owe loan borrow creditor interest pay_off bankrupt bill default credit_card repay burden collector mortgage lender crisis trap money national
deck chair: beach sun relax vacation holiday sunbathe summer resort cruise lounge titanic seaside sand retire cocktail pool umbrella recline
deck of cards: poker shuffle deal gambling magic_trick magician bet ace casino blackjack dealer bluff card probability solitaire luck odds trick gambler
deep learning: neural_network ai train artificial_intelligence algorithm layer neuron machine data model hinton image_recognition gpu chatgpt backpropagation tech weight pattern
deer: antler forest doe stag buck fawn graze headlight hunter venison woodland hunt lyme tick meadow herd startle roadkill bambi hoof
deer tick: lyme_disease bite woods bullseye_rash tall_grass blood attach parasite hiker tweezers borrelia remove new_england embed bacteria arachnid host tuck_socks feed mouse fever
demon: hell possess evil exorcist satan curse spirit summon supernatural nightmare haunt possession horror inner tempt underworld monster sleep_paralysis sin witchcraft
dental braces: teeth orthodontist straighten crooked teenager wire smile bracket dentist align bite metal retainer mouth overbite adolescent
dental floss: teeth gum dentist plaque cavity brush toothbrush between_teeth gingivitis hygiene mouth string toothpaste oral nightly tartar breath
dentist: tooth drill cavity toothache filling clinic chair checkup gum pull floss mouth root_canal anesthetic brace fear decay brush plaque
dentist chair: dentist drill cavity teeth filling toothache root_canal anxiety checkup patient clinic fear novocaine extraction mouth open_wide recline hygienist
dentist's chair: dentist drill cavity teeth filling toothache root_canal anxiety checkup patient clinic fear novocaine extraction mouth open_wide recline hygienist
denture: false teeth dentist elderly gum old toothless soak mouth jaw wooden washington chew adhesive smile lose_teeth glass_of_water implant
dentures: false teeth dentist elderly gum old toothless soak mouth jaw wooden washington chew adhesive smile lose_teeth glass_of_water implant
departure board: airport delay cancel gate flight terminal traveler passenger boarding miss_flight airline schedule luggage destination layover travel train_station on_time strand takeoff
departures board: airport delay cancel gate flight terminal traveler passenger boarding miss_flight airline schedule luggage destination layover travel train_station on_time strand takeoff
derailleur: bike bicycle gear chain shift cyclist cable sprocket cassette adjust rear cycling mechanic pedal screw slip
designer: fashion dress sketch chanel studio creative style logo runway graphic brand collection interior dior fabric product apple user_interface versace layout
desk: office work study write student drawer homework paperwork job worker laptop sit employee lamp boss report bureaucrat classroom teacher remote_work
desk chair: office sit work posture back_pain swivel ergonomic desk employee sedentary wheel lumbar slouch worker computer nine-to-five adjust
desk globe: geography world continent country map travel explorer classroom earth spin worldwide global trade ocean equator international colony hemisphere
dessert: sweet after_dinner cake ice_cream sugar pastry treat chocolate menu indulge course spoon calorie pudding craving finish_meal patisserie
detective: crime murder clue investigate suspect case sherlock_holmes evidence solve police scene interrogate magnifying_glass witness mystery alibi homicide cold_case fingerprint scotland_yard
detergent: laundry wash stain washing_machine clean clothes soap rinse surfactant dish grease enzyme foam bubble scrub dirt powder liquid bleach
devil: satan hell evil tempt sin lucifer faust pitchfork soul bargain temptation wicked christian damnation demon exorcism fallen_angel possess inferno
diamond: jewel ring engagement carat gem sparkle carbon hardest mine de_beers jeweler heist necklace pressure luxury cut precious brilliant tiffany proposal facet kimberlite
diaper: baby change infant wet newborn parent wipe rash potty nappy toddler leak nursery disposable poop pee sleepless landfill
diary: secret write entry anne_frank private confess thought teenage lock memoir record_feeling dear bedside personal pour_out describe_day intimate daily reflect reveal chronicle
diary entry: write dated record confess private describe personal thought anne_frank dear wrote_that_night feeling historian memoir reflect reveal journal secret last_entry
diary page: write handwriting ink secret dated private entry tear_out confess thought anne_frank read_aloud personal feeling memoir reveal journal scribble
dice: gamble luck chance probability roll random casino risk bet odds game craps board_game uncertainty fate cube throw einstein statistics monopoly
didgeridoo: aboriginal australia drone blow circular_breathing instrument eucalyptus termite hollow outback indigenous music ceremony wind_instrument snoring sleep_apnea vibrate hum dreamtime arnhem_land
digger: dig construction bucket trench earth soil site foundation demolition backhoe landfill mud hole build quarry operator machine scoop caterpillar
digital scale: weigh gram weight kitchen precise measure flour bathroom pound ingredient lose_weight diet kilogram battery accurate step_on coffee drug_dealer
dinner: evening eat restaurant table family date cook plate guest meal candlelight host thanksgiving invite serve dining romantic supper evening_meal
dinner plate: eat meal dinner serve food restaurant portion fork table hungry dish dine supper guest diet lunch feast calorie vegetable
dinner roll: bread butter bake thanksgiving dough oven yeast warm basket soft side_dish flour gravy knead table golden restaurant carbs buttery feast
dinosaur: extinct fossil jurassic asteroid cretaceous t_rex paleontologist prehistoric million_years_ago bone museum reptile extinction triassic meteor mesozoic excavate theropod roar obsolete chicxulub
dinosaur bone: fossil paleontologist excavate dig extinct jurassic museum triceratops skeleton cretaceous unearth t-rex prehistoric million_year desert femur discovery species
dinosaur fossil: paleontologist excavate extinct jurassic bone cretaceous museum rock sediment prehistoric unearth species skeleton asteroid triassic evolution t-rex discovery dig
dinosaur skeleton: museum t-rex fossil paleontologist extinct jurassic bone exhibit cretaceous prehistoric tyrannosaurus natural_history diplodocus extinction asteroid giant reptile excavate
diploma: graduate university degree college graduation bachelor master phd academic student qualification frame cap_and_gown high_school doctorate ceremony certificate earn_degree dropout alumni education
dipstick: oil engine check level hood car wipe motor_oil low maintenance pull_out dirty mechanic lubricate leak refill
direct message: dm instagram inbox private_message slide_into send follower social_media reply influencer twitter contact stranger text unread scammer chat account receive
dirty dishes: sink wash pile_up kitchen plate chore leftover grease stack roommate scrub procrastinate mess argue dishwasher soak housework
dirty laundry: wash stain clothes sock hamper basket smelly pile washing_machine sweat chore detergent mess secret scandal dirty odor housework
disco ball: dance party nightclub seventies mirror music dj sparkle glitter studio_54 bee_gees spin dance_floor club retro weekend abba
discount code: promo percent_off checkout link_below save sponsor online_shop offer enter order first_purchase deal promotion cart limited_time redeem influencer subscription cheaper
discount coupon: save_money percent_off deal bargain clip redeem store promotion sale shopper offer cheap voucher supermarket checkout price_cut retailer thrifty flyer expire
dish rack: plate dry dish kitchen drip sink wash rinse drain glass wet air_dry counter stack clean rack
dish soap: grease wash sponge plate sink detergent bubble dish foam scrub rinse suds kitchen squirt dawn surfactant lather drop
dishwasher: dish plate load kitchen rinse detergent clean appliance cycle tablet rack unload glass scrub spray cutlery filter dinner
disposable cup: plastic coffee takeaway single-use landfill paper trash recycle starbucks waste party throw_away pollution lid styrofoam cafe water_cooler
diver: underwater scuba oxygen_tank shipwreck sea coral_reef deep wetsuit pearl cousteau bends decompression ocean submerge cave mask thai_rescue treasure bubble
diving board: pool jump swim leap dive diver plunge splash olympic springboard nervous courage bounce dare summer take_the_plunge
diving helmet: underwater diver deep_sea copper sea suit hose wreck salvage oxygen explorer brass jules_verne descend seabed decompression
diving mask: snorkel underwater swim reef diver fish coral ocean scuba goggles vacation sea lens tropical lagoon breathe
diving suit: underwater deep_sea diver helmet pressure wreck oxygen salvage descend explore wetsuit seabed ocean treasure submerge hose decompression
dna: gene genetic genome inherit double_helix mutation crick sequence ancestor forensic heredity code crispr chromosome evolution watson suspect_identified paternity protein rosalind_franklin
doctor: hospital patient diagnose symptom medicine disease treat prescribe health illness checkup clinic stethoscope cure physician blood_pressure appointment pain second_opinion exam
document: paper sign contract legal file official report text form page record archive treaty declare lawyer deed letter clause secret evidence manuscript leak
dodo: extinct mauritius flightless sailor island extinction dutch bird pigeon naive hunted_out 17th_century oblivion nest_egg vanish fearless lewis_carroll settler portuguese
dog: bark leash walk fetch pet loyal owner tail wag pavlov vet bone puppy obey sniff kennel stray man's_best_friend training paw breed master companion bite
dog bowl: dog feed food water hungry pet puppy kibble eat pavlov drool canine thirsty meal lap_up owner wag
dog collar: dog leash pet tag owner walk puppy buckle tether canine name lost stray flea neck bark train
dog house: dog kennel backyard bark puppy snoopy sleep yard wooden roof shelter pet guard in_trouble canine chain tail
dog tag: soldier military army identify war killed veteran fallen name engrave metal chain dog pet marine vietnam private blood_type
doghouse: dog kennel backyard bark puppy snoopy sleep yard wooden roof shelter pet guard in_trouble canine chain tail
doll: girl child toy play barbie dress_up childhood porcelain cuddle pretend daughter rag ken creepy tea_party hair
doll house: doll girl miniature toy play child tiny furniture room childhood ibsen nora pretend nursery daughter domestic
doll's house: doll girl miniature toy play child tiny furniture room childhood ibsen nora pretend nursery daughter domestic
dollhouse: doll girl miniature toy play child tiny furniture room childhood ibsen nora pretend nursery daughter domestic
dolphin: pod ocean leap sonar echolocation intelligent swim fin marine playful flipper bow_wave click whistle trainer mammal captivity aquarium surf
domino: tile fall topple game chain_reaction dot row tip collapse stand line pub trigger knock_over sequence old_men
domino effect: chain_reaction topple cascade collapse trigger consequence spread one_after_another fall contagion crisis ripple cold_war bank_run sequence communism knock_over bankruptcy
dominoes: tile fall topple game chain_reaction dot row tip collapse stand line pub trigger knock_over sequence old_men
doner kebab: turkish berlin spit meat street_food shave pita lamb rotate late_night takeaway germany immigrant wrap istanbul garlic_sauce
donkey: stubborn burro cart mule bray carry hay democrat stable ear load village beast_of_burden carrot nazareth sancho buridan hoof mediterranean farm greece eeyore
door: open close knock enter walk_in exit lock handle visitor room opportunity key guest leave slam house answer threshold welcome creak neighbor
door handle: open grip turn push pull door germ touch latch lever loose screw enter exit sanitize virus unlock
door hinge: squeak creak oil screw door open swing loose lubricate frame sag rust pin gate carpenter bracket
door lock: key burglar secure break_in thief locksmith house safe intruder bolt latch unlock forced_entry lockpick security rekey tenant
doorbell: ring visitor front_door guest answer neighbor deliver arrive courier package porch button chime salesman ding-dong camera press trick-or-treat
doorknob: turn open door twist grip germ rattle brass unlock touch enter creep static loose room burglar
doormat: welcome home muddy shoe wipe porch front_door entrance step pushover guest key_under house feet come_home people_pleaser
doorway: enter stand threshold frame step_through walk_in passage entrance appear leave pause earthquake light silhouette arch peer room
dopamine: reward pleasure craving addiction motivation brain anticipation habit scroll neurotransmitter novelty gamble notification adhd parkinson detox likes sugar_rush
double bass: jazz bow string orchestra bassist pluck low_note mingus instrument musician deep trio band rhythm upright music
double-decker: london red tourist sightseeing upstairs passenger england piccadilly route britain driver commuter city public_transport top_deck
double-decker bus: london red tourist sightseeing upstairs passenger england piccadilly route britain driver commuter city public_transport top_deck
dough: knead bake baker flour yeast rise bread roll pizza pastry bowl ferment sourdough oven stretchy gluten rest water
doughnut: glaze police_officer homer_simpson fried hole sugar sprinkle coffee bakery dunkin sweet torus topology office box ring-shaped
dove: peace olive_branch ceasefire truce holy_spirit white harmony treaty noah armistice pacifist release reconcile nonviolence coo end_of_war amnesty pigeon ark picasso nonviolent
downspout: gutter rain roof water drain runoff rainwater foundation leak house basement clog storm leaf downpour rain_barrel
downward trend: decline fall drop decrease shrink plummet recession loss slump chart stock_market crash plunge sink lose_value statistics deteriorate bearish falling_sales dwindle downturn
draft manuscript: novelist author editor publisher rewrite revise typewriter chapter writer novel unfinished edit publish ink first_draft rejected scribble manuscript_page margin_note correction
dragon: fire breathe slay knight myth legend castle hoard treasure scale fairy_tale fantasy chinese wing lair princess saint_george beast medieval cave tolkien
dragonfly: pond wing hover insect iridescent nymph mosquito_eater reed carboniferous dart compound_eye lake damselfly summer damsel water marsh prehistoric predator larva
drain: sink water plug clog shower hair pipe bathtub sewer grate pour swirl plumber flow block disappear wasted
drain trap: pipe sink plumber leak p-trap unscrew clog bucket wrench sewer_gas smell water under_sink lost_ring washer bend
drawer: open pull desk sock hide dresser kitchen cutlery tidy stuff rummage slide store shut paper knife forgotten organize
dress: wear gown woman fashion wedding party princess elegant skirt designer silk ball outfit sew coco_chanel bride prom bridesmaid catwalk
dresser: drawer bedroom clothes mirror sock furniture underwear fold wardrobe antique jewelry store tidy bedside sweater organize
dressing gown: bathrobe morning slipper pajamas bath sherlock lazy bed lounge hospital cozy breakfast sunday belt hugh_hefner silk
drill: hole bore screw wall bit diy tool power wood carpenter mount shelf construction workshop anchor screwdriver battery chuck masonry
driver: car steer wheel road traffic taxi license speed crash seat_belt uber race truck drunk brake highway formula_one accident insurance
driver's license: identification drive teenager dmv test expire police photo pull_over sixteen learner permit car suspend renew fake_id age identity highway_patrol revoke
drone: fly aerial camera remote unmanned military strike surveillance propeller pilot quadcopter deliver ukraine footage target autonomous warfare hover uav missile crop
drop: water rain drip liquid blood tear fall faucet dew splash leak tiny sweat pipette ocean spill oil bead
dropper: drop liquid pipette eye medicine dose bottle lab tincture squeeze chemical essential_oil add vitamin ear test_tube serum
druid: celtic stonehenge oak priest ritual mistletoe forest ancient_britain sacred_grove sacrifice pagan solstice robe gaul roman_conquest anglesey nature_worship
drum: beat rhythm music stick percussion play band march tribe ritual drummer army loud ceremony ringo african tap snare
drum kit: drummer band rock rhythm cymbal beat snare concert music drumstick ringo jazz percussion solo garage loud tour
drumstick: chicken leg thanksgiving fried poultry turkey bone bucket kfc roast crispy meat bite greasy gnaw picnic dark_meat
dry leaf: autumn brown crunch fall wither drought crumble rustle rake kindling brittle wilt dead wind crackle underfoot
drying rack: dry wet laundry clothes wash hang air_dry dish plate drip rinse sock tumble_dryer fold balcony indoor damp mold
drywall anchor: screw wall hang shelf drywall plasterboard stud drill heavy mirror mount picture_frame plug secure bracket diy hole
duchess: royal title duke meghan kate palace cambridge noble gown aristocrat marriage court britain estate tiara devonshire alba jewel
duck: pond quack swim bread waddle lake feather float mallard drake beak webbed park paddle hunt waterfowl hunter peking
duckling: pond mother_duck imprint hatch follow yellow fluffy quack andersen brood waddle imprinting lorenz line_up waterbird swan swim small downy spring
duct tape: fix repair seal wrap stick leak temporary_fix adhesive patch silver kidnap bind roll apollo_13 diy torn mouth
duke: noble title estate castle wellington aristocrat royal prince dukedom norfolk england court burgundy medieval heir william_of_normandy palace land waterloo
dumbbell: gym lift muscle workout exercise strength fitness weight bodybuilder bicep train rep protein set curl sarcopenia athlete schwarzenegger bulk_up
dump truck: haul gravel load construction dirt site mine sand quarry rubble unload earth tip heavy excavator landfill driver
dumpling: chinese steam dough fill asian dim_sum soup pork boil wrapper lunar_new_year gyoza chopsticks steamer polish georgian
dune: desert sand sahara wind camel nomad arid caravan oasis hot barren drift namibia dry mirage bedouin ripple shifting coastal grass
dust: sweep vacuum clean allergy mite shelf storm attic cloud particle sneeze neglected cough bowl broom settle old asthma cosmic
dustpan: sweep broom dust floor clean crumb brush broken_glass dirt housework chore mess janitor kitchen debris tidy
Dutch oven: cast_iron stew braise lid sourdough bake simmer roast slow_cook campfire enamel casserole loaf pot_roast cook heavy no-knead_bread tender stovetop
dvd: movie film disc rent netflix blockbuster player watch rewind case collection mail menu laser streaming box_set
dwarf: snow_white mine beard axe fairy_tale short norse tolkien gold fantasy hobbit underground mythology forge seven legend thor's_hammer
dwarf star: white_dwarf red_dwarf small_star faint dim cool fusion sun astronomy hydrogen long-lived remnant proxima_centauri earth-sized dense luminosity telescope trillion_years fade
dying star: fuel_runs_out red_giant supernova collapse expand shed_layers hydrogen white_dwarf nebula explode last_breath astronomy helium core billion_years_later fade astrophysics burn_out end_of_life
dynamite: explode explosion nobel blast blow_up fuse mine bomb tunnel nitroglycerin demolition boom stick detonate railroad robbery danger anarchist
e-book: kindle read digital book page screen novel tablet amazon download author reader library publish e-ink chapter bedtime travel
e-mail: inbox send reply spam attachment gmail address colleague forward unsubscribe subject_line outlook receive newsletter click cc recipient boss
e-reader: kindle read digital book page screen novel tablet amazon download author reader library publish e-ink chapter bedtime travel
eagle: talon soar america bald swoop prey emblem freedom nest cliff sharp_eye roman_legion moon_landing majestic raptor patriot wingspan symbol apollo_11
ear: hear listen sound deaf noise wax hearing_loss eardrum tinnitus whisper loud overhear headphones van_gogh earring eavesdrop infection
earbud: music listen podcast wireless ear bluetooth audio noise apple commute song sound playlist jog phone volume airpods call
earbuds: music listen podcast wireless ear bluetooth audio noise apple commute song sound playlist jog phone volume airpods call
eardrum: hear sound vibrate ear loud pressure pop rupture middle_ear infection airplane noise sound_wave membrane ossicle
earphone: listen music ear audio cable walkman sound song headphone volume hear podcast jack tangled radio commute hearing_loss
earring: jewelry ear wear pearl gold pierce lobe vermeer diamond girl pirate accessory stud hoop gift lose clue
earth: planet globe orbit sun gravity atmosphere world continent ocean climate humanity rotate axis blue_marble life solar_system home_planet equator space billion_years global moon
earth's core: iron nickel molten magnetic_field inner_core outer_core mantle center hot geology seismic_wave dynamo pressure compass solid_ball thousands_of_degrees deep crust layer
earth's crust: layer plate tectonic mantle rock surface thin earthquake continent mineral geology drill lithosphere crack granite basalt oceanic float eggshell silicon
earth's mantle: layer convection magma hot_rock crust core plate geology slow_flow plume tectonic volcano molten pressure kilometers_thick olivine heat deep upwelling
earthen pot: clay pottery ancient water potter carry village kiln neolithic cook store india terracotta grain vessel archaeologist cool handmade
earthquake: richter magnitude fault tremor shake tectonic_plate epicenter seismic collapse aftershock quake rubble tsunami seismograph san_andreas disaster destroy survivor ground_shake building_collapse evacuate
easel: paint painter artist canvas portrait studio brush palette landscape masterpiece van_gogh picasso sketch model art impressionist art_class monet
ebook: kindle read digital book page screen novel tablet amazon download author reader library publish e-ink chapter bedtime travel
ECG: heart heartbeat rhythm cardiologist arrhythmia pulse cardiac hospital flatline electrode atrial_fibrillation monitor chest_pain heart_attack smartwatch ventricle diagnose coronary beat cardiogram pacemaker
eclipse: moon sun shadow totality darkness astronomer corona omen umbra sky penumbra eddington prediction solar lunar alignment ancient_babylon celestial
eel: slippery electric river slither sargasso shock fish slimy spawn voltage migrate japan wriggle freud moray breed atlantic tank electrogenic aristotle
egg: chicken hen breakfast yolk shell hatch crack omelette nest carton lay fragile protein cholesterol basket scramble bake fry chick easter
egg carton: egg dozen breakfast hen supermarket fridge farm crack dairy cardboard omelet cholesterol fragile free-range bake protein
egg cell: ovary fertilize sperm ovulation pregnancy ivf fertility ovum conceive menopause embryo reproduce woman uterus menstrual freeze
egg roll: chinese appetizer takeout deep-fried cabbage wrapper crispy soy_sauce dip pork american_chinese fill restaurant chinatown soy fortune_cookie
egg timer: minute boil count cook kitchen egg hourglass sand soft-boiled countdown wait ring pomodoro set turn_over
egg white: protein meringue whisk beat separate albumen foam bodybuilder omelette bowl stiff_peak lean coagulate mask cholesterol-free souffle whip
egg yolk: yellow cholesterol separate mayonnaise emulsify custard carbonara vitamin_d tempera runny whisk lecithin choline hollandaise hen
eggplant: aubergine purple vegetable moussaka parmigiana roast nightshade slice baba_ganoush grill ratatouille emoji mediterranean salt stuffed solanine
egret: white heron wetland plume marsh wading wader hat cattle stalk egretta audubon rice_field slender bird fishing lagoon fashion swamp
Eiffel Tower: paris france french gustave romance seine world_fair iron parisian landmark honeymoon tourist louvre croissant lustig con_man marie_curie
EKG: heart heartbeat rhythm cardiologist arrhythmia pulse cardiac hospital flatline electrode atrial_fibrillation monitor chest_pain heart_attack ventricle diagnose coronary beat cardiogram pacemaker
elastic band: stretch snap bind wrap rubber bundle tension office_supplies flick slingshot contract exercise resistance stationery postman potential_energy hold_together wrist hair pull loop
electric bill: electricity kilowatt-hour power utility air_conditioner monthly meter pay energy save appliance thermostat cost due expense solar_panel household outlet standby
electric car: tesla battery charge ev emission elon_musk range plug gasoline green lithium climate charging_station automaker zero_emission byd subsidy drive motor future
electric circuit: current electron wire battery bulb switch resistor voltage electricity flow loop ohm volt amp conductor power short electronics diagram connect physics
electric drill: hole bore screw wall bit diy power_tool wood shelf mount workshop battery construction carpenter masonry chuck plug trigger
electric guitar: rock band hendrix amplifier solo riff concert fender string guitarist gibson rock_star metal blues chord strum stage tour distortion
electric meter: kilowatt utility bill usage power read energy household consumption cost appliance electricity_bill measure solar heating tariff wattage smart_meter
electric mixer: whisk beat batter dough cake bake egg cream whip butter bowl flour kitchen recipe sugar dessert meringue frosting
electric plug: outlet socket power cord unplug appliance electricity wall prong plug_in current cable shock standby charge adapter voltage
electric toothbrush: teeth brush dentist plaque gum toothpaste oral hygiene bristle vibrate two_minute cavity morning bathroom mouth clean
electric vehicle: tesla battery charge ev emission elon_musk range plug gasoline green lithium climate charging_station automaker zero_emission byd subsidy drive motor future
electrical circuit: current electron wire battery bulb switch resistor voltage electricity flow loop ohm volt amp conductor power short electronics diagram connect physics
electrical outlet: plug socket electricity power wall shock volt electrician wire appliance charge current childproof cord unplug switch adapter spark
electrical panel: breaker fuse trip power circuit electrician overload blackout electricity wire switch short_circuit main basement shut_off voltage outage
electrical tape: wire insulate splice wrap electrician bare exposed cord black fix copper repair cable adhesive roll connection
electrician: wire electricity socket circuit fuse switch power_outage voltage install short_circuit repair outlet light shock cable breaker tradesman home_wiring
electricity bill: power kilowatt-hour utility meter pay appliance save_energy monthly cost air_conditioner tariff household due solar_panel expense standby supplier consumption skyrocket
electricity meter: kilowatt utility bill usage power read energy household consumption cost appliance electricity_bill measure solar heating tariff wattage smart_meter
electrocardiogram: heart pulse heartbeat cardiac arrhythmia rhythm cardiologist hospital beat heart_attack ecg flatline electrode monitor patient doctor cardiac_arrest diagnose
electron: atom negative_charge orbit nucleus current quantum electricity shell particle bohr physics wave j.j._thomson flow double_slit spin semiconductor proton
electron cloud: atom quantum orbital probability nucleus heisenberg schrodinger shell physics uncertainty bohr empty_space particle wave_function negative_charge chemistry
electron shell: atom orbit nucleus bohr energy_level valence chemistry periodic_table element bond noble_gas reactive quantum_leap photon ion
elephant: trunk tusk ivory herd memory hannibal poacher africa safari remember matriarch india circus zoo giant heavy room mahout trumpet republican mourn savanna
elevator: floor building button skyscraper ride upstairs lobby stuck otis shaft lift go_up office hotel penthouse pitch small_talk apartment
elf: santa christmas pointed_ears fairy forest workshop toy fantasy tolkien magic north_pole helper norse_myth iceland mischievous legolas bow folklore
elver: glass_eel migrate upstream river sargasso_sea smuggle poach estuary transparent severn delicacy maine black_market fishery juvenile tiny spawn larva dip_net slippery
embryo: fertilize womb cell pregnancy ivf develop stem_cell uterus week implant fetus divide conception early_life biologist
emerald: gem green jewel necklace ring colombia cleopatra crown precious isle oz mine ireland sparkle inca beryl treasure
emergency fund: save rainy_day unexpected six_months job_loss cushion savings_account budget layoff car_repair medical_bill safety_net financial_security expense cash peace_of_mind
empanada: argentina pastry latin_american fill beef spanish dough street_food colombia fold bake fry chile turnover buenos_aires chilean turnover_pastry
emperor: rome throne empire napoleon crown caesar augustus nero china dynasty rule conquer palace reign tiberius constantine japan qin coronation marcus_aurelius
Empire State Building: new_york manhattan skyscraper king_kong fifth_avenue skyline great_depression art_deco observation_deck gotham tower elevator antenna chrysler tallest midtown american_city
empty atom: empty_space nucleus electron mostly_empty solid_illusion rutherford stadium_analogy matter quantum touch physics gold_foil pass_through void proton
empty chair: absence missing grief loss mourn gone widow absent lonely vacancy funeral no-show family_dinner loved_one death nobody_came disappear memorial waiting nobel_ceremony gestalt_therapy loneliness left_behind
empty plate: hungry starve fasting famine hunger diet skip_meal starvation food ration poverty appetite finish no_food malnutrition intermittent_fasting lent
empty purse: broke poor no_money penniless spend afford poverty coin debt bankrupt skint unpaid payday bill budget thief stolen overspend hardship shopping
empty seat: absence no-show vacant theater flight unsold stadium passenger missing audience unoccupied cancel lonely attendance airline reserved bus absent cinema parliament boycott resign
empty shelf: shortage sold_out panic_buying stock hoard out_of_stock supermarket supply_chain scarcity rationing toilet_paper pandemic library missing_books store run_out queue inventory soviet demand nothing_left
empty supermarket shelf: shortage panic_buying sold_out hoard toilet_paper supply_chain pandemic rationing out_of_stock scarcity grocery lockdown shopper stock_up queue food_shortage crisis inflation venezuela store nothing_left
empty swing: missing child playground disappear abduct lonely loss childhood grief vanish kidnap absence park miss abandoned nostalgia
empty wallet: broke afford penniless no_money debt poor bankrupt spend skint poverty payday paycheck bill overspend budget expensive inflation hardship unemployed lose_everything rent_due gambler savings
enamel: tooth acid erode dentist fluoride hard whiten soda decay sensitive cavity saliva brush lemon toothpaste mineral
energy bar: hike snack cyclist athlete backpack workout marathon calorie carbohydrate oat trail wrapper boost refuel summit
energy bill: heating electricity gas household utility tariff insulation thermostat cost_of_living supplier afford soar winter meter save pay consumption kilowatt price_hike heat_pump
energy drink: caffeine red_bull can taurine awake gamer sugar heart_palpitation stimulant all-nighter monster student jittery boost crash teenager
engagement ring: propose marry diamond fiance yes engaged wedding bride love proposal kneel jewelry de_beers finger commitment knee couple romance
engine: motor car piston combustion fuel horsepower cylinder mechanic gasoline hood rev power steam oil start diesel overheat machine ignition torque
engine light: warning dashboard car mechanic come_on diagnose sensor garage repair gas_cap code ignore scanner emission blink oxygen_sensor misfire driver catalytic_converter breakdown
engine oil: car change mechanic lubricate garage dipstick leak filter motor friction maintenance black gauge vehicle mileage warning_light
engineer: design machine build bridge technical software blueprint brunel invent calculate structure nasa tesla technology machinery prototype construction mechanical railway solve_problem
envelope: letter mail send post stamp seal open address message postman invitation write deliver bribe anonymous receive bill letterbox secret
eraser: pencil mistake rub_out erase correct delete school undo remove forget rubber wipe_out paper wrong pink memory start_over
Erlenmeyer flask: chemistry lab solution titration chemist liquid swirl experiment reagent laboratory conical indicator glassware mix culture chemical acid ph glass science_class
eruption: volcano lava ash magma pompeii vesuvius crater explode evacuate krakatoa mount_st_helens plume geyser pumice bury mount_tambora iceland molten year_without_summer
escalator: mall step moving subway ride floor airport stair metro shopping department_store upward underground stand_right handrail tube escalate
espresso machine: coffee barista cafe italian latte caffeine shot milk brew cappuccino steam milan morning bean foam crema italy
Everest: mountaineer summit climb himalaya hillary sherpa tenzing nepal base_camp oxygen tibet death_zone mallory altitude peak avalanche expedition highest_mountain
eviction: landlord tenant rent homeless kick_out move_out apartment foreclosure behind_on_rent belongings sheriff notice housing lease court thrown_out unpaid shelter bailiff lose_home
eviction notice: landlord tenant rent unpaid door move_out apartment homeless thirty_days behind_on_rent lease court foreclosure posted housing kick_out bailiff deadline sheriff
evidence bag: forensic police detective crime_scene dna murder weapon clue seal lab investigate sample exhibit prosecutor collect fingerprint trial suspect
exam: student test study pass fail grade school university question cram professor score answer cheat stress finals classroom revise nervous semester teacher invigilator
exam paper: student test answer question grade score school teacher mark fail pass cheat classroom pencil professor desk finals multiple_choice exam_hall blank
excavator: dig construction bucket trench earth soil site foundation demolition backhoe landfill mud hole build quarry operator machine scoop caterpillar
excel sheet: cell row column formula accountant budget data table calculate office pivot_table microsoft chart track finance worksheet accounting sum analyst bookkeeping
executioner: axe behead guillotine scaffold death_sentence hood block condemn king noose anne_boleyn head public sword crowd mary_stuart revolution tower_of_london
exercise bike: gym pedal workout cardio fitness exercise peloton cycle sweat calorie lose_weight stationary heart_rate train resistance spin indoor
exhaust: car emission smoke pollution fume muffler tailpipe carbon_monoxide diesel engine catalytic_converter vehicle rear gas backfire rattle nox
exhaust fumes: pollution emission car carbon_dioxide smog diesel air_quality traffic tailpipe carbon_monoxide breathe greenhouse vehicle asthma climate toxic smoke
exhaust pipe: car emission smoke pollution fume muffler tailpipe carbon_monoxide diesel engine catalytic_converter vehicle rear gas backfire rattle nox
explorer: expedition discover voyage new_world columbus map magellan unknown_land marco_polo livingstone jungle antarctica shackleton ship compass uncharted adventure north_pole cook route
explosion: bomb blast dynamite detonate blow_up boom fireball shock_wave gunpowder debris nuclear chernobyl mine shrapnel nobel hindenburg destroy gas_leak supernova burst
extension cord: plug outlet power cable reach electricity socket electric longer trip_hazard overload unplug appliance diy mower christmas_lights
eye: see look vision sight gaze pupil stare watch glance blink eyesight retina witness iris observe optical lens blind glasses eye_contact perception eyelid tears
eye chart: vision optometrist eyesight letter read glasses sight blurry nearsighted ophthalmologist lens myopia optician prescription row snellen squint twenty-twenty
eye drop: dry eye itchy red allergy irritate squeeze tear blink glaucoma lubricate pharmacy drip contact_lens conjunctivitis ophthalmologist screen_time
eye drops: dry eye itchy red allergy irritate squeeze tear blink glaucoma lubricate pharmacy drip contact_lens conjunctivitis ophthalmologist screen_time
eye mask: sleep dark blindfold nap light bed flight insomnia melatonin bedroom rest block_out blackout traveler plane jet_lag
eye test: vision optometrist eyesight letter read glasses sight blurry nearsighted ophthalmologist lens myopia optician prescription row snellen squint twenty-twenty
eyeball: eye vision retina lens optometrist nearsighted iris socket myopia pupil dry glaucoma stare roll cornea screen
eyeshadow: makeup eyelid cosmetic palette mascara beauty brush lipstick blend shimmer tutorial cleopatra glam foundation mirror color
`
