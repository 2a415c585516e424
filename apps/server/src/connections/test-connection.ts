import { findProviderProblem } from '@fablecut/providers/check-provider'
import { sql } from 'drizzle-orm'
import type { Database } from '../platform/database/client.ts'
import { providerTest } from '../platform/database/provider-schema.ts'
import type { Settings } from '../platform/settings.ts'
import { findConnection } from './find-connection.ts'

/** Staff wait for it. */
const DEADLINE_MS = 20_000

/** Asks a provider whether a connection works, free of charge, and stores the answer; returns the problem as a sentence, null for none. */
export async function testConnection(db: Database, settings: Settings, id: string): Promise<string | null> {
  const found = await findConnection(db, settings, id)
  const problem = 'problem' in found ? found.problem : await findProviderProblem(found, AbortSignal.timeout(DEADLINE_MS))
  await db
    .insert(providerTest)
    .values({ connection: id, problem })
    .onConflictDoUpdate({ target: providerTest.connection, set: { problem, testedAt: sql`now()` } })
  return problem
}
