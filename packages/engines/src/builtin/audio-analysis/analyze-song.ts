import type { SongFeatures } from '@fablecut/domain/song/song-features'
import { EngineRefusal } from '../../engine-error.ts'
import type { Viseme } from '../../ports/options.ts'
import type { KnownSong } from '../../ports/song-reader.ts'
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

/** Less than this repeats itself in speech, wind or rain; music with a beat does far more. */
const STEADY = 0.2
/** Mean power of a frame, about -75 dB under full scale. */
const SILENT = 1e-8
const FEWEST_BEATS = 6

type AnalyzedSong = { readonly reading: SongFeatures; readonly visemes: readonly Viseme[] }

/** Beats, bars, sections, loudness, voice and mouth shapes of a song. Facts in `known` are taken as they are. */
export async function analyzeSong(audio: Uint8Array, known: KnownSong | null, signal?: AbortSignal): Promise<AnalyzedSong> {
  const spectra = await computeSpectra(decodeSong(audio, signal))
  if (isSilent(spectra)) throw new EngineRefusal('silent', 'Nothing is heard in the file.')
  const { durationSeconds } = spectra
  const rhythm = known ? { ...known, barsSeconds: barsOfKnownSong(known) } : hearRhythm(spectra)
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
  return loudest < SILENT
}

type Rhythm = Pick<SongFeatures, 'tempoBpm' | 'beatsSeconds' | 'barsSeconds'>

function hearRhythm(spectra: Spectra): Rhythm {
  const onsets: Onsets = detectOnsets(spectra)
  const path = trackTempo(onsets)
  const beats = path.plain < STEADY ? [] : inside(trackBeats(spectra, onsets, path), spectra.durationSeconds)
  if (beats.length < FEWEST_BEATS) return { tempoBpm: null, beatsSeconds: [], barsSeconds: [] }
  const gaps = beats.slice(1).map((beat, i) => beat - beats[i]!)
  const usual = gaps.toSorted((a, b) => a - b)[gaps.length >> 1]!
  return { tempoBpm: Math.round(6000 / usual) / 100, beatsSeconds: beats, barsSeconds: trackBars(spectra, onsets, beats) }
}

/** Whole milliseconds, ascending, inside the song. */
function inside(beats: readonly number[], durationSeconds: number): number[] {
  const rounded = beats.map((beat) => Math.round(beat * 1000) / 1000).filter((beat) => beat < durationSeconds)
  return rounded.filter((beat, i) => i === 0 || beat > rounded[i - 1]! + 0.1)
}
