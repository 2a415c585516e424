import { loudnessLufs, SILENT_LUFS } from './loudness.ts'
import type { PcmAudio } from './wav.ts'

const LOOKAHEAD_SECONDS = 0.004
const RELEASE_SECONDS = 0.08
const MAX_PASSES = 4

/** Brings a 48 kHz sound to `targetLufs` with no sample above `ceiling` (linear, default 0.89 = -1 dB). Silence stays silence. */
export function normalizeLoudness(sound: PcmAudio, targetLufs: number, ceiling = 0.89): PcmAudio {
  const level = { ...sound, channels: sound.channels.map((channel) => channel.slice()) }
  normalizeLoudnessInPlace(level, targetLufs, ceiling)
  return level
}

/** The same without a copy: a quarter of an hour of music is 345 MB. */
export function normalizeLoudnessInPlace(sound: PcmAudio, targetLufs: number, ceiling: number): void {
  const loudness = loudnessLufs(sound)
  if (loudness <= SILENT_LUFS) return
  amplifyAndLimit(sound, targetLufs - loudness, ceiling)
  // Limiting takes loudness away again; a few smaller pushes give most of it back.
  for (let pushes = 1; pushes < MAX_PASSES; pushes++) {
    const missing = targetLufs - loudnessLufs(sound)
    if (missing < 0.2) break
    amplifyAndLimit(sound, Math.min(3, missing), ceiling)
  }
}

/** Louder by so many decibel, in place; all channels are turned down together just before a peak and let go slowly behind it. */
function amplifyAndLimit({ channels, sampleRate }: PcmAudio, decibel: number, ceiling: number): void {
  const gain = 10 ** (decibel / 20)
  const gains = lookaheadGains(channels, ceiling / gain, Math.round(sampleRate * LOOKAHEAD_SECONDS))
  applyRelease(gains, Math.exp(-1 / (sampleRate * RELEASE_SECONDS)))
  for (const channel of channels) for (let i = 0; i < channel.length; i++) channel[i]! *= gain * gains[i]!
}

function lookaheadGains(channels: readonly Float32Array[], ceiling: number, lookahead: number): Float32Array {
  const gains = new Float32Array(channels[0]?.length ?? 0)
  const step = 1 / lookahead
  let next = 1
  for (let i = gains.length - 1; i >= 0; i--) {
    let peak = 0
    for (const channel of channels) peak = Math.max(peak, Math.abs(channel[i]!))
    next = Math.min(peak > ceiling ? ceiling / peak : 1, next + step)
    gains[i] = next
  }
  return gains
}

function applyRelease(gains: Float32Array, keep: number): void {
  let held = 1
  for (let i = 0; i < gains.length; i++) {
    held = Math.min(gains[i]!, 1 - (1 - held) * keep)
    gains[i] = held
  }
}
