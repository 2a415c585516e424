import type { Picture } from './story-state.ts'
import type { Phrase } from '../text/phrases.ts'
import type { Token } from '../text/token.ts'

/** Places that are seen from inside, by the noun of what one is in. */
const INSIDES: Readonly<Record<string, readonly string[]>> = {
  room: ['room', 'house', 'home', 'apartment', 'flat', 'parlor', 'lounge'],
  bedroom: ['bed', 'dormitory', 'nursery'],
  bathroom: ['bathroom', 'restroom', 'washroom'],
  hospital: ['hospital', 'clinic', 'ward', 'infirmary', 'operating room', 'emergency room'],
  school: ['school', 'university', 'college', 'class', 'lecture hall', 'kindergarten'],
  office: ['office', 'study', 'headquarters', 'agency'],
  library: ['library', 'archive'],
  lab: ['laboratory', 'lab'],
  castle: ['castle', 'palace', 'fortress'],
  'great-hall': ['throne room', 'great hall', 'banquet hall', 'banqueting hall', 'castle hall'],
  cottage: ['cottage', 'hut', 'log cabin', 'hovel'],
  'ship-deck': ['ship deck', 'quarterdeck'],
  station: ['station', 'train station', 'railway station', 'platform'],
  subway: ['subway', 'metro', 'subway station', 'metro station', 'tube station', 'underground station', 'subway platform'],
  airport: ['airport', 'terminal', 'airport terminal', 'departure lounge', 'departure hall'],
  supermarket: ['supermarket', 'grocery store', 'grocery', 'supermarket aisle', 'hypermarket'],
  restaurant: ['restaurant', 'canteen', 'steakhouse', 'pizzeria', 'trattoria'],
  courtroom: ['court', 'courtroom', 'courthouse', 'tribunal'],
  prison: ['prison', 'jail', 'prison cell', 'jail cell', 'dungeon', 'penitentiary'],
  factory: ['factory', 'steel mill', 'steelworks', 'factory hall', 'assembly line', 'warehouse'],
  'swimming-pool': ['swimming pool', 'pool', 'indoor pool', 'aquatic center', 'swimming hall'],
  gym: ['gym', 'gymnasium', 'fitness studio', 'fitness center', 'weight room'],
  workshop: ['workshop', 'smithy', 'forge'],
  garage: ['garage'],
  hallway: ['hallway', 'corridor', 'stairwell', 'foyer', 'entrance hall'],
  cellar: ['cellar', 'basement', 'wine cellar', 'storm cellar'],
  closet: ['closet', 'walk-in closet'],
  church: ['church', 'cathedral', 'chapel'],
  train: ['train', 'train compartment', 'compartment', 'train carriage', 'railway carriage'],
  car: ['car', 'taxi', 'cab'],
  plane: ['plane', 'airplane', 'airplane cabin'],
  cemetery: ['cemetery', 'graveyard', 'churchyard'],
  shop: ['shop', 'store', 'corner shop', 'corner store', 'convenience store', 'drugstore', 'pharmacy', 'hardware store', 'toy store'],
  stadium: ['stadium', 'arena', 'football stadium', 'soccer stadium'],
  'parking-lot': ['parking lot', 'car park'],
  'japan-room': ['tea house', 'teahouse', 'tea room', 'dojo'],
  'hot-spring': ['hot spring', 'onsen'],
  attic: ['attic', 'loft'],
  bus: ['bus', 'school bus'],
  harbor: ['harbor', 'harbour', 'port', 'docks', 'marina', 'shipyard'],
  battlefield: ['trench', 'battlefield'],
  market: ['market', 'marketplace', 'bazaar', 'fair'],
  cafe: ['pub', 'tavern', 'inn', 'diner', 'bistro'],
  stage: ['theater', 'theatre', 'opera', 'concert hall', 'auditorium', 'stage'],
  kitchen: ['bakery'],
  rooftop: ['rooftop', 'roof'],
}
const placeByNoun = new Map(Object.entries(INSIDES).flatMap(([place, nouns]) => nouns.map((noun) => [noun, place] as const)))

const ON_TOP = /^(?:rooftop|roof|stage|platform)$/u
/** Vehicles and places that one is on as well as in. */
const ON_OR_IN = /^(?:bus|train|plane|airplane|battlefield|line)$/u
/** What one may be at without being in it. */
const ENTERED = /^(?:car|taxi|cab|train|plane|airplane|closet)$/u

const SEEING = /^(?:look|stare|gaze|point|glance|peer|laugh|smile|shout|yell)$/u

/** Lemma of the word before the preposition of a phrase that begins at a token. */
const verbBefore = (start: number, tokens: readonly Token[]): string => {
  const at = tokens.slice(0, start).findLastIndex(({ pos }) => pos === 'ADP')
  return tokens[at - 1]?.lemma ?? ''
}

/** `in the hospital`, `on stage`: the place that a phrase puts a scene in, where its noun alone is drawn as a thing. */
export function insideOf(
  { role, preposition = '', nouns, lemma, isPlural, isName, start, end, adjectives }: Phrase,
  tokens: readonly Token[],
): Picture | undefined {
  if (role !== 'behind' || isPlural || isName) return undefined
  // `a whaling station`: another kind.
  if (lemma === 'station' && adjectives.some((word) => word.endsWith('ing'))) return undefined
  // `looked at the factory`, `at the court of the king`.
  if (preposition === 'at' && (lemma === 'court' || SEEING.test(verbBefore(start, tokens)))) return undefined
  // `at the bus stop`.
  if (/^(?:stop|shelter|driver|depot)$/u.test(tokens[end + 1]?.low ?? '')) return undefined
  // `crashed into the bus`.
  if (preposition === 'into' && /^(?:crash|slam|smash|bump|drive|run|plough|plow|collide|ram|fly|back)$/u.test(verbBefore(start, tokens)))
    return undefined
  const isOn = /^(?:on|onto|aboard)$/u.test(preposition)
  const isIn = /^(?:in|inside|at|within|into)$/u.test(preposition)
  const isInside = ON_TOP.test(lemma) ? isOn : isIn || (isOn && ON_OR_IN.test(lemma))
  if (!isInside || (preposition === 'at' && ENTERED.test(lemma))) return undefined
  const noun = nouns.map(({ low }) => low).join(' ')
  const place = placeByNoun.get(noun) ?? (nouns.length === 1 ? placeByNoun.get(lemma) : undefined)
  return place ? { name: noun, drawn: { name: noun, file: 'artifact', art: `place/${place}` }, isPerson: false } : undefined
}
