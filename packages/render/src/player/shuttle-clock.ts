/** Clock of playback at another speed than that of the film. It starts when the first frame is shown. */
export class ShuttleClock {
  /** Times the speed of the film; negative: backward. */
  readonly rate: number
  private readonly frame: number
  private readonly fps: number
  private startedAt: number | null = null

  constructor(frame: number, rate: number, fps: number) {
    this.frame = frame
    this.rate = rate
    this.fps = fps
  }

  /** The frame that is due, which may be before the film or after its end. */
  dueFrame(nowMs: number): number {
    this.startedAt ??= nowMs
    return this.frame + Math.trunc(((nowMs - this.startedAt) / 1000) * this.rate * this.fps + Math.sign(this.rate) * 1e-3)
  }
}
