import type { MotionFrame } from '../kit/frame.ts'
import type { Box } from '../kit/geometry.ts'
import type { MotionPart } from '../kit/kit.ts'

/** Most people of a crowd; further rows would be hidden. */
const MAX_CROWD = 18
/** How much smaller each row is than the one before it, and how much higher, in heights of a box. */
const SMALLER = 0.86
const HIGHER = 0.2
/** How much smaller all of it is for the rows behind. */
const ROOM = [1, 0.9, 0.84, 0.78] as const
/** Distance of neighbours, as a part of that of the first row. */
const CLOSER = 0.78

/** `row`: 0 is the front; `column`: from the middle of its row, in distances of neighbours. */
type Place = { readonly row: number; readonly column: number }

/** Places of so many people: each row has one more than the one before it. */
export function crowdPlaces(count: number, inFront: number): Place[] {
  const places: Place[] = []
  for (let row = 0; places.length < Math.min(count, MAX_CROWD); row++) {
    const size = Math.min(inFront + row, Math.min(count, MAX_CROWD) - places.length)
    for (let i = 0; i < size; i++) places.push({ row, column: i - (size - 1) / 2 })
  }
  return places
}

/** A few people, drawn again behind themselves until they are as many as are counted. `boxes`: theirs. */
export function createCrowd(
  parts: readonly MotionPart[],
  boxes: readonly Box[],
  count: number,
  { width, height }: MotionFrame,
): MotionPart {
  const places = crowdPlaces(count, parts.length)
  const last = places.at(-1)!.row
  const step = (boxes.at(-1)!.x - boxes[0]!.x) / Math.max(1, boxes.length - 1)
  const fromBack = places.map((place, i) => ({ ...place, of: (i + place.row) % parts.length })).toReversed()
  const room = ROOM[Math.min(last, ROOM.length - 1)]!
  return (g, seconds) => {
    g.save()
    g.translate(width / 2, height)
    g.scale(room, room)
    for (const { row, column, of } of fromBack) {
      const { x, w, h } = boxes[of]!
      const size = SMALLER ** row
      g.save()
      g.translate(column * step * CLOSER, -row * h * HIGHER)
      g.scale(size, size)
      g.translate(-x - w / 2, -height)
      parts[of]!(g, seconds)
      g.restore()
    }
    g.restore()
  }
}
