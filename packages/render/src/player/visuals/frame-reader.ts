import { type VideoSample, VideoSampleSink } from 'mediabunny'
import type { Placement } from '../../plan/fit.ts'
import type { MediaFile } from '../media-file.ts'
import type { Canvas2D } from '../model.ts'
import type { Picture } from '../../draw/visuals/picture.ts'
import { type Samples, samplesFrom } from './samples-from.ts'
import type { VisualReader, ReaderEvents } from './visual-reader.ts'

/** Decoded frames buffered after and before the current frame; hardware decoders stall if too many are held. */
const AHEAD = 3
const BEHIND_PLAYING = 1
const BEHIND_STEPPING = 6
/** A clip that plays backwards is decoded forwards in groups of this many frames. */
const BEHIND_REVERSED = 15
const MAX_BYTES = 48 * 1024 * 1024
/** For longer forward jumps, in seconds, restarting at a keyframe is faster than decoding on. */
const MAX_READ_AHEAD_SECONDS = 0.4
/** Backward jumps up to this are treated as stepping, so earlier frames are buffered. */
const STEP_BACK_SECONDS = 1
const EPSILON_SECONDS = 1e-5

const end = (sample: VideoSample): number => sample.timestamp + sample.duration

const toPicture = (sample: VideoSample): Picture => ({
  width: sample.displayWidth,
  height: sample.displayHeight,
  paint: (context: Canvas2D, { x, y, width, height }: Placement) => sample.draw(context, x, y, width, height),
})

/**
 * Decodes the video of one item around the requested time. Short forward moves continue decoding; a jump restarts the decoder at the previous
 * keyframe. Times are seconds from the first video frame of the file.
 */
export class FrameReader implements VisualReader {
  readonly sourceFps: number | null
  private readonly sink: VideoSampleSink
  private readonly file: MediaFile
  private readonly events: ReaderEvents
  private bufferedFrames: VideoSample[] = []
  private decoder: Samples | null = null
  /** All frames from this timestamp to the last buffered frame are buffered. */
  private bufferedFrom = 0
  private requestedTime = 0
  private framesBehind = BEHIND_PLAYING
  private isAtEnd = false
  private isDecoding = false
  private isClosed = false

  constructor(file: MediaFile, events: ReaderEvents) {
    if (!file.video) throw new Error('no video to read')
    this.file = file
    this.sourceFps = file.videoFps
    this.events = events
    this.sink = new VideoSampleSink(file.video)
  }

  at(seconds: number): Picture | null {
    const sample = this.sampleAt(seconds + this.file.firstVideoSecond)
    return sample && toPicture(sample)
  }

  nearest(seconds: number): Picture | null {
    const time = seconds + this.file.firstVideoSecond
    const sample = this.bufferedFrames.findLast(({ timestamp }) => timestamp <= time + EPSILON_SECONDS) ?? this.bufferedFrames[0]
    return sample ? toPicture(sample) : null
  }

  requestFrom(seconds: number, speed: number, isUpcoming = false): void {
    if (this.isClosed) return
    const time = seconds + this.file.firstVideoSecond
    const last = this.bufferedFrames.at(-1)
    const isBackward = time < this.bufferedFrom - EPSILON_SECONDS
    const isFar = !this.isAtEnd && time > (last ? end(last) : this.bufferedFrom) + MAX_READ_AHEAD_SECONDS * Math.max(1, speed)
    const isBackwardStep = isBackward && this.bufferedFrom - time < STEP_BACK_SECONDS && speed <= 0
    const behind = speed < 0 ? Math.min(BEHIND_REVERSED, this.maxBehind) : BEHIND_STEPPING
    this.requestedTime = time
    if (speed > 0) this.framesBehind = BEHIND_PLAYING
    else if (isBackwardStep) this.framesBehind = behind
    if (this.decoder === null || isBackward || isFar) {
      const from = isBackwardStep && last ? time - behind * last.duration : time
      this.restart(from, speed === 0 && !isUpcoming && from === time)
    }
    this.releasePassedFrames()
    void this.decodeAhead()
  }

  close(): void {
    this.isClosed = true
    void this.decoder?.return()
    this.releaseFirst(this.bufferedFrames.length)
  }

  private get maxBehind(): number {
    return Math.max(1, Math.floor(MAX_BYTES / Math.max(1, this.file.frameBytes)) - AHEAD - 1)
  }

  private sampleAt(time: number): VideoSample | null {
    const index = this.bufferedFrames.findLastIndex(({ timestamp }) => timestamp <= time + EPSILON_SECONDS)
    // The first frame is also shown before its timestamp.
    if (index === -1) return this.bufferedFrames[0] && time >= this.bufferedFrom - EPSILON_SECONDS ? this.bufferedFrames[0] : null
    const sample = this.bufferedFrames[index] as VideoSample
    return index < this.bufferedFrames.length - 1 || this.isAtEnd || end(sample) > time + EPSILON_SECONDS ? sample : null
  }

  /** `isSeek`: only the first frame is waited for. */
  private restart(from: number, isSeek: boolean): void {
    void this.decoder?.return()
    this.releaseFirst(this.bufferedFrames.length)
    this.bufferedFrom = Math.max(0, from)
    this.isAtEnd = false
    this.decoder = isSeek ? samplesFrom(this.sink, this.bufferedFrom) : this.sink.samples(this.bufferedFrom)
  }

  private releaseFirst(count: number): void {
    for (const sample of this.bufferedFrames.splice(0, count)) sample.close()
  }

  private releasePassedFrames(): void {
    const shownIndex = Math.max(
      0,
      this.bufferedFrames.findLastIndex(({ timestamp }) => timestamp <= this.requestedTime + EPSILON_SECONDS),
    )
    const passedCount = Math.max(0, shownIndex - Math.min(this.framesBehind, this.maxBehind))
    this.releaseFirst(passedCount)
    if (passedCount > 0) this.bufferedFrom = this.bufferedFrames[0]?.timestamp ?? this.requestedTime
  }

  private hasDecodedAhead(): boolean {
    const ahead = this.bufferedFrames.filter(({ timestamp }) => timestamp > this.requestedTime + EPSILON_SECONDS).length
    return this.isAtEnd || ahead >= AHEAD
  }

  private async decodeAhead(): Promise<void> {
    if (this.isDecoding) return
    this.isDecoding = true
    try {
      while (!this.isClosed && this.decoder && !this.hasDecodedAhead()) await this.decodeNext(this.decoder)
    } catch (error) {
      if (!this.isClosed) this.events.onError(error)
    } finally {
      this.isDecoding = false
    }
  }

  private async decodeNext(decoder: Samples): Promise<void> {
    const next = await decoder.next()
    if (this.isClosed || decoder !== this.decoder) {
      next.value?.close()
      return
    }
    if (next.value) this.bufferedFrames.push(next.value)
    else this.isAtEnd = true
    this.releasePassedFrames()
    this.events.onFrame()
  }
}
