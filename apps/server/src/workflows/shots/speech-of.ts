import type { SpeechMetadata } from '@fablecut/generation/ports/options'
import { inArray } from 'drizzle-orm'
import { readSpeechMetadata } from '../../media/generated-metadata.ts'
import type { Database } from '../../platform/database/client.ts'
import { media } from '../../platform/database/schema.ts'
import type { ShotRow } from '../../runs/read-run.ts'

export type Speech = {
  readonly mediaId: string
  readonly durationSeconds: number
  readonly words: SpeechMetadata['words']
  /** Empty for voices without phoneme times. */
  readonly visemes: NonNullable<SpeechMetadata['visemes']>
  readonly voice: string
}

/** The voice-overs by shot id, without shots that have none. */
export async function readSpeech(db: Pick<Database, 'select'>, shots: readonly ShotRow[]): Promise<Map<string, Speech>> {
  const ids = shots.flatMap((shot) => shot.activeVoiceOverAudioId ?? [])
  if (ids.length === 0) return new Map()
  const rows = await db.select({ id: media.id, shotId: media.shotId, metadata: media.metadata }).from(media).where(inArray(media.id, ids))
  return new Map(
    rows.flatMap((row) => {
      const { durationSeconds, words, visemes, voice } = readSpeechMetadata(row.metadata)
      if (row.shotId === null || durationSeconds === undefined) return []
      return [[row.shotId, { mediaId: row.id, durationSeconds, words, visemes, voice }]]
    }),
  )
}
