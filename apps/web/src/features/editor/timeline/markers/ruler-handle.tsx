import { timecode } from '@fablecut/domain/timeline/output'
import type { CSSProperties, FocusEvent, KeyboardEvent } from 'react'
import { timelineTexts } from '../../../../texts/editor/timeline.ts'
import { cx } from '../../../../ui/class-names.ts'
import { useEditor, useEditorSession, usePlaybackControls } from '../../session/editor-context.tsx'
import { jumpTo } from '../../session/jump-to.ts'
import { reportRefusal } from '../../session/report-refusal.ts'
import { useScale, useTimelineTools } from '../timeline-context.tsx'
import { announce } from '../timeline-view.ts'
import { clearRange } from './add-marker-at-playhead.ts'
import { frameOfMark, stepMark, type Mark } from './move-mark.ts'
import { useMarkDrag } from './use-mark-drag.ts'

const texts = timelineTexts.markers

type RulerHandleProps = {
  mark: Mark
  frame: number
  label: string
  title?: string
  isTabStop?: boolean
  className: string
  style: CSSProperties
  onFocus?: (event: FocusEvent<HTMLElement>) => void
}

/** A marker or an end of the range: moved by pointer, touch and keys. */
export function RulerHandle({ mark, frame, label, title, isTabStop = true, className, style, onFocus }: RulerHandleProps) {
  const fps = useEditor(({ document }) => document.timeline.globalConfig.fps)
  const { totalFrames } = useScale()
  const keys = useMarkKeys(mark)
  const press = useMarkDrag(mark)
  return (
    <span
      role="slider"
      tabIndex={isTabStop ? 0 : -1}
      data-ruler-handle={mark.kind}
      {...(mark.kind === 'marker' && { 'data-marker': mark.markerId, 'aria-description': texts.flagHelp })}
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={Math.max(totalFrames, frame)}
      aria-valuenow={frame}
      aria-valuetext={timecode(frame, fps)}
      title={title}
      className={cx('pointer-events-auto absolute cursor-ew-resize touch-none after:absolute after:-inset-x-2 after:-inset-y-1', className)}
      style={style}
      onFocus={onFocus}
      onPointerDown={press}
      {...keys}
    />
  )
}

/** A held arrow is one undo step. */
function useMarkKeys(mark: Mark) {
  const session = useEditorSession()
  const playback = usePlaybackControls()
  const { view } = useTimelineTools()
  const timeline = () => session.store.getState().document.timeline
  const remove = (): void => {
    if (mark.kind !== 'marker') return clearRange({ session, playback, view })
    if (!reportRefusal(session.apply({ type: 'removeMarker', markerId: mark.markerId }))) announce(view, texts.removed)
  }
  const step = (direction: -1 | 1, isFar: boolean): void => {
    session.beginGesture()
    reportRefusal(stepMark(session, mark, direction * (isFar ? Math.round(timeline().globalConfig.fps) : 1)))
  }
  const run = (event: KeyboardEvent<HTMLElement>): boolean => {
    switch (event.key) {
      case 'ArrowLeft':
      case 'ArrowRight':
        step(event.key === 'ArrowLeft' ? -1 : 1, event.shiftKey)
        return true
      case 'ArrowUp':
      case 'ArrowDown':
        return focusNeighbour(event.currentTarget, event.key === 'ArrowUp' ? -1 : 1)
      case 'Enter':
        jumpTo(playback, frameOfMark(timeline(), mark))
        return true
      case 'F2':
        if (mark.kind === 'marker') view.setState({ showsMarkers: { markerId: mark.markerId } })
        return true
      case 'Delete':
      case 'Backspace':
        remove()
        return true
      default:
        return false
    }
  }
  return {
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      if (event.ctrlKey || event.metaKey || event.altKey || !run(event)) return
      event.preventDefault()
      event.stopPropagation()
    },
    onKeyUp: () => session.endGesture(),
    onBlur: () => session.endGesture(),
    ...(mark.kind === 'marker' && { onDoubleClick: () => view.setState({ showsMarkers: { markerId: mark.markerId } }) }),
  }
}

function focusNeighbour(handle: HTMLElement, by: -1 | 1): boolean {
  const handles = [...(handle.parentElement?.querySelectorAll<HTMLElement>('[data-ruler-handle]') ?? [])]
  handles[handles.indexOf(handle) + by]?.focus()
  return true
}
