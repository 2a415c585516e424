import type { MediaKind } from '../requests/media-request.ts'
import type { ProviderName } from './provider-names.ts'

/** Providers that make media; Anthropic only writes. */
export const MEDIA_PROVIDERS = ['openai', 'fal', 'replicate', 'elevenlabs', 'comfyui'] as const
export type MediaProvider = (typeof MEDIA_PROVIDERS)[number]

export const isMediaProvider = (name: string): name is MediaProvider => MEDIA_PROVIDERS.some((known) => known === name)

/** What a connection can be used for: media, and the writing of scripts and plans of shots. */
export type ConnectionKind = MediaKind | 'text'

type ProviderFacts = {
  /** Of its API, without a trailing slash; null: a server of one's own. */
  readonly baseUrl: string | null
  /** Of its second API; see `Connection`. */
  readonly apiUrl?: string
  readonly needsKey: boolean
  /** What its adapter can make. */
  readonly kinds: readonly ConnectionKind[]
  /** The small model with structured output that writes where none is named. */
  readonly textModel?: string
}

export const PROVIDER_FACTS = {
  openai: {
    baseUrl: 'https://api.openai.com/v1',
    needsKey: true,
    kinds: ['image', 'speech', 'transcription', 'text'],
    textModel: 'gpt-5.4-mini',
  },
  anthropic: { baseUrl: 'https://api.anthropic.com/v1', needsKey: true, kinds: ['text'], textModel: 'claude-haiku-5-5' },
  fal: {
    baseUrl: 'https://queue.fal.run',
    apiUrl: 'https://api.fal.ai/v1',
    needsKey: true,
    kinds: ['image', 'clip', 'talk', 'act', 'music'],
  },
  replicate: { baseUrl: 'https://api.replicate.com/v1', needsKey: true, kinds: ['image', 'clip', 'talk', 'act', 'music'] },
  elevenlabs: { baseUrl: 'https://api.elevenlabs.io/v1', needsKey: true, kinds: ['speech', 'music'] },
  comfyui: { baseUrl: null, needsKey: false, kinds: ['image', 'clip', 'music'] },
} as const satisfies Readonly<Record<ProviderName, ProviderFacts>>
