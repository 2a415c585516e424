import { WATERMARK_OPACITY, watermarkMarginPx, watermarkWidthPx } from '../plan/watermark.ts'
import type { Box, Context } from './context.ts'
import { logoSize, paintLogo } from './logo.ts'

type Size = { readonly width: number; readonly height: number }

/** The box of the logo: bottom right, 2 % of the width from both edges (E-364, ED-24). */
export function watermarkBox(context: Context, output: Size): Box {
  const width = watermarkWidthPx(output)
  const size = logoSize(context)
  const height = (size.height * width) / size.width
  const margin = watermarkMarginPx(output)
  return { x: output.width - margin - width, y: output.height - margin - height, width, height }
}

/** Bounds of the logo including its shadow: even pixels inside the output. */
export function watermarkBounds(box: Box, output: Size): Box {
  const margin = box.height * 0.6
  const x = Math.max(0, Math.floor((box.x - margin) / 2) * 2)
  const y = Math.max(0, Math.floor((box.y - margin) / 2) * 2)
  return { x, y, width: Math.floor((output.width - x) / 2) * 2, height: Math.floor((output.height - y) / 2) * 2 }
}

/** Paints the logo at 60 % opacity, with a shadow for contrast on white. */
export function paintWatermark(context: Context, box: Box): void {
  context.save()
  context.globalAlpha = WATERMARK_OPACITY
  context.shadowColor = 'rgba(0,0,0,.8)'
  context.shadowBlur = box.height * 0.35
  context.shadowOffsetY = box.height * 0.04
  paintLogo(context, box.x, box.y, box.width)
  context.restore()
}
