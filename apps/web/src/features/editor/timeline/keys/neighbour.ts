import type { Track } from '@fablecut/domain/timeline/model'
import { itemsWithin, orderedItems, placeOf } from '../visible-items.ts'

/** Id of the neighbouring item: previous or next on its track, or nearest to its middle on the next non-empty track. */
export function neighbourOf(
  drawn: readonly Track[],
  itemId: string,
  { across, down }: { readonly across: -1 | 0 | 1; readonly down: -1 | 0 | 1 },
): string | null {
  const row = drawn.findIndex(({ items }) => placeOf(items, itemId) >= 0)
  const items = drawn[row]?.items
  if (!items) return null
  if (down === 0) return orderedItems(items)[placeOf(items, itemId) + across]?.id ?? null
  const item = orderedItems(items)[placeOf(items, itemId)]
  const middle = item ? item.startTimeInFrames + item.durationInFrames / 2 : 0
  for (let next = row + down; next >= 0 && next < drawn.length; next += down) {
    const other = drawn[next]?.items ?? []
    if (other.length > 0) return nearestTo(other, middle)
  }
  return null
}

function nearestTo(items: Track['items'], frame: number): string | null {
  const under = itemsWithin(items, { from: frame, to: frame + 1e-6 }).at(-1)
  if (under) return under.id
  const distance = (item: Track['items'][number]): number =>
    Math.min(Math.abs(item.startTimeInFrames - frame), Math.abs(item.startTimeInFrames + item.durationInFrames - frame))
  return orderedItems(items).reduce((best, item) => (distance(item) < distance(best) ? item : best)).id
}
