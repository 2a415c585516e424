import type { Action } from '../../characters/poses/pose.ts'
import type { SceneActor } from '../scene.ts'

/** What leaves the hands free to take something. */
const IDLE: ReadonlySet<Action> = new Set<Action>(['stand', 'look', 'think', 'talk'])

/** The nearest idle person beside one who holds something out reaches for it. */
export function handingOver<Actor extends SceneActor>(actors: readonly Actor[]): Actor[] {
  const giver = actors.findIndex((actor) => actor.kind === 'person' && actor.action === 'give')
  const others = actors.flatMap((actor, i) => (actor.kind === 'person' && i !== giver && IDLE.has(actor.action) ? [i] : []))
  const taker = giver < 0 ? undefined : others.toSorted((a, b) => Math.abs(a - giver) - Math.abs(b - giver))[0]
  return actors.map((actor, i) => (i === taker ? { ...actor, action: 'take' as const } : actor))
}
