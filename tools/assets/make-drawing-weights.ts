// Learns from the graded drawings of tests/accuracy/drawings how well a drawing fits a sentence (`packages/director/src/drawings`): `node tools/assets/make-drawing-weights.ts`.
// Three logistic regressions with a penalty, by gradient descent; the same grades give the same weights. A row of a table: sentence, verdict of its plan, `name=grade; ...`
// (3: the main thing, 2: a good part of the picture, 1: harmless, 0: wrong), what would be drawn best; a row `# name, genre` begins a script.
import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { nameOf } from '../../packages/director/src/drawings/candidate.ts'
import { numbersOf } from '../../packages/director/src/drawings/grades.ts'
import { drawingCandidatesOf } from '../../packages/director/src/direct-script.ts'

type Sentence = { readonly text: string; readonly grades: ReadonlyMap<string, number> }
type Example = { readonly features: readonly string[]; readonly numbers: Float64Array; readonly grade: number }

const GRADED = fileURLToPath(new URL('../../tests/accuracy/drawings', import.meta.url))
const WEIGHTS = fileURLToPath(new URL('../../packages/director/src/drawings/weights.json', import.meta.url))
/** What is learnt of a grade: the main thing, at least a good part, wrong. */
const TARGETS: readonly ((grade: number) => boolean)[] = [(grade) => grade === 3, (grade) => grade >= 2, (grade) => grade === 0]
/** Features of fewer examples say nothing. */
const MIN_EXAMPLES = 8
const PENALTY = 10
const STEPS = 400
const RATE = 1
const MOMENTUM = 0.9
/** About as many features of one example move together. */
const TOGETHER = 40
/** Weights smaller than this are left out. */
const LEAST = 0.02

const gradesOf = (text: string): Map<string, number> =>
  new Map(
    text
      .split('; ')
      .filter(Boolean)
      .map((one) => [one.slice(0, one.lastIndexOf('=')), Number(one.slice(one.lastIndexOf('=') + 1))] as const),
  )

function scriptsOf(file: string): Sentence[][] {
  const scripts: Sentence[][] = []
  for (const row of readFileSync(`${GRADED}/${file}`, 'utf8').trim().split('\n')) {
    const [text = '', , grades = ''] = row.split('\t')
    if (row.startsWith('# ')) scripts.push([])
    else scripts.at(-1)!.push({ text, grades: gradesOf(grades) })
  }
  return scripts
}

function examplesOf(sentences: readonly Sentence[]): Example[] {
  const script = sentences.map(({ text }) => text).join(' ')
  return drawingCandidatesOf(script).flatMap(({ text, candidates }) => {
    const grades = sentences.find((one) => one.text === text.trim())?.grades
    return candidates.flatMap(({ candidate, features, relatedness }) => {
      const grade = grades?.get(nameOf(candidate))
      return grade === undefined ? [] : [{ features, numbers: Float64Array.from(numbersOf(relatedness)), grade }]
    })
  })
}

const rounded = (value: number): number => Math.round(value * 1000) / 1000

/** Weights of a bias, of `names` features and of all numbers, in this order, for one target. */
function learn(
  examples: readonly Example[],
  columns: readonly (readonly number[])[],
  names: number,
  isTrue: (grade: number) => boolean,
): Float64Array {
  const size = 1 + names + examples[0]!.numbers.length
  const curvature = new Float64Array(size).fill(PENALTY)
  examples.forEach(({ numbers }, n) => {
    curvature[0]! += 0.25
    for (const column of columns[n]!) curvature[1 + column]! += 0.25
    numbers.forEach((value, i) => (curvature[1 + names + i]! += 0.25 * value * value))
  })
  const values = new Float64Array(size)
  const speed = new Float64Array(size)
  for (let step = 0; step < STEPS; step++) {
    const gradient = values.map((value, i) => (i === 0 ? 0 : PENALTY * value))
    examples.forEach(({ numbers, grade }, n) => {
      let sum = values[0]!
      for (const column of columns[n]!) sum += values[1 + column]!
      for (let i = 0; i < numbers.length; i++) sum += values[1 + names + i]! * numbers[i]!
      const error = 1 / (1 + Math.exp(-sum)) - Number(isTrue(grade))
      gradient[0]! += error
      for (const column of columns[n]!) gradient[1 + column]! += error
      for (let i = 0; i < numbers.length; i++) gradient[1 + names + i]! += error * numbers[i]!
    })
    for (let i = 0; i < size; i++) {
      speed[i] = MOMENTUM * speed[i]! - (RATE * gradient[i]!) / (curvature[i]! * TOGETHER)
      values[i]! += speed[i]!
    }
  }
  return values
}

const examples = readdirSync(GRADED)
  .filter((name) => name.endsWith('.tsv'))
  .toSorted()
  .flatMap((file) => scriptsOf(file).flatMap(examplesOf))
const counts = new Map<string, number>()
for (const { features } of examples) for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1)
const names = [...counts]
  .filter(([, count]) => count >= MIN_EXAMPLES)
  .map(([name]) => name)
  .toSorted()
const at = new Map(names.map((name, i) => [name, i]))
const columns = examples.map(({ features }) => features.flatMap((name) => at.get(name) ?? []))
const learnt = TARGETS.map((isTrue) => learn(examples, columns, names.length, isTrue))
const rowAt = (i: number): number[] => learnt.map((values) => rounded(values[i]!))
const features = names.map((name, i) => [name, rowAt(1 + i)] as const).filter(([, row]) => row.some((value) => Math.abs(value) >= LEAST))
const numbers = Array.from(examples[0]!.numbers, (_, i) => rowAt(1 + names.length + i))
writeFileSync(WEIGHTS, `${JSON.stringify({ bias: rowAt(0), numbers, features: Object.fromEntries(features) })}\n`)
execFileSync('npx', ['oxfmt', WEIGHTS])
console.log(`${examples.length} graded drawings, ${features.length} features`)
