import { createHash } from 'node:crypto'
import { chmodSync, chownSync, existsSync, lstatSync, mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { tmpdir } from 'node:os'
import { type Account, isReachableByAnyone } from './account.ts'

/** The folders of an embedded Postgres. `moved`: it could not use the requested folder. */
export type PostgresFolders = { folder: string; cluster: string; sockets: string; log: string; moved: boolean }

/** The longest socket path that both Linux (107) and macOS (103) accept, minus `/.s.PGSQL.5432.lock`. */
const longestSocketFolder = 103 - '/.s.PGSQL.5432.lock'.length

/**
 * Creates the folders of an embedded Postgres in `preferredFolder`. If Postgres runs as another account that can't reach it, it uses a system folder
 * instead, the same one for the same `preferredFolder`.
 */
export function prepareFolders(preferredFolder: string, account: Account, systemFolder = defaultSystemFolder()): PostgresFolders {
  const preferred = resolve(preferredFolder)
  mkdirSync(preferred, { recursive: true, mode: 0o755 })
  const moved = account !== undefined && !isReachableByAnyone(preferred)
  const parent = moved ? join(systemFolder, fingerprint(preferred)) : preferred
  mkdirSync(parent, { recursive: true, mode: 0o755 })
  const folder = makePrivate(join(parent, 'postgres'), account)
  const sockets = makePrivate(socketFolder(folder), account)
  return { folder, cluster: join(folder, 'cluster'), sockets, log: join(folder, 'server.log'), moved }
}

/** A folder that every account can reach, used only when the requested one can't be. */
export function defaultSystemFolder(): string {
  return join(existsSync('/var/lib') ? '/var/lib' : tmpdir(), 'fablecut')
}

function socketFolder(folder: string): string {
  const inside = join(folder, 'run')
  return inside.length <= longestSocketFolder ? inside : join('/tmp', `fablecut-${fingerprint(folder)}`)
}

function fingerprint(path: string): string {
  return createHash('sha256').update(path).digest('hex').slice(0, 12)
}

function makePrivate(folder: string, account: Account): string {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const owner = lstatSync(folder)
  const expected = account?.uid ?? process.getuid?.()
  // Someone else could have created this folder in /tmp: only root may take ownership.
  if (!owner.isDirectory() || (process.getuid?.() !== 0 && owner.uid !== expected)) throw new Error(`${folder} belongs to another account.`)
  if (account) chownSync(folder, account.uid, account.gid)
  chmodSync(folder, 0o700)
  return folder
}
