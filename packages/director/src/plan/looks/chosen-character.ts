import type { PlanAction, PlanFigure, PlanForm, ShotPlan } from '@fablecut/domain/story/shot-plan/shot-plan'
import { withRenamedLandmarks } from '../positions/renamed-landmarks.ts'
import { artOf } from '../../vocabulary/art-of.ts'
import { drawableNamed } from '../../vocabulary/vocabulary.ts'

type Chosen = { readonly id: string; readonly what: string }

/** Whoever tells the story, is spoken to, or does what anybody does. */
const isAnybody = ({ what }: PlanFigure): boolean => what === 'person'
/** What somebody who presents a sentence does. */
const PRESENTING: Partial<Record<PlanForm, PlanAction>> = {
  question: 'think',
  number: 'point',
  list: 'point',
  steps: 'point',
  call: 'wave',
}

/**
 * Shows a chosen character in a script that does not name it: as the person the script is mostly about, as whoever tells it, and beside the words of
 * sentences that show nothing, unless somebody else is named. `named`: ids of figures with a name of their own, who stay themselves.
 */
export function withChosenCharacter(plans: readonly ShotPlan[], chosen: Chosen, named: ReadonlySet<string>): ShotPlan[] {
  if (plans.some(({ cast }) => cast.some(({ id }) => id === chosen.id))) return [...plans]
  const main = mainPersonOf(plans, named)
  const isAboutOthers = plans.some(({ cast }) => cast.some(({ id }) => named.has(id)))
  return plans.map((plan) => {
    if (isEmpty(plan) && !isAboutOthers) return { ...plan, cast: [presenter(chosen, plan.form)] }
    const at = plan.cast.findIndex((figure) => figure.id === main || isAnybody(figure))
    if (at === -1) return plan
    const cast = plan.cast.map((figure, i) => (i === at ? asChosen(figure, chosen) : figure))
    return {
      ...plan,
      cast: withRenamedLandmarks(cast, plan.cast, cast),
      things: withRenamedLandmarks(plan.things, plan.cast, cast),
    }
  })
}

/** The person without a name who is seen in most sentences; the first of several. */
function mainPersonOf(plans: readonly ShotPlan[], named: ReadonlySet<string>): string | undefined {
  const counts = new Map<string, number>()
  for (const { cast } of plans) {
    const people = cast.filter(({ what, id }) => isPerson(what) && !named.has(id))
    // Several of a kind are a crowd, of whom nobody is the main person.
    for (const { id } of people.filter(({ what }) => people.filter((other) => other.what === what).length === 1))
      counts.set(id, (counts.get(id) ?? 0) + 1)
  }
  return [...counts].toSorted(([, a], [, b]) => b - a)[0]?.[0]
}

const isPerson = (what: string): boolean => artOf(what) === 'person' && drawableNamed(what)?.file !== 'group'

const isEmpty = ({ form, cast, things, graphic }: ShotPlan): boolean =>
  form !== 'quote' && cast.length === 0 && things.length === 0 && graphic === undefined

const presenter = ({ id, what }: Chosen, form: PlanForm): PlanFigure => ({
  id,
  what,
  action: PRESENTING[form] ?? 'stand',
  feeling: 'neutral',
  speaks: false,
})

/** The figure with the look of the character. */
function asChosen(figure: PlanFigure, { id, what }: Chosen): PlanFigure {
  const { traits: _, ...rest } = figure
  return { ...rest, id, what }
}
