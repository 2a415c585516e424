import { expect, test, vi } from 'vitest'
import type { Database } from '../../platform/database/client.ts'
import type { Auth } from './auth.ts'
import { readAccount } from './read-account.ts'

const headers = new Headers({ cookie: 'session=1' })
const failed = new Error('Failed to get session')
const withSessions = (getSession: () => Promise<unknown>) => ({ api: { getSession } }) as unknown as Auth
const withQueries = (execute: () => Promise<unknown>) => ({ execute }) as unknown as Database

test('a session that could not be read for want of a connection is read again', async () => {
  const getSession = vi.fn().mockRejectedValueOnce(failed).mockResolvedValue(null)
  expect(
    await readAccount(
      withSessions(getSession),
      withQueries(async () => []),
      headers,
    ),
  ).toBeNull()
  expect(getSession).toHaveBeenCalledTimes(2)
})

test('during an outage the error is that of the database', async () => {
  const outage = new Error('connect ECONNREFUSED')
  const database = withQueries(() => Promise.reject(outage))
  await expect(readAccount(withSessions(vi.fn().mockRejectedValue(failed)), database, headers)).rejects.toBe(outage)
})
