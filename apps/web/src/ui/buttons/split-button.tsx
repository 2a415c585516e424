import { ChevronDown } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { buttonClass } from './button-style.ts'
import { cx } from '../class-names.ts'

type SplitButtonProps = Omit<ComponentProps<'button'>, 'children'> & { variant: 'primary' | 'line'; icon?: ReactNode; label: string }

/** Split button whose halves both open one menu; pass it to `Menu` as trigger. */
export function SplitButton({ variant, icon, label, className, ...rest }: SplitButtonProps) {
  return (
    <button type="button" {...rest} className={cx(buttonClass({ variant }), 'pe-0 max-sm:ps-2.5 max-sm:text-13', className)}>
      {icon}
      <span className={variant === 'primary' ? '' : 'font-strong'}>{label}</span>
      <span
        className={cx(
          'ms-1 grid h-full w-9 place-items-center border-s max-sm:w-8',
          variant === 'primary' ? 'border-on-accent/30' : 'border-line-2',
        )}
      >
        <ChevronDown aria-hidden />
      </span>
    </button>
  )
}
