import type { Shot } from '@fablecut/domain/story/shots/shot'
import type { ShotPlan } from '@fablecut/domain/story/shot-plan/shot-plan'
import { Sparkles } from 'lucide-react'
import { useEffect } from 'react'
import { planTexts as texts } from '../../../texts/editor/plan.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { useEditor, useEditorSession } from '../session/editor-context.tsx'
import { CameraFields } from './camera-fields.tsx'
import { CastFields } from './cast-fields.tsx'
import { FormFields } from './form-fields.tsx'
import { NoPlan } from './no-plan.tsx'
import { PlaceFields } from './place-fields.tsx'
import { PlanGroup } from './plan-group.tsx'
import { planSummary } from './plan-summary.ts'
import { TextFields } from './text-fields.tsx'
import { ThingFields } from './thing-fields.tsx'
import { rememberPlan, useChangePlan, useDirector } from './use-plan.ts'

/** The plan of a shot and its controls; without one, why, and how to get one. Close-ups of ASMR stories are drawn from their material and have none. */
export function PlanPanel({ shot }: { shot: Shot }) {
  const session = useEditorSession()
  const isCloseup = useEditor(({ story }) => story.categoryId === 'asmr_video')
  const { shotId, plan } = shot
  useEffect(() => {
    if (plan) rememberPlan(session, shotId, plan)
  }, [session, shotId, plan])
  if (isCloseup) return null
  return (
    <section aria-label={texts.title} className="grid min-w-0 gap-2">
      {plan ? <PlanGroups shot={shot} plan={plan} /> : <NoPlan shot={shot} />}
    </section>
  )
}

function PlanGroups({ shot, plan }: { shot: Shot; plan: ShotPlan }) {
  const onChange = useChangePlan(shot.shotId)
  const director = useDirector(shot.shotId)
  const disabled = useEditor(({ readOnlyReason }) => readOnlyReason !== null)
  const summary = planSummary(plan)
  const narration = shot.voiceOver
  return (
    <>
      <div className="flex min-h-7 items-center justify-between gap-2">
        <h3 className="text-13 font-strong">{texts.title}</h3>
        {narration.trim() !== '' && (
          <Button
            size="sm"
            variant="ghost"
            icon={<Sparkles aria-hidden />}
            busy={director.isPlanning}
            disabled={disabled}
            onClick={director.plan}
          >
            {texts.none.again}
          </Button>
        )}
      </div>
      <div className="min-w-0 divide-y divide-line rounded-md border border-line bg-well">
        <PlanGroup group="form" summary={summary.form} disabled={disabled}>
          <FormFields plan={plan} narration={narration} onChange={onChange} />
        </PlanGroup>
        <PlanGroup group="who" summary={summary.who} disabled={disabled}>
          <CastFields plan={plan} onChange={onChange} />
        </PlanGroup>
        <PlanGroup group="what" summary={summary.what} disabled={disabled}>
          <ThingFields plan={plan} onChange={onChange} />
        </PlanGroup>
        <PlanGroup group="where" summary={summary.where} disabled={disabled}>
          <PlaceFields plan={plan} onChange={onChange} />
        </PlanGroup>
        <PlanGroup group="text" summary={summary.text} disabled={disabled}>
          <TextFields plan={plan} narration={narration} onChange={onChange} />
        </PlanGroup>
        <PlanGroup group="camera" summary={summary.camera} disabled={disabled}>
          <CameraFields plan={plan} onChange={onChange} />
        </PlanGroup>
      </div>
    </>
  )
}
