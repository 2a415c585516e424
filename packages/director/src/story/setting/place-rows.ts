/** A part of the world in which several sets lie: who is in one of them may go to another without a word. */
export type Region = 'house' | 'town' | 'public' | 'wild' | 'water' | 'polar' | 'space' | 'past' | 'road'

/**
 * Id of a place with a set, or `nowhere`: a place that is told and has none. `at`: nouns of what one is in, at or on, behind a preposition of place; `fixtures`:
 * the same of what stands in it, which may stand elsewhere; `hints`: words that are mostly said of it.
 */
export type PlaceWords = {
  readonly place: string
  readonly region: Region
  readonly at?: string
  /** Nouns of what one is in, aboard or inside of, beside which one may be as well. */
  readonly within?: string
  readonly fixtures?: string
  /** Nouns of what stands in no other place, which one is beside or before. */
  readonly beside?: string
  readonly hints?: string
}

/** Rooms, public places and places of towns. */
export const BUILT_PLACES: readonly PlaceWords[] = [
  // At home.
  {
    place: 'kitchen',
    region: 'house',
    at: 'kitchen(?: table| counter| drawer)?|pantry',
    fixtures: 'sink|stove|oven|fridge|refrigerator|dishwasher|microwave|frying pan|skillet',
    hints:
      'kitchen|sinks?|stoves?|ovens?|fridges?|refrigerators?|freezer|dishwasher|microwave|taps?|faucets?|saucepans?|skillets?|frying pans?|cutting board|recipes?|dough|batter|simmer|sauté|chopped?|garlic|onions?|leftovers|breakfast|dinner|dishes|kettle|spatula|ladle',
  },
  {
    place: 'bathroom',
    region: 'house',
    at: 'bathroom|restroom|washroom',
    fixtures: 'bathtub|bath|shower|toilet|medicine cabinet|bathroom mirror',
    hints:
      'bathrooms?|toilets?|showers?|bathtubs?|shower ?heads?|flush(?:es|ed|ing)?|toothbrush(?:es)?|brush(?:ed|ing)? (?:my|your|his|her|their) teeth|cistern|plungers?|towels?|drains?|grout',
  },
  {
    place: 'bedroom',
    region: 'house',
    at: 'bedroom|nursery',
    fixtures: '(?<!hospital )bed|mattress|pillow|blankets?|covers|duvet|nightstand|bedside(?: table)?|crib',
    hints:
      '(?<!hospital )beds?|bedrooms?|mattress(?:es)?|pillows?|nightstand|bedside|asleep|sleep(?:s|ing|less)?|slept|insomnia|snor(?:e|es|ed|ing)|(?:wakes?|woke|woken|waking) up|lullab(?:y|ies)|alarm clock|nightmares?|bedtime|cuddl\\w+|melatonin|pajamas|pyjamas',
  },
  { place: 'attic', region: 'house', at: 'attic|loft', hints: 'attics?' },
  {
    place: 'room',
    region: 'house',
    at: 'living room|lounge|house|farmhouse|mansion|apartment|flat|(?:living|dining|other|next|another|dark|empty|front|spare|his|her|my) room(?! \\d)',
    fixtures: 'sofa|couch|fireplace|armchair|front door|doorstep|floorboards|wallpaper|mantelpiece',
    hints:
      'sofas?|couch(?:es)?|living room|fireplace|armchairs?|floorboards|curtains|carpets?|wallpaper|front door|doorbell|apartments?|my house|the house|the walls|the ceiling|upstairs|downstairs|roommates?|flatmates?|babysitter|baby monitor|television|TV|landline|at home|come home|came home',
  },
  {
    place: 'hallway',
    region: 'house',
    at: 'hallway|corridor|foyer|entrance hall|stairwell|staircase|stairs|landing',
    hints: 'hallways?|corridors?|stairs|staircases?|stairwell|bann?isters?|landing',
  },
  { place: 'cellar', region: 'house', at: 'cellar|basement', hints: 'cellars?|basements?' },
  { place: 'closet', region: 'house', within: 'closet', hints: 'closets?' },
  { place: 'garage', region: 'house', at: 'garage', hints: 'garages?' },
  {
    place: 'japan-room',
    region: 'house',
    at: 'tatami(?: mats?| room)?|ryokan|bath ?house|tea ?house|tea room|dojo',
    hints: 'tatami|ryokans?|shoji|tea ceremon(?:y|ies)|futons?',
  },
  {
    place: 'garden',
    region: 'house',
    at: 'garden|backyard|yard|lawn|vegetable patch|flower ?bed|allotment|greenhouse|park',
    hints:
      'gardens?|backyard|lawns?|seedlings?|compost|prun(?:e|es|ed|ing)|weeds?|tomato plants?|watering can|mulch|flower ?beds?|potting|beehives?',
  },
  {
    place: 'workshop',
    region: 'house',
    at: 'workshop|workbench|tool ?shed',
    hints:
      'workshops?|workbench|screwdrivers?|wrench(?:es)?|sandpaper|planks?|drill(?:s|ed|ing)?|handlebars?|derailleur|bike chain|spark plugs?|socket set|sawdust|varnish|chisels?|plywood',
  },
  { place: 'cottage', region: 'house', at: 'cottage|hut|cabin|hovel', hints: 'hearths?|hovels?' },
  // In town.
  {
    place: 'office',
    region: 'public',
    at: '(?<!(?:post|ticket|box|tax) )office|cubicle|meeting room|conference room|boardroom|headquarters',
    fixtures: 'desk|meeting',
    hints:
      'offices?|cubicles?|co-?workers?|meetings?|spreadsheets?|inbox|promotions?|bosses|boss|deadlines?|presentations?|interns?|quarterly|standing desk|open-plan|resign(?:ed|ation)|startup',
  },
  {
    place: 'school',
    region: 'public',
    at: 'school|classroom|university|college|lecture hall|kindergarten',
    fixtures: 'class|blackboard',
    hints:
      'classrooms?|teachers?|homework|blackboard|chalk(?:board)?|pupils?|students?|exams?|lectures?|textbooks?|professors?|algebra|classmates?|semester|schoolyard',
  },
  {
    place: 'hospital',
    region: 'public',
    at: 'hospital(?: (?:bed|room|ward|corridor|window))?|emergency room|operating (?:room|table|theatre|theater)|ward|clinic|intensive care|waiting room|vet|hospice',
    hints:
      'hospitals?|nurses?|surgeons?|surger(?:y|ies)|operating|wards?|transplants?|chemo(?:therapy)?|ambulances?|paramedics?|midwi(?:fe|ves)|stethoscope|anesthe\\w+|intensive care|diagnos\\w+|biops(?:y|ies)|MRI',
  },
  {
    place: 'lab',
    region: 'public',
    at: 'lab|laboratory|laboratories',
    fixtures: 'test tube|petri dish',
    hints:
      'labs?|laborator(?:y|ies)|test tubes?|petri dish(?:es)?|microscopes?|experiments?|vials?|chemists?|centrifuge|pipettes?|cultures of',
  },
  {
    place: 'courtroom',
    region: 'public',
    at: 'court|courtroom|witness stand|trial|jury|dock',
    hints:
      'courtrooms?|juror?s?|jury|judges?|verdicts?|trials?|lawyers?|prosecutors?|attorneys?|witness(?:es)?|defendants?|testif\\w+|acquitted|alibi',
  },
  {
    place: 'prison',
    region: 'public',
    at: 'prison|jail|(?:prison|jail|dark|stone) cell|death row|solitary',
    hints: 'prisons?|jails?|cellmate|inmates?|wardens?|prisoners?|parole|death row',
  },
  {
    place: 'library',
    region: 'public',
    at: 'library|archives?|bookshop|bookstore|reading room',
    hints: 'librar(?:y|ies)|archives?|manuscripts?|librarians?|bookshelves|bookstore|bookshop',
  },
  {
    place: 'cafe',
    region: 'public',
    at: 'cafe|café|coffee ?shop|coffee house|(?<!(?:noodle|sushi|ramen|tapas|snack) )bar|pub|bakery',
    hints: 'cafes?|cafés?|coffee ?shops?|baristas?|espresso|cappuccinos?|bartenders?',
  },
  {
    place: 'restaurant',
    region: 'public',
    at: 'restaurant|diner|bistro|pizzeria|tavern|(?:noodle|sushi|ramen|tapas|snack) bar|ramen shop|noodle shop|izakaya|trattoria|eatery',
    hints: 'restaurants?|waiters?|waitress(?:es)?|menus?|maître|diners?|reservations?|sommelier',
  },
  {
    place: 'supermarket',
    region: 'public',
    at: 'supermarket|grocery store|aisle',
    fixtures: 'checkout',
    hints: 'supermarkets?|grocer(?:y|ies)|aisles?|checkout|cashiers?|shopping cart|shelves',
  },
  {
    place: 'gym',
    region: 'public',
    at: 'gym|treadmill|weight room',
    hints:
      'gyms?|squats?|push-?ups?|dumbbells?|barbells?|deadlifts?|treadmill|workouts?|reps|burpees?|personal trainer|bench press|biceps|planks',
  },
  {
    place: 'swimming-pool',
    region: 'public',
    at: 'swimming pool|pool|starting block',
    hints: 'swimming pools?|freestyle|backstroke|breaststroke|lanes?|laps|swim meets?|swim team|lifeguards?|chlorine|goggles',
  },
  {
    place: 'factory',
    region: 'public',
    at: 'factory|assembly line|mill|power plant|reactor|control room|foundry|warehouse',
    hints: 'factor(?:y|ies)|assembly lines?|conveyor|reactors?|turbines?|foundr(?:y|ies)|looms?|machinery|shift workers?',
  },
  {
    place: 'stage',
    region: 'public',
    at: 'stage|theater|theatre|concert hall|opera house|concert|premiere|recital',
    fixtures: 'microphone',
    hints: 'concerts?|audiences?|orchestras?|encore|theat(?:er|re)s?|opera|rehears\\w+|spotlight|applause|conductor|backstage',
  },
  { place: 'shop', region: 'public', within: 'shop|store|drugstore|pharmacy', hints: 'shopkeepers?|cash registers?' },
  {
    place: 'cemetery',
    region: 'public',
    at: 'cemetery|graveyard|churchyard',
    fixtures: 'grave|gravestone|headstone|tombstone',
    hints: 'cemeter(?:y|ies)|graveyards?|gravediggers?|headstones?|tombstones?|gravestones?',
  },
  {
    place: 'church',
    region: 'public',
    within: 'church|cathedral|chapel|confessional',
    fixtures: 'altar|pews?|pulpit',
    hints: 'pews?|altars?|sermons?|congregations?|confessionals?|organists?|pulpits?',
  },
  {
    place: 'stadium',
    region: 'public',
    at: 'stadium|pitch|football (?:field|ground)|racetrack|arena',
    hints:
      'stadiums?|goalkeepers?|penalt(?:y|ies)|strikers?|midfielders?|defenders?|referees?|pitch|marathons?|championships?|Olympics?|sprinters?|half-?time|extra time|kick-?off|scor(?:e|ed|ing) (?:a|the|one|his|her) goals?|the ball|medals?|grandstands?',
  },
  {
    place: 'airport',
    region: 'road',
    at: 'airport|departure gate|terminal|passport control|runway',
    hints: 'airports?|boarding pass|departure gate|passport control|layover|check-?in|baggage',
  },
  {
    place: 'station',
    region: 'road',
    at: 'train station|station|platform|railway',
    hints: 'train stations?|trains|railways?|locomotives?|timetable',
  },
  {
    place: 'train',
    region: 'road',
    within: 'train|tram|compartment|(?:sleeper|sleeping|dining|restaurant|buffet|railway|passenger) car|railway carriage',
    hints: '(?:the|a|this|my) (?:night )?train|compartments?|conductors?|next stop|train ride',
  },
  {
    place: 'plane',
    region: 'road',
    within: 'plane|airplane|aircraft',
    fixtures: 'window seat|aisle seat|middle seat',
    hints: 'stewardess(?:es)?|flight attendants?|turbulence|cabin crew|overhead bins?|cruising altitude',
  },
  {
    place: 'car',
    region: 'road',
    within: 'car|taxi|cab',
    fixtures: 'passenger seat|driver.s seat|back ?seat|steering wheel|dashboard',
    hints: 'passenger seat|driver.s seat|rear-?view mirror|behind the wheel',
  },
  { place: 'bus', region: 'road', at: 'bus', hints: 'bus (?:driver|ride|home)|rode the bus' },
  { place: 'subway', region: 'road', at: 'subway|metro|underground train', hints: 'subway|metro (?:line|station)|commuters?' },
  {
    place: 'street',
    region: 'town',
    at: 'street|streets|finish line|sidewalk|pavement|avenue|boulevard|crosswalk|crossroads|traffic|intersection',
    hints: 'sidewalks?|pavements?|traffic|pedestrians?|crosswalk|street ?lights?|intersections?|potholes?',
  },
  { place: 'parking-lot', region: 'town', at: 'parking lot|car park|parking space', hints: 'parking lots?|car parks?' },
  { place: 'japan-street', region: 'town', at: 'Kyoto|Gion|Edo', hints: 'Kyoto|Gion|geishas?' },
  {
    place: 'city',
    region: 'town',
    at: 'city|downtown|skyline|metropolis',
    hints:
      'skylines?|skyscrapers?|downtown|high-?rises?|city lights|metropolis|Manhattan|New York|Tokyo|Shanghai|Dubai|Singapore|Hong Kong|Chicago|Seoul|Los Angeles',
  },
  { place: 'rooftop', region: 'town', at: 'rooftop', hints: 'rooftops' },
  {
    place: 'old-town',
    region: 'town',
    at: 'old town|cobblestones|piazza|plaza|town square|alleys?|lanes?|narrow streets',
    hints:
      'cobble(?:stones?|d)|piazzas?|alleyways?|narrow (?:streets|lanes|alleys)|old town|trams?|cathedral square|Lisbon|Prague|Venice|Florence|Rome|Seville|Porto|Krakow|Dubrovnik|Marrakech|Edinburgh',
  },
  {
    place: 'market',
    region: 'town',
    at: '(?<!(?:stock|housing|job|bond|labou?r|property|bear|bull) )market|market stall|stall|souk|bazaar|fair',
    hints: 'markets? (?:stalls?|square|sellers?|women)|stalls?|souks?|bazaars?|vendors?|haggl\\w+|fishmonger',
  },
  { place: 'village', region: 'town', at: 'village|town|hamlet', hints: 'villages?|villagers?|blacksmiths?|town crier|thatched|millers?' },
  {
    place: 'harbor',
    region: 'water',
    at: 'harbor|harbour|port|dock|docks|quay|pier|wharf|marina',
    hints: 'harbou?rs?|docks?|dockworkers?|quays?|wharf|fishing boats?|moored|stevedores?',
  },
  {
    place: 'great-hall',
    region: 'past',
    at: 'throne|throne room|royal court|(?:great|golden|banquet|banqueting|stone|vast|marble|king.s|castle) hall|hall (?:of|full)',
    beside: 'throne',
    hints: 'thrones?|throne room|great hall|courtiers?|banquets?',
  },
  {
    place: 'castle',
    region: 'past',
    at: 'castle|palace|fortress',
    hints: 'castles?|palaces?|royal court|kings?|queens?|princess(?:es)?|princes?|knights?|dukes?|moats?|drawbridge|kingdoms?|crown(?:ed)?',
  },
  {
    place: 'battlefield',
    region: 'past',
    at: 'battlefield|trench|trenches|front line|no man.s land|battle',
    hints:
      'battlefields?|trench(?:es)?|artillery|shells|front lines?|cavalry|bayonets?|regiments?|machine guns?|no man.s land|infantry|troops',
  },
  {
    place: 'ruins',
    region: 'past',
    at: 'forum|colosseum|agora|amphitheat(?:er|re)|temple',
    hints:
      'colosseum|gladiators?|legions?|emperors?|senators?|togas?|pharaohs?|forum|Pompeii|ancient (?:Rome|Greece)|Athens|Sparta|Carthage',
  },
]
