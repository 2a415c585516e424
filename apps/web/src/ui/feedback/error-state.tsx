import type { ReactNode } from 'react'
import { cx } from '../class-names.ts'

type ErrorStateProps = { title: string; text?: string; action?: ReactNode; className?: string; level?: 1 | 2 }

/** Error state: what happened, what was saved, what to do. */
export function ErrorState({ title, text, action, className, level = 2 }: ErrorStateProps) {
  const Heading = level === 1 ? 'h1' : 'h2'
  return (
    <div role="alert" className={cx('flex flex-col items-center gap-2 px-4 py-14 text-center', className)}>
      <Heading className="text-20 font-strong">{title}</Heading>
      {text && <p className="max-w-120 text-balance text-text-2">{text}</p>}
      {action && <div className="mt-3 flex flex-wrap justify-center gap-2">{action}</div>}
    </div>
  )
}
