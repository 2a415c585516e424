import type { TimelineEdit } from '@fablecut/domain/timeline/edit/values/edits'
import { useEditorSession } from '../session/editor-context.tsx'
import { reportRefusal } from '../session/report-refusal.ts'

/** Edit helpers of the pane; one drag or held key is one undo step. */
export function useItemEdit() {
  const session = useEditorSession()
  const edit = (value: TimelineEdit): void => void reportRefusal(session.apply(value))
  return {
    gesture: { onBegin: session.beginGesture, onEnd: session.endGesture },
    edit,
    /** Applies an edit to the document at the start of the drag, so that rounding errors do not accumulate. */
    editFromStart(value: TimelineEdit): void {
      if (session.store.getState().gestureFrom !== null) {
        session.cancelGesture()
        session.beginGesture()
      }
      edit(value)
    },
  }
}
