import type { WireSong } from '@fablecut/contracts/operations/songs/list-songs'
import { songUrl, songCover } from '@fablecut/domain/song/song-url'
import { SONGS } from '@fablecut/studio/songs/library'
import { SONG_FILE_SECONDS } from './song-file.ts'

/** The song library: featured songs first, then by genre. */
export function listSongs(onlyFeatured: boolean): WireSong[] {
  return SONGS.filter(({ featured }) => featured || !onlyFeatured)
    .toSorted((a, b) => Number(b.featured) - Number(a.featured) || a.genre.localeCompare(b.genre))
    .map(({ id, name, genre, mood, tempoBpm, hasLyrics, featured }) => ({
      id,
      name,
      artist: 'Fablecut',
      genre,
      mood,
      tempo: Math.round(tempoBpm),
      has_lyrics: hasLyrics,
      duration: SONG_FILE_SECONDS,
      url: songUrl(id),
      image: featured ? songCover(id) : null,
    }))
}
