import type { ShotPlan } from '@fablecut/domain/story/shot-plan/shot-plan'
import { parseShotPlan } from '@fablecut/domain/story/shot-plan/stored-plan'
import { useState } from 'react'
import { api } from '../../../api/client.ts'
import { messageOf } from '../../../api/error.ts'
import type { ChangePlan } from '../../../story-components/plan/change-plan.ts'
import { planTexts as texts } from '../../../texts/plan.ts'
import { toast } from '../../../ui/feedback/toast.tsx'
import { useEditorSession } from '../session/editor-context.tsx'
import type { EditorSession } from '../session/editor-session.ts'
import { flushEdits } from '../session/flush-edits.ts'
import { reportRefusal } from '../session/report-refusal.ts'
import { storyboardFields } from '../session/storyboard-fields.ts'

/** Last plan of each shot of a session, for the way back after a prompt was written by hand. */
const lastPlans = new WeakMap<EditorSession, Map<string, ShotPlan>>()

export function rememberPlan(session: EditorSession, shotId: string, plan: ShotPlan): void {
  const plans = lastPlans.get(session) ?? new Map<string, ShotPlan>()
  lastPlans.set(session, plans.set(shotId, plan))
}

export const rememberedPlan = (session: EditorSession, shotId: string): ShotPlan | null => lastPlans.get(session)?.get(shotId) ?? null

/** An invalid plan is not stored. */
export function useChangePlan(shotId: string): ChangePlan {
  const session = useEditorSession()
  return (plan) => {
    const parsed = parseShotPlan(plan)
    if (parsed.ok) reportRefusal(session.apply({ type: 'updateShotPlan', shotId, plan: parsed.value, ...storyboardFields(session) }))
  }
}

/** Asks the director for a plan of the stored words of a shot. */
export function useDirector(shotId: string) {
  const session = useEditorSession()
  const change = useChangePlan(shotId)
  const [isPlanning, setPlanning] = useState(false)
  const plan = async (): Promise<void> => {
    setPlanning(true)
    try {
      if (!(await flushEdits(session))) return void toast.error(texts.none.unsaved)
      const { plan: planned } = await api.shots.plan({ storyId: session.store.getState().story.id, shotId })
      if (planned) change(planned)
      else toast.error(texts.none.unplannable)
    } catch (error) {
      toast.error(messageOf(error, texts.none.failed))
    } finally {
      setPlanning(false)
    }
  }
  return { plan: () => void plan(), isPlanning }
}
