import type { OutputQuality } from '@fablecut/domain/story/models/output-quality'
import type { Size } from './size.ts'

/** Supersampling factor by quality: below 1 the drawing is upscaled. */
const SCALES: Record<OutputQuality, number> = { low: 0.6, medium: 1, high: 1.5 }

/** Limit of the shorter side for supersampling; larger drawings take more than a gigabyte for the layers of one scene. */
const MAX_LINES = 1440

/** Size in pixels, even, at which an output is drawn before scaling. `isGrid`: pixel-art styles are drawn at the output size. */
export function drawingSize({ width, height }: Size, quality: OutputQuality, isGrid = false): Size {
  if (isGrid || quality === 'medium') return { width, height }
  const max = Math.max(1, MAX_LINES / Math.min(width, height))
  const scale = Math.min(SCALES[quality], max)
  return { width: even(width * scale), height: even(height * scale) }
}

const even = (value: number): number => Math.max(2, Math.round(value / 2) * 2)
