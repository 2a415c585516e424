import { AppError } from '@fablecut/contracts/errors/app-error'
import type { TimedLyricLine } from '@fablecut/domain/song/lyrics'
import { SONG_SECTIONS, type SongFeatures } from '@fablecut/domain/song/song-features'
import { type Migration, migrateDocument } from '@fablecut/domain/stored-version'
import type { Viseme } from '@fablecut/generation/ports/options'
import { z } from 'zod'
import { visemes } from '../media/generated-metadata.ts'
import type { storySong } from '../platform/database/schema.ts'

/** Version of stored songs. Increment it with a migration and a fixture of the previous version when the shape changes. */
export const STORY_SONG_VERSION = 1

const MIGRATIONS: readonly Migration[] = []

/** The song of a music video and its analysis. */
export type StorySong = {
  readonly mediaId: string
  readonly reading: SongFeatures
  /** Visemes of the singing voice over the whole song. */
  readonly visemes: readonly Viseme[]
  /** The lyrics with their times; empty for songs without words. */
  readonly lines: readonly TimedLyricLine[]
}

const timed = { startSeconds: z.number(), endSeconds: z.number() }
const analysis: z.ZodType<Omit<StorySong, 'mediaId'>> = z.object({
  reading: z.object({
    durationSeconds: z.number(),
    tempoBpm: z.number().nullable(),
    beatsSeconds: z.array(z.number()),
    barsSeconds: z.array(z.number()),
    sections: z.array(z.object({ name: z.enum(SONG_SECTIONS), ...timed })),
    energy: z.array(z.number()),
    voice: z.array(z.number()),
  }),
  visemes,
  lines: z.array(z.object({ text: z.string(), words: z.array(z.object({ text: z.string(), ...timed })) })),
})

/** Reads the stored song of a story. Throws NEWER_DATA for a version of a later release, and when the analysis is invalid. */
export function readStorySong({ mediaId, schemaVersion, reading, visemes, lines }: typeof storySong.$inferSelect): StorySong {
  const migrated = migrateDocument({ reading, visemes, lines }, schemaVersion, MIGRATIONS)
  if (migrated.ok) return { mediaId, ...analysis.parse(migrated.value) }
  const { version, known } = migrated.refusal
  throw new AppError('NEWER_DATA', { cause: new Error(`A song has version ${version}; this release reads up to ${known}`) })
}
