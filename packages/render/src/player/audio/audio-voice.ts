import { AudioBufferSink } from 'mediabunny'
import type { RenderPlan, AudioSpan } from '../../plan/model.ts'
import { type AudioPart, readForward, readReversed } from './audio-parts.ts'
import { gainCurve } from './gain-curve.ts'
import type { MediaFile } from '../media-file.ts'
import { TimeStretch } from './time-stretch.ts'

/** Maps a frame of the film to a time of the audio clock, in seconds. */
export type Anchor = { readonly frame: number; readonly time: number }

/** Chunk length, scheduling lookahead and decoding lookahead, in seconds. */
const CHUNK_SECONDS = 0.4
const SCHEDULED_AHEAD = 1.5
const DECODED_AHEAD = 2

/** Decoded audio; `at` is its start in seconds of the film, `rate` the sample rate in Hz. */
type AudioChunk = { readonly at: number; readonly rate: number; readonly channels: Float32Array[] }

export type VoiceOptions = {
  readonly context: AudioContext
  readonly destination: AudioNode
  readonly plan: RenderPlan
  readonly span: AudioSpan
  /** First frame of the film to play. */
  readonly fromFrame: number
  readonly file: Promise<MediaFile>
  readonly onError: (error: unknown) => void
}

/** Plays one audio span: decodes it in chunks, time-stretches it if its speed is not 1, and schedules it ahead on the audio clock. */
export class AudioVoice {
  private readonly options: VoiceOptions
  private readonly gain: GainNode
  private readonly playing = new Set<AudioBufferSourceNode>()
  private chunks: AudioChunk[] = []
  private isDecoded = false
  private isStopped = false
  private hasCurve = false
  private resumeDecoding: (() => void) | null = null

  constructor(options: VoiceOptions) {
    this.options = options
    this.gain = options.context.createGain()
    this.gain.connect(options.destination)
    this.decode().catch((error: unknown) => {
      this.isDecoded = true
      if (!this.isStopped) options.onError(error)
    })
  }

  /** The start is decoded, or there is no audio. */
  get isPrimed(): boolean {
    return this.isDecoded || this.chunks.length > 0
  }

  /** Schedules due chunks; to be called several times per second. */
  pump(anchor: Anchor): void {
    this.setCurve(anchor)
    const due = this.options.context.currentTime + SCHEDULED_AHEAD
    while (this.chunks[0] && this.timeOf(this.chunks[0].at, anchor) < due) this.schedule(this.chunks.shift() as AudioChunk, anchor)
    if (this.bufferedSeconds() < DECODED_AHEAD) this.resumeDecoding?.()
  }

  stop(): void {
    this.isStopped = true
    this.resumeDecoding?.()
    for (const node of this.playing) node.stop()
    this.playing.clear()
    this.gain.disconnect()
    this.chunks = []
  }

  private timeOf(second: number, anchor: Anchor): number {
    return anchor.time + second - anchor.frame / this.options.plan.output.fps
  }

  private bufferedSeconds(): number {
    return this.chunks.reduce((sum, { channels, rate }) => sum + (channels[0]?.length ?? 0) / rate, 0)
  }

  private setCurve(anchor: Anchor): void {
    if (this.hasCurve) return
    this.hasCurve = true
    const { context, plan, span, fromFrame } = this.options
    const { fps } = plan.output
    const start = Math.max(span.startFrame, fromFrame)
    const due = this.timeOf(start / fps, anchor)
    const passed = Math.max(0, Math.ceil((context.currentTime - due) * fps))
    const curve = gainCurve(plan, span, start + passed)
    this.gain.gain.setValueCurveAtTime(curve, Math.max(context.currentTime, due + passed / fps), (curve.length - 1) / fps)
  }

  private schedule({ at, rate, channels }: AudioChunk, anchor: Anchor): void {
    const { context } = this.options
    const buffer = context.createBuffer(channels.length, channels[0]?.length ?? 1, rate)
    channels.forEach((channel, index) => buffer.copyToChannel(channel as Float32Array<ArrayBuffer>, index))
    const node = context.createBufferSource()
    node.buffer = buffer
    node.connect(this.gain)
    // Integer sample positions avoid clicks between chunks.
    const due = Math.round(this.timeOf(at, anchor) * context.sampleRate) / context.sampleRate
    const lateSeconds = context.currentTime - due
    if (lateSeconds >= buffer.duration) return
    node.start(Math.max(due, context.currentTime), Math.max(0, lateSeconds))
    this.playing.add(node)
    node.addEventListener('ended', () => this.playing.delete(node))
  }

  private async decode(): Promise<void> {
    const { plan, span, fromFrame } = this.options
    const { fps } = plan.output
    const { audio, firstSecond } = await this.options.file
    if (audio && !this.isStopped) {
      const first = Math.max(span.startFrame, fromFrame)
      const { from, to } = playedRange(span, first)
      const range = { from: firstSecond + from / fps, to: firstSecond + to / fps }
      const read = span.isReversed ? readReversed : readForward
      if (from < to) await this.play(read(new AudioBufferSink(audio), range), new Chunker(first / fps, span.speed))
    }
    this.isDecoded = true
  }

  private async play(parts: AsyncIterable<AudioPart>, chunker: Chunker): Promise<void> {
    for await (const { samples, rate, offsetSeconds } of parts) {
      if (this.isStopped) return
      this.chunks.push(...chunker.push(samples, rate, offsetSeconds))
      if (this.bufferedSeconds() >= DECODED_AHEAD) await this.capacityFreed()
    }
    this.chunks.push(...chunker.flush())
  }

  private capacityFreed(): Promise<void> {
    return new Promise((resolve) => {
      this.resumeDecoding = () => {
        this.resumeDecoding = null
        resolve()
      }
      if (this.isStopped) this.resumeDecoding()
    })
  }
}

/** Source frames that are played from a frame of the film on. */
function playedRange(span: AudioSpan, fromFrame: number): { readonly from: number; readonly to: number } {
  const { startFrame, endFrame, sourceStartFrame, sourceEndFrame, speed } = span
  const [skipped, played] = [(fromFrame - startFrame) * speed, (endFrame - startFrame) * speed]
  return span.isReversed
    ? { from: Math.max(sourceStartFrame, sourceEndFrame - played), to: sourceEndFrame - skipped }
    : { from: sourceStartFrame + skipped, to: Math.min(sourceEndFrame, sourceStartFrame + played) }
}

/** Joins decoded buffers to chunks of `CHUNK_SECONDS`, time-stretched if needed. */
class Chunker {
  private readonly speed: number
  private readonly filmStart: number
  private stretch: TimeStretch | null = null
  private rate = 0
  private stretchedLength = 0
  private pending: Float32Array[][] = []
  private pendingStart = 0

  constructor(filmStart: number, speed: number) {
    this.filmStart = filmStart
    this.speed = speed
  }

  /** `offset`: source seconds from the first audible sample. */
  push(samples: Float32Array[], rate: number, offset: number): AudioChunk[] {
    this.rate = rate
    if (this.speed === 1) return this.append(samples, offset)
    this.stretch ??= new TimeStretch({ speed: this.speed, sampleRate: rate, channels: samples.length })
    return this.appendStretched(this.stretch.push(samples))
  }

  flush(): AudioChunk[] {
    const last = this.stretch ? this.appendStretched(this.stretch.flush()) : []
    return [...last, ...this.close()]
  }

  private appendStretched(samples: Float32Array[]): AudioChunk[] {
    const length = samples[0]?.length ?? 0
    if (length === 0) return []
    const chunks = this.append(samples, this.stretchedLength / this.rate)
    this.stretchedLength += length
    return chunks
  }

  private append(samples: Float32Array[], offset: number): AudioChunk[] {
    const isGap = this.pending.length > 0 && Math.abs(offset - this.pendingStart - this.length() / this.rate) > 0.005
    const before = isGap ? this.close() : []
    if (this.pending.length === 0) this.pendingStart = offset
    this.pending.push(samples)
    return this.length() >= CHUNK_SECONDS * this.rate ? [...before, ...this.close()] : before
  }

  private length(): number {
    return this.pending.reduce((sum, part) => sum + (part[0]?.length ?? 0), 0)
  }

  private close(): AudioChunk[] {
    const [first] = this.pending
    if (!first) return []
    const channels = first.map((_, channel) => {
      const joined = new Float32Array(this.length())
      let at = 0
      for (const part of this.pending) {
        joined.set(part[channel] ?? (part[0] as Float32Array), at)
        at += part[0]?.length ?? 0
      }
      return joined
    })
    this.pending = []
    return [{ at: this.filmStart + this.pendingStart, rate: this.rate, channels }]
  }
}
