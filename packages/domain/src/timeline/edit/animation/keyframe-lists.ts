import { valueAt } from '../../keyframes.ts'
import { ANIMATED_PROPERTIES, type Animated, type AnimatedProperty, type Keyframe } from '../../picture.ts'

type Keyframes = readonly Keyframe[]
type Timed = Animated & { readonly durationInFrames: number }

/** Replaces the keyframes of some properties; empty lists are removed, and without keyframes the field is absent. */
export function withKeyframes<T extends Animated>(item: T, changed: { readonly [P in AnimatedProperty]?: Keyframes }): T {
  const { keyframes: before = {}, ...rest } = item
  const lists = ANIMATED_PROPERTIES.flatMap((property) => {
    const list = changed[property] ?? before[property] ?? []
    return list.length > 0 ? [[property, list] as const] : []
  })
  return (lists.length > 0 ? { ...rest, keyframes: Object.fromEntries(lists) } : rest) as T
}

/** Changes the keyframes of every property. */
function mapKeyframes<T extends Animated>(item: T, change: (list: Keyframes) => Keyframes): T {
  if (!item.keyframes) return item
  const changed = ANIMATED_PROPERTIES.flatMap((property) => {
    const list = item.keyframes?.[property]
    return list ? [[property, change(list)] as const] : []
  })
  return withKeyframes(item, Object.fromEntries(changed))
}

/**
 *     o----.----o----.--o   ->   o----o----o        cut to the range between the dots
 *
 * Keyframes of a part of an item, from its start on. The values at its ends stay; only an easing that is cut takes another way between them. `from`
 * may be negative: then the part starts earlier.
 */
export const cutKeyframes = <T extends Animated>(item: T, from: number, endExclusive: number): T =>
  mapKeyframes(item, (list) => cutList(list, from, endExclusive))

function cutList(list: Keyframes, from: number, endExclusive: number): Keyframes {
  const last = Math.max(from, endExclusive - 1)
  const inside = list.filter(({ frame }) => frame >= from && frame <= last)
  const before = list.findLast(({ frame }) => frame < from)
  const isCutAtStart = inside.length === 0 || (before !== undefined && inside[0]?.frame !== from)
  const kept = isCutAtStart ? [keyframeAt(list, from, before), ...inside] : inside
  const isCutAtEnd = list.some(({ frame }) => frame > last) && (before ?? inside[0]) !== undefined && (kept.at(-1)?.frame ?? last) < last
  const whole = isCutAtEnd ? [...kept, keyframeAt(list, last)] : kept
  return whole.map((keyframe) => ({ ...keyframe, frame: keyframe.frame - from }))
}

const keyframeAt = (list: Keyframes, frame: number, { easing }: Pick<Keyframe, 'easing'> = { easing: 'linear' }): Keyframe => ({
  frame,
  value: valueAt(list, frame),
  easing,
})

/** Cuts the keyframes that are beyond the end of an item. */
export function keyframesInside<T extends Timed>(item: T): T {
  const isInside = ANIMATED_PROPERTIES.every((property) => (item.keyframes?.[property]?.at(-1)?.frame ?? 0) < item.durationInFrames)
  return isInside ? item : cutKeyframes(item, 0, item.durationInFrames)
}

/**
 *     o-----o-----o   ->   o--o--o
 *
 * Stretches keyframes from the duration they were made for to that of the item.
 */
export function stretchKeyframes<T extends Timed>(item: T, fromFrames: number): T {
  const [last, lastBefore] = [item.durationInFrames - 1, fromFrames - 1]
  if (last === lastBefore) return item
  const frameOf = (frame: number): number => (lastBefore === 0 ? 0 : Math.min(last, Math.round((frame * last) / lastBefore)))
  return mapKeyframes(item, (list) => {
    const byFrame = new Map(list.map((keyframe) => [frameOf(keyframe.frame), keyframe] as const))
    return [...byFrame].map(([frame, keyframe]) => ({ ...keyframe, frame }))
  })
}
