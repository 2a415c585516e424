import { addShot } from '@fablecut/domain/timeline/edit/storyboard/add-shot'
import { blankShot } from '@fablecut/domain/timeline/edit/storyboard/blank-shot'
import { listedShots } from '@fablecut/domain/timeline/edit/storyboard/listed-shots'
import { moveShot } from '@fablecut/domain/timeline/edit/storyboard/move-shot'
import { useEditorSession } from '../session/editor-context.tsx'
import { hideShotOf, removeShotOf } from '../session/hide-shot.ts'
import { newShotId } from '../session/new-ids.ts'
import { reportRefusal } from '../session/report-refusal.ts'

/** What the storyboard view does to shots: one undo step each, and never to other shots. */
export function useStoryboard() {
  const session = useEditorSession()
  return {
    select: (shotId: string | null) => session.store.setState({ selectedShotId: shotId }),
    /** A blank shot behind another one, or as the last; its editor opens. Answers whether it is there. */
    add(afterShotId?: string): boolean {
      const shotId = newShotId()
      const { shots } = session.store.getState().document
      const after = afterShotId ?? listedShots(shots).at(-1)?.shotId ?? null
      const refused = session.editShots((map) => addShot(map, { shot: blankShot(shotId), afterShotId: after }))
      if (reportRefusal(refused)) return false
      session.store.setState({ selectedShotId: shotId })
      return true
    },
    hide: (shotId: string, isHidden: boolean) => hideShotOf(session, shotId, isHidden),
    remove: (shotId: string) => removeShotOf(session, shotId),
    /** `toIndex` counts the shots of the film without this one. */
    move: (shotId: string, toIndex: number) => reportRefusal(session.editShots((shots) => moveShot(shots, { shotId, toIndex }))),
  }
}
