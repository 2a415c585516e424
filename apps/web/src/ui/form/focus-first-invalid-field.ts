/** Focuses the first invalid field of a form, by field name. */
export function focusFirstInvalidField(form: HTMLFormElement | null, errors: Readonly<Record<string, string | undefined>>): void {
  const [first] = Object.keys(errors)
  if (first) form?.querySelector<HTMLInputElement>(`[name="${CSS.escape(first)}"]`)?.focus()
}
