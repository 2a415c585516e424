import type { SungLine } from '@fablecut/domain/song/lyrics'
import type { HeardSong, KnownSong, SongReader, TimeLyricsRequest } from '../ports/song-reader.ts'
import { followedWords } from './hearing/follow-words.ts'
import { hearSong } from './hearing/hear-song.ts'
import { taggedLyrics } from './hearing/tags.ts'
import { timedWords, wordedLines } from './hearing/time-lyrics.ts'

/** Hears songs on this machine; the same bytes are always heard alike. Of what is longer than half an hour the first half hour is read. */
export function createSongReader(): SongReader {
  return { engine: 'builtin/song-reader', readSong, timeLyrics }
}

async function readSong(audio: Uint8Array, known: KnownSong | null, signal?: AbortSignal): Promise<HeardSong> {
  const heard = await hearSong(audio, known, signal)
  return { ...heard, taggedLyrics: await taggedLyrics(audio) }
}

async function timeLyrics({ audio, lines, reading }: TimeLyricsRequest): Promise<readonly SungLine[]> {
  const worded = wordedLines(lines)
  const hasTimes = worded.some(({ startSeconds }) => startSeconds !== undefined)
  const followed = hasTimes || worded.length === 0 ? undefined : await followedWords(audio, worded, reading)
  return followed ?? timedWords(worded, reading)
}
