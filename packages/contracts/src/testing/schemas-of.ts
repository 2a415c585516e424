import type { z } from 'zod'
import { contract } from '../contract.ts'
import type { OperationName } from '../list-operations.ts'

/** Schemas of an operation's input and response. */
export const schemasOf = (name: OperationName) => {
  const operation = name.split('.').reduce<unknown>((group, key) => (group as Record<string, unknown>)[key], contract)
  return (operation as { '~orpc': { inputSchema?: z.ZodType; outputSchema?: z.ZodType } })['~orpc']
}

/** Whether the response of an operation fits its schema. */
export const isValidResponse = (name: OperationName, output: unknown) => schemasOf(name).outputSchema?.safeParse(output).success
