/** Words that call for the drawings from `toilet tank` to `zucchini`, the most telling first: `drawing: cues`, the words of a phrase joined by `_`. */
export const DRAWING_CUES_10 = `
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
track hurdle: runner race obstacle jump athlete overcome sprint olympic setback challenge barrier leap track_and_field clear stumble difficulty
tractor: farm farmer plow field crop harvest agriculture soil wheat rural barn fertilizer diesel corn countryside cultivate john_deere mechanization
trading screen: trader stock market wall_street broker price hedge_fund invest algorithm bitcoin buy_and_sell chart portfolio day_trading forex volatility option crypto
trading ship: merchant spice silk trade goods voyage cargo port dutch east_india colony venetian route phoenician import merchandise company sail harbor
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
tugboat: harbor ship port pull tow evergreen suez dock maneuver pilot barge channel tow_line vessel river rescue
tuk-tuk: bangkok thailand ride driver india rickshaw street sri_lanka fare haggle tourist three-wheeler traffic delhi
tulip: holland mania dutch bulb spring netherlands amsterdam bubble ottoman bloom keukenhof flower speculate turkey bouquet windmill
tumor: cancer scan biopsy malignant brain benign oncologist chemotherapy surgeon cell mri lump growth metastasis diagnose radiation remove hospital
tumor cell: cancer malignant chemotherapy oncology mutation divide metastasis biopsy spread immune oncologist radiation benign carcinoma uncontrolled_growth diagnosis remission gene melanoma immunotherapy
tuna: mercury sushi can ocean fisherman sandwich bluefin overfish protein sashimi net pacific tsukiji omega-3 fish_market school steak atlantic fishing_fleet
tuna can: fish pantry mercury protein sandwich tin cheap opener mayonnaise shelf cat salad student omega-3 emergency_food lid
tuning fork: vibrate sound frequency resonance pitch note wave hertz hearing_test tone music physics harmonic musician oscillate
tunnel: dig underground dark train escape mine subway railway end_of_tunnel passage mountain channel_tunnel smuggle bore prison_break pass_through underpass cave
tunnel of gates: japan kyoto fushimi_inari torii shinto shrine vermilion walk inari pilgrim thousand mountain
tunnel of torii gates: japan kyoto fushimi_inari shinto shrine vermilion walk inari pilgrim thousand path mountain
turkey: thanksgiving roast gobble bird feast november stuff carve farm pilgrim dinner wild tryptophan russell taleb pardon oven holiday poultry cranberry leftover
turmeric: curcumin yellow indian anti-inflammatory curry spice ayurveda golden_milk root powder inflammation black_pepper stain joint_pain ginger remedy
turntable: record vinyl dj play music needle scratch album spin lp song hip_hop disc speaker 1970s groove
turtle: shell sea beach hatchling slow plastic_straw nest egg ocean hawaii endangered crawl longevity swim flipper reef sand
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
vaccine: virus immunity injection syringe smallpox jenner polio pandemic covid antibody dose salk shot measles booster needle jab cowpox outbreak
vacuum cleaner: dust carpet clean suck hose floor housework dyson dirt filter rug pet_hair chore household crumb bag appliance
valve: pipe flow pressure open close turn steam gas leak regulate engine plumber water pump release pipeline oil
vampire: blood dracula transylvania bite fang coffin garlic undead stake night bram_stoker castle halloween immortal neck cape romania legend
vampire tooth: dracula fang bite blood neck transylvania undead coffin halloween gothic bram_stoker costume garlic count night_creature canine bloodsucker suck immortal
van: delivery driver kidnap move parcel road_trip transport camper plumber park surveillance load abduct mechanic getaway hippie drive
vase: flower bouquet ming porcelain ceramic pottery antique greek break arrange china clay painted decorate roses shatter museum
vault: bank gold heist robber safe money lock reserve combination deposit_box treasure secure thief bullion fort_knox central_bank steal steel_door
vegetable: healthy broccoli carrot diet garden fiber vitamin vegetarian grow green salad chop farmer market nutrient eat_healthy cook lettuce greenhouse plate
vegetable garden: grow plant tomato soil gardener compost lettuce bed seed harvest carrot organic backyard homegrown self-sufficient kale weed water
vegetable oil: fry deep-fry cook pan bottle canola saturated_fat seed_oil omega-6 bake pour soybean biodiesel margarine sunflower hydrogenate
vegetable patch: grow plant tomato soil gardener compost lettuce seed harvest carrot organic backyard homegrown cabbage rabbit weed allotment
vegetable peeler: peel potato carrot skin kitchen slice apple zucchini ribbon blade cook prep cucumber peelings squash ginger chop
vein: blood artery circulation needle inject blood_draw nurse varicose capillary iv_drip valve thrombosis clot forearm bloodstream deoxygenated donate_blood bulge phlebotomist intravenous
vending machine: coin snack soda buy japan button tokyo drink candy office hallway impulse junk_food dispense corridor cash
ventricle: heart atrium valve pump cardiac aorta chamber cardiologist contract blood_flow arrhythmia fibrillation heart_failure pulmonary beat oxygenated_blood myocardium ecg
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
viking ship: norse raid scandinavia longship odin leif_erikson norway raider lindisfarne oar ragnar fjord dragon_head danes iceland vinland plunder
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
wall tile: bathroom grout kitchen backsplash ceramic adhesive shower lay azulejo spacer glaze portugal mortar drill crack
wallet: pay afford spend cash broke pocket money expensive cost credit_card pickpocket steal purse banknote budget empty cheap bill save identity
wallpaper: wall paste room pattern decorate strip peel interior hang renovate seam decor victorian arsenic living_room steamer
walnut: brain shell nut crack omega-3 nutcracker kernel tree brownie squirrel heart_healthy wood banana_bread pesto pecan
walrus: tusk arctic ice whisker blubber haul_out inuit moustache sea_ice colony beach flipper greenland sea_mammal herd fat polar_region lewis_carroll
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
whipped cream: dessert topping pie hot_chocolate sundae strawberry whisk milkshake swirl dollop can beat nitrous_oxide pumpkin_spice frappuccino
whisk: beat egg batter bake cream mix bowl pancake fluffy cake flour sauce egg_white kitchen matcha chef stir
whiskey: scotch bourbon drunk scotland bar distillery barrel saloon glass alcoholic prohibition irish kentucky cowboy jack_daniel distill moonshine al_capone aged on_the_rocks
whiskey bottle: drunk bourbon scotch alcoholic detective drinking_problem saloon prohibition bootlegger bar empty_bottle liquor drown_sorrow drawer relapse rehab jack_daniel
whistle: referee blow foul coach game whistleblower match signal police shrill train penalty sound alarm offside lifeguard kettle
white blood cell: immune_system infection leukocyte antibody lymphocyte pathogen bacteria virus defend leukemia bone_marrow inflammation macrophage fight_off germ t-cell vaccine lymph_node neutrophil phagocyte pus
white cane: blind visually_impaired sight vision tap walk guide sightless eyesight helen_keller guide_dog disability retina darkness obstacle braille
white flag: surrender give_up truce defeat yield army peace ceasefire submit lose capitulate siege war quit concede enemy
White House: president washington oval_office administration election executive_order lincoln reagan congress first_lady presidential campaign oath policy watergate trump obama roosevelt veto press_secretary
white wine: chardonnay grape glass seafood sip riesling chilled sauvignon vineyard sommelier fish dinner pour alsace summer deglaze
whiteboard: marker meeting brainstorm teacher plan classroom diagram strategy idea explain office team lesson equation presentation write_down
Wi-Fi: router wireless internet connect signal hotspot password network online bandwidth streaming laptop smartphone connection_drop offline broadband modem cafe bluetooth signal_strength
wi-fi: router wireless internet connect signal hotspot password network online bandwidth streaming laptop smartphone connection_drop offline broadband modem cafe bluetooth signal_strength
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
wood: tree timber log carpenter plank saw fire chop lumber furniture carve forest cabin axe oak burn hammer
wooden bath: onsen japan soak hot_spring ryokan cedar steam bathe relax hinoki tub spa
wooden bathhouse: onsen japan hot_spring bathe sauna ryokan steam soak spa finland wood village
wooden bowl: salad handmade beggar monk serve soup carve fruit rustic porridge hermit diogenes simple_life ramen oatmeal matcha
wooden cabin: forest woods remote thoreau retreat mountain hunter log solitude wilderness fireplace lake unabomber off-grid pioneer isolated hermit lincoln
wooden door: knock open enter lock handle hinge house entrance old creak threshold key medieval wood latch locked answer
wooden floor: plank sweep parquet creak polish scratch varnish hardwood oak living_room sand mop board stain nail dust carpenter
wooden horse: troy trojan greek odysseus homer gate deception trick soldiers_inside achilles gift iliad hidden malware siege
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
x-ray machine: fracture bone radiation hospital roentgen radiologist scan broken marie_curie diagnose chest dentist radiology airport_security image
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
zoom call: webcam meeting remote_work mute colleague home_office lockdown laptop screen_share pandemic participant virtual conference camera_off online_class background log_on unmute microphone work_from_home
zucchini: vegetable courgette green squash garden slice grill noodle spiral italian ratatouille low-carb fritter bread summer
`
