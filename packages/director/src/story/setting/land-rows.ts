import type { PlaceWords } from './place-rows.ts'

/** Open country, waters, ice and space, and places without a set. */
export const LANDS: readonly PlaceWords[] = [
  // Open country.
  {
    place: 'forest',
    region: 'wild',
    at: 'forest|bamboo grove|woods|woodland|pines|clearing|treehouse|burrow|den|undergrowth|oak tree|trees',
    hints:
      'forests?|woods|woodland|oak(?: tree)?s?|pines?|birch(?:es)?|undergrowth|moss|ferns?|burrows?|dens?|woodcutter|hedgehogs?|owls?|squirrels?|deer|wolves|wolf|badgers?|fireflies|campfire|foxes|acorns?|mushroom picking|bears?',
  },
  {
    place: 'summit',
    region: 'wild',
    at: '(?:top|peak) of (?:the|an?) (?:\\p{L}+ )?mountain|summit|ridge|peak|base camp|glacier|Himalayas?|Everest|K2|crevasse|rock face|death zone',
    hints:
      'summits?|base camp|sherpas?|climbers?|mountaineers?|avalanches?|Himalayas?|Everest|Mont Blanc|Matterhorn|Aconcagua|Denali|Annapurna|K2|snow leopards?|crampons|altitude|crevasses?|thin air|yaks?',
  },
  {
    place: 'mountain',
    region: 'wild',
    at: 'mountain(?: (?:path|pass|trail|road))?|mountains|cliff|valley|slope|Alps|Andes|Rockies|Dolomites',
    hints: 'mountains?|ridges?|peaks?|cliffs?|Kilimanjaro|Alps|Andes|tree ?line|Patagonia|chamois|ibex|condors?',
  },
  {
    place: 'desert',
    region: 'wild',
    at: 'desert|dunes?|oasis|sands|Sahara|Gobi|Atacama|Namib|Outback',
    hints:
      'deserts?|dunes?|oas[ie]s|camels?|caravans?|nomads?|Bedouins?|Sahara|Gobi|Atacama|Namib|Kalahari|sandstorms?|Tuareg|scorpions?|pyramids?|meerkats?',
  },
  {
    place: 'jungle',
    region: 'wild',
    at: 'jungle|rainforest|canopy|Amazon|Borneo',
    hints:
      'jungles?|rain ?forests?|canopy|Amazon|Borneo|Congo|lianas?|orangutans?|gorillas?|jaguars?|toucans?|sloths?|poison (?:dart )?frogs?|macaws?|leafcutter|chimpanzees?|howler',
  },
  {
    place: 'savanna',
    region: 'wild',
    at: 'savannah?|Serengeti|Masai Mara|African plains|waterhole',
    hints:
      'savannah?s?|Serengeti|Masai Mara|lions?|lioness(?:es)?|zebras?|wildebeests?|giraffes?|hyenas?|elephants?|cheetahs?|waterholes?|rhinos?|antelopes?|gazelles?|acacias?|Maasai',
  },
  { place: 'prairie', region: 'wild', at: 'plains|grassland|steppe|prairie', hints: 'grasslands?|steppes?|prairies?|bison|buffaloe?s?' },
  { place: 'hot-spring', region: 'wild', at: 'hot springs?|onsen|thermal (?:pool|bath)s?', hints: 'hot springs?|onsens?' },
  {
    place: 'meadow',
    region: 'wild',
    at: 'meadow|pasture|grass|hills?|hilltop|hillside|heath|moor',
    hints: 'meadows?|pastures?|shepherds?|wildflowers?|hillsides?',
  },
  {
    place: 'field',
    region: 'wild',
    at: 'field|fields|farm|barn|vineyard|orchard',
    hints:
      'farms?|barns?|tractors?|harvests?|hay|wheat|crops?|farmers?|plough|plow|cattle|cows?|sheep|vineyards?|orchards?|thunder(?:storms?|clouds?)?|lightning|storm clouds?|hailstones?|raindrops?|tornado(?:e?s)?',
  },
  {
    place: 'river',
    region: 'wild',
    at: 'river|riverbank|(?<=\\bon (?:the|its) (?:(?:far|other|opposite) )?)bank(?: of (?:the|a) river)?|lake|stream|lagoon|waterfall|creek|pond|wetlands?|Nile|Danube|Thames|Mississippi|Ganges|Mekong',
    beside: 'waterfall',
    hints:
      'rivers?|lakes?|riverbanks?|streams?|creeks?|lagoons?|beavers?|otters?|canoes?|kayaks?|hippos?|crocodiles?|salmon|trout|fly-?fishing|rapids|reeds|flamingos?',
  },
  {
    place: 'cave',
    region: 'wild',
    at: 'cave|cavern|(?:coal|gold|salt|copper|silver|cobalt|diamond|iron) mine|mines|tunnels|mine ?shaft|tunnel|grotto',
    hints: 'caves?|caverns?|stalactites?|stalagmites?|cavers?|cave (?:paintings?|divers?)|mine ?shafts?|miners?|torches',
  },
  // By the water and in it.
  {
    place: 'beach',
    region: 'water',
    at: 'beach|shore|seashore|coast|sand|island|tide pool',
    hints:
      'beach(?:es)?|shores?|surf(?:ers?|ing)?|tides?|sandcastles?|palm trees?|seashells?|lifeguards?|sea turtles?|islands?|Maldives|Bahamas|Hawaii|Bali|Fiji|Caribbean|Seychelles|Zanzibar',
  },
  {
    place: 'ship-deck',
    region: 'water',
    at: '(?<=(?:on|across|aboard) (?:(?:the|a|his|her|their|our) )?(?:\\p{L}+ )?)(?:ship|deck|vessel|galleon|frigate|schooner|whaler)|helm|crow.s nest',
    hints: 'on deck|on board|aboard|crow.s nest|at the helm',
  },
  {
    place: 'sea',
    region: 'water',
    at: 'sea|ocean|waves|boat|raft|lifeboat|sailboat|yacht|ferry|mast|Atlantic|Pacific|bay',
    hints:
      'ships?|sail(?:s|ed|ing|ors?)?|decks?|captains?|lifeboats?|rafts?|voyages?|crew|masts?|shipwreck(?:ed|s)?|lighthouses?|icebergs?|open sea|knots|starboard|fishermen|rogue wave|Atlantic|Pacific|ferr(?:y|ies)|container ships?|overboard|hull|sank',
  },
  {
    place: 'underwater',
    region: 'water',
    at: 'sea ?floor|ocean floor|seabed|reef|coral reef|coral|abyss|deep sea|trench|submarine|depths?|surface of the (?:sea|ocean)',
    hints:
      'sea ?floor|ocean floor|seabed|coral(?:s| reefs?)?|reefs?|deep[- ]sea|divers?|scuba|submarines?|octopus(?:es)?|sharks?|whales?|dolphins?|jellyfish|squids?|anglerfish|kelp|hydrothermal|vents?|plankton|tentacles?|manta rays?|seahorses?|clownfish|Mariana|underwater|meters below the (?:surface|waves)|metres below the (?:surface|waves)|krill|gills?',
  },
  {
    place: 'under-ice',
    region: 'polar',
    at: '(?<=(?:under|beneath|below) (?:the |a )?(?:\\p{L}+ ){0,2})ice',
    hints: 'breathing holes?|(?:under|beneath|below) the (?:\\p{L}+ ){0,2}ice',
  },
  // Ice.
  {
    place: 'arctic',
    region: 'polar',
    at: 'Antarctica|Arctic|North Pole|South Pole|Greenland|Svalbard|ice sheet|ice shelf|pack ice|ice floe|igloo|tundra|glacier',
    hints:
      'Antarctic\\w*|Arctic|North Pole|South Pole|Greenland|Svalbard|penguins?|polar bears?|seals?|walrus(?:es)?|ice (?:sheets?|shel(?:f|ves)|floes?|cap)|sled dogs?|igloos?|tundra|Inuit|reindeer|narwhals?|frostbite|huskies|permafrost|polar (?:night|explorers?)|(?<=\\b(?:on|across|over|onto|under|into|through|in|of) (?:the )?(?:\\p{L}+ )?)ice(?! (?:cubes?|cream))|frozen (?:coast|sea|bay)|emperor penguins?|blizzards?',
  },
  // Space.
  {
    place: 'space',
    region: 'space',
    at: 'space|orbit|space station|Mars|(?<=\\b(?:on|to|onto) the )Moon|spacecraft|galaxy|universe|solar system|Jupiter|Saturn|Venus|Mercury|Neptune|Uranus|Pluto|Titan',
    hints:
      "galax(?:y|ies)|planets?|orbit(?:s|ed|ing)?|astronauts?|light-?years?|black holes?|comets?|asteroids?|solar system|universe|supernovas?|neutron stars?|telescopes?|spacecraft|space stations?|rockets?|Mars|Jupiter|Saturn|Venus|Mercury|Neptune|Pluto|Milky Way|nebulas?|cosmic|Voyager|Apollo|lunar|the Sun(?=[’']s | is (?:an? |so )| weighs| burns| holds)|NASA|satellites?|gravity|moons",
  },
  // Told, but without a set.
  {
    place: 'nowhere',
    region: 'road',
    at: 'aquarium|lobby|reception|foyer|waiting area|entrance hall|interview|car|van|truck|taxi|cab|helicopter|elevator|tent|church|cathedral|chapel|temple|mosque|museum|hotel|motel|bank|cockpit|engine room|boiler room|cargo hold|galley|wheelhouse|shop|shed|barracks|pool|swimming pool|boxing ring|locker room|road|roadside|roof|gas station|bunker|grave|tower',
  },
]
