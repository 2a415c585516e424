/** Moves the figure of a picture as the one in a reference video moves. */
export type MotionTransfer = {
  readonly engine: string
  /**
   * A silent clip with the motion of the reference, as long as it. Rejects with EngineRefusal `picture_too_large` and `picture_unreadable` for the character,
   * `not_a_video` for the reference, `no_motion` for one in which nothing moves before a standing camera, and `no_figure` for a character that cannot be cut
   * out and put into the reference.
   */
  transferMotion(request: MotionTransferRequest, signal?: AbortSignal): Promise<MotionTransferResult>
}

export type MotionTransferRequest = {
  /** An image with the figure. */
  readonly character: Uint8Array
  /** A video of at most a minute. */
  readonly reference: Uint8Array
  /** Pixels of the clip, even. */
  readonly width: number
  readonly height: number
  /** What is behind the figure: its own picture, or the reference without the one that moves there. */
  readonly backdrop: 'character' | 'reference'
  /** How far the figure bends and bounces: 1 (little) to 5 (much). Default 3. */
  readonly intensity?: number
}

export type MotionTransferResult = {
  /** H.264 MP4 at 30 frames per second. */
  readonly video: Uint8Array
  readonly frames: number
}
