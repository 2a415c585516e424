import { SEPARABLE } from '../phrases/phrases.ts'
import type { LexicalMention, LexicalSentence } from '../read-sentence.ts'
import type { LexicalWord } from '../words.ts'
import type { HandCommand } from './commands.ts'
import { capitalized } from '../../lettering/capitalized.ts'

const MAX_WORDS = 6
const MAX_CHARACTERS = 10

/** What a Chinese verb comes to: `切成`, `放进`. */
const COMPLEMENT = /(?:成|入|进|在|到|一点|一些|点)$/u

/** Whether a clause ends with a word, or one that is joined to it. */
const isClauseEnd = (words: readonly LexicalWord[], at: number): boolean =>
  words[at + 1]?.clause !== words[at]!.clause || /^(?:und|oder)$/u.test(words[at + 1]!.low)

/** The words of a command with what it is done to, at most half of its sentence: `Zwiebel schneiden`, `Corta una cebolla`, `卵を入れる`. */
export function handCaption(
  { from, to, infinitive, end, isOfIt }: HandCommand,
  object: LexicalMention | undefined,
  { words, text, language: { code } }: LexicalSentence,
): string | undefined {
  const [start, last] = object ? [words[object.from]!, words[object.to]!] : []
  const noun = start && last ? text.slice(start.start, last.end) : undefined
  if (code === 'de') {
    const last = words.slice(to + 1, end).findLast(({ low }, i) => SEPARABLE.test(low) && isClauseEnd(words, to + 1 + i))?.low
    const particle = last && infinitive?.startsWith(last) === false ? last : ''
    return noun && infinitive ? `${noun} ${particle}${infinitive}` : undefined
  }
  if (code === 'ja') {
    const phrase = noun && infinitive && text.startsWith('を', last!.end) ? `${noun}を${infinitive}` : undefined
    return phrase && phrase.length <= Math.max(MAX_CHARACTERS, text.length / 2) ? phrase : undefined
  }
  const said = text.slice(words[from]!.start, words[to]!.end)
  if (code === 'hi') return noun ? `${noun} ${said}` : undefined
  if (code === 'zh') return noun ? `${said.replace(COMPLEMENT, '')}${noun}` : undefined
  const isFirst = !last || last.end <= words[from]!.start
  const opening = isFirst ? (start ?? words[from]!) : words[from]!
  const closing = last && last.end > words[to]!.end ? last : isOfIt || !last ? words[Math.max(to, end - 1)]! : words[to]!
  const own = text.slice(opening.start, closing.end)
  const most = Math.min(MAX_WORDS, Math.floor(words.length / 2))
  const count = own.split(/\s+/u).length
  return count >= 2 && count <= most ? capitalized(own, code) : undefined
}
