/** Changes some fields of a value: an absent change keeps the field, null removes it. `fields`: those that can change. */
export function withChanges<T extends object>(value: T, changes: object, fields: readonly (keyof T & string)[]): T {
  const asked = new Map(Object.entries(changes))
  const changed = {
    ...value,
    ...Object.fromEntries(fields.flatMap((field) => (asked.get(field) === undefined ? [] : [[field, asked.get(field)]]))),
  }
  return Object.fromEntries(Object.entries(changed).filter(([, field]) => field !== null)) as T
}
