import { songIdOf } from '@fablecut/domain/story/song-address'
import { titleFromFile } from '@fablecut/domain/story/title'
import { lyricsOfSong } from '@fablecut/engines/builtin/songs/lyrics'
import { SONGS } from '@fablecut/engines/builtin/songs/library'
import type { KnownSong } from '@fablecut/engines/ports/song-reader'
import { and, eq, sql } from 'drizzle-orm'
import { media } from '../../platform/database/schema.ts'
import { SONG_FILE_SECONDS } from '../../songs/song-file.ts'
import { mediaIdOf } from '../../stories/require-own-addresses.ts'
import type { RunView } from '../run/read-run.ts'
import { services } from '../services.ts'

/** The file of a music video's song, and what its maker knows of it. */
export type SongSource = {
  readonly audio: Uint8Array
  readonly name: string
  readonly genre?: string
  readonly mood?: string
  readonly known: KnownSong | null
  /** Null for a song of the library: its file has to be kept with the story first. */
  readonly mediaId: string | null
  /** Words that belong to the song; null where only its file can tell. */
  readonly lyrics: string | null
}

/** Composes a song of the library as it is heard there, or reads the creator's own file. */
export async function songSource(view: RunView, signal: AbortSignal | undefined): Promise<SongSource> {
  const address = view.inputs.music_url ?? ''
  const songId = songIdOf(address)
  return songId === null ? ownSong(view, mediaIdOf(address) ?? '') : librarySong(songId, signal)
}

async function librarySong(songId: string, signal: AbortSignal | undefined): Promise<SongSource> {
  const entry = SONGS.find(({ id }) => id === songId)
  if (!entry) throw new Error(`The library has no song ${songId}`)
  const { mood, seed } = entry
  const made = await services().engines.composer.compose({ songId, mood, seed, durationSeconds: SONG_FILE_SECONDS }, signal)
  const { audio, name, genre, tempoBpm, beatsSeconds, sections } = made
  const lyrics = lyricsOfSong(songId)?.join('\n') ?? ''
  return { audio, name, genre, mood, known: { tempoBpm, beatsSeconds, sections }, mediaId: null, lyrics }
}

async function ownSong({ userId }: RunView, id: string): Promise<SongSource> {
  const { db, storage } = services()
  const own = and(eq(media.id, id), eq(media.userId, userId), eq(media.resourceType, 'audio'), sql`NOT ${media.isDeleted}`)
  const [file] = await db.select().from(media).where(own)
  if (!file?.hash) throw new Error(`The song ${id} is not there`)
  return {
    audio: await storage.readBytes(file.hash),
    name: titleFromFile(file.title) || file.title,
    known: null,
    mediaId: id,
    lyrics: null,
  }
}
