import type { SnapTargets } from '@fablecut/domain/timeline/edit/boundaries'
import { beatsAtScale } from '../beats/beats-at-scale.ts'
import { beatsOfFilm, type KnownBeats } from '../beats/known-beats.ts'
import type { Timeline } from '@fablecut/domain/timeline/model'
import { unmovedFrames } from './unmoved-frames.ts'

/** Snap distance, in px. */
const REACH_PX = 8

type Dragged = {
  readonly isOn: boolean
  readonly pxPerFrame: number
  readonly timeline: Pick<Timeline, 'tracks' | 'markers' | 'range' | 'mediaAssets' | 'globalConfig'>
  readonly songBeats: KnownBeats
  readonly movedIds: readonly string[]
  readonly playheadFrame: number
}

/** Snap targets of a drag; undefined while snapping is off. */
export function snapTargetsOf({ isOn, pxPerFrame, timeline, songBeats, movedIds, playheadFrame }: Dragged): SnapTargets | undefined {
  if (!isOn) return undefined
  const { tracks, markers = [], range } = timeline
  const marked = [playheadFrame, ...markers.map(({ frame }) => frame), ...(range ? [range.startFrame, range.endFrame] : [])]
  const beats = beatsAtScale(beatsOfFilm(timeline, songBeats), pxPerFrame).map(({ frame }) => frame)
  return { frames: [...marked, ...beats], sortedFrames: unmovedFrames(tracks, movedIds).snaps, reachFrames: REACH_PX / pxPerFrame }
}
