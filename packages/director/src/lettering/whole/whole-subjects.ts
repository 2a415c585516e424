import type { Chunk } from '../../clauses/chunk.ts'
import type { Clause } from '../../clauses/clause.ts'
import type { Analysis } from '../../story/analysis.ts'
import { isVagueNoun, span } from '../forms/noun-forms.ts'

/** Is something told that has happened? */
function isPast({ tokens }: Analysis, { from }: Chunk): boolean {
  const { low, lemma } = tokens[from]!
  return /^(?:was|were|had|did)$/u.test(low) || (low !== lemma && !/(?:s|ing)$/u.test(low))
}

/** Ways to say the subject of a clause: as it stands, and without the clause that only adds something to it: `The crew, (who hadn't eaten,) saw land`;
 * of `A volcano called Krakatoa` the name. */
export function subjectsOf(analysis: Analysis, { subject, isShared, verb }: Clause): (readonly number[])[] {
  const { tokens } = analysis
  const [first] = subject
  if (!first) return [[]]
  // `Almost | all of the internet`.
  const isBounded = /^(?:almost|nearly|only)$/u.test(tokens[first.from - 1]?.low ?? '')
  const whole = span({ from: first.from - Number(isBounded), to: isShared ? subject.at(-1)!.to : verb.from })
  const name = subject[2]
  if (
    name?.kind === 'nominal' &&
    tokens[name.head]!.pos === 'PROPN' &&
    name.to === verb.from &&
    /^(?:called|named|dubbed)$/u.test(tokens[subject[1]!.from]!.low)
  )
    return [span(name)]
  const aside = subject.findIndex(
    ({ kind, from }, n) =>
      n > 0 &&
      (/^(?:end|relative|opener|participle)$/u.test(kind) ||
        (kind === 'nominal' && subject[n - 1]!.kind === 'nominal' && tokens[from]!.pos === 'PRON')),
  )
  if (aside < 0) return [whole]
  const own = tokens.slice(first.from, first.to)
  // `A dog that has been hit doesn't learn`: not any dog.
  const isDefinite =
    /^(?:the|my|your|our|his|her|their|its|this)$/u.test(own[0]!.low) ||
    tokens[first.head]!.pos === 'PROPN' ||
    subject[aside]!.kind === 'end'
  // `A painter who had never sold a picture moved to Arles`: one of whom something is told, rather than any one.
  const isOne = /^an?$/u.test(own[0]!.low) && isPast(analysis, verb)
  const isSure =
    (isDefinite || isOne) && !isVagueNoun(tokens[first.head]!.low) && first.kind === 'nominal' && !own.some(({ pos }) => pos === 'NUM')
  return isSure ? [whole, subject.slice(0, aside).flatMap((chunk) => span(chunk))] : [whole]
}
