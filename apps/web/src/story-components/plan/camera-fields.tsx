import type { PlanCamera, ShotPlan } from '@fablecut/domain/story/shot-plan/shot-plan'
import { planTexts } from '../../texts/plan.ts'
import { PlanSelect } from './plan-field.tsx'
import type { ChangePlan } from './change-plan.ts'

const texts = planTexts.camera

/** Size, angle and move of the camera. */
export function CameraFields({ plan, onChange }: { plan: ShotPlan; onChange: ChangePlan }) {
  const write = (change: Partial<PlanCamera>) => onChange({ ...plan, camera: { ...plan.camera, ...change } })
  const { size, angle, move } = plan.camera
  return (
    <div className="grid grid-cols-2 gap-2">
      <PlanSelect label={texts.size} value={size} texts={planTexts.sizes} onChange={(next) => write({ size: next })} />
      <PlanSelect label={texts.angle} value={angle} texts={planTexts.angles} onChange={(next) => write({ angle: next })} />
      <PlanSelect label={texts.move} value={move} texts={planTexts.moves} onChange={(next) => write({ move: next })} />
    </div>
  )
}
