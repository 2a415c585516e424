type Fault = { readonly message: string; readonly path: readonly string[] }

/** Deeper than any input of ours; what works on values recursively would run out of stack. */
const mostLevels = 100

/** The first text that Postgres can't keep (NUL, half of a surrogate pair; in keys too), or nesting without end; null when all is well. */
export const findInvalidText = (value: unknown): Fault | null => faultIn(value, [])

/** One path is walked up and down: a copy of it for each value was most of the cost of a large body. */
function faultIn(value: unknown, path: string[]): Fault | null {
  if (typeof value === 'string')
    return isValidText(value) ? null : { message: 'This text has a character that can not be kept', path: [...path] }
  if (typeof value !== 'object' || value === null) return null
  if (path.length === mostLevels) return { message: 'This is nested too deeply', path: path.slice(0, 1) }
  for (const [key, part] of Object.entries(value)) {
    const keyFault = faultIn(key, path)
    if (keyFault) return keyFault
    path.push(key)
    const fault = faultIn(part, path)
    if (fault) return fault
    path.pop()
  }
  return null
}

/** Whether Postgres can keep a text, or be asked for it. */
export const isValidText = (text: string): boolean => !text.includes('\0') && text.isWellFormed()
