import type { MotionTransferRequest } from '@fablecut/generation/ports/motion-transfer'
import { clamp } from '../paint/colour.ts'
import { pulseAt } from '../stage/music/pulse.ts'
import { medianOf } from './smooth.ts'
import { MOTION_FPS, type Motion } from './read-motion.ts'

/** A figure that rests: the middle of its lower edge and its height, in pixels of the frame. */
export type RestingFigure = {
  readonly x: number
  readonly foot: number
  readonly width: number
  readonly height: number
  readonly isCutBelow: boolean
}

/** How the figure is drawn in a frame: about the middle of its lower edge. */
export type Pose = {
  readonly x: number
  readonly foot: number
  readonly scaleX: number
  readonly scaleY: number
  /** Radians, clockwise. */
  readonly tilt: number
  /** Sideways bow of the middle, relative to the height. */
  readonly bend: number
}

type Size = Pick<MotionTransferRequest, 'width' | 'height'>

const DEFAULT_INTENSITY = 3
const MOST_TILT = 0.55
const SCALES = { least: 0.6, most: 1.6 } as const
/** Share of the figure that may leave the frame at a side. */
const HIDDEN = 0.04
/** A figure that fills the frame becomes smaller by this factor at most, so that it has room to move. */
const MOST_SHRINKING = 0.7
const BEAT_SQUASH = 0.028

/** Poses of a figure that moves as in the reference; it rests where its picture has it. */
export function posesOf(motion: Motion, resting: RestingFigure, { width, height }: Size, intensity = DEFAULT_INTENSITY): Pose[] {
  const strength = 0.7 + 0.1 * intensity
  const rest = { x: medianOf(motion.frames.map(({ x }) => x)), y: medianOf(motion.frames.map(({ y }) => y)) }
  const across = motion.frames.map(({ x }) => ((x - rest.x) * width) / motion.aspect)
  const up = motion.frames.map((frame) => (frame.y - rest.y) * height)
  const size = resting.isCutBelow ? 1 : sizeFor(spanOf(across), resting.width, width)
  const figure = { ...resting, width: resting.width * size, height: resting.height * size }
  // What is wider than high leans less: its feet stand far apart.
  const leaning = clamp(figure.height / figure.width, 0.4, 1) * Math.min(1, strength)
  const gainX = roomGain(across, roomAcross(figure, width))
  const gainY = roomGain(up, { before: Math.max(0, figure.foot - figure.height * (1 - HIDDEN)), after: height * 0.12 })
  return motion.frames.map((frame, i) => {
    const squash = BEAT_SQUASH * strength * pulseAt(i / MOTION_FPS, motion.beatsSeconds)
    const scale = clamp(frame.scale, SCALES.least, SCALES.most)
    const drawn = scale * size
    const pose = {
      x: figure.x + across[i]! * gainX,
      foot: figure.foot + up[i]! * gainY + footShift(figure, scale),
      scaleX: drawn * (1 + squash * 0.6),
      scaleY: drawn * (1 - squash),
      tilt: clamp(frame.tilt * leaning, -MOST_TILT, MOST_TILT),
      bend: frame.bend * strength,
    }
    return figure.isCutBelow ? grounded(pose, resting, height) : onFeet(pose, resting)
  })
}

/** A figure that grows keeps its middle where the reference has it, so its feet come down by half of it. */
const footShift = ({ height }: RestingFigure, scale: number): number => (height * (scale - 1)) / 2

const spanOf = (way: readonly number[]): number => Math.max(...way) - Math.min(...way)

const sizeFor = (span: number, figureWidth: number, frameWidth: number): number =>
  clamp((frameWidth - span) / figureWidth, MOST_SHRINKING, 1)

type Room = { readonly before: number; readonly after: number }

const roomAcross = ({ x, width }: RestingFigure, frameWidth: number): Room => ({
  before: Math.max(0, x - width * (0.5 - HIDDEN)),
  after: Math.max(0, frameWidth - x - width * (0.5 - HIDDEN)),
})

/** 1 where the way fits into the room, else the factor that makes it fit. */
function roomGain(way: readonly number[], { before, after }: Room): number {
  const [back, ahead] = [-Math.min(0, ...way), Math.max(0, ...way)]
  return Math.min(1, back > 0 ? before / back : 1, ahead > 0 ? after / ahead : 1)
}

/** Share of the width between the feet. */
const STANCE = 0.5

/** A figure that leans stands on one foot, and does not sink into the ground with it. */
const onFeet = (pose: Pose, { width }: RestingFigure): Pose => ({
  ...pose,
  foot: pose.foot - Math.abs(Math.sin(pose.tilt)) * (width / 2) * STANCE * pose.scaleX,
})

/** A figure that goes on below its picture never shows its lower edge. */
function grounded(pose: Pose, { width }: RestingFigure, height: number): Pose {
  const rise = Math.abs(Math.sin(pose.tilt)) * (width / 2) * pose.scaleX
  return { ...pose, foot: Math.max(pose.foot, height + rise) }
}
