import type { RenderPlan, AudioSpan } from '../../plan/model.ts'
import type { MediaFiles } from '../media-file.ts'
import type { MediaFailure, SourceOf } from '../model.ts'
import { mountedAudio } from '../mount-window.ts'
import { type Anchor, AudioVoice, type VoiceOptions } from './audio-voice.ts'

type SoundsOptions = {
  readonly files: MediaFiles
  readonly sourceOf: SourceOf
  readonly urlsInUse: () => ReadonlySet<string>
  readonly log: (failure: MediaFailure) => void
}

/** All that is heard from a frame on, and the clock by which it is heard. */
export class AudioMixer {
  private readonly options: SoundsOptions
  private readonly voices = new Map<string, { readonly voice: AudioVoice; readonly url: string }>()
  private readonly failed = new Set<string>()
  private limiter: AudioNode | null = null
  private output: AudioContext | null = null

  constructor(options: SoundsOptions) {
    this.options = options
  }

  /** Made at the first gesture: browsers give no sound before. Null where there is none at all. */
  get context(): AudioContext | null {
    return this.output
  }

  /** Makes the sound's output go; it may take until a gesture of the listener. */
  async wake(): Promise<void> {
    this.output ??= new AudioContext({ sampleRate: 48_000, latencyHint: 'interactive' })
    this.limiter ??= limiterOf(this.output)
    if (this.output.state !== 'running') await this.output.resume()
  }

  /** Opens what is heard soon, drops what has passed or was changed. */
  follow(plan: RenderPlan, frame: number): void {
    const { output, limiter } = this
    if (!output || !limiter) return
    const spans = new Map(mountedAudio(plan, frame).map((span) => [this.keyOf(span, plan), span]))
    for (const [key, { voice }] of this.voices) {
      if (spans.has(key)) continue
      voice.stop()
      this.voices.delete(key)
    }
    for (const [key, span] of spans) {
      if (this.voices.has(key) || this.failed.has(key)) continue
      const voice = this.open(key, { plan, span, fromFrame: frame, context: output, destination: limiter })
      if (voice) this.voices.set(key, voice)
    }
  }

  /** Whether everything that is heard at the beginning is decoded. */
  get isPrimed(): boolean {
    return [...this.voices.values()].every(({ voice }) => voice.isPrimed)
  }

  get urls(): string[] {
    return [...this.voices.values()].map(({ url }) => url)
  }

  pump(anchor: Anchor): void {
    for (const { voice } of this.voices.values()) voice.pump(anchor)
  }

  stop(): void {
    for (const { voice } of this.voices.values()) voice.stop()
    this.voices.clear()
  }

  retryFailed(): void {
    this.failed.clear()
  }

  dispose(): void {
    this.stop()
    void this.output?.close()
    this.output = null
  }

  private keyOf(span: AudioSpan, plan: RenderPlan): string {
    const url = this.options.sourceOf(span.assetId)?.url ?? ''
    return JSON.stringify([span, url, plan.output.fps, span.kind === 'music' ? plan.musicGain : null])
  }

  private open(
    key: string,
    wanted: Pick<VoiceOptions, 'plan' | 'span' | 'fromFrame' | 'context' | 'destination'>,
  ): { readonly voice: AudioVoice; readonly url: string } | null {
    const { sourceOf, files, urlsInUse, log } = this.options
    const { assetId, itemId } = wanted.span
    const url = sourceOf(assetId)?.url
    if (url === undefined) return null
    const onError = (cause: unknown): void => {
      this.failed.add(key)
      log({ assetId, itemId, url, reason: 'unreachable', cause })
    }
    return { url, voice: new AudioVoice({ ...wanted, file: files.open(url, urlsInUse()), onError }) }
  }
}

/** A compressor of the browser makes all louder by this much for what it takes off the loudest. */
const MAKE_UP_DB = 0.855

/** What several loud sounds add up to stays below full level, as in the export. */
function limiterOf(context: AudioContext): AudioNode {
  const limiter = new DynamicsCompressorNode(context, { threshold: -1.5, knee: 0, ratio: 20, attack: 0.002, release: 0.1 })
  const level = new GainNode(context, { gain: 10 ** (-MAKE_UP_DB / 20) })
  limiter.connect(level).connect(context.destination)
  return limiter
}
