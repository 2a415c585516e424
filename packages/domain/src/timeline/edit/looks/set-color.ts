import { z } from 'zod'
import { ok } from '../../../result.ts'
import type { Timeline, TimelineItem } from '../../model.ts'
import { type ColorSettings, LOOKS } from '../../picture.ts'
import { isSameJson } from '../../../same-json.ts'
import { isJoinable, type Joinable } from '../../transitions.ts'
import type { EditResult } from '../refusal.ts'
import { withItems } from '../tracks.ts'
import { idsValue } from '../values/edit-values.ts'

/** Bounds of the settings that are numbers. */
export const COLOR_RANGES = {
  exposure: [-1, 1],
  contrast: [-1, 1],
  warmth: [-1, 1],
  saturation: [-1, 1],
  vignette: [0, 1],
  blur: [0, 0.1],
} as const
export type ColorNumber = keyof typeof COLOR_RANGES
export const COLOR_NUMBERS = Object.keys(COLOR_RANGES) as readonly ColorNumber[]

const changed = z.number().optional()
const numbers = { exposure: changed, contrast: changed, warmth: changed, saturation: changed, vignette: changed, blur: changed }

/** The changed settings, clamped. `look`: null for none. `replace`: the others get their defaults, e.g. to copy all settings. Default false. */
export const setColorFields = z.strictObject({
  itemIds: idsValue,
  color: z.strictObject({ ...numbers, look: z.enum(LOOKS).nullable().optional() }),
  replace: z.boolean().optional(),
})
export type SetColor = z.infer<typeof setColorFields>

/** Changes the colours of videos and images. Other items are ignored. */
export function setColor(timeline: Timeline, { itemIds, color, replace = false }: SetColor): EditResult {
  const ids = new Set(itemIds)
  const colored = (item: TimelineItem): TimelineItem =>
    ids.has(item.id) && isJoinable(item) ? withColor(item, settingsWith(replace ? {} : (item.color ?? {}), color)) : item
  return ok(withItems(timeline, ({ items }) => items.map(colored)))
}

function settingsWith(before: ColorSettings, color: SetColor['color']): ColorSettings {
  const set = COLOR_NUMBERS.flatMap((name) => {
    const value = clamped(name, color[name]) ?? before[name] ?? 0
    return value === 0 ? [] : [[name, value] as const]
  })
  const look = color.look === undefined ? before.look : color.look
  return { ...Object.fromEntries(set), ...(look && { look }) }
}

function clamped(name: ColorNumber, value: number | undefined): number | undefined {
  const [min, max] = COLOR_RANGES[name]
  return value === undefined || Number.isNaN(value) ? undefined : Math.round(Math.min(max, Math.max(min, value)) * 1e4) / 1e4
}

function withColor(item: Joinable, color: ColorSettings): Joinable {
  const { color: before, ...rest } = item
  if (isSameJson(before ?? {}, color)) return item
  return Object.keys(color).length > 0 ? { ...rest, color } : rest
}
