import { setTimeout } from 'node:timers/promises'
import type { Provider } from '@fablecut/generation/provider/provider'
import type { Route } from '@fablecut/generation/provider/routes'
import { UnfitMedia } from '@fablecut/render/fit/unfit-media'
import * as fc from 'fast-check'
import type pg from 'pg'
import { beforeEach, expect, test } from 'vitest'
import { startFalStandin } from '../../../../../tests/standins/fal/start-fal-standin.ts'
import { startOpenAiStandin } from '../../../../../tests/standins/openai/start-openai-standin.ts'
import { readRunMakers } from '../../credits/read-run-makers.ts'
import { connectRoutes } from '../../generation/engines/connect-routes.ts'
import { album } from '../../platform/database/schema.ts'
import { callProvider } from './call-provider.ts'
import { faultsOfJob } from './random-faults.ts'
import { KEY, falConnection, openAiConnection, setUpProviderWork } from './testing.ts'

const CALLS = 1_000
const PARALLEL = 8
const PAUSE_MS = 5
const NEVER = new Promise<never>(() => {})
const PNG_OR_JPEG = /^(?:\x89PNG|\xFF\xD8\xFF)/u

const RUN_IDS = Array.from({ length: CALLS }, (_, index) => `r${index}`)

const context = setUpProviderWork()
beforeEach(async () => {
  await context.database.pool.query('DELETE FROM album')
  await context.startRuns(...RUN_IDS)
})

/** Where a worker dies: before its n-th transaction, after the provider took the job, or before the result is saved; null: it lives. */
type Death = { readonly at: 'transaction'; readonly n: number } | { readonly at: 'submission' | 'result' }
const death: fc.Arbitrary<Death> = fc.oneof(
  fc.integer({ min: 0, max: 8 }).map((n) => ({ at: 'transaction', n }) as const),
  fc.constantFrom('submission', 'result').map((at) => ({ at }) as const),
)
const deathsOfCall = fc.array(death, { maxLength: 3 })

/** A worker that has died does nothing any more: what it waits for never comes. `died` resolves then. */
function mortal(route: Route, mortality: Death | undefined) {
  const { promise: died, resolve } = Promise.withResolvers<'died'>()
  const die = (): Promise<never> => {
    resolve('died')
    return NEVER
  }
  let transactions = 0
  const connect = (): Promise<pg.PoolClient> => {
    if (mortality?.at === 'transaction' && (transactions += 1) > mortality.n) return die()
    return context.database.pool.connect()
  }
  const pool = new Proxy(context.database.pool, {
    get(target, name) {
      const value: unknown = name === 'connect' ? connect : Reflect.get(target, name, target)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
  const submit: Provider['submit'] = async (...request) => {
    const submission = await route.provider.submit(...request)
    return mortality?.at === 'submission' ? die() : submission
  }
  const provider: Provider = { ...route.provider, submit }
  return { died, pool, route: { ...route, provider }, beforeSaving: () => (mortality?.at === 'result' ? die() : Promise.resolve()) }
}

/** One worker's part in a call. */
async function attempt(index: number, plain: Route, mortality: Death | undefined): Promise<string> {
  const { died, pool, route, beforeSaving } = mortal(plain, mortality)
  const work = context.workOf({ ...connectRoutes([]), findById: () => route }, { pool, pause: () => setTimeout(PAUSE_MS) })
  const made = callProvider(
    {
      key: { id: `r${index}:image:1`, runId: `r${index}`, shotId: '1', kind: 'image', engine: 'a/model' },
      route,
      request: { kind: 'image', prompt: `A fox and ${index} hens`, seed: index, size: { width: 1280, height: 720 } },
      refusal: 'It would not make this picture.',
      async keep({ files }) {
        const bytes = await context.storage.readBytes(files[0]!.hash)
        if (!PNG_OR_JPEG.test(Buffer.from(bytes.subarray(0, 4)).toString('latin1')) || bytes.length < 200) throw new UnfitMedia('No image')
        await beforeSaving()
        return files[0]!.hash
      },
      async save(tx, hash) {
        await tx.db.insert(album).values({ id: `album ${index}`, userId: 'u', name: hash })
        return { hash }
      },
    },
    work,
  )
  return Promise.race([
    died,
    made.then(
      () => 'made',
      () => 'failed',
    ),
  ])
}

async function makeAll(route: Route): Promise<Record<string, number>> {
  const deaths = fc.sample(deathsOfCall, CALLS)
  const ends: Record<string, number> = { made: 0, failed: 0, died: 0 }
  let next = 0
  const worker = async (): Promise<void> => {
    for (let index = next++; index < CALLS; index = next++) {
      for (const mortality of [...deaths[index]!, undefined]) {
        const end = await attempt(index, route, mortality)
        ends[end]! += 1
        if (end !== 'died') break
      }
    }
  }
  await Promise.all(Array.from({ length: PARALLEL }, worker))
  return ends
}

async function expectNothingPaidInVain(charges: number, ends: Record<string, number>): Promise<number> {
  const count = async (query: string) =>
    (await context.database.pool.query<{ n: number }>(`SELECT count(*)::int AS n FROM ${query}`)).rows[0]!.n
  const kept = await count(`call_submission WHERE state = 'kept'`)
  const makers = await readRunMakers(context.database.db, RUN_IDS)
  const lost = [...makers.values()].flatMap((run) => run.lost).reduce((sum, each) => sum + each.times, 0)
  expect(await count('album')).toBe(ends.made)
  expect(kept).toBe(ends.made)
  expect(ends.made! + ends.failed!).toBe(CALLS)
  expect(await count(`call_submission WHERE state IN ('submitted', 'accepted', 'fetched')`)).toBe(0)
  expect(await count(`call WHERE state NOT IN ('done', 'failed')`)).toBe(0)
  // A submission whose outcome is unknown may not have been charged.
  expect(charges).toBeGreaterThanOrEqual(kept)
  expect(charges).toBeLessThanOrEqual(kept + lost)
  return lost
}

const tell = (provider: string, charges: number, ends: Record<string, number>, lost: number): void =>
  console.log(
    `measured: ${CALLS} calls of ${provider} under random faults, workers died ${ends.died} times | made ${ends.made}, failed in words ${ends.failed}; jobs charged ${charges} = kept ${ends.made} + ${charges - ends.made!} of ${lost} that receipts name as lost`,
  )

test('of a provider that can be asked for its jobs none is paid in vain, whatever fails and wherever workers die', async () => {
  const fal = await startFalStandin({ apiKey: KEY })
  fal.script(...fc.sample(faultsOfJob, CALLS * 6))
  const route = connectRoutes([falConnection(fal)]).find('image', 'fluxdev')!
  const ends = await makeAll({ ...route, concurrency: PARALLEL * 4 })
  const lost = await expectNothingPaidInVain(fal.ledger.charges.length, ends)
  tell('fal', fal.ledger.charges.length, ends, lost)
  await fal.close()
})

test('of a provider that answers at once and keeps no list of jobs, receipts name every one that was paid in vain', async () => {
  const openai = await startOpenAiStandin({ apiKey: KEY })
  openai.script(...fc.sample(faultsOfJob, CALLS * 6))
  const route = connectRoutes([openAiConnection(openai)]).find('image', 'gpt')!
  const ends = await makeAll({ ...route, concurrency: PARALLEL * 4 })
  const lost = await expectNothingPaidInVain(openai.ledger.charges.length, ends)
  tell('OpenAI', openai.ledger.charges.length, ends, lost)
  await openai.close()
})
