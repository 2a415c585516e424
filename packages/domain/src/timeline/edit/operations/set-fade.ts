import { z } from 'zod'
import { ok, refuse } from '../../../result.ts'
import type { Timeline, TimelineItem } from '../../model.ts'
import { clampFrame } from '../free-slot.ts'
import { maxFadeFrames, withEffects } from '../fades.ts'
import type { EditResult } from '../refusal.ts'
import { findItem, withItems } from '../tracks.ts'
import { idValue } from '../values/edit-values.ts'

/** `seconds`: clamped to half of the item; 0 removes the fade. */
export const setFadeFields = z.strictObject({ itemId: idValue, fade: z.enum(['fade-in', 'fade-out']), seconds: z.number() })
export type SetFade = z.infer<typeof setFadeFields>

/** Sets the fade-in or fade-out of an item. Refuses `wrong_kind` for captions, overlays and logos. */
export function setFade(timeline: Timeline, { itemId, fade, seconds }: SetFade): EditResult {
  const found = findItem(timeline, itemId)
  if (!found.ok) return found
  const { item } = found.value
  if (!('mediaAssetId' in item)) return refuse({ code: 'wrong_kind', itemId })
  const frames = clampFrame(seconds * timeline.globalConfig.fps)
  const durationInFrames = Math.min(maxFadeFrames(item.durationInFrames), frames)
  const others = (item.effects ?? []).filter((effect) => effect.type !== fade)
  if ((item.effects?.find((effect) => effect.type === fade)?.durationInFrames ?? 0) === durationInFrames) return ok(timeline)
  const effects = [{ type: fade, durationInFrames }, ...others].toSorted((a, b) => a.type.localeCompare(b.type))
  const faded: TimelineItem = withEffects(item, effects)
  return ok(withItems(timeline, ({ items }) => items.map((other) => (other === item ? faded : other))))
}
