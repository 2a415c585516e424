import { Field } from '@base-ui/react/field'
import type { ComponentProps } from 'react'
import { fieldClass } from './field-style.ts'

type TextInputProps = Omit<ComponentProps<'input'>, 'size'> & { size?: 'sm' | 'md' | 'lg' }

/** One line of text; stands in a `Field`. */
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
