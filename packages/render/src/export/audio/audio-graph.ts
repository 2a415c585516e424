import type { AudioSpan } from '../../plan/model.ts'
import { AUDIO_ENCODER } from '../encoder.ts'
import { inputFile } from '../ffmpeg.ts'
import { GAIN_RATE } from './gain-track.ts'
import { loudnessFilter } from './loudness.ts'
import { sourceWindow } from '../source-window.ts'

const RATE = AUDIO_ENCODER.sampleRate
const STEREO = `aformat=sample_fmts=fltp:sample_rates=${RATE}:channel_layouts=stereo`

export type AudioSource = { readonly path: string; readonly durationSeconds: number }
export type PreparedAudio = { readonly span: AudioSpan; readonly source: AudioSource }
export type Film = { readonly totalFrames: number; readonly fps: number }

/** Sample index of a frame at 48 kHz. */
export const samplesAt = (frame: number, fps: number): number => Math.round((frame * RATE) / fps)

/** Assigns spans that do not overlap to the same lane, so the mix needs only as many inputs as spans overlap at once. */
export function lanesOf<T extends { readonly span: AudioSpan }>(sounds: readonly T[]): T[][] {
  const lanes: T[][] = []
  for (const sound of [...sounds].sort((a, b) => a.span.startFrame - b.span.startFrame)) {
    const lane = lanes.find((each) => (each.at(-1) as T).span.endFrame <= sound.span.startFrame)
    if (lane) lane.push(sound)
    else lanes.push([sound])
  }
  return lanes
}

const seconds = (frames: number, fps: number): string => (frames / fps).toFixed(6)

function spanFilters(span: AudioSpan, fps: number): string[] {
  const length = span.endFrame - span.startFrame
  const { fadeInFrames, fadeOutFrames } = span
  return [
    ...(span.speed === 1 ? [] : [`atempo=${span.speed}`]),
    ...(span.volume === 1 ? [] : [`volume=${span.volume}`]),
    ...(fadeInFrames > 0 ? [`afade=t=in:st=0:d=${seconds(fadeInFrames, fps)}`] : []),
    ...(fadeOutFrames > 0 ? [`afade=t=out:st=${seconds(length - fadeOutFrames, fps)}:d=${seconds(fadeOutFrames, fps)}`] : []),
  ]
}

function soundInput({ span, source }: PreparedAudio, fps: number): string[] {
  const slotSamples = sourceWindow(
    span,
    { skippedFrames: 0, frames: span.endFrame - span.startFrame, fps },
    { durationSeconds: source.durationSeconds, minSeconds: 0.01 },
  )
  const seek = slotSamples.startSeconds > 0 ? ['-ss', slotSamples.startSeconds.toFixed(6)] : []
  return inputFile(source.path, [...seek, '-t', slotSamples.lengthSeconds.toFixed(6)])
}

/** One span, trimmed to its length and padded with silence until the next span of the lane, sample-accurate. */
function laneChain(sound: PreparedAudio, index: number, next: number, film: Film): string {
  const { span } = sound
  const spanSamples = samplesAt(span.endFrame, film.fps) - samplesAt(span.startFrame, film.fps)
  const slotSamples = next - samplesAt(span.startFrame, film.fps)
  return [
    // The audio of a file may start later than its video: leading silence keeps them in sync.
    `[${index}:a:0]aresample=${RATE}:async=1:first_pts=0`,
    STEREO,
    ...spanFilters(span, film.fps),
    `atrim=end_sample=${spanSamples}`,
    `apad=whole_len=${slotSamples}`,
    `atrim=end_sample=${slotSamples}`,
    `asetpts=N/SR/TB[s${index}]`,
  ].join(',')
}

const silence = (samples: number, link: string): string =>
  `anullsrc=r=${RATE}:cl=stereo,${STEREO},atrim=end_sample=${samples},asetpts=N/SR/TB[${link}]`

/** Concatenates the spans of a lane; `firstInput` is the input index of the first span. */
function laneOf(lane: readonly PreparedAudio[], firstInput: number, film: Film, name: string): string[] {
  const at = (sound: PreparedAudio | undefined): number => samplesAt(sound ? sound.span.startFrame : film.totalFrames, film.fps)
  const lead = at(lane[0])
  const sounds = lane.map((sound, position) => laneChain(sound, firstInput + position, at(lane[position + 1]), film))
  const parts = [...(lead > 0 ? [`[lead_${name}]`] : []), ...lane.map((_, position) => `[s${firstInput + position}]`)]
  return [
    ...(lead > 0 ? [silence(lead, `lead_${name}`)] : []),
    ...sounds,
    `${parts.join('')}concat=n=${parts.length}:v=0:a=1[lane_${name}]`,
  ]
}

export type AudioGroup = { readonly name: string; readonly sounds: readonly PreparedAudio[] }

/** Mixes each group to one stream of the film's length and measures its loudness; output link `bus_<name>`. */
export function busGraph(groups: readonly AudioGroup[], film: Film): { readonly inputs: string[]; readonly filter: string } {
  const inputs: string[] = []
  const chains: string[] = []
  let count = 0
  for (const { name, sounds } of groups) {
    const lanes = lanesOf(sounds)
    lanes.forEach((lane, index) => {
      chains.push(...laneOf(lane, count, film, `${name}${index}`))
      inputs.push(...lane.flatMap((sound) => soundInput(sound, film.fps)))
      count += lane.length
    })
    const links = lanes.map((_, index) => `[lane_${name}${index}]`).join('')
    chains.push(`${links}amix=inputs=${lanes.length}:normalize=0:dropout_transition=0,${loudnessFilter(false, name)}[bus_${name}]`)
  }
  return { inputs, filter: chains.join(';') }
}

/** `gainDb` is applied to the bus; `gainTrack` is the path of an envelope written by `writeGainTrack`. */
export type Bus = { readonly path: string; readonly gainDb: number; readonly gainTrack: string | null }

export const rawAudioInput = (path: string, rate: number = RATE): string[] =>
  `-f f32le -ar ${rate} -ac 2 -protocol_whitelist file,pipe -i`.split(' ').concat(`file:${path}`)

/** Mixes the buses at their gains to one stream; output link `mix`. */
export function mixGraph(buses: readonly Bus[], film: Film): { readonly inputs: string[]; readonly filter: string } {
  const inputs: string[] = []
  let count = 0
  const chains = buses.flatMap((bus, index) => {
    inputs.push(...rawAudioInput(bus.path))
    const level = `[${count++}:a:0]${STEREO},volume=${bus.gainDb.toFixed(2)}dB`
    if (bus.gainTrack === null) return [`${level}[m${index}]`]
    inputs.push(...rawAudioInput(bus.gainTrack, GAIN_RATE))
    return [`${level}[l${index}]`, `[${count++}:a:0]aresample=${RATE},${STEREO}[g${index}]`, `[l${index}][g${index}]amultiply[m${index}]`]
  })
  const links = buses.map((_, index) => `[m${index}]`).join('')
  const end = samplesAt(film.totalFrames, film.fps)
  chains.push(`${links}amix=inputs=${buses.length}:normalize=0:dropout_transition=0,atrim=end_sample=${end}[mix]`)
  return { inputs, filter: chains.join(';') }
}
