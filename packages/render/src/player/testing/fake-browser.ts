import { RecordingContext } from '../../draw/testing/recording-context.ts'
import { FakeAudioContext, FakeGain } from './fake-audio.ts'

/** A decoded bitmap; `from` is its URL or source bitmap. */
export class FakeBitmap {
  isClosed = false
  readonly width: number
  readonly height: number
  readonly from: unknown
  constructor(width: number, height: number, from: unknown) {
    this.width = width
    this.height = height
    this.from = from
  }
  close(): void {
    this.isClosed = true
  }
}

export class FakeOffscreenCanvas {
  readonly context = new RecordingContext()
  readonly width: number
  readonly height: number
  constructor(width: number, height: number) {
    this.width = width
    this.height = height
  }
  getContext(): RecordingContext {
    return this.context
  }
}

type Answer = { readonly status: number; readonly size: readonly [number, number] }

/** In-memory browser APIs for the player: stub `globals`. Animation frames are 16 ms timers, none while `document.hidden`. */
export class FakeBrowser {
  readonly document = { hidden: false }
  readonly requested: string[] = []
  readonly bitmaps: FakeBitmap[] = []
  readonly outputs: FakeAudioContext[] = []
  /** URLs whose responses are pending. */
  readonly stalled = new Set<string>()
  readonly answers = new Map<string, Answer>()
  mayRunSound = true
  private readonly waiting: { readonly url: string; go(): void }[] = []

  get globals(): Readonly<Record<string, unknown>> {
    const opened = (output: FakeAudioContext) => {
      output.mayRun = this.mayRunSound
      this.outputs.push(output)
    }
    return {
      document: this.document,
      requestAnimationFrame: (step: (now: number) => void) =>
        setTimeout(() => {
          if (!this.document.hidden) step(performance.now())
        }, 16),
      cancelAnimationFrame: (id: number) => clearTimeout(id),
      fetch: (url: string, init?: { readonly signal?: AbortSignal }) => this.answer(url, init?.signal),
      createImageBitmap: async (from: { readonly size?: readonly [number, number] } | FakeBitmap, options?: ResizeOptions) =>
        this.decode(from, options),
      OffscreenCanvas: FakeOffscreenCanvas,
      GainNode: FakeGain,
      DynamicsCompressorNode: FakeGain,
      AudioContext: class extends FakeAudioContext {
        constructor() {
          super()
          opened(this)
        }
      },
    }
  }

  /** Completes a pending response. */
  release(url: string): void {
    this.stalled.delete(url)
    for (const entry of this.waiting.filter((each) => each.url === url)) entry.go()
  }

  private async answer(url: string, signal?: AbortSignal) {
    this.requested.push(url)
    if (this.stalled.has(url)) {
      await new Promise<void>((resolve, reject) => {
        this.waiting.push({ url, go: resolve })
        signal?.addEventListener('abort', () => reject(signal.reason as Error))
      })
    }
    const { status, size } = this.answers.get(url) ?? { status: 200, size: [1280, 720] }
    return { ok: status < 300, status, statusText: 'status', blob: async () => ({ url, size }) }
  }

  private decode(from: { readonly url?: string; readonly size?: readonly [number, number] } | FakeBitmap, options?: ResizeOptions) {
    if (!(from instanceof FakeBitmap) && from.size?.[0] === 0) throw new Error('not a picture')
    const [width = 0, height = 0] = from instanceof FakeBitmap ? [from.width, from.height] : (from.size ?? [])
    const made = from instanceof FakeBitmap ? from : from.url
    const bitmap = new FakeBitmap(options?.resizeWidth ?? width, options?.resizeHeight ?? height, made)
    this.bitmaps.push(bitmap)
    return bitmap
  }
}
type ResizeOptions = { readonly resizeWidth?: number; readonly resizeHeight?: number }
