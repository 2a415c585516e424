import type { PlanText } from '@fablecut/domain/story/shot-plan/shot-plan'
import { DURATION } from '../../languages/en/number-words.ts'
import type { Analysis } from '../../story/analysis.ts'
import type { Quantity } from '../../text/quantity.ts'

/** Words of what an amount is of. */
const MAX_OF = 3
const bare = (word: string): string => word.replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '')

/** `½ cup of baking soda`, `$1,800 a year`, `3× longer`: an amount with what it is of, its period or what is compared. */
export function withWhatItIsOf(text: PlanText, { at, end, kind, unit }: Quantity, { text: sentence, phrases, tokens }: Analysis): PlanText {
  const words = sentence.split(/\s+/u)
  // `weighs as much as forty elephants`: they are not there.
  const compared = /\bas (?:much|many|heavy|tall|long|old|big|fast|far|high) as$/iu.exec(words.slice(0, at).join(' '))?.[0]
  if (compared) return { ...text, words: `${compared} ${text.words}`, at: at - 3 }
  if (/[,;:.!?—–]$/u.test(words[end]!)) return text
  // `9-year-old girl`.
  if (text.words.endsWith('-old')) return { ...text, words: `${text.words} ${bare(words[end + 1] ?? '')}`.trim() }
  const [next, after] = [words[end + 1] ?? '', words[end + 2] ?? '']
  if (kind === 'money' && /^(?:an?|per|each|every)$/u.test(next) && DURATION.test(bare(after).toLowerCase()))
    return { ...text, words: `${text.words} ${next} ${bare(after)}` }
  // `100× stronger`: how many times what.
  if (kind === 'times' && /^(?:more|less|fewer|\p{L}{2,}er)$/u.test(bare(next)))
    return /^(?:more|less|fewer)$/u.test(next)
      ? { ...text, words: `${text.words} ${next} ${bare(after)}` }
      : { ...text, words: `${text.words} ${bare(next)}` }
  // `50× its own weight`.
  const measured =
    kind === 'times'
      ? /^(?:(?:its|their|his|her|your|our) (?:own |body )*(?:weight|size|height|length|age|speed|salary|price))\b/iu.exec(
          words.slice(end + 1, end + 5).join(' '),
        )?.[0]
      : undefined
  if (measured) return { ...text, words: `${text.words} ${measured}` }
  const isAmount = /^(?:measure|count)$/u.test(kind) || (unit !== undefined && !DURATION.test(unit))
  if (!isAmount || next !== 'of') return text
  const phrase = phrases.find(({ start }) => tokens[start]!.word === end + 2)
  const isOpen = !phrase || phrase.run.some(({ pos }) => /^(?:DET|PRON|PROPN)$/u.test(pos)) || tokens[phrase.end + 1]?.low === 'of'
  if (isOpen || phrase.head.word - end - 1 > MAX_OF) return text
  return {
    ...text,
    words: `${text.words} of ${words
      .slice(end + 2, phrase.head.word + 1)
      .map(bare)
      .join(' ')}`,
  }
}
