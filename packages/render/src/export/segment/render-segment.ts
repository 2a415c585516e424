import { mkdtemp, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { VisualSpan } from '../../plan/model.ts'
import { compositeFrames } from '../composite/composite-frames.ts'
import { needsCanvas } from '../composite/needs-canvas.ts'
import { drawInWorker } from '../drawing/draw-in-worker.ts'
import type { Drawing } from '../drawing/drawing.ts'
import { videoEncoderArgs, videoEncoderFor } from '../encoder.ts'
import { runFfmpeg, runFfmpegWithPipes } from '../ffmpeg.ts'
import { encodedFrames, type SegmentJob, type SourceFiles } from '../jobs.ts'
import { openSource } from '../open-source.ts'
import { type DrawnImage, type PreparedOverlay, type PreparedVisual, segmentGraph } from './segment-graph.ts'
import { reversedLayer, reversedPrimary } from './reversed-frames.ts'
import type { Source } from './video-input.ts'

/** A segment has a different frame count than planned, because of a bug or a damaged source. */
export class SegmentLengthError extends Error {
  readonly log: string
  constructor(job: SegmentJob, frames: number, log: string) {
    super(`segment ${job.index} has ${frames} frames instead of ${encodedFrames(job)}`)
    this.name = 'SegmentLengthError'
    this.log = log
  }
}

export type RenderedSegment = { readonly frames: number; readonly cpuSeconds: number }

type SegmentContext = {
  readonly job: SegmentJob
  readonly folder: string
  readonly signal: AbortSignal | undefined
  source(assetId: string): Promise<Source>
}

async function draw(context: SegmentContext, drawing: Drawing, name: string): Promise<DrawnImage> {
  const path = join(context.folder, `${name}.rgba`)
  return { path, box: await drawInWorker({ drawing, output: context.job.output, path }) }
}

async function prepareVisual(context: SegmentContext, span: VisualSpan, name: string): Promise<PreparedVisual> {
  const { picture } = span
  if (picture.kind === 'empty') return { span }
  if (picture.kind === 'message') return { span, drawn: await draw(context, { kind: 'message', text: picture.text }, name) }
  if (picture.kind === 'bookend') {
    const logo = await draw(context, { kind: 'bookend-logo' }, `${name}-logo`)
    return { span, drawn: logo, tagline: await draw(context, { kind: 'bookend-tagline', text: picture.tagline }, `${name}-tagline`) }
  }
  if (picture.kind === 'logo') return { span, drawn: await draw(context, { kind: 'watermark' }, name) }
  if (picture.kind !== 'video' && picture.kind !== 'image') throw new Error(`a ${picture.kind} needs a canvas`)
  return { span, source: await context.source(picture.assetId) }
}

async function prepareBase(context: SegmentContext): Promise<PreparedVisual> {
  const { job, signal } = context
  if (needsCanvas(job)) return { span: drawnFrames(job), piped: await compositeFrames(job, context.source, signal) }
  const base = await prepareVisual(context, job.base, 'base')
  return { ...base, ...reversedPrimary(base, job, signal) }
}

/** The span of frames that are drawn with all layers and fades. */
const drawnFrames = ({ frames }: SegmentJob): VisualSpan => ({
  startFrame: 0,
  endFrame: frames,
  picture: { kind: 'empty' },
  fadeInFrames: 0,
  fadeOutFrames: 0,
})

async function prepareLayer(context: SegmentContext, span: VisualSpan, index: number): Promise<PreparedVisual> {
  const layer = await prepareVisual(context, span, `layer${index}`)
  return { ...layer, ...reversedLayer(layer, context.job, context.signal) }
}

/** Captions in order, below the watermark (ED-10). */
async function overlaysOf(context: SegmentContext): Promise<PreparedOverlay[]> {
  const captions = context.job.captions.map(async ({ text, style, said, fromFrame, toFrame }, index) => ({
    drawn: await draw(context, { kind: 'caption', text, style, ...(said && { said }) }, `caption${index}`),
    fromFrame,
    toFrame,
    isCaption: true,
    ...(said && { changes: said.steps.map((step) => step.frame) }),
  }))
  const overlays = await Promise.all(captions)
  if (!context.job.watermark) return overlays
  const watermark = await draw(context, { kind: 'watermark' }, 'watermark')
  return [...overlays, { drawn: watermark, fromFrame: 0, toFrame: context.job.frames }]
}

function sourcesOf(files: SourceFiles, signal?: AbortSignal): SegmentContext['source'] {
  const cached = new Map<string, Promise<Source>>()
  return (assetId) => {
    const source = cached.get(assetId) ?? openSource(files, assetId, signal)
    cached.set(assetId, source)
    return source
  }
}

async function encode(context: SegmentContext, outPath: string): Promise<RenderedSegment> {
  const { job, signal } = context
  const base = await prepareBase(context)
  const layers = needsCanvas(job) ? [] : await Promise.all(job.layers.map((layer, index) => prepareLayer(context, layer, index)))
  const graph = segmentGraph({ job, base, layers, overlays: await overlaysOf(context) })
  const frames = encodedFrames(job)
  const outputArgs = ['-filter_complex', graph.filter, '-map', `[${graph.output}]`, '-frames:v', String(frames)]
  const args = [
    ...graph.inputs,
    ...outputArgs,
    ...videoEncoderArgs(job.output.fps, videoEncoderFor(job.base.picture)),
    '-f',
    'mp4',
    outPath,
  ]
  const run = await (graph.pipes.length > 0 ? runFfmpegWithPipes(args, graph.pipes, signal) : runFfmpeg(args, signal))
  if (run.frames !== frames) throw new SegmentLengthError(job, run.frames, run.log)
  return { frames: run.frames, cpuSeconds: run.cpuSeconds }
}

/**
 * Encodes a segment to `outPath` (MP4, video only), atomically.
 * Throws FfmpegError, SegmentLengthError, or the signal's AbortError after ffmpeg was killed.
 */
export async function renderSegment(job: SegmentJob, files: SourceFiles, outPath: string, signal?: AbortSignal): Promise<RenderedSegment> {
  const folder = await mkdtemp(join(dirname(outPath), '.segment-'))
  try {
    const rendered = await encode({ job, folder, signal, source: sourcesOf(files, signal) }, join(folder, 'segment.mp4'))
    await rename(join(folder, 'segment.mp4'), outPath)
    return rendered
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
