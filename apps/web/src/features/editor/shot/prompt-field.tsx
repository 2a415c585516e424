import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Field } from '../../../ui/form/field.tsx'
import { TextArea } from '../../../ui/form/text-area.tsx'

/** Debounce of typing before a commit, in ms. */
const PAUSE_MS = 1200
/** Limit of the server. */
const MAX_CHARACTERS = 5000

type PromptFieldProps = {
  label: string
  text: string
  hint: string
  rows?: number
  disabled?: boolean
  onCommit: (text: string) => void
  /** Called on blur after a change was committed. */
  onDone?: () => void
  /** Called with uncommitted text; null when there is none. */
  onDraft?: (draft: string | null) => void
}

/** Multi-line text field that commits after a pause and on blur, one undo step each. */
export function PromptField({ label, text, hint, rows = 4, disabled, onCommit, onDone, onDraft }: PromptFieldProps) {
  const [draft, setDraft] = useState<string | null>(null)
  const open = useRef<string | null>(null)
  const hasKept = useRef(false)
  const change = (next: string | null) => {
    open.current = next
    setDraft(next)
    onDraft?.(next)
  }
  const commit = () => {
    const typed = open.current
    if (typed !== null && typed !== text) {
      onCommit(typed)
      hasKept.current = true
    }
    if (typed !== null) change(null)
  }
  const leave = () => {
    commit()
    if (hasKept.current) onDone?.()
    hasKept.current = false
  }
  const commitNow = useEffectEvent(commit)
  useEffect(() => {
    if (draft === null) return
    const timer = setTimeout(commitNow, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [draft])
  useEffect(() => () => commitNow(), [])
  const value = draft ?? text
  return (
    <div className="relative">
      <Field label={label}>
        <TextArea
          rows={rows}
          value={value}
          placeholder={hint}
          disabled={disabled}
          maxLength={MAX_CHARACTERS}
          onChange={(event) => change(event.currentTarget.value)}
          onBlur={leave}
          className="min-h-20 text-13 disabled:text-text-off"
        />
      </Field>
      <span aria-hidden className="absolute top-0.5 end-0 text-12 text-text-3 tabular-nums">
        {value.length}
      </span>
    </div>
  )
}
