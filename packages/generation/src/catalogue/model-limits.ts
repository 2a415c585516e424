import type { ModelLimits } from '@fablecut/domain/story/models/model-limits'
import type { CatalogueRow } from './catalogue-row.ts'

/** What can be picked of a model that has these rows at a provider, each for some of its inputs or modes. */
export function limitsOfRows(rows: readonly CatalogueRow[]): ModelLimits {
  const sends = rows.map(({ send }) => send)
  const resolutions = sends.map(({ resolution }) => resolution && Object.keys(resolution.values))
  return {
    qualities: distinct(sends.flatMap(({ quality }) => Object.keys(quality?.values ?? {}))),
    modes: distinct(rows.flatMap(({ modes = [], send }) => [...modes, ...Object.keys(send.mode?.values ?? {})])),
    resolutions: resolutions.includes(undefined) ? null : distinct(resolutions.flatMap((each) => each ?? [])),
    maxReferences: Math.max(0, ...sends.map(({ references }) => references?.max ?? 0)),
    takesEndFrame: sends.some(({ endImage }) => endImage !== undefined),
  }
}

const distinct = (values: readonly string[]): string[] => [...new Set(values)]
