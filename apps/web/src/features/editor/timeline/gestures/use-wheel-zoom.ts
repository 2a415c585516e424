import { ZOOM } from '@fablecut/domain/timeline/edit/geometry/scale'
import { useEffect, type RefObject } from 'react'
import { useTimelineTools } from '../timeline-context.tsx'

/** Smaller steps come from fingers on a trackpad, in px. */
const NOTCH = 40
/** How much a pinch zooms per px. */
const PINCH = 0.01

/** Ctrl or Cmd and the wheel, or a pinch: zooms about the pointer, and the page stays as it is. Source: E-090, E-348, ED-76. */
export function useWheelZoom(element: RefObject<HTMLElement | null>): void {
  const { surface } = useTimelineTools()
  useEffect(() => {
    const scroller = element.current
    if (!scroller) return
    const zoom = (event: WheelEvent): void => {
      if (!event.ctrlKey && !event.metaKey) return
      event.preventDefault()
      const { zoom: now } = surface.scale()
      const isNotch = event.deltaMode !== WheelEvent.DOM_DELTA_PIXEL || Math.abs(event.deltaY) >= NOTCH
      const next = isNotch ? now - Math.sign(event.deltaY) * ZOOM.buttonStep : now * Math.exp(-event.deltaY * PINCH)
      surface.zoomTo(next, Math.max(0, surface.pointAt(event).viewX))
    }
    scroller.addEventListener('wheel', zoom, { passive: false })
    return () => scroller.removeEventListener('wheel', zoom)
  }, [element, surface])
}
