/** How many of a creator's media can be taken over at once. */
export const MAX_PICKED = 10

/** Ticks or unticks one; a tick beyond the tenth changes nothing. */
export function togglePicked(ids: readonly string[], id: string): readonly string[] {
  if (ids.includes(id)) return ids.filter((one) => one !== id)
  return ids.length < MAX_PICKED ? [...ids, id] : ids
}
