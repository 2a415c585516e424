import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form'
import { useTextHistory, type TextHistory } from './use-text-history.ts'

/** Undo history of a form's text field; changes are validated like typing. */
export const useFormText = <Form extends FieldValues>(form: UseFormReturn<Form>, name: Path<Form>): TextHistory =>
  useTextHistory({
    read: () => form.getValues(name) as string,
    write: (text) => form.setValue(name, text as PathValue<Form, Path<Form>>, { shouldDirty: true, shouldValidate: true }),
  })
