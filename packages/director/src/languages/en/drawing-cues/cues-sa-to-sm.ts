/** Words that call for drawings, the most telling first: `drawing: cues`, the words of a phrase joined by `_`. */
export const CUES_SA_TO_SM = `
sack: carry grain potato flour burlap bag thief santa loot farmer harvest heavy haul coffee_bean fill wheat market
saddle: horse ride cowboy rider leather stirrup jockey mount gallop ranch stable knight cavalry mongol equestrian strap
safari jeep: africa lion elephant serengeti kenya wildlife guide savanna tourist tanzania game_drive zebra national_park ranger poacher photo
safe: vault money combination steal secure burglar valuables lock heist document crack gold hide jewelry bank dial thief steel
safety cone: traffic road_work caution construction hazard wet_floor detour block orange lane_closed barrier crew warning worksite training_course divert reflective parking_lot accident_scene drill
safety helmet: construction worker site protect engineer head builder hard_hat mine accident inspector industrial regulation scaffold factory
safety pin: diaper fabric fasten punk cloth clasp pin temporary sew hem baby prick wire seventies_punk brooch torn
safety vest: construction worker reflective visible road hi-vis orange site traffic cyclist protect warehouse night rescue roadside
saffron: spice expensive crocus red_gold thread iran paella stigma kashmir harvest pinch persian risotto luxury worth_its_weight dye
sailboat: wind sea sailor sail yacht lake breeze regatta mast skipper harbor coast tack freedom cruise vacation horizon solo_voyage
sailing ship: explorer voyage columbus captain mast crew magellan sea colony navigator spice wind atlantic expedition cook new_world fleet trade armada
sailing vessel: explorer voyage captain mast crew sea navigator wind atlantic expedition trade fleet rig merchant harbor colony mary_celeste
sailor: ship sea navy deck sail crew voyage port scurvy mast mermaid anchor rum ocean storm knot tattoo captain rope
Saint Basil's Cathedral: moscow russia red_square ivan_the_terrible onion_dome tsar orthodox kremlin russian soviet putin colorful soviet_union siberia oligarch church dome
sake: japanese rice_wine japan tokyo ferment izakaya pour ceramic_cup warm sip toast brewery sushi shinto samurai koji
salad: lettuce healthy diet vegetable bowl dressing green vegan weight_loss tomato vegetarian leaf caesar toss crouton light_meal greek cucumber olive_oil
salesman: sell car customer pitch deal door-to-door commission persuade used_car vacuum quota product suit bargain briefcase dealership scam handshake client
salmon: upstream spawn river omega-3 leap bear sushi alaska smoke fillet fish_farm swim_against norway fjord return_home pink protein fish grill omega lox pacific roe
salmon fillet: omega-3 pink fish grill protein raw lemon bake oven norwegian skin_side healthy_fat sear pan dill vitamin_d
salt: sodium shaker season sprinkle sea blood_pressure mineral sodium_chloride seasoning preserve gandhi_march mine pinch roman_salary taste ice_melt pepper crystal brine carthage
salt shaker: table season sprinkle pepper sodium diner blood_pressure restaurant seasoning salty pinch kitchen spill superstition taste
same poles: magnet repel north push_apart magnetism like_charge field force physics repulsion bar north_pole south_pole facing compass iron ferromagnetic bring_together
samosa: indian fried pastry triangle india chutney potato street_food snack chai pakistani spicy vendor crispy filling
samurai: japan katana sword shogun bushido armor honor feudal warrior seppuku kyoto edo ronin daimyo kurosawa musashi loyalty last_stand clan
samurai sword: katana japanese ninja slice steel feudal warrior forge shogun duel sheath bushido honor ronin blade seppuku
sand: beach desert dune castle sahara hourglass grain coast barefoot egypt storm camel island silicon buried grit quicksand
sand castle: beach child wave build bucket tide summer shovel temporary wash_away sea moat impermanence vacation shore
sandal: beach summer foot strap greek roman sole toe leather wear barefoot flip-flop hot_weather pilgrim monk
sandcastle: beach child wave build bucket tide summer shovel temporary wash_away sea moat impermanence vacation shore
sandpaper: smooth wood sand rough carpenter grit surface polish furniture varnish scratch abrasive diy sawdust furniture_repair coarse rub
sandwich: lunch bread slice ham lunchbox deli bite picnic cheese subway earl_of_sandwich toast peanut_butter lunch_break mayonnaise snack packed_lunch tuna
Santa hat: christmas december holiday festive gift present elf party office_party north_pole carol winter sleigh jolly reindeer coworker jingle claus
Santorini: greece greek_island aegean volcano caldera white_house blue_dome cruise honeymoon sunset minoan cyclades atlantis cycladic vacation cliff white_wall ferry
sarcophagus: egypt pharaoh tomb tutankhamun mummy coffin burial archaeologist stone lid gold afterlife hieroglyph chernobyl ancient death_mask
sari: india hindu silk woman wedding drape bollywood delhi fabric gandhi traditional wear colorful bangladesh bride
sasquatch: bigfoot forest footprint hairy cryptid sighting legend myth ape pacific_northwest blurry_photo creature hoax elusive hunter
Satan: devil hell evil demon temptation lucifer sin horn possess exorcism fallen_angel damnation occult cult pact pitchfork soul witch_trial
satay: peanut_sauce indonesia skewer malaysia singapore thai grill street_food chicken marinade charcoal bali chicken_skewer malay hawker jakarta
satellite: orbit space gps sputnik signal communication nasa launch earth starlink spy weather internet soviet navigation telescope solar_panel image telecommunications surveillance
satellite dish: tv signal antenna receive broadcast channel roof internet space communication reception parabolic provider listen subscription install astronomer
sauce: pour tomato pasta spicy simmer condiment ketchup drizzle dip recipe pan bottle gravy soy cream stir ladle flavor marinade
saucepan: cook boil stove sauce simmer milk kitchen heat stir lid recipe soup handle melt egg
sauna: finland sweat steam heat relax birch_whisk hot_stones wood_stove naked bathhouse wellness spa bench detox cold_plunge nordic towel circulation dehydrate cleanse blood_pressure finnish
sausage: bratwurst german meat grill pork bavarian mustard butcher link breakfast casing pig barbecue smoked hot_dog germany fry salami nuremberg
savings: piggy_bank save money deposit account bank budget rainy_day nest_egg frugal interest set_aside emergency goal put_away income lose_everything
savings account: bank interest deposit emergency_fund money transfer automatic yield budget save balance withdraw piggy_bank percent inflation online_bank
saw: cut wood carpenter tree blade timber board tool teeth lumber plank build magician dismember log diy
saxophone: jazz musician blues charlie_parker play brass band new_orleans solo club coltrane music sultry reed improvise sax_player
scaffold: construction building worker builder facade renovate climb site metal restore cathedral paint bricklayer high plank
scaffolding: construction building worker builder facade renovate climb site metal restore cathedral paint bricklayer high bricklaying collapse renovation_work
scale: weigh weight diet pound kilogram lose_weight obesity gain heavy balance kilo bathroom measure calorie overweight mass body_weight weight_loss overeat
scales of justice: court law judge trial lawyer verdict fair justice legal guilty equality sue ethics lawsuit jury attorney constitution moral balance supreme_court crime rights judicial unfair legislation defendant
scallion: green_onion chop garnish asian stir-fry soup ginger spring_onion slice pancake sprinkle chives ramen chinese dumpling noodle
scalpel: surgeon surgery cut incision operate doctor blade hospital dissect autopsy sharp anatomy precise patient stitch organ
scam email: fraud phishing nigerian_prince inbox spam victim scammer link click inheritance wire_money fake impersonate bank_details suspicious lottery_win con cheat cybercrime
scarecrow: crow field farm crop straw corn oz bird hat farmer harvest frighten autumn halloween spooky
scarf: cold winter neck wool knit warm wrap snow silk wear chilly sore_throat coat headscarf fashion strangle
scattered petals: wedding aisle romantic rose bath wind fall flower_girl funeral blossom fleeting bed path ceremony spring wilt
schnitzel: austria vienna breaded veal german cutlet fry lemon pork austrian munich crispy breadcrumb potato_salad wiener beer_garden
scholar: book study manuscript ancient library scroll knowledge translate baghdad read learn confucius wisdom debate academia text alexandria monk latin
school: student teacher education class learn pupil child exam grade homework classroom principal kid study lesson graduate bully teenager attend education_system lunch semester literacy
school bus: student kid yellow driver pupil morning stop route pick_up ride teenager field_trip missing_child parent seat backpack
school locker: student hallway high_school combination teenager bully padlock backpack corridor textbook classmate gym_bag metal secret_note crush
school test: student teacher grade classroom pass fail study exam pencil answer cheat quiz score homework pupil desk multiple_choice nervous
scientist: lab experiment research discovery study microscope hypothesis theory test data laboratory evidence white_coat einstein breakthrough nobel test_tube measure researcher publish
scissor jack: car flat_tire lift wheel spare_tire roadside lug_nut crank mechanic raise trunk change_tire wrench axle tire jack_up chassis stranded puncture
scissors: cut snip haircut trim fabric tailor hairdresser blade paper cut_out craft barber sever ribbon cut_the_cord bang tailoring thread salon sharp sew kindergarten budget_cut
scooter: ride commute kick e-scooter sidewalk helmet handlebar moped vespa rental city kid zip rome delivery rider electric escooter park lane
scorpion: sting venom desert tail frog_fable poisonous pincer arachnid uv_glow antivenom sand boot sahara tail_sting hot_rock zodiac frog poison
scrambled egg: breakfast whisk pan toast fluffy butter brunch beat protein diner stir yesterday_lyrics bacon spatula morning
scraper: scrape peel paint_removal old_paint ice wallpaper residue putty drywall adhesive scratch_off prep flake rust caulk smooth wall stone_age hide frost
screw: tighten loosen drill fasten thread wood screwdriver hinge bracket bolt assemble furniture stripped hardware anchor twist strip fix_to mount wobble ikea loose
screwdriver: screw loosen tighten unscrew phillips flathead handle toolbox repair turn_counterclockwise assemble diy tool cover_plate disassemble pry remove_the_screws handyman fix terminal
scripture: bible verse holy sacred god religion prophet faith believer preach gospel priest theology interpret divine scholar vedas testament passage revelation
scroll: parchment papyrus ancient text manuscript scribe unroll dead_sea scripture torah decree library_of_alexandria copy ink wisdom sage edict translate philosopher roman scholar rabbi stoic prophecy
scuba mask: dive diver underwater reef snorkel coral fog_up oxygen_tank regulator ocean fins depth visibility scuba great_barrier_reef fish wetsuit leak
sculptor: marble statue chisel michelangelo carve bust stone clay rodin bernini bronze studio david hammer phidias block mold pygmalion
sculpture: marble sculptor carve chisel museum bronze michelangelo bust art artist gallery renaissance stone rodin exhibit clay masterpiece model commission cast studio greek
scythe: grim_reaper death reap mow harvest peasant field wheat blade hay reaper plague farmhand mortality swing medieval cut_down doom black_death
sd card: camera memory storage photo data insert backup gigabyte raspberry_pi footage format dashcam drone slot file record flash reader
sea cow: manatee steller seagrass extinct graze mermaid dugong bering_sea herbivore sirenian hunted slow blubber gentle florida aquatic_mammal calf flipper kelp warm_water
sea horse: male_pregnancy reef seagrass tail upright pouch float brood_pouch coral tiny ocean curl mate dance fish tropical aquarium monogamy
sea lion: bark pier galapagos balance colony flipper san_francisco zoo whisker rock trainer beach california sunbathe pacific dive seal pup swim aquarium
sea monster: sailor legend myth kraken deep tentacle swallow_ships uncharted medieval_map beast lurk loch_ness terror leviathan giant_squid monster folklore sighting odysseus voyage
sea otter: kelp urchin float hold_hand fur pacific keystone_species clam shell raft tool alaska pelt monterey coast abalone kelp_forest back whisker
sea serpent: serpent coil myth sailor legend norse jormungandr leviathan thor sighting oarfish scale loch_ness hump monster medieval_map deep fishermen_tale
sea urchin: spine kelp prickly sushi uni tide_pool step_on otter echinoderm seafloor roe reef barren rock_pool barefoot fertilize japan delicacy ocean
seahorse: male_pregnancy hippocampus tail seagrass reef pouch upright memory coral curl tiny ocean mate dance fish tropical aquarium monogamy
seal: ice whisker flipper arctic harbor pup blubber pinniped club fur beach antarctica rookery dive selkie sea_lion
sealed envelope: secret unopened open_it verdict letter bid confidential will inheritance award mail hand_over inside tear_open anonymous lawyer oscar surprise contents classified
sealed letter: wax confidential messenger royal unopened deliver courier king secret_message noble last_wish correspondence queen envoy inheritance lover spy envelope post
search bar: type query google keyword website browser look_up click autocomplete internet magnifying_glass homepage result find_online cursor
search engine: google query algorithm keyword website bing result index web_crawler ranking internet look_up seo type online page_rank yahoo link advertiser
seat belt: buckle crash car_accident strap driver passenger safety airbag fasten drive collision save_lives click restraint volvo turbulence airplane airline flight_attendant wear strapped_in
seaweed: ocean sushi nori algae beach kelp japan underwater slimy iodine tangle fish shore salad ireland tide agar
secateurs: prune gardener rose hedge stem branch deadhead garden shrub trim blade bypass clip twig cutting winter_pruning vine
security camera: footage record monitor suspect robbery thief surveillance cctv caught_on_camera police watch burglar store evidence intruder guard break-in alarm parking_lot last_seen detective blind_spot
seed: plant sow grow sprout germinate soil garden farmer bury fruit potential tiny harvest mendel pea packet bird beginning vault
seed packet: sow plant garden sprout germinate vegetable gardener spring soil label packet instruction tomato lettuce heirloom tray nursery depth
seedling: sprout young_plant grow soil pot nurture greenhouse garden shoot water spring tender transplant reforest germinate growth hope
seesaw: balance playground tilt lever fulcrum up_and_down child trade-off pivot equilibrium tip_over opposite heavier bond_prices inverse weight park plank fluctuate
selfie stick: selfie tourist photo phone instagram influencer pose crowd pole travel smile vlog social_media angle landmark
semaphore: flag signal telegraph message chappe tower sailor code arms navy napoleon relay railway communicate alphabet long_distance france position line_of_sight train ship encode
semaphore line: chappe tower relay napoleon message france hilltop signal telescope code paris optical_telegraph long_distance arms revolution network operator 1790s line_of_sight dispatch
semaphore telegraph: chappe napoleon tower relay message signal france hilltop telescope code paris optical arms long_distance revolution operator 1790s communication morse_predecessor dispatch
semaphore tower: chappe relay message napoleon hilltop signal france telescope code arms optical_telegraph paris operator line_of_sight admiralty long_distance network 1790s dispatch landmark
semi truck: haul freight trucker highway cargo trailer diesel logistics long-haul eighteen-wheeler delivery interstate supply_chain driver road rig ship truck_stop jackknife goods load
senator: rome caesar congress vote toga law politician washington capitol assassinate republic speech brutus debate cicero party filibuster hearing mccarthy
serotonin: mood depression happiness antidepressant ssri brain neurotransmitter prozac gut sunlight calm tryptophan anxiety melatonin chemical
serum bottle: skincare retinol vitamin_c hyaluronic_acid dropper face wrinkle skin acne moisturizer glow beauty anti-aging drop niacinamide apply routine
servant: master serve household maid tray palace obey butler lord loyal kitchen bow humble wealthy pharaoh domestic victorian chore
server: data website internet cloud request hack host computer database network storage crash breach online upload rack backend data_center cyberattack email traffic uptime
server rack: data_center cloud computing rack cooling network google amazon cabinet ai_training blinking_light hyperscale cable energy_use gpu aisle fan infrastructure bandwidth
sewing machine: sew stitch thread needle fabric seamstress garment dress tailor hem factory textile pedal singer bobbin seam sweatshop clothes quilt fashion patch
sextant: navigate sailor latitude horizon sun star ship captain voyage angle navigator explorer captain_cook sea position celestial ocean age_of_sail chart course
shackle: chain slave prisoner slavery ankle enslaved wrist bondage captive iron dungeon freedom plantation convict captivity emancipation unfree trapped abolition lock
shaman: ritual spirit tribe drum heal trance siberia amazon herb ayahuasca sacred ceremony ancestor mask indigenous chant vision mystic
shampoo: hair wash scalp dandruff lather rinse conditioner shower sulfate bottle foam oily salon hair_loss curl suds squeeze greasy
shampoo bottle: shampoo hair wash shower conditioner plastic label pump lather rinse scalp shelf ingredient squeeze refill sulfate bathroom dandruff
shark: fin ocean jaws attack teeth bite surfer predator great_white dive tank blood swim beach cage_dive loan lurk circle hammerhead apex
sharp claw: scratch predator slash prey talon rip tear cat eagle grip paw raptor bear seize hunt climb retract danger dinosaur wound flesh dig
sharpening stone: knife blade blunt hone edge chef grind dull grit whet axe razor sword steel kitchen craftsman oil scythe chisel practice woodworker stroke
shattered mirror: broken bad_luck seven_years superstition reflection identity self-image crack trauma glass shard ego narcissist fragment vanity self-esteem illusion split_personality break_apart
shawarma: middle_eastern pita spit lamb chicken lebanese street_food wrap garlic_sauce syria rotate avengers shave tahini beirut
shed: garden backyard tools store lawnmower wooden hideaway hut workshop hidden spade garage lumber padlock yard roof allotment outbuilding
sheep: flock wool shepherd count graze meadow herd lamb follow bleat conformity dolly shear pasture farm insomnia clone obedient blindly new_zealand
sheep tick: bite lyme_disease parasite blood moorland flock pasture shepherd attach rash tweezers grouse encephalitis highlands arachnid host bracken hiker remove livestock
sheepdog: flock shepherd herd border_collie whistle farm guard round_up obedient collie pasture work loyal wolf bark obey sheep dog fold instinct
sheet music: compose composer note piano melody symphony score orchestra musician staff play mozart beethoven conductor song read_music bach concert practice chord sonata
sheet of parchment: scribe manuscript quill monk medieval animal_skin ink charter calfskin document write treaty declaration sign archive calligraphy wax_seal illuminate palimpsest decree map
sheet pan: bake oven roast cookie vegetable parchment foil preheat tray dinner spread_out single_layer crispy dough baking fries grease
shelf: store stack display bracket book product supermarket supplies jar rack row pantry grocery stock hang level plank organize empty library hold
shelf of books: read library knowledge author novel scholar literature study bookcase bookworm wisdom volume collection publish learn reader academic research classics librarian
shell: beach seashell sand shore sea spiral collect ocean mollusk tide conch listen snail calcium coast nautilus hard currency
shepherd: sheep flock herd lamb staff hill pasture graze wolf dog meadow david bethlehem wool crook stray guide kaldi boy_who_cried
sheriff: wild_west badge outlaw town arrest posse robin_hood county nottingham gun star saloon deputy jail law wanted duel wyatt_earp
shield: protect defend warrior knight sword block soldier defense battle arrow roman spear guard armor phalanx viking spartan immunity protection resist deflect safe gladiator coat_of_arms
Shinto shrine: japan torii kami ritual pray kyoto spirit purification priest sacred_gate offering festival bell cedar shinto_priest bow
ship: sail sailor captain voyage sea crew harbor port ocean cargo aboard deck sink navy anchor vessel passenger hull trade titanic cross_the_atlantic mast explorer embark mutiny stowaway
ship lock: canal panama gate water_level raise vessel cargo chamber container_ship sluice three_gorges lower waterway elevation miraflores fill tugboat mule_locomotive engineering transit
ship's wheel: steer captain helm course navigate sailor direction pilot ship turn control rudder voyage take_charge deck storm leadership spoke
shipping canal: suez panama container_ship cargo vessel trade_route freight blockage ever_given transit toll shortcut tanker global_trade waterway lock dredge egypt supply_chain lesseps kiel
shipping container: cargo port export import freight trade goods tariff supply_chain dock logistics globalization crane container_ship customs steel smuggle china unload stack shipment
shipwreck: sink wreck drown storm reef sailor treasure titanic seabed diver sunken survivor disaster rust iceberg stranded run_aground hull lost_at_sea salvage marine_archaeologist
shirt: wear button collar sleeve iron cotton clothes dress fold stain laundry tuck_in cuff fabric outfit office wrinkle sweat fashion hang tailor
shish kebab: skewer grill lamb turkish cube charcoal meat barbecue vegetable marinade pepper ottoman soldier_sword shish persian onion anatolia
shock absorber: suspension bumpy pothole damper car spring ride bounce wheel vibration mechanic cushion oil impact piston mountain_bike handling garage jolt absorb axle smooth_ride
shoe: wear walk lace foot footprint leather sole step shoemaker tie heel footwear polish pair blister cobbler shine closet kick_off size
shoemaker: shoe leather cobbler sole stitch workshop boot nail elf repair heel leather_apron last craft hammer adidas dassler sew
shogun: japan samurai tokugawa edo rule feudal military daimyo emperor castle kyoto clan ieyasu isolation sword minamoto perry kamakura
shooting star: wish meteor night_sky streak perseid make_a_wish stargaze burn_up atmosphere fleeting dust glow shower comet august romantic disappear lucky moment
shooting target: aim shoot bullseye gun marksman practice sniper rifle shooting_range accuracy hit archery fire trigger sharpshooter bullet police_training
shop: buy customer sell owner store retail merchant counter open goods shopkeeper business street price small_business window_display purchase sale storefront local cashier shopper
shopping bag: buy shopper sale mall consumer purchase retail spend black_friday consumerism store discount bargain shopping_spree gift boutique fashion checkout impulse_buy clothes
shopping cart: supermarket grocery aisle buy checkout consumer online_store add_to_cart amazon e-commerce push price inflation shopper purchase store walmart fill cost_of_living order wheel
shopping list: supermarket grocery buy item store aisle milk egg fridge cart meal_plan ingredient impulse_buy budget kitchen errand tick_off forget
shortbread: scottish butter crumbly bake tea sugar flour tin christmas scotland dough sweet biscuit oven finger snack walkers hogmanay crumb rich recipe
shorts: summer wear leg beach heat casual athlete run sport gym warm_weather knee swim holiday pocket hot
shovel: dig hole soil dirt bury snow grave trench gardener excavate labor earth coal spade compost digger plant backyard scoop miner buried worker
shower: wash water bathroom soap bathe hot_water morning shampoo wet clean rinse cold_plunge steam hygiene curtain sweat shower_thoughts after_work naked refresh
shower drain: clog hair unclog plunger slow_drain gunk standing_water bathroom plumber snake drain_cover smell baking_soda vinegar grate water_pools blockage
shower head: water_pressure limescale spray nozzle vinegar bathroom descale unscrew mineral hard_water teflon_tape rinse low-flow water_saving install drip hose
showerhead: water_pressure limescale spray nozzle vinegar bathroom descale unscrew mineral hard_water teflon_tape rinse low-flow water_saving install drip hose
shrimp: seafood krill peel cocktail prawn tiny ocean farm crustacean grill garlic mangrove fisherman reef fry bycatch fried_rice seafood_market shellfish
shrimp cocktail: appetizer seafood horseradish vegas starter cocktail_sauce glass_rim fancy restaurant prawn chilled retro steakhouse party lemon_wedge casino buffet
shrimp dish: seafood garlic plate prawn restaurant shellfish allergy coastal chef serve lemon butter mediterranean scampi curry gulf
shrimp linguine: pasta seafood italian garlic white_wine prawn butter parsley lemon dinner olive_oil seafood_pasta clam noodle fork
shrimp pasta: seafood italian garlic linguine white_wine prawn butter parsley lemon dinner cream_sauce noodle fork
shrimp scampi: garlic butter italian_american white_wine seafood lemon parsley pasta red_lobster prawn linguine saute sizzle dinner langoustine
shrine bell: japan shinto pray rope kyoto ring worshipper clap bow offering torii kami spirit new_year visitor priest
shrine gate: torii japan shinto kyoto sacred vermilion entrance kami pilgrim fushimi_inari spirit worship pass_through threshold priest miyajima
shut door: close slam locked rejection lock_out silence refuse behind_closed_doors private barred enter knock no_way_out opportunity denied exclude secret shut_out leave
shut-off valve: turn_off water_supply leak plumber clockwise under_the_sink pipe burst toilet flood handle emergency main basement close gas repair
shutoff valve: turn_off water_supply leak plumber clockwise under_the_sink pipe burst toilet flood handle emergency main basement close gas repair
shuttlecock: badminton racket feather net smash rally court serve player olympic birdie indonesia hit match volley indoor
sickle: harvest wheat peasant reap farmer communist soviet hammer grain druid field crop curved_blade neolithic agriculture barley cut
side mirror: car driver blind_spot lane rear_view merge reverse overtake park adjust vehicle behind_you objects_in_mirror check glance drive
siege engine: castle siege wall medieval besiege catapult army fortress battering attack stone roman crusader hurl city_walls archimedes general breach
siege tower: castle besiege wall medieval siege army storm climb crusader fortress soldier roman jerusalem breach constantinople rampart wooden assault
sieve: sift flour strain filter fine mesh bake rinse separate particle lumps powder kitchen grain drain eratosthenes prime_number
sign: notice direction read road warn board billboard letters instruction street arrow advertisement store_window post welcome rule announce
signpost: direction crossroads which_way choose path hiker road arrow guide trail decision turn lost milestone route point_to fork dilemma next_step
silk worm: cocoon mulberry_leaf silk china moth spin thread smuggle_monks fabric byzantine silk_road caterpillar weave empress sericulture boil_cocoon larva textile japan pasteur
silkworm: cocoon mulberry_leaf silk china moth spin thread fabric silk_road smuggle_monks byzantine caterpillar sericulture empress weave larva textile pasteur boil_cocoon secret domesticate luxury
silkworm caterpillar: cocoon mulberry_leaf silk china moth spin thread fabric silk_road larva munch sericulture metamorphosis empress weave textile molt pupa domesticate boil_cocoon
silo: grain farm store corn harvest farmer missile nuclear wheat feed barn agriculture tower storage midwest elevator launch livestock bulk
silver medal: second_place olympic runner-up athlete podium competition finish win lose bronze championship race medalist near_miss swimmer sprinter
SIM card: phone mobile network carrier roaming swap_scam phone_number prepaid data_plan telecom burner travel chip hijack smartphone roam esim subscriber hacker unlock
simple circuit: battery bulb current electricity wire switch voltage electron resistor flow closed_loop ohm physics series light_up open_circuit conduct science_class
singer: song voice microphone stage concert opera album band pop_star perform melody elvis fan hit music karaoke studio taylor_swift choir vocal
singing bowl: meditation tibet mindfulness sound_bath calm monk vibration buddhist resonance relax yoga chime healing nepal breathe stillness
sink: faucet wash dishes kitchen drain water basin tap plumber clog rinse wash_hands leak bathroom dirty_dishes under_the_sink scrub plate
sink drain: clog unclog hair plunger slow gunk stopper smell baking_soda vinegar grease pour plumber kitchen blocked gurgle disposal
sink trap: p-trap plumber clog under_the_sink bucket sewer_gas u-bend slip_nut unscrew leak pipe lost_ring gunk smell water_seal drain
sinkhole: collapse swallow road ground_gives_way limestone florida pit cavern groundwater house car cave_in underground dissolve sudden cenote street karst depth
siren: police ambulance alarm emergency wail air_raid evacuate flashing firefighter warn loud tornado rescue alert rush blitz bomb officer
sister: sibling brother twin family older younger bronte girl share_a_room rivalry nun childhood kardashian bond cinderella close secret jealous
skateboard: skater trick ollie ramp teenager wheel skatepark deck tony_hawk kickflip california street board grind helmet punk youth skate
skeleton: bone skull dead remains fossil grave halloween excavate archaeologist forensic corpse anatomy vertebrate burial unearthed joint decompose
skeleton key: lock unlock open_any_door secret old_house mystery antique haunted mansion burglar locksmith jailer rusty attic hidden_room solution
skewer: grill kebab meat barbecue stick lamb charcoal marinade thread souvlaki street_food yakitori cube pierce shish bbq campfire
ski: snow slope skier alps mountain winter downhill resort pole powder boot lift chairlift olympic avalanche glide chamonix cross-country ice
ski lift: ski slope mountain resort chairlift alps snow skier cable winter gondola ride_up summit snowboarder ticket aspen summer_hike
skin: sunburn wrinkle acne dermatologist moisturize collagen rash tan melanoma touch itch pore eczema glow uv lotion aging epidermis
skin layer: epidermis dermis collagen pore uv wrinkle hair_follicle sweat_gland barrier dermatologist cell moisture absorb lotion epithelial burn
skincare bottle: skin moisturizer cleanser serum lotion retinol face beauty acne toner cosmetic wrinkle routine dermatologist pump sunscreen anti-aging apply
skipping rope: jump exercise cardio boxer playground warm-up child fitness hop workout gym calorie coordination rhyme stamina schoolgirl
skirt: wear dress fashion woman hem knee fabric pleat miniskirt girl waist twirl sew 1960s schoolgirl tailor outfit
skunk: stink smell spray odor stench stripe foul tomato_juice cannabis nose perfume back_away tail backyard smelly
sky: blue above cloud heaven horizon look_up fly bird air atmosphere sun airplane overhead clear_day star parachute weather rayleigh kite soar
sky lantern: festival release float paper chiang_mai thailand candle wish night glow taiwan chinese_new_year rise hot_air zhuge_liang loy_krathong pingxi ceremony rapunzel
skyscraper: city building downtown floor tower office high-rise manhattan skyline new_york corporation architect headquarters elevator dubai steel construction chicago urban tall empire_state real_estate penthouse mogul
slave: slavery plantation chain cotton freedom trade master abolition owner auction harriet_tubman lincoln ship whip spartacus forced_labor escape rome underground_railroad
slave ship: slavery middle_passage atlantic enslaved africa chain triangular_trade abolition captive cargo_hold plantation africans amistad trafficking revolt west_indies slave_trade colonial
sled: snow downhill ride winter child sledding dog_team hill arctic husky slide runner toboggan antarctic explorer pull ice rosebud christmas
sleep mask: sleep dark nap melatonin insomnia eyes block_light bedtime airplane rest circadian red-eye dream lights_out blackout jet_lag
sleeping bag: camp camper tent hike overnight outdoors warm night zip homeless backpacker trail campfire mummy insulated scout sleepover astronaut
slice of bread: toast butter spread toaster sandwich crumb loaf crust ration jam mold gluten peanut_butter breakfast bite staple
slice of pizza: new_york pepperoni cheese fold greasy box bite party oven topping late_night takeout dollar crust italian mozzarella
sliced mushroom: saute pizza_topping pan knife button champignon portobello umami cook stir-fry soup butter brown stem fungus risotto
slide: playground child slip park ramp down fun ladder kid friction water_park descend gravity swing recess whee
slime: goo sticky ooze mucus slippery snail gooey kid disgusting drip gross alien borax slug hagfish stretch squish polymer toy monster swamp gunk
slime eel: hagfish deep_sea mucus jawless scavenge whale_carcass ocean_floor primitive knot gills goo fish truck_spill oregon_highway clog gross korea slippery
slime mold: maze single-celled tokyo_rail_network network intelligence without_brain shortest_path yellow oat_flakes petri_dish forest_floor spore memory decide physarum rot creep amoeba optimize blob decision_making experiment
slime mould: maze single-celled tokyo_rail_network network intelligence without_brain shortest_path yellow oat_flakes petri_dish forest_floor spore memory physarum rot creep amoeba optimize blob experiment
sling: david goliath shepherd stone hurl ancient warrior arm fracture broken_arm injury bandage shoulder sprain weapon throw heal
slipped disc: back_pain spine sciatica nerve vertebra lower_back lumbar surgery mri numbness leg_pain heavy_lifting rupture bed_rest physiotherapy posture sick_leave compress bulge painkiller osteopath
slipped disk: back_pain spine sciatica nerve vertebra lower_back lumbar surgery mri numbness leg_pain heavy_lifting rupture bed_rest chiropractor posture compress bulge painkiller orthopedic
slipper: home cozy foot comfort bedroom morning bathrobe soft pajamas house grandmother warm retirement indoor fluffy relax lounge
slot machine: casino gamble jackpot addiction las_vegas bet lever dopamine gambler reward win coin random luck odds loot_box spin payout intermittent hooked chance
sloth: slow lazy hang tree rainforest costa_rica sleep procrastinate deadly_sin moss canopy sluggish idle metabolism couch motionless sluggishness seven_sins panama
slow cooker: stew simmer meal crockpot soup tender low_heat dinner recipe hours roast brisket kitchen meal_prep set_and_forget beef broth lid
small intestine: digest absorb nutrient villi gut stomach enzyme food celiac lactose duodenum bile gluten bloodstream carbs fat_absorption digestion
small plane: pilot fly propeller crash cessna runway flight aviator private airfield takeoff cockpit bush skydive disappear remote land altitude earhart wing
smart speaker: alexa voice ask assistant google_home privacy listen microphone command amazon smart_home music siri wake_word eavesdrop timer device
smartphone: scroll app screen call text notification social_media swipe mobile download apple addicted device message android touchscreen distraction online tap doomscroll selfie charge iphone influencer tiktok instagram whatsapp
smartwatch: heart_rate steps fitness track wrist wearable sleep_tracker apple notification health_data exercise monitor sensor calorie garmin vo2 buzz resting_pulse device
smoke: fire chimney burn cigarette factory lung pollution wildfire alarm cough campfire soot haze signal inhale pope smog pipe
smoke alarm: fire smoke beep battery detector ceiling chirp house_fire evacuate warning safety burnt test_button save_lives sleep kitchen replace loud
smoke detector: fire smoke alarm beep battery ceiling chirp sensor house_fire safety replace test_button americium ionization photoelectric warning dust
smoothie: blender banana fruit healthy kale straw breakfast berry vitamin detox blend spinach yogurt diet mango superfood juice_bar
`
