import { HOP_SECONDS, hopPowers, SILENT_LUFS, toLufs } from './loudness.ts'
import type { PcmAudio } from './wav.ts'

/** Fraction of the distance to the mean loudness that is corrected, for quieter and for louder parts. */
const BOOST_RATIO = 0.5
const CUT_RATIO = 0.2
const MAX_BOOST_DB = 6
const WINDOW_HOPS = 10

/**
 * Slow automatic gain for 48 kHz audio, in place: reduces the loudness range (boost at most 6 dB) and keeps the order of loudness.
 * The gain is constant from `untilSeconds` on, so that the last chord decays naturally.
 */
export function applyLeveler(sound: PcmAudio, untilSeconds: number): void {
  const loudness = movingAverage(hopPowers(sound)).map(toLufs)
  const audible = loudness.filter((level) => level > SILENT_LUFS)
  if (audible.length === 0) return
  const mean = toLufs(audible.reduce((sum, level) => sum + 10 ** ((level + 0.691) / 10), 0) / audible.length)
  const last = Math.max(0, Math.min(loudness.length - 1, Math.floor(untilSeconds / HOP_SECONDS) - WINDOW_HOPS))
  const gains = movingAverage(loudness.map((level) => gainDbFor(level - mean))).map((gain, i, all) => (i > last ? all[last]! : gain))
  applyGains(sound, gains)
}

const gainDbFor = (above: number): number => (above > 0 ? -above * CUT_RATIO : Math.min(MAX_BOOST_DB, -above * BOOST_RATIO))

/** Moving average over about two seconds. */
function movingAverage(values: readonly number[]): number[] {
  return values.map((_, i) => {
    const window = values.slice(Math.max(0, i - WINDOW_HOPS), i + WINDOW_HOPS + 1)
    return window.reduce((sum, value) => sum + value, 0) / window.length
  })
}

function applyGains({ channels, sampleRate }: PcmAudio, decibels: readonly number[]): void {
  const hop = Math.round(sampleRate * HOP_SECONDS)
  const factors = decibels.map((gain) => 10 ** (gain / 20))
  for (const channel of channels) {
    for (let i = 0; i < channel.length; i++) {
      const position = Math.max(0, i / hop - 0.5)
      const at = Math.min(factors.length - 1, Math.floor(position))
      const from = factors[at]!
      channel[i]! *= from + ((factors[at + 1] ?? from) - from) * Math.min(1, position - at)
    }
  }
}
