import { X } from 'lucide-react'
import { useEffect, useRef, type ReactNode } from 'react'
import { pageTexts } from '../../../../texts/editor/page.ts'
import { cx } from '../../../../ui/class-names.ts'
import { IconButton } from '../../../../ui/buttons/icon-button.tsx'

type SidePaneProps = {
  side: 'left' | 'right'
  label: string
  /** Shown as an overlay; not rendered while closed, its state is in the session. */
  overlay: boolean
  open: boolean
  onClose: () => void
  children: ReactNode
}

const SIDES = { left: 'start-0 w-76 border-e', right: 'end-0 w-82 border-s' }

/** 304 px at the left, 328 at the right. */
export function SidePane({ side, label, overlay, open, onClose, children }: SidePaneProps) {
  const region = useRef<HTMLElement>(null)
  const isOpenOverlay = overlay && open
  useEffect(() => {
    if (!isOpenOverlay) return
    const before = document.activeElement
    region.current?.focus()
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus()
    }
  }, [isOpenOverlay])
  if (overlay && !open) return null
  return (
    <aside
      ref={region}
      tabIndex={-1}
      aria-label={label}
      onKeyDown={(event) => {
        if (!overlay || event.key !== 'Escape' || event.defaultPrevented) return
        event.stopPropagation()
        onClose()
      }}
      className={cx(
        'flex min-h-0 shrink-0 flex-col overflow-hidden border-line bg-surface outline-none',
        SIDES[side],
        overlay && 'absolute inset-y-0 z-20 max-w-[calc(100%-48px)] shadow-pop',
      )}
    >
      {overlay && (
        <div className="flex h-9 shrink-0 items-center justify-between border-b border-line pe-1 ps-3 font-medium">
          {label}
          <IconButton label={pageTexts.panes.close} icon={<X aria-hidden />} size="sm" onClick={onClose} />
        </div>
      )}
      <div className="flex min-h-0 grow flex-col">{children}</div>
    </aside>
  )
}
