/** Providers that this build can speak to. */
export const PROVIDER_NAMES = ['openai', 'anthropic', 'fal', 'comfyui', 'elevenlabs', 'replicate'] as const
export type ProviderName = (typeof PROVIDER_NAMES)[number]
