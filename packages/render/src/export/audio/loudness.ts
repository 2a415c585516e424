/** EBU R128 integrated loudness and true peak (dBTP). For silence `lufs` is -70 and `truePeakDb` -Infinity. */
export type Loudness = { readonly lufs: number; readonly truePeakDb: number }

/**
 * A square wave of -200 dB. Without it the filters of the measurement, of a limiter and of the encoder decay into denormal numbers in each silence,
 * which takes them up to ten times the CPU.
 */
const WITHOUT_DENORMALS = 'adenorm=level=-200:type=square'

/** Filter that measures the audio of a chain; `parseLoudness` reads the result from ffmpeg's log by `name`. */
export const loudnessFilter = (withPeak: boolean, name = 'sound'): string =>
  `${WITHOUT_DENORMALS},ebur128@${name}=framelog=verbose${withPeak ? ':peak=true' : ''}`

function lastValue(text: string, pattern: RegExp): number {
  const match = [...text.matchAll(pattern)].at(-1)?.[1]
  return match === undefined || match.includes('inf') || match === 'nan' ? Number.NEGATIVE_INFINITY : Number(match)
}

/** Parses the last summary of a `loudnessFilter`; ffmpeg writes an empty summary on setup. */
export function parseLoudness(log: string, name = 'sound'): Loudness {
  const summary = log.split(`[ebur128@${name} `).at(-1)?.split('\n[')[0] ?? ''
  return {
    lufs: Math.max(-70, lastValue(summary, /^\s+I:\s+(-?[\d.]+|-?inf|nan) LUFS/gmu)),
    truePeakDb: lastValue(summary, /^\s+Peak:\s+(-?[\d.]+|-?inf|nan) dBFS/gmu),
  }
}
