import { type Exchange, readForm } from '../http-server.ts'

/** A request for media. `files`: the sizes of its files by the names of their fields. */
export type Call = {
  readonly path: string
  readonly fields: Readonly<Record<string, unknown>>
  readonly files: Readonly<Record<string, readonly { readonly name: string; readonly type: string; readonly bytes: number }[]>>
}

/** A field's name, and whether it is required. */
type Fields = Readonly<Record<string, boolean>>
const IMAGE: Fields = {
  model: true,
  prompt: true,
  n: false,
  size: false,
  quality: false,
  background: false,
  moderation: false,
  output_format: false,
  user: false,
}
const SPEECH: Fields = { model: true, input: true, voice: true, response_format: false, speed: false, instructions: false }
const FIELDS: Readonly<Record<string, Fields>> = {
  '/v1/images/generations': { ...IMAGE, response_format: false },
  '/v1/images/edits': { ...IMAGE, 'image[]': true, input_fidelity: false },
  '/v1/audio/speech': SPEECH,
  '/dev/captioned_speech': { ...SPEECH, stream: false, return_timestamps: false },
  '/v1/audio/transcriptions': {
    file: true,
    model: true,
    language: false,
    prompt: false,
    response_format: false,
    'timestamp_granularities[]': false,
    temperature: false,
  },
}
const GPT_IMAGE_SIZES = new Set(['auto', '1024x1024', '1536x1024', '1024x1536'])

export const isMediaPath = (path: string): boolean => Object.hasOwn(FIELDS, path)

export async function readCall(exchange: Exchange): Promise<Call> {
  const path = exchange.url.pathname
  if (exchange.headers['content-type'] === 'application/json')
    return { path, fields: JSON.parse(String(exchange.body)) as Record<string, unknown>, files: {} }
  const [fields, files]: [Record<string, string>, Record<string, { name: string; type: string; bytes: number }[]>] = [{}, {}]
  for (const [name, value] of await readForm(exchange)) {
    if (typeof value === 'string') fields[name] = value
    else (files[name] ??= []).push({ name: value.name, type: value.type, bytes: value.size })
  }
  return { path, fields, files }
}

/** What OpenAI would complain about; null if nothing. */
export function problemOf({ path, fields, files }: Call): string | null {
  const known = FIELDS[path]!
  const given = new Set([...Object.keys(fields), ...Object.keys(files)])
  const unknown = [...given].find((name) => !Object.hasOwn(known, name))
  if (unknown !== undefined) return `Unknown parameter: '${unknown}'.`
  const missing = Object.keys(known).find((name) => known[name] && !given.has(name))
  if (missing !== undefined) return `Missing required parameter: '${missing}'.`
  if (fields.response_format === 'verbose_json' && fields.model === 'gpt-transcribe')
    return "response_format 'verbose_json' is not compatible with model 'gpt-transcribe'."
  const isGptImage = String(fields.model).startsWith('gpt-image')
  if (isGptImage && fields.response_format !== undefined) return "Unknown parameter: 'response_format'."
  if (isGptImage && !GPT_IMAGE_SIZES.has(String(fields.size ?? 'auto'))) return `Invalid size '${String(fields.size)}'.`
  return null
}
