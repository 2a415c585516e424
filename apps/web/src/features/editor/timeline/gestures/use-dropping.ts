import { framesNear, guideFrame } from '@fablecut/domain/timeline/edit/boundaries'
import { drawnTracks } from '../geometry/rows.ts'
import { useEditorSession, usePlaybackControls } from '../../session/editor-context.tsx'
import { newItemId } from '../../session/new-ids.ts'
import { nowSeconds } from '../../session/now-seconds.ts'
import { reportRefusal } from '../../session/report-refusal.ts'
import { useTimelineTools } from '../timeline-context.tsx'
import type { Dragging, Placeable } from './dragging.ts'
import { dropEdit } from './drop-edit.ts'
import { dropTarget, type DropTarget } from './drop-target.ts'
import { snapTargetsOf } from '../snapping/snap-targets.ts'
import { unmovedFrames } from '../snapping/unmoved-frames.ts'

type DragPlace = { readonly clientX: number; readonly clientY: number; readonly altKey: boolean }

/** Where a dragged object would be dropped: computed, shown and applied. The same for a mouse and a finger. */
export function useDropping() {
  const session = useEditorSession()
  const playback = usePlaybackControls()
  const { view, viewport } = useTimelineTools()
  const timeline = () => session.store.getState().document.timeline

  const targetOf = (place: DragPlace, dragging: Dragging): DropTarget => {
    const drawn = drawnTracks(timeline().tracks, timeline().globalConfig.captions.enabled)
    const point = viewport.pointAt(place)
    const magnet = snapTargetsOf({
      isOn: view.getState().isMagnetOn && !place.altKey,
      pxPerFrame: point.pxPerFrame,
      timeline: timeline(),
      songBeats: view.getState().songBeats,
      movedIds: movedIdsOf(dragging),
      playheadFrame: playback.store.getState().frame,
    })
    return dropTarget({ timeline: timeline(), drawn, dragging, point, snapTargets: magnet })
  }
  return {
    targetOf,
    /** Shows where the object would be dropped. */
    show(dragging: Dragging, drop: DropTarget): void {
      const before = view.getState()
      if (before.dragging !== dragging && !(before.dragging && before.dragging.kind === dragging.kind)) view.setState({ dragging })
      if (!isSameDrop(before.drop, drop))
        view.setState({ drop, guideFrame: guideOf(timeline().tracks, dragging, drop, playback.store.getState().frame) })
    },
    clear: (): void => view.setState({ dragging: null, drop: null, guideFrame: null }),
    /** Drops it: one edit. */
    drop(dragging: Placeable, { position, verdict }: DropTarget, keepsLength = false): void {
      if (position === null || verdict === 'incompatible') return
      reportRefusal(session.apply(dropEdit(dragging, position, { newId: newItemId(), nowSeconds: nowSeconds(), keepsLength })))
    },
  }
}

const isSameDrop = (a: DropTarget | null, b: DropTarget): boolean => a !== null && JSON.stringify(a) === JSON.stringify(b)

/** Ids of the items moved by a drag. */
const movedIdsOf = (dragging: Dragging): readonly string[] => ('itemIds' in dragging ? dragging.itemIds : [])

/** Frame of the guide where an edge of the dragged object meets another edge or the playhead. */
function guideOf(
  tracks: Parameters<typeof drawnTracks>[0],
  dragging: Dragging,
  { position, verdict }: DropTarget,
  playheadFrame: number,
): number | null {
  if (!position || verdict !== 'compatible' || !('frames' in dragging)) return null
  const { edges } = unmovedFrames(tracks, movedIdsOf(dragging))
  const guideAt = (frame: number) => guideFrame([...framesNear(edges, frame), playheadFrame], frame)
  return guideAt(position.startFrame) ?? guideAt(position.startFrame + dragging.frames) ?? null
}
