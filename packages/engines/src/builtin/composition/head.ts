import { ANIMALS } from '../characters/animals/animal-species.ts'
import { buildOf } from '../characters/build.ts'
import { jointsOf } from '../characters/poses/skeleton.ts'
import type { SceneActor } from '../scene/scene.ts'
import { actingPose } from '../stage/acting.ts'

/** A head beside and above the feet of a figure that faces right. `radius`: half the height of the head; all in heights of an adult. */
export type HeadPosition = { readonly x: number; readonly up: number; readonly radius: number }

/** Where the head of a figure is at the start of a shot. */
export function headOf(actor: SceneActor, mood: Parameters<typeof actingPose>[3] = 'calm'): HeadPosition {
  if (actor.kind === 'animal') return animalHead(actor)
  const { look, action } = actor
  const build = buildOf(look)
  const radius = build.headRadius * look.stature
  if (action === 'sleep') return { x: -0.42 * look.stature, up: 0.24 * look.stature, radius }
  if (action === 'lie') return { x: (0.5 - build.face) * look.stature, up: 0.13 * look.stature, radius }
  const { head } = jointsOf(actingPose(action, 0, 0, mood), build, look.stature)
  return { x: head[0], up: -head[1], radius }
}

function animalHead({ animal }: Extract<SceneActor, { kind: 'animal' }>): HeadPosition {
  const { plan, size } = ANIMALS[animal]
  if (plan === 'quadruped') return { x: 0.2 * size, up: 0.31 * size, radius: 0.15 * size }
  if (plan === 'swimmer') return { x: 0.1 * size, up: 0.2 * size, radius: 0.16 * size }
  return { x: 0.04 * size, up: (plan === 'bird' ? 0.33 : 0.16) * size, radius: 0.14 * size }
}
