import type { Analysis } from '../story/analysis.ts'
import { drawableNamed, isAnimalName } from '../vocabulary/vocabulary.ts'
import type { Phrase } from '../text/phrases.ts'

/** A count that stands for very many. */
export const SWARM = 200

/** What comes by two. */
const PAIRS = /^(?:hand|foot|eye|ear|leg|arm|knee|shoe|boot|glove|wing|twin)$/u

/** Nouns of several whose one drawing shows them together. */
const DRAWN_TOGETHER =
  /^(?:lung|pliers?|tongs|scissors|shears|binoculars|headphones?|glasses|sunglasses|goggles|jeans|trousers|stairs|grocer(?:y|ies)|vegetables?|veggies?|beans?|nuts?|almonds?|walnuts?|raspberr(?:y|ies)|spices?|fries|noodles?|sneakers?|slippers?|socks?|earrings?|blinds?|bacteria|bacterium|antibod(?:y|ies)|muscles?|vitamins?|apps?|notifications?|applications?|contacts?|earbuds?|footprints?|peanuts?|tiles?|floorboards?|cannonballs?|manuscripts?|grapes?|cherr(?:y|ies)|blueberr(?:y|ies)|pancakes?)$/u

/** Small things whose plural without a number is many of them. */
const SMALL_AND_MANY = /^(?:coin|leaf|petal|pebble|seed|snowflake)$/u

/** Animals whose plural is their singular. */
const SAME_OF_MANY = /^(?:fish|sheep|deer|salmon|trout|tuna|moose|elk|buffalo|bison)$/u

/** How many animals or things of a group are seen. */
const GROUPS: ReadonlyMap<string, number> = new Map([
  ['colony', 12],
  ['herd', 9],
  ['flock', 9],
  ['swarm', SWARM],
  ['school', 12],
  ['shoal', 12],
  ['pack', 5],
  ['pride', 4],
  ['pod', 4],
  ['litter', 3],
  ['crowd', 12],
  ['fleet', 12],
  ['armada', 12],
  ['flotilla', 9],
  ['convoy', 5],
  ['row', 5],
  ['line', 5],
  ['queue', 5],
  ['pile', 6],
  ['stack', 6],
  ['heap', 6],
  ['collection', 6],
  ['cluster', 5],
  ['bundle', 4],
  ['bunch', 4],
  ['pair', 2],
])

const OF_VEHICLES = /^(?:fleet|armada|flotilla|convoy)$/u

/** Whether a phrase has a number: `six onions`, `a dozen eggs`. */
export const isNumbered = ({ run }: Phrase): boolean => run.some(({ pos, low }) => pos === 'NUM' || low === 'dozen')

/** How many of what a phrase names there are in its sentence. */
export function countOf(phrase: Phrase, { quantities, text }: Analysis): number {
  // `Steve Jobs` is one.
  if (phrase.isName && (phrase.nouns.length > 1 || !phrase.isPlural)) return 1
  const mine = quantities.find(
    ({ at, end, kind }) =>
      /^(?:count|vague)$/u.test(kind) &&
      at <= phrase.head.word &&
      end >= phrase.run[0]!.word &&
      Math.abs(end - phrase.head.word) <= 2 &&
      at >= (phrase.run[0]?.word ?? 0) - 3,
  )
  const partOf = /\b(one|two|three) of (?:the|these|those|his|her|its|their|my|our) (?:\w+ )?$/iu.exec(
    text.split(/\s+/u).slice(0, phrase.head.word).join(' ') + ' ',
  )
  if (partOf) return ['one', 'two', 'three'].indexOf(partOf[1]!.toLowerCase()) + 1
  if (mine && (isNumbered(phrase) || mine.kind === 'vague')) return mine.value > 100 ? SWARM : Math.max(1, Math.ceil(mine.value))
  if (new RegExp(`(?:thousands|millions|hundreds|billions|swarms?|dozens) of (?:\\w+ ){0,3}${phrase.head.text}`, 'iu').test(text))
    return SWARM
  if (
    /^(?:army|crowd|audience|people|hundreds|thousands|millions)$/u.test(phrase.lemma) ||
    /^(?:hundreds|thousands|millions)$/u.test(phrase.head.low)
  )
    return phrase.head.low === 'army' ? 12 : phrase.head.low.endsWith('s') ? SWARM : 12
  // `the fleet`: its ships.
  if (OF_VEHICLES.test(phrase.lemma) && phrase.nouns.length === 1) return GROUPS.get(phrase.lemma)!
  // `a wolf pack`.
  const own = phrase.nouns.length > 1 && isAnimalName(phrase.nouns.at(-2)!.lemma) ? GROUPS.get(phrase.lemma) : undefined
  if (own !== undefined) return own
  // `a pile of leaves` is one.
  if (phrase.of && drawableNamed(`${phrase.of.lemma} of ${phrase.head.low}`)?.art) return phrase.of.isPlural ? 3 : 1
  const group = phrase.of && GROUPS.get(phrase.of.lemma)
  if (group !== undefined && (phrase.isPlural || SAME_OF_MANY.test(phrase.lemma))) return phrase.of!.isPlural ? SWARM : group
  if (phrase.isPlural && (DRAWN_TOGETHER.test(phrase.lemma) || DRAWN_TOGETHER.test(phrase.head.low))) return 1
  if (phrase.isPlural && SMALL_AND_MANY.test(phrase.lemma)) return SWARM
  // `Both men`.
  if (phrase.run[0]!.low === 'both') return 2
  if (phrase.isPlural && PAIRS.test(phrase.lemma)) return 2
  return phrase.isPlural || phrase.lemma === 'family' || phrase.lemma === 'team' ? 3 : phrase.lemma === 'couple' ? 2 : 1
}
