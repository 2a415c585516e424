/** Words that call for drawings, the most telling first: `drawing: cues`, the words of a phrase joined by `_`. */
export const CUES_L_TO_M = `
lab coat: scientist doctor researcher chemist experiment professor laboratory white research pharmacist physician pathologist biologist forensic clinical_trial discover study test expert sterile
lab flask: chemistry experiment liquid reaction scientist solution chemist mix bubble beaker compound laboratory glass acid formula potion solvent boil synthesize
lab notebook: experiment record observation scientist data result researcher write_down hypothesis measurement discovery laboratory sketch entry finding replicate note log
laboratory flask: chemistry experiment liquid reaction scientist solution chemist mix bubble beaker compound glass acid formula solvent synthesize substance research
lacrosse stick: net ball player field native_american team goal pass cradle helmet college sport scoop iroquois catch coach defender
ladder: climb rung reach step up career promotion roof ascend lean fall high painter paint attic hierarchy gutter tall firefighter advance
ladle: soup scoop serve bowl stew broth pot cook kitchen pour punch gravy stir spoon chef cauldron portion
Lady Justice: court law judge blindfold scale verdict fair trial lawyer sword impartial guilty ruling legal injustice acquit equality_before_law sentence lawsuit prosecute civil_rights jury innocent courtroom
ladybug: spot aphid red garden luck insect lucky leaf wing beetle biological_control crawl ladybird natural_pest_control gardener black_dot hibernate rose pest
lamb: sheep spring innocent sacrifice wool meadow bleat easter shepherd farm newborn slaughter gentle passover flock meek blake
laminate floor: plank install click_together underlay living_room scratch lay board renovate diy cheap water_damage sweep subfloor baseboard skirting
lamp: light bright read_at_night bedside dark switch_on desk glow bulb shade bedroom turn_off illuminate evening dim cozy night study late_night
lamp shade: light glare dim soften bulb fabric desk living_room cozy glow decor dust fringe bedside diffuse interior tassel
lampshade: light glare dim soften bulb fabric living_room cozy glow decor dust fringe bedside diffuse interior tassel standing_lamp
lander: touch_down moon mars surface spacecraft probe nasa descent planet mission leg crater orbit space_agency thruster comet viking astronaut retrorocket
landing net: fish angler trout catch fly_fishing river scoop hook bank handle rod salmon carp mesh stream release fisherman lake reel wade
landing strip: plane touchdown pilot remote airfield grass jungle airport bush_plane gravel island takeoff emergency_landing supply approach cargo smuggler wartime descend lights
landlady: rent tenant apartment boarding_house lease room evict key lodger complain deposit sherlock baker_street nosy flat due knock
landlord: rent tenant apartment lease evict deposit property housing due monthly house repair flat raise_rent key eviction_notice sublet building
language model: ai chatbot chatgpt text prompt token train word predict neural artificial_intelligence hallucinate generate parameter transformer openai answer dataset machine algorithm conversation sentence
lantern: dark night candle flame light carry glow guide kerosene camp miner cave oil handle watchman festival search old_house path
laptop: computer work_from_home email remote screen type online freelance student file hacker zoom office browse software battery write meeting research coffee_shop spreadsheet startup keyboard
large intestine: colon stool digest water bacteria fiber bowel microbiome gut constipation absorb appendix rectum short-chain ferment laxative
lasagna: italian layer pasta bake cheese oven garfield ricotta bechamel casserole beef tomato_sauce bologna dish comfort_food
laser: beam light physics photon cut pointer surgery precise wavelength scan coherent red focus optical measure tattoo_removal barcode eye target
laser beam: light physics photon cut precise coherent wavelength red optics reflect focus security_system heist target weapon measure_distance straight mirror interferometer
latex glove: forensic surgeon sterile crime_scene doctor contaminate fingerprint nurse evidence exam hygiene germ put_on allergy protect dentist lab disposable infection autopsy
lather: soap shampoo shave scrub wash rinse foam shower razor bubble barber bath skin brush wet hair froth detergent hygiene rub handwashing
latte: coffee espresso milk barista cafe foam starbucks latte_art pumpkin_spice cup frothy morning hipster oat_milk starbucks_order millennial commute
laundry: wash dirty clothes chore dry fold detergent washing_machine stain basket sock housework clean pile hamper load dryer soap weekend stinky
laundry basket: dirty clothes wash hamper fold chore sock pile housework washing_machine bedroom bathroom t-shirt load carry plastic wicker teenager
laundry between balconies: naples italy alley clothesline narrow_street neighbor mediterranean lisbon hang old_town tenement washing drip shirt sheet local_life quarter breeze
laundry detergent: wash stain soap washing_machine clothes powder dirt scent load cap fabric clean liquid surfactant enzyme pod grease dose
laundry line: hang dry clothespin sheet sun backyard wash breeze clothes shirt sock washing peg wind wet garden flutter
laundry on balconies: naples italy alley clothesline narrow_street neighbor mediterranean lisbon hang old_town apartment washing facade sheet local_life quarter breeze
laurel wreath: victory emperor caesar rome greek winner olympics triumph glory champion poet crown honor apollo roman achievement augustus leaf hero celebrate
lava: volcano erupt flow molten hot hawaii magma crater red_glow basalt burn iceland lamp solidify igneous rock pompeii kilauea
lavender: purple provence scent calm sleep oil soap essential relax france bee field fragrance sachet insomnia aromatherapy stress pillow
lavender field: provence purple france scent bee summer row valensole harvest postcard perfume essential_oil sunset romantic countryside
lawn mower: grass cut yard suburb garden blade summer mow noise neighbor gas push weekend trim engine teenager homeowner height
lawnmower: grass cut yard suburb garden blade summer mow noise neighbor gas push weekend trim engine teenager homeowner height
lawyer: court case client legal sue trial defend attorney lawsuit contract judge jury divorce will law_firm settle suit argue objection prosecute
layers of the earth: crust mantle core outer_core inner_core geology cross_section onion molten rock iron depth seismic_wave lithosphere peel beneath_our_feet plate interior
lead box: radiation radioactive shield uranium radium block gamma_ray heavy marie_curie metal contain safe contaminated isotope x-ray protect glow
leaf: tree green photosynthesis chlorophyll plant stem autumn vein branch foliage caterpillar turn_over fall sunlight stomata tea carbon_dioxide
leaf blower: autumn yard noise fall rake gardener neighbor lawn clear driveway engine loud gust gas clean_up pile landscaper
leaf pile: autumn rake jump fall yard compost kid lawn october mulch hedgehog blower burn crunch garden
leafcutter ant: leaf fungus colony farm jungle carry rainforest trail cut amazon agriculture nest worker mandible insect costa_rica soldier fungus_garden ecosystem
leaking roof: rain drip bucket ceiling water_damage storm mold shingle stain repair attic puddle landlord old_house wet contractor insurance neglect
leaking shed: rain drip garden tool rust damp wet roof bucket puddle storm mold plank repair wood rot felt
leaky roof: rain drip bucket ceiling water_damage storm mold shingle stain repair attic puddle landlord old_house wet contractor poverty run-down
leaky shed: rain drip garden tool rust damp wet roof bucket puddle storm marie_curie plank repair wood rot draughty makeshift
Leaning Tower: pisa italy tilt galileo tuscany lean foundation tower drop_experiment tourist_photo marble soft_soil italian subsidence engineer soil medieval
Leaning Tower of Pisa: italy tilt galileo tuscany lean foundation tourist_photo marble soft_soil bell_tower italian subsidence engineer soil medieval
leash: dog walk pull collar puppy owner train park obey tug restrain pet stroll heel clip break_loose control vet
lectern: speech audience speaker lecture address sermon preach microphone professor conference stage keynote church deliver politician crowd announce talk stand presentation
ledger: account debt bookkeeper record entry accountant profit merchant fraud transaction balance bookkeeping column expense credit debit audit finance cook_the_books blockchain owe
leech: blood suck bloodletting parasite swamp medieval_doctor attach anticoagulant latch medicine bite worm humors surgery freshwater drain skin barber-surgeon hirudin jungle_trek salt exploit pond
leek: vegetable wales soup potato welsh stalk onion_family chop vichyssoise garden green saint_david layer nero braise quiche saute
left ventricle: heart blood pump aorta chamber contract oxygen-rich valve cardiac muscle heart_failure ejection atrium circulation heartbeat hypertrophy heart_muscle
leg: walk knee thigh calf run muscle kick ankle limp squat hamstring amputate stride cramp stand swollen
leg irons: prisoner shackle chain slave convict jail dungeon captive ankle escape galley iron punishment chain_gang slavery bound torture ball
legionary: roman soldier caesar shield gladius rome march empire legion centurion javelin tortoise_formation barbarian gaul camp helmet hadrian's_wall cohort salt
legionary's helmet: roman legion rome soldier caesar empire centurion battle army gladius conquer plume barbarian shield march ancient hadrian's_wall gaul
lego brick: toy build child block denmark plastic stack set play snap step_on creative modular construct billund imagination colorful piece
lemon: sour citrus squeeze yellow juice slice lemonade vitamin_c scurvy acid tree peel zest amalfi fruit lime clean life_gives tart
lemon half: squeeze juice sour citrus cutting_board acid clean juicer seed scrub slice zest cut stain half_a_lemon cleaning pulp
lemon juice: squeeze sour acid citrus vitamin_c invisible_ink marinade bleach stain water dressing clean detox lemonade citric_acid tart
lemon slice: citrus tea water_glass cocktail garnish sour iced_tea tequila rim fish yellow sparkling thin refresh gin_tonic detox_water lemon
lemon wedge: squeeze seafood oyster fish garnish citrus fried_fish plate calamari sour tequila schnitzel drizzle hot_tea lime sashimi
lemonade: stand summer child_business squeeze lemon refreshing pitcher sugar sour thirsty ice straw hot_day beyonce quarter entrepreneur sell_drink
lemur: madagascar primate ring_tail deforestation leap endangered nocturnal island big_eyes tree fruit troop evolution zoo sifaka rainforest aye-aye grooming king_julien female_dominance
lens: focus optics glass camera light refract curved magnify image telescope convex zoom galileo grind perspective photographer vision blur eye photon
leopard: spot tree prey stalk savanna big_cat ambush africa nocturnal camouflage prowl fur poacher climb kill cub zoo night tree_branch
leopard seal: antarctica penguin predator ice teeth hunt ocean fierce floe jaws photographer southern_ocean prey dive polar shackleton krill
lesser panda: bamboo himalaya red_fur nepal tree endangered china raccoon-like zoo bushy_tail firefox sleepy climb cute forest habitat_loss mountain nocturnal
letter: write envelope mail send postman receive stamp news reply correspondence handwritten message read_aloud post seal confess rejection acceptance address notice complaint pen_pal
lettuce: salad leaf green vegetable sandwich burger rabbit garden caesar romaine wash crisp e_coli hydroponic iceberg turtle
lever: archimedes fulcrum lift simple_machine pull force mechanical_advantage leverage pivot heavy effort load pry physics switch rod move_the_world balance
Leviathan: sea_monster hobbes serpent bible deep job beast state_power social_contract ocean sovereign chaos mythology giant whale political_philosophy state_of_nature
librarian: library book shelf borrow quiet shush catalog read glasses archive index alexandria overdue card return melvil_dewey shh
library shelf: book read borrow scholar librarian study research knowledge novel spine aisle quiet archive literature student collection volume catalog dusty
licence plate: car number police trace vehicle registration driver speeding camera getaway hit-and-run witness stolen detective bumper dmv ticket traffic
license plate: car number police trace vehicle registration driver speeding camera getaway hit-and-run witness stolen detective bumper dmv ticket traffic
lie detector: polygraph suspect interrogation truth deceive detective pulse examiner question sweat confess police guilty heart_rate sensor nervous fbi deny fail_test
life buoy: rescue drown sea lifeguard throw overboard save float ship ring swimmer deck emergency pool help coast_guard lifeline sos
life jacket: boat drown float safety kayak sea overboard rescue vest wear buoyant passenger ferry capsize child survive orange rafting
life vest: boat drown float safety airplane sea overboard rescue inflate buoyant passenger evacuate flight_attendant capsize survive orange under_seat
lifeboat: titanic sinking rescue survivor ship passenger sea evacuate women_and_children drift lower wreck captain drown abandon_ship castaway row iceberg deck
light bulb: idea edison invent invention filament bright electricity insight inspiration think_of realize eureka socket aha_moment glow energy_saving watt clever innovation lamp genius solution brilliant breakthrough
light switch: turn_on turn_off flip wall dark electricity power room electrician toggle dim circuit bulb wiring flick energy on_and_off
lighter: flame cigarette smoke fire ignite candle butane arson flick smoker burn spark zippo fuel flammable light_up pocket campfire
lighthouse: coast sailor beacon ship keeper rock storm fog sea guide beam shore cliff warn tower island navigate wreck hope
lightning: thunder storm strike bolt flash electricity zeus benjamin_franklin kite sky rod electric_charge thor spark volt cloud tree fulgurite sudden
lightning bolt: thunder storm strike zeus flash electricity sky thor harry_potter scar franklin volt electric_charge sudden speed energy power jupiter tree
lightning bug: glow summer_night jar blink flash firefly bioluminescence evening catch backyard childhood luciferin courtship light insect dark field enzyme june dusk
lightning strike: thunder storm tree rod survive hit electrocute franklin wildfire golf roy_sullivan park_ranger flash voltage odds tower burn unlucky
like button: facebook social_media thumbs_up click instagram post follower subscribe dopamine youtube algorithm approval comment share video viral engagement influencer hit
lima bean: legume green vegetable succotash creamy peru butter_bean fiber child_dislike protein soup pod andes_origin cyanide soak fava
lime: citrus green sour squeeze tequila mojito margarita mexican scurvy taco british_sailor juice wedge cocktail thai zest ceviche
limo: chauffeur celebrity luxury prom red_carpet rich driver wealthy black vip star hollywood arrive premiere wedding motorcade champagne paparazzi
limousine: chauffeur celebrity luxury prom red_carpet rich driver wealthy president black vip motorcade hollywood arrive premiere dignitary champagne billionaire
line of code: programmer bug developer software compile debug syntax engineer script hacker function program semicolon python typo github keyboard malware
lines of code: programmer bug developer software compile debug syntax engineer script hacker function program python million github keyboard malware written
linguine: pasta italian clam seafood sauce noodle fork boil liguria pesto white_wine italy flat_strand carbohydrate clam_sauce al_dente ligurian
lion: pride mane roar savanna king africa brave courage predator den gladiator safari zoo hunt daniel serengeti narnia gazelle cecil circus
lion cub: pride lioness simba playful den litter roar savanna mother serengeti pounce safari orphan king kenya waterhole predator nap group lick
lioness: pride hunt cub stalk savanna prey mother serengeti fierce wildebeest protect ambush gazelle female roar kenya waterhole predator nap group lick
liquor: drunk bottle bar alcohol whiskey vodka prohibition bootlegger distill booze store drinking saloon spirit gin shot moonshine speakeasy rum liver
Lisbon tram: portugal portuguese alfama yellow hill cobblestone fado alley number_28 porto pastel tagus tram ride steep old_town tourist
lit window: night neighbor dark someone_home late_night silhouette evening street lonely glow warm curtain awake watch_from_outside house city_at_night apartment stalker cozy
litter box: cat pee kitten scoop clump smell pet sand urine toilet odor toxoplasmosis indoor dig vet clean train
little monster: child tantrum cute naughty under_the_bed imaginary halloween cartoon trick_or_treat toddler mischief bedtime gremlin fear closet mess playful goofy creature toy
liver: alcohol toxin drink bile detox cirrhosis fatty hepatitis metabolize enzyme transplant glycogen drunk filter hangover acetaminophen prometheus
lizard: reptile scaly tail bask rock gecko lizard_brain cold-blooded iguana desert shed regrow tongue reptilian komodo amygdala warm_up evolution
llama: andes peru inca wool pack_animal spit alpaca machu_picchu bolivia herd highland caravan nanobody trek shepherd camelid pack textile fleece
loaf of bread: bakery bake baker oven slice famine steal_bread jean_valjean crust flour sourdough yeast inflation_price hunger queue wheat peasant weimar french_revolution poor
lobster: claw seafood maine hierarchy boil trap crustacean serotonin luxury ocean_floor jordan_peterson restaurant butter molt pincer dinner fisherman crab dominate posture fishing_port shellfish
Loch Ness monster: scotland nessie lake hoax highland sighting cryptid legend plesiosaur sonar blurry_photo myth tourist inverness surgeon underwater mystery
lock: secure security key burglar padlock door thief protect safe bolt private encryption password closed break_in locksmith safety tamper shut keyhole guard
lock chamber: canal gate water_level boat ship raise lower fill drain sluice panama barge waterway uphill lift valve navigate engineer concrete_wall pound
lock gate: canal water_level sluice boat barge open miter lockkeeper waterway chamber towpath leonardo push_beam paddle leak timber ship panama flood fill
lock pick: burglar break_in thief tension_wrench pin tumbler locksmith door keyhole lockpicking tool spy heist illegal_entry sneak open intruder
locked door: no_entry trapped knock key inaccessible closed secret forbidden break_in break_down stuck_inside bolt shut prisoner keyhole barricade barred handle deny_access
locker: school gym student combination hallway store padlock changing_room teenager bully high_school backpack athlete metal uniform station hide belongings
lockpick: burglar break_in thief tension_wrench pin tumbler locksmith door keyhole tool spy heist sneak open intruder safecracker
locksmith: key lock door locked_out pick duplicate burglar safe tumbler cylinder emergency break deadbolt houdini tool master_key forgot_keys
locomotive: train steam railroad engine rail coal stephenson industrial_revolution track passenger whistle boiler smoke freight carriage driver stoker pull wagon station
locust: swarm plague crop devour famine egypt africa biblical pest field harvest exodus cloud grain starvation
log: wood firewood tree timber chop lumberjack trunk cabin saw forest sawmill fireplace logging axe lumber split burn campfire float_downriver raft stack bark
log cabin: forest wood frontier pioneer lincoln settler cozy chimney mountain retreat lake rustic snow hunter remote wilderness fireplace isolated timber
logger: tree chainsaw forest timber fell deforestation cut_down log amazon rainforest lumber axe truck illegal sawmill stump paul_bunyan
lollipop: candy sweet child sugar lick stick dentist suck doctor_visit swirl treat kojak sucker stranger shirley_temple
London Bridge: thames england britain falling_down british uk river nursery_rhyme medieval tower english londoner city river_crossing tourist
London bus: double_decker red england britain british uk oxford_street tourist piccadilly commute west_end bus londoner passenger ride city
London Eye: ferris_wheel thames england britain tourist skyline south_bank millennium capsule view big_wheel ride londoner city british
longcase clock: pendulum chime grandfather tick hour hallway antique strike wooden weight victorian wind_up dial mansion heirloom midnight
longship: viking norse raid oar scandinavia sail sea lindisfarne dragon_head norway warrior norseman plunder fjord erik row shield danish explore
loom: weave thread textile cloth weaver fabric yarn shuttle carpet cotton luddite industrial_revolution wool warp jacquard rug mill pattern tapestry
loose floorboard: creak hide secret_stash hidden old_house nail squeak step under_floor pry hiding_place attic discover wood carpenter murder stash
lord: noble castle manor peasant feudal estate vassal title land medieval byron serf aristocrat knight parliament england chamber serfdom fief
lotion: skin moisturize dry_skin rub apply cream bottle hand sunscreen hydrate itchy body soothe sunburn eczema cosmetic smooth pump dermatologist
lottery ticket: jackpot winner gamble odds luck million numbers win draw prize millionaire chance powerball scratch bet fortune lucky winning_numbers improbable windfall
lotus: buddha enlightenment meditation pond mud pure sacred asia flower water yoga vietnam float zen egypt petal bloom india
loudspeaker: announce sound loud volume music broadcast noise audio announcement concert vibration bass propaganda blare alarm amplify station siren membrane
louse: itch parasite infest scalp scratch nit typhus blood hair egg hygiene trench bite lousy insect delouse comb dirty school shampoo crawl soldier
Louvre: paris museum mona_lisa art heist france painting curator pyramid masterpiece tourist napoleon leonardo venus_de_milo thief
Louvre pyramid: paris museum glass mona_lisa art france pei courtyard painting entrance tourist heist gallery visitor artwork
love letter: romance affair heart sweetheart confess beloved valentine poem secret_admirer write envelope lover passion longing wartime mistress romantic perfume kiss
love potion: witch spell magic fall_in_love cupid tristan elixir brew enchant aphrodisiac fairy_tale valentine heart infatuated puck desire
luggage carousel: airport suitcase baggage_claim lost_luggage arrival traveler bag flight conveyor belt wait jet_lag delayed_bag customs terminal land
lumberjack: axe tree chop forest beard plaid_shirt timber log saw fell wood canada flannel sawmill strong lumber paul_bunyan stump
lunar cycle: moon phase full_moon new_moon crescent wax wane month calendar 29_days tide menstrual werewolf ramadan quarter gibbous sleep lunar
lunar eclipse: moon earth_shadow blood_moon red umbra full_moon astronomer night_sky omen totality aristotle round_earth penumbra columbus copper alignment
lunar lander: apollo moon armstrong astronaut nasa touch_down eagle crater space_race module surface landing houston aldrin descent mission dust giant_leap
lunar module: apollo moon armstrong astronaut nasa touch_down eagle crater space_race surface landing houston aldrin descent collins ascent_stage orbit
lunar rover: apollo moon astronaut drive nasa wheel crater dust surface space vehicle explore mission rock_sample gravity regolith buggy
lunch: noon midday eat office_break sandwich restaurant cafeteria school canteen lunchbox hungry meal salad colleague lunchtime brown_bag skip break
lunch box: school sandwich pack kid snack meal noon bento worker apple leftover homemade healthy office mother cafeteria container break
lunchbox: school sandwich pack kid snack meal noon bento worker apple leftover homemade healthy office mother cafeteria container break
lung: breathe oxygen smoke smoker inhale asthma pneumonia respiratory cough cigarette airway exhale tuberculosis carbon_dioxide alveoli breath air vape
lynx: tuft snow forest wild_cat bobcat stealth predator boreal reintroduce paw hare iberian sharp_sight alps fur wilderness camera_trap prowl alaska
mac and cheese: macaroni cheddar comfort_food kraft pasta boxed kid american bake creamy thomas_jefferson casserole side_dish thanksgiving orange_powder box
macadamia nut: hawaii australia cookie shell crack snack expensive dog_toxic roasted creamy queensland butter keto orchard snack_bag
macaron: french paris almond pastel meringue pastry laduree sandwich_cookie ganache delicate colorful patisserie dessert paris_bakery marie_antoinette raspberry pistachio
macaroni: pasta cheese elbow italian noodle boil salad kraft yankee_doodle casserole kid boxed tube durum cheddar tomato lunch
macaroon: coconut cookie sweet passover chewy almond dessert bake meringue chocolate_dip egg_white bakery gluten-free shredded_coconut
machine learning: algorithm ai train data neural model predict artificial_intelligence pattern dataset classify computer deep_learning label automation training_data feature recognize recommendation computer_science supervised
Machu Picchu: peru inca andes cuzco ruin mountain_city hiram_bingham llama lost_city trek terrace altitude incan pachacuti stone_wall south_america hike cusco
mafia boss: godfather mob sicily cosa_nostra gangster al_capone john_gotti crime_family omerta don hitman extort corleone toto_riina new_york racketeering cigar underworld turf
magazine: cover article fashion reader editor publish issue celebrity subscription gossip journalist print glossy waiting_room page model photo column newsstand
magic bean: jack beanstalk giant cow trade fairy_tale sprout grow castle plant overnight climb sky exchange poor_boy golden_egg
magic broom: witch fly halloween wizard spell potter quidditch ride sweep night cauldron moon enchanted sorcerer cat hat
magic carpet: aladdin fly genie persian arabian_nights desert ride jasmine sultan baghdad enchanted rug sky thousand_and_one wish tale
magic lamp: aladdin genie wish rub three_wishes arabian_nights cave sultan treasure granted oil desert master fairy_tale spirit brass
magic mirror: snow_white evil_queen fairest vain fairy_tale reflection witch jealous wall beauty stepmother spell enchanted poisoned_apple ask truth
magic potion: witch wizard cauldron brew spell elixir harry_potter alchemist enchant asterix druid fairy_tale drink sorcerer vial bubbling transform immortality
magic wand: wizard spell fairy magician trick enchant cinderella transform sorcerer abracadabra wish wave potter cast godmother instantly miracle quick_fix magical instant_fix
magician: trick rabbit hat houdini wand illusion card vanish stage magic escape disappear sleight_of_hand cape saw_in_half deck audience_gasp deceive
magma: volcano molten_rock erupt underground lava mantle hot chamber rise pressure crust melt geologist cool igneous vent basalt plume plate
magma chamber: volcano erupt underground molten_rock pressure vent supervolcano yellowstone reservoir rise crust caldera lava geologist build_up conduit beneath fill gas_bubble
magnet: attract iron pole repel compass field metal stick pull ferromagnetic fridge electron neodymium north south electromagnetism physics force induction
magnetic attraction: pole opposite pull force iron magnet attract stick_together field north south physics metal ferromagnetic draw_together invisible
magnetic field: pole compass earth's_core force iron_filings electromagnetism current faraday maxwell aurora solar_wind tesla induction coil charge_particle physics line tokamak invisible
magnetic pole: compass north south arctic navigation needle earth attract repel reversal field iron geologist magnet wander shift explorer
magnetic repulsion: push_away pole same like_poles magnet repel levitate maglev force north physics apart field hover bounce_off
magnifying glass: search investigate detective clue examine look_closely inspect detail evidence sherlock zoom_in scrutinize analyze fine_print find_out scrutiny close_look discover small research enlarge examination scan curiosity
maharaja: india palace jewel turban elephant rajasthan princely_state wealth rajput throne sikh tiger_hunt british_raj opulent diamond jaipur peacock
maid: clean household servant apron hotel dust bed mansion laundry room tray victorian domestic tidy linen serve feather_duster lady
mailbox: letter postman deliver mail bill front_yard suburb flag post receive envelope address junk_mail driveway check_mail neighbor anonymous_letter
mailman: letter mail post deliver envelope mailbox package stamp dog_bite doorstep bag route address parcel postcard uniform rain_or_shine
main valve: shut_off water plumber leak pipe burst turn_off basement flood supply gas wrench emergency meter pressure plumbing
makeup: lipstick beauty cosmetic foundation face mascara mirror blush actress apply glamour eyeliner look_pretty model skin concealer cover_up vanity remover
makeup brush: powder blush foundation cosmetic beauty face apply bristle contour eyeshadow clean bacteria blend artist tutorial vanity
malware: virus hacker infect computer cyberattack download phishing antivirus attachment trojan spyware cybersecurity breach code click_link steal_data worm botnet software backdoor
mammoth: ice_age tusk woolly extinct permafrost siberia frozen prehistoric hunter_gatherer de-extinction spear elephant tundra clone fossil wool neanderthal hunter siberian ivory glacier
man: guy gentleman he male adult middle-aged husband fellow stranger suspect beard alone husband_and ordinary suit worker bachelor masculine
manager: team office employee meeting boss project company staff lead deadline report hire supervise performance workplace hotel store delegate motivate
manatee: florida seagrass gentle mermaid boat_strike slow graze herbivore warm_spring sirenian endangered propeller_scars aquatic_mammal river flipper lagoon starvation blubber columbus crystal_river calf
mango: tropical india fruit sweet ripe juicy lassi king_of_fruit orchard smoothie peel summer philippines thai sticky_rice pit chutney season
manta ray: glide ocean wing diver plankton filter_feeder graceful reef hawaii snorkel maldives tropical giant snorkeler sea swim sanctuary fin night_dive
mantis: insect pray ambush kung_fu devour_mate camouflage foreleg predator green cannibal strike still patience garden head_turn predatory behead cricket martial_art
mantis shrimp: punch color_vision claw strike cavitation photoreceptor reef smash speed crustacean bullet polarized_light aquarium biologist crab knuckle underwater fast force
mantle of the earth: crust core layer convection magma hot_rock plate geology tectonic plume molten flow deep volcano kilometers_thick olivine heat upwelling
manuscript: author novel publisher monk medieval parchment scribe writer illuminated library ancient_text quill draft copy scholar ink unpublished editor codex monastery chapter
map: route territory explorer navigate border location lost continent geography region journey destination direction country treasure cartographer path expedition plan_trip conquer
maple leaf: canada autumn syrup red flag ottawa fall vermont tree toronto hockey sugar quebec october foliage
maple syrup: pancake canada vermont tree_sap waffle tap boil quebec drizzle sugar_shack breakfast sticky heist barrel sweet canadian
maraca: shake latin rhythm mexico percussion cuba salsa music rattle dance samba band gourd bean instrument fiesta
marimba: mallet percussion music guatemala xylophone orchestra melody resonator play ringtone instrument mexico tone percussionist phone_ringtone rosewood rosewood_bar jungle
marionette: puppet string control manipulate puppeteer wooden pinocchio theater dangle stage free_will dictated powerless show manipulation puppet_master
market stall: vendor vegetable sell bargain haggle fruit fresh bazaar trader buy street_food souk seller farmer price crowd spice local merchant peddle
market stand: vendor vegetable sell bargain haggle fruit fresh farmer trader buy bazaar seller price local organic produce weekend
Mars rover: red_planet nasa martian curiosity perseverance explore landing crater rock_sample life_sign jpl dust robot mission opportunity planet spirit rover soil
marshmallow: campfire roast sweet delayed_gratification walter_mischel self-control toast child_experiment s'mores fluffy sugary stanford hot_chocolate stick willpower candy temptation wait gelatin graham_cracker soft squishy
mascara: eyelash makeup cosmetic cry beauty smudge wand eye black apply run_down waterproof tear lipstick eyeliner glamour
masking tape: paint edge protect wall straight_line trim stick peel_off painter baseboard cover crepe adhesive window_frame clean_edge
massive star: supernova collapse black_hole neutron_star fuel iron_core fusion giant bright short-lived heavy_element gravity explode blue astronomy solar_mass remnant burn_fast
matcha: green_tea japanese powder whisk tea_ceremony latte kyoto antioxidant caffeine l-theanine zen bowl bamboo uji trendy
matcha tea: green_tea japanese powder whisk tea_ceremony kyoto antioxidant caffeine l-theanine zen bowl bamboo uji monk calm_focus sip tea_master
matchstick: fire ignite strike flame burn spark arson sulfur candle smoke phosphorus box light_up little_girl campfire pyromaniac friction
math test: equation student algebra exam teacher school calculator fail grade pencil problem solve score study fraction classroom anxiety geometry pass answer
mathematician: equation proof theorem number gauss euler pythagoras blackboard formula turing geometry calculate ramanujan genius prime archimedes infinity newton chalk fermat
matryoshka: russia nested layer inside wooden moscow doll souvenir hidden within recursive painted russian smaller_one stack soviet hierarchy peel_back
mattress: sleep bed spring back_pain foam bedroom lie_down insomnia rest bedbug memory_foam comfortable firm soft night toss_and_turn sheet dust_mite
Mayan pyramid: maya mexico guatemala yucatan temple calendar jungle ruin 2012 chichen_itza tikal civilization_collapse astronomy mesoamerica drought step_pyramid mayan king belize
Mayan temple: maya guatemala jungle yucatan sacrifice calendar ruin tikal priest collapse ancient hieroglyph mesoamerica drought step_pyramid mayan king belize
mayor: city town election vote city_hall council politician speech campaign office resident local chain_of_office citizen ribbon urban new_york elect
meal: eat dinner cook dish plate hungry restaurant portion lunch serve nutrition supper chef calorie family_table feast recipe feed skip waiter
measuring cup: recipe baking flour ingredient amount milliliter ounce pour sugar portion milk volume cook liquid quantity kitchen
measuring jug: recipe milliliter pour liquid amount volume liter milk water ingredient baking scale_mark kitchen quantity stock
measuring tape: length inch centimeter size waist tailor carpenter height wide distance dimension meter waistline lose_weight precise diy room foot
meat: beef butcher steak pork protein vegetarian slaughter carnivore raw grill cow vegan animal_product livestock lamb hunt cook carcass factory_farm methane
meatball: swedish ikea spaghetti italian_american beef sauce pork gravy sub fry lingonberry breadcrumb roll marinara bolognese minced_meat stockholm
meatball pasta: spaghetti italian_american tomato_sauce marinara beef parmesan dinner fork comfort_food twirl meat_sauce plate garlic linguini little_italy
mechanic: car engine garage repair wrench oil brake fix grease tire transmission auto_shop breakdown bill overalls tool vehicle hood tune
mechanical calculator: pascal leibniz gear crank arithmetic compute add multiply curta babbage carry digit accountant wheel office slide_rule inventor lever mathematician computer_history pascaline adding bookkeeping
medal: win champion olympics award hero gold bravery honor soldier athlete achievement first_place veteran victory decorate ceremony recognition nobel winner compete pride silver
medal in case: award honor veteran nobel hero display bravery velvet war keepsake grandfather decorate museum recognition purple_heart inherited auction
medical bill: insurance hospital debt patient surgery afford uninsured deductible bankruptcy healthcare treatment owe emergency_room doctor copay out_of_pocket chemotherapy collection_agency premium
medicinal leech: bloodletting blood suck medieval_doctor anticoagulant surgery hirudin humors reattach apothecary skin_graft physician attach microsurgery swelling galen remedy jar circulation patient barber-surgeon
medicine: pill doctor pharmacy prescription dose cure treat illness tablet drug remedy patient syrup side_effect bottle hospital herbal capsule fever
medieval ship: crusade merchant hanseatic sail plague voyage trade black_death cog sea middle_ages cargo port venice genoa harbor pilgrim fleet wooden
meerkat: stand_upright sentinel lookout kalahari burrow desert mob africa alert scorpion group watch colony timon zoo predator alarm_call lion_king dig sun_bathe
megaphone: announce shout protest loud cheerleader rally activist crowd voice spread_word speak_out amplify demonstrator advertise promote attention director slogan campaign campaign_rally
melon: cantaloupe honeydew fruit juicy summer slice sweet ripe rind seed prosciutto japan_luxury yubari picnic cucumber_family hami seedless
memory card: camera photo store data storage sd gigabyte digital file delete smartphone insert slot footage recover save_file flash
menorah: hanukkah jewish candle temple israel judaism eight_nights light rabbi jerusalem oil maccabee holiday synagogue torah miracle
menu: restaurant order waiter dish choose dine price chef appetizer cuisine dessert diner entree hungry specials meal table cafe decoy_price takeaway wine_list reservation
merchant: trade market spice silk goods caravan sell ship venice wealthy marco_polo port bazaar silk_road camel profit hanseatic stall gold cargo
merchant ship: trade cargo port silk spice sail sea east_india goods route pirate captain harbor voyage convoy colony import fleet merchant tax
mermaid: sea tail siren legend sailor myth copenhagen andersen underwater ariel fairy_tale song lure folklore fish_tail ocean manatee
message in a bottle: castaway island drift sea ocean stranded rescue beach shipwreck note sos lonely float wash_ashore tide unknown_reader
messaging app: whatsapp telegram text encrypted chat smartphone signal message send emoji download contact user wechat group conversation notification privacy end-to-end
metal ball: steel sphere roll drop pendulum newton_cradle magnet gravity inclined_plane collision pinball galileo shiny marble bounce heavy momentum bearing cannon physics_experiment
meteor: streak atmosphere night_sky shooting_star shower perseid burn_up asteroid fireball space_rock wish impact chelyabinsk comet dinosaur blaze fall astronomer glow dust
meteorite: space_rock fall_from_sky iron impact crater asteroid collector museum ancient solar_system chondrite extraterrestrial land fragment antarctica scientist mars amino_acid hunter mineral
metronome: tempo beat rhythm musician tick practice piano steady pendulum pace synchronize music_lesson composer bpm swing regular
microalgae: biofuel photosynthesis spirulina chlorella plankton omega-3 bioreactor carbon_capture single-celled microscope supplement protein oxygen cultivate lipid pond ocean chlorophyll diatom sustainable
microbe: gut bacteria microbiome petri_dish fermentation microscope germ soil probiotic leeuwenhoek organism virus tiny antibiotic intestine invisible yeast pasteur culture single-celled life_on_mars origin_of_life
microchip: semiconductor transistor silicon computer processor tsmc taiwan intel electronics circuit nanometer moore's_law technology nvidia memory implant pet_id gate integrated
microphone: sing singer podcast interview record speech stage reporter voice broadcast comedian karaoke announce speaker press_conference studio audience host audio stand-up testimony vocalist eloquent
microscope: bacteria cell lab scientist tiny biologist specimen microbe virus slide tissue magnify pathologist germ examine research blood_sample organism leeuwenhoek
microscope slide: specimen cell stain lab tissue bacteria sample biopsy pathologist glass cover_slip magnify blood_smear biologist examine microbe smear
microwave: reheat leftover popcorn heat kitchen oven quick defrost beep frozen_dinner radiation minute appliance plate percy_spencer magnetron convenience tv_dinner
microwave horn: waveguide antenna radar satellite signal frequency transmit receiver gain beam bell_labs cosmic_microwave_background dish gigahertz laboratory radio_telescope measurement penzias
middle ear: eardrum hearing ossicle infection pressure bone hammer_anvil stirrup sound vibration eustachian_tube child fluid hammer anvil decibel
midwife: birth baby deliver pregnant labor newborn mother contraction womb hospital home_birth obstetric push childbed_fever umbilical_cord semmelweis prenatal
military helmet: soldier army war battle troop combat world_war uniform trench invade infantry front_line steel veteran enlist d-day draft platoon fallen
milk: cow dairy calcium glass drink lactose carton farmer bone baby cereal spill pasteurize calf cookie breast udder fridge breakfast intolerant
milk carton: dairy breakfast cereal missing_child cow fridge drink supermarket pour expire calcium grocery lactose_intolerant pasteurize white school_lunch cardboard
milkshake: diner straw ice_cream vanilla strawberry blender fast_food sweet retro ray_kroc chocolate_syrup whipped_cream calorie multimixer fifties
Milky Way: galaxy star spiral solar_system night_sky astronomer telescope light-year sagittarius black_hole billion_stars andromeda stargazing cosmos hubble dark_matter universe arm
mine cart: coal miner tunnel gold track ore underground dig rail shaft dwarf pickaxe child_labor haul collapse rock wagon
minecart: coal miner tunnel gold track ore underground dig rail shaft dwarf pickaxe haul rock wagon minecraft
miner: coal gold pickaxe underground tunnel helmet shaft cave_in lamp dig ore black_lung canary chile_rescue dust explosion strike trap cart
mineral water: bottle evian spring sparkling hydrate perrier drink source calcium spa plastic_bottle still magnesium sip bottled
mirror: reflection self look_at face vanity self-image appearance narcissist identity see_yourself self-esteem reflect glass bathroom insecure self-reflection wrinkle selfie body_image vain self-aware beauty ego mirror_image
missed call: phone ring voicemail unanswered call_back silent dial caller pick_up unknown_number smartphone worried redial did_not_answer notification hang_up reach
missile: launch war nuclear attack target warhead strike military defense cold_war weapon rocket cuba ballistic cuban_crisis deter intercept kim destroy ceasefire air_defense
mixer: cake dough beat batter whisk baking cream egg_white kitchen whip bake blend bowl butter appliance knead hook
mixing bowl: batter flour bake egg whisk cake dough stir recipe ingredient combine sugar fold kitchen knead pancake salad
moai: easter_island statue polynesian rapa_nui stone head pacific mystery chile ancestor carve monolith volcano civilization collapse island
modem: internet wifi router connect cable provider dial-up network broadband slow_connection reboot online signal nineties unplug phone_line
mojito: mint rum cuba lime havana cocktail hemingway bartender sugar ice refreshing summer soda caribbean bar
mole: dig tunnel underground blind burrow lawn molehill garden soil velvet earthworm snout hill whack spy pest grub eyesight
molecule: atom chemistry bond compound h2o hydrogen oxygen dna carbon structure chemist reaction caffeine protein methane polymer drug
Mona Lisa: leonardo_da_vinci louvre painting smile masterpiece renaissance portrait art_heist museum florence peruggia enigmatic artwork priceless forgery italian da_vinci stolen gallery vasari
money: cash dollar pay earn spend rich wealth salary bank save income cost finance afford currency budget fortune poor price coin
money bag: robbery bank_heist cash fortune wealth steal rich loot thief profit dollar greedy bribe payout reward coin treasure embezzle salary millionaire income bounty swindle earn jackpot
money tree: invest passive_income grow wealth rich free dividend savings plant fortune profit prosperity feng_shui easy no_free_lunch compound
monk: monastery prayer meditate robe buddhist silence tibet temple vow manuscript abbey medieval scribe enlightenment shaolin benedictine chant gregor_mendel celibate
monkey: banana jungle swing tree primate mischief tail chimp zoo rainforest space_monkey troop evolution macaque howl temple cheeky typewriter capuchin experiment scopes_trial
monorail: train track theme_park city elevated transit futuristic passenger wuppertal disney seattle commuter above_street station suspended
monthly rent: landlord tenant apartment lease pay due afford budget housing expense bill roommate deposit income evict flat city
moon: lunar night apollo tide orbit crater astronaut wolf_howl armstrong eclipse nasa glow night_sky landing werewolf moonlight phase gravity satellite insomnia earth
moon cake: mid-autumn_festival chinese lotus_seed_paste china lantern full_moon pastry salted_yolk chang'e gift family_reunion rebellion moon_goddess autumn bakery
moon lander: apollo armstrong astronaut nasa touch_down eagle crater space_race module surface landing houston aldrin descent mission lunar
moon phases: full_moon new_moon crescent wax wane gibbous quarter lunar month calendar 29_days tide sunlight orbit shadow half-lit astronomer
mooncake: mid-autumn_festival chinese lotus_seed_paste china lantern full_moon pastry salted_yolk chang'e gift family_reunion rebellion moon_goddess autumn bakery
moonlight: night moonlit glow moon romantic silver shine beethoven_sonata shadow walk serenade nocturnal lake midnight werewolf beach dim pale window
mooring line: dock boat ship harbor tie pier bollard anchor sailor port knot quay cast_off vessel marina rope
mooring rope: dock boat ship harbor tie pier bollard anchor sailor port knot quay cast_off vessel marina secure
moose: antler canada alaska lake hunter northern_forest sweden bull wetland norway tundra road_sign wilderness elk maine horn yellowstone collision mammal newfoundland
mop: clean floor bucket spill janitor wet scrub housework chore wipe kitchen tile cleaner maid slippery water housekeeping
moped: scooter italy teenager ride helmet delivery city street rome traffic engine license small_bike rent vietnam park buzz
mortar and pestle: grind crush pharmacist herb spice apothecary paste powder ancient_remedy alchemist pesto pepper garlic medicine stone druggist curry
mortgage: house loan bank down_payment interest_rate homeowner foreclosure monthly_payment borrow refinance lender property subprime fixed_rate 30-year buyer equity
mosque: islam muslim prayer minaret imam dome friday_prayer mecca istanbul quran ottoman worship muhammad ramadan allah arab pray caliph courtyard
mosquito: bite malaria itch buzz dengue blood repellent disease swamp zika net tropical standing_water yellow_fever parasite summer_night anopheles panama_canal insect ddt swat
mosquito net: malaria sleep bed tropical africa insecticide bite hang camping prevent dengue anopheles safari canopy charity mesh fever infection yellow_fever traveler repellent jungle
mosquito netting: malaria bed sleep tropical bite insecticide mesh canopy hang camping prevent africa dengue hammock veranda fever jungle fabric repellent infection window_screen
moss: damp forest green stone shade north_side rolling_stone soft garden kyoto bog carpet ancient spore tardigrade log peat tundra
moth: flame lamp wardrobe wool night flutter nocturnal silk lightbulb larva attract sweater cocoon light first_computer_bug
mother: mom child baby son daughter pregnant birth care raise family nurture maternal lullaby breastfeed hug womb parent worry love_unconditionally infant
motherboard: computer cpu processor chip circuit pc ram solder component electronics socket hardware gpu graphics_card port repair
motor oil: car change mechanic lubricate garage dipstick leak filter engine friction maintenance quart gauge vehicle mileage viscosity
motor scooter: vespa italy ride helmet city street rome traffic teenager engine delivery rent small_bike commute dolce_vita petrol
motorbike helmet: rider visor crash biker head_injury protect chin_strap wear skull scooter accident road_safety moped speed brain_injury leather_jacket robber_disguise wheelie racing courier
motorboat: lake speed wake engine water ride propeller water_ski sea outboard fisherman smuggle coast_guard cruise marina wave
motorcycle: biker ride helmet harley engine gang highway road_trip speed leather_jacket crash throttle freedom wheel exhaust roar rider hells_angels
motorcycle helmet: rider visor crash biker head_injury protect chin_strap harley wear skull accident road_safety law highway brain_injury leather_jacket collision organ_donor speed fatal
motorhome: camping road_trip rv retire travel campground vacation family drive highway park van_life national_park sleep bed route breaking_bad
mound of leaves: autumn rake pile jump compost yard fall garden hedgehog burn nest mulch lawn hide burrow megapode
Mount Everest: mountaineer summit climb himalaya hillary sherpa tenzing nepal base_camp oxygen tibet death_zone mallory altitude peak avalanche expedition highest_mountain
Mount Fuji: japan volcano hokusai tokyo sacred pilgrim snow-capped cherry_blossom japanese climb hakone shinto bullet_train sunrise peak
mountain: climb peak summit everest alps climber hike range slope altitude himalaya steep snow ridge valley ski high_altitude cliff rocky challenge avalanche
mouse: cheese trap squeak lab rodent cat whisker hole tiny lab_test gnaw pest tail experiment maze attic hantavirus scurry nibble quiet gene_knockout
mousetrap: cheese rodent snap catch bait spring pest kitchen vermin trap lure attic infestation rat set_up droppings
mouth: speak lips chew talk eat saliva tongue teeth swallow taste whisper kiss jaw word dentist oral breath silence
movie ticket: cinema film popcorn theater box_office premiere screening date_night hollywood watch seat blockbuster admission sell_out row audience
moving box: relocate new_apartment pack new_home cardboard tape move_out unpack divorce fresh_start truck belongings lease label relocation leave_home eviction carry moving_day uproot
mozzarella: pizza italian buffalo caprese naples cheese basil tomato melt fresh stretchy campania white margherita stringy
mri machine: brain scan hospital radiologist tumor patient magnet diagnose imaging tube claustrophobic neurologist neuroscience soft_tissue concussion brain_activity loud image lie_still
mri scanner: brain scan hospital radiologist tumor patient magnet diagnose imaging tube claustrophobic neurologist neuroscience soft_tissue functional brain_activity image lie_still volunteer
mud: dirt wet rain boot trench puddle pig swamp stuck sticky bath slide splash passchendaele brick agincourt buffalo dirty
mud flat: tide wading_bird estuary shore low_tide coast clam worm sink mudskipper migratory_bird wetland wadden_sea crab silt intertidal oystercatcher stuck bay salt_marsh
mudflat: tide wading_bird estuary low_tide shore coast wadden_sea worm clam migratory_bird mudskipper silt intertidal crab sandpiper wetland salt_marsh sink bay oystercatcher
muffin: blueberry bakery breakfast bake coffee_shop sugary oven bran calorie morning crumbly tin chihuahua paper_cup oatmeal english
muffin pan: bake batter cupcake oven liner blueberry grease dough nonstick breakfast recipe egg_bites cup metal kitchen
muffin tin: bake batter cupcake oven liner blueberry grease dough nonstick breakfast recipe cup metal kitchen portion egg
mug: coffee tea hot_drink morning handle sip cocoa caffeine ceramic office warm breakfast cup souvenir desk steam
multimeter: voltage electrician circuit measure current ohm test battery wire probe resistance amp electronics fuse troubleshoot continuity outlet
multivitamin: pill supplement daily nutrition deficiency capsule health diet bottle vitamin breakfast zinc tablet placebo wellness pharmacy iron
mummy: egypt pharaoh embalm tomb tutankhamun curse bandage pyramid corpse preserved afterlife archaeologist ancient linen wrap nile burial undead organ_jar
mummy case: egypt pharaoh tomb tutankhamun coffin embalm burial hieroglyph archaeologist gold painted afterlife curse museum linen nile
muscle: strength lift protein gym exercise biceps workout train contract strong bodybuilder weight flex hypertrophy sarcopenia fiber sore tendon athlete creatine
museum: exhibit art gallery artifact visitor collection display curator painting heist louvre history statue ticket dinosaur_bone smithsonian antiquity loan archaeology
mushroom: fungus forest cap spore forage edible poison mycelium psilocybin fairy cook toadstool psychedelic damp truffle grow soup penicillin
mushroom cloud: hiroshima nuclear atomic bomb explosion oppenheimer nagasaki detonate fallout radiation manhattan_project blast war test los_alamos annihilation cold_war apocalypse hydrogen
mushroom pasta: italian cream_sauce dinner porcini vegetarian truffle parmesan fettuccine tagliatelle recipe garlic chanterelle death_cap saute thyme poisonous
mushroom slice: saute pizza_topping pan chop knife button champignon portobello umami cook stir-fry soup butter stem fungus risotto
music box: ballerina melody wind_up lullaby tune childhood tinkle crank lid gift dancer antique creepy nostalgia spin grandmother
musical notes: song melody sing tune composer listen rhythm harmony music symphony hum singer catchy play_music mozart choir concert sound lyric pitch musician soundtrack
musician: music instrument band concert song play stage melody guitar mozart jazz album orchestra perform practice compose studio tune street rhythm
musket: soldier gunpowder revolution redcoat fire militia bayonet war colonist battle napoleonic infantry barrel civil_war flintlock shot load
mussel: shellfish belgium seafood shell bivalve rock tide steam byssus glue filter_water moules white_wine brussels oyster zebra
mustard: yellow hot_dog condiment sausage dijon spicy bratwurst pretzel spread jar sandwich seed ketchup vinaigrette ham squeeze
`
