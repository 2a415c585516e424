import type { SpanLook, VisualProperty } from './model.ts'
import { valueAt } from '@fablecut/domain/timeline/keyframes'

/** A visual's place at one frame. `x`, `y`: from its own place, as fractions of the frame's width and height; `rotation` in degrees, clockwise. */
export type Pose = Readonly<Record<VisualProperty, number>>

export const REST: Pose = { x: 0, y: 0, scale: 1, rotation: 0, opacity: 1 }

/** `framesIn`: from the start of the span. */
export function poseAt({ transform, keyframes }: SpanLook, framesIn: number): Pose {
  if (!transform && !keyframes) return REST
  const at = (property: VisualProperty): number => {
    const animated = keyframes?.[property]
    return animated?.length ? valueAt(animated, framesIn) : (transform?.[property] ?? REST[property])
  }
  return {
    x: at('x'),
    y: at('y'),
    scale: Math.max(0, at('scale')),
    rotation: at('rotation'),
    opacity: Math.min(1, Math.max(0, at('opacity'))),
  }
}

/** The largest scale of a span, at least 1. */
export function maxScaleOf({ transform, keyframes }: SpanLook): number {
  const values = keyframes?.scale?.length ? keyframes.scale.map(({ value }) => value) : [transform?.scale ?? 1]
  return Math.max(1, ...values)
}

/** How many times the pixels of the frame a picture needs in each direction: 1, 2, 4 or 8, so that small changes of a look need no other pictures. */
export function detailOf(look: SpanLook): number {
  const { left = 0, top = 0, right = 0, bottom = 0 } = look.crop ?? {}
  const kept = Math.max(0.125, Math.min(1 - left - right, 1 - top - bottom))
  const needed = (maxScaleOf(look) * (look.fit === 'fill' ? 2 : 1)) / kept
  return Math.min(8, 2 ** Math.ceil(Math.log2(needed)))
}
