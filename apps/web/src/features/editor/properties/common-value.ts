/** The value that all items have; null when they differ. */
export function commonValue<T, V extends string | number>(items: readonly T[], valueOf: (item: T) => V): V | null {
  const [first, ...rest] = items.map(valueOf)
  return first !== undefined && rest.every((value) => value === first) ? first : null
}
