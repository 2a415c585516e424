import type { LanguageModelConnection } from './connection.ts'

const DEADLINE_MS = 10_000

/** Why a connection cannot work, as a sentence for operators without the key; null if it seems to. Asks for the list of models, which costs nothing. */
export async function findConnectionProblem({ baseUrl, model, apiKey }: LanguageModelConnection): Promise<string | null> {
  const server = `The server of the language model, ${new URL(baseUrl).host},`
  try {
    const headers: Record<string, string> = apiKey === null ? {} : { authorization: `Bearer ${apiKey}` }
    const response = await fetch(`${baseUrl}/models`, { headers, signal: AbortSignal.timeout(DEADLINE_MS) })
    const body: unknown = await response.json().catch(() => null)
    if (response.status === 401 || response.status === 403) return `${server} refuses the key (HTTP ${response.status}).`
    const names = namesOf(body)
    // Ollama lists `llama3:latest` for `llama3`.
    const isListed = names.some((name) => name === model || name === `${model}:latest`)
    return names.length === 0 || isListed ? null : `${server} does not list the model ${model}. It has ${names.slice(0, 8).join(', ')}.`
  } catch {
    return `${server} cannot be reached.`
  }
}

function namesOf(body: unknown): string[] {
  const data: unknown = typeof body === 'object' && body !== null && 'data' in body ? body.data : []
  const ids = Array.isArray(data) ? data.map((entry: unknown) => (entry as { id?: unknown } | null)?.id) : []
  return ids.filter((id) => typeof id === 'string')
}
