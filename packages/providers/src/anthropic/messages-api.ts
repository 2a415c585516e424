import { createHttpClient } from '../http/http-client.ts'
import { type HttpAnswer, type HttpRequest, isSuccess, readJson } from '../http/http-message.ts'
import { isRecord } from '../json.ts'
import type { ModelRequest } from '../language-model/model-client.ts'
import { unavailable, unreachable, unreadable } from '../model-connection/call-error.ts'
import type { Completion, CompletionOptions, LanguageModelApi, LanguageModelConnection } from '../model-connection/connection.ts'

const API_VERSION = '2023-06-01'
/** An answer takes a tenth of it; some models think first, and their thoughts count. */
const MAX_ANSWER_TOKENS = 16_384

/** Messages of Anthropic and of servers compatible with it. */
export const MESSAGES_API: LanguageModelApi = {
  host: 'api.anthropic.com',
  complete,
  /** The list of models has full names only; asked for one, the server also knows short ones such as `claude-haiku-5-5`. */
  async findProblem(connection, signal) {
    const { baseUrl, model } = connection
    const answer = await send(connection, { method: 'GET', url: `${baseUrl}/models/${encodeURIComponent(model)}`, signal })
    if (answer.status === 401 || answer.status === 403) return `refuses the key (HTTP ${answer.status})`
    return answer.status === 404 && isError(readJson(answer)) ? `does not know the model ${model}` : null
  },
}

function send({ baseUrl, apiKey }: LanguageModelConnection, request: HttpRequest): Promise<HttpAnswer> {
  const client = createHttpClient({ origins: [new URL(baseUrl).origin], apiKey, authorize: (key) => ({ 'x-api-key': key }) })
  return client.send({ ...request, headers: { 'anthropic-version': API_VERSION } })
}

/** Servers without this request answer 404 with a body of another shape. */
const isError = (body: unknown): boolean => isRecord(body) && body.type === 'error'

async function complete(
  connection: LanguageModelConnection,
  { system, turns, schema }: ModelRequest,
  { withSchema, signal }: CompletionOptions,
): Promise<Completion> {
  const { baseUrl, model } = connection
  const json = {
    model,
    max_tokens: MAX_ANSWER_TOKENS,
    system,
    messages: turns.map(({ role, text }) => ({ role, content: text })),
    ...(withSchema && { output_config: { format: { type: 'json_schema', schema: withoutLimits(schema) } } }),
  }
  const answer = await send(connection, { method: 'POST', url: `${baseUrl}/messages`, body: { json }, signal }).catch((error: unknown) => {
    throw signal.aborted ? error : unreachable(model)
  })
  if (!isSuccess(answer)) throw unavailable(model, answer.status, answer.headers['retry-after'])
  const message = readJson(answer)
  const text = textOf(message)
  if (text === undefined) throw unreadable(model, answer.status)
  return { text, tokens: tokensOf(message) }
}

/** The server refuses limits of lengths in schemas: they become words. */
function withoutLimits(schema: unknown): unknown {
  if (!isRecord(schema)) return schema
  const { maxItems, items, properties, ...rest } = schema
  const withoutTheirs = isRecord(properties) && Object.entries(properties).map(([name, each]) => [name, withoutLimits(each)] as const)
  return {
    ...rest,
    ...(maxItems !== undefined && { description: `At most ${String(maxItems)}.` }),
    ...(items !== undefined && { items: withoutLimits(items) }),
    ...(withoutTheirs && { properties: Object.fromEntries(withoutTheirs) }),
  }
}

/** Null where a compatible server counts none. */
function tokensOf(message: unknown): Completion['tokens'] {
  const usage = isRecord(message) && isRecord(message.usage) ? message.usage : {}
  const { input_tokens: input, output_tokens: output } = usage
  return typeof input === 'number' && typeof output === 'number' ? { input, output } : null
}

/** The text of a message, behind the model's thoughts; undefined if it is no message. */
function textOf(message: unknown): string | undefined {
  if (!isRecord(message) || !Array.isArray(message.content)) return undefined
  return message.content.flatMap((block) => (isRecord(block) && block.type === 'text' ? [String(block.text)] : [])).join('')
}
