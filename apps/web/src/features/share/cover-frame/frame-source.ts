/** Source of decoded frames. Times in seconds from the first frame. */
export type FrameSource = {
  readonly seconds: number
  /** Of the film, in pixels. */
  readonly width: number
  readonly height: number
  /** Decodes the frame at a time; the caller must close the bitmap. Throws when it can't be decoded. */
  frameAt(seconds: number): Promise<ImageBitmap>
  close(): void
}

/** A picked frame. */
export type PickedFrame = {
  readonly imageBitmap: ImageBitmap
  readonly blob: Blob
  /** Actual time of the frame. */
  readonly timeSec: number
}
