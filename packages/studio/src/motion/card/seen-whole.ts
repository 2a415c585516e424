import { WHOLE_BODY } from '../../characters/poses/whole-body.ts'
import type { Action } from '../../characters/poses/pose.ts'
import type { SceneActor } from '../../scene/scene.ts'

const WHOLE: ReadonlySet<Action> = new Set<Action>([...WHOLE_BODY, 'read', 'point', 'wave', 'hug', 'blow'])

/** Whether somebody on a card has to be drawn from head to foot to be seen doing it. */
export const isActingWhole = (actor: SceneActor): boolean => actor.kind === 'person' && WHOLE.has(actor.action)
