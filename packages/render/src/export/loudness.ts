/** What EBU R128 says of a sound. `lufs` is -70 for silence, `truePeakDb` -Infinity. */
export type Loudness = { readonly lufs: number; readonly truePeakDb: number }

/** Ends a chain and measures what runs through it; the answer is read from ffmpeg's log by `readLoudness`. */
export const measuring = (withPeak: boolean): string => `ebur128=framelog=verbose${withPeak ? ':peak=true' : ''}`

function lastValue(text: string, pattern: RegExp): number {
  const found = [...text.matchAll(pattern)].at(-1)?.[1]
  return found === undefined || found.includes('inf') || found === 'nan' ? Number.NEGATIVE_INFINITY : Number(found)
}

/** Reads the summary of a run that had one `measuring` filter. */
export function readLoudness(log: string): Loudness {
  return {
    lufs: Math.max(-70, lastValue(log, /^\s+I:\s+(-?[\d.]+|-?inf|nan) LUFS/gmu)),
    truePeakDb: lastValue(log, /^\s+Peak:\s+(-?[\d.]+|-?inf|nan) dBFS/gmu),
  }
}
