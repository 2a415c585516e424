import type { Analysis } from '../../story/analysis.ts'
import type { Phrase } from '../../text/phrases.ts'

/** A place that a sentence tells and that has no set: something one is inside of, or any other. */
export type StatedPlace = 'enclosure' | 'ground'

const nounsOf = (text: string): ReadonlySet<string> => new Set(text.split(', '))

/** What somebody is inside of. */
const ENCLOSURES = nounsOf(
  'van, truck, trailer, caravan, carriage, wagon, coach, cockpit, helicopter, tram, elevator, toilet, bath, bathtub, shower, shed, shack, tent, igloo, barn, stable, henhouse, bunker, shelter, vault, wardrobe, cupboard, tunnel, mine, shaft, well, pit, ditch, grave, tomb, crypt, coffin, temple, mosque, synagogue, monastery, convent, abbey, museum, gallery, cinema, hotel, motel, hostel, hotel room, waiting room, bank, bookstore, bookshop, post office, lighthouse, tower, cage, zoo, pool, swimming pool, sauna, orphanage, shelter, observatory, greenhouse, capsule, spaceship, spacecraft, submarine, hangar, silo, laundromat, barbershop, salon, nursing home, phone booth, sewer, crate, barrel, box',
)
/** What somebody is at, on or in without walls about it. */
const GROUNDS = nounsOf(
  'mud, dust, ashes, rubble, rain, snow, counter, bar, checkout, gas station, petrol station, filling station, bus stop, altar, gate, border, checkpoint, crossroads, intersection, bridge, balcony, porch, terrace, patio, veranda, deck, doorstep, pier, dock, scaffold, ledge, courtyard, driveway, backyard, alley, swamp, marsh, canyon, crater, playground, racetrack, highway, motorway, queue, line',
)
const SLOPES = nounsOf('hill, hillside, slope, road, driveway')
/** Under what nobody is seen who stands on the ground. */
const COVERS = nounsOf('bed, table, bridge, floor, floorboards, stairs, staircase, ground, rubble, ice, water, surface, waves')
const PLANETS = /^(?:Mercury|Venus|Mars|Jupiter|Uranus|Neptune|Pluto|Titan|Europa)$/u

const BARRED = /^(?:negated|compared|idiom|supposed|quoted)$/u
const nameOf = ({ nouns }: Phrase, count: number): string =>
  nouns
    .slice(-count)
    .map(({ low }, i, all) => (i === all.length - 1 ? low.replace(/(?<!s)s$/u, '') : low))
    .join(' ')
const isOneOf = (phrase: Phrase, names: ReadonlySet<string>): boolean =>
  names.has(phrase.lemma) || names.has(phrase.head.low) || names.has(nameOf(phrase, 2))

function placeOfPhrase(phrase: Phrase): StatedPlace | undefined {
  const { preposition = '', isName, head, isPlural } = phrase
  if (isName) return /^(?:on)$/u.test(preposition) && PLANETS.test(head.text) ? 'ground' : undefined
  if (/^(?:in|inside|into|within|aboard)$/u.test(preposition) && !isPlural && isOneOf(phrase, ENCLOSURES))
    return preposition === 'into' ? 'ground' : 'enclosure'
  if (/^(?:on|aboard)$/u.test(preposition) && !isPlural && /^(?:tram|elevator)$/u.test(phrase.lemma)) return 'enclosure'
  if (/^(?:in|at|on|onto|into|through|across|over)$/u.test(preposition) && isOneOf(phrase, GROUNDS)) return 'ground'
  if (/^(?:up|down)$/u.test(preposition) && isOneOf(phrase, SLOPES)) return 'ground'
  return /^(?:under|beneath|underneath|below)$/u.test(preposition) && isOneOf(phrase, COVERS) ? 'enclosure' : undefined
}

/** `fell asleep on a bench`: in no bed. */
const SLEEPS_ELSEWHERE =
  /\b(?:sle(?:pt|eps?|eping)|asleep|napp(?:ed|ing)|doz(?:ed|ing))\b(?: \p{L}+)? (?:on|in|under|at|against|behind|beside) (?:an?|the|my|his|her|their|our) (?!bed|(?:\p{L}+ )?(?:bedroom|bed|night|morning|afternoon|dark|middle|forest|house|cave|room|garden|snow))/iu

const DETERMINER = '(?:an?|the|my|his|her|their|our|its|this|that)'
/** Nouns that are easily read as verbs or adverbs: `in a leaking shed`, `in the back of a van`. */
const ENCLOSED = new RegExp(
  `\\b(?:in|inside|into) ${DETERMINER} (?:\\p{L}+ ){0,2}shed\\b|\\bin the (?:back|front|trunk|bed) of ${DETERMINER} (?:\\p{L}+ )?(?:van|car|truck|taxi|cab|bus|plane|church|pickup)\\b`,
  'iu',
)
const AT_STOP = /\bat (?:an?|the|my|his|her|their) (?:bus|tram) stop\b/iu

/**
 * The place without a set that a sentence tells, behind which no place with a set is told: what happens there is seen nowhere else. Undefined where it tells
 * none. `isPlaced`: whether the sentence tells a place with a set as well.
 */
export function statedPlaceOf({ phrases, tokens, text }: Analysis, isPlaced: boolean): StatedPlace | undefined {
  if ((!isPlaced && SLEEPS_ELSEWHERE.test(text)) || ENCLOSED.test(text)) return 'enclosure'
  if (AT_STOP.test(text)) return 'ground'
  const stated = phrases
    .filter(({ role, bar, start, preposition }) => {
      // `stepped out of the car`, `a man in a car`: nobody of the sentence is inside.
      const before = tokens[start - 2]?.low ?? ''
      return role === 'behind' && !BARRED.test(bar) && !(preposition === 'into' && /^(?:crash|look|peer|bump)/u.test(before))
    })
    .flatMap((phrase) => placeOfPhrase(phrase) ?? [])
  return stated.includes('enclosure') ? 'enclosure' : stated[0]
}
