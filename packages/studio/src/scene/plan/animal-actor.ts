import type { PlanAction, PlanThing, ShotPlan } from '@fablecut/domain/story/shot-plan/shot-plan'
import { type AnimalAct, actOfAnimal, coverNamed } from '../../characters/animals/animal-act.ts'
import { ANIMALS } from '../../characters/animals/animal-species.ts'
import { coatNamed } from '../../characters/animals/coat-colours.ts'
import { isYoungName } from '../../characters/animals/young-animals.ts'
import type { SceneActor } from '../scene.ts'
import type { animalOf } from './art.ts'

/** Nobody walks on the ground of the sea: animals of the land and birds swim there. */
export const gliding = (actor: SceneActor): SceneActor =>
  actor.kind === 'animal' && actor.animal !== 'fish' ? { ...actor, walking: false, asleep: false, act: 'glide' } : actor

const IN_SKY = /^(?:star|moon|sun|sky|aurora|comet|shooting star|sunset|sunrise|moonlight|milky way|firework|rainbow)$/u
/** Animals of a tale look up at the stars that are told of. */
export const gazing = (actor: SceneActor, { things }: ShotPlan): SceneActor =>
  actor.kind === 'animal' && !actor.act && !actor.walking && !actor.asleep && !actor.action && things.some(({ what }) => IN_SKY.test(what))
    ? { ...actor, act: 'gaze' }
    : actor

/** Who hides is behind what is told beside it. */
export function hidden(actor: SceneActor, { things }: ShotPlan): SceneActor {
  const cover = actor.kind === 'animal' && actor.act === 'hide' ? things.map(({ what }) => coverNamed(what)).find(Boolean) : undefined
  return cover && actor.kind === 'animal' ? { ...actor, cover } : actor
}

/** What a bird sits on. */
export const CLUTCH = /(?:nest|eggs?)$/u
/** A bird that sits where eggs or a nest are told sits on them. */
export const brooding = (actor: SceneActor, { things }: ShotPlan): SceneActor =>
  actor.kind === 'animal' && actor.act === 'sit' && ANIMALS[actor.animal].plan === 'bird' && things.some(({ what }) => CLUTCH.test(what))
    ? { ...actor, act: 'brood' }
    : actor

/** What is drawn with the act of an animal: the tree that it climbs, the shell that it breaks. */
const WITH_ACTS: Readonly<Partial<Record<AnimalAct, RegExp>>> = {
  climb: /\b(?:tree|trunk|oak|pine|palm|cherry tree|pole)$/u,
  hatch: /(?:shell|eggs?)$/u,
  dig: /\b(?:hole|soil|dirt|snow)$/u,
}
/** Whether a thing is seen as part of what an animal does. */
export const isDrawnWithAnimal = ({ what }: PlanThing, who: readonly SceneActor[]): boolean =>
  who.some(
    (actor) =>
      actor.kind === 'animal' &&
      ((actor.act !== undefined && WITH_ACTS[actor.act]?.test(what)) || (actor.act === 'hide' && coverNamed(what) !== undefined)),
  )

type DrawnAnimal = NonNullable<ReturnType<typeof animalOf>>

/** An animal that does what its plan says. */
export function animalActor(name: string, { kind, coat }: DrawnAnimal, action: PlanAction): SceneActor {
  const isFallingBird = action === 'fall' && ANIMALS[kind].plan === 'bird'
  const act = isFallingBird ? 'dive' : action === 'run' && ANIMALS[kind].plan === 'quadruped' ? 'gallop' : actOfAnimal(action)
  const isYoung = isYoungName(name)
  const named = coat ? undefined : coatNamed(name, kind)
  return {
    kind: 'animal',
    name,
    animal: kind,
    ...((coat ?? named ?? isYoung) && { coat: { kind, ...coat, ...named, ...(isYoung && { young: true }) } }),
    walking: action === 'walk' || action === 'run' || action === 'ride',
    asleep: action === 'sleep' || action === 'lie',
    ...(act && { act }),
    ...(action === 'dance' || action === 'sing' ? { action } : {}),
  }
}
