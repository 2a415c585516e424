import type { PlanThing, ShotPlan } from '@fablecut/domain/story/shot-plan/shot-plan'

/** Furniture that a room shows already. */
const SHOWN_IN: Readonly<Record<string, RegExp>> = {
  bedroom: /^bed$/u,
  room: /^sofa$/u,
}
const NEAR = /^(?:beside|behind|in-front|around)$/u

function withoutShownFurniture(plan: ShotPlan): ShotPlan {
  const { cast, things, graphic, place = '' } = plan
  const isUsed = (what: string): boolean =>
    [...cast, ...things].some(({ position }) => position?.of === what && !NEAR.test(position.relation))
  const isShown = ({ what, event, state }: PlanThing): boolean =>
    SHOWN_IN[place]?.test(what) === true && event === undefined && state === undefined && !isUsed(what)
  const shown = new Set(things.filter(isShown).map(({ what }) => what))
  if (graphic || shown.size === 0 || cast.length + things.length === shown.size) return plan
  const placed = <T extends Pick<PlanThing, 'position'>>(one: T): T =>
    one.position !== undefined && shown.has(one.position.of) ? { ...one, position: undefined } : one
  return { ...plan, cast: cast.map(placed), things: things.filter(({ what }) => !shown.has(what)).map(placed) }
}

/** Plans without furniture that their room shows already, such as a second bed in a bedroom, unless somebody or something is on, in or under it. */
export const withoutRepeatedFurniture = <P extends { readonly plan: ShotPlan }>(planned: readonly P[]): P[] =>
  planned.map((one) => ({ ...one, plan: withoutShownFurniture(one.plan) }))
