import type { PcmAudio } from './wav.ts'

/** Loudness of silence. */
export const SILENT_LUFS = -70

/** Step between gating blocks of 0.4 s. */
export const HOP_SECONDS = 0.1
const HOPS_IN_BLOCK = 4

/** Integrated loudness in LUFS (ITU-R BS.1770 with both gates) of 48 kHz audio; -70 for silence. Audio under 0.4 s is one block. Throws for other rates. */
export function loudnessLufs(sound: PcmAudio): number {
  if (sound.sampleRate !== 48_000) throw new Error(`Loudness is measured at 48000 Hz, got ${sound.sampleRate}.`)
  const powers = blockPowers(sound)
  const audible = powers.filter((power) => toLufs(power) > SILENT_LUFS)
  if (audible.length === 0) return SILENT_LUFS
  const relativeGate = toLufs(mean(audible)) - 10
  return toLufs(mean(audible.filter((power) => toLufs(power) > relativeGate)))
}

function blockPowers({ channels, sampleRate }: PcmAudio): number[] {
  const frames = channels[0]?.length ?? 0
  if (frames === 0) return []
  const hop = Math.round(sampleRate * HOP_SECONDS)
  const hops = hopEnergies(channels, hop)
  const wholeHops = Math.floor(frames / hop)
  if (wholeHops < HOPS_IN_BLOCK) return [hops.reduce((sum, energy) => sum + energy, 0) / frames]
  return Array.from({ length: wholeHops - HOPS_IN_BLOCK + 1 }, (_, i) => {
    let energy = 0
    for (let k = i; k < i + HOPS_IN_BLOCK; k++) energy += hops[k]!
    return energy / (hop * HOPS_IN_BLOCK)
  })
}

/** K-weighted mean power of each complete hop of 0.1 s. */
export function hopPowers({ channels, sampleRate }: PcmAudio): number[] {
  const hop = Math.round(sampleRate * HOP_SECONDS)
  return [...hopEnergies(channels, hop)].slice(0, Math.floor((channels[0]?.length ?? 0) / hop)).map((energy) => energy / hop)
}

/** K-weighted energy of each hop; filtered on the fly to avoid a copy of the song. */
function hopEnergies(channels: readonly Float32Array[], hop: number): Float64Array {
  const energies = new Float64Array(Math.ceil(channels[0]!.length / hop))
  for (const channel of channels) addEnergies(energies, channel, hop)
  return energies
}

/** The two K-weighting filters in one loop: high shelf, then highpass, in direct form I. */
function addEnergies(energies: Float64Array, channel: Float32Array, hop: number): void {
  let [x1, x2, y1, y2, z1, z2] = [0, 0, 0, 0, 0, 0]
  for (let i = 0, at = 0; at < energies.length; at++) {
    const end = Math.min(channel.length, i + hop)
    let energy = 0
    for (; i < end; i++) {
      const x = channel[i]!
      const y = 1.53512485958697 * x - 2.69169618940638 * x1 + 1.19839281085285 * x2 + 1.69065929318241 * y1 - 0.73248077421585 * y2
      const z = y - 2 * y1 + y2 + 1.99004745483398 * z1 - 0.99007225036621 * z2
      x2 = x1
      x1 = x
      y2 = y1
      y1 = y
      z2 = z1
      z1 = z
      energy += z * z
    }
    energies[at]! += energy
  }
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
/** LUFS of a K-weighted mean power. */
export const toLufs = (power: number) => (power > 0 ? -0.691 + 10 * Math.log10(power) : SILENT_LUFS - 1)
