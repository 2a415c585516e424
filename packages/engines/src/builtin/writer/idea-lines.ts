/** What can be said and shown about a field without knowing more than its name. `words` tell the field; `scenes` open, `points` explain. */
export type Field = { readonly words: RegExp; readonly scenes: readonly string[]; readonly points: readonly string[] }

const field = (words: string, scenes: readonly string[], points: readonly string[]): Field => ({
  words: new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu'),
  scenes,
  points,
})

export const FIELDS: readonly Field[] = [
  field(
    'oceans?|seas?|whales?|dolphins?|sharks?|fish|fishes|corals?|reefs?|octopus(?:es)?|ships?|sailing|sailors?|waves|tides?|beach(?:es)?|turtles?|underwater|submarines?|surfing|lighthouses?|mermaids?',
    [
      'Slip below the waves, down to where the sunlight fades into blue.',
      'Stand on the shore at dawn and listen to the water breathe.',
      'A small boat rocks on a wide, dark sea.',
    ],
    [
      'Water carries sound farther and faster than air.',
      'Most of the deep sea has never been seen by human eyes.',
      'Down there light is rare, so many creatures make their own.',
      'Every wave you see began as wind, somewhere far away.',
      'Currents wider than rivers carry warm water around the planet.',
      'A single drop is home to thousands of tiny drifting lives.',
    ],
  ),
  field(
    'cats?|kittens?|dogs?|pupp(?:y|ies)|animals?|birds?|foxes|fox|wol(?:f|ves)|lions?|tigers?|pumas?|bears?|elephants?|horses?|monkeys?|rabbits?|pandas?|penguins?|owls?|pets?|wildlife|insects?|ants?|butterfl(?:y|ies)|dinosaurs?|frogs?|giraffes?|zebras?|hamsters?|squirrels?|snakes?|crows?|goats?|cows?|pigs?|ducks?',
    [
      'Somewhere, right now, a pair of bright eyes is watching the grass.',
      'Start small, with a paw print in soft mud.',
      'The morning is quiet, until something moves between the trees.',
    ],
    [
      'Animals read the world through scent, sound and the slightest movement.',
      'A tail, an ear or a feather can say more than a sentence.',
      'Every habit that looks funny to us once helped somebody survive.',
      'The young learn by playing, and play is serious work.',
      'Senses that we barely notice can guide an entire day.',
      'Patience is a skill, and the wild teaches it early.',
    ],
  ),
  field(
    'space|stars?|moon|mars|planets?|galax(?:y|ies)|universe|black holes?|astronauts?|rockets?|sun|solar|comets?|asteroids?|telescopes?|aliens?|cosmos|orbit|satellites?|saturn|jupiter',
    [
      'Look up on a clear night, far away from the city lights.',
      'Leave the ground behind and watch the blue fade to black.',
      'A telescope turns slowly towards one faint point of light.',
    ],
    [
      'Light from most of those stars set out long before you were born.',
      'Out there is no air, so there is no sound at all.',
      'Our sun is one star among more than a hundred billion in this galaxy.',
      'Distances are so large that we measure them in years of travelling light.',
      'The iron in your blood was forged inside an ancient star.',
      'Everything up there is falling around something else.',
    ],
  ),
  field(
    'food|cooking|coffee|tea|bread|bak(?:e|ing|ers?|er(?:y|ies))|chefs?|kitchens?|recipes?|pizza|pasta|sushi|chocolate|cheese|cake|cookies?|soup|noodles?|ramen|breakfast|dinner|lunch|restaurants?|baristas?|spices?|ice cream|fruit|vegetables?|curry|tacos?|honey|burgers?',
    [
      'Begin in a warm kitchen, early, while the street is still asleep.',
      'Close your eyes and follow the smell.',
      'Steam rises, a spoon taps the rim, and the day can start.',
    ],
    [
      'Good ingredients do half the work before anyone lights the stove.',
      'Heat changes everything: colour, texture and smell.',
      'Salty, sweet, sour and bitter take turns on the tongue.',
      'Recipes travel with people and change a little in every home.',
      'The hands remember what no recipe can explain.',
      'A shared table turns a meal into a memory.',
    ],
  ),
  field(
    'travel|trips?|journeys?|vacation|holidays?|cit(?:y|ies)|tokyo|paris|london|new york|japan|asia|europe|africa|italy|india|mexico|thailand|backpack(?:ing|ers?)|tourists?|trains?|roads?|road trip|airports?|markets?|bridges?|streets?|maps?|camping|hotels?|skyscrapers?',
    [
      'The train doors open, and a new city rushes in.',
      'Pack light, and leave before the sun is up.',
      'A map lies open on the table, full of roads nobody has taken yet.',
    ],
    [
      'Every street has its own smell, its own rhythm and its own hour of the day.',
      'Get lost on purpose, because the best corners are rarely on the map.',
      'A market tells you more about a place than most museums.',
      'Say hello in the local language and watch the faces change.',
      'At night the lights come on, and the same streets feel new.',
      'The best souvenirs weigh nothing. They are stories.',
    ],
  ),
  field(
    'tech(?:nology)?|robots?|computers?|ai|artificial intelligence|internet|phones?|smartphones?|apps?|software|cod(?:e|ing)|programming|machines?|inventions?|inventors?|electric(?:ity)?|batter(?:y|ies)|cars?|drones?|startups?|data|chips?|videogames?|video games?|games?|cameras?|engineers?|innovations?|3d print(?:ing|ers?)',
    [
      'A small light blinks in a quiet room.',
      'Not long ago, this would have looked like magic.',
      'On a crowded workbench, wires and notes wait for morning.',
    ],
    [
      'Behind every smooth screen, tiny switches flip on and off by the million.',
      'Every machine begins as a sketch and a stubborn question.',
      'Computers are fast, but somebody still decides what is worth doing.',
      'The best tools disappear and leave you alone with the work.',
      'Most inventions fail many times before they work once.',
      'What fits in a pocket today once filled a whole room.',
    ],
  ),
  field(
    'volcano(?:es)?|storms?|rain|snow|weather|climate|earthquakes?|clouds?|lightning|thunder|tornado(?:es)?|hurricanes?|glaciers?|wind|rainbows?|lava|earth|seasons?|ice',
    [
      'The air goes still, and the light changes.',
      'Dark clouds gather over the mountains.',
      'From high above, the planet looks calm. It never is.',
    ],
    [
      'Warm air rises, cool air sinks, and the sky begins to move.',
      'Pressure builds slowly, and then everything happens at once.',
      'The same forces have shaped mountains, islands and coasts for millions of years.',
      'What looks like chaos follows simple rules.',
      'Ash and rain come down, and for years they feed the soil.',
      'Scientists watch with satellites, sensors and a great deal of patience.',
    ],
  ),
  field(
    'nature|forests?|trees?|flowers?|plants?|gardens?|gardening|mountains?|rivers?|lakes?|bees?|mushrooms?|leaves|seeds?|jungles?|rainforests?|deserts?|farms?|farming|farmers?|grass|roses?|autumn|spring|waterfalls?|recycling',
    [
      'Walk into the forest before the birds wake up.',
      'Kneel down and look closely at the ground.',
      'Morning mist lifts from the valley, one tree at a time.',
    ],
    [
      'Roots and fungi trade water and sugar under your feet.',
      'A river never hurries, and still it carves through stone.',
      'Every seed carries the plan of something a thousand times larger.',
      'Little is wasted here, because every ending feeds a beginning.',
      'The seasons turn like a wheel, and everything alive keeps time.',
      'Even the wind has a job, carrying pollen from flower to flower.',
    ],
  ),
  field(
    'histor(?:y|ies)|ancient|egypt|rome|roman|greece|greek|pyramids?|castles?|knights?|kings?|queens?|vikings?|samurai|empires?|medieval|museums?|wars?|pirates?|pharaohs?|century|gold rush|printing press|titanic|legends?|myths?',
    [
      'Turn back the clock, to a world without electric light.',
      'Dust, stone and old paper: this is where the story hides.',
      'A torch flickers along a wall that has stood for centuries.',
    ],
    [
      'People then had the same fears and the same jokes as we do.',
      'One small decision can travel through centuries.',
      'What we know comes from letters, ruins and lucky finds.',
      'Ideas moved along roads and rivers, carried by traders and travellers.',
      'The winners wrote the books, but the kitchens kept the memories.',
      'Every old object was once brand new in somebody’s hands.',
    ],
  ),
  field(
    'sleep|dreams?|dreaming|brains?|memor(?:y|ies)|habits?|happiness|happy|learning|study|studying|minds?|meditation|mindful(?:ness)?|stress|anxiety|creativity|focus|procrastination|motivation|psychology|reading|books?|school|love|friends(?:hip)?|laughter|emotions?|morning routines?|productivity|time management|confidence',
    [
      'Close the door, dim the lights and listen to your own breath.',
      'Inside your head, billions of cells are talking at once.',
      'A notebook, a window, a quiet hour: that is all it takes to begin.',
    ],
    [
      'The brain uses about a fifth of your energy, even at rest.',
      'Memories are rebuilt a little each time you call them back.',
      'Small habits, repeated daily, shape who you become.',
      'Sleep is when the day gets sorted and stored.',
      'Attention works like a spotlight: bright, narrow and easy to steal.',
      'A short walk can untangle what an hour at a desk could not.',
    ],
  ),
  field(
    'sports?|running|runners?|marathons?|football|soccer|basketball|tennis|yoga|fitness|gym|workouts?|exercise|swimming|cycling|bikes?|bicycles?|skateboard(?:ing|s)?|climbing|hiking|boxing|olympics?|health|healthy|skiing|golf|races?|martial arts|karate|walking',
    [
      'Lace up your shoes while the street is still dark.',
      'The whistle blows, and everything else goes quiet.',
      'Cold air, warm hands, one deep breath.',
    ],
    [
      'Muscles grow stronger in the hours when you rest.',
      'Breath comes first, and everything else follows its rhythm.',
      'Champions repeat the boring parts more often than anyone sees.',
      'A good team is a conversation without words.',
      'The body learns slowly, and it never quite forgets.',
      'Every start line is full of people who almost stayed in bed.',
    ],
  ),
  field(
    'music|songs?|guitars?|pianos?|singing|singers?|bands?|jazz|hip hop|drums?|violins?|orchestras?|art|arts|artists?|painting|painters?|drawing|films?|movies?|photograph(?:y|s|ers?)|danc(?:e|ing|ers?)|theat(?:er|re)|poetry|poems?|design|fashion|animation|colou?rs?',
    [
      'One note hangs in a dark room.',
      'A blank page waits on a wooden table.',
      'The lights go down, and a hundred people hold their breath.',
    ],
    [
      'Rhythm reaches the body before the mind has noticed.',
      'Artists borrow, bend and break what came before them.',
      'The silence between two notes matters as much as the notes.',
      'Colour speaks first, and words arrive late.',
      'Practice looks dull from outside. From inside, it is a slow kind of flight.',
      'A song can hold a whole summer in three minutes.',
    ],
  ),
]

export const ANY_FIELD: Field = {
  words: /./u,
  scenes: [
    'It starts with something small, right in front of you.',
    'Take one step back and look, as if for the first time.',
    'Picture an ordinary morning, and one detail that does not quite fit.',
  ],
  points: [
    'Most people walk past it every day without noticing.',
    'Small details often tell the biggest part of the story.',
    'Somebody, somewhere, has spent years on exactly this.',
    'What looks simple from afar turns rich when you come close.',
    'The more you look, the more it seems connected to everything else.',
    'It changes with the light, the season and the person looking.',
  ],
}
