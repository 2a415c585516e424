import { createHash } from 'node:crypto'
import type { Timeline } from '@fablecut/domain/timeline/model'
import { COMPOSITING_VERSION, DRAWING_VERSION } from '../draw/context.ts'
import { stickerArt } from '../draw/stickers/art.ts'
import { isBookend, rangeInPlan, withBookends } from '../plan/bookends.ts'
import { buildRenderPlan } from '../plan/build-plan.ts'
import type { CaptionSpan, FilmRange, Output, VisualSpan, RenderPlan, WatermarkOption } from '../plan/model.ts'
import { soundWithin } from '../plan/sound/sound-within.ts'
import { shiftSpan } from '../plan/span-range.ts'
import { spokenWithin } from '../plan/spoken-words.ts'
import { needsCanvas } from './composite/needs-canvas.ts'
import { AUDIO_ENCODER, videoEncoderFor } from './encoder.ts'
import { type AudioJob, encodedFrames, type ExportPlan, type SegmentCaption, type SegmentJob } from './jobs.ts'

/** Per media asset id: the hash of its bytes and, if known, whether it has audio and its loudness in LUFS. */
export type SourceIdentities = Readonly<Record<string, { readonly hash: string; readonly hasAudio?: boolean; readonly lufs?: number }>>
export type ExportOptions = {
  readonly watermark: WatermarkOption
  readonly sources: SourceIdentities
  /** The part of the film that is exported. Absent: all of it. */
  readonly range?: FilmRange
}

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

const overlaps = (span: FilmRange, segment: FilmRange): boolean => span.startFrame < segment.endFrame && segment.startFrame < span.endFrame

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
  const key = hashOf({
    content: identity(content, sources),
    encoder: videoEncoderFor(segment.picture),
    drawing: DRAWING_VERSION,
    ...compositing,
  })
  return { index, key, startFrame: segment.startFrame, ...content }
}

function audioJob(plan: Pick<RenderPlan, 'totalFrames' | 'output' | 'sounds' | 'musicGain'>, sources: SourceIdentities): AudioJob {
  const content = {
    totalFrames: plan.totalFrames,
    fps: plan.output.fps,
    sounds: plan.sounds.filter((sound) => sources[sound.assetId]?.hasAudio !== false),
    musicGain: plan.musicGain,
  }
  return { key: hashOf({ content: identity(content, sources), encoder: AUDIO_ENCODER }), ...content }
}

/** The segments that overlap a range, of which the first and the last may be encoded in part; intro and outro are kept. */
function segmentsWithin(plan: RenderPlan, range: FilmRange, sources: SourceIdentities): SegmentJob[] {
  let startFrame = 0
  return plan.segments
    .filter((segment) => isBookend(segment) || overlaps(segment, range))
    .map((segment, index) => {
      const job = partOf(segmentJob(plan, segment, index, sources), isBookend(segment) ? segment : range)
      const placed = { ...job, startFrame }
      startFrame += encodedFrames(job)
      return placed
    })
}

function partOf(job: SegmentJob, { startFrame, endFrame }: FilmRange): SegmentJob {
  const part = { fromFrame: Math.max(0, startFrame - job.startFrame), toFrame: Math.min(job.frames, endFrame - job.startFrame) }
  if (part.fromFrame === 0 && part.toFrame === job.frames) return job
  return { ...job, key: hashOf({ whole: job.key, part }), part }
}

/** The jobs of a range. Whole segments have the keys that they have in the export of the film, so either export reuses those of the other. */
function planRange(plan: RenderPlan, range: FilmRange, sources: SourceIdentities): Pick<ExportPlan, 'totalFrames' | 'segments' | 'audio'> {
  const { introFrames, ...within } = rangeInPlan(plan, range)
  const segments = segmentsWithin(plan, within, sources)
  const totalFrames = segments.reduce((sum, job) => sum + encodedFrames(job), 0)
  const { sounds, musicGain } = soundWithin(plan, within)
  const intro = { startFrame: -introFrames, endFrame: totalFrames }
  const sound = introFrames === 0 ? { sounds, musicGain } : soundWithin({ sounds, musicGain }, intro)
  return { totalFrames, segments, audio: audioJob({ output: plan.output, totalFrames, ...sound }, sources) }
}

/** Plans an export as independent jobs that can run in any order and be cached by key. The result is JSON. A range must overlap the film. */
export function planExport(timeline: Timeline, output: Output, options: ExportOptions): ExportPlan {
  const { sources, range } = options
  const loudnessOf = (id: string): number | undefined => sources[id]?.lufs
  const plan = withBookends(buildRenderPlan(timeline, output, { watermark: options.watermark, loudnessOf }))
  const { totalFrames, segments, audio } = range
    ? planRange(plan, range, sources)
    : {
        totalFrames: plan.totalFrames,
        segments: plan.segments.map((segment, index) => segmentJob(plan, segment, index, sources)),
        audio: audioJob(plan, sources),
      }
  const key = hashOf([segments.map((segment) => segment.key), audio.key])
  return { output: plan.output, totalFrames, key, segments, audio, warnings: plan.warnings }
}
