import type { Clause } from '../../clauses/clause.ts'
import { FORMS_OF_BE } from '../../clauses/words.ts'
import { natureOf, singularOf } from '../../senses/lexicon.ts'
import type { Analysis } from '../../story/analysis.ts'

const SAYING = /^(?:say|answer|reply|add|whisper|shout|mutter|murmur|sigh|yell|cry)$/u
const TELLING = /^(?:tell|remind|assure|inform|ask)$/u

/** `say the islanders`, `the story goes`, `is supposed to have said`, `told his friend`: who says it, without what is said. */
export function isAttribution({ tokens }: Analysis, { subject, verb, rest, isCommand, to }: Clause, kept: readonly number[]): boolean {
  // `tells you what people believe`; `is added up`: nobody says it.
  const isPassive = verb.head > verb.from && FORMS_OF_BE.test(tokens[verb.head - 1]!.low)
  if (isPassive || kept.some((i) => i >= to)) return false
  const own = new Set(kept)
  const said = rest.filter(({ from }) => own.has(from))
  const head = tokens[said.findLast(({ kind }) => kind === 'infinitive')?.head ?? verb.head]!
  const who = tokens[subject[0]?.head ?? -1]
  if (who && /^(?:story|legend|saying|joke|rumor|rumour)$/u.test(who.low) && head.lemma === 'go') return true
  const objects = said.filter(({ kind, isTime }) => kind === 'nominal' && !isTime)
  const isPerson = (i: number): boolean =>
    /^(?:me|him|her|them|us|you)$/u.test(tokens[i]!.low) || tokens[i]!.pos === 'PROPN' || natureOf(singularOf(tokens[i]!.low)) === 'person'
  // `..., say the islanders`: who said it stands behind.
  if (isCommand) return verb.from > 0 && SAYING.test(head.lemma) && objects.length === 1 && isPerson(objects[0]!.head)
  const isWhat = said.some(
    ({ kind, from }) => /^(?:infinitive|adjective)$/u.test(kind) || /^(?:about|of|to|for|with|at|as)$/u.test(tokens[from]!.low),
  )
  if (SAYING.test(head.lemma))
    return objects.length === 0 && !(isWhat && head.i === verb.head) && !/^(?:sigh|cry|shout|yell|whisper)$/u.test(head.lemma)
  return TELLING.test(head.lemma) && head.i === verb.head && !isWhat && objects.length === 1 && isPerson(objects[0]!.head)
}
