import type { TimedLyricLine } from '@fablecut/domain/song/lyrics'
import type { SongAnalysis, KnownSong, SongReader, TimeLyricsRequest } from '@fablecut/generation/ports/song-reader'
import { alignWords } from './audio-analysis/align-words.ts'
import { analyzeSong } from './audio-analysis/analyze-song.ts'
import { readLyricsTag } from './audio-analysis/lyrics-tag.ts'
import { splitLyrics, timeLines } from './audio-analysis/time-lyrics.ts'

/** Analyses songs on this machine; the same bytes give the same result. Only the first 30 minutes are analysed. */
export function createSongReader(): SongReader {
  return { engine: 'builtin/song-reader', analyzeSong: readSong, timeLyrics }
}

async function readSong(audio: Uint8Array, known: KnownSong | null, signal?: AbortSignal): Promise<SongAnalysis> {
  const analysis = await analyzeSong(audio, known, signal)
  return { ...analysis, taggedLyrics: await readLyricsTag(audio) }
}

async function timeLyrics({ audio, lines, reading }: TimeLyricsRequest): Promise<readonly TimedLyricLine[]> {
  const tokenized = splitLyrics(lines)
  const hasTimes = tokenized.some(({ startSeconds }) => startSeconds !== undefined)
  const aligned = hasTimes || tokenized.length === 0 ? undefined : await alignWords(audio, tokenized, reading)
  return aligned ?? timeLines(tokenized, reading)
}
