import type { TimelineEdit } from '@fablecut/domain/timeline/edit/values/edits'
import type { KeyboardEvent, MouseEvent } from 'react'
import { useEditorSession } from '../../session/editor-context.tsx'
import { reportRefusal } from '../../session/report-refusal.ts'
import { useTimelineTools } from '../timeline-context.tsx'
import { announce } from '../timeline-view.ts'
import { useHandleDrag, type Pulled } from './use-handle-drag.ts'

type SoundHandleProps = {
  label: string
  /** As it is read out. */
  valueText: string
  value: number
  max: number
  /** Centre, in px from the top left of the clip. */
  x: number
  y: number
  isRound?: boolean
  onPull: (pulled: Pulled) => TimelineEdit
  /** The edit of a key; null for keys of others. */
  onKey: (event: KeyboardEvent) => TimelineEdit | null
  /** What Delete does. */
  onRemove: () => void
}

/** A slider on a clip: dragged, or moved by the keys while it has the focus. */
export function SoundHandle({ label, valueText, value, max, x, y, isRound = false, onPull, onKey, onRemove }: SoundHandleProps) {
  const session = useEditorSession()
  const { view } = useTimelineTools()
  const press = useHandleDrag(() => announce(view, `${label}: ${valueText}`))
  const onKeyDown = (event: KeyboardEvent): void => {
    const isRemoval = event.key === 'Delete' || event.key === 'Backspace'
    const edit = isRemoval ? null : onKey(event)
    if (!edit && !isRemoval) return
    event.preventDefault()
    event.stopPropagation()
    if (!event.repeat) session.endGesture()
    if (!edit) return onRemove()
    session.beginGesture()
    reportRefusal(session.apply(edit))
  }
  return (
    <span
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={value}
      aria-valuetext={valueText}
      title={`${label}: ${valueText}`}
      className="group/handle absolute z-30 grid size-5 -translate-1/2 cursor-grab touch-none place-items-center rounded-full outline-none"
      style={{ left: x, top: y }}
      onPointerDown={(event) => press(event, onPull)}
      // Would start the drag of the clip.
      onMouseDown={(event: MouseEvent) => event.preventDefault()}
      onClick={(event) => event.stopPropagation()}
      onDoubleClick={(event) => event.stopPropagation()}
      onKeyDown={onKeyDown}
      onKeyUp={session.endGesture}
      onBlur={session.endGesture}
    >
      <span
        aria-hidden
        className={`size-2.5 border border-bg bg-text group-focus-visible/handle:ring-2 group-focus-visible/handle:ring-accent ${isRound ? 'rounded-full' : 'rounded-badge'}`}
      />
    </span>
  )
}
