import { invalidField } from '@fablecut/contracts/errors/invalid-field'
import { songIdOf } from '@fablecut/domain/song/song-url'
import { songById } from '@fablecut/studio/songs/library'
import { findUsableSong } from '../media/find-own-media.ts'
import type { Database } from '../platform/database/client.ts'
import { SONG_FILE_SECONDS } from '../songs/song-file.ts'
import { type SongPart, songPartOf } from '../media/song-part.ts'
import { mediaIdOf } from '../media/require-own-media-urls.ts'

/** The song of a URL: a library song, an own audio file, or a part of a library song; `durationSeconds` is null when unknown. */
export type ResolvedSong =
  | { readonly kind: 'library'; readonly songId: string; readonly name: string; readonly durationSeconds: number }
  | {
      readonly kind: 'media'
      readonly mediaId: string
      readonly hash: string
      readonly name: string
      readonly durationSeconds: number | null
      /** The song it was cut out of; null for a whole song. */
      readonly part: SongPart | null
    }

/**
 * The song at one of our URLs, with the duration measured by the server. Throws 422 for any other URL and for files without audio (CD-114,
 * CD-57).
 */
export async function requireSongAtUrl(db: Pick<Database, 'select'>, userId: string, musicUrl: string): Promise<ResolvedSong> {
  const library = songById(songIdOf(musicUrl) ?? '')?.song
  if (library) return { kind: 'library', songId: library.id, name: library.name, durationSeconds: SONG_FILE_SECONDS }
  const file = await findUsableSong(db, userId, mediaIdOf(musicUrl))
  if (!file) throw invalidField('music_url', 'This file is not one of yours')
  if (file.resourceType !== 'audio') throw invalidField('music_url', 'Please select an audio file')
  return {
    kind: 'media',
    mediaId: file.id,
    hash: file.hash,
    name: file.title,
    durationSeconds: secondsOf(file.metadata),
    part: songPartOf(file.metadata),
  }
}

export function secondsOf({ duration }: Record<string, unknown>): number | null {
  return typeof duration === 'number' && duration > 0 ? duration : null
}
