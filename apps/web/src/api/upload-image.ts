import { decodeErrorBody } from './error.ts'

/** Where an uploaded picture is from now on. Throws `Error` with the server's sentence, or the form's own where there was no answer. Source: C-301, C-343. */
export async function uploadImage(file: File, failed: string): Promise<string> {
  const body = new FormData()
  body.set('file', file)
  const answer = await fetch('/api/media/upload_image', { method: 'POST', body, credentials: 'same-origin' })
  const read: unknown = await answer.json().catch(() => null)
  if (!answer.ok) throw new Error(read === null ? failed : decodeErrorBody(read, answer.status).message)
  const url = (read as { imageUrl?: unknown } | null)?.imageUrl
  if (typeof url !== 'string' || url === '') throw new Error(failed)
  return url
}
