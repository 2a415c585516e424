/** Words that call for the drawings from `prophet` to `singing bowl`, the most telling first: `drawing: cues`, the words of a phrase joined by `_`. */
export const DRAWING_CUES_8 = `
prophet: god moses muhammad bible scripture revelation nostradamus vision predict religion divine islam elijah holy commandment beard preach isaiah desert
prosthetic arm: amputee disability bionic limb robotic implant nerve hand soldier lose_arm technology control_by_thought artificial rehabilitation veteran grip accident
prosthetic leg: amputee disability limb paralympics runner blade soldier walk_again lose_leg veteran rehabilitation artificial knee accident landmine knee_joint
protein bar: gym snack workout muscle fitness wrapper athlete whey post-workout bodybuilder chewy meal_replacement hungry diet gram
protein powder: whey muscle gym shake scoop bodybuilder fitness supplement workout strength amino_acid tub gain lean casein athlete
protein shake: gym muscle whey workout shaker_bottle bodybuilder fitness post-workout blender scoop athlete gain supplement amino_acid drink
proton: nucleus neutron atom positive_charge electron particle quark cern hydrogen physics collider collide rutherford element fusion beam
protractor: angle degree geometry math measure triangle school ruler compass draw semicircle student trigonometry homework exam acute obtuse
pruning shears: rose garden branch cut trim gardener shrub bush twig prune hedge stem winter blade grapevine
psychiatrist: mental_illness couch patient depression therapy antidepressant diagnose freud schizophrenia asylum disorder bipolar medication insanity_plea trauma hospital mind session
psychologist: mind behavior experiment freud study jung emotion subconscious couch cognitive bias memory pavlov maslow trauma skinner therapy research personality anxiety
puck: hockey ice rink goal slap_shot stick canada goalie nhl player skate score frictionless net slapshot goaltender stanley_cup overtime
pudding: dessert creamy vanilla chocolate spoon custard british christmas hospital_food bread rice sweet jell-o caramel tapioca banana proof
puddle: rain splash wet boot jump street reflection muddy evaporate spill step_in sidewalk leak shower drip soak slip shallow pavement
pufferfish: inflate poison fugu tetrodotoxin spiky sushi toxin swell japan chef spine deadly zombie balloon predator nerve paralysis neurotoxin lick gland aquarium fish_market
puffin: iceland cliff beak colorful faroe scotland burrow seabird colony atlantic orange sand_eel island clown fish scottish sea nest bird
pulley: lift rope simple_machine force crane mechanical_advantage hoist wheel load heavy archimedes physics weight elevator raise tension
pulse: wrist heart beat alive artery paramedic check doctor blood_pressure nurse rate throb neck unconscious faint cpr monitor carotid cardiac
pump: water inflate pressure bicycle tire air well heart_beat flow hose hand engine basement_flood suck handle cholera
pumpjack: crude petroleum drill texas field extract barrel well desert energy fossil_fuel nod oil_field rural reserve dallas
pumpkin: halloween carve jack-o-lantern october pie autumn cinderella thanksgiving orange spice carriage patch seed squash giant trick_or_treat
punching bag: boxer gym punch anger train fight fist workout boxing_glove ali muay_thai frustration sweat hit heavy stress_relief
pupil: eye dilate light iris dark constrict gaze attraction cat lens arousal adrenaline retina optometrist dim_light eyesight
puppet: string control manipulate puppeteer show theater sock muppet regime ventriloquist hand pull_strings stage kermit puppet_master obey
puppy: adopt cute playful train chew pet litter wag shelter cuddle dog breeder newborn house_train rescue leash christmas_gift whimper oxytocin
purse: handbag woman money snatch steal lipstick shoulder lady wallet mugger coin designer carry leather shopping strap
push notification: smartphone app alert buzz lock_screen phone distract ping pop_up turn_off attention vibrate news_alert retention swipe user interrupt reminder
pushpin: map corkboard mark location evidence_board stick board note wall pin thread poster office place detective
putty knife: wall spackle hole drywall scrape fill smooth diy plaster paint window blade patch_up filler crack_repair grout renovate primer
pylon: electricity power_line grid high_voltage transmission cable energy tower utility field steel overhead countryside blackout electric landscape power_cut lattice
pyramid: egypt pharaoh giza cairo tomb cheops ancient hierarchy sphinx nile slave maslow mystery maya ponzi_scheme desert khufu limestone tier
python script: programmer code automate import developer function run data_analysis loop variable library software terminal scrape coding file debug beginner
q-tip: ear cotton wax swab clean eardrum makeup ear_canal dna doctor bathroom sample hygiene hearing_loss nail_polish
qr code: scan smartphone menu camera payment link square barcode restaurant ticket url contactless sticker scam download poster pixel pay
queen: throne crown royal elizabeth victoria king palace reign monarch cleopatra marie_antoinette kingdom castle coronation majesty behead jewel court tiara buckingham
question mark: why unknown mystery wonder ask doubt how uncertain unsolved curious puzzle confuse what_if nobody_knows unclear answer riddle guess quiz meaning unexplained theory enigma puzzling
quill: write ink shakespeare parchment feather author poet scribe letter declaration sign playwright jefferson manuscript poem monk century constitution
quill pen: write ink shakespeare parchment feather author poet scribe letter declaration sign playwright jefferson manuscript constitution inkwell
quilt: bed patchwork blanket sew warm stitch grandmother amish cozy fabric cover winter handmade square heirloom
Quran: islam muslim allah muhammad mosque surah verse arabic recite mecca imam ramadan prophet prayer revelation scripture faith sharia pray hafiz
rabbi: synagogue jewish torah hebrew judaism kosher talmud sabbath prayer beard hanukkah passover scroll bar_mitzvah israel wisdom kippah golem
rabbit: hop burrow carrot ear bunny warren hutch magician easter fluffy breed hat fibonacci myxomatosis alice hole tail australia field
raccoon: trash mask garbage bandit night scavenge paw steal rabies attic nocturnal dumpster urban clever garbage_can trash_panda chimney campsite suburb critter
race track: car formula_one driver lap speed horse bet motorsport finish_line monaco circuit ferrari jockey crash nascar pit_stop curve
rack of ribs: barbecue grill smoke bbq pork sauce meat bone slow_cook texas pitmaster smoker sticky tender feast glaze
racket: tennis serve court match wimbledon ball federer player badminton string volley grip grand_slam backhand hit squash
radiation sign: nuclear radioactive chernobyl hazard reactor contaminate fallout geiger uranium meltdown exclusion_zone danger waste isotope fukushima warning x-ray plutonium atomic expose
radiator: heat warm winter room heating cold energy_bill bleed valve boiler thermostat apartment knob pipe temperature hiss dry_clothes
radio: broadcast listen news music station signal marconi announcer wave orson_welles song frequency tune_in antenna host churchill program static
radio mast: broadcast signal antenna transmit station frequency tower wave marconi hill interference mobile_network cable telecommunication coverage shortwave
radio telescope: alien signal astronomer dish seti galaxy arecibo pulsar extraterrestrial cosmic star universe wave quasar black_hole antenna desert
radio tower: broadcast signal antenna transmit station frequency wave distress_call mobile_network telecommunication hill network tesla propagate mast coverage shortwave studio
radium: marie_curie radioactive glow factory_girl watch_dial pierre pitchblende polonium cancer jaw radiation decay nobel laboratory paint licked_brush element
raft: river float castaway log survive drift rapid whitewater kon-tiki paddle sea shipwreck island refugee huckleberry escape
raging sea: storm ship wreck wave gale thunder drown sailor captain tempest lifeboat odysseus poseidon capsize fury lightning crew mast overboard
railway: train track rail station locomotive passenger steam industrial_revolution victorian trans-siberian commute line carriage freight timetable conductor sleeper tunnel
rain: umbrella wet pour drizzle cloud shower monsoon puddle raincoat storm weather soak gutter drought drip forecast downpour roof crop gloomy
rain gutter: roof leaf clog water downspout clean ladder autumn overflow eaves storm drain debris basement_flood rainwater puddle icicle
rainbow: color rain sun prism newton arc refract spectrum pot_of_gold leprechaun after_the_storm hope noah promise seven pride droplet wavelength
raised bed: garden vegetable soil plant compost grow lettuce gardener wood tomato backyard harvest carrot organic weed
rake: leaf garden autumn lawn yard gardener soil gather fall tine pile grass step_on chore compost zen_garden hay
ram: horn sheep butt charge stubborn aries mountain clash bighorn sacrifice isaac flock golden_fleece sheepfold abraham headbutt dodge
ramen: noodle japanese broth instant chopsticks bowl student slurp pork tokyo soup egg cheap momofuku_ando poor_student umami microwave dorm
ramp: wheelchair slope skateboard access disabled incline load roll physics skate jump truck accessible simple_machine staircase stunt loading_dock
ransom note: kidnap kidnapper demand hostage money lindbergh abduct jonbenet threat cut-out_letters victim family handwriting fbi child police anonymous
ransomware: hacker encrypt bitcoin cyberattack pay extort computer wannacry victim cybersecurity backup data demand phishing breach
raspberry: red berry fruit jam bush pick pie fiber dessert sweet seed thorn antioxidant garnish tart vanilla summer
rat: plague sewer rodent lab gnaw maze flea pest trap black_death gutter tail cheese stowaway experiment skinner_box infest lever cellar snitch filth
raven: black poe nevermore omen tower_of_london clever odin caw death perch gothic midnight corvid puzzle prophecy bird wise smart cemetery wing feather
ravine: steep narrow fall gully cliff cross bridge valley ambush stream plunge deep body_found car_crash canyon erosion rocky hide slope
ravioli: italian pasta stuffed ricotta filling spinach square dough cheese sauce canned chef_boyardee handmade pillow boil italy
razor: shave beard blade face barber occam shaving_cream sharp stubble cut bathroom man mustache trim smooth skin
read receipt: whatsapp seen text left_on_read message reply blue_tick ignore ghost dating sent respond chat sender hours_later no_answer check_mark
real estate: property house buy invest agent landlord market housing land sell apartment listing bubble mortgage developer realtor flip trump rental
rear-view mirror: car driver look_back behind follow traffic drive past headlight reflection tailgate windshield blind_spot reverse highway hitchhiker
rearview mirror: car driver look_back behind follow traffic drive past headlight reflection tailgate windshield blind_spot reverse highway hitchhiker
receipt: purchase pay shop store cashier expense tax refund price grocery total buy checkout proof deduct transaction supermarket customer alibi
record player: vinyl music listen song turntable jazz needle album sixties spin retro nostalgia beatles dj lp groove
recycling bin: plastic waste trash sort environment bottle sustainable green garbage cardboard can reuse landfill climate glass throw_away
red bus: london double-decker british england tourist passenger driver city route brexit westminster ride sightseeing deck piccadilly big_ben oxford_street commute
red card: referee football foul send_off soccer player eject match tackle penalty suspended zidane headbutt pitch yellow goalkeeper world_cup dismiss
red envelope: chinese_new_year money lucky china gift lunar elder child wedding tradition bribe fortune zodiac prosperity cash grandparent spring_festival hongbao
red gate: japan shinto shrine torii kyoto sacred miyajima vermilion temple entrance tourist island spirit fushimi sacred_ground pilgrim worship bow
red giant: star swell expand sun_dies engulf hydrogen helium betelgeuse old billion_years white_dwarf fuel fusion die cool outer_layers astronomy swallow_earth aldebaran
red heart: love romance valentine affection like passion couple adore relationship marriage emotion beloved feel care fall_in_love crush compassion wedding soulmate sweetheart devotion
red onion: slice salad purple burger pickled chop salsa raw ring sandwich quercetin cry ceviche sharp layer
red phone booth: london british call england tourist street dial payphone iconic coin telephone village photo queen britain receiver big_ben superman
red planet: mars rover nasa colony iron_oxide rusty spacex dust_storm musk alien landing curiosity perseverance olympus_mons settle thin_atmosphere terraform god_of_war mission
red wine: grape bordeaux glass resveratrol vineyard dinner tannin stain cheese romantic merlot heart_health french_paradox sip antioxidant cellar steak cork tuscany spill
referee: whistle foul game yellow_card match football red_card boxing penalty decision rule offside blow fair_play player bias score argue
refrigerator: food cold fresh kitchen leftover milk store spoil snack chill freezer vegetable expire ice midnight_snack grocery temperature door appliance
refugee: war flee border camp tent displace asylum syria boat escape homeland persecution humanitarian unhcr exile crisis violence suitcase cross
rejection letter: apply university publisher turned_down regret unfortunately job reject applicant manuscript disappointed no_thanks envelope refuse denied editor fail unsuccessful admission
relay baton: pass_on runner team race hand_over athlete sprint olympics drop successor track next_generation exchange leg teamwork
remote control: tv channel couch watch button television volume switch living_room battery lazy streaming zap couch_potato turn_off
rent: landlord tenant apartment lease pay due evict monthly afford flat roommate housing deposit bill expensive late_payment room sublet
rental contract: tenant landlord lease apartment rent deposit sign move_in clause flat monthly lessee housing signature car_rental terms roommate evict
repelling magnets: same_pole push_apart north field force physics levitate maglev like_charge bar hover repulsion south magnetism push_away iron magnetic south_pole
report card: student grade school teacher parent a_plus fail semester subject score math c_student performance evaluation pass pupil proud classroom
reporter: news microphone camera story interview press headline broadcast television journalist scoop live newspaper scene notebook media breaking_news nellie_bly
resume: job_application career employer hire interview recruiter experience skill candidate apply unemployed job_hunt qualification applicant cover_letter work_history hr linkedin cv gap
retina: eye light photoreceptor vision cone rod image optic_nerve color detach blue_light macular rhodopsin blind lens
retirement account: 401k ira savings invest contribution employer_match retire pension tax_deferred compound roth nest_egg age_65 withdraw early_penalty stock_market
retirement fund: pension savings 401k retire nest_egg invest contribution employer old_age compound stock_market portfolio withdraw age_65 wiped_out worker
retirement savings: pension 401k nest_egg retire invest contribution employer_match old_age compound ira stock_market portfolio age_65 withdraw decade scam_victim
rhino: horn poacher africa endangered charge ivory_trade savanna thick_skin extinct conservation gray_rhino safari keratin ranger habitat species kenya tank
rib: barbecue grill bbq smoke meat pork sauce rack bone smoker texas sticky pitmaster finger-licking slow_cook tender
rib cage: chest lung heart breathe bone sternum diaphragm protect broken_rib skeleton thorax inhale torso cpr corset backbone
ribcage: chest lung heart breathe bone sternum diaphragm protect broken_rib skeleton thorax inhale torso cpr corset backbone
rice: paddy asia grain china chopsticks bowl steam sushi staple japan cook starch harvest terrace chessboard_grain india bag white hunger
rice ball: onigiri japanese nori seaweed bento lunchbox japan picnic tokyo convenience_store sushi_rice triangle studio_ghibli samurai_ration convenience stuffed
rice cooker: japan steam grain kitchen asian dinner appliance fluffy water meal sushi lid warm button cup
rice field: paddy asia farmer harvest flood plant seedling vietnam japan china bali water_buffalo irrigation monsoon crop green countryside conical_hat wet
rice noodle: vietnamese pad_thai pho thai asian gluten-free stir-fry soup chopsticks thin vermicelli soak singapore hanoi wok bowl
rice paddy: asia flooded_field farmer harvest seedling vietnam water_buffalo irrigation monsoon bali conical_hat mud crop peasant terrace wet knee-deep plant village
rice plant: paddy asia seedling grain harvest flood farmer stalk transplant domesticate yangtze crop green golden terrace ear_of_grain
rice terrace: bali philippines banaue hillside step irrigation vietnam sapa slope farmer green ifugao harvest contour asia mountain flood carve tegalalang scenic
rickshaw: india pull asia driver passenger city street delhi bangladesh tourist wheel kolkata traffic fare hong_kong
rider: horse saddle gallop reins equestrian jockey motorcycle stirrup messenger cavalry race mongol helmet mount pony_express bike spurs dressage
right ventricle: heart blood lung pulmonary pump chamber contract valve oxygen-poor atrium cardiac artery heart_failure septum
ring: engagement marriage propose wedding marry diamond gold finger fiancé married vow tolkien jewelry divorce husband jeweler commitment wife
ring binder: office document file folder organize paper sheet archive shelf hole_punch label school report manual evidence
ring light: influencer video selfie tiktok makeup youtuber camera stream vlog photo zoom_call lighting studio content_creator webcam beauty_vlog tripod livestream
rising prices: inflation groceries expensive cost cost_of_living supermarket fuel wage afford economy central_bank bread_riot shortage housing energy_bill consumer purchasing_power
road: drive car travel highway traffic journey route street pavement asphalt trip accident truck driver mile lane long_way junction rural
road sign: direction traffic drive highway speed_limit driver warn route turn exit mile stop town junction distance route_number
roadblock: police stop obstacle fugitive checkpoint barrier setback manhunt search military detour car hinder border challenge officer
roast chicken: oven sunday dinner thyme family_meal golden crispy_skin carve gravy potato french poultry julia_child baste whole_bird
robot: ai automation machine future android sci-fi job_loss artificial_intelligence metal program engineer humanoid technology asimov sensor autonomous replace_human mechanical chatbot automate machine_learning
robot arm: factory automation weld assembly industrial manufacture precise grip joint car_plant surgery engineer space_station replace_worker pick_up program
robot vacuum: clean floor dust home roomba carpet smart_home gadget pet_hair sensor housework dock chore cat lazy charging_station dirt
robot vacuum cleaner: floor dust home roomba carpet smart_home gadget pet_hair sensor housework dock chore cat lazy battery living_room dirt smart
robotic arm: factory automation weld assembly industrial manufacture precise grip joint surgery engineer space_station prosthetic pick_up program mars
rock: stone boulder hard geology mineral granite cliff stumble solid heavy climb sisyphus ground throw erode sediment outcrop basalt limestone lava
rocket: launch space nasa orbit astronaut musk spacex von_braun liftoff moon fuel satellite blast_off apollo saturn_v thrust cape_canaveral mission skyrocket
rocking chair: grandmother porch old_age retire elderly knit wooden sway relax creak haunted nursery peaceful grandpa storyteller slow
rocking horse: toy child nursery wooden childhood ride playroom sway victorian christmas saddle toddler antique attic heirloom mane gift
roll of wallpaper: wall renovate paste decorate pattern room diy strip hang glue redecorate living_room seam floral ladder peel floral_pattern bedroom
roller coaster: thrill amusement_park ride scream volatile ups_and_downs loop theme_park fear emotion market_swing track gravity adrenaline drop fun mood nausea
roller skate: rink disco wheel seventies glide kid fall kneepad derby lace dance sidewalk california quad roll ankle retro skating roll_along
rolling pin: dough bake pie pastry flour flatten kitchen cookie crust baker wooden roll_out pasta tortilla thin
Roman helmet: legion soldier caesar centurion roman_empire rome gladiator legionary emperor conquest marcus_aurelius stoic barbarian army ancient_rome roman gaul
roman helmet: legion rome soldier caesar empire centurion battle army gladiator conquer plume barbarian shield ancient legionary hannibal emperor gaul
Roman soldier: legion centurion caesar shield sword empire conquest march barbarian hadrian's_wall gladius rome helmet gaul formation tortoise britannia ancient discipline camp
roof: house shingle rain tile attic storm chimney leak shelter top snow solar repair slate thatch ceiling homeless
roof leak: rain drip bucket ceiling water_damage storm mold shingle stain repair attic puddle roofer insurance wet crack
roofer: roof shingle tile ladder leak gutter repair house nail height storm_damage construction hammer fall attic slate contractor
room key: hotel check_in reception number guest door front_desk unlock tag suite dormitory lobby locked lodging check_out
rooster: crow dawn farm cock wake hen sunrise coop morning barnyard france strut cockfight cluck poultry alarm dominance rural
root: underground soil tree deep water absorb grow dig plant carrot cause origin fungi nutrient anchor evil mandrake taproot
root canal: dentist tooth nerve pulp toothache infection drill pain crown dental abscess anesthetic endodontist decay filling numb_jaw
rope: tie climb knot pull bind climber strong tug tied_up strand hang sailor rescue captive swing cable mountaineer tension
rosary: catholic pray bead virgin_mary nun church faith priest crucifix pope devotion hail_mary pilgrim grandmother vatican
rose: valentine romantic love thorn red bouquet garden flower petal beauty perfume tudor_england bloom lover little_prince tudor scent date
rose petal: romantic valentine bath wedding love scatter bed soft perfume cleopatra honeymoon red scent water american_beauty flower_girl
rose wine: pink provence summer glass sip terrace grape chilled france brunch picnic toast bottle french_riviera riviera summer_evening vineyard
rotisserie chicken: costco supermarket spit roast rotate store-bought whole_bird five_dollars golden deli dinner skin carcass leftover loss_leader grocery_store
rough sea: wave storm ship seasick sailor swell wind capsize captain boat gale cross deck crew fisherman atlantic sail_through lifeboat wreck
rough seas: wave storm ship seasick sailor swell wind capsize captain boat gale cross deck crew turbulent atlantic navigate lifeboat hardship
router: wifi internet network connection signal connect wireless password online slow modem antenna reboot broadband bandwidth home_network lag provider packet
row of dominoes: chain_reaction fall topple collapse consequence cascade trigger domino_effect one_by_one ripple knock_over sequence contagion cause systemic spread crisis knock-on_effect tip_over
row of torii gates: japan kyoto shinto fushimi_inari shrine red tunnel fox pilgrim mountain vermilion inari crowd sacred worshipper hiking_trail spirit
rowboat: lake row oar paddle fisherman river calm couple small_boat drift cross pond shore island washington delaware
rowing boat: lake row oar paddle fisherman river calm couple crew drift pond shore oxford regatta rower hire
rows of torii gates: japan kyoto shinto fushimi_inari shrine red tunnel fox pilgrim mountain vermilion inari crowd sacred worshipper hiking_trail spirit
rubber duck: bath bathtub toy yellow debug child float squeak bubble programmer ocean_current quack toddler bath_time bathroom cute bathwater
rubber glove: clean dishes bleach chemical protect wash household scrub yellow hygiene toxic latex sink disinfect kitchen
rubber ring: swim pool float inflatable child beach water_slide summer lake seal learn_to_swim bob toddler drown armband holiday vacation buoyant
rubber washer: faucet drip tap leak plumber seal replace worn valve wrench gasket tighten sink diy water_bill bathroom screw
ruby: gem red jewel ring slipper burma crown precious necklace mine dorothy sapphire heist july laser treasure anniversary
rugby ball: scrum try tackle team new_zealand all_blacks player field pass kick haka match oval wales six_nations springbok
ruined wall: archaeologist ancient city fall siege ruin bombed empire collapse decay crumble fortress abandoned stone civilization jericho rubble
ruler: measure length centimeter inch straight_line school geometry math draw student precise distance classroom scale short size
rum: pirate sailor caribbean molasses sugar_cane jamaica cuba navy cocktail slave_trade triangle_trade tavern mojito distill drunk grog havana treasure bootlegger
runner: marathon race jog track shoe finish_line sprint mile pace train lap stride endurance sweat usain_bolt pheidippides knee breath athlete
runner bean: garden climb pole pod vegetable green scarlet_flower vine british allotment slice plant trellis vegetable_patch harvest vegetable_garden
running shoe: jog marathon runner run exercise race nike fitness training sneaker sprint sole workout lace mile trainer ankle cardio
running track: sprint athlete runner lap race olympics stadium relay hundred_meters coach bolt finish_line train lane hurdle
rush hour: traffic jam commute car crowd highway city stuck_in_traffic honk late_for_work subway congestion busy commuter exhaust morning_traffic evening_traffic
ryokan bath: japan onsen hot_spring soak steam inn tatami traditional wooden relax kimono guest hakone mineral kyoto volcanic unwind naked
sack: carry grain potato flour burlap bag thief santa loot farmer harvest heavy haul coffee_bean fill wheat market
saddle: horse ride cowboy rider leather stirrup jockey mount gallop ranch stable knight cavalry mongol equestrian strap
safari jeep: africa lion elephant serengeti kenya wildlife guide savanna tourist tanzania game_drive zebra national_park ranger poacher photo
safe: vault money combination steal secure burglar valuables lock heist document crack gold hide jewelry bank dial thief steel
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
sausage: bratwurst german meat grill pork bavarian mustard butcher link breakfast casing pig barbecue smoked hot_dog germany fry salami nuremberg
savings: piggy_bank save money deposit account bank budget rainy_day nest_egg frugal interest set_aside emergency goal put_away income lose_everything
savings account: bank interest deposit emergency_fund money transfer automatic yield budget save balance withdraw piggy_bank percent inflation online_bank
saw: cut wood carpenter tree blade timber board tool teeth lumber plank build magician dismember log diy
saxophone: jazz musician blues charlie_parker play brass band new_orleans solo club coltrane music sultry reed improvise sax_player
scaffold: construction building worker builder facade renovate climb site metal restore cathedral paint bricklayer high plank
scaffolding: construction building worker builder facade renovate climb site metal restore cathedral paint bricklayer high bricklaying collapse renovation_work
scale: weigh weight diet pound kilogram lose_weight obesity gain heavy balance fat kilo bathroom measure calorie overweight mass body_weight weight_loss overeat
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
shattered mirror: broken bad_luck seven_years superstition reflection identity self-image crack trauma glass shard ego narcissist fragment vanity self-esteem illusion split_personality break_apart
shawarma: middle_eastern pita spit lamb chicken lebanese street_food wrap garlic_sauce syria rotate avengers shave tahini beirut
shed: garden backyard tools store lawnmower wooden hideaway hut workshop hidden spade garage lumber padlock yard roof allotment outbuilding
sheep: flock wool shepherd count graze meadow herd lamb follow bleat conformity dolly shear pasture farm insomnia clone obedient blindly new_zealand
sheepdog: flock shepherd herd border_collie whistle farm guard round_up obedient collie pasture work loyal wolf bark obey sheep dog fold instinct
sheet music: compose composer note piano melody symphony score orchestra musician staff play mozart beethoven conductor song read_music bach concert practice chord sonata
sheet pan: bake oven roast cookie vegetable parchment foil preheat tray dinner spread_out single_layer crispy dough baking fries grease
shelf: store stack display bracket book product supermarket supplies jar rack row pantry grocery stock hang level plank organize empty library hold
shelf of books: read library knowledge author novel scholar literature study bookcase bookworm wisdom volume collection publish learn reader academic research classics librarian
shell: beach seashell sand shore sea spiral collect ocean mollusk tide conch listen snail calcium coast nautilus hard currency
shepherd: sheep flock herd lamb staff hill pasture graze wolf dog meadow david bethlehem wool crook stray guide kaldi boy_who_cried
sheriff: wild_west badge outlaw town arrest posse robin_hood county nottingham gun star saloon deputy jail law wanted duel wyatt_earp
shield: protect defend warrior knight sword block soldier defense battle arrow roman spear guard armor phalanx viking spartan immunity protection resist deflect safe gladiator coat_of_arms
Shinto shrine: japan torii kami ritual pray kyoto spirit purification priest sacred_gate offering festival bell cedar shinto_priest bow
ship: sail sailor captain voyage sea crew harbor port ocean cargo aboard deck sink navy anchor vessel passenger hull trade titanic cross_the_atlantic mast explorer embark mutiny stowaway
ship's wheel: steer captain helm course navigate sailor direction pilot ship turn control rudder voyage take_charge deck storm leadership spoke
shipping container: cargo port export import freight trade goods tariff supply_chain dock logistics globalization crane container_ship customs steel smuggle china unload stack shipment
shipwreck: sink wreck drown storm reef sailor treasure titanic seabed diver sunken survivor disaster rust iceberg stranded run_aground hull lost_at_sea salvage marine_archaeologist
shirt: wear button collar sleeve iron cotton clothes dress fold stain laundry tuck_in cuff fabric outfit office wrinkle sweat fashion hang tailor
shish kebab: skewer grill lamb turkish cube charcoal meat barbecue vegetable marinade pepper ottoman soldier_sword shish persian onion anatolia
shoe: wear walk lace foot footprint leather sole step shoemaker tie heel footwear polish pair blister cobbler shine closet kick_off size
shoemaker: shoe leather cobbler sole stitch workshop boot nail elf repair heel leather_apron last craft hammer adidas dassler sew
shogun: japan samurai tokugawa edo rule feudal military daimyo emperor castle kyoto clan ieyasu isolation sword minamoto perry kamakura
shooting star: wish meteor night_sky streak perseid make_a_wish stargaze burn_up atmosphere fleeting dust glow shower comet august romantic disappear lucky moment
shooting target: aim shoot bullseye gun marksman practice sniper rifle shooting_range accuracy hit archery fire trigger sharpshooter bullet police_training
shop: buy customer sell owner store retail merchant counter open goods shopkeeper business street price small_business window_display purchase sale storefront local cashier shopper
shopping bag: buy shopper sale mall consumer purchase retail spend black_friday consumerism store discount bargain shopping_spree gift boutique fashion checkout impulse_buy clothes
shopping cart: supermarket grocery aisle buy checkout consumer online_store add_to_cart amazon e-commerce push price inflation shopper purchase store walmart fill cost_of_living order wheel
shopping list: supermarket grocery buy item store aisle milk egg fridge cart meal_plan ingredient impulse_buy budget kitchen errand tick_off forget
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
silo: grain farm store corn harvest farmer missile nuclear wheat feed barn agriculture tower storage midwest elevator launch livestock bulk
silver medal: second_place olympic runner-up athlete podium competition finish win lose bronze championship race medalist near_miss swimmer sprinter
SIM card: phone mobile network carrier roaming swap_scam phone_number prepaid data_plan telecom burner travel chip hijack smartphone roam esim subscriber hacker unlock
sim card: phone mobile carrier number swap roaming network hacker prepaid slot burner_phone scam travel data_plan esim text_message chip two-factor activate
simple circuit: battery bulb current electricity wire switch voltage electron resistor flow closed_loop ohm physics series light_up open_circuit conduct science_class
singer: song voice microphone stage concert opera album band pop_star perform melody elvis fan hit music karaoke studio taylor_swift choir vocal
singing bowl: meditation tibet mindfulness sound_bath calm monk vibration buddhist resonance relax yoga chime healing nepal breathe stillness
`
