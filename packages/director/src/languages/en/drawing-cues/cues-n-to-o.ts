/** Words that call for drawings, the most telling first: `drawing: cues`, the words of a phrase joined by `_`. */
export const CUES_N_TO_O = `
nacho: tortilla_chip cheese mexican salsa jalapeno guacamole movie_theater snack super_bowl tex-mex dip stadium melt piedras_negras queso stadium_food bean
nachos: tortilla_chip cheese mexican salsa jalapeno guacamole movie_theater snack super_bowl tex-mex dip stadium melt piedras_negras queso stadium_food bean
nail: hammer wood carpenter pound hang board plank crucify wall fasten iron rust build tetanus pierce drive_in pointed coffin
nail gun: carpenter wood construction roof builder frame fasten compressor worker shoot power_tool trim hammer plank injury drywall
nail polish: manicure fingernail paint salon red beauty brush toenail cosmetic acetone chip remover gloss color pedicure base_coat
name badge: employee conference staff lanyard visitor wear reception attendee uniform pin event waiter introduce networking cashier volunteer security delegate
name tag: hello wear conference introduce stranger staff employee label sticker attendee party identity uniform pin reunion networking luggage new_student
nappy: baby change diaper newborn poo wet toddler parent rash potty wipe infant leak smell mum toilet_train
narcissus: daffodil greek_myth reflection vain echo spring bulb flower self-love pool yellow bloom ego beauty garden
narwhal: tusk arctic unicorn ice horn whale inuit spiral greenland tooth pod canada pole sea_mammal
nasal spray: congestion allergy sinus nostril cold stuffy_nose sneeze nose hay_fever pollen decongestant steroid runny blocked_nose drip saline
navigator: map compass sextant star course ship magellan explorer route sail columbus latitude chart portuguese vasco_da_gama polynesian astrolabe longitude voyage
nebula: star_birth gas dust cloud hubble telescope space orion stellar_nursery supernova_remnant colorful galaxy crab interstellar hydrogen glow astronomer collapse planetary james_webb
necklace: jewelry pearl neck pendant gold wear gift diamond chain throat bead lady clasp stolen anniversary gem elegant ball
necktie: office suit formal businessman collar wear job_interview knot silk boss executive corporate professional white-collar dress_code job tie lawyer
needle: sew thread stitch prick eye mend haystack fabric tailor sharp button pin inject seamstress embroidery sting puncture poke hem
neighbor: next_door fence street house noise complain lawn borrow community suburb wave gossip apartment wall hedge keeping_up_with party dispute
nerve: pain signal spinal_cord neuron numb tingle sensation vagus pinch sciatic reflex impulse damage brain sensory receptor neuropathy
Nessie: loch_ness scotland lake hoax sighting legend highland cryptid monster plesiosaur myth inverness surgeon tourist underwater mystery
nest: bird egg hatch chick twig tree feather mother_bird cuckoo build lay fledgling branch incubate spring robin brood home swallow sparrow
nesting box: bird egg hatch chick garden tit birdhouse breed spring roost tree hen woodpecker coop sparrow
nesting doll: russia layer inside wooden matryoshka moscow souvenir hidden within recursive painted smaller_one stack soviet one_inside_another open
net: fish catch trap fisherman trawl haul mesh tangle goal tennis bycatch entangle safety_acrobat cast capture basketball volleyball rope knot dolphin boat escape
neural net: ai neuron layer weight train deep_learning machine_learning backpropagation artificial_intelligence input output algorithm hidden_layer perceptron node hinton recognize model activation
neural network: ai neuron layer weight train deep_learning machine_learning backpropagation artificial_intelligence input output algorithm hidden_layer perceptron node hinton recognize brain synapse
neuron: brain synapse signal nerve axon neural fire neuroscience electrical_impulse dendrite learn network memory cell neurotransmitter connection cajal
neurotransmitter: serotonin dopamine synapse brain neuron chemical receptor mood signal acetylcholine antidepressant gaba release nerve adenosine
neutron: nucleus proton atom chadwick fission uranium reactor chain_reaction no_charge star particle physics quark radioactive isotope bomb decay
neutron star: pulsar supernova dense teaspoon collapse spin gravity remnant magnetar magnetic_field city-sized core massive astronomy pulse radio_signal jocelyn_bell merger black_hole gold
newborn baby: birth born mother pregnant deliver infant maternity cry midwife parent hospital breastfeed name cradle first_breath labor christen swaddle childbirth infancy baby_born obstetrician
newspaper: headline journalist press article report reporter editor front_page news publish scandal media print read daily story obituary column deliver public_outcry subscriber breaking_news columnist tabloid daily_paper
Newton's cradle: momentum collision swing conservation physics kinetic_energy executive_desk chain_reaction action_and_reaction transfer pendulum cause_and_effect inertia force elastic newton
Niagara Falls: waterfall canada ontario barrel daredevil tesla hydroelectric honeymoon buffalo tightrope blondin border mist boat_tour cascade lake_erie tourist
night sky: star stargaze constellation moon astronomer milky_way telescope dark galaxy meteor twinkle light_pollution look_up universe planet darkness midnight camp vast
nightstand: bedside lamp alarm_clock bedroom sleep drawer glass_of_water book bed glasses pill wake_up before_bed reach night
ninja: japan shuriken stealth black_mask assassin spy samurai feudal shadow sword night iga throwing_star sneak castle silent shinobi smoke_bomb
Noah's Ark: flood bible pair rain genesis dove deluge ararat god covenant forty_days gilgamesh boat creationist
Nobel medal: laureate stockholm prize sweden award physicist marie_curie einstein win honor prize_in_physics breakthrough scientist dynamite physiology literature oslo economist
nobleman: aristocrat estate castle title court king wealthy duke feudal wig land lord privilege duel medieval inherit tycho_brahe silk
noblewoman: aristocrat court gown castle lady title mona_lisa queen corset jewel marry elegant medieval palace dowry ballroom wealthy portrait
noodle: ramen chopsticks asian pasta soup chinese slurp bowl instant broth wheat dough marco_polo wok udon boil japanese momofuku_ando
noodle bowl: slurp chopsticks broth soup ramen asian street_food lunch pho steam udon vietnam soy_sauce hungry hot_meal vendor stir_fry wheat takeaway spicy
noodle soup: ramen pho broth bowl chopsticks slurp vietnamese japanese hot sick chicken steam asian street_stall hanoi
noose: hang execution gallows hangman rope death_sentence condemned neck executioner outlaw traitor trapdoor sentence_to_death witch_trial strangle tighten
north poles: magnet repel same push_apart like_poles field force bar physics compass push_away repulsion magnetism south ferromagnetic iron north_pole
northern light: aurora arctic solar_wind green_glow magnetic_field iceland norway sky dance borealis charged_particle shimmer polar tromso lapland finland winter_night
northern lights: aurora arctic solar_wind green_glow magnetic_field iceland norway sky dance borealis charged_particle shimmer polar tromso lapland finland winter_night
nose: smell sniff breathe scent nostril sneeze odor allergy sinus nosebleed perfume pinocchio cold aroma snore mucus snot
notebook: write note journal diary jot plan student write_down page sketch list idea pen record lecture draft scribble homework goal detective study observation
notice of eviction: landlord tenant rent unpaid move_out apartment homeless thirty_days behind_on_rent lease court foreclosure door housing kick_out bailiff sheriff deadline
notification: smartphone buzz alert ping distract app vibrate phone social_media turn_off interrupt attention pop_up scroll focus badge dopamine silent_mode lock_screen unread reminder
Notre Dame: paris cathedral gothic france fire quasimodo hunchback spire gargoyle victor_hugo restoration medieval bell_tower seine
nuclear explosion: hiroshima atomic bomb oppenheimer nagasaki detonate fallout radiation manhattan_project blast test fission chain_reaction shockwave cold_war apocalypse fireball annihilate hydrogen trinity
nuclear missile: cold_war soviet warhead launch icbm deterrence cuban_crisis silo annihilation arms_race submarine strike kennedy khrushchev pentagon button treaty world_war_three
nuclear plant: reactor chernobyl fukushima radiation meltdown uranium electricity energy fission cooling_tower fuel_rod evacuate power waste control_room grid three_mile carbon-free
nuclear power plant: reactor chernobyl fukushima radiation meltdown uranium electricity energy fission cooling_tower fuel_rod evacuate waste control_room grid three_mile carbon-free
nuclear reactor: chernobyl core meltdown uranium fission control_rod neutron radiation fuel_rod chain_reaction coolant fukushima fermi graphite electricity physicist submarine containment
nucleus: atom proton neutron electron cell dna rutherford fission center membrane chromosome physics strong_force split radioactive biology quark
nucleus of an atom: proton neutron electron rutherford fission strong_force split physics radioactive decay bohr gold_foil dense quark uranium fusion
nugget: gold_rush prospector gold pan miner klondike california strike_it_rich river claim precious dig lump ore fortune sutter's_mill shiny sluice
number plate: car police trace vehicle registration driver speeding camera getaway witness stolen bumper letter traffic toll cctv clone
nun: convent prayer church habit veil mother_teresa catholic vow sister rosary abbey chastity cloister holy obedience orphanage saint hildegard
nurse: hospital patient care florence_nightingale injection bandage ward bedside syringe doctor clinic uniform shift wound vaccine blood_pressure crimean_war hygiene lamp
nut: almond walnut squirrel shell crack snack allergy protein peanut cashew hazelnut healthy_fat trail_mix handful kernel nutcracker roasted unsalted hide
nutmeg: spice banda_islands moluccas eggnog dutch_east_india grate indonesia run_island manhattan_swap spice_trade plague_cure hallucinogen pumpkin_pie christmas monopoly mace grenada
o-ring: seal leak rubber faucet gasket challenger plumber shuttle feynman tap cold drip booster groove replace pressure
oak: acorn sturdy strong ancient tree wood barrel forest druid sherwood ship timber robin_hood centuries_old squirrel hardwood zeus
oak barrel: wine age whiskey cellar cooper winery ferment distillery tannin vineyard stave charred flavor rum mature cask brewery vanilla_notes spirit vintage bordeaux sherry
oak cask: whisky wine age cellar distillery mature cooper sherry winery ferment flavor stave tannin brandy rum spirit tap ale monk amber scotch
oar: row boat paddle rower blade river crew galley stroke water viking canoe regatta lake wooden pull
oasis: desert palm water sahara camel caravan nomad mirage sand thirsty spring bedouin traveler date_palm refuge arabia siwa dune
oat: porridge breakfast fiber milk horse granola grain cholesterol scotland whole_grain rolled beta-glucan cereal farmer soak overnight
obelisk: egypt hieroglyph monument luxor stone rome pharaoh granite washington temple cleopatra pillar paris column carve ancient
oboe: orchestra woodwind reed music tune musician double_reed concert melody symphony player clarinet conductor wind_instrument tuning bassoon flute vivaldi reed_instrument
observatory: telescope astronomer star dome galaxy sky galileo planet hubble mountaintop comet astronomy stargaze universe night_sky edwin discover asteroid
ocean liner: titanic passenger voyage atlantic emigrant cruise ship first_class captain deck new_york steamship iceberg lusitania luxury immigrant funnel port
octopus: tentacle eight_arms sucker ink camouflage intelligent aquarium escape ocean squeeze cephalopod jar three_hearts seafloor kraken mollusk multitask den
office building: company corporate employee headquarters work workplace boss business firm city cubicle hire downtown corporation rent employer staff job agency layoff office_worker department
office chair: desk sit posture back_pain employee sedentary work swivel boss computer all_day ergonomic job cubicle wheel lumbar remote_work manager
office tower: corporate skyscraper headquarters downtown company finance ceo corporation wall_street glass firm executive business city floor
official: government document stamp bureaucrat ministry approve permit bribe authority form corruption desk announce mandarin regulation civil_servant inspect decree
ogre: monster swamp fairy_tale giant eat_children shrek club troll brute green castle folklore fear puss_in_boots
oil: fry pan pour bottle olive cooking lubricate grease vegetable drizzle frying kitchen sunflower slippery smoke_point float_on_water salad dressing
oil barrel: petroleum crude price opec fuel energy export saudi embargo gasoline black_gold commodity texas drill refinery gulf sanction fossil_fuel venezuela
oil dipstick: car engine level check mechanic wipe hood motor maintenance low dirty lubricant road_trip pull_out garage
oil filter: car engine change mechanic wrench motor dirty maintenance lubricant drain garage replace gasket oil_change particle
oil lamp: ancient wick flame dark night light roman olive clay aladdin whale_oil glow read_by kerosene florence_nightingale shadow
oil pump: crude petroleum drill texas field well extract barrel pumpjack desert energy engine pressure lubricate fuel reservoir
oil rig: offshore drill crude petroleum gulf sea spill platform deepwater north_sea bp worker fossil_fuel explosion rig_worker blowout ocean energy
oil well: drill crude petroleum rockefeller texas derrick gush strike_oil barrel reserve fortune kuwait desert geologist black_gold field tycoon extract
old doll: creepy haunted attic childhood porcelain cursed antique annabelle possessed grandmother eerie dusty button_eye memory abandoned forgotten
old key: lock rusty secret attic antique door chest keyhole mysterious hidden forgotten castle inherit drawer discover unlock skeleton
old man: elderly aged grandfather cane wrinkle beard retire wisdom hemingway white_hair frail dementia bench lonely pension grumpy deathbed grandson veteran
old notebook: diary attic handwriting manuscript memoir yellowed discover secret grandfather formula page inherit dusty journal leather faded lost_work archive
old ship: sail voyage explorer columbus sea magellan crew wooden captain colony mast atlantic navigator expedition settler mayflower wreck fleet
old star: red_giant white_dwarf ancient billion_years_old metal-poor dim early_universe astronomer fuel_runs_out age fade globular_cluster hydrogen faint population burn_out galaxy first_generation
old television: broadcast fifties screen antenna static channel black-and-white living_room show nostalgia sitcom retro moon_landing watch vintage cathode news
old tv: broadcast fifties screen antenna static channel black-and-white living_room show nostalgia sitcom retro watch vintage cathode eighties
old woman: elderly aged grandmother wrinkle widow shawl cane knit frail retire dementia lonely white_hair gray pension witch nursing_home cat shoe
olive: tree mediterranean greek pit oil martini grove italy spain tapas branch brine pizza salad green black greece press harvest
olive branch: peace truce reconcile dove ceasefire negotiate apologize make_up diplomacy treaty enemy forgive offer noah_ark settle athena greece reconciliation un_emblem extend end_war arafat
olive oil: mediterranean_diet greek italian drizzle salad bottle heart_healthy dressing virgin press polyphenol bread spain cook unsaturated_fat italy homer_liquid_gold adulterate crete
olive twig: peace truce dove noah_ark reconcile greece leaf mediterranean athena grove olive_oil treaty ceasefire diplomacy wreath harvest forgiveness flood
omelette: egg breakfast pan flip french whisk cheese fold brunch chef beat spatula mushroom break_eggs spanish fluffy
one-kilogram weight: mass scale weigh balance metric gram standard unit gravity newton_force calibrate prototype metrology physics heavy definition two_pounds balance_pan lift laboratory
onion: cry peel layer chop tears eye garlic vegetable saute soup bulb slice ring sulfur shrek caramelize pungent tearful cutting_board
onion dome: russia orthodox moscow kremlin church st_basil tsar cathedral ivan gold red_square ukraine byzantine cupola kiev
online dating: tinder swipe profile match app romance_scam catfish first_date single relationship love chat stranger bumble fake_profile message meet partner
online meeting: webcam remote colleague laptop zoom mute conference home_office screen_share work_from_home participant virtual camera_off team microphone agenda calendar pandemic
onsen: japan hot_spring soak bath steam naked volcanic tattoo ryokan relax mineral mountain snow towel rinse outdoor
open book: read story chapter page novel knowledge learn literature study author scripture history philosophy tale wisdom write text reader publish scholar fairy_tale treatise
open door: enter invite opportunity welcome come_in leave exit possibility step_inside threshold opening new_beginning unlocked walk_out access hallway intruder escape ajar open_up
open safe: robbery empty heist steal money burglar crack combination vault thief missing jewel gold loot safecracker inside_job dial
Opera House: sydney australia harbour sail soprano concert aussie architecture utzon down_under aria melbourne pacific orchestra performance tourist
operating room: surgeon surgery anesthesia patient scalpel sterile operation transplant nurse scrub hospital incision doctor procedure anesthetic tumor emergency
operating table: surgeon surgery anesthesia patient scalpel operation transplant unconscious hospital incision procedure organ die sterile lie go_under
opposite poles: magnet attract north south pull magnetism field force stick_together opposites_attract bar physics iron compass north_pole south_pole ferromagnetic induction
optic nerve: eye vision brain retina glaucoma signal blind visual_cortex sight blind_spot light image damage nerve_fiber neuron eyesight
optical telegraph: chappe napoleon signal message tower semaphore france relay hilltop telescope code long_distance paris_lille fraud blanc_brothers arms 1790s communication morse_predecessor revolution line_of_sight
orange: citrus fruit juice peel vitamin_c florida segment squeeze scurvy tree seville grove ripe immune tangerine winter marmalade rind valencia
orange cone: road_work traffic detour construction lane_closed caution driver highway block crew parking hazard barrier repair steer_around driving_test divert asphalt
orange juice: breakfast vitamin_c glass squeeze carton pulp florida morning citrus cold_remedy sugar fresh sip brunch tropicana mimosa low_blood_sugar
orange slice: citrus cocktail garnish soccer_snack vitamin_c juicy segment peel halftime sangria rind fruit sweet vitamin
orangutan: borneo ape palm_oil rainforest sumatra deforestation orange primate indonesia jungle tree_nest endangered red_hair sanctuary captivity kalimantan logging zoo treetop
orbit: satellite planet circle_around gravity revolve sun kepler elliptical spacecraft moon solar_system space_station rocket path launch astronaut copernicus newton trajectory ellipse
orc: fantasy tolkien mordor elf goblin sauron battle monster horde axe dwarf middle-earth army evil green game
orca: killer_whale pod predator seaworld dorsal_fin yacht captivity tilikum ocean matriarch salmon seal black_and_white gibraltar apex calf mammal hunt fierce intelligent norway
orchid: exotic rare flower collector tropical darwin vanilla greenhouse petal elegant pollinate wasp pot hunter houseplant bloom moth
ore: mine iron metal smelt copper extract furnace rock vein miner dig gold lithium refine silver quarry mineral rare_earth
ostrich: head_in_sand flightless ignore denial run africa avoid savanna largest_bird egg refuse_to_see feather neck long_leg avoidance bury problem fast_runner savannah plume farm
otter: river playful swim slide holt whisker stream fur fish webbed mammal pup riverbank sleek wetland trout rescue crayfish clean_water
Ouija board: spirit seance ghost planchette medium occult paranormal haunted ideomotor summon dead letter possession teenager supernatural spiritualist demon talk_to_dead
outer core: liquid_iron molten magnetic_field earth dynamo nickel inner_core mantle convection geology compass swirl layer seismic_wave hot flow electric_current depth
outer skin: epidermis layer dead_cell barrier exfoliate moisture sunburn peel protect keratin pore shed dermis skin_barrier eczema cream
outlaw: wild_west billy_the_kid wanted_poster jesse_james sheriff bounty rob gang robin_hood train bank_robbery gun posse butch_cassidy frontier horse hideout ned_kelly
outlet: plug electricity socket power charge wall voltage cord electrician shock appliance unplug wire circuit adapter short_circuit
oven: bake roast cake preheat bread cook temperature hot kitchen degree cookie pizza broil tray turkey loaf casserole crust heat
oven mitt: hot burn bake oven tray protect hand kitchen heat handle cookie chef cotton pan cook grab
overwater bungalow: maldives lagoon honeymoon tropical resort island bora_bora turquoise luxury vacation paradise stilts snorkel reef tahiti couple
owl: wise wisdom night nocturnal hoot silent_flight athena night_person stay_up minerva barn chronotype forest hedwig rotate_head prey duolingo late knowledge
ox: plow yoke cart strong farmer field pull beast_of_burden cattle strength rice_paddy oregon_trail wagon till harness chinese_zodiac oxen barn draft_animal heavy stubborn peasant
oxygen bottle: diver scuba mountaineer everest breathe altitude hospital lung climber gas patient mask pressure thin_air summit refill
oxygen cylinder: hospital breathe patient gas mountaineer everest lung altitude diver covid pressure shortage mask valve ventilate summit
oxygen mask: breathe airplane hospital patient cabin_pressure pilot lung altitude suffocate emergency flight_attendant ventilate gasp icu drop_down anesthesia smoke_inhalation self-care
oxygen tank: diver scuba breathe mountaineer everest altitude hospital lung spacecraft apollo_thirteen gas emphysema underwater pressure mask explode
oyster: pearl shell shuck seafood aphrodisiac bed ocean raw lemon mollusk zinc brine bay farm casanova reef oyster_farm shellfish half_shell champagne filter_water atlantic
`
