export type Size = { readonly width: number; readonly height: number }

/** Longest side in pixels (4K). Larger sizes are scaled down. */
const MOST = 3840

/** `WxH` in pixels as given, `W:H` at 720 lines; even numbers, because H.264 needs them. Default 1280x720. */
export function sizeOf(asked: string | undefined): Size {
  const [a, b] = (asked ?? '16:9').split(/[x:]/).map(Number)
  if (!isLength(a) || !isLength(b)) return { width: 1280, height: 720 }
  const wished = asked?.includes('x') ? 1 : 720 / Math.min(a, b)
  const scale = Math.min(wished, MOST / Math.max(a, b))
  return { width: even(a * scale), height: even(b * scale) }
}

const isLength = (value: number | undefined): value is number => value !== undefined && Number.isFinite(value) && value > 0
const even = (value: number): number => Math.max(2, Math.round(value / 2) * 2)
