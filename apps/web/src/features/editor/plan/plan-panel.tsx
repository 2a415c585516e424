import { compareShots } from '@fablecut/domain/story/shots/lexorank'
import type { Shot } from '@fablecut/domain/story/shots/shot'
import type { ShotPlan } from '@fablecut/domain/story/shot-plan/shot-plan'
import { Sparkles } from 'lucide-react'
import { useEffect } from 'react'
import { planTexts as texts } from '../../../texts/plan.ts'
import type { PlanCharacter } from '../../../story-components/plan/cast-fields.tsx'
import { PlanGroups } from '../../../story-components/plan/plan-groups.tsx'
import { Button } from '../../../ui/buttons/button.tsx'
import { useEditor, useEditorSession } from '../session/editor-context.tsx'
import { NoPlan } from './no-plan.tsx'
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
      {plan ? <ShotPlanFields shot={shot} plan={plan} /> : <NoPlan shot={shot} />}
    </section>
  )
}

function ShotPlanFields({ shot, plan }: { shot: Shot; plan: ShotPlan }) {
  const onChange = useChangePlan(shot.shotId)
  const director = useDirector(shot.shotId)
  const disabled = useEditor(({ readOnlyReason }) => readOnlyReason !== null)
  const shots = useEditor(({ document }) => document.shots)
  const inputs = useEditor(({ story }) => story.inputs)
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
      <PlanGroups
        plan={plan}
        narration={narration}
        others={Object.values(shots).map((other) => other.plan)}
        characters={charactersOf(inputs)}
        hasTransition={Object.values(shots).some((other) => compareShots(other, shot) < 0)}
        disabled={disabled}
        onChange={onChange}
      />
    </>
  )
}

/** The characters chosen for a story; one without a name is named by its id. */
function charactersOf(inputs: Readonly<Record<string, unknown>>): PlanCharacter[] {
  const chosen = [inputs['character'], ...((inputs['additional_characters'] as unknown[] | undefined) ?? [])]
  return chosen.flatMap((one) => {
    const { id, name } = (one ?? {}) as { id?: unknown; name?: string }
    return typeof id === 'string' ? [{ id, name: name ?? id }] : []
  })
}
