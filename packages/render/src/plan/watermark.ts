import { isLandscape } from '@fablecut/domain/captions/default-style'

export const WATERMARK_OPACITY = 0.6

/** In output pixels: 200 px per 1920 px of width in landscape, 38 % of the width in portrait (E-364); a square counts as landscape (ED-24). */
export const watermarkWidthPx = (output: { readonly width: number; readonly height: number }): number =>
  isLandscape(output) ? (200 * output.width) / 1920 : 0.38 * output.width

/** Distance from the right and bottom edges in output pixels (ED-24). */
export const watermarkMarginPx = (output: { readonly width: number }): number => 0.02 * output.width
