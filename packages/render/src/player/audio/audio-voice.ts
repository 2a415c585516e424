import type { RenderPlan, AudioSpan } from '../../plan/model.ts'
import { gainCurve } from './gain-curve.ts'
import type { MediaFile } from '../media-file.ts'
import { type AudioChunk, spanChunks } from './span-chunks.ts'

/** Maps a frame of the film to a time of the audio clock, in seconds. */
export type Anchor = { readonly frame: number; readonly time: number }

/** Scheduling lookahead and decoding lookahead, in seconds. */
const SCHEDULED_AHEAD = 1.5
const DECODED_AHEAD = 2

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
    const file = await this.options.file
    if (!this.isStopped) {
      for await (const chunk of spanChunks(file, { span, fromFrame, fps: plan.output.fps })) {
        if (this.isStopped) return
        this.chunks.push(chunk)
        if (this.bufferedSeconds() >= DECODED_AHEAD) await this.capacityFreed()
        if (this.isStopped) return
      }
    }
    this.isDecoded = true
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
