import { setTimeout } from 'node:timers/promises'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { type FalStandin, startFalStandin } from '../../../../../tests/standins/fal/start-fal-standin.ts'
import { readRunMakers } from '../../credits/read-run-makers.ts'
import { type Studio, type TestWorker, openStudio } from '../testing/studio.ts'
import { scriptOf } from './film-faults/film-plan.ts'
import { faultsOfJob } from './random-faults.ts'
import { KEY, falConnection } from './testing.ts'

const ACCOUNTS = 30
const STORIES_PER_ACCOUNT = 5
const SHOTS = 7
const CALLS = ACCOUNTS * STORIES_PER_ACCOUNT * SHOTS
const WORKERS = 2
const CREDITS = 100_000
/** Between two kills, in milliseconds: long enough that a worker gets to work, and shorter than a story. */
const KILL_AFTER_MS = { min: 8_000, max: 25_000 }
const BUDGETS = { PROVIDER_BUDGET_STORY_USD: '1000', PROVIDER_BUDGET_ACCOUNT_USD: '1000', PROVIDER_BUDGET_DAY_USD: '1000' }
const OPTIONS = { limits: BUDGETS, maxProviderPauseMs: 200, callMs: 1 }

test('stories by workers that are killed at any moment, and a provider that fails at random: nothing is paid in vain, and nothing stays open', async () => {
  const fal = await startFalStandin({ apiKey: KEY })
  fal.script(...fc.sample(faultsOfJob, CALLS * 6))
  const studio = await openStudio({ connections: [{ ...falConnection(fal, ['image']), concurrency: 16 }] })
  try {
    const { userIds, runIds } = await startStories(studio)
    const kills = await workWithKills(studio)
    const { kept, lost, failed } = await expectNothingPaidInVain(studio, fal, runIds)
    for (const userId of userIds) {
      const { held, available, sum } = await studio.money(userId)
      expect([held, sum]).toEqual([0, available])
    }
    const charged = fal.ledger.charges.length
    console.log(
      `measured: ${CALLS} calls of fal in ${runIds.length} stories under random faults, worker processes killed by SIGKILL ${kills} times | made ${kept}, failed in words ${failed}; jobs charged ${charged} = kept ${kept} + ${charged - kept} of ${lost} that receipts name as lost`,
    )
  } finally {
    await studio.close()
    await fal.close()
  }
})

/** Their pictures are made by the provider; all else has been made once and takes no time. */
async function startStories(studio: Studio): Promise<{ userIds: string[]; runIds: string[] }> {
  const [userIds, runIds]: [string[], string[]] = [[], []]
  for (let account = 0; account < ACCOUNTS; account += 1) {
    const userId = await studio.account({ credits: CREDITS })
    userIds.push(userId)
    const settings = { advanced_settings: { image_model_config: { model: 'fluxdev' } }, is_preview: true }
    for (let story = 0; story < STORIES_PER_ACCOUNT; story += 1)
      runIds.push(await studio.start(userId, { script_content: scriptOf(SHOTS), ...settings }))
  }
  return { userIds, runIds }
}

/** Kills one worker after the other and starts another in its place, until all runs are over; how many were killed. */
async function workWithKills(studio: Studio): Promise<number> {
  const workers: TestWorker[] = []
  while (workers.length < WORKERS) workers.push(await studio.worker(OPTIONS))
  for (let kills = 0; ; kills += 1) {
    const [pause] = fc.sample(fc.integer(KILL_AFTER_MS), 1)
    await setTimeout(pause)
    if ((await count(studio, `run WHERE status = 'RUN_RUNNING'`)) === 0) return kills
    await workers.shift()!.kill()
    workers.push(await studio.worker(OPTIONS))
  }
}

async function expectNothingPaidInVain(studio: Studio, fal: FalStandin, runIds: readonly string[]) {
  const kept = await count(studio, `call_submission WHERE state = 'kept'`)
  const failed = await count(studio, `media WHERE resource_type = 'image' AND role = 'take' AND status = 'failed' AND status_message <> ''`)
  const makers = await readRunMakers(studio.db, runIds)
  const lost = [...makers.values()].flatMap((run) => run.lost).reduce((sum, { times }) => sum + times, 0)
  expect(await count(studio, `media WHERE resource_type = 'image' AND role = 'take' AND status = 'completed'`)).toBe(kept)
  expect(kept + failed).toBe(CALLS)
  expect(await count(studio, `call_submission WHERE state IN ('submitted', 'accepted', 'fetched')`)).toBe(0)
  expect(await count(studio, `call WHERE state NOT IN ('done', 'failed')`)).toBe(0)
  // A submission whose outcome is unknown may not have been charged.
  expect(fal.ledger.charges.length).toBeGreaterThanOrEqual(kept)
  expect(fal.ledger.charges.length).toBeLessThanOrEqual(kept + lost)
  return { kept, lost, failed }
}

const count = async ({ pool }: Studio, query: string): Promise<number> =>
  (await pool.query<{ n: number }>(`SELECT count(*)::int AS n FROM ${query}`)).rows[0]!.n
