import { captionsAt, type VisualAt, visualsAt } from '../plan/at-frame.ts'
import type { Context } from '../draw/context.ts'
import type { SurfacePool } from '../draw/surface.ts'
import { composeVisuals } from '../draw/visuals/compose-visuals.ts'
import type { Picture } from '../draw/visuals/picture.ts'
import type { RenderPlan } from '../plan/model.ts'
import type { CaptionCache } from './caption-cache.ts'
import type { TitleCache } from './title-cache.ts'
import type { Canvas2D, MediaFailure } from './model.ts'
import { hasSourceFile, type MountedVisuals } from './visuals/mounted-visuals.ts'

type Ready = {
  readonly mounts: MountedVisuals
  readonly captions: CaptionCache
  readonly titles: TitleCache
  readonly hasMessageFont: boolean
}

export type FrameState = {
  /** All media of the frame is decoded or has failed. */
  readonly isReady: boolean
  readonly failure: MediaFailure | null
}

/** Readiness of the visuals and captions of a frame, and the failure of its topmost failed visual. */
export function frameState(plan: RenderPlan, frame: number, { mounts, captions, titles, hasMessageFont }: Ready): FrameState {
  const visuals = visualsAt(plan, frame).flatMap(withParts)
  const failure = visuals.map(({ span }) => mounts.failureOf(span)).findLast((each) => each !== null) ?? null
  const isDrawn = ({ span }: VisualAt) => titles.prepare(span, plan.output)
  const hasVisuals = visuals.every((visual) => isDrawn(visual) && isVisualReady(visual, plan, mounts, hasMessageFont))
  const hasCaptions = captionsAt(plan, frame).every((caption) => captions.prepare(caption, plan.output))
  return { isReady: hasVisuals && hasCaptions, failure }
}

/** A transition stands for the two visuals that it leads over. */
const withParts = (visual: VisualAt): VisualAt[] => (visual.transition ? [visual.transition.from, visual.transition.to] : [visual])

function isVisualReady(visual: VisualAt, plan: RenderPlan, mounts: MountedVisuals, hasMessageFont: boolean): boolean {
  if (visual.span.picture.kind === 'message') return hasMessageFont
  if (!hasSourceFile(visual.span)) return true
  const mount = mounts.mountOf(visual.span)
  return mount === null || mount.hasFailed || mount.at(mount.secondsOf(visual, plan.output.fps)) !== null
}

const pictureAt = (visual: VisualAt, plan: RenderPlan, mounts: MountedVisuals): Picture | null => {
  const mount = mounts.mountOf(visual.span)
  const seconds = mount?.secondsOf(visual, plan.output.fps) ?? 0
  return mount?.at(seconds) ?? mount?.nearest(seconds) ?? null
}

/** Paints a frame like the export, without the watermark (E-036). `context` is in output pixels; `pixelScale`: pixels of its canvas for one of them. */
export function paintFrame(
  context: Canvas2D,
  plan: RenderPlan,
  frame: number,
  { mounts, captions, titles, surfaces }: Ready & { readonly surfaces: SurfacePool },
  pixelScale = 1,
): void {
  const { output } = plan
  const pictureOf = (visual: VisualAt) => pictureAt(visual, plan, mounts)
  composeVisuals(context as Context, visualsAt(plan, frame), {
    output,
    pixelScale,
    surfaces,
    pictureOf,
    titleOf: (span) => titles.titleOf(span, output),
    artOf: (name) => titles.artOf(name),
    createPath: (data) => new Path2D(data),
  })
  for (const caption of captionsAt(plan, frame)) captions.paint(context, caption, frame, output)
}
