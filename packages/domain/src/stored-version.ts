import { ok, refuse, type Result } from './result.ts'

/** Written by a later release than this one, which can't read it. */
export type NewerVersion = { readonly code: 'newer_version'; readonly version: number; readonly known: number }

/** Turns a stored document of one version into the next; the first of a list takes version 1 to version 2. It reads anything, as what is stored may be broken. */
export type Migration = (document: unknown) => unknown

/**
 * A stored document of any version up to today's, which is one more than there are migrations, in today's form. It is not checked: each kind of document
 * has its own schema. `version` counts from 1; absent for documents from before versions were written: 1.
 */
export function upgrade(document: unknown, version: unknown, migrations: readonly Migration[]): Result<unknown, NewerVersion> {
  const from = typeof version === 'number' && version >= 1 ? Math.trunc(version) : 1
  const known = migrations.length + 1
  if (from > known) return refuse({ code: 'newer_version', version: from, known })
  return ok(migrations.slice(from - 1).reduce((before, migrate) => migrate(before), document))
}

/** A record with some keys spelled anew; what is no record, and keys that are not listed, stay as they are. */
export function renameKeys(value: unknown, names: Readonly<Record<string, string>>): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, field]) => [Object.hasOwn(names, key) ? names[key] : key, field]))
}
