import { type FaultScript, type JobFaults, createFaultScript } from '../faults.ts'
import { type Exchange, answerJson, playFaults, startServer } from '../http-server.ts'
import { type Ledger, createLedger } from '../ledger.ts'

export type MessagesRequest = {
  readonly model: string
  readonly max_tokens: number
  readonly system?: string
  readonly messages: readonly { readonly role: string; readonly content: string }[]
  readonly output_config?: { readonly format?: { readonly type: string; readonly schema: object } }
  readonly temperature?: number
}

/** What the model answers: its text, or why it stopped without one. */
type Reply = string | { readonly stopped: 'refusal' | 'max_tokens'; readonly text: string }

export type AnthropicStandin = {
  readonly origin: string
  /** Faults of the next requests. */
  readonly script: FaultScript['script']
  readonly ledger: Ledger
  /** Messages that were accepted, in order. */
  readonly requests: readonly MessagesRequest[]
  /** Answers of the next accepted requests; the last one is repeated. */
  reply(...replies: readonly Reply[]): void
  close(): Promise<void>
}

const API_VERSION = '2023-06-01'
const USD = 0.001

/**
 * A server on loopback that speaks Anthropic's Messages API. Besides the faults of a script it refuses what Anthropic refuses: wrong keys (401), unknown
 * models (404), other versions of the API, messages without a limit of tokens, temperatures of models that think, and
 * limits in schemas (400). `takesSchema` false: it refuses
 * `output_config`, as older servers do.
 */
export async function startAnthropicStandin({
  model = 'claude-haiku-5-5',
  apiKey = 'secret-key',
  takesSchema = true,
}: { readonly model?: string; readonly apiKey?: string; readonly takesSchema?: boolean } = {}): Promise<AnthropicStandin> {
  const faults = createFaultScript()
  const ledger = createLedger()
  const requests: MessagesRequest[] = []
  let replies: readonly Reply[] = ['{}']

  async function handle(exchange: Exchange): Promise<void> {
    const { url, method, headers, response } = exchange
    if (headers['x-api-key'] !== apiKey) return fail(exchange, 401, 'authentication_error', `invalid x-api-key: ${headers['x-api-key']}`)
    if (headers['anthropic-version'] !== API_VERSION) return fail(exchange, 400, 'invalid_request_error', 'anthropic-version: is not known')
    if (method === 'GET' && url.pathname.startsWith('/v1/models/'))
      return url.pathname === `/v1/models/${model}`
        ? answerJson(response, 200, { type: 'model', id: model, display_name: model })
        : fail(exchange, 404, 'not_found_error', `model: ${url.pathname}`)
    if (method !== 'POST' || url.pathname !== '/v1/messages') return void response.writeHead(404).end('no such path')
    await receive(exchange, JSON.parse(String(exchange.body)) as MessagesRequest, faults.next())
  }

  async function receive(exchange: Exchange, request: MessagesRequest, job: JobFaults): Promise<void> {
    const limited = job.find('too_many_requests')
    if (limited) return fail(exchange, 429, 'rate_limit_error', 'rate limit', limited.retryAfter)
    if (job.find('key_revoked')) return fail(exchange, 401, 'authentication_error', 'invalid x-api-key')
    if (job.find('no_credit'))
      return fail(exchange, 400, 'invalid_request_error', 'Your credit balance is too low to access the Anthropic API.')
    const refused = problemOf(request)
    if (refused) return fail(exchange, refused.status, refused.type, refused.message)
    if (await playFaults(job, 'submit', exchange.response)) return
    requests.push(request)
    ledger.charge({ job: `msg_${requests.length}`, usd: USD, evidence: request.messages.at(-1)!.content })
    if (job.find('answer_lost')) return void exchange.response.destroy()
    const reply = replies[0]!
    replies = replies.length > 1 ? replies.slice(1) : replies
    answerJson(exchange.response, 200, job.find('media') ? { login: true } : messageOf(request, reply, requests.length))
  }

  function problemOf(request: MessagesRequest): { status: number; type: string; message: string } | undefined {
    if (request.model !== model) return { status: 404, type: 'not_found_error', message: `model: ${request.model}` }
    if (!(request.max_tokens > 0)) return invalid('max_tokens: Field required')
    if (request.temperature !== undefined) return invalid('temperature: is not supported by this model')
    if (JSON.stringify(request.output_config ?? {}).includes('"maxItems"'))
      return invalid('output_config.format.schema: maxItems is not supported')
    if (request.output_config && !takesSchema) return invalid('output_config: Extra inputs are not permitted')
    return undefined
  }

  const server = await startServer(handle)
  return {
    origin: server.origin,
    script: faults.script,
    ledger,
    requests,
    reply: (...next) => void (replies = next),
    close: server.close,
  }
}

const invalid = (message: string) => ({ status: 400, type: 'invalid_request_error', message })

function messageOf({ model }: MessagesRequest, reply: Reply, count: number): object {
  const { text, stopped } = typeof reply === 'string' ? { text: reply, stopped: 'end_turn' } : reply
  // Models that think put their thoughts before the answer.
  const thoughts = { type: 'thinking', thinking: 'A number between 1 and 9.', signature: 'c2ln' }
  return {
    id: `msg_${count}`,
    type: 'message',
    role: 'assistant',
    model,
    content: text === '' ? [] : [thoughts, { type: 'text', text }],
    stop_reason: stopped,
    stop_sequence: null,
    usage: { input_tokens: 10, output_tokens: 10 },
  }
}

function fail({ response }: Exchange, status: number, type: string, message: string, retryAfter: string | null = null): void {
  answerJson(response, status, { type: 'error', error: { type, message } }, retryAfter === null ? {} : { 'retry-after': retryAfter })
}
