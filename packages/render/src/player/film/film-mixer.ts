import type { AudioSpan, RenderPlan } from '../../plan/model.ts'
import { gainCurve } from '../audio/gain-curve.ts'
import { type AudioChunk, spanChunks } from '../audio/span-chunks.ts'
import { type MediaFiles, UndecodableError } from '../media-file.ts'
import type { SourceOf } from '../model.ts'

export const SAMPLE_RATE = 48_000

type OpenSpan = { readonly url: string; readonly chunks: AsyncGenerator<AudioChunk>; pending: AudioChunk[]; isAtEnd: boolean }
type Options = {
  readonly plan: RenderPlan
  readonly files: MediaFiles
  readonly sourceOf: SourceOf
  /** Files that must stay open. */
  readonly urlsInUse: () => ReadonlySet<string>
}

/** Index of the first sample of a frame. */
export const sampleOf = (frame: number, fps: number): number => Math.round((frame * SAMPLE_RATE) / fps)

const endOf = ({ at, rate, channels }: AudioChunk): number => at + (channels[0]?.length ?? 0) / rate

/** Mixes the sound of a film in order, a part at a time, as a player plays it and without its limiter. */
export class FilmMixer {
  private readonly options: Options
  private readonly open = new Map<AudioSpan, OpenSpan>()

  constructor(options: Options) {
    this.options = options
  }

  /** Both sides of the next frames. Throws UndecodableError for a sound that the browser cannot decode, and network errors. */
  async mix(fromFrame: number, toFrame: number): Promise<Float32Array[]> {
    const { plan } = this.options
    const { fps } = plan.output
    const context = new OfflineAudioContext(2, sampleOf(toFrame, fps) - sampleOf(fromFrame, fps), SAMPLE_RATE)
    const master = new GainNode(context, { gain: plan.masterGain })
    master.connect(context.destination)
    for (const span of plan.sounds) {
      if (span.startFrame < toFrame && fromFrame < span.endFrame) await this.schedule(span, { fromFrame, toFrame, context, master })
      if (span.endFrame <= toFrame) this.close(span)
    }
    const mixed = await context.startRendering()
    return [mixed.getChannelData(0), mixed.getChannelData(1)]
  }

  get urls(): string[] {
    return [...this.open.values()].map(({ url }) => url)
  }

  dispose(): void {
    for (const span of this.open.keys()) this.close(span)
  }

  private async schedule(span: AudioSpan, part: Part): Promise<void> {
    const { plan } = this.options
    const { fps } = plan.output
    const opened = this.open.get(span) ?? (await this.openSpan(span, part.fromFrame))
    if (!opened) return
    await readUntil(opened, part.toFrame / fps)
    const first = Math.max(span.startFrame, part.fromFrame)
    const gain = new GainNode(part.context, { gain: 0 })
    gain.connect(part.master)
    const frames = Math.min(span.endFrame, part.toFrame) - first
    const curve = gainCurve(plan, span, first).slice(0, Math.max(2, Math.ceil(frames) + 1))
    gain.gain.setValueCurveAtTime(curve, (first - part.fromFrame) / fps, (curve.length - 1) / fps)
    for (const chunk of opened.pending) play(chunk, gain, { ...part, fps })
    opened.pending = opened.pending.filter((chunk) => endOf(chunk) > part.toFrame / fps)
  }

  /** Null for a sound whose file is missing or silent. */
  private async openSpan(span: AudioSpan, fromFrame: number): Promise<OpenSpan | null> {
    const { plan, files, sourceOf, urlsInUse } = this.options
    const url = sourceOf(span.assetId, span.noiseReduction)?.url
    if (url === undefined) return null
    const file = await files.open(url, urlsInUse())
    if (file.isAudioUndecodable) throw new UndecodableError(`the sound of ${url} cannot be decoded`)
    const opened = { url, chunks: spanChunks(file, { span, fromFrame, fps: plan.output.fps }), pending: [], isAtEnd: false }
    this.open.set(span, opened)
    return opened
  }

  private close(span: AudioSpan): void {
    void this.open.get(span)?.chunks.return(undefined)
    this.open.delete(span)
  }
}

type Part = { readonly fromFrame: number; readonly toFrame: number; readonly context: OfflineAudioContext; readonly master: AudioNode }

async function readUntil(opened: OpenSpan, second: number): Promise<void> {
  while (!opened.isAtEnd && (opened.pending.length === 0 || endOf(opened.pending.at(-1)!) < second)) {
    const next = await opened.chunks.next()
    if (next.done) opened.isAtEnd = true
    else opened.pending.push(next.value)
  }
}

/** A chunk that began in an earlier part goes on where that ended. */
function play({ at, rate, channels }: AudioChunk, gain: GainNode, { context, fromFrame, fps }: Part & { readonly fps: number }): void {
  const buffer = context.createBuffer(channels.length, channels[0]?.length ?? 1, rate)
  channels.forEach((channel, index) => buffer.copyToChannel(channel as Float32Array<ArrayBuffer>, index))
  const node = new AudioBufferSourceNode(context, { buffer })
  node.connect(gain)
  const due = (Math.round(at * SAMPLE_RATE) - sampleOf(fromFrame, fps)) / SAMPLE_RATE
  if (due >= 0) node.start(due)
  else if (-due < buffer.duration) node.start(0, -due)
}
