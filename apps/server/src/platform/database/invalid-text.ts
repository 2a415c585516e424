type InvalidText = { readonly message: string; readonly path: readonly string[] }

/** Deeper than any valid input; recursive code would run out of stack. */
const MAX_DEPTH = 100

/** The first text that Postgres can't store (NUL, lone surrogate; keys included), or too deep nesting; null for valid input. */
export const findInvalidText = (value: unknown): InvalidText | null => findIn(value, [])

/** One path is mutated: copying it for each value dominated the cost of large bodies. */
function findIn(value: unknown, path: string[]): InvalidText | null {
  if (typeof value === 'string')
    return isValidText(value) ? null : { message: 'This text has a character that cannot be kept', path: [...path] }
  if (typeof value !== 'object' || value === null) return null
  if (path.length === MAX_DEPTH) return { message: 'This is nested too deeply', path: path.slice(0, 1) }
  for (const [key, part] of Object.entries(value)) {
    const invalidKey = findIn(key, path)
    if (invalidKey) return invalidKey
    path.push(key)
    const invalidValue = findIn(part, path)
    if (invalidValue) return invalidValue
    path.pop()
  }
  return null
}

/** Whether Postgres accepts a text. */
export const isValidText = (text: string): boolean => !text.includes('\0') && text.isWellFormed()
