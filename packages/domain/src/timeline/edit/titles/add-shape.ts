import { z } from 'zod'
import { ok } from '../../../result.ts'
import { toFrames } from '../../frames.ts'
import type { ShapeItem, Timeline } from '../../model.ts'
import { SHAPES, type Shape } from '../../titles.ts'
import { clampFrame } from '../free-slot.ts'
import type { EditResult } from '../refusal.ts'
import { frameValue, idValue } from '../values/edit-values.ts'
import { NEW_TITLE_SECONDS } from './add-title.ts'
import { placedOnTop } from './place-on-top.ts'

/** `newId`: id of the shape, and suffix of a new track's id. */
export const addShapeFields = z.strictObject({ shape: z.enum(SHAPES), startFrame: frameValue, newId: idValue })
export type AddShape = z.infer<typeof addShapeFields>

const WHITE = '#FFFFFF'
const filled = { width: 0.3, height: 0.3, fill: WHITE }

/** How a new shape looks. */
const NEW_SHAPES: Readonly<Record<Shape['shape'], Omit<Shape, 'shape'>>> = {
  rectangle: { width: 0.5, height: 0.25, fill: WHITE },
  ellipse: filled,
  line: { width: 0.5, height: 0, stroke: WHITE, strokeWidth: 0.012 },
  arrow: { width: 0.5, height: 0.2, fill: WHITE },
  triangle: filled,
  star: filled,
  heart: filled,
  'speech-bubble': { width: 0.5, height: 0.3, fill: WHITE },
}

/**
 *     titles    .          ->   |  star  |
 *     primary   |  A   |        |  A   |
 *
 * Adds a shape above the film for three seconds.
 */
export function addShape(timeline: Timeline, { shape, startFrame, newId }: AddShape): EditResult {
  const item: ShapeItem = {
    id: newId,
    type: 'shape',
    startTimeInFrames: clampFrame(startFrame),
    durationInFrames: toFrames(NEW_TITLE_SECONDS, timeline.globalConfig.fps),
    shapeConfig: { shape, ...NEW_SHAPES[shape] },
  }
  return ok(placedOnTop(timeline, item, newId))
}
