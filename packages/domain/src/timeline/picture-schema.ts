import { z } from 'zod'
import { ANIMATED_PROPERTIES, type AnimatedProperty, BLEND_MODES, EASINGS, LOOKS } from './picture.ts'

/** Schemas of how visual items look. */

/** Ranges of animated properties, which their keyframes have too. */
export const PROPERTY_RANGES: Readonly<Record<AnimatedProperty, readonly [min: number, max: number]>> = {
  x: [-10, 10],
  y: [-10, 10],
  scale: [0.01, 20],
  rotation: [-3600, 3600],
  opacity: [0, 1],
  volume: [0, 1],
}
const valueOf = (property: AnimatedProperty) => z.number().min(PROPERTY_RANGES[property][0]).max(PROPERTY_RANGES[property][1])

const transform = z.strictObject({
  x: valueOf('x').optional(),
  y: valueOf('y').optional(),
  scale: valueOf('scale').optional(),
  rotation: valueOf('rotation').optional(),
  opacity: valueOf('opacity').optional(),
})

const cut = z.number().min(0).max(0.99)
export const crop = z
  .strictObject({ left: cut, top: cut, right: cut, bottom: cut })
  .refine(({ left, top, right, bottom }) => left + right < 1 && top + bottom < 1, { message: 'Nothing is left of the picture' })

export const layout = {
  transform: transform.optional(),
  crop: crop.optional(),
  fit: z.enum(['fit', 'fill']).optional(),
  blend: z.enum(BLEND_MODES).optional(),
}

const MAX_KEYFRAMES = 2_000
const keyframesOf = (property: AnimatedProperty) =>
  z
    .array(z.strictObject({ frame: z.int().min(0), value: valueOf(property), easing: z.enum(EASINGS) }))
    .max(MAX_KEYFRAMES)
    .refine((list) => list.every(({ frame }, index) => frame > (list[index - 1]?.frame ?? -1)), { message: 'Keyframes are not in order' })
    .optional()

const byProperty = Object.fromEntries(ANIMATED_PROPERTIES.map((property) => [property, keyframesOf(property)])) as Record<
  AnimatedProperty,
  ReturnType<typeof keyframesOf>
>
export const animated = { keyframes: z.strictObject(byProperty).optional() }

const signed = z.number().min(-1).max(1).optional()
export const colorSettings = z.strictObject({
  exposure: signed,
  contrast: signed,
  warmth: signed,
  saturation: signed,
  vignette: z.number().min(0).max(1).optional(),
  blur: z.number().min(0).max(0.1).optional(),
  look: z.enum(LOOKS).optional(),
})
