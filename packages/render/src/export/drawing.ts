import { writeFileSync } from 'node:fs'
import { createCanvas } from '@napi-rs/canvas'
import type { ResolvedCaptionStyle } from '../plan/caption-style.ts'
import { layoutCaption } from '../draw/caption-layout.ts'
import type { Box, Context } from '../draw/context.ts'
import { LOGO_TEXT } from '../draw/logo.ts'
import { MESSAGE_FONT, paintMessageTile } from '../draw/message-tile.ts'
import { paintCaption } from '../draw/paint-caption.ts'
import { paintWatermark, watermarkBounds, watermarkBox } from '../draw/watermark.ts'
import { loadFontsFor } from './fonts.ts'

type Size = { readonly width: number; readonly height: number }

/** What can be drawn once and laid over many frames. */
export type Drawing =
  | { readonly kind: 'caption'; readonly text: string; readonly style: ResolvedCaptionStyle }
  | { readonly kind: 'watermark' }
  | { readonly kind: 'message'; readonly text: string }

export type DrawRequest = { readonly drawing: Drawing; readonly output: Size; readonly path: string }

/** Draws on a cropped canvas and writes its pixels to `path`: RGBA, 8 bits, not premultiplied. Answers where the crop stands in the output. */
export function drawToFile({ drawing, output, path }: DrawRequest): Box {
  const { bounds, paint } = prepare(drawing, output)
  const canvas = createCanvas(bounds.width, bounds.height)
  const context = canvas.getContext('2d')
  context.translate(-bounds.x, -bounds.y)
  paint(context as unknown as Context)
  writeFileSync(path, context.getImageData(0, 0, bounds.width, bounds.height).data)
  return bounds
}

function prepare(drawing: Drawing, output: Size): { readonly bounds: Box; readonly paint: (context: Context) => void } {
  const measuring = createCanvas(2, 2).getContext('2d') as unknown as Context
  if (drawing.kind === 'caption') {
    loadFontsFor(drawing.text, drawing.style.fontFamily, drawing.style.fontWeight)
    const layout = layoutCaption(measuring, drawing.text, drawing.style, output)
    return { bounds: layout.bounds, paint: (context) => paintCaption(context, layout, drawing.style.color) }
  }
  if (drawing.kind === 'watermark') {
    loadFontsFor(LOGO_TEXT.text, LOGO_TEXT.family, LOGO_TEXT.weight)
    const box = watermarkBox(measuring, output)
    return { bounds: watermarkBounds(box, output), paint: (context) => paintWatermark(context, box) }
  }
  loadFontsFor(drawing.text, MESSAGE_FONT.family, MESSAGE_FONT.weight)
  return { bounds: { x: 0, y: 0, ...output }, paint: (context) => paintMessageTile(context, drawing.text, output) }
}
