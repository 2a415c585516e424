import { createCanvas } from '@napi-rs/canvas'
import type { Timeline } from '@fablecut/domain/timeline/model'
import { layoutCaption } from '../../draw/caption-layout.ts'
import type { Box, Context } from '../../draw/context.ts'
import { captionsAt } from '../../plan/at-frame.ts'
import { buildRenderPlan } from '../../plan/build-plan.ts'
import type { Output } from '../../plan/model.ts'
import { loadFontsFor } from '../drawing/fonts.ts'

/** Where the captions of a frame are, in even pixels. */
export function captionBoxes(timeline: Timeline, output: Output, frame: number): Box[] {
  const plan = buildRenderPlan(timeline, output, { watermark: { enabled: false, type: 'logo' } })
  const context = createCanvas(1, 1).getContext('2d') as unknown as Context
  return captionsAt(plan, frame).map(({ text, style }) => {
    loadFontsFor(text, style.fontFamily, style.fontWeight)
    return layoutCaption(context, text, style, output).bounds
  })
}
