import { autoScroll, type AutoScroll } from './geometry/auto-scroll.ts'
import { LAYOUT } from './geometry/rows.ts'
import { clampZoom, scrollAfterZoom } from './geometry/scale.ts'
import type { EditorSession } from '../session/editor-session.ts'
import { edgeSpeed } from './edge-scroll.ts'
import { scaleOf, type Scale } from './scale.ts'
import type { TimelineView, TimelineViewState } from './timeline-view.ts'
import type { Extent } from './visible-items.ts'
import { windowAround } from './view-window.ts'

/** Pointer position: `x` in px from frame 0, `y` from below the ruler (content coordinates); `viewX` in the view. */
export type ViewportPoint = {
  readonly x: number
  readonly y: number
  readonly viewX: number
  readonly pxPerFrame: number
  readonly scale: Scale
}

/** Scroll area of the timeline: coordinates, scrolling, zoom. Reads the DOM only on calls. */
export type TimelineViewport = {
  attach(scroller: HTMLElement): () => void
  scale(): Scale
  pointAt(pointer: { readonly clientX: number; readonly clientY: number }): ViewportPoint
  /** Auto-scrolls while dragging near an edge. Returns whether it scrolled. */
  followEdge(pointer: { readonly clientX: number; readonly clientY: number }, nowMs: number): boolean
  /** Zooms around `at` (px in the view). Default: the playhead if visible, else the middle. */
  zoomTo(zoom: number, at?: number): void
  /** Toggles between single frames around the playhead and the previous zoom. */
  toggleFrameZoom(): void
  /** Must be called after the new scale has been laid out. */
  settleZoom(): void
  /** Scrolls to keep the playhead visible. */
  followPlayhead(frame: number, nowMs: number): void
  /** Scrolls minimally to show a range of frames and a row. */
  reveal(range: { readonly from: number; readonly to: number }, row: { readonly top: number; readonly height: number }): void
}

type Needs = { readonly session: EditorSession; readonly view: TimelineView; readonly playheadFrame: () => number }

const LONG_AGO: AutoScroll = { checkedMs: Number.NEGATIVE_INFINITY, scrolledMs: Number.NEGATIVE_INFINITY }
/** Limit of the elapsed time per step, so that pauses don't cause jumps, in ms. */
const MAX_ELAPSED_MS = 60
/** A zoom is over when nothing follows for so long, in ms. */
const ZOOM_END_MS = 150
/** While zooming, clips are drawn again when the scale has changed by this factor since: stretched text stays legible. */
const MAX_STRETCH = 1.3

export function createTimelineViewport({ session, view, playheadFrame }: Needs): TimelineViewport {
  let scroller: HTMLElement | null = null
  let zoomedScroll: number | null = null
  let following = LONG_AGO
  let edgeMs = 0
  let zooming: ReturnType<typeof setTimeout> | undefined

  const scaleAt = (options: Parameters<typeof scaleOf>[2]): Scale => {
    const { tracks, globalConfig } = session.store.getState().document.timeline
    return scaleOf(tracks, globalConfig.fps, options)
  }
  const scale = (): Scale => scaleAt(view.getState())
  const measure = (): void => {
    if (!scroller) return
    const [viewWidth, viewHeight] = [scroller.clientWidth - LAYOUT.leftPanel, scroller.clientHeight - LAYOUT.ruler]
    const { across, down, viewWidth: before, drawnFrameWidth } = view.getState()
    const next = {
      viewWidth,
      across: drawnWindow(across, { scrollLeft: scroller.scrollLeft, viewWidth, drawnFrameWidth, pxPerFrame: scale().pxPerFrame }),
      down: windowAround(down, scroller.scrollTop, viewHeight),
    }
    if (next.across !== across || next.down !== down || before !== viewWidth) view.setState(next)
  }

  const markZooming = (): void => {
    clearTimeout(zooming)
    zooming = setTimeout(() => {
      zooming = undefined
      view.setState({ drawnFrameWidth: null })
      measure()
    }, ZOOM_END_MS)
  }

  return {
    scale,
    attach(element) {
      scroller = element
      const observer = new ResizeObserver(measure)
      observer.observe(element)
      element.addEventListener('scroll', measure, { passive: true })
      measure()
      return () => {
        observer.disconnect()
        element.removeEventListener('scroll', measure)
        clearTimeout(zooming)
        zooming = undefined
        view.setState({ drawnFrameWidth: null })
        scroller = null
      }
    },
    pointAt({ clientX, clientY }) {
      const { left, top } = scroller?.getBoundingClientRect() ?? { left: 0, top: 0 }
      const [viewX, viewY] = [clientX - left - LAYOUT.leftPanel, clientY - top - LAYOUT.ruler]
      const current = scale()
      return {
        x: viewX + (scroller?.scrollLeft ?? 0),
        y: viewY + (scroller?.scrollTop ?? 0),
        viewX,
        pxPerFrame: current.pxPerFrame,
        scale: current,
      }
    },
    followEdge({ clientX }, nowMs) {
      const elapsed = Math.min(MAX_ELAPSED_MS, nowMs - edgeMs)
      edgeMs = nowMs
      if (!scroller) return false
      const { left } = scroller.getBoundingClientRect()
      const speed = edgeSpeed(clientX - left - LAYOUT.leftPanel, view.getState().viewWidth)
      const before = scroller.scrollLeft
      if (speed !== 0) scroller.scrollLeft = before + (speed * elapsed) / 1000
      return scroller.scrollLeft !== before
    },
    zoomTo(requested, at) {
      const before = scale()
      const zoom = clampZoom(requested, before.range)
      const { viewWidth, across, isFrameZoom, drawnFrameWidth: drawn } = view.getState()
      if (!scroller || (zoom === before.zoom && !isFrameZoom)) return
      const playheadX = playheadFrame() * before.pxPerFrame - scroller.scrollLeft
      const about = at ?? (playheadX >= 0 && playheadX <= viewWidth ? playheadX : viewWidth / 2)
      const after = scaleAt({ zoom, isFrameZoom: false, viewWidth })
      zoomedScroll = scrollAfterZoom(scroller.scrollLeft, about, { from: before.pxPerFrame, to: after.pxPerFrame })
      // A single step is drawn at once, the others of a zoom when it pauses.
      const drawnFrameWidth = zooming === undefined ? null : keptFrameWidth(drawn ?? before.pxPerFrame, after.pxPerFrame)
      markZooming()
      const window = drawnWindow(across, { scrollLeft: zoomedScroll, viewWidth, drawnFrameWidth, pxPerFrame: after.pxPerFrame })
      view.setState({ zoom, isFrameZoom: false, drawnFrameWidth, across: window })
    },
    toggleFrameZoom() {
      const { zoom, viewWidth, across, isFrameZoom } = view.getState()
      if (!scroller) return
      const after = scaleAt({ zoom, isFrameZoom: !isFrameZoom, viewWidth })
      zoomedScroll = Math.max(0, playheadFrame() * after.pxPerFrame - viewWidth / 2)
      view.setState({ isFrameZoom: !isFrameZoom, drawnFrameWidth: null, across: windowAround(across, zoomedScroll, viewWidth) })
    },
    settleZoom() {
      if (scroller && zoomedScroll !== null) scroller.scrollLeft = zoomedScroll
      zoomedScroll = null
    },
    followPlayhead(frame, nowMs) {
      if (!scroller) return
      const seen = { playheadX: frame * scale().pxPerFrame, scrollLeft: scroller.scrollLeft, viewWidth: view.getState().viewWidth, nowMs }
      const { state, scrollTo } = autoScroll(following, seen)
      following = state
      if (scrollTo !== undefined) scroller.scrollTo({ left: scrollTo, behavior: prefersStillness() ? 'auto' : 'smooth' })
    },
    reveal(range, row) {
      if (!scroller) return
      const { pxPerFrame } = scale()
      const { viewWidth } = view.getState()
      const [start, end] = [range.from * pxPerFrame, Math.min(range.to * pxPerFrame, range.from * pxPerFrame + viewWidth)]
      if (start < scroller.scrollLeft) scroller.scrollLeft = start
      else if (end > scroller.scrollLeft + viewWidth) scroller.scrollLeft = end - viewWidth
      const viewHeight = scroller.clientHeight - LAYOUT.ruler
      if (row.top < scroller.scrollTop) scroller.scrollTop = row.top - LAYOUT.trackGap
      else if (row.top + row.height > scroller.scrollTop + viewHeight)
        scroller.scrollTop = row.top + row.height - viewHeight + LAYOUT.trackGap
      measure()
    },
  }
}

/** The width that clips are drawn for, unless the scale is too far from it. */
const keptFrameWidth = (drawn: number, pxPerFrame: number): number | null =>
  Math.max(drawn / pxPerFrame, pxPerFrame / drawn) <= MAX_STRETCH ? drawn : null

type Shown = Pick<TimelineViewState, 'viewWidth' | 'drawnFrameWidth'> & { readonly scrollLeft: number; readonly pxPerFrame: number }

/** Mounted window in px of the drawn scale. */
function drawnWindow(current: Extent, { scrollLeft, viewWidth, drawnFrameWidth, pxPerFrame }: Shown): Extent {
  const stretch = (drawnFrameWidth ?? pxPerFrame) / pxPerFrame
  return windowAround(current, scrollLeft * stretch, viewWidth * stretch)
}

const prefersStillness = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches
