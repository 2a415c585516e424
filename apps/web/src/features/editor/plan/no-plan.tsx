import { EMPTY_PLAN } from '@fablecut/domain/story/shot-plan/shot-plan'
import type { Shot } from '@fablecut/domain/story/shots/shot'
import { Sparkles, Undo2 } from 'lucide-react'
import { planTexts } from '../../../texts/plan.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { useEditor, useEditorSession } from '../session/editor-context.tsx'
import { rememberedPlan, useChangePlan, useDirector } from './use-plan.ts'

const texts = planTexts.none

/** Why a shot has no plan, and ways to one. */
export function NoPlan({ shot }: { shot: Shot }) {
  const session = useEditorSession()
  const change = useChangePlan(shot.shotId)
  const director = useDirector(shot.shotId)
  const isReadOnly = useEditor(({ readOnlyReason }) => readOnlyReason !== null)
  const replaced = rememberedPlan(session, shot.shotId)
  const hasWords = `${shot.voiceOver}${shot.imagePrompt}`.trim() !== ''
  return (
    <div className="grid gap-3 rounded-md border border-line bg-well p-3">
      <p role="status" className="text-13 text-text-2">
        {replaced ? texts.replaced : texts.unplanned}
      </p>
      <div className="flex flex-wrap gap-2">
        {replaced && (
          <Button size="sm" icon={<Undo2 aria-hidden />} disabled={isReadOnly} onClick={() => change(replaced)}>
            {texts.back}
          </Button>
        )}
        {!replaced && (
          <Button
            size="sm"
            icon={<Sparkles aria-hidden />}
            busy={director.isPlanning}
            disabled={isReadOnly || !hasWords}
            onClick={director.plan}
          >
            {texts.plan}
          </Button>
        )}
        {!replaced && (
          <Button size="sm" variant="ghost" disabled={isReadOnly} onClick={() => change(EMPTY_PLAN)}>
            {texts.empty}
          </Button>
        )}
      </div>
      {!hasWords && <p className="text-12 text-text-3">{texts.noWords}</p>}
    </div>
  )
}
