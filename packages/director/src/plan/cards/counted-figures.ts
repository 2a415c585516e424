import { MAX_ILLUSTRATIONS } from '@fablecut/domain/story/shot-plan/words-card'
import type { PlanFigure, ShotPlan } from '@fablecut/domain/story/shot-plan/shot-plan'
import type { Analysis } from '../../story/analysis.ts'
import { artOf } from '../../vocabulary/art-of.ts'
import { countOf, isNumbered } from '../counts.ts'
import { isNamed } from '../events/stated-events.ts'

type Planned = { readonly plan: ShotPlan; readonly analysis?: Analysis }

/** How many a sentence counts of who is drawn: `two sailors fought`; 1 where it counts none. */
function countedOf({ what }: PlanFigure, analysis: Analysis): number {
  const phrase = analysis.phrases.find((one) => one.role === 'subject' && one.bar === '' && isNumbered(one) && isNamed(what, one))
  return phrase ? countOf(phrase, analysis) : 1
}

/** Cards on which as many people stand as their sentence counts, where there is room for them. `chosen`: ids of chosen characters, who are one. */
export const withCountedFigures = <P extends Planned>(planned: readonly P[], chosen: ReadonlySet<string>): P[] =>
  planned.map((one) => {
    const { plan, analysis } = one
    const [figure] = plan.cast
    if (!analysis || plan.form !== 'words' || !figure || plan.cast.length > 1 || plan.graphic || plan.handwork) return one
    if (artOf(figure.what) !== 'person' || chosen.has(figure.id) || figure.position) return one
    const count = countedOf(figure, analysis)
    if (count < 2 || count + plan.things.length > MAX_ILLUSTRATIONS) return one
    const cast = Array.from({ length: count }, (_, i) => (i === 0 ? figure : { ...figure, id: `${figure.id}-${i + 1}`, speaks: false }))
    return { ...one, plan: { ...plan, cast } }
  })
