import { type AudioSample, InputAudioTrack } from 'mediabunny'

export const FAKE_RATE = 1000

type Options = {
  readonly channels?: number
  readonly bufferSeconds?: number
  /** Indices of buffers that the file does not have. */
  readonly gaps?: readonly number[]
  readonly format?: 'f32' | 'f32-planar'
}

const round = (value: number): number => Math.round(value * 1e4) / 1e4

/** Sample number n has the value n / 100,000 in the first channel and its negative in others, so that parts can be told apart. */
export class FakeTrack {
  /** Ranges that were read, in seconds. */
  readonly asked: number[][] = []
  given = 0
  open = 0
  private readonly options: Required<Options>

  constructor({ channels = 2, bufferSeconds = 0.1, gaps = [], format = 'f32-planar' }: Options = {}) {
    this.options = { channels, bufferSeconds, gaps, format }
  }

  /** As of `AudioSampleSink`. */
  async *samples(from: number, to: number): AsyncGenerator<AudioSample> {
    const { channels, bufferSeconds, gaps, format } = this.options
    this.asked.push([round(from), round(to)])
    const length = Math.round(bufferSeconds * FAKE_RATE)
    for (let index = Math.max(0, Math.floor(from / bufferSeconds + 1e-9)); index * bufferSeconds < to; index++) {
      if (gaps.includes(index)) continue
      const first = index * length
      const valueAt = (frame: number, channel: number) => (channel === 0 ? 1 : -1) * ((first + frame) / 1e5)
      this.given++
      this.open++
      yield {
        format,
        timestamp: first / FAKE_RATE,
        sampleRate: FAKE_RATE,
        numberOfFrames: length,
        numberOfChannels: channels,
        copyTo: (target: Float32Array, wanted: { readonly planeIndex: number; readonly format: string }) => {
          if (wanted.format === format) throw new Error('corrupts the memory of WebKitGTK')
          if (wanted.format === 'f32-planar') target.set(target.map((_, frame) => valueAt(frame, wanted.planeIndex)))
          else target.set(target.map((_, at) => valueAt(Math.floor(at / channels), at % channels)))
        },
        close: () => void this.open--,
      } as unknown as AudioSample
    }
  }
}

// What a sink checks of its track.
Object.setPrototypeOf(FakeTrack.prototype, InputAudioTrack.prototype)
