import type { Picture } from '../../draw/visuals/picture.ts'

/** Decodes the frames of one mounted item. */
export type VisualReader = {
  /** Frame rate of the file in frames per second; null if unknown or a still. */
  readonly sourceFps: number | null
  /** The frame at a source time in seconds, or null if it is not decoded. */
  at(seconds: number): Picture | null
  /** The latest decoded frame at or before a source time, shown while decoding is late. */
  nearest(seconds: number): Picture | null
  /**
   * Requests decoding from a source time on. `speed` is the playback rate, 0 while paused and negative backwards. `isUpcoming`: it is shown later,
   * when the playback gets there. Default: false.
   */
  requestFrom(seconds: number, speed: number, isUpcoming?: boolean): void
  close(): void
}

/** Callbacks of a reader. */
export type ReaderEvents = { readonly onFrame: () => void; readonly onError: (error: unknown) => void }
