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

/** Takes of a shot in unfinished runs, newest first: `pending` in the queue, then `generating`. `finished` are the stored takes. */
export async function readPendingTakes(db: Pick<Database, 'select'>, shot: ShotRow, finished: readonly MediaRow[]) {
  const isRunning = and(
    eq(run.storyId, shot.storyId),
    eq(run.kind, 'shots'),
    eq(run.status, 'RUN_RUNNING'),
    sql`${run.input}->'shot_ids' ? ${shot.shotId}`,
  )
  const runs = await db.select().from(run).where(isRunning).orderBy(desc(run.createdAt), desc(run.id))
  return runs.flatMap((row) => pendingMedia(row, finished).map((medium) => pendingTake(row, shot, medium)))
}

/** Media that a run still has to generate for the shot; no clip after a failed image. */
function pendingMedia({ id, input }: RunRow, finished: readonly MediaRow[]): readonly ShotMedium[] {
  const finishedMedia = finished.filter((row) => row.workflowRunId === id)
  if (finishedMedia.some((row) => row.resourceType === 'image' && row.status === 'failed')) return []
  // Takes for another shape are shown when the story has it.
  const { media, shape } = readShotsInput(input)
  return (shape ? [] : media).filter((medium) => !finishedMedia.some((row) => row.resourceType === TYPES[medium]))
}

const pendingTake = (row: RunRow, shot: ShotRow, medium: ShotMedium) => ({
  id: `${row.id}:${medium}:${shot.shotId}`,
  resource_type: TYPES[medium],
  subtype: medium === 'audio-voice-over' ? ('voiceover' as const) : null,
  shot_id: shot.shotId,
  story_id: shot.storyId,
  source: 'generated' as const,
  ai_model: null,
  prompt: shot[PROMPTS[medium]],
  workflow_run_id: row.id,
  status: row.step === 'pending' ? ('pending' as const) : ('generating' as const),
  status_message: null,
  url: null,
  created_at: row.createdAt.toISOString(),
  reference_image: null,
  plan: null,
})
