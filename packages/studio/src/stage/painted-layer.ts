import type { Canvas, Ctx } from '../paint/canvas.ts'

/** A pre-rendered layer. (x, y): top left in frame pixels; `scale`: from frame to layer pixels; `nearness`: depth, 1 at the figures; `drift`: scroll speed in frame pixels per second. */
export type PaintedLayer = {
  readonly canvas: Canvas
  readonly x: number
  readonly y: number
  readonly scale: number
  readonly nearness: number
  readonly drift: number
  /** Strip animation: `blades` shear in the wind, a `crowd` bounces on the beat. */
  readonly motion: 'none' | 'blades' | 'crowd'
  /** Draws animated details over the layer, in frame pixels before the camera transform. */
  readonly animate?: (g: Ctx, seconds: number) => void
}
