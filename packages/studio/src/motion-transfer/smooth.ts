/** Fills missing values: between known ones in a straight line, before and after them with the nearest; all zero if none is known. */
export function fillMissing(values: readonly (number | null)[]): number[] {
  const known = values.flatMap((value, i) => (value === null ? [] : [{ i, value }]))
  if (known.length === 0) return values.map(() => 0)
  let next = 0
  return values.map((value, i) => {
    if (value !== null) return value
    while (next < known.length && known[next]!.i < i) next += 1
    const [before, after] = [known[next - 1], known[next]]
    if (!before || !after) return (before ?? after)!.value
    return before.value + ((after.value - before.value) * (i - before.i)) / (after.i - before.i)
  })
}

/** Median of each value and its neighbours: single outliers vanish, steps stay. */
export const withoutOutliers = (values: readonly number[], reach = 2): number[] =>
  values.map((_, i) => {
    const near = values.slice(Math.max(0, i - reach), i + reach + 1).toSorted((a, b) => a - b)
    return near[near.length >> 1]!
  })

/** Gaussian mean of `sigma` values, without a delay; the ends keep their level. */
export function smooth(values: readonly number[], sigma: number): number[] {
  const reach = Math.ceil(sigma * 3)
  const weights = Array.from({ length: reach * 2 + 1 }, (_, k) => Math.exp(-((k - reach) ** 2) / (2 * sigma ** 2)))
  return values.map((_, i) => {
    let [sum, total] = [0, 0]
    weights.forEach((weight, k) => {
      const value = values[i + k - reach]
      if (value === undefined) return
      sum += value * weight
      total += weight
    })
    return sum / total
  })
}

export const medianOf = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0
