import type { PlanAction, PlanFeeling, PlanFigure, PlanThing, ShotPlan } from '@fablecut/domain/story/shot-plan/shot-plan'

/** What those do who cannot walk yet. */
const OF_NEWBORNS: ReadonlySet<PlanAction> = new Set<PlanAction>(['stand', 'sleep', 'lie', 'cry'])
const NEWBORN = 'newborn baby'
const CRYING = 'crying newborn'
/** Feelings of which a newborn cries. */
const UNHAPPY: ReadonlySet<PlanFeeling> = new Set<PlanFeeling>(['sad', 'afraid', 'angry'])

function asThings(babies: readonly PlanFigure[]): PlanThing[] {
  const crying = babies.filter(({ action, feeling }) => action === 'cry' || (action !== 'sleep' && UNHAPPY.has(feeling)))
  const counts = [
    [NEWBORN, babies.length - crying.length],
    [CRYING, crying.length],
  ] as const
  return counts.flatMap(([what, count]) => (count > 0 ? [{ what, count }] : []))
}

/** Babies are seen in a blanket, asleep or crying, not standing like a child. `chosen`: ids of chosen characters, who keep their own looks. */
export const withNewborns = <P extends { readonly plan: ShotPlan }>(planned: readonly P[], chosen: ReadonlySet<string>): P[] =>
  planned.map((one) => {
    const { plan } = one
    const babies = plan.cast.filter(({ id, what, action }) => what === 'baby' && OF_NEWBORNS.has(action) && !chosen.has(id))
    if (babies.length === 0) return one
    const cast = plan.cast.filter((figure) => !babies.includes(figure))
    const camera = cast.length === 0 && plan.form === 'scene' ? { ...plan.camera, size: 'insert' as const } : plan.camera
    return { ...one, plan: { ...plan, cast, things: [...asThings(babies), ...plan.things].slice(0, 8), camera } }
  })
