import { cx } from '../class-names.ts'

/** Inset field with an outline, and an accent outline with a soft halo on focus. Heights 28, 36, 44. */
export const fieldClass = (size: 'sm' | 'md' | 'lg' = 'md', className?: string): string =>
  cx(
    'quick w-full rounded-md border border-field bg-well text-text disabled:border-line disabled:text-text-off',
    'focus:border-accent focus:shadow-[0_0_0_3px_var(--accent-soft)] focus:outline-none data-invalid:border-danger',
    { sm: 'h-7 px-2 text-13', md: 'h-9 px-3 text-14', lg: 'h-11 px-3 text-14' }[size],
    className,
  )
