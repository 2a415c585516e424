import { execFileSync, spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { installed, root } from '../steps.mjs'
import { inChildProcesses } from './changes.mjs'
import { PACKAGES, SLOW_PROJECTS } from './packages.mjs'
import { findReachedTests } from './reached-tests.mjs'
import { sampleMutants } from './sample.mjs'
import { openVerdicts } from './verdicts.mjs'

/** Results by package; the table is written from it. */
const REPORT = join(root, 'docs/measured/mutation.json')

/** Runs the sample and writes its table; returns whether every package met its target. */
export async function measureMutations({ seed, count, package: names, folder, fast }) {
  const chosen = folder ? [folderSample(folder)] : PACKAGES.filter(({ name }) => !names || names.includes(name))
  const results = []
  for (const sampled of chosen) results.push({ ...sampled, mutants: await judgeAll(sampled, { seed, count, fast }) })
  const rows = results.map(rowOf)
  console.table(rows)
  if (!folder) writeReport({ seed, fast, results })
  return rows.every(({ aim, killed, mutants }) => aim === '' || killed / mutants >= Number.parseInt(aim, 10) / 100)
}

/** A package restricted to one of its folders. Throws an Error when the folder belongs to no package. */
function folderSample(folder) {
  const owner = PACKAGES.find((entry) => folder.startsWith(entry.folder))
  if (!owner) throw new Error(`${folder} lies in none of the sampled packages.`)
  return { ...owner, name: folder, folder, share: 1 }
}

async function judgeAll({ name, folder, share, projects }, { seed, count, fast }) {
  const mutants = sampleMutants(folder, Math.round(count * share), seed)
  const usable = projects.filter((project) => !fast || !SLOW_PROJECTS.includes(project))
  const verdicts = openVerdicts()
  const slow = usable.filter((project) => SLOW_PROJECTS.includes(project))
  const reachedKey = ['reached', folder, count, seed, ...slow].join(' ')
  const reached = verdicts.read(reachedKey) ?? (slow.length > 0 ? await findReachedTests(mutants, slow, packageOf(folder)) : [])
  verdicts.store(reachedKey, reached)
  for (const [index, mutant] of mutants.entries()) {
    const key = [usable, mutant.file, mutant.start, mutant.text].join(' ')
    const known = verdicts.read(key)
    mutant.killedBy = known === undefined ? await judge(mutant, usable, reached[index] ?? []) : known
    verdicts.store(key, mutant.killedBy)
    console.log(`${name} ${index + 1}/${mutants.length} ${mutant.file}:${mutant.line} ${mutant.what}: ${mutant.killedBy ?? 'survived'}`)
  }
  return mutants
}

/** `apps/server` of `apps/server/src/team`. */
function packageOf(folder) {
  return folder.split('/').slice(0, 2).join('/')
}

/** At most two folders below the package's source folder, such as `apps/web/src/features/editor`. */
function areaOf(file) {
  const { folder } = PACKAGES.find((entry) => file.startsWith(`${entry.folder}/`))
  const below = dirname(file.slice(folder.length + 1))
  return below === '.' ? folder : join(folder, ...below.split('/').slice(0, 2))
}

function relatedTests(files, project) {
  return ['related', ...files, '--run', '--bail=1', '--passWithNoTests', `--project=${project}`]
}

/**
 * The tests that fail or hang with the change, or null. First the tests beside the file, which kill most mutants in a tenth of the time,
 * then those of its area (`areaOf`), then all pure tests that import the file, then the slow tests that execute it (`reached`).
 */
async function judge(mutant, projects, reached) {
  const pure = projects.filter((name) => !SLOW_PROJECTS.includes(name))
  const own = dirname(mutant.file)
  const area = areaOf(mutant.file)
  const beside = testsBeside(own)
  if (beside.length > 0 && (await kills([...testsOf(projects), ...beside], mutant, 900_000))) return own
  if (area !== own && (await kills(testsBelow(area, pure), mutant, 1_800_000))) return area
  for (const project of pure) {
    if (await kills(relatedTests([mutant.file], project), mutant, 600_000)) return project
  }
  for (const file of reached.filter((path) => dirname(path) !== own)) {
    if (await kills(['run', '--bail=1', file], mutant, 900_000)) return file
  }
  return null
}

function testsBelow(folder, projects) {
  return [...testsOf(projects), `${folder}/`]
}

function testsOf(projects) {
  return ['run', '--bail=1', '--passWithNoTests', ...projects.map((project) => `--project=${project}`)]
}

/** Test files of a folder without those of folders in it, which are all of a package for a file at its root. */
function testsBeside(folder) {
  const files = execFileSync('git', ['ls-files', folder], { cwd: root, encoding: 'utf8' }).split('\n')
  return files.filter((file) => dirname(file) === folder && /\.test\.tsx?$/.test(file))
}

/** Whether a run of vitest passes without any change, by its arguments. */
const passesUnchanged = new Map()

/** Whether tests fail or hang with a change and pass without one. Throws an Error when they fail in both cases, which would count every mutant as killed. */
async function kills(args, mutant, timeoutMs) {
  if (await passes(args, mutant, timeoutMs)) return false
  const key = args.join(' ')
  if (!passesUnchanged.has(key)) passesUnchanged.set(key, await passes(args, null, timeoutMs))
  if (!passesUnchanged.get(key)) throw new Error(`Tests fail without any change, mend them first: vitest ${key}`)
  return true
}

/** A mutant can cause an endless loop, which no timeout inside the tests can stop, so the whole process group is killed from here. */
function passes(args, mutant, timeoutMs) {
  return new Promise((resolve) => {
    const env = { ...process.env, MUTANT: JSON.stringify(mutant), NODE_OPTIONS: inChildProcesses(), NO_COLOR: '1' }
    const child = spawn(installed('vitest'), args, { cwd: root, stdio: 'ignore', detached: true, env })
    const timer = setTimeout(() => child.pid && process.kill(-child.pid, 'SIGKILL'), timeoutMs)
    child.on('exit', (code) => {
      clearTimeout(timer)
      resolve(code === 0)
    })
  })
}

function rowOf({ name, mutants, aim }) {
  const killed = mutants.filter(({ killedBy }) => killedBy).length
  return {
    package: name,
    mutants: mutants.length,
    killed,
    percent: Math.round((100 * killed) / mutants.length),
    aim: aim ? `${aim * 100} %` : '',
  }
}

/** Keeps the results of packages that were not sampled this time. */
function writeReport({ seed, fast, results }) {
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim()
  const stored = existsSync(REPORT) ? JSON.parse(readFileSync(REPORT, 'utf8')) : {}
  for (const result of results) stored[result.name] = { ...rowOf(result), seed, commit, fast, survivors: survivorsOf(result) }
  const packages = PACKAGES.flatMap(({ name }) => stored[name] ?? [])
  mkdirSync(dirname(REPORT), { recursive: true })
  writeFileSync(REPORT, `${JSON.stringify(stored, null, 2)}\n`)
  const head = ['package', 'mutants', 'killed', '%', 'aim', 'seed', 'commit']
  const rows = packages.map((row) => [
    row.package,
    row.mutants,
    row.killed,
    row.percent,
    row.aim,
    row.seed,
    row.commit + (row.fast ? ' (fast)' : ''),
  ])
  const text = [
    '# Mutants killed by the tests',
    '`npm run mutation` changes the code at random places, one at a time, and runs the tests of the folder, those that import the file, and slow ones that execute it. `fast`: without tests on a database and with media.',
    [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n'),
    'Survivors:',
    packages.flatMap(({ survivors }) => survivors).join('\n') || 'none',
  ]
  writeFileSync(join(root, 'docs/measured/mutation.md'), `${text.join('\n\n')}\n`)
}

const survivorsOf = ({ mutants }) =>
  mutants.filter(({ killedBy }) => !killedBy).map(({ file, line, what }) => `- \`${file}:${line}\` ${what}`)
