import type { ShotTexts } from '@fablecut/domain/timeline/edit/storyboard/update-shot-texts'
import { shotsTexts as texts } from '../../../texts/editor/shots.ts'
import { storyTexts } from '../../../texts/stories.ts'
import { toast } from '../../../ui/feedback/toast.tsx'
import { useEditorSession } from '../session/editor-context.tsx'
import type { EditorSession } from '../session/editor-session.ts'
import { flushEdits } from '../session/flush-edits.ts'
import { hideShotOf, removeShotOf } from '../session/hide-shot.ts'
import { reportRefusal } from '../session/report-refusal.ts'
import { isReady, MEDIUM_OF, type ShotTake } from './shot-take.ts'
import { storyboardFields } from '../session/storyboard-fields.ts'

/** Reports a change of shots once it is saved. */
async function reportSaved(session: EditorSession, success: string, failed: string): Promise<void> {
  if (await flushEdits(session)) toast.success(success)
  else toast.error(storyTexts.list.error(failed))
}

/** Edits of the shot editor, one undo step each. */
export function useShotEdit(shotId: string) {
  const session = useEditorSession()
  return {
    reportPrompts: () => void reportSaved(session, texts.promptsUpdated, texts.promptsFailed),
    write: (words: ShotTexts) =>
      reportRefusal(session.apply({ type: 'updateShotTexts', shotId, texts: words, ...storyboardFields(session) })),
    hide: (isHidden: boolean) => hideShotOf(session, shotId, isHidden),
    remove: () => removeShotOf(session, shotId),
    choose(take: ShotTake) {
      const { asset, status } = take
      if (!asset || !isReady(take)) return
      const refused = session.apply({ type: 'chooseTake', shotId, asset, generationStatus: status, ...storyboardFields(session) })
      if (!reportRefusal(refused)) void reportSaved(session, texts.activeMediaUpdated(MEDIUM_OF[take.type]), texts.activeMediaFailed)
    },
  }
}
