import { clamp } from '../../paint/colour.ts'
import { HAND_CENTIMETRES } from '../working-hand.ts'
import type { Anchor, HandPart, MarkPart, Movement, Offset, StagePart, ThingPart, ToolPart } from './staging.ts'

/** Where the feet of things stand. */
export const FOOT = 0.42
/** Size of a thing alone, of what something goes into, and the least of what goes into it. */
export const [LONE, TARGET, LEAST] = [0.78, 0.68, 0.26]
export const HAND = 0.42
/** Of a hand beside a thing as large as a door, and beside one that it covers. */
const [SMALL_HAND, LARGE_HAND] = [0.2, 0.52]

export type Centimetres = (what: string) => number

/** Size of one thing beside another by their real sizes, which are told apart without making a pea a dot. */
export const sizeBeside = (what: string, other: string, size: number, centimetres: Centimetres): number =>
  size * clamp(Math.sqrt(centimetres(what) / centimetres(other)), LEAST / size, 1)
export const handFor = (what: string, size: number, centimetres: Centimetres): number =>
  clamp((size * HAND_CENTIMETRES) / centimetres(what), SMALL_HAND, LARGE_HAND)

/** Size alone of what hands work on: what fits into a hand is smaller than what fills both, and a ring between two fingers no tyre. */
export const sizeAtHand = (what: string, centimetres: Centimetres): number =>
  LONE * clamp(Math.sqrt(centimetres(what) / BOTH_HANDS_CENTIMETRES), LEAST_AT_HAND, 1)
const BOTH_HANDS_CENTIMETRES = 20
const LEAST_AT_HAND = 0.42

/** To and fro along an angle, `times` a second. */
export const toAndFro =
  (reach: number, angle: number, times = 0.6): Movement =>
  (seconds) => {
    const part = reach * Math.sin(seconds * Math.PI * 2 * times)
    return { x: part * Math.cos(angle), y: part * Math.sin(angle), angle: 0 }
  }
/** Goes a way and comes back slowly. */
export const outAndBack =
  (x: number, y: number): Movement =>
  (seconds) => {
    const part = 0.5 - 0.5 * Math.cos(seconds * 2.4)
    return { x: x * part, y: y * part, angle: 0 }
  }
export const rocking =
  (angle: number): Movement =>
  (seconds) => ({ x: 0, y: 0, angle: angle * Math.sin(seconds * 2.6) })

export const thingPart = (what: string, at: Offset, size: number, more: Partial<ThingPart> = {}): ThingPart => ({
  kind: 'thing',
  what,
  at,
  size,
  ...more,
})
export const standingPart = (what: string, x: number, size: number, more: Partial<ThingPart> = {}): ThingPart =>
  thingPart(what, [x, FOOT], size, { stands: true, ...more })
export const handPart = (pose: HandPart['pose'], at: Offset, angle: number, length: number, more: Partial<HandPart> = {}): HandPart => ({
  kind: 'hand',
  pose,
  at,
  angle,
  length,
  ...more,
})
export const toolPart = (what: string, size: number, at: Offset = [0, 0], from: Anchor = 'middle'): ToolPart => ({
  kind: 'tool',
  what,
  size,
  at,
  from,
})
export const markPart = (shape: MarkPart['shape'], at: Offset, size: number, more: Partial<MarkPart> = {}): MarkPart => ({
  kind: 'mark',
  shape,
  at,
  size,
  ...more,
})

export const [UP, DOWN, LEFT, RIGHT] = [-Math.PI / 2, Math.PI / 2, Math.PI, 0]

/** A thing that a hand from the right holds at its side: fingers behind it, thumb before it. */
export function heldParts(what: string, at: Offset, size: number, length: number, more: Partial<ThingPart> = {}): StagePart[] {
  const { from, movement } = more
  const grasp: Offset = [at[0] + size * 0.3, at[1] + size * 0.04]
  const place = { ...(from && { from }), ...(movement && { movement }) }
  return [handPart('hold', grasp, -0.2, length, place), thingPart(what, at, size, more), handPart('thumb', grasp, -0.2, length, place)]
}
