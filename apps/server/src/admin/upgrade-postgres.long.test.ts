import { execFileSync } from 'node:child_process'
import { appendFileSync, chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { expect, test } from 'vitest'
import { connectDatabase } from '../platform/database/client.ts'
import { migrateDatabase } from '../platform/database/migrate.ts'
import { postgresAccount } from '../platform/postgres/account.ts'
import { binariesIn } from '../platform/postgres/binaries.ts'
import { configure } from '../platform/postgres/cluster.ts'
import { createDatabase, socketUrl, startEmbeddedPostgres } from '../platform/postgres/embedded.ts'
import { prepareFolders } from '../platform/postgres/folders.ts'
import { type PostgresServer, programOptions, startServer, stopServer } from '../platform/postgres/postmaster.ts'
import { upgradePostgres } from './upgrade-postgres.ts'

/** Folders of earlier major versions: those of Debian, and one in OLD_POSTGRES with `bin`, as of an earlier package. */
function oldPrograms(): string[] {
  const debian = existsSync('/usr/lib/postgresql')
    ? readdirSync('/usr/lib/postgresql').map((name) => join('/usr/lib/postgresql', name))
    : []
  return [...debian, process.env.OLD_POSTGRES ?? ''].filter((folder) => existsSync(join(folder, 'bin', 'initdb')))
}

const versionOf = (programs: string): string =>
  execFileSync(join(programs, 'bin', 'pg_ctl'), ['--version'], { encoding: 'utf8' })
    .replace(/^.*\) /, '')
    .trim()

// Needs an earlier Postgres: `apt-get install postgresql`.
test.runIf(oldPrograms().length > 0).each(oldPrograms())(
  'the cluster of an earlier Postgres in %s is upgraded with all rows',
  async (programs) => {
    const folder = mkdtempSync(join(tmpdir(), 'fablecut-upgrade-'))
    chmodSync(folder, 0o755)
    const account = postgresAccount()
    const server: PostgresServer = {
      account,
      folders: prepareFolders(folder, account),
      binaries: binariesIn(programs, versionOf(programs)),
    }
    const { cluster, sockets } = server.folders
    try {
      const flags = ['-U', 'fablecut', '-A', 'trust', '--encoding=UTF8', '--locale=C']
      execFileSync(server.binaries.initdb, ['-D', cluster, ...flags], { ...programOptions(server), stdio: 'ignore' })
      appendFileSync(join(cluster, 'postgresql.conf'), `\ninclude_if_exists = 'fablecut.conf'\n`)
      configure(server)
      await startServer(server)
      await createDatabase(socketUrl(sockets, 'postgres'), 'fablecut')
      const url = socketUrl(sockets, 'fablecut')
      await migrateDatabase(url, '0.0.1')
      const { pool, close } = connectDatabase(url)
      await pool.query(
        `INSERT INTO "user" (id, name, email, username) SELECT 'u' || n, 'Zoë ' || n, n || '@films.test', 'u' || n FROM generate_series(1, 5000) n`,
      )
      await close()
      await stopServer(server)
      await expect(startEmbeddedPostgres({ folder })).rejects.toThrow(`made by Postgres ${server.binaries.major}, `)
      const printed = await upgradePostgres(programs, { databaseUrl: null, dataFolder: folder })
      expect(printed).toContain(`was upgraded from Postgres ${server.binaries.major} to 18`)
      const postgres = await startEmbeddedPostgres({ folder })
      await migrateDatabase(postgres.url, '0.0.1')
      const client = new Client({ connectionString: postgres.url })
      await client.connect()
      expect((await client.query(`SELECT count(*)::int AS users, max(name) AS last FROM "user"`)).rows).toEqual([
        { users: 5000, last: 'Zoë 999' },
      ])
      await client.end()
      await postgres.stop()
    } finally {
      await stopServer(server)
      rmSync(folder, { recursive: true, force: true })
    }
  },
  120_000,
)
