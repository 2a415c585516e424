import { mkdtemp, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { PictureSpan } from '../../plan/model.ts'
import { drawInWorker } from '../drawing/draw-in-worker.ts'
import type { Drawing } from '../drawing/drawing.ts'
import { videoEncoderArgs } from '../encoder.ts'
import { runFfmpeg } from '../ffmpeg.ts'
import type { SegmentJob, SourceFiles } from '../jobs.ts'
import { openSource } from '../open-source.ts'
import { type Drawn, type ReadyOverlay, type ReadyPicture, segmentGraph, type Source } from './segment-graph.ts'

/** A segment that came out with another number of frames than planned: a bug or a broken source. */
export class SegmentLengthError extends Error {
  readonly log: string
  constructor(job: SegmentJob, frames: number, log: string) {
    super(`segment ${job.index} has ${frames} frames instead of ${job.frames}`)
    this.name = 'SegmentLengthError'
    this.log = log
  }
}

export type RenderedSegment = { readonly frames: number; readonly cpuSeconds: number }

type Preparing = {
  readonly job: SegmentJob
  readonly folder: string
  source(assetId: string): Promise<Source>
}

async function draw(at: Preparing, drawing: Drawing, name: string): Promise<Drawn> {
  const path = join(at.folder, `${name}.rgba`)
  return { path, box: await drawInWorker({ drawing, output: at.job.output, path }) }
}

async function ready(at: Preparing, span: PictureSpan, name: string): Promise<ReadyPicture> {
  const { picture } = span
  if (picture.kind === 'empty') return { span }
  if (picture.kind === 'message') return { span, drawn: await draw(at, { kind: 'message', text: picture.text }, name) }
  if (picture.kind === 'bookend') {
    const logo = await draw(at, { kind: 'bookend-logo' }, `${name}-logo`)
    return { span, drawn: logo, tagline: await draw(at, { kind: 'bookend-tagline', text: picture.tagline }, `${name}-tagline`) }
  }
  if (picture.kind === 'logo') return { span, drawn: await draw(at, { kind: 'watermark' }, name) }
  return { span, source: await at.source(picture.assetId) }
}

/** Captions in their order, the watermark above them (ED-10). */
async function overlaysOf(at: Preparing): Promise<ReadyOverlay[]> {
  const captions = at.job.captions.map(async ({ text, style, said, fromFrame, toFrame }, index) => ({
    drawn: await draw(at, { kind: 'caption', text, style, ...(said && { said }) }, `caption${index}`),
    fromFrame,
    toFrame,
    ...(said && { changes: said.steps.map((step) => step.frame) }),
  }))
  const overlays = await Promise.all(captions)
  if (!at.job.watermark) return overlays
  const watermark = await draw(at, { kind: 'watermark' }, 'watermark')
  return [...overlays, { drawn: watermark, fromFrame: 0, toFrame: at.job.frames }]
}

function sourcesOf(files: SourceFiles, signal?: AbortSignal): Preparing['source'] {
  const known = new Map<string, Promise<Source>>()
  return (assetId) => {
    const source = known.get(assetId) ?? openSource(files, assetId, signal)
    known.set(assetId, source)
    return source
  }
}

async function encode(at: Preparing, outPath: string, signal?: AbortSignal): Promise<RenderedSegment> {
  const { job } = at
  const base = await ready(at, job.base, 'base')
  const layers = await Promise.all(job.layers.map((layer, index) => ready(at, layer, `layer${index}`)))
  const graph = segmentGraph({ job, base, layers, overlays: await overlaysOf(at) })
  const wanted = ['-filter_complex', graph.filter, '-map', `[${graph.output}]`, '-frames:v', String(job.frames)]
  const run = await runFfmpeg([...graph.inputs, ...wanted, ...videoEncoderArgs(job.output.fps), '-f', 'mp4', outPath], signal)
  if (run.frames !== job.frames) throw new SegmentLengthError(job, run.frames, run.log)
  return { frames: run.frames, cpuSeconds: run.cpuSeconds }
}

/**
 * Encodes one segment to `outPath` (MP4, video only). The file appears there whole or not at all.
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
