import { AudioSampleSink } from 'mediabunny'
import type { AudioSpan } from '../../plan/model.ts'
import type { MediaFile } from '../media-file.ts'
import { readForward, readReversed } from './audio-parts.ts'
import { TimeStretch } from './time-stretch.ts'

/** Chunk length in seconds. */
const CHUNK_SECONDS = 0.4

/** Decoded audio; `at` is its start in seconds of the film, `rate` the sample rate in Hz. */
export type AudioChunk = { readonly at: number; readonly rate: number; readonly channels: Float32Array[] }

type Played = { readonly span: AudioSpan; readonly fromFrame: number; readonly fps: number }

/** What a span plays of a file from a frame of the film on, time-stretched if its speed is not 1, without its gain. */
export async function* spanChunks({ audio, firstSecond }: MediaFile, { span, fromFrame, fps }: Played): AsyncGenerator<AudioChunk> {
  if (!audio) return
  const first = Math.max(span.startFrame, fromFrame)
  const { from, to } = playedRange(span, first)
  if (from >= to) return
  const range = { from: firstSecond + from / fps, to: firstSecond + to / fps }
  const read = span.isReversed ? readReversed : readForward
  const chunker = new Chunker(first / fps, span.speed)
  for await (const { samples, rate, offsetSeconds } of read(new AudioSampleSink(audio), range)) {
    yield* chunker.push(samples, rate, offsetSeconds)
  }
  yield* chunker.flush()
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
