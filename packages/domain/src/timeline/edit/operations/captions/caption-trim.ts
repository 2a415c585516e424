import { joinWords } from '../../../../captions/text-width.ts'
import { endFrame } from '../../../frames.ts'
import type { CaptionItem, CaptionWord, TimelineItem } from '../../../model.ts'
import type { Edge } from '../../trim.ts'

/** Extent of a group after a trim, in timeline frames. `audioStart`, `audioEnd`: of its audio items; `end`: of the longest item. Ends are exclusive. */
export type TrimmedGroup = { readonly edge: Edge; readonly audioStart: number; readonly audioEnd: number; readonly end: number }

/** Extent of a group after `edge` of its members moved. Without audio items, `audioStart` and `audioEnd` are those of all items. */
export function trimmedGroup(members: readonly TimelineItem[], edge: Edge): TrimmedGroup {
  const audioItems = members.filter(({ type }) => type === 'audio')
  const audible = audioItems.length > 0 ? audioItems : members
  return {
    edge,
    audioStart: Math.min(...audible.map(({ startTimeInFrames }) => startTimeInFrames)),
    audioEnd: Math.max(...audible.map(endFrame)),
    end: Math.max(...members.map(endFrame)),
  }
}

/**
 * Trims a caption to a shortened group: words outside of the audio are removed, a word that is cut is shortened, and the caption may stay until
 * the clip ends. Null when no word is left, or when a caption without word timing lies outside.
 */
export function trimCaption(item: CaptionItem, group: TrimmedGroup): CaptionItem | null {
  const range = rangeOf(group)
  if (item.startTimeInFrames >= range.audioEnd || endFrame(item) <= range.start) return null
  const startTimeInFrames = Math.max(item.startTimeInFrames, range.start)
  const durationInFrames = Math.min(endFrame(item), range.end) - startTimeInFrames
  const { words } = item.caption.data
  const remaining = words?.flatMap((word) => wordWithin(word, item.startTimeInFrames, range))
  if (remaining?.length === 0) return null
  const isWhole = remaining?.length === words?.length
  const isSame = isWhole && (!words || remaining?.every((word, index) => word === words[index]))
  if (isSame && durationInFrames === item.durationInFrames) return item
  const shift = startTimeInFrames - item.startTimeInFrames
  const moved = remaining?.map((word) => ({ ...word, startTimeInFrames: Math.max(0, word.startTimeInFrames - shift) }))
  const text = isWhole || !remaining ? item.caption.data.text : joinWords(remaining.map((word) => word.text.trim()))
  return { ...item, startTimeInFrames, durationInFrames, caption: { ...item.caption, data: { text, ...(moved && { words: moved }) } } }
}

type Range = { readonly start: number; readonly audioEnd: number; readonly end: number }

/** Only the moved edge trims. */
const rangeOf = ({ edge, audioStart, audioEnd, end }: TrimmedGroup): Range =>
  edge === 'left' ? { start: audioStart, audioEnd: Number.POSITIVE_INFINITY, end: Number.POSITIVE_INFINITY } : { start: 0, audioEnd, end }

/** The audible part of a word relative to the caption's start; empty when it is inaudible. */
function wordWithin(word: CaptionWord, lineStart: number, { start, audioEnd }: Range): readonly CaptionWord[] {
  const from = Math.max(start, lineStart + word.startTimeInFrames)
  const to = Math.min(audioEnd, lineStart + endFrame(word))
  if (to <= from) return []
  const startTimeInFrames = from - lineStart
  const isWhole = startTimeInFrames === word.startTimeInFrames && to - from === word.durationInFrames
  return [isWhole ? word : { ...word, startTimeInFrames, durationInFrames: to - from }]
}
