import type { SongFeatures } from '@fablecut/domain/song/song-features'
import { EngineRefusal } from '@fablecut/generation/engine-error'
import type { Viseme } from '@fablecut/generation/ports/options'
import type { KnownSong } from '@fablecut/generation/ports/song-reader'
import { barsOfKnownSong, trackBars } from './bars.ts'
import { trackBeats } from './beats.ts'
import { decodeSong } from './decode-song.ts'
import { singingVisemes } from './singing-visemes.ts'
import { detectOnsets, type Onsets } from './onsets.ts'
import { labelSections } from './section-labels.ts'
import { segmentSong } from './sections.ts'
import { BANDS, computeSpectra, type Spectra } from './spectra.ts'
import { trackTempo } from './tempo.ts'
import { energyPerStep, detectVoice, voicePerStep } from './voice.ts'

/** Minimum periodicity of music with a beat; speech, wind and rain lie below. */
const MIN_PERIODICITY = 0.2
/** Mean power of a frame at about -75 dBFS. */
const SILENCE_POWER = 1e-8
const MIN_BEATS = 6

type AnalyzedSong = { readonly reading: SongFeatures; readonly visemes: readonly Viseme[] }

/** Analyzes beats, bars, sections, loudness, voice and visemes of a song. Values in `known` are used as given. Rejects with EngineRefusal `not_a_sound` or `silent`. */
export async function analyzeSong(audio: Uint8Array, known: KnownSong | null, signal?: AbortSignal): Promise<AnalyzedSong> {
  const spectra = await computeSpectra(decodeSong(audio, signal))
  if (isSilent(spectra)) throw new EngineRefusal('silent', 'The file is silent.')
  const { durationSeconds } = spectra
  const rhythm = known ? { ...known, barsSeconds: barsOfKnownSong(known) } : detectRhythm(spectra)
  const voice = detectVoice(spectra)
  const reading: SongFeatures = {
    durationSeconds,
    tempoBpm: rhythm.tempoBpm,
    beatsSeconds: rhythm.beatsSeconds,
    barsSeconds: rhythm.barsSeconds,
    sections: known?.sections.length ? known.sections : labelSections(segmentSong(spectra, rhythm.barsSeconds), durationSeconds),
    energy: energyPerStep(spectra),
    voice: voicePerStep(voice, durationSeconds),
  }
  return { reading, visemes: known?.hasVoice === false ? [] : singingVisemes(spectra, voice) }
}

function isSilent({ bands, frames }: Spectra): boolean {
  let loudest = 0
  for (let i = 0; i < frames * BANDS; i++) if (bands[i]! > loudest) loudest = bands[i]!
  return loudest < SILENCE_POWER
}

type Rhythm = Pick<SongFeatures, 'tempoBpm' | 'beatsSeconds' | 'barsSeconds'>

function detectRhythm(spectra: Spectra): Rhythm {
  const onsets: Onsets = detectOnsets(spectra)
  const path = trackTempo(onsets)
  const beats = path.periodicity < MIN_PERIODICITY ? [] : roundBeats(trackBeats(spectra, onsets, path), spectra.durationSeconds)
  if (beats.length < MIN_BEATS) return { tempoBpm: null, beatsSeconds: [], barsSeconds: [] }
  const intervals = beats.slice(1).map((beat, i) => beat - beats[i]!)
  const medianInterval = intervals.toSorted((a, b) => a - b)[intervals.length >> 1]!
  return { tempoBpm: Math.round(6000 / medianInterval) / 100, beatsSeconds: beats, barsSeconds: trackBars(spectra, onsets, beats) }
}

/** Rounds to milliseconds; drops beats after the end or within 0.1 s of the previous one. */
function roundBeats(beats: readonly number[], durationSeconds: number): number[] {
  const rounded = beats.map((beat) => Math.round(beat * 1000) / 1000).filter((beat) => beat < durationSeconds)
  return rounded.filter((beat, i) => i === 0 || beat > rounded[i - 1]! + 0.1)
}
