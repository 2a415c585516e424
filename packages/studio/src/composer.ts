import { EngineRefusal } from '@fablecut/generation/engine-error'
import type { SongSection } from '@fablecut/domain/song/song-features'
import type { ComposeRequest, Composer, Song } from '@fablecut/generation/ports/composer'
import { hashText, seeded } from './paint/random.ts'
import { composeScore } from './scores/compose-score.ts'
import { performScore } from './scores/perform.ts'
import type { SongPlan } from './scores/plan-song.ts'
import type { Score } from './scores/score.ts'
import { songForMood } from './scores/song-for-mood.ts'
import { nameSong } from './scores/song-name.ts'
import { songById } from './songs/library.ts'
import { peaking, filterInPlace } from './sound/biquad.ts'
import { normalizeLoudnessInPlace } from './sound/limiter.ts'
import { master } from './sound/master.ts'
import { encodeWav, type PcmAudio } from './sound/wav.ts'

const LOUDNESS_LUFS = -20
/** -2 dBFS, headroom for inter-sample peaks. */
const CEILING = 0.794
const MIN_SECONDS = 1
const MAX_SECONDS = 900

/**
 * Composes and plays a song on this machine. Refuses lengths outside 1 s to 15 min (`impossible_length`) and songs that the library
 * does not have (`unknown_song`).
 */
export function createComposer(): Composer {
  return { engine: 'builtin/composer', compose }
}

async function compose(request: ComposeRequest): Promise<Song> {
  const { durationSeconds } = request
  if (!(durationSeconds >= MIN_SECONDS && durationSeconds <= MAX_SECONDS)) {
    throw new EngineRefusal('impossible_length', `A song lasts ${MIN_SECONDS} to ${MAX_SECONDS} seconds, not ${durationSeconds}.`)
  }
  const { plan, name, mood } = chooseSong(request)
  const underVoice = request.underVoice ?? request.songId === undefined
  const score = composeScore(plan, durationSeconds, {
    underVoice,
    ...(request.songId === undefined && request.arc && { arc: request.arc }),
  })
  const sound = await performScore(score)
  master(sound, (score.endingBeat * 60) / score.tempoBpm)
  if (underVoice) attenuateVoiceBand(sound)
  normalizeLoudnessInPlace(sound, LOUDNESS_LUFS, CEILING)
  const audio = encodeWav(sound)
  return {
    audio,
    mediaType: 'audio/wav',
    name,
    genre: score.genre,
    mood,
    tempoBpm: Math.round(score.tempoBpm * 100) / 100,
    beatsSeconds: beatsOf(score.tempoBpm, durationSeconds),
    sections: sectionsOf(score),
    durationSeconds,
  }
}

function chooseSong({ songId, mood, seed }: ComposeRequest): { plan: SongPlan; name: string; mood: string } {
  if (songId === undefined) return { plan: songForMood(mood, seed), name: nameSong(mood, seeded(hashText(`name ${mood} ${seed}`))), mood }
  const entry = songById(songId)
  if (!entry) throw new EngineRefusal('unknown_song', `The library has no song "${songId}".`)
  return { plan: entry.plan, name: entry.song.name, mood: entry.song.mood }
}

/** Attenuates 1 to 4 kHz, the band of speech intelligibility. In place. */
function attenuateVoiceBand({ channels, sampleRate }: PcmAudio): void {
  for (const channel of channels) filterInPlace(channel, peaking(sampleRate, 2100, 0.6, -5))
}

/** Sections in seconds; the last ends with the song. */
function sectionsOf({ sections, tempoBpm, beatsPerBar, durationSeconds }: Score): SongSection[] {
  const secondsAt = (bar: number): number => Math.min(durationSeconds, (bar * beatsPerBar * 60) / tempoBpm)
  return sections.map(({ kind, firstBar, bars }, index) => ({
    name: kind === 'ending' ? 'outro' : kind,
    startSeconds: secondsAt(firstBar),
    endSeconds: index === sections.length - 1 ? durationSeconds : secondsAt(firstBar + bars),
  }))
}

function beatsOf(tempoBpm: number, durationSeconds: number): number[] {
  const count = Math.ceil((durationSeconds * tempoBpm) / 60 - 1e-6)
  return Array.from({ length: count }, (_, i) => Math.round((i * 60_000) / tempoBpm) / 1000)
}
