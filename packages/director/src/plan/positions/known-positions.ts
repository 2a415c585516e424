import type { PlanFigure, PlanPosition, PlanThing } from '@fablecut/domain/story/shot-plan/shot-plan'
import { nameBefore } from '../scene-item.ts'

type Shown = { readonly cast: readonly PlanFigure[]; readonly things: readonly PlanThing[] }

/** A plan or scene whose positions are of what is still in it, under the name that it has now. */
export function withKnownPositions<S extends Shown>(plan: S): S {
  const { cast, things } = plan
  const names = [...cast.map(({ id }) => id), ...things.filter(({ event }) => event !== 'cross-out').map(({ what }) => what)]
  const nameOf = (of: string): string | undefined =>
    names.find((name) => name === of) ?? names.find((name) => name.endsWith(` ${of}`) || nameBefore(name) === of)
  const known = <One extends { readonly position?: PlanPosition }>(one: One): One => {
    const { position, ...rest } = one
    const of = position && nameOf(position.of)
    return position ? ({ ...rest, ...(of !== undefined && { position: { ...position, of } }) } as One) : one
  }
  return { ...plan, cast: cast.map(known), things: things.map(known) }
}
