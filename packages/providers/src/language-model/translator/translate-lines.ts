import { EngineAborted, EngineError } from '@fablecut/generation/engine-error'
import type { TranslationRequest } from '@fablecut/generation/ports/language-model'
import type { Moderator } from '@fablecut/generation/ports/moderator'
import { z } from 'zod'
import type { ModelClient, ModelRequest } from '../model-client.ts'
import { isWorse } from '../writer/is-worse.ts'
import { translationProblems } from './translation-problems.ts'

const SYSTEM = `You translate the narration of a short video. Each numbered line is spoken over one picture. Translate every line by itself into natural spoken language of about the same length: one translation per line, with the same number, nothing added or left out. Keep names, and keep numbers in digits.
Answer with JSON only: {"lines":[{"line":1,"text":"..."}]}`

const SCHEMA: ModelRequest['schema'] = {
  type: 'object',
  properties: {
    lines: {
      type: 'array',
      items: {
        type: 'object',
        properties: { line: { type: 'integer' }, text: { type: 'string' } },
        required: ['line', 'text'],
        additionalProperties: false,
      },
    },
  },
  required: ['lines'],
  additionalProperties: false,
}

/** Longest answer that is shown to the model again. */
const MAX_REPEATED_CHARACTERS = 6000

const answeredLine = z.object({ line: z.coerce.number().int(), text: z.string() })
const languageNames = new Intl.DisplayNames('en', { type: 'language' })
const nameOf = (language: string): string => languageNames.of(language) ?? language

type Checked = { readonly accepted: ReadonlyMap<number, string>; readonly problems: ReadonlyMap<number, readonly string[]> }

/**
 * Translates lines in one request, and once more those with errors; null for what still has some, and for everything where the translation could not be
 * published while the original could.
 */
export async function translateLines(
  client: ModelClient,
  moderator: Moderator,
  request: TranslationRequest,
  signal?: AbortSignal,
): Promise<readonly (string | null)[]> {
  const asked: ModelRequest = { system: SYSTEM, turns: [{ role: 'user', text: describe(request) }], schema: SCHEMA }
  const answer = await client.ask(asked, signal)
  const first = check(answer.object, request, new Map())
  const { accepted } = first.problems.size === 0 ? first : await repair(client, request, { asked, answer: answer.text, first }, signal)
  const translated = request.lines.map((_, i) => accepted.get(i + 1) ?? null)
  const text = translated.filter((line) => line !== null).join('\n')
  return (await isWorse(moderator, text, request.lines.join('\n'), signal)) ? translated.map(() => null) : translated
}

const describe = ({ lines, from, to }: TranslationRequest): string =>
  [`From: ${nameOf(from)}`, `To: ${nameOf(to)}`, ...lines.map((line, i) => `${i + 1}. ${line.replaceAll(/\s+/gu, ' ').trim()}`)].join('\n')

/** Lines are found by their numbers; of a number that is there twice the first one counts. */
function check(answer: object | undefined, { lines, from, to }: TranslationRequest, known: ReadonlyMap<number, string>): Checked {
  const listed: unknown = answer && 'lines' in answer ? answer.lines : []
  const answered = new Map<number, string>()
  for (const item of Array.isArray(listed) ? listed : []) {
    const { data } = answeredLine.safeParse(item)
    if (data && !answered.has(data.line)) answered.set(data.line, data.text.trim())
  }
  const accepted = new Map(known)
  const problems = new Map<number, readonly string[]>()
  for (const [i, source] of lines.entries()) {
    const number = i + 1
    if (accepted.has(number)) continue
    const text = answered.get(number)
    const found = text === undefined ? ['the line is missing'] : translationProblems({ source, text, from, to })
    if (text !== undefined && found.length === 0) accepted.set(number, text)
    else problems.set(number, found)
  }
  return { accepted, problems }
}

/** Lines that passed are kept when the second request fails. */
async function repair(
  client: ModelClient,
  request: TranslationRequest,
  { asked, answer, first }: { readonly asked: ModelRequest; readonly answer: string; readonly first: Checked },
  signal: AbortSignal | undefined,
): Promise<Checked> {
  const wrong = [...first.problems].map(([number, problems]) => `line ${number}: ${problems.join(', ')}`)
  const turns: ModelRequest['turns'] = [
    ...asked.turns,
    { role: 'assistant', text: answer.slice(0, MAX_REPEATED_CHARACTERS) || '{}' },
    { role: 'user', text: `These have errors: ${wrong.join('; ')}. Answer again with JSON only, with these lines.` },
  ]
  try {
    return check((await client.ask({ ...asked, turns }, signal)).object, request, first.accepted)
  } catch (error) {
    if (error instanceof EngineAborted || !(error instanceof EngineError) || first.accepted.size === 0) throw error
    return first
  }
}
