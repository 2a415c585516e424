import { snapFrames, type SnapTargets } from '@fablecut/domain/timeline/edit/boundaries'
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
export function snapTargetsOf({ isOn, pxPerFrame, tracks, movedIds, playheadFrame }: Dragged): SnapTargets | undefined {
  return isOn ? { frames: snapFrames(tracks, movedIds, playheadFrame), reachFrames: REACH_PX / pxPerFrame } : undefined
}
