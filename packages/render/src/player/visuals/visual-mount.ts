import { InputDisposedError } from 'mediabunny'
import type { VisualAt } from '../../plan/at-frame.ts'
import type { Size } from '../../plan/fit.ts'
import { FrameReader } from './frame-reader.ts'
import { type MediaFiles, UndecodableError } from '../media-file.ts'
import type { FailureReason, MediaUrl } from '../model.ts'
import { NativeReader } from './native-reader.ts'
import type { Picture } from '../../draw/visuals/picture.ts'
import type { VisualReader } from './visual-reader.ts'
import { sourceSecondsAt } from './source-time.ts'
import { readStill } from './still-reader.ts'

/** A source without data for this time is stalled and reloaded, up to `MAX_RELOADS` times. */
export const STALL_MILLISECONDS = 5000
export const MAX_RELOADS = 3

export type MountOptions = {
  readonly media: MediaUrl
  readonly output: Size
  /** Pixels of an image per pixel of its place in the output. */
  readonly detail: number
  readonly files: MediaFiles
  readonly urlsInUse: () => ReadonlySet<string>
  readonly onChange: () => void
  readonly onFailure: (reason: FailureReason, cause: unknown) => void
}

type Requested = { readonly seconds: number; readonly speed: number; readonly isUpcoming: boolean }

/** The decoder of one mounted item, with retries and the fallback to the browser's video element. */
export class VisualMount {
  private readonly options: MountOptions
  private readonly closing = new AbortController()
  private reader: VisualReader | null = null
  private requested: Requested | null = null
  private reloads = 0
  private attempts = 0
  private stallTimer: ReturnType<typeof setTimeout> | undefined
  hasFailed = false

  constructor(options: MountOptions) {
    this.options = options
    void this.open()
  }

  /** Source time in seconds of a visual. */
  secondsOf(visual: VisualAt, fps: number): number {
    return sourceSecondsAt(visual, fps, this.reader?.sourceFps ?? null)
  }

  at(seconds: number): Picture | null {
    return this.reader?.at(seconds) ?? null
  }

  nearest(seconds: number): Picture | null {
    return this.reader?.nearest(seconds) ?? null
  }

  /** As `VisualReader.requestFrom`. */
  requestFrom(seconds: number, speed: number, isUpcoming = false): void {
    this.requested = { seconds, speed, isUpcoming }
    this.reader?.requestFrom(seconds, speed, isUpcoming)
    this.watchForStall()
  }

  /** What was requested of the last reader; of an item that is opened ahead nothing is. */
  private repeatRequest(): void {
    if (this.requested) this.requestFrom(this.requested.seconds, this.requested.speed, this.requested.isUpcoming)
  }

  close(): void {
    this.closing.abort()
    clearTimeout(this.stallTimer)
    this.reader?.close()
    this.reader = null
  }

  private watchForStall(): void {
    if (this.hasFailed || !this.requested || this.at(this.requested.seconds)) {
      clearTimeout(this.stallTimer)
      this.stallTimer = undefined
      return
    }
    this.stallTimer ??= setTimeout(() => this.reload(), STALL_MILLISECONDS)
  }

  private reload(): void {
    this.stallTimer = undefined
    if (this.closing.signal.aborted || this.hasFailed) return
    if (this.reloads >= MAX_RELOADS) {
      this.fail('unreachable', new Error(`no data for ${STALL_MILLISECONDS} ms after ${MAX_RELOADS} reloads`))
      return
    }
    this.reloads++
    this.options.files.evict(this.options.media.url)
    void this.open()
    this.watchForStall()
  }

  private async open(): Promise<void> {
    const attempt = ++this.attempts
    this.reader?.close()
    this.reader = null
    try {
      const reader = await this.createReader(attempt)
      if (this.closing.signal.aborted || attempt !== this.attempts) return reader.close()
      this.reader = reader
      this.repeatRequest()
      this.options.onChange()
    } catch (error) {
      this.handleError(error, attempt)
    }
  }

  private async createReader(attempt: number): Promise<VisualReader> {
    const { media, output, detail, files, urlsInUse } = this.options
    if (media.kind === 'image') return readStill(media.url, { output, detail }, this.closing.signal)
    const events = { onFrame: () => this.onFrame(), onError: (error: unknown) => this.handleError(error, attempt) }
    try {
      const file = await files.open(media.url, urlsInUse())
      return file.video ? new FrameReader(file, events) : new NativeReader(media.url, events)
    } catch (error) {
      if (error instanceof UndecodableError) return new NativeReader(media.url, events)
      throw error
    }
  }

  private onFrame(): void {
    clearTimeout(this.stallTimer)
    this.stallTimer = undefined
    this.watchForStall()
    this.options.onChange()
  }

  /** Reopens an evicted file; after a decoder error falls back to the `<video>` element. */
  private handleError(error: unknown, attempt: number): void {
    if (this.closing.signal.aborted || attempt !== this.attempts || this.hasFailed) return
    if (error instanceof InputDisposedError) return void this.open()
    if (this.reader instanceof FrameReader && isDecoderError(error)) return this.useVideoElement()
    this.fail(error instanceof UndecodableError ? 'undecodable' : 'unreachable', error)
  }

  private useVideoElement(): void {
    const attempt = ++this.attempts
    this.reader?.close()
    this.reader = new NativeReader(this.options.media.url, {
      onFrame: () => this.onFrame(),
      onError: (error) => this.handleError(error, attempt),
    })
    this.repeatRequest()
  }

  private fail(reason: FailureReason, cause: unknown): void {
    this.hasFailed = true
    clearTimeout(this.stallTimer)
    this.options.onFailure(reason, cause)
    this.options.onChange()
  }
}

const isDecoderError = (error: unknown): boolean =>
  error instanceof DOMException && (error.name === 'EncodingError' || error.name === 'NotSupportedError' || error.name === 'DataError')
