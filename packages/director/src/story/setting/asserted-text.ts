import { type Clause, type ClauseRole, startOf } from '../../clauses/clause.ts'
import { clauseAt, isInRelative } from '../../clauses/clause-at.ts'
import { clausesOf } from '../../clauses/clauses.ts'
import type { Analysis } from '../analysis.ts'
import { isPerceived } from './perceived.ts'

const BARRED = /^(?:negated|compared|idiom|supposed)$/u

/** What is in them, or seen in them, is not where the story is: `a jar of jellyfish`, `a map of the desert`. */
const CONTAINERS =
  /^(?:jar|bowl|bucket|plate|tin|can|bag|box|crate|basket|cage|net|bottle|photo|photograph|picture|painting|drawing|poster|postcard|map|model|book|film|movie|song)$/u

/** The words of a sentence for what is there: nothing denied, compared, supposed or of an idiom. */
export function assertedText({ tokens, bars, phrases }: Analysis): string {
  const isOfOthers = isPerceived(tokens)
  // `a jar of glowing jellyfish`: behind a participle no phrase is read as one of the jar.
  const contents = phrases.filter(({ of, start, run }, n) => {
    const container = of ?? (run[0]?.pos === 'VERB' && tokens[start - 1]?.low === 'of' ? phrases[n - 1] : undefined)
    return container !== undefined && CONTAINERS.test(container.lemma)
  })
  return tokens
    .filter(({ i }) => !BARRED.test(bars[i]!) && !isOfOthers(i) && !contents.some(({ start, end }) => start <= i && i <= end))
    .map(({ text }) => text)
    .join(' ')
    .replaceAll(/ (?=[,.;:!?’'])/gu, '')
}

const IN_ICE =
  /\b(?:froze|frozen|trapped|stuck|caught|locked|crushed) (?:solid )?(?:in|into|by) the (?:pack |sea )?ice\b|\bice (?:floes?|sheets?|pack)\b/iu
/** Whether a sentence of the sea tells of its ice: `froze into the ice of the Weddell Sea`. */
export const isInIce = (text: string): boolean => IN_ICE.test(text)

/** Clauses of which nothing is where the rest happens: reasons, what is said of a noun, what is compared or reported. */
const ELSEWHERE: ReadonlySet<ClauseRole> = new Set<ClauseRole>(['because', 'relative', 'compared', 'said', 'asked', 'result'])
/** `When she came into the kitchen, ...`: a time that tells where somebody was. */
const LEADING = /^(?:when|as|once|after)$/u
const COMING =
  /^(?:come|go|enter|walk|step|run|climb|arrive|reach|return|push|open|search|cross|land|sail|drive|ride|fly|move|get|sit|stand|wake|lie|live|work|explore|follow|fall|descend|crawl|sneak|pass|dig|dive|stumble|stagger|limp|hop|swim|flee|float|drift)$/u
const MAIN: ReadonlySet<ClauseRole> = new Set<ClauseRole>(['main', 'command', 'but', 'so', 'joined'])

/** `Imagine you are in a cave`: where is imagined. */
export const isImagined = ({ text }: Analysis): boolean => /^(?:Now )?(?:imagine|picture|suppose|what if)\b/iu.test(text)

/** `On Mars, where the air is thin, ...`: what stands before the opener of a relative clause is of the clause around it. */
const startOfOwn = (clause: Clause): number => (clause.role === 'relative' ? (clause.openerAt ?? clause.from) : startOf(clause))
const stands = (at: number, clauses: readonly Clause[]): boolean => clauses.some((clause) => startOfOwn(clause) <= at && at < clause.to)

/** Whether a token is in a clause of what the rest is compared with, of its reason or of others at the same time: nothing that its subject feels. */
export function isAside(analysis: Analysis): (at: number) => boolean {
  const isOfSubject = (clause: Clause) =>
    analysis.tokens.slice(startOf(clause), clause.to).some(({ low }) => /^(?:him|her|me|us|them)$/u.test(low))
  const aside = clausesElsewhere(analysis).filter((one) => /^(?:because|compared|setting)$/u.test(one.role) && !isOfSubject(one))
  return (at) => stands(at, aside) || analysis.bars[at] === 'compared'
}

/** Whether a token is in a clause that tells where its sentence happens: not why, not of others at the same time, nothing compared or reported. */
export function locates(analysis: Analysis): (at: number) => boolean {
  const elsewhere = clausesElsewhere(analysis)
  const isImaginary = isImagined(analysis)
  return (at) => !stands(at, elsewhere) && analysis.bars[at] !== 'compared' && (isImaginary || !isInRelative(analysis, at))
}

function clausesElsewhere(analysis: Analysis): readonly Clause[] {
  const clauses = clausesOf(analysis)
  const main = clauses.findIndex(({ role }) => MAIN.has(role))
  const isImaginary = isImagined(analysis)
  return clauses.filter(({ role, verb, opener }, n) => {
    if (isImaginary) return role === 'compared' || role === 'because'
    if (role !== 'setting') return ELSEWHERE.has(role)
    const isComing = COMING.test(analysis.tokens[verb.head]!.lemma) && LEADING.test(opener ?? '')
    const isBeforeMain = n < main || MAIN.has(clauses[n + 1]?.role ?? 'because')
    return !(isComing && isBeforeMain && clauses[n - 1]?.role !== 'because')
  })
}

const CONCESSIONS = /^(?:although|though|even|whereas|if|unless)$/u

/** Whether a token is in a clause that may be of another time: one that is granted, one that tells more of a noun, and what somebody had done before. */
export function isOfOtherTime(analysis: Analysis): (at: number) => boolean {
  const { tokens } = analysis
  const others = clausesOf(analysis).filter(({ role, opener = '', verb }) => {
    if (role === 'relative' && /^(?:where|which)$/u.test(opener)) return true
    if (/^(?:relative|said|asked)$/u.test(role)) return tokens.slice(verb.from, verb.to).some(({ low }) => low === 'had')
    return role === 'compared' || (role === 'setting' && CONCESSIONS.test(opener))
  })
  return (at) => others.some(({ from, to }) => from <= at && at < to)
}

/** The words for where a sentence happens. */
export function whereText(analysis: Analysis): string {
  const isOfPlace = locates(analysis)
  const { tokens, bars } = analysis
  // `A girl who had lost her goat stumbled into his cave`: the verb of the girl is of no relative clause.
  const isOfMain = (at: number): boolean => MAIN.has(clauseAt(analysis, at)?.role ?? 'relative')
  return assertedText({
    ...analysis,
    tokens: tokens.filter(({ i }) => isOfPlace(i) && (bars[i] !== 'relative' || isOfMain(i))),
    bars: isImagined(analysis) ? bars.map((bar) => (bar === 'supposed' ? '' : bar)) : bars,
  })
}
