import { cx } from '../class-names.ts'

export type StatusTone = 'success' | 'active' | 'danger' | 'quiet'

const DOTS: Record<StatusTone, string> = {
  success: 'bg-success',
  active: 'bg-accent ring-3 ring-accent-soft',
  danger: 'bg-danger',
  quiet: 'bg-text-3',
}
const WORDS: Record<StatusTone, string> = { success: 'text-text-2', active: 'text-accent', danger: 'text-danger', quiet: 'text-text-2' }

/** Status dot with a label. */
export function StatusDot({ tone, word, className }: { tone: StatusTone; word: string; className?: string }) {
  return (
    <span className={cx('inline-flex items-center gap-2 whitespace-nowrap text-12 font-medium', WORDS[tone], className)}>
      <span aria-hidden className={cx('size-1.5 rounded-full', DOTS[tone])} />
      {word}
    </span>
  )
}
