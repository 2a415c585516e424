/** Names of the models in an answer to `GET /models`; empty for an answer of another shape. */
function listedModels(body: unknown): string[] {
  const data: unknown = typeof body === 'object' && body !== null && 'data' in body ? body.data : []
  const ids = Array.isArray(data) ? data.map((entry: unknown) => (entry as { id?: unknown } | null)?.id) : []
  return ids.filter((id) => typeof id === 'string')
}

/** That a server does not list a model, as the rest of a sentence that begins with the server; null if it does, or lists none. */
export function unlistedModel(body: unknown, model: string): string | null {
  const names = listedModels(body)
  // Ollama lists `llama3:latest` for `llama3`.
  const isListed = names.some((name) => name === model || name === `${model}:latest`)
  return names.length === 0 || isListed ? null : `does not list the model ${model}. It has ${names.slice(0, 8).join(', ')}`
}
