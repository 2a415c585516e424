import type { Edit } from '@fablecut/domain/timeline/edit/refusal'
import type { Timeline } from '@fablecut/domain/timeline/model'
import { useEditorSession } from '../session/editor-context.tsx'
import { reportRefusal } from '../session/report-refusal.ts'

/** Edit helpers of the pane; one drag or held key is one undo step. */
export function useItemEdit() {
  const session = useEditorSession()
  const edit = (change: (timeline: Timeline) => Edit): void => void reportRefusal(session.edit(change))
  return {
    gesture: { onBegin: session.beginGesture, onEnd: session.endGesture },
    edit,
    /** Applies a change to the document at the start of the drag, so that rounding errors do not accumulate. */
    editFromStart(change: (timeline: Timeline) => Edit): void {
      if (session.store.getState().gestureFrom !== null) {
        session.cancelGesture()
        session.beginGesture()
      }
      edit(change)
    },
  }
}
