import { type Segment, segmentsOf, type SegmentRole } from '../../lettering/segments.ts'
import type { Analysis } from '../analysis.ts'

const BARRED = /^(?:negated|compared|idiom|supposed)$/u

/** The words of a sentence for what is there: nothing denied, compared, supposed or of an idiom. */
export const toldText = ({ tokens, bars }: Analysis): string =>
  tokens
    .filter(({ i }) => !BARRED.test(bars[i]!))
    .map(({ text }) => text)
    .join(' ')
    .replaceAll(/ (?=[,.;:!?’'])/gu, '')

const IN_ICE =
  /\b(?:froze|frozen|trapped|stuck|caught|locked|crushed) (?:solid )?(?:in|into|by) the (?:pack |sea )?ice\b|\bice (?:floes?|sheets?|pack)\b/iu
/** Whether a sentence of the sea tells of its ice: `froze into the ice of the Weddell Sea`. */
export const isInIce = (text: string): boolean => IN_ICE.test(text)

/** Clauses of which nothing is where the rest happens: reasons, what is said of a noun, what is compared or reported. */
const ELSEWHERE: ReadonlySet<SegmentRole> = new Set<SegmentRole>(['because', 'relative', 'compared', 'complement'])
/** `When she came into the kitchen, ...`: a time that tells where somebody was. */
const LEADING = /^(?:when|as|once|after)$/u
const COMING =
  /^(?:come|go|enter|walk|step|run|climb|arrive|reach|return|push|open|search|cross|land|sail|drive|ride|fly|move|get|sit|stand|wake|lie|live|work|explore|follow|fall|descend|crawl|sneak|pass|dig|dive|stumble|stagger|limp|hop|swim|flee|float|drift)$/u
const MAIN: ReadonlySet<SegmentRole> = new Set<SegmentRole>(['main', 'command', 'but', 'joined'])

/** `Imagine you are in a cave`: where is imagined. */
export const isImagined = ({ text }: Analysis): boolean => /^(?:Now )?(?:imagine|picture|suppose|what if)\b/iu.test(text)

/** Whether a token is in a clause of what the rest is compared with, of its reason or of others at the same time: nothing that its subject feels. */
export function isAside(analysis: Analysis): (at: number) => boolean {
  const isOfSubject = ({ from, to }: Segment) => analysis.tokens.slice(from, to).some(({ low }) => /^(?:him|her|me|us|them)$/u.test(low))
  const aside = barredIn(analysis).filter((one) => one.role !== 'relative' && one.role !== 'complement' && !isOfSubject(one))
  return (at) => aside.some(({ from, to }) => from <= at && at < to)
}

/** Whether a token is in a clause that tells where its sentence happens: not why, not of others at the same time, nothing compared or reported. */
export function locates(analysis: Analysis): (at: number) => boolean {
  const barred = barredIn(analysis)
  return (at) => !barred.some(({ from, to }) => from <= at && at < to)
}

function barredIn(analysis: Analysis): Segment[] {
  const segments = segmentsOf(analysis)
  const main = segments.findIndex(({ role, verb }) => MAIN.has(role) && verb !== undefined)
  const isImaginary = isImagined(analysis)
  const isBarred = ({ role, from, verb }: Segment, n: number): boolean => {
    if (isImaginary) return role === 'compared' || role === 'because'
    if (role !== 'setting') return ELSEWHERE.has(role)
    const isComing = verb !== undefined && COMING.test(analysis.tokens[verb]!.lemma)
    return !(isComing && LEADING.test(analysis.tokens[from]!.low) && n < main && segments[n - 1]?.role !== 'because')
  }
  const barred: Segment[] = []
  for (const [n, one] of segments.entries()) {
    // `while the market fell and everybody panicked`: joined to it.
    const isOfBarred = one.role === 'joined' && !one.isSetOff && barred.includes(segments[n - 1]!)
    if (isBarred(one, n) || isOfBarred) barred.push(one)
  }
  return barred
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
