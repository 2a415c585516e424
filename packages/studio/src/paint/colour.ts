/** Red, green and blue, 0 to 255 each; fractions are kept until a colour is written as CSS. */
export type Rgb = readonly [number, number, number]
/** `#rgb`, `#rrggbb`, or channels. */
export type Colour = string | Rgb

/** Clamps to [low, high], by default [0, 1]. */
export const clamp = (value: number, low = 0, high = 1): number => (value < low ? low : value > high ? high : value)
/** Linear interpolation. `amount`: 0 is `from`, 1 is `to`; not clamped. */
export const lerp = (from: number, to: number, amount: number): number => from + (to - from) * amount
/** Hermite ease-in-out of 0 to 1; clamps its input. */
export const smoothstep = (amount: number): number => {
  const t = clamp(amount)
  return t * t * (3 - 2 * t)
}

const rgbCache = new Map<string, Rgb>()

/** Channels of a colour; hex strings are cached. */
export function rgb(colour: Colour): Rgb {
  if (typeof colour !== 'string') return colour
  const cached = rgbCache.get(colour)
  if (cached) return cached
  const digits = colour.slice(1)
  const full = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits
  const value = parseInt(full, 16)
  const channels: Rgb = [(value >> 16) & 255, (value >> 8) & 255, value & 255]
  rgbCache.set(colour, channels)
  return channels
}

/** CSS colour; alpha 0 to 1. */
export function css(colour: Colour, alpha = 1): string {
  const [r, g, b] = rgb(colour)
  return alpha >= 1 ? `rgb(${r | 0},${g | 0},${b | 0})` : `rgba(${r | 0},${g | 0},${b | 0},${alpha.toFixed(3)})`
}

/** Linear interpolation in RGB. `amount`: 0 is `from`, 1 is `to`. */
export function mix(from: Colour, to: Colour, amount: number): Rgb {
  const a = rgb(from)
  const b = rgb(to)
  return [lerp(a[0], b[0], amount), lerp(a[1], b[1], amount), lerp(a[2], b[2], amount)]
}

/** Mixes towards dark violet (below 0; black would look dirty) or warm white (above 0). `amount`: -1 to 1. */
export const shade = (colour: Colour, amount: number): Rgb =>
  amount < 0 ? mix(colour, [12, 9, 32], -amount) : mix(colour, [255, 250, 236], amount)

/** Luma (Rec. 601), 0 to 1. */
export function luminance(colour: Colour): number {
  const [r, g, b] = rgb(colour)
  return (0.299 * r + 0.587 * g + 0.114 * b) / 255
}

/** Hue in degrees, saturation and lightness 0 to 1. */
export function toHsl(colour: Colour): [number, number, number] {
  const [r, g, b] = rgb(colour).map((channel) => channel / 255) as [number, number, number]
  const high = Math.max(r, g, b)
  const low = Math.min(r, g, b)
  const light = (high + low) / 2
  const span = high - low
  if (span === 0) return [0, 0, light]
  const hue = high === r ? ((g - b) / span + 6) % 6 : high === g ? (b - r) / span + 2 : (r - g) / span + 4
  return [hue * 60, span / (1 - Math.abs(2 * light - 1)), light]
}

/** Colour from hue in degrees (any), saturation and lightness 0 to 1 (clamped). */
export function fromHsl(hue: number, saturation: number, lightness: number): Rgb {
  const h = ((hue % 360) + 360) % 360
  const l = clamp(lightness)
  const chroma = (1 - Math.abs(2 * l - 1)) * clamp(saturation)
  const second = chroma * (1 - Math.abs(((h / 60) % 2) - 1))
  const base = l - chroma / 2
  const sectors: Rgb[] = [
    [chroma, second, 0],
    [second, chroma, 0],
    [0, chroma, second],
    [0, second, chroma],
    [second, 0, chroma],
    [chroma, 0, second],
  ]
  const [r, g, b] = sectors[Math.floor(h / 60) % 6]!
  return [(r + base) * 255, (g + base) * 255, (b + base) * 255]
}

/** Shifts hue by degrees, multiplies saturation and lightness, then adds `lift` to lightness. */
export function adjust(colour: Colour, change: { hue?: number; saturation?: number; lightness?: number; lift?: number }): Rgb {
  const [h, s, l] = toHsl(colour)
  return fromHsl(h + (change.hue ?? 0), s * (change.saturation ?? 1), l * (change.lightness ?? 1) + (change.lift ?? 0))
}

/** Samples a gradient of evenly spaced stops at `amount`, 0 to 1. */
export function ramp(stops: readonly Colour[], amount: number): Rgb {
  const position = clamp(amount) * (stops.length - 1)
  const index = Math.min(stops.length - 2, Math.floor(position))
  return mix(stops[index]!, stops[index + 1]!, position - index)
}
