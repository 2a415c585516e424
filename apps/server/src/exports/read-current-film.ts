import { and, desc, eq, sql } from 'drizzle-orm'
import type { StoryRow } from '../access/story-access.ts'
import { mediaUrl } from '../media/media-url.ts'
import type { Database } from '../platform/database/client.ts'
import { media, run } from '../platform/database/schema.ts'
import { readFilmInput, type RunFilm } from './film.ts'

type CurrentFilm = { readonly runId: string; readonly film: RunFilm; readonly url: string }

/** The film of a story with its document and run; null without a film, or when its run is unknown. */
export async function readCurrentFilm(db: Pick<Database, 'select'>, story: StoryRow): Promise<CurrentFilm | null> {
  const { id, exportMediaId } = story
  if (exportMediaId === null) return null
  const isOfFilm = and(eq(run.storyId, id), sql`${run.output} ->> 'export_media_id' = ${exportMediaId}`)
  const [exportRun] = await db.select({ runId: run.id, input: run.input }).from(run).where(isOfFilm).orderBy(desc(run.createdAt)).limit(1)
  const [file] = await db.select().from(media).where(eq(media.id, exportMediaId))
  const film = exportRun && readFilmInput(exportRun.input)
  return exportRun && film && file && file.hash !== null ? { runId: exportRun.runId, film, url: mediaUrl(file) } : null
}
