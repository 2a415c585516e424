import { Field as Base } from '@base-ui/react/field'
import type { ReactNode } from 'react'
import { cx } from '../class-names.ts'

type FieldProps = {
  label: string
  /** Visually hides the label. */
  labelHidden?: boolean
  error?: string | null
  hint?: ReactNode
  className?: string
  children: ReactNode
}

/** Label, control, and hint or error below. Controls (`TextInput`, `TextArea`) are associated by context. */
export function Field({ label, labelHidden = false, error, hint, className, children }: FieldProps) {
  return (
    <Base.Root invalid={Boolean(error)} className={cx('flex flex-col gap-2', className)}>
      <Base.Label className={labelHidden ? 'sr-only' : 'text-13 font-strong text-text'}>{label}</Base.Label>
      {children}
      {error ? (
        <Base.Error match className="text-12 text-danger" role="alert">
          {error}
        </Base.Error>
      ) : (
        hint && <Base.Description className="text-12 text-text-3">{hint}</Base.Description>
      )}
    </Base.Root>
  )
}
