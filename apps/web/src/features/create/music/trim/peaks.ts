/** Number of peaks of a song. */
export const PEAKS = 1000

/** Peak level of every section of the audio, `count` of them from start to end, the loudest of all 1. Silence is all 0. */
export function peaksOf(channels: readonly Float32Array[], count = PEAKS): number[] {
  const length = channels[0]?.length ?? 0
  const peaks = Array.from({ length: count }, (_, i) =>
    Math.max(...channels.map((samples) => loudest(samples, Math.floor((i * length) / count), Math.ceil(((i + 1) * length) / count)))),
  )
  const top = Math.max(...peaks)
  return top > 0 ? peaks.map((peak) => peak / top) : peaks.map(() => 0)
}

function loudest(samples: Float32Array, from: number, until: number): number {
  let max = 0
  for (let i = from; i < until; i += 1) max = Math.max(max, Math.abs(samples[i]!))
  return max
}

/** Peaks for the number of bars that fit; each bar shows the maximum of its range. */
export function barsOf(peaks: readonly number[], count: number): number[] {
  if (peaks.length === 0) return Array.from({ length: count }, () => 0)
  return Array.from({ length: count }, (_, i) => {
    const from = Math.floor((i * peaks.length) / count)
    return Math.max(...peaks.slice(from, Math.max(from + 1, Math.floor(((i + 1) * peaks.length) / count))))
  })
}
