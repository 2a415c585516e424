import type { ReactNode } from 'react'
import { cx } from '../../ui/class-names.ts'
import { Select } from '../../ui/form/select.tsx'

/** A control below its visible name. The control carries its own accessible name. */
export function PlanField({ label, className, children }: { label: string; className?: string; children: ReactNode }) {
  return (
    <div className={cx('grid min-w-0 content-start gap-1', className)}>
      <span aria-hidden className="text-12 text-text-3">
        {label}
      </span>
      {children}
    </div>
  )
}

type PlanSelectProps<V extends string> = {
  label: string
  /** Accessible name; default: the label. */
  name?: string
  value: V
  /** Values with their texts, in order. */
  texts: Readonly<Record<V, string>>
  onChange: (value: V) => void
}

/** A select of the values of a plan's field. */
export function PlanSelect<V extends string>({ label, name = label, value, texts, onChange }: PlanSelectProps<V>) {
  const options = (Object.keys(texts) as V[]).map((option) => ({ value: option, label: texts[option] }))
  return (
    <PlanField label={label}>
      <Select size="sm" label={name} value={value} options={options} onValueChange={onChange} />
    </PlanField>
  )
}
