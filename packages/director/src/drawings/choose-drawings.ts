import type { PlanFigure, PlanThing } from '@fablecut/domain/story/shot-plan/shot-plan'
import { artOf } from '../vocabulary/art-of.ts'
import { isSameThing } from '../story/script-topic.ts'
import type { Grade } from './grades.ts'

/** What may be drawn, with its grade. `isDrawn`: it is already; `isFixed`: and stays so. */
export type Choice = {
  readonly name: string
  readonly thing?: PlanThing
  readonly figure?: PlanFigure
  readonly grade: Grade
  readonly isDrawn: boolean
  readonly isFixed?: boolean
  /** Whether it has a grade of its own. */
  readonly isKnown: boolean
  /** Whether the sentence itself names it. */
  readonly isNamed?: boolean
  /** Whether something speaks against drawing it. */
  readonly isDoubtful?: boolean
}

/** How often a sentence is recognized by its main thing alone, and by how much more with another part of its picture. */
const RECOGNIZED_BY_MAIN = 0.85
const RECOGNIZED_WITH_OTHERS = 0.12
/** How often by a good part of its picture without its main thing. */
const RECOGNIZED_BY_PART = 0.33
/** How much worse something wrong is than nothing. */
const COST_OF_WRONG = 1
/** The score that a picture needs where nothing was drawn: of what the sentence names, and of what it does not; and how much more where something is. */
const MIN_SCORE = 0.04
const MIN_SCORE_UNNAMED = 0.06
const MIN_GAIN = 0.01
/** Sets of more than these are not tried. */
const MAX_TRIED = 8

const noneOf = (probabilities: readonly number[]): number => probabilities.reduce((none, one) => none * (1 - one), 1)

/** Score of a picture of such drawings: about the probability that a sentence is recognized by it, less what is lost by something wrong. Nothing drawn: 0. */
export function scoreOf(grades: readonly Grade[]): number {
  if (grades.length === 0) return 0
  const isMain = 1 - noneOf(grades.map(({ main, fitting }) => main + RECOGNIZED_BY_PART * (fitting - main)))
  const best = grades.reduce((most, grade) => (grade.main > most.main ? grade : most))
  const hasOthers = 1 - noneOf(grades.filter((grade) => grade !== best).map(({ fitting }) => fitting))
  const isWrong = 1 - noneOf(grades.map(({ wrong }) => wrong))
  return isMain * (RECOGNIZED_BY_MAIN + RECOGNIZED_WITH_OTHERS * hasOthers) * (1 - isWrong) - COST_OF_WRONG * isWrong
}

export const isPerson = ({ figure, thing }: Choice): boolean => artOf((figure ?? thing)!.what) === 'person'

/** Two people of whom one is drawn already stand in for each other; a thing is drawn once. */
export const mayStandBeside = (one: Choice, other: Choice): boolean =>
  !isSameThing(one.name, other.name) && (!isPerson(one) || !isPerson(other) || (one.isDrawn && other.isDrawn))

/** The drawings of the highest score, those that stay and others up to `most`, in their order. */
export function chooseDrawings(choices: readonly Choice[], most: number): readonly Choice[] {
  const fixed = choices.filter(({ isFixed }) => isFixed)
  const tried = choices
    .filter(({ isFixed }) => !isFixed)
    .toSorted((a, b) => b.grade.fitting - a.grade.fitting)
    .slice(0, MAX_TRIED)
  let best: { readonly chosen: readonly Choice[]; readonly score: number } = {
    chosen: fixed,
    score: scoreOf(fixed.map(({ grade }) => grade)),
  }
  const extend = (chosen: readonly Choice[], from: number): void => {
    const score = scoreOf(chosen.map(({ grade }) => grade))
    if (score > best.score) best = { chosen, score }
    if (chosen.length >= most) return
    for (let i = from; i < tried.length; i++)
      if (chosen.every((one) => mayStandBeside(one, tried[i]!))) extend([...chosen, tried[i]!], i + 1)
  }
  extend(fixed, 0)
  const gain = best.score - scoreOf(fixed.map(({ grade }) => grade))
  const chosen =
    gain >= (fixed.length > 0 ? MIN_GAIN : best.chosen.some(({ isNamed }) => isNamed) ? MIN_SCORE : MIN_SCORE_UNNAMED) ? best.chosen : fixed
  return choices.filter((choice) => chosen.includes(choice))
}
