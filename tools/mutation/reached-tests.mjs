import { mkdtempSync, readFileSync, rmSync, writeFileSync, existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { parseSync, Visitor } from 'oxc-parser'
import { installed, root, run } from '../steps.mjs'
import { inChildProcesses } from './changes.mjs'

/** Tests beyond this many would take as long as the whole suite for each mutant that survives. */
const MOST_FILES = 4

/**
 * The files of slow tests that execute each mutant's function, by running all of them once without any change: nearly all of them import nearly
 * everything, so imports don't tell. For each mutant at most `MOST_FILES` paths, those first that reach the fewest mutants of the sample.
 */
export async function findReachedTests(mutants, projects, folder) {
  const work = mkdtempSync(join(tmpdir(), 'fablecut-mutation-'))
  const probes = join(work, 'probes.json')
  const reached = join(work, 'reached.jsonl')
  try {
    writeFileSync(
      probes,
      JSON.stringify(mutants.flatMap((mutant, id) => probesOf(mutant).map((offset) => ({ file: mutant.file, offset, id })))),
    )
    const args = ['run', '--passWithNoTests', ...projects.map((project) => `--project=${project}`), `${folder}/`]
    await run(installed('vitest'), args, {
      env: { MUTATION_PROBES: probes, MUTATION_REACHED: reached, NODE_OPTIONS: inChildProcesses(), NO_COLOR: '1' },
    })
    const files = readReached(reached)
    files.sort((a, b) => a.ids.length - b.ids.length)
    const pathsOf = (id) => files.filter(({ ids }) => ids.includes(id)).map(({ file }) => relative(root, file))
    return mutants.map((_, id) => pathsOf(id).slice(0, MOST_FILES))
  } finally {
    rmSync(work, { recursive: true, force: true })
  }
}

/** `{ file, ids }` of each test file; it has a line for each process that reached a mutant. */
function readReached(path) {
  const lines = existsSync(path) ? readFileSync(path, 'utf8').trim().split('\n') : []
  const byFile = Map.groupBy(
    lines.map((line) => JSON.parse(line)),
    ({ file }) => file,
  )
  return [...byFile].map(([file, entries]) => ({ file, ids: [...new Set(entries.flatMap(({ ids }) => ids))] }))
}

/** Offsets of the beginning of the innermost function around the mutant; of all functions of the file when it lies in none. */
function probesOf({ file, start, end }) {
  const bodies = []
  const add = ({ body }) => {
    if (body?.type === 'BlockStatement' || body?.type === 'FunctionBody') bodies.push(body)
  }
  const { program } = parseSync(file, readFileSync(join(root, file), 'utf8'))
  new Visitor({ FunctionDeclaration: add, FunctionExpression: add, ArrowFunctionExpression: add }).visit(program)
  const around = bodies.filter((body) => body.start <= start && end <= body.end).sort((a, b) => b.start - a.start)
  return (around.length > 0 ? around.slice(0, 1) : bodies).map((body) => body.start + 1)
}
