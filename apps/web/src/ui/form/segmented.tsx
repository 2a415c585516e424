import { Radio } from '@base-ui/react/radio'
import { RadioGroup } from '@base-ui/react/radio-group'
import { type ReactNode, useId } from 'react'
import { cx } from '../class-names.ts'

type Segment<V extends string> = {
  value: V
  label: string
  icon?: ReactNode
  disabled?: boolean
  /** Why it is disabled; said below the control. */
  reason?: string
}

type SegmentedProps<V extends string> = {
  label: string
  value: V
  segments: readonly Segment<V>[]
  onValueChange: (value: V) => void
  size?: 'sm' | 'md'
  className?: string
}

/** Segmented control; arrow keys change the selection. Why segments are disabled is read below it, and with it by screen readers. */
export function Segmented<V extends string>(props: SegmentedProps<V>) {
  const id = useId()
  const reasons = [...Map.groupBy(props.segments, ({ reason }) => reason)].flatMap(([reason, disabled]) =>
    reason === undefined ? [] : [`${disabled.map(({ label }) => label).join(', ')}: ${reason}`],
  )
  if (reasons.length === 0) return <Segments {...props} />
  return (
    <div className={cx('grid gap-1.5', props.className)}>
      <Segments {...props} className={undefined} reasonsId={id} />
      <ul id={id} className="grid gap-0.5 text-12 text-pretty text-text-3">
        {reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
    </div>
  )
}

type SegmentsProps<V extends string> = Omit<SegmentedProps<V>, 'className'> & { className?: string | undefined; reasonsId?: string }

function Segments<V extends string>({ label, value, segments, onValueChange, size = 'md', className, reasonsId }: SegmentsProps<V>) {
  return (
    <RadioGroup
      aria-label={label}
      aria-describedby={reasonsId}
      value={value}
      onValueChange={(next) => onValueChange(next as V)}
      className={cx('flex gap-0.5 rounded-md bg-well p-0.5 shadow-[inset_0_0_0_1px_var(--line)]', className)}
    >
      {segments.map((segment) => (
        <Radio.Root
          key={segment.value}
          value={segment.value}
          disabled={segment.disabled}
          nativeButton
          render={<button type="button" title={segment.reason} />}
          className={cx(
            'quick hit relative inline-flex grow basis-0 items-center justify-center gap-1.5 whitespace-nowrap rounded-sm border border-transparent px-2 text-13 font-medium text-text-2',
            'hover:text-text data-checked:border-line-2 data-checked:bg-hover data-checked:font-strong data-checked:text-text data-disabled:text-text-off [&_svg]:size-4',
            size === 'md' ? 'h-8' : 'h-6.5',
          )}
        >
          {segment.icon}
          {segment.label}
        </Radio.Root>
      ))}
    </RadioGroup>
  )
}
