import { primaryTrack } from '@fablecut/domain/timeline/edit/tracks'
import type { TimelineEdit } from '@fablecut/domain/timeline/edit/values/edits'
import { endFrame } from '@fablecut/domain/timeline/frames'
import type { Timeline } from '@fablecut/domain/timeline/model'
import { isJoinable, type Joinable } from '@fablecut/domain/timeline/transitions'
import { timelineTexts as texts } from '../../../../texts/editor/timeline.ts'
import { toast } from '../../../../ui/feedback/toast.tsx'
import { PLACES } from '../../properties/looks/places.ts'
import { newItemId } from '../../session/new-ids.ts'
import { nowSeconds } from '../../session/now-seconds.ts'
import { reportRefusal } from '../../session/report-refusal.ts'
import { announce } from '../timeline-view.ts'
import { findOnTracks } from '../visible-items.ts'
import type { SelectionPorts } from './selection-ports.ts'

/**
 *     | A |[B]| C |   ->        |[B]|          on a track of its own, small in a corner
 *                          | A | C |
 *
 * Puts the selected clip over the film, else the file that is previewed, at the playhead. One undo step.
 */
export function pictureInPicture({ session, playback, view }: SelectionPorts): void {
  const { document, selectedItemIds, previewingMediaAsset: asset } = session.store.getState()
  const { timeline } = document
  const found = selectedItemIds.length === 1 ? findOnTracks(timeline.tracks, selectedItemIds[0] ?? '') : undefined
  const newId = newItemId()
  if (found && isJoinable(found.item)) {
    const lifts = found.track.isPrimary ? liftOf(timeline, found.item, newId) : []
    if (lifts) place([lifts, found.item.id])
    else toast.error(texts.pictureInPicture.nothingBelow)
  } else if (asset && (asset.resourceType === 'video' || asset.resourceType === 'image')) {
    if ((primaryTrack(timeline)?.items ?? []).length === 0) return void toast.error(texts.pictureInPicture.nothingBelow)
    const startFrame = playback.store.getState().frame
    place([[{ type: 'insertOnNewTrack', mediaAssetId: asset.id, index: 0, startFrame, newId }], newId])
  } else toast.error(texts.pictureInPicture.nothingSelected)

  function place([edits, itemId]: readonly [readonly TimelineEdit[], string]): void {
    session.beginGesture()
    const layout: TimelineEdit = { type: 'setLayout', itemIds: [itemId], transform: PLACES['bottom-right'] }
    for (const edit of [...edits, layout]) if (reportRefusal(session.apply(edit))) return session.cancelGesture()
    session.endGesture()
    session.select([itemId])
    announce(view, texts.pictureInPicture.done)
  }
}

/** Takes a clip off the film to a track above; null when nothing would be left below. It lies over the film that is left. */
function liftOf(timeline: Timeline, { id, startTimeInFrames, durationInFrames }: Joinable, newId: string): readonly TimelineEdit[] | null {
  const left = (primaryTrack(timeline)?.items ?? []).filter((item) => item.id !== id)
  if (left.length === 0) return null
  const endOfFilm =
    Math.max(...left.map(endFrame)) - (left.some((item) => item.startTimeInFrames > startTimeInFrames) ? durationInFrames : 0)
  const startFrame = Math.max(0, Math.min(startTimeInFrames, endOfFilm - durationInFrames))
  return [{ type: 'moveItem', itemId: id, position: { kind: 'new-track', index: 0, startFrame }, newId, nowSeconds: nowSeconds() }]
}
