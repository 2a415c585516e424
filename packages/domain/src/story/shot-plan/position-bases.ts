import type { PlanFigure, PlanPosition, PlanThing } from './shot-plan.ts'

/** A figure or thing with the names by which others are placed at it. */
export type Positioned = { readonly names: readonly string[]; readonly position?: PlanPosition }

/** A chain of relations is followed this far: a candle on a table under a window. */
const MOST_LINKS = 2

/**
 * Index of what each is placed at; undefined where that is unknown, itself, a circle, or too long a chain: it is then placed as others are.
 */
export function basesOf(all: readonly Positioned[]): (number | undefined)[] {
  const named = all.map(({ position }, i) => {
    if (!position) return undefined
    const base = all.findIndex(({ names }, at) => at !== i && names.includes(position.of) && !isSameKind(all[i]!, all[at]!))
    return base < 0 ? undefined : base
  })
  const linksOf = (i: number, links = 0): number => {
    const base = named[i]
    return base === undefined ? links : links > all.length ? Number.POSITIVE_INFINITY : linksOf(base, links + 1)
  }
  return named.map((base, i) => (linksOf(i) <= MOST_LINKS ? base : undefined))
}

/** Copies of one thing have one position, which is not at each other. */
const isSameKind = (one: Positioned, other: Positioned): boolean =>
  one.position !== undefined && one.position === other.position && one.names.join() === other.names.join()

/** As `basesOf`, of figures and then things of a plan; what is struck out is not there. */
export const basesInPlan = ({
  cast,
  things,
}: {
  readonly cast: readonly PlanFigure[]
  readonly things: readonly PlanThing[]
}): (number | undefined)[] =>
  basesOf([
    ...cast.map(({ id, what, position }) => ({ names: [id, what], position })),
    ...things.map(({ what, event, position }) => ({ names: event === 'cross-out' ? [] : [what], position })),
  ])

/** A plan without positions at what is not there; they would be ignored. */
export function withoutUnknownPositions<Plan extends { readonly cast: readonly PlanFigure[]; readonly things: readonly PlanThing[] }>(
  plan: Plan,
): Plan {
  const { cast, things } = plan
  const bases = basesInPlan(plan)
  const isKnown = (item: { readonly position?: PlanPosition }, i: number): boolean => item.position === undefined || bases[i] !== undefined
  if ([...cast, ...things].every(isKnown)) return plan
  return {
    ...plan,
    cast: cast.map((figure, i) => (isKnown(figure, i) ? figure : withoutPosition(figure))),
    things: things.map((thing, i) => (isKnown(thing, cast.length + i) ? thing : withoutPosition(thing))),
  }
}

/** A figure or thing that is placed by the composition. */
export function withoutPosition<Item extends { readonly position?: PlanPosition }>(item: Item): Omit<Item, 'position'> {
  const { position: _, ...rest } = item
  return rest
}
