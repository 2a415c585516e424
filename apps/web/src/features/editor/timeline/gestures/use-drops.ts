import { boundariesOf, guideFrame } from '@fablecut/domain/timeline/edit/boundaries'
import { drawnTracks } from '../geometry/rows.ts'
import { useEffect, useRef, type DragEvent } from 'react'
import { useEditorSession, usePlaybackControls } from '../../session/editor-context.tsx'
import { newItemId } from '../../session/new-ids.ts'
import { reportRefusal } from '../../session/report-refusal.ts'
import { useTimelineTools } from '../timeline-context.tsx'
import { snapTargetsOf } from './snap-targets.ts'
import { readDrag } from './read-drag.ts'
import type { Dragging } from './dragging.ts'
import { dropEdit, dropTarget, type DropTarget } from './drop-target.ts'
import { useFileDrop } from './use-file-drop.ts'
import { PAYLOAD_TYPE } from './use-item-drag.ts'
import { nowSeconds } from '../../session/now-seconds.ts'

/** Drag and drop on the rows: items, assets and files. One drop is one edit. */
export function useDrops() {
  const session = useEditorSession()
  const playback = usePlaybackControls()
  const { view, viewport } = useTimelineTools()
  const payload = usePayloadOfPage()
  const dropFile = useFileDrop()
  const timeline = () => session.store.getState().document.timeline
  const clear = (): void => view.setState({ dragging: null, drop: null, guideFrame: null })

  const targetOf = (event: DragEvent, dragging: Dragging): DropTarget => {
    const drawn = drawnTracks(timeline().tracks, timeline().globalConfig.captions.enabled)
    const point = viewport.pointAt(event)
    const magnet = snapTargetsOf({
      isOn: view.getState().isMagnetOn && !event.altKey,
      pxPerFrame: point.pxPerFrame,
      timeline: timeline(),
      songBeats: view.getState().songBeats,
      movedIds: movedIdsOf(dragging),
      playheadFrame: playback.store.getState().frame,
    })
    return dropTarget({ timeline: timeline(), drawn, dragging, point, snapTargets: magnet })
  }
  const follow = (event: DragEvent<HTMLElement>): void => {
    const isReadOnly = session.store.getState().readOnlyReason !== null
    const dragging = view.getState().dragging ?? readDrag(event.dataTransfer, payload.current, timeline())
    const drop = isReadOnly ? { ...NOWHERE } : targetOf(event, dragging)
    event.preventDefault()
    event.dataTransfer.dropEffect = dragging.kind === 'file' || drop.verdict !== 'incompatible' ? effectOf(dragging) : 'none'
    viewport.followEdge(event, performance.now())
    const before = view.getState()
    if (before.dragging !== dragging && !(before.dragging && before.dragging.kind === dragging.kind)) view.setState({ dragging })
    if (!isSameDrop(before.drop, drop))
      view.setState({ drop, guideFrame: guideOf(timeline().tracks, dragging, drop, playback.store.getState().frame) })
  }
  return {
    onDragEnter: follow,
    onDragOver: follow,
    onDragLeave(event: DragEvent<HTMLElement>) {
      const isInside = event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget)
      if (isInside) return
      const { dragging } = view.getState()
      const isOurs = dragging?.kind === 'item' || dragging?.kind === 'group'
      view.setState({ drop: null, guideFrame: null, ...(!isOurs && { dragging: null }) })
    },
    onDrop(event: DragEvent<HTMLElement>) {
      event.preventDefault()
      const dragging = view.getState().dragging ?? readDrag(event.dataTransfer, event.dataTransfer.getData(PAYLOAD_TYPE), timeline())
      const drop = targetOf(event, dragging)
      clear()
      if (session.store.getState().readOnlyReason !== null) return
      if (dragging.kind === 'foreign') return
      if (dragging.kind === 'file') return dropFile([...event.dataTransfer.files], viewport.pointAt(event))
      const { position } = drop
      if (position === null || drop.verdict === 'incompatible') return
      reportRefusal(
        session.apply(dropEdit(dragging, position, { newId: newItemId(), nowSeconds: nowSeconds(), keepsLength: event.shiftKey })),
      )
    },
  }
}

const NOWHERE: DropTarget = { position: null, verdict: 'incompatible', hint: 'not_allowed', isEmptyArea: false }

const effectOf = ({ kind }: Dragging): 'move' | 'copy' => (kind === 'item' || kind === 'group' ? 'move' : 'copy')

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
  const moved = new Set(movedIdsOf(dragging))
  const edges = [...boundariesOf(tracks.flatMap(({ items }) => items.filter(({ id }) => !moved.has(id)))), playheadFrame]
  return guideFrame(edges, position.startFrame) ?? guideFrame(edges, position.startFrame + dragging.frames) ?? null
}

/** Payload of drags started on this page, as browsers reveal it only at the start and the end of a drag. */
function usePayloadOfPage() {
  const payload = useRef<string | null>(null)
  useEffect(() => {
    const start = (event: globalThis.DragEvent): void => {
      payload.current = event.dataTransfer?.getData(PAYLOAD_TYPE) || null
    }
    const end = (): void => {
      payload.current = null
    }
    document.addEventListener('dragstart', start)
    document.addEventListener('dragend', end)
    return () => {
      document.removeEventListener('dragstart', start)
      document.removeEventListener('dragend', end)
    }
  }, [])
  return payload
}
