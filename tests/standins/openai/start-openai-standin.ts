import type { ServerResponse } from 'node:http'
import { type Fault, type JobFaults, createFaultScript } from '../faults.ts'
import { type Exchange, answerJson, playFaults, startServer } from '../http-server.ts'
import { type Ledger, createLedger } from '../ledger.ts'
import { answerCall, priceOf } from './made.ts'
import { type Call, isMediaPath, problemOf, readCall } from './read-call.ts'

export type OpenAiStandin = {
  readonly origin: string
  readonly baseUrl: string
  readonly ledger: Ledger
  /** Accepted requests for media, in order. */
  readonly calls: readonly Call[]
  script(...jobs: readonly (readonly Fault[])[]): void
  close(): Promise<void>
}

type Options = {
  /** Null: no key is asked for. */
  readonly apiKey?: string | null
  readonly models?: readonly string[]
  /** Whether it has the address of Kokoro-FastAPI for speech with word times. Default false. */
  readonly isKokoro?: boolean
}

const MODELS = ['gpt-image-2', 'gpt-4o-mini-tts', 'whisper-1', 'gpt-transcribe']

/** OpenAI's images, speech and transcriptions, which it answers at once. Refuses wrong keys, unknown models, and fields that OpenAI does not have. */
export async function startOpenAiStandin({
  apiKey = 'secret-key',
  models = MODELS,
  isKokoro = false,
}: Options = {}): Promise<OpenAiStandin> {
  const [ledger, faultScript, calls] = [createLedger(), createFaultScript(), [] as Call[]]
  const server = await startServer(async (exchange) => {
    const { method, url, headers, response } = exchange
    const isKnownKey = apiKey === null || headers.authorization === `Bearer ${apiKey}`
    if (!isKnownKey) return refuseKey(response, headers.authorization)
    if (method === 'GET' && url.pathname === '/v1/models')
      return answerJson(response, 200, { object: 'list', data: models.map((id) => ({ id })) })
    const isThere = method === 'POST' && isMediaPath(url.pathname) && (isKokoro || !url.pathname.startsWith('/dev/'))
    if (!isThere) return answerJson(response, 404, { detail: 'Not Found' })
    await submit(exchange, faultScript.next())
  })

  async function submit(exchange: Exchange, faults: JobFaults): Promise<void> {
    const { response, headers } = exchange
    if (faults.find('key_revoked')) return refuseKey(response, headers.authorization)
    if (await playFaults(faults, 'submit', response)) return
    const call = await readCall(exchange)
    const problem = problemOf(call)
    if (problem !== null) return refuse(response, 400, { message: problem, type: 'invalid_request_error', code: 'unknown_parameter' })
    const { model } = call.fields
    if (!models.includes(String(model)))
      return refuse(response, 404, {
        message: `The model '${String(model)}' does not exist`,
        type: 'invalid_request_error',
        code: 'model_not_found',
      })
    if (playRefusals(faults, response)) return
    calls.push(call)
    const job = `job-${calls.length}`
    const { prompt, input, model: evidence } = call.fields
    for (let times = faults.find('accepted_twice') ? 2 : 1; times > 0; times -= 1)
      ledger.charge({ job, usd: priceOf(call), evidence: String(prompt ?? input ?? evidence) })
    if (faults.find('answer_lost')) return void response.destroy()
    if (await playFaults(faults, 'result', response)) return
    answerCall(response, call, job, faults)
  }

  return {
    origin: server.origin,
    baseUrl: `${server.origin}/v1`,
    ledger,
    calls,
    script: faultScript.script,
    close: server.close,
  }
}

type Refused = { readonly message: string; readonly type: string; readonly code: string | null }

function refuse(response: ServerResponse, status: number, error: Refused, headers: Readonly<Record<string, string>> = {}): void {
  answerJson(response, status, { error: { ...error, param: null } }, headers)
}

const refuseKey = (response: ServerResponse, given: string | undefined): void =>
  refuse(response, 401, { message: `Incorrect API key provided: ${given}.`, type: 'invalid_request_error', code: 'invalid_api_key' })

/** Refusals in OpenAI's words. True if the request is answered. */
function playRefusals(faults: JobFaults, response: ServerResponse): boolean {
  const [busy, refused] = [faults.find('too_many_requests'), faults.find('refused')]
  if (busy) {
    const pause: Record<string, string> = busy.retryAfter === null ? {} : { 'retry-after': busy.retryAfter }
    refuse(response, 429, { message: 'Rate limit reached for images per minute', type: 'requests', code: 'rate_limit_exceeded' }, pause)
  } else if (faults.find('no_credit')) {
    const message = 'You exceeded your current quota, please check your plan and billing details.'
    refuse(response, 429, { message, type: 'insufficient_quota', code: 'insufficient_quota' })
  } else if (refused) {
    const message = refused.by === 'code' ? 'Blocked.' : 'Your request was rejected by the safety system.'
    refuse(response, 400, { message, type: 'image_generation_user_error', code: refused.by === 'code' ? 'moderation_blocked' : null })
  } else return false
  return true
}
