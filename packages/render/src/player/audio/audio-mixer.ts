import type { RenderPlan, AudioSpan } from '../../plan/model.ts'
import type { MediaFiles } from '../media-file.ts'
import type { MediaFailure, SourceOf } from '../model.ts'
import { mountedAudio } from '../mount-window.ts'
import { type Anchor, AudioVoice, type VoiceOptions } from './audio-voice.ts'

type MixerOptions = {
  readonly files: MediaFiles
  readonly sourceOf: SourceOf
  readonly urlsInUse: () => ReadonlySet<string>
  readonly log: (failure: MediaFailure) => void
}

/** Plays the audio spans around the playhead through one audio context. */
export class AudioMixer {
  private readonly options: MixerOptions
  private readonly voices = new Map<string, { readonly voice: AudioVoice; readonly url: string }>()
  private readonly failed = new Set<string>()
  /** Between the voices and the limiter. */
  private master: GainNode | null = null
  private output: AudioContext | null = null

  constructor(options: MixerOptions) {
    this.options = options
  }

  /** Created at the first user gesture, because browsers block audio before; null until then. */
  get context(): AudioContext | null {
    return this.output
  }

  /** Creates or resumes the audio context; may reject before a user gesture. */
  async resume(): Promise<void> {
    this.output ??= new AudioContext({ sampleRate: 48_000, latencyHint: 'interactive' })
    this.master ??= masterOf(this.output)
    if (this.output.state !== 'running') await this.output.resume()
  }

  /** Opens upcoming spans and stops past or changed spans. */
  update(plan: RenderPlan, frame: number): void {
    const { output, master } = this
    if (!output || !master) return
    master.gain.value = plan.masterGain
    const spans = new Map(mountedAudio(plan, frame).map((span) => [this.keyOf(span, plan), span]))
    for (const [key, { voice }] of this.voices) {
      if (spans.has(key)) continue
      voice.stop()
      this.voices.delete(key)
    }
    for (const [key, span] of spans) {
      if (this.voices.has(key) || this.failed.has(key)) continue
      const voice = this.open(key, { plan, span, fromFrame: frame, context: output, destination: master })
      if (voice) this.voices.set(key, voice)
    }
  }

  /** Whether the start of every open span is decoded. */
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
    const url = this.options.sourceOf(span.assetId, span.noiseReduction)?.url ?? ''
    return JSON.stringify([span, url, plan.output.fps, span.kind === 'music' ? plan.musicGain : null])
  }

  private open(
    key: string,
    options: Pick<VoiceOptions, 'plan' | 'span' | 'fromFrame' | 'context' | 'destination'>,
  ): { readonly voice: AudioVoice; readonly url: string } | null {
    const { sourceOf, files, urlsInUse, log } = this.options
    const { assetId, itemId, noiseReduction } = options.span
    const url = sourceOf(assetId, noiseReduction)?.url
    if (url === undefined) return null
    const onError = (cause: unknown): void => {
      this.failed.add(key)
      log({ assetId, itemId, url, reason: 'unreachable', cause })
    }
    return { url, voice: new AudioVoice({ ...options, file: files.open(url, urlsInUse()), onError }) }
  }
}

/** Make-up gain that browsers apply in `DynamicsCompressorNode`. */
const MAKEUP_GAIN_DB = 0.855

/** Gain of the whole mix, with a limiter that keeps it below full scale, as in the export. */
function masterOf(context: AudioContext): GainNode {
  const master = new GainNode(context)
  const limiter = new DynamicsCompressorNode(context, { threshold: -1.5, knee: 0, ratio: 20, attack: 0.002, release: 0.1 })
  const level = new GainNode(context, { gain: 10 ** (-MAKEUP_GAIN_DB / 20) })
  master.connect(limiter).connect(level).connect(context.destination)
  return master
}
