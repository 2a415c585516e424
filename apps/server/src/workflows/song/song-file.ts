import { sectionsInWindow } from '@fablecut/domain/song/excerpt'
import { type SongWindow, beatsIn } from '@fablecut/domain/song/windows'
import { songIdOf } from '@fablecut/domain/song/song-url'
import { titleFromFile } from '@fablecut/domain/story/title'
import { lyricsOfSong } from '@fablecut/studio/songs/lyrics'
import { SONGS } from '@fablecut/studio/songs/library'
import type { KnownSong } from '@fablecut/generation/ports/song-reader'
import { findUsableSong } from '../../media/find-own-media.ts'
import { type SongPart, songPartOf } from '../../media/song-part.ts'
import { SONG_FILE_SECONDS } from '../../songs/song-file.ts'
import { mediaIdOf } from '../../media/require-own-media-urls.ts'
import type { RunView } from '../../runs/read-run.ts'
import { services } from '../run/services.ts'
import { isGeneratedInstrumental } from './generated-instrumental.ts'

/** The file of a music video's song, with its known properties. */
export type SongSource = {
  readonly audio: Uint8Array
  readonly name: string
  readonly genre?: string
  readonly mood?: string
  readonly known: KnownSong | null
  /** It was generated without vocals, whatever its instruments sound like. */
  readonly isInstrumental: boolean
  /** Null for a song that is not the creator's own file: its bytes have to be saved with the story first. */
  readonly mediaId: string | null
  /** Known lyrics; null when only the file may contain them. */
  readonly lyrics: string | null
  /** The song that this one is a part of, and its range; null for a whole song. */
  readonly whole: { readonly song: SongSource; readonly window: SongWindow } | null
}

/** Composes a library song, or reads the creator's own file. A part has the known properties of its whole song. */
export async function songSource(view: RunView, signal: AbortSignal | undefined): Promise<SongSource> {
  const source = await findSource(view, view.inputs.musicUrl ?? '', signal)
  if (!source) throw new Error(`The song of the story ${view.storyId} is not there`)
  return source.part ? partSource(view, source, source.part, signal) : source
}

type FoundSource = SongSource & { readonly part: SongPart | null }

/** Null for a deleted file, or a song removed from the library. */
async function findSource(view: RunView, url: string, signal: AbortSignal | undefined): Promise<FoundSource | null> {
  const songId = songIdOf(url)
  return songId === null ? ownSong(view, mediaIdOf(url)) : librarySong(songId, signal)
}

/** When the whole song was deleted meanwhile, the part is analysed on its own. */
async function partSource(view: RunView, source: SongSource, part: SongPart, signal: AbortSignal | undefined): Promise<SongSource> {
  const song = await findSource(view, part.url, signal)
  if (!song) return { ...source, name: part.name }
  const { name, genre, mood, known } = song
  const traits = { name, ...(genre && { genre }), ...(mood && { mood }) }
  const { isInstrumental } = song
  return { ...source, ...traits, known: known && knownIn(known, part), isInstrumental, whole: { song, window: part } }
}

const knownIn = ({ tempoBpm, beatsSeconds, sections, hasVoice }: KnownSong, range: SongWindow): KnownSong => ({
  tempoBpm,
  hasVoice,
  beatsSeconds: beatsIn({ beatsSeconds }, range.fromSeconds, range.toSeconds),
  sections: sectionsInWindow(sections, range),
})

async function librarySong(songId: string, signal: AbortSignal | undefined): Promise<FoundSource | null> {
  const entry = SONGS.find(({ id }) => id === songId)
  if (!entry) return null
  const { mood, seed } = entry
  const composed = await services().engines.composer.compose({ songId, mood, seed, durationSeconds: SONG_FILE_SECONDS }, signal)
  const { audio, name, genre, tempoBpm, beatsSeconds, sections } = composed
  const lyrics = lyricsOfSong(songId)?.join('\n') ?? ''
  const known = { tempoBpm, beatsSeconds, sections, hasVoice: false }
  return { audio, name, genre, mood, known, isInstrumental: true, mediaId: null, lyrics, whole: null, part: null }
}

async function ownSong({ userId }: RunView, id: string | null): Promise<FoundSource | null> {
  const { db, storage } = services()
  const file = await findUsableSong(db, userId, id)
  if (file?.resourceType !== 'audio') return null
  return {
    audio: await storage.readBytes(file.hash),
    name: titleFromFile(file.title) || file.title,
    known: null,
    isInstrumental: isGeneratedInstrumental(file),
    // Other users may delete their file, so the story saves its own copy.
    mediaId: file.userId === userId ? file.id : null,
    lyrics: null,
    whole: null,
    part: songPartOf(file.metadata),
  }
}
