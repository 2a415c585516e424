import { type Fault, type JobFaults, createFaultScript } from '../faults.ts'
import { type Exchange, type StandinServer, answerBytes, answerJson, playFaults, startServer } from '../http-server.ts'
import { FILE_TYPES, type JobMedium, jobFile } from '../job-file.ts'
import { type Ledger, createLedger } from '../ledger.ts'
import type { SendWebhook } from '../webhooks.ts'
import { type ReplicateWebhooks, createReplicateWebhooks } from './replicate-webhooks.ts'

export type ReplicateStandin = StandinServer & {
  readonly baseUrl: string
  readonly ledger: Ledger
  /** Bodies of the accepted submissions, in order. */
  readonly bodies: readonly Body[]
  /** Headers of the last submission. */
  readonly submitted: { headers: Exchange['headers'] }
  readonly webhooks: Pick<ReplicateWebhooks<Job>, 'answered' | 'renewSecret'>
  /** Files of inputs that were uploaded, as bodies of requests, by their addresses. With a fault, later uploads fail. */
  readonly uploads: { readonly files: ReadonlyMap<string, Buffer>; fault: 'refuses' | 'elsewhere' | 'hangs_up' | null }
  script(...jobs: readonly (readonly Fault[])[]): void
}

type Body = { readonly input: Readonly<Record<string, unknown>>; readonly version?: string; readonly webhook?: string }

type Job = {
  readonly id: string
  readonly model: string
  readonly body: Body
  readonly webhookUrl: string | null
  readonly faults: JobFaults
  readonly createdAt: Date
  checks: number
  requests: number
  isCharged: boolean
  isCancelled: boolean
  hasRegressed: boolean
}

const JOB_USD = 0.025
const PAGE = 2
const THROTTLED = 'Request was throttled. Your rate limit resets in ~30s.'

type Options = { readonly apiKey?: string; readonly sendWebhook?: SendWebhook }

/** A server that speaks Replicate's predictions under `/v1`, and the files of their outputs. */
export async function startReplicateStandin({ apiKey = 'r8-secret-key', sendWebhook }: Options = {}): Promise<ReplicateStandin> {
  const jobs = new Map<string, Job>()
  const faultScript = createFaultScript()
  const ledger = createLedger()
  const submitted: ReplicateStandin['submitted'] = { headers: {} }
  const files = new Map<string, Buffer>()
  const uploads: ReplicateStandin['uploads'] = { files, fault: null }
  const webhooks = createReplicateWebhooks<Job>((job) => viewOf({ ...job, checks: Infinity }, server.origin), sendWebhook)

  function accept(model: string, body: Body, faults: JobFaults): Job {
    const job: Job = {
      id: `prediction-${jobs.size + 1}`,
      model,
      body,
      webhookUrl: body.webhook ?? null,
      faults,
      createdAt: new Date(),
      checks: 0,
      requests: 1,
      isCharged: false,
      isCancelled: false,
      hasRegressed: false,
    }
    jobs.set(job.id, job)
    return job
  }

  function finish(job: Job): void {
    if (job.isCharged || job.isCancelled || job.faults.find('refused') || job.faults.find('job_failed')) return
    job.isCharged = true
    ledger.charge({ job: job.id, usd: JOB_USD, evidence: JSON.stringify(job.body.input.prompt) })
  }

  async function submit({ url, headers, body, response }: Exchange): Promise<void> {
    const faults = faultScript.next()
    Object.assign(submitted, { headers })
    if (faults.find('key_revoked')?.after === 0) return refuseKey(response)
    if (faults.find('no_credit'))
      return answerJson(response, 402, { title: 'Insufficient credit', detail: 'You have no credit left', status: 402 })
    const limit = faults.find('too_many_requests')
    const pause: Record<string, string> = limit?.retryAfter ? { 'retry-after': limit.retryAfter } : {}
    if (limit) return answerJson(response, 429, { detail: THROTTLED, status: 429 }, pause)
    if (await playFaults(faults, 'submit', response)) return
    const given = JSON.parse(String(body)) as Body
    const model = /^\/v1\/models\/([^/]+\/[^/]+)\/predictions$/u.exec(url.pathname)?.[1] ?? ''
    if ((model === '') === (given.version === undefined))
      return answerJson(response, 404, { detail: 'The requested resource could not be found.' })
    const missing = requiredInputs(model).find((name) => typeof given.input[name] !== 'string')
    if (missing !== undefined)
      return answerJson(response, 422, { title: 'Input validation failed', detail: `- input: ${missing} is required`, status: 422 })
    const job = accept(model, given, faults)
    if (faults.find('accepted_twice')) finish(accept(model, given, faults))
    await webhooks.accepted(job)
    if (faults.find('answer_lost')) {
      finish(job)
      webhooks.ended(job)
      return void response.destroy()
    }
    if (faults.find('media')?.as === 'not_json')
      return void response.writeHead(201, { 'content-type': 'text/html' }).end('<title>Login</title>')
    answerJson(response, 201, { ...viewOf(job, url.origin), status: 'starting', output: null })
    if (waitsOf(job) === 0) webhooks.ended(job)
  }

  async function answerCheck(job: Job, { url, response }: Exchange): Promise<void> {
    job.checks += 1
    if (job.checks <= (job.faults.find('not_found_at_first')?.checks ?? 0)) return answerJson(response, 404, { detail: 'Not found' })
    if ((await playFaults(job.faults, 'status', response)) || (await playFaults(job.faults, 'result', response))) return
    const view = viewOf(job, url.origin)
    if (view.status === 'succeeded') finish(job)
    answerJson(response, 200, view)
    if (job.checks === waitsOf(job)) webhooks.ended(job)
  }

  function cancel(job: Job, { url, response }: Exchange): void {
    const how = job.faults.find('cancel')?.how
    if (how === 'too_late') finish(job)
    job.isCancelled = how === undefined && !job.isCharged
    answerJson(response, 200, viewOf(job, url.origin))
  }

  function list({ url, response }: Exchange): void {
    const all = [...jobs.values()].toReversed()
    const first = Number(url.searchParams.get('cursor') ?? 0)
    const next = all.length > first + PAGE ? `${url.origin}/v1/predictions?cursor=${first + PAGE}` : null
    answerJson(response, 200, { previous: null, next, results: all.slice(first, first + PAGE).map((job) => viewOf(job, url.origin)) })
  }

  async function answerJob(exchange: Exchange, job: Job, isCancel: boolean): Promise<void> {
    const revoked = job.faults.find('key_revoked')
    if (revoked && job.requests >= revoked.after) return refuseKey(exchange.response)
    job.requests += 1
    return isCancel ? cancel(job, exchange) : answerCheck(job, exchange)
  }

  function upload({ url, body, response }: Exchange): void {
    if (uploads.fault === 'hangs_up') return void response.destroy()
    if (uploads.fault === 'refuses') return answerJson(response, 413, { detail: 'The file is too large.' })
    const origin = uploads.fault === 'elsewhere' ? 'https://elsewhere.example.org' : url.origin
    const address = `${origin}/v1/files/file-${files.size + 1}`
    if (uploads.fault === null) files.set(address, Buffer.from(body))
    answerJson(response, 201, { id: `file-${files.size}`, urls: { get: address } })
  }

  const server: StandinServer = await startServer(async (exchange) => {
    const { method, url, headers, response } = exchange
    const file = jobs.get(/^\/files\/([^/]+)$/u.exec(url.pathname)?.[1] ?? '')
    if (file) return answerFile(file, response)
    if (headers.authorization !== `Bearer ${apiKey}`) return refuseKey(response)
    if (method === 'GET' && url.pathname === '/v1/account') return answerJson(response, 200, { type: 'user', username: 'films' })
    if (url.pathname === '/v1/webhooks/default/secret') return answerJson(response, 200, webhooks.secret())
    const asked = /^\/v1\/predictions\/([^/]+)(\/cancel)?$/u.exec(url.pathname)
    const job = jobs.get(asked?.[1] ?? '')
    if (job) return answerJob(exchange, job, asked?.[2] !== undefined && method === 'POST')
    if (method === 'POST' && url.pathname === '/v1/files') return upload(exchange)
    if (method === 'POST') return submit(exchange)
    if (url.pathname === '/v1/predictions') return list(exchange)
    answerJson(response, 404, { detail: 'The requested resource could not be found.' })
  })
  return {
    ...server,
    baseUrl: `${server.origin}/v1`,
    ledger,
    submitted,
    webhooks,
    uploads,
    script: faultScript.script,
    get bodies() {
      return [...jobs.values()].map(({ body }) => body)
    },
  }
}

/** Checks after which a job has ended. */
const waitsOf = ({ faults }: Job): number => faults.find('queue')?.checks ?? 0

const refuseKey = (response: Exchange['response']): void =>
  answerJson(response, 401, { title: 'Unauthenticated', detail: 'You did not pass a valid authentication token', status: 401 })

function statusOf(job: Job): string {
  const { faults, checks } = job
  if (job.isCancelled) return 'canceled'
  const unknown = faults.find('unknown_status')
  if (unknown && checks <= 1) return unknown.word
  if (!job.isCharged && checks <= waitsOf(job)) return checks <= 1 ? 'starting' : 'processing'
  if (faults.find('status_regress') && job.isCharged && !job.hasRegressed) {
    job.hasRegressed = true
    return 'processing'
  }
  return faults.find('refused') || faults.find('job_failed') ? 'failed' : 'succeeded'
}

function viewOf(job: Job, origin: string): { readonly status: string } & Readonly<Record<string, unknown>> {
  const status = statusOf(job)
  const isRemoved = status === 'succeeded' && job.faults.find('result_expired') !== undefined
  const address = `${origin}/v1/predictions/${job.id}`
  return {
    id: job.id,
    model: job.model,
    version: job.body.version ?? 'hidden',
    input: listedInput(job.body.input, origin),
    output: status === 'succeeded' && !isRemoved ? outputOf(job, origin) : null,
    error: status === 'failed' ? failureOf(job.faults) : null,
    data_removed: isRemoved,
    status,
    created_at: job.createdAt.toISOString(),
    started_at: status === 'starting' ? null : job.createdAt.toISOString(),
    urls: { get: address, cancel: `${address}/cancel` },
  }
}

/** Some models answer with one address, others with a list. */
const outputOf = ({ id, model }: Job, origin: string): unknown =>
  model.endsWith('-dev') ? [`${origin}/files/${id}`] : `${origin}/files/${id}`

const failureOf = (faults: JobFaults): string =>
  faults.find('refused') ? 'NSFW content detected. Try running it again, or try a different prompt.' : 'CUDA out of memory'

/** Files of inputs are listed by the address under which they were stored. */
const listedInput = (input: Body['input'], origin: string): Body['input'] =>
  Object.fromEntries(
    Object.entries(input).map(([name, value]) => [name, String(value).startsWith('data:') ? `${origin}/inputs/${name}` : value]),
  )

function mediumOf(model: string): JobMedium {
  if (model.includes('music')) return 'audio'
  return /kling|veo|video|human/u.test(model) ? 'video' : 'image'
}

async function answerFile({ id, model, faults }: Job, response: Exchange['response']): Promise<void> {
  const medium: JobMedium = mediumOf(model)
  answerBytes(response, await jobFile(id, medium, { width: 640, height: 360, seconds: 5 }, faults), FILE_TYPES[medium])
}

/** Models that move a person by a voice or a video read no words. */
function requiredInputs(model: string): string[] {
  if (model.includes('human')) return ['image', 'audio']
  return model.includes('animate') ? ['character_image', 'video'] : ['prompt']
}
