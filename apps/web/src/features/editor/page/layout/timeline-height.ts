import { maxHeight, TIMELINE_HEIGHT } from '../../timeline/geometry/rows.ts'
import type { Track } from '@fablecut/domain/timeline/model'

/** Where the height that was dragged is remembered, in px. */
const KEY = 'editor-timeline-height'

type HeightStorage = Pick<Storage, 'getItem' | 'setItem'>

/** The height that was chosen last; the default where none is remembered. */
export function readHeight(storage: HeightStorage): number {
  try {
    const height = Number(storage.getItem(KEY) ?? Number.NaN)
    return Number.isFinite(height) ? height : TIMELINE_HEIGHT.start
  } catch {
    return TIMELINE_HEIGHT.start
  }
}

/** Storage that is full or forbidden forgets it, and nothing else happens. */
export function storeHeight(storage: HeightStorage, height: number): void {
  try {
    storage.setItem(KEY, String(height))
  } catch {
    return
  }
}

/** What is shown of a chosen height: the window and the tracks bound it, and it comes back when they allow it. */
export const shownHeight = (chosen: number, tracks: readonly Track[], windowHeight: number): number =>
  Math.round(Math.max(TIMELINE_HEIGHT.min, Math.min(maxHeight(tracks, windowHeight), chosen)))

const STEPS: Readonly<Record<string, number>> = { ArrowUp: 10, ArrowDown: -10, PageUp: 60, PageDown: -60 }

/** The height after a key on the divider; undefined for keys that it leaves alone. */
export function heightAfterKey(key: string, height: number, max: number): number | undefined {
  if (key === 'Home') return TIMELINE_HEIGHT.min
  if (key === 'End') return max
  const step = STEPS[key]
  return step === undefined ? undefined : Math.max(TIMELINE_HEIGHT.min, Math.min(max, height + step))
}
