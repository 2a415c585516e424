import { listedShots } from '@fablecut/domain/timeline/edit/storyboard/listed-shots'
import { useEditorSession } from '../session/editor-context.tsx'
import { hideShotOf, removeShotOf } from '../session/hide-shot.ts'
import { newShotId } from '../session/new-ids.ts'
import { reportRefusal } from '../session/report-refusal.ts'
import { storyboardFields } from '../session/storyboard-fields.ts'

/** Edits of the storyboard view, one undo step each. */
export function useStoryboard() {
  const session = useEditorSession()
  return {
    select: (shotId: string | null) => session.store.setState({ selectedShotId: shotId }),
    /** Adds a blank shot after another one, or last, and opens its editor. Returns whether it succeeded. */
    add(afterShotId?: string): boolean {
      const shotId = newShotId()
      const { shots } = session.store.getState().document
      const after = afterShotId ?? listedShots(shots).at(-1)?.shotId ?? null
      const refused = session.apply({ type: 'addShot', shotId, afterShotId: after, ...storyboardFields(session) })
      if (reportRefusal(refused)) return false
      session.store.setState({ selectedShotId: shotId })
      return true
    },
    hide: (shotId: string, isHidden: boolean) => hideShotOf(session, shotId, isHidden),
    remove: (shotId: string) => removeShotOf(session, shotId),
    /** `toIndex`: index among the other visible shots. */
    move: (shotId: string, toIndex: number) =>
      reportRefusal(session.apply({ type: 'moveShot', shotId, toIndex, ...storyboardFields(session) })),
  }
}
