import type { ComponentProps } from 'react'
import { cx } from '../class-names.ts'

/** Surface with a hairline, radius 12. Never a card in a card. */
export function Card({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={cx('rounded-card border border-line bg-surface', className)} />
}
