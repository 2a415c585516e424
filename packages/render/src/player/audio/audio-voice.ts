import { AudioBufferSink } from 'mediabunny'
import type { RenderPlan, AudioSpan } from '../../plan/model.ts'
import { gainCurve } from './gain-curve.ts'
import type { MediaFile } from '../media-file.ts'
import { TimeStretch } from './time-stretch.ts'

/** A frame of the film and the moment of the audio clock, in seconds, at which it is heard. */
export type Anchor = { readonly frame: number; readonly time: number }

/** Sound is handed to the audio clock in pieces of this length, so far ahead, and decoded a little further. In seconds. */
const PIECE_SECONDS = 0.4
const SCHEDULED_AHEAD = 1.5
const DECODED_AHEAD = 2

/** Decoded sound that is heard from a second of the film on. */
type AudioChunk = { readonly at: number; readonly rate: number; readonly channels: Float32Array[] }

export type VoiceOptions = {
  readonly context: AudioContext
  readonly destination: AudioNode
  readonly plan: RenderPlan
  readonly span: AudioSpan
  /** The film's frame from which it is to be heard. */
  readonly fromFrame: number
  readonly file: Promise<MediaFile>
  readonly onError: (error: unknown) => void
}

/** One item's sound: decoded in pieces, stretched where its speed is not 1, and scheduled ahead on the audio clock. */
export class AudioVoice {
  private readonly options: VoiceOptions
  private readonly gain: GainNode
  private readonly playing = new Set<AudioBufferSourceNode>()
  private pieces: AudioChunk[] = []
  private isDecoded = false
  private isStopped = false
  private hasCurve = false
  private makeRoom: (() => void) | null = null

  constructor(options: VoiceOptions) {
    this.options = options
    this.gain = options.context.createGain()
    this.gain.connect(options.destination)
    this.decode().catch((error: unknown) => {
      this.isDecoded = true
      if (!this.isStopped) options.onError(error)
    })
  }

  /** Its beginning is decoded, or there is nothing to be heard. */
  get isPrimed(): boolean {
    return this.isDecoded || this.pieces.length > 0
  }

  /** Hands on what is due; called some times a second. */
  pump(anchor: Anchor): void {
    this.setCurve(anchor)
    const due = this.options.context.currentTime + SCHEDULED_AHEAD
    while (this.pieces[0] && this.timeOf(this.pieces[0].at, anchor) < due) this.schedule(this.pieces.shift() as AudioChunk, anchor)
    if (this.heldSeconds() < DECODED_AHEAD) this.makeRoom?.()
  }

  stop(): void {
    this.isStopped = true
    this.makeRoom?.()
    for (const node of this.playing) node.stop()
    this.playing.clear()
    this.gain.disconnect()
    this.pieces = []
  }

  private timeOf(second: number, anchor: Anchor): number {
    return anchor.time + second - anchor.frame / this.options.plan.output.fps
  }

  private heldSeconds(): number {
    return this.pieces.reduce((sum, { channels, rate }) => sum + (channels[0]?.length ?? 0) / rate, 0)
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
    // On whole samples: pieces meet without a click.
    const due = Math.round(this.timeOf(at, anchor) * context.sampleRate) / context.sampleRate
    const late = context.currentTime - due
    if (late >= buffer.duration) return
    node.start(Math.max(due, context.currentTime), Math.max(0, late))
    this.playing.add(node)
    node.addEventListener('ended', () => this.playing.delete(node))
  }

  private async decode(): Promise<void> {
    const { plan, span, fromFrame } = this.options
    const { fps } = plan.output
    const { audio, firstSecond } = await this.options.file
    if (audio && !this.isStopped) {
      const first = Math.max(span.startFrame, fromFrame)
      const from = firstSecond + (span.sourceStartFrame + (first - span.startFrame) * span.speed) / fps
      const to = firstSecond + Math.min(span.sourceEndFrame, span.sourceStartFrame + (span.endFrame - span.startFrame) * span.speed) / fps
      if (from < to) await this.decodeRange(new AudioBufferSink(audio), { from, to, heardFrom: first / fps, speed: span.speed })
    }
    this.isDecoded = true
  }

  private async decodeRange(
    sink: AudioBufferSink,
    range: { readonly from: number; readonly to: number; readonly heardFrom: number; readonly speed: number },
  ): Promise<void> {
    const pieces = new Chunker(range.heardFrom, range.speed)
    for await (const { buffer, timestamp } of sink.buffers(range.from, range.to)) {
      if (this.isStopped) return
      const part = cut(buffer, range.from - timestamp, range.to - timestamp)
      if (part) this.pieces.push(...pieces.take(part, buffer.sampleRate, Math.max(0, timestamp - range.from)))
      if (this.heldSeconds() >= DECODED_AHEAD) await this.room()
    }
    this.pieces.push(...pieces.rest())
  }

  private room(): Promise<void> {
    return new Promise((resolve) => {
      this.makeRoom = () => {
        this.makeRoom = null
        resolve()
      }
      if (this.isStopped) this.makeRoom()
    })
  }
}

/** A buffer's samples between two seconds of it; null where none are. */
function cut(buffer: AudioBuffer, from: number, to: number): Float32Array[] | null {
  const first = Math.max(0, Math.round(from * buffer.sampleRate))
  const end = Math.min(buffer.length, Math.round(to * buffer.sampleRate))
  if (end <= first) return null
  return Array.from({ length: Math.min(2, buffer.numberOfChannels) }, (_, index) => buffer.getChannelData(index).slice(first, end))
}

/** Joins what a decoder gives to pieces of a good length, stretched where needed. */
class Chunker {
  private readonly speed: number
  private readonly heardFrom: number
  private stretch: TimeStretch | null = null
  private rate = 0
  private made = 0
  private gathered: Float32Array[][] = []
  private gatheredFrom = 0

  constructor(heardFrom: number, speed: number) {
    this.heardFrom = heardFrom
    this.speed = speed
  }

  /** `offset`: seconds of the source from the first one that is heard. */
  take(samples: Float32Array[], rate: number, offset: number): AudioChunk[] {
    this.rate = rate
    if (this.speed === 1) return this.gather(samples, offset)
    this.stretch ??= new TimeStretch({ speed: this.speed, sampleRate: rate, channels: samples.length })
    return this.gatherStretched(this.stretch.push(samples))
  }

  rest(): AudioChunk[] {
    const last = this.stretch ? this.gatherStretched(this.stretch.flush()) : []
    return [...last, ...this.close()]
  }

  private gatherStretched(samples: Float32Array[]): AudioChunk[] {
    const length = samples[0]?.length ?? 0
    if (length === 0) return []
    const pieces = this.gather(samples, this.made / this.rate)
    this.made += length
    return pieces
  }

  private gather(samples: Float32Array[], offset: number): AudioChunk[] {
    const isGap = this.gathered.length > 0 && Math.abs(offset - this.gatheredFrom - this.length() / this.rate) > 0.005
    const before = isGap ? this.close() : []
    if (this.gathered.length === 0) this.gatheredFrom = offset
    this.gathered.push(samples)
    return this.length() >= PIECE_SECONDS * this.rate ? [...before, ...this.close()] : before
  }

  private length(): number {
    return this.gathered.reduce((sum, part) => sum + (part[0]?.length ?? 0), 0)
  }

  private close(): AudioChunk[] {
    const [first] = this.gathered
    if (!first) return []
    const channels = first.map((_, channel) => {
      const whole = new Float32Array(this.length())
      let at = 0
      for (const part of this.gathered) {
        whole.set(part[channel] ?? (part[0] as Float32Array), at)
        at += part[0]?.length ?? 0
      }
      return whole
    })
    this.gathered = []
    return [{ at: this.heardFrom + this.gatheredFrom, rate: this.rate, channels }]
  }
}
