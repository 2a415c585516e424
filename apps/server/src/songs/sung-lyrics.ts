import { parseLyrics } from '@fablecut/domain/song/parse-lyrics'
import { lyricsOfSong } from '@fablecut/studio/songs/lyrics'

/** The words with which a library song is sung: those of the creator without their times, else its own; undefined without any. */
export function sungLyrics(songId: string, written: string | undefined): string | undefined {
  const lines = parseLyrics(written ?? '').map(({ text }) => text)
  const words = lines.length > 0 ? lines : (lyricsOfSong(songId) ?? [])
  return words.length === 0 ? undefined : words.join('\n')
}
