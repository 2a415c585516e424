import type { ShotPlan } from '@fablecut/domain/story/shot-plan/shot-plan'
import { CameraFields } from './camera-fields.tsx'
import { CastFields, type PlanCharacter } from './cast-fields.tsx'
import { type ChangePlan, withFittingHandwork, withFittingPositions } from './change-plan.ts'
import { FormFields } from './form-fields.tsx'
import { HandworkFields } from './handwork-fields.tsx'
import { PlaceFields } from './place-fields.tsx'
import { PlanGroup } from './plan-group.tsx'
import { useDrawnNames } from './drawn-names.ts'
import { planSummary } from './plan-summary.ts'
import { TextFields } from './text-fields.tsx'
import { ThingFields } from './thing-fields.tsx'
import { TransitionFields } from './transition-fields.tsx'

type PlanGroupsProps = {
  plan: ShotPlan
  narration: string
  /** Plans of the other shots of the story, whose figures may return. */
  others: readonly (ShotPlan | null)[]
  /** Chosen characters of the story, whose figures have their ids. */
  characters: readonly PlanCharacter[]
  /** Whether the transition into the shot can be chosen: that of the first shot and of outlines follows from the film. Default false. */
  hasTransition?: boolean
  disabled: boolean
  onChange: ChangePlan
}

/** The controls of a plan, a line for each part that opens into its fields. */
export function PlanGroups({ plan, narration, others, characters, hasTransition = false, disabled, onChange }: PlanGroupsProps) {
  const summary = planSummary(plan, useDrawnNames())
  const changeShown: ChangePlan = (next) => onChange(withFittingPositions(plan, withFittingHandwork(plan, next)))
  return (
    <div className="min-w-0 divide-y divide-line rounded-md border border-line bg-well">
      <PlanGroup group="form" summary={summary.form} disabled={disabled}>
        <FormFields plan={plan} narration={narration} onChange={changeShown} />
      </PlanGroup>
      <PlanGroup group="who" summary={summary.who} disabled={disabled}>
        <CastFields plan={plan} others={others} characters={characters} onChange={changeShown} />
      </PlanGroup>
      <PlanGroup group="what" summary={summary.what} disabled={disabled}>
        <ThingFields plan={plan} characters={characters} onChange={changeShown} />
      </PlanGroup>
      {hasHands(plan) && (
        <PlanGroup group="hands" summary={summary.hands} disabled={disabled}>
          <HandworkFields plan={plan} onChange={onChange} />
        </PlanGroup>
      )}
      <PlanGroup group="where" summary={summary.where} disabled={disabled}>
        <PlaceFields plan={plan} onChange={onChange} />
      </PlanGroup>
      <PlanGroup group="text" summary={summary.text} disabled={disabled}>
        <TextFields plan={plan} narration={narration} onChange={onChange} />
      </PlanGroup>
      <PlanGroup group="camera" summary={summary.camera} disabled={disabled}>
        <CameraFields plan={plan} onChange={onChange} />
      </PlanGroup>
      {hasTransition && (
        <PlanGroup group="transition" summary={summary.transition} disabled={disabled}>
          <TransitionFields plan={plan} onChange={onChange} />
        </PlanGroup>
      )}
    </div>
  )
}

/** Whether hands can do something in the picture, or do. */
const hasHands = ({ form, things, graphic, handwork }: ShotPlan): boolean =>
  handwork !== undefined || (form === 'scene' && !graphic && things.length > 0)
