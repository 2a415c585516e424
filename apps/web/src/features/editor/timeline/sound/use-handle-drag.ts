import type { TimelineEdit } from '@fablecut/domain/timeline/edit/values/edits'
import { useRef, type PointerEvent } from 'react'
import { useEditorSession } from '../../session/editor-context.tsx'
import { usePointerCapture } from '../gestures/use-pointer-capture.ts'
import { useTimelineTools } from '../timeline-context.tsx'

/** Distance from the press, in frames and in px down. */
export type Pulled = { readonly frames: number; readonly downPx: number }
type Drag = { readonly x: number; readonly clientY: number; readonly editOf: (pulled: Pulled) => TimelineEdit }

/**
 * Drag of a handle on a selected sound, with mouse or finger: one undo step, which Escape takes back. `onEnd` is called after an edit. The edit is
 * made from the document at the press, so that rounding does not add up.
 */
export function useHandleDrag(onEnd: () => void) {
  const session = useEditorSession()
  const { viewport } = useTimelineTools()
  const drag = useRef<Drag | null>(null)
  const hold = usePointerCapture({
    move(place) {
      if (!drag.current) return
      const { x, pxPerFrame } = viewport.pointAt(place)
      const pulled = { frames: (x - drag.current.x) / pxPerFrame, downPx: place.clientY - drag.current.clientY }
      session.cancelGesture()
      session.beginGesture()
      session.apply(drag.current.editOf(pulled))
    },
    end() {
      session.endGesture()
      drag.current = null
      onEnd()
    },
    cancel() {
      session.cancelGesture()
      drag.current = null
    },
  })
  return (press: PointerEvent<HTMLElement>, editOf: Drag['editOf']): void => {
    press.stopPropagation()
    if (press.button !== 0 || session.store.getState().readOnlyReason !== null) return
    press.currentTarget.focus({ preventScroll: true })
    drag.current = { x: viewport.pointAt(press).x, clientY: press.clientY, editOf }
    session.beginGesture()
    hold(press)
  }
}
