import { captionsAt, type VisualAt, visualsAt } from '../plan/at-frame.ts'
import { paintMessageTile } from '../draw/message-tile.ts'
import { paintWatermark, watermarkBox } from '../draw/watermark.ts'
import type { RenderPlan } from '../plan/model.ts'
import type { CaptionCache } from './caption-cache.ts'
import type { Canvas2D, MediaFailure } from './model.ts'
import { hasSourceFile, type MountedVisuals } from './visuals/mounted-visuals.ts'
import { paintBaseVisual, paintLayerVisual } from './visuals/paint-visual.ts'
import type { DecodedImage } from './visuals/visual-reader.ts'

type Ready = { readonly mounts: MountedVisuals; readonly captions: CaptionCache; readonly hasMessageFont: boolean }

export type FrameState = {
  /** All media of the frame is decoded or has failed. */
  readonly isReady: boolean
  readonly failure: MediaFailure | null
}

/** Readiness of the visuals and captions of a frame, and the failure of its topmost failed visual. */
export function frameState(plan: RenderPlan, frame: number, { mounts, captions, hasMessageFont }: Ready): FrameState {
  const visuals = visualsAt(plan, frame)
  const failure = visuals.map(({ span }) => mounts.failureOf(span)).findLast((each) => each !== null) ?? null
  const hasVisuals = visuals.every((visual) => isVisualReady(visual, plan, mounts, hasMessageFont))
  const hasCaptions = captionsAt(plan, frame).every((caption) => captions.prepare(caption, plan.output))
  return { isReady: hasVisuals && hasCaptions, failure }
}

function isVisualReady(visual: VisualAt, plan: RenderPlan, mounts: MountedVisuals, hasMessageFont: boolean): boolean {
  if (visual.span.picture.kind === 'message') return hasMessageFont
  if (!hasSourceFile(visual.span)) return true
  const mount = mounts.mountOf(visual.span)
  return mount === null || mount.hasFailed || mount.at(mount.secondsOf(visual, plan.output.fps)) !== null
}

const decodedImageOf = (visual: VisualAt, plan: RenderPlan, mounts: MountedVisuals): DecodedImage | null => {
  const mount = mounts.mountOf(visual.span)
  const seconds = mount?.secondsOf(visual, plan.output.fps) ?? 0
  return mount?.at(seconds) ?? mount?.nearest(seconds) ?? null
}

/** Paints a frame like the export, without the watermark (E-036). `context` is in output pixels. */
export function paintFrame(context: Canvas2D, plan: RenderPlan, frame: number, { mounts, captions }: Ready): void {
  const { output } = plan
  const [base, ...layers] = visualsAt(plan, frame)
  context.globalAlpha = 1
  context.fillStyle = '#000'
  context.fillRect(0, 0, output.width, output.height)
  if (base) paintBase(context, base, plan, mounts)
  for (const layer of layers) paintLayer(context, layer, plan, mounts)
  for (const caption of captionsAt(plan, frame)) captions.paint(context, caption, frame, output)
}

function paintBase(context: Canvas2D, base: VisualAt, plan: RenderPlan, mounts: MountedVisuals): void {
  if (hasSourceFile(base.span)) {
    const image = decodedImageOf(base, plan, mounts)
    if (image) paintBaseVisual(context, image, plan.output)
  } else paintDrawn(context, base, plan)
  if (base.opacity === 1) return
  context.fillStyle = `rgba(0,0,0,${1 - base.opacity})`
  context.fillRect(0, 0, plan.output.width, plan.output.height)
}

function paintLayer(context: Canvas2D, layer: VisualAt, plan: RenderPlan, mounts: MountedVisuals): void {
  context.save()
  context.globalAlpha = layer.opacity
  const image = hasSourceFile(layer.span) ? decodedImageOf(layer, plan, mounts) : null
  if (image) paintLayerVisual(context, image, plan.output)
  else paintDrawn(context, layer, plan)
  context.restore()
}

function paintDrawn(context: Canvas2D, { span: { picture: visual } }: VisualAt, { output }: RenderPlan): void {
  if (visual.kind === 'message') paintMessageTile(context, visual.text, output)
  if (visual.kind === 'logo') paintWatermark(context, watermarkBox(context, output))
}
