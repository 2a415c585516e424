import type { PlanText } from '@fablecut/domain/story/shot-plan/shot-plan'
import { DOWN_VERBS, UP_VERBS } from '../languages/en/verbs.ts'
import type { Analysis } from '../story/analysis.ts'
import type { StoryState } from '../story/story-state.ts'
import { formatNumber } from '../text/format-number.ts'
import type { Quantity } from '../text/quantity.ts'

/** The only number of a sentence that counts nothing by name: `Today it is two hundred and six`. */
export const bareCountIn = ({ quantities, text }: Analysis): Quantity | undefined => {
  const counts = quantities.filter(({ kind, noun }) => kind === 'count' && noun === undefined)
  // `At four, she fell ill`: another number.
  const isBehind =
    counts.length === 1 && /^(?:at|in|by|of|to|into|from|for|first|last|next|every)$/iu.test(text.split(/\s+/u)[counts[0]!.at - 1] ?? '')
  return counts.length === 1 && !isBehind ? counts[0] : undefined
}

/** What tells that one number is another at a later time: `Today it is two hundred and six`, `It fell to nine`. */
const OF_ANOTHER_TIME =
  /\b(?:now|nowadays|today|tonight|later|by then|by (?:the|\d{4}|noon|midnight)|since|after(?:wards)?|already|in the end|(?:are|is|was|were) (?:only |just )?left|remain\w*|surviv\w+|have become|became|become)\b/iu

const isOfAnotherTime = ({ text, tokens, bars }: Analysis): boolean =>
  OF_ANOTHER_TIME.test(text) ||
  tokens.some(({ pos, lemma, i }) => pos === 'VERB' && bars[i] !== 'negated' && (UP_VERBS.test(lemma) || DOWN_VERBS.test(lemma)))

/** The number of the sentence before and this one's, where both are one at two times: `300 → 206`. */
export function recountedText(analysis: Analysis, { counted }: StoryState): PlanText | undefined {
  const bare = bareCountIn(analysis)
  if (!bare || counted?.sentence !== analysis.index - 1 || counted.value === bare.value || !isOfAnotherTime(analysis)) return undefined
  return { words: `${formatNumber(counted.value)} → ${bare.display}`, role: 'number', at: bare.at }
}
