import { maxHeight, TIMELINE_HEIGHT } from '../../timeline/geometry/rows.ts'
import type { Track } from '@fablecut/domain/timeline/model'

/** Storage key of the timeline height in px. */
const KEY = 'editor-timeline-height'

type HeightStorage = Pick<Storage, 'getItem' | 'setItem'>

/** Stored height, else the default. */
export function readHeight(storage: HeightStorage): number {
  try {
    const height = Number(storage.getItem(KEY) ?? Number.NaN)
    return Number.isFinite(height) ? height : TIMELINE_HEIGHT.start
  } catch {
    return TIMELINE_HEIGHT.start
  }
}

/** Stores the height; failures are ignored. */
export function storeHeight(storage: HeightStorage, height: number): void {
  try {
    storage.setItem(KEY, String(height))
  } catch {
    return
  }
}

/** Clamps the chosen height to window and tracks; the chosen value is restored when they allow it. */
export const effectiveHeight = (chosen: number, tracks: readonly Track[], windowHeight: number): number =>
  Math.round(Math.max(TIMELINE_HEIGHT.min, Math.min(maxHeight(tracks, windowHeight), chosen)))

const STEPS: Readonly<Record<string, number>> = { ArrowUp: 10, ArrowDown: -10, PageUp: 60, PageDown: -60 }

/** Height after a key on the divider; undefined for other keys. */
export function heightAfterKey(key: string, height: number, max: number): number | undefined {
  if (key === 'Home') return TIMELINE_HEIGHT.min
  if (key === 'End') return max
  const step = STEPS[key]
  return step === undefined ? undefined : Math.max(TIMELINE_HEIGHT.min, Math.min(max, height + step))
}
