import { and, eq, inArray, sql } from 'drizzle-orm'
import { media, shot } from '../../platform/database/schema.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import { lockRun } from '../../runs/change-state.ts'
import { type ShotRow, readRun } from '../../runs/read-run.ts'
import { services } from '../run/services.ts'

/**
 * Clears the voice-overs of shots whose text changed since, and finds shots with new text, so that they are generated with the film. The
 * recordings stay as takes, and uploaded voice-overs stay active (CD-06).
 */
export async function clearOutdatedVoices(runId: string): Promise<string[]> {
  const { db, pool } = services()
  const { storyId, shots } = await readRun(db, runId)
  const ids = shots.flatMap(({ activeVoiceOverAudioId: id }) => (id === null ? [] : [id]))
  const files = ids.length === 0 ? [] : await db.select().from(media).where(inArray(media.id, ids))
  const outdated = outdatedVoices(shots, files)
  const shotIds = outdated.map(({ shotId }) => shotId)
  if (shotIds.length === 0) return []
  await inTransaction(pool, async (tx) => {
    await lockRun(tx, runId)
    await tx.db
      .update(shot)
      .set({ activeVoiceOverAudioId: sql`NULL` })
      .where(and(eq(shot.storyId, storyId), inArray(shot.shotId, shotIds)))
  })
  return shotIds
}

/** The shots whose generated voice-over says something else than their text, and those with text and without a voice-over. */
export function outdatedVoices<Shot extends Pick<ShotRow, 'voiceOver' | 'activeVoiceOverAudioId'>>(
  shots: readonly Shot[],
  files: readonly Pick<typeof media.$inferSelect, 'id' | 'source' | 'prompt'>[],
): Shot[] {
  const filesById = new Map(files.map((file) => [file.id, file]))
  return shots.filter(({ voiceOver, activeVoiceOverAudioId: id }) => {
    const file = id === null ? undefined : filesById.get(id)
    if (file?.source === 'user_upload') return false
    return file ? file.prompt !== voiceOver : voiceOver !== ''
  })
}
