/** Words that call for drawings, the most telling first: `drawing: cues`, the words of a phrase joined by `_`. */
export const CUES_R = `
rabbi: synagogue jewish torah hebrew judaism kosher talmud sabbath prayer beard hanukkah passover scroll bar_mitzvah israel wisdom kippah golem
rabbit: hop burrow carrot ear bunny warren hutch magician easter fluffy breed hat fibonacci myxomatosis alice hole tail australia field
raccoon: trash mask garbage bandit night scavenge paw steal rabies attic nocturnal dumpster urban clever garbage_can trash_panda chimney campsite suburb critter
race track: car formula_one driver lap speed horse bet motorsport finish_line monaco circuit ferrari jockey crash nascar pit_stop curve
racing helmet: formula_one driver visor race crash motorsport grand_prix senna cockpit circuit speed lap racetrack fireproof hamilton schumacher pit_stop nascar sponsor head_injury karting
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
raised fist: protest solidarity revolution resist civil_rights black_power activist defiance rally strike union uprising demonstrate march power equality 1968_olympics feminist liberation demand rebel movement crowd
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
red panda: bamboo himalaya nepal red_fur bushy_tail endangered firefox cute tree zoo raccoon-like climb sleep china turning_red forest habitat_loss stand_up poacher false_thumb
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
restaurant menu: order waiter dish choose dine price chef entree cuisine diner appetizer dessert specials decoy_price hungry table wine_list expensive reservation overcharge michelin meal
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
ring-tailed lemur: madagascar primate stink_fight sunbathe striped_tail troop endangered king_julien leap zoo island meditate female_dominance tree scent_gland fruit forest deforestation
rising prices: inflation groceries expensive cost cost_of_living supermarket fuel wage afford economy central_bank bread_riot shortage housing energy_bill consumer purchasing_power
road: drive car travel highway traffic journey route street pavement asphalt trip accident truck driver mile lane long_way junction rural
road cone: traffic road_work detour construction lane_closed caution driver highway orange block crew hazard prank statue_head glasgow barrier repair divert steal motorway
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
Roman soldier: legion centurion caesar shield sword empire conquest march barbarian hadrian's_wall gladius rome helmet gaul formation tortoise britannia ancient discipline camp
roof: house shingle rain tile attic storm chimney leak shelter top snow solar repair slate thatch ceiling homeless
roof antenna: tv broadcast signal reception channel aerial television over_the_air static install lightning chimney transmitter house picture_quality storm_damage tune_in free_channels digital cable
roof leak: rain drip bucket ceiling water_damage storm mold shingle stain repair attic puddle roofer insurance wet crack
roofer: roof shingle tile ladder leak gutter repair house nail height storm_damage construction hammer fall attic slate contractor
rooftop antenna: tv broadcast signal reception channel aerial television over_the_air static install lightning chimney transmitter skyline picture_quality tune_in pirate_radio city digital cable
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
roundabout: traffic junction yield intersection driver exit circle swindon lane give_way right_of_way car collision road_design town traffic_flow merge clockwise carmel safer signal-free central_island
router: wifi internet network connection signal connect wireless password online slow modem antenna reboot broadband bandwidth home_network lag provider packet
row of dominoes: chain_reaction fall topple collapse consequence cascade trigger domino_effect one_by_one ripple knock_over sequence contagion cause systemic spread crisis knock-on_effect tip_over
row of torii gates: japan kyoto shinto fushimi_inari shrine red tunnel fox pilgrim mountain vermilion inari crowd sacred worshipper hiking_trail spirit
rowboat: lake row oar paddle fisherman river calm couple small_boat drift cross pond shore island washington delaware
rowing boat: lake row oar paddle fisherman river calm couple crew drift pond shore oxford regatta rower hire
rows of torii gates: japan kyoto shinto fushimi_inari shrine red tunnel fox pilgrim mountain vermilion inari crowd sacred worshipper hiking_trail spirit
rubber band: stretch snap bind elastic bundle tension flick slingshot office_supplies contract potential_energy loop wrap hold_together latex wrist lobster_claw resistance banknote_roll watermelon entropy shoot
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
runway: takeoff land plane taxi pilot flight airport control_tower touchdown airliner tarmac asphalt approach jet overrun clearance crash abort passenger delay accelerate aviation
rush hour: traffic jam commute car crowd highway city stuck_in_traffic honk late_for_work subway congestion busy commuter exhaust morning_traffic evening_traffic
ryokan bath: japan onsen hot_spring soak steam inn tatami traditional wooden relax kimono guest hakone mineral kyoto volcanic unwind naked
`
