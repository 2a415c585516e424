import { findExportLimitError } from '@fablecut/domain/timeline/film-limits'
import type { ExportPlan } from '@fablecut/render/export/jobs'
import { durableSleep, step } from '../../platform/durable/workflow.ts'
import { RunStopped } from '../../runs/run-stopped.ts'
import { StageFailed } from '../run/stage-failed.ts'
import { enterStage } from '../stages/enter-stage.ts'
import { services } from '../run/services.ts'
import { finishExport } from './finish-export.ts'
import { readExportPlan } from './read-export-plan.ts'
import { AUDIO_INDEX } from './render-segment.ts'
import { renderSegmentWork } from './render-segment-work.ts'
import { storeRunFilm, readFilm } from './run-film.ts'

/** An ffmpeg that is being installed is awaited this long. */
const MAX_WAITS = 100
const WAIT_MS = 3_000

/** Encodes the segments on their queue, joins them, verifies the film and completes the story. */
export async function exportFilm(runId: string, userId: string, phase: 'exporting_video' | 'user_exporting_video'): Promise<void> {
  const planned = plannedOf(await step('plan the export', (): Promise<Planned | number> => planFilm(runId)))
  if (planned.problem !== null) throw new StageFailed(phase, planned.problem)
  await enterStage(runId, phase, planned.pieces)
  await waitForExporter(phase)
  const children = []
  for (const index of planned.order ?? segmentIndexes(planned.pieces)) {
    const place = { id: `${runId}:piece:${index}`, queue: 'segments', partition: userId } as const
    children.push(await renderSegmentWork.startChild(place, runId, index))
  }
  for (const child of children) {
    const outcome = await child.result()
    if (outcome.ok) continue
    throw outcome.stopped ? new RunStopped(runId) : new StageFailed(phase, 'A part of the film could not be encoded')
  }
  const problem = await step('join and check the film', (signal) => finishExport(runId, signal))
  if (problem !== null) throw new StageFailed(phase, problem)
}

/** `order`: indexes of the audio and the segments, in the order in which they are queued. Earlier releases recorded none. */
type Planned = { readonly pieces: number; readonly order?: readonly number[]; readonly problem: string | null }

/** The indexes of the audio and the segments of an export, `count` in all. */
export const segmentIndexes = (count: number): number[] => Array.from({ length: count }, (_, position) => AUDIO_INDEX + position)

/** The audio, then the segments, the longest first: what is encoded last, while other workers have nothing left to do, is short. */
export const longestFirst = (segments: ExportPlan['segments']): number[] => [
  AUDIO_INDEX,
  ...segments.toSorted((a, b) => b.frames - a.frames).map(({ index }) => index),
]

/** The recorded output of the step. Runs planned by the release of 2026-11-22 recorded the number of segments alone. */
export const plannedOf = (recorded: Planned | number): Planned =>
  typeof recorded === 'number' ? { pieces: recorded, problem: null } : recorded

/** Stored timelines are checked against the limits like those in requests. */
async function planFilm(runId: string): Promise<Planned> {
  await storeRunFilm(runId)
  const { timeline } = await readFilm(runId)
  const error = findExportLimitError(timeline, services().limits.filmSeconds)
  if (error) return { pieces: 0, problem: error.message }
  const order = longestFirst((await readExportPlan(runId)).plan.segments)
  return { pieces: order.length, order, problem: null }
}

const checkExporter = () => step('is there an exporter', () => services().exportProblem())

async function waitForExporter(phase: 'exporting_video' | 'user_exporting_video'): Promise<void> {
  const problem = await awaitExporter(checkExporter, durableSleep)
  if (problem !== null) throw new StageFailed(phase, problem)
}

/** Checks until there is no problem, for five minutes at most; returns null, or the last problem. */
export async function awaitExporter(check: () => Promise<string | null>, pause: (ms: number) => Promise<void>): Promise<string | null> {
  for (let wait = 1; ; wait += 1) {
    const problem = await check()
    if (problem === null || wait === MAX_WAITS) return problem
    await pause(WAIT_MS)
  }
}
