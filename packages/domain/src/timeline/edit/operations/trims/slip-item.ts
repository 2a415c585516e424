import { z } from 'zod'
import { ok, refuse, type Result } from '../../../../result.ts'
import { endFrame } from '../../../frames.ts'
import type { AudioItem, CaptionItem, Timeline, TimelineItem, VideoItem } from '../../../model.ts'
import { assetsById } from '../../../queries.ts'
import { trimCaption } from '../captions/caption-trim.ts'
import { prune } from '../../prune.ts'
import type { EditRefusal, EditResult } from '../../refusal.ts'
import { findItem, withItems } from '../../tracks.ts'
import { sourceFrames } from '../../trim.ts'
import { withLimitedTransitions } from '../../transitions/valid-transitions.ts'
import { frameValue, idValue } from '../../values/edit-values.ts'

/** `frames`: on the timeline; positive shows later parts of the source. */
export const slipItemFields = z.strictObject({ itemId: idValue, frames: frameValue })
export type SlipItem = z.infer<typeof slipItemFields>

/**
 *     source     |..[ A ].....|   ->   |.....[ A ]..|
 *     timeline   |X|  A  |  Y  |       |X|  A  |  Y  |      place and duration stay
 *
 * Shows another part of the source of a clip or sound, as far as the source goes. Captions go with the words they belong to; those of a clip with a
 * voice-over stay with it. Refuses `item_not_found`, `wrong_kind` for other items, and `no_material` when the whole source is shown.
 */
export function slipItem(timeline: Timeline, { itemId, frames }: SlipItem): EditResult {
  const found = findItem(timeline, itemId)
  if (!found.ok) return found
  const { item } = found.value
  if (item.type !== 'video' && item.type !== 'audio') return refuse({ code: 'wrong_kind', itemId })
  const slipped = slippedItem(timeline, item, frames)
  if (!slipped.ok) return slipped
  if (slipped.value === item) return ok(timeline)
  const moved = (item.sourceTrimStartFrames - slipped.value.sourceTrimStartFrames) / (item.speed ?? 1)
  const isSpoken = captionTest(timeline, item)
  const edited = withItems(timeline, ({ items }) =>
    items.flatMap((other): readonly TimelineItem[] => {
      if (other === item) return [slipped.value]
      const kept = isSpoken(other) ? movedCaption(other, Math.round(moved), item) : other
      return kept ? [kept] : []
    }),
  )
  return ok(withLimitedTransitions(prune(timeline, edited)))
}

function slippedItem(timeline: Timeline, item: VideoItem | AudioItem, frames: number): Result<VideoItem | AudioItem, EditRefusal> {
  const { sourceTrimStartFrames: start, sourceTrimEndFrames: end, speed = 1 } = item
  const length = sourceFrames(assetsById(timeline.mediaAssets).get(item.mediaAssetId), timeline.globalConfig.fps)
  const [min, max] = [-start, Math.max(0, length - end)]
  if (min === 0 && max === 0) return refuse({ code: 'no_material' })
  const by = Number.isNaN(frames) ? 0 : Math.min(max, Math.max(min, Math.round(frames * speed)))
  if (by === 0) return ok(item)
  return ok({ ...item, sourceTrimStartFrames: start + by, sourceTrimEndFrames: end + by })
}

/** Captions of the words that an item speaks: of its group or shot, unless another sound of that group or shot speaks them. */
function captionTest({ tracks }: Timeline, item: VideoItem | AudioItem): (other: TimelineItem) => other is CaptionItem {
  const isTogether = ({ groupId, shotId }: TimelineItem): boolean =>
    (groupId !== undefined && groupId === item.groupId) || (shotId !== undefined && shotId === item.shotId)
  const sounds = tracks.flatMap(({ items }) => items.filter((other) => other.type === 'audio' && isTogether(other)))
  const speaks = sounds.every((sound) => sound === item)
  return (other): other is CaptionItem => other.type === 'caption' && speaks && isTogether(other)
}

/** A caption moved with its words; null when none of them is left within the item. */
function movedCaption(caption: CaptionItem, frames: number, item: VideoItem | AudioItem): CaptionItem | null {
  const extent = { audioStart: item.startTimeInFrames, audioEnd: endFrame(item), end: endFrame(item) }
  const moved = { ...caption, startTimeInFrames: caption.startTimeInFrames + frames }
  const started = trimCaption(moved, { ...extent, edge: 'left' })
  return started && trimCaption(started, { ...extent, edge: 'right' })
}
