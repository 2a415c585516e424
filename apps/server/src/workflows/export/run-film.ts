import { evenSize } from '@fablecut/domain/timeline/edit/export/output-settings'
import type { Timeline } from '@fablecut/domain/timeline/model'
import { projectFps } from '@fablecut/domain/timeline/output'
import type { Output } from '@fablecut/render/plan/model'
import { eq, sql } from 'drizzle-orm'
import { run, story, timeline } from '../../platform/database/schema.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import { lockRun } from '../../runs/change-state.ts'
import { services } from '../run/services.ts'

/** What a run exports: fixed when it begins, so that an edit meanwhile is in the next film and not in half of this one. */
export type RunFilm = {
  readonly timeline: Timeline
  readonly output: Output
  /** Of the story whose document this is; null for a document that was never stored. */
  readonly revision: number | null
}

type Sized = { readonly width: number; readonly height: number; readonly fps: number }

/** Sides that a film can have, at the timeline's own frames per second. Source: E-255, ED-73, ED-74. */
export const outputOf = (story: Sized, document: Timeline): Output => ({
  ...evenSize(story),
  fps: projectFps(document.globalConfig.fps, story.fps),
})

/** Keeps the story's timeline as it is now with the run, unless the run brought its own. */
export async function fixFilm(runId: string): Promise<void> {
  await inTransaction(services().pool, async (tx) => {
    const { storyId } = await lockRun(tx, runId)
    const [known] = await tx.db.select({ input: run.input }).from(run).where(eq(run.id, runId))
    if (known?.input['film']) return
    const [row] = await tx.db.select().from(story).innerJoin(timeline, eq(timeline.storyId, story.id)).where(eq(story.id, storyId))
    if (!row) throw new Error(`The story ${storyId} has no timeline`)
    const document = row.timeline.document as unknown as Timeline
    const film: RunFilm = { timeline: document, output: outputOf(row.story, document), revision: row.story.revision }
    await tx.db
      .update(run)
      .set({ input: sql`${run.input} || ${JSON.stringify({ film })}::jsonb` })
      .where(eq(run.id, runId))
  })
}

export async function readFilm(runId: string): Promise<RunFilm & { readonly storyId: string }> {
  const [row] = await services().db.select({ input: run.input, storyId: run.storyId }).from(run).where(eq(run.id, runId))
  const film = row?.input['film'] as RunFilm | undefined
  if (!row || !film) throw new Error(`The run ${runId} exports nothing`)
  return { ...film, storyId: row.storyId }
}
