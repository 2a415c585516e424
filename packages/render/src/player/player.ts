import { MESSAGE_FONT } from '../draw/message-tile.ts'
import { SurfacePool } from '../draw/surface.ts'
import type { RenderPlan } from '../plan/model.ts'
import { frameState, paintFrame } from './compose.ts'
import { CaptionCache } from './caption-cache.ts'
import { createSurface } from './create-surface.ts'
import { TitleCache } from './title-cache.ts'
import { MediaFiles } from './media-file.ts'
import type { Canvas2D, LoadFonts, MediaFailure, PlayerEvents, SourceOf } from './model.ts'
import { isMounted } from './mount-window.ts'
import { MountedVisuals } from './visuals/mounted-visuals.ts'
import { PlayClock } from './play-clock.ts'
import { ShuttleClock } from './shuttle-clock.ts'
import { AudioMixer } from './audio/audio-mixer.ts'

export type PlayerOptions = {
  /** The film is scaled to the canvas; set its size with `resize`. */
  readonly canvas: HTMLCanvasElement
  readonly sourceOf: SourceOf
  readonly loadFonts: LoadFonts
  readonly events: PlayerEvents
  /** Called once per item that fails. */
  readonly log: (failure: MediaFailure) => void
}

/** Delay between starting the clock and the first audio output. */
const LEAD_SECONDS = 0.06
/** Maximum lateness of a frame before playback is suspended to wait for it. */
const MAX_LATE_MILLISECONDS = 400
/** Delay before loading is reported; most seeks are faster. */
const LOADING_DELAY_MILLISECONDS = 200
/** Maximum wait for audio when playback starts. */
const MAX_PRIMING_MILLISECONDS = 1500
/** Interval of audio scheduling, which also runs in hidden windows. */
const PUMP_MILLISECONDS = 250

type Playing =
  | { readonly is: 'paused' }
  /** Waiting for the first frame and audio. */
  | { readonly is: 'starting'; readonly since: number }
  | { readonly is: 'running'; readonly clock: PlayClock }
  /** The clock is paused until the frame is decoded. */
  | { readonly is: 'waiting'; readonly clock: PlayClock }
  /** At another speed or backward, without sound. */
  | { readonly is: 'shuttling'; readonly clock: ShuttleClock }

/**
 * Plays a render plan on a canvas and an audio output, with the same frames as the export. Fetches and decodes only around the playhead.
 * Each edit sets a new plan; unchanged sources stay open.
 */
export class Player {
  private readonly options: PlayerOptions
  private readonly context: Canvas2D
  private readonly files = new MediaFiles()
  private readonly mounts: MountedVisuals
  private readonly audio: AudioMixer
  private readonly captions: CaptionCache
  private readonly titles: TitleCache
  private readonly surfaces = new SurfacePool(createSurface)
  private plan: RenderPlan | null = null
  private state: Playing = { is: 'paused' }
  private currentFrame = 0
  private hasMessageFont = false
  private lateSince: number | null = null
  private isLoading = false
  private loadingTimer: ReturnType<typeof setTimeout> | undefined
  private failure: MediaFailure | null = null
  private animationRequest = 0
  private readonly pumpTimer: ReturnType<typeof setInterval>
  private isDisposed = false
  private paintedCount = 0
  private paintedFrame = -1
  /** The canvas does not show the complete current frame. */
  private isLate = false

  constructor(options: PlayerOptions) {
    this.options = options
    const context = options.canvas.getContext('2d', { alpha: false, desynchronized: false })
    if (!context) throw new Error('no 2D canvas')
    this.context = context
    const { sourceOf, log } = options
    const onChange = () => this.invalidate()
    const urlsInUse = () => new Set([...this.mounts.urls, ...this.audio.urls])
    this.captions = new CaptionCache(options.loadFonts, onChange)
    this.titles = new TitleCache(options.loadFonts, onChange)
    this.mounts = new MountedVisuals({ files: this.files, sourceOf, urlsInUse, onChange, log })
    this.audio = new AudioMixer({ files: this.files, sourceOf, urlsInUse, log })
    this.pumpTimer = setInterval(() => this.pumpAudio(), PUMP_MILLISECONDS)
  }

  /** The current frame, which may still be loading. */
  get frame(): number {
    return this.currentFrame
  }

  get isPlaying(): boolean {
    return this.state.is !== 'paused'
  }

  /** Ids of the mounted visual items. */
  get mountedItemIds(): string[] {
    return this.mounts.itemIds
  }

  /** Number of distinct frames painted, for benchmarks. */
  get paintedFrames(): number {
    return this.paintedCount
  }

  /** Whether the player is paused and the canvas shows the complete current frame. */
  get isSettled(): boolean {
    return this.state.is === 'paused' && this.animationRequest === 0 && !this.isLate
  }

  setPlan(plan: RenderPlan): void {
    this.plan = plan
    this.currentFrame = Math.min(this.currentFrame, plan.totalFrames - 1)
    this.isLate = true
    this.invalidate()
  }

  /** Sets the canvas size in device pixels. */
  resize(width: number, height: number): void {
    const { canvas } = this.options
    if (canvas.width === width && canvas.height === height) return
    canvas.width = Math.max(1, width)
    canvas.height = Math.max(1, height)
    this.isLate = true
    this.invalidate()
  }

  /** Moves the playhead to a frame; playback continues from there. */
  seek(frame: number): void {
    this.currentFrame = this.clampFrame(frame)
    this.isLate = true
    if (this.state.is === 'shuttling') this.shuttle(this.currentFrame, this.state.clock.rate)
    else if (this.isPlaying) this.startPlaying()
    // Start decoding before the next animation frame.
    if (this.plan) this.mounts.update(this.plan, this.currentFrame, false)
    this.invalidate()
  }

  /** Must be called from a user gesture, otherwise there is no audio. */
  play(fromFrame: number): void {
    this.currentFrame = this.clampFrame(fromFrame)
    this.startPlaying()
  }

  /**
   * Plays without sound at a multiple of the film's speed, backward when it is negative. Frames that are not decoded in time are skipped. Backward it
   * stays at frame 0.
   */
  shuttle(fromFrame: number, rate: number): void {
    if (!this.plan) return
    this.pause()
    this.currentFrame = this.clampFrame(fromFrame)
    this.state = { is: 'shuttling', clock: new ShuttleClock(this.currentFrame, rate, this.plan.output.fps) }
  }

  pause(): void {
    if (this.state.is === 'waiting') this.state.clock.resume()
    this.state = { is: 'paused' }
    this.audio.stop()
    this.lateSince = null
    this.isLate = true
    this.invalidate()
  }

  /** Resumes the audio context early, from a user gesture, so that playback starts faster. */
  resumeAudio(): void {
    void this.audio.resume().catch(() => undefined)
  }

  /** Reopens failed media. */
  retry(): void {
    this.mounts.retryFailed()
    this.audio.retryFailed()
    this.isLate = true
    this.invalidate()
  }

  /** Releases all resources; the player cannot be used afterwards. */
  dispose(): void {
    this.isDisposed = true
    clearInterval(this.pumpTimer)
    clearTimeout(this.loadingTimer)
    cancelAnimationFrame(this.animationRequest)
    this.mounts.dispose()
    this.audio.dispose()
    this.files.dispose()
  }

  private clampFrame(frame: number): number {
    return Math.min(Math.max(0, Math.round(frame)), (this.plan?.totalFrames ?? 1) - 1)
  }

  private startPlaying(): void {
    if (this.state.is === 'waiting') this.state.clock.resume()
    this.audio.stop()
    this.lateSince = null
    this.state = { is: 'starting', since: performance.now() }
    // Without a user gesture there is no audio, and the wall clock is used.
    this.resumeAudio()
    this.invalidate()
  }

  private invalidate(): void {
    if (this.animationRequest !== 0 || this.isDisposed) return
    this.animationRequest = requestAnimationFrame(() => {
      this.animationRequest = 0
      if (this.plan) this.onAnimationFrame(this.plan)
    })
  }

  private onAnimationFrame(plan: RenderPlan): void {
    if (this.state.is === 'running') this.advance(plan, this.state.clock)
    else if (this.state.is === 'shuttling') this.advanceShuttle(plan, this.state.clock)
    if (this.isDisposed) return
    const { currentFrame: current } = this
    const isForward = this.state.is === 'running' || (this.state.is === 'shuttling' && this.state.clock.rate > 0)
    this.mounts.update(plan, current, isForward)
    this.prepareTexts(plan, current)
    this.loadMessageFont(plan)
    const { mounts, captions, titles, hasMessageFont } = this
    const ready = { mounts, captions, titles, hasMessageFont }
    const { isReady, failure } = frameState(plan, current, ready)
    this.reportFailure(failure)
    this.updateState(plan, isReady)
    const isUpToDate = this.paintedFrame === current && !this.isLate
    if (!isUpToDate && (isReady || this.state.is === 'running')) this.paint(plan, current, isReady)
    if (this.state.is !== 'paused') this.invalidate()
  }

  private paint(plan: RenderPlan, frame: number, isReady: boolean): void {
    const { canvas } = this.options
    const { context } = this
    const pixelScale = canvas.width / plan.output.width
    context.setTransform(pixelScale, 0, 0, canvas.height / plan.output.height, 0, 0)
    const { mounts, captions, titles, surfaces, hasMessageFont } = this
    paintFrame(context, plan, frame, { mounts, captions, titles, surfaces, hasMessageFont }, pixelScale)
    this.isLate = !isReady
    if (this.paintedFrame !== frame) this.paintedCount++
    this.paintedFrame = frame
  }

  private advance(plan: RenderPlan, clock: PlayClock): void {
    const dueFrame = Math.floor(clock.frame() + 1e-3)
    if (dueFrame >= plan.totalFrames) {
      this.end()
    } else if (dueFrame !== this.currentFrame) {
      this.currentFrame = dueFrame
      this.options.events.onFrame(dueFrame)
    }
    this.pumpAudio()
  }

  /** Waits until the current frame is shown; the next one is the one that is due then. */
  private advanceShuttle(plan: RenderPlan, clock: ShuttleClock): void {
    if (this.paintedFrame !== this.currentFrame || this.isLate) return
    const dueFrame = clock.dueFrame(performance.now())
    if (dueFrame >= plan.totalFrames) return this.end()
    const frame = Math.max(0, dueFrame)
    if (frame === this.currentFrame) return
    this.currentFrame = frame
    this.options.events.onFrame(frame)
  }

  /** Stops and rewinds. */
  private end(): void {
    this.pause()
    this.currentFrame = 0
    this.options.events.onEnded()
  }

  private updateState(plan: RenderPlan, isReady: boolean): void {
    const now = performance.now()
    this.reportLoading(!isReady)
    if (this.state.is === 'starting') this.tryStart(plan, isReady, this.state.since)
    else if (this.state.is === 'waiting' && isReady) {
      this.state.clock.resume()
      this.state = { is: 'running', clock: this.state.clock }
      this.lateSince = null
    } else if (this.state.is === 'running') {
      this.lateSince = isReady ? null : (this.lateSince ?? now)
      if (this.lateSince === null || now - this.lateSince < MAX_LATE_MILLISECONDS) return
      this.state.clock.pause()
      this.state = { is: 'waiting', clock: this.state.clock }
    }
  }

  private tryStart(plan: RenderPlan, isReady: boolean, since: number): void {
    this.audio.update(plan, this.currentFrame)
    const { context } = this.audio
    const waited = performance.now() - since
    const hasSound = context?.state === 'running' && this.audio.isPrimed
    if (!isReady || (!hasSound && waited < MAX_PRIMING_MILLISECONDS)) return
    this.state = { is: 'running', clock: new PlayClock(context, this.currentFrame, plan.output.fps, LEAD_SECONDS) }
    this.lateSince = null
    this.pumpAudio()
  }

  private pumpAudio(): void {
    if (this.state.is !== 'running' || !this.plan) return
    const anchor = this.state.clock.audioAnchor
    if (!anchor) return
    this.audio.update(this.plan, Math.floor(this.state.clock.frame()))
    this.audio.pump(anchor)
    // Hidden windows get no animation frames; playback continues.
    if (document.hidden) this.advanceHidden(this.plan, this.state.clock)
  }

  private advanceHidden(plan: RenderPlan, clock: PlayClock): void {
    const dueFrame = Math.floor(clock.frame())
    if (dueFrame >= plan.totalFrames) this.end()
    else if (dueFrame !== this.currentFrame) {
      this.currentFrame = dueFrame
      this.options.events.onFrame(dueFrame)
    }
  }

  private prepareTexts(plan: RenderPlan, frame: number): void {
    for (const caption of plan.captions) {
      if (isMounted(caption, frame, plan.output.fps)) this.captions.prepare(caption, plan.output)
    }
    for (const layer of plan.layers) if (isMounted(layer, frame, plan.output.fps)) this.titles.prepare(layer, plan.output)
  }

  private loadMessageFont(plan: RenderPlan): void {
    if (this.hasMessageFont) return
    const message = [...plan.segments, ...plan.layers].find(({ picture }) => picture.kind === 'message')
    if (message?.picture.kind !== 'message') return
    void this.loadFontOf(message.picture.text)
  }

  private async loadFontOf(message: string): Promise<void> {
    await this.options.loadFonts(message, MESSAGE_FONT.family, MESSAGE_FONT.weight)
    this.hasMessageFont = true
    this.invalidate()
  }

  private reportLoading(isLoading: boolean): void {
    if (!isLoading) {
      clearTimeout(this.loadingTimer)
      this.loadingTimer = undefined
      if (this.isLoading) this.options.events.onLoading((this.isLoading = false))
      return
    }
    if (this.isLoading) return
    this.loadingTimer ??= setTimeout(() => {
      this.loadingTimer = undefined
      this.isLoading = true
      this.options.events.onLoading(true)
    }, LOADING_DELAY_MILLISECONDS)
  }

  private reportFailure(failure: MediaFailure | null): void {
    if (failure === this.failure) return
    this.failure = failure
    this.options.events.onFailure(failure)
  }
}
