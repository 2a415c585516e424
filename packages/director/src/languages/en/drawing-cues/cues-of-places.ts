/** Words that call for places, the most telling first: `place/id: cues`, the words of a phrase joined by `_`. */
export const CUES_OF_PLACES = `
place/room: sofa couch carpet curtain living_room home family cozy rug armchair move_in tenant guest apartment flat evening watch_tv fireplace roommate couch_potato
place/kitchen: cook recipe stove fry boil simmer oven stir pan chop dough bake chef breakfast dinner ingredient sink spice dish fridge kettle whisk sauce soup leftover
place/bedroom: sleep bed pillow mattress insomnia wake_up bedtime nightmare snore dream nap blanket alarm_clock fall_asleep go_to_bed lullaby pajama lie_awake
place/bathroom: shower bath toothbrush brush_teeth toilet soap shampoo mirror shave flush towel bathtub wash_face skincare plumber faucet
place/attic: attic dust old_trunk roof_beam loft forgotten cobweb heirloom grandparent family_album box_of_letters
place/cellar: cellar basement damp underground wine_barrel coal storage mold hide rat stairs_down jar
place/hallway: hallway corridor door knock front_door entrance doormat coat key doorbell footstep
place/garage: garage mechanic car_repair toolbox startup tinker oil_change spare_tire motorcycle bolt wrench
place/workshop: workshop carpenter workbench blacksmith saw hammer craftsman inventor clockmaker forge anvil carve potter tinker luthier build
place/office: office boss coworker colleague meeting desk employee deadline email spreadsheet manager cubicle startup company hire resign salary printer corporate accountant
place/school: school teacher pupil classroom student exam lesson homework blackboard math grade class spelling kindergarten teach
place/hospital: hospital nurse surgery doctor patient surgeon operation ward emergency_room diagnosis ambulance intensive_care transplant anesthesia recover
place/lab: laboratory scientist experiment microscope researcher chemist test_tube vaccine dna biologist physicist sample molecule petri_dish discovery
place/courtroom: court trial judge jury lawyer verdict sentence guilty testify prosecutor plead defendant sue witness
place/prison: prison jail cell inmate guard convict escape sentence behind_bars locked_up solitary life_sentence parole
place/library: library librarian book shelf archive manuscript scholar read borrow catalogue reading_room reference
place/cafe: cafe coffee barista espresso latte cappuccino coffee_house bartender beer waiter pub cocktail drink_together
place/restaurant: restaurant waiter menu chef diner tip michelin table_for_two order bill reservation gourmet
place/supermarket: supermarket aisle shopping_cart cashier checkout groceries shelf label discount shopper brand package price_tag bulk
place/shop: shop shopkeeper store customer counter sell window_display sale bargain boutique merchant
place/gym: gym treadmill dumbbell workout weight_lifting muscle squat trainer membership exercise barbell cardio
place/swimming-pool: swimmer lane dive chlorine lifeguard pool freestyle olympic_swimmer backstroke
place/factory: factory assembly_line worker machine conveyor_belt manufacture mass_production strike foreman steel produce industrial shift textile
place/stage: stage concert audience band singer orchestra theater actor applause curtain performance comedian spotlight premiere magician
place/church: church priest bishop wedding prayer altar choir mass organ monk cathedral baptism funeral sermon bell
place/airport: airport gate boarding flight passenger luggage security_check delay terminal check_in departure
place/station: station platform ticket commuter departure conductor timetable arrival
place/subway: subway metro tube underground_train rush_hour commuter
place/train: train compartment railway conductor passenger sleeper_car carriage
place/plane: cabin window_seat turbulence flight_attendant pilot cockpit jet_lag passenger aisle_seat
place/car: steering_wheel driver seat_belt traffic_jam back_seat road_trip windshield drive driver's_seat highway
place/bus: bus bus_driver passenger commute double-decker back_of_the_bus
place/city: city skyline downtown skyscraper metropolis rush urban traffic new_york tokyo mayor citizen capital million_people
place/street: street sidewalk pedestrian neighborhood corner shopfront parade protest crossing lamppost busker stroll
place/old-town: medieval market_square cobblestone guild plague alley merchant town_hall bell_tower
place/village: village villager farmer cottage rural peasant hamlet countryside well_of_the_village
place/market: market stall vendor bazaar spice haggle fruit_seller trader souk
place/harbor: harbor port dock crane cargo fishing_boat sailor container_ship anchor quay ferry fisherman
place/cemetery: grave cemetery gravestone funeral buried burial tomb mourn epitaph
place/garden: garden gardener flower tomato compost weed seedling lawn prune bee hedge soil watering_can vegetable plant
place/castle: castle king queen knight siege fortress moat drawbridge crown_prince duke throne dungeon
place/ruins: ruin temple archaeologist ancient excavation lost_city column pompeii tomb empire fall_of_rome
place/battlefield: battle soldier war trench army front cannon general retreat infantry surrender truce
place/forest: forest wood tree deer pine wolf owl mushroom squirrel ranger hike fern bear moss oak woodpecker
place/jungle: jungle rainforest amazon parrot monkey vine tropical jaguar toucan sloth gorilla humid
place/mountain: mountain valley alps shepherd cliff climb hiker avalanche goat andes himalaya slope peak
place/summit: summit everest peak mountaineer climber base_camp oxygen sherpa top_of_the_world
place/desert: desert sahara camel dune sand oasis drought nomad caravan scorpion cactus bedouin
place/field: field wheat harvest farmer crop plow tractor grain sow corn barley cow hay rice_paddy
place/meadow: meadow grass sheep wildflower butterfly pasture graze bee picnic kite spring
place/savanna: savanna lion giraffe elephant zebra africa serengeti hyena cheetah antelope safari wildebeest
place/river: river stream bank canoe salmon dam bridge flow beaver current lake flood upstream creek trout
place/beach: beach sand wave surf shell seagull tide coast crab sunbathe vacation swimsuit turtle shore
place/sea: sea ocean ship wave sail sailor storm atlantic pacific voyage captain whale crossing shipwreck deep_sea horizon navigator drift
place/ship-deck: deck captain crew sailor mast voyage mutiny cabin_boy aboard sails
place/arctic: arctic antarctica ice polar_bear penguin iceberg explorer south_pole snowstorm glacier sled frozen
place/underwater: underwater diver coral fish reef shark octopus seabed deep dive whale jellyfish submarine dolphin seahorse
place/space: space planet astronaut orbit galaxy rocket star moon nasa comet satellite universe telescope asteroid mars
place/cave: cave stalactite bat cave_painting underground darkness explorer neanderthal cavern torch
`
