/** A path may leave the diagonal by this part of the length, or this many frames. */
const BAND_RATIO = 0.2
const BAND_FRAMES = 200
/** Standing still in one sound while the other goes on costs a little. */
const STEP_PENALTY = 0.15

const [BOTH, REFERENCE, TARGET] = [0, 1, 2]

/** `map`: for each frame of the reference the frame of the target that sounds like it, never going back. `cost`: how unlike they are, a frame. */
type Warping = { readonly map: Int32Array; readonly cost: number }

/** Dynamic time warping of one sound onto another. */
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
    // Walking back the last frame written is the first one that fits: where the reference's frame begins.
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
