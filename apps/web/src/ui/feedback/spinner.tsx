import { cx } from '../class-names.ts'

/** Only inside a busy control, never as a page placeholder. */
export function Spinner({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 16 16" aria-hidden className={cx('size-4 animate-spin', className)} fill="none" strokeWidth="2">
      <circle cx="8" cy="8" r="6" stroke="currentColor" opacity=".25" />
      <path d="M14 8a6 6 0 0 0-6-6" stroke="currentColor" strokeLinecap="round" />
    </svg>
  )
}
