import { type AnyContractProcedure, type AnyContractRouter, isContractProcedure } from '@orpc/contract'
import { contract } from './contract.ts'
import type { OperationMeta, OperationRoute } from './operation.ts'

/** Names of the contract's operations, e.g. `media.albums.list`. */
export type OperationName = Names<typeof contract>

type Names<T> = { [K in keyof T & string]: T[K] extends { '~orpc': unknown } ? K : `${K}.${Names<T[K]>}` }[keyof T & string]

export type ListedOperation = OperationRoute & { readonly name: OperationName; readonly hasInput: boolean }

/** All operations in order of the contract. */
export const listOperations = (): ListedOperation[] => namedProcedures(contract, []).map(toListed)

function namedProcedures(router: AnyContractRouter, path: readonly string[]): [string, AnyContractProcedure][] {
  if (isContractProcedure(router)) return [[path.join('.'), router]]
  return Object.entries(router).flatMap(([key, inner]) => namedProcedures(inner, [...path, key]))
}

const toListed = ([name, { '~orpc': procedure }]: [string, AnyContractProcedure]): ListedOperation => ({
  ...(procedure.route as Omit<OperationRoute, keyof OperationMeta>),
  ...(procedure.meta as OperationMeta),
  name: name as OperationName,
  hasInput: procedure.inputSchema !== undefined,
})
