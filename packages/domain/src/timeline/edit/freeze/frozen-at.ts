import type { VideoItem } from '../../model.ts'

type Place = { readonly id: string; readonly frame: number; readonly durationInFrames: number }

/** A clip that shows what another one shows at a frame of the timeline, as it is drawn there. It has no sound, fades, group or shot. */
export function frozenAt(item: VideoItem, { id, frame, durationInFrames }: Place): VideoItem {
  const { groupId: _group, shotId: _shot, effects: _effects, speed: _speed, volume: _volume, isReversed: _reversed, ...rest } = item
  const { keyframes: _keyframes, transition: _transition, ...drawn } = rest
  const sourceFrame = sourceFrameAt(item, frame)
  return {
    ...drawn,
    id,
    startTimeInFrames: frame,
    durationInFrames,
    isFrozen: true,
    sourceTrimStartFrames: sourceFrame,
    sourceTrimEndFrames: sourceFrame + 1,
  }
}

/** The source frame that a clip shows at a frame of the timeline. */
function sourceFrameAt(
  { startTimeInFrames, sourceTrimStartFrames, sourceTrimEndFrames, speed = 1, isReversed }: VideoItem,
  frame: number,
): number {
  const passed = Math.floor((frame - startTimeInFrames) * speed)
  const sourceFrame = isReversed ? sourceTrimEndFrames - 1 - passed : sourceTrimStartFrames + passed
  return Math.min(sourceTrimEndFrames - 1, Math.max(sourceTrimStartFrames, sourceFrame))
}
