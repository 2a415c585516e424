/** Leads to the first field of a form that has a fault, by its name. */
export function focusFault(form: HTMLFormElement | null, faults: Readonly<Record<string, string | undefined>>): void {
  const [first] = Object.keys(faults)
  if (first) form?.querySelector<HTMLInputElement>(`[name="${CSS.escape(first)}"]`)?.focus()
}
