import { AppError } from '@fablecut/contracts/errors/app-error'
import type { Connection } from '@fablecut/generation/provider/connection'
import type { LanguageModelConnection } from '@fablecut/providers/model-connection/connection'
import type { Database } from '../platform/database/client.ts'
import { readSecretKeys } from '../platform/secrets/secret-keys.ts'
import type { Settings } from '../platform/settings.ts'
import { readStoredConnections } from './stored-connections.ts'

export type FoundConnection = { readonly connection: Connection | null; readonly languageModel: LanguageModelConnection | null }

/** A connection of the environment or of staff, with what makes media and what writes by it; else why it cannot be used. Throws NOT_FOUND. */
export async function findConnection(
  db: Database,
  settings: Settings,
  id: string,
): Promise<FoundConnection | { readonly problem: string }> {
  const connection = settings.connections.find(({ name }) => name === id) ?? null
  const languageModel = settings.languageModel?.name === id ? settings.languageModel : null
  if (connection ?? languageModel) return { connection, languageModel }
  const stored = await readStoredConnections(db, await readSecretKeys(settings))
  const found = stored.find(({ row }) => row.id === id && row.removedAt === null)
  if (!found) throw new AppError('NOT_FOUND')
  return found.problem === null ? found : { problem: found.problem }
}
