import { createCanvas } from '@napi-rs/canvas'
import type { Context } from '../../draw/context.ts'
import type { Surface } from '../../draw/surface.ts'

export function createSurface(width: number, height: number): Surface {
  const canvas = createCanvas(width, height)
  return { canvas, context: canvas.getContext('2d') as unknown as Context, width, height }
}
