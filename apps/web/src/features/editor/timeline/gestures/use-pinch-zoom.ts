import { useEffect, type RefObject } from 'react'
import { clampZoom } from '../geometry/scale.ts'
import { useTimelineTools } from '../timeline-context.tsx'

type Pinch = { readonly zoom: number; readonly distance: number; readonly at: number }

const distanceOf = ([a, b]: TouchList | readonly Touch[]): number => (a && b ? Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY) : 0)

/** Zooms with two fingers around the point between them, without zooming the page. Every move is computed from the start of the pinch. */
export function usePinchZoom(element: RefObject<HTMLElement | null>): void {
  const { viewport } = useTimelineTools()
  useEffect(() => {
    const scroller = element.current
    if (!scroller) return
    let pinch: Pinch | null = null
    let [targetZoom, frame] = [0, 0]
    const draw = (): void => {
      frame = 0
      if (pinch) viewport.zoomTo(targetZoom, Math.max(0, pinch.at))
    }
    const start = ({ touches }: TouchEvent): void => {
      const [a, b] = [touches[0], touches[1]]
      pinch = null
      if (touches.length !== 2 || !a || !b) return
      const middle = { clientX: (a.clientX + b.clientX) / 2, clientY: (a.clientY + b.clientY) / 2 }
      pinch = { zoom: viewport.scale().zoom, distance: Math.max(1, distanceOf(touches)), at: viewport.pointAt(middle).viewX }
    }
    const move = (event: TouchEvent): void => {
      if (!pinch || event.touches.length !== 2) return
      if (event.cancelable) event.preventDefault()
      targetZoom = clampZoom((pinch.zoom * distanceOf(event.touches)) / pinch.distance, viewport.scale().range)
      if (frame === 0) frame = requestAnimationFrame(draw)
    }
    scroller.addEventListener('touchstart', start, { passive: true })
    scroller.addEventListener('touchend', start, { passive: true })
    scroller.addEventListener('touchcancel', start, { passive: true })
    scroller.addEventListener('touchmove', move, { passive: false })
    return () => {
      cancelAnimationFrame(frame)
      for (const name of ['touchstart', 'touchend', 'touchcancel'] as const) scroller.removeEventListener(name, start)
      scroller.removeEventListener('touchmove', move)
    }
  }, [element, viewport])
}
