import type { Anchor } from './audio/audio-voice.ts'

/** Seconds after which a stalled audio clock is replaced by the wall clock: a machine without an audio device. */
const STALL_SECONDS = 1

/** Playback clock in frames. Follows the audio output, so that video stays in sync; falls back to the wall clock if there is no running output. */
export class PlayClock {
  private readonly context: AudioContext | null
  private readonly fps: number
  private anchor: Anchor
  private lastAudioTime = -1
  private audioAdvancedAt = 0
  private wallAnchor: { readonly frame: number; readonly at: number } | null = null

  /** Starts at `frame`, `leadSeconds` from now. */
  constructor(context: AudioContext | null, frame: number, fps: number, leadSeconds: number) {
    this.context = context?.state === 'running' ? context : null
    this.fps = fps
    this.anchor = { frame, time: (this.context?.currentTime ?? 0) + leadSeconds }
    this.audioAdvancedAt = performance.now()
    if (!this.context) this.wallAnchor = { frame, at: performance.now() }
  }

  /** Reference point for scheduling audio; null if there is no audio output. */
  get audioAnchor(): Anchor | null {
    return this.context && !this.wallAnchor ? this.anchor : null
  }

  frame(): number {
    if (this.wallAnchor) return this.wallAnchor.frame + (Math.max(0, performance.now() - this.wallAnchor.at) / 1000) * this.fps
    const audio = this.context?.currentTime ?? 0
    const heard = audio - (this.context?.outputLatency || 0)
    const frame = Math.max(this.anchor.frame, this.anchor.frame + (heard - this.anchor.time) * this.fps)
    this.detectStalledClock(audio, frame)
    return frame
  }

  /** Suspends audio and clock while frames are loading. */
  pause(): void {
    if (this.wallAnchor) this.wallAnchor = { frame: this.frame(), at: Number.POSITIVE_INFINITY }
    else void this.context?.suspend()
  }

  resume(): void {
    this.audioAdvancedAt = performance.now()
    if (this.wallAnchor) this.wallAnchor = { frame: this.wallAnchor.frame, at: performance.now() }
    else void this.context?.resume()
  }

  private detectStalledClock(audio: number, frame: number): void {
    const now = performance.now()
    if (audio !== this.lastAudioTime) {
      this.lastAudioTime = audio
      this.audioAdvancedAt = now
    } else if (this.context?.state === 'running' && now - this.audioAdvancedAt > STALL_SECONDS * 1000) {
      this.wallAnchor = { frame, at: now }
    }
  }
}
