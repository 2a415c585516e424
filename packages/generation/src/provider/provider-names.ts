/** Providers that this build can speak to. */
export const PROVIDER_NAMES = ['openai', 'anthropic', 'fal', 'comfyui', 'elevenlabs', 'replicate'] as const
export type ProviderName = (typeof PROVIDER_NAMES)[number]

/** Their names as they write them. */
export const PROVIDER_TITLES: Readonly<Record<ProviderName, string>> = {
  openai: 'OpenAI',
  anthropic: 'Anthropic',
  fal: 'fal',
  comfyui: 'ComfyUI',
  elevenlabs: 'ElevenLabs',
  replicate: 'Replicate',
}
