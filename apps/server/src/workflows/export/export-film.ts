import { findExportLimitError } from '@fablecut/domain/timeline/film-limits'
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
  const { pieces: segmentCount } = planned
  await enterStage(runId, phase, segmentCount)
  await waitForExporter(phase)
  const children = []
  for (let index = AUDIO_INDEX; index < segmentCount - 1; index += 1) {
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

type Planned = { readonly pieces: number; readonly problem: string | null }

/** The recorded output of the step. Runs planned by the release of 2026-11-22 recorded the number of segments alone. */
const plannedOf = (recorded: Planned | number): Planned => (typeof recorded === 'number' ? { pieces: recorded, problem: null } : recorded)

/** Stored timelines are checked against the limits like those in requests. */
async function planFilm(runId: string): Promise<Planned> {
  await storeRunFilm(runId)
  const { timeline } = await readFilm(runId)
  const error = findExportLimitError(timeline, services().limits.filmSeconds)
  if (error) return { pieces: 0, problem: error.message }
  return { pieces: (await readExportPlan(runId)).plan.segments.length + 1, problem: null }
}

async function waitForExporter(phase: 'exporting_video' | 'user_exporting_video'): Promise<void> {
  for (let wait = 0; wait < MAX_WAITS; wait += 1) {
    const problem = await step('is there an exporter', () => services().exportProblem())
    if (problem === null) return
    if (wait === MAX_WAITS - 1) throw new StageFailed(phase, problem)
    await durableSleep(WAIT_MS)
  }
}
