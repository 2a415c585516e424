import { ORPCError } from '@orpc/client'
import { decodeErrorBody } from './error.ts'

/** Sends a file as the field `file`, after other `fields`, and answers the JSON that comes back; null where it is none. Throws what the server says, or `failed` where it says nothing. */
export async function postFile(
  path: string,
  file: File,
  failed: string,
  fields: Readonly<Record<string, string>> = {},
): Promise<Readonly<Record<string, unknown>> | null> {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.set(name, value)
  body.set('file', file)
  const answer = await fetch(path, { method: 'POST', body, credentials: 'same-origin' })
  const read = (await answer.json().catch(() => null)) as Readonly<Record<string, unknown>> | null
  if (answer.ok) return read
  if (read === null) throw new Error(failed)
  const { code, message, data } = decodeErrorBody(read, answer.status)
  throw new ORPCError(code, { status: answer.status, message, data })
}
