import type { ShotPlan } from '@fablecut/domain/story/shot-plan/shot-plan'
import type { Action } from '../../characters/poses/pose.ts'
import { assignHeldProps } from '../../stage/holding.ts'
import type { Scene, SceneActor } from '../scene.ts'

/** What somebody does who has not in hands what the plan names: a sack or a crate would be something else. */
const EMPTY_HANDED: Readonly<Partial<Record<Action, Action>>> = { carry: 'walk', push: 'stand', pull: 'stand' }

/** A scene in which nobody carries, pushes or pulls something else than the plan names. */
export function withEmptyHands(scene: Scene, { cast }: ShotPlan): Scene {
  const held = assignHeldProps(scene)
  const isTold = (actor: SceneActor): boolean =>
    actor.kind === 'person' &&
    cast.some(({ what, action, target }) => what === actor.name && action === actor.action && target !== undefined)
  const who = scene.who.map((actor, i) => {
    const action = actor.kind === 'person' ? EMPTY_HANDED[actor.action] : undefined
    if (actor.kind !== 'person' || action === undefined || !isTold(actor) || held.some((one) => one.actor === i)) return actor
    return { ...actor, action }
  })
  return { ...scene, who }
}
