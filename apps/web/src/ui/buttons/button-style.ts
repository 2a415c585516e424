import { cx } from '../class-names.ts'

export type ButtonVariant = 'primary' | 'raised' | 'line' | 'ghost' | 'danger' | 'danger-ghost'
export type ButtonSize = 'sm' | 'md' | 'lg'

const OFF = 'disabled:border-line disabled:bg-transparent disabled:text-text-off aria-disabled:cursor-not-allowed'

const VARIANTS: Record<ButtonVariant, string> = {
  primary: 'border-transparent bg-accent font-strong text-on-accent hover:bg-accent-hover active:bg-accent-press',
  raised: 'border-line bg-raised font-strong text-text hover:bg-hover active:bg-surface',
  line: 'border-line-2 bg-transparent font-medium text-text hover:bg-raised active:bg-surface',
  ghost: 'border-transparent bg-transparent font-medium text-text-2 hover:bg-raised hover:text-text active:bg-surface',
  danger: 'border-transparent bg-danger-fill font-strong text-text hover:brightness-110 active:brightness-90',
  'danger-ghost': 'border-transparent bg-transparent font-medium text-danger hover:bg-danger-soft active:bg-transparent',
}

const SIZES: Record<ButtonSize, string> = {
  sm: 'h-7 gap-1.5 rounded-sm px-2.5 text-12 [&_svg]:size-3.5',
  md: 'h-9 gap-2 rounded-md px-3.5 text-14 [&_svg]:size-4',
  lg: 'h-11 gap-2 rounded-md px-5 text-14 [&_svg]:size-4',
}

/** Classes of a button; for links that look like one. Heights 28, 36, 44. */
export const buttonClass = ({ variant = 'raised', size = 'md', className }: ButtonLook = {}): string =>
  cx(
    'quick hit relative inline-flex shrink-0 select-none items-center justify-center whitespace-nowrap border',
    VARIANTS[variant],
    SIZES[size],
    OFF,
    className,
  )

export type ButtonLook = { variant?: ButtonVariant; size?: ButtonSize; className?: string }
