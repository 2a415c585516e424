import http from 'node:http'
import type pg from 'pg'
import type { Creator } from '../../supervisor/testing/creator.ts'

const CONNECTING_AT_ONCE = 40

type Received = { readonly eventId: number; readonly at: number }
/** `since`: when the stream was opened. */
type Watcher = { readonly request: http.ClientRequest; readonly since: number; readonly received: Received[] }

/** Follows runs, each with a connection of its own, at one API process after the other. */
export async function openWatchers(origins: readonly string[], watched: readonly { readonly creator: Creator; readonly runId: string }[]) {
  const agent = new http.Agent({ keepAlive: false, maxSockets: Number.POSITIVE_INFINITY })
  const watchers: Watcher[] = []
  const waiting = watched.entries()
  const connect = async (): Promise<void> => {
    for (const [index, { creator, runId }] of waiting) {
      const origin = origins[index % origins.length]!
      watchers[index] = await follow(agent, `${origin}/api/stories/workflow/status_sse?workflowRunId=${runId}`, creator)
    }
  }
  await Promise.all(Array.from({ length: CONNECTING_AT_ONCE }, connect))
  return {
    /** How many watchers have got an event. */
    count: (): number => watchers.filter(({ received }) => received.length > 0).length,
    /** The id of the latest event that a watcher has got. */
    latest: (index: number): number | undefined => watchers[index]?.received.at(-1)?.eventId,
    /** From the time of an event to its arrival at a watcher that was connected before, in milliseconds. */
    async delays(pool: pg.Pool): Promise<number[]> {
      const { rows } = await pool.query<{ id: string; at: number }>(
        'SELECT id::text, (extract(epoch FROM created_at) * 1000)::float8 AS at FROM run_event',
      )
      const times = new Map(rows.map(({ id, at }) => [Number(id), at]))
      return watchers.flatMap(({ since, received }) =>
        received.flatMap(({ eventId, at }) => {
          const happened = times.get(eventId)
          return happened === undefined || happened < since ? [] : [at - happened]
        }),
      )
    },
    close(): void {
      for (const { request } of watchers) request.destroy()
      agent.destroy()
    },
  }
}

/** Resolves when the stream is open. */
function follow(agent: http.Agent, url: string, { cookie }: Creator): Promise<Watcher> {
  return new Promise((resolve, reject) => {
    const request = http.get(url, { agent, headers: { cookie } }, (response) => {
      if (response.statusCode !== 200) return reject(new Error(`The stream was answered with ${response.statusCode}`))
      const received: Received[] = []
      response.on('error', () => {})
      response.on('data', (chunk: Buffer) => {
        const at = Date.now()
        for (const [, id] of chunk.toString('latin1').matchAll(/^id: ?(\d+)$/gm)) received.push({ eventId: Number(id), at })
      })
      resolve({ request, since: Date.now(), received })
    })
    request.on('error', reject)
  })
}
