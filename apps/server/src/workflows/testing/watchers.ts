import http from 'node:http'
import type pg from 'pg'
import type { Creator } from '../../supervisor/testing/creator.ts'

const CONNECTING_AT_ONCE = 40

/** `since`: when the stream was opened. */
type Received = { readonly eventId: number; readonly at: number; readonly since: number }

/** Follows runs, each with a connection of its own. */
export async function openWatchers(origin: string, watched: readonly { readonly creator: Creator; readonly runId: string }[]) {
  const received: Received[] = []
  const agent = new http.Agent({ keepAlive: false, maxSockets: Number.POSITIVE_INFINITY })
  const requests: http.ClientRequest[] = []
  const waiting = watched.values()
  const connect = async (): Promise<void> => {
    for (const { creator, runId } of waiting)
      requests.push(await follow(agent, `${origin}/api/stories/workflow/status_sse?workflowRunId=${runId}`, creator, received))
  }
  await Promise.all(Array.from({ length: CONNECTING_AT_ONCE }, connect))
  return {
    /** From the time of an event to its arrival at a watcher that was connected before, in milliseconds. */
    async delays(pool: pg.Pool): Promise<number[]> {
      const { rows } = await pool.query<{ id: string; at: number }>(
        'SELECT id::text, (extract(epoch FROM created_at) * 1000)::float8 AS at FROM run_event',
      )
      const times = new Map(rows.map(({ id, at }) => [Number(id), at]))
      return received.flatMap(({ eventId, at, since }) => {
        const happened = times.get(eventId)
        return happened === undefined || happened < since ? [] : [at - happened]
      })
    },
    close(): void {
      for (const request of requests) request.destroy()
      agent.destroy()
    },
  }
}

/** Resolves when the stream is open. */
function follow(agent: http.Agent, url: string, { cookie }: Creator, received: Received[]): Promise<http.ClientRequest> {
  return new Promise((resolve, reject) => {
    const request = http.get(url, { agent, headers: { cookie } }, (response) => {
      if (response.statusCode !== 200) return reject(new Error(`The stream was answered with ${response.statusCode}`))
      const since = Date.now()
      response.on('error', () => {})
      response.on('data', (chunk: Buffer) => {
        const at = Date.now()
        for (const [, id] of chunk.toString('latin1').matchAll(/^id: ?(\d+)$/gm)) received.push({ eventId: Number(id), at, since })
      })
      resolve(request)
    })
    request.on('error', reject)
  })
}
