import { timelineTexts } from '../../../../texts/editor/timeline.ts'
import { useEditorSession } from '../../session/editor-context.tsx'
import { nowSeconds } from '../../session/now-seconds.ts'
import { reportRefusal } from '../../session/report-refusal.ts'
import { drawnTracks } from '../geometry/rows.ts'
import { nextFocusedItem } from '../keys/next-focused-item.ts'
import { useFocusItem } from '../keys/use-focus-item.ts'
import { useTimelineTools } from '../timeline-context.tsx'
import { announce } from '../timeline-view.ts'

/** Deletes the selected items and closes the gaps they leave. The pressed button goes with the selection, so that the next item gets the focus. */
export function useDeleteClosingGap(): () => void {
  const session = useEditorSession()
  const { view } = useTimelineTools()
  const focus = useFocusItem()
  return () => {
    const { selectedItemIds: itemIds, document } = session.store.getState()
    if (reportRefusal(session.apply({ type: 'deleteItems', itemIds, closeGaps: true, nowSeconds: nowSeconds() }))) return
    const { tracks, globalConfig } = session.store.getState().document.timeline
    const [before, after] = [document.timeline.tracks, tracks].map((shown) => drawnTracks(shown, globalConfig.captions.enabled))
    focus(nextFocusedItem(before!, after!, itemIds[0] ?? ''))
    announce(view, timelineTexts.removed)
  }
}
