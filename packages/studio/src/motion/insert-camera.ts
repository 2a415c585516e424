import { clamp } from '../paint/colour.ts'
import { DRAWING_FOOT, type MotionFrame } from './kit/frame.ts'
import { MAX_FRAMING_SECONDS, type PlacedThing, reachAside } from './things-layout.ts'

/** By how much the camera comes nearer within one framing. */
const PUSH = 0.06
/** Framings of everything: whole, and from further at the side. */
const WHOLE = { scale: 1.01, aside: 0 } as const
const ASIDE = { scale: 1.08, aside: -0.5 } as const
/** The picture behind is a little larger than the frame. */
const LEAST = 1.01
/** Part of the width that things may fill when everything is seen. */
const WIDEST = 0.96

/** More things than these are a crowd, which is seen as a whole. */
const MOST_APART = 5
/** How near one thing comes at most, and the part of the frame's width and of the height above the captions that it then fills. */
const MOST_NEAR = 2.6
const NEAR_FILLS = 0.96
/** Foot of the room of a near thing, as a part of the height: captions stand over the thing's foot. */
const NEAR_FOOT = { wide: 0.98, square: 0.94, tall: DRAWING_FOOT.tall } as const
/** Of wide frames, beside lettering at the start of lines. */
const NEAR_ASIDE = 0.12

/**
 * The view of an insert at a second: a point is seen at `left` + x · `scale`, `top` + y · `scale`; in units. `only`: index of the one thing that is seen, from near.
 */
export type InsertView = { readonly scale: number; readonly left: number; readonly top: number; readonly only?: number }

const framingsIn = (durationSeconds: number): number => Math.max(1, Math.ceil(durationSeconds / MAX_FRAMING_SECONDS))

/**
 * The camera of an insert: it never rests, and long shots are cut between everything and one thing from near. `spots`: the things around their middles, which stay in the frame's
 * sides and below `top` where everything is seen. `isBeside`: what stands above `top` is so narrow that things stand beside it; default: in wide frames.
 */
export function insertViewAt(
  spots: readonly PlacedThing[],
  frame: MotionFrame,
  seconds: number,
  durationSeconds: number,
  top = 0,
  isBeside = frame.shape === 'wide',
): InsertView {
  const count = framingsIn(durationSeconds)
  const part = durationSeconds / count
  const index = Math.min(count - 1, Math.floor(seconds / part))
  const push = PUSH * clamp((seconds - index * part) / part)
  if (index % 2 === 1 && spots.length > 0 && spots.length <= MOST_APART)
    return nearView(spots, frame, { turn: (index - 1) / 2, push, top, isBeside })
  return wholeView(spots, frame, index % 4 === 0 ? WHOLE : ASIDE, push, top)
}

/** How many times its own size a thing is seen at most. `top`: foot of the lettering above it. */
export const largestScaleOf = (spot: PlacedThing, frame: MotionFrame, durationSeconds: number, top = 0): number =>
  framingsIn(durationSeconds) > 1
    ? Math.max(nearScale(spot, frame, frame.shape === 'wide' ? 0 : top) * (1 + PUSH), ASIDE.scale + PUSH)
    : WHOLE.scale + PUSH

/** The scale at which a thing fills the room below what stands `above` it. */
function nearScale({ thing, size }: PlacedThing, { width, height, shape }: MotionFrame, above: number): number {
  const across = width / (1 + 2 * reachAside(thing))
  const room = Math.min(across, height * NEAR_FOOT[shape] - above)
  return clamp((room * NEAR_FILLS) / size / (1 + PUSH), LEAST, MOST_NEAR)
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

/** One thing from near, each of several in turn, what something happens to first, then the one named last; whole, below `top` or beside what stands above it. */
function nearView(
  spots: readonly PlacedThing[],
  frame: MotionFrame,
  { turn, push, top, isBeside }: { readonly turn: number; readonly push: number; readonly top: number; readonly isBeside: boolean },
): InsertView {
  const { width, height, shape } = frame
  const order = spots.map((_, i) => i).toSorted((a, b) => Number(happens(spots[b]!)) - Number(happens(spots[a]!)) || b - a)
  const only = order[turn % spots.length]!
  const spot = spots[only]!
  const { x, y } = spot
  const above = isBeside ? 0 : top
  const scale = nearScale(spot, frame, above) * (1 + push)
  const aside = isBeside && top > 0 ? NEAR_ASIDE : 0
  const middle = (above + height * NEAR_FOOT[shape]) / 2
  return { ...covering(frame, scale, width * (0.5 + aside) - x * scale, middle - y * scale), only }
}

const happens = ({ thing: { event } }: PlacedThing): boolean => event !== undefined && event !== 'cross-out' && event !== 'swarm'

/** Keeps the frame within the picture. */
const covering = ({ width, height }: MotionFrame, scale: number, left: number, top: number): InsertView => ({
  scale,
  left: clamp(left, width * (1 - scale), 0),
  top: clamp(top, height * (1 - scale), 0),
})
