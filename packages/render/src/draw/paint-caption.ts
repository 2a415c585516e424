import type { CaptionLayout } from './caption-layout.ts'
import type { Context } from './context.ts'
import type { Shadow } from './text-shadow.ts'

/** Paints a caption in output coordinates: background, shadows from last to first, outline, letters. */
export function paintCaption(context: Context, layout: CaptionLayout, color: string): void {
  context.save()
  paintCaptionBackground(context, layout, color)
  setTextStyle(context, layout, color)
  paintLines(context, layout, null)
  context.restore()
}

/** Paints background, shadows and outline. Shadows also paint the letters, in `color`. */
export function paintCaptionBackground(context: Context, layout: CaptionLayout, color: string): void {
  context.save()
  paintBackground(context, layout)
  setTextStyle(context, layout, color)
  for (const shadow of [...layout.shadows].reverse()) paintLines(context, layout, shadow)
  paintOutlines(context, layout)
  context.restore()
}

function setTextStyle(context: Context, layout: CaptionLayout, color: string): void {
  context.font = layout.font
  context.letterSpacing = `${layout.letterSpacingPx}px`
  context.direction = layout.direction
  context.textAlign = 'center'
  context.textBaseline = 'alphabetic'
  context.fillStyle = color
}

function paintBackground(context: Context, layout: CaptionLayout): void {
  if (!layout.background) return
  const { x, y, width, height } = layout.block
  context.fillStyle = layout.background.color
  context.beginPath()
  context.roundRect(x, y, width, height, Math.min(layout.background.radiusPx, height / 2, width / 2))
  context.fill()
}

function paintLines(context: Context, layout: CaptionLayout, shadow: Shadow | null): void {
  context.shadowColor = shadow?.color ?? 'rgba(0,0,0,0)'
  context.shadowBlur = shadow?.blur ?? 0
  context.shadowOffsetX = shadow?.offsetX ?? 0
  context.shadowOffsetY = shadow?.offsetY ?? 0
  for (const line of layout.lines) context.fillText(line.text, line.centerX, line.baselineY)
}

/** Outlines are painted before all letters, so that they do not overlap a neighbouring letter. */
function paintOutlines(context: Context, layout: CaptionLayout): void {
  if (!layout.outline) return
  context.shadowColor = 'rgba(0,0,0,0)'
  context.strokeStyle = layout.outline.color
  context.lineWidth = layout.outline.widthPx * 2
  context.lineJoin = 'round'
  for (const line of layout.lines) context.strokeText(line.text, line.centerX, line.baselineY)
}
