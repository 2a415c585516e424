import { insertionFrame } from '@fablecut/domain/timeline/edit/insertion-point'
import type { TrackPosition } from '@fablecut/domain/timeline/edit/track-position'
import { primaryTrack } from '@fablecut/domain/timeline/edit/tracks'
import { applyToTimeline } from '@fablecut/domain/timeline/edit/values/apply-edit'
import type { TimelineEdit } from '@fablecut/domain/timeline/edit/values/edits'
import type { Timeline } from '@fablecut/domain/timeline/model'
import type { Placeable } from './dragging.ts'

/** The edit of a drop. Files must be uploaded first. `keepsLength`: a replaced item keeps its length. */
export function dropEdit(
  dragging: Placeable,
  position: TrackPosition,
  { keepsLength = false, ...made }: { readonly newId: string; readonly nowSeconds: number; readonly keepsLength?: boolean },
): TimelineEdit {
  if (dragging.kind === 'asset' && keepsLength && position.kind === 'item' && position.zone === 'replace')
    return { type: 'replaceItem', mediaAssetId: dragging.mediaAssetId, itemId: position.itemId, keepsLength, ...made }
  if (dragging.kind === 'asset') return { type: 'insertAsset', mediaAssetId: dragging.mediaAssetId, position, ...made }
  if (dragging.kind === 'group') return { type: 'moveGroup', groupId: dragging.groupId, position }
  const { itemId, itemIds } = dragging
  return itemIds.length > 1 ? { type: 'moveItems', itemIds, leadId: itemId, position } : { type: 'moveItem', itemId, position, ...made }
}

type Verdict = 'compatible' | 'incompatible' | 'still'

/** By the timeline and the dragged object. */
const known = new WeakMap<Timeline, WeakMap<Placeable, Map<string, Verdict>>>()

/** Whether a drop would be applied, refused or without effect; tried once per place, as an edit of a long film takes longer than a frame of the screen. */
export function dropVerdict(timeline: Timeline, dragging: Placeable, position: TrackPosition): Verdict {
  const ofTimeline = known.get(timeline) ?? new WeakMap<Placeable, Map<string, Verdict>>()
  const verdicts = ofTimeline.get(dragging) ?? new Map<string, Verdict>()
  known.set(timeline, ofTimeline.set(dragging, verdicts))
  const place = placeKey(timeline, position)
  const verdict = verdicts.get(place) ?? tryDrop(timeline, dragging, position)
  verdicts.set(place, verdict)
  return verdict
}

function tryDrop(timeline: Timeline, dragging: Placeable, position: TrackPosition): Verdict {
  const edited = applyToTimeline(timeline, dropEdit(dragging, position, { newId: 'shown', nowSeconds: 0 }))
  if (!edited.ok) return 'incompatible'
  return edited.value === timeline ? 'still' : 'compatible'
}

/** On the packed primary track positions between the same two items are one place. */
function placeKey(timeline: Timeline, position: TrackPosition): string {
  const primary = primaryTrack(timeline)
  if (position.kind === 'new-track' || !primary || position.trackId !== primary.id) return JSON.stringify(position)
  if (position.kind === 'item' && position.zone === 'replace') return `replace ${position.itemId}`
  return `at ${insertionFrame(primary.items, position)}`
}
