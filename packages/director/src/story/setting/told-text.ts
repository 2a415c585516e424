import { segmentsOf, type SegmentRole } from '../../lettering/segments.ts'
import type { Analysis } from '../analysis.ts'

const BARRED = /^(?:negated|compared|idiom|supposed)$/u

/** The words of a sentence for what is there: nothing denied, compared, supposed or of an idiom. */
export const toldText = ({ tokens, bars }: Analysis): string =>
  tokens
    .filter(({ i }) => !BARRED.test(bars[i]!))
    .map(({ text }) => text)
    .join(' ')
    .replaceAll(/ (?=[,.;:!?’'])/gu, '')

/** Clauses of which nothing is where the rest happens: reasons, what is said of a noun, what is compared or reported. */
const ELSEWHERE: ReadonlySet<SegmentRole> = new Set<SegmentRole>(['because', 'relative', 'compared', 'complement'])
/** `When she came into the kitchen, ...`: a time that tells where somebody was. */
const LEADING = /^(?:when|as|once|after)$/u
const MAIN: ReadonlySet<SegmentRole> = new Set<SegmentRole>(['main', 'command', 'but', 'joined'])

/** `Imagine you are in a cave`: where is imagined. */
export const isImagined = ({ text }: Analysis): boolean => /^(?:Now )?(?:imagine|picture|suppose|what if)\b/iu.test(text)

/** Whether a token is in a clause that tells where its sentence happens: not why, not of others at the same time, nothing compared or reported. */
export function locates(analysis: Analysis): (at: number) => boolean {
  const segments = segmentsOf(analysis)
  const main = segments.findIndex(({ role, verb }) => MAIN.has(role) && verb !== undefined)
  const isImaginary = isImagined(analysis)
  const barred = segments.filter(({ role, from }, n) => {
    if (isImaginary) return role === 'compared' || role === 'because'
    if (role !== 'setting') return ELSEWHERE.has(role)
    return !(LEADING.test(analysis.tokens[from]!.low) && n < main && segments[n - 1]?.role !== 'because')
  })
  return (at) => !barred.some(({ from, to }) => from <= at && at < to)
}

/** The words for where a sentence happens. */
export function whereText(analysis: Analysis): string {
  const isOfPlace = locates(analysis)
  const { tokens, bars } = analysis
  return toldText({
    ...analysis,
    tokens: tokens.filter(({ i }) => isOfPlace(i) && bars[i] !== 'relative'),
    bars: isImagined(analysis) ? bars.map((bar) => (bar === 'supposed' ? '' : bar)) : bars,
  })
}
