import { Menu as Base } from '@base-ui/react/menu'
import { Check } from 'lucide-react'
import type { ReactElement, ReactNode } from 'react'
import { uiTexts } from '../../texts/ui.ts'
import { cx } from '../class-names.ts'

type MenuProps = {
  /** The control that opens it; receives the trigger's props. */
  trigger: ReactElement<Record<string, unknown>>
  children: ReactNode
  align?: 'start' | 'center' | 'end'
  className?: string
}

/** Opens below its trigger, in a landmark of its own; closes on Escape, on a selection and on a click outside. */
export function Menu({ trigger, children, align = 'end', className }: MenuProps) {
  return (
    <Base.Root>
      <Base.Trigger render={trigger} />
      <Base.Portal role="region" aria-label={uiTexts.menu}>
        {/* Fixed: the page is locked while the menu is open, and a script that scrolls it must not move items away under the pointer. */}
        <Base.Positioner align={align} sideOffset={8} positionMethod="fixed" className="z-40 outline-none">
          <Base.Popup
            className={cx(
              'max-h-(--available-height) max-w-[min(20rem,var(--available-width))] min-w-52 overflow-y-auto origin-(--transform-origin) rounded-card bg-raised p-1.5 shadow-pop outline-none transition-[opacity,scale] duration-(--m-base) ease-out',
              'data-ending-style:scale-98 data-ending-style:opacity-0 data-starting-style:scale-98 data-starting-style:opacity-0',
              className,
            )}
          >
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}

type MenuItemProps = {
  icon?: ReactNode
  children: ReactNode
  /** Secondary text at the end of the row: keys, or why it is disabled. */
  hint?: string
  danger?: boolean
  disabled?: boolean
  onSelect?: () => void
  /** Renders the row as this element, for links. */
  render?: ReactElement<Record<string, unknown>>
}

/** 34 high, 52 on phones. */
export function MenuItem({ icon, children, hint, danger = false, disabled, onSelect, render }: MenuItemProps) {
  return (
    <Base.Item
      disabled={disabled}
      onClick={onSelect}
      render={render}
      className={cx(
        'flex h-8.5 cursor-pointer select-none items-center gap-3 rounded-sm px-2.5 text-13 font-medium outline-none data-disabled:cursor-default data-disabled:text-text-off data-highlighted:bg-hover max-sm:h-13 [&_svg]:size-4',
        danger ? 'text-danger' : 'text-text [&_svg]:text-text-2',
      )}
    >
      {icon}
      <span className="grow">{children}</span>
      {hint && <span className="ps-4 text-12 font-regular whitespace-nowrap text-text-3">{hint}</span>}
    </Base.Item>
  )
}

type MenuCheckItemProps = {
  children: ReactNode
  hint?: string
  checked: boolean
  disabled?: boolean
  onCheckedChange: (checked: boolean) => void
}

/** An option that is on or off; the menu stays open. */
export function MenuCheckItem({ children, hint, checked, disabled, onCheckedChange }: MenuCheckItemProps) {
  return (
    <Base.CheckboxItem
      checked={checked}
      disabled={disabled}
      onCheckedChange={onCheckedChange}
      className="flex h-8.5 cursor-pointer items-center gap-3 rounded-sm px-2.5 text-13 font-medium text-text outline-none select-none data-disabled:cursor-default data-disabled:text-text-off data-highlighted:bg-hover max-sm:h-13"
    >
      <span className="grid size-4 place-items-center">
        <Base.CheckboxItemIndicator>
          <Check aria-hidden className="size-4" />
        </Base.CheckboxItemIndicator>
      </span>
      <span className="grow">{children}</span>
      {hint && <span className="ps-4 text-12 font-regular whitespace-nowrap text-text-3">{hint}</span>}
    </Base.CheckboxItem>
  )
}

export const MenuSeparator = () => <Base.Separator className="-mx-1.5 my-1.5 h-px bg-line" />
