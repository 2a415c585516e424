import { MAX_PLAN_FIGURES, type PlanAction, type PlanFigure, type ShotPlan } from '@fablecut/domain/story/shot-plan/shot-plan'
import { type AssertedClause, assertedClauses } from '../../clauses/asserted-clauses.ts'
import type { Analysis } from '../../story/analysis.ts'
import { artOf, isAnimalFigure } from '../../vocabulary/art-of.ts'
import { isAnimalName } from '../../vocabulary/vocabulary.ts'
import { actionByVerb } from './animal-actions.ts'

type Planned = { readonly plan: ShotPlan; readonly analysis?: Analysis }

const YOUNG = /^baby /u
const grownOf = (what: string): string => what.replace(YOUNG, '')
const isOfAnimals = ({ cast, graphic }: ShotPlan): boolean => graphic === undefined && cast.every(({ what }) => isAnimalName(what))

/** The animal that most plans show, where all figures of a script are animals. */
function parentIn(planned: readonly Planned[]): PlanFigure | undefined {
  if (!planned.every(({ plan }) => isOfAnimals(plan))) return undefined
  const grown = planned.flatMap(({ plan }) => plan.cast).filter(({ what }) => !YOUNG.test(what) && isAnimalFigure(artOf(what)))
  const countOf = ({ id }: PlanFigure) => grown.filter((one) => one.id === id).length
  return grown.toSorted((a, b) => countOf(b) - countOf(a))[0]
}

const says = ({ tokens, bars }: Analysis, words: RegExp): boolean => tokens.some(({ low, i }) => words.test(low) && bars[i] !== 'quoted')
const SINGLE = /^(?:she|he|it|her|him|its|his)$/u
const YOUNG_ONES = /^(?:they|them|their)$/u

/** Whether the clause that a sentence states is about the parent by a pronoun. */
const isOfParent = (analysis: Analysis): boolean =>
  assertedClauses(analysis).some(({ subject }) => subject && /^(?:she|he|it)$/u.test(analysis.tokens[subject[0]]!.low))

/** What the animal that a pronoun means is seen doing by the verb of its clause. */
function actionIn(analysis: Analysis, what: string, pronouns: RegExp): PlanAction {
  const { tokens } = analysis
  // `she eats nothing`.
  const isDone = ({ verb }: AssertedClause) => !/^(?:nothing|no|none|nobody)$/u.test(tokens[verb.i + 1]?.low ?? '')
  const clauses = assertedClauses(analysis).filter((one) => one.subject && isDone(one) && pronouns.test(tokens[one.subject[0]]!.low))
  return clauses.map(({ verb }) => actionByVerb(what, verb, tokens)).find((action) => action !== undefined) ?? 'stand'
}

const doing = ({ id, what }: PlanFigure, action: PlanAction): PlanFigure => ({ id, what, action, feeling: 'neutral', speaks: false })

/** What all of a family do where one of them does. */
const TOGETHER: ReadonlySet<PlanAction> = new Set<PlanAction>(['walk', 'run', 'swim'])

/**
 * A script about an animal shows its family: once its young are told of, those of whom `they` and `them` speak are the young, beside their parent where it is told of
 * too; and an animal that does something to another is in the picture with it.
 */
export function withAnimalFamilies<P extends Planned>(planned: readonly P[]): P[] {
  const parent = parentIn(planned)
  if (!parent) return [...planned]
  const isKin = (what: string): boolean => grownOf(what).endsWith(grownOf(parent.what)) || parent.what.endsWith(grownOf(what))
  let young: readonly PlanFigure[] = []
  return planned.map((one) => {
    const { plan, analysis } = one
    const own = plan.cast.filter(({ what }) => YOUNG.test(what) && isKin(what))
    if (own.length > 0) young = own
    if (!analysis || plan.graphic) return one
    const others = plan.cast.filter(({ what }) => !isKin(what))
    const isParentThere = plan.cast.some(({ id }) => id === parent.id)
    // A herd of grown ones is meant itself.
    const isHerd = plan.cast.length > 1
    if (own.length === 0 && young.length > 0 && !isHerd && others.length === 0 && says(analysis, YOUNG_ONES)) {
      const [ofYoung, ofParent] = [actionIn(analysis, parent.what, YOUNG_ONES), actionIn(analysis, parent.what, SINGLE)]
      const shared = [ofYoung, ofParent].find((action) => TOGETHER.has(action))
      const parents = says(analysis, SINGLE) ? [doing(parent, shared ?? ofParent)] : []
      const cast = [...parents, ...young.map((figure) => doing(figure, shared ?? ofYoung))].slice(0, MAX_PLAN_FIGURES)
      return { ...one, plan: { ...plan, form: 'scene' as const, cast, things: plan.things.filter(({ what }) => !isKin(what)) } }
    }
    const isActing = !isParentThere && others.length === 1 && plan.cast.length === 1 && isOfParent(analysis)
    if (!isActing) return one
    const deed = actionIn(analysis, parent.what, SINGLE)
    // What the parent does, the other one does not.
    const rest = plan.cast.map((figure) => (figure.action === deed ? { ...figure, action: 'stand' as const } : figure))
    return { ...one, plan: { ...plan, form: 'scene' as const, cast: [doing(parent, deed), ...rest] } }
  })
}
