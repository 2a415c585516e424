import { AppError } from '@fablecut/contracts/errors/app-error'
import { and, eq, isNull } from 'drizzle-orm'
import type pg from 'pg'
import type { OpenTransaction } from '../platform/database/transaction.ts'
import { providerConnection } from '../platform/database/provider-schema.ts'
import type { SecretKeySource } from '../platform/secrets/secret-keys.ts'
import { requireKinds, requireModel, requireProvider, requireTextModel } from './connection-input.ts'
import { changeProviders } from './providers-version.ts'
import { toKeyColumns } from './store-key.ts'
import type { ConnectionRow } from './stored-connections.ts'

/** What is undefined stays. */
type ConnectionChange = {
  readonly label?: string | undefined
  readonly key?: string | undefined
  readonly kinds?: readonly string[] | undefined
  readonly model?: string | undefined
  /** Null: that of the release. */
  readonly textModel?: string | null | undefined
  readonly concurrency?: number | null | undefined
  readonly dailyBudgetUsd?: number | null | undefined
}

/** Throws NOT_FOUND for a connection that staff did not add or have removed, INVALID_INPUT for a wrong field, CONFLICT where keys cannot be stored. */
export async function changeConnection(
  { pool, keySource }: { pool: pg.Pool; keySource: SecretKeySource },
  id: string,
  change: ConnectionChange,
): Promise<void> {
  const keyColumns = change.key === undefined ? {} : await toKeyColumns(keySource, id, change.key)
  await changeProviders(pool, async (tx) => {
    const { provider: name, baseUrl, model, ...stored } = await requireConnection(tx, id)
    const provider = requireProvider(name)
    const kinds = change.kinds === undefined ? stored.kinds : requireKinds(provider, change.kinds)
    const textModel = change.textModel === undefined && kinds.includes('text') ? stored.textModel : change.textModel
    await tx.db
      .update(providerConnection)
      .set({
        ...keyColumns,
        ...(change.label !== undefined && { label: change.label }),
        kinds,
        model: requireModel(provider, baseUrl, change.model ?? model ?? undefined),
        textModel: requireTextModel({ provider, baseUrl, kinds }, textModel ?? undefined),
        ...(change.concurrency !== undefined && { concurrency: change.concurrency }),
        ...(change.dailyBudgetUsd !== undefined && { dailyBudgetUsd: change.dailyBudgetUsd }),
        updatedAt: new Date(),
      })
      .where(eq(providerConnection.id, id))
  })
}

async function requireConnection({ db }: OpenTransaction, id: string): Promise<ConnectionRow> {
  const [row] = await db
    .select()
    .from(providerConnection)
    .where(and(eq(providerConnection.id, id), isNull(providerConnection.removedAt)))
    .for('update')
  if (!row) throw new AppError('NOT_FOUND')
  return row
}
