import { sql } from 'drizzle-orm'
import type { StoryStatus } from '@fablecut/domain/story/status'
import { type Workflow, defineWorkflow, step } from '../../platform/durable/workflow.ts'
import type { OpenTransaction } from '../../platform/database/transaction.ts'
import { lockRun, publishRunEvent } from '../../runs/change-state.ts'
import { storeLoudness } from '../../media/store-loudness.ts'
import { journalCall } from '../run/journal.ts'
import { services } from '../run/services.ts'
import { type ShotOutcome, tryOnce } from '../run/shot-work.ts'
import { readExportPlan } from './read-export-plan.ts'
import { usedMediaIds } from './export-sources.ts'
import { AUDIO_INDEX, renderCached } from './render-segment.ts'
import { readFilm } from './run-film.ts'

/** Renders one segment of an export as durable work, so that an export is distributed over workers. A failed ffmpeg is retried once. */
export const renderSegmentWork: Workflow<[runId: string, index: number], ShotOutcome> = defineWorkflow(
  'render-piece',
  async (runId, index) => {
    const first = await step('render 1', (signal) => tryOnce(() => renderOnce(runId, index, 1, signal), signal))
    return first.ok || first.stopped ? first : step('render 2', (signal) => tryOnce(() => renderOnce(runId, index, 2, signal), signal))
  },
)

async function renderOnce(runId: string, index: number, attempt: number, signal: AbortSignal | undefined): Promise<void> {
  await journalCall(
    services().pool,
    { id: `${runId}:piece:${index}:${attempt}`, runId, shotId: String(index), kind: 'piece', engine: 'builtin/ffmpeg', isLocal: true },
    async () => {
      if (index === AUDIO_INDEX) await storeLoudness(services(), [...usedMediaIds((await readFilm(runId)).timeline)], signal)
      const planned = await readExportPlan(runId)
      await renderCached(planned, index, signal)
      return { pieces: planned.plan.segments.length + 1 }
    },
    async (tx, { pieces: segments }) => {
      await reportSegments(tx, runId, segments)
      return {}
    },
  )
}

/** Progress: encoded segments of all; the journal entry of this one is still open. */
async function reportSegments(tx: OpenTransaction, runId: string, total: number): Promise<void> {
  const { storyId, step: status } = await lockRun(tx, runId)
  const { rows } = await tx.db.execute<{ done: number }>(
    sql`SELECT count(DISTINCT shot_id)::int AS done FROM call WHERE run_id = ${runId} AND kind = 'piece' AND state = 'done'`,
  )
  await publishRunEvent(tx, { runId, storyId, status: status as StoryStatus, done: (rows[0]?.done ?? 0) + 1, total })
}
