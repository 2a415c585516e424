import type { Connection } from '@fablecut/generation/provider/connection'
import { ProviderError } from '@fablecut/generation/provider/provider-error'
import type { MediaProvider } from '@fablecut/generation/provider/provider-facts'
import { createHttpClient } from './http/http-client.ts'
import { type HttpAnswer, isSuccess, readJson } from './http/http-message.ts'
import { isRecord } from './json.ts'
import { unlistedModel } from './openai/listed-models.ts'

/** A question that costs nothing and needs the key. */
type Question = {
  readonly url: string
  readonly authorize: (key: string) => Readonly<Record<string, string>>
  /** Whether the server may not know the address. Default false. */
  readonly isOptional?: boolean
}

const bearer = (key: string) => ({ authorization: `Bearer ${key}` })
const keyOfFal = (key: string) => ({ authorization: `Key ${key}` })

const QUESTIONS: Readonly<Record<MediaProvider, (connection: Connection) => Question>> = {
  openai: ({ baseUrl, model }) => ({ url: `${baseUrl}/models`, authorize: bearer, isOptional: model !== null }),
  // Without its second API nothing of a queue is free but that it answers.
  fal: ({ baseUrl, apiUrl }) => {
    if (apiUrl === undefined) return { url: baseUrl, authorize: keyOfFal, isOptional: true }
    const query = new URLSearchParams({ endpoint_id: 'fal-ai/flux/dev', start: new Date().toISOString() })
    return { url: `${apiUrl}/models/requests/by-endpoint?${query}`, authorize: keyOfFal }
  },
  replicate: ({ baseUrl }) => ({ url: `${baseUrl}/account`, authorize: bearer }),
  elevenlabs: ({ baseUrl }) => ({
    url: `${baseUrl.replace(/\/v1$/u, '')}/v1/user/subscription`,
    authorize: (key) => ({ 'xi-api-key': key }),
  }),
  comfyui: ({ baseUrl }) => ({ url: `${baseUrl}/object_info`, authorize: bearer }),
}

/** Why a connection cannot work, as a sentence for staff without the key; null if it seems to. Makes one request, which costs nothing. */
export async function findProviderProblem(connection: Connection, signal: AbortSignal): Promise<string | null> {
  const { apiKey, model, provider } = connection
  const question = QUESTIONS[provider as MediaProvider](connection)
  const client = createHttpClient({ origins: [new URL(question.url).origin], apiKey, authorize: question.authorize })
  try {
    const answer = await client.send({ method: 'GET', url: question.url, signal })
    if (question.isOptional && (answer.status === 404 || answer.status === 405)) return null
    if (!isSuccess(answer)) return `${client.errorOf(answer).message}.`
    return problemOfAnswer(answer, model)
  } catch (error) {
    if (error instanceof ProviderError) return `${error.message}.`
    throw error
  }
}

function problemOfAnswer(answer: HttpAnswer, model: string | null): string | null {
  const body = readJson(answer)
  if (!isRecord(body)) return `${answer.host} answered with something else than JSON: this is not the address of the API.`
  const problem = model && unlistedModel(body, model)
  return problem && `${answer.host} ${problem}.`
}
