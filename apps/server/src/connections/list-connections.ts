import type { WireConnection, WireConnections } from '@fablecut/contracts/operations/admin/connections'
import type { Connection } from '@fablecut/generation/provider/connection'
import { MEDIA_PROVIDERS, PROVIDER_FACTS } from '@fablecut/generation/provider/provider-facts'
import type { Database } from '../platform/database/client.ts'
import { providerTest } from '../platform/database/provider-schema.ts'
import { readSecretKeys } from '../platform/secrets/secret-keys.ts'
import type { Settings } from '../platform/settings.ts'
import { hasOpenSpending } from './open-spending.ts'
import { type ConnectionUsage, readUsage } from './read-usage.ts'
import { endOfKey } from './store-key.ts'
import { type StoredConnection, readStoredConnections } from './stored-connections.ts'

type Described = Omit<WireConnection, 'last_test' | 'last_error' | 'today'>

/** All connections, without their keys. Those that staff removed are left out, also while their jobs are finished. */
export async function listConnections(db: Database, settings: Settings): Promise<WireConnections> {
  const [stored, usageOf, tests] = await Promise.all([
    readSecretKeys(settings).then((keys) => readStoredConnections(db, keys)),
    readUsage(db),
    db.select().from(providerTest),
  ])
  const offered = stored.filter(({ row }) => row.removedAt === null)
  const described = [...settings.connections.map(describeSetting), ...offered.map(describeStored)]
  const connections = described.map((each) => ({
    ...each,
    last_test: toTest(tests.find(({ connection }) => connection === each.id)),
    ...toWireUsage(usageOf(each.id)),
  }))
  const inUse = [...settings.connections, ...offered.flatMap(({ connection }) => connection ?? [])]
  return {
    connections,
    providers: MEDIA_PROVIDERS.map((name) => {
      const { baseUrl, needsKey, kinds } = PROVIDER_FACTS[name]
      return { name, base_url: baseUrl, needs_key: needsKey, kinds: [...kinds] }
    }),
    warnings: [
      ...(hasOpenSpending(settings, inUse) ? (['open_signups'] as const) : []),
      ...(settings.authSecret === null && settings.role !== 'all' ? (['no_shared_key'] as const) : []),
    ],
  }
}

const describeSetting = ({ name, provider, baseUrl, apiKey, kinds, model, concurrency }: Connection): Described => ({
  id: name,
  is_from_environment: true,
  provider,
  label: name,
  base_url: baseUrl,
  has_key: apiKey !== null,
  key_end: apiKey && endOfKey(apiKey),
  kinds: [...kinds],
  model,
  concurrency: concurrency ?? null,
  daily_budget_usd: null,
  problem: null,
})

const describeStored = ({ row, problem }: StoredConnection): Described => ({
  id: row.id,
  is_from_environment: false,
  provider: row.provider,
  label: row.label,
  base_url: row.baseUrl,
  has_key: row.encryptedKey !== null,
  key_end: row.keyEnd,
  kinds: row.kinds,
  model: row.model,
  concurrency: row.concurrency,
  daily_budget_usd: row.dailyBudgetUsd,
  problem,
})

const toTest = (test: typeof providerTest.$inferSelect | undefined): WireConnection['last_test'] =>
  test ? { at: test.testedAt.toISOString(), problem: test.problem } : null

const toWireUsage = ({ today: { calls, failed, usd }, lastError }: ConnectionUsage): Pick<WireConnection, 'last_error' | 'today'> => ({
  last_error: lastError && { at: lastError.at.toISOString(), message: lastError.message },
  today: { calls, failed, usd },
})
