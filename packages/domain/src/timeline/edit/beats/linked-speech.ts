import { endFrame } from '../../frames.ts'
import type { CaptionItem, Timeline, TimelineItem } from '../../model.ts'
import { linkedPrimaryItems } from '../linked-items.ts'

/** What moves with a clip, and the frames in which it is spoken: of its captioned words, else of its voice. Null for a clip without speech. */
export type LinkedSpeech = {
  readonly items: readonly { readonly item: TimelineItem; readonly trackId: string }[]
  readonly spoken: { readonly startFrame: number; readonly endFrame: number } | null
}

export const SILENT: LinkedSpeech = { items: [], spoken: null }

/** What is linked to the clips of the primary track, by the clip's id. */
export function linkedSpeech(timeline: Timeline): ReadonlyMap<string, LinkedSpeech> {
  const leaders = linkedPrimaryItems(timeline)
  const voices = new Set(timeline.mediaAssets.filter(({ subtype }) => subtype === 'voiceover').map(({ id }) => id))
  const linked = timeline.tracks.flatMap(({ id: trackId, items }) => items.map((item) => ({ item, trackId })))
  const byLeader = Map.groupBy(
    linked.filter(({ item }) => leaders.has(item.id)),
    ({ item }) => leaders.get(item.id)!,
  )
  return new Map([...byLeader].map(([id, items]) => [id, { items, spoken: spokenFrames(items, voices) }]))
}

function spokenFrames(items: LinkedSpeech['items'], voices: ReadonlySet<string>): LinkedSpeech['spoken'] {
  const captions = items.flatMap(({ item }) => (item.type === 'caption' ? [item] : []))
  const heard = items.flatMap(({ item }) => (item.type === 'audio' && voices.has(item.mediaAssetId) ? [item] : []))
  const ranges = captions.length > 0 ? captions.flatMap(wordRanges) : heard.map(rangeOf)
  if (ranges.length === 0) return null
  return { startFrame: Math.min(...ranges.map(([start]) => start)), endFrame: Math.max(...ranges.map(([, end]) => end)) }
}

type Range = readonly [startFrame: number, endFrame: number]

const rangeOf = (item: TimelineItem): Range => [item.startTimeInFrames, endFrame(item)]

function wordRanges(item: CaptionItem): readonly Range[] {
  const { words = [] } = item.caption.data
  if (words.length === 0) return [rangeOf(item)]
  return words.map((word) => [item.startTimeInFrames + word.startTimeInFrames, item.startTimeInFrames + endFrame(word)])
}
