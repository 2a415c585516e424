import type { StatusEvent } from '@fablecut/contracts/wire/run'
import type { WireStory } from '@fablecut/contracts/wire/story'
import type { StoryStatus } from '@fablecut/domain/story/status'
import { desc, eq } from 'drizzle-orm'
import { Client } from 'pg'
import type { Database } from '../platform/database/client.ts'
import { KEEP_ALIVE_MS } from '../platform/outage/keep-alive.ts'
import { runEvent } from '../platform/database/schema.ts'
import { RUN_CHANNEL } from './change-state.ts'

/** One event of a run's stream; `id` resumes the stream. */
export type RunEvent = { readonly id: number; readonly event: StatusEvent }
type Listener = (event: RunEvent) => void

/** Distributes events of runs to the streams of an API process: one connection listens, and an event is read once for all clients. */
export type RunHub = {
  watch(runId: string, listener: Listener): () => void
  /** The latest event, or null when there is none after `afterId`. */
  latest(runId: string, afterId?: number): Promise<RunEvent | null>
  /** Ends after the reads in flight. */
  close(): Promise<void>
}

const RECONNECT_MS = 1_000
/** A server that is stopping or starting may accept a connection and never answer. */
const CONNECT_MS = 10_000

export type RunHubOptions = {
  readonly databaseUrl: string
  readonly db: Database
  /** Reads the story sent with an event. */
  readonly readStory: (storyId: string) => Promise<WireStory | null>
  readonly onError: (error: unknown) => void
}

export async function createRunHub(options: RunHubOptions): Promise<RunHub> {
  const { onError } = options
  const watchers = new Map<string, Set<Listener>>()
  const reading = new Map<string, Promise<void>>()
  const isStale = new Set<string>()

  const readShared = shareReads((runId) => readLatest(options, runId))
  const publish = async (runId: string): Promise<void> => {
    const latest = await readShared(runId)
    if (latest) for (const listener of watchers.get(runId) ?? []) listener(latest)
  }
  /** Notifications during a read cause one more read, not one each. */
  const onNotification = (runId: string): void => {
    if (!watchers.has(runId)) return
    if (reading.has(runId)) return void isStale.add(runId)
    const work = publish(runId)
      .catch(onError)
      .finally(() => {
        reading.delete(runId)
        if (isStale.delete(runId)) onNotification(runId)
      })
    reading.set(runId, work)
  }

  const listening = await listen(options.databaseUrl, onNotification, () => [...watchers.keys()].forEach(onNotification), onError)
  return {
    watch(runId, listener) {
      const listeners = watchers.get(runId) ?? new Set()
      watchers.set(runId, listeners.add(listener))
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0 && watchers.get(runId) === listeners) watchers.delete(runId)
      }
    },
    async latest(runId, afterId = 0) {
      const latest = await readShared(runId)
      return latest && latest.id > afterId ? latest : null
    },
    async close() {
      await listening.close()
      while (reading.size > 0) await Promise.all(reading.values())
    },
  }
}

/**
 * Many clients that connect at once, after a restart for example, cause one read of each run. A caller never gets a read that began before its call, which
 * could miss what the caller has just changed.
 */
export function shareReads<T>(read: (id: string) => Promise<T>): (id: string) => Promise<T> {
  const next = new Map<string, Promise<T>>()
  const running = new Map<string, Promise<unknown>>()
  const start = async (id: string): Promise<T> => {
    await running.get(id)
    next.delete(id)
    const reading = read(id)
    const ended = Promise.allSettled([reading])
    running.set(id, ended)
    void ended.then(() => running.get(id) === ended && running.delete(id))
    return reading
  }
  return (id) => {
    const reading = next.get(id) ?? start(id)
    next.set(id, reading)
    return reading
  }
}

async function readLatest({ db, readStory }: Pick<RunHubOptions, 'db' | 'readStory'>, runId: string): Promise<RunEvent | null> {
  const [last] = await db.select().from(runEvent).where(eq(runEvent.runId, runId)).orderBy(desc(runEvent.id)).limit(1)
  if (!last) return null
  const story = await readStory(last.storyId)
  return { id: last.id, event: { workflowRunId: runId, status: last.status as StoryStatus, story, error: last.error } }
}

/** Listens until closed. After a lost connection it reconnects and reads every watched run, since notifications may be missing. */
async function listen(url: string, onRun: (runId: string) => void, onReconnect: () => void, onError: (error: unknown) => void) {
  const state = { closed: false }
  let client: Client | undefined
  const connect = async (): Promise<void> => {
    const fresh = new Client({
      connectionString: url,
      connectionTimeoutMillis: CONNECT_MS,
      query_timeout: CONNECT_MS,
      keepAlive: true,
      keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    })
    fresh.on('notification', ({ payload }) => payload && onRun(payload))
    fresh.on('error', onError)
    try {
      await fresh.connect()
      await fresh.query(`LISTEN ${RUN_CHANNEL}`)
    } catch (error) {
      fresh.end().catch(onError)
      throw error
    }
    // Registered after connecting: failed attempts are retried by their caller.
    fresh.on('end', () => void reconnect())
    client = fresh
  }
  const reconnect = async (): Promise<void> => {
    while (!state.closed) {
      await new Promise((resolve) => setTimeout(resolve, RECONNECT_MS))
      try {
        if (state.closed) return
        await connect()
        return onReconnect()
      } catch (error) {
        onError(error)
      }
    }
  }
  await connect()
  return {
    async close() {
      state.closed = true
      await client?.end()
    },
  }
}
