import { homeOf, type PlacedProp } from '../../props/placing.ts'
import { sizeOfThing } from '../../props/thing-sizes.ts'
import type { SceneProp } from '../../scene/scene.ts'

/** Who carries: bottom centre, height and width of what is drawn, and its mouth from there to the front and upwards; in pixels. */
export type Carrier = {
  readonly x: number
  readonly y: number
  readonly height: number
  readonly front: number
  readonly mouth: number
  readonly facingLeft: boolean
  readonly centimetres: number
}

const USUAL_CENTIMETRES = 20
/** Sizes of what is carried, as parts of the carrier's height, and how its size follows from that in life. */
const SMALLEST = 0.3
const LARGEST = 0.5
const SIZE_POWER = 0.7
/** Part of a thing that is above the mouth that holds it: by its handle, or in the middle. */
const HANGING = 0.1
const HANDLED = /^(?:lantern|basket|bucket|bag|handbag|kettle|bell|watering-can|suitcase|shopping-bags)$/u

/** Size of what is blown, and its distance ahead, as parts of the height of who blows and of that size. */
const [BLOWN, AHEAD] = [0.5, 0.52] as const

/** What an animal blows or breathes, ahead of its mouth. */
function fromMouth(prop: SceneProp, { x, y, height, front, mouth, facingLeft }: Omit<Carrier, 'centimetres'>): PlacedProp {
  const size = height * BLOWN
  const at = x + (facingLeft ? -1 : 1) * (front + size * AHEAD)
  return { prop, floating: true, slot: { kind: 'sky', x: at, y: y - mouth + size * 0.5, size } }
}

/** A thing in an animal's mouth, off the ground and no larger than fits there. */
export function inMouth(prop: SceneProp, { x, y, height, front, mouth, facingLeft, centimetres }: Carrier): PlacedProp {
  const own = ((sizeOfThing(prop.icon)?.centimetres || USUAL_CENTIMETRES) / centimetres) ** SIZE_POWER
  const size = Math.min(LARGEST, Math.max(SMALLEST, own)) * height
  if (prop.blown) return fromMouth(prop, { x, y, height, front, mouth, facingLeft })
  const hangs = HANDLED.test(prop.icon)
  const at = x + (facingLeft ? -1 : 1) * (front + size * (hangs ? 0.14 : 0.3))
  const foot = y - mouth + size * (hangs ? 1 - HANGING : 0.5)
  return { prop, floating: false, slot: { kind: 'ground', x: at, y: Math.min(y, foot), size } }
}

/** A thing in the claws of a bird in the air, whose middle is at (x, y). */
export function inClaws(prop: SceneProp, { x, y, height }: Pick<Carrier, 'x' | 'y' | 'height'>): PlacedProp {
  const size = height * 0.5
  return { prop, floating: true, slot: { kind: 'sky', x: x + height * 0.02, y: y + height * 0.34 + size * 0.3, size } }
}

/** Whether what carries is in the air. */
export const isFlying = ({ icon }: SceneProp): boolean => homeOf(icon) === 'air'
