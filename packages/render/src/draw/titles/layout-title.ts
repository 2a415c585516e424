import type { CaptionStyle } from '@fablecut/domain/captions/style'
import { titleAlign, titleStyle } from '@fablecut/domain/timeline/title-styles'
import type { Title } from '@fablecut/domain/timeline/titles'
import { defaultFontSizePx, resolveCaptionStyle, type ResolvedCaptionStyle } from '../../plan/caption-style.ts'
import type { Size } from '../../plan/fit.ts'
import { type CaptionLayout, layoutCaption } from '../caption-layout.ts'
import type { Box, Context } from '../context.ts'
import { lettersOf } from '../line-breaks.ts'
import { isTransparent } from '../text-shadow.ts'
import { type PresetLayout, PRESET_LAYOUTS, TITLE_SHADOW } from './presets.ts'

export type TitleParagraph = { readonly layout: CaptionLayout; readonly color: string }
/** A line for the typing animation; `ends`: where each letter ends, from the side where the line begins. */
export type TypedLine = { readonly box: Box; readonly ends: readonly number[]; readonly isRightToLeft: boolean }

export type TitleLayout = {
  readonly paragraphs: readonly TitleParagraph[]
  readonly lines: readonly TypedLine[]
  /** All text, with the panel. */
  readonly block: Box
  readonly panel: { readonly color: string; readonly radiusPx: number } | null
  readonly decoration: { readonly type: NonNullable<PresetLayout['decoration']>; readonly box: Box } | null
  /** Font size of the main style. */
  readonly sizePx: number
  /** All that is painted, in whole pixels. */
  readonly bounds: Box
}

/** Font size of a style with size 22, relative to the shorter side of the frame. */
const BASE_SIZE = 0.05
/** Margins that no platform covers, relative to width and height: wider below and above in a tall frame, where players have their controls. */
const marginsOf = ({ width, height }: Size) =>
  height > width * 1.2
    ? { x: 0.07 * width, top: 0.12 * height, bottom: 0.2 * height }
    : { x: 0.06 * width, top: 0.08 * height, bottom: 0.08 * height }

type StyledText = { readonly text: string; readonly style: ResolvedCaptionStyle }

/** The fonts of a title, which must be loaded before it is laid out. */
export const titleFonts = (title: Title): readonly { readonly text: string; readonly family: string; readonly weight: number }[] =>
  styledTexts(title, { width: 1280, height: 720 }).map(({ text, style }) => ({
    text: text === '' ? ' ' : `${text}“`,
    family: style.fontFamily,
    weight: style.fontWeight,
  }))

/** Lays out a title at its preset's place. `context` is used only for measuring. */
export function layoutTitle(context: Context, title: Title, output: Size): TitleLayout {
  const preset = PRESET_LAYOUTS[title.preset]
  const texts = styledTexts(title, output)
  const style = titleStyle(title)
  const sizePx = resolved(style, output).fontSizePx
  const layouts = texts.map(({ text, style }) => layoutCaption(context, text, style, output))
  const inner = {
    width: Math.max(0, ...layouts.map(({ block }) => block.width)),
    height: layouts.reduce((sum, { block }) => sum + block.height, 0),
  }
  const hasPanel = !isTransparent(style.backgroundColor)
  const padding = !hasPanel ? { x: 0, y: 0 } : { x: sizePx * 0.6, y: sizePx * 0.38 }
  const align = titleAlign(title)
  const block = blockAt(
    { width: inner.width + 2 * padding.x, height: inner.height + 2 * padding.y },
    align,
    heightOf(title, preset),
    output,
  )
  let top = block.y + padding.y
  const paragraphs = layouts.map((layout, index) => {
    const placed = placeParagraph(layout, { left: block.x + padding.x, width: inner.width, top }, align)
    top += layout.block.height
    return { layout: placed, color: texts[index]?.style.color ?? '#ffffff' }
  })
  return {
    paragraphs,
    lines: paragraphs.flatMap(({ layout }) => typedLines(context, layout)),
    block,
    panel: hasPanel ? { color: style.backgroundColor, radiusPx: resolved(style, output).borderRadiusPx } : null,
    decoration: decorationOf(preset.decoration, block, sizePx),
    sizePx,
    bounds: boundsOf(block, sizePx),
  }
}

function styledTexts(title: Title, output: Size): StyledText[] {
  const { second, hasShadow } = PRESET_LAYOUTS[title.preset]
  const lines = title.text.split('\n').map((line) => line.trim())
  const shadow = { textShadow: hasShadow ? TITLE_SHADOW : 'none' }
  const style = titleStyle(title)
  const main = resolved({ ...shadow, ...style }, output)
  const isSecond = (index: number): boolean =>
    second !== undefined &&
    lines.length > 1 &&
    (second.lines === 'first' ? index === 0 : second.lines === 'last' ? index === lines.length - 1 : index > 0)
  const factor = style.fontSize / titleStyle({ preset: title.preset }).fontSize
  const size = { fontSize: (second?.style.fontSize ?? style.fontSize) * factor, maxWidth: style.maxWidth }
  const other = second && resolved({ ...shadow, ...second.style, ...ownOfSecond(title.style), ...size }, output)
  return lines.map((line, index) => ({ text: line === '' ? ' ' : line, style: other && isSecond(index) ? other : main }))
}

/** Of a style that a user chose, the second style takes the family and the shadow. */
const ownOfSecond = ({ fontFamily, textShadow }: CaptionStyle = {}): CaptionStyle => ({
  ...(fontFamily !== undefined && { fontFamily }),
  ...(textShadow !== undefined && { textShadow }),
})

/** Sizes of titles are relative to the frame alone, so that a title drawn larger has the same lines. */
function resolved(style: CaptionStyle, output: Size): ResolvedCaptionStyle {
  const inCaptions = resolveCaptionStyle({ ...style, backgroundColor: 'transparent' }, output)
  const factor = (BASE_SIZE * Math.min(output.width, output.height)) / defaultFontSizePx(output)
  return {
    ...inCaptions,
    fontSizePx: inCaptions.fontSizePx * factor,
    letterSpacingPx: inCaptions.letterSpacingPx * factor,
    borderRadiusPx: inCaptions.borderRadiusPx * factor,
    scale: inCaptions.scale * factor,
  }
}

/** `part`: 0 at the upper, 1 at the lower margin. `bottomPercent`: a style's own distance from the bottom, which wins. */
type Height = { readonly part: number; readonly bottomPercent: number | undefined }

const heightOf = ({ style }: Title, { height }: PresetLayout): Height => ({ part: height, bottomPercent: style?.height })

function blockAt(size: Size, align: NonNullable<Title['align']>, height: Height, output: Size): Box {
  const margins = marginsOf(output)
  const x = align === 'left' ? margins.x : align === 'right' ? output.width - margins.x - size.width : (output.width - size.width) / 2
  const free = output.height - margins.top - margins.bottom - size.height
  const y =
    height.bottomPercent === undefined ? margins.top + free * height.part : output.height * (1 - height.bottomPercent / 100) - size.height
  return { x, y, ...size }
}

type ParagraphPlace = { readonly left: number; readonly width: number; readonly top: number }

function placeParagraph(layout: CaptionLayout, { left, width, top }: ParagraphPlace, align: NonNullable<Title['align']>): CaptionLayout {
  const by = top - layout.block.y
  const lines = layout.lines.map((line) => {
    const free = width - line.width
    const x = align === 'left' ? left : align === 'right' ? left + free : left + free / 2
    return { ...line, centerX: x + line.width / 2, baselineY: line.baselineY + by }
  })
  return { ...layout, lines, block: { ...layout.block, x: left, y: top } }
}

function typedLines(context: Context, { lines, font, letterSpacingPx, direction, block }: CaptionLayout): TypedLine[] {
  context.font = font
  context.letterSpacing = `${letterSpacingPx}px`
  const height = block.height / Math.max(1, lines.length)
  return lines.map((line, index) => {
    const letters = lettersOf(line.text)
    return {
      box: { x: line.centerX - line.width / 2, y: block.y + index * height, width: line.width, height },
      ends: letters.map((_, letter) => context.measureText(letters.slice(0, letter + 1).join('')).width),
      isRightToLeft: direction === 'rtl',
    }
  })
}

function decorationOf(type: PresetLayout['decoration'], block: Box, sizePx: number): TitleLayout['decoration'] {
  if (type === undefined) return null
  const middle = block.x + block.width / 2
  if (type === 'bar') return { type, box: { x: block.x, y: block.y, width: sizePx * 0.2, height: block.height } }
  if (type === 'rule')
    return { type, box: { x: middle - sizePx, y: block.y + block.height + sizePx * 0.25, width: 2 * sizePx, height: sizePx * 0.07 } }
  return { type, box: { x: middle - sizePx, y: block.y - sizePx * 1.2, width: 2 * sizePx, height: sizePx * 1.2 } }
}

function boundsOf(block: Box, sizePx: number): Box {
  const margin = sizePx * 1.4
  const [x, y] = [Math.floor(block.x - margin), Math.floor(block.y - margin)]
  return { x, y, width: Math.ceil(block.x + block.width + margin) - x, height: Math.ceil(block.y + block.height + margin) - y }
}
