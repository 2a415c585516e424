import type { CaptionWord } from '../timeline/model.ts'
import { hasSpaceBetween, isWrittenWithoutSpaces, textWidth } from './text-width.ts'

/** Closing punctuation and small kana, which must not begin a line (kinsoku). */
const NEVER_FIRST = /^[\p{Pe}\p{Pf}\p{Po}\p{M}ーぁぃぅぇぉっゃゅょァィゥェォッャュョ々ๆฯ]/u
const NEVER_LAST = /[\p{Ps}\p{Pi}]$/u

const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' })

/**
 * Splits phrases of scripts without spaces into words; the phrase's time is divided by their widths. Other words stay as they are.
 */
export function splitWords(words: readonly CaptionWord[]): readonly CaptionWord[] {
  return words.flatMap((word) => (isWrittenWithoutSpaces(word.text) ? splitPhrase(word) : [word]))
}

function splitPhrase(phrase: CaptionWord): readonly CaptionWord[] {
  const segments = wordsOf(phrase.text)
  if (segments.length < 2 || phrase.durationInFrames < segments.length) return [phrase]
  const totalWidth = segments.reduce((sum, segment) => sum + textWidth(segment), 0)
  let before = 0
  return segments.map((text) => {
    const start = frameAt(phrase, before / totalWidth)
    before += textWidth(text)
    return { text, startTimeInFrames: start, durationInFrames: Math.max(1, frameAt(phrase, before / totalWidth) - start) }
  })
}

const frameAt = (phrase: CaptionWord, share: number): number => phrase.startTimeInFrames + Math.round(phrase.durationInFrames * share)

function wordsOf(text: string): readonly string[] {
  const segments: string[] = []
  for (const { segment } of segmenter.segment(text)) {
    const last = segments.at(-1)
    if (last !== undefined && belongsTogether(last, segment)) segments[segments.length - 1] = last + segment
    else if (segment.trim() !== '') segments.push(segment)
  }
  return segments
}

/** Punctuation stays with its word, and text that would get an additional space when joined is not split, e.g. `2025年`. */
const belongsTogether = (before: string, after: string): boolean =>
  NEVER_FIRST.test(after) || NEVER_LAST.test(before) || (after.trim() !== '' && hasSpaceBetween(before, after))
