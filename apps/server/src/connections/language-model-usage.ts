import type { LanguageModelConnection } from '@fablecut/providers/model-connection/connection'
import { sql } from 'drizzle-orm'
import type { Database } from '../platform/database/client.ts'
import type { Log } from '../platform/logging/log.ts'

/** Counts requests to language models by the day (UTC) and stores their last error. What cannot be recorded is logged: the answer counts. */
export const recordLanguageModelUse =
  (db: Pick<Database, 'execute'>, log: Pick<Log, 'warn'>) =>
  ({ name }: LanguageModelConnection, problem: string | null): void =>
    void record(db, name, problem).catch((error: unknown) => log.warn('a request to the language model was not counted', { error }))

async function record(db: Pick<Database, 'execute'>, connection: string, problem: string | null): Promise<void> {
  const failed = problem === null ? 0 : 1
  await db.execute(sql`
    INSERT INTO language_model_usage AS usage (connection, day, calls, failed, last_error, last_error_at)
    VALUES (${connection}, (now() AT TIME ZONE 'UTC')::date, 1, ${failed}, ${problem}, CASE WHEN ${failed} = 1 THEN now() END)
    ON CONFLICT (connection) DO UPDATE SET
      day = excluded.day,
      calls = CASE WHEN usage.day = excluded.day THEN usage.calls ELSE 0 END + 1,
      failed = CASE WHEN usage.day = excluded.day THEN usage.failed ELSE 0 END + excluded.failed,
      last_error = coalesce(excluded.last_error, usage.last_error),
      last_error_at = coalesce(excluded.last_error_at, usage.last_error_at)`)
}
