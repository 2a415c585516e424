import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cpuSecondsOf, processTree } from '../../../../bench/process-usage.ts'
import { type Creator, signUp, startFilm } from '../supervisor/testing/creator.ts'
import { startApiProcess } from './testing/api-process.ts'
import { STATISTICS_DELAY_MS, databaseUse, measured, rounded, spread } from './testing/measure.ts'
import { type Studio, openStudio } from './testing/studio.ts'
import { openWatchers } from './testing/watchers.ts'

const PORT = 10_560
/** Other numbers than those of the documented measurement, for example `LOAD_WORKERS=4`. */
const setting = (name: string, preset: number): number => Number(process.env[`LOAD_${name}`] ?? preset)
const ACCOUNTS = setting('ACCOUNTS', 20)
const STORIES_PER_ACCOUNT = setting('STORIES', 10)
const APIS = setting('APIS', 1)
const WORKERS = setting('WORKERS', 2)
const CALL_MS = 2_000
const WATCHERS = setting('WATCHERS', 1_000)
const IDLE_MS = 10_000
const STORIES = ACCOUNTS * STORIES_PER_ACCOUNT
/** Calls of a queue that one worker makes at once. */
const CALLS_AT_ONCE: Record<string, number> = { speech: 4, music: 2, images: 4, videos: 4 }

let studio: Studio
let apis: Awaited<ReturnType<typeof startApiProcess>>[]
beforeAll(async () => {
  studio = await openStudio()
  apis = await Promise.all(Array.from({ length: APIS }, (_, index) => startApiProcess(studio, PORT + index)))
  await keepResults()
})
afterAll(async () => {
  await Promise.all(apis.map((api) => api.stop()))
  await studio.close()
})

/** One API process after the other, as a load balancer chooses them. */
const originOf = (index: number): string => apis[index % APIS]!.origin

/** Makes one story, so that the engines know the results of all calls. */
async function keepResults(): Promise<void> {
  const worker = await studio.worker({ callMs: 1 })
  await startFilm(await signUp(originOf(0), 'First'))
  while ((await runsDone()) < 1) await setTimeout(100)
  await worker.stop()
}

async function runsDone(): Promise<number> {
  const { rows } = await studio.pool.query<{ n: number }>("SELECT count(*)::int AS n FROM run WHERE status <> 'RUN_RUNNING'")
  return rows[0]!.n
}

/** The shortest time in which the queues can make these stories: that of the queue with the most work. */
async function idealSeconds(): Promise<number> {
  const { rows } = await studio.pool.query<{ queue: string; n: number }>(
    `SELECT CASE call.kind WHEN 'image' THEN 'images' WHEN 'video' THEN 'videos' WHEN 'music' THEN 'music' ELSE 'speech' END AS queue, count(*)::int AS n
     FROM call WHERE kind IN ('image', 'video', 'music', 'speech', 'script') GROUP BY 1`,
  )
  return Math.max(...rows.map(({ queue, n }) => (n * CALL_MS) / 1_000 / (CALLS_AT_ONCE[queue]! * WORKERS)))
}

const processesText = `${APIS} API process${APIS === 1 ? '' : 'es'} and ${WORKERS} workers`

const isOk = (response: Response): void => expect(response.status).toBe(200)

/** Repeats a request until `isOver`; returns how long each took, in milliseconds. */
async function timed(request: (index: number) => Promise<unknown>, isOver: () => boolean): Promise<number[]> {
  const durations: number[] = []
  for (let index = 0; !isOver(); index += 1) {
    const begun = performance.now()
    await request(index)
    durations.push(performance.now() - begun)
    await setTimeout(100)
  }
  return durations
}

/** Asks the API, and, to tell what the machine adds, the API for nothing and the database for nothing. */
function askMeanwhile(creators: readonly Creator[], isOver: () => boolean) {
  const api = timed(async (index) => {
    const path = index % 2 === 0 ? '/api/stories?limit=10' : '/api/me'
    const response = await creators[index % creators.length]!.send(path, {}, originOf(index))
    await response.arrayBuffer()
    isOk(response)
  }, isOver)
  const nothing = timed(async (index) => isOk(await creators[0]!.send('/healthz', {}, originOf(index))), isOver)
  const database = timed(() => studio.pool.query('SELECT 1'), isOver)
  return Promise.all([api, nothing, database])
}

/** All of one account before all of the next: who came first must not be served first until the end. */
async function startAll(creators: readonly Creator[]): Promise<{ creator: Creator; runId: string }[]> {
  const runs: { creator: Creator; runId: string }[] = []
  for (const creator of creators) {
    const ids = await Promise.all(Array.from({ length: STORIES_PER_ACCOUNT }, (_, index) => startFilm(creator, originOf(index))))
    runs.push(...ids.map((runId) => ({ creator, runId })))
  }
  return runs
}

/** For each account, the seconds from the start of the workers to the end of its last story. */
async function secondsOfAccounts(begun: number): Promise<number[]> {
  const { rows } = await studio.pool.query<{ failed: number; at: number }>(
    `SELECT count(*) FILTER (WHERE run.status <> 'RUN_SUCCESS')::int AS failed, max(extract(epoch FROM finished_at))::float8 AS at
     FROM run JOIN "user" ON "user".id = user_id WHERE "user".name <> 'First' GROUP BY user_id`,
  )
  expect(rows.map(({ failed }) => failed)).toEqual(Array.from({ length: ACCOUNTS }, () => 0))
  return rows.map(({ at }) => at - begun / 1_000)
}

/** For each account, the seconds from the start of the workers to the end of its last clip: without exports, which take this machine's cores. */
async function secondsToClips(begun: number): Promise<number[]> {
  const { rows } = await studio.pool.query<{ at: number }>(
    `SELECT max(extract(epoch FROM call.finished_at))::float8 AS at FROM call JOIN run ON run.id = run_id JOIN "user" ON "user".id = user_id
     WHERE call.kind = 'video' AND "user".name <> 'First' GROUP BY user_id ORDER BY 1`,
  )
  return rows.map(({ at }) => at - begun / 1_000)
}

const secondsSince = (begun: number): string => rounded((Date.now() - begun) / 1_000)

test('stories of many accounts are made at the pace of their engines, equally fast for all accounts, and watched by many', async () => {
  const creators: Creator[] = []
  for (let index = 0; index < ACCOUNTS; index += 1) creators.push(await signUp(originOf(index), `Creator ${index}`))
  const starting = Date.now()
  const runs = await startAll(creators)
  measured(`seconds to accept ${STORIES} starts`, secondsSince(starting))
  const connecting = Date.now()
  const watched = Array.from({ length: WATCHERS }, (_, index) => runs[index % runs.length]!)
  const watchers = await openWatchers(
    apis.map((api) => api.origin),
    watched,
  )
  measured(`seconds to open ${WATCHERS} status streams`, secondsSince(connecting))

  const workers = await Promise.all(Array.from({ length: WORKERS }, () => studio.worker({ callMs: CALL_MS })))
  const processes = { api: apis.map((api) => api.pid), workers: workers.map((worker) => worker.process.pid!) }
  const cpu = () => Object.entries(processes).map(([name, ids]) => [name, cpuSecondsOf(ids.flatMap(processTree))] as const)
  const [cpuBefore, before] = [new Map(cpu()), await databaseUse(studio.pool)]
  const begun = Date.now()
  let isOver = false
  const asked = askMeanwhile(creators, () => isOver)
  while ((await runsDone()) < STORIES + 1) await setTimeout(500)
  isOver = true
  const [answers, nothing, database] = await asked
  const delays = await watchers.delays(studio.pool)
  watchers.close()

  const ends = await secondsOfAccounts(begun)
  const [took, ideal, after] = [Math.max(...ends), await idealSeconds(), await databaseUse(studio.pool)]
  const cpuUsed = cpu().map(([name, value]) => `${name} ${rounded((value - cpuBefore.get(name)!) / STORIES)}`)
  const fairness = took / Math.min(...ends)
  measured(
    `${STORIES} stories of ${ACCOUNTS} accounts on ${processesText}, 2 s a call: seconds`,
    `${rounded(took)} (ideal ${rounded(ideal)})`,
  )
  measured('throughput against the ideal', rounded(ideal / took))
  const clips = await secondsToClips(begun)
  measured('seconds until the clips of the first and of the last account are made', `${rounded(clips[0]!)}, ${rounded(clips.at(-1)!)}`)
  measured('fairness: last account to finish against the first', rounded(fairness))
  measured('answers of the API meanwhile, p50 and p99 in ms', spread(answers))
  measured('answers of /healthz meanwhile, p50 and p99 in ms', spread(nothing))
  measured('SELECT 1 meanwhile, p50 and p99 in ms', spread(database))
  measured(`${delays.length} statuses to ${WATCHERS} watchers, delay, p50 and p99 in ms`, spread(delays))
  measured('CPU seconds a story, without engines', cpuUsed.join(', '))
  measured('database transactions a story', rounded((after.transactions - before.transactions) / STORIES))
  measured('database kilobytes a story while it is made', rounded((after.bytes - before.bytes) / STORIES / 1_024))
  const idle = await databaseUse(studio.pool)
  await setTimeout(IDLE_MS)
  const idleTransactions = (await databaseUse(studio.pool)).transactions - idle.transactions
  measured(
    `database transactions a second without work, ${processesText}`,
    rounded((idleTransactions * 1_000) / (IDLE_MS + STATISTICS_DELAY_MS)),
  )
  expect(fairness).toBeLessThan(2)
})
