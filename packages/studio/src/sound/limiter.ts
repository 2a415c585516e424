import { loudnessLufs, SILENT_LUFS } from './loudness.ts'
import type { PcmAudio } from './wav.ts'

const LOOKAHEAD_SECONDS = 0.004
const RELEASE_SECONDS = 0.08
const MAX_PASSES = 4

/** A copy of 48 kHz audio at `targetLufs` with no sample above `ceiling` (linear, default 0.89 = -1 dBFS). Silence is unchanged. */
export function normalizeLoudness(sound: PcmAudio, targetLufs: number, ceiling = 0.89): PcmAudio {
  const level = { ...sound, channels: sound.channels.map((channel) => channel.slice()) }
  normalizeLoudnessInPlace(level, targetLufs, ceiling)
  return level
}

/** The same in place: 15 minutes of stereo take 345 MB. */
export function normalizeLoudnessInPlace(sound: PcmAudio, targetLufs: number, ceiling: number): void {
  const loudness = loudnessLufs(sound)
  if (loudness <= SILENT_LUFS) return
  amplifyAndLimit(sound, targetLufs - loudness, ceiling)
  // The limiter reduces loudness; a few more passes restore most of it.
  for (let pass = 1; pass < MAX_PASSES; pass++) {
    const missing = targetLufs - loudnessLufs(sound)
    if (missing < 0.2) break
    amplifyAndLimit(sound, Math.min(3, missing), ceiling)
  }
}

/** Gain of `decibel` with a linked lookahead limiter, in place. */
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

function applyRelease(gains: Float32Array, decay: number): void {
  let gain = 1
  for (let i = 0; i < gains.length; i++) {
    gain = Math.min(gains[i]!, 1 - (1 - gain) * decay)
    gains[i] = gain
  }
}
