import { cx } from '../class-names.ts'

/** Loading placeholder. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden className={cx('sheen rounded-md', className)} />
}
