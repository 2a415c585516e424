import { text } from 'node:stream/consumers'
import { AppError } from '@fablecut/contracts/errors/app-error'
import { parseLyrics } from '@fablecut/domain/song/parse-lyrics'
import { NO_BEATS, type SongBeats, songBeatsOf } from '@fablecut/domain/song/song-beats'
import { SONG_SECTIONS } from '@fablecut/domain/song/song-features'
import { EngineError, EngineRefusal } from '@fablecut/generation/engine-error'
import type { Engines } from '@fablecut/generation/ports/engines'
import type { KnownSong } from '@fablecut/generation/ports/song-reader'
import { SONGS } from '@fablecut/studio/songs/library'
import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { beatsDerivation } from '../media/derived/beats.ts'
import { derivedFile } from '../media/derived/derived-file.ts'
import { type OwnMedia, findUsableSong } from '../media/find-own-media.ts'
import type { Database } from '../platform/database/client.ts'
import { storySong } from '../platform/database/schema.ts'
import type { Storage } from '../platform/storage/storage.ts'
import { readStorySong } from '../runs/stored-song.ts'
import { SONG_FILE_SECONDS } from '../songs/song-file.ts'

type Services = {
  readonly db: Database
  readonly storage: Storage
  readonly uploadFolder: string
  readonly engines: Pick<Engines, 'composer' | 'songReader'>
}

/**
 * Beats, parts and words of one of the user's songs: those of its music video, else analysed once and stored beside the file. 404 for files of
 * others, 503 when the song can't be analysed now.
 */
export async function readBeats(services: Services, userId: string, id: string): Promise<SongBeats> {
  const file = await findUsableSong(services.db, userId, id)
  if (!file) throw new AppError('NOT_FOUND')
  if (file.resourceType !== 'audio' || file.subtype === 'voiceover') return NO_BEATS
  return (await beatsOfMusicVideo(services.db, id)) ?? storedBeats(services, file)
}

async function beatsOfMusicVideo(db: Database, mediaId: string): Promise<SongBeats | null> {
  const [row] = await db.select().from(storySong).where(eq(storySong.mediaId, mediaId)).limit(1)
  if (!row) return null
  const { reading, lines } = readStorySong(row)
  return songBeatsOf(reading, lines)
}

async function storedBeats({ storage, uploadFolder, engines }: Services, file: OwnMedia): Promise<SongBeats> {
  const derivation = beatsDerivation((audio) => analyze(engines, file, audio))
  const { sizeBytes, read } = await derivedFile({ storage, uploadFolder }, derivation, file).catch((cause: unknown) => {
    throw cause instanceof EngineError ? new AppError('UNAVAILABLE', { message: 'This song cannot be analysed now', cause }) : cause
  })
  return JSON.parse(await text(await read({ start: 0, end: sizeBytes - 1 }))) as SongBeats
}

/** The built-in music is instrumental: only other files have words. */
async function analyze({ composer, songReader }: Services['engines'], file: OwnMedia, audio: Uint8Array): Promise<SongBeats> {
  try {
    const known = await knownSongOf(composer, file)
    const { reading, taggedLyrics } = await songReader.analyzeSong(audio, known)
    const lines = known ? [] : parseLyrics(taggedLyrics ?? '')
    return songBeatsOf(reading, lines.length === 0 ? [] : await songReader.timeLyrics({ audio, lines, reading }))
  } catch (error) {
    if (error instanceof EngineRefusal) return NO_BEATS
    throw error
  }
}

/** What the composer knows of its own music: stored with it, and composed again for a song of the library. Null for other files. */
async function knownSongOf(composer: Engines['composer'], { title, aiModel, metadata }: OwnMedia): Promise<KnownSong | null> {
  const stored = composed.safeParse(metadata).data
  if (stored) return { ...stored, hasVoice: false }
  const song = aiModel === 'builtin/composer' ? SONGS.find(({ name }) => name === title) : undefined
  if (!song) return null
  const { id: songId, mood, seed } = song
  const { tempoBpm, beatsSeconds, sections } = await composer.compose({ songId, mood, seed, durationSeconds: SONG_FILE_SECONDS })
  return { tempoBpm, beatsSeconds, sections, hasVoice: false }
}

const composed = z.object({
  tempoBpm: z.number(),
  beatsSeconds: z.array(z.number()).min(1),
  sections: z.array(z.object({ name: z.enum(SONG_SECTIONS), startSeconds: z.number(), endSeconds: z.number() })),
})
