import { timecode } from '@fablecut/domain/timeline/output'
import { useRef, type PointerEvent } from 'react'
import { useEditorSession, usePlaybackControls } from '../../session/editor-context.tsx'
import { jumpTo } from '../../session/jump-to.ts'
import { snapTargetsOf } from '../snapping/snap-targets.ts'
import { usePointerCapture } from '../gestures/use-pointer-capture.ts'
import { useTimelineTools } from '../timeline-context.tsx'
import { announce } from '../timeline-view.ts'
import { snapOffset } from '@fablecut/domain/timeline/edit/boundaries'
import { frameOfMark, moveMark, type Mark } from './move-mark.ts'

/** A press that moves less, in px, is a click. */
const DRAG_PX = 3

/**
 *     press -> move: the mark follows, snapping -> release: one undo step; Escape: as before. Without a move: goes there.
 */
export function useMarkDrag(mark: Mark) {
  const session = useEditorSession()
  const playback = usePlaybackControls()
  const { view, viewport } = useTimelineTools()
  const pressed = useRef({ clientX: 0, isMoved: false })
  const timeline = () => session.store.getState().document.timeline
  const clear = (): void => view.setState({ guideFrame: null })
  const hold = usePointerCapture({
    move({ clientX, clientY, altKey }) {
      if (!pressed.current.isMoved && Math.abs(clientX - pressed.current.clientX) < DRAG_PX) return
      if (session.store.getState().readOnlyReason !== null) return
      if (!pressed.current.isMoved) session.beginGesture()
      pressed.current.isMoved = true
      const { x, pxPerFrame } = viewport.pointAt({ clientX, clientY })
      const targets = snapTargetsOf({
        isOn: view.getState().isMagnetOn && !altKey,
        pxPerFrame,
        timeline: withoutMark(timeline(), mark),
        songBeats: view.getState().songBeats,
        movedIds: [],
        playheadFrame: playback.store.getState().frame,
      })
      const frame = Math.max(0, Math.round(x / pxPerFrame))
      const offset = targets ? snapOffset(targets, [frame]) : 0
      moveMark(session, mark, frame + offset)
      view.setState({ guideFrame: targets?.frames.includes(frame + offset) ? frame + offset : null })
    },
    end() {
      clear()
      if (!pressed.current.isMoved) return jumpTo(playback, frameOfMark(timeline(), mark))
      session.endGesture()
      announce(view, mark.text(timecode(frameOfMark(timeline(), mark), timeline().globalConfig.fps)))
    },
    cancel() {
      clear()
      if (pressed.current.isMoved) session.cancelGesture()
    },
  })
  return (press: PointerEvent<HTMLElement>): void => {
    if (press.button !== 0) return
    press.stopPropagation()
    pressed.current = { clientX: press.clientX, isMoved: false }
    hold(press)
  }
}

type Marked = Parameters<typeof snapTargetsOf>[0]['timeline']

function withoutMark({ markers = [], range, ...others }: Marked, mark: Mark): Marked {
  if (mark.kind === 'marker') return { ...others, markers: markers.filter(({ id }) => id !== mark.markerId), ...(range && { range }) }
  return { ...others, markers }
}
