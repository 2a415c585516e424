import { HAND_VERBS } from '../../languages/hand-verbs.ts'
import type { LexicalMention, LexicalSentence } from '../read-sentence.ts'
import type { LexicalWord } from '../words.ts'
import type { HandCommand } from './commands.ts'
import { capitalized } from '../../lettering/capitalized.ts'

const MAX_WORDS = 6

/** Whether a clause ends with a word, or one that is joined to it. */
const isClauseEnd = (words: readonly LexicalWord[], at: number): boolean =>
  words[at + 1]?.clause !== words[at]!.clause || /^(?:und|oder)$/u.test(words[at + 1]!.low)

/** The words of a command with what it is done to, at most half of its sentence: `Zwiebel schneiden`, `Corta una cebolla`, `卵を入れる`. */
export function handCaption(
  { from, to, infinitive, end, isOfIt }: HandCommand,
  object: LexicalMention | undefined,
  { words, text, language: { code, rules } }: LexicalSentence,
): string | undefined {
  const [start, last] = object ? [words[object.from]!, words[object.to]!] : []
  const noun = start && last ? text.slice(start.start, last.end) : undefined
  const said = text.slice(words[from]!.start, words[to]!.end)
  const { caption } = HAND_VERBS[code] ?? {}
  if (caption) {
    const isPrefix = (low: string, at: number) => rules.separablePrefix?.test(low) === true && isClauseEnd(words, at)
    const prefix = words.slice(to + 1, end).findLast(({ low }, i) => isPrefix(low, to + 1 + i))?.low
    return noun === undefined
      ? undefined
      : caption({ noun, behindNoun: text.slice(last!.end), verb: said, infinitive, prefix, length: text.length })
  }
  const isFirst = !last || last.end <= words[from]!.start
  const opening = isFirst ? (start ?? words[from]!) : words[from]!
  const closing = last && last.end > words[to]!.end ? last : isOfIt || !last ? words[Math.max(to, end - 1)]! : words[to]!
  const own = text.slice(opening.start, closing.end)
  const most = Math.min(MAX_WORDS, Math.floor(words.length / 2))
  const count = own.split(/\s+/u).length
  return count >= 2 && count <= most ? capitalized(own, code) : undefined
}
