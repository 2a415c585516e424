export type Size = { readonly width: number; readonly height: number }

/** `WxH` in pixels as given, `W:H` at 720 lines; even numbers, because H.264 needs them. Default 1280x720. */
export function sizeOf(asked: string | undefined): Size {
  const [a, b] = (asked ?? '16:9').split(/[x:]/).map(Number)
  if (!a || !b || a <= 0 || b <= 0) return { width: 1280, height: 720 }
  if (asked?.includes('x')) return { width: even(a), height: even(b) }
  return a >= b ? { width: even((720 * a) / b), height: 720 } : { width: 720, height: even((720 * b) / a) }
}

const even = (value: number): number => Math.max(2, Math.round(value / 2) * 2)
