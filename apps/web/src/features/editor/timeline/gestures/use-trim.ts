import type { Edge } from '@fablecut/domain/timeline/edit/trim'
import type { PointerEvent } from 'react'
import { useEditorSession, usePlaybackControls } from '../../session/editor-context.tsx'
import { reportCutSpeech } from '../../session/report-cut-speech.ts'
import { reportTrim } from '../../session/report-trim.ts'
import { useTimelineTools } from '../timeline-context.tsx'
import { snapTargetsOf } from '../snapping/snap-targets.ts'
import { moveTrim, pressTrim, trimGuide } from './trim.ts'
import { usePointerCapture } from './use-pointer-capture.ts'

/** Trim gesture: previewed while dragging, committed on release, cancelled by Escape. */
export function useTrim() {
  const session = useEditorSession()
  const playback = usePlaybackControls()
  const { view, viewport } = useTimelineTools()
  const clear = (): void => view.setState({ trim: null, guideFrame: null })
  const hold = usePointerCapture({
    move(place) {
      const { trim } = view.getState()
      if (!trim) return
      const { x, pxPerFrame } = viewport.pointAt(place)
      const snapTargets = snapTargetsOf({
        isOn: view.getState().isMagnetOn && !place.altKey,
        pxPerFrame,
        timeline: trim.from,
        songBeats: view.getState().songBeats,
        movedIds: trim.preview.items.map(({ id }) => id),
        playheadFrame: playback.store.getState().frame,
      })
      const next = moveTrim(trim, x, snapTargets)
      if (next !== trim) view.setState({ trim: next, guideFrame: trimGuide(next, playback.store.getState().frame) })
    },
    end() {
      const { trim } = view.getState()
      clear()
      if (!trim) return
      const { itemId, edge, preview } = trim
      const trimmed = { itemId, edge, frames: preview.frames }
      const before = session.store.getState().document.timeline
      if (!reportTrim(session.apply({ type: 'trimItem', ...trimmed }))) reportCutSpeech(session, before, trimmed)
    },
    cancel: clear,
  })
  return (press: PointerEvent<HTMLElement>, itemId: string, edge: Edge): void => {
    if (session.store.getState().readOnlyReason !== null) return
    const { x, pxPerFrame } = viewport.pointAt(press)
    const trim = pressTrim(session.store.getState().document.timeline, { itemId, edge, x, pxPerFrame })
    if (!trim.ok) return void reportTrim(trim.refusal)
    view.setState({ trim: trim.value })
    hold(press)
  }
}
