import { eq, sql } from 'drizzle-orm'
import { readStoredTimeline } from '../../platform/database/stored-timeline.ts'
import { run, story, timeline } from '../../platform/database/schema.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import { readDocument } from '../../editor/own-document.ts'
import { lockRun } from '../../runs/change-state.ts'
import { type RunFilm, filmInput, outputOf, readFilmInput } from '../../exports/film.ts'
import { keepVersion } from '../../versions/keep-version.ts'
import { services } from '../run/services.ts'

/** Stores the current timeline of the story in the run's input, and the document as a version, unless the run has one. */
export async function storeRunFilm(runId: string): Promise<void> {
  await inTransaction(services().pool, async (tx) => {
    const { storyId, kind } = await lockRun(tx, runId)
    const [existing] = await tx.db.select({ input: run.input }).from(run).where(eq(run.id, runId))
    if (existing && readFilmInput(existing.input)) return
    const [row] = await tx.db.select().from(story).innerJoin(timeline, eq(timeline.storyId, story.id)).where(eq(story.id, storyId))
    if (!row) throw new Error(`The story ${storyId} has no timeline`)
    const document = readStoredTimeline(row.timeline)
    const { document: whole } = await readDocument(tx, row.story)
    await keepVersion(tx, services(), { story: row.story, document: whole, cause: kind === 'recover' ? 'export' : 'generation' })
    const film = filmInput({ timeline: document, output: outputOf(row.story, document), revision: row.story.revision })
    await tx.db
      .update(run)
      .set({ input: sql`${run.input} || ${JSON.stringify(film)}::jsonb` })
      .where(eq(run.id, runId))
  })
}

export async function readFilm(runId: string): Promise<RunFilm & { readonly storyId: string }> {
  const [row] = await services().db.select({ input: run.input, storyId: run.storyId }).from(run).where(eq(run.id, runId))
  const film = row && readFilmInput(row.input)
  if (!row || !film) throw new Error(`The run ${runId} exports nothing`)
  return { ...film, storyId: row.storyId }
}
