import type { ShotPlan } from '@fablecut/domain/story/shot-plan/shot-plan'
import { planTexts } from '../../texts/plan.ts'
import type { ChangePlan } from './change-plan.ts'
import { PlanSelect } from './plan-field.tsx'

const texts = planTexts.transition

/** How the film goes from the shot before to this one. */
export function TransitionFields({ plan, onChange }: { plan: ShotPlan; onChange: ChangePlan }) {
  return (
    <>
      <PlanSelect
        label={texts.label}
        value={plan.transition}
        texts={planTexts.transitions}
        onChange={(transition) => onChange({ ...plan, transition })}
      />
      <p className="text-12 text-text-3">{texts.note}</p>
    </>
  )
}
