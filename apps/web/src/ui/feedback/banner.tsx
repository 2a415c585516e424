import { Info } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from '../class-names.ts'

type BannerProps = { children: ReactNode; tone?: 'info' | 'danger'; className?: string }

/** Notice for the block below it. */
export function Banner({ children, tone = 'info', className }: BannerProps) {
  return (
    <div
      role={tone === 'danger' ? 'alert' : 'note'}
      className={cx(
        'flex items-start gap-2.5 rounded-md px-3 py-2.5 text-13',
        tone === 'danger' ? 'bg-danger-soft text-danger' : 'border border-line bg-surface text-text-2',
        className,
      )}
    >
      <Info aria-hidden className="mt-0.5 size-4 shrink-0" />
      <div className="min-w-0 grow">{children}</div>
    </div>
  )
}
