import { useEffect, useRef, type PointerEvent, type RefObject } from 'react'
import { useEditorSession } from '../../session/editor-context.tsx'
import { useTimelineTools } from '../timeline-context.tsx'
import { dragOf, type Placeable } from './dragging.ts'
import { useDropping } from './use-dropping.ts'
import { usePointerCapture } from './use-pointer-capture.ts'

/** A finger that rests on an item so long picks it up, in ms; before that it scrolls. */
const HOLD_MS = 350
/** A finger that moves more does not rest, in px. */
const REST_PX = 8

/**
 *     press -> rests 350 ms -> picked up -> moves -> release: one edit
 *                                        -> release: its menu
 *           -> moves or lifts before: scrolls, or selects
 *
 * Dragging items by a finger, for which most browsers have no drag and drop.
 */
export function useTouchDrag() {
  const session = useEditorSession()
  const { view, viewport } = useTimelineTools()
  const { targetOf, show, clear, drop } = useDropping()
  const held = useRef<{ readonly dragging: Placeable; readonly press: PointerEvent<HTMLElement>; readonly itemId: string } | null>(null)
  const waiting = useRef<AbortController | null>(null)
  const isMoved = useRef(false)
  useEffect(() => () => waiting.current?.abort(), [])
  const hold = usePointerCapture({
    move(place) {
      if (!held.current) return
      const { dragging, press } = held.current
      if (!isMoved.current && isResting(press, place)) return
      isMoved.current = true
      show(dragging, targetOf(place, dragging))
    },
    end() {
      const { drop: target } = view.getState()
      const last = held.current
      held.current = null
      clear()
      if (!last) return
      const { dragging, press, itemId } = last
      if (!isMoved.current) view.setState({ menu: { itemId, x: press.clientX, y: press.clientY } })
      else if (target) drop(dragging, target)
    },
    cancel() {
      held.current = null
      clear()
    },
  })
  const pickUp = (press: PointerEvent<HTMLElement>, itemId: string): void => {
    const { document, selectedItemIds } = session.store.getState()
    const { x, pxPerFrame } = viewport.pointAt(press)
    const dragging = dragOf(document.timeline, itemId, selectedItemIds, x / pxPerFrame)
    if (!dragging) return
    held.current = { dragging, press, itemId }
    isMoved.current = false
    view.setState({ dragging })
    navigator.vibrate?.(10)
    hold(press)
  }
  return {
    press(press: PointerEvent<HTMLElement>, itemId: string): void {
      waiting.current?.abort()
      if (press.pointerType !== 'touch' || session.store.getState().readOnlyReason !== null) return
      const controller = new AbortController()
      const { signal } = controller
      waiting.current = controller
      const timer = setTimeout(() => {
        controller.abort()
        pickUp(press, itemId)
      }, HOLD_MS)
      signal.addEventListener('abort', () => clearTimeout(timer))
      const stop = (): void => controller.abort()
      addEventListener(
        'pointermove',
        (event) => {
          if (!isResting(press, event)) stop()
        },
        { signal },
      )
      // A second finger zooms.
      for (const name of ['pointerdown', 'pointerup', 'pointercancel', 'scroll'] as const)
        addEventListener(name, stop, { signal, capture: true })
    },
    isHeld: () => held.current !== null,
    /** Whether the last press dragged an item; its click selects nothing then. */
    wasDragged: () => isMoved.current,
    reset: () => {
      isMoved.current = false
    },
  }
}

type Point = { readonly clientX: number; readonly clientY: number }
const isResting = (a: Point, b: Point): boolean => Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY) <= REST_PX

/** Keeps the view still while a finger drags an item. */
export function useStillWhileDragging(element: RefObject<HTMLElement | null>): void {
  const { view } = useTimelineTools()
  useEffect(() => {
    const scroller = element.current
    if (!scroller) return
    const keepStill = (event: TouchEvent): void => {
      if (view.getState().dragging && event.cancelable) event.preventDefault()
    }
    scroller.addEventListener('touchmove', keepStill, { passive: false })
    return () => scroller.removeEventListener('touchmove', keepStill)
  }, [element, view])
}
