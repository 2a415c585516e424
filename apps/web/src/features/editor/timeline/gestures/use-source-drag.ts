import type { Edge } from '@fablecut/domain/timeline/edit/trim'
import { useRef, type PointerEvent } from 'react'
import { timelineTexts } from '../../../../texts/editor/timeline.ts'
import { useEditorSession } from '../../session/editor-context.tsx'
import { reportRefusal } from '../../session/report-refusal.ts'
import { useTimelineTools } from '../timeline-context.tsx'
import { announce } from '../timeline-view.ts'
import { moveSource, pressSource, sourceEdit } from './source-drag.ts'
import { usePointerCapture } from './use-pointer-capture.ts'

/** Slips an item or rolls a cut: previewed while dragging, committed on release, cancelled by Escape. */
export function useSourceDrag() {
  const session = useEditorSession()
  const { view, viewport } = useTimelineTools()
  /** A drag ends in a click, which must not select anything. */
  const isDragged = useRef(false)
  const hold = usePointerCapture({
    move(place) {
      const { sourceDrag } = view.getState()
      if (!sourceDrag) return
      const next = moveSource(sourceDrag, viewport.pointAt(place).x)
      if (next.frames !== 0) isDragged.current = true
      if (next !== sourceDrag) view.setState({ sourceDrag: next })
    },
    end() {
      const { sourceDrag } = view.getState()
      view.setState({ sourceDrag: null })
      if (!sourceDrag || sourceDrag.frames === 0) return
      if (!reportRefusal(session.apply(sourceEdit(sourceDrag))))
        announce(view, sourceDrag.edge === null ? timelineTexts.slipped : timelineTexts.rolled)
    },
    cancel: () => view.setState({ sourceDrag: null }),
  })
  return {
    /** Whether the last press became a drag. */
    wasDragged: () => isDragged.current,
    /** A press that starts no such drag. */
    reset: () => void (isDragged.current = false),
    press(event: PointerEvent<HTMLElement>, itemId: string, edge: Edge | null): void {
      isDragged.current = false
      const { document, readOnlyReason } = session.store.getState()
      if (readOnlyReason !== null) return
      const { x: startX, pxPerFrame } = viewport.pointAt(event)
      view.setState({ sourceDrag: pressSource(document.timeline, { itemId, edge, startX, pxPerFrame }) })
      hold(event)
    },
  }
}
