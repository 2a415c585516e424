import { invalidField } from '@fablecut/contracts/errors/invalid-field'
import { PROVIDER_FACTS } from '@fablecut/generation/provider/provider-facts'
import type pg from 'pg'
import { providerConnection } from '../platform/database/provider-schema.ts'
import { newId } from '../platform/new-id.ts'
import type { SecretKeySource } from '../platform/secrets/secret-keys.ts'
import { requireAddresses, requireKinds, requireModel, requireProvider, requireTextModel } from './connection-input.ts'
import { changeProviders } from './providers-version.ts'
import { toKeyColumns } from './store-key.ts'

type NewConnection = {
  readonly provider: string
  readonly label: string
  readonly baseUrl?: string | undefined
  readonly key?: string | undefined
  readonly kinds: readonly string[]
  readonly model?: string | undefined
  readonly textModel?: string | undefined
  readonly concurrency?: number | null | undefined
  readonly dailyBudgetUsd?: number | null | undefined
}

/** Stores a connection with its key encrypted; returns its id. Throws INVALID_INPUT for a wrong field, CONFLICT where keys cannot be stored. */
export async function addConnection(
  { pool, keySource }: { pool: pg.Pool; keySource: SecretKeySource },
  given: NewConnection,
): Promise<string> {
  const id = newId()
  const provider = requireProvider(given.provider)
  const addresses = requireAddresses(provider, given.baseUrl)
  const kinds = requireKinds(provider, given.kinds)
  const model = requireModel(provider, addresses.baseUrl, given.model)
  const textModel = requireTextModel({ provider, baseUrl: addresses.baseUrl, kinds }, given.textModel)
  if (given.key === undefined && PROVIDER_FACTS[provider].needsKey && model === null)
    throw invalidField('key', 'Please enter the key of your account')
  const keyColumns = given.key === undefined ? {} : await toKeyColumns(keySource, id, given.key)
  await changeProviders(pool, ({ db }) =>
    db.insert(providerConnection).values({
      id,
      provider,
      label: given.label,
      ...addresses,
      ...keyColumns,
      kinds,
      model,
      textModel,
      concurrency: given.concurrency ?? null,
      dailyBudgetUsd: given.dailyBudgetUsd ?? null,
    }),
  )
  return id
}
