export type JsonPath = readonly (string | number)[]

/** The value at a path; undefined where there is none. */
export const jsonAt = (value: unknown, path: JsonPath): unknown =>
  path.reduce<unknown>(
    (at, key) => (typeof at === 'object' && at !== null ? (at as Record<string | number, unknown>)[key] : undefined),
    value,
  )

/** A copy with another value at a path; undefined removes it. */
export function withJsonAt(value: unknown, [key, ...rest]: JsonPath, next: unknown): unknown {
  if (key === undefined) return next
  const inner = withJsonAt(jsonAt(value, [key]), rest, next)
  if (Array.isArray(value))
    return inner === undefined ? value.filter((_, index) => index !== key) : Object.assign([...(value as unknown[])], { [key]: inner })
  const { [key]: _, ...others } = (value ?? {}) as Record<string | number, unknown>
  return inner === undefined ? others : { ...(value as object), [key]: inner }
}
