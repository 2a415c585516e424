import { createTexts } from '../../../texts/create.ts'
import { cx } from '../../../ui/class-names.ts'

type CharacterCounterProps = { count: number; limit: number; className?: string }

/** Characters used of a limit; red above it. */
export function CharacterCounter({ count, limit, className }: CharacterCounterProps) {
  const isOver = count > limit
  return (
    <span className={cx('text-13 tabular-nums', isOver ? 'text-danger' : 'text-text-3', className)} data-over={isOver}>
      <span aria-hidden>
        <span className={cx('font-strong', !isOver && 'text-text')}>{count}</span>/{limit}
      </span>
      <span className="sr-only">{createTexts.counterLabel(count, limit)}</span>
    </span>
  )
}
