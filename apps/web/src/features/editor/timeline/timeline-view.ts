import { ZOOM } from './geometry/scale.ts'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Dragging } from './gestures/dragging.ts'
import type { DropTarget } from './gestures/drop-target.ts'
import type { Trim } from './gestures/trim.ts'
import type { PendingDrop } from './gestures/pending-drop.ts'
import type { Extent } from './visible-items.ts'

/** What the timeline shows besides the story: nothing of it is stored, undone or synced. */
export type TimelineViewState = {
  readonly zoom: number
  /** Whether single frames are shown, beyond what `zoom` allows. */
  readonly isFrameZoom: boolean
  /** Of the tracks, without the column of icons, in px. */
  readonly viewWidth: number
  /** What is mounted, in px from frame 0 and from under the ruler. */
  readonly across: Extent
  readonly down: Extent
  readonly trim: Trim | null
  readonly dragging: Dragging | null
  readonly drop: DropTarget | null
  /** Whether dragged edges are drawn to other edges, words and the playhead. */
  readonly isMagnetOn: boolean
  /** Where a dragged edge meets another one. */
  readonly guideFrame: number | null
  /** The item that Tab leads to. */
  readonly focusedId: string | null
  readonly menu: { readonly itemId: string; readonly x: number; readonly y: number } | null
  /** Files on their way to a place of the timeline. */
  readonly pendingDrops: readonly PendingDrop[]
  readonly uploadError: string | null
  /** For screen readers; the same text is announced again where `count` grew. */
  readonly announcement: { readonly text: string; readonly count: number }
}

export type TimelineView = StoreApi<TimelineViewState>

/** Announces a text to screen readers, also where it is the same as the last one. */
export const announce = (view: TimelineView, text: string): void =>
  view.setState(({ announcement }) => ({ announcement: { text, count: announcement.count + 1 } }))

export const toggleMagnet = (view: TimelineView): void => view.setState(({ isMagnetOn }) => ({ isMagnetOn: !isMagnetOn }))

export const createTimelineView = (): TimelineView =>
  createStore<TimelineViewState>(() => ({
    zoom: ZOOM.start,
    isFrameZoom: false,
    viewWidth: 0,
    across: { from: 0, to: 0 },
    down: { from: 0, to: 0 },
    trim: null,
    dragging: null,
    drop: null,
    isMagnetOn: true,
    guideFrame: null,
    focusedId: null,
    menu: null,
    pendingDrops: [],
    uploadError: null,
    announcement: { text: '', count: 0 },
  }))
