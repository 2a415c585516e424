import { FILM_LUFS, FILM_TRUE_PEAK_DB, SILENCE_LUFS } from '../../plan/level.ts'
import { AUDIO_ENCODER, audioEncoderArgs } from '../encoder.ts'
import { inputFile, runFfmpeg } from '../ffmpeg.ts'
import { type Loudness, loudnessFilter, parseLoudness } from './loudness.ts'
import { rawAudioInput, samplesAt, type Film } from './audio-graph.ts'

/** A master this close is not made again. */
const CLOSE_LUFS = 0.6
const MAX_GAIN_DB = 30
const MAX_ROUNDS = 4
/** Left for what AAC adds to peaks. */
const ENCODER_ROOM_DB = 0.7

type Master = { readonly gainDb: number; readonly ceilingDb: number; readonly limited: boolean }

function filterOf(master: Master, film: Film): string {
  const limit = (10 ** (master.ceilingDb / 20)).toFixed(6)
  // Peaks between samples are seen only at a higher rate.
  const limiter = `aresample=${AUDIO_ENCODER.sampleRate * 4},alimiter=limit=${limit}:level=false:attack=5:release=80:latency=true,aresample=${AUDIO_ENCODER.sampleRate}`
  const end = samplesAt(film.totalFrames, film.fps)
  return [
    `volume=${master.gainDb.toFixed(2)}dB`,
    ...(master.limited ? [limiter] : []),
    `apad=whole_len=${end}`,
    `atrim=end_sample=${end}`,
  ].join(',')
}

type Working = { readonly mixPath: string; readonly film: Film; readonly signal?: AbortSignal | undefined; cpuSeconds: number }

/** What a master would measure before encoding: a third of the cost of encoding it. */
async function rehearse(work: Working, master: Master): Promise<Loudness> {
  const filter = `${filterOf(master, work.film)},${loudnessFilter(true)}`
  const run = await runFfmpeg([...rawAudioInput(work.mixPath), '-af', filter, '-f', 'null', '-'], work.signal)
  work.cpuSeconds += run.cpuSeconds
  return parseLoudness(run.log)
}

async function encode(work: Working, master: Master, outPath: string): Promise<Loudness> {
  const args = [...rawAudioInput(work.mixPath), '-af', filterOf(master, work.film), ...audioEncoderArgs, '-f', 'mp4', outPath]
  const encoded = await runFfmpeg(args, work.signal)
  const measured = await runFfmpeg([...inputFile(outPath), '-af', loudnessFilter(true), '-f', 'null', '-'], work.signal)
  work.cpuSeconds += encoded.cpuSeconds + measured.cpuSeconds
  return parseLoudness(measured.log)
}

const isLoudEnough = (loudness: Loudness): boolean => Math.abs(loudness.lufs - FILM_LUFS) <= CLOSE_LUFS
const isGood = (loudness: Loudness): boolean => isLoudEnough(loudness) && loudness.truePeakDb <= FILM_TRUE_PEAK_DB

/** The next try: what is missing in loudness, and a lower ceiling by what the peak was over. */
function corrected(master: Master, loudness: Loudness): Master {
  const over = Math.max(0, loudness.truePeakDb - FILM_TRUE_PEAK_DB)
  return {
    ...louder(master, loudness),
    ceilingDb: master.ceilingDb - (over > 0 ? over + 0.2 : 0),
    limited: master.limited || over > 0,
  }
}

function firstTry(mix: Loudness): Master {
  if (mix.lufs <= SILENCE_LUFS) return { gainDb: 0, ceilingDb: FILM_TRUE_PEAK_DB - ENCODER_ROOM_DB, limited: true }
  const gainDb = Math.min(MAX_GAIN_DB, FILM_LUFS - mix.lufs)
  const ceilingDb = FILM_TRUE_PEAK_DB - ENCODER_ROOM_DB
  return { gainDb, ceilingDb, limited: mix.truePeakDb + gainDb > ceilingDb }
}

const louder = (master: Master, loudness: Loudness): Master => ({
  ...master,
  gainDb: Math.min(MAX_GAIN_DB, master.gainDb + FILM_LUFS - loudness.lufs),
})

/** A limiter takes loudness too: the gain is found without encoding. */
async function rehearsed(work: Working, master: Master, round = 1): Promise<Master> {
  if (!master.limited || round === MAX_ROUNDS) return master
  const loudness = await rehearse(work, master)
  return isLoudEnough(loudness) ? master : rehearsed(work, louder(master, loudness), round + 1)
}

/** Brings a mix to -16 LUFS with a true peak of at most -1 dB, measured on the encoded sound. Silence stays silence. */
export async function masterAudio(mixPath: string, mix: Loudness, outPath: string, film: Film, signal?: AbortSignal) {
  const work: Working = { mixPath, film, signal, cpuSeconds: 0 }
  const silent = mix.lufs <= SILENCE_LUFS
  let master = silent ? firstTry(mix) : await rehearsed(work, firstTry(mix))
  for (let round = 1; ; round++) {
    const loudness = await encode(work, master, outPath)
    if (silent || isGood(loudness) || round === MAX_ROUNDS) return { loudness, cpuSeconds: work.cpuSeconds }
    master = corrected(master, loudness)
  }
}
