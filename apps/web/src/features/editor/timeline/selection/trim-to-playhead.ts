import { isInside } from '@fablecut/domain/timeline/edit/split/split-item'
import { findItem, primaryTrack } from '@fablecut/domain/timeline/edit/tracks'
import type { Edge } from '@fablecut/domain/timeline/edit/trim'
import type { Timeline, TimelineItem } from '@fablecut/domain/timeline/model'
import { timelineTexts } from '../../../../texts/editor/timeline.ts'
import { jumpTo } from '../../session/jump-to.ts'
import { reportCutSpeech } from '../../session/report-cut-speech.ts'
import { reportRefusal } from '../../session/report-refusal.ts'
import { clipName } from '../clips/clip-model.ts'
import { announce } from '../timeline-view.ts'
import type { SelectionPorts } from './selection-ports.ts'

/**
 * Trims the start or end of an item to the playhead: of the selected one under it, without a selection of the clip under it. The picture under the
 * playhead stays under it.
 */
export function trimToPlayhead({ session, playback, view }: SelectionPorts, selected: readonly string[], edge: Edge): void {
  const atFrame = playback.store.getState().frame
  const before = session.store.getState().document.timeline
  const item = itemUnder(before, atFrame, selected)
  if (!item) return void reportRefusal({ code: 'nothing_to_trim' })
  const op = { itemId: item.id, edge }
  if (reportRefusal(session.apply({ type: 'trimItemToFrame', ...op, atFrame }))) return
  const { timeline } = session.store.getState().document
  const trimmed = findItem(timeline, item.id)
  if (!trimmed.ok) return
  if (edge === 'left') jumpTo(playback, trimmed.value.item.startTimeInFrames)
  announce(view, timelineTexts.trimmed(clipName(trimmed.value.item, undefined, timeline.globalConfig.fps)))
  reportCutSpeech(session, before, op)
}

/** Clips come first, as the rest of their group is trimmed with them. */
function itemUnder(timeline: Timeline, frame: number, selected: readonly string[]): TimelineItem | undefined {
  const chosen = new Set(selected)
  const isUnder = (item: TimelineItem): boolean => (selected.length === 0 || chosen.has(item.id)) && isInside(item, frame)
  const clip = primaryTrack(timeline)?.items.find(isUnder)
  return clip ?? (selected.length === 0 ? undefined : timeline.tracks.flatMap(({ items }) => items).find(isUnder))
}
