import { AppError } from '@fablecut/contracts/errors/app-error'
import { sql } from 'drizzle-orm'
import type { Database } from './database/client.ts'

/** How often something may be asked for; counted per address or per user, together for all processes. */
export const RATE_LIMITS = {
  signIn: { most: 10, seconds: 60 },
  signUp: { most: 5, seconds: 60 },
  start: { most: 10, seconds: 60 },
  rewrite: { most: 30, seconds: 60 },
  upload: { most: 60, seconds: 3600 },
  linkImport: { most: 10, seconds: 60 },
  song: { most: 120, seconds: 60 },
  character: { most: 20, seconds: 60 },
  newStory: { most: 30, seconds: 60 },
  /** Of a story, not of its document: each may have words and pictures looked at. */
  change: { most: 60, seconds: 60 },
  download: { most: 10, seconds: 3600 },
  analytics: { most: 60, seconds: 60 },
  sitemap: { most: 60, seconds: 60 },
  recommendation: { most: 300, seconds: 60 },
} as const
export type RateLimitName = keyof typeof RATE_LIMITS

/** Counts one request; throws TOO_MANY_REQUESTS with `data.retryAfterSeconds` when there were too many in this window. */
export type RateLimiter = (name: RateLimitName, subject: string) => Promise<void>

export function createRateLimiter(db: Database, on: boolean, now: () => number = Date.now): RateLimiter {
  return async (name, subject) => {
    if (!on) return
    const { most, seconds } = RATE_LIMITS[name]
    const start = Math.floor(now() / 1000 / seconds) * seconds
    const count = await countOne(db, `${name}:${subject}:${start}`, { now: new Date(now()), endsAt: new Date((start + seconds) * 1000) })
    if (count <= most) return
    throw new AppError('TOO_MANY_REQUESTS', { data: { retryAfterSeconds: Math.max(1, Math.ceil(start + seconds - now() / 1000)) } })
  }
}

async function countOne(db: Database, key: string, window: { now: Date; endsAt: Date }): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    INSERT INTO rate_window (key, count, ends_at) VALUES (${key}, 1, ${window.endsAt.toISOString()})
    ON CONFLICT (key) DO UPDATE SET count = rate_window.count + 1 RETURNING count`)
  const count = rows[0]!.count
  if (count === 1) await db.execute(sql`DELETE FROM rate_window WHERE ends_at < ${window.now.toISOString()}`)
  return count
}
