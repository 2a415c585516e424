const MEDIA_URL = /^((?:https?:\/\/[^/]+)?\/media\/)([\w-]{1,100})(\/[^/]+)$/

/** Replaces media ids, and URLs with them, anywhere in a value. */
export function withOwnIds<T>(value: T, ids: ReadonlyMap<string, string>): T {
  const renamed = (text: string): string =>
    ids.get(text) ??
    text.replace(MEDIA_URL, (match, before: string, id: string, after: string) => (ids.has(id) ? `${before}${ids.get(id)}${after}` : match))
  const walk = (part: unknown): unknown => {
    if (typeof part === 'string') return renamed(part)
    if (Array.isArray(part)) return part.map(walk)
    if (typeof part !== 'object' || part === null) return part
    return Object.fromEntries(Object.entries(part).map(([key, entry]) => [key, walk(entry)]))
  }
  return walk(value) as T
}
