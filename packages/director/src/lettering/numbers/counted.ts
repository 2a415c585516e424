import type { PlanText } from '@fablecut/domain/story/shot-plan/shot-plan'
import { clausesOf } from '../../clauses/clauses.ts'
import type { Analysis } from '../../story/analysis.ts'

/** `1 week`: alone it says nothing, but of a command that is obeyed so long. */
const isSingleTime = ({ words }: PlanText, analysis: Analysis): boolean =>
  /^1 (?:second|minute|hour|day|night|week|month|year)$/u.test(words) && !clausesOf(analysis).some(({ isCommand }) => isCommand)

const isUncounted = ({ words, at }: PlanText, { text, quantities }: Analysis): boolean =>
  quantities.find((one) => one.at <= at + 3 && at <= one.end)?.kind === 'count' &&
  // `Between two films`.
  ((/^(?:\p{L}+ )*\d[\d.,]*$/u.test(words) && !/^(?:1\d|20)\d\d$/u.test(words)) || /^between$/iu.test(text.split(/\s+/u)[at - 1] ?? ''))

/** `More than 500`, `1 week`: a number of which nobody knows what it counts, or a time that says nothing. */
export const isOfNothing = (text: PlanText, analysis: Analysis): boolean =>
  text.role === 'number' && (isSingleTime(text, analysis) || isUncounted(text, analysis))
