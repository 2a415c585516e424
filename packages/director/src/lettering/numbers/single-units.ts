import type { PlanText } from '@fablecut/domain/story/shot-plan/shot-plan'
import { wordCount } from '../../text/word-count.ts'

const UNIT = 'second|minute|hour|day|week|month|year|decade|century|mile|meter|metre|kilometer|kilometre|kilo|pound|liter|litre|inch|foot'
/** `almost a mile`, `less than a second`: words before a single unit that belong to it. */
const BEFORE = new RegExp(`\\b(about|almost|nearly|roughly|around|less than|more than|under|over|half) (?:a|an|one) (${UNIT})\\b`, 'iu')
/** `after an hour`, `for a week`; not `a minute ago` of no length, `twice a day`. */
const LASTING = /\b(?:after|for|within) an? (minute|hour|day|week|month|year|decade|century)\b(?! of\b| or\b)/iu
/** `an hour later`, but not `half an hour before sunrise`, `for a minute before you spray`. */
const APART =
  /(?<!\b(?:half|for|within) )\b(?:an?|one) (minute|hour|day|week|month|year|decade|century) (later|ago|earlier|(?:before|after)(?=[,.;:!?]|$))/iu

/** A single unit that `a` or `one` counts: `1 hour`, `almost 1 mile`, `1 year later`; undefined where a sentence has none. */
export function singleUnitIn(text: string): PlanText | undefined {
  const before = BEFORE.exec(text)
  if (before && before[1]!.toLowerCase() !== 'half')
    return { words: `${before[1]!.toLowerCase()} 1 ${before[2]}`, role: 'number', at: wordCount(text.slice(0, before.index)) }
  const apart = APART.exec(text)
  if (apart) return { words: `1 ${apart[1]} ${apart[2]}`, role: 'number', at: wordCount(text.slice(0, apart.index)) }
  const lasting = LASTING.exec(text)
  return lasting ? { words: `1 ${lasting[1]}`, role: 'number', at: wordCount(text.slice(0, lasting.index)) } : undefined
}
