/** Deep equality of JSON values, independent of key order, which the database does not keep. */
export function isSameJson(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Array.isArray(a) || Array.isArray(b)) {
    return Array.isArray(a) && Array.isArray(b) && a.length === b.length && a.every((value, index) => isSameJson(value, b[index]))
  }
  const [fields, others] = [written(a), written(b)]
  return fields.size === others.size && [...fields].every(([key, value]) => others.has(key) && isSameJson(value, others.get(key)))
}

const written = (value: object): ReadonlyMap<string, unknown> => new Map(Object.entries(value).filter(([, field]) => field !== undefined))
