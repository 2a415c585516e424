import type { Canvas, Ctx } from '../paint/canvas.ts'

/** A pre-rendered layer. (x, y): top left in frame pixels; `scale`: from frame to layer pixels. */
export type PaintedLayer = {
  readonly canvas: Canvas
  readonly x: number
  readonly y: number
  readonly scale: number
  readonly nearness: number
  readonly drift: number
  /** How it stirs: blades in the wind, or a crowd on the beat. */
  readonly stir: 'none' | 'blades' | 'crowd'
  /** Small moving parts on it, in frame pixels before the camera. */
  readonly alive?: (g: Ctx, seconds: number) => void
}
