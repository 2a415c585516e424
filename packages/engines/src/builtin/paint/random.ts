import { createNoise2D } from 'simplex-noise'

/** Numbers in [0, 1), the same sequence for the same seed. */
export type Random = () => number

export function seeded(seed: number): Random {
  let state = seed | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

/** A 32-bit number for a text, to seed from words. */
export function hashText(text: string): number {
  let hash = 2166136261
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 16777619)
  return hash >>> 0
}

export const pick = <T>(items: readonly T[], random: Random): T => items[Math.floor(random() * items.length)]!

export type Noise = (x: number, y: number) => number
const noiseCache = new Map<number, Noise>()

/** Simplex noise in [-1, 1], smooth over about one unit. */
export function simplexNoise(seed: number): Noise {
  const known = noiseCache.get(seed)
  if (known) return known
  const made = createNoise2D(seeded(seed))
  noiseCache.set(seed, made)
  return made
}

/** Octaves of noise, roughly in [-1, 1]. `ridged` folds it into crests. */
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
