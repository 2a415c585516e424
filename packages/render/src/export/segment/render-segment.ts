import { mkdtemp, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { VisualSpan } from '../../plan/model.ts'
import { drawInWorker } from '../drawing/draw-in-worker.ts'
import type { Drawing } from '../drawing/drawing.ts'
import { videoEncoderArgs } from '../encoder.ts'
import { runFfmpeg } from '../ffmpeg.ts'
import type { SegmentJob, SourceFiles } from '../jobs.ts'
import { openSource } from '../open-source.ts'
import { type DrawnImage, type PreparedOverlay, type PreparedVisual, segmentGraph, type Source } from './segment-graph.ts'

/** A segment has a different frame count than planned, because of a bug or a damaged source. */
export class SegmentLengthError extends Error {
  readonly log: string
  constructor(job: SegmentJob, frames: number, log: string) {
    super(`segment ${job.index} has ${frames} frames instead of ${job.frames}`)
    this.name = 'SegmentLengthError'
    this.log = log
  }
}

export type RenderedSegment = { readonly frames: number; readonly cpuSeconds: number }

type SegmentContext = {
  readonly job: SegmentJob
  readonly folder: string
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
  return { span, source: await context.source(picture.assetId) }
}

/** Captions in order, below the watermark (ED-10). */
async function overlaysOf(context: SegmentContext): Promise<PreparedOverlay[]> {
  const captions = context.job.captions.map(async ({ text, style, said, fromFrame, toFrame }, index) => ({
    drawn: await draw(context, { kind: 'caption', text, style, ...(said && { said }) }, `caption${index}`),
    fromFrame,
    toFrame,
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

async function encode(context: SegmentContext, outPath: string, signal?: AbortSignal): Promise<RenderedSegment> {
  const { job } = context
  const base = await prepareVisual(context, job.base, 'base')
  const layers = await Promise.all(job.layers.map((layer, index) => prepareVisual(context, layer, `layer${index}`)))
  const graph = segmentGraph({ job, base, layers, overlays: await overlaysOf(context) })
  const outputArgs = ['-filter_complex', graph.filter, '-map', `[${graph.output}]`, '-frames:v', String(job.frames)]
  const run = await runFfmpeg([...graph.inputs, ...outputArgs, ...videoEncoderArgs(job.output.fps), '-f', 'mp4', outPath], signal)
  if (run.frames !== job.frames) throw new SegmentLengthError(job, run.frames, run.log)
  return { frames: run.frames, cpuSeconds: run.cpuSeconds }
}

/**
 * Encodes a segment to `outPath` (MP4, video only), atomically.
 * Throws FfmpegError, SegmentLengthError, or the signal's AbortError after ffmpeg was killed.
 */
export async function renderSegment(job: SegmentJob, files: SourceFiles, outPath: string, signal?: AbortSignal): Promise<RenderedSegment> {
  const folder = await mkdtemp(join(dirname(outPath), '.segment-'))
  try {
    const rendered = await encode({ job, folder, source: sourcesOf(files, signal) }, join(folder, 'segment.mp4'), signal)
    await rename(join(folder, 'segment.mp4'), outPath)
    return rendered
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
