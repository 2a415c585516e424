export type Size = { readonly width: number; readonly height: number }

/** Longest side in pixels (4K). Larger sizes are scaled down. */
const MAX_SIDE = 3840

/** Parses `WxH` (pixels) or `W:H` (aspect ratio, shorter side 720); sides are rounded to even numbers for H.264. Default and fallback 1280x720. */
export function sizeOf(size: string | undefined): Size {
  const [a, b] = (size ?? '16:9').split(/[x:]/).map(Number)
  if (!isLength(a) || !isLength(b)) return { width: 1280, height: 720 }
  const requestedScale = size?.includes('x') ? 1 : 720 / Math.min(a, b)
  const scale = Math.min(requestedScale, MAX_SIDE / Math.max(a, b))
  return { width: even(a * scale), height: even(b * scale) }
}

const isLength = (value: number | undefined): value is number => value !== undefined && Number.isFinite(value) && value > 0
const even = (value: number): number => Math.max(2, Math.round(value / 2) * 2)
