import type { Track } from './score.ts'

/**
 * K-weighted loudness in dB of instruments of the sound bank relative to the median of their family: measured on eight notes at equal velocity in the
 * register of our genres. Values of instruments with a short decay are halved.
 */
const LOUDNESS_DB: Readonly<Record<number, number>> = {
  0: -5,
  1: -3.8,
  3: -3.8,
  9: -1.5,
  10: 2,
  11: -5,
  13: -7,
  16: -3,
  21: -3,
  25: -3.4,
  28: -4,
  30: 1.5,
  36: -1.6,
  38: -2.8,
  39: 6,
  42: -2.5,
  43: -3.8,
  46: -3,
  47: -3.3,
  51: 4,
  52: -2.6,
  56: 2.5,
  57: 5,
  58: 3.4,
  61: 5,
  62: -1.5,
  68: 2.5,
  69: -7,
  73: 2,
  74: 5,
  78: 7,
  79: 4.8,
  80: 6,
  81: 5,
  86: -4.4,
  89: -6,
  90: -3,
  97: -4.4,

  98: -6.5,
  105: -5,
  109: 4,
  110: -3.5,
  [8 * 128 + 26]: 13.5,
  [8 * 128 + 28]: 2,
  [8 * 128 + 80]: 8.7,
  [16 * 128 + 25]: -1,
}
const COMPENSATION = 0.6
/** The same for drum kits, fully compensated. */
const KIT_LOUDNESS_DB: Readonly<Record<number, number>> = { 0: -3, 24: -0.8, 25: 9.5 }

/** MIDI channel volume (0 to 127) that compensates the loudness of an instrument or kit. */
export function balancedVolume({ role, instrument: { program, volume } }: Pick<Track, 'role' | 'instrument'>): number {
  const offsetDb = role === 'drums' ? (KIT_LOUDNESS_DB[program] ?? 0) : COMPENSATION * (LOUDNESS_DB[program] ?? 0)
  // MIDI volume is quadratic: a tenth is -40 dB.
  return Math.round(Math.min(127, volume * 10 ** (-offsetDb / 40)))
}
