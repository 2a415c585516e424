import type { Placement } from '../../plan/fit.ts'
import { UndecodableError } from '../media-file.ts'
import type { Canvas2D } from '../model.ts'
import type { Picture } from '../../draw/visuals/picture.ts'
import type { VisualReader, ReaderEvents } from './visual-reader.ts'

/** Maximum drift of the element from the playhead before it is seeked, in seconds. */
const MAX_DRIFT = 0.12
/** Tolerance in seconds of the element's current time. */
const TOLERANCE_SECONDS = 0.05

/** Reads videos that only the `<video>` element can decode, using a detached element. Frame-accurate if the browser supports `requestVideoFrameCallback`. */
export class NativeReader implements VisualReader {
  readonly sourceFps = null
  private readonly element = document.createElement('video')
  private readonly events: ReaderEvents
  private shownSecond = -1
  private requestedSeconds = 0
  private hasFrame = false

  constructor(url: string, events: ReaderEvents) {
    this.events = events
    this.element.muted = true
    this.element.playsInline = true
    this.element.preload = 'auto'
    this.element.addEventListener('error', () => events.onError(new UndecodableError(this.element.error?.message ?? 'not playable here')))
    this.element.addEventListener('seeked', () => this.onFrameShown(this.element.currentTime))
    this.element.addEventListener('loadeddata', () => this.onFrameShown(this.element.currentTime))
    this.element.src = url
    this.watchFrames()
  }

  at(seconds: number): Picture | null {
    const last = this.element.duration - TOLERANCE_SECONDS
    const isCurrent = Math.abs(this.shownSecond - Math.min(seconds, last)) < (this.element.paused ? TOLERANCE_SECONDS : MAX_DRIFT)
    return this.hasFrame && isCurrent ? this.currentFrame() : null
  }

  nearest(): Picture | null {
    return this.hasFrame ? this.currentFrame() : null
  }

  requestFrom(seconds: number, speed: number): void {
    this.requestedSeconds = seconds
    const { element } = this
    if (speed > 0 && element.paused) void element.play().catch(() => undefined)
    // Backwards it is seeked.
    if (speed <= 0 && !element.paused) element.pause()
    if (speed > 0) element.playbackRate = speed
    const drift = Math.abs(element.currentTime - seconds)
    if (!element.seeking && drift > (speed > 0 ? MAX_DRIFT : TOLERANCE_SECONDS / 5) && element.readyState > 0) element.currentTime = seconds
  }

  close(): void {
    this.hasFrame = false
    this.element.pause()
    this.element.removeAttribute('src')
    this.element.load()
  }

  private watchFrames(): void {
    if (!('requestVideoFrameCallback' in this.element)) return
    this.element.requestVideoFrameCallback((_now, { mediaTime }) => {
      this.onFrameShown(mediaTime)
      this.watchFrames()
    })
  }

  private onFrameShown(second: number): void {
    this.hasFrame = this.element.videoWidth > 0
    this.shownSecond = second
    this.events.onFrame()
    if (this.element.paused && !this.element.seeking && Math.abs(second - this.requestedSeconds) > TOLERANCE_SECONDS)
      this.requestFrom(this.requestedSeconds, 0)
  }

  private currentFrame(): Picture {
    const { element } = this
    return {
      width: element.videoWidth,
      height: element.videoHeight,
      paint: (context: Canvas2D, { x, y, width, height }: Placement) => context.drawImage(element, x, y, width, height),
    }
  }
}
