import { markerAt } from '@fablecut/domain/timeline/edit/markers/markers'
import type { Timeline } from '@fablecut/domain/timeline/model'
import type { EditorSession, Refused } from '../../session/editor-session.ts'

/** What can be moved on the ruler: a marker, or an end of the range. `text`: announcement of its new place. */
export type Mark = ({ readonly kind: 'marker'; readonly markerId: string } | { readonly kind: 'in' | 'out' }) & {
  readonly text: (at: string) => string
}

/** Where it is drawn; the end of the range after its last frame. */
export function frameOfMark({ markers = [], range }: Timeline, mark: Mark): number {
  if (mark.kind === 'marker') return markers.find(({ id }) => id === mark.markerId)?.frame ?? 0
  return (mark.kind === 'in' ? range?.startFrame : range?.endFrame) ?? 0
}

/** Moves a marker, or an end of the range up to the other one. */
export function moveMark(session: EditorSession, mark: Mark, frame: number): Refused {
  if (mark.kind === 'marker') return session.apply({ type: 'updateMarker', markerId: mark.markerId, frame })
  const { range } = session.store.getState().document.timeline
  if (!range) return null
  const { startFrame, endFrame } = range
  return session.apply({
    type: 'setRange',
    range:
      mark.kind === 'in'
        ? { startFrame: Math.min(frame, endFrame - 1), endFrame }
        : { startFrame, endFrame: Math.max(frame, startFrame + 1) },
  })
}

/** Moves it by frames from the keyboard; a marker leaps over frames that have one. */
export function stepMark(session: EditorSession, mark: Mark, frames: number): Refused {
  const { timeline } = session.store.getState().document
  const step = Math.sign(frames)
  let frame = frameOfMark(timeline, mark) + frames
  if (mark.kind === 'marker') while (frame > 0 && markerAt(timeline, frame)) frame += step
  return frame < 0 || (mark.kind === 'marker' && markerAt(timeline, frame)) ? null : moveMark(session, mark, frame)
}
