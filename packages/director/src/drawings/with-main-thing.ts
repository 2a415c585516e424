import { artOf } from '../vocabulary/art-of.ts'
import { isSameThing } from '../story/script-topic.ts'
import type { Planned } from './candidates-with-features.ts'
import type { Choice } from './choose-drawings.ts'

/** A scene has no more than these where something is added. */
const MAX_IN_SCENE = 3
/** From which probability on a drawing is the main thing of a sentence, and up to which one nothing in its scene is. */
const MIN_MAIN_IN_SCENE = 0.45
const MAX_MAIN_DRAWN = 0.5
const MAX_WRONG_IN_SCENE = 0.15
/** From which one on it joins somebody of whom the sentence may tell already, however probable that one is the main thing. */
const MIN_MAIN_BESIDE_FIGURES = 0.5

const isPerson = ({ figure }: Choice): boolean => figure !== undefined && artOf(figure.what) === 'person'

/** A scene with what its sentence is most probably about, where it is not in it yet. Nobody joins people, of whom one may go by another name. */
export function withMainThing<P extends Planned>(one: P, choices: readonly Choice[]): P {
  const { cast, things } = one.plan
  const drawn = choices.filter(({ isDrawn }) => isDrawn)
  const isPeopled = cast.length > 0
  if (cast.length + things.length >= MAX_IN_SCENE || (!isPeopled && drawn.some(({ grade }) => grade.main >= MAX_MAIN_DRAWN))) return one
  const best = choices
    .filter(
      (choice) =>
        !choice.isDrawn &&
        (isPeopled && choice.figure !== undefined ? !isPerson(choice) : !choice.isDoubtful) &&
        choice.grade.wrong <= MAX_WRONG_IN_SCENE &&
        !drawn.some(({ name }) => isSameThing(name, choice.name)),
    )
    .toSorted((a, b) => b.grade.main - a.grade.main)[0]
  if (!best || best.grade.main < (isPeopled ? MIN_MAIN_BESIDE_FIGURES : MIN_MAIN_IN_SCENE)) return one
  const { figure, thing } = best
  return { ...one, plan: { ...one.plan, cast: figure ? [...cast, figure] : cast, things: thing ? [...things, thing] : things } }
}
