import { statfs } from 'node:fs/promises'
import { sql } from 'drizzle-orm'
import { describeBackups } from './describe-backups.ts'
import type { Database } from '../platform/database/client.ts'
import { findFfmpegProblem } from '../platform/ffmpeg/check.ts'
import type { S3Settings } from '../platform/storage/s3/s3-settings.ts'
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
    ...(settings.s3 ? [await bucketLine(settings.s3)] : []),
    `Postgres ${postgres}${settings.databaseUrl ? '' : ' (embedded)'}, ${size}`,
    ...(await describeBackups(db, settings, Date.now())),
    `ffmpeg: ${(await findFfmpegProblem()) ?? 'works'}`,
    `${accounts} accounts, ${stories} stories, ${running} runs unfinished, ${workers} workers alive`,
  ]
}

async function bucketLine(settings: S3Settings): Promise<string> {
  const { findBucketProblem } = await import('../platform/storage/s3/check-bucket.ts')
  const problem = await findBucketProblem(settings)
  return `Bucket: ${settings.bucket} at ${settings.endpoint ?? `Amazon S3, ${settings.region}`}: ${problem?.detail ?? 'works'}`
}
