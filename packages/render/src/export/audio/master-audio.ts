import { FILM_LUFS, FILM_TRUE_PEAK_DB, SILENCE_LUFS } from '../../plan/level.ts'
import { AUDIO_ENCODER, audioEncoderArgs } from '../encoder.ts'
import { inputFile, runFfmpeg } from '../ffmpeg.ts'
import { type Loudness, loudnessFilter, parseLoudness } from './loudness.ts'
import { rawAudioInput, samplesAt, type Film } from './audio-graph.ts'

/** Tolerance within which a master is accepted. */
const TOLERANCE_LUFS = 0.6
const MAX_GAIN_DB = 30
const MAX_ATTEMPTS = 4
/** Headroom for the peaks that AAC encoding adds. */
const ENCODER_HEADROOM_DB = 0.7

type Master = { readonly gainDb: number; readonly ceilingDb: number; readonly limited: boolean }

function filterOf(master: Master, film: Film): string {
  const limit = (10 ** (master.ceilingDb / 20)).toFixed(6)
  // Inter-sample peaks require oversampling.
  const limiter = `aresample=${AUDIO_ENCODER.sampleRate * 4},alimiter=limit=${limit}:level=false:attack=5:release=80:latency=true,aresample=${AUDIO_ENCODER.sampleRate}`
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

/** Next attempt: gain corrected by the loudness error, ceiling lowered by the peak excess. */
function corrected(master: Master, loudness: Loudness): Master {
  const excessDb = Math.max(0, loudness.truePeakDb - FILM_TRUE_PEAK_DB)
  return {
    ...withLoudnessCorrection(master, loudness),
    ceilingDb: master.ceilingDb - (excessDb > 0 ? excessDb + 0.2 : 0),
    limited: master.limited || excessDb > 0,
  }
}

function initialMaster(mix: Loudness): Master {
  if (mix.lufs <= SILENCE_LUFS) return { gainDb: 0, ceilingDb: FILM_TRUE_PEAK_DB - ENCODER_HEADROOM_DB, limited: true }
  const gainDb = Math.min(MAX_GAIN_DB, FILM_LUFS - mix.lufs)
  const ceilingDb = FILM_TRUE_PEAK_DB - ENCODER_HEADROOM_DB
  return { gainDb, ceilingDb, limited: mix.truePeakDb + gainDb > ceilingDb }
}

const withLoudnessCorrection = (master: Master, loudness: Loudness): Master => ({
  ...master,
  gainDb: Math.min(MAX_GAIN_DB, master.gainDb + FILM_LUFS - loudness.lufs),
})

/** Compensates the loudness that the limiter removes, without encoding. */
async function tuneGain(work: MasterJob, master: Master, attempt = 1): Promise<Master> {
  if (!master.limited || attempt === MAX_ATTEMPTS) return master
  const loudness = await measureUnencoded(work, master)
  return isLoudEnough(loudness) ? master : tuneGain(work, withLoudnessCorrection(master, loudness), attempt + 1)
}

/** Encodes a mix at -16 LUFS with a true peak of at most -1 dBTP, measured on the encoded file. Silence gets no gain. */
export async function masterAudio(mixPath: string, mix: Loudness, outPath: string, film: Film, signal?: AbortSignal) {
  const work: MasterJob = { mixPath, film, signal, cpuSeconds: 0 }
  const silent = mix.lufs <= SILENCE_LUFS
  let master = silent ? initialMaster(mix) : await tuneGain(work, initialMaster(mix))
  for (let attempt = 1; ; attempt++) {
    const loudness = await encode(work, master, outPath)
    if (silent || isWithinTolerance(loudness) || attempt === MAX_ATTEMPTS) return { loudness, cpuSeconds: work.cpuSeconds }
    master = corrected(master, loudness)
  }
}
