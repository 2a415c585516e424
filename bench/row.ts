/** One line of the benchmark table: what was measured, against what in the same run. */
export type BenchRow = {
  readonly name: string
  readonly value: number
  readonly reference: number
  /** `value / reference`. */
  readonly ratio: number
  /** The target of the ratio as text: `<= 1.2`. */
  readonly aim: string
}

/** A row whose ratio is `value / reference`. */
export const benchRow = (name: string, value: number, reference: number, aim: string): BenchRow => ({
  name,
  value,
  reference,
  ratio: value / reference,
  aim,
})
