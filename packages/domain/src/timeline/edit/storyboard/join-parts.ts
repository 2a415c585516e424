import { endFrame } from '../../frames.ts'
import type { Timeline, TimelineItem } from '../../model.ts'
import { assetsById } from '../../queries.ts'
import { byStart } from '../../pack.ts'
import { primaryTrack, withItems } from '../tracks.ts'
import { withDuration } from './with-duration.ts'

/**
 *     primary      | s1 |s1|  s1 |  ->  |  s1 |      not packed
 *     voice-over    |~~|~~|~~~|          |~~|        the first piece, with the silence after the last one
 *
 * A shot that was cut into parts as one item again, for another voice-over. Returns the same timeline for a shot without parts.
 */
export function withPartsJoined(timeline: Timeline, shotId: string): Timeline {
  const isOfShot = (item: TimelineItem): boolean => item.shotId === shotId
  const parts = (primaryTrack(timeline)?.items ?? []).filter(isOfShot).toSorted(byStart)
  const pieces = timeline.tracks.flatMap(({ items }) => items.filter((item) => item.type === 'audio' && isOfShot(item))).toSorted(byStart)
  const [[first], [voice]] = [parts, pieces]
  if (!first || (parts.length < 2 && pieces.length < 2)) return timeline
  const dropped = new Set([...parts.slice(1), ...pieces.slice(1)].map(({ id }) => id))
  const tail = Math.max(0, endFrame(parts.at(-1)!) - endFrame(pieces.at(-1) ?? first))
  const end = voice ? Math.max(endFrame(voice), first.startTimeInFrames + 1) + tail : endFrame(first)
  const asset = 'mediaAssetId' in first ? assetsById(timeline.mediaAssets).get(first.mediaAssetId) : undefined
  const joined = withDuration(first, end - first.startTimeInFrames, asset, timeline.globalConfig.fps)
  return withItems(timeline, ({ items }) => items.filter(({ id }) => !dropped.has(id)).map((item) => (item === first ? joined : item)))
}
