import { LANDS } from './land-rows.ts'
import { BUILT_PLACES, type PlaceWords, type Region } from './place-rows.ts'

const ROWS: readonly PlaceWords[] = [...BUILT_PLACES, ...LANDS]

/** Where one is, and where one comes by moving. */
const LOCATIVE =
  '(?:in front of|next to|(?<=\\b(?:fled|walk\\w*|hik\\w*|climb\\w*|march\\w*|trek\\w*|escap\\w*) )over|above(?= (?:my|his|her|our|their) (?:hospital )?bed)|(?:cross|climb|enter|reach|search|explor|roam)(?:e?s|ed|ing|e)?|in|at|on|inside|into|onto|through|across|aboard|along|around|near|under|beneath|up|down|(?:went|goes?|going|came|comes?|walk\\w*|r[au]n\\w*|dr[io]ve\\w*|rode|sail\\w*|return\\w*|mov\\w+|climb\\w*|flew|follow\\w*|crawl\\w*|head\\w*|hurr\\w+|fled|back|way|rush\\w*|carr\\w+|brought|sent|took|taken|led)(?: \\p{L}+)?(?: (?:back|down|up|over|out|off))? to)'
const DETERMINER = '(?:the|an?|my|his|her|their|our|your|its|this|that|these|those|some|every|each|any|one|two|three|another)'
/** Who is home, or comes there. */
const HOME =
  /\b(?:at|com(?:e|es|ing)|came|g[eo]t(?:s|ting)?|went|go(?:es|ing)?|walk\w*|drove|ran|return\w*|arriv\w+|back|stay\w*|alone at) home\b/iu

/** Parts of a place at which one is in it: `at the end of the hallway`, `at the counter of a shop`. */
const PART =
  '(?:top|foot|bottom|edge|edges|end|middle|centre|center|heart|back|front|corner|banks?|mouth|entrance|counter|depths|floor|door|windows?|rim)'
/** Words between a preposition and the noun of a place: `in a tiny rented flat`. */
const BETWEEN = `(?:(?!(?:of|I|he|she|it|we|you|they|and|or|that|which|who|to|for|with|was|is|are|were|had|has|in|on|at|from|by|as|but|than|behind|beyond|outside|opposite|near|beside|above|below|between|past) )[\\p{L}'’-]+ ){0,3}?`

const locative = (nouns: string, prepositions = LOCATIVE): RegExp =>
  new RegExp(
    `\\b${prepositions} (?:all )?(?:${DETERMINER} (?:[\\p{L}-]+ )?${PART} of )?(?:${DETERMINER} )?${BETWEEN}(?:${nouns})(?!\\p{L}|[’'-]\\p{L}| (?:table|sellers?|shop|gowns?|bags?|uniforms?|bells?|bus|tickets?|guards?|workers?|teachers?|keys?|bills?|food|staff|clothes|shoes|coats?|doctors?|visits?|kids?|friends?))`,
    'iu',
  )

const INSIDE = `(?:in|inside|into|aboard|through|at the (?:counter|window|till|back) of)`
/** One is on a train or a plane, and not on a car. */
const ABOARD = '(?:on|in|inside|into|onto|aboard|through)'

const compile = ({ place, region, at, within, fixtures, beside, hints }: PlaceWords) => ({
  place,
  region,
  ...(within && { at: locative(within, /^(?:train|plane)$/u.test(place) ? ABOARD : INSIDE) }),
  ...(place === 'room' && { isAt: HOME }),
  ...(beside && { isAt: locative(beside, '(?:beside|before|behind|below|from)') }),
  ...(at && { at: locative(at) }),
  ...(fixtures && { fixtures: locative(fixtures) }),
  ...(hints && { hints: new RegExp(`(?<!\\p{L})(?:${hints})(?!\\p{L})`, 'giu') }),
})

/** The rows, ready to be matched. */
export const PLACE_WORDS = ROWS.map(compile)

const REGIONS = new Map(ROWS.map(({ place, region }) => [place, region]))
export const regionOf = (place: string): Region | undefined => REGIONS.get(place)

/** Whether a text names a place other than one, as where somebody is or comes to. */
export const namesOtherPlace = (text: string, place: string): boolean =>
  PLACE_WORDS.some((row) => row.place !== place && [row.at, row.isAt].some((words) => words?.test(text) === true))
