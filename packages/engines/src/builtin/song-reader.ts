import type { SungLine } from '@fablecut/domain/song/lyrics'
import { READING_STEP_SECONDS, type SongReading } from '@fablecut/domain/song/reading'
import { EngineRefusal } from '../engine-error.ts'
import type { HeardSong, KnownSong, SongReader, TimeLyricsRequest } from '../ports/song-reader.ts'
import { syllablesOf, wordsOfLine } from './hearing/syllables.ts'
import { decodeSound } from './sound/ffmpeg.ts'

const RATE = 22_050

/** Hears songs on this machine. */
export function createSongReader(): SongReader {
  return { engine: 'builtin/song-reader', readSong, timeLyrics }
}

async function readSong(audio: Uint8Array, known: KnownSong | null): Promise<HeardSong> {
  const samples = await decodeSound(audio, RATE).catch(() => {
    throw new EngineRefusal('not_a_sound', 'The file is no sound, or it is damaged.')
  })
  const durationSeconds = samples.length / RATE
  const step = Math.round(RATE * READING_STEP_SECONDS)
  const levels = Array.from({ length: Math.ceil(samples.length / step) }, (_, i) => {
    let sum = 0
    for (const sample of samples.subarray(i * step, (i + 1) * step)) sum += sample * sample
    return Math.sqrt(sum / step)
  })
  const loudest = levels.reduce((most, level) => Math.max(most, level), 0)
  if (loudest < 1e-3) throw new EngineRefusal('silent', 'Nothing is heard in the file.')
  const energy = levels.map((level) => level / loudest)
  const beatsSeconds = known?.beatsSeconds ?? []
  const reading: SongReading = {
    durationSeconds,
    tempoBpm: known?.tempoBpm ?? null,
    beatsSeconds,
    barsSeconds: beatsSeconds.filter((_, i) => i % 4 === 0),
    sections: known?.sections ?? [{ name: 'verse', startSeconds: 0, endSeconds: durationSeconds }],
    energy,
    voice: energy,
  }
  return { reading, visemes: [], taggedLyrics: null }
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
