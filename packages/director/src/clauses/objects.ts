import { natureOf } from '../senses/lexicon.ts'
import type { Analysis } from '../story/analysis.ts'
import type { Phrase } from '../text/phrases.ts'
import type { AssertedClause } from './asserted-clauses.ts'

/** `thousands of | penguins`, `a herd of | goats`: counted or gathered ones, whose phrase stands behind `of`. */
export function isCounted({ role, preposition, start, of }: Phrase, { tokens }: Analysis): boolean {
  const before = tokens[start - 2]
  return (
    role === 'behind' &&
    preposition === 'of' &&
    before !== undefined &&
    (before.pos === 'NUM' || COUNTS.test(before.low) || (of !== undefined && natureOf(of.lemma) !== 'solid'))
  )
}
const COUNTS =
  /^(?:dozens|hundreds|thousands|millions|billions|herd|flock|swarm|colony|group|crowd|army|pack|school|couple|pair|lots|plenty|most|some|all|none|many|one|each|both)$/u

const TIMES =
  /^(?:day|year|month|week|hour|minute|second|time|morning|evening|night|afternoon|moment|today|tomorrow|way|summer|winter|spring|autumn|fall|weekend|holiday|childhood|youth|life)$/u

/** What the verb of a clause is done to, or is of it: noun phrases without a preposition behind the verb. */
export const objectsOf = ({ verb, to, isCommand }: AssertedClause, { phrases, tokens }: Analysis): Phrase[] =>
  phrases.filter(({ role, start, isOwner, bar, lemma }) => {
    // `pay off the card`, `take off your shoes`.
    const isBehindParticle = role === 'behind' && start === verb.i + 2 && /^(?:up|out|off|away|down)$/u.test(tokens[verb.i + 1]!.low)
    // `Mix flour, water and salt`: a verb that was taken for a noun.
    const isOfNounVerb = isCommand && verb.pos !== 'VERB' && role === 'subject' && start >= verb.i
    return (
      (role === 'object' || isBehindParticle || isOfNounVerb) &&
      start >= verb.i &&
      start < to &&
      !isOwner &&
      !/^(?:compared|relative)$/u.test(bar) &&
      !TIMES.test(lemma)
    )
  })

/** Whether a noun names something that could be seen. */
export const isConcrete = ({ lemma, isName }: Phrase): boolean => !isName && natureOf(lemma) !== 'abstract'
