import type { Connection } from '@fablecut/generation/provider/connection'
import { PROVIDER_FACTS } from '@fablecut/generation/provider/provider-facts'
import { PROVIDER_NAMES, type ProviderName } from '@fablecut/generation/provider/provider-names'
import { MEDIA_KINDS, type MediaKind } from '@fablecut/generation/requests/media-request'
import type { LanguageModelConnection } from '@fablecut/providers/model-connection/connection'
import { asc } from 'drizzle-orm'
import type { Database } from '../platform/database/client.ts'
import { providerConnection } from '../platform/database/provider-schema.ts'
import { type SecretKey, decryptSecret } from '../platform/secrets/secret-cipher.ts'
import { isOwnServer } from './own-server.ts'

export type ConnectionRow = typeof providerConnection.$inferSelect

/** A connection that staff added, and how the provider is reached by it, and the language model where it writes; else why it cannot be used, as a sentence for staff. */
export type StoredConnection = { readonly row: ConnectionRow } & (
  | { readonly connection: Connection; readonly languageModel: LanguageModelConnection | null; readonly problem: null }
  | { readonly connection: null; readonly languageModel: null; readonly problem: string }
)

/** In the order in which they were added. */
export async function readStoredConnections(db: Pick<Database, 'select'>, keys: readonly SecretKey[]): Promise<StoredConnection[]> {
  const rows = await db.select().from(providerConnection).orderBy(asc(providerConnection.id))
  return rows.map((row) => openConnection(row, keys))
}

function openConnection(row: ConnectionRow, keys: readonly SecretKey[]): StoredConnection {
  const { id: name, provider, baseUrl, apiUrl, encryptedKey, kinds, model, concurrency, dailyBudgetUsd, removedAt } = row
  if (!isKnown(provider)) return { row, ...UNUSABLE, problem: `This release has no provider with the name ${provider}.` }
  const apiKey = encryptedKey && decryptSecret(keys, encryptedKey, name)
  if (encryptedKey !== null && apiKey === null) return { row, ...UNUSABLE, problem: UNREADABLE }
  const connection: Connection = {
    provider,
    name,
    baseUrl,
    ...(apiUrl !== null && { apiUrl }),
    apiKey,
    kinds: removedAt === null ? kinds.filter(isMediaKind) : [],
    model,
    ...(concurrency !== null && { concurrency }),
    ...(dailyBudgetUsd !== null && { dailyBudgetUsd }),
  }
  return { row, connection, languageModel: languageModelOf(row, provider, apiKey), problem: null }
}

const UNUSABLE = { connection: null, languageModel: null } as const

/** Null for a connection that does not write, or that staff removed. */
function languageModelOf(row: ConnectionRow, provider: ProviderName, apiKey: string | null): LanguageModelConnection | null {
  const { id: name, baseUrl, kinds, removedAt, dailyBudgetUsd } = row
  const model = textModelOf(row)
  if (!kinds.includes('text') || removedAt !== null || model === null) return null
  const api = provider === 'anthropic' ? 'anthropic' : 'openai'
  return { name, api, baseUrl, model, apiKey, ...(dailyBudgetUsd !== null && { dailyBudgetUsd }) }
}

/** The language model of a connection that writes; null for providers without one. */
export function textModelOf({
  provider,
  baseUrl,
  model,
  textModel,
}: Pick<ConnectionRow, 'provider' | 'baseUrl' | 'model' | 'textModel'>): string | null {
  if (isOwnServer(provider, baseUrl)) return model
  const facts = isKnown(provider) ? PROVIDER_FACTS[provider] : null
  return textModel ?? (facts && 'textModel' in facts ? facts.textModel : null)
}

const UNREADABLE =
  'Its key was encrypted with another AUTH_SECRET, or on another machine: start all processes with the AUTH_SECRET that was set then, or enter the key again.'

const isKnown = (name: string): name is ProviderName => PROVIDER_NAMES.some((known) => known === name)
const isMediaKind = (name: string): name is MediaKind => (MEDIA_KINDS as readonly string[]).includes(name)
