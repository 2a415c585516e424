import type { MediaKind } from '../requests/media-request.ts'

/** Providers that make media. */
export const MEDIA_PROVIDERS = ['openai', 'fal', 'replicate', 'elevenlabs', 'comfyui'] as const
export type MediaProvider = (typeof MEDIA_PROVIDERS)[number]

type ProviderFacts = {
  /** Of its API, without a trailing slash; null: a server of one's own. */
  readonly baseUrl: string | null
  /** Of its second API; see `Connection`. */
  readonly apiUrl?: string
  readonly needsKey: boolean
  /** What its adapter can make. */
  readonly kinds: readonly MediaKind[]
}

export const PROVIDER_FACTS = {
  openai: { baseUrl: 'https://api.openai.com/v1', needsKey: true, kinds: ['image', 'speech', 'transcription'] },
  fal: {
    baseUrl: 'https://queue.fal.run',
    apiUrl: 'https://api.fal.ai/v1',
    needsKey: true,
    kinds: ['image', 'clip', 'talk', 'act', 'music'],
  },
  replicate: { baseUrl: 'https://api.replicate.com/v1', needsKey: true, kinds: ['image', 'clip'] },
  elevenlabs: { baseUrl: 'https://api.elevenlabs.io/v1', needsKey: true, kinds: ['speech', 'music'] },
  comfyui: { baseUrl: null, needsKey: false, kinds: ['image', 'clip', 'music'] },
} as const satisfies Readonly<Record<MediaProvider, ProviderFacts>>
