import { chooseTake } from '@fablecut/domain/timeline/edit/storyboard/choose-take'
import { writeShot, type ShotTexts } from '@fablecut/domain/timeline/edit/storyboard/write-shot'
import { shotsTexts as texts } from '../../../texts/editor/shots.ts'
import { toast } from '../../../ui/feedback/toast.tsx'
import { useEditorSession } from '../session/editor-context.tsx'
import { hideShotOf, removeShotOf } from '../session/leave-out.ts'
import { tellRefusal } from '../session/tell-refusal.ts'
import { isReady, MEDIUM_OF, type ShotTake } from './shot-take.ts'

/** Source: C-357. */
export const tellWritten = () => toast.success(texts.written)

/** What the shot editor changes, each one undo step of the whole editor. */
export function useShotEdit(shotId: string) {
  const session = useEditorSession()
  return {
    write: (words: ShotTexts) => tellRefusal(session.editShots((shots) => writeShot(shots, { shotId, texts: words }))),
    hide: (isHidden: boolean) => hideShotOf(session, shotId, isHidden),
    remove: () => removeShotOf(session, shotId),
    /** Source: E-152, E-153, C-357. */
    choose(take: ShotTake) {
      const { asset, status } = take
      if (!asset || !isReady(take)) return
      const refused = session.editShots((shots) => chooseTake(shots, { shotId, asset, generationStatus: status }))
      if (!tellRefusal(refused)) toast.success(texts.chosen(MEDIUM_OF[take.kind]))
    },
  }
}
