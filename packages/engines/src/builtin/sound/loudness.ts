import type { Sound } from './wav.ts'

/** Loudness of silence. */
export const SILENT_LUFS = -70

type Biquad = { readonly b: readonly [number, number, number]; readonly a: readonly [number, number] }

/** The two K-weighting filters of ITU-R BS.1770 at 48 kHz. */
const HEAD: Biquad = { b: [1.53512485958697, -2.69169618940638, 1.19839281085285], a: [-1.69065929318241, 0.73248077421585] }
const HIGHPASS: Biquad = { b: [1, -2, 1], a: [-1.99004745483398, 0.99007225036621] }

/** Integrated loudness (ITU-R BS.1770, both gates) of a 48 kHz sound, in LUFS. Sounds under 0.4 s are measured whole. */
export function loudnessLufs(sound: Sound): number {
  if (sound.sampleRate !== 48_000) throw new Error(`Loudness is measured at 48000 Hz, got ${sound.sampleRate}.`)
  const weighted = sound.channels.map((channel) => filter(filter(channel, HEAD), HIGHPASS))
  const powers = blockPowers(weighted, sound.sampleRate)
  const audible = powers.filter((power) => toLufs(power) > SILENT_LUFS)
  if (audible.length === 0) return SILENT_LUFS
  const relativeGate = toLufs(mean(audible)) - 10
  return toLufs(mean(audible.filter((power) => toLufs(power) > relativeGate)))
}

function blockPowers(channels: readonly Float32Array[], sampleRate: number): number[] {
  const frames = channels[0]?.length ?? 0
  if (frames === 0) return []
  const block = Math.min(frames, Math.round(sampleRate * 0.4))
  const hop = Math.round(sampleRate * 0.1)
  const powers: number[] = []
  for (let start = 0; start + block <= frames; start += hop) {
    powers.push(channels.reduce((sum, channel) => sum + meanSquare(channel, start, start + block), 0))
  }
  return powers
}

function meanSquare(samples: Float32Array, start: number, end: number): number {
  let sum = 0
  for (let i = start; i < end; i++) sum += samples[i]! * samples[i]!
  return sum / (end - start)
}

function filter(input: Float32Array, { b, a }: Biquad): Float32Array {
  const output = new Float32Array(input.length)
  let [x1, x2, y1, y2] = [0, 0, 0, 0]
  for (let i = 0; i < input.length; i++) {
    const x = input[i]!
    const y = b[0] * x + b[1] * x1 + b[2] * x2 - a[0] * y1 - a[1] * y2
    ;[x2, x1, y2, y1] = [x1, x, y1, y]
    output[i] = y
  }
  return output
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
const toLufs = (power: number) => (power > 0 ? -0.691 + 10 * Math.log10(power) : SILENT_LUFS - 1)
