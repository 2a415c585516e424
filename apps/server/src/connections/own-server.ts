import { PROVIDER_FACTS } from '@fablecut/generation/provider/provider-facts'

/** Whether a server of OpenAI's protocol is another one than OpenAI's: it has one model, which staff name. */
export const isOwnServer = (provider: string, baseUrl: string): boolean =>
  provider === 'openai' && baseUrl !== PROVIDER_FACTS.openai.baseUrl
