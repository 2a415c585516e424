import type { PlanText } from '@fablecut/domain/story/shot-plan/shot-plan'
import type { Analysis } from '../../story/analysis.ts'
import type { Token } from '../../text/token.ts'

const FACTORS: Readonly<Record<string, number>> = { double: 2, triple: 3, quadruple: 4 }
/** `doubled up`, `doubled over`: nothing grows. */
const NOT_GROWING = /^(?:up|over|down|back|as|check)$/u

/** The verb by which something becomes several times as much; undefined in a denial and where nothing grows. */
export const multiplyingVerb = (
  { tokens, bars }: Pick<Analysis, 'tokens' | 'bars'>,
  lemmas = new RegExp(`^(?:${Object.keys(FACTORS).join('|')})$`, 'u'),
): Token | undefined =>
  tokens.find(
    ({ pos, lemma, i }) =>
      pos === 'VERB' &&
      lemmas.test(lemma) &&
      !/^(?:negated|supposed|idiom)$/u.test(bars[i]!) &&
      !NOT_GROWING.test(tokens[i + 1]?.low ?? ''),
  )

/** `Calls have tripled`: how many times as many there are, where no number of the sentence says it. */
export function multipliedIn({ tokens, bars, quantities }: Analysis): PlanText | undefined {
  if (quantities.some(({ kind }) => kind !== 'date' && kind !== 'year' && kind !== 'duration')) return undefined
  const verb = multiplyingVerb({ tokens, bars })
  return verb && { words: `${FACTORS[verb.lemma]!}×`, role: 'number', at: verb.word }
}

/** The factors that an English text says with a verb: 3 for `tripled`. */
export const factorsSaid = (text: string): number[] =>
  Object.entries(FACTORS).flatMap(([verb, factor]) =>
    new RegExp(`\\b${verb.slice(0, -1)}(?:e|es|ed|ing)\\b`, 'iu').test(text) ? [factor] : [],
  )
