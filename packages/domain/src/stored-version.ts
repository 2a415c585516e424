import { ok, refuse, type Result } from './result.ts'

/** Thrown for a document of a later release. */
export type NewerVersionRefusal = { readonly code: 'newer_version'; readonly version: number; readonly known: number }

/**
 * Migrates a stored document of one version to the next; the first of a list migrates version 1 to 2. Accepts anything, as stored documents
 * may be invalid.
 */
export type Migration = (document: unknown) => unknown

/**
 * Migrates a stored document to the current version (one more than there are migrations) without validating it. `version` counts from 1;
 * absent: 1, for documents stored without one.
 */
export function migrateDocument(
  document: unknown,
  version: unknown,
  migrations: readonly Migration[],
): Result<unknown, NewerVersionRefusal> {
  const from = typeof version === 'number' && version >= 1 ? Math.trunc(version) : 1
  const known = migrations.length + 1
  if (from > known) return refuse({ code: 'newer_version', version: from, known })
  return ok(migrations.slice(from - 1).reduce((before, migrate) => migrate(before), document))
}

/** Renames keys of a record; other keys, and other values, are unchanged. */
export function renameKeys(value: unknown, names: Readonly<Record<string, string>>): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, field]) => [Object.hasOwn(names, key) ? names[key] : key, field]))
}
