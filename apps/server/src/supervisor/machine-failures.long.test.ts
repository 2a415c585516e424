import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { beforeEach, expect, test } from 'vitest'
import { LEASE_SECONDS } from '../platform/durable/lease.ts'
import { type Creator, signUp, startFilm, watchRun } from './testing/creator.ts'
import { expectMadeOnce, expectPlayable } from './testing/expect-films.ts'
import type { Installation, Machine } from './testing/installation.ts'
import { findNetworkProblem, openNetworkHost } from './testing/network-host.ts'
import { setUpInstallation } from './testing/set-up-installation.ts'

const SWIFT_PORT = 10_520
const PORT = 10_530

const context = setUpInstallation(SWIFT_PORT)
const { inBucket } = context
let installation: Installation
let api: Machine
let creator: Creator

beforeEach(async () => {
  installation = context.installation
  api = await installation.launch('api', 'a', { port: PORT, ...inBucket() })
  await installation.makeSmallFilms()
  creator = await signUp(api.origin)
})

/** Starts a film and waits until its run is in this phase. */
async function startFilmUntil(status: string) {
  const runId = await startFilm(creator)
  const watched = watchRun(creator, runId, [api.origin])
  while ((await executorOf(runId)).step !== status) await setTimeout(50)
  return { runId, watched }
}

async function executorOf(runId: string): Promise<{ step: string; executor: string }> {
  const { rows } = await installation.pool.query<{ step: string; executor: string }>(
    'SELECT step, executor_id AS executor FROM run JOIN dbos.workflow_status ON workflow_uuid = run.id WHERE run.id = $1',
    [runId],
  )
  return rows[0]!
}

/** Resolves when another worker executes the run. */
async function takeover(runId: string, from: string): Promise<void> {
  for (;;) {
    const { executor } = await executorOf(runId)
    if (executor !== from && !executor.startsWith('unstarted')) return
    await setTimeout(50)
  }
}

async function expectFilm(runId: string, watched: ReturnType<typeof watchRun>): Promise<void> {
  const { statuses, eventIds, connections } = await watched
  expect({ last: statuses.at(-1), connections }).toEqual({ last: 'completed', connections: 1 })
  expect(eventIds).toEqual([...new Set(eventIds)].toSorted((a, b) => a - b))
  await expectMadeOnce(installation, creator, [runId])
  await expectPlayable(installation, creator, runId)
}

/** A worker that lost its lease says so by its exit code, and the supervisor starts it again. */
const wasFenced = (machine: Machine): boolean =>
  machine
    .output()
    .split('\n')
    .some((line) => line.includes('the worker process ended') && line.includes('"code":75'))

test('a worker is killed and its disk is lost: another one finishes the film', async () => {
  const first = await installation.launch('worker', 'b', inBucket())
  const { runId, watched } = await startFilmUntil('processing:generating_videos')
  await first.kill()
  rmSync(join(installation.folder, 'b'), { recursive: true, force: true })
  await installation.launch('worker', 'c', inBucket())
  await expectFilm(runId, watched)
})

test.each([
  'processing:generating_storyboard',
  'processing:generating_images',
  'processing:generating_videos',
  'processing:exporting_video',
])(
  'a worker is frozen in %s until another one has taken over, and wakes up meanwhile: it stops, and nothing is made twice',
  async (status) => {
    const first = await installation.launch('worker', 'b', inBucket())
    const { runId, watched } = await startFilmUntil(status)
    const { executor } = await executorOf(runId)
    first.freeze()
    await installation.launch('worker', 'c', inBucket())
    await takeover(runId, executor)
    first.thaw()
    await expect.poll(() => wasFenced(first), { timeout: 60_000 }).toBe(true)
    await expectFilm(runId, watched)
  },
)

test('the only worker is frozen for longer than its lease and wakes up: it continues', async () => {
  const only = await installation.launch('worker', 'b', inBucket())
  const { runId, watched } = await startFilmUntil('processing:generating_images')
  only.freeze()
  await setTimeout((LEASE_SECONDS + 2) * 1_000)
  only.thaw()
  await expectFilm(runId, watched)
  expect(wasFenced(only)).toBe(false)
})

test.each(['cut', 'stall'] as const)(
  'a worker loses the database (%s) until another one has taken over: it stops when it is back',
  async (fault) => {
    const proxy = await installation.openDatabaseProxy()
    const first = await installation.launch('worker', 'b', { ...inBucket(), databaseBy: proxy })
    const { runId, watched } = await startFilmUntil('processing:generating_images')
    const { executor } = await executorOf(runId)
    proxy[fault]()
    await installation.launch('worker', 'c', inBucket())
    await takeover(runId, executor)
    proxy.restore()
    await expect.poll(() => wasFenced(first), { timeout: 60_000 }).toBe(true)
    await expectFilm(runId, watched)
  },
)

const problem = findNetworkProblem()

test.skipIf(problem !== null)(
  `a worker on a host of its own loses all packets until another one has taken over: it stops when the network is back${problem === null ? '' : ` (skipped: ${problem})`}`,
  async () => {
    const host = openNetworkHost('fc-test')
    try {
      const [database, store] = await Promise.all([
        installation.openDatabaseProxy(host.gateway),
        installation.openProxy(SWIFT_PORT, host.gateway),
      ])
      const first = await installation.launch('worker', 'b', { ...inBucket(store), databaseBy: database, host })
      const { runId, watched } = await startFilmUntil('processing:generating_images')
      const { executor } = await executorOf(runId)
      host.disconnect()
      await installation.launch('worker', 'c', inBucket())
      await takeover(runId, executor)
      host.connect()
      await expect.poll(() => wasFenced(first), { timeout: 300_000 }).toBe(true)
      await expectFilm(runId, watched)
      await first.stop()
    } finally {
      host.close()
    }
  },
)

test.each(['cut', 'stall'] as const)(
  'the API process loses the database for a while (%s): its streams stay open and go on',
  async (fault) => {
    const proxy = await installation.openDatabaseProxy()
    const cutOff = await installation.launch('api', 'b', { port: PORT + 1, ...inBucket(), databaseBy: proxy })
    await installation.launch('worker', 'c', inBucket())
    const runId = await startFilm(creator)
    const watched = watchRun(creator, runId, [cutOff.origin])
    while ((await executorOf(runId)).step !== 'processing:generating_images') await setTimeout(50)
    proxy[fault]()
    while ((await executorOf(runId)).step !== 'processing:exporting_video') await setTimeout(50)
    proxy.restore()
    await expectFilm(runId, watched)
  },
)

test('one of two workers cannot reach the bucket for a while: the film is finished, and no call fails', async () => {
  const proxy = await installation.openProxy(SWIFT_PORT)
  const [first] = await Promise.all([installation.launch('worker', 'b', inBucket(proxy)), installation.launch('worker', 'c', inBucket())])
  const { runId, watched } = await startFilmUntil('processing:generating_images')
  proxy.cut()
  await expect.poll(() => first.output(), { timeout: 120_000 }).toContain('the bucket cannot be used')
  proxy.restore()
  await expectFilm(runId, watched)
})

test('a bucket that nobody can reach for a while delays a film, and requests for files answer 503', async () => {
  const worker = await installation.launch('worker', 'b', inBucket())
  const { runId, watched } = await startFilmUntil('processing:generating_videos')
  const { rows } = await installation.pool.query<{ id: string }>("SELECT id FROM media WHERE resource_type = 'image' AND hash IS NOT NULL")
  await context.swift.suspend()
  expect((await creator.send(`/media/${rows[0]!.id}/image.jpg`)).status).toBe(503)
  await expect.poll(() => worker.output(), { timeout: 120_000 }).toContain('the bucket cannot be used')
  context.swift.resume()
  await expectFilm(runId, watched)
})
