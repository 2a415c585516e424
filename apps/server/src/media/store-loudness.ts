import { FfmpegError } from '@fablecut/render/export/ffmpeg'
import { measureLoudness } from '@fablecut/render/export/audio/measure-loudness'
import { SILENT_LUFS } from '@fablecut/render/plan/sound/level'
import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { Database } from '../platform/database/client.ts'
import { media } from '../platform/database/schema.ts'
import type { Storage } from '../platform/storage/storage.ts'
import { mayHaveAudio } from './may-have-audio.ts'

type Services = {
  readonly db: Pick<Database, 'select' | 'update'>
  readonly storage: Pick<Storage, 'localPath'>
  readonly log: { warn(message: string, details: object): void }
}

/**
 * Measures the sound of files whose loudness is unknown, and stores it in their metadata; a file without sound counts as silent. A file that could not be
 * measured stays unknown and is as loud as it is in previews and films.
 */
export async function storeLoudness({ db, storage, log }: Services, ids: readonly string[], signal?: AbortSignal): Promise<void> {
  if (ids.length === 0) return
  const isUnknown = sql`${media.resourceType} IN ('audio', 'video') AND NOT (${media.metadata} ? 'loudness')`
  const rows = await db
    .select()
    .from(media)
    .where(and(inArray(media.id, [...ids]), isNotNull(media.hash), isUnknown))
  for (const row of rows.filter(mayHaveAudio)) {
    try {
      const loudness = await loudnessOfFile(await storage.localPath(row.hash!), signal)
      await db
        .update(media)
        .set({ metadata: sql`${media.metadata} || ${JSON.stringify({ loudness })}::jsonb` })
        .where(eq(media.id, row.id))
    } catch (error) {
      if (signal?.aborted) throw error
      log.warn('the loudness of a file could not be measured', { media: row.id, error: String(error) })
    }
  }
}

/** Integrated loudness in LUFS; silent for a file without sound. */
export const loudnessOfFile = (path: string, signal?: AbortSignal): Promise<number> =>
  measureLoudness(path, signal).catch((error: unknown) => {
    if (error instanceof FfmpegError && error.log.includes('matches no streams')) return SILENT_LUFS
    throw error
  })
