import type { Clause } from '../../clauses/clause.ts'
import { UNCHANGED } from '../../clauses/words.ts'
import { singularOf } from '../../senses/lexicon.ts'
import type { Analysis } from '../../story/analysis.ts'

/** Singular nouns that go with a plural verb. */
const OF_MANY =
  /^(?:people|police|cattle|lot|number|couple|majority|minority|handful|group|dozen|pair|rest|half|team|family|crew|staff|variety|range)$/u

/**
 * May a noun be the subject of the verb that was read as its own? `people (who ask anyone who) asks`, `The king (agreed to let her) go`: not where one is of many and
 * the other of one, and something stands between them. Without a subject: may it be a command? Not behind `very`, where it is a noun: `at the very end`.
 */
export function agrees({ tokens }: Analysis, { subject, verb, rest }: Pick<Clause, 'subject' | 'verb' | 'rest'>): boolean {
  const [first] = subject
  const said = tokens[verb.head]!
  // `The ship (nobody thought) could sink | had struck`: a verb of its own.
  const isTwoVerbs = rest.some(
    ({ kind, from }) => kind === 'participle' && tokens[from]!.pos === 'AUX' && !tokens[from]!.low.endsWith('ing'),
  )
  if (isTwoVerbs) return false
  if (!first) return tokens[verb.from - 1]?.low !== 'very'
  const noun = tokens[first.head]
  if (!noun || noun.pos !== 'NOUN' || subject.length < 2) return true
  const isJoined = tokens.slice(first.from, verb.from).some(({ low }) => /^(?:and|or|nor)$/u.test(low))
  const isMany = noun.low === 'people' || singularOf(noun.low) !== noun.low
  // `A baker in London were burning`.
  const be = tokens[verb.from]!.low
  if (/^(?:is|was|has)$/u.test(be) && isMany && noun.low.endsWith('s')) return false
  if (/^(?:are|were)$/u.test(be)) return isMany || isJoined || OF_MANY.test(noun.low)
  if (said.pos !== 'VERB' || verb.to - verb.from > 1) return true
  if (isMany) return !(/[^s]s$/u.test(said.low) && said.low !== said.lemma)
  return isJoined || OF_MANY.test(noun.low) || said.low !== said.lemma || UNCHANGED.test(said.low)
}
