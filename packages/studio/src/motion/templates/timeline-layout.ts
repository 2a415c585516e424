import type { TimelineGraphic } from '@fablecut/domain/story/shot-plan/graphic'
import { doesName } from '@fablecut/director/vocabulary/does-name'
import { clamp, lerp } from '../../paint/colour.ts'
import { type CalloutSpot, squaresIn } from '../diagram/callout-spot.ts'
import { type Box, insetBox, type Point } from '../kit/geometry.ts'
import { forShape } from '../kit/frame.ts'
import { cueOf, type Kit } from '../kit/kit.ts'

/** Height of a wide line below its drawings, as a part of the height, and what is between them. */
const LINE_BELOW = 0.6
const ABOVE_LINE = 46
/** Parts of another frame that drawings have: beside several events, below a single one. */
const BESIDE = 0.4
const BELOW_SINGLE = 0.54
/** Distance of neighbouring drawings, and of texts from them. */
const GAP = 18
/** Distance of a vertical line from the edge, and of its texts. */
const LINE_X = 24
const TEXT_X = 48
/** Seconds from an event to its drawing. */
const AFTER_EVENT = 0.25

/**
 * Where everything of a timeline is, in units. `points`: of its events on the line; `rooms`: of their texts, in tall and square frames; `widths`: most widths
 * of texts; `isBelow`: texts are all below a wide line, since drawings are above it; `callouts`: what is drawn at its events.
 */
export type TimelineLayout = {
  readonly start: Point
  readonly end: Point
  readonly points: readonly Point[]
  readonly widths: readonly number[]
  readonly row: number
  readonly isBelow: boolean
  readonly cues: readonly number[]
  readonly callouts: readonly CalloutSpot[]
}

export function layoutTimeline(kit: Kit, { points }: TimelineGraphic): TimelineLayout {
  const { body, frame, letters, beside = [] } = kit
  const count = points.length
  const isRight = letters.isRightToLeft
  const cues = points.map((_, i) => cueOf(kit, i, count, 0.15))
  // What no event names belongs to the last one.
  const events = beside.map((name) => {
    const named = points.findIndex(({ label }) => doesName(label, name))
    return named < 0 ? count - 1 : named
  })
  const spot = (box: Box, i: number): CalloutSpot => ({
    box,
    at: cues[events[i]!]! + AFTER_EVENT * (1 + events.slice(0, i).filter((at) => at === events[i]).length),
  })
  if (frame.shape === 'wide') {
    const y = body.y + body.h * (beside.length > 0 ? LINE_BELOW : 0.5)
    const [first, last] = [body.x + body.w / count / 2, body.x + body.w - body.w / count / 2]
    const ordered = (part: number): number => (isRight ? 1 - part : part)
    const places = points.map((_, i): Point => [lerp(first, last, ordered(count === 1 ? 0.5 : i / (count - 1))), y])
    const column = Math.min(count === 1 ? body.w * 0.8 : (body.w / count) * (beside.length > 0 ? 0.94 : 1.7), 420)
    const [left, right] = [body.x, body.x + body.w]
    const side = Math.min(y - ABOVE_LINE - body.y, (body.w - GAP) / Math.max(1, beside.length))
    const middles = apart(
      events.map((event) => places[event]![0]),
      side + GAP,
      [left + side / 2, right - side / 2],
    )
    return {
      start: [isRight ? right : left, y],
      end: [isRight ? left : right, y],
      points: places,
      widths: places.map(([x]) => Math.min(column, 2 * Math.min(x - left, right - x))),
      row: body.h,
      isBelow: beside.length > 0,
      cues,
      callouts: middles.map((x, i) => ({
        ...spot({ x: x - side / 2, y: y - ABOVE_LINE - side, w: side, h: side }, i),
        leader: places[events[i]!]!,
      })),
    }
  }
  const lineX = isRight ? body.x + body.w - LINE_X : body.x + LINE_X
  const isSingle = count === 1 && beside.length > 0
  const ofTexts = isSingle ? body.h * (1 - BELOW_SINGLE) : body.h
  const row = ofTexts / count
  const places = points.map((_, i): Point => [lineX, body.y + row * (i + 0.5)])
  const aside = LINE_X + TEXT_X
  const common = { start: [lineX, body.y] as const, end: [lineX, body.y + body.h] as const, points: places, row, isBelow: false, cues }
  if (beside.length === 0 || isSingle) {
    const below = insetBox(body, ofTexts, isRight ? aside : 0, 0, isRight ? 0 : aside)
    const boxes = isSingle ? squaresIn(below, beside.length, 'across') : []
    return {
      ...common,
      widths: places.map(() => body.w - 80),
      // A branch of the line.
      callouts: boxes.map((box, i) => ({ ...spot(box, i), leader: [lineX, box.y + box.h / 2] })),
    }
  }
  const width = Math.min(body.w * BESIDE, (body.h - GAP) / beside.length)
  const middles = apart(
    events.map((event) => places[event]![1]),
    width + GAP,
    [body.y + width / 2, body.y + body.h - width / 2],
  )
  const left = isRight ? body.x : body.x + body.w - width
  return {
    ...common,
    widths: places.map(() => body.w - 80 - width - GAP),
    callouts: middles.map((y, i) => spot({ x: left, y: y - width / 2, w: width, h: width }, i)),
  }
}

/** Up to two positions at least `distance` from each other, as near to where they are wanted as their range allows, in their order. */
function apart(wanted: readonly number[], distance: number, [low, high]: readonly [number, number]): number[] {
  const within = (value: number): number => low + clamp((value - low) / Math.max(1e-9, high - low)) * (high - low)
  const [a, b] = wanted
  if (a === undefined || b === undefined || Math.abs(b - a) >= distance) return wanted.map(within)
  const sign = b < a ? -1 : 1
  const half = distance / 2
  const middle = Math.min(Math.max((a + b) / 2, low + half), high - half)
  return [middle - sign * half, middle + sign * half]
}

/** Largest size of capitals of dates, and of texts, of a frame with so many events. */
export const timelineCaps = ({ frame }: Kit, count: number, row: number): { readonly date: number; readonly text: number } => ({
  date: forShape(frame, count === 1 ? 110 : 50, Math.min(count === 1 ? 90 : 46, row * 0.3), Math.min(count === 1 ? 120 : 66, row * 0.34)),
  text: forShape(frame, 28, 27, 34) * (count === 1 ? 1.6 : 1),
})
