import { dataOf } from './error.ts'

/** Field errors of an API error by field name; empty if it has none. */
export function fieldErrorsOf(error: unknown): Readonly<Record<string, string>> {
  const { fields } = dataOf(error)
  if (typeof fields !== 'object' || fields === null) return {}
  return Object.fromEntries(Object.entries(fields).filter((entry): entry is [string, string] => typeof entry[1] === 'string'))
}
