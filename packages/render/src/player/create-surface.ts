import type { Context } from '../draw/context.ts'
import type { Surface } from '../draw/surface.ts'

/** A canvas of the browser; in memory instead of on the graphics card if its pixels are read often. */
export function createSurface(width: number, height: number, { readsPixels = false }: { readonly readsPixels?: boolean } = {}): Surface {
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d', { willReadFrequently: readsPixels }) as OffscreenCanvasRenderingContext2D
  return { canvas, context: context as Context, width, height }
}
