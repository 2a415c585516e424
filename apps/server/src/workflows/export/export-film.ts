import { pause, step } from '../../platform/durable/workflow.ts'
import { RunStopped } from '../../runs/run-stopped.ts'
import { StageFailed } from '../run/stage-failed.ts'
import { enterStage } from '../stages/enter-stage.ts'
import { services } from '../run/services.ts'
import { finishExport } from './finish-export.ts'
import { readExportPlan } from './read-export-plan.ts'
import { SOUND } from './render-piece.ts'
import { renderPieceWork } from './render-piece-work.ts'
import { fixFilm } from './run-film.ts'

/** An ffmpeg that is being installed is waited for this long. */
const MOST_WAITS = 100
const WAIT_MS = 3_000

/** Encodes the pieces on their queue, joins them, checks the film and completes the story. */
export async function exportFilm(runId: string, userId: string, phase: 'exporting_video' | 'user_exporting_video'): Promise<void> {
  const pieces = await step('plan the export', () => countPieces(runId))
  await enterStage(runId, phase, pieces)
  await waitForExporter(phase)
  const children = []
  for (let index = SOUND; index < pieces - 1; index += 1) {
    const place = { id: `${runId}:piece:${index}`, queue: 'segments', partition: userId } as const
    children.push(await renderPieceWork.startChild(place, runId, index))
  }
  for (const child of children) {
    const outcome = await child.result()
    if (outcome.ok) continue
    throw outcome.stopped ? new RunStopped(runId) : new StageFailed(phase, 'A part of the film could not be encoded')
  }
  const problem = await step('join and check the film', (signal) => finishExport(runId, signal))
  if (problem !== null) throw new StageFailed(phase, problem)
}

async function countPieces(runId: string): Promise<number> {
  await fixFilm(runId)
  return (await readExportPlan(runId)).plan.segments.length + 1
}

async function waitForExporter(phase: 'exporting_video' | 'user_exporting_video'): Promise<void> {
  for (let wait = 0; wait < MOST_WAITS; wait += 1) {
    const problem = await step('is there an exporter', () => services().exportProblem())
    if (problem === null) return
    if (wait === MOST_WAITS - 1) throw new StageFailed(phase, problem)
    await pause(WAIT_MS)
  }
}
