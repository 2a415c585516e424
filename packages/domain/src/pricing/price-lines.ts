/** What a line of a price pays for. `rounding` rounds up to a whole number (C-362). */
export type PriceLabel = 'base' | 'script' | 'audio_analysis' | 'images' | 'videos' | 'upscale' | 'captions' | 'rounding'

export type PriceLine = { readonly label: PriceLabel; readonly credits: number }

/** A price in whole credits with the lines that add up to it; lines of 0 are omitted. */
export type Estimate = { readonly credits: number; readonly lines: readonly PriceLine[] }

/** Removes binary rounding errors, which could push a price over the next whole number. */
const PRECISION = 1e6
const exact = (credits: number): number => Math.round(credits * PRECISION) / PRECISION

/** Adds lines and rounds the sum up to a whole credit. */
export function totalPrice(lines: readonly PriceLine[]): Estimate {
  const charged = lines.filter((line) => line.credits > 0)
  const sum = exact(charged.reduce((total, line) => total + line.credits, 0))
  const credits = Math.ceil(sum)
  const rounding = exact(credits - sum)
  return { credits, lines: rounding > 0 ? [...charged, { label: 'rounding', credits: rounding }] : charged }
}
