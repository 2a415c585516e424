import type { Canvas2D } from '../model.ts'
import type { Placement } from '../../plan/fit.ts'

/** A decoded frame or image, with rotation and pixel aspect ratio applied; size in pixels. */
export type DecodedImage = {
  readonly width: number
  readonly height: number
  paint(context: Canvas2D, placement: Placement): void
}

/** Decodes the frames of one mounted item. */
export type VisualReader = {
  /** Frame rate of the file in frames per second; null if unknown or a still. */
  readonly sourceFps: number | null
  /** The frame at a source time in seconds, or null if it is not decoded. */
  at(seconds: number): DecodedImage | null
  /** The latest decoded frame at or before a source time, shown while decoding is late. */
  nearest(seconds: number): DecodedImage | null
  /** Requests decoding from a source time on. `speed` is the playback rate, 0 while paused. */
  requestFrom(seconds: number, speed: number): void
  close(): void
}

/** Callbacks of a reader. */
export type ReaderEvents = { readonly onFrame: () => void; readonly onError: (error: unknown) => void }
