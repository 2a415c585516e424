import { clamp } from '../../paint/colour.ts'
import { homeOf, isCelestial, type PlacedProp, restsOnTable } from '../../props/placing.ts'
import { sizeOfThing } from '../../props/thing-sizes.ts'
import type { SceneProp } from '../../scene/scene.ts'
import { inClaws, inMouth, isFlying } from './carried.ts'

/** Most things of a near view. */
const MAX_THINGS = 5
/** Smallest and largest of things in a row, beside one of usual size. */
const SMALLEST = 0.5
const LARGEST = 1.4
/** As large as other signs of the sky are clouds and the sun. */
const SKY_CENTIMETRES = 70
/** How far what an animal carries is before it, in its sizes. */
const AHEAD = 0.26
/** Part of its size by which a thing overlaps the next. */
const OVERLAP = 0.1

const isInAir = ({ icon }: SceneProp): boolean => homeOf(icon) === 'air'

/** What a near view of a thing shows with it: the others of its kind, and what lies on the same table or is in the same sky. From the second thing on, it alone. */
export function groupInInsert(props: readonly SceneProp[], subject: number): SceneProp[] {
  const main = props[subject]!
  if (subject > 0) return [main]
  const isWith = (other: SceneProp): boolean =>
    other.carried === true ||
    other.position !== undefined ||
    other.icon === main.icon ||
    (restsOnTable(other.icon) && restsOnTable(main.icon)) ||
    (isInAir(other) && isInAir(main))
  return [main, ...props.slice(1).filter(isWith)].slice(0, MAX_THINGS)
}

type Row = { readonly x: number; readonly bottom: number; readonly size: number; readonly left: number; readonly right: number }

/** Things side by side in their sizes of life, as far as small ones stay readable. `x`, `bottom`, `size`: of one alone, in pixels; `left`, `right`: bounds. */
export function standInRow(all: readonly SceneProp[], { x, bottom, size, left, right }: Row): PlacedProp[] {
  const props = all.filter(({ carried }) => !carried)
  const lengths = props.map(({ icon }) => sizeOfThing(icon)?.centimetres || (isCelestial(icon) ? SKY_CENTIMETRES : 20))
  const usual = Math.max(...lengths)
  const shares = lengths.map((length) => clamp(Math.sqrt(length / usual), SMALLEST, LARGEST))
  const width = shares.reduce((sum, share) => sum + share, 0) - OVERLAP * shares.slice(0, -1).reduce((sum, share) => sum + share, 0)
  const isCarrying = props.length < all.length
  const scale = Math.min(size, (right - left) / width) * (isCarrying ? 0.8 : 1)
  const ahead = isCarrying ? scale * AHEAD : 0
  const start = clamp(x - (width * scale) / 2, left, Math.max(left, right - width * scale - ahead))
  let edge = start
  const row = props.map((prop, i): PlacedProp => {
    const own = shares[i]! * scale
    const at = edge + own / 2
    edge += own * (1 - OVERLAP)
    const floating = isInAir(prop)
    return { prop, floating, slot: { kind: floating ? 'sky' : 'ground', x: at, y: floating ? bottom - size / 2 : bottom, size: own } }
  })
  const carried = all.find((prop) => prop.carried)
  return carried && row[0] ? [...row, carriedBy(row[0], carried)] : row
}

/** What the animal of a near view carries. Animals that are drawn as things look to the right. */
function carriedBy({ prop, slot }: PlacedProp, carried: SceneProp): PlacedProp {
  if (isFlying(prop)) return inClaws(carried, { x: slot.x, y: slot.y, height: slot.size })
  const centimetres = sizeOfThing(prop.icon)?.centimetres || 20
  return inMouth(carried, {
    ...slot,
    height: slot.size * 0.7,
    front: slot.size * 0.4,
    // What breathes fire or bubbles has its head up.
    mouth: slot.size * (carried.blown ? 0.62 : 0.26),
    facingLeft: false,
    centimetres,
  })
}
