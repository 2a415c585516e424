import { clampTime } from './frame-times.ts'

/** Darker frames (mean luma 0 to 255) are rejected. */
export const DARKEST = 12
/** Attempts after the first, each this many seconds later. */
const RETRIES = 3
const RETRY_SECONDS = 0.5

export const isTooDark = (luma: number): boolean => luma < DARKEST

/** Mean luma (BT.709) of RGBA pixels, 0 to 255. */
export function meanLuma(pixels: ArrayLike<number>): number {
  let sum = 0
  for (let at = 0; at < pixels.length; at += 4) {
    sum += 0.2126 * (pixels[at] ?? 0) + 0.7152 * (pixels[at + 1] ?? 0) + 0.0722 * (pixels[at + 2] ?? 0)
  }
  return pixels.length === 0 ? 0 : sum / (pixels.length / 4)
}

/** A decoded frame and its brightness. */
export type ReadFrame = { readonly timeSec: number; readonly luma: number }

/** First frame from a time on that is not too dark, in up to three steps of 0.5 s; else the brightest. */
export async function brightFrame<T extends ReadFrame>(
  read: (seconds: number) => Promise<T>,
  from: number,
  filmSeconds: number,
): Promise<T> {
  let brightest = await read(from)
  for (let retry = 1; retry <= RETRIES && isTooDark(brightest.luma); retry += 1) {
    const next = await read(clampTime(from + retry * RETRY_SECONDS, filmSeconds))
    if (next.luma > brightest.luma) brightest = next
  }
  return brightest
}
