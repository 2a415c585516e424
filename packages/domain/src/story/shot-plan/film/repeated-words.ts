import type { PlanText, PlanTextRole, ShotPlan } from '../shot-plan.ts'
import { wordsIn } from './words-in.ts'

/** Roles of texts that state something, in contrast to names, dates and what belongs to the film. */
const STATEMENTS: ReadonlySet<PlanTextRole> = new Set(['key', 'title'])
/** Share of the words of a narration from which on a text repeats it, and the fewest words of such a text: fewer are read at one glance. */
const REPEATED = 0.7
const FEWEST = 4

const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' })

/** Whether a text says what a narration says, nearly word by word. */
function repeats(text: string, narration: string): boolean {
  const [said, shown] = [new Set(wordsIn(narration)), wordsIn(text)]
  if (shown.length < FEWEST || said.size === 0) return false
  const shared = new Set(shown.filter((word) => said.has(word)))
  return shared.size >= said.size * REPEATED
}

/** A number as it is written, with the short words and signs that multiply it, its currency or per cent; and the noun after it. */
const NUMBER =
  /(?<number>[$€£¥]?\p{N}(?:[\p{N}.,:]*\p{N})?(?:[十百千万萬億亿兆천만억조]+|\s(?:mil|mln|Mio\.|Mrd\.|млн|тыс\.|लाख|अरब)(?![\p{L}\p{M}]))?(?:\s?[%€£¥])?)(?:\s(?<noun>[\p{L}\p{M}]{4,}))?/u
/** Scripts that write what is counted right after its number. */
const COUNTER = /^[\p{sc=Han}\p{sc=Katakana}ー\p{sc=Thai}]/u

/** The word right after a number, such as 人 in 100万人; empty where there is none. */
function counterAfter(text: string): string {
  if (!COUNTER.test(text)) return ''
  const [first] = segmenter.segment(text)
  return first!.segment
}

/** What counts of a statement that its captions repeat: its number with what it counts; undefined without one. */
function numberOf({ words, at }: PlanText): PlanText | undefined {
  const match = NUMBER.exec(words)
  const { number, noun } = match?.groups ?? {}
  if (!match || number === undefined) return undefined
  if (noun !== undefined && !/[$€£¥%]/u.test(number)) return { words: `${number} ${noun}`, role: 'number', at }
  return { words: number + counterAfter(words.slice(match.index + number.length)), role: 'number', at }
}

/**
 * A plan beside whose captions no statement says the same at the same moment: of one that repeats its narration the number is left, which is then larger. Words
 * that are all that is seen stay, and graphics keep theirs. `narration`: what its captions say.
 */
export function withoutRepeatedStatements(plan: ShotPlan, narration: string): ShotPlan {
  const { cast, things, text, graphic, form } = plan
  if (graphic || form === 'quote' || form === 'list' || cast.length + things.length === 0) return plan
  const isRepeated = ({ role, words }: PlanText): boolean => STATEMENTS.has(role) && repeats(words, narration)
  if (!text.some(isRepeated)) return plan
  const hasNumber = text.some(({ role }) => role === 'number')
  return { ...plan, text: text.flatMap((one) => (isRepeated(one) ? ((hasNumber ? undefined : numberOf(one)) ?? []) : [one])) }
}
