import { z } from 'zod'
import { ok, refuse } from '../../../../result.ts'
import { endFrame } from '../../../frames.ts'
import type { Timeline, TimelineItem, Track } from '../../../model.ts'
import { clampFrame, firstFreeSlot } from '../../free-slot.ts'
import { moveNeighbours } from '../../move-on-primary.ts'
import { linkedPrimaryItems } from '../../linked-items.ts'
import type { EditResult } from '../../refusal.ts'
import { resolveLayout } from '../../resolve-layout.ts'
import { findItem, sortedByStart, withStart } from '../../tracks.ts'
import { moveItemToFrame } from './move-item-to-frame.ts'
import { moveOnFreeTrack } from './move-on-free-track.ts'
import { frameValue, idValue, idsValue } from '../../values/edit-values.ts'

/** `leadId`: the item that gets the new start. `targetFrame`: the new start, in frames before the move. */
export const moveItemsToFrameFields = z.strictObject({ itemIds: idsValue, leadId: idValue, targetFrame: frameValue })
export type MoveItemsToFrame = z.infer<typeof moveItemsToFrameFields>

type Block = { readonly track: Track; readonly items: readonly TimelineItem[] }

/**
 *     | A | B | C | D |   {B, C} after D   ->   | A | D | B | C |
 *     | A | B | C | D |   {A, C} after D   ->   | A | B | D | C |     C leads: not adjacent, so it moves alone
 *
 * Moves a selection as one block when it is two or more adjacent items of one track, else only the leading item. Refusals as of the single moves.
 *
 */
export function moveItemsToFrame(timeline: Timeline, { itemIds, leadId, targetFrame }: MoveItemsToFrame): EditResult {
  const block = itemIds.includes(leadId) ? contiguousBlock(timeline, withTheirPictures(timeline, itemIds)) : undefined
  if (!block) return moveAlone(timeline, leadId, targetFrame)
  return block.track.isPrimary ? moveNeighbours(timeline, block.items, targetFrame) : ok(moveFreeBlock(timeline, block, targetFrame))
}

/** Replaces linked voice-overs by their clips, as they move together. */
function withTheirPictures(timeline: Timeline, itemIds: readonly string[]): readonly string[] {
  const leaders = linkedPrimaryItems(timeline)
  return [...new Set(itemIds.map((id) => leaders.get(id) ?? id))]
}

/** Two or more adjacent items of one track sorted by start; undefined otherwise. */
export function contiguousBlock({ tracks }: Timeline, itemIds: readonly string[]): Block | undefined {
  const ids = new Set(itemIds)
  const track = tracks.find(({ items }) => items.some(({ id }) => ids.has(id)))
  if (!track || ids.size < 2) return undefined
  const items = sortedByStart(track.items)
  const first = items.findIndex(({ id }) => ids.has(id))
  const block = items.slice(first, first + ids.size)
  return block.length === ids.size && block.every(({ id }) => ids.has(id)) ? { track, items: block } : undefined
}

function moveAlone(timeline: Timeline, itemId: string, targetFrame: number): EditResult {
  const moved = moveItemToFrame(timeline, { itemId, targetFrame })
  if (moved.ok || moved.refusal.code !== 'wrong_kind') return moved
  const found = findItem(timeline, itemId)
  if (!found.ok) return refuse(found.refusal)
  return moveOnFreeTrack(timeline, { itemId, trackId: found.value.track.id, startFrame: targetFrame, atFrame: targetFrame })
}

/** Keeps the offsets inside the block; the block moves to the first free range that is long enough. */
function moveFreeBlock(timeline: Timeline, { track, items }: Block, targetFrame: number): Timeline {
  const first = items[0]?.startTimeInFrames ?? 0
  const span = items.reduce((end, item) => Math.max(end, endFrame(item)), 0) - first
  const ids = new Set(items.map(({ id }) => id))
  const others = sortedByStart(track.items).filter(({ id }) => !ids.has(id))
  const target = clampFrame(targetFrame)
  const shift = (track.type === 'file' ? target : firstFreeSlot(others, span, target)) - first
  const moved = track.items.map((item) => (ids.has(item.id) ? withStart(item, item.startTimeInFrames + shift) : item))
  return resolveLayout(timeline, new Map([[track.id, moved]]))
}
