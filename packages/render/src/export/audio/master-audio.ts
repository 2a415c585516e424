import { FILM_LUFS, FILM_TRUE_PEAK_DB, SILENCE_LUFS } from '../../plan/level.ts'
import { AUDIO_ENCODER, audioEncoderArgs } from '../encoder.ts'
import { inputFile, runFfmpeg } from '../ffmpeg.ts'
import { type Loudness, loudnessFilter, parseLoudness } from './loudness.ts'
import { rawAudioInput, samplesAt, type Film } from './audio-graph.ts'

/** Tolerance within which a master is accepted. */
const TOLERANCE_LUFS = 0.6
const MAX_GAIN_DB = 30
const MAX_ATTEMPTS = 6
/** Lowest loudness assumed to come of a decibel of gain; bounds the steps where a limiter takes nearly all of it. */
const MIN_LOUDNESS_PER_GAIN = 0.25
/** Below this the sound is short taps on silence, whose tails a slow limiter swallows. */
const SPARSE_LOUDNESS_PER_GAIN = 0.6
/** Headroom for the peaks that AAC encoding adds. */
const ENCODER_HEADROOM_DB = 0.7

/** Times of the limiter in ms: slow ones keep a deep tone clean, fast ones let the sound after a short tap through. */
const LIMITERS = { slow: { attackMs: 5, releaseMs: 80 }, fast: { attackMs: 1, releaseMs: 20 } } as const

type Master = { readonly gainDb: number; readonly ceilingDb: number; readonly limited: boolean; readonly limiter: keyof typeof LIMITERS }

function filterOf(master: Master, film: Film): string {
  const limit = (10 ** (master.ceilingDb / 20)).toFixed(6)
  const { attackMs, releaseMs } = LIMITERS[master.limiter]
  // Inter-sample peaks require oversampling.
  const limiter = `aresample=${AUDIO_ENCODER.sampleRate * 4},alimiter=limit=${limit}:level=false:attack=${attackMs}:release=${releaseMs}:latency=true,aresample=${AUDIO_ENCODER.sampleRate}`
  const end = samplesAt(film.totalFrames, film.fps)
  return [
    `volume=${master.gainDb.toFixed(2)}dB`,
    ...(master.limited ? [limiter] : []),
    `apad=whole_len=${end}`,
    `atrim=end_sample=${end}`,
  ].join(',')
}

type MasterJob = { readonly mixPath: string; readonly film: Film; readonly signal?: AbortSignal | undefined; cpuSeconds: number }

/** Loudness of a master before encoding, at a third of the cost of encoding it. */
async function measureUnencoded(work: MasterJob, master: Master): Promise<Loudness> {
  const filter = `${filterOf(master, work.film)},${loudnessFilter(true)}`
  const run = await runFfmpeg([...rawAudioInput(work.mixPath), '-af', filter, '-f', 'null', '-'], work.signal)
  work.cpuSeconds += run.cpuSeconds
  return parseLoudness(run.log)
}

async function encode(work: MasterJob, master: Master, outPath: string): Promise<Loudness> {
  const args = [...rawAudioInput(work.mixPath), '-af', filterOf(master, work.film), ...audioEncoderArgs, '-f', 'mp4', outPath]
  const encoded = await runFfmpeg(args, work.signal)
  const measured = await runFfmpeg([...inputFile(outPath), '-af', loudnessFilter(true), '-f', 'null', '-'], work.signal)
  work.cpuSeconds += encoded.cpuSeconds + measured.cpuSeconds
  return parseLoudness(measured.log)
}

const isLoudEnough = (loudness: Loudness): boolean => Math.abs(loudness.lufs - FILM_LUFS) <= TOLERANCE_LUFS
const isWithinTolerance = (loudness: Loudness): boolean => isLoudEnough(loudness) && loudness.truePeakDb <= FILM_TRUE_PEAK_DB

/** What a master measured. */
type Attempt = { readonly master: Master; readonly loudness: Loudness }

/** Decibels of loudness that one decibel of gain brought between two attempts: 1 without a limiter, little where peaks are limited. */
function loudnessPerGain(attempt: Attempt, previous: Attempt | null): number {
  const gained = previous === null ? 0 : attempt.master.gainDb - previous.master.gainDb
  if (previous === null || gained === 0) return 1
  return Math.max(MIN_LOUDNESS_PER_GAIN, Math.min(1, (attempt.loudness.lufs - previous.loudness.lufs) / gained))
}

function withLoudnessCorrection(attempt: Attempt, previous: Attempt | null): Master {
  const { master, loudness } = attempt
  const ratio = loudnessPerGain(attempt, previous)
  if (master.limited && master.limiter === 'slow' && ratio < SPARSE_LOUDNESS_PER_GAIN) return { ...master, limiter: 'fast' }
  return { ...master, gainDb: Math.min(MAX_GAIN_DB, master.gainDb + (FILM_LUFS - loudness.lufs) / ratio) }
}

/** Next attempt: gain corrected by the loudness error, ceiling lowered by the peak excess. */
function corrected(attempt: Attempt, previous: Attempt | null): Master {
  const { master, loudness } = attempt
  const excessDb = Math.max(0, loudness.truePeakDb - FILM_TRUE_PEAK_DB)
  return {
    ...withLoudnessCorrection(attempt, previous),
    ceilingDb: master.ceilingDb - (excessDb > 0 ? excessDb + 0.2 : 0),
    limited: master.limited || excessDb > 0,
  }
}

function initialMaster(mix: Loudness): Master {
  if (mix.lufs <= SILENCE_LUFS) return { gainDb: 0, ceilingDb: FILM_TRUE_PEAK_DB - ENCODER_HEADROOM_DB, limited: true, limiter: 'slow' }
  const gainDb = Math.min(MAX_GAIN_DB, FILM_LUFS - mix.lufs)
  const ceilingDb = FILM_TRUE_PEAK_DB - ENCODER_HEADROOM_DB
  return { gainDb, ceilingDb, limited: mix.truePeakDb + gainDb > ceilingDb, limiter: 'slow' }
}

/** Compensates the loudness that the limiter removes, without encoding. */
async function tuneGain(work: MasterJob, master: Master, previous: Attempt | null = null, attempts = 1): Promise<Master> {
  if (!master.limited || attempts === MAX_ATTEMPTS) return master
  const attempt = { master, loudness: await measureUnencoded(work, master) }
  if (isLoudEnough(attempt.loudness)) return master
  return tuneGain(work, withLoudnessCorrection(attempt, previous), attempt, attempts + 1)
}

/** Encodes a mix at -16 LUFS with a true peak of at most -1 dBTP, measured on the encoded file. Silence gets no gain. */
export async function masterAudio(mixPath: string, mix: Loudness, outPath: string, film: Film, signal?: AbortSignal) {
  const work: MasterJob = { mixPath, film, signal, cpuSeconds: 0 }
  const silent = mix.lufs <= SILENCE_LUFS
  let master = silent ? initialMaster(mix) : await tuneGain(work, initialMaster(mix))
  let previous: Attempt | null = null
  for (let attempts = 1; ; attempts++) {
    const loudness = await encode(work, master, outPath)
    if (silent || isWithinTolerance(loudness) || attempts === MAX_ATTEMPTS) return { loudness, cpuSeconds: work.cpuSeconds }
    const attempt: Attempt = { master, loudness }
    master = corrected(attempt, previous)
    previous = attempt
  }
}
