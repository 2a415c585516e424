import type { DragEvent } from 'react'
import { useEditorSession } from '../../session/editor-context.tsx'
import { useTimelineTools } from '../timeline-context.tsx'
import { dragOf, payloadOf } from './dragging.ts'
import { itemIdOf } from './item-under.ts'

/** MIME type of the drag payload. */
export const PAYLOAD_TYPE = 'application/json'

/** Start and end of dragging items; drops are handled by `useDrops`. */
export function useItemDrag() {
  const session = useEditorSession()
  const { view, viewport } = useTimelineTools()
  return {
    onDragStart(event: DragEvent<HTMLElement>) {
      const id = itemIdOf(event.target)
      const { document, selectedItemIds, readOnlyReason } = session.store.getState()
      const { x, pxPerFrame } = viewport.pointAt(event)
      const dragging =
        id === null || view.getState().dragging || view.getState().trim || view.getState().sourceDrag
          ? null
          : dragOf(document.timeline, id, selectedItemIds, x / pxPerFrame)
      const payload = dragging && payloadOf(dragging)
      if (!payload || readOnlyReason !== null) return event.preventDefault()
      event.dataTransfer.setData(PAYLOAD_TYPE, JSON.stringify(payload))
      event.dataTransfer.effectAllowed = 'move'
      event.dataTransfer.setDragImage(nothing(), 0, 0)
      view.setState({ dragging })
    },
    onDragEnd() {
      view.setState({ dragging: null, drop: null, guideFrame: null })
    },
  }
}

let empty: HTMLCanvasElement | undefined

/** Empty drag image; `DragGhost` is shown instead. */
function nothing(): HTMLCanvasElement {
  empty ??= Object.assign(document.createElement('canvas'), { width: 1, height: 1 })
  return empty
}
