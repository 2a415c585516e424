import type { Edit } from '@fablecut/domain/timeline/edit/refusal'
import type { Timeline } from '@fablecut/domain/timeline/model'
import { useEditorSession } from '../session/editor-context.tsx'
import { reportRefusal } from '../session/report-refusal.ts'

/** How the fields of the pane edit: what one drag or one held key changes is one undo step. */
export function useItemEdit() {
  const session = useEditorSession()
  const edit = (change: (timeline: Timeline) => Edit): void => void reportRefusal(session.edit(change))
  return {
    gesture: { onBegin: session.beginGesture, onEnd: session.endGesture },
    edit,
    /** For edits that round: each value of a drag is made from what was there at its start, so that going back is going back. */
    editFromStart(change: (timeline: Timeline) => Edit): void {
      if (session.store.getState().gestureFrom !== null) {
        session.cancelGesture()
        session.beginGesture()
      }
      edit(change)
    },
  }
}
