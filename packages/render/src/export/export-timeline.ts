import { access, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Timeline } from '@fablecut/domain/timeline/model'
import type { Output } from '../plan/model.ts'
import { type CheckedExport, checkExport } from './check-export.ts'
import type { ExportPlan, SegmentJob, SourceFiles } from './jobs.ts'
import { joinExport } from './join-export.ts'
import { type ExportOptions, planExport } from './plan-export.ts'
import { withLoudness } from './audio/measure-loudness.ts'
import { renderAudio } from './audio/render-audio.ts'
import { renderSegment } from './segment/render-segment.ts'

export type ExportRequest = {
  readonly timeline: Timeline
  readonly output: Output
  readonly options: ExportOptions
  readonly files: SourceFiles
  /** Cache folder of segments and audio, by key. */
  readonly cacheFolder: string
  readonly outPath: string
  /** Segments encoded in parallel. Default 1. */
  readonly processes?: number
  readonly signal?: AbortSignal
  readonly onSegment?: (done: number, total: number) => void
}

export type ExportedFilm = {
  readonly plan: ExportPlan
  readonly film: CheckedExport
  /** Indexes of the segments that had to be encoded. */
  readonly encoded: readonly number[]
  readonly cpuSeconds: number
}

const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  )

export const segmentPath = (folder: string, key: string): string => join(folder, `${key}.mp4`)
export const audioPath = (folder: string, key: string): string => join(folder, `${key}.m4a`)

/** Runs `work` with limited concurrency; the first failure stops the others and is thrown once they have ended. */
async function runConcurrently<T>(
  items: readonly T[],
  processes: number,
  work: (item: T) => Promise<void>,
  abortController: AbortController,
): Promise<void> {
  const queue = items.values()
  const worker = async (): Promise<void> => {
    for (const item of queue) {
      if (abortController.signal.aborted) return
      await work(item)
    }
  }
  const workers = Array.from({ length: Math.max(1, processes) }, () =>
    worker().catch((error: unknown) => {
      abortController.abort()
      throw error
    }),
  )
  const failed = (await Promise.allSettled(workers)).find((result) => result.status === 'rejected')
  if (failed) throw failed.reason
}

/** Runs all steps of an export in this process: sounds are measured, cached files are reused, the joined film is checked. */
export async function exportTimeline(request: ExportRequest): Promise<ExportedFilm> {
  const { files, cacheFolder, outPath, output } = request
  const abortController = new AbortController()
  const signal = request.signal ? AbortSignal.any([request.signal, abortController.signal]) : abortController.signal
  const { audio: unleveled } = planExport(request.timeline, output, request.options)
  const sources = await withLoudness(request.options.sources, unleveled.sounds, files, signal)
  const plan = planExport(request.timeline, output, { ...request.options, sources })
  await mkdir(cacheFolder, { recursive: true })
  const encoded: number[] = []
  let cpuSeconds = 0
  let done = 0
  const renderCachedSegment = async (job: SegmentJob): Promise<void> => {
    const path = segmentPath(cacheFolder, job.key)
    if (!(await exists(path))) {
      cpuSeconds += (await renderSegment(job, files, path, signal)).cpuSeconds
      encoded.push(job.index)
    }
    request.onSegment?.(++done, plan.segments.length)
  }
  await runConcurrently(plan.segments, request.processes ?? 1, renderCachedSegment, abortController)
  signal.throwIfAborted()
  const audio = audioPath(cacheFolder, plan.audio.key)
  if (!(await exists(audio))) cpuSeconds += (await renderAudio(plan.audio, files, audio, signal)).cpuSeconds
  const segments = plan.segments.map((job) => segmentPath(cacheFolder, job.key))
  await joinExport({ segments, audio, outPath }, signal)
  const film = await checkExport(outPath, { totalFrames: plan.totalFrames, ...output }, signal)
  return { plan, film, encoded: encoded.sort((a, b) => a - b), cpuSeconds }
}
