import type { Analysis } from '../story/analysis.ts'
import type { Token } from '../text/token.ts'
import { type Clause, type ClauseRole, startOf } from './clause.ts'
import { clausesOf } from './clauses.ts'
import { FORMS_OF_BE } from './words.ts'

/**
 * A clause that a sentence asserts. `subject`: its tokens, `to` exclusive; absent of commands. `verb`: what is done. `to`: index behind the clause.
 */
export type AssertedClause = {
  readonly subject?: readonly [from: number, to: number]
  readonly verb: Token
  readonly from: number
  readonly to: number
  readonly isDenied: boolean
  readonly isCommand: boolean
  /** What is done without telling who: `The bird is pushed`. */
  readonly isPassive: boolean
  /** It is only wanted, tried or possible. */
  readonly isUnreal: boolean
}

const ASSERTED: ReadonlySet<ClauseRole> = new Set<ClauseRole>(['main', 'command', 'but', 'so', 'joined'])
const REPORTED: ReadonlySet<ClauseRole> = new Set<ClauseRole>(['said', 'asked', 'result'])
const ADVERBIAL: ReadonlySet<ClauseRole> = new Set<ClauseRole>(['setting', 'because'])
const POSSIBLE = /^(?:could|would|might|may|should|must|'d)$/u
/** Verbs whose second verb is done. */
const DOING = /^(?:start|begin|keep|continue|go|come|manage|stop|learn|dare|happen)$/u
/** Verbs whose second verb nobody does yet. */
const WANTING =
  /^(?:want|try|need|plan|hope|wish|decide|promise|refuse|like|love|hate|afford|prepare|intend|fail|ask|agree|offer|threaten|long)$/u

/** The verb that a clause tells of: `was | throwing`, `started | knocking`. */
function doneVerb({ verb: { from, head } }: Clause, tokens: readonly Token[]): Pick<AssertedClause, 'verb' | 'isPassive' | 'isUnreal'> {
  const verb = tokens[head]!
  const auxiliaries = tokens.slice(from, head)
  const isUnreal = auxiliaries.some(({ low }) => POSSIBLE.test(low))
  const isPassive = FORMS_OF_BE.test(auxiliaries.findLast(({ pos }) => pos === 'AUX')?.low ?? '') && !verb.low.endsWith('ing')
  const next = tokens[head + 1]
  const second = next?.low === 'to' ? tokens[head + 2] : next
  if (second?.pos === 'VERB' && (next!.low === 'to' || next!.low.endsWith('ing'))) {
    if (/^(?:have|has|had|used|ought)$/u.test(verb.low) && next!.low === 'to') return { verb: second, isPassive: false, isUnreal }
    const isStopped = verb.lemma === 'stop' && next!.low !== 'to'
    if (DOING.test(verb.lemma) && !isStopped) return { verb: second, isPassive: false, isUnreal }
    if (WANTING.test(verb.lemma) || isStopped) return { verb: second, isPassive: false, isUnreal: true }
  }
  return { verb, isPassive, isUnreal }
}

/** `Mia | the cat`: tokens of a subject, with the name before what it is the name of. */
function subjectOf({ subject, role }: Clause, tokens: readonly Token[]): readonly [number, number] | undefined {
  const [first, last] = [subject[0], subject.at(-1)]
  if (!first || !last || role === 'command') return undefined
  let { from } = first
  const isName = (i: number) => tokens[i]?.pos === 'PROPN' && tokens[i - 1]?.pos !== 'ADP'
  while (from > 0 && (isName(from - 1) || (tokens[from - 1]!.text === ',' && isName(from - 2)))) from--
  return [from, last.to]
}

/** The clauses that a sentence asserts, in its order; one that joins another without a subject has that of the one before it. */
export const assertedClauses = (analysis: Analysis): AssertedClause[] => clausesOfRoles(analysis, ASSERTED)

/** The same with what they report as said, thought or found out. */
export const assertedAndReportedClauses = (analysis: Analysis): AssertedClause[] =>
  clausesOfRoles(analysis, new Set([...ASSERTED, ...REPORTED]))

/** Clauses of time, condition and reason. */
export const adverbialClauses = (analysis: Analysis): AssertedClause[] => clausesOfRoles(analysis, ADVERBIAL)

function clausesOfRoles(analysis: Analysis, roles: ReadonlySet<ClauseRole>): AssertedClause[] {
  const { tokens } = analysis
  return clausesOf(analysis).flatMap((clause): AssertedClause[] => {
    if (!roles.has(clause.role)) return []
    const subject = subjectOf(clause, tokens)
    return [
      {
        ...(subject && { subject }),
        ...doneVerb(clause, tokens),
        from: startOf(clause),
        to: clause.to,
        isDenied: clause.isDenied,
        isCommand: clause.isCommand,
      },
    ]
  })
}
