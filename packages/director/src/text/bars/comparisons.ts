import { MENTAL_VERBS } from '../../languages/en/verbs.ts'
import { TIME_NOUNS } from '../../languages/en/words.ts'
import type { Span } from '../barred-spans.ts'
import { clauseEnd, isOnly } from '../clause-ends.ts'
import type { Token } from '../token.ts'

const ROUND_NUMBERS = /^(?:dozen|hundred|thousand|million|billion|half|third|quarter)$/u

/** Whether the words of a comparison begin at a token: `like | a stone`, `than | a car`. */
function isComparison(tokens: readonly Token[], i: number): boolean {
  const { low, pos } = tokens[i]!
  const before = tokens[i - 1]
  const next = tokens[i + 1]
  if (low === 'like') {
    const isVerb = /^(?:i|we|they|he|she|to|not|n't|would|do|does|did)$/u.test(before?.low ?? '')
    return /^(?:ADP|SCONJ)$/u.test(pos) || (!isVerb && tokens.slice(0, i).some((one) => one.pos === 'VERB' && !MENTAL_VERBS.has(one.lemma)))
  }
  if (low === 'unlike') return true
  if (low === 'so') return /^(?:is|are|was|were|does|do|did)$/u.test(next?.low ?? '') && before?.low === 'and'
  if (/^(?:instead|rather)$/u.test(low)) return /^(?:of|than)$/u.test(next?.low ?? '')
  if (low === 'compared') return /^(?:to|with)$/u.test(next?.low ?? '')
  if (low === 'as')
    return (
      i > 1 &&
      next?.low !== 'well' &&
      tokens[i - 1]!.low !== 'soon' &&
      tokens.slice(Math.max(0, i - 5), i - 1).some((one) => one.low === 'as')
    )
  if (low === 'than')
    return (
      !(
        /^(?:more|less|fewer)$/u.test(before?.low ?? '') &&
        tokens.slice(i + 1, i + 4).some((one) => one.pos === 'NUM' || TIME_NOUNS.test(one.lemma) || ROUND_NUMBERS.test(one.low))
      ) && !(i > 1 && isOnly(tokens[i - 2]!, tokens))
    )
  if (/^(?:size|shape|length|height|weight|colou?r|speed|thickness|width)$/u.test(low)) return next?.low === 'of'
  // `in the time it takes to drink a coffee`.
  if (low === 'time') return before?.low === 'the' && next?.low === 'it' && /^(?:takes?|took)$/u.test(tokens[i + 2]?.low ?? '')
  return low === 'way' && before?.low === 'the' && next !== undefined && /^(?:DET|PRON|NOUN|ADJ|PROPN)$/u.test(next.pos)
}

/** What a sentence only compares something with. */
export function comparisonsOf(tokens: readonly Token[]): Span[] {
  return tokens.flatMap(({ i, low }): Span[] => {
    const isUnreal = low === 'as' && /^(?:if|though)$/u.test(tokens[i + 1]?.low ?? '')
    // `it's just a guard dog`: what it is like.
    const isLikened =
      /^(?:just|basically|essentially|simply)$/u.test(low) &&
      /^(?:is|are|'s|'re)$/u.test(tokens[i - 1]?.low ?? '') &&
      /^(?:it|they|that)$/u.test(tokens[i - 2]?.low ?? '') &&
      /^an?$/u.test(tokens[i + 1]?.low ?? '')
    if (isLikened) return [[i - 2, clauseEnd(tokens, i + 1), 'compared']]
    const isThought = low === 'as' && /^(?:think|imagine)$/u.test(tokens.slice(0, i).find(({ pos }) => pos === 'VERB')?.lemma ?? '')
    // `as it is in a bottle`, `just as a cat does`.
    const isLikewise =
      low === 'as' &&
      /^(?:PRON|DET)$/u.test(tokens[i + 1]?.pos ?? '') &&
      /^(?:,|just|much|exactly)$/u.test(tokens[i - 1]?.low ?? '') &&
      tokens.slice(i + 2, i + 5).some(({ low: word }) => /^(?:is|are|was|were|does|do|did|has)$/u.test(word))
    if (isUnreal) return [[i, tokens.length, 'compared']]
    if (isLikewise) return [[i, clauseEnd(tokens, i + 1), 'compared']]
    return isComparison(tokens, i) || isThought ? [[i, clauseEnd(tokens, i + 1), 'compared']] : []
  })
}
