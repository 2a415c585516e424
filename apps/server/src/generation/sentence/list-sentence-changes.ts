import { and, asc, eq, sql } from 'drizzle-orm'
import { type Viewer, requireOwn } from '../../access/story-access.ts'
import type { Database } from '../../platform/database/client.ts'
import { run } from '../../platform/database/schema.ts'
import { readShotsInput } from '../../runs/shots-input.ts'

type SentenceChange = { readonly workflowRunId: string; readonly shot_id: string; readonly text: string }

/** Conditions of the unfinished runs that change sentences of a story. */
export const isSentenceChange = (storyId: string) =>
  and(eq(run.storyId, storyId), eq(run.kind, 'shots'), eq(run.status, 'RUN_RUNNING'), sql`${run.input} ? 'sentence'`)

/** The unfinished changes of sentences of a story, oldest first. 401, 403, 404. */
export async function listSentenceChanges(
  db: Database,
  { viewer, storyId }: { readonly viewer: Viewer | null; readonly storyId: string },
): Promise<SentenceChange[]> {
  await requireOwn(db, storyId, viewer)
  const rows = await db.select().from(run).where(isSentenceChange(storyId)).orderBy(asc(run.createdAt), asc(run.id))
  return rows.flatMap(({ id, input }) => {
    const { shotIds, sentence } = readShotsInput(input)
    return sentence === undefined ? [] : shotIds.map((shotId) => ({ workflowRunId: id, shot_id: shotId, text: sentence }))
  })
}
