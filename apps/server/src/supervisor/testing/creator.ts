import { setTimeout } from 'node:timers/promises'

type Send = (path: string, init?: { json?: object; headers?: Record<string, string> }, origin?: string) => Promise<Response>

/** An account, signed in at all API processes of an installation. */
export type Creator = { readonly id: string; readonly cookie: string; readonly send: Send }

/** What a stream of a run sent, over all its connections. */
export type WatchedRun = { readonly statuses: readonly string[]; readonly eventIds: readonly number[]; readonly connections: number }

const SCRIPT = 'The lighthouse keeper lights his lamp at dusk. A small boat finds its way home.'
const RECONNECT_MS = 250

const headersOf = (origin: string) => ({ origin, 'content-type': 'application/json' })

/** `setupCode`: for the first account of an installation that others can reach. */
export async function signUp(origin: string, name = 'Ada', setupCode?: string): Promise<Creator> {
  const account = { name, email: `${name.toLowerCase().replaceAll(' ', '-')}@films.test`, password: 'seven lighthouses at dusk' }
  const response = await fetch(`${origin}/api/auth/sign-up/email`, {
    method: 'POST',
    headers: headersOf(origin),
    body: JSON.stringify({ ...account, setupCode }),
  })
  if (!response.ok) throw new Error(await response.text())
  const cookie = response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  const send: Send = (path, { json, headers } = {}, target = origin) => {
    const body = json && { method: 'POST', body: JSON.stringify(json) }
    return fetch(target + path, { headers: { ...headersOf(target), cookie, ...headers }, ...body })
  }
  const { id } = (await (await send('/api/me')).json()) as { id: string }
  return { id, cookie, send }
}

/** Starts a film of two shots; returns the id of its run. `key`: repeated starts with it are one. */
export async function startFilm({ send }: Creator, origin?: string, key?: string): Promise<string> {
  const headers: Record<string, string> = key === undefined ? {} : { 'idempotency-key': key }
  const json = { script_content: SCRIPT, auto_rewrite: false, visual_style: 'citypop' }
  const response = await send('/api/stories/workflow/generate_script_to_video', { json, headers }, origin)
  if (!response.ok) throw new Error(await response.text())
  return ((await response.json()) as { workflowRunId: string }).workflowRunId
}

/** The URL of a finished film. */
export async function filmOf({ send }: Creator, runId: string, origin?: string): Promise<string> {
  const { story } = (await (await send(`/api/stories/by_workflow/${runId}`, {}, origin)).json()) as {
    story: { status: string; last_export_url: string | null }
  }
  if (story.status !== 'completed' || story.last_export_url === null) throw new Error(`The story is ${story.status}`)
  return story.last_export_url
}

/** Follows a run to its end, as a browser does: a stream that ends early is opened again, at the next of the API processes. */
export async function watchRun({ send }: Creator, runId: string, origins: readonly string[]): Promise<WatchedRun> {
  const [statuses, eventIds]: [string[], number[]] = [[], []]
  for (let connections = 1; ; connections += 1) {
    const origin = origins[(connections - 1) % origins.length]!
    const resume: Record<string, string> = eventIds.length > 0 ? { 'last-event-id': String(eventIds.at(-1)) } : {}
    await send(`/api/stories/workflow/status_sse?workflowRunId=${runId}`, { headers: resume }, origin)
      .then((response) => readEvents(response, (id, status) => (eventIds.push(id), statuses.push(status))))
      // The process ended, or could not be reached.
      .catch(() => {})
    if (/^(completed|failed)/.test(statuses.at(-1) ?? '')) return { statuses, eventIds, connections }
    await setTimeout(RECONNECT_MS)
  }
}

async function readEvents(response: Response, onStatus: (id: number, status: string) => void): Promise<void> {
  if (!response.ok || !response.body) return
  let text = ''
  for await (const chunk of response.body.pipeThrough(new TextDecoderStream())) {
    const blocks = (text + chunk).split('\n\n')
    text = blocks.pop() ?? ''
    for (const block of blocks) {
      const [id, data] = [/^id: ?(\d+)$/m.exec(block)?.[1], /^data: ?(.+)$/m.exec(block)?.[1]]
      const status = data === undefined ? undefined : (JSON.parse(data) as { status?: string }).status
      if (id !== undefined && status !== undefined) onStatus(Number(id), status)
    }
  }
}
