import { HOP_SECONDS, hopPowers, SILENT_LUFS, toLufs } from './loudness.ts'
import type { PcmAudio } from './wav.ts'

/** How much of the distance to the middle loudness is made up, for what is quieter and what is louder. */
const BOOST_RATIO = 0.5
const CUT_RATIO = 0.2
const MAX_BOOST_DB = 6
const WINDOW_HOPS = 10

/**
 * Brings quiet and loud parts of a 48 kHz sound nearer to each other, slowly, as a hand on a fader would: a quiet beginning can be heard, a chorus still is
 * the fullest part. From `untilSeconds` on (the last chord) the fader rests. Works in place.
 */
export function applyLeveler(sound: PcmAudio, untilSeconds: number): void {
  const loudness = movingAverage(hopPowers(sound)).map(toLufs)
  const heard = loudness.filter((level) => level > SILENT_LUFS)
  if (heard.length === 0) return
  const middle = toLufs(heard.reduce((sum, level) => sum + 10 ** ((level + 0.691) / 10), 0) / heard.length)
  const last = Math.max(0, Math.min(loudness.length - 1, Math.floor(untilSeconds / HOP_SECONDS) - WINDOW_HOPS))
  const gains = movingAverage(loudness.map((level) => gainDbFor(level - middle))).map((gain, i, all) => (i > last ? all[last]! : gain))
  applyGains(sound, gains)
}

const gainDbFor = (above: number): number => (above > 0 ? -above * CUT_RATIO : Math.min(MAX_BOOST_DB, -above * BOOST_RATIO))

/** Each value with its neighbours within a second. */
function movingAverage(values: readonly number[]): number[] {
  return values.map((_, i) => {
    const around = values.slice(Math.max(0, i - WINDOW_HOPS), i + WINDOW_HOPS + 1)
    return around.reduce((sum, value) => sum + value, 0) / around.length
  })
}

function applyGains({ channels, sampleRate }: PcmAudio, decibels: readonly number[]): void {
  const hop = Math.round(sampleRate * HOP_SECONDS)
  const factors = decibels.map((gain) => 10 ** (gain / 20))
  for (const channel of channels) {
    for (let i = 0; i < channel.length; i++) {
      const place = Math.max(0, i / hop - 0.5)
      const at = Math.min(factors.length - 1, Math.floor(place))
      const from = factors[at]!
      channel[i]! *= from + ((factors[at + 1] ?? from) - from) * Math.min(1, place - at)
    }
  }
}
