import type { PlanFigure, PlanThing } from '@fablecut/domain/story/shot-plan/shot-plan'
import type { Action } from '../../characters/poses/pose.ts'
import { homeOf } from '../../props/placing.ts'
import { fitsOnBench } from '../../stage/holding.ts'
import type { SceneActor } from '../scene.ts'
import { iconOf } from './art.ts'

/** What leaves the hands free for somebody else. */
const IDLE: ReadonlySet<Action> = new Set<Action>(['stand', 'look', 'think', 'talk'])

/** Of two people one of whom hugs, both do. */
export function hugging<Actor extends SceneActor>(actors: readonly Actor[]): readonly Actor[] {
  const arePair =
    actors.length === 2 && actors.every((actor) => actor.kind === 'person' && (actor.action === 'hug' || IDLE.has(actor.action)))
  return arePair && actors.some((actor) => actor.kind === 'person' && actor.action === 'hug')
    ? actors.map((actor) => ({ ...actor, action: 'hug' as const }))
    : actors
}

/** The nearest idle person beside one who holds something out reaches for it. */
export function handingOver<Actor extends SceneActor>(actors: readonly Actor[]): Actor[] {
  const giver = actors.findIndex((actor) => actor.kind === 'person' && actor.action === 'give')
  const others = actors.flatMap((actor, i) => (actor.kind === 'person' && i !== giver && IDLE.has(actor.action) ? [i] : []))
  const taker = giver < 0 ? undefined : others.toSorted((a, b) => Math.abs(a - giver) - Math.abs(b - giver))[0]
  return actors.map((actor, i) => (i === taker ? { ...actor, action: 'take' as const } : actor))
}

/** Whether a thing can lie on a bench: it neither hangs on a wall nor grows, nor is it too large. */
export function canBeCrafted({ what, event }: PlanThing): boolean {
  const icon = event === undefined ? iconOf(what) : undefined
  return icon !== undefined && /^(?:ground|surface)$/u.test(homeOf(icon)) && fitsOnBench(icon)
}

/** Whether somebody works on a thing that lies on a bench. */
export const isCrafting = ({ action, target }: PlanFigure, actor: SceneActor, things: readonly PlanThing[]): boolean =>
  actor.kind === 'person' && action === 'work' && things.some((thing) => thing.what === target && canBeCrafted(thing))
