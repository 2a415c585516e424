/** Focuses the first invalid field of a form, by field name. */
export function focusFirstInvalidField(form: HTMLFormElement | null, faults: Readonly<Record<string, string | undefined>>): void {
  const [first] = Object.keys(faults)
  if (first) form?.querySelector<HTMLInputElement>(`[name="${CSS.escape(first)}"]`)?.focus()
}
