import type { CatalogueRow } from './catalogue-row.ts'

/** The row with one voice of the provider for every picked one. */
export function withVoice(row: CatalogueRow, voice: string): CatalogueRow {
  const { voice: field } = row.send
  if (!field) return row
  return { ...row, send: { ...row.send, voice: { ...field, values: {} } }, fixed: { ...row.fixed, [field.to]: voice } }
}

/** What people call the provider's voice that speaks for a picked one; null where the provider decides. */
export function providerVoiceName({ send: { voice: field }, fixed }: CatalogueRow, picked: string): string | null {
  if (!field) return null
  const voice = (field.values ? field.values[picked] : picked) ?? fixed[field.to]
  return typeof voice === 'string' ? (field.names?.[voice] ?? voice) : null
}
