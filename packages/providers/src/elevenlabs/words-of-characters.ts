import { isWrittenWithoutSpaces } from '@fablecut/domain/captions/text-width'
import type { SpokenWord } from '@fablecut/generation/ports/options'
import { isRecord } from '../json.ts'

type TimedCharacter = { readonly character: string; readonly startSeconds: number; readonly endSeconds: number }

/**
 * The words of `{ characters, character_start_times_seconds, character_end_times_seconds }`, with their punctuation; phrases of scripts without spaces are
 * segmented into words of `language`. Undefined if it has no such lists of one length.
 */
export function wordsOfCharacters(alignment: unknown, language?: string): readonly SpokenWord[] | undefined {
  const characters = readCharacters(alignment)
  if (characters === undefined) return undefined
  return phrasesOf(characters)
    .flatMap((phrase) => (isWrittenWithoutSpaces(textOf(phrase)) ? segmented(phrase, language) : [phrase]))
    .map((word) => ({ text: textOf(word), startSeconds: word[0]!.startSeconds, endSeconds: word.at(-1)!.endSeconds }))
}

function readCharacters(alignment: unknown): TimedCharacter[] | undefined {
  if (!isRecord(alignment)) return undefined
  const { characters, character_start_times_seconds: starts, character_end_times_seconds: ends } = alignment
  if (!Array.isArray(characters) || !Array.isArray(starts) || !Array.isArray(ends)) return undefined
  if (characters.length === 0 || starts.length !== characters.length || ends.length !== characters.length) return undefined
  return characters.map((character, i) => ({
    character: String(character),
    startSeconds: Number(starts[i]),
    endSeconds: Number(ends[i]),
  }))
}

const textOf = (characters: readonly TimedCharacter[]): string => characters.map(({ character }) => character).join('')

function phrasesOf(characters: readonly TimedCharacter[]): TimedCharacter[][] {
  const phrases: TimedCharacter[][] = []
  let isInside = false
  for (const timed of characters) {
    const isSpace = timed.character.trim() === ''
    if (!isSpace && isInside) phrases.at(-1)!.push(timed)
    else if (!isSpace) phrases.push([timed])
    isInside = !isSpace
  }
  return phrases
}

/** Punctuation stays with the word before it. */
function segmented(phrase: readonly TimedCharacter[], language: string | undefined): TimedCharacter[][] {
  const words: TimedCharacter[][] = []
  let at = 0
  for (const { segment, isWordLike } of new Intl.Segmenter(language, { granularity: 'word' }).segment(textOf(phrase))) {
    const part: TimedCharacter[] = []
    for (let length = 0; length < segment.length && at < phrase.length; at++) {
      part.push(phrase[at]!)
      length += phrase[at]!.character.length
    }
    if (part.length === 0) continue
    if (isWordLike || words.length === 0) words.push(part)
    else words.at(-1)!.push(...part)
  }
  return words
}
