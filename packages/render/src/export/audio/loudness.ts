/** What EBU R128 says of a sound. `lufs` is -70 for silence, `truePeakDb` -Infinity. */
export type Loudness = { readonly lufs: number; readonly truePeakDb: number }

/** Measures what runs through a chain; the answer is read from ffmpeg's log by `readLoudness` under the same name. */
export const loudnessFilter = (withPeak: boolean, name = 'sound'): string =>
  `ebur128@${name}=framelog=verbose${withPeak ? ':peak=true' : ''}`

function lastValue(text: string, pattern: RegExp): number {
  const found = [...text.matchAll(pattern)].at(-1)?.[1]
  return found === undefined || found.includes('inf') || found === 'nan' ? Number.NEGATIVE_INFINITY : Number(found)
}

/** The last summary of a `measuring` filter: it writes an empty one when it is set up. */
export function parseLoudness(log: string, name = 'sound'): Loudness {
  const summary = log.split(`[ebur128@${name} `).at(-1)?.split('\n[')[0] ?? ''
  return {
    lufs: Math.max(-70, lastValue(summary, /^\s+I:\s+(-?[\d.]+|-?inf|nan) LUFS/gmu)),
    truePeakDb: lastValue(summary, /^\s+Peak:\s+(-?[\d.]+|-?inf|nan) dBFS/gmu),
  }
}
