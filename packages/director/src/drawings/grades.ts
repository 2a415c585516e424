import { WORD_DIMENSIONS } from '../senses/word-vectors.ts'
import type { Relatedness } from './relatedness.ts'
import weights from './weights.json' with { type: 'json' }

/**
 * How probable it is that a drawing is the main thing of its sentence, that it is at least a good part of its picture, and that it is wrong there (another sense, not
 * there, beside the point): each 0 to 1.
 */
export type Grade = { readonly main: number; readonly fitting: number; readonly wrong: number }

/** Weights for `main`, `fitting` and `wrong`, by feature. */
const features: ReadonlyMap<string, readonly number[]> = new Map(Object.entries(weights.features))
const COSINE_SCALE = 3
const PRODUCT_SCALE = 3

/** Numbers by which a drawing and its sentence are compared, in the order of their weights. */
export function numbersOf({ cosines, nearCues, cueScores: { own, before, script }, name, sentence }: Relatedness): number[] {
  const numbers = cosines.map((value) => value * COSINE_SCALE)
  for (let d = 0; d < WORD_DIMENSIONS; d++) numbers.push(name[d]! * sentence[d]! * PRODUCT_SCALE)
  return [...numbers, ...name, ...sentence, own, before, script, ...nearCues.map((value) => value * COSINE_SCALE)]
}

const probability = (sum: number): number => 1 / (1 + Math.exp(-sum))

/** The grade of a drawing with such features. The weights are learnt from graded drawings (`tools/assets/make-drawing-weights.ts`). */
export function gradeOf(names: readonly string[], relatedness: Relatedness): Grade {
  const sums = [...weights.bias]
  for (const name of names) features.get(name)?.forEach((weight, k) => (sums[k]! += weight))
  const numbers: readonly (readonly number[])[] = weights.numbers
  numbersOf(relatedness).forEach((value, i) => numbers[i]!.forEach((weight, k) => (sums[k]! += weight * value)))
  const [main = 0, fitting = 0, wrong = 0] = sums.map(probability)
  return { main, fitting: Math.max(main, fitting), wrong: Math.min(wrong, 1 - main) }
}
