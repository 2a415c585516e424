import type { TimelineGraphic } from '@fablecut/domain/story/shot-plan/graphic'
import { doesName } from '@fablecut/domain/text/does-name'
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
/** Width that the texts of a vertical line leave to it and to the edge. */
const BEYOND_TEXTS = 80
/** Seconds from an event to its drawing. */
const AFTER_EVENT = 0.25

/**
 * Where everything of a timeline is, in units. `start` and `end`: of its line, which is across wide frames and down others; `points`: of its events on the
 * line; `widths`: most widths of their texts; `row`: height that an event has for its texts, of a wide line that of the body; `isBelow`: texts are all below
 * a wide line, since drawings are above it; `cues`: seconds at which events are said; `callouts`: what is drawn at them.
 */
type TimelineLayout = {
  readonly start: Point
  readonly end: Point
  readonly points: readonly Point[]
  readonly widths: readonly number[]
  readonly row: number
  readonly isBelow: boolean
  readonly cues: readonly number[]
  readonly callouts: readonly CalloutSpot[]
}

/** `count`: of events; `eventOf`: for each drawing the index of its event; `spot`: a drawing with its entry. */
type Given = {
  readonly kit: Kit
  readonly count: number
  readonly eventOf: readonly number[]
  readonly spot: (box: Box, drawing: number) => CalloutSpot
}
type Layout = Omit<TimelineLayout, 'cues'>

/** Positions of the events of a timeline and of its drawings, for the shape of its frame. */
export function layoutTimeline(kit: Kit, { points }: TimelineGraphic): TimelineLayout {
  const { frame, beside = [] } = kit
  const count = points.length
  const cues = points.map((_, i) => cueOf(kit, i, count, 0.15))
  // What no event names belongs to the last one.
  const eventOf = beside.map((name) => {
    const named = points.findIndex(({ label }) => doesName(label, name))
    return named < 0 ? count - 1 : named
  })
  const spot = (box: Box, i: number): CalloutSpot => ({
    box,
    at: cues[eventOf[i]!]! + AFTER_EVENT * (1 + eventOf.slice(0, i).filter((event) => event === eventOf[i]).length),
  })
  const layout = frame.shape === 'wide' ? acrossFrame : count === 1 && beside.length > 0 ? singleEvent : downFrame
  return { ...layout({ kit, count, eventOf, spot }), cues }
}

/** A line across a wide frame, with its drawings above it. */
function acrossFrame({ kit: { body, letters }, count, eventOf, spot }: Given): Layout {
  const hasDrawings = eventOf.length > 0
  const isRight = letters.isRightToLeft
  const y = body.y + body.h * (hasDrawings ? LINE_BELOW : 0.5)
  const [left, right] = [body.x, body.x + body.w]
  const [first, last] = [left + body.w / count / 2, right - body.w / count / 2]
  const ordered = (part: number): number => (isRight ? 1 - part : part)
  const points = Array.from({ length: count }, (_, i): Point => [lerp(first, last, ordered(count === 1 ? 0.5 : i / (count - 1))), y])
  const column = Math.min(count === 1 ? body.w * 0.8 : (body.w / count) * (hasDrawings ? 0.94 : 1.7), 420)
  const side = Math.min(y - ABOVE_LINE - body.y, (body.w - GAP) / Math.max(1, eventOf.length))
  const middles = apart(
    eventOf.map((event) => points[event]![0]),
    side + GAP,
    [left + side / 2, right - side / 2],
  )
  return {
    start: [isRight ? right : left, y],
    end: [isRight ? left : right, y],
    points,
    widths: points.map(([x]) => Math.min(column, 2 * Math.min(x - left, right - x))),
    row: body.h,
    isBelow: hasDrawings,
    callouts: middles.map((x, i) => ({
      ...spot({ x: x - side / 2, y: y - ABOVE_LINE - side, w: side, h: side }, i),
      leader: points[eventOf[i]!]!,
    })),
  }
}

/** A line down a frame at the begin of its texts. `height`: that all events have together. */
function lineDown({ body, letters }: Kit, count: number, height: number): Omit<Layout, 'widths' | 'callouts'> {
  const x = letters.isRightToLeft ? body.x + body.w - LINE_X : body.x + LINE_X
  const row = height / count
  return {
    start: [x, body.y],
    end: [x, body.y + body.h],
    points: Array.from({ length: count }, (_, i): Point => [x, body.y + row * (i + 0.5)]),
    row,
    isBelow: false,
  }
}

/** One event in a frame that is not wide, with its drawings below it. */
function singleEvent({ kit, count, eventOf, spot }: Given): Layout {
  const { body, letters } = kit
  const ofTexts = body.h * (1 - BELOW_SINGLE)
  const line = lineDown(kit, count, ofTexts)
  const aside = LINE_X + TEXT_X
  const below = insetBox(body, ofTexts, letters.isRightToLeft ? aside : 0, 0, letters.isRightToLeft ? 0 : aside)
  return {
    ...line,
    widths: [body.w - BEYOND_TEXTS],
    // A branch of the line.
    callouts: squaresIn(below, eventOf.length, 'across').map((box, i) => ({ ...spot(box, i), leader: [line.start[0], box.y + box.h / 2] })),
  }
}

/** A line down a frame that is not wide, with drawings beside its texts. */
function downFrame({ kit, count, eventOf, spot }: Given): Layout {
  const { body, letters } = kit
  const line = lineDown(kit, count, body.h)
  if (eventOf.length === 0) return { ...line, widths: line.points.map(() => body.w - BEYOND_TEXTS), callouts: [] }
  const width = Math.min(body.w * BESIDE, (body.h - GAP) / eventOf.length)
  const middles = apart(
    eventOf.map((event) => line.points[event]![1]),
    width + GAP,
    [body.y + width / 2, body.y + body.h - width / 2],
  )
  const x = letters.isRightToLeft ? body.x : body.x + body.w - width
  return {
    ...line,
    widths: line.points.map(() => body.w - BEYOND_TEXTS - width - GAP),
    callouts: middles.map((y, i) => spot({ x, y: y - width / 2, w: width, h: width }, i)),
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
