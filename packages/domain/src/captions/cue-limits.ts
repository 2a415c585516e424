import type { CaptionStyle } from './style.ts'

type Frame = { readonly width: number; readonly height: number }

/** `lineWidth`: columns of one line; wide characters take two. A cue has at most two lines, with `maxWords` one of at most that many words. */
export type CueLimits = { readonly lineWidth: number; readonly fps: number; readonly maxWords?: number }

/** Line width that fits the default caption size of a frame: two thirds to three quarters of its width. Source: E-361..E-363. */
export function lineWidthFor(frame: { readonly width: number; readonly height: number }): number {
  if (frame.width > frame.height) return 40
  return frame.width === frame.height ? 32 : 23
}

/** Mean letter width relative to the font of plain captions. */
const LETTER_WIDTHS: Readonly<Record<string, number>> = { Oswald: 0.78, Montserrat: 1.08, Nunito: 0.95 }
/** The size and width of plain captions, which `lineWidthFor` is for. Source: ED-16, E-363. */
const PLAIN = { fontSize: 22, maxWidth: 70, portraitMaxWidth: 74 }
const MIN_COLUMNS = 8

/** Columns of one line of words in a style. */
export function styledLineWidth(style: CaptionStyle | undefined, frame: Frame): number {
  const plainWidth = frame.height > frame.width ? PLAIN.portraitMaxWidth : PLAIN.maxWidth
  const size = ((style?.fontSize ?? PLAIN.fontSize) / PLAIN.fontSize) * (LETTER_WIDTHS[style?.fontFamily ?? ''] ?? 1)
  const room = (style?.maxWidth ?? plainWidth) / plainWidth
  return Math.max(MIN_COLUMNS, Math.floor((lineWidthFor(frame) * room) / size))
}

/** Limits of the cues of spoken words in a style. */
export const cueLimitsFor = (style: CaptionStyle | undefined, frame: Frame, fps: number): CueLimits =>
  style?.maxWords === undefined
    ? { lineWidth: lineWidthFor(frame), fps }
    : { lineWidth: styledLineWidth(style, frame), fps, maxWords: style.maxWords }
