import { drawnHeightOf, lifeScaleOf } from '../characters/animals/life-size.ts'
import type { SceneActor } from '../scene/scene.ts'
import type { FigureSlot } from '../settings/setting.ts'
import type { Frame } from '../stage/frame.ts'

export const hasPeopleAndAnimals = (who: readonly SceneActor[]): boolean => new Set(who.map(({ kind }) => kind)).size > 1

/** Factors of the stands of a cast: animals beside people are as large as in life, 1 for all others. */
export function lifeScales(who: readonly SceneActor[]): number[] {
  const isMixed = hasPeopleAndAnimals(who)
  return who.map((actor) => (isMixed && actor.kind === 'animal' ? lifeScaleOf(actor.animal) : 1))
}

/** Part of the level of its feet that a large animal may be high. */
const HIGHEST = 0.9

/** Stands of a mixed cast in the sizes of life; everybody is farther away where an animal is too tall for the frame. */
export function inLifeSize(
  slots: readonly FigureSlot[],
  who: readonly SceneActor[],
  { height }: Pick<Frame, 'height'>,
): readonly FigureSlot[] {
  if (!hasPeopleAndAnimals(who)) return slots
  const scales = lifeScales(who)
  const crowns = who.flatMap((actor, i) => {
    const slot = slots[i]
    return actor.kind === 'animal' && slot ? (drawnHeightOf(actor.animal) * scales[i]! * slot.height) / Math.min(slot.y, height) : []
  })
  const farther = Math.min(1, HIGHEST / Math.max(...crowns))
  return slots.map((slot, i) => ({ ...slot, height: slot.height * farther * (scales[i] ?? 1) }))
}
