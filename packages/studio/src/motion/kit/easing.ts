import { clamp } from '../../paint/colour.ts'

export type Ease = (amount: number) => number

export const outCubic: Ease = (amount) => 1 - (1 - amount) ** 3
export const inCubic: Ease = (amount) => amount ** 3
export const inOutCubic: Ease = (amount) => (amount < 0.5 ? 4 * amount ** 3 : 1 - (-2 * amount + 2) ** 3 / 2)

/** Passes its goal by about a tenth and returns; `overshoot` 1 to 3. */
export const backOut =
  (overshoot: number): Ease =>
  (amount) =>
    1 + (overshoot + 1) * (amount - 1) ** 3 + overshoot * (amount - 1) ** 2
export const outBack: Ease = backOut(1.9)

/** Falls and bounces twice. */
export function outBounce(amount: number): number {
  for (const [until, middle, base] of BOUNCES) if (amount < until) return 7.5625 * (amount - middle) ** 2 + base
  return 1
}
const BOUNCES = [
  [1 / 2.75, 0, 0],
  [2 / 2.75, 1.5 / 2.75, 0.75],
  [2.5 / 2.75, 2.25 / 2.75, 0.9375],
  [1.01, 2.625 / 2.75, 0.984375],
] as const

/** Progress 0 to 1 of an event that begins at `start` and takes `length` seconds. */
export const progress = (seconds: number, start: number, length: number, ease: Ease = outCubic): number =>
  ease(clamp((seconds - start) / length))

/** 1 at `at`, gone a third of a second later; 0 before. */
export const impact = (seconds: number, at: number): number => (seconds < at ? 0 : Math.exp(-(seconds - at) * 9))
