const MIRROR = '__analytics'

/** Starts recording the analytics events of a page; returns a function with name and properties of each so far. */
export function recordEvents(): () => readonly (readonly [name: string, properties: unknown])[] {
  window[MIRROR] = []
  return () => (window[MIRROR] ?? []).map(({ name, properties }) => [name, properties] as const)
}
