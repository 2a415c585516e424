import { contract } from '@fablecut/contracts/contract'
import { OpenAPIGenerator } from '@orpc/openapi'
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4'
import { productVersion } from '../../platform/version.ts'

let description: Promise<object> | undefined

/** The API's description as OpenAPI 3.1, made from the contract when first asked for. */
export function openApiDescription(): Promise<object> {
  const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] })
  description ??= generator.generate(contract, { info: { title: 'Fablecut', version: productVersion }, servers: [{ url: '/api' }] })
  return description
}
