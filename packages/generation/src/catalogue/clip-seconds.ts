import type { CatalogueRow } from './catalogue-row.ts'

type Duration = Pick<NonNullable<CatalogueRow['send']['seconds']>, 'steps' | 'least' | 'most'>

/** The shortest duration that the row offers and that is not below `wanted`; the longest where all are below. */
export function secondsOf({ steps, least = 0, most = Infinity }: Duration, wanted: number): number {
  if (steps === undefined) return Math.min(most, Math.max(least, wanted))
  const ascending = steps.toSorted((a, b) => a - b)
  return ascending.find((step) => step >= wanted - 1e-6) ?? ascending.at(-1) ?? wanted
}
