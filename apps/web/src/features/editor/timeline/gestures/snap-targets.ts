import { snapFrames, type SnapTargets } from '@fablecut/domain/timeline/edit/boundaries'
import type { Timeline } from '@fablecut/domain/timeline/model'

/** Snap distance, in px. */
const REACH_PX = 8

type Dragged = {
  readonly isOn: boolean
  readonly pxPerFrame: number
  readonly timeline: Pick<Timeline, 'tracks' | 'markers' | 'range'>
  readonly movedIds: readonly string[]
  readonly playheadFrame: number
}

/** Snap targets of a drag; undefined while snapping is off. */
export function snapTargetsOf({ isOn, pxPerFrame, timeline, movedIds, playheadFrame }: Dragged): SnapTargets | undefined {
  if (!isOn) return undefined
  const { tracks, markers = [], range } = timeline
  const marked = [playheadFrame, ...markers.map(({ frame }) => frame), ...(range ? [range.startFrame, range.endFrame] : [])]
  return { frames: snapFrames(tracks, movedIds, marked), reachFrames: REACH_PX / pxPerFrame }
}
