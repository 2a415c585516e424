import type { ComponentProps } from 'react'
import { cx } from '../class-names.ts'

/** Surface with a hairline border, radius 12. Not nested. */
export function Card({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={cx('rounded-card border border-line bg-surface', className)} />
}
