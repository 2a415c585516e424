import type { ShotMedium } from '@fablecut/domain/story/shots/shot-generation'
import { and, desc, eq, sql } from 'drizzle-orm'
import type { Database } from '../platform/database/client.ts'
import { type media, run, type shot } from '../platform/database/schema.ts'
import { readShotsInput } from '../runs/shots-input.ts'

type MediaRow = typeof media.$inferSelect
type ShotRow = typeof shot.$inferSelect
type RunRow = typeof run.$inferSelect

const TYPES = { image: 'image', video: 'video', 'audio-voice-over': 'audio' } as const satisfies Record<ShotMedium, string>
const PROMPTS = { image: 'imagePrompt', video: 'videoPrompt', 'audio-voice-over': 'voiceOver' } as const satisfies Record<
  ShotMedium,
  keyof ShotRow
>

/** Takes of a shot that runs are still making, newest first: `pending` in the queue, else `generating`. `kept` are those that came to an end. Source: E-154, ED-38. */
export async function readPendingTakes(db: Pick<Database, 'select'>, one: ShotRow, kept: readonly MediaRow[]) {
  const isMaking = and(
    eq(run.storyId, one.storyId),
    eq(run.kind, 'shots'),
    eq(run.status, 'RUN_RUNNING'),
    sql`${run.input}->'shot_ids' ? ${one.shotId}`,
  )
  const runs = await db.select().from(run).where(isMaking).orderBy(desc(run.createdAt), desc(run.id))
  return runs.flatMap((row) => openMedia(row, kept).map((medium) => openTake(row, one, medium)))
}

/** What a run has still to make of the shot; no clip once its picture failed. */
function openMedia({ id, input }: RunRow, kept: readonly MediaRow[]): readonly ShotMedium[] {
  const ended = kept.filter((row) => row.workflowRunId === id)
  if (ended.some((row) => row.resourceType === 'image' && row.status === 'failed')) return []
  return readShotsInput(input).media.filter((medium) => !ended.some((row) => row.resourceType === TYPES[medium]))
}

const openTake = (row: RunRow, one: ShotRow, medium: ShotMedium) => ({
  id: `${row.id}:${medium}:${one.shotId}`,
  resource_type: TYPES[medium],
  subtype: medium === 'audio-voice-over' ? ('voiceover' as const) : null,
  shot_id: one.shotId,
  story_id: one.storyId,
  source: 'generated' as const,
  ai_model: null,
  prompt: one[PROMPTS[medium]],
  workflow_run_id: row.id,
  status: row.step === 'pending' ? ('pending' as const) : ('generating' as const),
  status_message: null,
  url: null,
  created_at: row.createdAt.toISOString(),
  reference_image: null,
})
