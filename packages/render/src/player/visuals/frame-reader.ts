import { type VideoSample, VideoSampleSink } from 'mediabunny'
import type { Placement } from '../../plan/fit.ts'
import type { MediaFile } from '../media-file.ts'
import type { Canvas2D } from '../model.ts'
import type { VisualReader, ReaderEvents, DecodedImage } from './visual-reader.ts'

/** Decoded frames held beyond the one shown, and behind it; hardware decoders stop where too many are held. */
const AHEAD = 3
const BEHIND_PLAYING = 1
const BEHIND_STEPPING = 6
const MAX_BYTES = 48 * 1024 * 1024
/** Further ahead than this a new start at a keyframe is quicker than decoding what lies between. */
const FURTHEST_READ_ON = 0.4
/** Back by no more than this is stepping: the frames before it are wanted next. */
const STEP_BACK_SECONDS = 1
const HAIR = 1e-5

const end = (sample: VideoSample): number => sample.timestamp + sample.duration

const shown = (sample: VideoSample): DecodedImage => ({
  width: sample.displayWidth,
  height: sample.displayHeight,
  paint: (context: Canvas2D, { x, y, width, height }: Placement) => sample.draw(context, x, y, width, height),
})

/**
 * Decodes one item's video around the moment that is wanted: some frames ahead, some behind. Moving on within reach reads on; a jump starts a new
 * run of the decoder at the keyframe before. Times are seconds from the file's first picture.
 */
export class FrameReader implements VisualReader {
  readonly sourceFps: number | null
  private readonly sink: VideoSampleSink
  private readonly file: MediaFile
  private readonly events: ReaderEvents
  private held: VideoSample[] = []
  private run: AsyncGenerator<VideoSample, void, unknown> | null = null
  /** Every picture from here to the last one held is held. */
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
    return sample && shown(sample)
  }

  nearest(seconds: number): DecodedImage | null {
    const time = seconds + this.file.firstVideoSecond
    const sample = this.held.findLast(({ timestamp }) => timestamp <= time + HAIR) ?? this.held[0]
    return sample ? shown(sample) : null
  }

  want(seconds: number, speed: number): void {
    if (this.isClosed) return
    const time = seconds + this.file.firstVideoSecond
    const last = this.held.at(-1)
    const isBack = time < this.heldFrom - HAIR
    const isFar = !this.isAtEnd && time > (last ? end(last) : this.heldFrom) + FURTHEST_READ_ON * Math.max(1, speed)
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
    const index = this.held.findLastIndex(({ timestamp }) => timestamp <= time + HAIR)
    // A file's first picture also stands before its own time.
    if (index === -1) return this.held[0] && time >= this.heldFrom - HAIR ? this.held[0] : null
    const sample = this.held[index] as VideoSample
    return index < this.held.length - 1 || this.isAtEnd || end(sample) > time + HAIR ? sample : null
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
      this.held.findLastIndex(({ timestamp }) => timestamp <= this.wanted + HAIR),
    )
    const room = Math.max(1, Math.floor(MAX_BYTES / Math.max(1, this.file.frameBytes)) - AHEAD - 1)
    const passed = Math.max(0, shownIndex - Math.min(this.behind, room))
    this.drop(passed)
    if (passed > 0) this.heldFrom = this.held[0]?.timestamp ?? this.wanted
  }

  private hasEnough(): boolean {
    const beyond = this.held.filter(({ timestamp }) => timestamp > this.wanted + HAIR).length
    return this.isAtEnd || beyond >= AHEAD
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
