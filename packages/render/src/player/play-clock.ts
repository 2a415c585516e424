import type { Anchor } from './audio/audio-voice.ts'

/** Seconds after which a stalled audio clock is replaced by the wall clock: a machine without an audio device. */
const STALL_SECONDS = 1

/** Playback clock in frames. Follows the audio output, so that video stays in sync; falls back to the wall clock if there is no running output. */
export class PlayClock {
  private readonly context: AudioContext | null
  private readonly fps: number
  private anchor: Anchor
  private lastAudio = -1
  private lastMoved = 0
  private wallFrom: { readonly frame: number; readonly at: number } | null = null

  /** Starts at `frame`, `leadSeconds` from now. */
  constructor(context: AudioContext | null, frame: number, fps: number, leadSeconds: number) {
    this.context = context?.state === 'running' ? context : null
    this.fps = fps
    this.anchor = { frame, time: (this.context?.currentTime ?? 0) + leadSeconds }
    this.lastMoved = performance.now()
    if (!this.context) this.wallFrom = { frame, at: performance.now() }
  }

  /** Reference point for scheduling audio; null if there is no audio output. */
  get audioAnchor(): Anchor | null {
    return this.context && !this.wallFrom ? this.anchor : null
  }

  frame(): number {
    if (this.wallFrom) return this.wallFrom.frame + (Math.max(0, performance.now() - this.wallFrom.at) / 1000) * this.fps
    const audio = this.context?.currentTime ?? 0
    const heard = audio - (this.context?.outputLatency || 0)
    const frame = Math.max(this.anchor.frame, this.anchor.frame + (heard - this.anchor.time) * this.fps)
    this.detectStalledClock(audio, frame)
    return frame
  }

  /** Suspends audio and clock while frames are loading. */
  pause(): void {
    if (this.wallFrom) this.wallFrom = { frame: this.frame(), at: Number.POSITIVE_INFINITY }
    else void this.context?.suspend()
  }

  resume(): void {
    this.lastMoved = performance.now()
    if (this.wallFrom) this.wallFrom = { frame: this.wallFrom.frame, at: performance.now() }
    else void this.context?.resume()
  }

  private detectStalledClock(audio: number, frame: number): void {
    const now = performance.now()
    if (audio !== this.lastAudio) {
      this.lastAudio = audio
      this.lastMoved = now
    } else if (this.context?.state === 'running' && now - this.lastMoved > STALL_SECONDS * 1000) {
      this.wallFrom = { frame, at: now }
    }
  }
}
