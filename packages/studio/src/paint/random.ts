import { createNoise2D } from 'simplex-noise'

/** Pseudorandom numbers in [0, 1). */
export type Random = () => number

/** Mulberry32 generator: the same seed gives the same sequence. */
export function seeded(seed: number): Random {
  let state = seed | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

/** FNV-1a hash of a text as an unsigned 32-bit number, for seeds. */
export function hashText(text: string): number {
  let hash = 2166136261
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 16777619)
  return hash >>> 0
}

/** A random item. */
export const pick = <T>(items: readonly T[], random: Random): T => items[Math.floor(random() * items.length)]!

export type Noise = (x: number, y: number) => number
const noiseCache = new Map<number, Noise>()

/** 2D simplex noise in [-1, 1] with a feature size of about 1; cached by seed. */
export function simplexNoise(seed: number): Noise {
  const cached = noiseCache.get(seed)
  if (cached) return cached
  const noise = createNoise2D(seeded(seed))
  noiseCache.set(seed, noise)
  return noise
}

/** Fractal Brownian motion, roughly in [-1, 1]. `count`: octaves. `gain`: amplitude ratio of successive octaves. `ridged`: ridged multifractal. */
export function fractalNoise(noise: Noise, x: number, y: number, count = 4, gain = 0.5, ridged = false): number {
  let sum = 0
  let size = 0.5
  let scale = 1
  for (let i = 0; i < count; i++) {
    const value = noise(x * scale, y * scale)
    sum += size * (ridged ? 1 - 2 * Math.abs(value) : value)
    size *= gain
    scale *= 2.07
  }
  return sum
}
