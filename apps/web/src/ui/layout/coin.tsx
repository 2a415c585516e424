import { cx } from '../class-names.ts'

/** Icon of the credits in the text's colour. */
export function Coin({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 14 14" aria-hidden className={cx('size-3.5 shrink-0', className)} fill="currentColor">
      <path d="M8.3.6a6.5 6.5 0 0 0-5 11.7L8.3.6Z" opacity=".72" />
      <path d="M10.7 1.7a6.5 6.5 0 0 1-5 11.7l5-11.7Z" />
    </svg>
  )
}
