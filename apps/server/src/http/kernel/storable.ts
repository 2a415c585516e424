type Fault = { readonly message: string; readonly path: readonly string[] }

/** Deeper than any input of ours; what works on values recursively would run out of stack. */
const mostLevels = 100

/** The first text that Postgres can't keep (NUL, half of a surrogate pair; in keys too), or nesting without end; null when all is well. */
export function unstorable(value: unknown, path: readonly string[] = []): Fault | null {
  if (typeof value === 'string') return isStorable(value) ? null : { message: 'This text has a character that can not be kept', path }
  if (typeof value !== 'object' || value === null) return null
  if (path.length === mostLevels) return { message: 'This is nested too deeply', path: path.slice(0, 1) }
  for (const [key, part] of Object.entries(value)) {
    const fault = unstorable(key, path) ?? unstorable(part, [...path, key])
    if (fault) return fault
  }
  return null
}

/** Whether Postgres can keep a text, or be asked for it. */
export const isStorable = (text: string): boolean => !text.includes('\0') && text.isWellFormed()
