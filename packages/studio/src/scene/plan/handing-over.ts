import type { PlanFigure, PlanThing } from '@fablecut/domain/story/shot-plan/shot-plan'
import type { Action } from '../../characters/poses/pose.ts'
import { homeOf } from '../../props/placing.ts'
import { assignHeldProps } from '../../stage/holding.ts'
import type { SceneActor } from '../scene.ts'
import { iconOf } from './art.ts'

/** What leaves the hands free to take something. */
const IDLE: ReadonlySet<Action> = new Set<Action>(['stand', 'look', 'think', 'talk'])

/** The nearest idle person beside one who holds something out reaches for it. */
export function handingOver<Actor extends SceneActor>(actors: readonly Actor[]): Actor[] {
  const giver = actors.findIndex((actor) => actor.kind === 'person' && actor.action === 'give')
  const others = actors.flatMap((actor, i) => (actor.kind === 'person' && i !== giver && IDLE.has(actor.action) ? [i] : []))
  const taker = giver < 0 ? undefined : others.toSorted((a, b) => Math.abs(a - giver) - Math.abs(b - giver))[0]
  return actors.map((actor, i) => (i === taker ? { ...actor, action: 'take' as const } : actor))
}

/** Whether somebody works on a thing that lies on a bench: not what hangs on a wall or grows, nor what is too large. */
export function isCrafting({ action, target }: PlanFigure, actor: SceneActor, things: readonly PlanThing[]): boolean {
  if (actor.kind !== 'person' || action !== 'work') return false
  const thing = things.find(({ what, event }) => what === target && event === undefined)
  const icon = thing && iconOf(thing.what)
  if (!thing || icon === undefined || !/^(?:ground|surface)$/u.test(homeOf(icon))) return false
  return assignHeldProps({ who: [{ ...actor, action: 'craft' }], props: [{ icon, word: thing.what }] }).length > 0
}
