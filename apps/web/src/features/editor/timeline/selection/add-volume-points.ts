import { itemsAt } from '@fablecut/domain/timeline/queries'
import { timecode } from '@fablecut/domain/timeline/output'
import { hasProperty } from '@fablecut/domain/timeline/visual-items'
import { soundTexts } from '../../../../texts/editor/sound.ts'
import { toast } from '../../../../ui/feedback/toast.tsx'
import { reportRefusal } from '../../session/report-refusal.ts'
import { announce } from '../timeline-view.ts'
import type { SelectionPorts } from './selection-ports.ts'

/** Adds keyframes of the volume at the playhead to the selected sounds and clips there, as one undo step. */
export function addVolumePoints({ session, playback, view }: SelectionPorts): void {
  const { document, selectedItemIds } = session.store.getState()
  const { frame } = playback.store.getState()
  const selected = new Set(selectedItemIds)
  const sounds = itemsAt(document.timeline.tracks, frame).filter((item) => selected.has(item.id) && hasProperty(item, 'volume'))
  if (sounds.length === 0) return void toast.error(soundTexts.noSoundHere)
  session.beginGesture()
  const refused = sounds.filter(({ id }) =>
    reportRefusal(session.apply({ type: 'setKeyframe', itemId: id, property: 'volume', atFrame: frame })),
  )
  session.endGesture()
  if (refused.length < sounds.length) announce(view, soundTexts.pointAdded(timecode(frame, document.timeline.globalConfig.fps)))
}
