import type { Access } from '@fablecut/contracts/access'
import { contract } from '@fablecut/contracts/contract'
import { ERRORS, type ErrorCode } from '@fablecut/contracts/errors/codes'
import { type ListedOperation, listOperations } from '@fablecut/contracts/list-operations'
import { type OpenAPI, OpenAPIGenerator } from '@orpc/openapi'
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4'
import { productVersion } from '../../platform/version.ts'

let description: Promise<OpenAPI.Document> | undefined

/** The OpenAPI 3.1 description, generated from the contract at first use. */
export function openApiDescription(): Promise<OpenAPI.Document> {
  description ??= describeApi()
  return description
}

async function describeApi(): Promise<OpenAPI.Document> {
  const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] })
  const document = await generator.generate(contract, { info: { title: 'Fablecut', version: productVersion }, servers: [{ url: '/api' }] })
  for (const operation of listOperations()) {
    const described = document.paths?.[operation.path]?.[operation.method.toLowerCase() as 'get']
    if (!described) throw new Error(`${operation.name} is not in the API's description`)
    Object.assign((described.responses ??= {}), errorResponses(operation))
  }
  return { ...document, components: { ...document.components, schemas: { ...document.components?.schemas, Error: ERROR } } }
}

/** Body of error responses. */
const ERROR: OpenAPI.SchemaObject = {
  type: 'object',
  required: ['code', 'message', 'data'],
  properties: {
    code: { type: 'string', enum: Object.keys(ERRORS) },
    message: { type: 'string', description: 'For people' },
    data: { type: 'object', description: 'Depends on the code; `fields` names bad input by its path', additionalProperties: true },
  },
}
const content = { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } }

/** Error codes implied by the access of an operation. */
const ERRORS_OF_ACCESS: Readonly<Record<Access, readonly ErrorCode[]>> = {
  anyone: [],
  session: ['UNAUTHORIZED'],
  owner: ['UNAUTHORIZED', 'NOT_FOUND'],
  maker: ['UNAUTHORIZED', 'FORBIDDEN'],
  'team owner': ['UNAUTHORIZED', 'FORBIDDEN', 'NOT_FOUND'],
  reader: ['STORY_NOT_FOUND'],
  'signed-in reader': ['UNAUTHORIZED', 'STORY_NOT_FOUND'],
  creator: ['UNAUTHORIZED', 'FORBIDDEN', 'STORY_NOT_FOUND'],
  staff: ['UNAUTHORIZED', 'FORBIDDEN'],
}

function errorResponses({ access, errors, hasInput }: ListedOperation): Record<string, OpenAPI.ResponseObject> {
  const codes: ErrorCode[] = [...ERRORS_OF_ACCESS[access], ...(hasInput ? (['INVALID_INPUT'] as const) : []), ...errors]
  const byStatus = Map.groupBy(new Set(codes), (code) => ERRORS[code].status)
  const responses = [...byStatus].map(([status, ofStatus]) => [
    String(status),
    { description: ofStatus.map((code) => `\`${code}\`: ${ERRORS[code].message}`).join('\n\n'), content },
  ])
  return { ...Object.fromEntries(responses), default: { description: 'Any other error', content } }
}
