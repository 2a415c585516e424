import type { Connection } from '@fablecut/generation/provider/connection'
import { PROVIDER_FACTS } from '@fablecut/generation/provider/provider-facts'
import type { ModerationConnection } from '@fablecut/providers/openai/with-moderation-server'
import { z } from 'zod'
import { addressError, withoutSlash } from './base-address.ts'

const url = (example: string) => z.url({ protocol: /^https?$/, error: `has to be an address like ${example}` }).optional()
const key = z.string().trim().min(1).optional()
const model = z.string().trim().min(1).max(200).optional()
const voice = z.string().trim().min(1).max(200).optional()

/** Keys and addresses of providers that make media. */
export const providerVariables = {
  OPENAI_BASE_URL: url('https://api.openai.com/v1'),
  IMAGE_BASE_URL: url('http://127.0.0.1:8080/v1'),
  IMAGE_MODEL: model,
  IMAGE_API_KEY: key,
  SPEECH_BASE_URL: url('http://127.0.0.1:8880/v1'),
  SPEECH_MODEL: model,
  SPEECH_VOICE: voice,
  SPEECH_API_KEY: key,
  TRANSCRIPTION_BASE_URL: url('http://127.0.0.1:8000/v1'),
  TRANSCRIPTION_MODEL: model,
  TRANSCRIPTION_API_KEY: key,
  MODERATION_BASE_URL: url('https://api.openai.com/v1'),
  MODERATION_MODEL: model,
  MODERATION_API_KEY: key,
  ELEVENLABS_API_KEY: key,
  ELEVENLABS_BASE_URL: url('https://api.elevenlabs.io'),
  ELEVENLABS_VOICE: voice,
  FAL_KEY: key,
  FAL_QUEUE_URL: url('https://queue.fal.run'),
  FAL_API_URL: url('https://api.fal.ai/v1'),
  REPLICATE_API_TOKEN: key,
  REPLICATE_BASE_URL: url('https://api.replicate.com/v1'),
  COMFYUI_URL: url('http://127.0.0.1:8188'),
} as const

type Variables = { readonly [Name in keyof typeof providerVariables]?: string | undefined } & {
  readonly OPENAI_API_KEY?: string | undefined
}

/** The connections that the variables describe, in the order in which they are used. `error`: a sentence for operators. */
export function toConnections(read: Variables): { readonly connections: readonly Connection[] } | { readonly error: string } {
  const error = findHalfConnection(read)
  if (error !== null) return { error }
  const own = OWN_SERVERS.map((server) => ownServer(read, server))
  const providers = [comfyui(read), elevenlabs(read), fal(read), openai(read), replicate(read)]
  return { connections: [...own, ...providers].flatMap((each) => each ?? []) }
}

/** The server that moderates what is published, besides the built-in moderator; null: none. */
export const toModerationServer = ({
  MODERATION_BASE_URL: address,
  MODERATION_MODEL: model,
  ...read
}: Variables): ModerationConnection | null =>
  address === undefined || model === undefined ? null : { baseUrl: withoutSlash(address), model, apiKey: read.MODERATION_API_KEY ?? null }

/** Servers of one's own that speak OpenAI's protocol, each for one kind of work. */
const OWN_SERVERS = [
  { prefix: 'IMAGE', kind: 'image' },
  { prefix: 'SPEECH', kind: 'speech' },
  { prefix: 'TRANSCRIPTION', kind: 'transcription' },
] as const
type OwnServer = (typeof OWN_SERVERS)[number]

type Part = readonly [part: keyof Variables, whole: keyof Variables, why: string]

const partsOf = (prefix: OwnServer['prefix'] | 'MODERATION'): Part[] => [
  [`${prefix}_MODEL`, `${prefix}_BASE_URL`, 'the address of the server that runs the model'],
  [`${prefix}_API_KEY`, `${prefix}_BASE_URL`, 'the address of the server that the key is for'],
  [`${prefix}_BASE_URL`, `${prefix}_MODEL`, 'the name of a model that the server has'],
]

/** Addresses, models and voices without the variable that they belong to. */
const PARTS: readonly Part[] = [
  ...OWN_SERVERS.flatMap(({ prefix }) => partsOf(prefix)),
  ...partsOf('MODERATION'),
  ['SPEECH_VOICE', 'SPEECH_BASE_URL', 'the address of the server that has the voice'],
  ['ELEVENLABS_BASE_URL', 'ELEVENLABS_API_KEY', 'the key for that address'],
  ['ELEVENLABS_VOICE', 'ELEVENLABS_API_KEY', 'the key of the account that has the voice'],
  ['FAL_QUEUE_URL', 'FAL_KEY', 'the key for that address'],
  ['FAL_API_URL', 'FAL_KEY', 'the key for that address'],
  ['REPLICATE_BASE_URL', 'REPLICATE_API_TOKEN', 'the key for that address'],
]
/** Addresses, and the settings that their keys belong into. */
const ADDRESSES = [
  ['OPENAI_BASE_URL', 'OPENAI_API_KEY'],
  ['IMAGE_BASE_URL', 'IMAGE_API_KEY'],
  ['SPEECH_BASE_URL', 'SPEECH_API_KEY'],
  ['TRANSCRIPTION_BASE_URL', 'TRANSCRIPTION_API_KEY'],
  ['MODERATION_BASE_URL', 'MODERATION_API_KEY'],
  ['ELEVENLABS_BASE_URL', 'ELEVENLABS_API_KEY'],
  ['FAL_QUEUE_URL', 'FAL_KEY'],
  ['FAL_API_URL', 'FAL_KEY'],
  ['REPLICATE_BASE_URL', 'REPLICATE_API_TOKEN'],
  ['COMFYUI_URL', null],
] as const

function findHalfConnection(read: Variables): string | null {
  const half = PARTS.find(([part, whole]) => read[part] !== undefined && read[whole] === undefined)
  if (half) return `${half[0]} needs ${half[1]}, ${half[2]}.`
  return ADDRESSES.map(([name, key]) => read[name] && addressError(name, read[name], key)).find(Boolean) ?? null
}

function ownServer(read: Variables, { prefix, kind }: OwnServer): Connection | null {
  const [address, model] = [read[`${prefix}_BASE_URL`], read[`${prefix}_MODEL`]]
  if (address === undefined || model === undefined) return null
  const own = {
    name: `${prefix}_BASE_URL`,
    baseUrl: withoutSlash(address),
    apiKey: read[`${prefix}_API_KEY`] ?? null,
    kinds: [kind],
    model,
  }
  return { provider: 'openai', ...own, ...(kind === 'speech' && read.SPEECH_VOICE !== undefined && { voice: read.SPEECH_VOICE }) }
}

function elevenlabs({ ELEVENLABS_API_KEY, ELEVENLABS_VOICE, ...read }: Variables): Connection | null {
  if (ELEVENLABS_API_KEY === undefined) return null
  const baseUrl = withoutSlash(read.ELEVENLABS_BASE_URL ?? 'https://api.elevenlabs.io')
  const account = { name: 'ELEVENLABS_API_KEY', baseUrl, apiKey: ELEVENLABS_API_KEY, model: null }
  return {
    provider: 'elevenlabs',
    ...account,
    kinds: ['speech', 'music'],
    ...(ELEVENLABS_VOICE !== undefined && { voice: ELEVENLABS_VOICE }),
  }
}

function openai({ OPENAI_API_KEY, OPENAI_BASE_URL = PROVIDER_FACTS.openai.baseUrl }: Variables): Connection | null {
  if (OPENAI_API_KEY === undefined) return null
  const baseUrl = withoutSlash(OPENAI_BASE_URL)
  return {
    provider: 'openai',
    name: 'OPENAI_API_KEY',
    baseUrl,
    apiKey: OPENAI_API_KEY,
    kinds: ['image', 'speech', 'transcription'],
    model: null,
  }
}

function fal({
  FAL_KEY,
  FAL_QUEUE_URL = PROVIDER_FACTS.fal.baseUrl,
  FAL_API_URL = PROVIDER_FACTS.fal.apiUrl,
}: Variables): Connection | null {
  if (FAL_KEY === undefined) return null
  const [baseUrl, apiUrl] = [withoutSlash(FAL_QUEUE_URL), withoutSlash(FAL_API_URL)]
  return { provider: 'fal', name: 'FAL_KEY', baseUrl, apiUrl, apiKey: FAL_KEY, kinds: PROVIDER_FACTS.fal.kinds, model: null }
}

function replicate({ REPLICATE_API_TOKEN, REPLICATE_BASE_URL = PROVIDER_FACTS.replicate.baseUrl }: Variables): Connection | null {
  if (REPLICATE_API_TOKEN === undefined) return null
  const baseUrl = withoutSlash(REPLICATE_BASE_URL)
  return {
    provider: 'replicate',
    name: 'REPLICATE_API_TOKEN',
    baseUrl,
    apiKey: REPLICATE_API_TOKEN,
    kinds: PROVIDER_FACTS.replicate.kinds,
    model: null,
  }
}

function comfyui({ COMFYUI_URL }: Variables): Connection | null {
  if (COMFYUI_URL === undefined) return null
  return {
    provider: 'comfyui',
    name: 'COMFYUI_URL',
    baseUrl: withoutSlash(COMFYUI_URL),
    apiKey: null,
    kinds: PROVIDER_FACTS.comfyui.kinds,
    model: null,
  }
}
