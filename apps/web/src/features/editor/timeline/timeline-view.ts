import { timelineTexts } from '../../../texts/editor/timeline.ts'
import { ZOOM } from './geometry/scale.ts'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Dragging } from './gestures/dragging.ts'
import type { DropTarget } from './gestures/drop-target.ts'
import type { SourceDrag } from './gestures/source-drag.ts'
import type { Trim } from './gestures/trim.ts'
import type { PendingDrop } from './gestures/pending-drop.ts'
import type { KnownBeats } from './beats/known-beats.ts'
import type { Extent } from './visible-items.ts'

/** View state of the timeline; not stored, undone or synced. */
export type TimelineViewState = {
  readonly zoom: number
  /** Whether single frames are shown, beyond the zoom range. */
  readonly isFrameZoom: boolean
  /** Width of the tracks area without the icons, in px. */
  readonly viewWidth: number
  /** Width of a frame that clips are drawn for, in px; null: the current one. While zooming, what is drawn is stretched, which costs less. */
  readonly drawnFrameWidth: number | null
  /** Mounted window, in px of the drawn scale from frame 0 and in px from below the ruler. */
  readonly across: Extent
  readonly down: Extent
  readonly trim: Trim | null
  readonly sourceDrag: SourceDrag | null
  /** Whether dragging a clip slips it and dragging its edge rolls the cut, without Shift. */
  readonly isSlipping: boolean
  /** Whether a press adds to the selection without Shift or Ctrl, which a finger does not have. */
  readonly isSelectingSeveral: boolean
  readonly dragging: Dragging | null
  readonly drop: DropTarget | null
  /** Whether dragged edges snap to other edges, words, beats and the playhead. */
  readonly isMagnetOn: boolean
  /** Beats of the songs on the timeline, as far as they are known. */
  readonly songBeats: KnownBeats
  /** Frame of the guide line. */
  readonly guideFrame: number | null
  /** Item in the tab order. */
  readonly focusedId: string | null
  readonly menu: { readonly itemId: string; readonly x: number; readonly y: number } | null
  /** Dropped files that are being uploaded. */
  readonly pendingDrops: readonly PendingDrop[]
  readonly uploadError: string | null
  /** Whether the list of markers is open, and at which one. */
  readonly showsMarkers: boolean | { readonly markerId: string }
  /** The clip whose transition from the clip before is shown at the cut. */
  readonly cutItemId: string | null
  /** Screen reader announcement; the same text is announced again when `count` increases. */
  readonly announcement: { readonly text: string; readonly count: number }
}

export type TimelineView = StoreApi<TimelineViewState>

/** Announces a text to screen readers, also repeatedly. */
export const announce = (view: TimelineView, text: string): void =>
  view.setState(({ announcement }) => ({ announcement: { text, count: announcement.count + 1 } }))

export const toggleMagnet = (view: TimelineView): void => view.setState(({ isMagnetOn }) => ({ isMagnetOn: !isMagnetOn }))

export const toggleSlipping = (view: TimelineView): void => {
  view.setState(({ isSlipping }) => ({ isSlipping: !isSlipping }))
  announce(view, view.getState().isSlipping ? timelineTexts.slip.on : timelineTexts.slip.off)
}

export const createTimelineView = (): TimelineView =>
  createStore<TimelineViewState>(() => ({
    zoom: ZOOM.start,
    isFrameZoom: false,
    viewWidth: 0,
    drawnFrameWidth: null,
    across: { from: 0, to: 0 },
    down: { from: 0, to: 0 },
    trim: null,
    sourceDrag: null,
    isSlipping: false,
    isSelectingSeveral: false,
    dragging: null,
    drop: null,
    isMagnetOn: true,
    songBeats: new Map(),
    guideFrame: null,
    focusedId: null,
    menu: null,
    pendingDrops: [],
    uploadError: null,
    showsMarkers: false,
    cutItemId: null,
    announcement: { text: '', count: 0 },
  }))
