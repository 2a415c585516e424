import type { Action } from '../characters/poses/pose.ts'
import type { Scene } from '../scene/scene.ts'
import type { FigureSlot } from '../settings/setting.ts'

/** Distance between two who hug, in heights of an adult. */
const EMBRACE = 0.27

const areHugging = (actions: readonly Action[]): boolean =>
  actions.includes('hug') && actions.every((action) => action === 'hug' || action === 'kneel')

/** Stands of a cast of which the first two people hug: face to face, in each other's arms. */
export function bringTogether(stands: readonly FigureSlot[], { who }: Pick<Scene, 'who'>): readonly FigureSlot[] {
  const [a, b] = who
  const [first, second] = stands
  if (a?.kind !== 'person' || b?.kind !== 'person' || !areHugging([a.action, b.action]) || !first || !second) return stands
  const middle = (first.x + second.x) / 2
  const side = first.x <= second.x ? -1 : 1
  const half = (EMBRACE / 2) * Math.max(first.height, second.height)
  return [
    { ...first, x: middle + side * half, facingLeft: side > 0 },
    { ...second, x: middle - side * half, y: first.y, height: first.height, facingLeft: side < 0 },
    ...stands.slice(2),
  ]
}
