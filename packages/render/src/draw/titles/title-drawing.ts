import type { Title } from '@fablecut/domain/timeline/titles'
import type { Size } from '../../plan/fit.ts'
import type { Context } from '../context.ts'
import { paintCaption } from '../paint-caption.ts'
import { fontOf } from '../scripts.ts'
import type { CreateSurface, Surface } from '../surface.ts'
import { layoutTitle, type TitleLayout, type TypedLine } from './layout-title.ts'
import { TITLE_ACCENT } from './presets.ts'

/** A title drawn once, `detail` times as large as in the output; its letters are apart, to be typed. */
export type TitleDrawing = { readonly layout: TitleLayout; readonly detail: number; readonly ground: Surface; readonly letters: Surface }

/** Draws a title; its fonts must be loaded. Canvas shadows ignore transforms, so it is drawn at its size. */
export function drawTitle(create: CreateSurface, title: Title, output: Size, detail: number): TitleDrawing {
  const layout = layoutTitle(create(1, 1).context, title, { width: output.width * detail, height: output.height * detail })
  return {
    layout,
    detail,
    ground: drawn(create, layout, (context) => paintGround(context, layout)),
    letters: drawn(create, layout, (context) => layout.paragraphs.forEach((each) => paintCaption(context, each.layout, each.color))),
  }
}

function drawn(create: CreateSurface, { bounds }: TitleLayout, paint: (context: Context) => void): Surface {
  const surface = create(bounds.width, bounds.height)
  surface.context.translate(-bounds.x, -bounds.y)
  paint(surface.context)
  return surface
}

function paintGround(context: Context, { block, panel, decoration, sizePx }: TitleLayout): void {
  if (panel) {
    context.fillStyle = panel.color
    context.beginPath()
    context.roundRect(block.x, block.y, block.width, block.height, panel.radiusPx)
    context.fill()
  }
  if (!decoration) return
  const { type, box } = decoration
  context.fillStyle = TITLE_ACCENT
  if (type === 'quotation-mark') {
    context.font = fontOf('“', 'Lato', 700, sizePx * 2.4)
    context.textAlign = 'center'
    context.textBaseline = 'alphabetic'
    context.fillText('“', box.x + box.width / 2, box.y + box.height + sizePx * 0.75)
    return
  }
  context.beginPath()
  context.roundRect(box.x, box.y, box.width, box.height, Math.min(box.width, box.height) / 2)
  context.fill()
}

/** Paints a title in output pixels; `typed`: part of its letters that is visible, 0 to 1. */
export function paintTitle(context: Context, { layout, detail, ground, letters }: TitleDrawing, typed: number): void {
  const { x, y, width, height } = layout.bounds
  const paint = ({ canvas }: Surface) => context.drawImage(canvas, x / detail, y / detail, width / detail, height / detail)
  paint(ground)
  if (typed >= 1) return paint(letters)
  context.save()
  context.beginPath()
  for (const box of typedBoxes(layout.lines, typed)) context.rect(box.x / detail, box.y / detail, box.width / detail, box.height / detail)
  context.clip()
  paint(letters)
  context.restore()
}

function typedBoxes(lines: readonly TypedLine[], typed: number) {
  let left = Math.floor(typed * lines.reduce((sum, { ends }) => sum + ends.length, 0))
  return lines.flatMap(({ box, ends, isRightToLeft }) => {
    const width = ends[Math.min(left, ends.length) - 1] ?? 0
    left = Math.max(0, left - ends.length)
    return width === 0 ? [] : [{ ...box, x: isRightToLeft ? box.x + box.width - width : box.x, width }]
  })
}
