// `npm run requirements`: lists the requirements of docs/requirements that no test names. With --check it fails on an id in a file that has no row
// there.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './steps.mjs'

const folder = 'docs/requirements/'
const idPattern = /\b(?:C|CD|H|HD|E|ED)-\d{2,3}\b/g
const textFile = /\.(?:ts|tsx|mjs|css|html|sql|md)$/
const testFile = /\.test\.tsx?$/

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 1e8,
})
  .split('\n')
  .filter((file) => textFile.test(file))
const rows = readRows()
const mentions = readMentions()

if (process.argv.includes('--check')) reportUnknown()
else reportUntested()

/** Ids that have a row. */
function readRows() {
  const tables = files.filter((file) => file.startsWith(folder))
  return new Set(tables.flatMap((file) => [...read(file).matchAll(/<a id="[a-z]+-\d+"><\/a>([A-Z]+-\d+) /g)].map(([, id]) => id)))
}

/** Every mention of an id as `{ file, line, id }`. `E-231..E-233` mentions each id of the range. */
function readMentions() {
  return files.flatMap((file) =>
    read(file)
      .split('\n')
      .flatMap((text, index) => idsOf(text).map((id) => ({ file, line: index + 1, id }))),
  )
}

function idsOf(text) {
  const named = text.match(idPattern) ?? []
  const ranges = [...text.matchAll(/\b([A-Z]{1,2})-(\d{2,3})(?:\.\.|–| to )\1-(\d{2,3})\b/g)].flatMap(([, area, first, last]) =>
    Array.from(
      { length: Math.max(0, last - first + 1) },
      (_, index) => `${area}-${String(Number(first) + index).padStart(first.length, '0')}`,
    ),
  )
  return [...new Set([...named, ...ranges])]
}

function read(file) {
  return readFileSync(join(root, file), 'utf8')
}

function reportUnknown() {
  const unknown = mentions.filter(({ id }) => !rows.has(id))
  for (const { file, line, id } of unknown) console.error(`${file}:${line}: ${id} has no row in ${folder}`)
  process.exit(unknown.length > 0 || rows.size === 0 ? 1 : 0)
}

function reportUntested() {
  const tested = new Set(mentions.filter(({ file }) => testFile.test(file)).map(({ id }) => id))
  const named = new Set(mentions.filter(({ file }) => !file.startsWith('docs/')).map(({ id }) => id))
  const untested = [...rows].filter((id) => !tested.has(id))
  console.log(`${rows.size} requirements, ${tested.size} named by tests, ${named.size} named by code or tests.\n\nNamed by no test:`)
  console.log(untested.map((id) => (named.has(id) ? id : `${id} (nor by code)`)).join('\n'))
}
