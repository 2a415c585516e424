import { EngineRefusal } from '@fablecut/generation/engine-error'
import { analyzeSong } from '../audio-analysis/analyze-song.ts'
import { clamp } from '../paint/colour.ts'
import type { Grid } from '../photo/grid.ts'
import { type VideoFrame, decodeFrames } from './decode-frames.ts'
import { maskFigure } from './figure-mask.ts'
import { type FigureMeasure, measureFigure } from './measure-figure.ts'
import { fillMissing, medianOf, smooth, withoutOutliers } from './smooth.ts'

export const MOTION_FPS = 30

/** How the figure of a video is placed in one frame. */
export type MotionFrame = {
  /** Centroid, relative to the frame's height; x from the left, y from the top. */
  readonly x: number
  readonly y: number
  /** Size relative to the usual one. */
  readonly scale: number
  /** Lean relative to the usual one, in radians, clockwise. */
  readonly tilt: number
  /** Sideways bow of the middle, relative to the figure's length. */
  readonly bend: number
}

export type Motion = {
  readonly frames: readonly MotionFrame[]
  /** Width of the video relative to its height. */
  readonly aspect: number
  /** Usual uppermost and lowest row of the figure, relative to the frame's height. */
  readonly top: number
  readonly bottom: number
  /** Beats of the sound, in seconds; empty without a beat. */
  readonly beatsSeconds: readonly number[]
  /** For each frame, 1 where the figure is. */
  readonly masks: readonly Grid[]
  /** Whether anything moves. */
  readonly hasFigure: boolean
}

const MEASURED_SIDE = 160

/**
 * Reads place, size and lean of the figure that moves before a camera that stands still, for each frame at 30 per second, and the beat of the sound. Rejects with
 * EngineRefusal `not_a_video`.
 */
export async function readMotion(video: Uint8Array, signal?: AbortSignal): Promise<Motion> {
  const size = `scale=${MEASURED_SIDE}:${MEASURED_SIDE}:force_original_aspect_ratio=decrease:force_divisible_by=2:flags=area`
  const frames = await decodeFrames(video, `fps=${MOTION_FPS},${size}`, signal)
  return { ...motionOf(frames), beatsSeconds: await beatsOf(video, signal) }
}

/** Frames at 30 per second. */
export function motionOf(frames: readonly VideoFrame[]): Omit<Motion, 'beatsSeconds'> {
  const [{ width, height }] = frames as [VideoFrame]
  const masks = maskFigure(frames)
  const measures = masks.map(measureFigure)
  const known = measures.filter((measure) => measure !== null)
  const hasFigure = known.length > frames.length / 4
  const lengths = medianOf(known.map(({ length }) => length)) || 1
  const upright = usualAngle(known)
  const track = (sigma: number, read: (measure: FigureMeasure) => number): number[] =>
    smooth(withoutOutliers(fillMissing(measures.map((measure) => measure && read(measure)))), sigma)
  const [x, y] = [track(PLACE_SIGMA, (measure) => measure.x), track(PLACE_SIGMA, (measure) => measure.y)]
  const scale = track(SHAPE_SIGMA, ({ length }) => clamp(length / lengths, 0.4, 2.5))
  const tilt = track(SHAPE_SIGMA, ({ angle, elongation }) => clamp(turn(angle - upright), -MOST_TILT, MOST_TILT) * elongation)
  const bends = medianOf(known.map(({ bend }) => bend))
  const bend = track(SHAPE_SIGMA, (measure) => clamp(measure.bend - bends, -MOST_BEND, MOST_BEND))
  return {
    frames: frames.map((_, i) => ({ x: x[i]!, y: y[i]!, scale: scale[i]!, tilt: tilt[i]!, bend: bend[i]! })),
    aspect: width / height,
    top: medianOf(known.map((measure) => measure.top)),
    bottom: medianOf(known.map((measure) => measure.bottom)),
    masks,
    hasFigure,
  }
}

/** In frames: a tenth of a second for the place, longer for size and lean, which masks tell less exactly. */
const PLACE_SIGMA = 2.5
const SHAPE_SIGMA = 4
const MOST_TILT = 0.9
const MOST_BEND = 0.2

/** The mean of axes: half turns do not count. */
function usualAngle(measures: readonly FigureMeasure[]): number {
  let [sine, cosine] = [0, 0]
  for (const { angle, elongation } of measures) {
    sine += Math.sin(2 * angle) * elongation
    cosine += Math.cos(2 * angle) * elongation
  }
  return Math.atan2(sine, cosine) / 2
}

/** An angle between axes: -π/2 to π/2. */
const turn = (angle: number): number => angle - Math.PI * Math.round(angle / Math.PI)

/** Nothing for videos without sound, and for sound without a beat. */
async function beatsOf(video: Uint8Array, signal: AbortSignal | undefined): Promise<readonly number[]> {
  try {
    return (await analyzeSong(video, null, signal)).reading.beatsSeconds
  } catch (error) {
    if (error instanceof EngineRefusal) return []
    throw error
  }
}
