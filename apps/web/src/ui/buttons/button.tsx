import type { ComponentProps, ReactNode } from 'react'
import { buttonClass, type ButtonLook } from './button-style.ts'
import { cx } from '../class-names.ts'
import { Spinner } from '../feedback/spinner.tsx'

export type ButtonProps = ComponentProps<'button'> &
  ButtonLook & {
    icon?: ReactNode
    /** Price of the action, shown after a separator; pass a `CreditAmount`. */
    price?: ReactNode
    /** Locks the button without moving focus or changing its width. */
    busy?: boolean
    /** Shown instead of the label while busy; its width is reserved from the start. */
    busyLabel?: string
  }

/** Button. Default `raised`, 36 px high; use one `primary` per layer. */
export function Button({ variant, size, className, icon, price, busy = false, busyLabel, children, onClick, type, ...rest }: ButtonProps) {
  return (
    <button
      {...rest}
      type={type ?? 'button'}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled']}
      onClick={(event) => (busy ? event.preventDefault() : onClick?.(event))}
      className={buttonClass({ variant, size, className })}
    >
      <span className="grid items-center justify-items-center">
        <span className={cx('col-start-1 row-start-1 flex', busy && 'invisible')}>
          <Label icon={icon} price={price} size={size}>
            {children}
          </Label>
        </span>
        {(busy || busyLabel) && (
          <span className={cx('col-start-1 row-start-1 inline-flex items-center gap-2', !busy && 'invisible')} aria-hidden={!busy}>
            <Spinner />
            {busyLabel}
          </span>
        )}
      </span>
    </button>
  )
}

function Label({ icon, price, size, children }: Pick<ButtonProps, 'icon' | 'price' | 'size' | 'children'>) {
  return (
    <span className={cx('inline-flex items-center', size === 'sm' ? 'gap-1.5' : 'gap-2')}>
      {icon}
      {children}
      {price !== undefined && <ButtonPrice size={size}>{price}</ButtonPrice>}
    </span>
  )
}

/** Price of an action after a separator; for links that look like a button. */
export const ButtonPrice = ({ size, children }: Pick<ButtonProps, 'size' | 'children'>) => (
  <>
    <span aria-hidden className={cx('mx-0.5 w-px bg-current opacity-30', size === 'sm' ? 'h-3.5' : 'h-5')} />
    {children}
  </>
)
