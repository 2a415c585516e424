import { createHash } from 'node:crypto'
import { AppError } from '@fablecut/contracts/errors/app-error'
import { sql } from 'drizzle-orm'
import type { Database } from './database/client.ts'
import type { RateLimitName, RateLimits } from './rate-limits.ts'

/** Counts one request; throws TOO_MANY_REQUESTS with `data.retryAfterSeconds` when the limit of the window is exceeded. */
export type RateLimiter = (name: RateLimitName, subject: string) => Promise<void>

/** An address as a subject that can't be read back from the database. */
export const hashOfSubject = (text: string): string => createHash('sha256').update(text.trim().toLowerCase()).digest('hex').slice(0, 32)

/** `limits`: null disables all limits. */
export function createRateLimiter(db: Database, limits: RateLimits | null, now: () => number = Date.now): RateLimiter {
  const countLocally = { read: createLocalCounter(), view: createLocalCounter() }
  return async (name, subject) => {
    if (!limits) return
    const { most, seconds } = limits[name]
    const start = Math.floor(now() / 1000 / seconds) * seconds
    const count =
      name === 'read' || name === 'view'
        ? countLocally[name](subject, start)
        : await countInDatabase(db, `${name}:${subject}:${start}`, { now: new Date(now()), endsAt: new Date((start + seconds) * 1000) })
    if (count <= most) return
    throw new AppError('TOO_MANY_REQUESTS', { data: { retryAfterSeconds: Math.max(1, Math.ceil(start + seconds - now() / 1000)) } })
  }
}

/** Starts counting at zero again for one subject. */
export async function clearRateLimit(db: Pick<Database, 'execute'>, name: RateLimitName, subject: string): Promise<void> {
  await db.execute(sql`DELETE FROM rate_window WHERE starts_with(key, ${`${name}:${subject}:`})`)
}

/** Counts within the current window only. */
function createLocalCounter(): (subject: string, start: number) => number {
  let window = 0
  const counts = new Map<string, number>()
  return (subject, start) => {
    if (start !== window) counts.clear()
    window = start
    const count = (counts.get(subject) ?? 0) + 1
    counts.set(subject, count)
    return count
  }
}

async function countInDatabase(db: Database, key: string, window: { now: Date; endsAt: Date }): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    INSERT INTO rate_window (key, count, ends_at) VALUES (${key}, 1, ${window.endsAt.toISOString()})
    ON CONFLICT (key) DO UPDATE SET count = rate_window.count + 1 RETURNING count`)
  const count = rows[0]!.count
  if (count === 1) await db.execute(sql`DELETE FROM rate_window WHERE ends_at < ${window.now.toISOString()}`)
  return count
}
