import type { PlanShape } from '@fablecut/domain/story/shot-plan/shot-plan'
import { ADULT_METRES } from '../parts/ground-perspective.ts'
import { type Frame, frameOf } from '../stage/frame.ts'
import { shapeOf, type ShotView } from './view.ts'

/** y of the horizon, y of the ground under the figures and height of an adult, as parts of the frame's height. */
type Camera = readonly [horizon: number, ground: number, figure: number]
type Sizes = Readonly<Record<'wide' | 'full' | 'near', Readonly<Record<PlanShape, Camera>>>>

const EYE: Sizes = {
  wide: { '16:9': [0.5, 0.86, 0.5], '9:16': [0.45, 0.9, 0.57], '1:1': [0.5, 0.9, 0.57] },
  full: { '16:9': [0.45, 0.955, 0.76], '9:16': [0.42, 0.93, 0.68], '1:1': [0.44, 0.95, 0.74] },
  near: { '16:9': [0.42, 1.25, 1.05], '9:16': [0.4, 1.1, 0.9], '1:1': [0.42, 1.2, 1] },
}
/** From near the ground: the horizon lies at the feet. */
const LOW: Sizes = {
  wide: { '16:9': [0.83, 0.95, 0.62], '9:16': [0.79, 0.93, 0.56], '1:1': [0.81, 0.95, 0.6] },
  full: { '16:9': [0.85, 0.985, 0.84], '9:16': [0.81, 0.96, 0.74], '1:1': [0.83, 0.975, 0.8] },
  near: { '16:9': [0.92, 1.3, 1.12], '9:16': [0.84, 1.14, 0.92], '1:1': [0.88, 1.24, 1.05] },
}
/** Horizons of inserts from below: what stands has its foot on the ground, above the captions. */
const LOW_INSERT: Readonly<Record<PlanShape, number>> = { '16:9': 0.66, '9:16': 0.5, '1:1': 0.66 }
/** From above: a strip of sky, in which trees and houses of the distance are whole. */
const HIGH: Sizes = {
  wide: { '16:9': [0.28, 0.84, 0.54], '9:16': [0.24, 0.8, 0.5], '1:1': [0.26, 0.82, 0.53] },
  full: { '16:9': [0.27, 0.93, 0.76], '9:16': [0.23, 0.88, 0.68], '1:1': [0.25, 0.91, 0.74] },
  near: { '16:9': [0.22, 1.12, 0.96], '9:16': [0.2, 1, 0.82], '1:1': [0.21, 1.1, 0.92] },
}
/** From right above: the ground fills the frame. */
const OVERHEAD: Sizes = {
  wide: { '16:9': [-0.22, 0.78, 0.58], '9:16': [-0.2, 0.7, 0.5], '1:1': [-0.2, 0.76, 0.55] },
  full: { '16:9': [-0.26, 0.88, 0.76], '9:16': [-0.24, 0.78, 0.64], '1:1': [-0.24, 0.84, 0.72] },
  near: { '16:9': [-0.3, 1.02, 0.86], '9:16': [-0.28, 0.92, 0.74], '1:1': [-0.28, 1, 0.82] },
}
const ANGLES: Readonly<Record<ShotView['angle'], Sizes>> = { eye: EYE, 'over-shoulder': EYE, low: LOW, high: HIGH, overhead: OVERHEAD }

/** Near views of what is seen whole, an animal or a thing: the ground is where it stands. */
const WHOLE: Readonly<Record<PlanShape, Camera>> = {
  '16:9': [0.45, 0.86, 0.76],
  '9:16': [0.4, 0.75, 0.62],
  '1:1': [0.44, 0.84, 0.74],
}

/** The frame of a view: where its horizon and ground lie. `isSeenWhole`: its subject stands in the frame, with its feet. */
export function viewFrame(width: number, height: number, view: ShotView, isSeenWhole = false): Frame {
  const size = view.size === 'wide' || view.size === 'full' ? view.size : 'near'
  const shape = shapeOf(width, height)
  const isLevel = view.angle !== 'high' && view.angle !== 'overhead'
  const isWhole = isSeenWhole && isLevel
  const [level, ground, figure] = isWhole ? WHOLE[shape] : ANGLES[view.angle][size][shape]
  const lowered = isWhole && view.angle === 'low' ? level + (ground - level) * 0.4 : level
  const horizon = view.size === 'insert' && !isWhole ? Math.min(lowered, LOW_INSERT[shape]) : lowered
  return {
    ...frameOf(width, height),
    horizon: horizon * height,
    ground: ground * height,
    figure: figure * height,
    eyeMetres: ((ground - horizon) / figure) * ADULT_METRES,
  }
}

/**
 * Foreshortening of figures: width at the head and at the feet, and height. From above heads are nearer to the camera than feet, from below feet are.
 */
export type Foreshortening = { readonly head: number; readonly feet: number; readonly height: number }

const SHORT: Readonly<Partial<Record<ShotView['angle'], Foreshortening>>> = {
  low: { head: 0.86, feet: 1.12, height: 1 },
  high: { head: 1.16, feet: 0.8, height: 0.88 },
  overhead: { head: 1.34, feet: 0.66, height: 0.74 },
}

export function foreshorteningOf(view: ShotView | undefined): Foreshortening | undefined {
  const own = view && SHORT[view.angle]
  if (!own || view.size === 'wide' || view.size === 'full') return own
  return { head: 1 + (own.head - 1) * 0.4, feet: 1 + (own.feet - 1) * 1.5, height: 1 }
}
