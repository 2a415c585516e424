/** A film whose frames can be asked for; the picker knows no more of decoders. Times are seconds from the first frame. */
export type FrameSource = {
  readonly seconds: number
  /** Of the film, in pixels. */
  readonly width: number
  readonly height: number
  /** The frame that is shown at a time, as a picture of its own that the caller closes. Throws where it can not be decoded. */
  frameAt(seconds: number): Promise<ImageBitmap>
  close(): void
}

/** What became of a choice. */
export type PickedFrame = {
  readonly imageBitmap: ImageBitmap
  readonly blob: Blob
  /** Where it really is in the film. */
  readonly timeSec: number
}
