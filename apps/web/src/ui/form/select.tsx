import { Select as Base } from '@base-ui/react/select'
import { Check, ChevronDown } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { buttonClass } from '../buttons/button-style.ts'
import { cx } from '../class-names.ts'

export type SelectOption<V extends string> = {
  value: V
  label: string
  /** Second line, in secondary colour. */
  note?: string
  disabled?: boolean
  /** Font family of the label. */
  face?: string
}

type SelectProps<V extends string> = {
  label: string
  value: V
  options: readonly SelectOption<V>[]
  onValueChange: (value: V) => void
  icon?: ReactNode
  /** Secondary text to the right of the selected label. */
  hint?: string
  size?: 'sm' | 'md' | 'lg'
  disabled?: boolean
  className?: string
}

/** Select with a list below. `label` is its accessible name. */
export function Select<V extends string>({ label, value, options, onValueChange, icon, hint, size, disabled, className }: SelectProps<V>) {
  const id = useId()
  return (
    <Base.Root value={value} onValueChange={(next) => next !== null && onValueChange(next as V)} items={options} disabled={disabled}>
      <span id={`${id}-label`} hidden>
        {label}
      </span>
      <Base.Trigger
        id={id}
        aria-labelledby={`${id}-label ${id}`}
        className={cx(buttonClass({ variant: 'raised', size }), 'w-full min-w-0 justify-start font-medium', className)}
      >
        {icon}
        <Base.Value className="min-w-0 truncate" />
        {hint && <span className="min-w-0 shrink-[2] truncate text-12 font-regular text-text-3">{hint}</span>}
        <Base.Icon className="ms-auto">
          <ChevronDown aria-hidden />
        </Base.Icon>
      </Base.Trigger>
      <Base.Portal role="region" aria-label={label}>
        <Base.Positioner sideOffset={6} alignItemWithTrigger={false} className="z-40">
          <Base.Popup className="max-h-(--available-height) max-w-(--available-width) min-w-(--anchor-width) overflow-y-auto rounded-card bg-raised p-1.5 shadow-pop transition-opacity duration-(--m-base) data-ending-style:opacity-0 data-starting-style:opacity-0">
            {options.map((option) => (
              <Option key={option.value} option={option} />
            ))}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}

function Option<V extends string>({ option }: { option: SelectOption<V> }) {
  return (
    <Base.Item
      value={option.value}
      disabled={option.disabled}
      className="flex min-h-8.5 items-center gap-2 rounded-sm px-2.5 py-1 text-13 outline-none data-disabled:text-text-off data-highlighted:bg-hover touch:min-h-11"
    >
      <span className="min-w-0 grow">
        <Base.ItemText className="block" style={option.face ? { fontFamily: option.face } : undefined}>
          {option.label}
        </Base.ItemText>
        {option.note && <span className="block text-12 text-text-3">{option.note}</span>}
      </span>
      <Base.ItemIndicator>
        <Check aria-hidden className="size-4 text-accent" />
      </Base.ItemIndicator>
    </Base.Item>
  )
}
