import { writeFileSync } from 'node:fs'
import { createCanvas } from '@napi-rs/canvas'
import type { ResolvedCaptionStyle } from '../../plan/caption-style.ts'
import { layoutCaption } from '../../draw/caption-layout.ts'
import type { Box, Context } from '../../draw/context.ts'
import {
  bookendLogoBounds,
  bookendLogoBox,
  bookendTaglineBounds,
  paintBookendLogo,
  paintBookendTagline,
  TAGLINE_FONT,
} from '../../draw/bookend.ts'
import { LOGO_TEXT } from '../../draw/logo.ts'
import { MESSAGE_FONT, paintMessageTile } from '../../draw/message-tile.ts'
import { drawCaption, drawWordBackground, paintDrawing, wordDrawer } from '../../draw/caption-drawing.ts'
import { paintWatermark, watermarkBounds, watermarkBox } from '../../draw/watermark.ts'
import { wordRuns } from '../../draw/word-runs.ts'
import type { SpokenWords } from '../../plan/spoken-words.ts'
import { createSurface } from './create-surface.ts'
import { loadFontsFor } from './fonts.ts'

type Size = { readonly width: number; readonly height: number }

/** A drawing that is overlaid on many frames; a caption with word highlighting has a drawing per step. */
export type Drawing =
  | { readonly kind: 'caption'; readonly text: string; readonly style: ResolvedCaptionStyle; readonly said?: SpokenWords }
  | { readonly kind: 'watermark' }
  | { readonly kind: 'message'; readonly text: string }
  | { readonly kind: 'bookend-logo' }
  | { readonly kind: 'bookend-tagline'; readonly text: string }

export type DrawRequest = { readonly drawing: Drawing; readonly output: Size; readonly path: string }

/**
 * Draws on a cropped canvas and writes its pixels to `path`: RGBA, 8 bits, not premultiplied; the frames of a changing drawing are
 * concatenated. Returns the position of the crop in the output.
 */
export function drawToFile({ drawing, output, path }: DrawRequest): Box {
  const { bounds, paint, changes } = prepare(drawing, output)
  const { width, height } = bounds
  const canvas = createCanvas(width, height)
  const context = canvas.getContext('2d')
  context.translate(-bounds.x, -bounds.y)
  paint(context as Context)
  const background = context.getImageData(0, 0, width, height)
  if (changes) writeFileSync(path, '')
  else writeFileSync(path, background.data)
  for (const change of changes ?? []) {
    context.putImageData(background, 0, 0)
    change(context as Context)
    writeFileSync(path, context.getImageData(0, 0, width, height).data, { flag: 'a' })
  }
  return bounds
}

type Paint = (context: Context) => void
/** Each of `changes` is painted over the result of `paint`. */
type PreparedDrawing = { readonly bounds: Box; readonly paint: Paint; readonly changes?: readonly Paint[] }

function caption({ text, style, said }: Extract<Drawing, { kind: 'caption' }>, output: Size, measuring: Context): PreparedDrawing {
  loadFontsFor(text, style.fontFamily, style.fontWeight)
  const layout = layoutCaption(measuring, text, style, output)
  const { bounds } = layout
  if (!said) return { bounds, paint: (context) => paintDrawing(context, drawCaption(createSurface, layout, style.color), bounds) }
  const colors = { color: style.color, litColor: style.litColor ?? style.color }
  const wordsAt = wordDrawer(createSurface, layout, wordRuns(measuring, layout, said.words), colors)
  const changes = said.steps.map(
    (step): Paint =>
      (context) =>
        paintDrawing(context, wordsAt(step), bounds),
  )
  return { bounds, paint: (context) => paintDrawing(context, drawWordBackground(createSurface, layout), bounds), changes }
}

function watermark(output: Size, measuring: Context): PreparedDrawing {
  loadFontsFor(LOGO_TEXT.text, LOGO_TEXT.family, LOGO_TEXT.weight)
  const box = watermarkBox(measuring, output)
  return { bounds: watermarkBounds(box, output), paint: (context) => paintWatermark(context, box) }
}

function message(text: string, output: Size): PreparedDrawing {
  loadFontsFor(text, MESSAGE_FONT.family, MESSAGE_FONT.weight)
  return { bounds: { x: 0, y: 0, ...output }, paint: (context) => paintMessageTile(context, text, output) }
}

function bookendLogo(output: Size, measuring: Context): PreparedDrawing {
  loadFontsFor(LOGO_TEXT.text, LOGO_TEXT.family, LOGO_TEXT.weight)
  const box = bookendLogoBox(measuring, output)
  return { bounds: bookendLogoBounds(box), paint: (context) => paintBookendLogo(context, box) }
}

function bookendTagline(text: string, output: Size, measuring: Context): PreparedDrawing {
  loadFontsFor(text, TAGLINE_FONT.family, TAGLINE_FONT.weight)
  const bounds = bookendTaglineBounds(measuring, text, output)
  return { bounds, paint: (context) => paintBookendTagline(context, text, output) }
}

function prepare(drawing: Drawing, { width, height }: Size): PreparedDrawing {
  const measuring = createCanvas(2, 2).getContext('2d') as Context
  const output = { width, height }
  if (drawing.kind === 'caption') return caption(drawing, output, measuring)
  if (drawing.kind === 'watermark') return watermark(output, measuring)
  if (drawing.kind === 'bookend-logo') return bookendLogo(output, measuring)
  if (drawing.kind === 'bookend-tagline') return bookendTagline(drawing.text, output, measuring)
  return message(drawing.text, output)
}
