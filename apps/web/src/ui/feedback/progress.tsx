import { Progress as Base } from '@base-ui/react/progress'
import type { ReactNode } from 'react'
import { cx } from '../class-names.ts'

type ProgressProps = {
  label: string
  /** 0 to 100; null while indeterminate. */
  percent: number | null
  /** Right of the label: a count or a percentage. */
  value?: ReactNode
  /** `aria-valuetext`. Default: `value` if it is text, else the percentage. */
  valueText?: string
  /** Below the bar: what happens next. */
  next?: ReactNode
  /** Visually hides the label. */
  labelHidden?: boolean
  className?: string
}

/** Progress bar, 4 px; measured, or estimated for exports (HD-38); empty while unknown. */
export function Progress({ label, percent, value, valueText, next, labelHidden = false, className }: ProgressProps) {
  return (
    <Base.Root
      value={percent}
      getAriaValueText={() => valueText ?? (typeof value === 'string' && value ? value : percent === null ? '' : `${percent}%`)}
      // A column that is no wider than its place, whatever the length of the label.
      className={cx('grid grid-cols-1 gap-2', className)}
    >
      <div className={cx('flex items-baseline justify-between gap-3 text-12 font-medium', labelHidden && 'sr-only')}>
        <Base.Label className="truncate text-text">{label}</Base.Label>
        <span className="shrink-0 font-regular text-text-2 tabular-nums">{value}</span>
      </div>
      <Base.Track className="h-1 overflow-hidden rounded-full bg-line-2">
        {percent !== null && <Base.Indicator className="h-full rounded-full bg-accent transition-[width] duration-(--m-slow) ease-out" />}
      </Base.Track>
      {next && <div className="text-12 text-text-2">{next}</div>}
    </Base.Root>
  )
}
