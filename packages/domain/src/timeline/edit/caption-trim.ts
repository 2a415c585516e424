import { joinWords } from '../../captions/text-width.ts'
import { endFrame } from '../frames.ts'
import type { CaptionItem, CaptionWord, TimelineItem } from '../model.ts'
import type { Edge } from './trim.ts'

/** Where a group is after a trim, in timeline frames, `[start, end)`. `heardEnd`: of its sound; `shownEnd`: of whatever lasts longest. */
export type TrimmedGroup = { readonly edge: Edge; readonly audioStart: number; readonly audioEnd: number; readonly end: number }

/** The extent of a group after `edge` of its members moved; of its pictures alone where it has no sound. */
export function trimmedGroup(members: readonly TimelineItem[], edge: Edge): TrimmedGroup {
  const sounds = members.filter(({ type }) => type === 'audio')
  const heard = sounds.length > 0 ? sounds : members
  return {
    edge,
    audioStart: Math.min(...heard.map(({ startTimeInFrames }) => startTimeInFrames)),
    audioEnd: Math.max(...heard.map(endFrame)),
    end: Math.max(...members.map(endFrame)),
  }
}

/**
 * A caption of a group that became shorter: words that are not heard any more are removed, a word that is cut is shortened, and the line may stay until
 * the picture ends. Null when no word is left, or a line without word times lies outside.
 */
export function trimCaption(item: CaptionItem, group: TrimmedGroup): CaptionItem | null {
  const range = rangeOf(group)
  if (item.startTimeInFrames >= range.audioEnd || endFrame(item) <= range.start) return null
  const startTimeInFrames = Math.max(item.startTimeInFrames, range.start)
  const durationInFrames = Math.min(endFrame(item), range.end) - startTimeInFrames
  const { words } = item.caption.data
  const kept = words?.flatMap((word) => wordWithin(word, item.startTimeInFrames, range))
  if (kept?.length === 0) return null
  const isUnchanged = durationInFrames === item.durationInFrames && (!words || kept?.every((word, index) => word === words[index]))
  if (isUnchanged) return item
  const shift = startTimeInFrames - item.startTimeInFrames
  const moved = kept?.map((word) => ({ ...word, startTimeInFrames: Math.max(0, word.startTimeInFrames - shift) }))
  const isWhole = kept?.length === words?.length
  const text = isWhole || !kept ? item.caption.data.text : joinWords(kept.map((word) => word.text.trim()))
  return { ...item, startTimeInFrames, durationInFrames, caption: { ...item.caption, data: { text, ...(moved && { words: moved }) } } }
}

type Range = { readonly start: number; readonly audioEnd: number; readonly end: number }

/** Only the edge that moved cuts anything. */
const rangeOf = ({ edge, audioStart, audioEnd, end }: TrimmedGroup): Range =>
  edge === 'left' ? { start: audioStart, audioEnd: Number.POSITIVE_INFINITY, end: Number.POSITIVE_INFINITY } : { start: 0, audioEnd, end }

/** The heard part of a word, from the line's start; nothing where none of it is heard. */
function wordWithin(word: CaptionWord, lineStart: number, { start, audioEnd }: Range): readonly CaptionWord[] {
  const from = Math.max(start, lineStart + word.startTimeInFrames)
  const to = Math.min(audioEnd, lineStart + endFrame(word))
  if (to <= from) return []
  const startTimeInFrames = from - lineStart
  const isWhole = startTimeInFrames === word.startTimeInFrames && to - from === word.durationInFrames
  return [isWhole ? word : { ...word, startTimeInFrames, durationInFrames: to - from }]
}
