import { Film, LayoutGrid } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from '../../ui/class-names.ts'
import { Spinner } from '../../ui/feedback/spinner.tsx'
import type { EditorView } from '../../story-data/tabs/editor-tab.ts'

const ICONS: Record<EditorView, ReactNode> = { list: <LayoutGrid aria-hidden />, 'video-editor': <Film aria-hidden /> }

type BlankStoryTileProps = {
  view: EditorView
  title: string
  note: string
  busy: boolean
  disabled: boolean
  /** Taller, as in the dialog. */
  large?: boolean
  onPress: () => void
}

/** Button with image, name and note. While busy it keeps the focus and ignores clicks. */
export function BlankStoryTile({ view, title, note, busy, disabled, large = false, onPress }: BlankStoryTileProps) {
  return (
    <button
      type="button"
      aria-disabled={disabled || undefined}
      aria-busy={busy || undefined}
      onClick={() => !disabled && onPress()}
      className={cx(
        'quick flex min-w-0 items-center gap-3 rounded-md border border-line-2 text-start outline-none focus-visible:shadow-(--focus) [&_svg]:size-4.5 [&_svg]:shrink-0',
        large ? 'min-h-20 p-4' : 'h-13 px-3.5',
        disabled ? 'cursor-default text-text-off' : 'text-text hover:bg-hover [&_svg]:text-text-2',
      )}
    >
      {busy ? <Spinner /> : ICONS[view]}
      <span className="min-w-0">
        <span className="block truncate text-13 font-medium">{title}</span>
        <span className={cx('block truncate text-12', !disabled && 'text-text-3')}>{note}</span>
      </span>
    </button>
  )
}
