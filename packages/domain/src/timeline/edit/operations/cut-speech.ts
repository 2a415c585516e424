import type { Timeline, TimelineItem } from '../../model.ts'
import { findItem } from '../tracks.ts'
import type { Edge } from '../trim.ts'

/** Speech that a trim removed. `words`: number of captioned words that were removed or shortened; 0 without word timing. */
export type CutSpeech = { readonly words: number }

/**
 *     picture  | A         |   ->   | A    |
 *     voice    | one two|           | one|       `two` is cut, although the end of A was silent
 *
 * Speech that a trim of an item removed from the audio of its group. Null when it removed none, or when the audio itself was trimmed.
 */
export function cutSpeech(before: Timeline, after: Timeline, { itemId, edge }: { itemId: string; edge: Edge }): CutSpeech | null {
  const found = findItem(before, itemId)
  if (!found.ok) return null
  const { type, groupId } = found.value.item
  if (groupId === undefined || type === 'audio' || type === 'caption') return null
  const [previous, remaining] = [groupItems(before, groupId), groupItems(after, groupId)]
  if (audioFrames(remaining) >= audioFrames(previous)) return null
  const [oldWords, words] = [wordFrames(previous), wordFrames(remaining)]
  if (oldWords.length === 0) return { words: 0 }
  const removed = oldWords.length - words.length
  const aligned = edge === 'right' ? oldWords.slice(0, words.length) : oldWords.slice(removed)
  const shortened = words.filter((frames, index) => frames < (aligned[index] ?? 0)).length
  return removed + shortened === 0 ? null : { words: removed + shortened }
}

const groupItems = ({ tracks }: Timeline, groupId: string): readonly TimelineItem[] =>
  tracks.flatMap(({ items }) => items.filter((item) => item.groupId === groupId))

const audioFrames = (items: readonly TimelineItem[]): number =>
  items.reduce((sum, item) => sum + (item.type === 'audio' ? item.durationInFrames : 0), 0)

/** Durations of the captioned words, in order of time. */
const wordFrames = (items: readonly TimelineItem[]): readonly number[] =>
  items
    .flatMap((item) => (item.type === 'caption' ? [item] : []))
    .sort((a, b) => a.startTimeInFrames - b.startTimeInFrames)
    .flatMap(({ caption }) => caption.data.words?.map(({ durationInFrames }) => durationInFrames) ?? [])
