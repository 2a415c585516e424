import { PLACE_COORDINATES } from '../../languages/en/cities.ts'
import { isPlaceName } from '../../languages/en/names.ts'
import type { Analysis } from '../analysis.ts'
import { PLACE_WORDS } from './place-words.ts'
import { OPENING_SENTENCES } from './topic-room.ts'

/** Towns with sets of their own, of which a traveller tells. */
const TOWNS = PLACE_WORDS.filter(({ place, hints }) => hints !== undefined && /^(?:japan-street|old-town|city)$/u.test(place))
const LEAVES =
  /\b(?:back home|(?:flew|drove|went|came|returned) home|(?:years?|months?|weeks?) (?:later|ago)|today|nowadays|flight|airport)\b/iu

/** A guide tells its addressee how to spend time there. */
const VISIT =
  /\b(?:(?:one|two|three|four|few|a|first) (?:days?|hours?|mornings?|evenings?|weekend)|weekend|visit(?:s|ing)?|trip|travel(?:ling|ing)?|itinerary)\b/iu

/** Whether a sentence names a country, region or city that is not the town: `In Marrakesh, ...`, `through the Alps`. */
const isElsewhere = ({ phrases, text }: Analysis, town: string): boolean =>
  /\b(?:countries|continents)\b/iu.test(text) ||
  (phrases.some(({ isName, preposition, nouns, head }) => {
    const name = nouns.map((noun) => noun.text).join(' ')
    const isThere = isName && /^(?:in|to|through|across|from|at|near|over|around|into)$/u.test(preposition ?? '')
    return isThere && (isPlaceName(name) || isPlaceName(head.text))
  }) &&
    !TOWNS.some(({ place, hints }) => place === town && text.search(hints!) >= 0))

/** Whether a script tells its addressee how to spend time in a town with a set of its own. */
export const isTownGuide = (analyses: readonly Analysis[]): boolean =>
  analyses.slice(0, OPENING_SENTENCES).some(({ text }) => VISIT.test(text)) && analyses.some(({ text }) => /\byou\b/iu.test(text))

/** Who tells of a journey to a town is in it until it is left, wherever no other place is told. */
export function withinTown<P extends { readonly place?: string }>(
  placed: readonly P[],
  evidence: readonly { readonly isSensed: boolean }[],
  analyses: readonly Analysis[],
): P[] {
  const opening = analyses.slice(0, OPENING_SENTENCES).map(({ text }) => text)
  const town = TOWNS.find(({ hints }) => opening.some((text) => text.search(hints!) >= 0))?.place
  const arrival = opening.findIndex((text) => TOWNS.some(({ place, hints }) => place === town && text.search(hints!) >= 0))
  const left = analyses.findIndex((one, i) => i > arrival && (LEAVES.test(one.text) || (town !== undefined && isElsewhere(one, town))))
  const isTraveller = town !== undefined && (isTownGuide(analyses) || analyses.some(({ text }) => /\b(?:I|we)\b/u.test(text)))
  // A river of a town flows through no meadow.
  const isOfTown = (place: string | undefined) => place === undefined || (place === 'river' && town !== 'japan-street')
  return placed.map((one, i) =>
    isTraveller && isOfTown(one.place) && i >= arrival && (left < 0 || i < left) && !evidence[i]!.isSensed ? { ...one, place: town! } : one,
  )
}

/** `a baker in London`, `the people of Pompeii`: in a city, by its name. */
export const isInNamedCity = ({ phrases }: Analysis): boolean =>
  phrases.some(
    ({ isName, preposition, head, of }) =>
      isName &&
      PLACE_COORDINATES.has(head.text) &&
      (preposition === 'in' || (of !== undefined && /^(?:people|citizen|inhabitant|city|town|street|market)$/u.test(of.lemma))),
  )
