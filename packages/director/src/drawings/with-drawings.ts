import type { ShotPlan } from '@fablecut/domain/story/shot-plan/shot-plan'
import { MAX_ILLUSTRATIONS } from '@fablecut/domain/story/shot-plan/words-card'
import { cameraFor } from '../plan/camera.ts'
import type { Card } from '../plan/cards/cards.ts'
import { type Choice, chooseDrawings, scoreOf } from './choose-drawings.ts'
import { choicesOf } from './choices-of.ts'
import { candidatesWithFeatures, contextOfScript, type Planned } from './candidates-with-features.ts'
import { withChosenPlace } from './with-chosen-place.ts'
import { withDrawingsOfGraphic } from './with-drawings-of-graphic.ts'
import { withMainThing } from './with-main-thing.ts'

/** By how much a card must score higher than the scene in whose place it stands. */
const MIN_GAIN_OF_CARD = 0.25
/** From which score on a scene stays: of somebody at a place, and others. */
const MIN_SCORE_OF_FIGURES = 0.15
const MIN_SCORE_OF_SCENE = 0.4
type Carded = Planned & { readonly card?: Card; readonly placeName?: string; readonly isPlaceStated?: boolean }

const drawingsOf = (chosen: readonly Choice[]): Pick<ShotPlan, 'cast' | 'things'> => ({
  cast: chosen.flatMap(({ figure }) => figure ?? []),
  things: chosen.flatMap(({ thing }) => thing ?? []),
})

/** A scene without what is probably wrong in it. */
function withoutWrong<P extends Planned>(one: P, choices: readonly Choice[]): P {
  const { cast, things } = one.plan
  const wrong = choices.filter(({ isDrawn, isFixed }) => isDrawn && !isFixed)
  const left = {
    cast: cast.filter((figure) => !wrong.some((choice) => choice.figure === figure)),
    things: things.filter((thing) => !wrong.some((choice) => choice.thing === thing)),
  }
  const keys = new Set(wrong.map(({ figure, name }) => figure?.id ?? name))
  const isMeant = [...left.cast, ...left.things].some(({ position }) => position !== undefined && keys.has(position.of))
  return wrong.length === 0 || isMeant || left.cast.length + left.things.length === 0 ? one : { ...one, plan: { ...one.plan, ...left } }
}

/** The card of a sentence whose scene scores much lower. */
function asCard<P extends Carded>(one: P, choices: readonly Choice[], before: P | undefined, index: number): P {
  const { plan, card } = one
  if (plan.cast.length + plan.things.length === 0) return one
  const chosen = chooseDrawings(
    choices.map((choice) => ({ ...choice, isFixed: false })),
    MAX_ILLUSTRATIONS,
  )
  const score = scoreOf(choices.filter(({ isDrawn }) => isDrawn).map(({ grade }) => grade))
  const least = plan.cast.length > 0 && plan.place !== undefined ? MIN_SCORE_OF_FIGURES : MIN_SCORE_OF_SCENE
  const isMadeByRules = choices.some(({ isDrawn, isKnown }) => isDrawn && !isKnown)
  if (
    !card ||
    card.text.length === 0 ||
    isMadeByRules ||
    score > least ||
    chosen.every(({ isDrawn }) => isDrawn) ||
    scoreOf(chosen.map(({ grade }) => grade)) < Math.max(0, score) + MIN_GAIN_OF_CARD
  )
    return one
  const place = one.isPlaceStated ? plan.place : undefined
  const shown: ShotPlan = { ...plan, ...drawingsOf(chosen), form: 'words', place, text: [...card.text] }
  return {
    ...one,
    ...(place === undefined && { placeName: undefined }),
    plan: { ...shown, camera: cameraFor(shown, index, before?.plan.camera) },
  }
}

/**
 * Plans with the drawings by which their sentences are most probably recognized: beside words, beside diagrams, and as cards where a scene shows something else.
 * `characters`: ids of the figures that were chosen for the film, which stay.
 */
export const withDrawings =
  (characters: ReadonlySet<string>) =>
  <P extends Carded>(planned: readonly P[]): P[] => {
    const context = contextOfScript(planned)
    const chosenFor = (one: P, before: P | undefined, i: number): P => {
      const { plan } = one
      if (plan.handwork || !one.analysis) return one
      const all = candidatesWithFeatures(one, planned, context)
      const choices = choicesOf(one, all, characters)
      if (plan.graphic) return withDrawingsOfGraphic(one, all, choices)
      const hasCharacter = plan.cast.some(({ id }) => characters.has(id))
      const placed = (drawn: P): P => withChosenPlace(drawn, all, before, i)
      if (plan.form !== 'words') {
        const shown = hasCharacter ? one : asCard(one, choices, before, i)
        const right = withoutWrong(shown, choices)
        return placed(shown === one && !hasCharacter ? withMainThing(right, choices) : right)
      }
      return placed({ ...one, plan: { ...plan, ...drawingsOf(chooseDrawings(choices, MAX_ILLUSTRATIONS)) } })
    }
    const done: P[] = []
    for (const [i, one] of planned.entries()) done.push(chosenFor(one, done.at(-1), i))
    return done
  }
