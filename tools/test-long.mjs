// `npm run test:long`: everything that the short suite only samples. Writes its tables to docs/measured.
import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { fileURLToPath } from 'node:url'
import { onNode24 } from './on-node-24.mjs'
import { installed, run } from './steps.mjs'

/** Tests of `machines`, `faults` and `load`, which `counts` leaves out. */
const MACHINES = ['apps/server/src/supervisor/machine', 'apps/server/src/supervisor/rolling-restart']
const FAULTS = ['apps/server/src/workflows/provider-calls/random-']
const LOAD = ['apps/server/src/workflows/load', 'apps/server/src/workflows/export/segments']

await onNode24(import.meta.url, async () => {
  const selected = process.argv.slice(2)
  const parts = Object.entries({ kills, machines, faults, load, counts, films, parity, browsers }).filter(
    ([name]) => selected.length === 0 || selected.includes(name),
  )
  const codes = []
  for (const [, part] of parts) codes.push(await part())
  const passed = codes.filter((code) => code === 0).length
  console.log(`${passed} passed, ${codes.length - passed} failed, 0 skipped`)
  process.exit(passed === codes.length ? 0 : 1)
})

async function kills() {
  console.log('Killing workers in every stage, three times each. This takes some minutes.')
  const { code, output } = await vitest('db', ['apps/server/src/workflows/kill'])
  const rows = [...output.matchAll(/round (\d+): killed in (\S+), (\d+) calls finished/g)].map(([, ...cells]) => cells)
  const verdict =
    code === 0 ? 'Every run ended `completed`, no finished call was made again, one charge each, and the ledger summed.' : 'The run failed.'
  writeTable('kill-tests', {
    title: 'Workers killed with SIGKILL',
    text: `A worker is killed in a stage, another takes its work over when the lease has run out.\n${verdict}`,
    head: ['story', 'killed in', 'calls finished before'],
    rows,
  })
  return code
}

async function machines() {
  console.log('Starting, killing, freezing and cutting off processes of several machines. This takes a quarter of an hour.')
  const { code, output } = await vitest('long', MACHINES, ['--reporter', 'verbose'])
  const rows = [...output.matchAll(/([✓×]) .*?\.long\.test\.ts > (.+?)(?: (\d+)ms)?$/gm)].map(([, mark, name, ms]) => [
    name,
    mark === '✓' ? 'passed' : 'failed',
    ms === undefined ? '' : `${Math.round(Number(ms) / 1_000)} s`,
  ])
  writeTable('machines', {
    title: 'Several machines',
    text: 'Real processes over one PostgreSQL and one bucket of OpenStack Swift. After each test every film was there once and complete, each engine call had one result, each take existed once, and the ledger summed to what was charged.',
    head: ['what happened', 'result', 'took'],
    rows,
  })
  return code
}

async function faults() {
  console.log(
    'Making 3,000 calls of providers that fail at random, by workers that die or are killed at random. This takes a quarter of an hour.',
  )
  const { code, output } = await vitest('long', FAULTS)
  // The short suite makes the film of one provider.
  const films = await vitest('db', ['film-faults'])
  const failed = code + films.code
  const verdict =
    failed === 0
      ? 'Every call ended, its file was saved at most once, and no job was charged that was neither kept nor named as lost in a receipt.'
      : 'The run failed.'
  writeTable('provider-faults', {
    title: 'Providers that fail and workers that die',
    text: `Calls to servers that speak the protocols of providers and keep a ledger of what they would have charged. Each job plays up to three faults. In the first two, up to three workers die in a call: before a transaction, after the provider took the job, or before the result is saved; in the last, worker processes that make stories are killed with SIGKILL.\n${verdict}`,
    head: ['calls', 'how they ended'],
    rows: measuredRows(output),
  })
  return failed
}

async function load() {
  console.log('Making 200 stories of 20 accounts with engines that only wait. This takes some minutes.')
  const { code, output } = await vitest('long', LOAD)
  writeTable('scale', {
    title: 'Load and several workers',
    text: `${cpus().length} cores for API, workers, PostgreSQL and all clients; load average ${loadavg()[1].toFixed(1)} in the last five minutes, of which other programs may be a part: compare ratios.`,
    head: ['what', 'figure'],
    rows: measuredRows(output),
  })
  return code
}

/** Long tests print `measured: what | figure`. */
async function counts() {
  console.log('Counting over hundreds of pictures, sentences and songs. This takes some minutes.')
  const left = [...MACHINES, ...FAULTS, ...LOAD].flatMap((name) => ['--exclude', `${name}*`])
  const { code, output } = await vitest('long', [], left)
  // The short suite takes samples; with TEST_LONG everything is judged, and some measurements write pages of their own.
  const media = await vitest('media', [])
  const rows = [...output.matchAll(/^measured: (.+)$/gm)].map(([, line]) => line.split(' | '))
  writeTable('counts', {
    title: 'Counted by `npm run test:long`',
    text: code + media.code === 0 ? 'All aims were met.' : 'Some aims were not met.',
    head: ['what', 'figure'],
    rows,
  })
  return code + media.code
}

/**
 * Every type of music video in every aspect ratio, every choice of background music, and a film on a phone, from the empty form to the downloaded film.
 */
async function films() {
  console.log('Making films in a browser: types of music video, aspect ratios, background music. This takes some minutes.')
  const { code, output } = await run(
    installed('playwright'),
    ['test', '--config', 'tests/playwright.config.ts', '--grep-invert', 'preview and export|form to film'],
    {
      env: { TEST_LONG: '1', NO_COLOR: '1' },
    },
  )
  if (code !== 0) console.log(output)
  writeTable('films', {
    title: 'Films made in a browser',
    text: `Each film was started from its empty form, opened again, and measured: frames, size, loudness, no stand-still, no black frame.\n${code === 0 ? 'All are as promised.' : 'Some are not as promised.'}`,
    head: ['film', 'measured'],
    rows: measuredRows(output),
  })
  return code
}

/** Frames of the editor's preview against frames of the exported film. */
async function parity() {
  console.log('Comparing frames of the preview and of exported films over varied timelines. This takes some minutes.')
  const { code, output } = await run(installed('playwright'), ['test', '--config', 'tests/playwright.config.ts', 'preview-parity'], {
    env: { TEST_LONG: '1', NO_COLOR: '1' },
  })
  writeTable('preview-parity', {
    title: 'Preview and export',
    text: `Frames of the player in a real browser against frames of the exported film, with the logo in both: the least structural similarity (SSIM of ffmpeg) of the compared frames, aim 0.98, and of the boxes of captions, aim 0.99 (0.98 is required). ${code === 0 ? 'All aims were met.' : 'Some aims were not met; the pairs are in .cache/preview-parity.'}`,
    head: ['timeline', 'size', 'frames', 'whole frame', 'captions'],
    rows: measuredRows(output),
  })
  return code
}

/** The main journey in Firefox and WebKit, as they are installed. */
async function browsers() {
  console.log('Making, editing, exporting and sharing a film in Firefox and WebKit. This takes some minutes.')
  const { code, output } = await run(installed('playwright'), ['test', '--config', 'tests/playwright.config.ts', 'browsers'], {
    env: { TEST_LONG: '1', NO_COLOR: '1' },
  })
  if (code !== 0) console.log(output)
  writeTable('browsers', {
    title: 'Browsers',
    text: `From the empty form to the shared film in browsers of Debian, driven by WebDriver; Chromium runs the whole browser tests. Phone: 360 px wide.\n${code === 0 ? 'All steps passed.' : 'Not all steps passed.'}`,
    head: ['browser', 'step that passed'],
    rows: measuredRows(output),
  })
  return code
}

function measuredRows(output) {
  return [...output.matchAll(/^measured: (.+)$/gm)].map(([, line]) => line.split(' | '))
}

async function vitest(project, files, options = []) {
  const { code, output } = await run(installed('vitest'), ['run', '--project', project, ...files, ...options], {
    env: { TEST_LONG: '1', NO_COLOR: '1' },
  })
  if (code !== 0) console.log(output)
  return { code, output }
}

function line(cells) {
  return `| ${cells.join(' | ')} |`
}

function writeTable(name, { title, text, head, rows }) {
  const folder = fileURLToPath(new URL('../docs/measured/', import.meta.url))
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim()
  console.table(rows)
  mkdirSync(folder, { recursive: true })
  writeFileSync(
    `${folder}${name}.md`,
    `# ${title}\n\nCommit ${commit}. ${text}\n\n${[line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')}\n`,
  )
}
