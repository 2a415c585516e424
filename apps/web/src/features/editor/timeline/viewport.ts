import { autoScroll, type AutoScroll } from './geometry/auto-scroll.ts'
import { LAYOUT } from './geometry/rows.ts'
import { clampZoom, scrollAfterZoom } from './geometry/scale.ts'
import type { EditorSession } from '../session/editor-session.ts'
import { edgeSpeed } from './edge-scroll.ts'
import { scaleOf, type Scale } from './scale.ts'
import type { TimelineView } from './timeline-view.ts'
import { windowAround } from './view-window.ts'

/** A place of the pointer: `x` in px from frame 0, `y` from under the ruler, both scrolled; `viewX` in the view. */
export type ViewportPoint = {
  readonly x: number
  readonly y: number
  readonly viewX: number
  readonly pxPerFrame: number
  readonly scale: Scale
}

/** The scrolled area as gestures know it: places, scrolling, zoom. Reads the DOM when asked, never in between. */
export type TimelineViewport = {
  attach(scroller: HTMLElement): () => void
  scale(): Scale
  pointAt(pointer: { readonly clientX: number; readonly clientY: number }): ViewportPoint
  /** Scrolls while something is dragged near an edge. Answers whether it scrolled. */
  followEdge(pointer: { readonly clientX: number; readonly clientY: number }, nowMs: number): boolean
  /** `at` in px of the view; without it the playhead's place if it is seen, else the middle. */
  zoomTo(zoom: number, at?: number): void
  /** Shows single frames around the playhead, or the whole again as it was before. */
  toggleFrameZoom(): void
  /** To be called when the new scale is laid out. */
  settleZoom(): void
  /** Follows the playhead. */
  followPlayhead(frame: number, nowMs: number): void
  /** Scrolls as little as needed to show a range of frames and a row. */
  reveal(range: { readonly from: number; readonly to: number }, row: { readonly top: number; readonly height: number }): void
}

type Needs = { readonly session: EditorSession; readonly view: TimelineView; readonly playheadFrame: () => number }

const LONG_AGO: AutoScroll = { checkedMs: Number.NEGATIVE_INFINITY, scrolledMs: Number.NEGATIVE_INFINITY }
/** Longer pauses between two moves of a drag do not make it jump, in ms. */
const MAX_ELAPSED_MS = 60

export function createTimelineViewport({ session, view, playheadFrame }: Needs): TimelineViewport {
  let scroller: HTMLElement | null = null
  let zoomedScroll: number | null = null
  let following = LONG_AGO
  let edgeMs = 0

  const scaleAt = (wanted: Parameters<typeof scaleOf>[2]): Scale => {
    const { tracks, globalConfig } = session.store.getState().document.timeline
    return scaleOf(tracks, globalConfig.fps, wanted)
  }
  const scale = (): Scale => scaleAt(view.getState())
  const measure = (): void => {
    if (!scroller) return
    const [viewWidth, viewHeight] = [scroller.clientWidth - LAYOUT.leftPanel, scroller.clientHeight - LAYOUT.ruler]
    const { across, down, viewWidth: before } = view.getState()
    const next = {
      viewWidth,
      across: windowAround(across, scroller.scrollLeft, viewWidth),
      down: windowAround(down, scroller.scrollTop, viewHeight),
    }
    if (next.across !== across || next.down !== down || before !== viewWidth) view.setState(next)
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
        scroller = null
      }
    },
    pointAt({ clientX, clientY }) {
      const { left, top } = scroller?.getBoundingClientRect() ?? { left: 0, top: 0 }
      const [viewX, viewY] = [clientX - left - LAYOUT.leftPanel, clientY - top - LAYOUT.ruler]
      const now = scale()
      return {
        x: viewX + (scroller?.scrollLeft ?? 0),
        y: viewY + (scroller?.scrollTop ?? 0),
        viewX,
        pxPerFrame: now.pxPerFrame,
        scale: now,
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
    zoomTo(wanted, at) {
      const before = scale()
      const zoom = clampZoom(wanted, before.range)
      const { viewWidth, across, isFrameZoom } = view.getState()
      if (!scroller || (zoom === before.zoom && !isFrameZoom)) return
      const playheadX = playheadFrame() * before.pxPerFrame - scroller.scrollLeft
      const about = at ?? (playheadX >= 0 && playheadX <= viewWidth ? playheadX : viewWidth / 2)
      const after = scaleAt({ zoom, isFrameZoom: false, viewWidth })
      zoomedScroll = scrollAfterZoom(scroller.scrollLeft, about, { from: before.pxPerFrame, to: after.pxPerFrame })
      view.setState({ zoom, isFrameZoom: false, across: windowAround(across, zoomedScroll, viewWidth) })
    },
    toggleFrameZoom() {
      const { zoom, viewWidth, across, isFrameZoom } = view.getState()
      if (!scroller) return
      const after = scaleAt({ zoom, isFrameZoom: !isFrameZoom, viewWidth })
      zoomedScroll = Math.max(0, playheadFrame() * after.pxPerFrame - viewWidth / 2)
      view.setState({ isFrameZoom: !isFrameZoom, across: windowAround(across, zoomedScroll, viewWidth) })
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

const prefersStillness = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches
