import { chmodSync, existsSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { migrateDatabase } from '../platform/database/migrate.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../platform/postgres/embedded.ts'
import { upgradePostgres } from './upgrade-postgres.ts'

const folder = mkdtempSync(join(tmpdir(), 'fablecut-upgrade-'))
const settings = { databaseUrl: null, dataFolder: folder }
const cluster = join(folder, 'postgres', 'cluster')
const startPostgres = () => startEmbeddedPostgres({ folder, keepsPrograms: true })

async function query({ url }: EmbeddedPostgres, sql: string) {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows
  } finally {
    await client.end()
  }
}

beforeAll(async () => {
  // Also when root runs Postgres as another account.
  chmodSync(folder, 0o755)
  const postgres = await startPostgres()
  await migrateDatabase(postgres.url, '0.0.1')
  await query(postgres, `INSERT INTO "user" (id, name, email, username) VALUES ('u1', 'Zoë', 'zoe@films.test', 'zoe')`)
  await query(
    postgres,
    `INSERT INTO analytics_event (user_id, name, properties, happened_at) VALUES ('u1', 'a', '{}', now()), ('u1', 'b', '{}', now())`,
  )
  await postgres.stop()
}, 60_000)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('a cluster of another major version is refused in words that name the command, and is left as it is', async () => {
  const versionFile = join(cluster, 'PG_VERSION')
  writeFileSync(versionFile, '9\n')
  await expect(startPostgres()).rejects.toThrow(/made by Postgres 9, .*`npm run admin -- upgrade-postgres`/)
  await expect(upgradePostgres('', settings)).rejects.toThrow(
    /programs of Postgres 9 are not here any more.*postgresql-9.*Nothing was changed/,
  )
  await expect(upgradePostgres('/nowhere', settings)).rejects.toThrow('In /nowhere there are no programs of Postgres 9')
  writeFileSync(versionFile, '99\n')
  await expect(startPostgres()).rejects.toThrow(/belongs to a newer Fablecut/)
  await expect(upgradePostgres('', settings)).rejects.toThrow('newer than the 18 of this Fablecut')
  writeFileSync(versionFile, '18\n')
  await expect(upgradePostgres('', settings)).rejects.toThrow('is one of Postgres 18 already')
  await expect(upgradePostgres('', { ...settings, databaseUrl: 'postgres://db' })).rejects.toThrow('upgrade it by its own means')
  expect(existsSync(join(folder, 'fablecut.pid'))).toBe(false)
})

test('an upgrade copies every row with the programs kept beside the cluster, and keeps the old cluster until told otherwise', async () => {
  const printed = await upgradePostgres('', settings, { evenIfCurrent: true })
  expect(printed).toMatch(/^The database was upgraded from Postgres 18 to 18: \d+ rows/)
  const [, kept = ''] = /is kept in (\S+);/.exec(printed)!
  expect(readdirSync(folder).filter((name) => name !== 'postgres')).toEqual([])
  const postgres = await startPostgres()
  expect(await query(postgres, 'SELECT name FROM "user"')).toEqual([{ name: 'Zoë' }])
  expect(
    await query(postgres, `INSERT INTO analytics_event (name, properties, happened_at) VALUES ('c', '{}', now()) RETURNING id::int`),
  ).toEqual([{ id: 3 }])
  await postgres.stop()
  expect(existsSync(join(kept, 'PG_VERSION'))).toBe(true)
  expect(await upgradePostgres('delete-old', settings)).toBe(`Deleted ${kept}.`)
  expect([existsSync(kept), existsSync(cluster)]).toEqual([false, true])
  expect(await upgradePostgres('delete-old', settings)).toBe('No old database is kept.')
})

test('an upgrade that was killed before the new cluster took its place is finished by the next start', async () => {
  renameSync(cluster, join(folder, 'postgres', 'cluster-upgraded'))
  const postgres = await startPostgres()
  expect(await query(postgres, 'SELECT name FROM "user"')).toEqual([{ name: 'Zoë' }])
  await postgres.stop()
})
