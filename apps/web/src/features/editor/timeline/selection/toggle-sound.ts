import { detachedSound } from '@fablecut/domain/timeline/edit/sound/detached-sound'
import { findItem } from '@fablecut/domain/timeline/edit/tracks'
import type { Timeline } from '@fablecut/domain/timeline/model'
import { timelineTexts } from '../../../../texts/editor/timeline.ts'
import { newItemId } from '../../session/new-ids.ts'
import { reportRefusal } from '../../session/report-refusal.ts'
import { announce } from '../timeline-view.ts'
import { itemsUnderPlayhead } from './items-under-playhead.ts'
import type { SelectionPorts } from './selection-ports.ts'

/** Takes the sound of a clip to a track of its own, or back: of the first selected item, without a selection of the clip under the playhead. */
export function toggleSound(ports: SelectionPorts): void {
  const { session, view } = ports
  const [named = ''] = itemsUnderPlayhead(ports)
  const { timeline } = session.store.getState().document
  const clipId = clipOfSound(timeline, named)
  const itemId = clipId ?? named
  if (clipId === null) {
    if (!reportRefusal(session.apply({ type: 'detachSound', itemId, newId: newItemId() }))) announce(view, timelineTexts.soundDetached)
  } else if (!reportRefusal(session.apply({ type: 'attachSound', itemId }))) announce(view, timelineTexts.soundAttached)
}

/** Id of the clip whose sound is detached, by its own id or that of its sound; null when there is none. */
export function clipOfSound(timeline: Timeline, itemId: string): string | null {
  const found = findItem(timeline, itemId)
  if (!found.ok) return null
  const clips = timeline.tracks.flatMap(({ items }) => items.flatMap((item) => (item.type === 'video' ? [item] : [])))
  const clip = clips.find((candidate) => candidate.id === itemId || detachedSound(timeline, candidate)?.id === itemId)
  return clip && detachedSound(timeline, clip) ? clip.id : null
}
