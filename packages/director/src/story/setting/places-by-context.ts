import type { Analysis } from '../analysis.ts'
import { assertedText } from './asserted-text.ts'

type Told = { readonly stated?: string; readonly hints: ReadonlyMap<string, number> }

/** Sentences over which somebody is still in hospital. */
const REACH_OF_WARD = 3
const CLIMBS =
  /\b(?:climb(?:s|ed|ing)?|scrambl(?:es?|ed|ing)) (?!into|out|onto|through|aboard|in |the (?:stairs|ladder|steps|tree|wall|fence|hill))/iu

/** Who climbs in a story of a mountain is on it, and in one of peaks above the trees. */
export function onMountain<E extends Told>(evidence: readonly E[], analyses: readonly Analysis[]): E[] {
  const mountain = ['summit', 'mountain'].find((place) => evidence.some(({ hints }) => hints.has(place)))
  return evidence.map((one, i) =>
    one.stated === undefined && mountain !== undefined && CLIMBS.test(assertedText(analyses[i]!)) ? { ...one, stated: mountain } : one,
  )
}

/** Who has a cabin on a voyage is on its ship. */
export const onShip = <E extends Told>(evidence: readonly E[], analyses: readonly Analysis[]): E[] =>
  evidence.map((one, i) =>
    one.stated === 'cottage' &&
    /\bcabin\b/iu.test(analyses[i]!.text) &&
    evidence.some(({ hints }) => hints.has('sea') || hints.has('ship-deck'))
      ? { ...one, stated: 'ship-deck' }
      : one,
  )

/** Beds of a hospital stand in no bedroom. */
export const inWards = <E extends Told>(evidence: readonly E[]): E[] =>
  evidence.map((one, i) => {
    const isWard = evidence.slice(Math.max(0, i - REACH_OF_WARD), i + 1).some(({ hints }) => hints.has('hospital'))
    return isWard && one.stated === 'bedroom' ? { ...one, stated: 'hospital' } : one
  })
