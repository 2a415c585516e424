import { clampZoom, ZOOM } from '../geometry/scale.ts'
import { useEffect, type RefObject } from 'react'
import { useTimelineTools } from '../timeline-context.tsx'

/** Smaller deltas come from trackpads, in px. */
const NOTCH = 40
/** Zoom per px of a pinch. */
const PINCH = 0.01

/** Zooms around the pointer by Ctrl/Cmd + wheel or pinch, without zooming the page. */
export function useWheelZoom(element: RefObject<HTMLElement | null>): void {
  const { viewport } = useTimelineTools()
  useEffect(() => {
    const scroller = element.current
    if (!scroller) return
    // Several events may arrive within a frame: only the last zoom is applied.
    let [targetZoom, at, frame] = [0, 0, 0]
    const draw = (): void => {
      frame = 0
      viewport.zoomTo(targetZoom, Math.max(0, at))
    }
    const zoom = (event: WheelEvent): void => {
      if (!event.ctrlKey && !event.metaKey) return
      event.preventDefault()
      const { zoom: drawn, range } = viewport.scale()
      const zoom = frame === 0 ? drawn : targetZoom
      const isNotch = event.deltaMode !== WheelEvent.DOM_DELTA_PIXEL || Math.abs(event.deltaY) >= NOTCH
      targetZoom = clampZoom(isNotch ? zoom - Math.sign(event.deltaY) * ZOOM.buttonStep : zoom * Math.exp(-event.deltaY * PINCH), range)
      if (frame !== 0) return
      at = viewport.pointAt(event).viewX
      frame = requestAnimationFrame(draw)
    }
    scroller.addEventListener('wheel', zoom, { passive: false })
    return () => {
      cancelAnimationFrame(frame)
      scroller.removeEventListener('wheel', zoom)
    }
  }, [element, viewport])
}
