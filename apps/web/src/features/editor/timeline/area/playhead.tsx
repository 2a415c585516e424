import { LAYOUT } from '../geometry/rows.ts'
import { timecode } from '@fablecut/domain/timeline/output'
import { useLayoutEffect, useRef } from 'react'
import { timelineTexts } from '../../../../texts/editor/timeline.ts'
import { useEditor, usePlaybackControls } from '../../session/editor-context.tsx'
import { useScale, useTimelineTools } from '../timeline-context.tsx'
import type { usePlayheadDrag } from '../gestures/use-playhead-drag.ts'

/** Playhead over ruler and rows; moves without re-rendering. */
export function Playhead({ drag }: { drag: ReturnType<typeof usePlayheadDrag> }) {
  const line = useRef<HTMLDivElement>(null)
  const handle = useRef<HTMLDivElement>(null)
  const { store } = usePlaybackControls()
  const { viewport } = useTimelineTools()
  const fps = useEditor(({ document }) => document.timeline.globalConfig.fps)
  const { pxPerFrame, totalFrames } = useScale()
  useLayoutEffect(() => {
    const show = ({ frame, isPlaying }: { frame: number; isPlaying: boolean }): void => {
      if (!line.current || !handle.current) return
      line.current.style.transform = `translateX(${LAYOUT.leftPanel + frame * pxPerFrame - LAYOUT.playhead / 2}px)`
      handle.current.setAttribute('aria-valuenow', String(frame))
      handle.current.setAttribute('aria-valuetext', timecode(frame, fps))
      if (isPlaying) viewport.followPlayhead(frame, performance.now())
    }
    show(store.getState())
    return store.subscribe(show)
  }, [store, viewport, fps, pxPerFrame])
  return (
    <div ref={line} className="pointer-events-none absolute inset-y-0 start-0 z-30 flex justify-center" style={{ width: LAYOUT.playhead }}>
      <span className="absolute inset-y-0 w-0.5 bg-accent" />
      <div
        ref={handle}
        role="slider"
        tabIndex={0}
        aria-label={timelineTexts.playhead}
        aria-valuemin={0}
        aria-valuemax={totalFrames - 1}
        aria-valuenow={0}
        className="pointer-events-auto sticky top-3.5 h-4 w-2.5 cursor-ew-resize touch-none rounded-[3px_3px_5px_5px] bg-accent after:absolute after:-inset-2"
        {...drag}
      />
    </div>
  )
}
