import { createTestDatabase } from '../apps/server/src/platform/database/test-database.ts'
import { createDurableClient } from '../apps/server/src/platform/durable/client.ts'
import { launchDurableWork } from '../apps/server/src/platform/durable/launch.ts'
import { QUEUE_NAMES } from '../apps/server/src/platform/durable/queues.ts'
import { defineWorkflow, step } from '../apps/server/src/platform/durable/workflow.ts'
import { inTransaction } from '../apps/server/src/platform/database/transaction.ts'
import type { BenchRow } from './row.ts'

const STEPS = 300

const finished = new Map<string, (milliseconds: number) => void>()
const emptySteps = defineWorkflow('bench-empty-steps', async (id: string) => {
  const begun = performance.now()
  for (let index = 0; index < STEPS; index += 1) await step(`step ${index}`, async () => index)
  finished.get(id)?.(performance.now() - begun)
})

/** Overhead of a durable step: an empty step against a transaction of one row in the same database. */
export async function run(): Promise<BenchRow[]> {
  const database = await createTestDatabase()
  const silent = { debug() {}, info() {}, warn() {}, error() {} }
  const durable = await launchDurableWork({
    databaseUrl: database.url,
    queues: QUEUE_NAMES,
    parallelism: { parallelCalls: 32, parallelSegments: 1 },
    executorId: 'bench',
    log: silent,
  })
  const client = await createDurableClient(database.url)
  try {
    const value = (await timeOf(database.pool, client)) / STEPS
    const reference = await timeOfCommits(database.pool)
    return [{ name: 'durable step, ms, against one committed row', value, reference, ratio: value / reference, aim: '<= 6' }]
  } finally {
    await client.close()
    await durable.stop()
    await database.drop()
  }
}

type Pool = Parameters<typeof inTransaction>[0]

async function timeOf(pool: Pool, client: Awaited<ReturnType<typeof createDurableClient>>): Promise<number> {
  const done = new Promise<number>((resolve) => finished.set('bench', resolve))
  const work = { workflow: emptySteps.name, id: 'bench-1', queue: 'runs', partition: 'bench' } as const
  await inTransaction(pool, (tx) => client.enqueueInTransaction(tx.client, work, 'bench'))
  return done
}

async function timeOfCommits(pool: Pool): Promise<number> {
  await pool.query('CREATE TABLE bench_row (id int)')
  const begun = performance.now()
  for (let index = 0; index < STEPS; index += 1) await pool.query('INSERT INTO bench_row VALUES ($1)', [index])
  return (performance.now() - begun) / STEPS
}
