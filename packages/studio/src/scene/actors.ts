import type { CharacterLook } from '@fablecut/generation/ports/options'
import { castLookOf } from '../characters/cast-look.ts'
import { PROTECTIVE_SUIT } from '../characters/people/look-of-person.ts'
import type { Action } from '../characters/poses/pose.ts'
import type { SceneActor } from './scene.ts'

/** Dresses a person in a suit and helmet, for space and under water. */
export const withProtectiveSuit = (actor: SceneActor): SceneActor =>
  actor.kind === 'person' ? { ...actor, look: { ...actor.look, ...PROTECTIVE_SUIT } } : actor

/** Places in which people sleep on seats. */
const SEATED = /^(?:car|train|plane|bus|subway|airport|stadium)$/u

/** Who sleeps in a vehicle sits. */
export const sleepingOnSeat = (actor: SceneActor, where: string): SceneActor =>
  actor.kind === 'person' && actor.action === 'sleep' && SEATED.test(where) ? { ...actor, action: 'sit', asleep: true } : actor

/** A character of the story, a person or an animal. */
export function characterActor(character: CharacterLook, action: Action): SceneActor {
  const chosen = castLookOf(character)
  if (chosen.kind === 'person') return { kind: 'person', name: character.name, look: chosen.look, action }
  return {
    kind: 'animal',
    name: character.name,
    animal: chosen.look.kind,
    coat: chosen.look,
    walking: action === 'walk' || action === 'run' || action === 'ride',
    asleep: action === 'sleep',
    ...(action === 'dance' || action === 'sing' ? { action } : {}),
  }
}
