import { mediaIdOf } from '../media/require-own-media-urls.ts'
import { withOwnIds } from '../stories/with-own-ids.ts'
import type { NewIds } from './imported-rows.ts'

/** The inputs of an imported story: files that came with it have their new ids, URLs of others are null. */
export const importedInputs = (inputs: Readonly<Record<string, unknown>>, ids: NewIds): Record<string, unknown> =>
  withoutForeignFiles(withOwnIds(inputs, ids), new Set(ids.values())) as Record<string, unknown>

function withoutForeignFiles(value: unknown, own: ReadonlySet<string>): unknown {
  if (typeof value === 'string') {
    const id = mediaIdOf(value)
    return id === null || own.has(id) ? value : null
  }
  if (Array.isArray(value)) return value.map((entry) => withoutForeignFiles(entry, own))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, withoutForeignFiles(entry, own)]))
}
