import type { Action } from '../../characters/poses/pose.ts'
import type { Scene } from '../../scene/scene.ts'
import type { FigureSlot } from '../../settings/setting.ts'

/** Distance between two who hug, in heights of an adult. */
const EMBRACE = 0.27

const areHugging = (actions: readonly Action[]): boolean =>
  actions.includes('hug') && actions.every((action) => action === 'hug' || action === 'kneel')

type Person = Extract<Scene['who'][number], { kind: 'person' }>
const MOVED_SEATS: ReadonlySet<Person['seat']> = new Set<Person['seat']>(['wheelchair', 'swing'])
const PUSHING: ReadonlySet<Action> = new Set<Action>(['work', 'push', 'walk', 'hold'])
/** Distance of who pushes a seat, in heights of an adult. */
const AT_HANDLES = 0.56

const isPushedBy = (seated: Person, other: Person): boolean => MOVED_SEATS.has(seated.seat) && PUSHING.has(other.action)

/** The stands of who sits and of who pushes the seat, at its back and turned the same way. */
function pushed(seat: FigureSlot, other: FigureSlot): [FigureSlot, FigureSlot] {
  const middle = (seat.x + other.x) / 2
  const facingLeft = seat.facingLeft ?? false
  const half = (AT_HANDLES / 2) * seat.height * (facingLeft ? -1 : 1)
  return [
    { ...seat, x: middle + half, facingLeft },
    { ...other, x: middle - half, y: seat.y, facingLeft },
  ]
}

/** Stands of a cast of which the first two people hug: face to face, in each other's arms. */
export function bringTogether(stands: readonly FigureSlot[], { who }: Pick<Scene, 'who'>): readonly FigureSlot[] {
  const [a, b] = who
  const [first, second] = stands
  if (a?.kind !== 'person' || b?.kind !== 'person' || !first || !second) return stands
  if (isPushedBy(a, b)) return [...pushed(first, second), ...stands.slice(2)]
  if (isPushedBy(b, a)) return [...pushed(second, first).toReversed(), ...stands.slice(2)]
  if (!areHugging([a.action, b.action])) return stands
  const middle = (first.x + second.x) / 2
  const side = first.x <= second.x ? -1 : 1
  const half = (EMBRACE / 2) * Math.max(first.height, second.height)
  return [
    { ...first, x: middle + side * half, facingLeft: side > 0 },
    { ...second, x: middle - side * half, y: first.y, height: first.height, facingLeft: side < 0 },
    ...stands.slice(2),
  ]
}
