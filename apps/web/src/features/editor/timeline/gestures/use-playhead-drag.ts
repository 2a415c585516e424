import { xToFrame } from '../geometry/scale.ts'
import { EMPTY_SELECTION } from '@fablecut/domain/timeline/edit/selection'
import { useRef, type PointerEvent } from 'react'
import { useEditorSession, usePlaybackControls } from '../../session/editor-context.tsx'
import { useTimelineTools } from '../timeline-context.tsx'
import { usePointerCapture } from './use-pointer-capture.ts'

/**
 *     press: pauses, clears selection and preview, seeks -> move: seeks -> release: resumes playback if it was playing
 *
 * For the playhead and the ruler.
 */
export function usePlayheadDrag() {
  const session = useEditorSession()
  const playback = usePlaybackControls()
  const { viewport } = useTimelineTools()
  const wasPlaying = useRef(false)
  const seek = (pointer: { clientX: number; clientY: number }): void => {
    const { x, pxPerFrame } = viewport.pointAt(pointer)
    playback.seek(xToFrame(Math.max(0, x), pxPerFrame))
  }
  const hold = usePointerCapture({
    move: seek,
    end: () => wasPlaying.current && playback.play(),
    cancel: () => wasPlaying.current && playback.play(),
  })
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0) return
      wasPlaying.current = playback.store.getState().isPlaying
      playback.pause()
      session.select(EMPTY_SELECTION)
      session.store.setState({ previewingMediaAsset: null })
      seek(event)
      hold(event)
    },
  }
}
