import { toWireMediaAsset } from '@fablecut/contracts/wire/media-asset'
import { TIMELINE_VERSION_HEADER } from '@fablecut/contracts/wire/timeline-version'
import { RENDER_TIMING } from '@fablecut/domain/timeline/edit/timing'
import { TIMELINE_VERSION } from '@fablecut/domain/timeline/stored/timeline-versions'
import { isRendering, type RenderProgress, type RenderRequest } from './render-request.ts'

const PATH = '/api/internal/storybuilder/render_video'

const HEADERS = { 'content-type': 'application/json', [TIMELINE_VERSION_HEADER]: String(TIMELINE_VERSION) }

/** Dependencies of the export client. `wait` resolves early when the signal aborts. */
export type RenderPorts = {
  readonly fetch: (path: string, init: RequestInit) => Promise<Response>
  readonly wait: (ms: number, signal: AbortSignal) => Promise<void>
  readonly now: () => number
  readonly log: (message: string, detail: unknown) => void
}

/** The export could not start because another timeline of the story, or a range of it, is being exported. */
export type RenderBusy = { readonly kind: 'busy'; readonly renderId: string; readonly isRange: boolean }

/** How an export ended. */
export type RenderOutcome =
  /** Null for a film that was written to a file. */
  | { readonly kind: 'success'; readonly url: string | null }
  | { readonly kind: 'error'; readonly message: string }
  | { readonly kind: 'canceled' }

type Watch = {
  /** Called when the server accepted the export, with the id of its run. */
  readonly onStarted: (renderId: string) => void
  /** In percent of the segments that are encoded; null while unknown. */
  readonly onProgress: (percent: number | null) => void
  /** Stops polling. */
  readonly signal: AbortSignal
}

const error = (message: string): RenderOutcome => ({ kind: 'error', message })

/** Starts an export and polls it. Resolves at once when the film exists already. */
export async function renderFilm(request: RenderRequest, watch: Watch, ports: RenderPorts): Promise<RenderOutcome | RenderBusy> {
  const started = await startRender(request, watch.signal, ports)
  if (typeof started !== 'string') return started
  watch.onStarted(started)
  return followRender(started, watch, ports)
}

/** Polls an export every 2 s for at most 10 minutes. */
export async function followRender(renderId: string, watch: Omit<Watch, 'onStarted'>, ports: RenderPorts): Promise<RenderOutcome> {
  const path = `${PATH}?id=${encodeURIComponent(renderId)}`
  const from = ports.now()
  while (ports.now() - from < RENDER_TIMING.timeout) {
    await ports.wait(RENDER_TIMING.poll, watch.signal)
    if (watch.signal.aborted) return { kind: 'canceled' }
    const progress = await readProgress(path, watch.signal, ports)
    const outcome = progress && outcomeOf(progress)
    if (outcome) return outcome
    if (progress) watch.onProgress(progress.progress ?? null)
  }
  return error('Render timeout exceeded')
}

/** Starts an export; returns its id or an error. Only transient errors are retried. */
async function startRender(request: RenderRequest, signal: AbortSignal, ports: RenderPorts): Promise<string | RenderOutcome | RenderBusy> {
  const body = JSON.stringify({ ...request, mediaAssets: request.mediaAssets.map(toWireMediaAsset) })
  const init = { method: 'POST', headers: HEADERS, body, signal }
  for (let retries = 0; ; retries += 1) {
    const response = await ports.fetch(PATH, init).catch((failure: unknown) => String(failure instanceof Error ? failure.message : failure))
    if (signal.aborted) return { kind: 'canceled' }
    if (typeof response !== 'string' && response.ok) return startedOf(await bodyOf(response))
    const isFinal = typeof response !== 'string' && response.status < 500
    const busy = typeof response === 'string' || response.status !== 409 ? null : await busyOf(response.clone())
    if (busy) return busy
    if (isFinal || retries === RENDER_TIMING.startRetries) return error(`Failed to start render process: ${await reasonOf(response)}`)
    await ports.wait(RENDER_TIMING.startRetryDelay, signal)
  }
}

const bodyOf = (response: Response): Promise<unknown> => response.json().catch(() => null)

const fieldOf = (body: unknown, name: string): unknown =>
  typeof body === 'object' && body !== null ? (body as Readonly<Record<string, unknown>>)[name] : undefined

function textOf(body: unknown, name: string): string | null {
  const text = fieldOf(body, name)
  return typeof text === 'string' && text !== '' ? text : null
}

function startedOf(body: unknown): string | RenderOutcome {
  const renderId = textOf(body, 'renderId')
  const url = textOf(body, 'url')
  if (renderId === null) return error('Invalid response: missing renderId')
  return url === null ? renderId : { kind: 'success', url }
}

async function busyOf(response: Response): Promise<RenderBusy | null> {
  const data = fieldOf(await bodyOf(response), 'data')
  const renderId = textOf(data, 'renderId')
  return renderId === null ? null : { kind: 'busy', renderId, isRange: fieldOf(data, 'is_range') === true }
}

/** Message of an error response, else its status text, else the status code (HTTP/2 has no status text). */
async function reasonOf(response: Response | string): Promise<string> {
  if (typeof response === 'string') return response
  const message = response.status < 500 ? fieldOf(await bodyOf(response), 'message') : undefined
  return typeof message === 'string' && message !== '' ? message : response.statusText || String(response.status)
}

type ServerProgress = RenderProgress & { readonly progress?: number | null }

/** Null when the request failed or the response is invalid, which is logged. */
async function readProgress(path: string, signal: AbortSignal, { fetch, log }: RenderPorts): Promise<ServerProgress | null> {
  try {
    const response = await fetch(path, { signal })
    if (response.ok) return (await response.json()) as ServerProgress
    log('Export progress could not be read', response.status)
  } catch (failure) {
    if (!signal.aborted) log('Export progress could not be read', failure)
  }
  return null
}

function outcomeOf(progress: ServerProgress): RenderOutcome | null {
  if (progress.status === 'canceled') return { kind: 'canceled' }
  if (isRendering(progress)) return null
  if (progress.status === 'error') return error(progress.error || 'Unknown render error')
  return progress.url ? { kind: 'success', url: progress.url } : error('Invalid response format, no video URL returned')
}
