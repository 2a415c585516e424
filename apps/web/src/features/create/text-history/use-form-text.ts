import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form'
import { useTextHistory, type TextHistory } from './use-text-history.ts'

/** The history of one text of a form; every change is checked as typing is. */
export const useFormText = <Form extends FieldValues>(form: UseFormReturn<Form>, name: Path<Form>): TextHistory =>
  useTextHistory({
    read: () => form.getValues(name) as string,
    write: (text) => form.setValue(name, text as PathValue<Form, Path<Form>>, { shouldDirty: true, shouldValidate: true }),
  })
