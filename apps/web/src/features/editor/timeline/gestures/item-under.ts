import type { Track } from '@fablecut/domain/timeline/model'
import { rowAt } from '../geometry/rows.ts'
import { itemsWithin } from '../visible-items.ts'

/** Id of the clip an event came from. */
export const itemIdOf = (target: EventTarget | null): string | null =>
  target instanceof Element ? (target.closest<HTMLElement>('[data-item]')?.dataset.item ?? null) : null

/** Edge of the trim handle an event came from. */
export function edgeOf(target: EventTarget | null): 'left' | 'right' | null {
  const edge = target instanceof Element ? target.closest<HTMLElement>('[data-edge]')?.dataset.edge : undefined
  return edge === 'left' || edge === 'right' ? edge : null
}

/** Hit test for mounted and canvas-drawn items. `x` in px from frame 0, `y` from below the ruler. */
export function itemUnder(
  drawn: readonly Track[],
  { x, y, pxPerFrame }: { readonly x: number; readonly y: number; readonly pxPerFrame: number },
): string | null {
  const row = rowAt(drawn, y)
  if (row.kind === 'strip' || y < 0 || x < 0) return null
  const items = drawn.find(({ id }) => id === row.trackId)?.items ?? []
  return itemsWithin(items, { from: x / pxPerFrame, to: x / pxPerFrame + 1e-6 }).at(-1)?.id ?? null
}
