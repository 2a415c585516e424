import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { testServer } from '../apps/server/src/platform/database/test-server.ts'
import { readSettings } from '../apps/server/src/platform/settings.ts'
import { buildWebIfStale } from '../apps/server/src/supervisor/build-web.ts'
import { ensureFfmpeg } from '../apps/server/src/supervisor/install-ffmpeg.ts'
import { findBrowser } from '../tests/browser.ts'
import { startUsage } from './processor-usage.mjs'
import { installed, root, run } from './steps.mjs'
import { readPlaywrightReport, readVitestReport, summarize } from './test-reports.mjs'
import { verify } from './verify.mjs'

const reports = join(root, '.cache/reports')
/** Compiled modules are kept for the processes that tests start, such as workers and engines: half of what a start costs is compiling. */
const env = { NODE_COMPILE_CACHE: join(root, '.cache/modules') }
/** Parts that run at a time: tests of workers and of the browser often wait; with four, two cores were busy for 99 % of the time. */
const PARALLEL = 4
/** Whoever is free takes the next part. The longest come first, so that all end at about the same time. */
const PARTS = [
  () => playwright(),
  () => vitestOf('media', '1/2'),
  () => vitestOf('db', '1/5'),
  () => vitestOf('db', '2/5'),
  () => vitestOf('db', '3/5'),
  () => vitestOf('db', '4/5'),
  () => vitestOf('db', '5/5'),
  () => vitestOf('media', '2/2'),
  () => vitestOf('component'),
  () => vitestOf('unit'),
  () => vitestOf('component-mock'),
]

/** Prepares what only tests need, runs everything and prints the counts; returns the exit code. */
export async function testEverything() {
  rmSync(reports, { recursive: true, force: true })
  mkdirSync(reports, { recursive: true })
  console.log('== Getting ready; checking types, lint, format, unused code and lock file')
  const [server, verified] = await Promise.all([prepare().catch(reportError), verify()])
  if (!server) return 1
  console.log('\n== Tests of code, database, engines and media (vitest), and in a browser on the running product (Playwright)')
  const usage = startUsage()
  const counts = [verified, ...(await runParts())]
  console.log(`\n${usage()}`)
  if (!server.reused) await server.stop()
  console.log(`\n${summarize(counts)}`)
  const sum = (key) => counts.reduce((total, count) => total + count[key], 0)
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed, ${sum('skipped')} skipped`)
  return sum('failed') === 0 ? 0 : 1
}

const reportError = (error) => console.error(`The tests can not start: ${error.message}`)

/** ffmpeg, a browser, a Postgres and the web app, which tests of all lists use at the same time; each step reports what it does. */
async function prepare() {
  const settings = readSettings({ FABLECUT_DATA: reports, FFMPEG_PATH: process.env.FFMPEG_PATH })
  await (
    await ensureFfmpeg(settings)
  )?.installed
  await buildWebIfStale()
  const browser = await findBrowser()
  console.log(`Browser for tests: ${browser.from}`)
  const server = await testServer()
  console.log(`Postgres for tests: ${server.folder}`)
  return server
}

async function runParts() {
  const counts = []
  const waiting = [...PARTS]
  const takeParts = async () => {
    for (let part = waiting.shift(); part; part = waiting.shift()) counts.push(await part())
  }
  await Promise.all(Array.from({ length: PARALLEL }, takeParts))
  return counts
}

/** `shard`: a part of the files, such as `1/2`. Default: all. */
async function vitestOf(project, shard = '1/1') {
  const file = join(reports, `${project}-${shard.replace('/', '-')}.json`)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const { code } = await run(installed('vitest'), ['run', `--project=${project}`, `--shard=${shard}`, ...reporters], { show: true, env })
  return readVitestReport(file, code)
}

async function playwright() {
  const file = join(reports, 'playwright.json')
  const args = ['test', '--config', 'tests/playwright.config.ts']
  const { code } = await run(installed('playwright'), args, { show: true, env: { ...env, PLAYWRIGHT_REPORT: file } })
  return readPlaywrightReport(file, code)
}
