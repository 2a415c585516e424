// Learns from the labelled sentences of tests/accuracy/directing with which probability a sentence is recognized by something that it names (`packages/director/src/drawings`):
// `node tools/assets/make-drawing-weights.ts [more labels.json ...]`. Logistic regression with a penalty, by gradient descent; the same labels give the same weights.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { nameOf } from '../../packages/director/src/drawings/candidate.ts'
import { undrawnCandidatesOf } from '../../packages/director/src/direct-script.ts'
import { isNamedBy } from '../labels.mjs'

type Label = { readonly text: string; readonly show: readonly (readonly string[])[]; readonly never: readonly string[] }
type Script = { readonly language?: string; readonly script?: string; readonly sentences: readonly Label[] }
type Example = { readonly features: readonly string[]; readonly isShown: boolean; readonly weight: number }

const LABELS = fileURLToPath(new URL('../../tests/accuracy/directing', import.meta.url))
const WEIGHTS = fileURLToPath(new URL('../../packages/director/src/drawings/weights.json', import.meta.url))
/** What must not be drawn counts more than what is only not asked for. */
const NEVER_WEIGHT = 3
/** Features of fewer examples say nothing. */
const MIN_EXAMPLES = 6
const PENALTY = 2
const STEPS = 1500
const RATE = 0.05

function examplesOf({ language = 'en', sentences, script = sentences.map(({ text }) => text).join(' ') }: Script): Example[] {
  if (language !== 'en') return []
  const directed = undrawnCandidatesOf(script)
  return sentences.flatMap(({ text, show, never }) => {
    const open = directed.find((one) => one.text.trim() === text.trim())?.open ?? []
    return open.map(({ candidate, features }): Example => {
      const isNever = never.some((name) => isNamedBy(name, nameOf(candidate), true))
      return {
        features,
        isShown: !isNever && show.flat().some((name) => isNamedBy(name, nameOf(candidate))),
        weight: isNever ? NEVER_WEIGHT : 1,
      }
    })
  })
}

const rounded = (value: number): number => Math.round(value * 100) / 100

function learn(examples: readonly Example[]): Record<string, number> {
  const counts = new Map<string, number>()
  for (const { features } of examples) for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1)
  const names = [...counts].filter(([, count]) => count >= MIN_EXAMPLES).map(([name]) => name)
  const at = new Map(names.map((name, i) => [name, i]))
  const rows = examples.map(({ features, ...rest }) => ({ ...rest, columns: features.flatMap((name) => at.get(name) ?? []) }))
  const values = new Float64Array(names.length + 1)
  const bias = names.length
  for (let step = 0; step < STEPS; step++) {
    const gradient = new Float64Array(values.length)
    for (const { columns, isShown, weight } of rows) {
      const sum = columns.reduce((total, column) => total + values[column]!, values[bias]!)
      const error = weight * (1 / (1 + Math.exp(-sum)) - Number(isShown))
      for (const column of columns) gradient[column]! += error
      gradient[bias]! += error
    }
    for (let i = 0; i < values.length; i++) {
      const scale = i === bias ? examples.length : counts.get(names[i]!)!
      values[i]! -= (RATE * (gradient[i]! + (i === bias ? 0 : PENALTY * values[i]!))) / scale
    }
  }
  return Object.fromEntries([
    ['', rounded(values[bias]!)],
    ...names.map((name, i) => [name, rounded(values[i]!)] as const).toSorted(([a], [b]) => (a < b ? -1 : 1)),
  ])
}

const files = [...readdirSync(LABELS).map((name) => `${LABELS}/${name}`), ...process.argv.slice(2)]
const examples = files.flatMap((file) => (JSON.parse(readFileSync(file, 'utf8')) as Script[]).flatMap(examplesOf))
writeFileSync(WEIGHTS, `${JSON.stringify(learn(examples), null, 2)}\n`)
console.log(`${examples.length} candidates, ${examples.filter(({ isShown }) => isShown).length} of them asked for`)
