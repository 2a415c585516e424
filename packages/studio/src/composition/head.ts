import { ANIMALS } from '../characters/animals/animal-species.ts'
import { buildOf } from '../characters/build.ts'
import { BEAT_SECONDS } from '../characters/poses/music-poses.ts'
import { ridePose } from '../characters/poses/ride.ts'
import { jointsOf } from '../characters/poses/skeleton.ts'
import { drawnHeightOf } from '../characters/animals/life-size.ts'
import type { Scene, SceneActor } from '../scene/scene.ts'
import type { FigureSlot } from '../settings/setting.ts'
import { lerp } from '../paint/colour.ts'
import { actingPose } from '../stage/acting.ts'
import { foreshorteningOf } from './view-frame.ts'

/** A head beside and above the feet of a figure that faces right. `radius`: half the height of the head; all in heights of an adult. */
export type HeadPosition = { readonly x: number; readonly up: number; readonly radius: number }

/** A dance begins at one end of its sway, and is at the other end a beat later. */
const timesOf = (action: string): readonly number[] => (action === 'dance' ? [0, BEAT_SECONDS] : [0])
const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length

/** Where the head of a figure is at the start of a shot; of who dances, the middle of the sway. */
export function headOf(actor: SceneActor, mood: Parameters<typeof actingPose>[3] = 'calm'): HeadPosition {
  if (actor.kind === 'animal') return animalHead(actor)
  const { look, action, feeling } = actor
  const build = buildOf(look)
  const radius = build.headRadius * look.stature
  if (action === 'sleep' || action === 'lie')
    return { x: (0.5 - build.face) * look.stature, up: (action === 'sleep' ? 0.24 : 0.13) * look.stature, radius }
  // Who rides sits behind the middle of what is ridden.
  const poseAt = (t: number) => (action === 'ride' ? ridePose(look, 0, t) : actingPose(action, t, 0, mood, feeling))
  const heads = timesOf(action).map((t) => jointsOf(poseAt(t), build, look.stature).head)
  return { x: mean(heads.map(([x]) => x)), up: mean(heads.map(([, y]) => -y)), radius }
}

/** Height of a fox in heights of an adult, from which other animals are scaled. */
const FOX = 0.42

function animalHead({ animal }: Extract<SceneActor, { kind: 'animal' }>): HeadPosition {
  const build = ANIMALS[animal]
  const { plan, size } = build
  if (plan === 'bird') {
    const [wide, tall] = [lerp(0.5, 0.37, build.upright), lerp(0.34, 0.52, build.upright)]
    const up = build.legs + tall * lerp(1.86, 1.78, build.upright) + build.neck
    return { x: wide * lerp(0.5, 0.12, build.upright) * FOX * size, up: up * FOX * size, radius: 0.14 * size }
  }
  // Low ones carry their heads low.
  if (plan === 'quadruped') return { x: 0.2 * size, up: Math.min(0.31 * size, drawnHeightOf(animal) - 0.12 * size), radius: 0.15 * size }
  if (plan === 'dinosaur') return { x: 0.18 * size, up: 0.5 * size, radius: 0.12 * size }
  if (plan === 'swimmer') return { x: 0.1 * size, up: 0.2 * size, radius: 0.16 * size }
  return { x: 0.04 * size, up: 0.16 * size, radius: 0.14 * size }
}

/** Height of hair, and of hats above it, in radii of a head from its middle. */
const HAIR = 1.25
const HATS: Partial<Record<string, number>> = { wizard: 2.1, chef: 1.6, crown: 1.5 }

/** Height of a crown above the middle of a head, with what is on it, in radii of the head. */
export const crownOverHead = (actor: SceneActor): number => (actor.kind === 'person' ? (HATS[actor.look.hat] ?? HAIR) : HAIR)

/** y of the top of the highest head in a scene, with its hat; undefined without figures. */
export function highestCrown({ who, mood, view }: Scene, stands: readonly FigureSlot[]): number | undefined {
  const short = foreshorteningOf(view)?.height ?? 1
  const crowns = stands.flatMap(({ y, height }, i) => {
    const actor = who[i]
    if (!actor) return []
    const { up, radius } = headOf(actor, mood)
    return y - (up + radius * crownOverHead(actor)) * height * short
  })
  return crowns.length > 0 ? Math.min(...crowns) : undefined
}
