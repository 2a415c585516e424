import type { Connection } from '@fablecut/generation/provider/connection'
import type { MediaKind } from '@fablecut/generation/requests/media-request'
import { z } from 'zod'
import { addressError, withoutSlash } from './base-address.ts'

const url = (example: string) => z.url({ protocol: /^https?$/, error: `has to be an address like ${example}` }).optional()
const key = z.string().trim().min(1).optional()
const model = z.string().trim().min(1).max(200).optional()

/** Keys and addresses of providers that make media. */
export const providerVariables = {
  OPENAI_BASE_URL: url('https://api.openai.com/v1'),
  IMAGE_BASE_URL: url('http://127.0.0.1:8080/v1'),
  IMAGE_MODEL: model,
  IMAGE_API_KEY: key,
  FAL_KEY: key,
  FAL_QUEUE_URL: url('https://queue.fal.run'),
  FAL_API_URL: url('https://api.fal.ai'),
  REPLICATE_API_TOKEN: key,
  REPLICATE_BASE_URL: url('https://api.replicate.com/v1'),
  COMFYUI_URL: url('http://127.0.0.1:8188'),
} as const

type Variables = { readonly [Name in keyof typeof providerVariables]?: string | undefined } & {
  readonly OPENAI_API_KEY?: string | undefined
}

const VISUAL: readonly MediaKind[] = ['image', 'clip']

/** The connections that the variables describe, in the order in which they are used. `error`: a sentence for operators. */
export function toConnections(read: Variables): { readonly connections: readonly Connection[] } | { readonly error: string } {
  const error = findHalfConnection(read)
  if (error !== null) return { error }
  return { connections: [ownImages(read), comfyui(read), fal(read), openai(read), replicate(read)].flatMap((each) => each ?? []) }
}

/** Addresses and models without the variable that they belong to. */
const PARTS: readonly (readonly [part: keyof Variables, whole: keyof Variables, why: string])[] = [
  ['IMAGE_MODEL', 'IMAGE_BASE_URL', 'the address of the server that runs the model'],
  ['IMAGE_API_KEY', 'IMAGE_BASE_URL', 'the address of the server that the key is for'],
  ['IMAGE_BASE_URL', 'IMAGE_MODEL', 'the name of a model that the server has'],
  ['FAL_QUEUE_URL', 'FAL_KEY', 'the key for that address'],
  ['FAL_API_URL', 'FAL_KEY', 'the key for that address'],
  ['REPLICATE_BASE_URL', 'REPLICATE_API_TOKEN', 'the key for that address'],
]
/** Addresses, and the settings that their keys belong into. */
const ADDRESSES = [
  ['OPENAI_BASE_URL', 'OPENAI_API_KEY'],
  ['IMAGE_BASE_URL', 'IMAGE_API_KEY'],
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

function ownImages({ IMAGE_BASE_URL, IMAGE_MODEL, IMAGE_API_KEY }: Variables): Connection | null {
  if (IMAGE_BASE_URL === undefined || IMAGE_MODEL === undefined) return null
  const baseUrl = withoutSlash(IMAGE_BASE_URL)
  return { provider: 'openai', name: 'IMAGE_BASE_URL', baseUrl, apiKey: IMAGE_API_KEY ?? null, kinds: ['image'], model: IMAGE_MODEL }
}

function openai({ OPENAI_API_KEY, OPENAI_BASE_URL = 'https://api.openai.com/v1' }: Variables): Connection | null {
  if (OPENAI_API_KEY === undefined) return null
  const baseUrl = withoutSlash(OPENAI_BASE_URL)
  return { provider: 'openai', name: 'OPENAI_API_KEY', baseUrl, apiKey: OPENAI_API_KEY, kinds: ['image'], model: null }
}

function fal({ FAL_KEY, FAL_QUEUE_URL = 'https://queue.fal.run', FAL_API_URL = 'https://api.fal.ai' }: Variables): Connection | null {
  if (FAL_KEY === undefined) return null
  const [baseUrl, apiUrl] = [withoutSlash(FAL_QUEUE_URL), withoutSlash(FAL_API_URL)]
  return { provider: 'fal', name: 'FAL_KEY', baseUrl, apiUrl, apiKey: FAL_KEY, kinds: VISUAL, model: null }
}

function replicate({ REPLICATE_API_TOKEN, REPLICATE_BASE_URL = 'https://api.replicate.com/v1' }: Variables): Connection | null {
  if (REPLICATE_API_TOKEN === undefined) return null
  const baseUrl = withoutSlash(REPLICATE_BASE_URL)
  return { provider: 'replicate', name: 'REPLICATE_API_TOKEN', baseUrl, apiKey: REPLICATE_API_TOKEN, kinds: VISUAL, model: null }
}

function comfyui({ COMFYUI_URL }: Variables): Connection | null {
  if (COMFYUI_URL === undefined) return null
  return { provider: 'comfyui', name: 'COMFYUI_URL', baseUrl: withoutSlash(COMFYUI_URL), apiKey: null, kinds: VISUAL, model: null }
}
