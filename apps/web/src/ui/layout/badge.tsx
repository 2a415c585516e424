import type { ReactNode } from 'react'
import { cx } from '../class-names.ts'

type BadgeProps = {
  children: ReactNode
  /** `plain` on surfaces, `picture` on images, `accent` for free actions. */
  tone?: 'plain' | 'picture' | 'accent'
  className?: string
}

const TONES = {
  plain: 'h-5 rounded-badge bg-hover px-1.5 font-medium text-text-2',
  picture: 'h-5 rounded-badge bg-on-picture px-1.5 font-strong text-text tabular-nums',
  accent: 'h-4 rounded-clip bg-accent px-1 font-strong text-on-accent',
}

export function Badge({ children, tone = 'plain', className }: BadgeProps) {
  return <span className={cx('inline-flex items-center whitespace-nowrap text-11', TONES[tone], className)}>{children}</span>
}
