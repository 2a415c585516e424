import type { Canvas2D } from '../model.ts'
import type { Placement } from '../../plan/fit.ts'

/** A decoded picture that can be painted, upright and with square pixels. */
export type DecodedImage = {
  readonly width: number
  readonly height: number
  paint(context: Canvas2D, placement: Placement): void
}

/** Gives the pictures of one mounted item. */
export type VisualReader = {
  /** The file's own frames per second; null where it has none or they are not known. */
  readonly sourceFps: number | null
  /** The exact picture at a second of the source, if it is decoded. */
  at(seconds: number): DecodedImage | null
  /** The latest picture at or before that second which is at hand: what is shown while decoding is behind. */
  nearest(seconds: number): DecodedImage | null
  /** Says what is needed now; decoding goes on from there. `speed` is 0 where nothing plays. */
  want(seconds: number, speed: number): void
  close(): void
}

/** Callbacks of a reader. */
export type ReaderEvents = { readonly onPicture: () => void; readonly onError: (error: unknown) => void }
