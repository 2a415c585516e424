import type { Analysis } from '../../story/analysis.ts'
import type { Clause } from '../../clauses/clause.ts'

const DENIAL = /^(?:not|n't|never|nobody|nothing|none|hardly|barely|scarcely|no|neither|nor|rarely|seldom|without)$/u

/** Do kept words say what their clause denies, without the word that denies it? */
export function losesDenial({ tokens }: Analysis, clause: Clause, kept: readonly number[]): boolean {
  const own = new Set(kept)
  const aside = clause.subject.findIndex(({ kind }) => /^(?:end|relative|opener)$/u.test(kind))
  const subject = aside < 0 ? clause.subject : clause.subject.slice(0, aside)
  const chunks = [...subject.filter(({ kind }) => !/^(?:adjective|than|preposition)$/u.test(kind)), clause.verb]
  return chunks.some(({ from, to }) => tokens.slice(from, to).some(({ low, i }) => DENIAL.test(low) && !own.has(i) && low !== 'without'))
}

/** `Nothing says that you must`, rather than `Nobody told me that it hurts`: what is said, of which nothing is true. */
export function isDeniedSaid({ text, tokens }: Analysis, clauses: readonly Clause[], n: number): boolean {
  if (clauses[n]!.role !== 'said') return false
  const isAsked = /^(?:\p{L}+ )?did you know\b/iu.test(text)
  const said = clauses.slice(0, n).findLast(({ role }) => role !== 'said')
  const denied = [said?.subject[0], said?.verb].some(
    (chunk) => chunk !== undefined && tokens.slice(chunk.from, chunk.to).some(({ low }) => DENIAL.test(low)),
  )
  if (said && !isAsked && /^(?:relative|setting|because)$/u.test(said.role)) return true
  return said !== undefined && denied && !/^(?:tell|know|realize|realise|notice|mention|warn|expect)$/u.test(tokens[said.verb.head]!.lemma)
}
