import type { TimelineEdit } from '@fablecut/domain/timeline/edit/values/edits'
import type { Shape, TitlePreset } from '@fablecut/domain/timeline/titles'
import { looksTexts } from '../../../../texts/editor/looks.ts'
import { timelineTexts } from '../../../../texts/editor/timeline.ts'
import { newItemId } from '../../session/new-ids.ts'
import { reportRefusal } from '../../session/report-refusal.ts'
import type { SelectionPorts } from '../selection/selection-ports.ts'
import { announce } from '../timeline-view.ts'

/** What is added over the film. */
export type Drawn =
  | { readonly type: 'title'; readonly preset: TitlePreset }
  | { readonly type: 'shape'; readonly shape: Shape['shape'] }
  | { readonly type: 'sticker'; readonly art: string }

/** Adds a title, shape or sticker at the playhead, and selects it. */
export function addDrawn({ session, playback, view }: SelectionPorts, drawn: Drawn): void {
  const newId = newItemId()
  const startFrame = playback.store.getState().frame
  if (reportRefusal(session.apply(editOf(drawn, { startFrame, newId })))) return
  session.select([newId])
  announce(view, timelineTexts.drawn.added(nameOf(drawn)))
}

function nameOf(drawn: Drawn): string {
  if (drawn.type === 'title') return looksTexts.presets[drawn.preset]
  return drawn.type === 'shape' ? looksTexts.shapes[drawn.shape] : looksTexts.sticker(drawn.art)
}

function editOf(drawn: Drawn, place: { readonly startFrame: number; readonly newId: string }): TimelineEdit {
  if (drawn.type === 'title') return { type: 'addTitle', text: looksTexts.samples[drawn.preset], preset: drawn.preset, ...place }
  if (drawn.type === 'shape') return { type: 'addShape', shape: drawn.shape, ...place }
  return { type: 'addSticker', art: drawn.art, ...place }
}
