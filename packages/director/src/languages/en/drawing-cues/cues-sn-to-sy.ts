/** Words that call for drawings, the most telling first: `drawing: cues`, the words of a phrase joined by `_`. */
export const CUES_SN_TO_SY = `
snail: slow shell slime garden crawl trail pace mollusk leaf escargot sluggish delay schistosomiasis patience slug spiral_shell rain antenna slowness
snake: venom bite slither serpent fang eden rattlesnake python hiss reptile coil antivenom shed_skin cobra phobia temptation ouroboros viper jungle betray scaly desert
sneaker: run nike jordan athlete lace jog shoe trainer basketball brand adidas sport collect gym resale streetwear rubber_sole walk workout
snorkel: dive reef coral underwater mask fins swim fish tropical breathe lagoon maldives island turtle vacation sea bahamas excursion
snow: winter cold ski flake blizzard shovel white frozen avalanche snowman sled mountain melt christmas ice plow snowball freeze slippery
snow crystal: flake hexagon freeze six-sided unique wilson_bentley winter frost symmetry microscope ice cold branch no_two_alike cloud frozen kepler
snow globe: christmas shake souvenir winter holiday snowfall nostalgia glass childhood memory miniature village gift trapped keepsake wonderland
snow leopard: himalaya mountain elusive ghost cliff tail tibet camouflage big_cat camera_trap nepal endangered high_altitude central_asia altitude shepherd rare predator camera
snow plough: blizzard road winter clear driver grit storm highway blocked stranded snowfall ice salt council truck drift motorway avalanche commute blade school_closed
snow plow: blizzard road winter clear driver salt storm highway blocked stranded snowfall ice truck driveway drift shovel blade city_crew school_closed commute jeremy_renner
snowboard: snow slope mountain winter ride board trick halfpipe resort powder olympic shaun_white snowboarder alps downhill goggles jump
snowflake: unique hexagon winter freeze no_two_alike six-sided crystal cold wilson_bentley christmas symmetry frozen ice frost microscope fragile fractal
snowman: winter snow carrot child build melt christmas frosty cold december scarf roll snowball holiday play freeze
snowplough: blizzard road winter clear driver grit storm highway blocked stranded snowfall ice salt truck drift motorway locomotive blade commute alpine_pass school_closed
snowplow: blizzard road winter clear driver salt storm highway blocked stranded snowfall ice truck driveway drift blade parenting school_closed shovel commute accident
snowy peak: summit alps everest mountain climber himalaya avalanche ski altitude glacier mountaineer matterhorn range freezing cold ridge base_camp oxygen kilimanjaro alpine
soap: wash hands germ clean lather bacteria hygiene bathe suds rinse bubble bar scrub grease lye dirt virus handwashing dishes foam scent
soap foam: wash bubble hand lather rinse bath scrub shower hygiene sink clean dish surfactant germ skin car_wash sponge grease micelle detergent
soap suds: wash bubble dish sink lather rinse bath laundry scrub foam sponge detergent bucket clean hand washboard dishwater germ grease car_wash
soccer goal: score goalkeeper penalty football net kick striker world_cup match shot messi ronaldo equalizer post pele referee team maradona
sock: foot laundry wear shoe pair wool missing_sock drawer warm knit lost holes blister stocking barefoot toe ankle darn odd
soda: sugar fizzy can coca-cola soft_drink carbonated pepsi obesity straw diabetes tooth caffeine fast_food sweet vending_machine pop sugary_drink bubble refill
soda bottle: coke sugar cola drink fizzy carbonated pepsi soft_drink beverage calorie caffeine plastic thirsty bubbles obesity corn_syrup coca-cola sweet fridge
soda can: aluminum coca-cola fizzy recycle pepsi sugar vending_machine crush soft_drink pop_open tab litter carbonated diabetes cooler trash
soda water: fizzy bubble carbonated joseph_priestley cocktail mixer bar carbon_dioxide schweppes whiskey club siphon refreshing carbonate gin tonic
sofa: sit couch living_room relax cushion lounge watch_tv nap lazy home furniture couch_potato therapist sedentary comfort slump upholstery lie_down evening guest
soft serve: ice_cream cone swirl vanilla machine dairy_queen mcdonald's summer melt truck lick creamy sundae chocolate_dip freezer summer_treat
soft-boiled egg: runny_yolk eggcup breakfast toast_soldier spoon crack shell minute timer boil ramen salt egg yolk brunch dip
software: program developer install update code bug app engineer license microsoft download user computer operating_system hardware silicon_valley feature startup version subscription
soil: garden plant dig farm seed worm earth fertile crop nutrient erode root compost moist plow dirt microbe topsoil sow
solar eclipse: sun moon totality corona darkness daytime eclipse_glasses shadow eddington einstein astronomer omen umbra path sky_darken predict relativity prominence
solar panel: sun energy renewable electricity roof photovoltaic power clean_energy sunlight grid green watt climate_change carbon install solar_power battery kilowatt silicon off-grid
solar system: planet sun orbit jupiter saturn mars neptune pluto copernicus astronomer heliocentric voyager kepler asteroid_belt mercury gravity nasa oort_cloud space_probe venus uranus
soldering iron: solder circuit_board electronics weld melt wire tin joint component tinker hot_tip maker flux prototype repair engineer lead
soldier: war army battle rifle trench uniform military fight front_line helmet enemy wound march combat recruit veteran troops fallen napoleon ptsd
sombrero: mexico mexican mariachi fiesta brim cinco_de_mayo hat siesta cowboy sun tequila desert poncho revolution pancho_villa
son: father boy mother heir child family daughter inherit prince firstborn parent raise proud prodigal isaac icarus baby legacy
sound vibration: air hear ear eardrum frequency pitch string tuning_fork speaker acoustic resonance hertz drum wave music vocal_cord amplitude medium
sound wave: hear ear frequency echo vibrate air speaker acoustic noise hertz decibel sonar pitch music amplitude ultrasound voice microphone resonance doppler
soup: bowl spoon broth hot ladle kitchen homeless ingredient simmer pot vegetable warm sick noodle starter breadline campbell's lentil stir
source code: programmer developer open_source software github compile repository hacker leak engineer license proprietary bug script program linux debug
soy sauce: sushi asian japanese soybean ferment umami chinese dip salty stir-fry bottle kikkoman marinade wok dumpling sodium
space capsule: astronaut reentry orbit apollo nasa splashdown parachute rocket gagarin spacex heat_shield soviet cosmonaut moon mercury crew launch vostok return_to_earth soyuz
space helmet: astronaut visor oxygen spacewalk nasa moon cosmonaut suit vacuum armstrong mission mars breathe orbit gagarin space
space shuttle: nasa launch challenger orbit astronaut columbia reentry disaster liftoff rocket o-ring booster hubble cape_canaveral tile crew 1986 reusable
space station: orbit astronaut iss microgravity weightless nasa cosmonaut module dock mir zero_gravity experiment skylab low_earth_orbit float crew solar_array international resupply
space suit: astronaut spacewalk moon nasa oxygen helmet vacuum apollo cosmonaut armstrong mars radiation visor pressure mission float lunar suit_up
space telescope: hubble james_webb galaxy astronomer infrared orbit image exoplanet universe mirror nasa distant_star observe nebula cosmos deep_field light-year kepler early_universe
spacecraft: orbit probe launch mission nasa voyager mars rocket planet astronaut fly_by interstellar thruster deep_space trajectory spacex land alien apollo crew
spacesuit: astronaut spacewalk moon nasa oxygen helmet vacuum apollo cosmonaut armstrong mars radiation visor pressure mission float lunar suit_up
spackle knife: drywall patch hole wall spackle putty smooth scrape sand filler paint plaster spread nail_hole compound repair dry
spade: dig soil garden gardener bury earth turn_over hole compost plant bed grave trench potato archaeologist shovel allotment lawn
spaghetti: pasta italian tomato_sauce fork meatball boil twirl carbonara bolognese parmesan noodle italy plate garlic slurp al_dente carb
spaghetti and meatballs: italian_american pasta tomato_sauce dinner fork immigrant marinara parmesan brooklyn little_italy plate comfort_food twirl garlic new_jersey mafia
spare rib: barbecue pork grill bbq sauce chinese rack smoke bone meat sticky glaze marinade slow_cook cantonese takeout
spare tire: flat puncture jack lug_nut trunk roadside flat_tire car change breakdown stranded wrench hubcap donut blowout pothole
spare wheel: flat puncture jack lug_nut trunk roadside flat_tire car change breakdown stranded wrench hubcap blowout boot
spark plug: engine ignition car cylinder misfire gasoline combustion mechanic piston start electrode fuel gap tune-up ignite motor lawnmower
sparkling water: bubble carbonated fizzy perrier mineral glass refreshing lemon restaurant carbon_dioxide soda sober san_pellegrino sugar-free fizz la_croix thirst
sparrow: small brown chirp mao seed city flock branch hop crumb famine four_pests roof nest garden bird flutter windowsill small_bird grain
spatula: flip pancake pan cook egg burger scrape kitchen turn_over fry grill batter nonstick chef fold bowl utensil
spear: hunt hunter warrior throw spartan weapon tribe mammoth stab battle phalanx zulu prehistoric pierce shield soldier neanderthal javelin caveman hoplite
spearhead: flint stone_age bronze archaeologist clovis hunter prehistoric weapon knapped obsidian dig artifact sharp mammoth iron_age unearthed
speedboat: race_across smuggle coast motor fast water escape drug_runner lake wake engine miami pirate chase island rich transfer ride
speeding ticket: police fine pulled_over driver speed_limit officer court highway traffic_cop radar insurance license points pay_up mph violation
speedometer: speed mph drive accelerate car fast dashboard limit needle kilometers_per_hour slow_down brake velocity driver highway gauge metabolism record
sperm: egg fertilize conceive fertility testosterone semen swim reproduce infertility father ivf testicle pregnancy mating donor
sperm cell: egg fertilize conceive fertility testosterone semen swim tail reproduce leeuwenhoek infertility testicle gamete conception ovum male_fertility
sphinx: egypt giza pharaoh riddle pyramid oedipus cairo lion ancient_egypt monument nose desert thebes egyptologist limestone napoleon mystery enigma
spice: cinnamon pepper turmeric spice_trade india market merchant cumin flavor nutmeg venice portuguese season curry aroma clove moluccas sack cook caravan
spider: web silk arachnid eight_legs spin phobia bite venom fly attic creep trap arachnophobia weave cobweb dangle tarantula corner fear crawl
spin bike: gym cardio peloton workout pedal exercise class fitness calorie instructor indoor sweat interval cycling resistance heart_rate
spinach: popeye iron leafy_green vegetable salad vitamin_k healthy nutrient smoothie leaf muscle magnesium wilt oxalate folate can child_refuse
spinal disc: vertebra back_pain cushion cartilage nerve lumbar herniate spine posture shock_absorption degeneration bulge gel sciatica surgeon compress lower_back height_loss mri backbone
spinal disk: vertebra back_pain cushion cartilage nerve lumbar herniate spine posture shock_absorption degeneration bulge gel sciatica surgeon compress lower_back height_loss x-ray backbone
spine: back vertebra posture disc back_pain spinal_cord slouch neck nerve lumbar chiropractor sit herniate scoliosis paralyzed core
spinning top: spin gyroscope toy angular_momentum wobble precession balance child rotation inception axis dreidel whirl dizzy earth_axis friction
spinning wheel: spin wool yarn thread weave gandhi textile sleeping_beauty cotton fairy_tale cottage flax rumpelstiltskin weaver fiber loom industrial_revolution india
spiral staircase: climb tower lighthouse steps castle dizzy wind ascend winding architecture descend stair turret library vatican dna helix
spiral stairs: climb tower lighthouse steps castle dizzy wind ascend winding architecture descend turret helix iron narrow
spirit board: ouija seance ghost planchette spirit haunted paranormal medium occult dead demon exorcist summon supernatural ideomotor possession victorian
spirit level: bubble straight level hang shelf horizontal carpenter align crooked tilt diy picture install builder check mark even
sponge: wash dishes scrub clean absorb soap kitchen wipe soak bacteria grout stain rinse squeeze bathtub porous scour damp
spoon: eat stir soup sugar feed bowl yogurt cereal scoop silver taste cutlery dessert honey breakfast mouthful swallow ice_cream
sports car: fast ferrari luxury porsche rich engine horsepower drive speed millionaire lamborghini race midlife_crisis rev status_symbol wealthy flashy accelerate lottery tesla show_off
sports stadium: fan team match game crowd football soccer olympic seat baseball season cheer field arena kickoff sold_out league concert super_bowl
spray bottle: spray clean vinegar mist cleaner disinfect wipe surface bleach mold nozzle countertop plant glass dilute stain trigger bathroom
spreadsheet: row column cell formula budget accountant data excel track calculate expense office table analyst finance forecast bookkeeping chart ledger income
spring bulb: plant autumn tulip daffodil garden crocus soil bloom bury sprout gardener dormant hyacinth snowdrop flowerbed winter_chill trowel perennial dig onion-shaped
spring onion: scallion chop garnish asian stir-fry soup ginger green_stalk slice salad chives ramen korean onion pancake fried_rice
spring roll: vietnamese rice_paper chinese appetizer fried crispy dip new_year shrimp wrapper thai vegetable saigon deep-fried dipping_sauce carrot
springboard: dive diver pool jump gymnast leap bounce olympic launch stepping_stone career vault plunge high_dive acrobat opportunity
sprinkler: lawn water grass garden irrigation yard summer drought suburb hose golf_course spray fire_suppression sod timer child_play
sprinter: usain_bolt 100_meters race track fast olympic starting_block run finish_line gun jesse_owens stadium speed lane spike world_record gold_medal muscle_fiber
spy: secret agent cia kgb espionage disguise cold_war mata_hari bond mi6 undercover code double_agent intelligence bug soviet classified surveillance trench_coat
spyglass: pirate captain sailor horizon ship lookout spot look_out explorer admiral nelson scan voyage land_ahoy galileo distant telescope foresight
squid: tentacle ink deep_sea giant cephalopod calamari kraken neuron axon beak ocean jet sperm_whale game hodgkin_huxley nerve fisherman colossal
squirrel: nut acorn tree tail hoard bury park forest winter store climb bushy gather cache stash forgetful autumn oak tree_trunk chatter fluffy scurry
sriracha: spicy hot_sauce chili rooster huy_fong garlic condiment david_tran thai green_cap shortage jalapeno pepper squeeze vietnamese_refugee pho burn california noodle irwindale
St Basil's Cathedral: moscow russia red_square ivan_the_terrible onion_dome tsar orthodox kremlin russian soviet putin colorful soviet_union siberia oligarch church dome
stack of books: read study reading student library learn knowledge bestseller author exam literature self-help homework scholar novel bookworm publish author_of pile research
stack of manuscripts: author publisher editor writer unpublished desk draft novel rejected archive prolific library literary_agent submission ink scholar handwritten
stack of paper: document paperwork report bureaucracy manuscript contract file office form legal print pile bill tax evidence page audit submit administration
stadium: fan crowd football match game olympic cheer seat team concert baseball arena soccer spectator athlete league super_bowl sold_out packed roman
stagecoach: wild_west horse robbery outlaw bandit passenger frontier wells_fargo highwayman travel coachman dusty mail western wagon_road holdup jesse_james
stained glass: church cathedral window gothic light color medieval sacred saint rose_window chapel notre_dame priest biblical sainte-chapelle artisan glass
stained glass window: church cathedral gothic light color medieval saint rose_window chapel notre_dame priest biblical sainte-chapelle mass nave abbey
stained-glass window: church cathedral gothic light color medieval saint rose_window chapel notre_dame priest biblical sainte-chapelle mass nave abbey
stairs: climb step upstairs basement fall downstairs flight ascend descend floor banister climb_up out_of_breath staircase handrail knee trip landing career attic
stalactite: cave drip limestone calcium ceiling stalagmite cavern mineral hang grow_slowly icicle underground carbonate grotto thousands_of_years explore spelunk karst bat
stall: market vendor sell street_food merchant bazaar seller buyer fruit haggle trader awning goods fair hawker booth peddler spice
stamp: letter postage mail post_office envelope passport collector approve immigration ink official visa bureaucrat philately postcard seal penny_black customs
stand mixer: bake dough batter whisk knead cake flour bowl bread cream baker kitchen attachment egg_white butter beat kitchenaid
standing lamp: living_room light reading cozy corner bulb shade lamp evening glow interior home warm switch decor ambient
stapler: office paper staple document desk attach cubicle paperwork clip page report work supplies stationery bind
star: night_sky twinkle shine astronomer galaxy telescope constellation light-year sun fusion hydrogen distant supernova wish universe stargaze stellar celestial cosmos navigate
Star of David: jewish judaism synagogue israel rabbi hebrew zionism ghetto yellow_badge antisemitism torah jerusalem hexagram king_david deport pogrom sabbath jew
starfish: beach tide_pool five_arms regenerate sea sand reef shore echinoderm throw_back sea_star rock ocean sea_creature regrow keystone tidal aquarium
starting block: sprint race runner sprinter athlete track usain_bolt gun olympic start begin ready_set 100_meters false_start reaction_time get_set swimmer
static television: signal no_signal haunted noise poltergeist screen broadcast channel white_noise antenna glitch horror cosmic_background analog blackout flicker
stationary bike: gym cardio exercise pedal workout fitness rehab indoor calorie heart_rate cycling physiotherapy knee peloton interval
statue: marble bronze monument sculptor museum square greek hero topple pedestal stone commemorate honor general roman emperor god pigeon unveil david legacy immortalize
statue of Buddha: buddhist meditation monk enlightenment temple nirvana asia thailand suffering siddhartha zen dharma mindfulness sri_lanka pray kamakura compassion impermanence
statue of justice: court law judge trial verdict scales blindfold lawyer fair guilty legal sentence jury injustice supreme_court prosecutor rights lawsuit
Statue of Liberty: new_york america freedom immigrant united_states ellis_island usa torch american democracy independence emigrate american_dream manhattan u.s. citizenship
steak: beef grill meat medium_rare restaurant knife sear expensive_dinner cow steakhouse rib-eye protein juicy barbecue carnivore argentina butcher texas iron
steam: boil kettle engine locomotive hot james_watt train pressure vapor turbine tea iron sauna power_plant shower industrial_revolution cook whistle
steam engine: james_watt industrial_revolution coal locomotive railway boiler piston factory steam train newcomen pump mine stephenson 19th_century machine thermodynamics textile_mill
steam turbine: power_plant electricity generator boiler nuclear_plant coal blade spin parsons shaft steam megawatt heat grid condenser rotate power_station reactor geothermal turbinia uranium engineer
steamboat: mississippi river mark_twain paddle_wheel steam fulton gamble new_orleans 19th_century cargo riverboat smoke delta passenger captain cotton
steel ball: sphere roll drop bearing pendulum magnet newton_cradle pinball gravity collision inclined_plane bounce heavy momentum marble wrecking pachinko galileo physics_experiment slingshot
steel helmet: soldier war trench army battle wwi infantry combat world_war shell front_line bullet shrapnel military veteran helmet verdun normandy
steering wheel: drive driver car turn grip control hands road rage airbag honk autopilot self-driving swerve behind_the_wheel license vehicle lane asleep_at_wheel take_charge
step counter: walk fitness exercise daily_goal pedometer smartwatch health activity tracker calories sedentary distance weight_loss wrist jog move_more app challenge heart
step pyramid: djoser egypt saqqara imhotep maya chichen_itza pharaoh temple aztec archaeologist mesoamerica tomb sacrifice kukulkan limestone tier
stethoscope: doctor heartbeat listen diagnose patient physician lungs checkup hospital clinic medical breathing exam chest nurse murmur cardiologist gp symptom
stew: pot simmer beef slow_cook irish meat vegetable lamb ladle winter hearty goulash broth cauldron lentil peasant casserole
stewardess: airplane passenger aisle cabin airline serve drink uniform flight pan_am trolley seat_belt smile air_hostess turbulence plane boarding d.b._cooper
stick of chalk: blackboard teacher write classroom school equation professor draw lesson math dust climber lecture calcium_carbonate sidewalk
stick of dynamite: explode blast nobel fuse explosive mine detonate bomb tunnel nitroglycerin danger quarry railroad boom demolition light_the_fuse volatile robbery
stick of gum: chew mint wrapper foil fresh_breath wrigley jaw pack flavor offer peppermint pocket spit_out sticky juicy_fruit kid unwrap share spy first_barcode
stick shift: gear manual clutch car drive transmission shift driver driving_school neutral engine stall first_gear accelerate downshift reverse
sticky note: reminder write remember note to-do post-it task desk remind brainstorm fridge memo idea office stick list forget monitor password
stilt house: water village fishermen flood asia wooden lake river tide coast bangladesh monsoon borneo mangrove vietnam pole sea_level
stingray: barb sting steve_irwin sand flat ocean tail venom shallow wade reef glide seafloor skate seabed sea aquarium diver flat_fish
stir fry: wok chinese vegetable asian soy_sauce oil high_heat tofu noodle toss ginger sizzle rice chopsticks weeknight_dinner
stir-fry: wok chinese vegetable asian soy_sauce oil high_heat tofu noodle toss ginger sizzle rice chopsticks weeknight_dinner
stock chart: investor market share wall_street trader price invest rise bull profit portfolio stock_market index volatile fund rally nasdaq crash return earnings shareholder bubble trend market_crash portfolio_value dow_jones recession stockholder economist
stock exchange: wall_street trader share market broker bell new_york amsterdam floor crash ticker dow_jones listing buy_and_sell investor 1929 ipo london
stock market: share invest wall_street crash trader investor 1929 portfolio bull bear dow_jones broker index price dividend bubble volatile s&p_500 plunge
stockpot: soup boil broth stew simmer bone pasta cook bouillon kitchen ladle chef pot lid batch steam ingredient stock
stomach: digest acid hunger hungry full ulcer eat nausea heartburn reflux swallow belly gastric bloated meal enzyme empty antacid growl
stone: rock carve wall pyramid stonehenge mason castle quarry cathedral throw hard age sword_in monument hammer block megalith medusa sculpt
stone axe: stone_age prehistoric neanderthal flint caveman hunter-gatherer homo_erectus hand_axe toolmaking archaeologist early_human neolithic chop olduvai paleolithic hominin
stone tool: stone_age prehistoric flint neanderthal hominin early_human archaeologist olduvai homo_habilis paleolithic knap hunter-gatherer butcher ancestor scraper excavation flake
Stonehenge: england druid solstice neolithic megalith prehistoric salisbury stone_circle ancient monument astronomy mystery wiltshire bluestone celtic alignment archaeologist bronze_age
stool: bar sit seat bartender counter pub kitchen milk_a_cow perch legs wooden barstool three-legged workshop pianist
stop sign: intersection driver halt stop traffic road brake red octagon boundary warning quit yield forbid prohibit pause law enough
stop valve: turn_off water_supply pipe leak plumber toilet under_the_sink close clockwise isolate burst repair handle flow mains
stopcock: turn_off water mains pipe leak plumber burst flood close clockwise uk kitchen_sink valve isolate frozen_pipe
stopwatch: seconds race record lap athlete coach sprint fast timing experiment deadline countdown minute speed interval productivity efficiency reaction_time run measure
storage jar: pantry airtight preserve flour rice pasta lid keep_fresh pickle kitchen sealed label ferment grain spice amphora
stork: baby_delivery birth chimney newborn nest pregnant migrate bundle birth_rate long_leg spring fertility pfeilstorch village wing spain marsh large_bird expectant
storm: thunder wind lightning rain ship weather gale hurricane shelter dark_cloud rage tempest power_outage forecast damage sea turmoil hail brace
storm at sea: ship wave sailor gale captain wreck lightning sink drown crew mast thunder lifeboat overboard voyage capsize jonah tempest odysseus spanish_armada
stormy ocean: wave ship gale sailor capsize swell captain wreck lightning voyage crew hurricane lifeboat turbulent atlantic drown mast thunder cross
stormy sea: wave ship gale sailor capsize captain wreck lightning voyage crew thunder lifeboat turbulent drown mast tempest fear_of_drowning turmoil lighthouse
stove: cook gas burner pan boil simmer kitchen pot fry flame heat turn_off oven saute medium_heat carbon_monoxide dinner wood-burning recipe
stovetop: burner cook simmer pan boil gas kitchen pot medium_heat flame fry knob grease spill saute saucepan lower_heat
strainer: drain pasta sieve strain rinse filter tea colander mesh pour kitchen hair_catcher broth separate pulp sift noodle
straw hat: farmer sun summer garden brim panama rice_field vietnam luffy beach peasant van_gogh field woven countryside shade scarecrow
strawberry: red berry fruit jam cream wimbledon summer pick chocolate shortcake sweet ripe field milkshake seed dessert smoothie beatles
street lamp: night street dark alley glow gaslight lamplighter city victorian lonely walk_home london sodium light_pollution fog moth pedestrian sidewalk
street stall: vendor market street_food hawker bangkok sell seller snack night_market cheap local noodle grill haggle bazaar tourist awning skewer
streetcar: san_francisco passenger rail city new_orleans tram ride 1900s trolley transit conductor track commute lisbon downtown electric bell
stretcher: injured ambulance patient paramedic carry hospital wounded emergency rescue accident medic victim casualty unconscious battlefield collapse body
stroller: baby parent mother infant toddler push walk newborn pram nanny park sidewalk family maternity daycare sleep_deprived father
strongbox: money lock valuables safe gold bank key steal savings secure hidden stash jewels robber cash documents coin hoard
student: school university exam class study homework college learn teacher campus backpack loan lecture dormitory graduate notebook textbook grade tuition
student debt: college loan graduate tuition university owe degree repay interest borrow monthly_payment forgiveness campus young_adult burden default
student loan: college tuition graduate university debt repay degree interest borrow monthly_payment forgiveness campus fafsa young_adult default scholarship
submarine: underwater navy torpedo periscope dive depth u-boat ocean crew sonar nuclear sink titan deep_sea pressure hull surface cold_war sailor implosion
subway entrance: metro underground commute station stairs new_york commuter city rush_hour transit train paris manhattan street passenger london
subway train: metro commuter underground ride passenger rush_hour platform station new_york tokyo transit tube crowded carriage london ticket tunnel line
suds: soap bubble wash dish lather foam sink bath laundry rinse scrub detergent beer sponge washing_machine tub shampoo clean fountain_prank bucket
sugar: sweet diabetes glucose insulin sweetener plantation cane cavity calorie candy craving obesity soda blood_sugar slave teaspoon tooth_decay dessert cube caribbean fructose
sugar cube: coffee tea horse sweet dissolve lump lsd absinthe saucer tongs stir cup polio_vaccine vienna calorie
sugar skull: dia_de_muertos mexico dead ancestor altar marigold october skull decorate death celebration tradition oaxaca ofrenda coco
suit: businessman wear tie office executive tailor lawyer formal banker jacket interview ceo wall_street professional boss politician groom corporate blazer salesman suit_up lapel
suitcase: travel pack trip luggage airport leave vacation traveler hotel move flight baggage unpack flee emigrate depart carry-on journey runaway holiday check_in
sultan: ottoman palace harem turban istanbul throne suleiman empire topkapi mehmed arabia constantinople vizier islam oil_rich brunei saladin concubine
sumo: japan wrestler tokyo ring wrestling rikishi dohyo tournament heavy stable mawashi yokozuna push salt bout shinto weight
sumo wrestler: japan tokyo ring wrestling rikishi dohyo tournament heavy mawashi yokozuna chanko salt bout calories weight
sun: shine warm daylight solar bright sunburn summer heat ray star heliocentric dawn orbit skin vitamin_d hot noon solar_system fusion photosynthesis sunscreen
sun hat: sun beach summer shade uv sunscreen sunburn brim vacation garden skin_cancer straw tropical protect heat pool
sundial: hour shadow ancient sun clock noon timekeeping egypt babylon greek astronomer dial gnomon roman pass_of_time equinox stone
sunflower: van_gogh yellow seed field summer oil turn_toward_sun ukraine petal fibonacci tall bloom kansas bee golden chernobyl
sunglasses: sun cool beach uv summer shade celebrity glare disguise eyes bright vacation polarized style bodyguard incognito hide spy
sunlight: sun_rays shine photosynthesis vitamin_d morning bright window solar_panel warm daylight skin leaf beam uv circadian outdoors plant energy shade
sunrise: dawn morning horizon daybreak early new_day wake_up first_light rooster east hope beginning dew glow golden_hour circadian orange_sky monk
sunscreen: spf sunburn uv skin beach sun lotion skin_cancer apply summer melanoma dermatologist zinc protect rub tan wrinkle swim
sunset: dusk evening horizon beach romantic orange_sky golden_hour end_of_day twilight west silhouette retire glow ocean fade wavelength scatter nightfall
supernova: explode star collapse massive_star heavy_element neutron_star black_hole crab_nebula bright betelgeuse shock_wave remnant core astronomer blast galaxy guest_star 1054 outshine stardust
supplement pill: vitamin capsule bottle omega-3 magnesium health nutrition daily deficiency melatonin placebo gym creatine dose wellness label protein
surfboard: wave surf surfer beach ocean hawaii california paddle australia ride wax shark swell bali wipeout barrel lagoon bondi
surgeon: operation scalpel hospital operating_room patient anesthesia transplant heart incision organ mask stitch amputate lister knife glove brain cosmetic cut_open
surgical glove: surgeon sterile operation doctor latex hospital nurse forensic crime_scene surgery infection examine dentist hygiene protective halsted germ
surgical mask: surgeon virus pandemic covid hospital doctor germ infection flu cough operation airborne nurse droplet sterile contagious quarantine spread
surveillance camera: footage spy watch monitor privacy cctv suspect record orwell police big_brother government facial_recognition robbery burglar authoritarian guard tracked evidence
sushi: japanese raw_fish rice chopsticks tokyo salmon tuna wasabi roll soy_sauce seaweed japan restaurant conveyor_belt chef nori date_night mercury
suspended monorail: wuppertal overhead rail train hanging track commuter transit germany passenger futuristic city elevated chiba theme_park public_transport below_the_beam congestion sway elephant_tuffi
suspended railway: wuppertal overhead rail train hanging monorail commuter transit germany passenger river elevated schwebebahn public_transport 1901 elephant_tuffi eugen_langen engineering city sway
suspension railway: wuppertal overhead rail train hanging monorail commuter transit germany passenger river elevated schwebebahn public_transport 1901 elephant_tuffi dresden engineering city sway
suspension strut: car wheel macpherson shock_absorber spring damper axle mechanic pothole ride steering bumpy handling garage landing_gear alignment worn chassis bounce replace
SUV: car drive family_car emission fuel road park vehicle suburb fuel_consumption dealer traffic pickup gas_guzzler off-road ford truck seven-seater highway
swan: lake graceful black_swan white ballet neck pond elegant ugly_duckling pair tchaikovsky cygnet glide rare_event feather mate_for_life royal river odette leda
sweater: wool knit cold warm winter cozy christmas autumn cardigan wear grandmother shrink knitwear chilly layer fabric moth fleece thermostat
sweet potato: orange tuber yam thanksgiving fiber vitamin_a root roast marshmallow polynesian bake okinawa fries starch african_american
swimmer: pool lap michael_phelps goggles water freestyle stroke race dive channel olympic lane crawl drown medal swimsuit cap stamina breath
swimming pool: swim swimmer chlorine lap water backyard summer lifeguard drown hotel float olympic resort poolside michael_phelps diving villa drowning splash
swing: playground child park sway push pendulum childhood tree rope back_and_forth kid mood garden playful abandoned tire
swivel chair: office desk sit spin boss programmer sedentary computer back_pain posture ergonomic swivel angular_momentum cubicle work_from_home gamer wheels
sword: knight battle warrior fight samurai blade duel weapon king excalibur war soldier slay gladiator medieval conquer stab hero viking steel conquest crusade swordsman caesar ronin
swordfish: bill ocean hemingway fisherman mercury sharp_nose steak fast harpoon marlin gulf_stream sleek mediterranean predator sea
Sydney Opera House: australia harbour aussie sail architecture new_south_wales utzon concert down_under bridge ferry melbourne pacific orchestra performance tourist
synapse: neuron brain neurotransmitter signal learn memory connection axon dopamine receptor nerve plasticity strengthen neural axon_terminal forget cajal serotonin
synthesizer: keyboard music electronic moog 1980s knob sound band pop oscillator producer kraftwerk studio techno waveform song
syringe: inject vaccine needle injection vaccinate dose doctor shot insulin immunity nurse anesthesia drug botox serum blood_draw addict immunization
syrup: pancake maple sweet waffle pour sticky cough corn_syrup sugar fructose bottle drizzle thick coffee_flavor viscous breakfast
`
