/** Sakoe-Chiba band: largest distance of the path from the diagonal, as a fraction of the length or in frames, whichever is larger. */
const BAND_RATIO = 0.2
const BAND_FRAMES = 200
/** Cost of a step that advances only one of the two sequences. */
const STEP_PENALTY = 0.15

const [BOTH, REFERENCE, TARGET] = [0, 1, 2]

/** `map`: target frame of each reference frame, monotonic. `cost`: mean distance per step. */
type Warping = { readonly map: Int32Array; readonly cost: number }

/** Dynamic time warping of feature frames with a band around the diagonal. */
export function dynamicTimeWarp(reference: readonly Float32Array[], target: readonly Float32Array[]): Warping {
  const [rows, columns] = [reference.length, target.length]
  const band = Math.max(BAND_FRAMES, Math.floor(columns * BAND_RATIO))
  const width = Math.min(columns, 2 * band + 1)
  const firstOf = (row: number) => Math.max(0, Math.min(columns - width, Math.floor((row * columns) / rows) - band))
  const steps = new Uint8Array(rows * width)
  let above = new Float64Array(width).fill(Infinity)
  for (let row = 0; row < rows; row++) {
    const first = firstOf(row)
    const shift = first - firstOf(Math.max(0, row - 1))
    const current = new Float64Array(width).fill(Infinity)
    for (let i = 0; i < width; i++) {
      const cost = distance(reference[row]!, target[first + i]!)
      const up = row === 0 ? Infinity : (above[i + shift] ?? Infinity) + STEP_PENALTY
      const left = i === 0 ? Infinity : current[i - 1]! + STEP_PENALTY
      const both = row === 0 ? (first + i === 0 ? 0 : Infinity) : (above[i + shift - 1] ?? Infinity)
      const step = both <= up && both <= left ? BOTH : up <= left ? REFERENCE : TARGET
      steps[row * width + i] = step
      current[i] = cost + Math.min(both, up, left)
    }
    above = current
  }
  return { map: backtrack(steps, rows, columns, width, firstOf), cost: above[width - 1]! / (rows + columns) }
}

function backtrack(steps: Uint8Array, rows: number, columns: number, width: number, firstOf: (row: number) => number): Int32Array {
  const map = new Int32Array(rows)
  let [row, column] = [rows - 1, columns - 1]
  while (row > 0 || column > 0) {
    // Backwards, the last frame written is the first match: the start of the reference frame.
    map[row] = column
    const step = row === 0 ? TARGET : steps[row * width + column - firstOf(row)]!
    if (step !== TARGET) row--
    if (step !== REFERENCE) column = Math.max(0, column - 1)
  }
  map[0] = 0
  return map
}

function distance(a: Float32Array, b: Float32Array): number {
  let sum = 0
  for (let i = 0; i < a.length; i++) {
    const d = a[i]! - b[i]!
    sum += d * d
  }
  return Math.sqrt(sum)
}
