import { z } from 'zod'
import { ok } from '../../../result.ts'
import type { Timeline, TimelineItem } from '../../model.ts'
import { ANIMATED_PROPERTIES, BLEND_MODES, type Layout } from '../../picture.ts'
import { crop } from '../../picture-schema.ts'
import { isVisual, type VisualItem } from '../../visual-items.ts'
import { frameWithin, withProperty } from '../animation/with-property.ts'
import type { EditResult } from '../refusal.ts'
import { withItems } from '../tracks.ts'
import { frameValue, idsValue } from '../values/edit-values.ts'

const changed = z.number().optional()

/**
 * The changed fields; null gives a field its default. `transform`: clamped. `atFrame`: of the film, default the start of each item; a property that
 * changes over time gets a keyframe there.
 */
export const setLayoutFields = z.strictObject({
  itemIds: idsValue,
  transform: z.strictObject({ x: changed, y: changed, scale: changed, rotation: changed, opacity: changed }).optional(),
  crop: crop.nullable().optional(),
  fit: z.enum(['fit', 'fill']).nullable().optional(),
  blend: z.enum(BLEND_MODES).nullable().optional(),
  atFrame: frameValue.optional(),
})
export type SetLayout = z.infer<typeof setLayoutFields>

/**
 *     .---------.        .---------.
 *     |  [A]    |   ->   |    [A]  |      x +0.2
 *     '---------'        '---------'
 *
 * Changes how visual items lie in the frame: position, scale, rotation, opacity, crop, fit and blend mode. Other items are ignored.
 */
export function setLayout(timeline: Timeline, { itemIds, transform = {}, atFrame, crop, fit, blend }: SetLayout): EditResult {
  const ids = new Set(itemIds)
  const changedItem = (item: TimelineItem): TimelineItem => {
    if (!ids.has(item.id) || !isVisual(item)) return item
    const frame = frameWithin(item, atFrame ?? item.startTimeInFrames)
    const moved = ANIMATED_PROPERTIES.reduce((edited, property) => {
      const value = property === 'volume' ? undefined : transform[property]
      return value === undefined ? edited : withProperty(edited, property, value, frame)
    }, item)
    return withLayoutFields(moved, { crop, fit, blend })
  }
  return ok(withItems(timeline, ({ items }) => items.map(changedItem)))
}

type Fields = Pick<SetLayout, 'crop' | 'fit' | 'blend'>

function withLayoutFields(item: VisualItem, { crop, fit, blend }: Fields): VisualItem {
  const cut = crop && Object.values(crop).some((side) => side > 0) ? crop : null
  const withCrop = crop === undefined || isSameCrop(item.crop, cut) ? item : withField(item, 'crop', cut)
  const withFit = fit === undefined ? withCrop : withField(withCrop, 'fit', fit)
  return blend === undefined ? withFit : withField(withFit, 'blend', blend)
}

const isSameCrop = (before: Layout['crop'], after: NonNullable<Layout['crop']> | null): boolean =>
  before && after ? (['left', 'top', 'right', 'bottom'] as const).every((side) => before[side] === after[side]) : !before && !after

function withField<K extends 'crop' | 'fit' | 'blend'>(item: VisualItem, field: K, value: Layout[K] | null): VisualItem {
  if ((item[field] ?? null) === value) return item
  const { [field]: _, ...rest } = item
  return (value === null ? rest : { ...rest, [field]: value }) as VisualItem
}
