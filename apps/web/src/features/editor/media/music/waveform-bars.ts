/** Peaks of `count` equal ranges, normalised to 0..1, with a minimum so that silence stays visible. */
export function waveformBars(peaks: readonly number[], count: number): readonly number[] {
  const bars = Array.from({ length: count }, (_, index) => {
    const [from, to] = [Math.floor((index * peaks.length) / count), Math.ceil(((index + 1) * peaks.length) / count)]
    return peaks.slice(from, to).reduce((max, peak) => Math.max(max, peak), 0)
  })
  const loudest = Math.max(...bars, 0.01)
  return bars.map((bar) => bar / loudest)
}
