import { useState } from 'react'
import { cx } from './class-names.ts'
import { fieldClass } from './field-style.ts'
import { Slider } from './slider.tsx'
import { readNumber } from './typed-number.ts'

type SliderFieldProps = {
  label: string
  value: number
  least: number
  most: number
  step: number
  /** Shown behind the number: `%`, `×`, ` s`. */
  unit?: string
  /** How many times larger a shown number is than its value: 100 for percent. */
  shownTimes?: number
  /** Always so many; absent: as many as there are, at most two. */
  decimals?: number
  /** What a typed value becomes; undefined where it is refused and the last one stays. */
  accept: (typed: number) => number | undefined
  onValueChange: (value: number) => void
  onBegin?: () => void
  onEnd?: () => void
  disabled?: boolean
}

/** Label, slider and the value to type. What is refused is marked while it is typed, and gone on Enter or when the field is left. Source: E-058, ED-14. */
export function SliderField({ label, value, unit = '', shownTimes = 1, decimals, accept, disabled, ...rest }: SliderFieldProps) {
  const shown = (one: number): string => {
    const rounded = Number((one * shownTimes).toFixed(decimals ?? 2))
    return `${decimals === undefined ? rounded : rounded.toFixed(decimals)}${unit}`
  }
  return (
    <div className="grid grid-cols-[84px_1fr_60px] items-center gap-2">
      <span aria-hidden className={cx('truncate text-13', disabled ? 'text-text-off' : 'text-text-2')}>
        {label}
      </span>
      <Slider {...rest} label={label} value={value} valueText={shown} disabled={disabled} />
      <TypedNumber
        label={label}
        shown={shown(value)}
        disabled={disabled}
        read={(text) => accept(readNumber(text, unit.trim()) / shownTimes)}
        onAccept={(next) => next !== value && rest.onValueChange(next)}
        onStep={(steps) => {
          const next = accept(value + steps * rest.step)
          if (next !== undefined) rest.onValueChange(next)
        }}
      />
    </div>
  )
}

type TypedNumberProps = {
  label: string
  shown: string
  disabled?: boolean
  read: (text: string) => number | undefined
  onAccept: (value: number) => void
  onStep: (steps: 1 | -1) => void
}

function TypedNumber({ label, shown, disabled, read, onAccept, onStep }: TypedNumberProps) {
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
      inputMode="decimal"
      aria-label={label}
      aria-invalid={isRefused || undefined}
      data-invalid={isRefused ? '' : undefined}
      disabled={disabled}
      value={draft ?? shown}
      onFocus={(event) => event.currentTarget.select()}
      onChange={(event) => setDraft(event.currentTarget.value)}
      onBlur={settle}
      onKeyDown={(event) => {
        if (event.key === 'Enter') settle()
        else if (event.key === 'Escape' && draft !== null) {
          event.stopPropagation()
          setDraft(null)
        } else if (draft === null && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
          event.preventDefault()
          onStep(event.key === 'ArrowUp' ? 1 : -1)
        }
      }}
      className={fieldClass('sm', 'text-right tabular-nums')}
    />
  )
}
