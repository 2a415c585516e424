import type { AudioKind } from '../model.ts'

/** Target loudness of sounds of a kind before the final mastering, in LUFS. */
export const TARGET_LUFS = { voiceover: -16, music: -21 } as const
const MAX_GAIN_DB = 24
/** Anything quieter is silence or noise and is not amplified. */
export const SILENCE_LUFS = -55
/** Loudness of silence, as EBU R128 measures it. */
export const SILENT_LUFS = -70
/** Integrated loudness of the exported film (EBU R128). */
export const FILM_LUFS = -16
/** Maximum true peak; 0.2 dB below the limit of -1 dBTP, because meters differ. */
export const FILM_TRUE_PEAK_DB = -1.2

const clamp = (value: number, limit: number): number => Math.max(-limit, Math.min(limit, value))

export const isSilent = (lufs: number): boolean => !(lufs > SILENCE_LUFS)

/** Gain in dB (-24 to 24) that brings audio of this loudness to its target; 0 for the audio of video clips and for silence. */
export function loudnessGainDb(kind: AudioKind, measuredLufs: number): number {
  if (kind === 'video' || isSilent(measuredLufs)) return 0
  return clamp(TARGET_LUFS[kind] - measuredLufs, MAX_GAIN_DB)
}
