import { FileQuestion, ImageOff, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from '../../../../ui/class-names.ts'

const ICONS = { broken: ImageOff, missing: FileQuestion, failed: TriangleAlert }

/** Placeholder of a clip without media, with the reason. */
export function ClipPlaceholder({ look, children }: { look: keyof typeof ICONS; children: ReactNode }) {
  const Icon = ICONS[look]
  return (
    <span
      className={cx(
        'absolute inset-0 flex items-center justify-center gap-1.5 overflow-hidden px-2 text-11 font-medium',
        look === 'failed' ? 'bg-danger-soft text-danger' : 'border border-dashed border-line-2 text-text-2',
      )}
    >
      <Icon aria-hidden className="size-3.5 shrink-0 max-sm:hidden" />
      <span className="line-clamp-3 min-w-0">{children}</span>
    </span>
  )
}
