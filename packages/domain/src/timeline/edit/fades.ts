import type { Effect } from '../model.ts'

/** Maximum fade of an item in frames: half of its duration. */
export const maxFadeFrames = (durationInFrames: number): number => Math.floor(durationInFrames / 2)

type Faded = { readonly durationInFrames: number; readonly effects?: readonly Effect[] }

/** Limits an item's fades to half of its duration; removes fades of zero frames. */
export function clampFades<T extends Faded>(item: T): T {
  const max = maxFadeFrames(item.durationInFrames)
  if (!item.effects || item.effects.every(({ durationInFrames }) => durationInFrames <= max)) return item
  return withEffects(
    item,
    item.effects.map((effect) => (effect.durationInFrames > max ? { ...effect, durationInFrames: max } : effect)),
  )
}

/** Replaces an item's fades. Fades of zero frames are removed; without fades the field is absent. */
export function withEffects<T extends Faded>(item: T, effects: readonly Effect[]): T {
  const { effects: _, ...rest } = item
  const remaining = effects.filter(({ durationInFrames }) => durationInFrames > 0)
  return (remaining.length > 0 ? { ...rest, effects: remaining } : rest) as T
}
