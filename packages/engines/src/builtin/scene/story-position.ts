import type { Locale } from './language.ts'
import { smallWordsOf } from './language.ts'
import { wordsOf } from './words.ts'

/** The story up to a shot, nearest first, then what comes after it: what a shot does not say is as it was told last. */
export type Told = { readonly before: readonly string[]; readonly after: readonly string[] }

const SENTENCE = /[^.!?。！？\n]+[.!?。！？\n]*/gu
const MOST = 400

/** Where in the story a shot is, by the words both share; where they share none, by how much of the film has gone. */
export function toldUntil(storyText: string, prompt: string, part: number, locale: Locale): Told {
  const sentences = (storyText.match(SENTENCE) ?? []).slice(0, MOST).filter((sentence) => sentence.trim() !== '')
  if (sentences.length === 0) return { before: [], after: [] }
  const small = smallWordsOf(locale)
  const own = new Set(wordsOf(prompt, locale).filter((word) => !small.has(word)))
  const expected = part * (sentences.length - 1)
  const weights = sentences.map((sentence, i) => {
    const words = new Set(wordsOf(sentence, locale).filter((word) => !small.has(word)))
    const shared = [...words].filter((word) => own.has(word)).length
    return shared / Math.sqrt(words.size + 2) - (Math.abs(i - expected) / sentences.length) * 0.5
  })
  const at = weights.indexOf(Math.max(...weights))
  return { before: sentences.slice(0, at + 1).toReversed(), after: sentences.slice(at + 1) }
}

/** What is read first going back through what was told, else going on. */
export function carried<T>({ before, after }: Told, read: (sentence: string) => T | undefined): T | undefined {
  for (const sentence of [...before, ...after]) {
    const found = read(sentence)
    if (found !== undefined) return found
  }
  return undefined
}
