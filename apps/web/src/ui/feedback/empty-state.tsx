import type { ReactNode } from 'react'
import { cx } from '../class-names.ts'

type EmptyStateProps = { text: string; picture?: ReactNode; action?: ReactNode; note?: ReactNode; className?: string }

/** Empty state: images, text, primary action. */
export function EmptyState({ text, picture, action, note, className }: EmptyStateProps) {
  return (
    <div className={cx('flex flex-col items-center gap-5 rounded-card border border-line px-4 py-12 text-center', className)}>
      {picture}
      <p className="max-w-120 text-balance text-16 font-medium">{text}</p>
      {action}
      {note && <p className="text-12 text-text-3">{note}</p>}
    </div>
  )
}
