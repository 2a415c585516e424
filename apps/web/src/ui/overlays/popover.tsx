import { Popover as Base } from '@base-ui/react/popover'
import type { ReactElement, ReactNode } from 'react'
import { cx } from '../class-names.ts'
import { isFocusLeaving } from '../hooks/is-focus-leaving.ts'

type PopoverProps = {
  /** The button that opens it; without one, `anchor` positions it, and Tab past an end returns to the anchor. */
  trigger?: ReactElement<Record<string, unknown>>
  anchor?: () => HTMLElement | null
  title: string
  children: ReactNode
  align?: 'start' | 'center' | 'end'
  side?: 'left' | 'bottom'
  className?: string
  /** Element focused on opening. Default: the first focusable one. */
  initialFocus?: () => HTMLElement | true
  /** Both are set if it can also be closed from outside. */
  open?: boolean
  onOpenChange?: (open: boolean) => void
}

/** Popover beside its trigger. */
export function Popover({
  trigger,
  anchor,
  title,
  children,
  align = 'center',
  side = 'bottom',
  className,
  initialFocus,
  open,
  onOpenChange,
}: PopoverProps) {
  return (
    <Base.Root open={open} onOpenChange={onOpenChange && ((next) => onOpenChange(next))}>
      {trigger && <Base.Trigger render={trigger} />}
      <Base.Portal>
        <Base.Positioner anchor={anchor} align={align} side={side} sideOffset={8} collisionPadding={12} className="z-40">
          <Base.Popup
            initialFocus={initialFocus}
            onKeyDown={(event) => {
              if (!anchor || !isFocusLeaving(event, event.currentTarget)) return
              event.preventDefault()
              anchor()?.focus()
              onOpenChange?.(false)
            }}
            className={cx(
              'rounded-card bg-raised p-3 shadow-pop outline-none transition-opacity duration-(--m-base) data-ending-style:opacity-0 data-starting-style:opacity-0',
              className,
            )}
          >
            <Base.Title className="sr-only">{title}</Base.Title>
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}
