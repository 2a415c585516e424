import { planBeatCuts } from '@fablecut/domain/timeline/edit/beats/plan-beat-cuts'
import { songItems } from '@fablecut/domain/timeline/beats/film-beats'
import { timelineTexts } from '../../../../texts/editor/timeline.ts'
import { toast } from '../../../../ui/feedback/toast.tsx'
import { reportRefusal } from '../../session/report-refusal.ts'
import type { SelectionPorts } from '../selection/selection-ports.ts'
import { announce } from '../timeline-view.ts'
import { beatsOfFilm } from './known-beats.ts'

const texts = timelineTexts.beats

/** Moves the cuts of the film to the beats of its music, and says how many moved and why others stay. */
export function cutFilmToBeat({ session, view }: Pick<SelectionPorts, 'session' | 'view'>): void {
  const { timeline } = session.store.getState().document
  const { songBeats } = view.getState()
  const songs = songItems(timeline)
  if (songs.length > 0 && songs.every(({ mediaAssetId }) => !songBeats.has(mediaAssetId))) return void toast.info(texts.loading)
  const frames = beatsOfFilm(timeline, songBeats).flatMap(({ frame, kind }) => (kind === 'word' ? [] : [frame]))
  const plan = planBeatCuts(timeline, frames)
  if (reportRefusal(session.apply({ type: 'cutToBeat', frames }))) return
  const text = texts.done(plan)
  announce(view, text)
  if (plan.moved === 0) toast.info(text)
  else toast.info(text, { label: timelineTexts.undo, onSelect: () => void session.undo() })
}
