import { readFile, writeFile } from 'node:fs/promises'
import { execFileSync } from 'node:child_process'
import os from 'node:os'
import { fileURLToPath } from 'node:url'
import type { BenchRow } from './row.ts'

/**
 * `npm run bench`: every figure is a ratio measured in one run. `npm run bench -- export` runs the benchmarks whose name contains the word;
 * with `--million` the search has a million stories instead of fifty thousand.
 */
const BENCHES = [
  'export',
  'memory',
  'workflow-overhead',
  'engines',
  'motion',
  'generation',
  'categories',
  'costs',
  'player',
  'timeline-ui',
  'editor-open',
  'community',
  'search',
  'web',
]

const names = process.argv.slice(2).filter((word) => !word.startsWith('--'))
const rows: BenchRow[] = []
for (const name of BENCHES.filter((bench) => names.length === 0 || names.some((word) => bench.includes(word)))) {
  console.log(`Measuring ${name} ...`)
  const { run } = (await import(`./${name}.ts`)) as { run(): Promise<BenchRow[]> }
  rows.push(...(await run()))
}

const short = (value: number) => Number(value.toPrecision(3))
console.table(
  rows.map(({ name, value, reference, ratio, aim }) => ({
    name,
    value: short(value),
    reference: short(reference),
    ratio: short(ratio),
    aim,
  })),
)

const file = fileURLToPath(new URL('../docs/measured/bench.json', import.meta.url))
const stored = JSON.parse(await readFile(file, 'utf8')) as { rows: BenchRow[] }
const fresh = new Map(rows.map((row) => [row.name, row]))
const known = new Set(stored.rows.map(({ name }) => name))
const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim()
// Rows that were not measured in this run keep their last values.
const all = [...stored.rows.map((row) => fresh.get(row.name) ?? row), ...rows.filter(({ name }) => !known.has(name))]
await writeFile(file, `${JSON.stringify({ commit, cores: os.availableParallelism(), node: process.versions.node, rows: all }, null, 2)}\n`)
process.exit(0)
