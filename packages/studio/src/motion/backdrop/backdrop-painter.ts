import { type Canvas, type Ctx, newCanvas } from '../../paint/canvas.ts'
import type { MotionFrame } from '../kit/frame.ts'
import type { Box } from '../kit/geometry.ts'
import type { MotionLook } from '../looks/look.ts'
import type { BackdropTones } from './backdrop-tones.ts'

/**
 * What is behind drawings at no place: the light of a window on a wall, through blinds or through leaves, lamps far behind a table, a wall lit from behind what stands before it, a
 * curtain, a cone of light in the dark, or a surface seen from above.
 */
export type BackdropKind = 'window' | 'blinds' | 'leaves' | 'lamps' | 'backlit' | 'curtain' | 'spot' | 'overhead'

/** `focus`: what the light falls on, in units; `horizon`: upper edge of the floor, none where it is below the frame. `isLitFromEnd`: the light comes from the right. */
export type BackdropSetting = {
  readonly kind: BackdropKind
  readonly look: MotionLook
  readonly frame: MotionFrame
  readonly focus: Box
  readonly horizon: number | undefined
  readonly isLitFromEnd: boolean
  readonly seed: number
}

/** A backdrop over an area, in units. `isDrawn`: edges of light are hard. */
export type Painter = BackdropSetting & { readonly area: Box; readonly tones: BackdropTones; readonly isDrawn: boolean }

export const fill = (g: Ctx, { x, y, w, h }: Box, style: Ctx['fillStyle']): void => {
  g.fillStyle = style
  g.fillRect(x, y, w, h)
}

/** Draws softly: on a picture so many units a pixel, which is enlarged. */
export function softly(
  g: Ctx,
  { x, y, w, h }: Box,
  unitsPerPixel: number,
  blend: Ctx['globalCompositeOperation'],
  paint: (g: Ctx) => void,
): void {
  const [small, sg]: [Canvas, Ctx] = newCanvas(w / unitsPerPixel, h / unitsPerPixel)
  sg.scale(1 / unitsPerPixel, 1 / unitsPerPixel)
  sg.translate(-x, -y)
  paint(sg)
  g.save()
  g.globalCompositeOperation = blend
  g.imageSmoothingEnabled = true
  g.imageSmoothingQuality = 'high'
  g.drawImage(small, x, y, w, h)
  g.restore()
}

export const SOFT = 18
export const HARD = 2
