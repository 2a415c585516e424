import type { DragPayload } from '@fablecut/domain/timeline/edit/drag-payload'
import { contiguousBlock } from '@fablecut/domain/timeline/edit/operations/moves/move-items-to-frame'
import { selectGroup, type Selection } from '@fablecut/domain/timeline/edit/selection'
import type { MediaAsset, Timeline, TimelineItem } from '@fablecut/domain/timeline/model'
import { findOnTracks } from '../visible-items.ts'

type ItemType = MediaAsset['resourceType'] | TimelineItem['type']

/** Object dragged over the timeline. `gripFrames`: offset of the pointer from its start; `frames`: its duration, if known. */
export type Dragging =
  | { readonly kind: 'asset'; readonly mediaAssetId: string; readonly type: ItemType; readonly frames: number }
  | {
      readonly kind: 'item'
      readonly itemId: string
      readonly trackId: string
      /** The selection it belongs to, or only itself. */
      readonly itemIds: Selection
      readonly type: ItemType
      readonly gripFrames: number
      readonly frames: number
    }
  | {
      readonly kind: 'group'
      readonly groupId: string
      readonly itemIds: Selection
      readonly type: ItemType
      readonly gripFrames: number
      readonly frames: number
    }
  /** `type` null: the browser does not reveal it before the drop. */
  | { readonly kind: 'file'; readonly type: 'video' | 'image' | 'audio' | 'unknown' | null; readonly count: number }
  /** Text, a link, or anything from another page. */
  | { readonly kind: 'foreign' }

/** What an edit can place on the timeline. */
export type Placeable = Exclude<Dragging, { readonly kind: 'file' | 'foreign' }>

/** Starts dragging an item: its group if exactly that is selected, else the selection it belongs to, else only the item. */
export function dragOf(timeline: Timeline, itemId: string, selection: Selection, pointerFrame: number): Placeable | null {
  const location = findOnTracks(timeline.tracks, itemId)
  if (!location) return null
  const { item, track } = location
  const group = item.groupId === undefined ? [] : selectGroup(timeline, item.groupId)
  const isWholeGroup = group.length > 1 && group.length === selection.length && group.every((id) => selection.includes(id))
  if (isWholeGroup && item.groupId !== undefined) {
    return { kind: 'group', groupId: item.groupId, itemIds: group, type: item.type, ...extent(timeline, group, pointerFrame) }
  }
  const itemIds = selection.includes(itemId) ? selection : [itemId]
  const moved = contiguousBlock(timeline, itemIds)?.items.map(({ id }) => id) ?? [itemId]
  return { kind: 'item', itemId, trackId: track.id, itemIds, type: item.type, ...extent(timeline, moved, pointerFrame) }
}

function extent(timeline: Timeline, ids: Selection, pointerFrame: number): { gripFrames: number; frames: number } {
  const items = ids.flatMap((id) => findOnTracks(timeline.tracks, id)?.item ?? [])
  const start = Math.min(...items.map(({ startTimeInFrames }) => startTimeInFrames))
  const end = Math.max(...items.map((item) => item.startTimeInFrames + item.durationInFrames))
  return { gripFrames: pointerFrame - start, frames: end - start }
}

/** Payload of a drag. */
export function payloadOf(dragging: Dragging): DragPayload | null {
  if (dragging.kind === 'group') return { source: 'timeline-group', groupId: dragging.groupId }
  return dragging.kind === 'item' ? { source: 'timeline-item', timelineItemId: dragging.itemId, trackId: dragging.trackId } : null
}
