import { z } from 'zod'
import { ok, refuse, type Result } from '../../../../result.ts'
import { endFrame } from '../../../frames.ts'
import type { CaptionItem, Timeline, TimelineItem, Track } from '../../../model.ts'
import { assetsById } from '../../../queries.ts'
import { trimCaption, trimmedGroup } from '../captions/caption-trim.ts'
import type { EditResult, EditRefusal } from '../../refusal.ts'
import { rippleItems } from '../../ripple.ts'
import { resolveLayout } from '../../resolve-layout.ts'
import { prune } from '../../prune.ts'
import { edgeRange, isTrimmable, sourceFrames, withEdgeMoved, type Edge, type Trimmable } from '../../trim.ts'
import { findItem, sortedByStart } from '../../tracks.ts'
import { frameValue, idValue } from '../../values/edit-values.ts'

/** `frames`: distance, positive to the right; below 0.01 it is ignored. */
export const trimItemFields = z.strictObject({ itemId: idValue, edge: z.enum(['left', 'right']), frames: frameValue })
export type TrimItem = z.infer<typeof trimItemFields>

/** In frames. Smaller changes are rounding errors of a pointer that rests (E-201). */
const MIN_CHANGE = 0.01

/**
 *     primary, left    | A |  B  |   ->  |A|  B  |         A starts later in its source; all items move up
 *     primary, right   | A |  B  |   ->  |  A  |  B  |     later items shift
 *     free, left       | X | . |A| . |B|   the end and other items stay; the start stops at the previous item
 *     free, right      |A|.|B|       ->  |  A  |.|B|       later items of the track shift, gaps stay
 *
 * Moves an edge of an item and of its group by the same distance, clamped to one frame of duration and to the start of the source.
 * Captions of a shortened group lose the words outside of its audio; captions without remaining words are
 * removed. Refuses `too_long` beyond the end of the source or the longest image duration, `fixed_length` for failed shots and logos. A caption is
 * resized without its group, and not at all when nothing would remain.
 */
export function trimItem(timeline: Timeline, op: TrimItem): EditResult {
  if (!(Math.abs(op.frames) >= MIN_CHANGE)) return ok(timeline)
  const range = trimRange(timeline, op)
  if (!range.ok) return range
  const { members, min, max, isCaption } = range.value
  const frames = Math.round(op.frames)
  if (isCaption && frames * (op.edge === 'left' ? 1 : -1) >= (members[0]?.item.durationInFrames ?? 0)) return ok(timeline)
  if (op.edge === 'right' && frames > max) return refuse({ code: 'too_long', maxFrames: max })
  const allowed = Math.min(max, Math.max(min, frames))
  return ok(allowed === 0 ? timeline : resized(timeline, members, { ...op, frames: allowed }))
}

type Member = { readonly item: Trimmable; readonly track: Track }
type Range = { readonly members: readonly Member[]; readonly isCaption: boolean; readonly min: number; readonly max: number }

/**
 * Range of an edge drag in frames, the smallest over its group, and the affected items. `min` is 0 or negative, `max` 0 or
 * positive. Refuses `item_not_found`, `fixed_length`.
 */
export function trimRange(timeline: Timeline, { itemId, edge }: Pick<TrimItem, 'itemId' | 'edge'>): Result<Range, EditRefusal> {
  const found = findItem(timeline, itemId)
  if (!found.ok) return found
  const { item } = found.value
  const together = item.groupId === undefined || item.type === 'caption' ? [found.value] : groupMembers(timeline, item.groupId)
  const members = together.flatMap(({ item, track }): readonly Member[] => (isTrimmable(item) ? [{ item, track }] : []))
  if (members.length < together.length) return refuse({ code: 'fixed_length', itemId })
  const assets = assetsById(timeline.mediaAssets)
  const hasPrimary = members.some(({ track }) => track.isPrimary)
  const ranges = members.map((member) => {
    const source = 'mediaAssetId' in member.item ? sourceFrames(assets.get(member.item.mediaAssetId), timeline.globalConfig.fps) : 0
    const range = edgeRange(member.item, edge, source)
    return edge === 'left' && !hasPrimary ? { ...range, min: Math.max(range.min, -roomBefore(member)) } : range
  })
  const min = Math.max(...ranges.map((range) => range.min))
  return ok({ members, isCaption: item.type === 'caption', min, max: Math.min(...ranges.map(({ max }) => max)) })
}

const groupMembers = (timeline: Timeline, groupId: string): readonly { item: TimelineItem; track: Track }[] =>
  timeline.tracks.flatMap((track) =>
    track.items.filter((item) => item.groupId === groupId && item.type !== 'caption').map((item) => ({ item, track })),
  )

/** Free frames before an item. Captions may overlap. */
function roomBefore({ item, track }: Member): number {
  if (track.type === 'file') return item.startTimeInFrames
  const before = track.items.filter((other) => other.startTimeInFrames < item.startTimeInFrames)
  return item.startTimeInFrames - before.reduce((end, other) => Math.max(end, endFrame(other)), 0)
}

function resized(timeline: Timeline, members: readonly Member[], { edge, frames }: TrimItem): Timeline {
  const changed = new Map<string, Trimmable>(members.map(({ item }) => [item.id, withEdgeMoved(item, edge, frames)]))
  const hasPrimary = members.some(({ track }) => track.isPrimary)
  const lists = new Map<string, readonly TimelineItem[]>()
  for (const track of new Set(members.map((member) => member.track))) {
    const items = sortedByStart(track.items).map((item) => changed.get(item.id) ?? item)
    const isRippling = edge === 'right' && !hasPrimary && track.type !== 'file'
    lists.set(track.id, isRippling ? rippleItems(track.items, changed) : items)
  }
  const isShorter = edge === 'left' ? frames > 0 : frames < 0
  if (!isShorter) return resolveLayout(timeline, lists)
  return prune(timeline, resolveLayout(timeline, new Map([...lists, ...trimmedCaptionLists(timeline, [...changed.values()], edge)])))
}

/** Caption tracks of the resized group, trimmed to its audio. */
function trimmedCaptionLists(timeline: Timeline, members: readonly Trimmable[], edge: Edge): readonly [string, readonly TimelineItem[]][] {
  const groupId = members[0]?.groupId
  if (groupId === undefined || members[0]?.type === 'caption') return []
  const group = trimmedGroup(members, edge)
  const isOfGroup = (item: TimelineItem): item is CaptionItem => item.type === 'caption' && item.groupId === groupId
  return timeline.tracks
    .filter(({ items }) => items.some(isOfGroup))
    .map(({ id, items }) => [id, items.flatMap((item) => (isOfGroup(item) ? (trimCaption(item, group) ?? []) : item))])
}
