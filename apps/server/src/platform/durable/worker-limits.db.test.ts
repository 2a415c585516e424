import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestDatabase, createTestDatabase } from '../database/test-database.ts'
import { inTransaction } from '../database/transaction.ts'
import { createDurableClient } from './client.ts'
import { launchDurableWork } from './launch.ts'
import { defineWorkflow, step } from './workflow.ts'

const WORKFLOWS = ['1', '2', '3', '4', '5']

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

let [running, most, ended] = [0, 0, 0]
const encoding = defineWorkflow('test-encoding', async (id: string) =>
  step(`encode ${id}`, async () => {
    running += 1
    most = Math.max(most, running)
    await new Promise((resolve) => setTimeout(resolve, 500))
    running -= 1
    ended += 1
  }),
)

test('a worker encodes one segment at a time if set so, also after another one with more cores was started', async () => {
  const silent = { debug() {}, info() {}, warn() {}, error() {} }
  const parallelism = { parallelCalls: 32, parallelSegments: 1 }
  const durable = await launchDurableWork({ databaseUrl: database.url, queues: ['segments'], parallelism, executorId: 'one', log: silent })
  const client = await createDurableClient(database.url)
  await database.pool.query("UPDATE dbos.queues SET worker_concurrency = 4 WHERE name = 'segments'")
  for (const id of WORKFLOWS) {
    const work = { workflow: encoding.name, id, queue: 'segments', partition: 'user' } as const
    await inTransaction(database.pool, (tx) => client.enqueueInTransaction(tx.client, work, id))
  }
  await expect.poll(() => ended, { timeout: 60_000 }).toBe(WORKFLOWS.length)
  expect(most).toBe(1)
  await client.close()
  await durable.stop()
})
