import { filterInPlace, highpass } from './biquad.ts'
import { applyLeveler } from './leveler.ts'
import { balanceTone } from './tone-balance.ts'
import { widen } from './widen.ts'
import type { PcmAudio } from './wav.ts'

/** Inaudible energy below this would drive the limiter. */
const RUMBLE_CUTOFF_HERTZ = 27

/** Masters the mix of a 48 kHz song, in place: rumble filter, tone balance, stereo widening, leveling until `endingSeconds`. */
export function master(sound: PcmAudio, endingSeconds: number): void {
  for (const channel of sound.channels) filterInPlace(channel, highpass(sound.sampleRate, RUMBLE_CUTOFF_HERTZ))
  balanceTone(sound)
  widen(sound)
  applyLeveler(sound, endingSeconds)
}
