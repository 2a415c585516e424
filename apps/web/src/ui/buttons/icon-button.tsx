import type { ComponentProps, ReactNode } from 'react'
import { buttonClass, type ButtonLook } from './button-style.ts'
import { cx } from '../class-names.ts'
import { Tooltip } from '../overlays/tooltip.tsx'

type IconButtonProps = Omit<ComponentProps<'button'>, 'children'> &
  ButtonLook & {
    /** Accessible name and tooltip. */
    label: string
    keys?: string
    icon: ReactNode
    tooltipSide?: 'top' | 'bottom' | 'left' | 'right'
  }

const SQUARES = { sm: 'w-7 p-0!', md: 'w-9 p-0!', lg: 'w-11 p-0!' }

/** Square icon button (28, 36 or 44 px) with an accessible name. */
export function IconButton({ label, keys, icon, variant = 'ghost', size = 'md', className, tooltipSide, ...rest }: IconButtonProps) {
  return (
    <Tooltip text={label} keys={keys} side={tooltipSide}>
      <button type="button" aria-label={label} {...rest} className={cx(buttonClass({ variant, size }), SQUARES[size], className)}>
        {icon}
      </button>
    </Tooltip>
  )
}
