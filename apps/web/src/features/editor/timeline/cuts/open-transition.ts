import { looksTexts } from '../../../../texts/editor/looks.ts'
import { toast } from '../../../../ui/feedback/toast.tsx'
import { drawnTracks } from '../geometry/rows.ts'
import { layoutRows } from '../row-layout.ts'
import type { SelectionPorts } from '../selection/selection-ports.ts'
import type { TimelineViewport } from '../viewport.ts'
import { cutFor } from './visible-cuts.ts'

/** Opens the transitions at the cut before the selected clip, else at the cut nearest to the playhead. */
export function openTransition({ session, playback, view }: SelectionPorts, viewport: TimelineViewport): void {
  const { document, selectedItemIds, readOnlyReason } = session.store.getState()
  const { tracks, globalConfig } = document.timeline
  if (readOnlyReason !== null) return void toast.error(readOnlyReason)
  const clip = cutFor(document.timeline, selectedItemIds, playback.store.getState().frame)
  const row = layoutRows(drawnTracks(tracks, globalConfig.captions.enabled)).rows.find(({ track }) => track.isPrimary)
  if (!clip || !row) return void toast.error(looksTexts.noCutHere)
  const at = clip.startTimeInFrames
  viewport.reveal({ from: Math.max(0, at - 1), to: at + 1 }, row)
  view.setState({ cutItemId: clip.id })
}
