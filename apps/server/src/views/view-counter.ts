import { isBot } from '@fablecut/domain/views/is-bot'
import type { WatchedQuarter } from '@fablecut/domain/views/watched-quarters'
import type { Database } from '../platform/database/client.ts'
import type { Log } from '../platform/logging/log.ts'
import { type WatchProgress, saveWatchProgress } from './save-watched.ts'
import { type Watcher, createSaltReader, hashOfWatcher } from './view-salt.ts'

const FLUSH_MS = 2_000
/** Rows of one statement. */
const MAX_ROWS = 2_000
/** Held while the database cannot be reached; later ones are dropped. */
const MAX_HELD = 50_000

type Watched = Watcher & { readonly storyId: string; readonly quarter: WatchedQuarter }

export type ViewCounter = {
  /** Counts a quarter that was reached, and those before it. Nothing is written yet; bots are left out. */
  watched(seen: Watched): void
  /** Writes what was counted. Rejects when that is impossible, and keeps it. */
  flush(): Promise<void>
  /** Writes what was counted, and stops. */
  stop(): Promise<void>
}

/** Collects what viewers watched and writes it in batches, so that many viewers cost few writes. A process that crashes loses its last two seconds. */
export function createViewCounter({ db, log }: { db: Database; log: Pick<Log, 'warn'> }, now: () => number = Date.now): ViewCounter {
  const saltOf = createSaltReader(db)
  const held = new Map<string, Watched & { readonly day: string }>()
  let writing: Promise<void> = Promise.resolve()
  const write = async () => {
    while (held.size > 0) {
      const batch = [...held].slice(0, MAX_ROWS)
      const rows = await Promise.all(batch.map(async ([, seen]) => toRows(seen, await saltOf(seen.day))))
      await saveWatchProgress(db, rows.flat())
      for (const [key, seen] of batch) if (held.get(key) === seen) held.delete(key)
    }
  }
  const flush = () => (writing = writing.catch(() => undefined).then(write))
  const flushLogged = () => flush().catch((error: unknown) => log.warn('views', { error }))
  const timer = setInterval(() => void (held.size > 0 && flushLogged()), FLUSH_MS)
  timer.unref()
  return {
    watched(seen) {
      if (isBot(seen.userAgent)) return
      const day = new Date(now()).toISOString().slice(0, 10)
      const key = JSON.stringify([seen.storyId, day, seen.accountId ?? [seen.address, seen.userAgent]])
      const before = held.get(key)
      if ((before && before.quarter >= seen.quarter) || (!before && held.size >= MAX_HELD)) return
      held.set(key, { ...seen, day })
    },
    flush,
    async stop() {
      clearInterval(timer)
      await flushLogged()
    },
  }
}

function toRows({ storyId, day, quarter, ...watcher }: Watched & { readonly day: string }, salt: string): WatchProgress[] {
  const viewer = hashOfWatcher(salt, watcher)
  return Array.from({ length: quarter + 1 }, (_, reached) => ({ storyId, day, viewer, quarter: reached, accountId: watcher.accountId }))
}
