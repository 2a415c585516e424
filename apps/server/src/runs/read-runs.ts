import { AppError } from '@fablecut/contracts/errors/app-error'
import type { ErrorCode } from '@fablecut/contracts/errors/codes'
import type { RunStatus, StoryStatus } from '@fablecut/domain/story/status'
import { eq, inArray } from 'drizzle-orm'
import type { Database } from '../platform/database/client.ts'
import { run, story } from '../platform/database/schema.ts'
import { type Viewer, canRead } from '../access/story-access.ts'

/** Columns visible to clients; a run's input may contain a whole timeline. */
const PUBLIC_COLUMNS = { id: run.id, storyId: run.storyId, status: run.status, step: run.step, error: run.error, output: run.output }
export type RunRow = Pick<typeof run.$inferSelect, keyof typeof PUBLIC_COLUMNS>

/** Runs in the order of `ids`; an unknown id, or one of an unreadable story, fails the whole request (CD-91). */
export async function requireReadableRuns(db: Database, ids: readonly string[], viewer: Viewer, failure: ErrorCode): Promise<RunRow[]> {
  const rows = await db
    .select({ run: PUBLIC_COLUMNS, story })
    .from(run)
    .innerJoin(story, eq(story.id, run.storyId))
    .where(inArray(run.id, [...new Set(ids)]))
  const readable = new Map(
    rows.filter((row) => row.story.deletedAt === null && canRead(row.story, viewer)).map((row) => [row.run.id, row.run]),
  )
  return ids.map((id) => {
    const found = readable.get(id)
    if (!found) throw new AppError(failure)
    return found
  })
}

/** A run as returned to polling clients. */
export const runStatus = (row: RunRow) => ({
  workflowRunId: row.id,
  status: row.status as RunStatus,
  output: row.output,
  error: row.error,
  step: row.step as StoryStatus,
})
