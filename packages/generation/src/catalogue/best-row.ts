import type { MediaRequest } from '../requests/media-request.ts'
import type { CatalogueRow } from './catalogue-row.ts'

const INPUTS = ['image', 'endImage', 'references', 'audio', 'video'] as const
type Input = (typeof INPUTS)[number]

/**
 * The one of `rows` that is to make `request`: it makes its mode, is given every input that it requires and can send as many of the given ones as any; of
 * equal ones the first. Undefined if none can. One model has several rows where the provider has an endpoint for each kind of input.
 */
export function bestRow(rows: readonly CatalogueRow[], request: MediaRequest): CatalogueRow | undefined {
  const able = rows.filter((row) => makesMode(row, request) && missingInputs(row, request).length === 0)
  return able.toSorted((a, b) => unsentInputs(a, request) - unsentInputs(b, request))[0]
}

const makesMode = ({ modes }: CatalogueRow, { mode }: MediaRequest): boolean => !modes || mode === undefined || modes.includes(mode)

/** Inputs that the row requires and the request has not. */
export const missingInputs = ({ send }: CatalogueRow, request: MediaRequest): Input[] =>
  INPUTS.filter((name) => send[name]?.required === true && !isGiven(request, name))

const unsentInputs = ({ send }: CatalogueRow, request: MediaRequest): number =>
  INPUTS.filter((name) => isGiven(request, name) && send[name] === undefined).length

function isGiven(request: MediaRequest, name: Input): boolean {
  const value = request[name]
  return Array.isArray(value) ? value.length > 0 : value !== undefined
}
