import { Field } from '@base-ui/react/field'
import type { ComponentProps } from 'react'
import { fieldClass } from './field-style.ts'

/** Multi-line text field, inside a `Field`. */
export function TextArea({ className, rows = 4, ...rest }: ComponentProps<'textarea'>) {
  return <Field.Control render={<textarea {...rest} rows={rows} className={fieldClass('md', `h-auto py-2 ${className ?? ''}`)} />} />
}
