import type { ModelClient, ModelRequest } from '../model-client.ts'

type TextRequest = { readonly system: string; readonly request: string; readonly field: 'script' | 'title' }

/** Asks for one text, and once more with the problems of the answer; null if both have some. `problems`: empty for a usable text. */
export async function askForText(
  client: ModelClient,
  { system, request, field }: TextRequest,
  problems: (text: string) => readonly string[],
  signal?: AbortSignal,
): Promise<string | null> {
  const schema: ModelRequest['schema'] = {
    type: 'object',
    properties: { [field]: { type: 'string' } },
    required: [field],
    additionalProperties: false,
  }
  const asked: ModelRequest = {
    system: `${system}\nAnswer with JSON only: {"${field}":"..."}`,
    turns: [{ role: 'user', text: request }],
    schema,
  }
  const first = await client.ask(asked, signal)
  const wrong = problemsOf(first.object, field, problems)
  if (typeof wrong === 'string') return wrong
  const turns: ModelRequest['turns'] = [
    ...asked.turns,
    { role: 'assistant', text: first.text.slice(0, 4000) || '{}' },
    { role: 'user', text: `This has errors: ${wrong.join('; ')}. Answer again with JSON only.` },
  ]
  const second = problemsOf((await client.ask({ ...asked, turns }, signal)).object, field, problems)
  return typeof second === 'string' ? second : null
}

/** The text of an answer, or what is wrong with it. */
function problemsOf(object: object | undefined, field: string, problems: (text: string) => readonly string[]): string | readonly string[] {
  const text = (object as Record<string, unknown> | undefined)?.[field]
  if (typeof text !== 'string' || text.trim() === '') return [`there is no "${field}"`]
  const found = problems(text)
  return found.length === 0 ? text : found
}
