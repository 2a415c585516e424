import type { GraphicDrawings } from '@fablecut/director/vocabulary/graphic-drawings'
import type { ShotPlan } from '@fablecut/domain/story/shot-plan/shot-plan'
import { useQuery } from '@tanstack/react-query'

/** What a plan draws with its motion graphic; undefined without one, and until the vocabulary is loaded. */
export function useGraphicDrawings(plan: ShotPlan | null): GraphicDrawings | undefined {
  const { data: drawingsOf } = useQuery({
    queryKey: ['graphic-drawings'],
    queryFn: async () => (await import('@fablecut/director/vocabulary/graphic-drawings')).graphicDrawingsOf,
    enabled: plan?.graphic !== undefined,
    staleTime: Infinity,
  })
  return plan?.graphic && drawingsOf?.(plan, plan.graphic)
}
