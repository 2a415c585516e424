import { cx } from '../class-names.ts'
import { Slider } from './slider.tsx'
import { parseNumber } from './parse-number.ts'
import { TypedValue } from './typed-value.tsx'

type SliderFieldProps = {
  label: string
  value: number
  min: number
  max: number
  step: number
  /** Shown after the number: `%`, `×`, ` s`. */
  unit?: string
  /** Factor from a value to its displayed number: 100 for percent. */
  shownTimes?: number
  /** Fixed number of decimals; absent: as many as needed, at most two. */
  decimals?: number
  /** Normalises a typed value; undefined refuses it. */
  accept: (typed: number) => number | undefined
  onValueChange: (value: number) => void
  onBegin?: () => void
  onEnd?: () => void
  disabled?: boolean
  /** Stands for the value, e.g. that several items have different ones. */
  shownInstead?: string
}

/** Slider with an input. Refused values are marked while typing and reverted on Enter and blur. */
export function SliderField({
  label,
  value,
  unit = '',
  shownTimes = 1,
  decimals,
  accept,
  disabled,
  shownInstead,
  ...rest
}: SliderFieldProps) {
  const format = (number: number): string => {
    const rounded = Number((number * shownTimes).toFixed(decimals ?? 2))
    return `${decimals === undefined ? rounded : rounded.toFixed(decimals)}${unit}`
  }
  return (
    <div className="grid grid-cols-[84px_1fr_60px] items-center gap-2">
      <span aria-hidden className={cx('truncate text-13', disabled ? 'text-text-off' : 'text-text-2')}>
        {label}
      </span>
      <Slider {...rest} label={label} value={value} valueText={(number) => shownInstead ?? format(number)} disabled={disabled} />
      <TypedValue
        label={label}
        inputMode="decimal"
        className="text-end tabular-nums"
        displayValue={shownInstead ?? format(value)}
        disabled={disabled}
        read={(text) => accept(parseNumber(text, unit.trim()) / shownTimes)}
        onAccept={(next) => (shownInstead !== undefined || next !== value) && rest.onValueChange(next)}
        onStep={(steps) => {
          const next = accept(value + steps * rest.step)
          if (next !== undefined) rest.onValueChange(next)
        }}
      />
    </div>
  )
}
