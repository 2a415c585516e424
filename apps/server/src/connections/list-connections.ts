import type { WireConnection, WireConnections } from '@fablecut/contracts/operations/admin/connections'
import type { Connection } from '@fablecut/generation/provider/connection'
import { PROVIDER_FACTS } from '@fablecut/generation/provider/provider-facts'
import { PROVIDER_NAMES } from '@fablecut/generation/provider/provider-names'
import type { LanguageModelConnection } from '@fablecut/providers/model-connection/connection'
import type { Database } from '../platform/database/client.ts'
import { providerTest } from '../platform/database/provider-schema.ts'
import { readSecretKeys } from '../platform/secrets/secret-keys.ts'
import type { Settings } from '../platform/settings.ts'
import { hasOpenSpending } from './open-spending.ts'
import { type ConnectionUsage, readUsage } from './read-usage.ts'
import { endOfKey } from './store-key.ts'
import { type StoredConnection, readStoredConnections, textModelOf } from './stored-connections.ts'

type Described = Omit<WireConnection, 'last_test' | 'last_error' | 'today'>

/** All connections, without their keys. Those that staff removed are left out, also while their jobs are finished. */
export async function listConnections(db: Database, settings: Settings): Promise<WireConnections> {
  const [stored, usageOf, tests] = await Promise.all([
    readSecretKeys(settings).then((keys) => readStoredConnections(db, keys)),
    readUsage(db),
    db.select().from(providerTest),
  ])
  const offered = stored.filter(({ row }) => row.removedAt === null)
  const described = [...describeSettings(settings), ...offered.map(describeStored)]
  const connections = described.map((each) => ({
    ...each,
    last_test: toTest(tests.find(({ connection }) => connection === each.id)),
    ...toWireUsage(usageOf(each.id)),
  }))
  const inUse = [...settings.connections, ...offered.flatMap(({ connection }) => connection ?? [])]
  return {
    connections,
    providers: PROVIDER_NAMES.map((name) => {
      const { baseUrl, needsKey, kinds, ...facts } = PROVIDER_FACTS[name]
      return { name, base_url: baseUrl, needs_key: needsKey, kinds: [...kinds], text_model: 'textModel' in facts ? facts.textModel : null }
    }),
    warnings: [
      ...(hasOpenSpending(settings, inUse) ? (['open_signups'] as const) : []),
      ...(settings.authSecret === null && settings.role !== 'all' ? (['no_shared_key'] as const) : []),
    ],
  }
}

/** Those of the settings; the language model is one of its own, or is reached by the key of one that also makes media. */
function describeSettings({ connections, languageModel }: Settings): Described[] {
  const described = connections.map(describeSetting)
  if (languageModel === null) return described
  const { name, model } = languageModel
  if (!described.some(({ id }) => id === name)) return [...described, describeLanguageModel(languageModel)]
  return described.map((each) => (each.id === name ? { ...each, kinds: [...each.kinds, 'text'], text_model: model } : each))
}

const describeLanguageModel = ({ name, api, baseUrl, apiKey, model }: LanguageModelConnection): Described => ({
  ...describeSetting({ name, provider: api, baseUrl, apiKey, kinds: [], model: null }),
  kinds: ['text'],
  text_model: model,
})

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
  text_model: null,
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
  text_model: row.model === null && row.kinds.includes('text') ? textModelOf(row) : null,
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
