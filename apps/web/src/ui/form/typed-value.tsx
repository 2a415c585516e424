import { useState } from 'react'
import { fieldClass } from './field-style.ts'

type TypedValueProps<V> = {
  label: string
  displayValue: string
  disabled?: boolean
  /** Parses the typed text; undefined when refused. */
  read: (text: string) => V | undefined
  onAccept: (value: V) => void
  /** Arrow up and down, while no text was typed. */
  onStep?: (steps: 1 | -1) => void
  inputMode?: 'text' | 'decimal'
  maxLength?: number
  placeholder?: string
  className?: string
}

/** Input for a value. Refused text is marked while typing and reverted on Enter and blur; Escape reverts. */
export function TypedValue<V>({
  label,
  displayValue,
  disabled,
  read,
  onAccept,
  onStep,
  inputMode = 'text',
  maxLength,
  placeholder,
  className,
}: TypedValueProps<V>) {
  const [draft, setDraft] = useState<string | null>(null)
  const isRefused = draft !== null && read(draft) === undefined
  const settle = () => {
    const typed = draft === null ? undefined : read(draft)
    setDraft(null)
    if (typed !== undefined) onAccept(typed)
  }
  return (
    <input
      type="text"
      inputMode={inputMode}
      maxLength={maxLength}
      placeholder={placeholder}
      spellCheck={false}
      aria-label={label}
      aria-invalid={isRefused || undefined}
      data-invalid={isRefused ? '' : undefined}
      disabled={disabled}
      value={draft ?? displayValue}
      onFocus={(event) => event.currentTarget.select()}
      onChange={(event) => setDraft(event.currentTarget.value)}
      onBlur={settle}
      onKeyDown={(event) => {
        if (event.key === 'Enter') settle()
        else if (event.key === 'Escape' && draft !== null) {
          event.stopPropagation()
          setDraft(null)
        } else if (onStep && draft === null && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
          event.preventDefault()
          onStep(event.key === 'ArrowUp' ? 1 : -1)
        }
      }}
      className={fieldClass('sm', className)}
    />
  )
}
