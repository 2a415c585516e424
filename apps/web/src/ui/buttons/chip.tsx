import type { ComponentProps } from 'react'
import { cx } from '../class-names.ts'

type ChipProps = ComponentProps<'button'> & { selected?: boolean; dense?: boolean }

/** Pill of 32 (26 dense, 32 on touch); selected is inverse. */
export function Chip({ selected, dense = false, className, ...rest }: ChipProps) {
  return (
    <button
      type="button"
      aria-pressed={selected}
      {...rest}
      className={cx(
        'quick hit relative inline-flex shrink-0 items-center gap-1.5 whitespace-nowrap rounded-full border font-medium disabled:text-text-off',
        dense ? 'h-6.5 px-2.5 text-12 touch:h-8' : 'h-8 px-3.5 text-13',
        selected ? 'border-inverse bg-inverse text-on-inverse' : 'border-line-2 text-text-2 hover:bg-raised hover:text-text',
        className,
      )}
    />
  )
}
