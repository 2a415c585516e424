import type { ResolvedCaptionStyle } from '../plan/caption-style.ts'
import type { Box, Context } from './context.ts'
import { breakLines } from './line-breaks.ts'
import { directionOf, fontOf, isJoined } from './scripts.ts'
import { isLight, isTransparent, parseTextShadow, type Shadow } from './text-shadow.ts'

export type CaptionLine = { readonly text: string; readonly centerX: number; readonly baselineY: number; readonly width: number }

export type CaptionLayout = {
  readonly lines: readonly CaptionLine[]
  readonly font: string
  readonly direction: 'ltr' | 'rtl'
  readonly letterSpacingPx: number
  /** The text block, its background included. */
  readonly block: Box
  readonly background: { readonly color: string; readonly radiusPx: number } | null
  /** Around every letter, under it. */
  readonly outline: { readonly color: string; readonly widthPx: number } | null
  readonly shadows: readonly Shadow[]
  /** All that is painted, shadows included, on whole and even pixels inside the output. */
  readonly bounds: Box
}

type Size = { readonly width: number; readonly height: number }

/** Where Inter's letters stand in a line, per font size. */
const ASCENT = 0.96875
const DESCENT = 0.2412
const PADDING_X = 0.4
const PADDING_Y = 0.16

/** A thin dark rim and a soft fall of light: readable on snow and in grass, unseen at night. */
const RIM = { color: 'rgba(12,9,7,.82)', width: 0.065 } as const
const softFall = (size: number): Shadow => ({ offsetX: 0, offsetY: size * 0.06, blur: size * 0.3, color: 'rgba(0,0,0,.55)' })

type Edges = Pick<CaptionLayout, 'outline' | 'shadows'>

/** A style's own shadow is all there is; light text that has neither shadow nor background gets an edge of ours. */
function edgesOf(style: ResolvedCaptionStyle): Edges {
  if (style.textShadow !== undefined) return { outline: null, shadows: parseTextShadow(style.textShadow, style.scale) }
  if (!isTransparent(style.backgroundColor) || !isLight(style.color)) return { outline: null, shadows: [] }
  return { outline: { color: RIM.color, widthPx: style.fontSizePx * RIM.width }, shadows: [softFall(style.fontSizePx)] }
}

/** Sets a caption's text for one output. `context` is only measured with; its faces must be loaded. */
export function layoutCaption(context: Context, text: string, style: ResolvedCaptionStyle, output: Size): CaptionLayout {
  const font = fontOf(text, style.fontFamily, style.fontWeight, style.fontSizePx)
  const letterSpacingPx = isJoined(text) ? 0 : style.letterSpacingPx
  context.font = font
  context.letterSpacing = `${letterSpacingPx}px`
  const measure = (line: string): number => context.measureText(line).width
  const hasBackground = !isTransparent(style.backgroundColor)
  const padX = hasBackground ? style.fontSizePx * PADDING_X : 0
  const padY = hasBackground ? style.fontSizePx * PADDING_Y : 0
  const texts = breakLines(text, (output.width * style.maxWidthPercent) / 100 - 2 * padX, measure)
  const widths = texts.map(measure)
  const lineHeight = style.fontSizePx * style.lineHeight
  const height = texts.length * lineHeight + 2 * padY
  const width = Math.max(0, ...widths) + 2 * padX
  const top = topOf(output, style, height)
  const baseline = (lineHeight - style.fontSizePx * (ASCENT + DESCENT)) / 2 + style.fontSizePx * ASCENT
  const lines = texts.map((line, index) => ({
    text: line,
    centerX: output.width / 2,
    baselineY: top + padY + index * lineHeight + baseline,
    width: widths[index] ?? 0,
  }))
  const block = { x: (output.width - width) / 2, y: top, width, height }
  const edges = edgesOf(style)
  return {
    lines,
    font,
    direction: directionOf(text),
    letterSpacingPx,
    block,
    background: hasBackground ? { color: style.backgroundColor, radiusPx: style.borderRadiusPx } : null,
    ...edges,
    bounds: boundsOf(block, edges.shadows, style.fontSizePx, output),
  }
}

/** The block's bottom stands at the offset; a block too high for it stays inside the picture. */
const topOf = (output: Size, style: ResolvedCaptionStyle, height: number): number =>
  Math.max(0, output.height * (1 - style.bottomPercent / 100) - height)

/** Letters may reach past their line (accents, tails) by a part of their size, shadows by offset and blur. */
function boundsOf(block: Box, shadows: readonly Shadow[], fontSizePx: number, output: Size): Box {
  const shadow = Math.max(0, ...shadows.map((each) => Math.max(Math.abs(each.offsetX), Math.abs(each.offsetY)) + each.blur * 1.5))
  const reach = fontSizePx * 0.35 + shadow
  const left = Math.max(0, Math.floor((block.x - reach) / 2) * 2)
  const top = Math.max(0, Math.floor((block.y - reach) / 2) * 2)
  const right = Math.min(output.width, Math.ceil((block.x + block.width + reach) / 2) * 2)
  const bottom = Math.min(output.height, Math.ceil((block.y + block.height + reach) / 2) * 2)
  return { x: left, y: top, width: Math.max(2, right - left), height: Math.max(2, bottom - top) }
}
