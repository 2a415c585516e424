import type pg from 'pg'
import { expect, test } from 'vitest'
import { inTransaction } from './transaction.ts'
import { findDatabaseOutage } from '../outage/unavailable.ts'

/** A pool of one connection that records its statements and its release. */
function recordingPool(broken?: string) {
  const events: unknown[] = []
  const client = {
    query: async (text: string) => {
      events.push(text)
      if (text === broken) throw new Error(`${text} failed`)
    },
    release: (error?: unknown) => events.push(['release', error]),
  }
  return { events, pool: { connect: async () => client } as unknown as pg.Pool }
}

test('a transaction is committed and its value returned', async () => {
  const { events, pool } = recordingPool()
  expect(await inTransaction(pool, async ({ client }) => (await client.query('WORK'), 7))).toBe(7)
  expect(events).toEqual(['BEGIN', 'WORK', 'COMMIT', ['release', undefined]])
})

test('a transaction that fails is rolled back', async () => {
  const { events, pool } = recordingPool()
  await expect(inTransaction(pool, () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(events).toEqual(['BEGIN', 'ROLLBACK', ['release', undefined]])
})

test('a connection that cannot even roll back is discarded', async () => {
  const { events, pool } = recordingPool('ROLLBACK')
  await expect(inTransaction(pool, () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(events.at(-1)).toEqual(['release', new Error('ROLLBACK failed')])
})

test('a connection that breaks inside a transaction is an outage of the database, another error is not', async () => {
  const { pool } = recordingPool()
  const reset = Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' })
  const outage = await inTransaction(pool, () => Promise.reject(reset)).catch((error: unknown) => error)
  expect([findDatabaseOutage(outage), findDatabaseOutage(reset)]).toEqual(['ECONNRESET', null])
})
