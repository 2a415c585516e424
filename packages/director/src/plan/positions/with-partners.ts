import type { PlanFigure, PlanThing } from '@fablecut/domain/story/shot-plan/shot-plan'
import type { Scene } from '../scene-item.ts'

type Shown = { readonly cast: readonly PlanFigure[]; readonly things: readonly PlanThing[] }
type One = PlanFigure | PlanThing

const keyOf = (one: One): string => ('id' in one ? one.id : one.what)
const allOf = ({ cast, things }: Shown): One[] => [...cast, ...things]

/** At what something of a scene is, and what is at it, and what is at that. */
function partnersOf(one: One, scene: Shown, known: readonly One[] = []): One[] {
  const isPartner = (other: One) => keyOf(other) === one.position?.of || other.position?.of === keyOf(one)
  const isKnown = (other: One) => known.some((before) => keyOf(before) === keyOf(other))
  const partners = allOf(scene).filter((other) => isPartner(other) && !isKnown(other))
  return partners.flatMap((other) => [other, ...partnersOf(other, scene, [...known, one, ...partners])])
}

/**
 * Some drawings of a scene with what they are at and what is at them: neither says the same without the other. `max`: most drawings; default: no limit.
 */
export function withPartners<S extends Shown>(picture: S, scene: Pick<Scene, 'cast' | 'things'>, max = Infinity): S {
  const own = allOf(picture)
  const [main] = own
  const placed = main && allOf(scene).find((one) => keyOf(one) === keyOf(main))
  if (!main || !placed) return picture
  const wanted = [main, ...own.slice(1)].flatMap((one) => [one, ...partnersOf(one, scene)])
  const kept = wanted.filter((one, i) => wanted.findIndex((other) => keyOf(other) === keyOf(one)) === i).slice(0, max)
  if (kept.length <= 1 || kept.every((one) => own.includes(one))) return picture
  return {
    ...picture,
    cast: kept.filter((one): one is PlanFigure => 'id' in one),
    things: kept.filter((one): one is PlanThing => !('id' in one)),
  }
}
