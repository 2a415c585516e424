import { joinWords } from '../../../captions/text-width.ts'
import { endFrame } from '../../frames.ts'
import type { CaptionItem, CaptionWord } from '../../model.ts'
import { withStart } from '../tracks.ts'

/** Where a frame of the film goes when parts of it are removed; a removed one to the cut that is left. */
export type NewFrames = (frame: number) => { readonly isKept: boolean; readonly frame: number }

type Span = { readonly start: number; readonly frames: number }

/** Null when nothing is left. */
function spanOf(start: number, end: number, frames: NewFrames): Span | null {
  const [from, last] = [frames(start), frames(end - 1)]
  const length = last.frame + (last.isKept ? 1 : 0) - from.frame
  return length > 0 ? { start: from.frame, frames: length } : null
}

/**
 *     |one two three|   ->   |one three|     the time of `two` is removed
 *
 * A caption in the film without removed parts: one line with the words that begin in what is left. null: it has none.
 */
export function captionWithoutRanges(item: CaptionItem, frames: NewFrames): CaptionItem | null {
  const line = spanOf(item.startTimeInFrames, endFrame(item), frames)
  if (!line) return null
  const { words = [], text } = item.caption.data
  const kept = words.flatMap((word) => wordIn(word, item, { line, frames }))
  if (words.length > 0 && kept.length === 0) return null
  if (line.frames === item.durationInFrames && kept.length === words.length) return withStart(item, line.start)
  const data = { ...item.caption.data, text: kept.length === words.length ? text : joinWords(kept.map((word) => word.text)) }
  const placed = { startTimeInFrames: line.start, durationInFrames: line.frames }
  return { ...item, ...placed, caption: { ...item.caption, data: words.length > 0 ? { ...data, words: kept } : data } }
}

type Line = { readonly line: Span; readonly frames: NewFrames }

function wordIn(word: CaptionWord, { startTimeInFrames }: CaptionItem, { line, frames }: Line): readonly CaptionWord[] {
  const start = startTimeInFrames + word.startTimeInFrames
  const span = frames(start).isKept ? spanOf(start, start + word.durationInFrames, frames) : null
  return span ? [{ ...word, startTimeInFrames: span.start - line.start, durationInFrames: span.frames }] : []
}
