import { createHash } from 'node:crypto'
import type { Timeline } from '@fablecut/domain/timeline/model'
import { COMPOSITING_VERSION, DRAWING_VERSION } from '../draw/context.ts'
import { stickerArt } from '../draw/stickers/art.ts'
import { withBookends } from '../plan/bookends.ts'
import { buildRenderPlan } from '../plan/build-plan.ts'
import type { CaptionSpan, Output, VisualSpan, RenderPlan, WatermarkOption } from '../plan/model.ts'
import { shiftSpan } from '../plan/span-range.ts'
import { spokenWithin } from '../plan/spoken-words.ts'
import { needsCanvas } from './composite/needs-canvas.ts'
import { AUDIO_ENCODER, VIDEO_ENCODER } from './encoder.ts'
import type { AudioJob, ExportPlan, SegmentCaption, SegmentJob } from './jobs.ts'

/** Per media asset id: the hash of its bytes, and whether it has audio, if known. */
export type SourceIdentities = Readonly<Record<string, { readonly hash: string; readonly hasAudio?: boolean }>>
export type ExportOptions = { readonly watermark: WatermarkOption; readonly sources: SourceIdentities }

/** A source of the timeline has no content hash; a bug of the caller. */
export class UnknownSourceError extends Error {
  readonly assetId: string
  constructor(assetId: string) {
    super(`no content hash for media asset ${assetId}`)
    this.name = 'UnknownSourceError'
    this.assetId = assetId
  }
}

const hashOf = (value: unknown): string => createHash('sha256').update(JSON.stringify(value)).digest('hex')

/** Replaces asset ids and names of art by content hashes and removes item ids, so that keys do not depend on them. */
function identity<T extends object>(value: T, sources: SourceIdentities): unknown {
  return JSON.parse(JSON.stringify(value), (name, inner: unknown) => {
    if (name === 'itemId') return undefined
    if (name === 'art') return hashOf(stickerArt(inner as string))
    if (name !== 'assetId') return inner
    const source = sources[inner as string]
    if (!source) throw new UnknownSourceError(inner as string)
    return source.hash
  })
}

const overlaps = (span: { readonly startFrame: number; readonly endFrame: number }, segment: VisualSpan): boolean =>
  span.startFrame < segment.endFrame && segment.startFrame < span.endFrame

/** Clips a caption to a segment. */
function captionWithin(caption: CaptionSpan, segment: VisualSpan): SegmentCaption {
  const from = Math.max(caption.startFrame, segment.startFrame)
  const to = Math.min(caption.endFrame, segment.endFrame)
  return {
    fromFrame: from - segment.startFrame,
    toFrame: to - segment.startFrame,
    text: caption.text,
    style: caption.style,
    ...(caption.spoken && { said: spokenWithin(caption.spoken, from - caption.startFrame, to - caption.startFrame) }),
  }
}

function segmentJob(plan: RenderPlan, segment: VisualSpan, index: number, sources: SourceIdentities): SegmentJob {
  const content = {
    frames: segment.endFrame - segment.startFrame,
    output: plan.output,
    base: shiftSpan(segment, -segment.startFrame),
    layers: plan.layers.filter((layer) => overlaps(layer, segment)).map((layer) => shiftSpan(layer, -segment.startFrame)),
    captions: plan.captions.filter((caption) => overlaps(caption, segment)).map((caption) => captionWithin(caption, segment)),
    watermark: segment.picture.kind === 'bookend' ? null : plan.watermark,
  }
  const compositing = needsCanvas(content) ? { compositing: COMPOSITING_VERSION } : {}
  const key = hashOf({ content: identity(content, sources), encoder: VIDEO_ENCODER, drawing: DRAWING_VERSION, ...compositing })
  return { index, key, startFrame: segment.startFrame, ...content }
}

function audioJob(plan: RenderPlan, sources: SourceIdentities): AudioJob {
  const content = {
    totalFrames: plan.totalFrames,
    fps: plan.output.fps,
    sounds: plan.sounds.filter((sound) => sources[sound.assetId]?.hasAudio !== false),
    musicGain: plan.musicGain,
  }
  return { key: hashOf({ content: identity(content, sources), encoder: AUDIO_ENCODER }), ...content }
}

/** Plans an export as independent jobs that can run in any order and be cached by key. The result is JSON. */
export function planExport(timeline: Timeline, output: Output, options: ExportOptions): ExportPlan {
  const plan = withBookends(buildRenderPlan(timeline, output, options))
  const segments = plan.segments.map((segment, index) => segmentJob(plan, segment, index, options.sources))
  const audio = audioJob(plan, options.sources)
  const key = hashOf([segments.map((segment) => segment.key), audio.key])
  return { output: plan.output, totalFrames: plan.totalFrames, key, segments, audio, warnings: plan.warnings }
}
