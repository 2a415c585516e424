import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { signUp, startFilm, watchRun } from './testing/creator.ts'
import { expectMadeOnce, expectPlayable } from './testing/expect-films.ts'
import { setUpInstallation } from './testing/set-up-installation.ts'

const [PORT, OTHER_PORT] = [10_500, 10_501]

const context = setUpInstallation(10_490)
const { inBucket } = context
const seconds = (since: number): string => `${Math.round((Date.now() - since) / 1000)} s`

test('four processes start at once on an empty database; a film started at one API process is made by two workers and watched at the other', async () => {
  const { launch, folder } = context.installation
  const [first, second] = await Promise.all([
    launch('api', 'a', { port: PORT, ...inBucket() }),
    launch('api', 'b', { port: OTHER_PORT, ...inBucket() }),
    launch('worker', 'c', inBucket()),
    launch('worker', 'd', inBucket()),
  ])
  const creator = await signUp(first.origin)
  const startedAt = Date.now()
  const runId = await startFilm(creator)
  const { statuses, eventIds } = await watchRun(creator, runId, [second.origin])
  console.log(`measured: a film of two shots, two workers over a bucket | ${seconds(startedAt)}`)
  expect(statuses.at(-1)).toBe('completed')
  expect(eventIds).toEqual([...new Set(eventIds)].toSorted((a, b) => a - b))
  const { rows } = await context.installation.pool.query('SELECT count(DISTINCT executor_id)::int AS workers FROM dbos.workflow_status')
  expect(rows).toEqual([{ workers: 2 }])
  await expectMadeOnce(context.installation, creator, [runId])
  await expectPlayable(context.installation, creator, runId, second.origin)
  for (const name of ['a', 'b', 'c', 'd']) expect(existsSync(join(folder, name, 'storage', 'blobs'))).toBe(false)
  // What a machine has on its disk may be lost.
  rmSync(join(folder, 'a', 'storage-copies'), { recursive: true, force: true })
  await expectPlayable(context.installation, creator, runId)
})

test('processes that share one folder make a film, and another one that starts deletes nothing', async () => {
  const { launch, folder } = context.installation
  const shared = { folder: 'shared', port: PORT }
  const [api] = await Promise.all([launch('api', 'a', shared), launch('worker', 'b', shared)])
  const creator = await signUp(api.origin)
  const startedAt = Date.now()
  const runId = await startFilm(creator)
  while (readdirSync(join(folder, 'shared', 'work')).length === 0) await setTimeout(20)
  await launch('worker', 'c', shared)
  await watchRun(creator, runId, [api.origin])
  console.log(`measured: a film of two shots, two workers over one folder | ${seconds(startedAt)}`)
  await expectMadeOnce(context.installation, creator, [runId])
  await expectPlayable(context.installation, creator, runId)
})
