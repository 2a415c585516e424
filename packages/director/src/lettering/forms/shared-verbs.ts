import type { Clause } from '../../clauses/clause.ts'
import { clausesOf } from '../../clauses/clauses.ts'
import { FORMS_OF_BE } from '../../clauses/words.ts'
import type { Analysis } from '../../story/analysis.ts'

/** Participles that are no past tense: `forgotten`, `gone`. */
const PARTICIPLE = /(?:[^e]en|wn|ne|ung|unk|um|orn)$/u
const THIRD_PERSON = /^(?:he|she|it|nobody|everybody|everyone|somebody|someone)$/u

/** `had copied files and | forgotten one`, `will clutch his throat and | mention`, `was caught and | sold`: a verb that goes on with the auxiliary of the clause before it. */
export function losesAuxiliary(analysis: Analysis, clause: Clause): boolean {
  const { tokens } = analysis
  const [subject] = clause.subject
  const head = tokens[clause.verb.head]!
  if (!clause.isShared || !subject || head.pos !== 'VERB' || tokens[clause.verb.from]!.pos === 'AUX') return false
  const all = clausesOf(analysis)
  const main = all.slice(0, all.indexOf(clause)).findLast((one) => one.subject[0] === subject && tokens[one.verb.from]!.pos === 'AUX')
  if (!main || main.verb.head === main.verb.from) return false
  const isPassive =
    tokens.slice(main.verb.from, main.verb.head).some(({ low }) => FORMS_OF_BE.test(low)) && !tokens[main.verb.head]!.low.endsWith('ing')
  // `was shot down, | took off`: a past tense is no participle.
  if (isPassive) return /(?:ed|[^e]en|wn)$/u.test(head.low) && clause.rest[0]?.kind !== 'nominal'
  if (PARTICIPLE.test(head.low)) return /^(?:have|be)$/u.test(tokens[main.verb.from]!.lemma)
  const who = tokens[subject.head]!
  return head.low === head.lemma && (THIRD_PERSON.test(who.low) || who.pos === 'PROPN')
}
