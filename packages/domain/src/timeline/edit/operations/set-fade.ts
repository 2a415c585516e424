import { ok, refuse } from '../../../result.ts'
import type { Effect, Timeline, TimelineItem } from '../../model.ts'
import { clampFrame } from '../free-slot.ts'
import { maxFadeFrames, withEffects } from '../fades.ts'
import type { Edit } from '../refusal.ts'
import { findItem, withItems } from '../tracks.ts'

/** `seconds`: clamped to half of the item; 0 removes the fade. */
export type SetFade = { readonly itemId: string; readonly type: Effect['type']; readonly seconds: number }

/** Sets the fade-in or fade-out of an item. Refuses `wrong_kind` for captions, overlays and logos. */
export function setFade(timeline: Timeline, { itemId, type, seconds }: SetFade): Edit {
  const found = findItem(timeline, itemId)
  if (!found.ok) return found
  const { item } = found.value
  if (!('mediaAssetId' in item)) return refuse({ code: 'wrong_kind', itemId })
  const frames = clampFrame(seconds * timeline.globalConfig.fps)
  const durationInFrames = Math.min(maxFadeFrames(item.durationInFrames), frames)
  const others = (item.effects ?? []).filter((effect) => effect.type !== type)
  if ((item.effects?.find((effect) => effect.type === type)?.durationInFrames ?? 0) === durationInFrames) return ok(timeline)
  const effects = [{ type, durationInFrames }, ...others].toSorted((a, b) => a.type.localeCompare(b.type))
  const faded: TimelineItem = withEffects(item, effects)
  return ok(withItems(timeline, ({ items }) => items.map((other) => (other === item ? faded : other))))
}
