import { type Canvas, newCanvas } from '../paint/canvas.ts'
import { clamp } from '../paint/colour.ts'
import type { MotionFrame } from './kit/frame.ts'
import type { PlacedThing } from './things-layout.ts'

/** Longest time that an insert keeps one framing, as other shots do. */
const MAX_SECONDS = 2.9
/** By how much the camera comes nearer within one framing. */
const PUSH = 0.06
/** Framings in turn: whole, from near, from further at the side. */
const FRAMINGS = [
  { scale: 1.01, aside: 0 },
  { scale: 1.2, aside: 0.5 },
  { scale: 1.08, aside: -0.5 },
] as const
/** The picture behind is a little larger than the frame. */
const LEAST = 1.01
/** Part of the width that things may fill when the camera is near. */
const WIDEST = 0.96

/** The view of an insert at a second: scale about a point, and a shift, in units. */
export type InsertView = { readonly scale: number; readonly x: number; readonly y: number; readonly shift: number }

/** The camera of an insert: it never rests, and shows long shots from several distances. `spots`: the things, which stay in the frame's sides and below `top`. */
export function insertViewAt(
  spots: readonly PlacedThing[],
  { width, height }: MotionFrame,
  seconds: number,
  durationSeconds: number,
  top = 0,
): InsertView {
  const count = Math.max(1, Math.ceil(durationSeconds / MAX_SECONDS))
  const part = durationSeconds / count
  const index = Math.min(count - 1, Math.floor(seconds / part))
  const { scale, aside } = FRAMINGS[index % FRAMINGS.length]!
  const pushed = scale + PUSH * clamp((seconds - index * part) / part)
  const left = Math.min(...spots.map(({ x, size }) => x - size / 2), width)
  const right = Math.max(...spots.map(({ x, size }) => x + size / 2), 0)
  const foot = Math.max(...spots.map(({ y, size, stands }) => (stands ? y : y + size / 2)), height * 0.5)
  const highest = Math.min(...spots.map(({ y, size }) => y - size / 2), foot - 1)
  const fitting = Math.max(LEAST, Math.min(pushed, (width * WIDEST) / Math.max(1, right - left), (foot - top) / (foot - highest)))
  const x = (left + right) / 2
  const free = Math.max(
    0,
    Math.min(x - ((right - left) / 2) * fitting, width - x - ((right - left) / 2) * fitting, (width * (fitting - 1)) / 2),
  )
  return { scale: fitting, x, y: foot, shift: free * aside }
}

/** Draws a picture of the frame's size as an insert view shows it. */
export function createInsertCamera(width: number, height: number, unit: number): (canvas: Canvas, view: InsertView) => void {
  const [copy, copyContext] = newCanvas(width, height)
  return (canvas, { scale, x, y, shift }) => {
    copyContext.drawImage(canvas, 0, 0)
    const g = canvas.getContext('2d')
    g.save()
    g.setTransform(1, 0, 0, 1, 0, 0)
    const left = clamp((x + shift) * unit - x * unit * scale, width * (1 - scale), 0)
    const top = clamp(y * unit * (1 - scale), height * (1 - scale), 0)
    g.drawImage(copy, left, top, width * scale, height * scale)
    g.restore()
  }
}
