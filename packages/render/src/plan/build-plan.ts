import type { CaptionItem, Timeline, Track } from '@fablecut/domain/timeline/model'
import { resolveCaptionStyle } from './caption-style.ts'
import { dropMissingMedia } from './missing-media.ts'
import type { CaptionSpan, LoudnessOf, Output, RenderPlan, VisualSpan, WatermarkOption } from './model.ts'
import { fillGaps, endOf, inDrawingOrder, inStartOrder, isVisual, visualSpan, withFrozenEnd } from './visual-spans.ts'
import { spokenWords } from './spoken-words.ts'
import { filmFrames, soundOf } from './sound/film-sound.ts'
import { withTransitions } from './transitions.ts'

/** The item's style overrides the story's style field by field. */
function captionSpan(item: CaptionItem, timeline: Timeline, output: Output): CaptionSpan {
  const style = { ...timeline.globalConfig.captions.style, ...item.caption.style }
  const spoken = style.litColor === undefined ? null : spokenWords(item, output.fps)
  return {
    itemId: item.id,
    startFrame: item.startTimeInFrames,
    endFrame: endOf(item),
    text: item.caption.data.text.trim(),
    style: resolveCaptionStyle(style, output),
    ...(spoken && { spoken }),
  }
}

const isShown = (track: Track): boolean => track.isHidden !== true

const byId = <T extends { readonly id: string }>(all: readonly T[]): ReadonlyMap<string, T> => new Map(all.map((each) => [each.id, each]))

/** The primary track with black in its gaps, and its transitions. */
function segmentsOf({ tracks, mediaAssets }: Timeline, totalFrames: number, fps: number): VisualSpan[] {
  const items = inStartOrder((tracks.find((track) => track.isPrimary && isShown(track))?.items ?? []).filter(isVisual))
  const segments = withFrozenEnd(fillGaps(items.map(visualSpan), totalFrames), fps)
  return withTransitions(segments, { items: byId(items), assets: byId(mediaAssets), fps })
}

function captionsOf(timeline: Timeline, output: Output): CaptionSpan[] {
  if (!timeline.globalConfig.captions.enabled) return []
  return inDrawingOrder(timeline.tracks.filter(isShown))
    .flatMap((track) => inStartOrder(track.items.filter((item) => item.type === 'caption')))
    .map((item) => captionSpan(item, timeline, output))
    .filter((caption) => caption.text !== '')
}

/** `loudnessOf`: of measured files. Default: none is known, and sounds are as loud as their files. */
export type PlanOptions = { readonly watermark: WatermarkOption; readonly loudnessOf?: LoudnessOf }

/** Builds the frame-based render plan of a timeline for an output size in pixels. `output.fps` must be the timeline's frame rate. */
export function buildRenderPlan(stored: Timeline, output: Output, options: PlanOptions): RenderPlan {
  const { timeline, warnings } = dropMissingMedia(stored)
  const totalFrames = filmFrames(timeline)
  const upper = inDrawingOrder(timeline.tracks.filter((track) => !track.isPrimary && isShown(track)))
  return {
    output,
    totalFrames,
    segments: segmentsOf(timeline, totalFrames, output.fps),
    layers: upper.flatMap((track) => inStartOrder(track.items.filter(isVisual)).map(visualSpan)),
    captions: captionsOf(timeline, output),
    watermark: options.watermark.enabled ? { type: options.watermark.type } : null,
    ...soundOf(timeline, output.fps, options.loudnessOf ?? (() => undefined)),
    warnings,
  }
}
