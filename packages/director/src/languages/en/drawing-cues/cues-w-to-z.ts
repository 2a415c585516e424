/** Words that call for drawings, the most telling first: `drawing: cues`, the words of a phrase joined by `_`. */
export const CUES_W_TO_Z = `
waffle: belgian breakfast syrup iron batter brussels belgium maple nike_bowerman diner whipped_cream brunch cone eggo grid
wagon train: oregon_trail pioneer settler frontier westward ox wild_west prairie 1840s california migrate donner covered_wagon homestead gold_rush manifest_destiny
waiter: restaurant table tip menu order serve tray dinner plate bill wine café customer reserve dish apron soup bow_tie
walking cane: elderly old_man walk limp gentleman lean hip arthritis blind retirement knee balance aged victorian stroke frail grandfather
walking frame: elderly walk frail nursing_home rehab hip balance fall old_age physiotherapist grandmother support mobility stroke osteoporosis
walking stick: hike hiker trail pilgrim elderly lean old_man walk wanderer mountain shepherd camino limp support staff gandalf
wall: brick barrier stone separate divide build berlin protect border block fortress paint china hadrian obstacle besiege climb_over defend boundary fortification
wall anchor: drywall screw drill hang plastic stud shelf mirror heavy diy mount hole plasterboard weight tap_in hammer
wall of books: library read knowledge scholar literature author bookshelf study novel librarian learn bookstore reader professor archive collection
wall outlet: plug electricity socket power charge appliance electrician cord voltage breaker unplug standby circuit charger shock kitchen
wall plug: plug electricity socket power drill screw drywall anchor unplug hang charger electrician hole plastic unplugged standby circuit hammer wall_anchor
wall socket: plug electricity outlet power charge appliance electrician cord voltage breaker unplug standby circuit charger shock toddler
Wall Street bull: stock_market investor bull_market rally shares broker new_york trader bronze optimism stocks manhattan dow_jones record_high wall_street financial_district gains portfolio index tourist_photo finance rising_prices s&p wealth
wall tile: bathroom grout kitchen backsplash ceramic adhesive shower lay azulejo spacer glaze portugal mortar drill crack
wallet: pay afford spend cash broke pocket money expensive cost credit_card pickpocket steal purse banknote budget empty cheap bill save identity
wallpaper: wall paste room pattern decorate strip peel interior hang renovate seam decor victorian arsenic living_room steamer
walnut: brain shell nut crack omega-3 nutcracker kernel tree brownie squirrel heart_healthy wood banana_bread pesto pecan
walrus: tusk arctic ice whisker blubber haul_out inuit moustache sea_ice colony beach flipper greenland sea_mammal herd polar_region lewis_carroll
wand: magic wizard spell harry_potter fairy magician witch wave conjure enchant hocus_pocus sorcerer transform wish abracadabra
wanted poster: outlaw reward fugitive sheriff bounty wild_west criminal dead_or_alive on_the_run bandit fbi most_wanted manhunt billy_the_kid gunslinger escape capture jesse_james robber
war galley: oar rower naval roman greek lepanto slave fleet ram mediterranean carthage ottoman salamis battle venetian sea_battle
war hammer: knight armor medieval thor battle weapon smash dwarf warrior crush plate blunt fight norse ragnarok orc
warden: prison jail inmate guard shawshank alcatraz strict escape key park game church cell block riot governor rule office
wardrobe: clothes closet hang outfit dress narnia bedroom declutter fashion monster hide capsule wear garment moth furniture
warehouse: storage amazon inventory goods worker stock factory logistics boxes forklift fulfillment supply_chain order pallet shipment distribution store robot
warning light: dashboard engine alert alarm danger signal malfunction emergency flash red cockpit check_engine oil symptom fault blink
warning sign: danger caution hazard risk beware symptom alert keep_out red_flag careful threat ignore unsafe toxic signs_of mistake side_effect
warship: navy naval battle fleet cannon admiral battleship sailor sink torpedo destroyer gun blockade pearl_harbor war sea_power marine bismarck
wash basin: wash hands bathroom water faucet face soap sink tap rinse hygiene porcelain plumber shave towel jug bathroom_sink
washbasin: wash hands bathroom water faucet face soap sink tap rinse hygiene porcelain plumber shave towel jug bathroom_sink
washer: laundry bolt rubber drip faucet clothes detergent nut leak worn tap seal load spin gasket replace
washing line: laundry dry clothes hang peg sun garden wind sheet wet backyard housewife breeze clothespin laundry_day pegs
washing machine: laundry clothes detergent spin load wash cycle dirty drum rinse appliance stain household chore water softener lint shrink
washstand: pitcher basin wash victorian bedroom water face morning antique jug 19th_century farmhouse
wasp: sting nest paper fig buzz summer parasite allergic picnic jam angry anaphylaxis stripe venom yellowjacket hive garden insect pest
watch: wrist rolex hour minute luxury strap swiss tick punctual late wear watchmaker expensive status_symbol hands check_the_time timepiece dial
watchmaker: watch clock gear swiss tiny tool timepiece magnifier repair spring geneva craft precision wrist paley loupe mechanism rolex pocket_watch
water: drink thirst hydrate glass bottle river pour tap rain swim wet liquid pipe well boil dehydrate irrigate splash faucet
water basin: wash hands water pour clean purify japan shrine ladle ritual fill soak bowl rinse bathe jug foot_soak
water bear: tardigrade microscope survive extreme dry moss vacuum radiation dormant tiny indestructible eight_legs freeze microscopic biologist lichen animalcule cryptobiosis
water bill: utility leak shower faucet meter household monthly pay tap drip save_water sprinkler toilet gallon consumption plumber due drought
water bottle: hydrate gym drink hike plastic thirsty sip refill run reusable workout athlete desk dehydrated stainless_steel microplastic backpack cycling heat
water cooler: office gossip coworker drink hydrate break cup colleague small_talk workplace refill plastic dispenser chat corporate boss
water cycle: evaporate condense precipitation rain cloud ocean river vapor runoff groundwater sun transpiration droplet return_to_sea snow recycle never-ending atmosphere
water glass: drink thirsty hydrate sip tap pill half_full refill table refract dehydrated thirst waiter pour bedside
water heater: hot_water shower tank boiler pilot_light plumber gas energy_bill temperature leak basement thermostat sediment anode electric
water hose: garden spray water lawn car_wash sprinkler firefighter rinse faucet yard nozzle fill pressure driveway hosepipe water_bill
water meter: water_bill leak usage utility read dial shutoff plumber household flow gallon consumption mains spinning_dial hidden_leak gasket
water mill: grain grind flour river stream miller medieval wheel energy stone village industrial mechanical arkwright flow grindstone
water stone: sharpen knife japanese blade hone grit edge chef soak blunt dull razor kitchen sushi_knife grind chisel steel polish woodworker whet
water turbine: dam hydroelectric electricity generator river spin hydropower reservoir blade flow megawatt niagara pelton power_station renewable kinetic_energy penstock head grid norway mill
water valve: turn_off leak plumber water_supply pipe shut_off clockwise burst toilet basement mains handle flood close
water villa: maldives lagoon resort luxury honeymoon island overwater turquoise bora_bora vacation hotel paradise deck coral snorkel romance
water wheel: mill river grind energy stream miller power grain medieval mechanical factory turn flow arkwright irrigation
waterfall: niagara river cascade plunge cliff spray mist rapids iguazu barrel rainbow pool roar jungle iceland hydroelectric angel_falls hike scenic pour
watering can: garden plant water gardener seedling flower soil pour grow pot moist houseplant dry nurture herb sprinkle
watermelon: summer slice juicy seed picnic red rind hot_day fruit hydrate fourth_of_july green spit_seed sweet palestine thump lycopene
watermill: grain grind flour river stream miller medieval energy stone village industrial mechanical arkwright textile flow grindstone
wave: ocean surf sea shore beach tide crest swell tsunami crash frequency amplitude wavelength foam surfer ripple coast roll wind-driven
wax seal: letter royal envelope decree king signet secret medieval document papal_bull authenticity noble stamp message official treaty
weather vane: wind direction rooster roof barn forecast farm weather spin meteorologist shift steeple fickle change compass gust
weathervane: wind direction rooster roof barn forecast farm weather spin meteorologist shift steeple fickle change compass gust
weaver: loom cloth thread fabric textile wool silk carpet yarn luddite tapestry shuttle cotton wage factory jacquard power_loom arachne
web browser: chrome firefox internet website tab url surf click netscape bookmark safari cookie search history homepage download explorer incognito online
web page: html url link browser internet click website load online scroll homepage server text hyperlink css visit design domain
web search: google query look_up keyword internet result browser type online search_engine website link algorithm curious answer find_online
Webb telescope: infrared galaxy nasa golden_mirror early_universe exoplanet lagrange first_stars astronomer nebula hubble space space_telescope universe distant telescope heat_shield cosmos light_year
webcam: video_call zoom meeting stream remote_work laptop hacker online selfie conference spy privacy computer livestream microphone
website: internet online domain url click visit browser html link homepage server page design visitor hosting e-commerce log_in blog wordpress seo
wedding: bride groom marry marriage vow ring ceremony church bouquet honeymoon wife husband engaged fiancé guest reception altar propose veil newlywed spouse bridesmaid anniversary
wedding cake: bride groom tier frosting marriage reception wife husband celebrate cut_the_cake figurine icing newlywed vow marry anniversary baker
wedding dress: bride marry marriage groom ceremony white gown married veil altar engaged bridal aisle fiance love jilted lace
wedding gown: bride marry marriage groom ceremony white dress married veil altar engaged bridal aisle fiance lace
wedding ring: marry husband wife marriage spouse divorce propose engaged vow gold finger bride affair couple commitment love widow honeymoon infidelity
weight plate: gym barbell lift strength muscle bench_press squat deadlift workout powerlifter training bodybuilder kilogram dumbbell heavy hypertrophy
welcome mat: home door guest visitor front_door arrive enter house porch greet hospitality wipe_your_feet doorstep key_under neighbor
welder: torch spark metal steel mask shipyard weld visor pipe construction join factory heat rosie_the_riveter gas glove bridge molten
well: water bucket village dig thirst rope deep drink groundwater fall_in dry contaminated cholera desert wish drought aquifer drill
werewolf: full_moon wolf monster transform beast folklore howl vampire silver_bullet legend curse bite lycanthropy halloween horror night
whale: ocean blubber harpoon moby_dick breach whaling blowhole song pod krill blue migrate giant humpback investor ambergris oil_lamp baleen strand deep
whaling ship: whale harpoon moby_dick melville nantucket oil ahab sailor essex hunt blubber new_bedford captain 19th_century lamp_oil sperm_whale
wheat: bread flour field harvest farmer grain golden crop mill gluten ukraine plow kansas barley agriculture fertile_crescent stalk scythe combine
wheel: roll spin axle invent mesopotamia cart spoke turn tire rotate chariot rim invention sumerian wagon potter hub friction
wheelbarrow: garden load soil haul construction push dirt brick compost worker farm cart mulch weimar_hyperinflation cement
wheelchair: disabled paralyzed stephen_hawking disability accessible patient injury spinal_cord ramp hospital roosevelt mobility als stroke amputee paralympic nursing_home
whetstone: sharpen knife blade blunt hone edge dull grit axe razor sword grind chef steel scythe recorde algebra_book chisel craftsman oil kitchen practice improve_skill
whipped cream: dessert topping pie hot_chocolate sundae strawberry whisk milkshake swirl dollop can beat nitrous_oxide pumpkin_spice frappuccino
whisk: beat egg batter bake cream mix bowl pancake fluffy cake flour sauce egg_white kitchen matcha chef stir
whiskey: scotch bourbon drunk scotland bar distillery barrel saloon glass alcoholic prohibition irish kentucky cowboy jack_daniel distill moonshine al_capone aged on_the_rocks
whiskey barrel: oak distillery age bourbon charred warehouse cooper kentucky ferment irish spirit mash prohibition angels'_share liquor moonshine stave flavor saloon tennessee jack_daniel
whiskey bottle: drunk bourbon scotch alcoholic detective drinking_problem saloon prohibition bootlegger bar empty_bottle liquor drown_sorrow drawer relapse rehab jack_daniel
whiskey cask: oak distillery age bourbon irish charred warehouse cooper mature spirit angels'_share flavor liquor stave jameson investment_fraud ferment cellar amber tap
whisky barrel: oak distillery age scotch scotland malt cooper warehouse mature spirit angels'_share sherry peat islay speyside highland flavor barley stave dram
whisky cask: oak distillery age scotch scotland malt cooper warehouse mature spirit angels'_share sherry peat islay speyside investment_scam flavor barley collector dram auction
whistle: referee blow foul coach game whistleblower match signal police shrill train penalty sound alarm offside lifeguard kettle
white blood cell: immune_system infection leukocyte antibody lymphocyte pathogen bacteria virus defend leukemia bone_marrow inflammation macrophage fight_off germ t-cell vaccine lymph_node neutrophil phagocyte pus
white cane: blind visually_impaired sight vision tap walk guide sightless eyesight helen_keller guide_dog disability retina darkness obstacle braille
white flag: surrender give_up truce defeat yield army peace ceasefire submit lose capitulate siege war quit concede enemy
White House: president washington oval_office administration election executive_order lincoln reagan congress first_lady presidential campaign oath policy watergate trump obama roosevelt veto press_secretary
white wine: chardonnay grape glass seafood sip riesling chilled sauvignon vineyard sommelier fish dinner pour alsace summer deglaze
whiteboard: marker meeting brainstorm teacher plan classroom diagram strategy idea explain office team lesson equation presentation write_down
Wi-Fi: router wireless internet connect signal hotspot password network online bandwidth streaming laptop smartphone connection_drop offline broadband modem cafe bluetooth signal_strength
wi-fi signal: router wireless weak_signal connect internet hotspot range network bandwidth dead_zone antenna laptop smartphone wall slow modem interference streaming
wife: husband marriage spouse wed home couple anniversary henry_viii divorce mother love affair widow housewife ring loyal pregnant
wifi: router wireless internet connect signal hotspot password network online bandwidth streaming laptop smartphone connection_drop offline broadband modem cafe bluetooth signal_strength
wifi password: guest cafe router connect login network hotel internet ask share laptop smartphone hotspot secure hack neighbor airbnb
wifi signal: router wireless weak_signal connect internet hotspot range network bandwidth dead_zone antenna laptop smartphone wall slow modem interference streaming
wig: hair bald judge barrister disguise louis_xiv powdered aristocrat costume mozart chemotherapy court george_washington actor 18th_century
wilted flower: droop dead vase dry wither neglect thirsty fade forgotten sad loss burnout grief petal die end_of_love depression
wind: blow breeze gust sail turbine kite storm windmill weather air hurricane leaf direction howl vane sand gale hair trade_winds
wind chime: breeze wind porch sound calm hang garden tinkle zen feng_shui relax bamboo summer garden_terrace resonance pentatonic
wind turbine: renewable energy electricity clean_energy wind blade power green offshore climate_change grid carbon denmark generator megawatt wind_farm
winding staircase: spiral climb tower castle lighthouse steps dizzy ascend descend stair turret mansion banister haunted
winding stairs: spiral climb tower castle lighthouse steps dizzy ascend descend turret mansion
windmill: netherlands holland dutch don_quixote grain grind flour miller sail wind amsterdam tulip mill cervantes countryside
window: look_out glass curtain view outside light pane room open sunlight broken draft frame stare sill bedroom burglar break_in rainy_day
window blind: sunlight slat room curtain shade dark privacy pull_down bedroom light cord dust nap peek sleep_in venetian office_window
windowpane: glass window pane clean rain crack streak frost shatter look_out putty wipe squeegee reflection fog
windscreen: car driver glass crack rain wiper fog frost ice insect chip drive shatter defrost scrape
windshield: car driver glass crack rain wiper fog frost ice insect chip drive shatter defrost dashcam scrape
windshield wiper: rain car windshield blade streak storm driver visibility squeak snow replace rubber washer_fluid mary_anderson wet
wine: grape vineyard bottle glass bordeaux cellar sommelier toast dionysus ferment drink cork tasting french communion dinner cheese vintage tuscany drunk
wine barrel: cellar oak vineyard winery aged ferment winemaker cooper bordeaux cask harvest kepler_volume vintage grape tavern monastery diogenes
wine bottle: cork vineyard cellar label pour dinner grape corkscrew sommelier vintage romantic counterfeit glass gift uncork french message
wine cask: cellar oak amontillado winery aged barrel poe ferment monastery winemaker cooper tavern vintage sherry grape
wing: fly feather bird flap soar angel takeoff flight glide icarus insect flutter lift airborne wingspan butterfly spread aloft migration freedom plumage
winners podium: first_place gold_medal champion olympic athlete win medal competition silver bronze victory anthem ranking rank top_three triumph leaderboard
wiper blade: rain car windshield streak driver squeak replace rubber visibility wet arm smear snow driver_side storm winter
wire: copper electricity cable electrician current circuit voltage live strip conductor insulation power short_circuit terminal connect fence bomb
wire coat hanger: closet clothes hang hook bend unlock_car shirt dry_cleaner wardrobe drain metal unclog
wire hanger: closet clothes hang hook bend unlock_car shirt dry_cleaner wardrobe drain metal unclog
witch: broom spell salem cauldron magic black_hat burn_at_stake potion trial curse halloween coven hunt macbeth witchcraft cat superstition hansel_and_gretel inquisition
witch hat: witch halloween salem spell broom cauldron witch_trial magic costume coven cackle wicked witchcraft trick_or_treat black_cat
witch's hat: witch halloween salem spell broom cauldron witch_trial magic costume coven cackle wicked witchcraft trick_or_treat black_cat
wizard: magic wand merlin spell hat beard staff harry_potter gandalf potion robe sorcerer tower oz dragon fantasy apprentice alchemy enchantment
wizard hat: magic wizard merlin spell gandalf sorcerer wand fantasy dumbledore alchemy hogwarts potion enchanter sorcery beard spellbook
wok: stir_fry chinese rice noodle oil soy_sauce cook chef high_heat vegetable asian street_food sizzle pan smoking_hot
wolf: pack howl moon forest alpha prey predator fur yellowstone wild red_riding_hood den hunt winter lone romulus domesticate growl fable werewolf husky
wolfman: full_moon werewolf monster howl transform beast horror halloween folklore bite lycanthropy hairy silver_bullet
woman: she lady female her pregnant girl feminine mother housewife dress beauty suffrage marie_curie feminist menopause widow madame makeup
womb: pregnant unborn fetus mother conceive pregnancy placenta birth embryo amniotic nine_months umbilical_cord uterus gestation expectant midwife fertility twin kick newborn
wombat: cube-shaped_poop burrow australia marsupial pouch dig joey stocky tasmania grass bushfire_shelter rump nocturnal herbivore feces intestine outback koala poop rossetti
wood: tree timber log carpenter plank saw fire chop lumber furniture carve forest cabin axe oak burn hammer
wood tick: bite blood parasite rocky_mountain_fever attach woods dog tweezers rash hiker remove arachnid tall_grass embed host forest engorged repellent tularemia
wooden bath: onsen japan soak hot_spring ryokan cedar steam bathe relax hinoki tub spa
wooden bathhouse: onsen japan hot_spring bathe sauna ryokan steam soak spa finland wood village
wooden bowl: salad handmade beggar monk serve soup carve fruit rustic porridge hermit diogenes simple_life ramen oatmeal matcha
wooden cabin: forest woods remote thoreau retreat mountain hunter log solitude wilderness fireplace lake unabomber off-grid pioneer isolated hermit lincoln
wooden door: knock open enter lock handle hinge house entrance old creak threshold key medieval wood latch locked answer
wooden floor: plank sweep parquet creak polish scratch varnish hardwood oak living_room sand mop board stain nail dust carpenter
wooden horse: troy trojan greek odysseus homer gate deception trick soldiers_inside achilles gift iliad hidden malware siege
wooden log: firewood timber tree chop lumberjack trunk cabin saw sawmill fireplace axe lumber split burn campfire roller_transport raft stack bark carve canoe bench
wooden ship: sail mast columbus explorer voyage sailor galleon age_of_discovery crew captain plank magellan conquistador pirate armada mayflower caravel
wooden spoon: stir cook sauce pot soup simmer kitchen grandmother batter recipe stew scrape risotto porridge taste
wooden tub: bath soak wash bathe laundry diogenes onsen medieval water barrel japan scrub
woodpecker: peck tree trunk drum bark beak hole concussion forest drill knock bird hammer skull insect tongue brain_injury oak
worker: factory job labor wage assembly_line employee union strike shift industrial construction hard_hat manual boss overtime blue-collar paycheck machine marx
workman: tool repair hammer overalls fix construction site labor dig hard_hat shovel road tradesman scaffold toolbox pipe install drill
worm: soil earth compost crawl dig garden parasite rot bait wriggle decompose underground tequila intestine darwin rain
wormhole: einstein shortcut space-time tunnel time_travel black_hole bridge distant_galaxy physicist theory science_fiction interstellar portal fabric_of_space exotic_matter faster_than_light relativity kip_thorne bend_space
worn notebook: diary journal write sketch idea leonardo entry confession scientist page handwriting darwin secret marcus_aurelius field_notes poet scribble lab
wreath: laurel victory christmas caesar emperor olympic winner funeral triumph remembrance door crown greek lay memorial poet
wrench: tighten loosen bolt nut plumber mechanic repair pipe tool fix turn_counterclockwise garage engine adjustable faucet lug_nut
writer: novel book pen typewriter author publish story word page manuscript hemingway desk bestseller character journal draft writer's_block inspiration literature
written page: ink pen manuscript author paragraph writer draft notebook essay novel text handwriting letter diary typewriter word read sentence
X-ray: bone fracture radiology rontgen radiation scan skeleton hospital lung doctor diagnose tumor chest broken dentist airport_scanner see_through
X-ray machine: radiology scan bone hospital rontgen radiation technician image fracture diagnose marie_curie chest airport_security lead_apron patient radiologist tube
xylophone: music mallet play child percussion note bar strike toy orchestra instrument rainbow melody wooden_bar kindergarten
yarn: knit wool crochet needle spin cat sweater thread ball weave grandmother scarf fiber sheep textile untangle hobby
yellow card: referee football foul caution soccer player booking match tackle warning second_booking red pitch suspended booked world_cup dive protest
yeti: himalaya everest snow footprint legend bigfoot abominable_snowman nepal tibet sherpa cryptid monster expedition sighting reinhold_messner tracks
yin and yang: taoism balance opposite chinese_philosophy harmony duality dao laozi complement female_male dark_and_light qi complementary polarity confucius tai_chi equilibrium
yin yang: taoism balance opposite chinese_philosophy harmony duality dao laozi complement female_male dark_and_light qi complementary polarity confucius tai_chi equilibrium
yo-yo: toy up_and_down string fluctuate dieting child spin trick rebound weight bounce_back fad philippines toss gyroscope angular_momentum craze
yoga mat: yoga stretch pose pilates meditate flexibility exercise instructor breathe workout downward_dog mindfulness plank core roll_out studio
yogurt: probiotic gut_bacteria greek lactobacillus dairy ferment breakfast granola spoon cup calcium bulgarian berry digestion milk culture microbiome
zebra: stripe savanna africa herd graze serengeti camouflage black_and_white lion migration ulcer crossing safari sapolsky diagnosis horsefly grassland mane waterhole plains stress
zebra crossing: pedestrian street crosswalk traffic beatles abbey_road cross_the_road driver stripe walk car school intersection paul_mccartney green_man look_both_ways
zeppelin: airship hindenburg hydrogen german fly explode wwi bombing passenger balloon dirigible 1937 float count world_war luxury_flight lakehurst
ziggurat: mesopotamia sumerian babylon ur temple babel uruk ancient priest mud_brick iraq nebuchadnezzar terrace god sumerian_city gilgamesh
zimmer frame: elderly walk frail nursing_home rehab hip balance fall old_age physiotherapist grandmother mobility osteoporosis
zipper: jacket stuck pants zip jeans dna_unzip fly fasten teeth dress clothes bag slider pull boots
zombie: undead apocalypse brain haiti voodoo horror grave back_from_dead virus halloween outbreak corpse infect bite movie walking_dead rot mindless
zombie hand: undead grave zombie halloween apocalypse rise_from horror corpse cemetery buried_alive zombie_company flesh walking_dead voodoo crawl_out
Zoom call: webcam meeting remote_work mute colleague home_office lockdown laptop screen_share pandemic participant virtual conference camera_off online_class background log_on unmute microphone work_from_home
zucchini: vegetable courgette green squash garden slice grill noodle spiral italian ratatouille low-carb fritter bread summer
`
