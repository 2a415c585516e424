import type { Title } from '@fablecut/domain/timeline/titles'
import { layoutTitle } from '@fablecut/render/draw/titles/layout-title'
import type { Placement, Size } from '@fablecut/render/plan/fit'

let measuring: OffscreenCanvasRenderingContext2D | null | undefined

/** Where a title stands that is not moved. Without a canvas to measure its text with, an estimate. */
export function titleBox(title: Title, output: Size): Placement {
  measuring ??= 'OffscreenCanvas' in globalThis ? new OffscreenCanvas(1, 1).getContext('2d') : null
  if (!measuring) return { x: output.width * 0.15, y: output.height * 0.4, width: output.width * 0.7, height: output.height * 0.2 }
  return layoutTitle(measuring, title, output).block
}
