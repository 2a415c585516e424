import { type Canvas, newCanvas } from '../paint/canvas.ts'
import { clamp } from '../paint/colour.ts'
import type { MotionFrame } from './kit/frame.ts'
import type { PlacedThing } from './things-layout.ts'

/** Longest time that an insert keeps one framing, as other shots do. */
export const MAX_FRAMING_SECONDS = 2.9
/** By how much the camera comes nearer within one framing. */
const PUSH = 0.06
/** Framings of everything: whole, and from further at the side. */
const WHOLE = { scale: 1.01, aside: 0 } as const
const ASIDE = { scale: 1.08, aside: -0.5 } as const
/** The picture behind is a little larger than the frame. */
const LEAST = 1.01
/** Part of the width that things may fill when everything is seen. */
const WIDEST = 0.96

/** How near one thing comes, at least and at most, and what it then fills of the frame's shorter side: alone, its edges leave the frame. */
const NEAR = {
  wide: { least: 1.25, most: 2.6, fills: 1.12, fillsOfSeveral: 0.86 },
  square: { least: 1.3, most: 2.6, fills: 1.15, fillsOfSeveral: 0.88 },
  tall: { least: 1.45, most: 2.6, fills: 1.22, fillsOfSeveral: 0.9 },
} as const
/** Where the middle of a near thing stands: parts of the frame. Alone it leaves room at one side. */
const NEAR_LEVEL = { wide: 0.47, square: 0.45, tall: 0.42 } as const
const NEAR_ASIDE = 0.07

/** The view of an insert at a second: a point is seen at `left` + x · `scale`, `top` + y · `scale`; in units. */
export type InsertView = { readonly scale: number; readonly left: number; readonly top: number }

const framingsIn = (durationSeconds: number): number => Math.max(1, Math.ceil(durationSeconds / MAX_FRAMING_SECONDS))

/**
 * The camera of an insert: it never rests, and long shots are cut between everything and one thing from near. `spots`: the things, which stay in the frame's
 * sides and below `top` where everything is seen.
 */
export function insertViewAt(
  spots: readonly PlacedThing[],
  frame: MotionFrame,
  seconds: number,
  durationSeconds: number,
  top = 0,
): InsertView {
  const count = framingsIn(durationSeconds)
  const part = durationSeconds / count
  const index = Math.min(count - 1, Math.floor(seconds / part))
  const push = PUSH * clamp((seconds - index * part) / part)
  if (index % 2 === 1 && spots.length > 0) return nearView(spots, frame, (index - 1) / 2, push)
  return wholeView(spots, frame, index % 4 === 0 ? WHOLE : ASIDE, push, top)
}

/** How many times its own size a thing of `count` is seen at most. */
export const largestScaleOf = ({ size }: PlacedThing, count: number, frame: MotionFrame, durationSeconds: number): number =>
  framingsIn(durationSeconds) > 1 ? nearScale(size, count === 1, frame) * (1 + PUSH) : WHOLE.scale + PUSH

function nearScale(size: number, isAlone: boolean, { width, height, shape }: MotionFrame): number {
  const { least, most, fills, fillsOfSeveral } = NEAR[shape]
  return clamp((Math.min(width, height) * (isAlone ? fills : fillsOfSeveral)) / size, least, most)
}

function wholeView(
  spots: readonly PlacedThing[],
  frame: MotionFrame,
  { scale, aside }: { readonly scale: number; readonly aside: number },
  push: number,
  top: number,
): InsertView {
  const { width, height } = frame
  const left = Math.min(...spots.map(({ x, size }) => x - size / 2), width)
  const right = Math.max(...spots.map(({ x, size }) => x + size / 2), 0)
  const foot = Math.max(...spots.map(({ y, size, stands }) => (stands ? y : y + size / 2)), height * 0.5)
  const highest = Math.min(...spots.map(({ y, size }) => y - size / 2), foot - 1)
  const fitting = Math.max(LEAST, Math.min(scale + push, (width * WIDEST) / Math.max(1, right - left), (foot - top) / (foot - highest)))
  const x = (left + right) / 2
  const half = ((right - left) / 2) * fitting
  const free = Math.max(0, Math.min(x - half, width - x - half, (width * (fitting - 1)) / 2))
  return covering(frame, fitting, x + free * aside - x * fitting, foot * (1 - fitting))
}

/** One thing from near, each of several in turn, the one named last first. */
function nearView(spots: readonly PlacedThing[], frame: MotionFrame, turn: number, push: number): InsertView {
  const { width, height, shape } = frame
  const { x, y, size } = spots[spots.length - 1 - (turn % spots.length)]!
  const isAlone = spots.length === 1
  const scale = nearScale(size, isAlone, frame) * (1 + push)
  const aside = isAlone ? (turn % 2 === 0 ? NEAR_ASIDE : -NEAR_ASIDE) : 0
  return covering(frame, scale, width * (0.5 + aside) - x * scale, height * NEAR_LEVEL[shape] - y * scale)
}

/** Keeps the frame within the picture. */
const covering = ({ width, height }: MotionFrame, scale: number, left: number, top: number): InsertView => ({
  scale,
  left: clamp(left, width * (1 - scale), 0),
  top: clamp(top, height * (1 - scale), 0),
})

/** Draws a picture of the frame's size as an insert view shows it. */
export function createInsertCamera(width: number, height: number, unit: number): (canvas: Canvas, view: InsertView) => void {
  const [copy, copyContext] = newCanvas(width, height)
  return (canvas, { scale, left, top }) => {
    copyContext.drawImage(canvas, 0, 0)
    const g = canvas.getContext('2d')
    g.save()
    g.setTransform(1, 0, 0, 1, 0, 0)
    g.drawImage(copy, left * unit, top * unit, width * scale, height * scale)
    g.restore()
  }
}
