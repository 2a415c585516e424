import type { SungLine } from '@fablecut/domain/song/lyrics'
import type { HeardSong, KnownSong, SongReader, TimeLyricsRequest } from '../ports/song-reader.ts'
import { hearSong } from './hearing/hear-song.ts'
import { syllablesOf, wordsOfLine } from './hearing/syllables.ts'

/** Hears songs on this machine. Of what is longer than half an hour the first half hour is read. */
export function createSongReader(): SongReader {
  return { engine: 'builtin/song-reader', readSong, timeLyrics }
}

async function readSong(audio: Uint8Array, known: KnownSong | null, signal?: AbortSignal): Promise<HeardSong> {
  return { ...(await hearSong(audio, known, signal)), taggedLyrics: null }
}

async function timeLyrics({ lines, reading }: TimeLyricsRequest): Promise<readonly SungLine[]> {
  const words = lines.map((line) => ({ ...line, words: wordsOfLine(line.text) })).filter((line) => line.words.length > 0)
  const all = words.reduce((sum, line) => sum + line.words.reduce((own, word) => own + syllablesOf(word), 0), 0)
  let sung = 0
  return words.map((line) => ({
    text: line.text,
    words: line.words.map((text) => {
      const startSeconds = (sung / all) * reading.durationSeconds
      sung += syllablesOf(text)
      return { text, startSeconds, endSeconds: (sung / all) * reading.durationSeconds }
    }),
  }))
}
