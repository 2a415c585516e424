import { drawnTracks } from '../geometry/rows.ts'
import { endFrame } from '@fablecut/domain/timeline/frames'
import { flushSync } from 'react-dom'
import { useEditorSession } from '../../session/editor-context.tsx'
import { layoutRows } from '../row-layout.ts'
import { useTimelineTools } from '../timeline-context.tsx'
import { findOnTracks } from '../visible-items.ts'

/** The mounted item, else the timeline. */
export const focusTarget = (id: string | null): HTMLElement | null =>
  (id === null ? null : document.querySelector<HTMLElement>(`[data-item="${CSS.escape(id)}"]`)) ??
  document.querySelector<HTMLElement>('#editor-timeline')

/** Scrolls an item into view and focuses it; null focuses the timeline. */
export function useFocusItem(): (id: string | null) => void {
  const session = useEditorSession()
  const { view, viewport } = useTimelineTools()
  return (id) => {
    const { tracks, globalConfig } = session.store.getState().document.timeline
    const drawn = drawnTracks(tracks, globalConfig.captions.enabled)
    const location = id === null ? undefined : findOnTracks(drawn, id)
    const row = location && layoutRows(drawn).rows.find(({ track }) => track === location.track)
    if (!location || !row) return focusTarget(null)?.focus({ preventScroll: true })
    flushSync(() => view.setState({ focusedId: location.item.id }))
    viewport.reveal({ from: location.item.startTimeInFrames, to: endFrame(location.item) }, row)
    focusTarget(location.item.id)?.focus({ preventScroll: true })
  }
}
