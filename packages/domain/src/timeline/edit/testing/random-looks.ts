import { type Timeline, TRANSITION_TYPES } from '../../model.ts'
import { ANIMATED_PROPERTIES, type AnimatedProperty, BLEND_MODES, EASINGS, LOOKS } from '../../picture.ts'
import { SHAPES, TITLE_ANIMATIONS, TITLE_PRESETS } from '../../titles.ts'
import { MOTION_PRESETS } from '../animation/apply-motion-preset.ts'
import type { Gesture, Kind } from './gesture.ts'

const of = <T>(list: readonly T[], pick: number): T => list[pick % list.length]!
const isOdd = ({ other }: Gesture): boolean => other % 2 === 1
/** A number of a gesture for places where JSON must hold it. */
const fraction = ({ other }: Gesture): number => ((other % 4001) - 2000) / 1000
const frameIn = (timeline: Parameters<Kind['edit']>[0]['timeline'], itemId: string, { other }: Gesture): number => {
  const item = timeline.tracks.flatMap(({ items }) => items).find(({ id }) => id === itemId)
  return (item?.startTimeInFrames ?? 0) + (other % Math.max(1, (item?.durationInFrames ?? 1) + 2))
}
/** A keyframe of an item, with its frame in the film. */
function aKeyframe({ tracks }: Timeline, itemId: string, { pick, other }: Gesture): { property: AnimatedProperty; frame: number } {
  const item = tracks.flatMap(({ items }) => items).find(({ id }) => id === itemId)
  const keyframes = item && 'keyframes' in item ? item.keyframes : undefined
  const property = ANIMATED_PROPERTIES.find((name) => keyframes?.[name]) ?? 'scale'
  const list = keyframes?.[property] ?? []
  return { property, frame: (item?.startTimeInFrames ?? 0) + (list.length > 0 ? of(list, pick + other).frame : 0) }
}
const isDrawn = ({ type }: { readonly type: string }): boolean => type === 'title' || type === 'shape' || type === 'sticker'

/** For tests: edits of how items look and move. */
export const LOOK_KINDS: readonly Kind[] = [
  {
    edit: ({ gesture: { pick, other, amount, id } }) => ({
      type: 'addTitle',
      text: 'Title',
      preset: of(TITLE_PRESETS, pick),
      startFrame: amount,
      ...(other % 2 === 1 && { durationInFrames: other % 50 }),
      newId: `title-${id}`,
    }),
  },
  {
    edit: ({ gesture: { pick, amount, id } }) => ({ type: 'addShape', shape: of(SHAPES, pick), startFrame: amount, newId: `shape-${id}` }),
  },
  { edit: ({ gesture: { amount, id } }) => ({ type: 'addSticker', art: 'fox', startFrame: amount, newId: `sticker-${id}` }) },
  {
    isFor: isDrawn,
    edit: ({ gesture, itemId }) => ({
      type: 'editTitle',
      itemId,
      text: 'word '.repeat(gesture.other % 4),
      preset: of(TITLE_PRESETS, gesture.pick),
      style: { fontWeight: 50 + 100 * (gesture.other % 10) },
      animateIn: isOdd(gesture) ? null : { type: of(TITLE_ANIMATIONS, gesture.pick), durationInFrames: 1 + (gesture.pick % 90) },
    }),
  },
  {
    isFor: ({ type }) => type === 'shape',
    edit: ({ gesture, itemId }) => ({
      type: 'editShape',
      itemId,
      width: (gesture.other % 100) / 10,
      fill: isOdd(gesture) ? null : '#FF0000',
      cornerRadius: (gesture.pick % 10) / 10,
    }),
  },
  {
    edit: ({ timeline, gesture, itemId, otherId }) => ({
      type: 'setLayout',
      itemIds: [itemId, otherId],
      transform: { [of(ANIMATED_PROPERTIES.slice(0, 5), gesture.pick)]: fraction(gesture) * 20 },
      ...(isOdd(gesture) && { atFrame: frameIn(timeline, itemId, gesture) }),
    }),
  },
  {
    edit: ({ gesture, itemId }) => ({
      type: 'setLayout',
      itemIds: [itemId],
      crop: isOdd(gesture) ? null : { left: (gesture.pick % 5) / 10, top: 0, right: 0.1, bottom: 0 },
      fit: of(['fit', 'fill', null] as const, gesture.pick),
      blend: of([...BLEND_MODES, null], gesture.other),
    }),
  },
  {
    isFor: (item) => 'keyframes' in item,
    edit: ({ timeline, gesture, itemId }) => {
      const { property, frame } = aKeyframe(timeline, itemId, gesture)
      return {
        type: 'moveKeyframe',
        itemId,
        property,
        fromFrame: frame,
        atFrame: frame + (gesture.amount % 40) - 20,
        ...(isOdd(gesture) && { value: fraction(gesture) }),
      }
    },
  },
  {
    edit: ({ timeline, gesture, itemId }) => ({
      type: 'setKeyframe',
      itemId,
      property: of(ANIMATED_PROPERTIES, gesture.pick),
      atFrame: frameIn(timeline, itemId, gesture),
      ...(isOdd(gesture) && { value: fraction(gesture) }),
      easing: of(EASINGS, gesture.other),
    }),
  },
  {
    isFor: (item) => 'keyframes' in item,
    edit: ({ timeline, gesture, itemId }) => ({
      type: 'removeKeyframe',
      itemId,
      property: of(ANIMATED_PROPERTIES, gesture.pick),
      atFrame: frameIn(timeline, itemId, { ...gesture, other: isOdd(gesture) ? 0 : gesture.other }),
    }),
  },
  {
    isFor: (item) => 'keyframes' in item,
    edit: ({ gesture, itemId }) => ({
      type: 'clearKeyframes',
      itemIds: [itemId],
      ...(isOdd(gesture) && { properties: [of(ANIMATED_PROPERTIES, gesture.pick)] }),
    }),
  },
  {
    edit: ({ gesture, itemId }) => ({ type: 'applyMotionPreset', itemIds: [itemId], preset: of([...MOTION_PRESETS, null], gesture.other) }),
  },
  {
    edit: ({ gesture, itemId, otherId }) => ({
      type: 'setColor',
      itemIds: [itemId, otherId],
      color: { exposure: fraction(gesture), blur: 0.05, look: of([...LOOKS, null], gesture.other) },
      replace: isOdd(gesture),
    }),
  },
  {
    isFor: (_, { isPrimary }) => isPrimary,
    edit: ({ timeline, gesture, itemId, otherId }) => ({
      type: 'setTransition',
      itemIds: isOdd(gesture) ? timeline.tracks.flatMap(({ items }) => items.map(({ id }) => id)) : [itemId, otherId],
      transition: { type: of(TRANSITION_TYPES, gesture.pick), durationInFrames: gesture.other % 60 },
    }),
  },
  {
    isFor: (item) => 'transition' in item,
    edit: ({ itemId, otherId }) => ({ type: 'removeTransition', itemIds: [itemId, otherId] }),
  },
]
