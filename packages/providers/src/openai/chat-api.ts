import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { APICallError, type LanguageModelV4Message } from '@ai-sdk/provider'
import type { ModelRequest } from '../language-model/model-client.ts'
import { type LanguageModelUnavailable, unavailable, unreachable, unreadable } from '../model-connection/call-error.ts'
import type { Completion, CompletionOptions, LanguageModelApi, LanguageModelConnection } from '../model-connection/connection.ts'
import { unlistedModel } from './listed-models.ts'

const HOST = 'api.openai.com'
/** Bounds an answer that never ends, as small models write at times; a batch of shots takes a tenth. */
const MAX_ANSWER_TOKENS = 4096

const isOpenAi = ({ baseUrl }: LanguageModelConnection): boolean => new URL(baseUrl).hostname === HOST

/** Chat completions of OpenAI and of servers compatible with it. */
export const CHAT_API: LanguageModelApi = {
  host: HOST,
  complete,
  async findProblem({ baseUrl, model, apiKey }, signal) {
    const headers: Record<string, string> = apiKey === null ? {} : { authorization: `Bearer ${apiKey}` }
    const response = await fetch(`${baseUrl}/models`, { headers, signal })
    const body: unknown = await response.json().catch(() => null)
    if (response.status === 401 || response.status === 403) return `refuses the key (HTTP ${response.status})`
    return unlistedModel(body, model)
  },
}

/** Methods of the model make exactly one request. */
function modelOf(connection: LanguageModelConnection) {
  const { baseUrl, model, apiKey } = connection
  const provider = createOpenAICompatible({
    name: isOpenAi(connection) ? 'openai' : 'openai-compatible',
    baseURL: baseUrl,
    supportsStructuredOutputs: true,
    ...(apiKey !== null && { apiKey }),
  })
  return provider.chatModel(model)
}

async function complete(
  connection: LanguageModelConnection,
  { system, turns, schema }: ModelRequest,
  { withSchema, signal: abortSignal }: CompletionOptions,
): Promise<Completion> {
  const said = turns.map(({ role, text }): LanguageModelV4Message => ({ role, content: [{ type: 'text', text }] }))
  try {
    const { content, usage } = await modelOf(connection).doGenerate({
      prompt: [{ role: 'system', content: system }, ...said],
      abortSignal,
      // OpenAI's reasoning models refuse a temperature and this limit of tokens.
      ...(!isOpenAi(connection) && { temperature: 0.3, maxOutputTokens: MAX_ANSWER_TOKENS }),
      ...(withSchema && { responseFormat: { type: 'json', name: 'answer', schema } }),
    })
    const { inputTokens, outputTokens } = usage
    const tokens = inputTokens.total === undefined ? null : { input: inputTokens.total, output: outputTokens.total ?? 0 }
    return { text: content.flatMap((part) => (part.type === 'text' ? [part.text] : [])).join(''), tokens }
  } catch (error) {
    if (abortSignal.aborted) throw error
    throw toUnavailable(error, connection.model)
  }
}

/** Errors of the SDK hold request, headers and the server's answer: only the status is kept, and no cause. */
function toUnavailable(error: unknown, model: string): LanguageModelUnavailable {
  if (!APICallError.isInstance(error)) return unreadable(model)
  const { statusCode: status, responseHeaders = {} } = error
  if (status === undefined) return unreachable(model)
  return status < 400 ? unreadable(model, status) : unavailable(model, status, responseHeaders['retry-after'])
}
