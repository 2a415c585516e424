import { timecode } from '@fablecut/domain/timeline/output'
import { useState } from 'react'
import { fieldClass } from '../../../ui/form/field-style.ts'
import { parseTimecode } from './parse-timecode.ts'

type TimeFieldProps = { label: string; frame: number; fps: number; onFrameChange: (frame: number) => void }

/** Time field, typed as `mm:ss:frame` or in seconds. Invalid input is marked and reverted on blur; Escape reverts. */
export function TimeField({ label, frame, fps, onFrameChange }: TimeFieldProps) {
  const [draft, setDraft] = useState<string | null>(null)
  const isRefused = draft !== null && parseTimecode(draft, fps) === undefined
  const settle = () => {
    const typed = draft === null ? undefined : parseTimecode(draft, fps)
    setDraft(null)
    if (typed !== undefined && typed !== frame) onFrameChange(typed)
  }
  return (
    <label className="grid gap-1 text-12 text-text-3">
      {label}
      <input
        type="text"
        value={draft ?? timecode(frame, fps)}
        aria-invalid={isRefused || undefined}
        data-invalid={isRefused ? '' : undefined}
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => setDraft(event.currentTarget.value)}
        onBlur={settle}
        onKeyDown={(event) => {
          if (event.key === 'Enter') settle()
          if (event.key !== 'Escape' || draft === null) return
          event.stopPropagation()
          setDraft(null)
        }}
        className={fieldClass('sm', 'tabular-nums')}
      />
    </label>
  )
}
