import type { PlanFigure, PlanThing, ShotPlan } from '@fablecut/domain/story/shot-plan/shot-plan'
import type { ShotGraphic } from '@fablecut/domain/story/shot-plan/graphic'
import { MAX_ILLUSTRATIONS } from '@fablecut/domain/story/shot-plan/words-card'
import { FULL_FRAME_GRAPHICS } from '../describe-plan.ts'
import { cameraFor } from '../plan/camera.ts'
import type { Card } from '../plan/cards/cards.ts'
import { nameOf } from './candidate.ts'
import { artOf } from '../vocabulary/art-of.ts'
import { isSameThing } from '../story/script-topic.ts'
import { type Choice, chooseDrawings, scoreOf } from './choose-drawings.ts'
import { candidatesWithFeatures, type CandidateWithFeatures, type Planned, contextOfScript } from './candidates-with-features.ts'
import { type Grade, gradeOf } from './grades.ts'

/** From which probability on a diagram has a drawing beside it. */
const MIN_BESIDE_DIAGRAM = 0.55
/** By how much a card must score higher than the scene in whose place it stands. */
const MIN_GAIN_OF_CARD = 0.25
/** From which probability on what is drawn is taken out, in a scene only where something is left. */
const MIN_WRONG = 0.35
/** From which score on a scene stays: of somebody at a place, and others. */
const MIN_SCORE_OF_FIGURES = 0.15
const MIN_SCORE_OF_SCENE = 0.4
/** A scene has no more than these where something is added; from which probability on it is its main thing, and up to which one nothing in it is. */
const MAX_IN_SCENE = 3
const MIN_MAIN_IN_SCENE = 0.45
const MAX_MAIN_DRAWN = 0.5
const MAX_WRONG_IN_SCENE = 0.15
/** What is drawn without a candidate, as hands and tools: as good as what a sentence names. */
const OF_RULES: Grade = { main: 0.3, fitting: 0.6, wrong: 0.12 }

const isPersonNamed = (name: string): boolean => artOf(name) === 'person'

type Carded = Planned & { readonly card?: Card; readonly placeName?: string; readonly isPlaceStated?: boolean }

const graded = ({ features, relatedness }: CandidateWithFeatures): Grade => gradeOf(features, relatedness)

/** What a plan draws and may draw. */
function choicesOf(one: Planned, all: readonly CandidateWithFeatures[], characters: ReadonlySet<string>): Choice[] {
  const { cast, things } = one.plan
  const drawn: { readonly name: string; readonly figure?: PlanFigure; readonly thing?: PlanThing }[] = [
    ...cast.map((figure) => ({ name: figure.what, figure })),
    ...things.map((thing) => ({ name: thing.what, thing })),
  ]
  const standing = drawn.map((item): Choice => {
    const known = all.find(({ candidate }) => nameOf(candidate) === item.name)
    const grade = known ? graded(known) : OF_RULES
    return {
      ...item,
      grade,
      isDrawn: true,
      isKnown: known !== undefined,
      isFixed: grade.wrong < MIN_WRONG || item.thing?.event === 'cross-out' || characters.has(item.figure?.id ?? ''),
    }
  })
  const others = all
    .filter(({ candidate }) => !drawn.some(({ name }) => name === nameOf(candidate)))
    .map((described): Choice => {
      const { figure, thing } = described.candidate
      return {
        name: nameOf(described.candidate),
        ...(figure && { figure }),
        ...(thing && { thing }),
        grade: graded(described),
        isDrawn: false,
        isKnown: true,
        isNamed: described.candidate.phrase !== undefined,
      }
    })
  return [...standing, ...others]
}

/** What the rows of a diagram name, in their order. */
const rowsOf = (graphic: ShotGraphic): readonly string[] | undefined =>
  graphic.template === 'list'
    ? graphic.items.map(({ label }) => label)
    : graphic.template === 'steps'
      ? graphic.steps.map(({ label }) => label)
      : undefined

const doesName = (label: string, { candidate: { phrase } }: CandidateWithFeatures): boolean =>
  phrase !== undefined &&
  label
    .toLowerCase()
    .split(/[^\p{L}\p{N}-]+/u)
    .includes(phrase.head.low)

/** A diagram with the things that its rows name, or with the one by which its sentence is probably recognized. */
function withDrawingOfGraphic<P extends Planned>(one: P, all: readonly CandidateWithFeatures[]): P {
  const { plan } = one
  const { graphic, cast, things } = plan
  if (!graphic || plan.handwork || cast.length + things.length > 0 || FULL_FRAME_GRAPHICS.has(graphic.template)) return one
  const open = all.filter(({ candidate }) => candidate.thing && candidate.phrase && !candidate.doubts?.length)
  const rows = rowsOf(graphic)
  const named = rows?.flatMap((row) => open.find((described) => doesName(row, described))?.candidate.thing ?? []) ?? []
  const [best] = open
    .map((described) => ({ thing: described.candidate.thing!, grade: graded(described) }))
    .toSorted((a, b) => b.grade.fitting - a.grade.fitting)
  const chosen = rows ? named : best && best.grade.fitting >= MIN_BESIDE_DIAGRAM ? [best.thing] : []
  return chosen.length === 0 || (rows && chosen.length < 2)
    ? one
    : { ...one, plan: { ...plan, things: chosen.map((thing) => ({ ...thing, count: 1 })) } }
}

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

/** A scene with what its sentence is most probably about, where nothing of that is in it yet. */
function withMainThing<P extends Planned>(one: P, choices: readonly Choice[]): P {
  const { cast, things } = one.plan
  if (cast.length + things.length >= MAX_IN_SCENE || choices.some(({ isDrawn, grade }) => isDrawn && grade.main >= MAX_MAIN_DRAWN))
    return one
  const drawn = choices.filter(({ isDrawn }) => isDrawn)
  const best = choices
    .filter(
      ({ isDrawn, name, grade }) => !isDrawn && grade.wrong <= MAX_WRONG_IN_SCENE && !drawn.some((other) => isSameThing(other.name, name)),
    )
    .toSorted((a, b) => b.grade.main - a.grade.main)[0]
  if (!best || best.grade.main < MIN_MAIN_IN_SCENE || (best.figure && isPersonNamed(best.name) && cast.length > 0)) return one
  const { figure, thing } = best
  return { ...one, plan: { ...one.plan, cast: figure ? [...cast, figure] : cast, things: thing ? [...things, thing] : things } }
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
    return planned.map((one, i) => {
      const { plan } = one
      if (plan.handwork || !one.analysis) return one
      const all = candidatesWithFeatures(one, planned, context)
      if (plan.graphic) return withDrawingOfGraphic(one, all)
      const choices = choicesOf(one, all, characters)
      const hasCharacter = plan.cast.some(({ id }) => characters.has(id))
      if (plan.form !== 'words') {
        const shown = hasCharacter ? one : asCard(one, choices, planned[i - 1], i)
        const right = withoutWrong(shown, choices)
        return shown === one && !hasCharacter ? withMainThing(right, choices) : right
      }
      return { ...one, plan: { ...plan, ...drawingsOf(chooseDrawings(choices, MAX_ILLUSTRATIONS)) } }
    })
  }
