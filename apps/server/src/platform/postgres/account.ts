import { readFileSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

/** The system account that Postgres runs as; undefined: the current one. */
export type Account = { uid: number; gid: number } | undefined

/** Postgres refuses to run as root; root starts it as `postgres`, otherwise as `nobody`. */
export function postgresAccount(): Account {
  if (process.getuid?.() !== 0) return undefined
  const accounts = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
  const account = accounts.find(([name]) => name === 'postgres') ?? accounts.find(([name]) => name === 'nobody')
  if (!account)
    throw new Error(
      'Postgres may not run as root, and this system has neither a `postgres` nor a `nobody` account. Start Fablecut as another user.',
    )
  return { uid: Number(account[2]), gid: Number(account[3]) }
}

/** Whether every system account can reach this existing folder. */
export function isReachableByAnyone(folder: string): boolean {
  if ((statSync(folder).mode & 0o001) === 0) return false
  const parent = dirname(folder)
  return parent === folder || isReachableByAnyone(parent)
}
