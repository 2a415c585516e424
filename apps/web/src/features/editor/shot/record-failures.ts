import { reconcileTimeline } from '@fablecut/domain/timeline/edit/storyboard/reconcile/reconcile-timeline'
import type { EditorSession } from '../session/editor-session.ts'
import { newItemId } from '../session/new-ids.ts'

/**
 * Records failure messages of shots (null clears them). Shots without other media get an overlay on the timeline, without an undo step.
 */
export function recordFailures(session: EditorSession, outcomes: ReadonlyMap<string, string | null>): void {
  const { failures: before, document } = session.store.getState()
  const failures = new Map(before)
  for (const [shotId, message] of outcomes) {
    if (message === null) failures.delete(shotId)
    else failures.set(shotId, message)
  }
  session.store.setState({ failures })
  const timeline = reconcileTimeline(document, { newId: newItemId, failures })
  if (timeline.ok && timeline.value !== document.timeline) session.adopt({ ...document, timeline: timeline.value })
}
