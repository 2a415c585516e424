/** Words that call for drawings, the most telling first: `drawing: cues`, the words of a phrase joined by `_`. */
export const CUES_CO_TO_CY = `
coal: mine fossil_fuel miner black burn steam_engine industrial_revolution furnace power_plant carbon train stove smoke pollution newcastle shovel pickaxe carboniferous stocking
coal cart: mine miner rail tunnel haul track underground shaft pit ore child_labor push victorian industrial_revolution load pony wagon coal
coal mine: miner shaft underground coal pit tunnel collapse canary explosion industrial_revolution lung strike dig wales colliery fossil_fuel child_labor trapped union pickaxe dust methane
coat: winter wear cold warm fur button jacket pocket wool sleeve put_on snow collar trench chill detective bundle_up layer shiver
coat hanger wire: bend hook unclog drain straighten fish_out lock clothes twist diy closet car_door hair improvised poke unlock
coat rack: hang hallway entrance hat jacket umbrella hook scarf entryway guest arrive come_home wooden take_off office wardrobe lobby
coat stand: hang hallway entrance hat jacket umbrella hook scarf entryway guest arrive come_home wooden take_off office wardrobe lobby
cobbled street: old_town stroll medieval village europe narrow quaint historic tourist lane prague alley carriage stone charming wander lisbon horse pavement cafe
cobblestone: street paving stone old_town medieval road bumpy lane square paris historic pave europe carriage horse uneven walk granite roman
cobblestone street: old_town stroll medieval village europe narrow quaint historic tourist lane prague alley carriage stone charming wander lisbon horse pavement cafe
cobweb: abandon dusty attic spider corner neglected forgotten cellar haunted old_house creepy silk sweep dust untouched gloomy basement decay trapped_fly disuse
cochlea: hearing ear sound hair_cell hearing_loss vibration inner_ear frequency deaf loud implant tinnitus auditory_nerve eardrum spiral
cockroach: pest kitchen filthy survive infest exterminator crawl nuclear bug infestation scurry insecticide disgust resilient apartment kafka indestructible trap
cocktail: bar bartender mix drink shake party gin martini glass vodka rum ice garnish olive nightclub happy_hour sip summer umbrella straw lounge
cocoa: chocolate hot_drink powder cacao mug winter ghana bean bitter milk aztec marshmallow plantation warm bake sweet
cocoa bean: chocolate cacao aztec maya ferment roast currency pod plantation ghana ivory_coast child_labor bitter farmer harvest tropical
coconut: palm tropical island beach shell milk crack husk desert_island drift castaway oil fall thailand pacific copra monkey robinson_crusoe
coconut drink: beach tropical straw vacation holiday resort palm island refreshing umbrella hydrate electrolyte caribbean sunbathe thirst paradise
coconut milk: curry thai creamy can vegan dairy-free tropical caribbean rice sri_lanka indonesian soup simmer shred lactose_free pina_colada laksa
coconut oil: hair skin moisturize saturated_fat fry jar vegan keto tropical natural_remedy philippines lip scalp mct cosmetic
cocoon: silk moth silkworm caterpillar metamorphosis emerge transform spin thread pupa butterfly china wrap larva mulberry growth unravel
coffee: caffeine morning awake cup espresso barista cafe brew bean tired starbucks energy drink office sip mug alert coffeehouse insomnia break
coffee bean: roast ethiopia grind arabica espresso aroma barista brazil plantation colombia brew caffeine goat robusta farmer harvest kaldi
coffee cup: espresso caffeine cafe morning drink sip barista latte hot wake_up breakfast mug brew break saucer steam energy cappuccino meeting
coffee filter: paper drip brew ground pour melitta strain caffeine kitchen cone coffee_maker morning bitter barista water sieve
coffee grinder: bean grind roast fresh aroma brew espresso barista burr coarse crank morning powder kitchen blade arabica pepper flavor
coffee grounds: compost filter brew espresso fertilizer garden reuse fortune_telling scrub leftover caffeine french_press discard odor waste
coffee machine: brew morning caffeine espresso drip barista office kitchen pot pour latte wake_up water_tank descale capsule break mug bean cafe
coffee maker: brew morning caffeine espresso drip barista office kitchen pot pour latte wake_up water_tank descale capsule break mug bean cafe
coffee mill: bean grind roast fresh aroma brew espresso barista burr coarse crank morning powder kitchen blade arabica pepper flavor
coffee mug: morning caffeine sip drink desk wake_up hot office brew break handle breakfast steam kitchen ceramic warm tired latte work_from_home
coffee press: brew plunger coarse ground steep pour bean glass barista coffee caffeine boil morning aroma four_minute kitchen strain
coffee table: living_room sofa magazine furniture couch book guest rest_feet remote_control glass low interior_design lounge ikea decorate wood
coffin: funeral death bury dead corpse grave vampire die burial undertaker mourn body pharaoh mummy lid wooden cemetery nail lay_to_rest morgue exhume lower
cog: gear machine wheel tooth mechanism turn clockwork part industrial factory mechanical rotate system worker engineering engine interlock spin replaceable
coil spring: suspension bounce compress stretch elastic hooke shock_absorber mattress steel energy recoil metal force car potential_energy slinky tension oscillate
coin: penny money cent flip toss silver gold currency heads_or_tails mint copper save inflation dime probability change euro hoard quarter bitcoin ancient rome
coin stack: savings grow money budget invest save coin small_amount interest profit finance increase earn wealth income pay_yourself_first compound
cola: coca-cola soda sugar fizzy pepsi can caffeine soft_drink atlanta straw sweet pemberton fast_food ice secret_formula bottle carbonated
colander: pasta drain strain rinse spaghetti kitchen vegetable sieve hole noodle boil water salad wash cook metal sink
cold brew: coffee iced caffeine steep summer barista concentrate overnight glass cafe refreshing starbucks smooth trendy brew_overnight bitter morning
cold shower: freezing shiver willpower discipline morning wim_hof icy wake_up shock immune habit temperature recovery brave refreshing alert dopamine ice_bath stoic
collapsing star: gravity implode black_hole supernova core fuel_runs_out neutron_star death_of_star fusion_stops dense shrink massive iron_core astrophysics crush event_horizon outward_pressure singularity explode
colon: bowel stool fiber bacteria microbiome colonoscopy polyp intestine cancer constipation digest poop gut screening gastroenterologist
Colosseum: rome gladiator roman_empire arena italy emperor spectacle caesar amphitheater ancient_rome bread_and_circuses nero crowd ruin vespasian fall_of_rome
column: greek temple marble ancient pillar doric ionic classical athens rome parthenon support stone architecture greece capital ruin democracy corinthian philosophy
comb: hair tangle groom part style barber brush teeth lice beard salon detangle scalp mirror neat haircut knot
combine harvester: wheat grain field farmer crop harvest thresh reap barley agriculture machinery chaff cornfield straw corn cereal john_deere cut mow prairie food_production tractor farmland soybean
comet: tail orbit halley icy sun solar_system streak omen astronomer nucleus oort_cloud dust dinosaur extinction celestial telescope return every_76_years bayeux kuiper_belt
compact disc: music album cd laser digital record player nineties play audio burn song disc data_storage spotify track jewel_case scratch sony
compass: north navigate direction explorer lost needle magnetic sailor map orient voyage hike guide lose_way moral ship pole wilderness earth's_field navigator expedition bearing
compost: garden soil kitchen_scraps worm organic rot fertilizer bin leaf peel decompose vegetable nutrient waste heap mulch gardener
compost bin: food_scraps kitchen_waste garden peel organic decompose rot worm fertilizer recycle soil gardener coffee_grounds eggshell landfill leaf nutrient backyard
compost heap: decompose garden rot organic leaf soil worm fertilizer manure nutrient gardener microbe food_scraps bacteria humus peel decay recycle turn mulch
compost pile: decompose garden rot organic leaf soil worm fertilizer manure nutrient gardener microbe food_scraps bacteria humus peel decay recycle turn mulch
compound interest: savings invest einstein eighth_wonder grow snowball warren_buffett retirement exponential percent debt return early double rule_of_72 money patience reinvest
computer: software program code internet data digital type hacker programmer email laptop turing algorithm online user screen calculate technology pc bug microsoft work_from_home
computer code: programmer developer program bug software algorithm hacker compile debug python syntax function engineer variable loop javascript keyboard script github silicon_valley write_software
computer monitor: pixel display desk office eye_strain watch trader blue_light stare programmer work laptop resolution scroll window screen_time code spreadsheet video glow gamer
computer mouse: click cursor scroll pointer keyboard desktop engelbart button wireless laptop wrist drag double-click hand point interface user
computer program: software run programmer algorithm execute install developer bug code input output automate compute turing application machine simulate user operating_system data
computer screen: pixel display desk office eye_strain watch trader blue_light stare programmer work laptop resolution scroll window screen_time code spreadsheet video glow gamer
computer virus: malware infect hacker antivirus trojan email download worm attachment spyware phishing firewall replicate file cyber crash ransomware security steal_data spread
concert ticket: band singer show fan stage sell_out tour music arena scalper resale taylor_swift ticketmaster live seat front_row album festival queue
concrete: cement build construction rome pantheon dam sidewalk pour foundation skyscraper mixer rebar harden bunker road brutalist block slab steel
concrete mixer: concrete pour construction sand gravel foundation drum builder stir builder's_yard mix site cement slab paving aggregate rotate labourer mortar wet
conductor: orchestra baton symphony music concert mahler beethoven score musician podium tempo violin philharmonic rehearse toscanini bernstein opera maestro
conquistador: spanish aztec inca cortes pizarro gold new_world empire conquer mexico peru tenochtitlan moctezuma el_dorado smallpox armor horse atahualpa colony helmet
constellation: night_sky orion zodiac pattern big_dipper ursa_major stargaze connect_the_dots navigate myth ancient_greek astronomy astrology star_map north_star cassiopeia sailor telescope heaven horoscope
construction crane: building site lift skyscraper hoist construction builder beam tower developer steel heavy load city skyline build operator boom high-rise real_estate
construction helmet: worker safety builder site construction engineer hard_labor protect head foreman miner contractor wear yellow osha architect hazard falling_object blue-collar
consumer debt: credit_card loan owe spend interest household klarna borrow bill overspend minimum_payment car_loan default bankrupt shopping afford stress
contact lens: eye vision glasses sight blink insert cornea optometrist myopia dry solution wear blur soft eyesight prescription nearsighted fingertip
contactless payment: tap card checkout phone cashless nfc transaction pay cashier terminal credit_card debit wallet_app apple_pay turnstile purchase convenience fraud visa limit beep pandemic
continental plate: tectonics drift crust mantle collide earthquake subduction fault mountain_range pangaea lithosphere boundary wegener split_apart geology volcano continent slide shift rift
contract: sign agreement clause lawyer deal terms signature legally_binding lease negotiate party breach employer loophole fine_print obligation hire notary tenant void deed renew settlement ink
control tower: airport runway pilot air_traffic_control takeoff land flight radar clearance plane controller mayday aviation cockpit radio approach crash airspace
convertible: drive car top_down summer wind_in_hair sporty roof road_trip sunglasses red coast highway midlife_crisis california luxury roadster breeze
conveyor belt: factory assembly_line production package warehouse mass_production worker ford automate manufacture sort amazon sushi luggage industrial move plant efficiency baggage
convict: prison crime sentence australia transport guilty escape chain cell stripe penal_colony alcatraz murder parole hard_labor ship botany_bay ball_and_chain death_row
cook: kitchen chef recipe dinner stove meal pan pot stir ingredient restaurant dish chop apron taste serve boil oven season fry
cooked shrimp: seafood plate peel pink shellfish prawn grill cocktail_sauce lemon garlic tail boil iodine allergy cocktail platter boiled paella
cookie: bake jar sweet biscuit snack grandmother dough oven treat crumb milk santa chocolate_chip batch tray sugar girl_scout bite
cookie cutter: dough bake gingerbread shape christmas roll star flour kitchen press oven sugar children holiday decorate heart
cookie sheet: bake oven dough parchment preheat cookie tray kitchen recipe grease roast metal degree minute chocolate_chip scoop batch
cooking oil: fry pan pour frying sunflower bottle deep-fry sizzle kitchen grease smoke_point canola rapeseed heat saute splash spill
cooking pot: boil soup stew simmer stove stir kitchen lid broth recipe chef cook ladle pasta water steam heat onion hungry meal
copper wire: electricity conductor current cable telegraph coil electrician electron strand magnet motor telephone thief insulate generator metal spool faraday
coral: reef bleach polyp ocean tropical algae barrier great_barrier snorkel diver marine acidification warming symbiosis skeleton lagoon biodiversity calcium
coral reef: fish marine bleach snorkel dive great_barrier_reef tropical ecosystem ocean_warming polyp colorful clownfish shallow_water biodiversity lagoon acidification australia algae underwater scuba maldives
core of the earth: iron nickel magnetic_field molten inner_core outer_core mantle crust center geology hot seismic_wave pressure compass dynamo deep layer kilometers_beneath solid_ball
cork: wine bottle champagne pop stopper float oak bark portugal seal celebrate plug buoyant vintage sommelier corkscrew new_year
corkscrew: wine bottle cork open twist uncork sommelier pull waiter red_wine vintage dinner_party pour spiral lever cellar
corn: field maize cob harvest ethanol farmer popcorn midwest iowa crop kernel tortilla syrup native_american silo stalk subsidy husk
corn flake: kellogg breakfast cereal bowl milk sanitarium morning battle_creek crispy box spoon bland bland_diet adventist grain invention john_harvey crunchy
cornea: eye lens contact_lens lasik vision light scratch transplant pupil blurry astigmatism iris focus ophthalmologist refract
cost of living: rent groceries inflation expensive wage afford price bill energy salary household city paycheck budget fuel housing purchasing_power move_abroad
cottage: countryside village thatched cozy garden rural country fireplace retire quaint england grandmother holiday woods cabin old_lady rent quiet stone rose
cotton bud: ear earwax clean dna sample makeup q-tip canal wax swab cotton saliva doctor cheek eardrum forensic remove alcohol
cotton field: slavery plantation pick harvest south mississippi slave alabama sharecropper bale gin white_fluff american_south enslave overseer blues boll_weevil
cotton plant: boll fiber textile fabric harvest slavery plantation pick eli_whitney gin thread cloth crop white_fluff india t-shirt seed bale
cotton swab: ear earwax clean dna sample makeup q-tip canal wax swab cotton saliva doctor cheek eardrum forensic remove alcohol
count: noble title castle dracula aristocrat transylvania monte_cristo lord estate nobility medieval countess vampire italian tolstoy rank court duke
countess: noblewoman bathory aristocrat castle title ball gown court estate wealthy jewel count elegant lady_in_waiting ada_lovelace nobility salon marriage scandal
couple: love marriage date relationship romance together wedding honeymoon breakup divorce kiss husband wife anniversary argue partner hold_hands newlywed dinner intimacy
coupon: discount save_money deal supermarket clip grocery bargain redeem checkout promotion offer sale percent_off shopper store voucher cheap retailer frugal thrifty expire
court: judge trial verdict jury lawyer sue lawsuit defendant guilty testify hearing sentence plaintiff justice legal appeal prosecutor convict ruling witness attorney plead
courthouse: trial judge jury verdict lawsuit lawyer sentence hearing defendant testify prosecutor appeal plead legal divorce arraign sue justice custody ruling attorney acquit
couscous: moroccan north_african semolina tagine grain algeria steam chickpea maghreb berber lamb side_dish tunisia fluffy tunis vegetable_stew algerian
covered wagon: pioneer oregon_trail settler westward prairie frontier ox wild_west wagon_train migrate mormon homestead american_west trail gold_rush canvas westward_expansion journey
cow: milk dairy farm graze pasture moo udder cattle beef methane herd farmer barn calf grass hay smallpox_vaccine sacred burp livestock rumen meadow
cowboy: horse wild_west ranch cattle hat lasso texas saloon gun rodeo herd frontier spurs saddle western duel prairie billy_the_kid trail outlaw
cowrie: shell currency money trade africa ancient_china maldives barter coin jewelry ocean indian_ocean slave_trade glossy snail divination ornament tribute necklace beach
cowrie shell: currency money trade barter africa ancient_china maldives coin ornament jewelry indian_ocean slave_trade necklace early_money glossy sea_snail merchant divination beach wealth
cowry: shell money currency barter trade africa ancient_china maldives coin ornament indian_ocean glossy sea_snail necklace slave_trade divination jewelry mollusk
cowry shell: money currency barter trade africa ancient_china maldives coin ornament indian_ocean glossy sea_snail necklace slave_trade early_money jewelry mollusk merchant
crab: claw pincer beach shell sideways sand crustacean tide scuttle shore rock_pool seafood molt horseshoe low_tide pinch shellfish lobster barnacle mangrove fisherman
cracked mirror: bad_luck reflection superstition seven_years self-esteem identity shatter broken body_image unlucky narcissist distort fractured self-image personality glass vanity
cracked phone: drop shatter repair smartphone broken glass replace display warranty damage pavement fragile pocket fix insurance sidewalk spiderweb case protector
cracked screen: drop shatter repair smartphone broken glass replace display warranty damage pavement fragile pocket fix insurance sidewalk spiderweb case protector
cracker: cheese crunchy snack crumb saltine dry soup crisp salty nibble biscuit box appetizer party_platter graham bland dip nausea wafer bite pantry
cradle: baby newborn infant rock lullaby sleep mother birth nursery bassinet child crib wooden swaddle civilization soothe sway
craft knife: cut blade paper cardboard sharp model slice trim score hobby precise stencil exacto artist scalpel cutting_mat foam_board
craftsman: skill tool workshop handmade apprentice carve guild wood hand artisan mastery chisel tradition leather workbench trade fine_work detail stradivarius
crane: building site lift skyscraper hoist construction builder beam tower developer steel heavy load city skyline build operator boom high-rise real_estate
crash helmet: motorcycle rider head_injury crash visor protect racing biker skull safety concussion wear brain_injury chin_strap fatal accident speed collision stuntman polystyrene daredevil impact
crashing wave: surf shore cliff rocky_coast foam roar beach spray tide ocean break pound swell erosion surfer overwhelm coast seaside undertow lighthouse
crate: wooden ship cargo box warehouse stack load fruit market goods smuggle dock storage deliver apple pallet freight farmer
crater: impact moon asteroid meteor volcano rim dinosaur_extinction hollow bomb lunar_surface blast lake arizona chicxulub scar collide pit shell mars
crayon: draw color child kindergarten scribble wax crayola artist picture paper drawing school colorful preschool kid creative doodle
cream: dairy milk whip coffee pour dessert thick butter churn cow scone strawberry froth separate skim rich
credit card: pay debt interest purchase spend buy_online swipe borrow bank minimum_payment bill visa shopping limit score fraud charge afford checkout owe apr cashback overspend
credit card debt: owe interest minimum_payment balance pay_off apr overspend bill snowball_method consolidate borrow default late_fee score shopping bankrupt swipe
crepe: french pancake nutella brittany thin batter paris flip street_food creperie sugar fill fold flambe strawberry galette normandy
crescent: moon new_moon islam night wax wane sliver ramadan thin_moon lunar sickle_shape bedtime eid turkish_flag mosque ottoman evening phase dusk
crew: ship captain sailor deck voyage mutiny mission spacecraft aboard team magellan shackleton bounty flight scurvy challenger apollo rescue film_set
crib: baby infant sleep newborn nursery mother cry nap mobile mattress parent toddler lullaby night_feed sids cot swaddle bedtime
cricket: chirp insect summer_night hop grass silence evening protein leg song pinocchio edible awkward_silence jiminy field locust noisy temperature sing jump hearth
cricket bat: batsman bowler wicket innings cricket england india run willow test_match ashes pitch over lord's ball batter stump century
crime scene: murder detective police evidence body forensic victim investigate homicide killer blood dna clue corpse suspect stab fingerprint coroner scene witness officer
crime scene tape: murder police cordon detective homicide do_not_cross victim investigate evidence officer seal_off killer forensic body yellow shooting bystander scene perimeter
crisp: potato snack salty crunchy packet british walkers bag fry vinegar pub thin_slice munch junk_food vending_machine flavour
crockpot: slow_cook stew simmer chili recipe hour dinner tender pot_roast soup set_and_forget lid low_heat kitchen broth weeknight
crocodile: jaws swamp reptile nile river scaly predator lurk australia snap tear ambush bite steve_irwin teeth prehistoric bask riverbank
croissant: french paris pastry butter bakery breakfast flaky cafe vienna crescent coffee france boulangerie morning buttery
cross: christian jesus church faith crucify religion christ pray crucifixion easter christianity catholic god priest crusade salvation believe sin gospel martyr holy baptize
cross mark: wrong incorrect no false mistake reject error deny fail forbidden cancel prohibit invalid myth refuse avoid disapprove delete never
crossroads: decide choice decision path which_way direction option turning_point life_choice fork dilemma signpost uncertain future road career intersect devil
crosswalk: pedestrian street cross traffic walk driver stop zebra intersection signal school safety abbey_road run_over hit-and-run city sidewalk
crow: caw black clever scarecrow omen murder puzzle scavenge field perch tool_use corvid wire graveyard nut intelligent grudge feather scare raven battlefield winter corn
crowd: gather protest street cheer mob square thousands stadium rally concert riot pack public demonstration crush spectator rush_hour fan herd_mentality revolution
crown: king queen royal monarch throne coronation reign emperor kingdom prince monarchy heir ruler dynasty sovereign power succession gold rule abdicate jewel
cruise ship: vacation ocean passenger cabin caribbean port deck voyage tourist sail titanic buffet captain overboard luxury norovirus travel sea liner island holiday
crumbling wall: ruin decay collapse brick old neglect fall_apart abandoned plaster ancient erosion crack empire_fall mortar weather weaken derelict disrepair decline
crusader: jerusalem holy_land pope knight_templar saladin christian muslim cross medieval sword richard_the_lionheart siege acre armor pilgrimage religious_war antioch constantinople
crust of the earth: layer mantle plate thin rock geology continent tectonic earthquake surface drill mineral lithosphere oceanic kilometers_thick crack oxygen_and_silicon core eggshell granite
crutch: broken_leg injury ankle limp walk sprain fracture cast recover surgery leg hobble knee disability rehab lean_on polio wound
crying newborn: birth baby infant delivery mother hospital midwife born scream colic wail hungry lung first_breath parenthood sleepless labor maternity womb
crypto: bitcoin blockchain ethereum wallet token exchange scam ftx sam_bankman-fried digital currency decentralized volatile coin crash speculate nft hack
cryptocurrency: bitcoin blockchain ethereum wallet token exchange scam ftx digital decentralized volatile coin crash speculate mining onecoin money_laundering hack dark_web
crystal: quartz gem mineral sparkle cave heal salt lattice amethyst facet grow transparent geode symmetry energy ball ice x-ray
crystal ball: fortune_teller predict future prophecy forecast psychic destiny foresee magic clairvoyant mystic fate prediction seer uncertain vision
crystal slipper: cinderella prince ball midnight fairy_tale godmother stepsister foot princess shoe fit pumpkin lose ballroom staircase try_on
ct scanner: hospital scan tumor radiology x-ray patient brain doctor cancer diagnose image radiologist radiation stroke cross-section lie_still machine lung injury
cub: lion bear den mother litter playful pride newborn wild young roar suckle orphan growl nursing wolf tiger zoo lick teach_hunt
cube: geometry six_faces square dice volume edge side rubik three-dimensional corner block ice shape solid tesseract platonic sugar minecraft borg box_shape third_power equal_sides
cuckoo: nest egg brood_parasite host chick lay deceive foster_parent call spring bird reed_warbler imposter push_out trick raise migrate clock mimic woodland parasitism
cuckoo bird: nest egg brood_parasite host chick lay deceive foster_parent spring_call reed_warbler imposter push_out mimic trick migrate parasitism woodland feather raise
cuckoo clock: black_forest germany hour chime wall pendulum carved souvenir swiss wooden tick pine_cone tick-tock wind_up switzerland craftsman grandparents orson_welles kitsch watchmaker mechanical pop_out
cucumber: vegetable slice salad green pickle cool eye_mask spa hydrate greenhouse crunchy sandwich water_content refreshing peel tzatziki
cumin: spice curry indian seed mexican seasoning powder earthy masala chili cuisine teaspoon roast turmeric coriander
cup: drink tea coffee pour sip handle saucer half_full thirsty porcelain fill glass teapot water hot kitchen mug refill
cup noodle: instant styrofoam boiling_water student nissin three_minutes momofuku_ando microwave quick_meal ramen convenience_store salty broke dormitory japan slurp broth fork sodium office_lunch dried
cup of coffee: morning caffeine awake wake_up espresso cafe barista mug steam sip tired brew break drink_coffee office starbucks conversation aroma
cup of tea: british sip kettle steep calm brew chamomile saucer herbal england steam relax milk afternoon teabag queen warm soothe
cupboard: kitchen shelf store plate dish pantry door food open harry_potter jar put_away empty cabinet hide mouse organize bare
cupcake: frosting bake birthday bakery sweet sprinkle icing party candle treat muffin_tin dessert bake_sale small_cake pastel
Curiosity rover: mars nasa gale_crater red_planet explore martian rock_sample jpl landing life_sign wheel spacecraft seven_minutes_terror rover drill planet robot
curling stone: ice sweep winter_olympics granite rink broom slide scotland canada team target skip glide bonspiel polish canadian sweeper
curry: indian spicy spice rice thai turmeric masala india sauce chicken restaurant naan hot coconut_milk lentil vindaloo aromatic
curtain: window drape blind bedroom sunlight draw theater stage light privacy open peek fabric dark close morning blackout backstage
curve: graph line bell arc bend slope forget learn exponential flatten statistics distribution road function parabola rise yield
custard: egg dessert creamy vanilla pudding yolk sweet lisbon pastel_de_nata tart sauce bake british caramel thicken
customer: store buy shop service purchase complaint retail sell brand satisfaction checkout product loyalty refund order marketing restaurant pay queue discount
cutlet: meat schnitzel fry breaded pork veal pan lamb breadcrumb tender chop plate slice frying_pan hammer butcher chicken
cutting board: chop knife vegetable kitchen onion slice dice wooden chef meat recipe mince carrot cook prepare bacteria garlic ingredient
cuttlefish: camouflage cephalopod ink color_change tentacle cuttlebone disguise chromatophore skin squid mimic mollusk octopus reef hypnotize arm ocean delay_gratification
cyber attack: hacker hack breach data ransomware malware password security network steal server phishing cybersecurity firewall infrastructure computer leak russia vulnerable infiltrate ddos encrypt
cyberattack: hacker hack breach data ransomware malware password security network steal server phishing cybersecurity firewall infrastructure computer leak russia vulnerable infiltrate ddos encrypt
cyclist: bike helmet pedal ride tour_de_france race road lance_armstrong wheel helmet_on commute traffic lane yellow_jersey peloton uphill doping amsterdam handlebar
cymbal: drum crash percussion band orchestra clash drummer rhythm brass drumstick marching_band hi-hat loud beat music symphony
`
