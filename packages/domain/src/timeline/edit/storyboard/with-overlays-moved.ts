import { endFrame } from '../../frames.ts'
import type { Timeline, TimelineItem, Track } from '../../model.ts'
import { assetsById, trackCategory } from '../../queries.ts'
import { linkedPrimaryItems } from '../linked-items.ts'
import { resolveLayout } from '../resolve-layout.ts'
import { primaryTrack, withStart } from '../tracks.ts'

/** Moves items of free tracks that are not linked to a clip as far as the clip that they start over; music stays. */
export function withOverlaysMoved(before: Timeline, after: Timeline): Timeline {
  if (after === before) return after
  const clips = primaryTrack(before)?.items ?? []
  const starts = new Map(primaryTrack(after)?.items.map(({ id, startTimeInFrames }) => [id, startTimeInFrames]))
  const linked = linkedPrimaryItems(before)
  const assets = assetsById(before.mediaAssets)
  const originals = new Map(before.tracks.flatMap(({ items }) => items.map((item) => [item.id, item])))
  const isFree = (item: TimelineItem): boolean => originals.get(item.id) === item && item.shotId === undefined && !linked.has(item.id)
  const isLeft = (track: Track): boolean => track.isPrimary || trackCategory(track, assets) === 'music'
  const moved = (item: TimelineItem): TimelineItem => {
    const start = item.startTimeInFrames
    const clip = clips.find((candidate) => candidate.startTimeInFrames <= start && start < endFrame(candidate))
    return clip ? withStart(item, start + (starts.get(clip.id) ?? clip.startTimeInFrames) - clip.startTimeInFrames) : item
  }
  const lists = after.tracks
    .filter((track) => !isLeft(track) && track.items.some(isFree))
    .map(({ id, items }): [string, readonly TimelineItem[]] => [id, items.map((item) => (isFree(item) ? moved(item) : item))])
  return lists.length === 0 ? after : resolveLayout(after, new Map(lists))
}
