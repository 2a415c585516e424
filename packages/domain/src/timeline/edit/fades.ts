import type { Effect } from '../model.ts'

/** The longest a fade may be on an item of that length: half of it, in whole frames. */
export const maxFadeFrames = (durationInFrames: number): number => Math.floor(durationInFrames / 2)

type Faded = { readonly durationInFrames: number; readonly effects?: readonly Effect[] }

/** The item with fades no longer than half its length; those with no frame left go. */
export function clampFades<T extends Faded>(item: T): T {
  const max = maxFadeFrames(item.durationInFrames)
  if (!item.effects || item.effects.every(({ durationInFrames }) => durationInFrames <= max)) return item
  return withEffects(
    item,
    item.effects.map((effect) => (effect.durationInFrames > max ? { ...effect, durationInFrames: max } : effect)),
  )
}

/** The item with these fades; fades of no frames are left out, and without any the field is absent. */
export function withEffects<T extends Faded>(item: T, effects: readonly Effect[]): T {
  const { effects: _, ...rest } = item
  const kept = effects.filter(({ durationInFrames }) => durationInFrames > 0)
  return (kept.length > 0 ? { ...rest, effects: kept } : rest) as T
}
