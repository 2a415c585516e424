import { dataOf } from '../../api/error.ts'

/** What a refusal says about each field, by the field's name; empty when it names none. */
export function fieldsOf(error: unknown): Readonly<Record<string, string>> {
  const { fields } = dataOf(error)
  if (typeof fields !== 'object' || fields === null) return {}
  return Object.fromEntries(Object.entries(fields).filter((entry): entry is [string, string] => typeof entry[1] === 'string'))
}
