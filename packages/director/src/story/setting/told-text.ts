import { segmentsOf } from '../../lettering/segments.ts'
import type { Analysis } from '../analysis.ts'

const BARRED = /^(?:negated|compared|idiom|supposed)$/u

/** The words of a sentence for what is there: nothing denied, compared, supposed or of an idiom. */
export const toldText = ({ tokens, bars }: Analysis): string =>
  tokens
    .filter(({ i }) => !BARRED.test(bars[i]!))
    .map(({ text }) => text)
    .join(' ')
    .replaceAll(/ (?=[,.;:!?’'])/gu, '')

const OTHERS = /^(?:because|since|while|whereas|although|though|so that)\b/iu

/** The words for where a sentence happens: nothing of what others do at the same time, or of why: `he eats nothing, while the mothers hunt at sea`. */
export function whereText(analysis: Analysis): string {
  const barred = segmentsOf(analysis).filter(({ role, from, subject }) => {
    const opener = analysis.tokens[from]!.low
    const isOfOther = subject !== undefined && analysis.tokens[subject[0]]!.pos !== 'PRON'
    return role === 'because' || role === 'compared' || (role === 'setting' && isOfOther && OTHERS.test(opener))
  })
  const tokens = analysis.tokens.filter(({ i }) => !barred.some(({ from, to }) => from <= i && i < to))
  return toldText({ ...analysis, tokens })
}
