import type { VideoFrame } from './decode-frames.ts'

const SAMPLES = 31

/** Numbers of frames spread over a video, at uneven distances: whoever dances in time would be in the same place at even ones. */
export function spreadFrames(frames: number, most: number): number[] {
  const count = Math.min(most, frames)
  return Array.from({ length: count }, (_, k) => Math.floor(((k + ((k * GOLDEN_RATIO) % 1)) * frames) / count))
}

const GOLDEN_RATIO = 0.618_034

/** The picture that stays while something moves before it: the median of each pixel over frames of the whole video. */
export function medianFrame(frames: readonly VideoFrame[]): VideoFrame {
  const samples = spreadFrames(frames.length, SAMPLES).map((index) => frames[index]!)
  const [{ width, height }] = samples as [VideoFrame]
  const data = new Uint8Array(width * height * 3)
  const values = new Uint8Array(samples.length)
  for (let i = 0; i < data.length; i++) {
    for (let k = 0; k < samples.length; k++) values[k] = samples[k]!.data[i]!
    data[i] = values.sort()[samples.length >> 1]!
  }
  return { width, height, data }
}

/** Largest difference of the three channels, per pixel. */
export function differenceOf(frame: VideoFrame, background: VideoFrame): Uint8Array {
  const difference = new Uint8Array(frame.width * frame.height)
  for (let i = 0, at = 0; i < difference.length; i++, at += 3) {
    const red = Math.abs(frame.data[at]! - background.data[at]!)
    const green = Math.abs(frame.data[at + 1]! - background.data[at + 1]!)
    const blue = Math.abs(frame.data[at + 2]! - background.data[at + 2]!)
    difference[i] = Math.max(red, green, blue)
  }
  return difference
}

/** Differences of codecs and cameras lie below; shadows mostly too. */
const LEAST_THRESHOLD = 26
const NOISE_FACTOR = 4

/** The difference above which a pixel belongs to what moves: well above the noise of the pixels that stay. */
export function movementThreshold(differences: readonly Uint8Array[]): number {
  const counts = new Float64Array(256)
  for (const difference of differences) for (const value of difference) counts[value]!++
  const total = counts.reduce((sum, count) => sum + count, 0)
  let [value, below] = [0, 0]
  // Half of the pixels stay in any video with a standing camera.
  while (below + counts[value]! < total / 2) below += counts[value++]!
  return Math.max(LEAST_THRESHOLD, value * NOISE_FACTOR)
}
