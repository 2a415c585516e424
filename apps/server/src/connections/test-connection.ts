import { isMediaProvider } from '@fablecut/generation/provider/provider-facts'
import { findProviderProblem } from '@fablecut/providers/check-provider'
import { findConnectionProblem } from '@fablecut/providers/model-connection/check-connection'
import { sql } from 'drizzle-orm'
import type { Database } from '../platform/database/client.ts'
import { providerTest } from '../platform/database/provider-schema.ts'
import type { Settings } from '../platform/settings.ts'
import { type FoundConnection, findConnection } from './find-connection.ts'

/** Staff wait for it. */
const DEADLINE_MS = 20_000

/** Asks a provider whether a connection works, free of charge, and stores the answer; returns the problem as a sentence, null for none. */
export async function testConnection(db: Database, settings: Settings, id: string): Promise<string | null> {
  const found = await findConnection(db, settings, id)
  const problem = 'connection' in found ? await findProblem(found) : found.problem
  await db
    .insert(providerTest)
    .values({ connection: id, problem })
    .onConflictDoUpdate({ target: providerTest.connection, set: { problem, testedAt: sql`now()` } })
  return problem
}

async function findProblem({ connection, languageModel }: FoundConnection): Promise<string | null> {
  const makesMedia = connection !== null && isMediaProvider(connection.provider) && (connection.kinds.length > 0 || languageModel === null)
  const problem = makesMedia ? await findProviderProblem(connection, AbortSignal.timeout(DEADLINE_MS)) : null
  return problem ?? (languageModel && (await findConnectionProblem(languageModel)))
}
