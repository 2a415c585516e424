import { filterInPlace, highpass } from './biquad.ts'
import { applyLeveler } from './leveler.ts'
import { balanceTone } from './tone-balance.ts'
import { widen } from './widen.ts'
import type { PcmAudio } from './wav.ts'

/** Below this nothing is heard, but sampled pads push there against the limiter. */
const RUMBLE_CUTOFF_HERTZ = 27

/** What is done to the mix of a 48 kHz song before it gets its loudness: no rumble, a balanced tone, width, parts nearer in level. Works in place. */
export function master(sound: PcmAudio, endingSeconds: number): void {
  for (const channel of sound.channels) filterInPlace(channel, highpass(sound.sampleRate, RUMBLE_CUTOFF_HERTZ))
  balanceTone(sound)
  widen(sound)
  applyLeveler(sound, endingSeconds)
}
