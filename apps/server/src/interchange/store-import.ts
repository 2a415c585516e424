import type pg from 'pg'
import type { KeyedRequest } from '../platform/database/with-idempotency-key.ts'
import { withIdempotencyKey } from '../platform/database/with-idempotency-key.ts'
import { inTransaction, type OpenTransaction } from '../platform/database/transaction.ts'
import type { ImportedStory, ImportServices } from './import-request.ts'
import type { StagedFile } from './stage-files.ts'

/** `insert`: writes all rows and checks the document as an editor would, with the same ids whenever it is called. */
export type Import = {
  readonly key: KeyedRequest
  readonly staged: ReadonlyMap<string, StagedFile>
  readonly insert: (tx: OpenTransaction) => Promise<ImportedStory>
}

/**
 * Stores the files of an import and creates its story. The rows are first written and taken back, so that a refusal leaves no file: files are not
 * stored within a transaction, which would wait for all of them.
 */
export async function storeImport(
  { pool, storage }: Pick<ImportServices, 'pool' | 'storage'>,
  { key, staged, insert }: Import,
): Promise<ImportedStory> {
  await checkInsert(pool, insert)
  for (const { temporaryPath } of staged.values()) await storage.putFile(temporaryPath)
  return withIdempotencyKey(pool, key, insert)
}

class TakenBack extends Error {}

async function checkInsert(pool: pg.Pool, insert: Import['insert']): Promise<void> {
  try {
    await inTransaction(pool, async (tx) => {
      await insert(tx)
      throw new TakenBack()
    })
  } catch (error) {
    if (!(error instanceof TakenBack)) throw error
  }
}
