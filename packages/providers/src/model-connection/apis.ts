import { MESSAGES_API } from '../anthropic/messages-api.ts'
import { CHAT_API } from '../openai/chat-api.ts'
import type { LanguageModelApi, LanguageModelConnection } from './connection.ts'

const APIS: Readonly<Record<LanguageModelConnection['api'], LanguageModelApi>> = { openai: CHAT_API, anthropic: MESSAGES_API }

export const apiOf = ({ api }: LanguageModelConnection): LanguageModelApi => APIS[api]

/** Whether the server is that of the company that made the API. */
export const isOriginal = (connection: LanguageModelConnection): boolean => new URL(connection.baseUrl).hostname === apiOf(connection).host

/** Name of the engine in results and journal, e.g. `openai/gpt-5.4-mini`. */
export const engineNameOf = (connection: LanguageModelConnection): string =>
  `${connection.api}${isOriginal(connection) ? '' : '-compatible'}/${connection.model}`
