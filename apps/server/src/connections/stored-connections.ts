import type { Connection } from '@fablecut/generation/provider/connection'
import { MEDIA_PROVIDERS, type MediaProvider } from '@fablecut/generation/provider/provider-facts'
import { MEDIA_KINDS, type MediaKind } from '@fablecut/generation/requests/media-request'
import { asc } from 'drizzle-orm'
import type { Database } from '../platform/database/client.ts'
import { providerConnection } from '../platform/database/provider-schema.ts'
import { type SecretKey, decryptSecret } from '../platform/secrets/secret-cipher.ts'

export type ConnectionRow = typeof providerConnection.$inferSelect

/** A connection that staff added, and how the provider is reached by it; else why it cannot be used, as a sentence for staff. */
export type StoredConnection = { readonly row: ConnectionRow } & (
  | { readonly connection: Connection; readonly problem: null }
  | { readonly connection: null; readonly problem: string }
)

/** In the order in which they were added. */
export async function readStoredConnections(db: Pick<Database, 'select'>, keys: readonly SecretKey[]): Promise<StoredConnection[]> {
  const rows = await db.select().from(providerConnection).orderBy(asc(providerConnection.id))
  return rows.map((row) => openConnection(row, keys))
}

function openConnection(row: ConnectionRow, keys: readonly SecretKey[]): StoredConnection {
  const { id: name, provider, baseUrl, apiUrl, encryptedKey, kinds, model, concurrency, dailyBudgetUsd, removedAt } = row
  if (!isMediaProvider(provider)) return { row, connection: null, problem: `This release has no provider with the name ${provider}.` }
  const apiKey = encryptedKey && decryptSecret(keys, encryptedKey, name)
  if (encryptedKey !== null && apiKey === null) return { row, connection: null, problem: UNREADABLE }
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
  return { row, connection, problem: null }
}

const UNREADABLE =
  'Its key was encrypted with another AUTH_SECRET, or on another machine: start all processes with the AUTH_SECRET that was set then, or enter the key again.'

export const isMediaProvider = (name: string): name is MediaProvider => (MEDIA_PROVIDERS as readonly string[]).includes(name)
const isMediaKind = (name: string): name is MediaKind => (MEDIA_KINDS as readonly string[]).includes(name)
