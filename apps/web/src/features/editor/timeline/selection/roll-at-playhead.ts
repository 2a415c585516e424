import { primaryTrack } from '@fablecut/domain/timeline/edit/tracks'
import type { Edge } from '@fablecut/domain/timeline/edit/trim'
import { endFrame } from '@fablecut/domain/timeline/frames'
import type { TimelineItem } from '@fablecut/domain/timeline/model'
import { timelineTexts } from '../../../../texts/editor/timeline.ts'
import { reportRefusal } from '../../session/report-refusal.ts'
import { announce } from '../timeline-view.ts'
import type { SelectionPorts } from './selection-ports.ts'

/** Moves the cut nearest to the playhead, among those of the selected items, else of the film. */
export function rollAtPlayhead({ session, playback, view }: SelectionPorts, frames: number): void {
  const { document, selectedItemIds } = session.store.getState()
  const chosen = new Set(selectedItemIds)
  const selected = document.timeline.tracks.flatMap(({ items }) => items.filter(({ id }) => chosen.has(id)))
  const items = selected.length > 0 ? selected : (primaryTrack(document.timeline)?.items ?? [])
  const cut = nearestCut(
    document.timeline.tracks.map((track) => track.items),
    items,
    playback.store.getState().frame,
  )
  const refused = cut ? session.apply({ type: 'rollCut', ...cut, frames }) : ({ code: 'no_cut' } as const)
  if (!reportRefusal(refused)) announce(view, timelineTexts.rolled)
}

type Cut = { readonly itemId: string; readonly edge: Edge }

function nearestCut(rows: readonly (readonly TimelineItem[])[], items: readonly TimelineItem[], frame: number): Cut | undefined {
  const touched = rows.map((row) => ({
    ids: new Set(row.map(({ id }) => id)),
    starts: new Set(row.map(({ startTimeInFrames }) => startTimeInFrames)),
    ends: new Set(row.map(endFrame)),
  }))
  const cuts = items.flatMap((item): (Cut & { readonly distance: number })[] => {
    const row = touched.find(({ ids }) => ids.has(item.id))
    const [start, end] = [item.startTimeInFrames, endFrame(item)]
    return [
      ...(row?.ends.has(start) ? [{ itemId: item.id, edge: 'left' as const, distance: Math.abs(start - frame) }] : []),
      ...(row?.starts.has(end) ? [{ itemId: item.id, edge: 'right' as const, distance: Math.abs(end - frame) }] : []),
    ]
  })
  const nearest = cuts.toSorted((a, b) => a.distance - b.distance)[0]
  return nearest && { itemId: nearest.itemId, edge: nearest.edge }
}
