/** How many existing assets can be added at once. */
export const MAX_PICKED = 10

/** Toggles an id; ids beyond the limit are ignored. */
export function togglePicked(ids: readonly string[], id: string): readonly string[] {
  if (ids.includes(id)) return ids.filter((other) => other !== id)
  return ids.length < MAX_PICKED ? [...ids, id] : ids
}
