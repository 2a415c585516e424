import { type VideoSample, VideoSampleSink } from 'mediabunny'
import type { Placement } from '../../plan/fit.ts'
import type { MediaFile } from '../media-file.ts'
import type { Canvas2D } from '../model.ts'
import type { VisualReader, ReaderEvents, DecodedImage } from './visual-reader.ts'

/** Decoded frames buffered after and before the current frame; hardware decoders stall if too many are held. */
const AHEAD = 3
const BEHIND_PLAYING = 1
const BEHIND_STEPPING = 6
const MAX_BYTES = 48 * 1024 * 1024
/** For longer forward jumps, in seconds, restarting at a keyframe is faster than decoding on. */
const MAX_READ_AHEAD_SECONDS = 0.4
/** Backward jumps up to this are treated as stepping, so earlier frames are buffered. */
const STEP_BACK_SECONDS = 1
const EPSILON_SECONDS = 1e-5

const end = (sample: VideoSample): number => sample.timestamp + sample.duration

const toDecodedImage = (sample: VideoSample): DecodedImage => ({
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
  private held: VideoSample[] = []
  private run: AsyncGenerator<VideoSample, void, unknown> | null = null
  /** All frames from this timestamp to the last buffered frame are buffered. */
  private heldFrom = 0
  private wanted = 0
  private behind = BEHIND_PLAYING
  private isAtEnd = false
  private isPulling = false
  private isClosed = false

  constructor(file: MediaFile, events: ReaderEvents) {
    if (!file.video) throw new Error('no video to read')
    this.file = file
    this.sourceFps = file.videoFps
    this.events = events
    this.sink = new VideoSampleSink(file.video)
  }

  at(seconds: number): DecodedImage | null {
    const sample = this.sampleAt(seconds + this.file.firstVideoSecond)
    return sample && toDecodedImage(sample)
  }

  nearest(seconds: number): DecodedImage | null {
    const time = seconds + this.file.firstVideoSecond
    const sample = this.held.findLast(({ timestamp }) => timestamp <= time + EPSILON_SECONDS) ?? this.held[0]
    return sample ? toDecodedImage(sample) : null
  }

  want(seconds: number, speed: number): void {
    if (this.isClosed) return
    const time = seconds + this.file.firstVideoSecond
    const last = this.held.at(-1)
    const isBack = time < this.heldFrom - EPSILON_SECONDS
    const isFar = !this.isAtEnd && time > (last ? end(last) : this.heldFrom) + MAX_READ_AHEAD_SECONDS * Math.max(1, speed)
    const isStepBack = isBack && this.heldFrom - time < STEP_BACK_SECONDS && speed === 0
    this.wanted = time
    if (speed > 0) this.behind = BEHIND_PLAYING
    else if (isStepBack) this.behind = BEHIND_STEPPING
    if (this.run === null || isBack || isFar) this.restart(isStepBack && last ? time - BEHIND_STEPPING * last.duration : time)
    this.trim()
    void this.pull()
  }

  close(): void {
    this.isClosed = true
    void this.run?.return()
    this.drop(this.held.length)
  }

  private sampleAt(time: number): VideoSample | null {
    const index = this.held.findLastIndex(({ timestamp }) => timestamp <= time + EPSILON_SECONDS)
    // The first frame is also shown before its timestamp.
    if (index === -1) return this.held[0] && time >= this.heldFrom - EPSILON_SECONDS ? this.held[0] : null
    const sample = this.held[index] as VideoSample
    return index < this.held.length - 1 || this.isAtEnd || end(sample) > time + EPSILON_SECONDS ? sample : null
  }

  private restart(from: number): void {
    void this.run?.return()
    this.drop(this.held.length)
    this.heldFrom = Math.max(0, from)
    this.isAtEnd = false
    this.run = this.sink.samples(this.heldFrom)
  }

  private drop(count: number): void {
    for (const sample of this.held.splice(0, count)) sample.close()
  }

  private trim(): void {
    const shownIndex = Math.max(
      0,
      this.held.findLastIndex(({ timestamp }) => timestamp <= this.wanted + EPSILON_SECONDS),
    )
    const room = Math.max(1, Math.floor(MAX_BYTES / Math.max(1, this.file.frameBytes)) - AHEAD - 1)
    const passed = Math.max(0, shownIndex - Math.min(this.behind, room))
    this.drop(passed)
    if (passed > 0) this.heldFrom = this.held[0]?.timestamp ?? this.wanted
  }

  private hasEnough(): boolean {
    const ahead = this.held.filter(({ timestamp }) => timestamp > this.wanted + EPSILON_SECONDS).length
    return this.isAtEnd || ahead >= AHEAD
  }

  private async pull(): Promise<void> {
    if (this.isPulling) return
    this.isPulling = true
    try {
      while (!this.isClosed && this.run && !this.hasEnough()) await this.pullOne(this.run)
    } catch (error) {
      if (!this.isClosed) this.events.onError(error)
    } finally {
      this.isPulling = false
    }
  }

  private async pullOne(run: AsyncGenerator<VideoSample, void, unknown>): Promise<void> {
    const next = await run.next()
    if (this.isClosed || run !== this.run) {
      next.value?.close()
      return
    }
    if (next.value) this.held.push(next.value)
    else this.isAtEnd = true
    this.trim()
    this.events.onPicture()
  }
}
