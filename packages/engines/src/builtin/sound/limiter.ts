import { loudnessLufs, SILENT_LUFS } from './loudness.ts'
import type { Sound } from './wav.ts'

const LOOKAHEAD_SECONDS = 0.004
const RELEASE_SECONDS = 0.08
const MOST_PUSHES = 4

/** Brings a 48 kHz sound to `targetLufs` with no sample above `ceiling` (linear, default 0.89 = -1 dB). Silence stays silence. */
export function levelTo(sound: Sound, targetLufs: number, ceiling = 0.89): Sound {
  if (loudnessLufs(sound) <= SILENT_LUFS) return sound
  let level = sound
  // Limiting takes loudness away again; a few smaller pushes give most of it back.
  for (let push = 0; push < MOST_PUSHES; push++) {
    const missing = targetLufs - loudnessLufs(level)
    if (push > 0 && missing < 0.2) break
    level = limit(amplify(level, push === 0 ? missing : Math.min(3, missing)), ceiling)
  }
  return level
}

function amplify(sound: Sound, decibel: number): Sound {
  const gain = 10 ** (decibel / 20)
  return { ...sound, channels: sound.channels.map((channel) => channel.map((sample) => sample * gain)) }
}

/** Turns all channels down together just before a peak and lets go slowly after it. */
function limit(sound: Sound, ceiling: number): Sound {
  const frames = sound.channels[0]?.length ?? 0
  const lookahead = Math.round(sound.sampleRate * LOOKAHEAD_SECONDS)
  const gains = gainsBeforePeaks(sound.channels, frames, ceiling, lookahead)
  releaseSlowly(gains, Math.exp(-1 / (sound.sampleRate * RELEASE_SECONDS)))
  return { ...sound, channels: sound.channels.map((channel) => channel.map((sample, i) => sample * gains[i]!)) }
}

function gainsBeforePeaks(channels: readonly Float32Array[], frames: number, ceiling: number, lookahead: number): Float32Array {
  const gains = new Float32Array(frames)
  let next = 1
  const step = 1 / lookahead
  for (let i = frames - 1; i >= 0; i--) {
    let peak = 0
    for (const channel of channels) peak = Math.max(peak, Math.abs(channel[i]!))
    const wanted = peak > ceiling ? ceiling / peak : 1
    next = Math.min(wanted, next + step)
    gains[i] = next
  }
  return gains
}

function releaseSlowly(gains: Float32Array, keep: number): void {
  let held = 1
  for (let i = 0; i < gains.length; i++) {
    held = Math.min(gains[i]!, 1 - (1 - held) * keep)
    gains[i] = held
  }
}
