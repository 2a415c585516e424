import type { CaptionWord } from '../timeline/model.ts'
import { hasSpaceBetween, isWrittenWithoutSpaces, textWidth } from './text-width.ts'

/** Closing marks and small letters that no line begins with. */
const NEVER_FIRST = /^[\p{Pe}\p{Pf}\p{Po}\p{M}ーぁぃぅぇぉっゃゅょァィゥェォッャュョ々ๆฯ]/u
const NEVER_LAST = /[\p{Ps}\p{Pi}]$/u

const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' })

/**
 * Scripts without spaces come as whole phrases; a phrase is cut into its words, which share its time by their widths.
 * Other words stay as they are.
 */
export function splitWords(words: readonly CaptionWord[]): readonly CaptionWord[] {
  return words.flatMap((word) => (isWrittenWithoutSpaces(word.text) ? splitPhrase(word) : [word]))
}

function splitPhrase(phrase: CaptionWord): readonly CaptionWord[] {
  const pieces = wordsOf(phrase.text)
  if (pieces.length < 2 || phrase.durationInFrames < pieces.length) return [phrase]
  const whole = pieces.reduce((sum, piece) => sum + textWidth(piece), 0)
  let before = 0
  return pieces.map((text) => {
    const start = frameAt(phrase, before / whole)
    before += textWidth(text)
    return { text, startTimeInFrames: start, durationInFrames: Math.max(1, frameAt(phrase, before / whole) - start) }
  })
}

const frameAt = (phrase: CaptionWord, share: number): number => phrase.startTimeInFrames + Math.round(phrase.durationInFrames * share)

function wordsOf(text: string): readonly string[] {
  const pieces: string[] = []
  for (const { segment } of segmenter.segment(text)) {
    const last = pieces.at(-1)
    if (last !== undefined && belongsTogether(last, segment)) pieces[pieces.length - 1] = last + segment
    else if (segment.trim() !== '') pieces.push(segment)
  }
  return pieces
}

/** Marks stay with their words, and what would be joined with a space that was not there stays whole, e.g. `2025年`. */
const belongsTogether = (before: string, after: string): boolean =>
  NEVER_FIRST.test(after) || NEVER_LAST.test(before) || (after.trim() !== '' && hasSpaceBetween(before, after))
