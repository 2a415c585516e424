import type { AudioKind } from './model.ts'

/** Loudness a source is brought to before its own volume, in LUFS: speech leads, music stands under it. */
const TARGET_LUFS = { voiceover: -16, music: -21 } as const
const LARGEST_STEP_DB = 24
/** Quieter than this is silence or noise: raising it would only make the noise heard. */
export const SILENCE_LUFS = -55
/** What the finished film measures (EBU R128). */
export const FILM_LUFS = -16
/** At most -1; a little less, because meters differ by a tenth. */
export const FILM_TRUE_PEAK_DB = -1.2

const clamp = (value: number, limit: number): number => Math.max(-limit, Math.min(limit, value))

/** Gain in dB for a source of this loudness; a video's own sound is left as it is. */
export function loudnessGainDb(kind: AudioKind, measuredLufs: number): number {
  if (kind === 'video' || !(measuredLufs > SILENCE_LUFS)) return 0
  return clamp(TARGET_LUFS[kind] - measuredLufs, LARGEST_STEP_DB)
}
