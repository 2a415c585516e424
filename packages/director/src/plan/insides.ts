import type { Picture } from '../story/story-state.ts'
import type { Phrase } from '../text/phrases.ts'

/** Places that are seen from inside, by the noun of what one is in. */
const INSIDES: Readonly<Record<string, readonly string[]>> = {
  room: ['room', 'house', 'home', 'apartment', 'flat', 'cabin', 'parlor', 'lounge', 'basement', 'attic', 'hut'],
  bedroom: ['bed', 'dormitory', 'nursery'],
  hospital: ['hospital', 'clinic', 'ward', 'infirmary', 'operating room', 'emergency room'],
  school: ['school', 'university', 'college', 'class', 'lecture hall', 'kindergarten'],
  office: ['bank', 'headquarters', 'agency'],
  library: ['library', 'archive', 'bookstore', 'bookshop'],
  lab: ['laboratory', 'lab', 'observatory'],
  castle: ['castle', 'palace', 'fortress', 'throne room'],
  station: ['station', 'train station', 'railway station', 'subway', 'metro', 'platform'],
  market: ['market', 'marketplace', 'bazaar', 'fair'],
  cafe: ['pub', 'tavern', 'inn', 'diner', 'bistro'],
  stage: ['theater', 'theatre', 'opera', 'concert hall', 'auditorium', 'stage'],
  kitchen: ['bakery'],
  rooftop: ['rooftop', 'roof'],
}
const placeByNoun = new Map(Object.entries(INSIDES).flatMap(([place, nouns]) => nouns.map((noun) => [noun, place] as const)))

const ON_TOP = /^(?:rooftop|roof|stage|platform)$/u

/** `in the hospital`, `on stage`: the place that a phrase puts a scene in, where its noun alone is drawn as a thing. */
export function insideOf({ role, preposition = '', nouns, lemma, isPlural, isName }: Phrase): Picture | undefined {
  if (role !== 'behind' || isPlural || isName) return undefined
  const isInside = ON_TOP.test(lemma) ? /^(?:on|onto)$/u.test(preposition) : /^(?:in|inside|at|within|into)$/u.test(preposition)
  if (!isInside) return undefined
  const noun = nouns.map(({ low }) => low).join(' ')
  const place = placeByNoun.get(noun) ?? (nouns.length === 1 ? placeByNoun.get(lemma) : undefined)
  return place ? { name: noun, drawn: { name: noun, file: 'artifact', art: `place/${place}` }, isPerson: false } : undefined
}
