import { AppError } from '@fablecut/contracts/errors/app-error'
import type { Connection } from '@fablecut/generation/provider/connection'
import type { Database } from '../platform/database/client.ts'
import { readSecretKeys } from '../platform/secrets/secret-keys.ts'
import type { Settings } from '../platform/settings.ts'
import { readStoredConnections } from './stored-connections.ts'

/** A connection of the environment or of staff, or why it cannot be used. Throws NOT_FOUND. */
export async function findConnection(db: Database, settings: Settings, id: string): Promise<Connection | { readonly problem: string }> {
  const ofSetting = settings.connections.find(({ name }) => name === id)
  if (ofSetting) return ofSetting
  const stored = await readStoredConnections(db, await readSecretKeys(settings))
  const found = stored.find(({ row }) => row.id === id && row.removedAt === null)
  if (!found) throw new AppError('NOT_FOUND')
  return found.connection ?? { problem: found.problem }
}
