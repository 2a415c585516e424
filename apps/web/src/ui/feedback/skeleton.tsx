import { cx } from '../class-names.ts'

/** The shape of what comes, with a slow sheen. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden className={cx('sheen rounded-md', className)} />
}
