import type { CaptionItem, Timeline, TimelineItem } from '@fablecut/domain/timeline/model'
import { resolveCaptionStyle } from './caption-style.ts'
import { musicGainUnder } from './ducking.ts'
import type { CaptionSpan, Output, PlanWarning, RenderPlan, AudioSpan, WatermarkOption } from './model.ts'
import { fillGaps, endOf, inDrawingOrder, inStartOrder, isVisual, visualSpan, withFrozenEnd } from './visual-spans.ts'
import { spokenWords } from './spoken-words.ts'
import { isAudible, audioSpan, withClosingFade } from './audio-spans.ts'

const assetOf = (item: TimelineItem): string | null => ('mediaAssetId' in item ? item.mediaAssetId : null)

/** Drops items whose media is unknown or deleted, with a warning for each (ED-83). */
function dropMissingMedia(timeline: Timeline): { readonly timeline: Timeline; readonly warnings: readonly PlanWarning[] } {
  const known = new Set(timeline.mediaAssets.filter((asset) => !asset.isDeleted).map((asset) => asset.id))
  const warnings: PlanWarning[] = []
  const present = (item: TimelineItem): boolean => {
    const assetId = assetOf(item)
    if (assetId === null || known.has(assetId)) return true
    warnings.push({ code: 'missing-asset', itemId: item.id, assetId })
    return false
  }
  const tracks = timeline.tracks.map((track) => ({ ...track, items: track.items.filter(present) }))
  return { timeline: { ...timeline, tracks }, warnings }
}

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

function captionsOf(timeline: Timeline, output: Output): CaptionSpan[] {
  if (!timeline.globalConfig.captions.enabled) return []
  return inDrawingOrder(timeline.tracks)
    .flatMap((track) => inStartOrder(track.items.filter((item) => item.type === 'caption')))
    .map((item) => captionSpan(item, timeline, output))
    .filter((caption) => caption.text !== '')
}

function audioSpansOf(timeline: Timeline, totalFrames: number, fps: number): AudioSpan[] {
  const assets = new Map(timeline.mediaAssets.map((asset) => [asset.id, asset]))
  return timeline.tracks
    .flatMap((track) => track.items.filter(isAudible).map((item) => audioSpan(item, track, assets)))
    .filter((sound) => sound.volume > 0)
    .map((sound) => withClosingFade(sound, totalFrames, fps))
}

/** Builds the frame-based render plan of a timeline for an output size in pixels. `output.fps` must be the timeline's frame rate. */
export function buildRenderPlan(stored: Timeline, output: Output, options: { readonly watermark: WatermarkOption }): RenderPlan {
  const { timeline, warnings } = dropMissingMedia(stored)
  const items = timeline.tracks.flatMap((track) => track.items)
  const totalFrames = Math.max(1, ...items.map(endOf))
  const visualTracks = timeline.tracks.filter((track) => track.type === 'video' || track.isPrimary)
  const primary = inStartOrder((visualTracks.find((track) => track.isPrimary)?.items ?? []).filter(isVisual))
  const upper = inDrawingOrder(timeline.tracks.filter((track) => !track.isPrimary))
  const sounds = audioSpansOf(timeline, totalFrames, output.fps)
  return {
    output,
    totalFrames,
    segments: withFrozenEnd(fillGaps(primary.map(visualSpan), totalFrames), output.fps),
    layers: upper.flatMap((track) => inStartOrder(track.items.filter(isVisual)).map(visualSpan)),
    captions: captionsOf(timeline, output),
    watermark: options.watermark.enabled ? { type: options.watermark.type } : null,
    sounds,
    musicGain: musicGainUnder(sounds, output.fps),
    warnings,
  }
}
