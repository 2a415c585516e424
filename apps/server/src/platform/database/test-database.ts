import { createHash, randomBytes } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'
import { type DatabaseConnection, connectDatabase } from './client.ts'
import { migrateDatabase, migrationsFolder } from './migrate.ts'
import { testServer } from './test-server.ts'

/** A migrated test database; `drop` closes the pool and deletes it. */
export type TestDatabase = Pick<DatabaseConnection, 'url' | 'db' | 'pool'> & { drop(): Promise<void> }

const templateLock = 7_203_544_119

/** Creates a migrated database on a real Postgres by cloning a template, which is migrated once per set of migrations. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const name = `test_${process.pid}_${randomBytes(6).toString('hex')}`
  const server = await testServer()
  await asAdmin(async (client) => {
    const template = await ensureTemplate(client, server.urlOf)
    await client.query(`create database ${name} template ${template}`)
  })
  const connection = connectDatabase(server.urlOf(name))
  const drop = async () => {
    await connection.close()
    await asAdmin((client) => client.query(`drop database if exists ${name} with (force)`))
  }
  return { url: connection.url, db: connection.db, pool: connection.pool, drop }
}

async function asAdmin<T>(work: (client: Client) => Promise<T>): Promise<T> {
  const server = await testServer()
  const client = new Client({ connectionString: server.urlOf('postgres') })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

async function ensureTemplate(client: Client, urlOf: (database: string) => string): Promise<string> {
  const name = `template_${migrationsHash()}`
  await client.query('select pg_advisory_lock($1)', [templateLock])
  const existing = await client.query('select datname from pg_database where datname = $1', [name])
  if (existing.rowCount === 0) {
    await dropLeftovers(client)
    const partial = `${name}_partial`
    await client.query(`drop database if exists ${partial} with (force)`)
    await client.query(`create database ${partial}`)
    await migrateDatabase(urlOf(partial), '0.0.1')
    await client.query(`alter database ${partial} rename to ${name}`)
  }
  await client.query('select pg_advisory_unlock($1)', [templateLock])
  return name
}

/** Deletes databases of test processes that were killed, and templates of older migrations. */
async function dropLeftovers(client: Client): Promise<void> {
  const existing = await client.query<{ datname: string }>(`select datname from pg_database where datname ~ '^(test|template)_[0-9a-f]+'`)
  for (const { datname } of existing.rows) {
    const pid = /^test_(\d+)_/.exec(datname)?.[1]
    if (pid === undefined || !isAlive(Number(pid))) await client.query(`drop database if exists "${datname}" with (force)`)
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

function migrationsHash(): string {
  const hash = createHash('sha256')
  for (const folder of readdirSync(migrationsFolder).sort())
    hash.update(folder).update(readFileSync(join(migrationsFolder, folder, 'migration.sql')))
  return hash.digest('hex').slice(0, 16)
}
