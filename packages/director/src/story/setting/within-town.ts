import type { Analysis } from '../analysis.ts'

/** Towns with sets of their own, of which a traveller tells. */
const TOWNS: ReadonlySet<string> = new Set(['japan-street', 'old-town', 'city'])
/** Sentences at the begin of a script that tell what it is about. */
const OPENING = 2
const LEAVES =
  /\b(?:back home|(?:flew|drove|went|came|returned) home|(?:years?|months?|weeks?) (?:later|ago)|today|nowadays|flight|airport)\b/iu

/** Who tells of a journey to a town is in it until it is left, wherever no other place is told. */
export function withinTown<P extends { readonly place?: string }>(
  placed: readonly P[],
  evidence: readonly { readonly hints: ReadonlyMap<string, number>; readonly isSensed: boolean }[],
  analyses: readonly Analysis[],
): P[] {
  const town = evidence.slice(0, OPENING).flatMap(({ hints }) => [...hints.keys()].filter((place) => TOWNS.has(place)))[0]
  const arrival = evidence.findIndex(({ hints }) => town !== undefined && hints.has(town))
  const left = analyses.findIndex(({ text }, i) => i > arrival && LEAVES.test(text))
  const isTraveller = town !== undefined && analyses.some(({ text }) => /\b(?:I|we)\b/u.test(text))
  // A river of a town flows through no meadow.
  const isOfTown = (place: string | undefined) => place === undefined || (place === 'river' && town !== 'japan-street')
  return placed.map((one, i) =>
    isTraveller && isOfTown(one.place) && i >= arrival && (left < 0 || i < left) && !evidence[i]!.isSensed ? { ...one, place: town! } : one,
  )
}
