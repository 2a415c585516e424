import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import type { LanguageModelConnection } from '../../model-connection/connection.ts'

type Message = { readonly role: string; readonly content: string }
export type ChatRequest = {
  readonly model: string
  readonly messages: readonly Message[]
  readonly response_format?: { readonly type: string; readonly json_schema?: { readonly schema: Schema; readonly strict: boolean } }
  readonly temperature?: number
  readonly max_tokens?: number
}
type Schema = {
  readonly type?: string
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly additionalProperties?: boolean
  readonly items?: Schema
}

/**
 * What the server does with a request: `text`, or a function of the request, is the answer of the model; `status` a refusal; `hang` never answers; `cut`
 * closes the connection; `body` is sent as it is.
 */
export type ChatReply =
  | { readonly text: string | ((request: ChatRequest) => string); readonly finish?: string }
  | { readonly status: number; readonly retryAfter?: string; readonly message?: string }
  | { readonly hang: true }
  | { readonly cut: true }
  | { readonly body: string }

export type ChatServer = {
  readonly connection: LanguageModelConnection
  /** Chat requests in order of arrival. */
  readonly requests: readonly ChatRequest[]
  /** Forgets the requests so far. */
  forget(): void
  /** Replies for the next requests; the last one is repeated. */
  reply(...replies: readonly ChatReply[]): void
  close(): Promise<void>
}

type ChatServerOptions = { readonly model?: string; readonly apiKey?: string | null; readonly takesSchema?: boolean }

/**
 * A server on loopback that speaks OpenAI's chat completions: it refuses wrong keys (401), unknown models (404) and, like OpenAI, strict schemas with
 * optional properties (400). `takesSchema` false: it refuses every schema.
 */
export async function startChatServer(options: ChatServerOptions = {}): Promise<ChatServer> {
  const { model = 'small-model', apiKey = 'secret-key', takesSchema = true } = options
  const requests: ChatRequest[] = []
  let replies: ChatReply[] = [{ status: 500 }]
  const server = createServer((request, response) => void handle(request, response))
  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.url === '/v1/models') return listModels(request, response)
    const chat = JSON.parse((await text(request)) || '{}') as ChatRequest
    const refusal = refusalOf(request, chat)
    if (refusal) return refuse(response, refusal)
    requests.push(chat)
    const reply = replies.length > 1 ? replies.shift()! : replies[0]!
    send(response, chat, reply)
  }
  function listModels(request: IncomingMessage, response: ServerResponse): void {
    if (apiKey !== null && request.headers.authorization !== `Bearer ${apiKey}`)
      return refuse(response, { status: 401, message: 'wrong key' })
    response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(JSON.stringify({ object: 'list', data: [{ id: model, object: 'model' }] }))
  }
  function refusalOf(request: IncomingMessage, chat: ChatRequest): { status: number; message: string } | undefined {
    if (request.method !== 'POST' || request.url !== '/v1/chat/completions') return { status: 404, message: 'no such path' }
    const given = request.headers.authorization
    if (apiKey !== null && given !== `Bearer ${apiKey}`) return { status: 401, message: `Incorrect API key provided: ${given}` }
    if (chat.model !== model) return { status: 404, message: `The model ${chat.model} does not exist` }
    const format = chat.response_format?.json_schema
    if (format && !takesSchema) return { status: 400, message: 'response_format json_schema is not supported' }
    if (format?.strict && !isStrict(format.schema)) return { status: 400, message: 'Invalid schema for response_format' }
    return undefined
  }
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    connection: { name: 'TEXT_BASE_URL', api: 'openai', baseUrl: `http://127.0.0.1:${port}/v1`, model, apiKey },
    requests,
    forget: () => void requests.splice(0),
    reply(...next) {
      replies = [...next]
    },
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

function send(response: ServerResponse, chat: ChatRequest, reply: ChatReply): void {
  if ('hang' in reply) return
  if ('cut' in reply) return void response.destroy()
  if ('status' in reply) return refuse(response, { message: 'refused', ...reply })
  if ('body' in reply) return void response.writeHead(200, { 'content-type': 'application/json' }).end(reply.body)
  const content = typeof reply.text === 'string' ? reply.text : reply.text(chat)
  const choice = { index: 0, message: { role: 'assistant', content }, finish_reason: reply.finish ?? 'stop' }
  const usage = { prompt_tokens: 1_000, completion_tokens: 200, total_tokens: 1_200 }
  const completion = { id: 'chatcmpl-1', object: 'chat.completion', created: 1, model: chat.model, choices: [choice], usage }
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(completion))
}

function refuse(response: ServerResponse, { status, message, retryAfter }: { status: number; message: string; retryAfter?: string }): void {
  const headers = { 'content-type': 'application/json', ...(retryAfter !== undefined && { 'retry-after': retryAfter }) }
  response.writeHead(status, headers).end(JSON.stringify({ error: { message, type: 'invalid_request_error' } }))
}

/** Strict schemas name every property as required and allow no others. */
function isStrict({ type, properties = {}, required = [], additionalProperties, items }: Schema): boolean {
  if (type === 'array') return items !== undefined && isStrict(items)
  if (type !== 'object') return true
  const names = Object.keys(properties)
  return additionalProperties === false && names.every((name) => required.includes(name) && isStrict(properties[name]!))
}
