import { statfs } from 'node:fs/promises'
import { sql } from 'drizzle-orm'
import type { Database } from '../platform/database/client.ts'
import { findFfmpegProblem } from '../platform/ffmpeg/check.ts'
import type { Settings } from '../platform/settings.ts'
import { productVersion } from '../platform/version.ts'

type Counts = { postgres: string; size: string; accounts: string; stories: string; running: string; workers: string }

/** Diagnostic facts for operators, one line each, without secrets. */
export async function doctorLines(db: Database, settings: Settings): Promise<string[]> {
  const { bavail, bsize } = await statfs(settings.dataFolder)
  const { rows } = await db.execute<Counts>(sql`
    SELECT current_setting('server_version') AS postgres, pg_size_pretty(pg_database_size(current_database())) AS size,
           (SELECT count(*) FROM "user") AS accounts, (SELECT count(*) FROM story WHERE deleted_at IS NULL) AS stories,
           (SELECT count(*) FROM run WHERE status = 'RUN_RUNNING') AS running,
           (SELECT count(*) FROM lease WHERE expires_at > now()) AS workers`)
  const { postgres, size, accounts, stories, running, workers } = rows[0]!
  return [
    `Fablecut ${productVersion}, Node ${process.versions.node}, ${process.platform}-${process.arch}`,
    `Data folder: ${settings.dataFolder}, ${(Number(bavail * bsize) / 1024 ** 3).toFixed(1)} GB free`,
    `Postgres ${postgres}${settings.databaseUrl ? '' : ' (embedded)'}, ${size}`,
    `ffmpeg: ${(await findFfmpegProblem()) ?? 'works'}`,
    `${accounts} accounts, ${stories} stories, ${running} runs unfinished, ${workers} workers alive`,
  ]
}
