import { isAnimated, PROPERTY_DEFAULTS } from '../../keyframes.ts'
import { ANIMATED_PROPERTIES, type AnimatedProperty, type Easing, type Keyframe, type Transform } from '../../picture.ts'
import { PROPERTY_RANGES } from '../../picture-schema.ts'
import type { AnimatedItem } from '../../visual-items.ts'
import { withKeyframes } from './keyframe-lists.ts'

/** Easing of a new keyframe without one before it. */
const FIRST_EASING: Easing = 'ease-in-out'

/** A value within its stored range, rounded; undefined for what is no number. */
export function clampProperty(property: AnimatedProperty, value: number): number | undefined {
  const [min, max] = PROPERTY_RANGES[property]
  return Number.isNaN(value) ? undefined : Math.round(Math.min(max, Math.max(min, value)) * 1e4) / 1e4
}

/** The frame of an item nearest to a frame of the film, from the item's start. */
export const frameWithin = ({ startTimeInFrames, durationInFrames }: AnimatedItem, atFrame: number): number =>
  Number.isNaN(atFrame) ? 0 : Math.min(durationInFrames - 1, Math.max(0, Math.round(atFrame) - startTimeInFrames))

/** Sets a property: its constant value, or a keyframe at `frame` when it changes over time. */
export function withProperty<T extends AnimatedItem>(item: T, property: AnimatedProperty, value: number, frame: number): T {
  const clamped = clampProperty(property, value)
  if (clamped === undefined) return item
  return isAnimated(item, property) ? withKeyframe(item, property, { frame, value: clamped }) : withConstant(item, property, clamped)
}

/** Sets the value that a property has without keyframes. Default values are left out. */
export function withConstant<T extends AnimatedItem>(item: T, property: AnimatedProperty, value: number): T {
  if (property === 'volume') return 'volume' in item && item.volume === value ? item : { ...item, volume: value }
  const { transform: before = {}, ...rest }: T & { readonly transform?: Transform } = item
  if ((before[property] ?? PROPERTY_DEFAULTS[property]) === value) return item
  const values: Transform = { ...before, [property]: value }
  const set = ANIMATED_PROPERTIES.flatMap((name) => {
    const own = name === 'volume' ? undefined : values[name]
    return own === undefined || own === PROPERTY_DEFAULTS[name] ? [] : [[name, own] as const]
  })
  return (set.length > 0 ? { ...rest, transform: Object.fromEntries(set) } : rest) as T
}

/** Adds a keyframe or changes the one at its frame. `easing` default: that of the keyframe there, else of the one before it. */
export function withKeyframe<T extends AnimatedItem>(
  item: T,
  property: AnimatedProperty,
  { frame, value, easing }: Pick<Keyframe, 'frame' | 'value'> & { readonly easing?: Easing | undefined },
): T {
  const list = item.keyframes?.[property] ?? []
  const previous = list.findLast((keyframe) => keyframe.frame <= frame)
  const keyframe: Keyframe = { frame, value, easing: easing ?? previous?.easing ?? FIRST_EASING }
  if (previous?.frame === frame && previous.value === value && previous.easing === keyframe.easing) return item
  const others = list.filter((other) => other.frame !== frame)
  return withKeyframes(item, { [property]: [...others, keyframe].toSorted((a, b) => a.frame - b.frame) })
}
