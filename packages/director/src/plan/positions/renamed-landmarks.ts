import type { PlanFigure, PlanPosition } from '@fablecut/domain/story/shot-plan/shot-plan'

/** Figures or things whose positions are of figures that have other ids now. `before`, `after`: the same figures, in the same order. */
export function withRenamedLandmarks<One extends { readonly position?: PlanPosition }>(
  all: readonly One[],
  before: readonly PlanFigure[],
  after: readonly PlanFigure[],
): One[] {
  const ids = new Map(before.map(({ id }, i) => [id, after[i]?.id ?? id]))
  return all.map((one) => {
    const of = one.position && ids.get(one.position.of)
    return of === undefined || of === one.position!.of ? one : { ...one, position: { ...one.position!, of } }
  })
}
