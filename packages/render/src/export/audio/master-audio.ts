import { FILM_LUFS, FILM_TRUE_PEAK_DB, SILENCE_LUFS } from '../../plan/sound/level.ts'
import { AUDIO_ENCODER, audioEncoderArgs } from '../encoder.ts'
import { inputFile, runFfmpeg } from '../ffmpeg.ts'
import { type Loudness, loudnessFilter, parseLoudness } from './loudness.ts'
import { rawAudioInput, samplesAt, type Film } from './audio-graph.ts'

/** Tolerance within which a master is accepted. */
const TOLERANCE_LUFS = 0.6
/** Tolerance of the loudness before encoding, once the loss in encoding is known. */
const RETUNED_LUFS = 0.3
const MAX_GAIN_DB = 30
const MAX_ATTEMPTS = 6
/** Lowest loudness assumed to come of a decibel of gain; bounds the steps where a limiter takes nearly all of it. */
const MIN_LOUDNESS_PER_GAIN = 0.25
/** Below this the sound is short taps on silence, whose tails a slow limiter swallows. */
const SPARSE_LOUDNESS_PER_GAIN = 0.6
/** Headroom for the peaks that AAC encoding adds. */
const ENCODER_HEADROOM_DB = 0.7

/** Inter-sample peaks require oversampling. */
const PEAK_OVERSAMPLING = 4

/** Times of the limiter in ms: slow ones keep a deep tone clean, fast ones let the sound after a short tap through. */
const LIMITERS = { slow: { attackMs: 5, releaseMs: 80 }, fast: { attackMs: 1, releaseMs: 20 } } as const

type Master = { readonly gainDb: number; readonly ceilingDb: number; readonly limited: boolean; readonly limiter: keyof typeof LIMITERS }

const atRate = (factor: number): string => `aresample=${AUDIO_ENCODER.sampleRate * factor}`

/** `oversampling`: factor of the sample rate that the limiter works at. */
function filterOf(master: Master, film: Film, oversampling: number): string {
  const limit = (10 ** (master.ceilingDb / 20)).toFixed(6)
  const { attackMs, releaseMs } = LIMITERS[master.limiter]
  const limiter = `alimiter=limit=${limit}:level=false:attack=${attackMs}:release=${releaseMs}:latency=true`
  const limiting = oversampling === 1 ? [limiter] : [atRate(oversampling), limiter, atRate(1)]
  const end = samplesAt(film.totalFrames, film.fps)
  return [
    `volume=${master.gainDb.toFixed(2)}dB`,
    ...(master.limited ? limiting : []),
    `apad=whole_len=${end}`,
    `atrim=end_sample=${end}`,
  ].join(',')
}

type MasterJob = { readonly mixPath: string; readonly film: Film; readonly signal?: AbortSignal | undefined; cpuSeconds: number }

/** Loudness in LUFS before encoding, at a tenth of the cost of encoding: without oversampling, which changes the peaks alone. */
async function measureUnencoded(work: MasterJob, master: Master): Promise<number> {
  const filter = `${filterOf(master, work.film, 1)},${loudnessFilter(false)}`
  const run = await runFfmpeg([...rawAudioInput(work.mixPath), '-af', filter, '-f', 'null', '-'], work.signal)
  work.cpuSeconds += run.cpuSeconds
  return parseLoudness(run.log).lufs
}

async function encode(work: MasterJob, master: Master, outPath: string): Promise<Loudness> {
  const args = [
    ...rawAudioInput(work.mixPath),
    '-af',
    filterOf(master, work.film, PEAK_OVERSAMPLING),
    ...audioEncoderArgs,
    '-f',
    'mp4',
    outPath,
  ]
  const encoded = await runFfmpeg(args, work.signal)
  const measured = await runFfmpeg([...inputFile(outPath), '-af', loudnessFilter(true), '-f', 'null', '-'], work.signal)
  work.cpuSeconds += encoded.cpuSeconds + measured.cpuSeconds
  return parseLoudness(measured.log)
}

const isWithinTolerance = ({ lufs, truePeakDb }: Loudness): boolean =>
  Math.abs(lufs - FILM_LUFS) <= TOLERANCE_LUFS && truePeakDb <= FILM_TRUE_PEAK_DB

/** What a master measured. */
type Attempt = { readonly master: Master; readonly lufs: number }

/** Decibels of loudness that one decibel of gain brought between two attempts: 1 without a limiter, little where peaks are limited. */
function loudnessPerGain(attempt: Attempt, previous: Attempt | null): number {
  const gained = previous === null ? 0 : attempt.master.gainDb - previous.master.gainDb
  if (previous === null || gained === 0) return 1
  return Math.max(MIN_LOUDNESS_PER_GAIN, Math.min(1, (attempt.lufs - previous.lufs) / gained))
}

function withLoudnessCorrection(attempt: Attempt, previous: Attempt | null, targetLufs = FILM_LUFS): Master {
  const { master, lufs } = attempt
  const ratio = loudnessPerGain(attempt, previous)
  if (master.limited && master.limiter === 'slow' && ratio < SPARSE_LOUDNESS_PER_GAIN) return { ...master, limiter: 'fast' }
  return { ...master, gainDb: Math.min(MAX_GAIN_DB, master.gainDb + (targetLufs - lufs) / ratio) }
}

/** The ceiling is lowered by the peak excess that an encoded master measured. */
function withPeakCorrection(master: Master, { truePeakDb }: Loudness): Master {
  const excessDb = truePeakDb - FILM_TRUE_PEAK_DB
  return excessDb > 0 ? { ...master, ceilingDb: master.ceilingDb - excessDb - 0.2, limited: true } : master
}

function initialMaster(mix: Loudness): Master {
  if (mix.lufs <= SILENCE_LUFS) return { gainDb: 0, ceilingDb: FILM_TRUE_PEAK_DB - ENCODER_HEADROOM_DB, limited: true, limiter: 'slow' }
  const gainDb = Math.min(MAX_GAIN_DB, FILM_LUFS - mix.lufs)
  const ceilingDb = FILM_TRUE_PEAK_DB - ENCODER_HEADROOM_DB
  return { gainDb, ceilingDb, limited: mix.truePeakDb + gainDb > ceilingDb, limiter: 'slow' }
}

/** A master to encode, and its loudness before encoding if that was measured. */
type Tuned = { readonly master: Master; readonly unencodedLufs: number | null }
type Goal = { readonly lufs: number; readonly tolerance: number }

/** Compensates the loudness that the limiter removes, without encoding. */
async function tuneGain(work: MasterJob, master: Master, goal: Goal, previous: Attempt | null = null, attempts = 1): Promise<Tuned> {
  if (!master.limited || attempts === MAX_ATTEMPTS) return { master, unencodedLufs: null }
  const attempt = { master, lufs: await measureUnencoded(work, master) }
  if (Math.abs(attempt.lufs - goal.lufs) <= goal.tolerance) return { master, unencodedLufs: attempt.lufs }
  return tuneGain(work, withLoudnessCorrection(attempt, previous, goal.lufs), goal, attempt, attempts + 1)
}

/** Encodes a mix at -16 LUFS with a true peak of at most -1 dBTP, measured on the encoded file. Silence gets no gain. */
export async function masterAudio(mixPath: string, mix: Loudness, outPath: string, film: Film, signal?: AbortSignal) {
  const work: MasterJob = { mixPath, film, signal, cpuSeconds: 0 }
  const silent = mix.lufs <= SILENCE_LUFS
  const first = initialMaster(mix)
  let tuned: Tuned = silent
    ? { master: first, unencodedLufs: null }
    : await tuneGain(work, first, { lufs: FILM_LUFS, tolerance: TOLERANCE_LUFS })
  let previous: Attempt | null = null
  for (let attempts = 1; ; attempts++) {
    const { master, unencodedLufs } = tuned
    const loudness = await encode(work, master, outPath)
    if (silent || isWithinTolerance(loudness) || attempts === MAX_ATTEMPTS) return { loudness, cpuSeconds: work.cpuSeconds }
    const attempt: Attempt = { master, lufs: loudness.lufs }
    if (unencodedLufs === null) {
      tuned = { master: withPeakCorrection(withLoudnessCorrection(attempt, previous), loudness), unencodedLufs: null }
    } else {
      const lostInEncoding = unencodedLufs - loudness.lufs
      tuned = await tuneGain(work, withPeakCorrection(master, loudness), { lufs: FILM_LUFS + lostInEncoding, tolerance: RETUNED_LUFS })
    }
    previous = attempt
  }
}
