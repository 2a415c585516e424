import { z } from 'zod'
import { ok } from '../../../result.ts'
import { isSameJson } from '../../../same-json.ts'
import { constantOf } from '../../keyframes.ts'
import type { Timeline, TimelineItem } from '../../model.ts'
import type { AnimatedProperty, Keyframe } from '../../picture.ts'
import { isVisual, type VisualItem } from '../../visual-items.ts'
import type { EditResult } from '../refusal.ts'
import { withItems } from '../tracks.ts'
import { idsValue } from '../values/edit-values.ts'
import { withKeyframes } from './keyframe-lists.ts'
import { clampProperty } from './with-property.ts'

export const MOTION_PRESETS = ['zoom-in', 'zoom-out', 'pan-left', 'pan-right', 'pan-up', 'pan-down'] as const
export type MotionPreset = (typeof MOTION_PRESETS)[number]

/** `preset`: null removes the motion. */
export const applyMotionPresetFields = z.strictObject({ itemIds: idsValue, preset: z.enum(MOTION_PRESETS).nullable() })
export type ApplyMotionPreset = z.infer<typeof applyMotionPresetFields>

/** Scale at the large end of a zoom, and during a pan. */
const ENLARGED = 1.15
/** How far a pan goes to each side, as a fraction of the frame; an enlarged picture still covers the frame there. */
const REACH = (ENLARGED - 1) / 2

type Motion = { readonly scale: readonly [start: number, end: number]; readonly x?: number; readonly y?: number }

/** `x`, `y`: direction in which the picture moves. */
const MOTIONS: Readonly<Record<MotionPreset, Motion>> = {
  'zoom-in': { scale: [1, ENLARGED] },
  'zoom-out': { scale: [ENLARGED, 1] },
  'pan-left': { scale: [ENLARGED, ENLARGED], x: -1 },
  'pan-right': { scale: [ENLARGED, ENLARGED], x: 1 },
  'pan-up': { scale: [ENLARGED, ENLARGED], y: -1 },
  'pan-down': { scale: [ENLARGED, ENLARGED], y: 1 },
}

/**
 *     |   A    |   ->   |o  A   o|      scale 1 to 1.15 over the whole item, evenly
 *
 * Lets items move slowly for as long as they last: writes keyframes of scale and position, starting from their constant values. Earlier keyframes
 * of these are replaced. Other items are ignored.
 */
export function applyMotionPreset(timeline: Timeline, { itemIds, preset }: ApplyMotionPreset): EditResult {
  const ids = new Set(itemIds)
  const moved = (item: TimelineItem): TimelineItem => (ids.has(item.id) && isVisual(item) ? withMotion(item, preset) : item)
  return ok(withItems(timeline, ({ items }) => items.map(moved)))
}

function withMotion(item: VisualItem, preset: MotionPreset | null): VisualItem {
  const { keyframes } = item
  if (preset === null) return keyframes?.x || keyframes?.y || keyframes?.scale ? withKeyframes(item, { x: [], y: [], scale: [] }) : item
  const { scale, x = 0, y = 0 } = MOTIONS[preset]
  const [baseX, baseY, baseScale] = [constantOf(item, 'x'), constantOf(item, 'y'), constantOf(item, 'scale')]
  const evenly = evenlyOver(item.durationInFrames)
  const moved = withKeyframes(item, {
    scale: evenly('scale', baseScale * scale[0], baseScale * scale[1]),
    x: x === 0 ? [] : evenly('x', baseX - x * REACH, baseX + x * REACH),
    y: y === 0 ? [] : evenly('y', baseY - y * REACH, baseY + y * REACH),
  })
  return isSameJson(moved.keyframes, keyframes) ? item : moved
}

const evenlyOver =
  (frames: number) =>
  (property: AnimatedProperty, start: number, end: number): readonly Keyframe[] =>
    (start === end || frames === 1 ? [start] : [start, end]).map((value, index) => ({
      frame: index * (frames - 1),
      value: clampProperty(property, value) ?? value,
      easing: 'linear',
    }))
