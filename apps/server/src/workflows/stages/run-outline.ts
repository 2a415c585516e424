import { eq } from 'drizzle-orm'
import { run } from '../../platform/database/schema.ts'
import { type RunKind, readRun } from '../run/read-run.ts'
import { services } from '../services.ts'

/** What a run's workflow decides by; read once and remembered. */
export async function outlineRun(
  runId: string,
): Promise<{ id: string; kind: RunKind; userId: string; storyId: string; costKey: string | null }> {
  const [row] = await services().db.select().from(run).where(eq(run.id, runId))
  if (!row) throw new Error(`There is no run ${runId}`)
  return { id: runId, kind: row.kind as RunKind, userId: row.userId, storyId: row.storyId, costKey: row.costKey }
}

/** Empty, null and missing mean no music (CD-54); an own song is not composed. */
export async function needsMusic(runId: string): Promise<boolean> {
  return (await readRun(services().db, runId)).inputs.background_music === 'auto'
}
