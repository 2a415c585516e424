import { withoutPosition, withoutUnknownPositions } from '@fablecut/domain/story/shot-plan/position-bases'
import { MAX_PLAN_TEXTS, type PlanPosition, type PlanText, type ShotPlan } from '@fablecut/domain/story/shot-plan/shot-plan'

/** Changes a plan, one undo step each. An invalid plan is not stored. */
export type ChangePlan = (plan: ShotPlan) => void

const namesOf = ({ cast, things }: ShotPlan): string =>
  JSON.stringify([cast.map(({ what }) => what).toSorted(), things.map(({ what }) => what).toSorted()])

/** A changed plan without what hands did to other things, or in another form: a person who changes what is shown means what is chosen now. */
export function withFittingHandwork(before: ShotPlan, after: ShotPlan): ShotPlan {
  const isSame = before.form === after.form && before.graphic === after.graphic && namesOf(before) === namesOf(after)
  if (isSame || after.handwork === undefined) return after
  const { handwork: _, ...rest } = after
  return rest
}

/** A figure or thing at another one, or where the composition has it. */
export const withPosition = <Item extends { readonly position?: PlanPosition }>(item: Item, position: PlanPosition | undefined) => ({
  ...withoutPosition(item),
  ...(position && { position }),
})

/** A changed plan whose positions follow what they are at to its new name, and go with it. */
export function withFittingPositions(before: ShotPlan, after: ShotPlan): ShotPlan {
  const names = renamed(
    before.cast.map(({ id }) => id),
    after.cast.map(({ id }) => id),
  )
  const things = renamed(
    before.things.map(({ what }) => what),
    after.things.map(({ what }) => what),
  )
  const follow = <Item extends { readonly position?: PlanPosition }>(item: Item): Item => {
    const of = item.position && (names.get(item.position.of) ?? things.get(item.position.of))
    return of === undefined ? item : { ...item, position: { ...item.position, of } }
  }
  return withoutUnknownPositions({ ...after, cast: after.cast.map(follow), things: after.things.map(follow) })
}

/** The new names of what only one entry of a list changed, by the old ones. */
function renamed(before: readonly string[], after: readonly string[]): ReadonlyMap<string, string> {
  if (before.length !== after.length) return new Map()
  return new Map(before.flatMap((name, i) => (after.includes(name) || before.includes(after[i]!) ? [] : [[name, after[i]!]])))
}

/** Adds words that nothing draws as lettering; unchanged when there is no room for them. */
export function withAddedText(plan: ShotPlan, words: string, role: PlanText['role'] = 'key'): ShotPlan {
  return plan.text.length >= MAX_PLAN_TEXTS ? plan : { ...plan, text: [...plan.text, { words, role, at: 0 }] }
}

/** An id for a figure that is added to a shot: that of the same kind in other shots of the story, so that it looks the same. */
export function figureIdFor(what: string, plan: ShotPlan, others: readonly (ShotPlan | null)[]): string {
  const used = new Set(plan.cast.map(({ id }) => id))
  const known = others.flatMap((other) => other?.cast ?? []).find((figure) => figure.what === what && !used.has(figure.id))
  if (known) return known.id
  for (let number = 0; ; number++) if (!used.has(`${what} ${number}`)) return `${what} ${number}`
}
