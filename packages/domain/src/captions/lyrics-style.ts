import { lineWidthFor } from './cues.ts'
import type { CaptionStyle } from './style.ts'

/** The size that the line widths of plain captions are for. Source: ED-16. */
const REFERENCE_FONT_SIZE = 22
const REFERENCE_MAX_WIDTH = 70

/** Columns of one line of sung words in this style. */
export function lyricsLineWidth(style: CaptionStyle | undefined, frame: { readonly width: number; readonly height: number }): number {
  const size = (style?.fontSize ?? REFERENCE_FONT_SIZE) / REFERENCE_FONT_SIZE
  const room = (style?.maxWidth ?? REFERENCE_MAX_WIDTH) / REFERENCE_MAX_WIDTH
  return Math.max(8, Math.floor((lineWidthFor(frame) * room) / size))
}

/** How the words of a lyrics video look over pictures of a look (see `STYLES`). */
export function lyricsStyle(_style: string): CaptionStyle {
  return { fontFamily: 'Inter', fontSize: 52, fontWeight: 800, lineHeight: 1.15, maxWidth: 84, height: 42 }
}
