import { DEFAULT_FPS, FRAME_SIZES, type AspectRatio } from '../story/category.ts'

const MIN_FPS = 15
const MAX_FPS = 60
const STANDARD_FPS = [24, 25, 30, 60]

/** The standard frame rate nearest to a measured one; ties round down. Limits: 15 and 60. */
export function standardFps(measured: number): number {
  if (measured <= MIN_FPS) return MIN_FPS
  if (measured > MAX_FPS) return MAX_FPS
  return STANDARD_FPS.reduce((best, fps) => (Math.abs(fps - measured) < Math.abs(best - measured) ? fps : best))
}

/** Frame rate of a project: the timeline's, else the story's, else 30. */
export const projectFps = (timelineFps?: number | null, storyFps?: number | null): number => timelineFps ?? storyFps ?? DEFAULT_FPS

type Size = { readonly width: number; readonly height: number }

/** Frame size of a film in pixels: its own, else its aspect ratio at 720p, else 1280 by 720. */
export function outputSize(metadata: { readonly width?: number | null; readonly height?: number | null }, ratio?: AspectRatio): Size {
  const { width, height } = metadata
  return width && height ? { width, height } : FRAME_SIZES[ratio ?? '16:9']
}

/** Aspect ratio in lowest terms, e.g. `16:9`. */
export function aspectRatioOf({ width, height }: Size): string {
  const divisor = greatestCommonDivisor(width, height)
  return `${width / divisor}:${height / divisor}`
}

const greatestCommonDivisor = (a: number, b: number): number => (b === 0 ? a : greatestCommonDivisor(b, a % b))

/** Formats a frame as `mm:ss:ff`, e.g. `00:03:05`. */
export function timecode(frame: number, fps: number): string {
  const seconds = Math.floor(frame / fps)
  return [Math.floor(seconds / 60), seconds % 60, frame % fps].map((part) => String(part).padStart(2, '0')).join(':')
}
