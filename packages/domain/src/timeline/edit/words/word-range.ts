import { z } from 'zod'
import type { FilmWord } from '../../words/film-words.ts'
import { idValue } from '../values/edit-values.ts'

/** Words of a caption, `end` exclusive. */
export const wordRange = z.strictObject({ captionId: idValue, start: z.int().min(0), end: z.int().min(0) }).readonly()
export const wordRanges = z.array(wordRange).max(20_000).readonly()
export type WordRange = z.infer<typeof wordRange>

/** Ranges of words, as few as there are captions with adjacent ones. */
export function wordRangesOf(words: readonly FilmWord[]): readonly WordRange[] {
  const ranges: WordRange[] = []
  for (const { captionId, index } of words) {
    const last = ranges.at(-1)
    if (last?.captionId === captionId && last.end === index) ranges[ranges.length - 1] = { ...last, end: index + 1 }
    else ranges.push({ captionId, start: index, end: index + 1 })
  }
  return ranges
}

/** Whether a word is in one of the ranges. */
export function wordTest(ranges: readonly WordRange[]): (word: FilmWord) => boolean {
  const byCaption = Map.groupBy(ranges, ({ captionId }) => captionId)
  return ({ captionId, index }) => byCaption.get(captionId)?.some(({ start, end }) => start <= index && index < end) === true
}
