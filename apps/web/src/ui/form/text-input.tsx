import { Field } from '@base-ui/react/field'
import type { ComponentProps } from 'react'
import { fieldClass } from './field-style.ts'

type TextInputProps = Omit<ComponentProps<'input'>, 'size'> & { size?: 'sm' | 'md' | 'lg' }

/** Single-line text field, inside a `Field`. */
export function TextInput({ size, className, defaultValue, value, ...rest }: TextInputProps) {
  return (
    <Field.Control
      {...rest}
      defaultValue={defaultValue as string | undefined}
      value={value as string | undefined}
      className={fieldClass(size, className)}
    />
  )
}
