import { type Fault, type JobFaults, createFaultScript } from '../faults.ts'
import { type Exchange, type StandinServer, answerBytes, answerJson, playFaults, startServer } from '../http-server.ts'
import { FILE_TYPES, jobFile } from '../job-file.ts'
import { type Ledger, createLedger } from '../ledger.ts'
import type { SendWebhook } from '../webhooks.ts'
import { type FalStorage, createFalStorage } from './fal-storage.ts'
import { type FalStandinJob, type FalInput, listedInput, mediumOf, outputOf, priceOf, problemOf, shapeOf, waitsOf } from './fal-jobs.ts'
import { type FalWebhooks, createFalWebhooks } from './fal-webhooks.ts'

export type FalStandin = StandinServer & {
  readonly ledger: Ledger
  /** Inputs of the accepted jobs, in order. */
  readonly inputs: readonly FalInput[]
  /** Headers of the last submission. */
  readonly submitted: { headers: Exchange['headers']; url: URL | null }
  readonly webhooks: Pick<FalWebhooks, 'answered' | 'renewKey'>
  readonly storage: FalStorage
  script(...jobs: readonly (readonly Fault[])[]): void
}

type Options = { readonly apiKey?: string; readonly sendWebhook?: SendWebhook }

/** A server that speaks fal's queue, its list of past requests under `/v1`, the keys of its webhooks and the files of its results. */
export async function startFalStandin({ apiKey = 'fal-secret-key', sendWebhook }: Options = {}): Promise<FalStandin> {
  const jobs = new Map<string, FalStandinJob>()
  const faultScript = createFaultScript()
  const ledger = createLedger()
  const { storage, giveAddress, take } = createFalStorage()
  const submitted: FalStandin['submitted'] = { headers: {}, url: null }
  const webhooks = createFalWebhooks(() => server.origin, sendWebhook)

  function accept(endpoint: string, input: FalInput, faults: JobFaults, webhookUrl: string | null): FalStandinJob {
    const job: FalStandinJob = {
      id: `request-${jobs.size + 1}`,
      endpoint,
      input,
      medium: mediumOf(endpoint),
      faults,
      webhookUrl,
      sentAt: new Date(),
      checks: 0,
      requests: 0,
      isCharged: false,
      isCancelled: false,
      regressions: 0,
    }
    jobs.set(job.id, job)
    return job
  }

  function finish(job: FalStandinJob): void {
    if (job.isCharged || job.isCancelled || problemOf(job) !== undefined || job.faults.find('job_failed')) return
    job.isCharged = true
    ledger.charge({ job: job.id, usd: priceOf(job).usd, evidence: JSON.stringify(job.input.prompt ?? job.input.seed ?? '') })
  }

  async function submit({ url, headers, body, response }: Exchange): Promise<void> {
    const faults = faultScript.next()
    Object.assign(submitted, { headers, url })
    if (faults.find('key_revoked')?.after === 0) return refuseKey(response)
    if (faults.find('no_credit')) return answerJson(response, 403, { detail: 'User is locked. Reason: Exhausted balance.' })
    const limit = faults.find('too_many_requests')
    if (limit)
      return answerJson(
        response,
        429,
        { detail: 'Too many requests' },
        limit.retryAfter === null ? {} : { 'retry-after': limit.retryAfter },
      )
    if (await playFaults(faults, 'submit', response)) return
    const input = JSON.parse(String(body)) as FalInput
    const endpoint = url.pathname.slice(1)
    const webhookUrl = url.searchParams.get('fal_webhook')
    const job = accept(endpoint, input, faults, webhookUrl)
    job.requests += 1
    if (faults.find('accepted_twice')) finish(accept(endpoint, input, faults, webhookUrl))
    await webhooks.accepted(job)
    if (faults.find('answer_lost')) {
      finish(job)
      webhooks.ended(job)
      return void response.destroy()
    }
    if (faults.find('media')?.as === 'not_json')
      return void response.writeHead(200, { 'content-type': 'text/html' }).end('<title>Login</title>')
    const address = `${url.origin}/${endpoint.split('/').slice(0, 2).join('/')}/requests/${job.id}`
    answerJson(response, 200, {
      status: 'IN_QUEUE',
      request_id: job.id,
      response_url: address,
      status_url: `${address}/status`,
      cancel_url: `${address}/cancel`,
      queue_position: 0,
    })
    if (waitsOf(job) === 0) webhooks.ended(job)
  }

  async function answerStatus(job: FalStandinJob, response: Exchange['response']): Promise<void> {
    job.checks += 1
    const { faults } = job
    if (job.isCancelled || job.checks <= (faults.find('not_found_at_first')?.checks ?? 0))
      return answerJson(response, 404, { detail: 'Request not found' })
    if (await playFaults(faults, 'status', response)) return
    const unknown = faults.find('unknown_status')
    if (unknown && job.checks === 1) return answerJson(response, 202, { status: unknown.word, request_id: job.id })
    const waits = waitsOf(job)
    if (job.checks <= waits) {
      answerJson(response, 202, { status: job.checks === waits ? 'IN_PROGRESS' : 'IN_QUEUE', request_id: job.id })
      if (job.checks === waits) webhooks.ended(job)
      return
    }
    finish(job)
    answerJson(response, 200, { status: 'COMPLETED', request_id: job.id })
  }

  function list({ url, response }: Exchange): void {
    const { searchParams } = url
    const listed = [...jobs.values()].filter(
      ({ endpoint, sentAt, isCharged }) =>
        isCharged && endpoint === searchParams.get('endpoint_id') && sentAt >= new Date(searchParams.get('start')!),
    )
    const first = Number(searchParams.get('cursor') ?? 0)
    const items = listed.slice(first, first + 2).map(({ id, endpoint, input, sentAt }) => ({
      request_id: id,
      endpoint_id: endpoint,
      sent_at: sentAt.toISOString(),
      ...(searchParams.get('expand') === 'payloads' && { json_input: listedInput(input, url.origin) }),
    }))
    const hasMore = listed.length > first + 2
    answerJson(response, 200, { items, has_more: hasMore, next_cursor: hasMore ? String(first + 2) : null })
  }

  async function answerJob(exchange: Exchange, job: FalStandinJob, action: string): Promise<void> {
    const { method, response } = exchange
    const revoked = job.faults.find('key_revoked')
    if (revoked && job.requests >= revoked.after) return refuseKey(response)
    job.requests += 1
    if (action === '/status') return answerStatus(job, response)
    if (action === '/cancel' && method === 'PUT') return cancel(job, response)
    return answerResult(job, exchange)
  }

  const server: StandinServer = await startServer(async (exchange) => {
    const { method, url, headers, response } = exchange
    const file = jobs.get(/^\/files\/([^/]+)$/u.exec(url.pathname)?.[1] ?? '')
    if (file) return answerBytes(response, await jobFile(file.id, file.medium, shapeOf(file.input), file.faults), FILE_TYPES[file.medium])
    if (url.pathname === '/.well-known/jwks.json') return answerJson(response, 200, webhooks.keySet())
    const upload = method === 'PUT' && /^\/storage\/uploads\/(\w+)$/u.exec(url.pathname)
    if (upload) return take(exchange, upload[1]!)
    if (headers.authorization !== `Key ${apiKey}`) return refuseKey(response)
    if (method === 'POST' && url.pathname === '/storage/upload/initiate') return giveAddress(exchange)
    if (url.pathname === '/v1/models/requests/by-endpoint') return list(exchange)
    const asked = /\/requests\/([^/]+)(\/\w+)?$/u.exec(url.pathname)
    const job = jobs.get(asked?.[1] ?? '')
    if (job) return answerJob(exchange, job, asked?.[2] ?? '')
    if (method === 'POST') return submit(exchange)
    answerJson(response, 404, { detail: 'Request not found' })
  })
  return {
    ...server,
    ledger,
    submitted,
    storage,
    webhooks,
    script: faultScript.script,
    get inputs() {
      return [...jobs.values()].map(({ input }) => input)
    },
  }
}

async function answerResult(job: FalStandinJob, { url, response }: Exchange): Promise<void> {
  const { faults } = job
  if (await playFaults(faults, 'result', response)) return
  if (faults.find('status_regress') && job.regressions < 2) {
    job.regressions += 1
    if (job.regressions === 1) return answerJson(response, 202, { status: 'IN_PROGRESS', request_id: job.id })
    return answerJson(response, 400, { detail: 'Request is still in progress' })
  }
  if (faults.find('result_expired')) return answerJson(response, 404, { detail: 'Request not found' })
  if (faults.find('job_failed'))
    return answerJson(response, 500, { detail: 'Runner disconnected', error_type: 'runner_disconnected' }, { 'x-fal-retryable': 'true' })
  const problem = problemOf(job)
  if (problem !== undefined) return answerJson(response, 422, { detail: typeof problem === 'string' ? problem : [problem] })
  const units: Record<string, string> = faults.find('no_price') ? {} : { 'x-fal-billable-units': String(priceOf(job).units) }
  answerJson(response, 200, outputOf(job, url.origin), units)
}

function cancel(job: FalStandinJob, response: Exchange['response']): void {
  const how = job.faults.find('cancel')?.how
  if (how === 'too_late' || job.isCharged) return answerJson(response, 400, { status: 'ALREADY_COMPLETED' })
  job.isCancelled = how !== 'ignored'
  answerJson(response, 202, { status: 'CANCELLATION_REQUESTED' })
}

const refuseKey = (response: Exchange['response']): void => answerJson(response, 401, { detail: 'Invalid key' })
