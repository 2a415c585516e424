import { useEffect, useRef, type PointerEvent } from 'react'
import { useTimelineTools } from '../timeline-context.tsx'

type Place = { readonly clientX: number; readonly clientY: number; readonly altKey: boolean }

type Held = {
  /** Called at most once per frame, also while auto-scrolling. */
  move(place: Place): void
  end(): void
  /** Called on Escape and on `pointercancel`. */
  cancel(): void
}

const placeOf = ({ clientX, clientY, altKey }: Place): Place => ({ clientX, clientY, altKey })

/** Captures one pointer from press to release. Returns the pointerdown handler. */
export function usePointerCapture(held: Held): (press: PointerEvent<HTMLElement>) => void {
  const { viewport } = useTimelineTools()
  const latest = useRef(held)
  const release = useRef<(() => void) | null>(null)
  useEffect(() => {
    latest.current = held
  })
  useEffect(() => () => release.current?.(), [])
  return (press) => {
    release.current?.()
    let [place, isMoved, frame] = [placeOf(press), false, 0]
    const tick = (nowMs: number): void => {
      frame = requestAnimationFrame(tick)
      const isScrolled = viewport.followEdge(place, nowMs)
      if (isMoved || isScrolled) latest.current.move(place)
      isMoved = false
    }
    const follow = (event: globalThis.PointerEvent): void => {
      if (event.pointerId !== press.pointerId) return
      place = placeOf(event)
      isMoved = true
    }
    const stop = (): void => {
      cancelAnimationFrame(frame)
      release.current = null
      controller.abort()
    }
    const end = (event: globalThis.PointerEvent): void => {
      if (event.pointerId !== press.pointerId) return
      stop()
      latest.current.move(placeOf(event))
      latest.current.end()
    }
    const cancel = (): void => {
      stop()
      latest.current.cancel()
    }
    const escape = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return
      event.stopPropagation()
      cancel()
    }
    const controller = new AbortController()
    const { signal } = controller
    addEventListener('pointermove', follow, { signal })
    addEventListener('pointerup', end, { signal })
    addEventListener('pointercancel', cancel, { signal })
    addEventListener('keydown', escape, { signal, capture: true })
    release.current = stop
    frame = requestAnimationFrame(tick)
  }
}
