import type { PlanText } from '@fablecut/domain/story/shot-plan/shot-plan'
import { clausesOf } from '../../clauses/clauses.ts'
import { isVerb } from '../../senses/lexicon.ts'
import type { Analysis } from '../../story/analysis.ts'
import { isOpenAt, piecesOf } from '../forms/pieces.ts'
import { isVagueNoun, span } from '../forms/noun-forms.ts'
import { danglingOf, lengthOf, textOf } from '../statement-text.ts'
import { capitalized } from '../capitalized.ts'

const MIN_WORDS = 3
/** Verbs of several syllables that double their last letter. */
const DOUBLING = /^(?:begin|forget|admit|prefer|refer|occur|regret|commit|submit|permit|control|upset|forbid)$/u

/** `waiting` of `wait`. */
function gerundOf(lemma: string): string {
  if (lemma.endsWith('ie')) return `${lemma.slice(0, -2)}ying`
  if (/[^eoy]e$/u.test(lemma)) return `${lemma.slice(0, -1)}ing`
  const isDoubled = DOUBLING.test(lemma) || /^[^aeiou]*[aeiou][bdgklmnprt]$/u.test(lemma)
  return `${lemma}${isDoubled ? lemma.at(-1) : ''}ing`
}

/**
 * What some do who are told apart by a clause, as a noun phrase: `Waiting until the end of the month` of `Most people who want to save money wait ...`. Without
 * the clause it would be said of others, and as a command it would be advice. `max`: most words.
 */
export function gerundHeadline(analysis: Analysis, max: number): PlanText | undefined {
  const { tokens } = analysis
  for (const { role, subject, verb, rest, isDenied, to } of clausesOf(analysis)) {
    const isOfSome = role === 'main' && subject.slice(1).some(({ kind }) => kind === 'relative')
    const { lemma, low, word } = tokens[verb.head]!
    const isPresent = verb.to - verb.from === 1 && low === lemma && isVerb(lemma)
    if (!isOfSome || isDenied || !isPresent) continue
    const kept = rest.flatMap(span)
    const hasNoun = kept.some((i) => tokens[i]!.pos === 'NOUN' && !isVagueNoun(tokens[i]!.low))
    const isEnd = !tokens[to] || /^[,.;:!?—–]$/u.test(tokens[to].text)
    if (
      !hasNoun ||
      !isEnd ||
      isOpenAt(analysis, verb, piecesOf(analysis, verb, rest), rest.length) ||
      danglingOf(analysis, kept).length > 0
    )
      continue
    const words = capitalized(`${gerundOf(lemma)} ${textOf(analysis, kept)}`)
    const length = lengthOf(words)
    if (length >= MIN_WORDS && length <= max) return { words, role: 'key', at: word }
  }
  return undefined
}
