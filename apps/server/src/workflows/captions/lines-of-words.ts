import type { AudioTranscript } from '@fablecut/domain/captions/detected-captions'
import { isWrittenWithoutSpaces } from '@fablecut/domain/captions/text-width'
import type { SpokenWord } from '@fablecut/generation/ports/options'
import { lettersOf } from '../transcription/letters-of.ts'

/** A pause that begins another line. */
const PAUSE_SECONDS = 0.8
const SENTENCE_END = /[.!?…。！？।؟]\P{L}*$/u

/** Lines of recognized words: each ends with a sentence or before a pause. `text`: what they say, with the punctuation that recognizers leave out of words. */
export function linesOfWords(words: readonly SpokenWord[], text = ''): AudioTranscript['lines'] {
  const lines: SpokenWord[][] = []
  let isOpen = false
  for (const word of withPunctuation(words, text)) {
    const last = lines.at(-1)
    if (isOpen && last && word.startSeconds - last.at(-1)!.endSeconds < PAUSE_SECONDS) last.push(word)
    else lines.push([word])
    isOpen = !SENTENCE_END.test(word.text)
  }
  return lines.map((line) => ({ startSeconds: line[0]!.startSeconds, endSeconds: line.at(-1)!.endSeconds, words: line }))
}

/** The words as the text writes them, where it has the same letters. */
function withPunctuation(words: readonly SpokenWord[], text: string): readonly SpokenWord[] {
  if (text.trim() === '' || isWrittenWithoutSpaces(text)) return words
  const written: SpokenWord[] = []
  let next = 0
  for (const token of text.split(/\s+/u).filter((part) => part !== '')) {
    const first = next
    const letters = lettersOf(token)
    let said = ''
    while (next < words.length && said.length < letters.length) said += lettersOf(words[next++]!.text)
    if (said !== letters) return words
    const before = written.at(-1)
    if (letters !== '') written.push({ text: token, startSeconds: words[first]!.startSeconds, endSeconds: words[next - 1]!.endSeconds })
    else if (before) written.splice(-1, 1, { ...before, text: `${before.text} ${token}` })
  }
  return next === words.length ? written : words
}
