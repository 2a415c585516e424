import { NumberField } from '@base-ui/react/number-field'
import { Minus, Plus } from 'lucide-react'
import { cx } from '../class-names.ts'

type StepperProps = {
  label: string
  lessLabel: string
  moreLabel: string
  value: number
  min: number
  max: number
  onValueChange: (value: number) => void
  className?: string
}

const BUTTON =
  'quick grid w-10 shrink-0 place-items-center text-text-2 hover:bg-hover hover:text-text disabled:text-text-off [&_svg]:size-4'

/** A whole number between two bounds: buttons, arrow keys, or typed. */
export function Stepper({ label, lessLabel, moreLabel, value, min, max, onValueChange, className }: StepperProps) {
  return (
    <NumberField.Root value={value} min={min} max={max} step={1} onValueChange={(next) => next !== null && onValueChange(Math.round(next))}>
      <NumberField.Group
        className={cx(
          'flex h-9 overflow-hidden rounded-md bg-well shadow-[inset_0_0_0_1px_var(--line)] focus-within:shadow-(--focus)',
          className,
        )}
      >
        <NumberField.Decrement aria-label={lessLabel} className={BUTTON}>
          <Minus aria-hidden />
        </NumberField.Decrement>
        <NumberField.Input
          aria-label={label}
          className="w-full min-w-0 grow bg-transparent text-center text-14 font-strong text-text tabular-nums outline-none focus-visible:shadow-none"
        />
        <NumberField.Increment aria-label={moreLabel} className={BUTTON}>
          <Plus aria-hidden />
        </NumberField.Increment>
      </NumberField.Group>
    </NumberField.Root>
  )
}
