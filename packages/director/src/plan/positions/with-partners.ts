import type { PlanFigure, PlanThing } from '@fablecut/domain/story/shot-plan/shot-plan'
import type { Scene } from '../scene-item.ts'

type Shown = { readonly cast: readonly PlanFigure[]; readonly things: readonly PlanThing[] }
type One = PlanFigure | PlanThing

const keyOf = (one: One): string => ('id' in one ? one.id : one.what)
const allOf = ({ cast, things }: Shown): One[] => [...cast, ...things]

/** What a scene shows at something, and at what it is; nothing of others. */
function partnersOf(one: One, scene: Shown): One[] {
  const all = allOf(scene)
  const landmark = all.filter((other) => keyOf(other) === one.position?.of)
  return [...landmark, ...all.filter(({ position }) => position?.of === keyOf(one))]
}

/**
 * Some drawings of a scene with what they are at, and what is at the first of them: neither says the same without the other. `max`: most drawings, those at
 * something before others; default: no limit.
 */
export function withPartners<S extends Shown>(picture: S, scene: Pick<Scene, 'cast' | 'things'>, max = Infinity): S {
  const own = allOf(picture)
  const [main] = own
  const placed = main && allOf(scene).find((one) => keyOf(one) === keyOf(main))
  if (!main || !placed) return picture
  const partners = partnersOf(placed, scene)
  const landmarks = own.slice(1).flatMap((one) => allOf(scene).filter((other) => keyOf(other) === one.position?.of))
  const wanted = [main, ...partners, ...own.slice(1), ...landmarks]
  const kept = wanted.filter((one, i) => wanted.findIndex((other) => keyOf(other) === keyOf(one)) === i).slice(0, max)
  if (kept.length <= 1 || kept.every((one) => own.includes(one))) return picture
  return {
    ...picture,
    cast: kept.filter((one): one is PlanFigure => 'id' in one),
    things: kept.filter((one): one is PlanThing => !('id' in one)),
  }
}
