import { isSameThing } from '../story/script-topic.ts'
import type { Planned } from './candidates-with-features.ts'
import type { Choice } from './choose-drawings.ts'

/** A scene has no more than these where something is added. */
const MAX_IN_SCENE = 3
/** From which probability on a drawing is the main thing of a sentence, and up to which one nothing in its scene is. */
const MIN_MAIN_IN_SCENE = 0.45
const MAX_MAIN_DRAWN = 0.5
const MAX_WRONG_IN_SCENE = 0.15

/** A scene of things with what its sentence is most probably about, where nothing of that is in it yet. */
export function withMainThing<P extends Planned>(one: P, choices: readonly Choice[]): P {
  const { cast, things } = one.plan
  if (cast.length > 0 || things.length >= MAX_IN_SCENE || choices.some(({ isDrawn, grade }) => isDrawn && grade.main >= MAX_MAIN_DRAWN))
    return one
  const drawn = choices.filter(({ isDrawn }) => isDrawn)
  const best = choices
    .filter(
      ({ isDrawn, isDoubtful, name, grade }) =>
        !isDrawn && !isDoubtful && grade.wrong <= MAX_WRONG_IN_SCENE && !drawn.some((other) => isSameThing(other.name, name)),
    )
    .toSorted((a, b) => b.grade.main - a.grade.main)[0]
  if (!best || best.grade.main < MIN_MAIN_IN_SCENE) return one
  const { figure, thing } = best
  return { ...one, plan: { ...one.plan, cast: figure ? [figure] : cast, things: thing ? [...things, thing] : things } }
}
