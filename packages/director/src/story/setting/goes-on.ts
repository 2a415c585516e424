import type { Analysis } from '../analysis.ts'
import { isPast } from './genre.ts'

/** Another time, and what lasts or is done again and again: nothing of it is where the story just was. */
const OTHER_TIMES =
  /\b(?:for (?:the (?:next|first|last) )?(?:\p{L}+ )?(?:years|months|weeks|decades)|(?:every|each|most|some) (?:\p{L}+ )?(?:day|morning|evening|night|week|month|year|time)s?|(?:the|his|her|my|our|their) (?:first|second|third|fourth|fifth|next|last) (?:day|night|morning|evening|afternoon|week|month|year|winter|summer|season)|(?:within|in|after) (?:\p{L}+ ){1,2}(?:days|weeks|months|years)|one (?:\p{L}+ )?(?:day|morning|evening|night|afternoon|week|year|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|may|june|july|august|september|october|november|december)|years of|eventually|(?:day|evening|night|week) off|over (?:the|time)|married|divorced|was born|graduated|enrolled|retired|became|moved|founded|published|won|emigrated)\b/iu
export const isOtherTime = ({ text }: Analysis): boolean => OTHER_TIMES.test(text)
const PRONOUN = /^(?:i|he|she|it|we|they|you|who|this|that)$/u
/** Who or what is in the place of a story without having been there before. */
const ANY = /^(?:something|someone|somebody|nothing|nobody|everyone|everybody|everything)$/u
const SENSED = /^(?:door|window|light|lamp|candle|voice|sound|silence|wind|rain|snow|smell|phone|telephone|bell|floor|wall|room|air)$/u

/** Whether a sentence goes on where those before it were: at the same time, and of somebody or something that was told. */
export function goesOnIn(analysis: Analysis, before: readonly Analysis[]): boolean {
  const { text, tokens, phrases, bars } = analysis
  if (OTHER_TIMES.test(text)) return false
  // `I still have his bag`: of today, behind what was.
  const last = before.at(-1)
  if (last && isPast(last) && !isPast(analysis)) return false
  const subject = phrases.find(({ role, bar }) => role === 'subject' && bar !== 'relative' && bar !== 'quoted')
  const pronoun = tokens.find(({ low, pos, i }) => pos === 'PRON' && PRONOUN.test(low) && bars[i] !== 'relative')
  if (!subject || (pronoun && pronoun.i < subject.start)) return true
  if (subject.isName || ANY.test(subject.head.low) || SENSED.test(subject.lemma)) return true
  return before.some((other) => other.phrases.some(({ lemma }) => lemma === subject.lemma))
}
