import type { OutputQuality } from '@fablecut/domain/story/models/output-quality'
import type { Size } from './size.ts'

/** How large a scene is drawn against its output: finer lines and textures survive being made smaller, a small drawing is soft. */
const SCALES: Record<OutputQuality, number> = { low: 0.6, medium: 1, high: 1.5 }

/** Most lines of a drawing that is larger than its output; more would take a gigabyte for the layers of one scene. */
const MAX_LINES = 1440

/** The size in pixels in which an output is drawn; both sides are even. `isGrid`: styles of large pixels are drawn as they are shown. */
export function drawingSize({ width, height }: Size, quality: OutputQuality, isGrid = false): Size {
  if (isGrid || quality === 'medium') return { width, height }
  const max = Math.max(1, MAX_LINES / Math.min(width, height))
  const scale = Math.min(SCALES[quality], max)
  return { width: even(width * scale), height: even(height * scale) }
}

const even = (value: number): number => Math.max(2, Math.round(value / 2) * 2)
