import type { ProviderName } from '@fablecut/generation/provider/provider-names'

/** Below it providers send webhooks. */
export const WEBHOOK_PATH = '/api/webhooks/'

/** Where a provider sends the webhook of a submission. `origin`: of this server, as providers reach it. */
export const webhookAddress = (origin: string, provider: ProviderName, token: string): string =>
  `${origin}${WEBHOOK_PATH}${provider}/${token}`
