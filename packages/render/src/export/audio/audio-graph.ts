import type { AudioSpan } from '../../plan/model.ts'
import { AUDIO_ENCODER } from '../encoder.ts'
import { inputFile } from '../ffmpeg.ts'
import { GAIN_RATE } from './gain-track.ts'
import { sourceWindow } from '../source-window.ts'

const RATE = AUDIO_ENCODER.sampleRate
const STEREO = `aformat=sample_fmts=fltp:sample_rates=${RATE}:channel_layouts=stereo`

export type AudioSource = { readonly path: string; readonly durationSeconds: number }
export type PreparedAudio = {
  readonly span: AudioSpan
  readonly source: AudioSource
  /** Path of its volume curve, written by `writeGainTrack`, whose frames count from the span's start. */
  readonly gainTrack?: string
}
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

/** Source frames that a span plays. A reversed one plays the last ones. */
function playedRange({ span }: PreparedAudio): { readonly sourceStartFrame: number; readonly sourceEndFrame: number } {
  const { sourceStartFrame, sourceEndFrame, isReversed } = span
  const played = (span.endFrame - span.startFrame) * span.speed
  return { sourceStartFrame: isReversed ? Math.max(sourceStartFrame, sourceEndFrame - played) : sourceStartFrame, sourceEndFrame }
}

function soundInput(sound: PreparedAudio, fps: number): string[] {
  const { span, source } = sound
  const slotSamples = sourceWindow(
    { ...playedRange(sound), speed: span.speed },
    { skippedFrames: 0, frames: span.endFrame - span.startFrame, fps },
    { durationSeconds: source.durationSeconds, minSeconds: 0.01 },
  )
  const seek = slotSamples.startSeconds > 0 ? ['-ss', slotSamples.startSeconds.toFixed(6)] : []
  return inputFile(source.path, [...seek, '-t', slotSamples.lengthSeconds.toFixed(6)])
}

/** Silence where the file is shorter than the range comes first then. */
function reverseFilters(sound: PreparedAudio, fps: number): string[] {
  if (!sound.span.isReversed) return []
  const { sourceStartFrame, sourceEndFrame } = playedRange(sound)
  const length = seconds(sourceEndFrame - sourceStartFrame, fps)
  return [`atrim=end=${length}`, `apad=whole_dur=${length}`, 'areverse']
}

function fadeFilters({ startFrame, endFrame, fadeInFrames, fadeOutFrames }: AudioSpan, fps: number): string[] {
  const length = endFrame - startFrame
  return [
    ...(fadeInFrames > 0 ? [`afade=t=in:st=0:d=${seconds(fadeInFrames, fps)}`] : []),
    ...(fadeOutFrames > 0 ? [`afade=t=out:st=${seconds(length - fadeOutFrames, fps)}:d=${seconds(fadeOutFrames, fps)}`] : []),
  ]
}

/** A span with the inputs of its source and of its volume curve. */
type LanedAudio = PreparedAudio & { readonly input: number; readonly gainInput: number | null }

/** One span from its first sample to its last, without its volume. */
function decodedChain(sound: LanedAudio, { fps }: Film): string {
  const { span, input } = sound
  return [
    // The audio of a file may start later than its video: leading silence keeps them in sync.
    `[${input}:a:0]aresample=${RATE}:async=1:first_pts=0`,
    STEREO,
    ...reverseFilters(sound, fps),
    ...(span.speed === 1 ? [] : [`atempo=${span.speed}`]),
    ...fadeFilters(span, fps),
    `atrim=end_sample=${samplesAt(span.endFrame, fps) - samplesAt(span.startFrame, fps)}`,
  ].join(',')
}

/** Silence until the next span of the lane, sample-accurate. */
function paddedTo(next: number, { span }: LanedAudio, { fps }: Film): string {
  const slotSamples = next - samplesAt(span.startFrame, fps)
  return `apad=whole_len=${slotSamples},atrim=end_sample=${slotSamples},asetpts=N/SR/TB`
}

/** The chain of one span from its start to the next span of its lane, to `s<input>`. */
function spanChains(sound: LanedAudio, next: number, film: Film): string[] {
  const { input, gainInput, span } = sound
  const heard = [decodedChain(sound, film), ...(span.volume === 1 ? [] : [`volume=${span.volume.toFixed(6)}`])].join(',')
  const end = `${paddedTo(next, sound, film)}[s${input}]`
  if (gainInput === null) return [`${heard},${end}`]
  return [`${heard}[v${input}]`, `[${gainInput}:a:0]aresample=${RATE},${STEREO}[g${input}]`, `[v${input}][g${input}]amultiply,${end}`]
}

const silence = (samples: number, link: string): string =>
  `anullsrc=r=${RATE}:cl=stereo,${STEREO},atrim=end_sample=${samples},asetpts=N/SR/TB[${link}]`

const startOf = (sound: PreparedAudio | undefined, film: Film): number =>
  samplesAt(sound ? sound.span.startFrame : film.totalFrames, film.fps)

/** Concatenates the spans of a lane. */
function laneChains(lane: readonly LanedAudio[], film: Film, name: string): string[] {
  const lead = startOf(lane[0], film)
  const parts = [...(lead > 0 ? [`[lead_${name}]`] : []), ...lane.map(({ input }) => `[s${input}]`)]
  return [...(lead > 0 ? [silence(lead, `lead_${name}`)] : []), `${parts.join('')}concat=n=${parts.length}:v=0:a=1[lane_${name}]`]
}

/** Sounds of a kind, not empty. `gainTrack`: path of an envelope of the film, written by `writeGainTrack`, that multiplies them. */
export type AudioGroup = { readonly name: string; readonly sounds: readonly PreparedAudio[]; readonly gainTrack: string | null }

/** Collects inputs; each gets the next index. */
class Inputs {
  readonly args: string[] = []
  private count = 0

  add(args: readonly string[]): number {
    this.args.push(...args)
    return this.count++
  }
}

export const rawAudioInput = (path: string, rate: number = RATE): string[] =>
  `-f f32le -ar ${rate} -ac 2 -protocol_whitelist file,pipe -i`.split(' ').concat(`file:${path}`)

/** Adds up streams, named by their links. */
export const mixOf = (links: readonly string[]): string =>
  `${links.map((link) => `[${link}]`).join('')}amix=inputs=${links.length}:normalize=0:dropout_transition=0`

/** Mixes all groups to one stream of the film's length, output link `mix`. Without groups it is silent. */
export function mixGraph(groups: readonly AudioGroup[], film: Film): { readonly inputs: string[]; readonly filter: string } {
  const end = samplesAt(film.totalFrames, film.fps)
  if (groups.length === 0) return { inputs: [], filter: silence(end, 'mix') }
  const inputs = new Inputs()
  const chains = groups.flatMap((group) => groupChains(group, film, inputs))
  chains.push(`${mixOf(groups.map(({ name }) => `bus_${name}`))},atrim=end_sample=${end}[mix]`)
  return { inputs: inputs.args, filter: chains.join(';') }
}

function groupChains({ name, sounds, gainTrack }: AudioGroup, film: Film, inputs: Inputs): string[] {
  const laned = lanesOf(sounds).map((lane) => lane.map((sound) => withInputs(sound, film, inputs)))
  const spans = laned.flatMap((lane) => lane.flatMap((sound, index) => spanChains(sound, startOf(lane[index + 1], film), film)))
  const lanes = laned.flatMap((lane, index) => laneChains(lane, film, `${name}${index}`))
  const mixed = mixOf(laned.map((_, index) => `lane_${name}${index}`))
  if (gainTrack === null) return [...spans, ...lanes, `${mixed}[bus_${name}]`]
  const gainInput = inputs.add(rawAudioInput(gainTrack, GAIN_RATE))
  return [
    ...spans,
    ...lanes,
    `${mixed}[all_${name}]`,
    `[${gainInput}:a:0]aresample=${RATE},${STEREO}[gain_${name}]`,
    `[all_${name}][gain_${name}]amultiply[bus_${name}]`,
  ]
}

function withInputs(sound: PreparedAudio, { fps }: Film, inputs: Inputs): LanedAudio {
  const input = inputs.add(soundInput(sound, fps))
  const { gainTrack } = sound
  return { ...sound, input, gainInput: gainTrack === undefined ? null : inputs.add(rawAudioInput(gainTrack, GAIN_RATE)) }
}
