import { ORPCError } from '@orpc/client'
import { decodeErrorBody } from './error.ts'

/** Uploads a file as multipart field `file`, after `fields`. Returns the JSON response, or null. Throws the server's message, or `failed`. */
export async function postFile(
  path: string,
  file: File,
  failed: string,
  fields: Readonly<Record<string, string>> = {},
): Promise<Readonly<Record<string, unknown>> | null> {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.set(name, value)
  body.set('file', file)
  const response = await fetch(path, { method: 'POST', body, credentials: 'same-origin' })
  const read = (await response.json().catch(() => null)) as Readonly<Record<string, unknown>> | null
  if (response.ok) return read
  if (read === null) throw new Error(failed)
  const { code, message, data } = decodeErrorBody(read, response.status)
  throw new ORPCError(code, { status: response.status, message, data })
}
