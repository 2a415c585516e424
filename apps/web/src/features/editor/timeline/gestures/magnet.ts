import { magneticFrames, type Magnet } from '@fablecut/domain/timeline/edit/boundaries'
import type { Track } from '@fablecut/domain/timeline/model'

/** Snap distance, in px. */
const REACH_PX = 8

type Dragged = {
  readonly isOn: boolean
  readonly pxPerFrame: number
  readonly tracks: readonly Track[]
  readonly movedIds: readonly string[]
  readonly playheadFrame: number
}

/** Snap targets of a drag; undefined while snapping is off. */
export function magnetOf({ isOn, pxPerFrame, tracks, movedIds, playheadFrame }: Dragged): Magnet | undefined {
  return isOn ? { frames: magneticFrames(tracks, movedIds, playheadFrame), reachFrames: REACH_PX / pxPerFrame } : undefined
}
