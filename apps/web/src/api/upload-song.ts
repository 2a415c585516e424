import { ORPCError } from '@orpc/client'
import { decodeErrorBody } from './error.ts'

export type UploadedSong = { readonly url: string; /** In seconds; 0 where the file does not say. */ readonly duration: number }

/** A song as the creation forms take it, up to 50 MB. Throws what the server says. Source: CD-57. */
export async function uploadSong(file: File): Promise<UploadedSong> {
  const body = new FormData()
  body.set('file', file)
  const answer = await fetch('/api/media/upload?for=song', { method: 'POST', body, credentials: 'same-origin' })
  const read: unknown = await answer.json().catch(() => null)
  if (!answer.ok) {
    const { code, message, data } = decodeErrorBody(read, answer.status)
    throw new ORPCError(code, { status: answer.status, message, data })
  }
  const { url, metadata } = read as { url: string; metadata?: { duration?: number } }
  return { url, duration: metadata?.duration ?? 0 }
}
