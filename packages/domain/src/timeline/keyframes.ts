import type { Animated, AnimatedProperty, Easing, Keyframe, Layout, Transform } from './picture.ts'

/** Value of a property without keyframes and without a constant value. */
export const PROPERTY_DEFAULTS: Readonly<Record<AnimatedProperty, number>> = {
  x: 0,
  y: 0,
  scale: 1,
  rotation: 0,
  opacity: 1,
  volume: 1,
}

const EASED: Readonly<Record<Easing, (t: number) => number>> = {
  linear: (t) => t,
  'ease-in': (t) => t ** 3,
  'ease-out': (t) => 1 - (1 - t) ** 3,
  'ease-in-out': (t) => (t < 0.5 ? 4 * t ** 3 : 1 - (2 - 2 * t) ** 3 / 2),
  hold: () => 0,
}

/** Progress, 0 to 1, of an easing at the fraction `t` of its time; before and after it as at its ends. */
export const eased = (easing: Easing, t: number): number => EASED[easing](Math.min(1, Math.max(0, t)))

/**
 *     1 .    o------       `frame` from the item's start; may be fractional, or outside of the item
 *       .  /
 *     0 o-
 *
 * Value of keyframes at a frame. It is the first one's before them, and the last one's after them.
 */
export function valueAt(keyframes: readonly Keyframe[], frame: number): number {
  const next = keyframes.findIndex((keyframe) => keyframe.frame > frame)
  const [from, to] = [next === -1 ? keyframes.at(-1) : keyframes[next - 1], keyframes[next]]
  if (!from) return to?.value ?? 0
  if (!to) return from.value
  return from.value + (to.value - from.value) * eased(from.easing, (frame - from.frame) / (to.frame - from.frame))
}

type Moving = Layout & Animated & { readonly volume?: number }

/** Value of a property of an item. `frame`: from the item's start. */
export function propertyAt(item: Moving, property: AnimatedProperty, frame: number): number {
  const keyframes = item.keyframes?.[property]
  return keyframes && keyframes.length > 0 ? valueAt(keyframes, frame) : constantOf(item, property)
}

/** Value of a property without its keyframes. */
export const constantOf = (item: Moving, property: AnimatedProperty): number =>
  (property === 'volume' ? item.volume : item.transform?.[property]) ?? PROPERTY_DEFAULTS[property]

/** How a visual item lies in the frame. `frame`: from the item's start. */
export const transformAt = (item: Layout & Animated, frame: number): Required<Transform> => ({
  x: propertyAt(item, 'x', frame),
  y: propertyAt(item, 'y', frame),
  scale: propertyAt(item, 'scale', frame),
  rotation: propertyAt(item, 'rotation', frame),
  opacity: propertyAt(item, 'opacity', frame),
})

/** Whether a property changes over time. */
export const isAnimated = ({ keyframes }: Animated, property: AnimatedProperty): boolean => (keyframes?.[property]?.length ?? 0) > 0
